### Pig. $player is a player's name.

# The name by which the game is known in German.
pig-title = Böse Eins
pig-setup = { $n } Personen spielen. Wer zuerst { $goal } Punkte hat, gewinnt.
pig-setup-players = Böse Eins ist für 2 bis 5 Personen, nicht für { $found }.
pig-setup-goal = Das Ziel ist eine Zahl von 10 bis 500, nicht { $found }.
pig-form-goal = Punkte zum Sieg

pig-question = Weiterwürfeln oder aufhören? Punkte in diesem Zug: { $points }.
pig-choice-roll = Noch einmal würfeln
pig-choice-hold = Aufhören, Punktestand dann { $points }

pig-event-turn = { $player } ist an der Reihe.
pig-event-rolled = { $player } würfelt eine { $face }.
pig-event-lost = { $points ->
    [0] { $player } geht leer aus.
    [one] { $player } verliert { $points } Punkt.
   *[other] { $player } verliert { $points } Punkte.
}
pig-event-held = { $points ->
    [one] { $player } hört auf und behält { $points } Punkt.
   *[other] { $player } hört auf und behält { $points } Punkte.
}

pig-refused-nobody-asked = Gerade hat niemand etwas zu entscheiden.
pig-refused-no-roll = Gerade wird nicht gewürfelt.
pig-refused-no-face = Ein Würfel hat keine { $face }.

pig-topic-turn = Der Zug
pig-topic-scores = Punktestand
pig-turn = { $player } spielt. Punkte in diesem Zug: { $points }.
pig-score = { $player }: { $points }.
pig-goal = Das Ziel: { $points }.

rule-p-set-1 = Spielerzahl
    .text = Es spielen 2 bis 5 Personen. Wer auf dem ersten Platz sitzt, beginnt; dann geht es in der Reihenfolge der Plätze reihum.
rule-p-set-2 = Das Ziel
    .text = Das Ziel sind 100 Punkte, sofern vor dem Spiel keine andere Zahl von 10 bis 500 vereinbart wird.
rule-p-turn-1 = Der erste Wurf
    .text = Ein Zug beginnt mit einem Wurf mit einem Würfel. Dieser Wurf geschieht ohne Nachfrage.
rule-p-turn-2 = Würfeln oder aufhören
    .text = Augenzahlen von 2 bis 6 kommen zu den Punkten des Zugs. Dann würfelt man noch einmal oder hört auf.
rule-p-turn-3 = Die Eins
    .text = Eine 1 beendet den Zug, und die Punkte des Zugs sind verloren. Der Punktestand bleibt, wie er war.
rule-p-turn-4 = Aufhören
    .text = Wer aufhört, beendet den Zug; dessen Punkte kommen zum Punktestand.
rule-p-end-1 = Der Sieg
    .text = Wer aufhört und dann das Ziel erreicht oder übertroffen hat, gewinnt sofort.
