### The terminal: everything it says besides the game itself.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a und b”.
ui-list-two = { $first } und { $second }
# So many of a thing, by its label.
ui-times = { $n }× { $thing }

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

ui-help-about = Emberhall: ein digitaler Tisch für Brettspiele. Ohne Befehl öffnet es den Tisch im Browser.
ui-help-usage = Aufruf:
ui-help-options = Optionen und Argumente
ui-help-commands = Befehle
ui-help-help = Diese Hilfe zeigen
ui-help-version = Die Version zeigen
ui-help-lang = Sprache: en, pl, de oder et
ui-help-plain = Ohne Zeichnung und Farbe: alles in Sätzen, für Bildschirmleser
ui-help-play = Im Terminal spielen: mehrere an einer Tastatur oder gegen Bots. Ohne Spiel fragt es nach allem.
ui-help-game = Das Spiel: { $known }
ui-help-players = Wie viele mitspielen, 2 bis 5 (sonst 2); 1 in der Solovariante von Thunderstone
ui-help-bots = Plätze der Bots: wie viele (die letzten), eine Liste wie 1,3 (ein einzelner Platz: 2,) oder „all“
ui-help-level = Wie gut die Bots spielen: random, spark, candle, torch, bonfire oder blaze
ui-help-names = Die Namen der Spieler, der Reihe nach
ui-help-heroes = Karak 2: dealt (zugelost), draft (nacheinander ausgesucht) oder eine Liste wie horan,taia
ui-help-friendly = Karak 2: ohne Pest und Elend spielen
ui-help-components = Karak 2: die Werte des Spielmaterials aus dieser Datei nehmen
ui-help-setup = Thunderstone: first (das erste Spiel der Anleitung), random (zufällig) oder custom (mit --groups, --families und --village)
ui-help-groups = Thunderstone: wie viele Monstergruppen der Zufall wählt, 3 bis 8, oder eine Liste wie dragon,ooze,abyssal
ui-help-families = Thunderstone: vier Heldenfamilien, etwa elf,dwarf,feayn,amazon
ui-help-village = Thunderstone: acht Dorfkarten, etwa fireball,spear und sechs weitere
ui-help-solo = Thunderstone für eine Person: normal, warrior oder nightmare
ui-help-seed = Eine Zahl, die Zufall und Bots festlegt: gleiche Zahl, gleiches Spiel
ui-help-load = Ein gespeichertes Spiel fortsetzen
ui-help-save = Das beendete Spiel in dieser Datei speichern
ui-help-replay = Eine Spieldatei abspielen: Verlauf zeigen und jeden Schritt prüfen.
ui-help-file = Die Spieldatei
ui-help-verify = Die Würfel eines beendeten Spiels prüfen: Der Startwert passt zum Versprechen, und jedes Ergebnis folgt aus ihm.
ui-help-rules = Die Regeln der Spiele lesen, und welche Werte des Materials angenommen sind.
ui-help-id = Eine Regel wie K-BAT-6 oder T-BAT-3, ein Kapitel wie BAT oder ein Spiel

## Errors of the command line

ui-args-unknown = „{ $found }“ ist hier nicht bekannt. „emberhall --help“ zeigt, was es gibt.
ui-args-missing = Etwas fehlt: { $found }. „emberhall --help“ zeigt, wie es geht.
ui-args-twice = „{ $found }“ steht zweimal da.
ui-args-no-value = { $found } braucht einen Wert. „emberhall --help“ zeigt, welchen.
ui-args-wrong = Der Aufruf lässt sich nicht lesen: { $problem }
ui-unknown-language = In „{ $found }“ gibt es keine Texte. Die Sprachen sind: { $known }.
ui-unknown-game = Das Spiel „{ $found }“ liegt nicht auf diesem Tisch. Es gibt: { $known }.
ui-unknown-hero = „{ $found }“ ist kein Held. Die Helden sind: { $known }.
ui-unknown-word = { $option } kennt „{ $found }“ nicht. Möglich sind: { $known }.
ui-option-of-another = { $option } gehört nicht zu { $game }.
ui-setup-idle = { $option } passt nicht zu --setup { $setup }.
ui-answer-word = Spielaufbau: { $option } kennt „{ $found }“ nicht. Möglich sind: { $known }.
ui-answer-number = Spielaufbau: { $option } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $found }“.
ui-not-a-number = { $option } braucht eine ganze Zahl. „{ $found }“ ist keine.
ui-wrong-level = Eine Stufe „{ $found }“ gibt es nicht. Es gibt: { $known }.
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
ui-replay-by-legality = { $n ->
    [one] { $n } Schritt abgespielt. Die Datei hat eine ältere Version: Es wurde nur geprüft, ob die Regeln diesen Schritt erlauben.
   *[other] { $n } Schritte abgespielt. Die Datei hat eine ältere Version: Es wurde nur geprüft, ob die Regeln jeden Schritt erlauben.
}

## The start menu

ui-menu-language = Welche Sprache?
ui-menu-game = Was möchtest du spielen?
ui-menu-load = Ein gespeichertes Spiel fortsetzen
ui-menu-file = Welche Datei?
ui-menu-players = Wie viele Spieler?
ui-menu-bots = Wie viele davon sind Bots? Sie nehmen die letzten Plätze.
ui-menu-level = Wie gut spielen die Bots?
ui-skill = { $name }: { $about }
ui-skill-random = Zufall
ui-skill-random-about = Irgendeine erlaubte Wahl, jede gleich wahrscheinlich.
ui-menu-names = { $n ->
    [one] Wie heißt du? Enter für keinen Namen.
   *[other] Die Namen der { $n } Leute, durch Kommas getrennt? Enter für keine.
}
ui-menu-heroes = Wie finden die Helden zu ihren Spielern?
ui-menu-heroes-dealt = Sie werden zugelost
ui-menu-heroes-draft = Sie werden nacheinander ausgesucht
ui-menu-no = Nein
ui-menu-yes = Ja
ui-menu-kind = Welche Variante?
ui-menu-full = Das volle Spiel
ui-menu-friendly = Die friedliche Variante, ohne Pest und Elend
ui-menu-solo = Wie schwer soll die Solovariante sein?
ui-menu-solo-normal = Normal: Jeder Sieg hält den Dungeon bis zum Ende des nächsten Zugs auf
ui-menu-solo-warrior = Krieger: halbe Stapel; nur ein Monster mit mindestens 2 Erfahrung hält den Dungeon auf
ui-menu-solo-nightmare = Albtraum: halbe Stapel; nichts hält den Dungeon auf
ui-menu-setup = Welche Karten?
ui-menu-setup-first = Die des ersten Spiels in der Anleitung
ui-menu-setup-random = Zufällig gewählt
ui-menu-setup-custom = Selbst gewählt
ui-menu-groups = Wie viele Monstergruppen? Mit mehr als 3 dauert das Spiel länger.
ui-menu-own-groups = Welche Monstergruppen, mindestens 3? Gib ihre Nummern ein, durch Kommas getrennt.
ui-menu-own-families = Welche 4 Heldenfamilien? Gib ihre Nummern ein, durch Kommas getrennt.
ui-menu-own-village = Welche 8 Dorfkarten? Gib ihre Nummern ein, durch Kommas getrennt.
ui-menu-several-wrong = { $exact ->
    [yes] Bitte gib { $least } verschiedene Nummern von 1 bis { $last } ein, durch Kommas getrennt.
   *[no] Bitte gib { $least } bis { $most } verschiedene Nummern von 1 bis { $last } ein, durch Kommas getrennt.
}
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
ui-turn = Zug { $n }
ui-dungeon-deck = { $n ->
    [0] Dungeon-Stapel leer
    [one] { $n } Karte im Dungeon-Stapel
   *[other] { $n } Karten im Dungeon-Stapel
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
ui-group-effects = Effekte
ui-group-equip = Ausrüsten
ui-group-attack = Angreifen
ui-group-buy = Kaufen
ui-group-level-up = Aufsteigen
ui-group-arrange = Halle ordnen
ui-group-end = Weiter
# A choice with a word on what it would bring.
ui-choice-noted = { $choice } ({ $note })
ui-pass = Jetzt an der Tastatur: { $player }. Drück Enter, sobald niemand sonst den Bildschirm sieht.
ui-situation-moved = Du hast dich schon bewegt: Mit einer weiteren Bewegung verfällt eine Aktion.
ui-situation-tile = Das gezogene Feld: { $tile }.
ui-situation-battle = Kampf gegen Stärke { $n }.
ui-situation-attack = Kampf gegen Stärke { $n }: Deine Angriffsstärke ist bisher { $attack } (Würfel { $swords }, Waffen { $weapons }).
ui-tile = { $land } (Schluchten: { $sides })
ui-tile-open = { $land } (ohne Schlucht)
ui-situation-purchases = { $n ->
    [one] Noch { $n } Kauf.
   *[other] Noch { $n } Käufe.
}
ui-situation-revealed = Von deinem Deck aufgedeckt: { $cards }.
ui-hand-cards = Deine Hand: { $cards }.
ui-hand-revealed = Deine aufgedeckten Karten: { $cards }.
ui-hand-no-cards = Du hast keine Karten auf der Hand.
ui-hand-tiles = Diese Felder siehst nur du: { $tiles }.
ui-hand-top = Das oberste Feld im Stapel kennst nur du: { $tile }.
ui-hand-empty = Du hältst kein Feld und kennst keines im Stapel.
ui-hand-nothing = Du hast nichts, was den anderen verborgen ist.
ui-log-empty = Noch ist nichts geschehen.
ui-after-the-end = Das Spiel ist zu Ende. Du kannst noch Verlauf und Spielplan ansehen, speichern oder gehen.

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
ui-status-experience = Erfahrung { $n }
ui-status-piles = Hand { $hand }, Deck { $deck }, Ablage { $discard }
ui-status-revealed = Aufgedeckt: { $cards }
ui-status-certain = Sicher auf der Hand: { $cards }
ui-status-unseen = Hand und Deck zusammen: { $cards }
ui-status-discards = Ablagestapel: { $cards }

## The end

ui-result-winner = Sieg! { $players } gewinnt.
ui-result-shared = Geteilter Sieg! { $players } gewinnen.
ui-result-nobody = Niederlage! Die Monster gewinnen.
ui-result-points = { $n ->
    [one] { $player }: { $text } Punkt
   *[other] { $player }: { $text } Punkte
}
ui-result-card = { $card }: { $n }
ui-result-village = { $n ->
    [one] dagegen die entkommenen Monster mit { $n } Punkt
   *[other] dagegen die entkommenen Monster mit { $n } Punkten
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
ui-map-legend = [ ] wer am Zug ist · M3 Monster der Stärke 3 · *2 liegende Gegenstände · ? unerforscht · doppelte Kante (║ // \\): Schlucht
ui-map-cropped = … Die Karte geht weiter: „karte ganz“ zeigt sie vollständig.

## Cards: figures in few words. $text is a number with its sign.

ui-fact-none = –
ui-card-facts = { $card } ({ $facts })
ui-fact-strength = Stärke { $n }
ui-fact-weight = Gewicht { $n }
ui-fact-attack = Angriff { $text }
ui-fact-magic = Magischer Angriff { $text }
ui-fact-light = Licht { $n }
ui-fact-gold = Gold { $n }
ui-fact-points = Siegpunkte { $n }
ui-fact-level = Stufe { $n }
ui-fact-level-up = nächste Stufe für { $n } Erfahrung
ui-fact-cost = Kosten { $n }
ui-fact-health = Lebenspunkte { $n }
ui-fact-darkness = Licht −{ $n }
ui-fact-experience = Erfahrung { $n }
ui-fact-trophy = als Trophäe: { $facts }
ui-fact-weapon = mit „{ $card }“
ui-fact-left = noch da: { $n }
ui-fact-left-all = noch da: { $left }
ui-fact-left-levels = noch da auf den Stufen 1, 2 und 3: { $left }
ui-fact-used = genutzt
ui-fact-barred = kann nicht angreifen
ui-fact-doomed = wird zerstört
ui-card-which = Welche Karte? Schreib ihren Namen oder die Nummer einer Wahl: lies Feuerball, lies 3.
ui-card-unknown = Keine Karte heißt „{ $found }“.
ui-card-none-there = Bei der Wahl { $n } geht es um keine Karte.
ui-card-several = Zu „{ $found }“ passen mehrere Karten: { $cards }.

## The hall and the Village

ui-hall-rank = Reihe { $rank }:
ui-hall-empty = leer
ui-hall-penalty = { $n ->
    [0] kein Lichtabzug
    [one] Lichtabzug { $n } ({ $cost })
   *[other] Lichtabzug { $n } ({ $cost })
}
ui-hall-wins = Angriffswert { $total }: Sieg
ui-hall-fails = Angriffswert { $total }: { $n } zu wenig
ui-hall-no-magic = Angriffswert { $total }, aber kein Magischer Angriff
ui-hall-unseen = im Dunkeln nicht angreifbar
ui-village-heading = Dorf: Preis ×Vorrat, Helden nach Stufen
# A purchase under the heading “ui-group-buy”.
ui-village-buy = { $card } für { $cost }

## An attack explained

ui-explain-title = Angriff in Reihe { $rank }: { $card }
ui-explain-card = { $card }: { $facts }
ui-explain-cards = { $card }: je { $facts }
ui-explain-idle = { $card }: nimmt nicht teil
ui-explain-not-carried = Von niemandem getragen: { $cards }
ui-explain-sum = Zusammen: Angriff { $attack }, Magischer Angriff { $magic }
ui-explain-counted = Davon zählt hier: Angriff { $attack }, Magischer Angriff { $magic }
ui-explain-light = { $n ->
    [0] Licht { $light } von { $needed }: kein Lichtabzug
    [one] Licht { $light } von { $needed }: Lichtabzug { $n } ({ $cost })
   *[other] Licht { $light } von { $needed }: Lichtabzug { $n } ({ $cost })
}
ui-explain-halved = Der Angriffswert wird halbiert.
ui-explain-wins = Angriffswert { $total } gegen Lebenspunkte { $health }: Sieg.
ui-explain-fails = Angriffswert { $total } gegen Lebenspunkte { $health }: { $n } zu wenig.
ui-explain-no-magic = Angriffswert { $total } gegen Lebenspunkte { $health }: genug, aber ohne Magischen Angriff kein Sieg.
ui-explain-unseen = Dieses Monster kann nicht angegriffen werden, solange ein Lichtabzug bleibt.
ui-explain-costs = Der Kampf bringt: { $effects }.
ui-explain-after-wins = Danach bestenfalls Angriffswert { $total } gegen Lebenspunkte { $health }: Sieg.
ui-explain-after-fails = Danach bestenfalls Angriffswert { $total } gegen Lebenspunkte { $health }: { $n } zu wenig.
ui-explain-after-no-magic = Danach bestenfalls Angriffswert { $total } gegen Lebenspunkte { $health }, aber kein Magischer Angriff.
ui-explain-no-party = Es ist keine Hand aufgedeckt, also gibt es keinen Angriff zu erklären.
ui-explain-rank = „{ $found }“ ist keine Reihe. Die Reihen sind 1, 2 und 3.
ui-explain-nobody = Dort steht kein Monster.

## Lines of the log that say several things at once

ui-news-drew = { $player } zieht: { $cards }.
ui-news-drew-hidden = { $n ->
    [one] { $player } zieht { $n } Karte.
   *[other] { $player } zieht { $n } Karten.
}
ui-news-joined = { $player } zieht zu den aufgedeckten Karten: { $cards }.
ui-news-groups = Im Dungeon hausen die Monster: { $groups }.
ui-news-families = Im Dorf warten die Helden: { $families }.
ui-news-village = Im Dorf gibt es zu kaufen: { $cards }.
ui-news-stacks = Im Dorf werden zerstört: { $cards }.

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
ui-command-map = karte, plan, halle
    .usage = karte [ganz]
    .help = der Spielplan; „karte ganz“ schneidet ihn nicht auf das Fenster zu
ui-command-status = stand
    .usage = stand
    .help = was alle haben und wo sie stehen
ui-command-hand = hand
    .usage = hand
    .help = was nur du sehen darfst
ui-command-explain = erkläre, erklaere
    .usage = erkläre [REIHE]
    .help = wie ein Angriff ausginge, Posten für Posten
ui-command-card = lies, kartentext
    .usage = lies [NAME]
    .help = eine Karte lesen: nach dem Namen, nach der Nummer einer Wahl, oder die eigenen
ui-command-rules = regeln, regel
    .usage = regeln [ID]
    .help = eine Regel nach ihrer Kennung, ein Kapitel (regeln BAT) oder die Liste aller
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
ui-undo-learned = Seit deiner letzten Wahl ist etwas Verborgenes ans Licht gekommen. Was gesehen wurde, lässt sich nicht zurücknehmen.
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

ui-rules-title = Die Regeln von { $game }
ui-rules-hint = Eine Regel: rules { $example }. Ein Kapitel: rules BAT.
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

## Der Server

ui-help-serve = Den Server starten: Tische für alle, die einen Link haben. Jede Option kann auch in der Konfigurationsdatei und in der Umgebung stehen (EMBERHALL_LISTEN und so weiter).
ui-help-listen = Adresse und Port, auf denen der Server lauscht (sonst 127.0.0.1:4321)
ui-help-data = Ordner, in dem alles aufbewahrt wird (sonst der Datenordner des Benutzers)
ui-help-public-url = Adresse, unter der man den Server kennt, etwa https://table.example
ui-help-tls-cert = Zertifikat für TLS samt seiner Kette, als PEM-Datei
ui-help-tls-key = Privater Schlüssel des Zertifikats, als PEM-Datei
ui-help-trust-proxy = Dem Proxy vor dem Server glauben, woher Anfragen kommen (X-Forwarded-For)
ui-help-metrics-listen = Adresse und Port, unter denen die Messwerte auch von anderswo zu lesen sind
ui-help-log = Form des Protokolls: text oder json
ui-help-log-level = Wie viel protokolliert wird: error, warn, info, debug oder trace (sonst info)
ui-help-thinking = Wie viele Bots zugleich nachdenken dürfen (sonst einer je Kern)
ui-help-bot = Ein eigener Bot, gegen den gespielt werden kann: sein Name und der Befehl, der ihn startet (auch mehrfach)
ui-help-grace = Sekunden, um die sich die Bedenkzeit bei verlorener Verbindung verlängert (sonst 60)
ui-help-no-open = Keinen Browser öffnen
ui-help-config = Konfigurationsdatei (TOML)
ui-help-backup = Das Archiv in eine Datei kopieren, auch während der Server läuft.
ui-help-backup-file = Die Sicherung, die entstehen soll
ui-help-force = Die Datei ersetzen, falls es sie schon gibt
ui-help-check = Das ganze Archiv lesen und melden, was beschädigt ist, auch während der Server läuft.
ui-help-check-file = Eine Sicherung, die statt des Archivs geprüft wird
ui-serve-ready = Emberhall ist bereit: { $url }
ui-serve-carried-over = Das Archiv wurde in diese Version von Emberhall übernommen. Wie es vorher war, liegt es in „{ $copy }“.
ui-serve-cannot = Der Server lässt sich nicht starten. Das System meldet: { $problem }
ui-serve-no-address = Der Server kann nicht auf { $address } lauschen. Das System meldet: { $problem }
ui-serve-hint = Strg-C beendet es; jedes Spiel bleibt erhalten. Mit „emberhall play“ spielst du stattdessen im Terminal.
ui-serve-already = Emberhall läuft bereits: { $url }
ui-serve-beside = Ein anderes Programm benutzt { $address }, darum hat der Tisch diesmal einen eigenen Port.
ui-serve-taken = Auf { $address } lauscht bereits ein anderes Programm. Beende es, oder nenne mit --listen eine andere Adresse.
ui-serve-no-data = Hier ist kein Platz für die Daten bekannt. Nenne einen Ordner mit --data.
ui-serve-no-folder = Der Datenordner „{ $folder }“ lässt sich nicht anlegen. Das System meldet: { $problem }
ui-serve-half-tls = { $place } braucht auch { $other }: TLS benötigt ein Zertifikat und dessen Schlüssel.
ui-serve-wrong-tls = Mit dem Zertifikat „{ $cert }“ und dem Schlüssel „{ $key }“ lässt sich TLS nicht einrichten: { $problem }
ui-config-broken = { $place }: Das ist kein TOML. { $problem }
ui-config-unknown = { $place }: Die Einstellung „{ $found }“ gibt es nicht. Es gibt: { $known }.
ui-config-kind = { $place }: Hierher gehört ein Text, eine ganze Zahl oder true oder false.
ui-wrong-address = { $place }: „{ $found }“ ist keine Adresse mit Port wie 127.0.0.1:4321.
ui-wrong-url = { $place }: „{ $found }“ ist keine Adresse wie https://table.example, ohne Pfad.
ui-wrong-bot = { $place }: { $reason }
ui-bot-form = { $place } braucht NAME=BEFEHL. „{ $found }“ hat nicht diese Form.
ui-bot-quotes = { $place }: Ein Anführungszeichen ist nicht geschlossen.
ui-bot-folder = { $place }: Den Ordner „{ $found }“ gibt es nicht.
ui-wrong-word = { $place } kennt „{ $found }“ nicht. Möglich sind: { $known }.
ui-wrong-amount = { $place } braucht eine ganze Zahl von { $least } bis { $most }. „{ $found }“ ist keine.
ui-backup-done = Das Archiv ist in die Datei „{ $file }“ kopiert.
ui-check-counted = „{ $file }“: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $records ->
    [one] { $records } unbeschädigten Eintrag.
   *[other] { $records } unbeschädigten Einträgen.
}
ui-check-sound = Alles ist in Ordnung.
ui-check-faults = { $n ->
    [one] { $n } Schaden wurde gefunden. Vielleicht ist das Beschädigte in einer Sicherung vollständig.
   *[other] { $n } Schäden wurden gefunden. Vielleicht ist das Beschädigte in einer Sicherung vollständig.
}
