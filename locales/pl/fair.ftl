### Fair dice: what a check of a finished game has found. $commitment is 64 hexadecimal digits.
### $expected and $found are outcomes as the game file writes them.

fair-verified =
    { $n ->
        [one] Uczciwie: ziarno zgadza się ze zobowiązaniem, a jedyny wynik losowy zgadza się z ziarnem.
        [few] Uczciwie: ziarno zgadza się ze zobowiązaniem, a wszystkie { $n } wyniki losowe zgadzają się z ziarnem.
        [many] Uczciwie: ziarno zgadza się ze zobowiązaniem, a wszystkie wyniki losowe ({ $n }) zgadzają się z ziarnem.
       *[other] Uczciwie: ziarno zgadza się ze zobowiązaniem, a wszystkie wyniki losowe ({ $n }) zgadzają się z ziarnem.
    }
fair-added = Gracze, którzy dołożyli coś do ziarna: { $n } z { $seats }.
fair-commitment = Zobowiązanie: { $commitment }. Porównaj je z tym, które pokazano przed grą.
fair-nothing-promised = Do tej gry nie podano zobowiązania, więc jej kości nie da się sprawdzić. Gry rozegrane na serwerze mają w pliku sekcję „fairness”.
fair-unfinished = { $n ->
    [one] Po { $n } kroku gra jeszcze się nie skończyła. Ziarno zostanie ujawnione na końcu.
    [few] Po { $n } krokach gra jeszcze się nie skończyła. Ziarno zostanie ujawnione na końcu.
    [many] Po { $n } krokach gra jeszcze się nie skończyła. Ziarno zostanie ujawnione na końcu.
   *[other] Po { $n } kroku gra jeszcze się nie skończyła. Ziarno zostanie ujawnione na końcu.
}
fair-seed-withheld = Gra jest skończona, ale w pliku nie ma jej ziarna.
fair-unreadable = { $part ->
    [commitment] Zobowiązanie nie składa się z 64 cyfr szesnastkowych (małe litery): „{ $found }”.
    [seed] Ziarno nie składa się z 64 cyfr szesnastkowych (małe litery): „{ $found }”.
    [table] Identyfikator stołu nie składa się z 32 cyfr szesnastkowych (małe litery): „{ $found }”.
    [share] Udział nie składa się z 64 cyfr szesnastkowych (małe litery): „{ $found }”.
   *[entropy] Wkład gracza musi mieć najwyżej 64 bajty zapisane cyframi szesnastkowymi (małe litery), a w pliku jest „{ $found }”.
}
fair-wrong-entropies = Wkłady graczy do ziarna w pliku: { $found }, miejsca przy stole: { $seats }.
fair-wrong-seed = Nieuczciwie: to nie jest obiecane ziarno, bo nie zgadza się ze zobowiązaniem.
fair-wrong-outcome = Nieuczciwie: w kroku { $index } jest { $found }, a według obiecanego ziarna powinno być { $expected }.
fair-shares = Udziały graczy w losowaniu: { $n }.
fair-failed-rounds = { $n ->
    [one] { $n } runda się nie udała, bo ktoś nie ujawnił swojego udziału; potem wszyscy losowali od nowa.
    [few] { $n } rundy się nie udały, bo ktoś nie ujawnił swojego udziału; potem wszyscy losowali od nowa.
    [many] { $n } rund się nie udało, bo ktoś nie ujawnił swojego udziału; potem wszyscy losowali od nowa.
   *[other] { $n } rundy się nie udało, bo ktoś nie ujawnił swojego udziału; potem wszyscy losowali od nowa.
}
fair-wrong-round-seed = Nieuczciwie: ziarno rundy { $round } nie zgadza się ze zobowiązaniem.
fair-wrong-share = Nieuczciwie: w rundzie { $round } udział osoby { $person } nie zgadza się ze zobowiązaniem.
fair-missing-share = Nieuczciwie: w rundzie { $round } brakuje udziału osoby { $person }.
fair-wrong-round = Nieuczciwie: runda losowania { $round } nie mogła tak przebiegać.
fair-wrong-taken-back = Nieuczciwie: w cofniętym kroku { $index } było { $found }, a według ziarna powinno być { $expected }.
fair-taken-back = Nieuczciwie: tego, co według pliku cofnięto, nie można było rozegrać.
