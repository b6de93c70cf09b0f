### The terminal: everything it says besides the game itself.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a ja b”.
ui-list-two = { $first } ja { $second }
# So many of a thing, by its label.
ui-times = { $n }× { $thing }

## Players

# A seat nobody has a name for yet.
ui-seat = { $n }. mängija
    .in = { $n }. mängija
    .gen = { $n }. mängija
    .part = { $n }. mängijat
    .com = { $n }. mängijaga
    .all = { $n }. mängijale
    .ade = { $n }. mängijal
ui-who = { $player }
ui-who-bot = { $player } (robot)
ui-who-named = { $player } ({ $name })
ui-who-named-bot = { $player } ({ $name }, robot)

## The command line

ui-help-about = Emberhall: digitaalne laud lauamängude jaoks. Ilma käsuta avab laua veebilehitsejas.
ui-help-usage = Kasutamine:
ui-help-options = Valikud ja argumendid
ui-help-commands = Käsud
ui-help-help = Näita seda abi
ui-help-version = Näita versiooni
ui-help-lang = Keel: en, pl, de või et
ui-help-plain = Ilma joonise ja värvideta: kõik lausetena, ekraanilugeja jaoks
ui-help-play = Mängi terminalis: mitmekesi ühe klaviatuuri taga või robotite vastu. Ilma mängu nimeta küsib kõike.
ui-help-game = Mäng: { $known }
ui-help-players = Mängijate arv, 2 kuni 5 (muidu 2); 1 Thunderstone’i soolovariandis
ui-help-bots = Robotite kohad: mitu neid on (viimased kohad), loend, näiteks 1,3 (üks koht: 2,), või „all“
ui-help-level = Kui hästi robotid mängivad: random, spark, candle, torch, bonfire või blaze
ui-help-names = Mängijate nimed järjekorras
ui-help-heroes = Karak 2: dealt (juhuslikult), draft (kordamööda valides) või loend, näiteks horan,taia
ui-help-friendly = Karak 2: mängi ilma katku ja viletsuseta
ui-help-components = Karak 2: võta mängu osade andmed sellest failist
ui-help-setup = Thunderstone: first (reegliraamatu esimene mäng), random (juhuslikult) või custom (koos valikutega --groups, --families ja --village)
ui-help-groups = Thunderstone: mitu koletiserühma juhus valib, 3 kuni 8, või loend, näiteks dragon,ooze,abyssal
ui-help-families = Thunderstone: neli kangelaste perekonda, näiteks elf,dwarf,feayn,amazon
ui-help-village = Thunderstone: kaheksa külakaarti, näiteks fireball,spear ja veel kuus
ui-help-solo = Thunderstone ühele mängijale: normal, warrior või nightmare
ui-help-seed = Arv, mis määrab juhuse ja robotid: sama arv, sama mäng
ui-help-load = Jätka salvestatud mängu
ui-help-save = Salvesta lõppenud mäng sellesse faili
ui-help-replay = Mängi mängufail uuesti läbi: näita logi ja kontrolli iga sammu.
ui-help-file = Mängufail
ui-help-verify = Kontrolli lõppenud mängu täringuid: kas seeme vastab lubadusele ja iga tulemus tuleneb sellest.
ui-help-rules = Loe mängude reegleid ja vaata, millised mängu osade andmed on oletatud.
ui-help-id = Reegel, näiteks K-BAT-6 või T-BAT-3, peatükk, näiteks BAT, või mäng

## Errors of the command line

ui-args-unknown = „{ $found }“ ei ole siin tuntud. Abi: emberhall --help
ui-args-missing = Midagi on puudu: { $found }. Abi: emberhall --help
ui-args-twice = „{ $found }“ on kirjas kaks korda.
ui-args-no-value = { $found } vajab väärtust. Abi: emberhall --help
ui-args-wrong = Käsurida ei saa lugeda: { $problem }
ui-unknown-language = Keeles „{ $found }“ tekste ei ole. Keeled on: { $known }.
ui-unknown-game = Mängu „{ $found }“ sellel laual ei ole. On: { $known }.
ui-unknown-hero = Kangelast „{ $found }“ ei ole. Kangelased on: { $known }.
ui-unknown-word = { $option } ei tunne sõna „{ $found }“. Võimalikud on: { $known }.
ui-option-of-another = { $option } ei kuulu mängu { $game } juurde.
ui-setup-idle = { $option } ei käi kokku valikuga --setup { $setup }.
ui-answer-word = Seaded: { $option } ei tunne sõna „{ $found }“. Võimalikud on: { $known }.
ui-answer-number = Seaded: { $option } võtab arvu { $least } kuni { $most }, mitte „{ $found }“.
ui-not-a-number = { $option } vajab täisarvu. „{ $found }“ ei ole täisarv.
ui-wrong-level = Taset „{ $found }“ ei ole. On olemas: { $known }.
ui-wrong-bots = { $n ->
    [one] „{ $found }“ ei ütle, kus robotid mängivad. Laua ümber on { $n } koht. Kirjuta, mitu neid on, loend, näiteks 1,3, või „all“.
   *[other] „{ $found }“ ei ütle, kus robotid mängivad. Laua ümber on { $n } kohta. Kirjuta, mitu neid on, loend, näiteks 1,3, või „all“.
}
ui-wrong-names = Nimesid on liiga palju. Nimesid: { $found }, mängijaid: { $n }.
ui-load-has-setup = Salvestatud mäng on juba üles pandud: { $option } ei käi kokku valikuga --load.
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
ui-menu-heroes = Kuidas kangelased mängijateni jõuavad?
ui-menu-heroes-dealt = Nad jagatakse juhuslikult
ui-menu-heroes-draft = Nad valitakse kordamööda
ui-menu-no = Ei
ui-menu-yes = Jah
ui-menu-kind = Milline mäng?
ui-menu-full = Täielik mäng
ui-menu-friendly = Sõbralikum mäng, ilma katku ja viletsuseta
ui-menu-solo = Kui raske olgu soolovariant?
ui-menu-solo-normal = Tavaline: iga võit peatab koobastiku järgmise mängukorra lõpuni
ui-menu-solo-warrior = Sõdalane: poole väiksemad virnad; koobastiku peatab ainult koletis, kes annab vähemalt 2 kogemuspunkti
ui-menu-solo-nightmare = Õudusunenägu: poole väiksemad virnad; koobastikku ei peata miski
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
   *[no] Palun kirjuta { $least } kuni { $most } erinevat numbrit vahemikus 1 kuni { $last }, komadega eraldatult.
}
ui-menu-prompt = { $least }–{ $most }, Enter: { $preset }
ui-menu-wrong = Palun kirjuta arv vahemikus { $least } kuni { $most }.

## At the table

ui-welcome-help = Kirjuta valiku number või „abi“.
ui-round = { $n }. voor
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
ui-turn = { $n }. mängukord
ui-dungeon-deck = { $n ->
    [0] koobastikupakk tühi
    [one] { $n } kaart koobastikupakis
   *[other] { $n } kaarti koobastikupakis
}
ui-actions-left = { $n ->
    [0] Tegevusi rohkem ei ole.
    [one] Alles on { $n } tegevus.
   *[other] Alles on { $n } tegevust.
}
ui-group-moves = Liikumine
ui-group-actions = Tegevused
ui-group-free = Ilma tegevuseta
ui-group-place = Kohal { $place }
ui-group-recruit = Värbamine
ui-group-return = Tagasta enne
ui-group-choices = Valikud
ui-group-effects = Mõjud
ui-group-equip = Relvasta
ui-group-attack = Ründa
ui-group-buy = Osta
ui-group-level-up = Tõsta taset
ui-group-arrange = Järjekord saalis
ui-group-end = Edasi
# A choice with a word on what it would bring.
ui-choice-noted = { $choice } ({ $note })
ui-pass = Nüüd on klaviatuuri taga: { $player }. Vajuta Enter, kui keegi teine ekraani ei näe.
ui-situation-moved = Oled juba liikunud: uuesti liikudes loobud ühest tegevusest.
ui-situation-tile = Võetud väli: { $tile }.
ui-situation-battle = Lahing; vastase ründejõud on { $n }.
ui-situation-attack = Lahing; vastase ründejõud on { $n }, sinu ründejõud praegu { $attack } (täringud { $swords }, relvad { $weapons }).
ui-tile = { $land } (kuristikud: { $sides })
ui-tile-open = { $land } (kuristiketa)
ui-situation-purchases = { $n ->
    [one] Alles on { $n } ost.
   *[other] Alles on { $n } ostu.
}
ui-situation-revealed = Sinu pakist avatud: { $cards }.
ui-hand-cards = Sinu käsi: { $cards }.
ui-hand-revealed = Sinu avatud kaardid: { $cards }.
ui-hand-no-cards = Sul ei ole käes ühtegi kaarti.
ui-hand-tiles = Neid välju näed ainult sina: { $tiles }.
ui-hand-top = Paki pealmist välja tead ainult sina: { $tile }.
ui-hand-empty = Sul ei ole käes ühtegi välja ja sa ei tea ühtegi välja pakis.
ui-hand-nothing = Sul ei ole midagi, mis oleks teiste eest varjatud.
ui-log-empty = Midagi ei ole veel juhtunud.
ui-after-the-end = Mäng on läbi. Võid veel vaadata logi ja mängulauda, salvestada või lahkuda.

## The players' boards

ui-status-active = tema mängukord
ui-status-place = { $place }
ui-status-lives = Elud { $n }
ui-status-unconscious = teadvusetu
ui-status-glory = Au { $n }
ui-status-amount = { $thing } { $n }
ui-status-points = Punktid: { $text }
ui-status-army = Armee: { $units }
ui-status-items = Esemed: { $items }
ui-status-city = Linn väljal { $place }
ui-status-buildings = Hooned: { $buildings }
ui-status-plague = Linnas on katk
ui-status-stones = Kivid: { $stones }
ui-status-experience = Kogemus { $n }
ui-status-piles = Käsi { $hand }, pakk { $deck }, mahapandud { $discard }
ui-status-revealed = Avatud: { $cards }
ui-status-certain = Kindlasti käes: { $cards }
ui-status-unseen = Käsi ja pakk kokku: { $cards }
ui-status-discards = Mahapandud: { $cards }

## The end

ui-result-winner = Võit! Võidab { $players }.
ui-result-shared = Jagatud võit! Võidavad { $players }.
ui-result-nobody = Kaotus! Võidavad koletised.
ui-result-points = { $n ->
    [one] { $player }: { $text } punkt
   *[other] { $player }: { $text } punkti
}
ui-result-card = { $card }: { $n }
ui-result-village = { $n ->
    [one] selle vastu pääsenud koletised: { $n } punkt
   *[other] selle vastu pääsenud koletised: { $n } punkti
}

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
ui-map-cropped = … Kaart läheb edasi: „kaart kogu“ näitab seda tervikuna.

## Cards: figures in few words. $text is a number with its sign.

ui-fact-none = –
ui-card-facts = { $card } ({ $facts })
ui-fact-strength = jõud { $n }
ui-fact-weight = kaal { $n }
ui-fact-attack = rünnak { $text }
ui-fact-magic = maagiline rünnak { $text }
ui-fact-light = valgus { $n }
ui-fact-gold = kuld { $n }
ui-fact-points = võidupunkte { $n }
ui-fact-level = tase { $n }
ui-fact-level-up = järgmise taseme hind { $n } kogemust
ui-fact-cost = hind { $n }
ui-fact-health = tervis { $n }
ui-fact-darkness = valgus −{ $n }
ui-fact-experience = kogemus { $n }
ui-fact-trophy = trofeena: { $facts }
ui-fact-weapon = relv „{ $card }“
ui-fact-left = alles: { $n }
ui-fact-left-all = alles: { $left }
ui-fact-left-levels = alles tasemetel 1, 2 ja 3: { $left }
ui-fact-used = kasutatud
ui-fact-barred = ei saa rünnata
ui-fact-doomed = hävitatakse
ui-card-which = Milline kaart? Kirjuta selle nimi või valiku number: loe Tulekera, loe 3.
ui-card-unknown = Ühegi kaardi nimi ei ole „{ $found }“.
ui-card-none-there = Valik { $n } ei puuduta ühtegi kaarti.
ui-card-several = Sõnaga „{ $found }“ sobib mitu kaarti: { $cards }.

## The hall and the Village

ui-hall-rank = { $rank }. rida:
ui-hall-empty = tühi
ui-hall-penalty = { $n ->
    [0] valgustrahvi ei ole
    [one] valgustrahv { $n } ({ $cost })
   *[other] valgustrahv { $n } ({ $cost })
}
ui-hall-wins = ründejõud { $total }: võit
ui-hall-fails = ründejõud { $total }: puudu { $n }
ui-hall-no-magic = ründejõud { $total }, aga maagilist rünnakut ei ole
ui-hall-unseen = pimeduses rünnata ei saa
ui-village-heading = Küla: hind ×alles, kangelased tasemete kaupa
# A purchase under the heading “ui-group-buy”.
ui-village-buy = { $card }, hind { $cost }

## An attack explained

ui-explain-title = Rünnak { $rank }. reas: { $card }
ui-explain-card = { $card }: { $facts }
ui-explain-cards = { $card }: igaüks { $facts }
ui-explain-idle = { $card }: ei osale
ui-explain-not-carried = Keegi ei kanna: { $cards }
ui-explain-sum = Kokku: rünnak { $attack }, maagiline rünnak { $magic }
ui-explain-counted = Sellest läheb siin arvesse: rünnak { $attack }, maagiline rünnak { $magic }
ui-explain-light = { $n ->
    [0] Valgust { $light }, vaja { $needed }: valgustrahvi ei ole
    [one] Valgust { $light }, vaja { $needed }: valgustrahv { $n } ({ $cost })
   *[other] Valgust { $light }, vaja { $needed }: valgustrahv { $n } ({ $cost })
}
ui-explain-halved = Ründejõud väheneb poole võrra.
ui-explain-wins = Ründejõud { $total }, tervis { $health }: võit.
ui-explain-fails = Ründejõud { $total }, tervis { $health }: puudu { $n }.
ui-explain-no-magic = Ründejõud { $total }, tervis { $health }: sellest piisab, aga ilma maagilise rünnakuta võitu ei ole.
ui-explain-unseen = Seda koletist ei saa rünnata, kuni mingi valgustrahv alles on.
ui-explain-costs = Lahing toob kaasa: { $effects }.
ui-explain-after-wins = Pärast seda parimal juhul ründejõud { $total }, tervis { $health }: võit.
ui-explain-after-fails = Pärast seda parimal juhul ründejõud { $total }, tervis { $health }: puudu { $n }.
ui-explain-after-no-magic = Pärast seda parimal juhul ründejõud { $total }, tervis { $health }, aga maagilist rünnakut ei ole.
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
ui-news-groups = Koobastikus elavad koletised: { $groups }.
ui-news-families = Külas on kangelased: { $families }.
ui-news-village = Külas on müügil: { $cards }.
ui-news-stacks = Külas hävitatakse: { $cards }.

## The map in sentences

ui-hex = { $place } { $land }
ui-hex-heroes = kangelased: { $heroes }
ui-hex-general = { $general }, ründejõud { $n }
ui-hex-armies = koletised: { $armies }, ründejõud { $n }
ui-hex-city = { $player_gen } linn
ui-hex-plague = { $player_gen } linn, seal on katk
ui-hex-items = esemed: { $items }
ui-hex-ways = teed: { $ways }
ui-hex-way = { $side } – { $place }
ui-hex-open = avastamata: { $sides }
ui-hex-chasms = kuristikud: { $sides }

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
ui-command-map = kaart, laud, saal
    .usage = kaart [kogu]
    .help = mängulaud; „kaart kogu“ ei lõika seda akna järgi
ui-command-status = seis
    .usage = seis
    .help = mis kellelgi on ja kuidas kellelgi läheb
ui-command-hand = käsi, kasi
    .usage = käsi
    .help = see, mida näed ainult sina
ui-command-explain = selgita
    .usage = selgita [RIDA]
    .help = kuidas rünnak läheks, osa osa haaval
ui-command-card = loe, kaarditekst
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
ui-help-numbers = Kirjuta valiku number või üks neist sõnadest:
ui-help-english = Ingliskeelsed sõnad kehtivad igas keeles.
ui-unknown-command = „{ $found }“ ei ole valiku number ega käsk. „abi“ loetleb käsud.
ui-wrong-number = { $n ->
    [one] Valikut { $found } ei ole. Ainus valik on 1.
   *[other] Valikut { $found } ei ole. Numbrid on 1 kuni { $n }.
}
ui-wrong-lines = „logi“ järel käib ridade arv. „{ $found }“ ei ole arv.
ui-language-set = Emberhall räägib nüüd eesti keelt.
ui-undone = Sinu viimane valik on tagasi võetud.
ui-undo-nothing = Midagi ei ole veel tagasi võtta.
ui-undo-bot = Vahepeal on valinud robot. Tagasi saab võtta ainult viimase valiku.
ui-undo-learned = Pärast sinu viimast valikut on midagi varjatut nähtavale tulnud. Mida on nähtud, seda tagasi võtta ei saa.
ui-quit-save = Mäng ei ole salvestatud. Kirjuta failinimi, et see salvestada; Enter: lahku salvestamata; punkt: jää mängima.
ui-why-title = Praegu ei ole võimalik:
ui-why-reason = { $reason } [{ $rule }]
ui-why-more = { $n ->
    [one] ja veel { $n }
   *[other] ja veel { $n }
}
ui-why-allowed = „{ $choice }“ on võimalik: kirjuta selle number.
ui-why-nothing = Kõik, mille peale siin tulla võib, on võimalik.
ui-why-no-match = Midagi, mis sobiks sõnaga „{ $found }“, siin keelatud ei ole.

## The rules reference

ui-rules-title = { $game }: reeglid
ui-rules-hint = Üks reegel: rules { $example }. Peatükk: rules BAT.
ui-rules-unknown = Reeglit { $found } ei ole. „rules“ loetleb kõik.
ui-rules-ruling = Siin on otsustatud: { $text }
ui-figures-title = Mängu osade andmed. Trükitud: need on reeglites kirjas. Leitud: need on pärit avalikust arvustusest. Oletatud: neid ei anna ükski kättesaadav allikas, seepärast on need sobivalt valitud; oma karbi andmed saad anda valikuga --components.
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

ui-help-serve = Käivita server: lauad kõigile, kellel on link. Iga valik võib olla ka seadistusfailis ja keskkonnas (EMBERHALL_LISTEN ja nii edasi).
ui-help-listen = Aadress ja port, mida server kuulab (muidu 127.0.0.1:4321)
ui-help-data = Kaust, kus kõike hoitakse (muidu kasutaja andmekaust)
ui-help-public-url = Aadress, mille all serverit tuntakse, näiteks https://table.example
ui-help-tls-cert = TLS-i sertifikaat koos ahelaga, PEM-fail
ui-help-tls-key = Sertifikaadi privaatvõti, PEM-fail
ui-help-trust-proxy = Usu serveri ees olevat puhverserverit, kust päringud tulevad (X-Forwarded-For)
ui-help-metrics-listen = Aadress ja port, kust mõõtmistulemusi saab ka mujalt lugeda
ui-help-log = Logi kuju: text või json
ui-help-log-level = Kui palju logitakse: error, warn, info, debug või trace (muidu info)
ui-help-thinking = Mitu robotit võib korraga mõelda (muidu üks iga tuuma kohta)
ui-help-bot = Oma robot, kelle vastu saab mängida: nimi ja käsk, mis ta käivitab (võib korrata)
ui-help-grace = Mitme sekundi võrra pikendab katkenud ühendus mängija aega (muidu 60)
ui-help-no-open = Ära ava veebilehitsejat
ui-help-config = Seadistusfail (TOML)
ui-help-backup = Kopeeri arhiiv faili, ka siis, kui server töötab.
ui-help-backup-file = Varukoopia, mis tuleb teha
ui-help-force = Asenda fail, kui see on juba olemas
ui-help-check = Loe kogu arhiiv läbi ja ütle, mis on kahjustatud, ka siis, kui server töötab.
ui-help-check-file = Varukoopia, mida arhiivi asemel kontrollida
ui-serve-ready = Emberhall on valmis: { $url }
ui-serve-carried-over = Arhiiv viidi üle sellele Emberhalli versioonile. Endisel kujul on see failis „{ $copy }“.
ui-serve-cannot = Serverit ei saa käivitada. Süsteem teatab: { $problem }
ui-serve-no-address = Server ei saa kuulata aadressi { $address }. Süsteem teatab: { $problem }
ui-serve-hint = Ctrl-C lõpetab; kõik mängud jäävad alles. Käsuga „emberhall play“ mängid hoopis terminalis.
ui-serve-already = Emberhall juba töötab: { $url }
ui-serve-beside = Aadressi { $address } kasutab teine programm, seega on laual seekord oma port.
ui-serve-taken = Aadressi { $address } kuulab juba teine programm. Peata see või nimeta valikuga --listen teine aadress.
ui-serve-no-data = Ei ole teada, kus andmeid hoida. Nimeta kaust valikuga --data.
ui-serve-no-folder = Andmekausta „{ $folder }“ ei saa luua. Süsteem teatab: { $problem }
ui-serve-half-tls = { $place } vajab ka seadet { $other }: TLS vajab nii sertifikaati kui ka selle võtit.
ui-serve-wrong-tls = Sertifikaadi „{ $cert }“ ja võtmega „{ $key }“ ei saa TLS-i kasutada: { $problem }
ui-config-broken = { $place }: see ei ole TOML. { $problem }
ui-config-unknown = { $place }: seadet „{ $found }“ ei ole. On: { $known }.
ui-config-kind = { $place }: siia käib tekst, täisarv või true või false.
ui-wrong-address = { $place }: „{ $found }“ ei ole aadress koos pordiga, nagu 127.0.0.1:4321.
ui-wrong-url = { $place }: „{ $found }“ ei ole aadress nagu https://table.example, ilma teeta.
ui-wrong-bot = { $place }: { $reason }
ui-bot-form = { $place } vajab kuju NIMI=KÄSK. „{ $found }“ ei ole selline.
ui-bot-quotes = { $place }: jutumärk on sulgemata.
ui-bot-folder = { $place }: kausta „{ $found }“ ei ole.
ui-wrong-word = { $place } ei tunne sõna „{ $found }“. Sobivad: { $known }.
ui-wrong-amount = { $place } vajab täisarvu vahemikus { $least } kuni { $most }. „{ $found }“ ei ole selline.
ui-backup-done = Arhiiv on kopeeritud faili „{ $file }“.
ui-check-counted = „{ $file }“: { $tables ->
    [one] { $tables } laud
   *[other] { $tables } lauda
} ja { $records ->
    [one] { $records } terve kirje.
   *[other] { $records } tervet kirjet.
}
ui-check-sound = Kõik on korras.
ui-check-faults = { $n ->
    [one] Leiti { $n } kahjustus. Kahjustatu võib varukoopias terve olla.
   *[other] Leiti { $n } kahjustust. Kahjustatu võib varukoopias terve olla.
}
