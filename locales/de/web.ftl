### Der Browser: alles, was er außer dem Spiel selbst sagt.
###
### $player ist der Name eines Spielers oder Helden im Nominativ, $game der Name eines Spiels, $name der einer Person.

## The start page

web-tagline = Brettspiele an einem Tisch: allein, gemeinsam an einem Bildschirm oder per Link mit Freunden in aller Welt.
web-games = Die Spiele
web-play-now = Sofort spielen
web-play-now-about = { $n ->
    [0] { $game } allein gegen den Dungeon
    [one] { $game } gegen einen Bot
   *[other] { $game } gegen { $n } Bots
}
web-continue = Weiterspielen
web-game-players = { $least } bis { $most } Spieler
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
web-credits = Quellen und Lizenzen
web-privacy = Datenschutz
web-to-start = Zur Startseite
web-nowhere = Hier ist nichts.

## Setting up a table

web-setup-game = Spiel
web-setup-opponents = Gegner
web-setup-people = Personen, dich eingeschlossen
web-setup-people-here = Personen an diesem Bildschirm
web-setup-name-of = Name von Spieler { $n }
web-setup-bots = Dazu Bots
web-setup-level = Spielstärke der Bots
web-setup-more = Weitere Einstellungen
web-setup-heroes = Helden
web-setup-heroes-dealt = Zugelost
web-setup-heroes-draft = Nacheinander ausgesucht
web-setup-kind = Variante
web-setup-kind-full = Das vollständige Spiel
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
web-setup-listed-yes = Alle, über die Liste der offenen Tische
web-setup-begin = Los geht’s
web-setup-open = Tisch öffnen
web-your-name = Dein Name
web-guest = Gast

## Everywhere

web-close = Schließen
web-fold = Einklappen
web-unfold = Ausklappen
web-language = Sprache
web-sound = Ton
web-volume = Lautstärke
web-motion = Animationen
web-dark = Dunkles Design
web-menu = Menü
web-settings = Einstellungen
web-theme = Design
web-as-system = Systemstandard
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion-full = Voll
web-motion-calm = Ruhig
web-skip-bots = Züge der Bots
web-skip-bots-on = Sofort
web-skip-bots-off = Animiert
web-confirm = Zugende bestätigen
web-confirm-about = Fragt nach, wenn noch etwas möglich ist
web-awake = Bildschirm anlassen
web-sure-about = In diesem Zug ist noch etwas möglich.
web-sure-yes = Zug beenden
web-sure-no = Zurück
web-mode = Darstellung des Tisches
web-mode-drawn = Grafisch
web-mode-text = In Worten
web-mode-text-about = Textmodus: der Tisch in Worten, zum Hören und Tippen
web-on = An
web-off = Aus

## The connection

web-connecting = Verbindung wird aufgebaut …
web-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-lost = Die Verbindung ist abgerissen. Neuer Versuch …
web-try-now = Jetzt versuchen
web-ended = Du hast keinen Zugang mehr zu diesem Tisch.

## Before the game

web-room = Vor dem Spiel
web-room-wait = Noch sitzen nicht alle am Tisch.
web-room-wait-host = Wer den Tisch leitet, startet das Spiel.
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
web-away-for = seit { $time } nicht da
web-reconnecting = verbindet sich neu
web-reconnecting-for = verbindet sich neu, { $time }
web-thinking = überlegt
web-host = leitet den Tisch
web-shared = gemeinsamer Bildschirm
web-make-host = Leitung übergeben
web-propose-bot = Bot vorschlagen
web-propose-host = Für die Leitung vorschlagen
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
web-turn-wait = Warten auf { $player }
web-turn-stand-in = Für { $player } spielt ein Bot
web-game-over = Das Spiel ist zu Ende
web-choices = Deine Möglichkeiten
web-not-now = Gerade nicht möglich
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-pause-ask = Um eine Pause bitten
web-resume = Weiter geht’s
web-paused = Die Uhren stehen.
web-asks-undo = { $player } möchte eine Wahl zurücknehmen.
web-asks-pause = { $player } bittet um eine Pause.
web-asks-stand-in = { $player } schlägt vor, dass für { $other } ein Bot einspringt.
web-asks-host = Der Tisch hat gerade keine Leitung. { $player } schlägt { $other } vor.
web-asks-newcomer = { $name } möchte den Platz von { $bot } übernehmen. Alle müssen zustimmen.
web-asks-give-up = { $player } schlägt vor, die Würfel neu zu ziehen, ohne alle, die ihren Anteil noch nicht offengelegt haben.
web-asks-rematch = { $player } möchte noch einmal spielen.
web-awaited = Es fehlt noch die Antwort von { $players }.
web-asked = Die anderen wurden gefragt.
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-pass = Gib den Bildschirm an { $player } weiter
web-pass-go = Ich bin so weit
web-time-left = Restzeit: { $text }
web-watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
web-you-watch = Du schaust zu
web-let-bot-play = Bot für mich spielen lassen
web-come-back = Platz wieder einnehmen
web-give-up = Platz aufgeben
web-give-up-about = Du gibst diesen Platz endgültig auf, und ein Bot spielt dort weiter.
web-give-up-yes = Ja, aufgeben
web-leave = Tisch verlassen
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-mute-watchers = Zuschauer stummschalten
web-unmute-watchers = Stummschaltung der Zuschauer aufheben

## Who comes and goes

web-told-lost = { $player } hat die Verbindung verloren.
web-told-away = { $player } ist nicht da.
web-told-stand-in = Für { $player } spielt ein Bot.
web-told-back = { $player } ist wieder da.
web-wait-clock = In { $time } entscheidet ein Bot.
web-wait-you-now = Du kannst jetzt einen Bot spielen lassen.
web-wait-players-now = Die anderen können jetzt einen Bot spielen lassen.
web-wait-you-later = Es gibt kein Zeitlimit. In { $time } kannst du einen Bot spielen lassen.
web-wait-players-later = Es gibt kein Zeitlimit. In { $time } können die anderen einen Bot spielen lassen.
web-wait-vote = Es gibt kein Zeitlimit. Wenn die Mehrheit der anderen zustimmt, springt ein Bot ein.
web-wait-open = Es gibt kein Zeitlimit. Der Tisch wartet, bis { $player } wieder da ist.
web-wait-stand-in = { $player } kann den Platz jederzeit wieder einnehmen.
web-wait-link = Link zum Tisch kopieren
web-wait-link-about = Der Link führt alle, die hier spielen, im eigenen Browser zurück auf ihren Platz.

## The chronicle and the chat

web-chronicle = Chronik
web-chronicle-empty = Noch ist nichts geschehen.
web-chat = Chat
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
web-log-newcomer = { $name } bittet um den Platz eines Bots.
web-log-hosted = { $player } leitet jetzt den Tisch.
web-log-lapsed = Die Bitte hat sich erledigt.
web-log-paused = Die Uhren bleiben stehen.
web-log-resumed = Die Uhren laufen wieder.
web-log-clock = { $player } hat keine Zeit mehr: Ein Bot entscheidet.

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
web-rematch-waits = Das neue Spiel beginnt, sobald alle zugestimmt haben.
web-rematch-yes = ist dabei
web-rematch-no = spielt nicht mit
web-rematch-open = noch keine Antwort
web-rematch-without = Nicht alle haben zugestimmt. Wie soll es losgehen?
web-rematch-bots = Mit Bots als Ersatz
web-rematch-fewer = In kleinerer Runde
web-export = Spieldatei speichern
web-look-around = Den Tisch ansehen
web-end-you-win = Du hast gewonnen!
web-end-other-wins = { $players } gewinnt.
web-show-result = Ergebnis zeigen
web-verify = Nachprüfen, ob es fair war
web-seed = Startwert
web-log-closed = Alle Siegel der Würfel stehen auf der Liste; jetzt werden die Anteile offengelegt.
web-log-failed = Nicht alle haben ihren Anteil an den Würfeln offengelegt. Ohne die fehlenden Anteile wird neu gezogen.
web-dice = Faire Würfel
web-dice-about = Vor dem Spiel legen sich der Server und jede Person auf je eine geheime Zahl fest. Die Würfel ergeben sich aus allen Zahlen zusammen, also kann niemand sie aussuchen. Der Betreiber des Servers kann sie aber vorhersehen.
web-dice-server = Siegel des Servers
web-dice-of = Siegel: { $names }
web-dice-none = ohne Anteil an den Würfeln
web-dice-mine = Dein Anteil ist dabei.
web-dice-missing = Dein Anteil fehlt auf der Liste. Verlass dich nicht auf diese Würfel.
web-dice-changed = Die Liste ist nicht die, die dieser Browser gespeichert hat, als sie geschlossen wurde. Verlass dich nicht auf diese Würfel.
web-dice-opening = Die Anteile an den Würfeln werden offengelegt.
web-dice-awaited = Warten, bis der Anteil von { $names } an den Würfeln offengelegt ist.
web-dice-give-up = Ohne sie neu ziehen
web-dice-check = Jetzt jeden Wurf prüfen
web-dice-checking = Geprüft: { $n } von { $all }
web-dice-fair = { $n ->
    [one] Fair: { $n } Zufallsergebnis wurde in diesem Browser geprüft.
   *[other] Fair: Alle { $n } Zufallsergebnisse wurden in diesem Browser geprüft.
}
web-dice-failed-rounds = { $n ->
    [one] { $n } Runde ist gescheitert, weil jemand seinen Anteil nicht offengelegt hat.
   *[other] { $n } Runden sind gescheitert, weil jemand seinen Anteil nicht offengelegt hat.
}
web-dice-unfair = Fairness nicht bestätigt: { $reason }
web-dice-old = Dieses Spiel wurde noch mit einem älteren Würfelverfahren begonnen. „emberhall verify“ prüft seine Datei.
web-dice-unreadable = Die Datei ließ sich nicht laden oder lesen.
web-dice-rounds = Siegel, Anteile oder Startwerte passen nicht zusammen.
web-dice-note-differs = Die Liste in der Datei ist nicht die, die dieser Browser gespeichert hat.
web-dice-outcome = Schritt { $n } ist nicht das, was die Würfel ergeben.
web-dice-no-note = Dieser Browser hat die Liste dieses Tisches nicht gespeichert und kann deshalb nicht erkennen, ob sie später geändert wurde.
web-dice-note = Liste als Datei speichern

## Rules

web-rules-of = Die Regeln von { $game }
web-rules-find = Eine Regel suchen
web-rules-none = Keine Regel passt zu deiner Suche.
web-ruling = Hausregel

## Credits

web-credits-icons = Bilder
web-credits-icons-about = Symbole von game-icons.net unter der Lizenz CC BY 3.0; die Formen sind unverändert, die Farben von uns.
web-credits-by = von { $name }
web-credits-fonts = Schriften
web-credits-fonts-about = Alle unter der SIL Open Font License.
web-credits-own = Landschaften, Burgen, Schluchten, Wappen, Würfel, Kompass und Flamme wurden für Emberhall gezeichnet.
web-credits-games = Die Spiele
web-credits-games-about = Karak 2 und Thunderstone gehören ihren Autoren und Verlagen. Emberhall ist von Spielern gemacht; eine Verbindung zu Autoren oder Verlagen besteht nicht.
web-credits-code = Programm
web-credits-code-about = Emberhall ist freie Software unter der MIT- oder der Apache-2.0-Lizenz.

## Privacy

web-privacy-cookie = Ein einziges Cookie sagt diesem Server, welche Plätze deine sind. Sonst verrät es nichts über dich, und keine andere Website sieht es je.
web-privacy-data = Dieser Server bewahrt die eingegebenen Namen, deine Spiele und alles auf, was am Tisch gesagt wird. Nichts wird an andere weitergegeben, und niemand wertet aus, was du tust. Benachrichtigungen laufen, falls du sie einschaltest, über einen Dienst deines Browserherstellers, der sie nicht lesen kann.
web-privacy-settings = Sprache, Design, Ton und die letzten Spieleinstellungen bleiben in diesem Browser.
web-player = Deine Daten auf diesem Server
web-player-none = Dieser Server kennt diesen Browser noch nicht. Das ändert sich, sobald du an einem Tisch Platz nimmst.
web-player-named = Hier heißt du { $name }.
web-code-show = Code für ein anderes Gerät zeigen
web-code-about = Gib diesen Code in einem anderen Browser ein, und deine Tische sind auch dort. Wer ihn hat, kann für dich spielen. Er ersetzt jeden älteren Code.
web-code-enter = Code von einem anderen Gerät
web-code-use = Code verwenden
web-code-used = Willkommen zurück, { $name }.
web-devices = Deine Geräte
web-device-unknown = Unbekanntes Gerät
web-device-since = seit { $date }
web-device-this = dieses Gerät
web-device-revoke = Gerät abmelden
web-sign-out = Hier abmelden
web-sign-out-about = Ohne deinen Wiederherstellungscode kommst du mit diesem Browser nicht an deine Plätze zurück. Trotzdem abmelden?
web-blocked-people = Von dir blockiert
web-unblock = Nicht mehr blockieren
web-report-person = Melden oder blockieren
web-report-line = Melden, was { $name } geschrieben hat
web-report-title = { $name } melden
web-report-about = Deine Meldung geht an den Betreiber dieses Servers, zusammen mit der gemeldeten Zeile. Am Tisch sieht niemand deine Meldung.
web-report-text = Was ist passiert? (freiwillig)
web-report-send = Meldung senden
web-reported = Danke. Der Betreiber sieht deine Meldung.
web-block = Blockieren
web-block-about = Wenn du diese Person blockierst, siehst du nicht mehr, was sie schreibt, und an deine offenen Tische kommt sie nur noch mit einem Link von dir. Sie erfährt nichts davon.
web-blocked = Du siehst nicht mehr, was { $name } schreibt.
web-blocked-words = Du hast diese Person blockiert.
web-restored = Dieser Tisch stammt aus einer Sicherung des Servers. Vielleicht kennt jemand seine Würfel schon; sie gelten daher nicht mehr als fair.
web-forget = Mich vergessen
web-forget-about = Dieser Server vergisst deinen Namen und alle deine Geräte. Laufende Spiele gehen ohne dich weiter.
