### Brauser: kõik, mida see peale mängu enda ütleb.
###
### $player on mängija või kangelase nimi nimetavas käändes, $game mängu nimi, $name inimese nimi.

## The start page

web-tagline = Lauamängud ühe laua taga: üksi, ühe ekraani ümber või lingi kaudu sõpradega kus tahes.
web-games = Mängud
web-play-now = Mängi kohe
web-play-now-about = { $n ->
    [0] { $game }: üksi koobastiku vastu
    [one] { $game }: vastas üks robot
   *[other] { $game }: vastas { $n } robotit
}
web-continue = Jätka
web-game-players = { $least }–{ $most } mängijat
web-friends = Mängi sõpradega
web-friends-about = saada link
web-hotseat = Ühe ekraani taga
web-hotseat-about = mängige kordamööda
web-open-tables = Avatud lauad
web-open-tables-about = kus keegi juba ootab
web-open-tables-none = Praegu ei oota laua taga keegi. Ava ise laud või mängi robotite vastu.
web-free-seats = { $n ->
    [one] { $n } vaba koht
   *[other] { $n } vaba kohta
}
web-bots = { $n ->
    [one] { $n } robot
   *[other] { $n } robotit
}
web-rules = Reeglid
web-on-the-table = Laual
web-put-on-the-table = Pane lauale
web-choose-seats = Vali kohad
web-karak-about = Avasta lossi ümber laiuv lõhestatud maa, kogu armee ja astu enne teisi vastu Pimeduse Kindralile.
web-karak-players = 2–5 mängijat
web-karak-heroes = 6 kangelast
web-karak-parts = 28 välja, 36 armeed
web-thunderstone-about = Kogu külas kaarthaaval salk, vii koobastikku valgust ja too kivi tagasi.
web-thunderstone-players = 1–5 mängijat
web-thunderstone-kind = kaardipaki ehitamine
web-thunderstone-parts = küla ja koobastik
web-fair = Aus mäng: pärast lõppu saab kontrollida iga veeretust ja segamist
web-gallery = Galerii
web-credits = Allikad ja litsentsid
web-privacy = Privaatsus
web-to-start = Avalehele
web-nowhere = Siin ei ole midagi.

## Setting up a table

web-setup-game = Mäng
web-setup-opponents = Vastased
web-setup-people = Mitu inimest koos sinuga
web-setup-people-here = Mitu inimest selle ekraani taga
web-setup-name-of = { $n }. mängija nimi
web-setup-bots = Lisaks roboteid
web-setup-level = Kui hästi robotid mängivad
web-setup-more = Rohkem seadeid
web-setup-heroes = Kangelased
web-setup-heroes-dealt = Juhuslikult jagatud
web-setup-heroes-draft = Kordamööda valitud
web-setup-kind = Variant
web-setup-kind-full = Täielik mäng
web-setup-kind-friendly = Sõbralikum, ilma katku ja viletsuseta
web-setup-cards = Kaardid
web-setup-cards-first = Reegliraamatu esimene mäng
web-setup-cards-random = Juhuslikult valitud
web-setup-cards-custom = Oma valik
web-setup-groups = Koletiserühmi
web-setup-alone = Üksi
web-setup-solo = Soolomängu raskusaste
web-setup-clock = Mõtlemisaeg
web-setup-clock-none = Piiramata
web-setup-clock-move = 90 sekundit otsuse kohta
web-setup-clock-slow = Üks päev otsuse kohta
web-setup-clock-bank = 15 minutit, lisaks 10 sekundit iga otsuse eest
web-setup-listed = Kes võib liituda
web-setup-listed-no = Ainult lingiga
web-setup-listed-yes = Igaüks, avatud laudade loendist
web-setup-begin = Alusta
web-setup-open = Ava laud
web-your-name = Sinu nimi
web-guest = Külaline

## Everywhere

web-close = Sulge
web-fold = Voldi kokku
web-unfold = Voldi lahti
web-language = Keel
web-sound = Heli
web-volume = Helitugevus
web-motion = Animatsioonid
web-dark = Tume kujundus
web-menu = Menüü
web-settings = Seaded
web-theme = Kujundus
web-as-system = Nagu seadmes
web-theme-light = Hele
web-theme-dark = Tume
web-motion-full = Täielikud
web-motion-calm = Rahulikud
web-skip-bots = Robotite käigud
web-skip-bots-on = Kohe
web-skip-bots-off = Animeeritult
web-confirm = Kinnita mängukorra lõpp
web-confirm-about = Küsib üle, kui midagi on veel teha
web-awake = Hoia ekraan sees
web-sure-about = Sellel mängukorral saad veel midagi teha.
web-sure-yes = Lõpeta mängukord
web-sure-no = Tagasi
web-mode = Kuidas lauda näidata
web-mode-drawn = Graafiliselt
web-mode-text = Tekstina
web-mode-text-about = Tekstirežiim: laud sõnades, kuulamiseks ja kirjutamiseks
web-on = Sees
web-off = Väljas

## The connection

web-connecting = Ühendamine …
web-unreachable = Server ei vasta. Proovi hetke pärast uuesti.
web-lost = Ühendus katkes. Proovime uuesti …
web-try-now = Proovi kohe
web-ended = Sul ei ole sellele lauale enam ligipääsu.

## Before the game

web-room = Enne mängu
web-room-wait = Ootame, kuni kõik on lauda istunud.
web-room-wait-host = Mängu alustab laua juht.
web-begin = Alusta mängu
web-seats = Kohad
web-seat = { $n }. koht
web-seat-open = vaba
web-sit-here = Istu siia
web-bot-here = Las mängib robot
web-free-here = Vabasta koht
web-level = Roboti tase
web-you = sina
web-bot = robot
web-stand-in = robot asendab
web-away = eemal
web-away-for = eemal { $time }
web-reconnecting = ühendub uuesti
web-reconnecting-for = ühendub uuesti, { $time }
web-thinking = mõtleb
web-host = laua juht
web-shared = ühine ekraan
web-make-host = Anna laua juhtimine üle
web-propose-bot = Paku asendajaks robot
web-propose-host = Paku laua juhiks
web-join = Võta koht
web-invite = Kutsu
web-invite-any = Mis tahes vaba koht
web-invite-watch = Ainult vaatama
web-copy-link = Kopeeri link
web-link-copied = Link on kopeeritud.
web-qr = Link QR-koodina
web-share = Jaga

## At the table

web-plain-table = Laud
web-turn-yours = Sinu kord
web-turn-of = { $player } otsustab
web-turn-wait = Ootame: { $player }
web-turn-stand-in = Robot asendab: { $player }
web-game-over = Mäng on läbi
web-choices = Sinu valikud
web-not-now = Mida praegu valida ei saa
web-undo = Võta tagasi
web-undo-ask = Palu luba tagasi võtta
web-pause-ask = Palu pausi
web-resume = Mängime edasi
web-paused = Kellad seisavad.
web-asks-undo = { $player } palub luba valik tagasi võtta.
web-asks-pause = { $player } palub pausi.
web-asks-stand-in = { $player } teeb ettepaneku, et robot mängiks, kuni { $other } tagasi tuleb.
web-asks-host = Laua juht on kadunud. { $player } pakub uueks juhiks: { $other }.
web-asks-newcomer = { $name } tahab võtta roboti { $bot } koha. Kõik peavad nõus olema.
web-asks-give-up = { $player } teeb ettepaneku loosida täringute arvud uuesti ilma nendeta, kes ei ole oma osakut avanud.
web-asks-rematch = { $player } tahab veel kord mängida.
web-awaited = Vastus puudub veel: { $players }.
web-asked = Teistelt mängijatelt on küsitud.
web-agree = Nõus
web-decline = Ei ole nõus
web-withdraw = Tühista
web-pass = Anna ekraan edasi: { $player }
web-pass-go = Ekraan on minu käes
web-time-left = Aega jäänud: { $text }
web-watching = { $n ->
    [one] { $n } vaataja
   *[other] { $n } vaatajat
}
web-you-watch = Vaatad mängu
web-let-bot-play = Las robot mängib minu eest
web-come-back = Tagasi oma kohale
web-give-up = Loobu oma kohast
web-give-up-about = Loobud sellest kohast lõplikult ja seal mängib edasi robot.
web-give-up-yes = Jah, loobun
web-leave = Lahku lauast
web-mute = Vaigista
web-unmute = Luba rääkida
web-mute-watchers = Vaigista vaatajad
web-unmute-watchers = Luba vaatajatel rääkida

## Who comes and goes

web-told-lost = { $player } kaotas ühenduse.
web-told-away = { $player } on eemal.
web-told-stand-in = Robot asendab: { $player }.
web-told-back = { $player } on tagasi.
web-wait-clock = { $time } pärast otsustab robot.
web-wait-you-now = Võid nüüd lasta robotil puudujat asendada.
web-wait-players-now = Mängijad võivad nüüd lasta robotil puudujat asendada.
web-wait-you-later = Ajapiirangut ei ole. { $time } pärast võid lasta robotil puudujat asendada.
web-wait-players-later = Ajapiirangut ei ole. { $time } pärast võivad mängijad lasta robotil puudujat asendada.
web-wait-vote = Ajapiirangut ei ole. Kui enamik teistest on nõus, asendab puudujat robot.
web-wait-open = Ajapiirangut ei ole. Laud ootab, kuni { $player } tagasi tuleb.
web-wait-stand-in = { $player } võib igal ajal oma kohale tagasi tulla.
web-wait-link = Kopeeri laua link
web-wait-link-about = Kes siin mängib ja avab selle lingi oma brauseris, jõuab tagasi oma kohale.

## The chronicle and the chat

web-chronicle = Kroonika
web-chronicle-empty = Veel ei ole midagi juhtunud.
web-chat = Vestlus
web-chat-empty = Veel ei ole keegi midagi öelnud.
web-chat-write = Ütle teistele midagi
web-send = Saada
web-hidden-words = (vaigistatud)
web-rule = Reegel { $id }
web-log-began = Mäng algab.
web-log-seated = { $name } istub lauda.
web-log-seated-bot = Lauda istub robot: { $player }.
web-log-left = Koht on vaba: { $player }.
web-log-taken-back = { $player } võtab valiku tagasi.
web-log-taken-back-all = Kõik on tagasivõtmisega nõus.
web-log-asks = { $player } pöördub palvega teiste poole.
web-log-agrees = { $player } on nõus.
web-log-declines = { $player } ei ole nõus.
web-log-newcomer = { $name } palub endale roboti kohta.
web-log-hosted = Uus laua juht: { $player }.
web-log-lapsed = Palve ei kehti enam.
web-log-paused = Kellad jäävad seisma.
web-log-resumed = Kellad käivad jälle.
web-log-clock = { $player }: aeg on läbi, otsustab robot.

## Showing what happens

web-speed = Animatsioonide kiirus
web-speed-still = Samm-sammult
web-speed-times = { $text }×
web-next = Edasi
web-skip = Jäta vahele
web-since = Mis vahepeal juhtus

## The end

web-end-place = Lõppseis
web-rematch = Mängi veel kord
web-rematch-ready = Uus laud samadele inimestele on valmis.
web-rematch-waits = Uus mäng algab, kui kõik on nõus.
web-rematch-yes = mängib
web-rematch-no = ei mängi
web-rematch-open = ei ole veel vastanud
web-rematch-without = Kõik ei ole nõustunud. Kuidas tahad alustada?
web-rematch-bots = Robotid nende asemele
web-rematch-fewer = Väiksema seltskonnaga
web-export = Salvesta mängufail
web-look-around = Vaata lauda
web-end-you-win = Sina võitsid!
web-end-other-wins = Võitja: { $players }
web-show-result = Näita tulemust
web-verify = Kontrolli, kas mäng oli aus
web-seed = Seeme
web-log-closed = Kõik täringute lubadused on nimekirjas; nüüd avatakse osakud.
web-log-failed = Mõni osak jäi avamata. Täringute arvud loositakse uuesti ilma nendeta, kes oma osakut ei avanud.
web-dice = Ausad täringud
web-dice-about = Enne mängu annavad server ja iga inimene lubaduse oma salajase arvu kohta. Täringud tulenevad neist kõigist, nii et keegi ei saa neid valida. Serveri haldaja saab neid siiski ette teada.
web-dice-server = Serveri lubadus
web-dice-of = Lubadus: { $names }
web-dice-none = täringutes osakut ei ole
web-dice-mine = Sinu osak on sees.
web-dice-missing = Sinu osakut nimekirjas ei ole. Ära neid täringuid usalda.
web-dice-changed = Nimekiri erineb sellest, mille see brauser salvestas, kui nimekiri lukku läks. Ära neid täringuid usalda.
web-dice-opening = Täringute osakuid avatakse.
web-dice-awaited = Täringute osak on veel avamata: { $names }.
web-dice-give-up = Loosi uuesti ilma nendeta
web-dice-check = Kontrolli kohe iga veeretust
web-dice-checking = Kontrollitud: { $n } / { $all }
web-dice-fair = { $n ->
    [one] Aus: selles brauseris kontrolliti { $n } juhuslikku tulemust.
   *[other] Aus: selles brauseris kontrolliti kõiki { $n } juhuslikku tulemust.
}
web-dice-failed-rounds = { $n ->
    [one] { $n } voor ebaõnnestus, sest keegi ei avanud oma osakut.
   *[other] { $n } vooru ebaõnnestus, sest keegi ei avanud oma osakut.
}
web-dice-unfair = Ausus ei leidnud kinnitust: { $reason }
web-dice-old = See mäng algas vanemat liiki täringutega. Selle faili kontrollib käsk „emberhall verify“.
web-dice-unreadable = faili ei saanud laadida või lugeda.
web-dice-rounds = lubadused, osakud või seemned ei sobi kokku.
web-dice-note-differs = faili nimekiri ei ole see, mille see brauser salvestas.
web-dice-outcome = samm { $n } ei ole see, mille täringud annavad.
web-dice-no-note = See brauser ei salvestanud selle laua nimekirja ega tea seega, kas seda hiljem muudeti.
web-dice-note = Laadi salvestatud nimekiri alla

## Rules

web-rules-of = Mängu { $game } reeglid
web-rules-find = Otsi reeglit
web-rules-none = Sobivat reeglit ei leitud.
web-ruling = Kodureegel

## Credits

web-credits-icons = Pildid
web-credits-icons-about = Ikoonid saidilt game-icons.net litsentsiga CC BY 3.0; kujundid on muutmata, värvid on meie omad.
web-credits-by = autor: { $name }
web-credits-fonts = Kirjatüübid
web-credits-fonts-about = Kõik litsentsiga SIL Open Font License.
web-credits-own = Maastikud, lossid, kuristikud, vapid, täringud, kompass ja leek on joonistatud Emberhalli jaoks.
web-credits-games = Mängud
web-credits-games-about = Karak 2 ja Thunderstone kuuluvad oma autoritele ja kirjastajatele. Emberhalli teevad mängijad ja see ei ole nendega seotud.
web-credits-code = Programm
web-credits-code-about = Emberhall on vaba tarkvara MIT või Apache 2.0 litsentsiga.

## Privacy

web-privacy-cookie = Üks küpsis jätab meelde, et selles brauseris istud laua taga sina. See ei ütle sinu kohta midagi ja ükski teine sait seda ei näe.
web-privacy-data = See server hoiab alles sisestatud nimed, sinu mängud ja lauas räägitu. Kellelegi teisele ei saadeta midagi ja keegi ei jälgi, mida teed. Kui lülitad teavitused sisse, edastab neid sinu brauseri tootja teenus, mis neid lugeda ei saa.
web-privacy-settings = Keel, kujundus, heli ja viimati valitud mänguseaded jäävad sellesse brauserisse.
web-player = Sinu andmed selles serveris
web-player-none = Seda brauserit siin veel ei tunta. See muutub, kui istud lauda.
web-player-named = Sinu nimi siin: { $name }.
web-code-show = Näita koodi teise seadme jaoks
web-code-about = Sisesta see kood teises brauseris ja sinu lauad on ka seal. Kes koodi teab, saab sinu eest mängida; vanem kood enam ei kehti.
web-code-enter = Kood teisest seadmest
web-code-use = Kasuta koodi
web-code-used = Tere tulemast tagasi, { $name }.
web-devices = Sinu seadmed
web-device-unknown = Tundmatu seade
web-device-since = alates { $date }
web-device-this = see seade
web-device-revoke = Logi see seade välja
web-sign-out = Logi siin välja
web-sign-out-about = Ilma taastekoodita ei pääse sa sellest brauserist oma kohtadele tagasi. Kas logida siiski välja?
web-blocked-people = Sinu blokeeritud inimesed
web-unblock = Tühista blokeering
web-report-person = Teata või blokeeri
web-report-line = Teata sellest, mida { $name } kirjutas
web-report-title = Teade kasutaja { $name } kohta
web-report-about = Teade läheb serveri haldajale koos reaga, millest teatad. Laua taga ei näe seda keegi.
web-report-text = Mis juhtus? (pole kohustuslik)
web-report-send = Saada teade
web-reported = Aitäh. Haldaja näeb sinu teadet.
web-block = Blokeeri
web-block-about = Kui blokeerid selle inimese, ei näe sa enam, mida ta kirjutab, ja sinu avatud laudadega saab ta liituda ainult sinu lingiga. Talle sellest ei teatata.
web-blocked = Sa ei näe enam, mida { $name } kirjutab.
web-blocked-words = Oled selle inimese blokeerinud.
web-restored = See laud pärineb serveri varukoopiast. Keegi võib selle täringuid teada, nii et neid ei saa enam ausaks pidada.
web-forget = Unusta mind
web-forget-about = Server unustab sinu nime ja kõik sinu seadmed. Pooleliolevad mängud jätkuvad ilma sinuta.
