### Fair dice: what a check of a finished game has found. $commitment is 64 hexadecimal digits.
### $expected and $found are outcomes as the game file writes them.

fair-verified = { $n ->
    [one] Fair: the seed is the promised one, and { $n } outcome of chance follows from it.
   *[other] Fair: the seed is the promised one, and all { $n } outcomes of chance follow from it.
}
fair-added = Players who added to the seed: { $n } of { $seats }.
fair-commitment = Commitment: { $commitment }. Compare it with the one that was shown before the game.
fair-nothing-promised = Nothing was promised for this game, so its dice cannot be verified. Games at a server’s table have a fairness section in their file.
fair-unfinished = { $n ->
    [one] The game is not over after { $n } step. Its seed is shown when it is.
   *[other] The game is not over after { $n } steps. Its seed is shown when it is.
}
fair-seed-withheld = The game is over, but its seed is not in the file.
fair-unreadable = { $part ->
    [commitment] The commitment is not 64 lower-case hexadecimal digits: “{ $found }”.
    [seed] The seed is not 64 lower-case hexadecimal digits: “{ $found }”.
    [table] The table’s id is not 32 lower-case hexadecimal digits: “{ $found }”.
   *[entropy] What a player added is not at most 64 bytes in lower-case hexadecimal digits: “{ $found }”.
}
fair-wrong-entropies = What players added, in the file: { $found }; seats at the table: { $seats }.
fair-wrong-seed = Not fair: the seed is not the promised one. It does not fit the commitment.
fair-wrong-outcome = Not fair: step { $index } is { $found }, but the promised dice give { $expected }.
