### Labor: robotite kohtumised, edetabelid, tasakaalu uuringud, nende tabelid ja aruanded.

## Abi

lab-help-lab = Mõõda: robotite kohtumisi, edetabeleid, mängu tasakaalu, kiirust.
lab-help-match = Lase robotitel omavahel mängida: iga seeme igalt kohalt.
lab-help-ladder = Kõik kõigi vastu, koos reitingute ja nende vahemikega.
lab-help-balance = Mängivad võrdsed robotid: milline koht, kangelane, koletiserühm, perekond või kaart võidab sagedamini?
lab-help-curve = Üks robot üha suurema ajaga kindla vastase vastu.
lab-help-bench = Mitu sisendit sekundis reeglid ühel tuumal töötlevad.
lab-help-bot = Robot, igaühe jaoks eraldi: random, casual, greedy, tase (spark kuni blaze), search,50ms, search,400it või process:KÄSK. Viimane täidab laua
lab-help-bot-balance = Kes mängib (muidu greedy); mitu robotit jagavad lauda
lab-help-bot-curve = Kelle kõver (muidu search)
lab-help-levels = Viis taset, lisaks valikule --bot
lab-help-times = Millisekundeid otsuse kohta (muidu 10,20,50,100,200,500,1000)
lab-help-rounds = Mõtlemisvoorud millisekundite asemel: igal masinal samad
lab-help-against = Vastane (muidu greedy)
lab-help-players = Mängijate arv: 2 või kordamööda 2-5 või 2,4 (muidu 2)
lab-help-players-balance = Mängijate arv: 2 või kordamööda 2-5 või 2,4 (muidu 2-5)
lab-help-setup = Mängu ülesseadmine JSON-ina või fail sellega; mitut mängitakse kordamööda
lab-help-fixed-seats = Igaüks jääb kohale, kus teda nimetati
lab-help-games = Mitu mängu (muidu 100)
lab-help-games-each = Mitu mängu iga paari või punkti kohta (muidu 100)
lab-help-games-balance = Mitu mängu (muidu 1000)
lab-help-decisions = Lõpeta, kui nii palju otsuseid on mõõdetud
lab-help-seed = Kust tuleb kogu juhus: sama arv, samad mängud (muidu 1)
lab-help-jobs = Mitu mängu korraga (muidu üks iga tuuma kohta)
lab-help-most-turns = Katkesta mäng pärast nii mitut mängukorda (muidu 2000)
lab-help-out = Kaust tulemuste jaoks; sama käsk jätkab sealt, kus see peatati
lab-help-keep = Millised mängud kausta failidena alles jäävad: all, none või esimesed N (muidu 20)
lab-help-seconds = Mitu sekundit iga mängu jaoks (muidu 3)

## Mis on valesti

lab-unknown-game = Mängu „{ $found }“ sellel laual ei ole. On: { $known }.
lab-unknown-bot = Robotit „{ $found }“ ei ole. On random, casual, greedy, search, tasemed spark, candle, torch, bonfire ja blaze ning process:KÄSK.
lab-wrong-setting = Robotis „{ $bot }“ ei saa kasutada osa „{ $part }“.
lab-not-started = Robotit „{ $bot }“ ei saa käivitada: { $problem }
lab-too-few-bots = { $n ->
    [one] Vaja on vähemalt { $n } robotit, mitte { $found }: nimeta ta valikuga --bot.
   *[other] Vaja on vähemalt { $n } robotit, mitte { $found }: nimeta igaüks valikuga --bot.
}
lab-too-many-bots = { $n ->
    [one] Roboteid on liiga palju: { $found }. Kohti on { $n }.
   *[other] Roboteid on liiga palju: { $found }. Kohti on { $n }.
}
lab-bot-twice = Robot „{ $found }“ on nimetatud kaks korda. Edetabelis mängib igaüks üks kord.
lab-wrong-number = { $option } vajab täisarvu, vähemalt { $least }, mitte „{ $found }“.
lab-wrong-list = { $option } vajab arvu, vahemikku nagu 2-5 või loendit nagu 10,20,50, mitte „{ $found }“.
lab-wrong-keep = --keep võtab all, none või arvu, mitte „{ $found }“.
lab-not-together = { $one } ja { $other } ei käi kokku.
lab-setup-malformed = Ülesseadmist „{ $setup }“ ei saa lugeda: rida { $line }, veerg { $column }: { $problem }
lab-setup-refused = Ülesseadmist „{ $setup }“ ei saa mängida: { $reason }
lab-unreadable = Faili „{ $file }“ ei saa lugeda: { $problem }
lab-unwritable = Faili „{ $file }“ ei saa kirjutada: { $problem }
lab-foreign-folder = Kaustas „{ $folder }“ on midagi muud. Nimeta tühi või uus kaust.
lab-other-run = Kaustas „{ $folder }“ on teise käsu tulemused: { $command }
lab-busy = Kausta „{ $folder }“ kirjutab praegu teine töö.
lab-broken-row = Faili „{ $file }“ rida { $line } ei saa lugeda: { $problem }

## Töö ajal

lab-remaining = jäänud:
lab-stopping = Käimasolevad mängud mängitakse lõpuni. Veel kord, et kohe lõpetada.
lab-stopped = Peatatud. Sama käsk jätkab siit.
lab-stopped-lost = Peatatud. Valikuga --out saaks sama käsk siit jätkata.
lab-written = Aruanne, tabelid ja mängud on kaustas „{ $folder }“: report.html, games.csv, games.parquet, seats.csv, seats.parquet, summary.txt.

## Pealkirjad

lab-title-match = kohtumine
lab-title-ladder = edetabel
lab-title-balance = tasakaal
lab-title-curve = mida annab rohkem aega
lab-played = { $all ->
    [yes] { $n ->
        [one] Mängiti { $games } mäng.
       *[other] Mängiti { $games } mängu.
    } { $broken ->
        [0] Kõik jõudsid lõpuni.
        [one] Katkestati { $broken } mäng; seda ei võitnud keegi.
       *[other] Katkestati { $broken } mängu; neid ei võitnud keegi.
    }
   *[no] { $n ->
        [one] Mängiti { $games } mäng { $total } mängust.
       *[other] Mängiti { $games } mängu { $total } mängust.
    } { $broken ->
        [0] Kõik need jõudsid lõpuni.
        [one] Katkestati { $broken } mäng; seda ei võitnud keegi.
       *[other] Katkestati { $broken } mängu; neid ei võitnud keegi.
    }
}

## Osad

lab-results = Tulemused
lab-about-shares = Jagatud võit loeb osade kaupa. „Võrdne“ on see, mida võidaksid võrdsed robotid. Vahemikud on Wilsoni 95% usaldusvahemikud.
lab-about-results-chart = Kui suure osa mängudest iga robot võitis, koos 95% vahemikuga.
lab-seats = Kohad
lab-about-seats-chart = Kui suur osa mängudest võideti igalt kohalt, koos 95% vahemikuga.
lab-seat = { $n }. koht
lab-players = { $n ->
    [one] { $n } mängija
   *[other] { $n } mängijat
}
lab-ratings = Reitingud
lab-about-ratings = Kõige tõenäolisemad reitingud Bradley ja Terry mudeli järgi Elo skaalal; keskmine on 0. 100 punkti rohkem võidab 64%, 200 võidab 76%, 400 võidab 91%. Kui üks pool võitis kõik, loetakse teisele pool võitu, sest ükski lõplik reiting ei seleta ainult võite.
lab-about-ratings-chart = Iga roboti reiting koos 95% vahemikuga.
lab-pairs = Paar paari haaval
lab-curve = Mida annab rohkem aega vastase { $bot } vastu
lab-about-curve-chart = Võitude osa iga mõtlemisaja korral, koos 95% vahemikuga.
lab-about-facts = Omanikud on kohad, millel oli lõpus vähemalt üks selline. Kordaja võrdleb nende võitude osa võrdsega: 1 on võrdne. Midagi võidetud mängu lõpus omada ei ole sama mis tänu sellele võita.
lab-about-facts-chart = Omanike võitude osa võrdse osa kordsena, koos 95% vahemikuga.
lab-length = Pikkus
lab-about-length = Mediaanid; kaheksa mängu kümnest jääb vahemikku. Otsus on küsimus, millel on rohkem kui üks vastus.
lab-about-length-chart = Mitu mängu kestis mitu vooru.
lab-course = Juhtimine ja järelejõudmine
lab-about-course = Punkte võrreldakse mängukordade vahel. Juhi vahetus tähendab, et üksi juhib keegi teine. Poole mängu ajal: võitis see, kes siis üksi juhtis, või see, kes siis üksi viimane oli. Kaotusseis on suurim punktide arv, millega võitja maas oli.
lab-decisions = Otsused
lab-about-decisions = Hilinenud on otsus, mis kestis lubatust üle 20 ms kauem. Tõrge on lubamatu valik, programmiviga või katkine protsess; selle asemele pandi lubatud valik.
lab-trouble = { $bot }: { $problem }
lab-games = Mängud
lab-about-games = Iga faili saab uuesti läbi mängida: emberhall replay FAIL.
lab-game-link = { $over ->
    [yes] ({ $players }): võidab { $winners }. koht; voore: { $rounds }
   *[no] ({ $players }): katkestatud; voore: { $rounds }
}
lab-more-games = { $n ->
    [one] Veel { $n } on kaustas.
   *[other] Veel { $n } on kaustas.
}
lab-again = Sama uuesti
lab-about-again = See käsk annab igal masinal samad mängud.
lab-about-again-clock = See käsk mängib samad seemned. Kella või oma protsessiga robot võib iga kord teisiti valida.

## Veergude pead ja teljed

lab-all-bots = kõik
lab-even = võrdne
lab-mean = keskmine
lab-head-bot = Robot
lab-head-against = Vastane
lab-head-games = Mänge
lab-head-wins = Võite
lab-head-share = Võitude osa
lab-head-interval = 95%, alates – kuni
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
lab-head-most-games = Kaheksa kümnest
lab-head-most = Kõige rohkem
lab-head-turns = Mängukordi
lab-head-inputs = Sisendeid
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
lab-chart-results = Võitude osa koos 95% vahemikuga
lab-chart-length = Mängu voorud
lab-axis-rounds = Voore
lab-axis-games = Osa mängudest
lab-axis-factor = Võitude osa võrdse osa kordsena
lab-axis-rating = Elo punktid
lab-axis-time = Millisekundeid otsuse kohta
lab-axis-thought = Mõtlemisvoore otsuse kohta

## Asjade liigid

lab-fact-hero = Kangelased
lab-fact-building = Hooned
lab-fact-monster-group = Koletiserühmad
lab-fact-hero-family = Kangelaste perekonnad
lab-fact-village-card = Külakaardid

## Kiirus

lab-bench = Kiirus: juhuslik mäng ühel tuumal
lab-head-game = Mäng
lab-head-inputs-a-second = Sisendeid sekundis
lab-head-games-a-second = Mänge sekundis
lab-head-draws = Juhuarve sisendi kohta
lab-bench-draws = ainult generaator
lab-about-bench = Kõrval on, mitu arvu sekundis annab samas katses juhuse generaator üksi, et masinaid saaks võrrelda. „cargo bench“ mõõdab malemootori kõrval.
