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
refused-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle neu.

## Game files

file-malformed = Die Datei lässt sich nicht lesen: Zeile { $line }, Spalte { $column }. Die Meldung dazu: { $problem }
file-not-a-game = Das ist keine Spieldatei von Emberhall.
file-wrong-version = Die Datei hat Version { $found }. Dieses Emberhall liest die Versionen 1 bis { $supported }.
file-wrong-game = Die Datei gehört zum Spiel „{ $found }“, nicht zu „{ $expected }“.
file-wrong-rules = Gespielt wurde nach Version { $found } der Regeln. Dieses Emberhall kennt die Versionen bis { $supported }.
file-two-rules = Die Datei nennt Version { $file } der Regeln, ihr Spielaufbau Version { $setup }. Eines von beiden wurde geändert.
refused-wrong-rules = Version { $found } der Regeln gibt es nicht. Dieses Emberhall kennt die Versionen bis { $newest }.
file-wrong-names = Namen in der Datei: { $names }, Plätze am Tisch: { $seats }.
file-refused = Bei Schritt { $index } der Datei geht das Spiel nicht weiter. { $reason }
file-differs = Ab Schritt { $index } verläuft das Spiel anders, als die Datei sagt. Vielleicht wurde die Datei geändert.
file-other-draw = Bei Schritt { $index } nennt die Datei für die Ziehung andere Werte oder Gewichte als das Spiel. Vielleicht wurde die Datei geändert.
