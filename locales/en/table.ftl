### At every table: why an input or a game file is refused.
###
### $player is a hero's or a player's name: no other form of it exists.

## Inputs

refused-unknown-seat = { $n ->
    [one] There is no such seat. This table has { $n } seat.
   *[other] There is no such seat. This table has { $n } seats.
}
refused-not-your-turn = Another player decides now: { $player }.
refused-player-decides = It is not up to chance now: { $player } decides.
refused-chance-decides = Chance decides now. After that the players choose again.
refused-game-over = The game is over.
refused-stale = The game has moved on in the meantime. Have another look and choose again.

## Game files

file-malformed = The file cannot be read at line { $line }, column { $column }. The reader says: { $problem }
file-not-a-game = This is not a game file of Emberhall.
file-wrong-version = The file has version { $found }. This Emberhall reads versions 1 to { $supported }.
file-wrong-game = The file belongs to the game “{ $found }”, not to “{ $expected }”.
file-wrong-rules = The game was played by version { $found } of the rules. This Emberhall knows versions up to { $supported }.
file-two-rules = The file names version { $file } of the rules, and its setup version { $setup }. One of them was changed.
refused-wrong-rules = There is no version { $found } of the rules. This Emberhall knows versions up to { $newest }.
file-wrong-names = { $names ->
    [one] The file has { $names } name
   *[other] The file has { $names } names
} for { $seats ->
    [one] { $seats } seat.
   *[other] { $seats } seats.
}
file-refused = The game cannot go on at step { $index } of the file. { $reason }
file-differs = From step { $index } on the game goes another way than the file says. The file may have been changed.
file-other-draw = At step { $index } the file names other values or odds for the draw than the game has. The file may have been changed.
