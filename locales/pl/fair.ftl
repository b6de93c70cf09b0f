### Fair dice: what a check of a finished game has found. $commitment is 64 hexadecimal digits.
### $expected and $found are outcomes as the game file writes them.

fair-verified = { $n ->
    [one] Uczciwie: to jest obiecane ziarno i wynika z niego { $n } wynik losowy.
    [few] Uczciwie: to jest obiecane ziarno i wynikają z niego wszystkie { $n } wyniki losowe.
    [many] Uczciwie: to jest obiecane ziarno i wynika z niego wszystkich { $n } wyników losowych.
   *[other] Uczciwie: to jest obiecane ziarno i wynika z niego { $n } wyniku losowego.
}
fair-added = Gracze, którzy dołożyli coś do ziarna: { $n } z { $seats }.
fair-commitment = Zobowiązanie: { $commitment }. Porównaj je z tym, które pokazano przed grą.
fair-nothing-promised = Dla tej gry niczego nie obiecano, więc jej kości nie da się sprawdzić. Gry przy stole serwera mają w pliku sekcję „fairness”.
fair-unfinished = { $n ->
    [one] Po { $n } kroku gra nie jest skończona. Ziarno zostanie ujawnione na końcu.
    [few] Po { $n } krokach gra nie jest skończona. Ziarno zostanie ujawnione na końcu.
    [many] Po { $n } krokach gra nie jest skończona. Ziarno zostanie ujawnione na końcu.
   *[other] Po { $n } kroku gra nie jest skończona. Ziarno zostanie ujawnione na końcu.
}
fair-seed-withheld = Gra jest skończona, ale w pliku nie ma jej ziarna.
fair-unreadable = { $part ->
    [commitment] Zobowiązanie nie składa się z 64 cyfr szesnastkowych (małe litery): „{ $found }”.
    [seed] Ziarno nie składa się z 64 cyfr szesnastkowych (małe litery): „{ $found }”.
    [table] Identyfikator stołu nie składa się z 32 cyfr szesnastkowych (małe litery): „{ $found }”.
   *[entropy] To, co dołożył gracz, nie składa się z co najwyżej 64 bajtów zapisanych cyframi szesnastkowymi (małe litery): „{ $found }”.
}
fair-wrong-entropies = Wkłady graczy do ziarna w pliku: { $found }, miejsca przy stole: { $seats }.
fair-wrong-seed = Nieuczciwie: to nie jest obiecane ziarno. Nie pasuje do zobowiązania.
fair-wrong-outcome = Nieuczciwie: krok { $index } to { $found }, a obiecane kości dają { $expected }.
