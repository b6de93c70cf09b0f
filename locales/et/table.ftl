### At every table: why an input or a game file is refused.
###
### $player is a hero's or a player's name: no other form of it exists.

## Inputs

refused-unknown-seat = { $n ->
    [one] Sellist kohta ei ole. Selle laua ümber on { $n } koht.
   *[other] Sellist kohta ei ole. Selle laua ümber on { $n } kohta.
}
refused-not-your-turn = Praegu otsustab keegi teine: { $player }.
refused-player-decides = Praegu ei otsusta juhus. Otsustab { $player }.
refused-chance-decides = Praegu otsustab juhus. Pärast seda valivad jälle mängijad.
refused-game-over = Mäng on läbi.
refused-stale = Mäng on vahepeal edasi läinud. Vaata uuesti ja vali veel kord.

## Game files

file-malformed = Faili ei saa lugeda: rida { $line }, veerg { $column }. Teade: { $problem }
file-not-a-game = See ei ole Emberhalli mängufail.
file-wrong-version = Faili versioon on { $found }. See Emberhalli versioon loeb failiversioone 1 kuni { $supported }.
file-wrong-game = Fail kuulub mängule „{ $found }“, mitte „{ $expected }“.
file-wrong-rules = Mängiti reeglite versiooni { $found } järgi. See Emberhalli versioon tunneb reegliversioone kuni { $supported }.
file-two-rules = Faili järgi on reeglite versioon { $file }, mängu ülespaneku järgi { $setup }. Üht neist on muudetud.
refused-wrong-rules = Reeglite versiooni { $found } ei ole. See Emberhalli versioon tunneb reegliversioone kuni { $newest }.
file-wrong-names = Nimesid failis: { $names }, kohti laua ümber: { $seats }.
file-refused = Faili sammul { $index } ei saa mäng edasi minna. { $reason }
file-differs = Alates sammust { $index } kulgeb mäng teisiti kui failis. Võib-olla on faili muudetud.
file-other-draw = Sammul { $index } on failis loosimise väärtused või tõenäosused teised kui mängus. Võib-olla on faili muudetud.
