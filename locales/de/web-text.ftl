### Der Textmodus im Browser: ein Tisch allein in Worten.
###
### $side ist eine Richtung wie in karak-side-*, $place ein Ort wie (1, -1), $hex was dort liegt, in Worten.

## The page

web-text-title = { $game } in Worten
web-text-welcome = { $game } in Worten. Gib „hilfe“ ein, um die Befehle zu hören.
web-text-happens = Was geschieht
web-text-command = Befehl
web-text-command-about = Gib die Nummer einer Möglichkeit ein oder einen Befehl wie „hilfe“. Enter allein wiederholt die Frage.
web-text-send = Ausführen
web-text-drawn = Gezeichneter Tisch
web-text-said = { $name } sagt: { $text }

## The parts of the table

web-text-topic-around = Wo du bist
web-text-topic-board = Die ganze Landkarte
web-text-topic-hall = Die Halle
web-text-topic-village = Das Dorf
web-text-topic-hand = Auf deiner Hand
web-text-topic-me = Du
web-text-topic-others = Die anderen

## The question

web-text-many = { $n ->
   *[other] { $n } Möglichkeiten. Enter liest alle vor.
}
web-text-span = { $group }: { $first } bis { $last }
web-text-span-one = { $group }: { $n }

## Answers

web-text-not-asked = Du wirst gerade nichts gefragt.
web-text-not-over = Das geht, wenn das Spiel zu Ende ist.
web-text-no-proposal = Niemand hat eine Bitte an die Runde.
web-text-nothing = Dazu gibt es nichts zu sagen.
web-text-undo-ask = Deine letzte Wahl lässt sich nicht einfach zurücknehmen. „bitte“ fragt die anderen.
web-text-look-where = Welches Feld? Nenne den Ort, wie in „sieh (1, -1)“, oder eine Richtung, wie in „sieh osten“.
web-text-away = { $n ->
    [0] Dort bist du.
    [one] { $n } Feld von dir entfernt.
   *[other] { $n } Felder von dir entfernt.
}
web-text-side-chasm = { $side }: eine Schlucht; dahinter ist nichts erforscht
web-text-side-chasm-hex = { $side }: eine Schlucht; dahinter { $hex }
web-text-side-hex = { $side }: { $hex }
web-text-side-unexplored = { $side }: unerforscht, { $place }

## What is foretold. $odds is one or more of the parts, $n is a percentage.

web-text-odds-none = Über diese Entscheidung lässt sich nichts vorhersagen.
web-text-odds-win = Siegchance { $n } %
web-text-odds-fireballs = mit Feuerbällen { $n } %
web-text-odds-losses = erwartete Verluste: Leben { $lives }, Würfel { $dice }
web-text-odds-unconscious = bewusstlos { $n } %
web-text-odds-plague = Pest und Elend für einen Gegner { $n } %
web-text-odds-at = { $place }, Stärke { $n }: { $odds }
web-text-odds-felled = { $place }: Der Feind fällt ohne Kampf
web-text-odds-with = Im Kampf { $units }: { $odds }
web-text-odds-alone = Nur mit dem Heldenwürfel: { $odds }
web-text-odds-keep = Wenn du den Wurf behältst: { $odds }
web-text-odds-again = Wenn du noch einmal würfelst: { $odds }
web-text-odds-cast-wins = { $n ->
    [0] Ohne Feuerball: Angriff { $attack }, Sieg
    [one] Mit { $n } Feuerball: Angriff { $attack }, Sieg
   *[other] Mit { $n } Feuerbällen: Angriff { $attack }, Sieg
}
web-text-odds-cast-fails = { $n ->
    [0] Ohne Feuerball: Angriff { $attack }, Niederlage
    [one] Mit { $n } Feuerball: Angriff { $attack }, Niederlage
   *[other] Mit { $n } Feuerbällen: Angriff { $attack }, Niederlage
}

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

web-text-command-help = hilfe
    .usage = hilfe
    .help = diese Liste
web-text-command-choices = auswahl
    .usage = auswahl
    .help = die Frage noch einmal mit allen Möglichkeiten (oder einfach Enter)
web-text-command-why = warum
    .usage = warum [WORT]
    .help = was jetzt nicht geht, warum und nach welcher Regel
web-text-command-odds = chancen, erkläre, erklaere
    .usage = chancen
    .help = wie der Kampf vor dir wohl ausgeht; in Thunderstone Posten für Posten, oder für eine Reihe: chancen 2
web-text-command-undo = zurück, zurueck
    .usage = zurück
    .help = die letzte Wahl zurücknehmen, solange niemand etwas Neues erfahren hat
web-text-command-log = verlauf
    .usage = verlauf [N]
    .help = was geschehen ist: die letzten 20 oder N Zeilen
web-text-command-turn = zug, dran
    .usage = zug
    .help = wer dran ist und wie weit das Spiel ist
web-text-command-board = karte, plan
    .usage = karte
    .help = jedes Feld der Landkarte in einem Satz
web-text-command-around = ringsum, umgebung
    .usage = ringsum
    .help = wo du stehst und was hinter jeder der sechs Kanten liegt
web-text-command-look = sieh, schau
    .usage = sieh (1, -1)
    .help = ein Feld nach seinem Ort oder nach der Richtung von dir aus: sieh osten
web-text-command-hall = halle
    .usage = halle
    .help = wer in den drei Reihen wartet und was deine Gruppe gegen sie ausrichtet
web-text-command-village = dorf
    .usage = dorf
    .help = was das Dorf verkauft und wie viel davon übrig ist
web-text-command-card = lies, kartentext
    .usage = lies [NAME]
    .help = eine Karte lesen: nach dem Namen, nach der Nummer einer Möglichkeit oder die eigenen
web-text-command-hand = hand
    .usage = hand
    .help = was nur du sehen darfst
web-text-command-me = ich
    .usage = ich
    .help = was du hast
web-text-command-others = andere
    .usage = andere
    .help = was die anderen haben
web-text-command-rule = regel, regeln
    .usage = regel K-BAT-6
    .help = eine Regel nach ihrer Kennung oder nach Worten im Titel; ohne Angabe öffnen sich alle
web-text-command-say = sag, sage
    .usage = sag TEXT
    .help = etwas in die Runde sagen
web-text-command-chat = gespräch, gespraech
    .usage = gespräch
    .help = was am Tisch gesagt wurde
web-text-command-clock = uhr, zeit
    .usage = uhr
    .help = wie viel Zeit noch bleibt
web-text-command-ask = bitte
    .usage = bitte
    .help = die anderen um Rücknahme einer Wahl bitten
web-text-command-yes = ja
    .usage = ja
    .help = einer Bitte an die Runde zustimmen
web-text-command-no = nein
    .usage = nein
    .help = die Bitte ablehnen
web-text-command-begin = beginne, los
    .usage = beginne
    .help = das Spiel beginnen, sobald alle sitzen
web-text-command-rematch = nochmal, revanche
    .usage = nochmal
    .help = nach dem Ende mit denselben Leuten noch einmal spielen
web-text-command-lang = sprache
    .usage = sprache en
    .help = eine andere Sprache: en, pl, de, et
web-text-command-menu = menü, menue
    .usage = menü
    .help = Plätze, Einladungen und Einstellungen
web-text-command-drawn = zeichnung
    .usage = zeichnung
    .help = den gezeichneten Tisch zeigen
web-text-command-quit = ende, beenden
    .usage = ende
    .help = zur Startseite; das Spiel wartet auf dich
