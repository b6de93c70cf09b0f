### Tekstirežiim brauseris: laud ainult sõnadega.
###
### $side on suund nagu võtmetes karak-side-*, $place koht nagu (1, -1), $hex see, mis seal on, sõnadega.

## The page

web-text-title = { $game } sõnadega
web-text-welcome = { $game } sõnadega. Käskude kuulmiseks kirjuta „abi“.
web-text-happens = Mis toimub
web-text-command = Käsk
web-text-command-about = Kirjuta valiku number või käsk, näiteks „abi“. Tühi Enter kordab küsimust.
web-text-send = Tee nii
web-text-drawn = Joonistatud laud
web-text-said = { $name } ütleb: { $text }

## The parts of the table

web-text-topic-around = Kus sa oled
web-text-topic-board = Kogu kaart
web-text-topic-hall = Saal
web-text-topic-village = Küla
web-text-topic-hand = Sinu käes
web-text-topic-me = Sina
web-text-topic-others = Teised

## The question

web-text-many = { $n ->
    [one] { $n } valik. Enter loeb kõik ette.
   *[other] { $n } valikut. Enter loeb kõik ette.
}
web-text-span = { $group }: { $first } kuni { $last }
web-text-span-one = { $group }: { $n }

## Answers

web-text-not-asked = Sinult ei küsita praegu midagi.
web-text-not-over = Seda saab teha siis, kui mäng on läbi.
web-text-no-proposal = Keegi ei palu laualt midagi.
web-text-nothing = Siin ei ole midagi öelda.
web-text-undo-ask = Viimast valikut ei saa lihtsalt tagasi võtta. „palu“ küsib teistelt luba.
web-text-look-where = Milline väli? Nimeta koht, näiteks vaata (1, -1), või suund, näiteks vaata ida.
web-text-away = { $n ->
    [0] Sina oled seal.
    [one] { $n } välja kaugusel sinust.
   *[other] { $n } välja kaugusel sinust.
}
web-text-side-chasm = { $side }: kuristik, selle taga pole midagi avastatud
web-text-side-chasm-hex = { $side }: kuristik, selle taga { $hex }
web-text-side-hex = { $side }: { $hex }
web-text-side-unexplored = { $side }: avastamata, { $place }

## What is foretold. $odds is one or more of the parts, $n is a percentage.

web-text-odds-none = Selle otsuse kohta ei saa midagi ennustada.
web-text-odds-win = võiduvõimalus { $n }%
web-text-odds-fireballs = tulekeradega { $n }%
web-text-odds-losses = oodatavad kaotused: elud { $lives }, täringud { $dice }
web-text-odds-unconscious = teadvuse kaotus { $n }%
web-text-odds-plague = katk ja viletsus vastasele { $n }%
web-text-odds-at = { $place }, ründejõud { $n }: { $odds }
web-text-odds-felled = { $place }: vastane langeb lahinguta
web-text-odds-with = Lahingus { $units }: { $odds }
web-text-odds-alone = Ainult kangelasetäring: { $odds }
web-text-odds-keep = Kui jätad veeretuse kehtima: { $odds }
web-text-odds-again = Kui veeretad uuesti: { $odds }
web-text-odds-cast-wins = { $n ->
    [0] Ilma tulekerata: ründejõud { $attack }, võit
    [one] { $n } tulekeraga: ründejõud { $attack }, võit
   *[other] { $n } tulekeraga: ründejõud { $attack }, võit
}
web-text-odds-cast-fails = { $n ->
    [0] Ilma tulekerata: ründejõud { $attack }, kaotus
    [one] { $n } tulekeraga: ründejõud { $attack }, kaotus
   *[other] { $n } tulekeraga: ründejõud { $attack }, kaotus
}

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

web-text-command-help = abi
    .usage = abi
    .help = see loend
web-text-command-choices = valikud
    .usage = valikud
    .help = küsimus uuesti koos kõigi valikutega (või lihtsalt Enter)
web-text-command-why = miks
    .usage = miks [SÕNA]
    .help = mida praegu teha ei saa, miks ja millise reegli järgi
web-text-command-odds = võimalused, voimalused, selgita
    .usage = võimalused
    .help = kuidas eesolev lahing tõenäoliselt läheb; Thunderstone’is osa osa haaval või ühe rea kohta: võimalused 2
web-text-command-undo = tagasi
    .usage = tagasi
    .help = võta oma viimane valik tagasi, kuni keegi ei ole midagi uut teada saanud
web-text-command-log = logi
    .usage = logi [N]
    .help = mis on juhtunud: viimased 20 või N rida
web-text-command-turn = kord
    .usage = kord
    .help = kelle kord on ja kui kaugel mäng on
web-text-command-board = kaart, laud
    .usage = kaart
    .help = kaardi iga väli ühe lausega
web-text-command-around = ümber, umber
    .usage = ümber
    .help = kus sa oled ja mis on kuue serva taga
web-text-command-look = vaata
    .usage = vaata (1, -1)
    .help = üks väli koha järgi või sinust mingis suunas: vaata ida
web-text-command-hall = saal
    .usage = saal
    .help = kes ootavad kolmes reas ja mida sinu salk nendega teeks
web-text-command-village = küla, kula
    .usage = küla
    .help = mida küla müüb ja kui palju on järel
web-text-command-card = loe, kaarditekst
    .usage = loe [NIMI]
    .help = loe kaarti: nime järgi, valiku numbri järgi või oma kaarte
web-text-command-hand = käsi, kasi
    .usage = käsi
    .help = see, mida näed ainult sina
web-text-command-me = mina
    .usage = mina
    .help = mis sul on
web-text-command-others = teised
    .usage = teised
    .help = mis teistel on
web-text-command-rule = reegel, reeglid
    .usage = reegel K-BAT-6
    .help = reegel tunnuse või pealkirja sõnade järgi; ilma nendeta avab kõik
web-text-command-say = ütle, utle
    .usage = ütle TEKST
    .help = ütle lauale midagi
web-text-command-chat = vestlus
    .usage = vestlus
    .help = mida lauas on räägitud
web-text-command-clock = kell, aeg
    .usage = kell
    .help = kui palju aega on jäänud
web-text-command-ask = palu
    .usage = palu
    .help = palu teistelt luba üks valik tagasi võtta
web-text-command-yes = jah, nõus
    .usage = jah
    .help = nõustu sellega, mida keegi lauas palub
web-text-command-no = ei
    .usage = ei
    .help = keeldu sellest
web-text-command-begin = alusta
    .usage = alusta
    .help = alusta mängu, kui kõik istuvad
web-text-command-rematch = uuesti
    .usage = uuesti
    .help = pärast lõppu mängi samade inimestega veel kord
web-text-command-lang = keel
    .usage = keel en
    .help = vaheta keelt: en, pl, de, et
web-text-command-menu = menüü
    .usage = menüü
    .help = kohad, kutsed ja seaded
web-text-command-drawn = joonis
    .usage = joonis
    .help = näita joonistatud lauda
web-text-command-quit = lahku, välju, valju
    .usage = lahku
    .help = avalehele; mäng ootab sind
