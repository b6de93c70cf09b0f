### Tekstirežiim brauseris: laud ainult sõnadega.
###
### $side on suund nagu võtmetes karak-side-*, $place koht nagu (1, -1), $hex see, mis seal on, sõnadega.

## The page

web-text-title = { $game } sõnadega
web-text-welcome = { $game } sõnadega. Käskude kuulmiseks kirjuta „abi“.
web-text-happens = Mis toimub
web-text-command = Käsk
web-text-command-about = Kirjuta valiku number või käsk, näiteks „abi“. Tühi Enter kordab küsimust.
web-text-send = Tee ära
web-text-drawn = Graafiline laud
web-text-said = { $name } ütleb: { $text }

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
web-text-no-proposal = Keegi ei palu teistelt midagi.
web-text-undo-ask = Viimast valikut ei saa lihtsalt tagasi võtta. Kirjuta „palu“, et küsida teistelt luba.
web-text-look-unknown = Siin ei ole midagi nimega „{ $found }“.
web-text-look-several = „{ $found }“ sobib mitme nimega: { $names }.
web-text-look-none-there = Valiku { $n } juures ei ole midagi lähemalt vaadata.
web-text-look-what = Mida sa vaadata tahad? Nimeta see või valiku number.
web-text-odds-none = Selle otsuse jaoks prognoosi ei ole.

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
    .usage = võimalused [KUS]
    .help = kuidas eesolev lahing tõenäoliselt läheb, arvutused osade kaupa; ühe koha või rea kohta: võimalused 2
web-text-command-undo = tagasi
    .usage = tagasi
    .help = võta oma viimane valik tagasi, kuni keegi ei ole midagi uut teada saanud
web-text-command-log = logi
    .usage = logi [N]
    .help = mis on juhtunud: viimased 20 või N rida
web-text-command-turn = kord
    .usage = kord
    .help = kelle kord on ja kui kaugel mäng on
web-text-command-look = vaata, loe, kaarditekst
    .usage = vaata [NIMI]
    .help = üks asi: väli koha järgi või sinust mingis suunas (vaata ida), kaart nime järgi või see, mida valik puudutab, valiku numbri järgi; ilma nimeta see, mis on käepärast
web-text-command-rule = reegel, reeglid
    .usage = reegel K-BAT-6
    .help = reegel tunnuse või pealkirja sõnade järgi; ilma nendeta avab kõik
web-text-command-say = ütle, utle
    .usage = ütle TEKST
    .help = ütle teistele midagi
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
    .help = nõustu kellegi palvega
web-text-command-no = ei
    .usage = ei
    .help = keeldu
web-text-command-begin = alusta
    .usage = alusta
    .help = alusta mängu, kui kõik on laua taga
web-text-command-rematch = uuesti
    .usage = uuesti
    .help = pärast lõppu mängi samade inimestega veel kord
web-text-command-lang = keel
    .usage = keel en
    .help = vaheta keelt: en, pl, de, et
web-text-command-menu = menüü
    .usage = menüü
    .help = kohad, kutsed ja seaded
web-text-command-drawn = graafika, joonis
    .usage = graafika
    .help = näita graafilist lauda
web-text-command-quit = lahku, välju, valju
    .usage = lahku
    .help = avalehele; mäng ootab sind
