### Die Übersicht der Tasten im Browser.

web-keys-title = Tastenkürzel
web-keys-on = Einzelne Tasten als Kürzel nutzen
web-keys-about = Alles ist auch mit der Tabulatortaste erreichbar. In Textfeldern dienen die Tasten nur zum Schreiben.
web-keys-or = oder

## Every table

web-keys-table = Am Tisch
web-keys-sheet = diese Übersicht zeigen oder schließen
web-keys-undo = die letzte Wahl zurücknehmen
web-keys-log = die Chronik
web-keys-chat = der Chat
web-keys-rules = die Regeln
web-keys-menu = das Menü
web-keys-since = was seit deinem letzten Zug geschehen ist
web-keys-escape = schließen, was offen ist, oder die Animation überspringen

## Karak 2

web-keys-k-turn = Dein Zug
web-keys-k-actions = die acht Aktionen mit den Buchstaben auf ihren Schaltflächen; eine gesperrte sagt, warum
web-keys-k-end = den Zug beenden
web-keys-k-ability = deine Fähigkeit einsetzen
web-keys-k-board = das Heldentableau öffnen
web-keys-k-where = zu deiner Figur auf dem Spielplan
web-keys-k-map = Auf dem Spielplan
web-keys-k-arrows = zum nächsten Feld in dieser Richtung
web-keys-k-enter = was dort möglich ist; noch einmal drücken führt das Erste davon aus
web-keys-k-zoom = vergrößern, verkleinern, der ganze Spielplan
web-keys-k-rotate = das Feld drehen, das ausgelegt wird
web-keys-k-ask = Im Kampf und bei jeder Frage
web-keys-k-numbers = Würfel oder Möglichkeit 1, 2, 3 …
web-keys-k-all = alle Würfel oder nur der Heldenwürfel

## Thunderstone

web-keys-t-turn = Dein Zug
web-keys-t-places = ins Dorf, in den Dungeon, rasten
web-keys-t-best = den besten Angriff vorbereiten
web-keys-t-done = fertig: nichts mehr kaufen oder den Besuch beenden
web-keys-t-table = Auf dem Tisch
web-keys-t-arrows = zur nächsten Karte oder Schaltfläche in dieser Richtung
web-keys-t-enter = eine Karte wählen; beim zweiten Mal kaufen
web-keys-t-inspect = eine Karte aus der Nähe ansehen
web-keys-t-escape = das Gewählte zurücklegen
