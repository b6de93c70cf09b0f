### Fair dice: what a check of a finished game has found. $commitment is 64 hexadecimal digits.
### $expected and $found are outcomes as the game file writes them.

fair-verified = { $n ->
    [one] Aus: seeme on lubatu ja sellest tuleneb { $n } juhuslik tulemus.
   *[other] Aus: seeme on lubatu ja sellest tulenevad kõik { $n } juhuslikku tulemust.
}
fair-added = Mängijaid, kes seemnele midagi lisasid: { $n } / { $seats }.
fair-commitment = Lubadus: { $commitment }. Võrdle seda sellega, mida näidati enne mängu.
fair-nothing-promised = Selle mängu kohta ei lubatud midagi, seega ei saa selle täringuid kontrollida. Serveri laua mängudel on failis osa „fairness“.
fair-unfinished = { $n ->
    [one] Mäng ei ole { $n } sammu järel läbi. Seemet näidatakse alles lõpus.
   *[other] Mäng ei ole { $n } sammu järel läbi. Seemet näidatakse alles lõpus.
}
fair-seed-withheld = Mäng on läbi, aga selle seemet failis ei ole.
fair-unreadable = { $part ->
    [commitment] Lubadus ei koosne 64 väiketähelisest kuueteistkümnendnumbrist: „{ $found }“.
    [seed] Seeme ei koosne 64 väiketähelisest kuueteistkümnendnumbrist: „{ $found }“.
    [table] Laua tunnus ei koosne 32 väiketähelisest kuueteistkümnendnumbrist: „{ $found }“.
   *[entropy] Mängija lisatu ei ole kuni 64 baiti väiketäheliste kuueteistkümnendnumbritena: „{ $found }“.
}
fair-wrong-entropies = Mängijate lisatut failis: { $found }, kohti laua ümber: { $seats }.
fair-wrong-seed = Ei ole aus: seeme ei ole lubatu. See ei vasta lubadusele.
fair-wrong-outcome = Ei ole aus: samm { $index } on { $found }, aga lubatud täringud annavad { $expected }.
