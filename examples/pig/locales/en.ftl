### Pig. $player is a player's name.

pig-title = Pig
pig-setup = { $n } players. The first to reach { $goal } points wins.
pig-setup-players = Pig is for 2 to 5 players, not { $found }.
pig-setup-goal = The goal is a number from 10 to 500, not { $found }.
pig-form-goal = Points that win

pig-question = Roll again, or hold? Points of this turn: { $points }.
pig-choice-roll = Roll again
pig-choice-hold = Hold, for a score of { $points }

pig-event-turn = { $player } is next.
pig-event-rolled = { $player } rolls a { $face }.
pig-event-lost = { $points ->
    [0] { $player } gets nothing.
    [one] { $player } loses { $points } point.
   *[other] { $player } loses { $points } points.
}
pig-event-held = { $points ->
    [one] { $player } holds and keeps { $points } point.
   *[other] { $player } holds and keeps { $points } points.
}

pig-refused-nobody-asked = Nobody has to decide now.
pig-refused-no-roll = The die is not rolled now.
pig-refused-no-face = A die has no face { $face }.

pig-topic-turn = The turn
pig-topic-scores = Scores
pig-turn = { $player } plays. Points of this turn: { $points }.
pig-score = { $player }: { $points }.
pig-goal = The goal: { $points }.

rule-p-set-1 = Players
    .text = A game takes from 2 to 5 players. The first seat begins; turns go round in the order of the seats.
rule-p-set-2 = The goal
    .text = The goal is 100 points, unless another number from 10 to 500 is agreed before the game.
rule-p-turn-1 = The first roll
    .text = A turn begins with a roll of one die. Nobody is asked for it.
rule-p-turn-2 = Roll or hold
    .text = Faces from 2 to 6 are added to the points of the turn. The player then rolls again or holds.
rule-p-turn-3 = A one
    .text = A 1 ends the turn, and the points of the turn are lost. The score stays as it was.
rule-p-turn-4 = Holding
    .text = Holding ends the turn, and the points of the turn are added to the score.
rule-p-end-1 = Winning
    .text = Whoever holds and then has as many points as the goal, or more, wins at once.
