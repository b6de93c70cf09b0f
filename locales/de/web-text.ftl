### Der Textmodus im Browser: ein Tisch allein in Worten.

## The page

web-text-title = { $game } in Worten
web-text-welcome = { $game } in Worten. Gib „hilfe“ ein, um die Befehle zu hören.
web-text-happens = Was geschieht
web-text-command = Befehl
web-text-command-about = Gib die Nummer einer Möglichkeit ein oder einen Befehl wie „hilfe“. Enter allein wiederholt die Frage.
web-text-send = Ausführen
web-text-drawn = Grafischer Tisch
web-text-said = { $name } sagt: { $text }

## The question

web-text-many = { $n ->
   *[other] { $n } Möglichkeiten. Enter liest alle vor.
}
web-text-span = { $group }: { $first } bis { $last }
web-text-span-one = { $group }: { $n }

## Answers

web-text-not-asked = Du wirst gerade nichts gefragt.
web-text-not-over = Das geht, wenn das Spiel zu Ende ist.
web-text-no-proposal = Gerade gibt es keine Bitte an die Runde.
web-text-undo-ask = Deine letzte Wahl lässt sich nicht einfach zurücknehmen. Mit „bitte“ fragst du die anderen.
web-text-look-unknown = Hier heißt nichts „{ $found }“.
web-text-look-several = „{ $found }“ passt auf mehreres: { $names }.
web-text-look-none-there = Bei Nummer { $n } gibt es nichts näher anzusehen.
web-text-look-what = Was willst du ansehen? Nenne den Namen oder die Nummer einer Möglichkeit.
web-text-odds-none = Für diese Entscheidung gibt es keine Chancen zu nennen.

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
    .usage = chancen [WO]
    .help = wie der Kampf vor dir wohl ausgeht, mit der ganzen Rechnung, wo es eine gibt; für einen Ort oder eine Reihe: chancen 2
web-text-command-undo = zurück, zurueck
    .usage = zurück
    .help = die letzte Wahl zurücknehmen, solange niemand etwas Neues erfahren hat
web-text-command-log = verlauf
    .usage = verlauf [N]
    .help = was geschehen ist: die letzten 20 oder N Zeilen
web-text-command-turn = zug, dran
    .usage = zug
    .help = wer dran ist und wie weit das Spiel ist
web-text-command-look = sieh, schau, lies, kartentext
    .usage = sieh [NAME]
    .help = eine einzelne Sache: ein Feld nach seinem Ort oder nach der Richtung von dir aus (sieh osten), eine Karte nach ihrem Namen oder das, worum es bei einer Möglichkeit geht, nach deren Nummer; ohne Namen, was du vor dir hast
web-text-command-rule = regel, regeln
    .usage = regel K-BAT-6
    .help = eine Regel nach ihrer Kennung oder nach Worten im Titel; ohne Angabe öffnen sich alle
web-text-command-say = sag, sage
    .usage = sag TEXT
    .help = etwas in die Runde sagen
web-text-command-chat = chat, gespräch, gespraech
    .usage = chat
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
web-text-command-drawn = grafik, zeichnung
    .usage = grafik
    .help = den grafischen Tisch zeigen
web-text-command-quit = ende, beenden
    .usage = ende
    .help = zur Startseite; das Spiel wartet auf dich
