### Labor: robotite kohtumised, edetabelid, tasakaalu uuringud, nende tabelid ja aruanded.

## Abi

lab-help-lab = Mõõda roboteid ja mänge: kohtumised, edetabelid, tasakaal, kiirus.
lab-help-match = Lase robotitel omavahel mängida: iga seeme igalt kohalt.
lab-help-ladder = Kõik kõigi vastu, koos reitingute ja nende vahemikega.
lab-help-balance = Mängivad võrdsed robotid: milline koht, kangelane, koletiserühm, perekond või kaart võidab sagedamini?
lab-help-curve = Üks robot üha pikema mõtlemisajaga kindla vastase vastu.
lab-help-bench = Mitu sammu sekundis reeglimootor ühel tuumal läbi arvutab.
lab-help-bot = Robot (võib korrata): random, casual, greedy, tase (spark kuni blaze), search,50ms, search,400it või process:KÄSK. Viimane täidab ülejäänud kohad
lab-help-bot-balance = Kes mängib; kui roboteid on mitu, mängivad nad ühes lauas [vaikimisi: greedy]
lab-help-bot-curve = Mõõdetav robot [vaikimisi: search]
lab-help-levels = Viis taset, lisaks valikule --bot
lab-help-times = Millisekundeid otsuse kohta [vaikimisi: 10,20,50,100,200,500,1000]
lab-help-iterations = Otsingusammud millisekundite asemel: igal masinal samad
lab-help-against = Vastane [vaikimisi: greedy]
lab-help-players = Mängijate arv: 2 või mitu järgemööda, näiteks 2-5 või 2,4 [vaikimisi: 2]
lab-help-players-balance = Mängijate arv: 2 või mitu järgemööda, näiteks 2-5 või 2,4 [vaikimisi: 2-5]
lab-help-setup = Mängu ülespanek JSON-ina või fail sellega; mitut mängitakse kordamööda
lab-help-fixed-seats = Ära vaheta robotite kohti: nad istuvad nimetamise järjekorras
lab-help-games = Mitu mängu [vaikimisi: 100]
lab-help-games-each = Mitu mängu iga paari või punkti kohta [vaikimisi: 100]
lab-help-games-balance = Mitu mängu [vaikimisi: 1000]
lab-help-max-decisions = Lõpeta, kui nii palju otsuseid on mõõdetud
lab-help-seed = Juhuarvude seeme: sama arv annab samad mängud [vaikimisi: 1]
lab-help-jobs = Mitu mängu korraga [vaikimisi: üks iga tuuma kohta]
lab-help-max-turns = Katkesta mäng pärast nii mitut mängukorda [vaikimisi: 2000]
lab-help-out = Kaust tulemuste jaoks; sama käsk jätkab sealt, kus see peatati
lab-help-keep = Millised mängud kausta failidena alles jäävad: all (kõik), none (mitte ükski) või esimesed N [vaikimisi: 20]
lab-help-seconds = Mitu sekundit iga mängu jaoks [vaikimisi: 3]

## Mis on valesti

lab-unknown-game = Mängu „{ $found }“ siin ei ole. Saadaval: { $known }.
lab-unknown-bot = Robotit „{ $found }“ ei ole. Saadaval: random, casual, greedy, search, tasemed spark, candle, torch, bonfire ja blaze ning process:KÄSK.
lab-wrong-setting = Robot „{ $bot }“: „{ $part }“ ei ole sobiv säte.
lab-not-started = Robotit „{ $bot }“ ei saa käivitada: { $problem }
lab-too-few-bots = { $n ->
    [one] Vaja on vähemalt { $n } robotit, mitte { $found }: lisa ta valikuga --bot.
   *[other] Vaja on vähemalt { $n } robotit, mitte { $found }: lisa igaüks valikuga --bot.
}
lab-too-many-bots = { $n ->
    [one] Roboteid on liiga palju: { $found }. Kohti on { $n }.
   *[other] Roboteid on liiga palju: { $found }. Kohti on { $n }.
}
lab-bot-twice = Robot „{ $found }“ on nimetatud kaks korda. Edetabelis mängib igaüks üks kord.
lab-wrong-number = { $option } vajab täisarvu, vähemalt { $least }, mitte „{ $found }“.
lab-wrong-list = { $option } vajab arvu, vahemikku nagu 2-5 või loendit nagu 10,20,50, mitte „{ $found }“.
lab-wrong-keep = --keep väärtus on all, none või arv, mitte „{ $found }“.
lab-not-together = { $one } ja { $other } ei sobi kokku.
lab-setup-malformed = Mängu ülespanekut „{ $setup }“ ei saa lugeda: rida { $line }, veerg { $column }: { $problem }
lab-setup-refused = Ülespanekuga „{ $setup }“ ei saa mängida: { $reason }
lab-unreadable = Faili „{ $file }“ ei saa lugeda: { $problem }
lab-unwritable = Faili „{ $file }“ ei saa kirjutada: { $problem }
lab-foreign-folder = Kaustas „{ $folder }“ on midagi muud. Nimeta tühi või uus kaust.
lab-other-run = Kaustas „{ $folder }“ on teise käsu tulemused: { $command }
lab-busy = Kausta „{ $folder }“ kirjutab praegu teine protsess.
lab-broken-row = Faili „{ $file }“ rida { $line } ei saa lugeda: { $problem }

## Töö ajal

lab-remaining = jäänud:
lab-stopping = Käimasolevad mängud mängitakse lõpuni. Kohe peatamiseks vajuta veel kord Ctrl-C.
lab-stopped = Peatatud. Sama käsk jätkab siit.
lab-stopped-lost = Peatatud. Valikuga --out saaks sama käsk siit jätkata.
lab-written = Aruanne, tabelid ja mängud on kaustas „{ $folder }“: report.html, games.csv, games.parquet, seats.csv, seats.parquet, summary.txt.

## Pealkirjad

lab-title-match = kohtumine
lab-title-ladder = edetabel
lab-title-balance = tasakaal
lab-title-curve = mida annab lisaaeg
lab-played = { $all ->
    [yes] { $n ->
        [one] Mängiti { $games } mäng.
       *[other] Mängiti { $games } mängu.
    } { $broken ->
        [0] Kõik jõudsid lõpuni.
        [one] Katkestati { $broken } mäng; seda ei võitnud keegi.
       *[other] Katkestati { $broken } mängu; neid ei võitnud keegi.
    }
   *[no] { $n ->
        [one] Mängiti { $games } mäng { $total } mängust.
       *[other] Mängiti { $games } mängu { $total } mängust.
    } { $broken ->
        [0] Kõik need jõudsid lõpuni.
        [one] Katkestati { $broken } mäng; seda ei võitnud keegi.
       *[other] Katkestati { $broken } mängu; neid ei võitnud keegi.
    }
}

## Osad

lab-results = Tulemused
lab-about-shares = Ühine võit jaguneb võitjate vahel. „Võrdne“ on osakaal, mille võidaksid võrdse tugevusega robotid. Vahemikud on Wilsoni 95% usaldusvahemikud.
lab-about-results-chart = Iga roboti võidetud mängude osakaal koos 95% vahemikuga.
lab-seats = Kohad
lab-about-seats-chart = Igalt kohalt võidetud mängude osakaal koos 95% vahemikuga.
lab-seat = { $n }. koht
lab-players = { $n ->
    [one] { $n } mängija
   *[other] { $n } mängijat
}
lab-ratings = Reitingud
lab-about-ratings = Kõige tõenäolisemad reitingud Bradley ja Terry mudeli järgi Elo skaalal; keskmine on 0. 100 punkti edu annab 64% võite, 200 punkti 76%, 400 punkti 91%. Kui üks pool võitis kõik, loetakse teisele pool võitu, sest ükski lõplik reiting ei seleta ainult võite.
lab-about-ratings-chart = Iga roboti reiting koos 95% vahemikuga.
lab-pairs = Paaride kaupa
lab-curve = Mida annab lisaaeg vastase { $bot } vastu
lab-about-curve-chart = Võitude osakaal iga mõtlemisaja korral koos 95% vahemikuga.
lab-about-facts = Omanikud on kohad, millel oli lõpus vähemalt üks selline. Kordaja on nende võitude osakaal võrdsete võimaluste suhtes; 1 tähendab võrdseid võimalusi. Kui kellelgi võidetud mängu lõpus midagi on, ei tähenda see veel, et ta võitis tänu sellele.
lab-about-facts-chart = Omanike võitude osakaal võrdsete võimaluste suhtes koos 95% vahemikuga.
lab-length = Pikkus
lab-about-length = Mediaanid; vahemikku jäävad keskmised 80% mängudest. Otsus on küsimus, millel on rohkem kui üks vastus.
lab-about-length-chart = Mängude jaotus voorude arvu järgi.
lab-course = Juhtimine ja järelejõudmine
lab-about-course = Punkte võrreldakse mängukordade vahel. Juhi vahetus tähendab, et üksi juhib keegi teine. Poole mängu peal: kui sageli võitis see, kes siis üksi juhtis, ja kui sageli see, kes oli siis üksi viimane. Kaotusseis on suurim punktide arv, millega võitja maas oli.
lab-decisions = Otsused
lab-about-decisions = Hilinenud on otsus, mis kestis lubatust üle 20 ms kauem. Tõrge on lubamatu valik, programmiviga või katkine protsess; selle asemel tehti lubatud valik.
lab-trouble = { $bot }: { $problem }
lab-games = Mängud
lab-about-games = Iga faili saab uuesti läbi mängida: emberhall replay FAIL.
lab-game-link = { $over ->
    [yes] ({ $players }): võidab { $winners }. koht; voore: { $rounds }
   *[no] ({ $players }): katkestatud; voore: { $rounds }
}
lab-more-games = { $n ->
    [one] Veel { $n } on kaustas.
   *[other] Veel { $n } on kaustas.
}
lab-again = Kuidas seda korrata
lab-about-again = See käsk annab igal masinal samad mängud.
lab-about-again-clock = See käsk mängib samade seemnetega. Robot, kes mõtleb kella järgi või töötab eraldi protsessina, võib iga kord teisiti valida.

## Veergude pead ja teljed

lab-all-bots = kõik
lab-even = võrdne
lab-mean = keskmine
lab-head-bot = Robot
lab-head-against = Vastane
lab-head-games = Mänge
lab-head-wins = Võite
lab-head-share = Võitude osakaal
lab-head-interval = 95% vahemik
lab-head-even = Võrdne
lab-head-points = Punkte keskmiselt
lab-head-seat = Koht
lab-head-players = Mängijaid
lab-head-table = Laud
lab-head-rating = Reiting
lab-head-margin = 95%
lab-head-owners = Omanikke
lab-head-factor = Kordaja
lab-head-with-winners = Võitjatel keskmiselt
lab-head-with-others = Teistel keskmiselt
lab-head-rounds = Voore
lab-head-most-games = Keskmised 80%
lab-head-most = Kõige rohkem
lab-head-turns = Mängukordi
lab-head-inputs = Samme
lab-head-broken = Katkestatud
lab-head-lead-changes = Juhi vahetusi
lab-head-half-leader = Võitis poole mängu juht
lab-head-from-last = Võitis poole mängu viimane
lab-head-deficit = Võitja kaotusseis keskmiselt
lab-head-greatest-deficit = Suurim
lab-head-decisions = Otsuseid
lab-head-mean-time = Keskmine
lab-head-slowest = Aeglaseim
lab-head-late = Hilinenud
lab-head-on-time = Õigel ajal
lab-head-troubles = Tõrkeid
lab-chart-results = Võitude osakaal koos 95% vahemikuga
lab-chart-length = Mängu voorud
lab-axis-rounds = Voore
lab-axis-games = Mängude osakaal
lab-axis-factor = Võitude osakaal võrdsete võimaluste suhtes
lab-axis-rating = Elo punktid
lab-axis-time = Millisekundeid otsuse kohta
lab-axis-thought = Otsingusamme otsuse kohta

## Asjade liigid

lab-fact-hero = Kangelased
lab-fact-building = Hooned
lab-fact-monster-group = Koletiserühmad
lab-fact-hero-family = Kangelaste perekonnad
lab-fact-village-card = Külakaardid

## Kiirus

lab-bench = Kiirus: juhuslik mäng ühel tuumal
lab-head-game = Mäng
lab-head-inputs-a-second = Samme sekundis
lab-head-games-a-second = Mänge sekundis
lab-head-draws = Juhuarve sammu kohta
lab-bench-draws = ainult generaator
lab-about-bench = Kõrval on näha, mitu arvu sekundis annab samas katses juhuarvude generaator üksi, et masinaid saaks võrrelda. „cargo bench“ võrdleb malemootoriga.
