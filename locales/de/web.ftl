### Der Browser: alles, was er außer dem Spiel selbst sagt.
###
### $player ist der Name eines Spielers oder Helden im Nominativ, $game der Name eines Spiels, $name der einer Person.

## The start page

web-tagline = Zwei Brettspiele an einem Tisch. Allein, nebeneinander oder per Link rund um die Welt.
web-games = Die Spiele
web-play-now = Sofort spielen
web-play-now-about = { $n ->
    [0] { $game } allein gegen den Dungeon
    [one] { $game } gegen einen Bot
   *[other] { $game } gegen { $n } Bots
}
web-continue = Weiterspielen
web-game-players = { $least }–{ $most } Personen
web-friends = Mit Freunden spielen
web-friends-about = per Link einladen
web-hotseat = An einem Bildschirm
web-hotseat-about = reihum spielen
web-open-tables = Offene Tische
web-open-tables-about = wo schon jemand wartet
web-open-tables-none = Gerade wartet niemand an einem Tisch. Öffne selbst einen oder spiele gegen Bots.
web-free-seats = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
web-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
web-rules = Regeln
web-on-the-table = Auf dem Tisch
web-put-on-the-table = Auf den Tisch legen
web-choose-seats = Plätze wählen
web-karak-about = Erkunde das zerrissene Land rund um die Burg, stelle eine Armee auf und tritt vor allen anderen dem Dunklen General entgegen.
web-karak-players = 2 bis 5 Spieler
web-karak-heroes = 6 Helden
web-karak-parts = 28 Felder, 36 Armeen
web-thunderstone-about = Stelle im Dorf Karte für Karte eine Gruppe zusammen, trage Licht in den Dungeon und bring den Stein zurück.
web-thunderstone-players = 1 bis 5 Spieler
web-thunderstone-kind = Deckbau
web-thunderstone-parts = Dorf und Dungeon
web-fair = Fairer Zufall: Nach dem Spiel lässt sich jedes Ergebnis nachprüfen
web-gallery = Galerie
web-credits = Mitwirkende
web-privacy = Datenschutz
web-to-start = Zur Startseite
web-nowhere = Hier ist nichts.

## Setting up a table

web-setup-game = Spiel
web-setup-opponents = Gegner
web-setup-people = Personen, dich eingeschlossen
web-setup-people-here = Personen an diesem Bildschirm
web-setup-bots = Dazu Bots
web-setup-level = Spielstärke der Bots
web-setup-more = Weitere Einstellungen
web-setup-heroes = Helden
web-setup-heroes-dealt = Zugelost
web-setup-heroes-draft = Nacheinander ausgesucht
web-setup-kind = Variante
web-setup-kind-full = Das ganze Spiel
web-setup-kind-friendly = Friedlich, ohne Pest und Elend
web-setup-cards = Karten
web-setup-cards-first = Erste Partie laut Anleitung
web-setup-cards-random = Zufällig gewählt
web-setup-cards-custom = Eigene Auswahl
web-setup-groups = Monstergruppen
web-setup-alone = Allein
web-setup-solo = Schwierigkeitsgrad
web-setup-clock = Bedenkzeit
web-setup-clock-none = Unbegrenzt
web-setup-clock-move = 90 Sekunden je Entscheidung
web-setup-clock-slow = Ein Tag je Entscheidung
web-setup-clock-bank = 15 Minuten, dazu 10 Sekunden je Entscheidung
web-setup-listed = Wer mitspielen darf
web-setup-listed-no = Nur mit Link
web-setup-listed-yes = Alle, aus der Liste der offenen Tische
web-setup-begin = Los geht’s
web-setup-open = Tisch öffnen
web-your-name = Dein Name
web-guest = Gast

## Everywhere

web-close = Schließen
web-language = Sprache
web-sound = Ton
web-motion = Animationen
web-dark = Dunkles Design
web-menu = Menü
web-settings = Einstellungen
web-theme = Design
web-as-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion-full = Voll
web-motion-calm = Ruhig
web-mode = Darstellung des Tisches
web-mode-drawn = Gezeichnet
web-mode-text = In Worten
web-mode-text-about = Textmodus: der Tisch in Worten, zum Hören und Tippen
web-on = An
web-off = Aus

## The connection

web-connecting = Verbindung wird aufgebaut …
web-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-lost = Die Verbindung ist abgerissen. Neuer Versuch …
web-try-now = Jetzt versuchen
web-ended = Dieser Tisch ist für dich jetzt geschlossen.

## Before the game

web-room = Vor dem Spiel
web-room-wait = Noch sitzen nicht alle am Tisch.
web-room-wait-host = Wer den Tisch geöffnet hat, beginnt das Spiel.
web-begin = Spiel beginnen
web-seats = Plätze
web-seat = Platz { $n }
web-seat-open = frei
web-sit-here = Hier hinsetzen
web-bot-here = Bot spielen lassen
web-free-here = Platz freigeben
web-level = Stufe des Bots
web-you = du
web-bot = Bot
web-stand-in = ein Bot springt ein
web-away = nicht da
web-join = Platz nehmen
web-invite = Einladen
web-invite-any = Irgendein freier Platz
web-invite-watch = Nur zum Zuschauen
web-copy-link = Link kopieren
web-link-copied = Der Link ist kopiert.
web-qr = Der Link als QR-Code
web-share = Teilen

## At the table

web-plain-table = Der Tisch
web-turn-yours = Du bist dran
web-turn-of = { $player } entscheidet
web-game-over = Das Spiel ist zu Ende
web-choices = Deine Möglichkeiten
web-not-now = Gerade nicht möglich
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-pause-ask = Um eine Pause bitten
web-resume = Weiter geht’s
web-paused = Die Uhren stehen.
web-asks-undo = { $player } bittet um Rücknahme.
web-asks-pause = { $player } bittet um eine Pause.
web-asked = Deine Bitte liegt den anderen vor.
web-agree = Zustimmen
web-decline = Ablehnen
web-pass = Gib den Bildschirm weiter an: { $player }
web-pass-go = Ich habe ihn
web-time-left = Restzeit: { $text }
web-watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
web-you-watch = Du schaust zu
web-let-bot-play = Bot für mich spielen lassen
web-come-back = Platz wieder einnehmen
web-leave = Tisch verlassen
web-mute = Stummschalten
web-unmute = Wieder zulassen
web-mute-watchers = Zuschauer stummschalten
web-unmute-watchers = Zuschauer wieder zulassen

## The chronicle and the chat

web-chronicle = Chronik
web-chronicle-empty = Noch ist nichts geschehen.
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Sag etwas in die Runde
web-send = Senden
web-hidden-words = (stummgeschaltet)
web-rule = Regel { $id }
web-log-began = Das Spiel beginnt.
web-log-seated = { $name } nimmt Platz.
web-log-seated-bot = Ein Bot nimmt Platz: { $player }.
web-log-left = Ein Platz ist frei: { $player }.
web-log-taken-back = { $player } nimmt eine Wahl zurück.
web-log-taken-back-all = Alle sind mit der Rücknahme einverstanden.
web-log-asks = { $player } hat eine Bitte an die Runde.
web-log-agrees = { $player } stimmt zu.
web-log-declines = { $player } lehnt ab.
web-log-paused = Die Uhren bleiben stehen.
web-log-resumed = Die Uhren laufen weiter.
web-log-clock = Die Zeit ist um für { $player }: Ein Bot entscheidet.

## Showing what happens

web-speed = Tempo der Animationen
web-speed-still = Schritt für Schritt
web-speed-times = { $text }×
web-next = Weiter
web-skip = Überspringen
web-since = Seit deinem letzten Zug

## The end

web-end-place = Endstand
web-rematch = Noch einmal spielen
web-rematch-ready = Ein neuer Tisch für dieselben Leute ist bereit.
web-export = Spieldatei speichern
web-look-around = Den Tisch ansehen
web-end-you-win = Du gewinnst!
web-end-other-wins = { $players } gewinnt.
web-show-result = Ergebnis zeigen
web-verify = Der Zufall war fair
web-verify-about = Vor dem Spiel hat der Tisch dieses Siegel versprochen. Jetzt ist der Startwert zu sehen; „emberhall verify“ prüft jedes Zufallsergebnis in der Spieldatei.
web-seal = Siegel
web-seed = Startwert

## Rules

web-rules-of = Die Regeln von { $game }
web-rules-find = Eine Regel suchen
web-rules-none = Dazu gibt es keine Regel.
web-ruling = Hier gilt

## Credits

web-credits-icons = Bilder
web-credits-icons-about = Symbole von game-icons.net unter der Lizenz CC BY 3.0; die Formen sind unverändert, die Farben von uns.
web-credits-by = von { $name }
web-credits-fonts = Schriften
web-credits-fonts-about = Alle unter der SIL Open Font License.
web-credits-own = Landschaften, Burgen, Schluchten, Wappen, Würfel, Kompass und Flamme sind für Emberhall gezeichnet.
web-credits-games = Die Spiele
web-credits-games-about = Karak 2 und Thunderstone gehören ihren Autoren und Verlagen. Emberhall ist von Spielern gemacht; eine Verbindung zu Autoren oder Verlagen besteht nicht.
web-credits-code = Programm
web-credits-code-about = Emberhall ist freie Software unter der MIT- oder der Apache-2.0-Lizenz.

## Privacy

web-privacy-cookie = Ein einziges Cookie merkt sich, dass dieser Browser an deinen Tischen sitzt. Es sagt nichts über dich, und keine andere Seite sieht es je.
web-privacy-data = Dieser Server bewahrt die eingegebenen Namen, deine Spiele und das am Tisch Gesagte auf. Nichts wird an andere weitergegeben, und niemand wertet aus, was du tust.
web-privacy-settings = Sprache, Design, Ton und die letzte Auswahl bleiben in diesem Browser.
web-player = Deine Daten auf diesem Server
web-player-none = Dieser Browser ist hier noch nicht bekannt. Das ändert sich, sobald du an einem Tisch Platz nimmst.
web-player-named = Hier heißt du { $name }.
web-code-show = Code für ein anderes Gerät zeigen
web-code-about = Gib diesen Code in einem anderen Browser ein, und deine Tische sind auch dort. Wer ihn hat, kann für dich spielen; ein älterer Code gilt nicht mehr.
web-code-enter = Code von einem anderen Gerät
web-code-use = Code verwenden
web-code-used = Willkommen zurück, { $name }.
web-forget = Mich vergessen
web-forget-about = Dieser Server vergisst deinen Namen und alle deine Geräte. Laufende Spiele gehen ohne dich weiter.
