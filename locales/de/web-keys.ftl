### Die Übersicht der Tasten im Browser.

web-keys = Tasten
web-keys-on = Auf einzelne Tasten hören
web-keys-about = Auch die Tabulatortaste erreicht alles. In Textfeldern schreiben die Tasten nur.
web-keys-or = oder

## Every table

web-keys-table = Am Tisch
web-keys-sheet = diese Übersicht zeigen oder schließen
web-keys-undo = die letzte Wahl zurücknehmen
web-keys-log = die Chronik
web-keys-chat = das Gespräch
web-keys-rules = die Regeln
web-keys-menu = das Menü
web-keys-since = was seit deinem letzten Zug geschehen ist
web-keys-escape = schließen, was offen ist, oder die Animation überspringen

## Karak 2

web-keys-k-turn = Dein Zug
web-keys-k-actions = die acht Aktionen mit den Buchstaben ihrer Knöpfe; eine verschlossene sagt, warum
web-keys-k-end = den Zug beenden
web-keys-k-ability = die Fähigkeit der Heldenfigur einsetzen
web-keys-k-board = die Heldentafel öffnen
web-keys-k-where = zu deiner Figur auf der Landkarte
web-keys-k-map = Auf der Landkarte
web-keys-k-arrows = zum nächsten Feld in dieser Richtung
web-keys-k-enter = was dort möglich ist; noch einmal tut das Erste davon
web-keys-k-zoom = näher heran, weiter weg, die ganze Karte
web-keys-k-rotate = das Feld drehen, das angelegt wird
web-keys-k-ask = Im Kampf und bei jeder Frage
web-keys-k-numbers = der erste, zweite, dritte … Würfel oder Vorschlag
web-keys-k-all = alle Würfel oder keiner
