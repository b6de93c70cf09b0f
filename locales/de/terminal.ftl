### What only the terminal says besides the game itself.

## Players

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
ui-help-plain = Ohne Zeichnungen und Farben: alles in Sätzen, für Screenreader
ui-help-play = Im Terminal spielen: mehrere an einer Tastatur oder gegen Bots. Ohne Angabe eines Spiels wird alles abgefragt.
ui-help-game = Das Spiel: { $known }
ui-help-players = Zahl der Spieler, 2 bis 5; 1 für das Solospiel von Thunderstone [Standard: 2]
ui-help-bots = Zahl der Bots (sie nehmen die letzten Plätze), eine Liste von Plätzen wie 1,3 („2,“ für Platz 2 allein) oder „all“
ui-help-level = Wie gut die Bots spielen: random, spark, candle, torch, bonfire oder blaze [Standard: candle]
ui-help-names = Die Namen der Spieler, der Reihe nach
ui-help-heroes = Karak 2: dealt (zugelost), draft (nacheinander ausgesucht) oder eine Liste wie horan,taia [Standard: dealt]
ui-help-friendly = Karak 2: ohne Pest und Elend spielen
ui-help-components = Karak 2: die Werte des Spielmaterials aus dieser Datei nehmen
ui-help-setup = Thunderstone: first (das erste Spiel der Anleitung), random (zufällig) oder custom (mit --groups, --families und --village) [Standard: first]
ui-help-groups = Thunderstone: wie viele Monstergruppen der Zufall wählt, 3 bis 8, oder eine Liste wie dragon,ooze,abyssal
ui-help-families = Thunderstone: vier Heldenfamilien, etwa elf,dwarf,feayn,amazon
ui-help-village = Thunderstone: acht Dorfkarten, etwa fireball,spear und sechs weitere
ui-help-solo = Thunderstone für eine Person: normal, warrior oder nightmare
ui-help-seed = Startwert für das Würfeln und Mischen, bis zur Stufe candle auch für die Bots
ui-help-load = Ein gespeichertes Spiel fortsetzen
ui-help-save = Das beendete Spiel in dieser Datei speichern
ui-help-replay = Eine Spieldatei abspielen: Verlauf zeigen und jeden Schritt prüfen.
ui-help-file = Die Spieldatei
ui-help-verify = Die Würfel eines beendeten Spiels prüfen: Der Startwert passt zum Siegel, und jedes Ergebnis folgt aus ihm.
ui-help-rules = Die Regeln der Spiele lesen und sehen, welche Werte des Spielmaterials auf Annahmen beruhen.
ui-help-id = Eine Regel wie K-BAT-6 oder T-BAT-3, ein Kapitel wie BAT oder ein Spiel

## Errors of the command line

ui-args-unknown = Unbekannte Angabe „{ $found }“. „emberhall --help“ zeigt, was es gibt.
ui-args-missing = Es fehlt: { $found }. „emberhall --help“ zeigt, wie es geht.
ui-args-twice = „{ $found }“ ist doppelt angegeben.
ui-args-no-value = { $found } braucht einen Wert. „emberhall --help“ zeigt, welchen.
ui-args-wrong = Der Aufruf lässt sich nicht lesen: { $problem }
# Printed when an option has an old name, such as --most-turns for --max-turns.
ui-renamed = Warnung: { $old } heißt jetzt { $new }. Der alte Name gilt nur noch in dieser Version.
ui-unknown-game = Das Spiel „{ $found }“ gibt es nicht. Es gibt: { $known }.
ui-unknown-hero = „{ $found }“ ist kein Held. Die Helden sind: { $known }.
ui-unknown-word = { $option } kennt „{ $found }“ nicht. Möglich sind: { $known }.
ui-option-of-another = { $option } gehört nicht zu { $game }.
ui-setup-idle = { $option } lässt sich nicht mit --setup { $setup } kombinieren.
ui-not-a-number = { $option } braucht eine ganze Zahl, nicht „{ $found }“.
ui-wrong-level = Eine Stufe „{ $found }“ gibt es nicht. Es gibt: { $known }.
ui-wrong-bots = { $n ->
    [one] „{ $found }“ sagt nicht, wo Bots sitzen. Es gibt { $n } Platz. Schreib, wie viele es sind, eine Liste wie 1,3 oder „all“.
   *[other] „{ $found }“ sagt nicht, wo Bots sitzen. Es gibt { $n } Plätze. Schreib, wie viele es sind, eine Liste wie 1,3 oder „all“.
}
ui-wrong-names = { $found ->
    [one] { $found } Name ist zu viel für { $n } Spieler.
   *[other] { $found } Namen sind zu viele für { $n } Spieler.
}
ui-load-has-setup = Ein gespeichertes Spiel ist schon eingerichtet: { $option } lässt sich nicht mit --load kombinieren.
ui-no-chance = Der Zufallsgenerator des Systems hat versagt: { $problem }
ui-no-output = Die Ausgabe ist fehlgeschlagen: { $problem }
ui-stuck = Im Spiel ist keine Wahl mehr möglich, und das darf nicht vorkommen. Bitte melde es mit dem gespeicherten Spiel.

## Files

ui-file-not-found = Die Datei „{ $file }“ gibt es nicht.
ui-file-no-permission = Keine Berechtigung, „{ $file }“ zu lesen.
ui-file-is-folder = „{ $file }“ ist ein Ordner, keine Datei.
ui-file-not-text = „{ $file }“ ist keine Textdatei.
ui-file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen: { $problem }
ui-file-broken = „{ $file }“: { $reason }
ui-save-no-name = Gib der Datei einen Namen: speichern mein-spiel.json
ui-save-not-ours = Die Datei „{ $file }“ gibt es schon, aber sie ist keine Spieldatei. Sie bleibt, wie sie ist; nimm einen anderen Namen.
ui-save-no-folder = Diesen Ordner gibt es nicht: „{ $file }“.
ui-save-no-permission = Keine Berechtigung, „{ $file }“ zu schreiben.
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
    [one] { $n } Schritt abgespielt. Die Datei stammt aus einer älteren Version: Es wurde nur geprüft, ob die Regeln diesen Schritt erlauben.
   *[other] { $n } Schritte abgespielt. Die Datei stammt aus einer älteren Version: Es wurde nur geprüft, ob die Regeln jeden Schritt erlauben.
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
   *[other] Wie heißen die { $n } Personen (durch Kommas getrennt)? Enter für keine Namen.
}
ui-menu-heroes = Wie werden die Helden verteilt?
ui-menu-heroes-dealt = Sie werden zugelost
ui-menu-heroes-draft = Sie werden nacheinander ausgesucht
ui-menu-kind = Welche Variante?
ui-menu-full = Das vollständige Spiel
ui-menu-friendly = Die friedliche Variante, ohne Pest und Elend
ui-menu-solo = Wie schwer soll das Solospiel sein?
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

ui-welcome-help = Gib die Nummer deiner Wahl ein oder „hilfe“.
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
ui-pass = Jetzt an der Tastatur: { $player }. Drück Enter, sobald niemand sonst den Bildschirm sieht.
ui-after-the-end = Das Spiel ist zu Ende. Du kannst noch Verlauf und Spielplan ansehen, speichern oder gehen.

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
ui-map-cropped = … Der Plan geht weiter: „plan ganz“ zeigt ihn vollständig.

## Cards: figures in few words. $text is a number with its sign.

ui-card-which = Welche Karte? Schreib ihren Namen oder eine Nummer aus der Auswahl: lies Feuerball, lies 3.
ui-card-unknown = Eine Karte „{ $found }“ gibt es nicht.
ui-card-none-there = Bei Nummer { $n } geht es nicht um eine Karte.
ui-card-several = Zu „{ $found }“ passen mehrere Karten: { $cards }.

## The hall and the Village

ui-village-heading = Dorf: Preis ×Vorrat, Helden nach Stufen

## An attack explained

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
ui-news-groups = Monster im Dungeon: { $groups }.
ui-news-families = Helden im Dorf: { $families }.
ui-news-village = Im Dorf gibt es zu kaufen: { $cards }.
ui-news-stacks = Im Dorf zerstört: { $cards }.

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
ui-command-map = plan, karte, halle
    .usage = plan [ganz]
    .help = der Spielplan; „plan ganz“ schneidet ihn nicht auf das Fenster zu
ui-command-status = stand
    .usage = stand
    .help = was alle haben und wo sie stehen
ui-command-hand = hand
    .usage = hand
    .help = was nur du sehen darfst
ui-command-explain = erkläre, erklaere
    .usage = erkläre [REIHE]
    .help = wie ein Angriff ausginge, Schritt für Schritt
ui-command-card = lies, karte, kartentext
    .usage = lies [NAME]
    .help = eine Karte lesen, nach ihrem Namen oder einer Nummer aus der Auswahl; ohne Angabe die eigenen
ui-command-rules = regeln, regel
    .usage = regeln [ID]
    .help = eine Regel nach ihrer Kennung, ein Kapitel (regeln BAT) oder die Liste aller Regeln
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
ui-undone = Deine letzte Wahl wurde zurückgenommen.
ui-undo-bot = Seitdem hat ein Bot gewählt. Nur die letzte Wahl lässt sich zurücknehmen.
ui-undo-learned = Seit deiner letzten Wahl ist etwas Verborgenes ans Licht gekommen. Was gesehen wurde, lässt sich nicht zurücknehmen.
ui-quit-save = Das Spiel ist nicht gespeichert. Gib einen Dateinamen ein, um es zu speichern; Enter, um ohne Speichern zu gehen; einen Punkt, um zu bleiben.

## The rules reference

ui-rules-title = Die Regeln von { $game }
ui-rules-hint = Eine Regel: rules { $example }. Ein Kapitel: rules BAT. Im Spiel geht auch „regeln“.
ui-figures-title = Werte des Spielmaterials. Gedruckt: Sie stehen in der Anleitung. Gefunden: Eine öffentliche Rezension nennt sie. Angenommen: Keine greifbare Quelle nennt sie, deshalb sind sie passend gewählt; mit --components gibst du die Werte deiner eigenen Schachtel an.
ui-figures-printed = { $kind } (gedruckt): { $names }.
ui-figures-found = { $kind } (gefunden): { $names }.
ui-figures-assumed = { $kind } (angenommen): { $names }.
ui-figures-dice = Seiten der Würfel
ui-figures-supply = Anzahl der Einheitenwürfel
ui-figures-monsters = Stärke der Monsterarmeen
ui-figures-costs = Baukosten
ui-figures-start = Startfeld
ui-figures-tier1 = Schluchten auf Feldern der ersten Stufe
ui-figures-tier2 = Schluchten auf Feldern der zweiten Stufe

## Der Server

ui-help-serve = Den Server starten: Tische für alle, die einen Link haben. Jede Option lässt sich auch in der Konfigurationsdatei und in der Umgebung setzen (EMBERHALL_LISTEN und so weiter).
ui-help-listen = Adresse und Port, auf denen der Server lauscht [Standard: 127.0.0.1:4321]
ui-help-data = Ordner für alle Daten [Standard: der Datenordner des Benutzers]
ui-help-public-url = Öffentliche Adresse des Servers, etwa https://table.example
ui-help-tls-cert = TLS-Zertifikat samt Kette, als PEM-Datei
ui-help-tls-key = Privater Schlüssel des Zertifikats, als PEM-Datei
ui-help-trust-proxy = Dem Header X-Forwarded-For des Proxys für die Adressen der Clients vertrauen
ui-help-metrics-listen = Adresse und Port, unter denen andere Rechner die Messwerte abrufen
ui-help-log-format = Format des Protokolls: text oder json [Standard: text]
ui-help-log-level = Wie viel protokolliert wird: error, warn, info, debug oder trace [Standard: info]
ui-help-bot-concurrency = Wie viele Bots zugleich nachdenken dürfen [Standard: einer je Kern]
ui-help-bot = Ein eigener Bot, gegen den gespielt werden kann: sein Name und der Befehl, der ihn startet (auch mehrfach)
ui-help-reconnect-grace = Zusätzliche Sekunden für Spieler, deren Verbindung abreißt [Standard: 60]
ui-help-no-open = Keinen Browser öffnen
ui-help-config = Konfigurationsdatei (TOML)
ui-help-backup = Das Archiv in eine Datei kopieren, ob der Server läuft oder nicht.
ui-help-backup-file = Die Sicherung, die angelegt wird
ui-help-force = Die Datei ersetzen, falls es sie schon gibt
ui-help-check = Das ganze Archiv lesen und melden, was beschädigt ist, ob der Server läuft oder nicht.
ui-help-check-file = Eine Sicherung, die statt des Archivs geprüft wird
ui-help-admin = Tische und Spieler verwalten, bei laufendem wie bei gestopptem Server.
ui-help-admin-list = Tische mit ihren Spielern auflisten, die neuesten zuerst.
ui-help-admin-close = Einen Tisch schließen: Dort kann niemand mehr spielen. Das Spiel bleibt erhalten.
ui-help-admin-delete = Einen Tisch mit seinem Spiel endgültig löschen.
ui-help-admin-ban = Eine Adresse oder einen Spieler für eine Weile sperren.
ui-help-admin-unban = Eine Sperre aufheben.
ui-help-admin-bans = Die geltenden Sperren auflisten.
ui-help-admin-reports = Auflisten, was Spieler gemeldet haben.
ui-help-admin-settle = Eine Meldung als erledigt markieren.
ui-help-admin-log = Das Audit-Protokoll ausgeben: alles, was mit diesem Befehl getan wurde.
ui-help-admin-table = Die Kennung des Tisches
ui-help-admin-target = Eine IP-Adresse oder die Kennung eines Spielers, wie „list“ und „reports“ sie zeigen
ui-help-admin-report = Die Nummer der Meldung
ui-help-admin-reason = Der Grund; er wird im Audit-Protokoll festgehalten
ui-help-admin-for = Wie lange, zum Beispiel 30m, 24h oder 7d
ui-help-admin-status = Nur Tische, die offen (open), im Spiel (playing) oder zu Ende (over) sind
ui-help-admin-before = Nur Tische, die älter sind als dieser
ui-help-admin-limit = Höchstens so viele [Standard: 50]
ui-help-admin-all = Auch erledigte Meldungen zeigen
ui-help-admin-json = JSON ausgeben
ui-admin-done = Erledigt.
ui-admin-none = Es gibt keine.
ui-admin-duration = { $place }: „{ $found }“ ist keine Dauer wie 30m, 24h oder 7d.
ui-admin-no-answer = Der laufende Server hat nicht geantwortet. Das System meldet: { $problem }
ui-serve-ready = Emberhall ist bereit: { $url }
ui-serve-carried-over = Das Archiv wurde an diese Version von Emberhall angepasst. Eine Kopie des alten Stands liegt in „{ $copy }“.
ui-serve-cannot = Der Server lässt sich nicht starten. Das System meldet: { $problem }
ui-serve-no-address = Der Server kann nicht auf { $address } lauschen. Das System meldet: { $problem }
ui-serve-hint = Strg-C beendet den Server; alle Spiele bleiben erhalten. Mit „emberhall play“ spielst du stattdessen im Terminal.
ui-serve-already = Emberhall läuft bereits: { $url }
ui-serve-beside = Ein anderes Programm benutzt { $address }, darum nimmt Emberhall diesmal einen anderen Port.
ui-serve-taken = Auf { $address } lauscht bereits ein anderes Programm. Beende es, oder nenne mit --listen eine andere Adresse.
ui-serve-no-data = Es ist kein Speicherort für die Daten bekannt. Nenne einen Ordner mit --data.
ui-serve-no-folder = Der Datenordner „{ $folder }“ lässt sich nicht anlegen. Das System meldet: { $problem }
ui-serve-half-tls = { $place } braucht auch { $other }: TLS benötigt ein Zertifikat und dessen Schlüssel.
ui-serve-wrong-tls = Mit dem Zertifikat „{ $cert }“ und dem Schlüssel „{ $key }“ lässt sich TLS nicht einrichten: { $problem }
ui-config-broken = { $place }: Das ist kein gültiges TOML. { $problem }
ui-config-unknown = { $place }: Die Einstellung „{ $found }“ gibt es nicht. Es gibt: { $known }.
ui-config-kind = { $place }: Hierher gehört ein Text, eine ganze Zahl, true oder false.
ui-wrong-address = { $place }: „{ $found }“ ist keine Adresse mit Port wie 127.0.0.1:4321.
ui-wrong-url = { $place }: Erwartet wird eine Adresse ohne Pfad wie https://table.example, nicht „{ $found }“.
ui-wrong-bot = { $place }: { $reason }
ui-bot-form = { $place } braucht NAME=BEFEHL, nicht „{ $found }“.
ui-bot-quotes = { $place }: Ein Anführungszeichen ist nicht geschlossen.
ui-bot-folder = { $place }: Den Ordner „{ $found }“ gibt es nicht.
ui-wrong-word = { $place } kennt „{ $found }“ nicht. Möglich sind: { $known }.
ui-wrong-amount = { $place } braucht eine ganze Zahl von { $least } bis { $most }, nicht „{ $found }“.
ui-backup-done = Das Archiv wurde in die Datei „{ $file }“ kopiert.
ui-check-counted = „{ $file }“: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $records ->
    [one] { $records } unbeschädigten Eintrag.
   *[other] { $records } unbeschädigten Einträgen.
}
ui-check-sound = Es wurden keine Schäden gefunden.
ui-check-faults = { $n ->
    [one] { $n } Schaden wurde gefunden. Vielleicht enthält eine Sicherung eine unbeschädigte Kopie.
   *[other] { $n } Schäden wurden gefunden. Vielleicht enthält eine Sicherung unbeschädigte Kopien.
}
