### At every table: why an input or a game file is refused.
###
### $player is a hero's or a player's name: no other form of it exists.

## Inputs

refused-unknown-seat = { $n ->
    [one] There is no such seat. This table has { $n } seat.
   *[other] There is no such seat. This table has { $n } seats.
}
refused-not-your-turn = It is not your turn: { $player } decides now.
refused-player-decides = This is not up to chance: { $player } decides now.
refused-chance-decides = Chance decides first; then the players choose again.
refused-game-over = The game is over.
refused-stale = The game has moved on. Take another look and choose again.

## Game files

file-malformed = The file cannot be read at line { $line }, column { $column }. Parser message: { $problem }
file-not-a-game = This is not an Emberhall game file.
file-wrong-version = The file has version { $found }. This version of Emberhall reads versions 1 to { $supported }.
file-wrong-game = The file belongs to the game “{ $found }”, not to “{ $expected }”.
file-wrong-rules = The game was played under version { $found } of the rules. This version of Emberhall knows versions up to { $supported }.
file-two-rules = The file names version { $file } of the rules, but its setup names version { $setup }. One of the two was changed.
refused-wrong-rules = There is no version { $found } of the rules. This version of Emberhall knows versions up to { $newest }.
file-wrong-names = { $names ->
    [one] The file has { $names } name
   *[other] The file has { $names } names
} for { $seats ->
    [one] { $seats } seat.
   *[other] { $seats } seats.
}
# $reason is a whole sentence: why the rules refuse this step.
file-refused = The game cannot continue at step { $index } of the file. { $reason }
file-differs = From step { $index } on, the game differs from the file. The file may have been changed.
file-other-draw = At step { $index }, the possible results or their odds in the file are not those of the game. The file may have been changed.
