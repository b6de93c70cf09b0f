### At every table: why an input or a game file is refused.
###
### $player is a hero's or a player's name: no other form of it exists.

## Inputs

refused-unknown-seat = { $n ->
    [one] Diesen Platz gibt es nicht. Am Tisch ist { $n } Platz.
   *[other] Diesen Platz gibt es nicht. Am Tisch sind { $n } Plätze.
}
refused-not-your-turn = Gerade entscheidet jemand anders: { $player }.
refused-player-decides = Gerade entscheidet nicht der Zufall, sondern { $player }.
refused-chance-decides = Gerade entscheidet der Zufall. Danach wird wieder gewählt.
refused-game-over = Das Spiel ist zu Ende.
refused-stale = Das Spiel ist inzwischen weitergegangen. Sieh es dir noch einmal an und wähle neu.

## Game files

file-malformed = Die Datei lässt sich nicht lesen: Zeile { $line }, Spalte { $column }. Die Meldung dazu: { $problem }
file-not-a-game = Das ist keine Spieldatei von Emberhall.
file-wrong-version = Die Datei hat Version { $found }. Diese Version von Emberhall liest die Versionen 1 bis { $supported }.
file-wrong-game = Die Datei gehört zum Spiel „{ $found }“, nicht zu „{ $expected }“.
file-wrong-rules = Gespielt wurde nach Version { $found } der Regeln. Diese Version von Emberhall kennt die Versionen bis { $supported }.
file-two-rules = Laut Datei gilt Version { $file } der Regeln, laut ihrem Spielaufbau Version { $setup }. Eine der beiden Angaben wurde geändert.
refused-wrong-rules = Version { $found } der Regeln gibt es nicht. Diese Version von Emberhall kennt die Versionen bis { $newest }.
file-wrong-names = Namen in der Datei: { $names }, Plätze am Tisch: { $seats }.
file-refused = Bei Schritt { $index } der Datei geht das Spiel nicht weiter. { $reason }
file-differs = Ab Schritt { $index } verläuft das Spiel anders, als es in der Datei steht. Vielleicht wurde die Datei geändert.
file-other-draw = Bei Schritt { $index } nennt die Datei andere mögliche Zufallsergebnisse oder andere Chancen als das Spiel. Vielleicht wurde die Datei geändert.
