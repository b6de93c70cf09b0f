### What only the terminal says besides the game itself.

## Players

ui-who-bot = { $player } (robot)
ui-who-named = { $player } ({ $name })
ui-who-named-bot = { $player } ({ $name }, robot)

## The command line

ui-help-about = Emberhall: digitaalne laud lauamängude jaoks. Ilma käsuta avab laua brauseris.
ui-help-usage = Kasutamine:
ui-help-options = Valikud ja argumendid
ui-help-commands = Käsud
ui-help-help = Näita seda abi
ui-help-version = Näita versiooni
ui-help-lang = Keel: en, pl, de või et
ui-help-plain = Ilma joonise ja värvideta: kõik lausetena, ekraanilugeja jaoks
ui-help-play = Mängi terminalis: mitmekesi ühe klaviatuuri taga või robotite vastu. Ilma mängu nimeta küsib kõike.
ui-help-game = Mäng: { $known }
ui-help-players = Mängijate arv, 2 kuni 5; 1 Thunderstone’i soolovariandis [vaikimisi: 2]
ui-help-bots = Robotite arv (nad saavad viimased kohad), kohtade loend, näiteks 1,3 (ainult 2. koht: „2,“), või „all“
ui-help-level = Kui hästi robotid mängivad: random, spark, candle, torch, bonfire või blaze [vaikimisi: candle]
ui-help-names = Mängijate nimed järjekorras
ui-help-heroes = Karak 2: dealt (juhuslikult), draft (kordamööda valides) või loend, näiteks horan,taia [vaikimisi: dealt]
ui-help-friendly = Karak 2: mängi ilma katku ja viletsuseta
ui-help-components = Karak 2: võta mängu osade andmed sellest failist
ui-help-setup = Thunderstone: first (reegliraamatu esimene mäng), random (juhuslikult) või custom (koos valikutega --groups, --families ja --village) [vaikimisi: first]
ui-help-groups = Thunderstone: mitu koletiserühma juhus valib, 3 kuni 8, või loend, näiteks dragon,ooze,abyssal
ui-help-families = Thunderstone: neli kangelaste perekonda, näiteks elf,dwarf,feayn,amazon
ui-help-village = Thunderstone: kaheksa külakaarti, näiteks fireball,spear ja veel kuus
ui-help-solo = Thunderstone ühele mängijale: normal, warrior või nightmare
ui-help-seed = Seeme täringute ja segamiste, kuni tasemeni candle ka robotite jaoks
ui-help-load = Jätka salvestatud mängu
ui-help-save = Salvesta lõppenud mäng sellesse faili
ui-help-replay = Mängi mängufail uuesti läbi: näita logi ja kontrolli iga sammu.
ui-help-file = Mängufail
ui-help-verify = Kontrolli lõppenud mängu täringuid: kas seeme vastab lubadusele ja iga tulemus tuleneb sellest.
ui-help-rules = Loe mängude reegleid ja vaata, millised mängu osade andmed on oletatud.
ui-help-id = Reegel, näiteks K-BAT-6 või T-BAT-3, peatükk, näiteks BAT, või mäng

## Errors of the command line

ui-args-unknown = Tundmatu argument: „{ $found }“. Abi: emberhall --help
ui-args-missing = Puudub argument: { $found }. Abi: emberhall --help
ui-args-twice = „{ $found }“ on antud kaks korda.
ui-args-no-value = { $found } vajab väärtust. Abi: emberhall --help
ui-args-wrong = Käsurida ei saa lugeda: { $problem }
# Printed when an option has an old name, such as --most-turns for --max-turns.
ui-renamed = Hoiatus: { $old } kannab nüüd nime { $new }. Vana nimi töötab veel ainult selles väljaandes.
ui-unknown-game = Mängu „{ $found }“ siin ei ole. Saadaval: { $known }.
ui-unknown-hero = Kangelast „{ $found }“ ei ole. Kangelased on: { $known }.
ui-unknown-word = { $option }: tundmatu väärtus „{ $found }“. Võimalikud on: { $known }.
ui-option-of-another = Valik { $option } ei kehti mängus { $game }.
ui-setup-idle = Valikut { $option } ei saa kasutada koos valikuga --setup { $setup }.
ui-not-a-number = { $option } vajab täisarvu. „{ $found }“ ei ole täisarv.
ui-wrong-level = Taset „{ $found }“ ei ole. Saadaval: { $known }.
ui-wrong-bots = { $n ->
    [one] „{ $found }“ ei ütle, kus robotid mängivad. Laua ümber on { $n } koht. Kirjuta robotite arv, kohtade loend, näiteks 1,3, või „all“.
   *[other] „{ $found }“ ei ütle, kus robotid mängivad. Laua ümber on { $n } kohta. Kirjuta robotite arv, kohtade loend, näiteks 1,3, või „all“.
}
ui-wrong-names = Nimesid on liiga palju. Nimesid: { $found }, mängijaid: { $n }.
ui-load-has-setup = Salvestatud mäng on juba üles pandud: valikut { $option } ei saa kasutada koos valikuga --load.
ui-no-chance = Süsteem ei anna juhuslikke arve: { $problem }
ui-no-output = Väljastamine ebaõnnestus: { $problem }
ui-stuck = Mängus ei ole enam ühtegi valikut, kuid nii ei tohi juhtuda. Palun anna sellest teada koos salvestatud mänguga.

## Files

ui-file-not-found = Faili „{ $file }“ ei ole.
ui-file-no-permission = Sul ei ole õigust faili „{ $file }“ lugeda.
ui-file-is-folder = „{ $file }“ on kaust, mitte fail.
ui-file-not-text = „{ $file }“ ei ole tekstifail.
ui-file-unreadable = Faili „{ $file }“ ei saa lugeda: { $problem }
ui-file-broken = „{ $file }“: { $reason }
ui-save-no-name = Anna failile nimi: salvesta minu-mang.json
ui-save-not-ours = „{ $file }“ on juba olemas ega ole mängufail. See jääb muutmata; vali teine nimi.
ui-save-no-folder = Sellist kausta ei ole: „{ $file }“.
ui-save-no-permission = Sul ei ole õigust faili „{ $file }“ kirjutada.
ui-save-failed = Faili „{ $file }“ ei saa kirjutada: { $problem }
ui-saved = Mäng on salvestatud faili „{ $file }“.
ui-load-no-name = Milline fail? Kirjuta: laadi minu-mang.json
ui-loaded = { $n ->
    [one] „{ $file }“ on laaditud: { $n } samm.
   *[other] „{ $file }“ on laaditud: { $n } sammu.
}
ui-replay-unfinished = Mäng ei ole lõppenud.
ui-replay-checked = { $n ->
    [one] { $n } samm läbi mängitud; seis vastab failile.
   *[other] { $n } sammu läbi mängitud; iga seis vastab failile.
}
ui-replay-by-legality = { $n ->
    [one] { $n } samm läbi mängitud. Fail on vanemat versiooni: kontrolliti ainult, kas reeglid seda sammu lubavad.
   *[other] { $n } sammu läbi mängitud. Fail on vanemat versiooni: kontrolliti ainult, kas reeglid iga sammu lubavad.
}

## The start menu

ui-menu-language = Mis keeles?
ui-menu-game = Mida soovid mängida?
ui-menu-load = Jätka salvestatud mängu
ui-menu-file = Milline fail?
ui-menu-players = Mitu mängijat?
ui-menu-bots = Mitu neist on robotid? Nad saavad viimased kohad.
ui-menu-level = Kui hästi robotid mängivad?
ui-skill = { $name }: { $about }
ui-skill-random = Juhuslik
ui-skill-random-about = Mis tahes lubatud valik, kõik võrdselt tõenäolised.
ui-menu-names = { $n ->
    [one] Mis on sinu nimi? Enter: ilma nimeta.
   *[other] { $n } inimese nimed komadega eraldatult? Enter: ilma nimedeta.
}
ui-menu-heroes = Kuidas kangelased jagada?
ui-menu-heroes-dealt = Juhuslikult
ui-menu-heroes-draft = Mängijad valivad kordamööda
ui-menu-kind = Milline mäng?
ui-menu-full = Täielik mäng
ui-menu-friendly = Sõbralikum mäng, ilma katku ja viletsuseta
ui-menu-solo = Kui raske olgu soolovariant?
ui-menu-setup = Millised kaardid?
ui-menu-setup-first = Reegliraamatu esimese mängu omad
ui-menu-setup-random = Juhuslikult valitud
ui-menu-setup-custom = Enda valitud
ui-menu-groups = Mitu koletiserühma? Kui rühmi on üle 3, kestab mäng kauem.
ui-menu-own-groups = Millised koletiserühmad, vähemalt 3? Kirjuta nende numbrid komadega eraldatult.
ui-menu-own-families = Millised 4 kangelaste perekonda? Kirjuta nende numbrid komadega eraldatult.
ui-menu-own-village = Millised 8 külakaarti? Kirjuta nende numbrid komadega eraldatult.
ui-menu-several-wrong = { $exact ->
    [yes] Palun kirjuta { $least } erinevat numbrit vahemikus 1 kuni { $last }, komadega eraldatult.
   *[no] Palun kirjuta { $least } kuni { $most } erinevat numbrit vahemikus 1 kuni { $last }, komadega eraldatult.
}
ui-menu-prompt = { $least }–{ $most }, Enter: { $preset }
ui-menu-wrong = Palun kirjuta arv vahemikus { $least } kuni { $most }.

## At the table

ui-welcome-help = Kirjuta valiku number või „abi“.
ui-deck = { $n ->
    [0] pakk tühi
    [one] { $n } väli pakis
   *[other] { $n } välja pakis
}
ui-bag = { $n ->
    [0] kott tühi
    [one] { $n } žetoon kotis
   *[other] { $n } žetooni kotis
}
ui-pass = Nüüd on klaviatuuri taga: { $player }. Vajuta Enter, kui keegi teine ekraani ei näe.
ui-after-the-end = Mäng on läbi. Võid veel vaadata logi ja mängulauda, salvestada või lahkuda.

## The drawn map: at most 11 characters each

ui-map-farm = Talu
ui-map-forest = Mets
ui-map-farm-forest = Talu+mets
ui-map-farm-rock = Talu+kalju
ui-map-forest-rock = Mets+kalju
ui-map-big-farm = Suurtalu
ui-map-dense-forest = Põlismets
ui-map-giant-rock = Hiigelkalju
ui-map-castle = Karaki loss
ui-map-abyss = Põrgulik k.
ui-map-army = K{ $n }
ui-map-general = Kindral { $n }
ui-map-city = Linn { $sign }
ui-map-plague = Katk { $sign }
ui-map-legend = [ ] kelle mängukord · K3 koletised ründejõuga 3 · *2 maas olevad esemed · ? avastamata · topeltserv (║ // \\): kuristik
ui-map-cropped = … Kaart läheb edasi: „laud tervikuna“ näitab kogu kaarti.

## Cards: figures in few words. $text is a number with its sign.

ui-card-which = Milline kaart? Kirjuta selle nimi või valiku number: loe Tulekera, loe 3.
ui-card-unknown = Ühegi kaardi nimi ei ole „{ $found }“.
ui-card-none-there = Valik { $n } ei puuduta ühtegi kaarti.
ui-card-several = Sõnaga „{ $found }“ sobib mitu kaarti: { $cards }.

## The hall and the Village

ui-village-heading = Küla: hind ×alles, kangelased tasemete kaupa

## An attack explained

ui-explain-no-party = Ühtegi kätt ei ole avatud, seega ei ole rünnakut, mida selgitada.
ui-explain-rank = „{ $found }“ ei ole rida. Read on 1, 2 ja 3.
ui-explain-nobody = Seal ei ole ühtegi koletist.

## Lines of the log that say several things at once

ui-news-drew = { $player } võtab kaardid: { $cards }.
ui-news-drew-hidden = { $n ->
    [one] { $player } võtab { $n } kaardi.
   *[other] { $player } võtab { $n } kaarti.
}
ui-news-joined = { $player } võtab avatud kaartide juurde: { $cards }.
ui-news-groups = Koletiserühmad koobastikus: { $groups }.
ui-news-families = Kangelaste perekonnad külas: { $families }.
ui-news-village = Külas on müügil: { $cards }.
ui-news-stacks = Külas hävitatakse: { $cards }.

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

ui-command-choices = valikud
    .usage = valikud
    .help = näita küsimust uuesti (või lihtsalt Enter)
ui-command-why = miks
    .usage = miks [SÕNA]
    .help = mida praegu teha ei saa, miks ja millise reegli järgi
ui-command-undo = tagasi
    .usage = tagasi
    .help = võta oma viimane valik tagasi, kuni keegi ei ole midagi uut teada saanud
ui-command-log = logi
    .usage = logi [N]
    .help = mis on juhtunud: viimased 20 või N rida
ui-command-map = laud, kaart, maakaart, saal
    .usage = laud [tervikuna]
    .help = mängulaud; „laud tervikuna“ ei lõika seda akna järgi
ui-command-status = seis
    .usage = seis
    .help = mis kellelgi on ja kuidas kellelgi läheb
ui-command-hand = käsi, kasi
    .usage = käsi
    .help = see, mida näed ainult sina
ui-command-explain = selgita
    .usage = selgita [RIDA]
    .help = kuidas rünnak läheks, osade kaupa
ui-command-card = loe, kaart, kaarditekst
    .usage = loe [NIMI]
    .help = loe kaarti: nime järgi, valiku numbri järgi või oma kaarte
ui-command-rules = reeglid, reegel
    .usage = reeglid [ID]
    .help = üks reegel tunnuse järgi, peatükk (reeglid BAT) või kõigi loend
ui-command-save = salvesta
    .usage = salvesta FAIL
    .help = salvesta mäng
ui-command-load = laadi, lae
    .usage = laadi FAIL
    .help = jätka salvestatud mängu
ui-command-lang = keel
    .usage = keel en
    .help = vaheta keelt: en, pl, de, et
ui-command-help = abi
    .usage = abi
    .help = see loend
ui-command-quit = lahku, välju, valju
    .usage = lahku
    .help = lahku lauast; salvestamata mängu saab enne salvestada
ui-undone = Sinu viimane valik on tagasi võetud.
ui-undo-bot = Vahepeal on valinud robot. Tagasi saab võtta ainult viimase valiku.
ui-undo-learned = Pärast sinu viimast valikut on midagi varjatut nähtavale tulnud. Mida on nähtud, seda tagasi võtta ei saa.
ui-quit-save = Mäng ei ole salvestatud. Kirjuta failinimi, et see salvestada; Enter: lahku salvestamata; punkt: jää mängima.

## The rules reference

ui-rules-title = { $game }: reeglid
ui-rules-hint = Üks reegel: rules { $example }. Peatükk: rules BAT. Mängu ajal sobib ka sõna „reeglid“.
ui-figures-title = Mängu osade andmed. Trükitud: need on reeglites kirjas. Leitud: need on pärit avalikust arvustusest. Oletatud: neid ei leidu üheski kättesaadavas allikas, seepärast on need sobivalt valitud; oma karbi andmed saad anda valikuga --components.
ui-figures-printed = { $kind } – trükitud: { $names }.
ui-figures-found = { $kind } – leitud: { $names }.
ui-figures-assumed = { $kind } – oletatud: { $names }.
ui-figures-dice = Täringute küljed
ui-figures-supply = Üksusetäringute arv
ui-figures-monsters = Koletiste armeede ründejõud
ui-figures-costs = Ehituskulud
ui-figures-start = Stardiväli
ui-figures-tier1 = Kuristikud esimese taseme väljadel
ui-figures-tier2 = Kuristikud teise taseme väljadel

## Server

ui-help-serve = Käivita server: lauad kõigile, kellel on link. Iga valiku saab anda ka seadistusfailis ja keskkonnamuutujates (EMBERHALL_LISTEN ja nii edasi).
ui-help-listen = Aadress ja port, mida server kuulab [vaikimisi: 127.0.0.1:4321]
ui-help-data = Kaust, kus kõike hoitakse [vaikimisi: kasutaja andmekaust]
ui-help-public-url = Serveri avalik aadress, näiteks https://table.example
ui-help-tls-cert = TLS-i sertifikaat koos ahelaga, PEM-fail
ui-help-tls-key = Sertifikaadi privaatvõti, PEM-fail
ui-help-trust-proxy = Usalda puhverserveri antud klientide aadresse (X-Forwarded-For)
ui-help-metrics-listen = Aadress ja port, kust mõõdikuid saab lugeda ka teistest masinatest
ui-help-log-format = Logi vorming: text või json [vaikimisi: text]
ui-help-log-level = Logi tase: error, warn, info, debug või trace [vaikimisi: info]
ui-help-bot-concurrency = Mitu robotit võib korraga mõelda [vaikimisi: üks iga tuuma kohta]
ui-help-bot = Oma robot, kelle vastu saab mängida: nimi ja käsk, mis ta käivitab (võib korrata)
ui-help-reconnect-grace = Lisaaeg sekundites mängijale, kelle ühendus katkeb [vaikimisi: 60]
ui-help-no-open = Ära ava brauserit
ui-help-config = Seadistusfail (TOML)
ui-help-backup = Kopeeri arhiiv faili, ka siis, kui server töötab.
ui-help-backup-file = Fail, kuhu koopia tehakse
ui-help-force = Asenda fail, kui see on juba olemas
ui-help-check = Loe kogu arhiiv läbi ja ütle, mis on kahjustatud, ka siis, kui server töötab.
ui-help-check-file = Varukoopia, mida kontrollida arhiivi asemel
ui-help-admin = Halda laudu ja inimesi, olenemata sellest, kas server töötab.
ui-help-admin-list = Loetle lauad koos mängijatega, uuemad ees.
ui-help-admin-close = Sulge laud: seal ei saa enam keegi mängida. Mäng jääb alles.
ui-help-admin-delete = Kustuta laud koos mänguga jäädavalt.
ui-help-admin-ban = Keela aadressile või mängijale mõneks ajaks ligipääs.
ui-help-admin-unban = Tühista keeld.
ui-help-admin-bans = Loetle kehtivad keelud.
ui-help-admin-reports = Loetle, millest mängijad on teatanud.
ui-help-admin-settle = Märgi teade lahendatuks.
ui-help-admin-log = Näita auditilogi: kõike, mida selle käsuga on tehtud.
ui-help-admin-table = Laua tunnus
ui-help-admin-target = IP-aadress või mängija tunnus, nagu „list“ ja „reports“ seda näitavad
ui-help-admin-report = Teate number
ui-help-admin-reason = Põhjus; see jääb auditilogisse
ui-help-admin-for = Kui kauaks, näiteks 30m, 24h või 7d
ui-help-admin-status = Ainult lauad, mis on avatud (open), mängus (playing) või lõppenud (over)
ui-help-admin-before = Ainult sellest vanemad lauad
ui-help-admin-limit = Kui palju kõige rohkem [vaikimisi: 50]
ui-help-admin-all = Näita ka lahendatud teateid
ui-help-admin-json = Väljasta JSON
ui-admin-done = Tehtud.
ui-admin-none = Neid ei ole.
ui-admin-duration = { $place }: „{ $found }“ ei ole kestus nagu 30m, 24h või 7d.
ui-admin-no-answer = Töötav server ei vastanud. Süsteem teatab: { $problem }
ui-serve-ready = Emberhall on valmis: { $url }
ui-serve-carried-over = Arhiiv on uuendatud selle Emberhalli versiooni jaoks. Vana arhiivi koopia on failis „{ $copy }“.
ui-serve-cannot = Serverit ei saa käivitada. Süsteem teatab: { $problem }
ui-serve-no-address = Server ei saa kuulata aadressi { $address }. Süsteem teatab: { $problem }
ui-serve-hint = Ctrl-C lõpetab; kõik mängud jäävad alles. Käsuga „emberhall play“ mängid hoopis terminalis.
ui-serve-already = Emberhall juba töötab: { $url }
ui-serve-beside = Aadressi { $address } kasutab teine programm, seepärast kasutab Emberhall seekord teist porti.
ui-serve-taken = Aadressi { $address } kuulab juba teine programm. Peata see või määra valikuga --listen teine aadress.
ui-serve-no-data = Ei ole teada, kus andmeid hoida. Määra kaust valikuga --data.
ui-serve-no-folder = Andmekausta „{ $folder }“ ei saa luua. Süsteem teatab: { $problem }
ui-serve-half-tls = { $place } vajab ka seadet { $other }: TLS vajab nii sertifikaati kui ka selle võtit.
ui-serve-wrong-tls = Sertifikaadi „{ $cert }“ ja võtmega „{ $key }“ ei saa TLS-i kasutada: { $problem }
ui-config-broken = { $place }: see ei ole TOML. { $problem }
ui-config-unknown = { $place }: seadet „{ $found }“ ei ole. Võimalikud on: { $known }.
ui-config-kind = { $place }: siia sobib tekst, täisarv, true või false.
ui-wrong-address = { $place }: „{ $found }“ ei ole aadress koos pordiga, nagu 127.0.0.1:4321.
ui-wrong-url = { $place }: „{ $found }“ ei ole aadress ilma teeta, nagu https://table.example.
ui-wrong-bot = { $place }: { $reason }
ui-bot-form = { $place } vajab kuju NIMI=KÄSK. „{ $found }“ ei ole selline.
ui-bot-quotes = { $place }: jutumärk on sulgemata.
ui-bot-folder = { $place }: kausta „{ $found }“ ei ole.
ui-wrong-word = { $place }: tundmatu väärtus „{ $found }“. Võimalikud on: { $known }.
ui-wrong-amount = { $place } vajab täisarvu vahemikus { $least } kuni { $most }. „{ $found }“ ei ole selline.
ui-backup-done = Arhiiv on kopeeritud faili „{ $file }“.
ui-check-counted = „{ $file }“: { $tables ->
    [one] { $tables } laud
   *[other] { $tables } lauda
} ja { $records ->
    [one] { $records } terve kirje.
   *[other] { $records } tervet kirjet.
}
ui-check-sound = Kõik on korras.
ui-check-faults = { $n ->
    [one] Leiti { $n } kahjustus. Varukoopias võivad need andmed terved olla.
   *[other] Leiti { $n } kahjustust. Varukoopias võivad need andmed terved olla.
}
