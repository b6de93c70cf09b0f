### The terminal: everything it says besides the game itself.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a und b”.
ui-list-two = { $first } und { $second }
# So many of a thing, by its label.
ui-times = { $n }× { $thing }

## Players

# A seat nobody has a name for yet.
ui-seat = Spieler { $n }
    .in = Spieler { $n }
    .acc = Spieler { $n }
    .dat = Spieler { $n }
    .gen = Spieler { $n }s
    .gender = m
ui-who = { $player }
ui-who-bot = { $player } (Bot)
ui-who-named = { $player } ({ $name })
ui-who-named-bot = { $player } ({ $name }, Bot)

## The command line

ui-help-about = Emberhall: ein digitaler Tisch für Brettspiele. Ohne Befehl fragt es, was gespielt wird.
ui-help-usage = Aufruf:
ui-help-options = Optionen und Argumente
ui-help-commands = Befehle
ui-help-help = Diese Hilfe zeigen
ui-help-version = Die Version zeigen
ui-help-lang = Sprache: en, pl, de oder et
ui-help-plain = Ohne Zeichnung und Farbe: alles in Sätzen, für Bildschirmleser
ui-help-play = Im Terminal spielen: mehrere an einer Tastatur oder gegen Bots.
ui-help-game = Das Spiel: karak
ui-help-players = Wie viele mitspielen, 2 bis 5 (sonst 2)
ui-help-bots = Plätze der Bots: wie viele (die letzten), eine Liste wie 1,3 (ein einzelner Platz: 2,) oder „all“
ui-help-names = Die Namen der Spieler, der Reihe nach
ui-help-heroes = dealt (zugelost), draft (nacheinander ausgesucht) oder eine Liste wie horan,taia
ui-help-friendly = Ohne Pest und Elend spielen
ui-help-components = Die Werte des Spielmaterials aus dieser Datei nehmen
ui-help-seed = Eine Zahl, die Zufall und Bots festlegt: gleiche Zahl, gleiches Spiel
ui-help-load = Ein gespeichertes Spiel fortsetzen
ui-help-save = Das beendete Spiel in dieser Datei speichern
ui-help-replay = Eine Spieldatei abspielen: Verlauf zeigen und jeden Schritt prüfen.
ui-help-file = Die Spieldatei
ui-help-rules = Die Regeln von Karak 2 lesen, und welche Werte des Materials angenommen sind.
ui-help-id = Eine Regel wie K-BAT-6 oder ein Kapitel wie BAT

## Errors of the command line

ui-args-unknown = „{ $found }“ ist hier nicht bekannt. „emberhall --help“ zeigt, was es gibt.
ui-args-missing = Etwas fehlt: { $found }. „emberhall --help“ zeigt, wie es geht.
ui-args-twice = „{ $found }“ steht zweimal da.
ui-args-no-value = { $found } braucht einen Wert. „emberhall --help“ zeigt, welchen.
ui-args-wrong = Der Aufruf lässt sich nicht lesen: { $problem }
ui-unknown-language = In „{ $found }“ gibt es keine Texte. Die Sprachen sind: { $known }.
ui-unknown-game = Das Spiel „{ $found }“ liegt nicht auf diesem Tisch. Es gibt: { $known }.
ui-unknown-hero = „{ $found }“ ist kein Held. Die Helden sind: { $known }.
ui-not-a-number = { $option } braucht eine ganze Zahl. „{ $found }“ ist keine.
ui-wrong-bots = { $n ->
    [one] „{ $found }“ sagt nicht, wo Bots sitzen. Es gibt { $n } Platz. Schreib, wie viele es sind, eine Liste wie 1,3 oder „all“.
   *[other] „{ $found }“ sagt nicht, wo Bots sitzen. Es gibt { $n } Plätze. Schreib, wie viele es sind, eine Liste wie 1,3 oder „all“.
}
ui-wrong-names = { $found ->
    [one] { $found } Name ist zu viel für { $n } Spieler.
   *[other] { $found } Namen sind zu viele für { $n } Spieler.
}
ui-load-has-setup = Ein gespeichertes Spiel ist schon eingerichtet: { $option } passt nicht zu --load.
ui-no-chance = Das System liefert keine Zufallszahlen: { $problem }
ui-no-output = Die Ausgabe ist fehlgeschlagen: { $problem }
ui-stuck = Im Spiel ist keine Wahl mehr möglich, und das darf nicht vorkommen. Bitte melde es mit dem gespeicherten Spiel.

## Files

ui-file-not-found = Die Datei „{ $file }“ gibt es nicht.
ui-file-no-permission = Die Datei „{ $file }“ darf nicht gelesen werden.
ui-file-is-folder = „{ $file }“ ist ein Ordner, keine Datei.
ui-file-not-text = „{ $file }“ ist keine Textdatei.
ui-file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen: { $problem }
ui-file-broken = „{ $file }“: { $reason }
ui-save-no-name = Gib der Datei einen Namen: speichern mein-spiel.json
ui-save-not-ours = Die Datei „{ $file }“ gibt es schon, aber sie ist keine Spieldatei. Sie bleibt, wie sie ist; nimm einen anderen Namen.
ui-save-no-folder = Diesen Ordner gibt es nicht: „{ $file }“.
ui-save-no-permission = „{ $file }“ darf nicht geschrieben werden.
ui-save-failed = „{ $file }“ lässt sich nicht schreiben: { $problem }
ui-saved = Das Spiel ist in „{ $file }“ gespeichert.
ui-load-no-name = Welche Datei? Schreib: laden mein-spiel.json
ui-loaded = { $n ->
    [one] „{ $file }“ ist geladen: { $n } Schritt.
   *[other] „{ $file }“ ist geladen: { $n } Schritte.
}
ui-replay-unfinished = Das Spiel ist noch nicht zu Ende.
ui-replay-checked = { $n ->
    [one] { $n } Schritt abgespielt; der Stand stimmt mit der Datei überein.
   *[other] { $n } Schritte abgespielt; jeder Stand stimmt mit der Datei überein.
}

## The start menu

ui-menu-language = Welche Sprache?
ui-menu-game = Was möchtest du spielen?
ui-menu-load = Ein gespeichertes Spiel fortsetzen
ui-menu-file = Welche Datei?
ui-menu-players = Wie viele Spieler?
ui-menu-bots = Wie viele davon sind Bots? Sie nehmen die letzten Plätze.
ui-menu-names = { $n ->
    [one] Wie heißt du? Enter für keinen Namen.
   *[other] Die Namen der { $n } Leute, durch Kommas getrennt? Enter für keine.
}
ui-menu-heroes = Wie finden die Helden zu ihren Spielern?
ui-menu-heroes-dealt = Sie werden zugelost
ui-menu-heroes-draft = Sie werden nacheinander ausgesucht
ui-menu-kind = Welche Variante?
ui-menu-full = Das volle Spiel
ui-menu-friendly = Die friedliche Variante, ohne Pest und Elend
ui-menu-prompt = { $least }–{ $most }, Enter für { $preset }
ui-menu-wrong = Bitte gib eine Zahl von { $least } bis { $most } ein.

## At the table

ui-welcome-help = Gib die Nummer einer Wahl ein oder „hilfe“.
ui-round = Runde { $n }
ui-deck = { $n ->
    [0] Stapel leer
    [one] { $n } Feld im Stapel
   *[other] { $n } Felder im Stapel
}
ui-bag = { $n ->
    [0] Beutel leer
    [one] { $n } Plättchen im Beutel
   *[other] { $n } Plättchen im Beutel
}
ui-actions-left = { $n ->
    [0] Keine Aktionen mehr.
    [one] Noch { $n } Aktion.
   *[other] Noch { $n } Aktionen.
}
ui-group-moves = Bewegung
ui-group-actions = Aktionen
ui-group-free = Ohne Aktion
ui-group-place = Auf Feld { $place }
ui-group-recruit = Rekrutieren
ui-group-return = Vorher zurücklegen
ui-group-choices = Auswahl
ui-situation-moved = Du hast dich schon bewegt: Mit einer weiteren Bewegung verfällt eine Aktion.
ui-situation-tile = Das gezogene Feld: { $tile }.
ui-situation-battle = Kampf gegen Stärke { $n }.
ui-situation-attack = Kampf gegen Stärke { $n }: Deine Angriffsstärke ist bisher { $attack } (Würfel { $swords }, Waffen { $weapons }).
ui-tile = { $land } (Schluchten: { $sides })
ui-tile-open = { $land } (ohne Schlucht)
ui-hand-tiles = Diese Felder siehst nur du: { $tiles }.
ui-hand-top = Das oberste Feld im Stapel kennst nur du: { $tile }.
ui-hand-empty = Du hältst kein Feld und kennst keines im Stapel.
ui-hand-nothing = Du hast nichts, was den anderen verborgen ist.
ui-log-empty = Noch ist nichts geschehen.
ui-after-the-end = Das Spiel ist zu Ende. Du kannst noch Verlauf und Karte ansehen, speichern oder gehen.

## The players' boards

ui-status-active = am Zug
ui-status-place = { $place }
ui-status-lives = Leben { $n }
ui-status-unconscious = bewusstlos
ui-status-glory = Ruhm { $n }
ui-status-amount = { $thing } { $n }
ui-status-points = Punkte: { $text }
ui-status-army = Armee: { $units }
ui-status-items = Gegenstände: { $items }
ui-status-city = Stadt auf Feld { $place }
ui-status-buildings = Gebäude: { $buildings }
ui-status-plague = Pest in der Stadt
ui-status-stones = Steine: { $stones }

## The end

ui-result-winner = Sieg! { $players } gewinnt.
ui-result-shared = Geteilter Sieg! { $players } gewinnen.
ui-result-nobody = Niemand gewinnt.
ui-result-points = { $n ->
    [one] { $player }: { $text } Punkt
   *[other] { $player }: { $text } Punkte
}

## The drawn map: at most 11 characters each

ui-map-farm = Bauernhof
ui-map-forest = Wald
ui-map-farm-forest = Wald+Hof
ui-map-farm-rock = Fels+Hof
ui-map-forest-rock = Fels+Wald
ui-map-big-farm = Großer Hof
ui-map-dense-forest = Großer Wald
ui-map-giant-rock = Großer Fels
ui-map-castle = Burg Karak
ui-map-abyss = Schlund
ui-map-army = M{ $n }
ui-map-general = General { $n }
ui-map-city = Stadt { $sign }
ui-map-plague = Pest { $sign }
ui-map-legend = [ ] wer am Zug ist · M3 Monster der Stärke 3 · *2 liegende Gegenstände · ? unerforscht · doppelte Kante (║ // \\): Schlucht
ui-map-cropped = … Die Karte geht weiter: „karte ganz“ zeigt sie vollständig.

## The map in sentences

ui-hex = { $place } { $land }
ui-hex-heroes = Helden: { $heroes }
ui-hex-general = { $general }, Stärke { $n }
ui-hex-armies = Monster: { $armies }, Stärke { $n }
ui-hex-city = { $player_gen } Stadt
ui-hex-plague = { $player_gen } Stadt, darin die Pest
ui-hex-items = Gegenstände: { $items }
ui-hex-ways = Wege: { $ways }
ui-hex-way = { $side } nach { $place }
ui-hex-open = unerforscht: { $sides }
ui-hex-chasms = Schluchten: { $sides }

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

ui-command-choices = auswahl
    .usage = auswahl
    .help = die Frage noch einmal zeigen (oder einfach Enter)
ui-command-why = warum
    .usage = warum [WORT]
    .help = was jetzt nicht geht, warum, und nach welcher Regel
ui-command-undo = zurück, zurueck
    .usage = zurück
    .help = die letzte Wahl zurücknehmen, solange niemand etwas Neues erfahren hat
ui-command-log = verlauf
    .usage = verlauf [N]
    .help = was geschehen ist: die letzten 20 oder N Zeilen
ui-command-map = karte
    .usage = karte [ganz]
    .help = der Spielplan; „karte ganz“ schneidet ihn nicht auf das Fenster zu
ui-command-status = stand
    .usage = stand
    .help = Leben, Ruhm, Rohstoffe, Armee, Gegenstände und Stadt von allen
ui-command-hand = hand
    .usage = hand
    .help = was nur du sehen darfst
ui-command-rules = regeln, regel
    .usage = regeln [K-BAT-6]
    .help = eine Regel, ein Kapitel (regeln BAT) oder die Liste aller
ui-command-save = speichern
    .usage = speichern DATEI
    .help = das Spiel speichern
ui-command-load = laden
    .usage = laden DATEI
    .help = ein gespeichertes Spiel fortsetzen
ui-command-lang = sprache
    .usage = sprache en
    .help = eine andere Sprache: en, pl, de, et
ui-command-help = hilfe
    .usage = hilfe
    .help = diese Liste
ui-command-quit = ende, beenden
    .usage = ende
    .help = den Tisch verlassen; ein ungespeichertes Spiel lässt sich vorher speichern
ui-help-numbers = Gib die Nummer einer Wahl ein oder eines dieser Wörter:
ui-help-english = Die englischen Wörter gelten in jeder Sprache.
ui-unknown-command = „{ $found }“ ist weder die Nummer einer Wahl noch ein Befehl. „hilfe“ nennt die Befehle.
ui-wrong-number = { $n ->
    [one] Eine Wahl { $found } gibt es nicht. Es gibt nur die 1.
   *[other] Eine Wahl { $found } gibt es nicht. Die Nummern gehen von 1 bis { $n }.
}
ui-wrong-lines = „verlauf“ nimmt eine Anzahl von Zeilen. „{ $found }“ ist keine.
ui-language-set = Emberhall spricht jetzt Deutsch.
ui-undone = Deine letzte Wahl ist zurückgenommen.
ui-undo-nothing = Noch gibt es nichts zurückzunehmen.
ui-undo-bot = Seitdem hat ein Bot gewählt. Nur die letzte Wahl lässt sich zurücknehmen.
ui-undo-learned = Seit deiner letzten Wahl wurden Würfel, Felder oder Plättchen aufgedeckt. Was alle gesehen haben, lässt sich nicht zurücknehmen.
ui-quit-save = Das Spiel ist nicht gespeichert. Gib einen Dateinamen ein, um es zu speichern; Enter, um ohne Speichern zu gehen; einen Punkt, um zu bleiben.
ui-why-title = Jetzt nicht möglich:
ui-why-reason = { $reason } [{ $rule }]
ui-why-more = { $n ->
    [one] und { $n } weitere
   *[other] und { $n } weitere
}
ui-why-allowed = „{ $choice }“ ist möglich: Gib die Nummer ein.
ui-why-nothing = Alles, was sich hier denken lässt, ist möglich.
ui-why-no-match = Nichts, was zu „{ $found }“ passt, ist hier ausgeschlossen.

## The rules reference

ui-rules-title = Die Regeln von Karak 2
ui-rules-hint = Eine Regel: rules K-BAT-6. Ein Kapitel: rules BAT.
ui-rules-unknown = Eine Regel { $found } gibt es nicht. „rules“ nennt alle.
ui-rules-ruling = Hier so entschieden: { $text }
ui-figures-title = Werte des Spielmaterials. Gedruckt: Sie stehen in der Anleitung. Gefunden: Eine öffentliche Besprechung nennt sie. Angenommen: Keine greifbare Quelle nennt sie, deshalb sind sie passend gewählt; mit --components gibst du die Werte deiner eigenen Schachtel an.
ui-figures-printed = { $kind } – gedruckt: { $names }.
ui-figures-found = { $kind } – gefunden: { $names }.
ui-figures-assumed = { $kind } – angenommen: { $names }.
ui-figures-dice = Seiten der Würfel
ui-figures-supply = Anzahl der Einheitenwürfel
ui-figures-monsters = Stärke der Monsterarmeen
ui-figures-costs = Baukosten
ui-figures-start = Startfeld
ui-figures-tier1 = Schluchten auf Feldern der ersten Stufe
ui-figures-tier2 = Schluchten auf Feldern der zweiten Stufe
