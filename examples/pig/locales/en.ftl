### Pig. $player is a player's name.

pig-title = Pig
pig-setup = { $n } players. The first to reach { $goal } points wins.
pig-setup-players = Pig is for 2 to 5 players, not for { $found }.
pig-setup-goal = The goal is a number from 10 to 500, not { $found }.
pig-form-goal = Points to win

pig-question = Roll again or hold? Points this turn: { $points }.
pig-choice-roll = Roll again
pig-choice-hold = Hold, for a score of { $points }

pig-event-turn = { $player } begins the turn.
pig-event-rolled = { $player } rolls a { $face }.
pig-event-lost = { $points ->
    [0] { $player } gets nothing.
    [one] { $player } loses { $points } point.
   *[other] { $player } loses { $points } points.
}
pig-event-held = { $points ->
    [one] { $player } holds and keeps { $points } point.
   *[other] { $player } holds and keeps { $points } points.
}

pig-refused-nobody-asked = There is nothing to decide right now.
pig-refused-no-roll = No roll is due right now.
pig-refused-no-face = There is no { $face } on the die.

pig-topic-turn = The turn
pig-topic-scores = Scores
pig-turn = It is the turn of { $player }. Points this turn: { $points }.
pig-score = { $player }: { $points }.
pig-goal = The goal: { $points }.

rule-p-set-1 = Players
    .text = A game is for 2 to 5 players. The first seat begins; the others follow in the order of the seats.
rule-p-set-2 = The goal
    .text = The goal is 100 points, unless you agree before the game on another number from 10 to 500.
rule-p-turn-1 = The first roll
    .text = Your turn begins with a roll of one die. This first roll is made without asking you.
rule-p-turn-2 = Roll or hold
    .text = A roll of 2 to 6 is added to the points of the turn. Then you roll again or hold.
rule-p-turn-3 = A one
    .text = A roll of 1 ends your turn, and the points of the turn are lost. Your score stays as it was.
rule-p-turn-4 = Holding
    .text = If you hold, your turn ends and its points are added to your score.
rule-p-end-1 = Winning
    .text = Whoever holds and so reaches the goal, or passes it, wins at once.
