### Fair dice: what a check of a finished game has found. $commitment is 64 hexadecimal digits.
### $expected and $found are outcomes as the game file writes them.

fair-verified = { $n ->
    [one] Fair: the seed matches the commitment, and { $n } random outcome follows from it.
   *[other] Fair: the seed matches the commitment, and all { $n } random outcomes follow from it.
}
fair-added = Players who contributed to the seed: { $n } of { $seats }.
# A commitment is a hash that is published before the game; the seed is revealed afterwards and must match it. The
# browser uses the same word in web-dice-server.
fair-commitment = Commitment: { $commitment }. Compare it with the one that was shown before the game.
fair-nothing-promised = There is no commitment for this game, so its dice cannot be verified. Games played on a server have a “fairness” section in their file.
fair-unfinished = { $n ->
    [one] The game is not over after { $n } step. Its seed is revealed at the end.
   *[other] The game is not over after { $n } steps. Its seed is revealed at the end.
}
fair-seed-withheld = The game is over, but its seed is not in the file.
fair-unreadable = { $part ->
    [commitment] The commitment must be 64 lowercase hexadecimal digits, not “{ $found }”.
    [seed] The seed must be 64 lowercase hexadecimal digits, not “{ $found }”.
    [table] The table’s id must be 32 lowercase hexadecimal digits, not “{ $found }”.
    [share] A share must be 64 lowercase hexadecimal digits, not “{ $found }”.
   *[entropy] A player’s contribution must be at most 64 bytes in lowercase hexadecimal digits, not “{ $found }”.
}
fair-wrong-entropies = Contributions to the seed in the file: { $found }; seats at the table: { $seats }.
fair-wrong-seed = Not fair: the seed does not match the commitment.
fair-wrong-outcome = Not fair: step { $index } is { $found }, but the seed gives { $expected }.
# A share is a secret number that a person adds to the seed; the browser draws it. Nobody knows it before all commitments are
# on the list.
fair-shares = Shares that people added to the dice: { $n }.
fair-failed-rounds = { $n ->
    [one] { $n } round failed, because somebody did not open their share; then everybody drew again.
   *[other] { $n } rounds failed, because somebody did not open their share; then everybody drew again.
}
fair-wrong-round-seed = Not fair: the seed of round { $round } does not match its commitment.
fair-wrong-share = Not fair: in round { $round } the share of person { $person } does not match its commitment.
fair-missing-share = Not fair: in round { $round } the share of person { $person } is missing.
fair-wrong-round = Not fair: round { $round } of the shares cannot have been like this.
fair-wrong-taken-back = Not fair: step { $index }, which was taken back, was { $found }, but the seed gives { $expected }.
fair-taken-back = Not fair: what the file says was taken back cannot have been played.
