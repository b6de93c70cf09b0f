### Das Labor: Partien zwischen Bots, Ranglisten, Studien zur Balance, ihre Tabellen und Berichte.

## Hilfe

lab-help-lab = Bots und Spiele vermessen: Partien zwischen Bots, Ranglisten, Balance, Geschwindigkeit.
lab-help-match = Bots gegeneinander spielen lassen: jeder Startwert von jedem Platz aus.
lab-help-ladder = Jeder gegen jeden, mit Wertungen und ihren Intervallen.
lab-help-balance = Gleiche Bots spielen: Welcher Platz, welcher Held, welche Monstergruppe, Familie oder Karte gewinnt öfter?
lab-help-curve = Ein Bot mit immer mehr Bedenkzeit gegen einen festen Gegner.
lab-help-bench = Wie viele Eingaben pro Sekunde die Regeln auf einem Kern verarbeiten.
lab-help-bot = Ein Bot (auch mehrfach): random, casual, greedy, eine Stufe (spark bis blaze), search,50ms, search,400it oder process:BEFEHL. Der letzte füllt die übrigen Plätze
lab-help-bot-balance = Wer spielt; mehrere teilen sich den Tisch [Standard: greedy]
lab-help-bot-curve = Der Bot, der gemessen wird [Standard: search]
lab-help-levels = Die fünf Stufen, zusätzlich zu den Bots aus --bot
lab-help-times = Millisekunden je Entscheidung [Standard: 10,20,50,100,200,500,1000]
lab-help-iterations = Suchschritte statt Millisekunden: auf jedem Rechner gleich
lab-help-against = Der Gegner [Standard: greedy]
lab-help-players = Zahl der Spieler: 2, oder abwechselnd mehrere, etwa 2-5 oder 2,4 [Standard: 2]
lab-help-players-balance = Zahl der Spieler: 2, oder abwechselnd mehrere, etwa 2-5 oder 2,4 [Standard: 2-5]
lab-help-setup = Ein Spielaufbau als JSON oder eine Datei damit; mehrere werden abwechselnd gespielt
lab-help-fixed-seats = Jeder Bot behält seinen Platz, in der angegebenen Reihenfolge
lab-help-games = Zahl der Spiele [Standard: 100]
lab-help-games-each = Zahl der Spiele je Paar oder Messpunkt [Standard: 100]
lab-help-games-balance = Zahl der Spiele [Standard: 1000]
lab-help-max-decisions = Aufhören, sobald so viele Entscheidungen gemessen sind
lab-help-seed = Startwert für alle Zufallszahlen: gleiche Zahl, gleiche Spiele [Standard: 1]
lab-help-jobs = Wie viele Spiele zugleich laufen [Standard: eines je Kern]
lab-help-max-turns = Ein Spiel nach so vielen Zügen abbrechen [Standard: 2000]
lab-help-out = Ordner für die Ergebnisse; derselbe Befehl macht weiter, wo er unterbrochen wurde
lab-help-keep = Welche Spiele als Dateien im Ordner bleiben: all, none oder die ersten N [Standard: 20]
lab-help-seconds = Sekunden für jedes Spiel [Standard: 3]

## Was nicht stimmt

lab-unknown-game = Das Spiel „{ $found }“ gibt es nicht. Es gibt: { $known }.
lab-unknown-bot = Einen Bot „{ $found }“ gibt es nicht. Es gibt random, casual, greedy, search, die Stufen spark, candle, torch, bonfire und blaze sowie process:BEFEHL.
lab-wrong-setting = Beim Bot „{ $bot }“ ist „{ $part }“ keine gültige Einstellung.
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
lab-wrong-keep = --keep erwartet all, none oder eine Zahl, nicht „{ $found }“.
lab-not-together = { $one } lässt sich nicht mit { $other } kombinieren.
lab-setup-malformed = Der Spielaufbau „{ $setup }“ lässt sich nicht lesen: Zeile { $line }, Spalte { $column }: { $problem }
lab-setup-refused = Der Spielaufbau „{ $setup }“ lässt sich nicht spielen: { $reason }
lab-unreadable = „{ $file }“ lässt sich nicht lesen: { $problem }
lab-unwritable = „{ $file }“ lässt sich nicht schreiben: { $problem }
lab-foreign-folder = Im Ordner „{ $folder }“ liegt etwas anderes. Nenne einen leeren oder einen neuen.
lab-other-run = Im Ordner „{ $folder }“ liegen die Ergebnisse eines anderen Befehls: { $command }
lab-busy = In den Ordner „{ $folder }“ schreibt gerade ein anderer Lauf.
lab-broken-row = „{ $file }“, Zeile { $line }, lässt sich nicht lesen: { $problem }

## Unterwegs

lab-remaining = noch:
lab-stopping = Die laufenden Spiele werden zu Ende gespielt. Drücke noch einmal Strg-C, um sofort aufzuhören.
lab-stopped = Unterbrochen. Derselbe Befehl macht hier weiter.
lab-stopped-lost = Unterbrochen. Mit --out hätte derselbe Befehl hier weitermachen können.
lab-written = Bericht, Tabellen und Spiele liegen in „{ $folder }“: report.html, games.csv, games.parquet, seats.csv, seats.parquet, summary.txt.

## Titel

lab-title-match = ein Match
lab-title-ladder = eine Rangliste
lab-title-balance = die Balance
lab-title-curve = die Wirkung der Bedenkzeit
lab-played = { $all ->
    [yes] { $n ->
        [one] { $games } Spiel wurde gespielt.
       *[other] { $games } Spiele wurden gespielt.
    } { $broken ->
        [0] Keines wurde abgebrochen.
        [one] { $broken } wurde abgebrochen und hat keinen Sieger.
       *[other] { $broken } wurden abgebrochen und haben keinen Sieger.
    }
   *[no] { $n ->
        [one] { $games } von { $total } Spielen wurde gespielt.
       *[other] { $games } von { $total } Spielen wurden gespielt.
    } { $broken ->
        [0] Keines davon wurde abgebrochen.
        [one] { $broken } wurde abgebrochen und hat keinen Sieger.
       *[other] { $broken } wurden abgebrochen und haben keinen Sieger.
    }
}

## Abschnitte

lab-results = Ergebnisse
lab-about-shares = Geteilte Siege zählen anteilig. „Ausgeglichen“ ist der Anteil, den gleich starke Bots gewinnen würden. Die Intervalle sind 95-%-Intervalle nach Wilson.
lab-about-results-chart = Der Anteil der Spiele, die jeder Bot gewann, mit seinem 95-%-Intervall.
lab-seats = Plätze
lab-about-seats-chart = Der Anteil der Spiele, die von jedem Platz aus gewonnen wurden, mit seinem 95-%-Intervall.
lab-seat = Platz { $n }
lab-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
lab-ratings = Wertungen
lab-about-ratings = Maximum-Likelihood-Wertungen nach Bradley und Terry auf der Elo-Skala; der Mittelwert ist 0. Wer 100 Punkte mehr hat, gewinnt 64 % der Spiele, mit 200 Punkten 76 %, mit 400 Punkten 91 %. Hat eine Seite alle Spiele gewonnen, bekommt die andere einen halben Sieg gutgeschrieben, denn keine endliche Wertung erklärt lauter Siege.
lab-about-ratings-chart = Die Wertung jedes Bots mit ihrem 95-%-Intervall.
lab-pairs = Paar für Paar
lab-curve = Die Wirkung der Bedenkzeit gegen { $bot }
lab-about-curve-chart = Die Siegquote für jede Bedenkzeit, mit ihrem 95-%-Intervall.
lab-about-facts = Besitzer sind die Plätze, die am Ende mindestens eines davon hatten. Faktor: ihre Siegquote geteilt durch die Quote bei Chancengleichheit; 1 ist ausgeglichen. Wer etwas spät in einem gewonnenen Spiel hatte, muss nicht dadurch gewonnen haben.
lab-about-facts-chart = Die Siegquote derer, die es hatten, als Vielfaches der Quote bei Chancengleichheit, mit ihrem 95-%-Intervall.
lab-length = Dauer
lab-about-length = Mediane; die mittleren 80 % der Spiele liegen im Bereich. Eine Entscheidung ist eine Frage mit mehr als einer Antwort.
lab-about-length-chart = Wie viele Spiele wie viele Runden dauerten.
lab-course = Führung und Aufholjagd
lab-about-course = Verglichen werden die Punkte zwischen den Zügen. Die Führung wechselt, wenn jemand anderes allein führt. Halbzeit: wie oft gewann, wer zu diesem Zeitpunkt allein führte, und wie oft, wer allein Letzter war. Der Rückstand ist die größte Zahl von Punkten, um die der Sieger je zurücklag.
lab-decisions = Entscheidungen
lab-about-decisions = Verspätet ist eine Entscheidung, die ihre Bedenkzeit um mehr als 20 ms überschritt. Ein Ausfall ist eine verbotene Wahl, ein Absturz oder ein kaputter Prozess; stattdessen wurde etwas Erlaubtes gewählt.
lab-trouble = { $bot }: { $problem }
lab-games = Spiele
lab-about-games = Jede Datei lässt sich abspielen: emberhall replay DATEI.
lab-game-link = { $over ->
    [yes] { $rounds ->
        [one] ({ $players }): Platz { $winners } gewinnt nach { $rounds } Runde
       *[other] ({ $players }): Platz { $winners } gewinnt nach { $rounds } Runden
    }
   *[no] { $rounds ->
        [one] ({ $players }): abgebrochen nach { $rounds } Runde
       *[other] ({ $players }): abgebrochen nach { $rounds } Runden
    }
}
lab-more-games = { $n ->
    [one] { $n } weiteres liegt im Ordner.
   *[other] { $n } weitere liegen im Ordner.
}
lab-again = Diesen Lauf wiederholen
lab-about-again = Dieser Befehl spielt auf jedem Rechner dieselben Spiele.
lab-about-again-clock = Dieser Befehl verwendet dieselben Startwerte. Ein Bot, der gegen die Uhr spielt oder als eigener Prozess läuft, kann jedes Mal anders wählen.

## Spaltenköpfe und Achsen

lab-all-bots = alle
lab-even = ausgeglichen
lab-mean = Mittel
lab-head-bot = Bot
lab-head-against = Gegen
lab-head-games = Spiele
lab-head-wins = Siege
lab-head-share = Siegquote
lab-head-interval = 95-%-Intervall
lab-head-even = Ausgeglichen
lab-head-points = Punkte im Mittel
lab-head-seat = Platz
lab-head-players = Spieler
lab-head-table = Tisch
lab-head-rating = Wertung
lab-head-margin = 95 %
lab-head-owners = Besitzer
lab-head-factor = Faktor
lab-head-with-winners = Bei Siegern im Mittel
lab-head-with-others = Bei anderen im Mittel
lab-head-rounds = Runden
lab-head-most-games = Mittlere 80 %
lab-head-most = Maximum
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
lab-chart-results = Siegquote mit 95-%-Intervall
lab-chart-length = Runden je Spiel
lab-axis-rounds = Runden
lab-axis-games = Anteil der Spiele
lab-axis-factor = Siegquote als Vielfaches der Quote bei Chancengleichheit
lab-axis-rating = Elo-Punkte
lab-axis-time = Millisekunden je Entscheidung
lab-axis-thought = Suchschritte je Entscheidung

## Arten von Dingen

lab-fact-hero = Helden
lab-fact-building = Gebäude
lab-fact-monster-group = Monstergruppen
lab-fact-hero-family = Heldenfamilien
lab-fact-village-card = Dorfkarten

## Geschwindigkeit

lab-bench = Geschwindigkeit: zufälliges Spiel auf einem Kern
lab-head-game = Spiel
lab-head-inputs-a-second = Eingaben pro Sekunde
lab-head-games-a-second = Spiele pro Sekunde
lab-head-draws = Zufallszahlen je Eingabe
lab-bench-draws = nur der Generator
lab-about-bench = Zum Vergleich zwischen Rechnern steht daneben, wie viele Zahlen der Zufallsgenerator allein im selben Lauf zieht. „cargo bench“ vergleicht mit einem Schachprogramm.
