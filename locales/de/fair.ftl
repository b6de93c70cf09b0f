### Fair dice: what a check of a finished game has found. $commitment is 64 hexadecimal digits.
### $expected and $found are outcomes as the game file writes them.

fair-verified = { $n ->
    [one] Fair: Der Startwert passt zum Siegel, und { $n } Zufallsergebnis folgt aus ihm.
   *[other] Fair: Der Startwert passt zum Siegel, und alle { $n } Zufallsergebnisse folgen aus ihm.
}
fair-added = Spieler, die zum Startwert beigetragen haben: { $n } von { $seats }.
fair-commitment = Siegel: { $commitment }. Vergleiche es mit dem, das vor dem Spiel gezeigt wurde.
fair-nothing-promised = Zu diesem Spiel gibt es kein Siegel, deshalb lassen sich seine Würfel nicht prüfen. Spiele auf einem Server haben in ihrer Datei einen Abschnitt „fairness“.
fair-unfinished = { $n ->
    [one] Das Spiel ist nach { $n } Schritt noch nicht zu Ende. Der Startwert wird erst am Ende gezeigt.
   *[other] Das Spiel ist nach { $n } Schritten noch nicht zu Ende. Der Startwert wird erst am Ende gezeigt.
}
fair-seed-withheld = Das Spiel ist zu Ende, aber der Startwert steht nicht in der Datei.
fair-unreadable = { $part ->
    [commitment] Das Siegel besteht nicht aus 64 kleingeschriebenen Hexadezimalziffern: „{ $found }“.
    [seed] Der Startwert besteht nicht aus 64 kleingeschriebenen Hexadezimalziffern: „{ $found }“.
    [table] Die Kennung des Tisches besteht nicht aus 32 kleingeschriebenen Hexadezimalziffern: „{ $found }“.
    [share] Ein Anteil besteht nicht aus 64 kleingeschriebenen Hexadezimalziffern: „{ $found }“.
   *[entropy] Ein Beitrag zum Startwert besteht nicht aus höchstens 64 Bytes in kleingeschriebenen Hexadezimalziffern: „{ $found }“.
}
fair-wrong-entropies = Beiträge zum Startwert in der Datei: { $found }, Plätze am Tisch: { $seats }.
fair-wrong-seed = Nicht fair: Der Startwert passt nicht zum Siegel.
fair-wrong-outcome = Nicht fair: Schritt { $index } ist { $found }, aus dem Startwert folgt aber { $expected }.
fair-shares = Anteile von Personen an den Würfeln: { $n }.
fair-failed-rounds = { $n ->
    [one] { $n } Runde ist gescheitert, weil jemand seinen Anteil nicht offengelegt hat; danach haben alle neu gezogen.
   *[other] { $n } Runden sind gescheitert, weil jemand seinen Anteil nicht offengelegt hat; danach haben alle neu gezogen.
}
fair-wrong-round-seed = Nicht fair: Der Startwert von Runde { $round } passt nicht zu seinem Siegel.
fair-wrong-share = Nicht fair: In Runde { $round } passt der Anteil von Person { $person } nicht zu seinem Siegel.
fair-missing-share = Nicht fair: In Runde { $round } fehlt der Anteil von Person { $person }.
fair-wrong-round = Nicht fair: Runde { $round } der Anteile kann nicht so gewesen sein.
fair-wrong-taken-back = Nicht fair: Der zurückgenommene Schritt { $index } war { $found }, aus dem Startwert folgt aber { $expected }.
fair-taken-back = Nicht fair: Was laut Datei zurückgenommen wurde, kann nicht gespielt worden sein.
