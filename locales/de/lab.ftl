### Das Labor: Begegnungen von Bots, Ranglisten, Studien zum Gleichgewicht, ihre Tabellen und Berichte.

## Hilfe

lab-help-lab = Messen: Begegnungen von Bots, Ranglisten, das Gleichgewicht eines Spiels, Geschwindigkeit.
lab-help-match = Bots gegeneinander spielen lassen: jeder Startwert von jedem Platz aus.
lab-help-ladder = Alle gegen alle, mit Wertungen und ihren Intervallen.
lab-help-balance = Gleiche Bots spielen: Welcher Platz, welcher Held, welche Monstergruppe, Familie oder Karte gewinnt öfter?
lab-help-curve = Ein Bot mit immer mehr Zeit gegen einen festen Gegner.
lab-help-bench = Wie viele Eingaben in der Sekunde die Regeln auf einem Kern verarbeiten.
lab-help-bot = Ein Bot, für jeden einmal: random, casual, greedy, eine Stufe (spark bis blaze), search,50ms, search,400it oder process:BEFEHL. Der letzte füllt den Tisch
lab-help-bot-balance = Wer spielt (sonst greedy); mehrere teilen sich den Tisch
lab-help-bot-curve = Wessen Kurve (sonst search)
lab-help-levels = Die fünf Stufen, neben den Bots aus --bot
lab-help-times = Millisekunden für eine Entscheidung (sonst 10,20,50,100,200,500,1000)
lab-help-rounds = Denkrunden statt Millisekunden: auf jedem Rechner dieselben
lab-help-against = Der Gegner (sonst greedy)
lab-help-players = Wie viele mitspielen: 2, oder abwechselnd 2-5 oder 2,4 (sonst 2)
lab-help-players-balance = Wie viele mitspielen: 2, oder abwechselnd 2-5 oder 2,4 (sonst 2-5)
lab-help-setup = Ein Aufbau des Spiels als JSON oder eine Datei damit; mehrere werden abwechselnd gespielt
lab-help-fixed-seats = Alle bleiben auf dem Platz, auf dem sie genannt sind
lab-help-games = Wie viele Spiele (sonst 100)
lab-help-games-each = Wie viele Spiele je Paar oder Punkt (sonst 100)
lab-help-games-balance = Wie viele Spiele (sonst 1000)
lab-help-decisions = Aufhören, sobald so viele Entscheidungen gemessen sind
lab-help-seed = Woher aller Zufall kommt: gleiche Zahl, gleiche Spiele (sonst 1)
lab-help-jobs = Wie viele Spiele zugleich laufen (sonst eines je Kern)
lab-help-most-turns = Ein Spiel nach so vielen Zügen abbrechen (sonst 2000)
lab-help-out = Ein Ordner für die Ergebnisse; derselbe Befehl macht weiter, wo er unterbrochen wurde
lab-help-keep = Welche Spiele als Dateien im Ordner bleiben: all, none oder die ersten N (sonst 20)
lab-help-seconds = Wie viele Sekunden für jedes Spiel (sonst 3)

## Was nicht stimmt

lab-unknown-game = Das Spiel „{ $found }“ liegt nicht auf diesem Tisch. Es gibt: { $known }.
lab-unknown-bot = Einen Bot „{ $found }“ gibt es nicht. Es gibt random, casual, greedy, search, die Stufen spark, candle, torch, bonfire und blaze sowie process:BEFEHL.
lab-wrong-setting = Beim Bot „{ $bot }“ ist „{ $part }“ nicht zu gebrauchen.
lab-not-started = Der Bot „{ $bot }“ lässt sich nicht starten: { $problem }
lab-too-few-bots = { $n ->
    [one] Mindestens { $n } Bot ist nötig, nicht { $found }: Nenne ihn mit --bot.
   *[other] Mindestens { $n } Bots sind nötig, nicht { $found }: Nenne jeden mit --bot.
}
lab-too-many-bots = { $n ->
    [one] { $found } Bots sind zu viele: Es gibt { $n } Platz.
   *[other] { $found } Bots sind zu viele: Es gibt { $n } Plätze.
}
lab-bot-twice = Der Bot „{ $found }“ ist zweimal genannt. In einer Rangliste spielt jeder einmal.
lab-wrong-number = { $option } braucht eine ganze Zahl von mindestens { $least }, nicht „{ $found }“.
lab-wrong-list = { $option } braucht eine Zahl, einen Bereich wie 2-5 oder eine Liste wie 10,20,50, nicht „{ $found }“.
lab-wrong-keep = --keep nimmt all, none oder eine Zahl, nicht „{ $found }“.
lab-not-together = { $one } geht nicht zusammen mit { $other }.
lab-setup-malformed = Der Aufbau „{ $setup }“ lässt sich nicht lesen: Zeile { $line }, Spalte { $column }: { $problem }
lab-setup-refused = Der Aufbau „{ $setup }“ lässt sich nicht spielen: { $reason }
lab-unreadable = „{ $file }“ lässt sich nicht lesen: { $problem }
lab-unwritable = „{ $file }“ lässt sich nicht schreiben: { $problem }
lab-foreign-folder = Im Ordner „{ $folder }“ liegt etwas anderes. Nenne einen leeren oder einen neuen.
lab-other-run = Im Ordner „{ $folder }“ liegen die Ergebnisse eines anderen Befehls: { $command }
lab-busy = In den Ordner „{ $folder }“ schreibt gerade ein anderer Lauf.
lab-broken-row = „{ $file }“, Zeile { $line }, lässt sich nicht lesen: { $problem }

## Unterwegs

lab-remaining = noch:
lab-stopping = Die laufenden Spiele werden zu Ende gespielt. Noch einmal, um sofort aufzuhören.
lab-stopped = Unterbrochen. Derselbe Befehl macht hier weiter.
lab-stopped-lost = Unterbrochen. Mit --out könnte derselbe Befehl hier weitermachen.
lab-written = Bericht, Tabellen und Spiele liegen in „{ $folder }“: report.html, games.csv, games.parquet, seats.csv, seats.parquet, summary.txt.

## Titel

lab-title-match = eine Begegnung
lab-title-ladder = eine Rangliste
lab-title-balance = das Gleichgewicht
lab-title-curve = was mehr Zeit bringt
lab-played = { $all ->
    [yes] { $n ->
        [one] { $games } Spiel wurde gespielt.
       *[other] { $games } Spiele wurden gespielt.
    } { $broken ->
        [0] Alle kamen an ihr Ende.
        [one] { $broken } wurde abgebrochen und hat keinen Sieger.
       *[other] { $broken } wurden abgebrochen und haben keinen Sieger.
    }
   *[no] { $n ->
        [one] { $games } von { $total } Spielen wurde gespielt.
       *[other] { $games } von { $total } Spielen wurden gespielt.
    } { $broken ->
        [0] Alle davon kamen an ihr Ende.
        [one] { $broken } wurde abgebrochen und hat keinen Sieger.
       *[other] { $broken } wurden abgebrochen und haben keinen Sieger.
    }
}

## Abschnitte

lab-results = Ergebnisse
lab-about-shares = Ein geteilter Sieg zählt in Teilen. „Gleich“ ist, was gleich starke Bots gewinnen würden. Die Intervalle sind 95-%-Intervalle nach Wilson.
lab-about-results-chart = Der Anteil der Spiele, die jeder Bot gewann, mit seinem 95-%-Intervall.
lab-seats = Plätze
lab-about-seats-chart = Der Anteil der Spiele, die von jedem Platz aus gewonnen wurden, mit seinem 95-%-Intervall.
lab-seat = Platz { $n }
lab-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
lab-ratings = Wertungen
lab-about-ratings = Die wahrscheinlichsten Wertungen nach dem Modell von Bradley und Terry auf der Elo-Skala; der Mittelwert ist 0. 100 Punkte mehr gewinnen 64 %, 200 gewinnen 76 %, 400 gewinnen 91 %. Hat eine Seite alles gewonnen, zählt für die andere ein halber Sieg, denn keine endliche Wertung erklärt lauter Siege.
lab-about-ratings-chart = Die Wertung jedes Bots mit ihrem 95-%-Intervall.
lab-pairs = Paar für Paar
lab-curve = Was mehr Zeit gegen { $bot } bringt
lab-about-curve-chart = Der Anteil der Siege für jede Bedenkzeit, mit seinem 95-%-Intervall.
lab-about-facts = Besitzer sind die Plätze, die am Ende mindestens eines davon hatten. Der Faktor vergleicht ihren Anteil der Siege mit dem gleichen: 1 ist gleich. Etwas spät in einem gewonnenen Spiel zu haben ist nicht dasselbe, wie dadurch zu gewinnen.
lab-about-facts-chart = Der Anteil der Siege derer, die es hatten, als Vielfaches des gleichen Anteils, mit seinem 95-%-Intervall.
lab-length = Dauer
lab-about-length = Mediane; acht von zehn Spielen liegen im Bereich. Eine Entscheidung ist eine Frage mit mehr als einer Antwort.
lab-about-length-chart = Wie viele Spiele wie viele Runden dauerten.
lab-course = Führung und Aufholjagd
lab-about-course = Verglichen werden die Punkte zwischen den Zügen. Ein Führungswechsel ist, dass jemand anderes allein führt. Zur Halbzeit: Wer dann allein führte, gewann, und wer dann allein Letzter war, gewann. Der Rückstand sind die meisten Punkte, die der Sieger zurücklag.
lab-decisions = Entscheidungen
lab-about-decisions = Verspätet ist eine Entscheidung, die mehr als 20 ms länger dauerte, als ihr zustand. Ein Ausfall ist eine verbotene Wahl, ein Absturz oder ein kaputter Prozess; an seine Stelle kam eine erlaubte Wahl.
lab-trouble = { $bot }: { $problem }
lab-games = Spiele
lab-about-games = Jede Datei lässt sich abspielen: emberhall replay DATEI.
lab-game-link = { $over ->
    [yes] ({ $players }): Platz { $winners } gewinnt nach { $rounds } Runden
   *[no] ({ $players }): abgebrochen nach { $rounds } Runden
}
lab-more-games = { $n ->
    [one] { $n } weiteres liegt im Ordner.
   *[other] { $n } weitere liegen im Ordner.
}
lab-again = Noch einmal dasselbe
lab-about-again = Dieser Befehl ergibt auf jedem Rechner dieselben Spiele.
lab-about-again-clock = Dieser Befehl spielt dieselben Startwerte. Ein Bot mit einer Uhr oder einem eigenen Prozess kann jedes Mal anders wählen.

## Spaltenköpfe und Achsen

lab-all-bots = alle
lab-even = gleich
lab-mean = Mittel
lab-head-bot = Bot
lab-head-against = Gegen
lab-head-games = Spiele
lab-head-wins = Siege
lab-head-share = Anteil der Siege
lab-head-interval = 95 %, von – bis
lab-head-even = Gleich
lab-head-points = Punkte im Mittel
lab-head-seat = Platz
lab-head-players = Spieler
lab-head-table = Tisch
lab-head-rating = Wertung
lab-head-margin = 95 %
lab-head-owners = Besitzer
lab-head-factor = Faktor
lab-head-with-winners = Bei Siegern im Mittel
lab-head-with-others = Bei anderen im Mittel
lab-head-rounds = Runden
lab-head-most-games = Acht von zehn
lab-head-most = Höchstens
lab-head-turns = Züge
lab-head-inputs = Eingaben
lab-head-broken = Abgebrochen
lab-head-lead-changes = Führungswechsel
lab-head-half-leader = Führender zur Halbzeit gewann
lab-head-from-last = Letzter zur Halbzeit gewann
lab-head-deficit = Rückstand des Siegers im Mittel
lab-head-greatest-deficit = Größter
lab-head-decisions = Entscheidungen
lab-head-mean-time = Im Mittel
lab-head-slowest = Längste
lab-head-late = Verspätet
lab-head-on-time = Pünktlich
lab-head-troubles = Ausfälle
lab-chart-results = Anteil der Siege mit 95-%-Intervall
lab-chart-length = Runden eines Spiels
lab-axis-rounds = Runden
lab-axis-games = Anteil der Spiele
lab-axis-factor = Anteil der Siege als Vielfaches des gleichen
lab-axis-rating = Elo-Punkte
lab-axis-time = Millisekunden für eine Entscheidung
lab-axis-thought = Denkrunden für eine Entscheidung

## Arten von Dingen

lab-fact-hero = Helden
lab-fact-building = Gebäude
lab-fact-monster-group = Monstergruppen
lab-fact-hero-family = Heldenfamilien
lab-fact-village-card = Dorfkarten

## Geschwindigkeit

lab-bench = Geschwindigkeit: zufälliges Spiel auf einem Kern
lab-head-game = Spiel
lab-head-inputs-a-second = Eingaben in der Sekunde
lab-head-games-a-second = Spiele in der Sekunde
lab-head-draws = Zufallszahlen je Eingabe
lab-bench-draws = nur der Generator
lab-about-bench = Daneben steht, wie viele Zahlen der Generator allein im selben Lauf zieht, damit sich Rechner vergleichen lassen. „cargo bench“ misst neben einem Schachprogramm.
