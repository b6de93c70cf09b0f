### Pig. $player is a player's name.

pig-title = Siga
pig-setup = Mängijaid: { $n }. Võidab see, kes saab esimesena { $goal } punkti.
pig-setup-players = Siga mängitakse 2–5 mängijaga, mitte { $found }.
pig-setup-goal = Eesmärk on arv 10 kuni 500, mitte { $found }.
pig-form-goal = Võiduks vajalikud punktid

pig-question = Kas veeretad veel või lõpetad käigu? Selle käigu punktid: { $points }.
pig-choice-roll = Veereta veel
pig-choice-hold = Lõpeta käik, punkte kokku { $points }

pig-event-turn = Nüüd mängib { $player }.
pig-event-rolled = { $player } veeretab: { $face }.
pig-event-lost = { $points ->
    [0] { $player } ei saa midagi.
    [one] { $player } kaotab { $points } punkti.
   *[other] { $player } kaotab { $points } punkti.
}
pig-event-held = { $points ->
    [one] { $player } lõpetab käigu ja saab { $points } punkti.
   *[other] { $player } lõpetab käigu ja saab { $points } punkti.
}

pig-refused-nobody-asked = Praegu ei ole kellelgi midagi otsustada.
pig-refused-no-roll = Praegu täringut ei veeretata.
pig-refused-no-face = Täringul ei ole tahku { $face }.

pig-topic-turn = Käik
pig-topic-scores = Punktid
pig-turn = Mängib { $player }. Selle käigu punktid: { $points }.
pig-score = { $player }: { $points }.
pig-goal = Eesmärk: { $points }.

rule-p-set-1 = Mängijad
    .text = Mängib 2 kuni 5 mängijat. Alustab esimene koht; käigud lähevad kohtade järjekorras.
rule-p-set-2 = Eesmärk
    .text = Eesmärk on 100 punkti, kui enne mängu ei lepita kokku teist arvu 10 kuni 500.
rule-p-turn-1 = Esimene vise
    .text = Käik algab ühe täringu viskega. Selle kohta ei küsita kelleltki.
rule-p-turn-2 = Veereta või lõpeta
    .text = Tahud 2 kuni 6 liidetakse käigu punktidele. Siis mängija veeretab veel või lõpetab käigu.
rule-p-turn-3 = Üks
    .text = Üks silm lõpetab käigu ja käigu punktid lähevad kaotsi. Varasemad punktid jäävad alles.
rule-p-turn-4 = Käigu lõpetamine
    .text = Käigu lõpetaja liidab käigu punktid oma punktidele.
rule-p-end-1 = Võit
    .text = Kes lõpetab käigu ja jõuab eesmärgini või üle selle, võidab kohe.
