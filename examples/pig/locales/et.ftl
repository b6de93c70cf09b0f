### Pig. $player is a player's name.

pig-title = Siga
pig-setup = Mängijaid: { $n }. Võidab see, kes saab esimesena { $goal } punkti.
pig-setup-players = „Siga“ on mõeldud 2–5 mängijale. Siin on neid { $found }.
pig-setup-goal = Eesmärk on arv vahemikus 10 kuni 500, mitte { $found }.
pig-form-goal = Mitu punkti on võiduks vaja

pig-question = Kas veeretad veel või lõpetad mängukorra? Selle mängukorra punktid: { $points }.
pig-choice-roll = Veereta veel
pig-choice-hold = Lõpeta mängukord (punkte kokku { $points })

pig-event-turn = { $player } alustab mängukorda.
pig-event-rolled = { $player } veeretab: { $face }.
pig-event-lost = { $points ->
    [0] { $player } ei saa midagi.
    [one] { $player } kaotab { $points } punkti.
   *[other] { $player } kaotab { $points } punkti.
}
pig-event-held = { $points ->
    [one] { $player } lõpetab mängukorra ja saab { $points } punkti.
   *[other] { $player } lõpetab mängukorra ja saab { $points } punkti.
}

pig-refused-nobody-asked = Praegu ei ole kellelgi midagi otsustada.
pig-refused-no-roll = Praegu täringut ei veeretata.
pig-refused-no-face = Täringul ei ole { $face } silma.

pig-topic-turn = Mängukord
pig-topic-scores = Punktid
pig-turn = Mängib { $player }. Selle mängukorra punktid: { $points }.
pig-score = { $player }: { $points }.
pig-goal = Eesmärk: { $points }.

rule-p-set-1 = Mängijad
    .text = Mängus on 2–5 mängijat. Alustab esimene koht; edasi mängitakse kohtade järjekorras.
rule-p-set-2 = Eesmärk
    .text = Eesmärk on 100 punkti, kui te ei lepi enne mängu kokku muus arvus vahemikus 10 kuni 500.
rule-p-turn-1 = Esimene veeretus
    .text = Sinu mängukord algab ühe täringu veeretamisega. See esimene veeretus tehakse küsimata.
rule-p-turn-2 = Veereta või lõpeta
    .text = Kui veeretad 2–6, lisandub see mängukorra punktidele. Siis veeretad veel või lõpetad mängukorra.
rule-p-turn-3 = Üks silm
    .text = Kui veeretad 1, siis mängukord lõpeb ja selle punktid lähevad kaotsi. Varasemad punktid jäävad alles.
rule-p-turn-4 = Mängukorra lõpetamine
    .text = Kui lõpetad mängukorra ise, lisanduvad selle punktid sinu varasematele punktidele.
rule-p-end-1 = Võit
    .text = Kes mängukorda lõpetades jõuab eesmärgini või üle selle, võidab kohe.
