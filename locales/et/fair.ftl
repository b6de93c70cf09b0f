### Fair dice: what a check of a finished game has found. $commitment is 64 hexadecimal digits.
### $expected and $found are outcomes as the game file writes them.

fair-verified =
    { $n ->
        [one] Aus: seeme vastab lubadusele ja ainus juhuslik tulemus tuleneb sellest.
       *[other] Aus: seeme vastab lubadusele ja kõik { $n } juhuslikku tulemust tulenevad sellest.
    }
fair-added = Mängijaid, kes seemnele midagi lisasid: { $n } / { $seats }.
fair-commitment = Lubadus: { $commitment }. Võrdle seda lubadusega, mida näidati enne mängu.
fair-nothing-promised = Selle mängu kohta lubadust ei antud, seega ei saa selle täringuid kontrollida. Serveris mängitud mängude failis on osa „fairness“.
fair-unfinished = { $n ->
    [one] Pärast { $n } sammu ei ole mäng veel läbi. Seemet näidatakse alles lõpus.
   *[other] Pärast { $n } sammu ei ole mäng veel läbi. Seemet näidatakse alles lõpus.
}
fair-seed-withheld = Mäng on läbi, aga selle seemet failis ei ole.
fair-unreadable = { $part ->
    [commitment] Lubadus ei koosne 64 väiketähelisest kuueteistkümnendnumbrist: „{ $found }“.
    [seed] Seeme ei koosne 64 väiketähelisest kuueteistkümnendnumbrist: „{ $found }“.
    [table] Laua tunnus ei koosne 32 väiketähelisest kuueteistkümnendnumbrist: „{ $found }“.
    [share] Osak ei koosne 64 väiketähelisest kuueteistkümnendnumbrist: „{ $found }“.
   *[entropy] Mängija lisatu ei ole kuni 64 baiti väiketäheliste kuueteistkümnendnumbritena: „{ $found }“.
}
fair-wrong-entropies = Mängijate lisandusi failis: { $found }, kohti laua ümber: { $seats }.
fair-wrong-seed = Ei ole aus: seeme ei vasta lubadusele.
fair-wrong-outcome = Ei ole aus: samm { $index } on { $found }, aga lubaduse järgi peaks see olema { $expected }.
fair-shares = Inimeste osakuid täringutes: { $n }.
fair-failed-rounds = { $n ->
    [one] { $n } voor ebaõnnestus, sest keegi ei avanud oma osakut; seejärel loositi uuesti.
   *[other] { $n } vooru ebaõnnestus, sest keegi ei avanud oma osakut; seejärel loositi uuesti.
}
fair-wrong-round-seed = Ei ole aus: { $round }. vooru seeme ei vasta lubadusele.
fair-wrong-share = Ei ole aus: { $round }. voorus ei vasta { $person }. inimese osak lubadusele.
fair-missing-share = Ei ole aus: { $round }. voorus puudub { $person }. inimese osak.
fair-wrong-round = Ei ole aus: osakute { $round }. voor ei saanud selline olla.
fair-wrong-taken-back = Ei ole aus: tagasi võetud samm { $index } oli { $found }, aga lubaduse järgi peaks see olema { $expected }.
fair-taken-back = Ei ole aus: seda, mis faili järgi tagasi võeti, ei saanud mängida.
