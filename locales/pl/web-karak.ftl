### The Karak table in the browser: what stands on it besides the engine's own sentences.
###
### $name is a hero's name in the nominative, $place the name of a landscape.

## The map

web-k-board = Mapa
web-k-unexplored = Nieodkryte
web-k-unexplored-about = Nikt tu jeszcze nie był.
web-k-reachable = do wyboru
web-k-zoom-in = Przybliż
web-k-zoom-out = Oddal
web-k-whole-map = Pokaż całą mapę
web-k-show-hero = Pokaż swojego bohatera
web-k-hint = Dotknij podświetlonego pola albo wybierz akcję
web-k-hint-go = Dotknij podświetlonego pola
web-k-hint-act = Wybierz akcję albo zakończ turę
web-k-hint-end = Nic więcej nie da się zrobić: zakończ turę
web-k-goal = Zdobywaj w walkach Kamienie Dusz; gra kończy się, gdy padnie Mroczny Generał.
web-k-goal-stones = punkty za Kamienie Dusz
web-k-goal-hidden = jeszcze nieodkryty
web-k-goal-found = odkryty, siła { $n }
web-k-go-move = Przejdź tutaj
web-k-go-fight = Przejdź tutaj i walcz
web-k-go-explore = Odkryj to pole
web-k-go-portal = Przejdź tu przez Portal
web-k-go-magic-run = Magiczny galop tutaj

## Players and hero boards

web-k-hero-board = Arkusz bohatera
web-k-hero = Bohater
web-k-lives = { $n ->
    [one] { $n } punkt wytrzymałości
    [few] { $n } punkty wytrzymałości
    [many] { $n } punktów wytrzymałości
   *[other] { $n } punktu wytrzymałości
}
web-k-lives-word = Wytrzymałość
web-k-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
web-k-buildings = Budynki
web-k-next = następna tura
web-k-unconscious = utrata przytomności
web-k-unconscious-about = Utrata przytomności: następna tura to odpoczynek.
web-k-top-tile = Na wierzchu stosu: { $land }
web-k-no-army = jeszcze bez kości
web-k-kind-weapon = Broń
web-k-kind-spell = Zaklęcia
web-k-kind-amulet = Amulet
web-k-your-city = Twoje miasto
web-k-no-city = jeszcze niezałożone
web-k-built = zbudowano
web-k-about-stable = jedna akcja więcej
web-k-about-portal = skok do miasta lub z miasta
web-k-about-glory-banners = chwała +2

## The turn

web-k-turn = Tura
web-k-your-turn = Twoja kolej
web-k-turn-of = Tura: { $name }
web-k-before = Przed pierwszą turą
web-k-over = Gra skończona
web-k-skip = Pomiń
web-k-slots = Akcje w tej turze
web-k-slot-done = zużyta
web-k-move = Ruch
web-k-moved = Po ruchu
web-k-act = Akcja
web-k-open = do użycia
web-k-undo = Cofnij
web-k-gives-up = tracisz: { $what }
web-k-left-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
}
web-k-left-actions = { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}
web-k-undo-turn = Koniec tury · cofnij
web-k-city-covers = { $place }: gdy stanie tu twoje miasto, ta płytka nie da już żadnych zasobów.
web-k-recruit-last = Więcej oddziałów nie wyszkolisz. Na tym akcja się kończy.
web-k-action-battle = Walcz
web-k-action-heal = Lecz się
web-k-action-gather = Gromadź zasoby
web-k-action-build-city = Zbuduj miasto
web-k-action-build = Wznieś budynek
web-k-action-recruit = Szkol oddziały
web-k-action-pick-up = Zbierz
web-k-action-eradicate = Wylecz Zarazę
web-k-gain-heal = do +{ $n } wy­trzy­ma­łości
web-k-battle-how = Walka zaczyna się, gdy wejdziesz na pole z armiami potworów albo z Mrocznym Generałem.

## Why not, in a few words

web-k-why-not = Dlaczego nie?
web-k-why-other-ways = Dlaczego nie inną drogą?
web-k-open-rule = Otwórz zasadę { $rule }
web-k-short-battle = wejdź na pole potworów
web-k-short-not-wounded = bez ran
web-k-short-nothing-to-gather = nic tu nie ma
web-k-short-city-here = stoi tu miasto
web-k-short-gathered-already = już zebrano
web-k-short-city-stands = twoje już stoi
web-k-short-not-on-the-castle = nie na zamku
web-k-short-hero-here = ktoś tu stoi
web-k-short-too-expensive = za drogo
web-k-short-not-in-own-city = tylko w swoim mieście
web-k-short-built-already = wszystko stoi
web-k-short-plague-in-city = Zaraza w mieście
web-k-short-building-missing = brak budynku
web-k-short-supply-empty = pusta pula
web-k-short-glory-reached = za mało chwały
web-k-short-nothing-lies-here = nic tu nie leży
web-k-short-no-free-slot = brak miejsca
web-k-short-not-at-castle = tylko na zamku
web-k-short-nothing-to-cure = nic do leczenia
web-k-short-no-slot = brak akcji

## Why not, where a hex is shown and need not be named by its numbers

web-k-here-not-neighbour = To pole nie sąsiaduje z twoim.
web-k-here-not-laid = Tu albo po drodze brakuje jeszcze płytki.
web-k-here-already-laid = Leży tu już płytka.
web-k-here-chasm-between = Między twoim polem a tym leży przepaść.
web-k-here-chasm-on-side = Na krawędzi między twoim polem a tym leży przepaść.
web-k-here-not-in-line = Magiczny galop prowadzi w linii prostej przez jedną, dwie lub trzy odkryte płytki. To pole jest poza jego zasięgiem.
web-k-here-monsters-in-the-way = Magiczny galop kończy się przy pierwszych przeciwnikach na drodze.
web-k-here-no-open-joint = Tak dołożona płytka nie miałaby żadnego przejścia bez przepaści.

## Laying a tile

web-k-pick-place = Dotknij podświetlonego miejsca.
web-k-rotations = { $n ->
    [one] Pasuje tylko w jeden sposób.
    [few] Pasuje na { $n } sposoby. Dotknij, by obrócić.
    [many] Pasuje na { $n } sposobów. Dotknij, by obrócić.
   *[other] Pasuje na { $n } sposobu. Dotknij, by obrócić.
}
web-k-turn-left = Obróć w lewo
web-k-turn-right = Obróć w prawo
web-k-lay = Dołóż płytkę

## Questions

web-k-taken = zajęte: { $name }
web-k-supply = { $n ->
    [one] { $n } w puli
    [few] { $n } w puli
    [many] { $n } w puli
   *[other] { $n } w puli
}

## Battle

web-k-battle-at = Walka: { $place }
web-k-step-choose = Wybór kości
web-k-step-roll = Rzut
web-k-step-decide = Decyzja
web-k-step-result = Wynik
web-k-to-reach = do osiągnięcia
web-k-tap-dice = Dotknij kości, którymi rzucasz. Kością bohatera rzucasz zawsze.
web-k-always = zawsze w rzucie
web-k-all-dice = Wszystkie kości
web-k-no-dice = Tylko kość bohatera
web-k-weapons = Broń +{ $n }
web-k-fireballs-later = { $n ->
    [one] { $n } Ognisty pocisk: decyzja po rzucie
    [few] { $n } Ogniste pociski: decyzja po rzucie
    [many] { $n } Ognistych pocisków: decyzja po rzucie
   *[other] { $n } Ognistego pocisku: decyzja po rzucie
}
web-k-no-retreat = Jesteś już na tym polu: teraz musisz walczyć.
web-k-roll = { $n ->
    [one] Rzuć kością bohatera
    [few] Rzuć { $n } kośćmi
    [many] Rzuć { $n } kośćmi
   *[other] Rzuć { $n } kości
}
web-k-blank = pusta
web-k-spared = zignorowana
web-k-won = Wygrana, { $attack } przeciw { $strength }
web-k-lost = Przegrana, { $attack } przeciw { $strength }
web-k-means-won = Zostajesz tutaj, a twoja tura się kończy.
web-k-means-won-other = { $name } zostaje tutaj, a tura się kończy.
web-k-means-lost = Wracasz ({ $place }), a twoja tura się kończy.
web-k-means-lost-other = { $name } wraca ({ $place }), a tura się kończy.
web-k-means-unhurt = Bez strat.
web-k-means-general = Mroczny Generał pokonany: to koniec gry.
web-k-battle-go-on = Zakończ walkę
web-k-chance = szans na wygraną
web-k-chance-of = { $chance } szans na wygraną
web-k-chance-fireballs = { $chance } z Ognistymi pociskami
web-k-chance-praetorian = { $chance } na przepędzenie gwardzisty
web-k-chance-here = { $chance } szans na wygraną z całą armią
web-k-losses = Spodziewane straty
web-k-losses-lives = wytrzymałości
web-k-losses-dice = kości
web-k-losses-unconscious = ({ $chance } na utratę przytomności)
web-k-losses-plague = Zaraza i Niedola dla przeciwnika

## The end

web-k-end-round = { $n ->
    [one] Po { $n } rundzie
    [few] Po { $n } rundach
    [many] Po { $n } rundach
   *[other] Po { $n } rundy
}
web-k-story-general = Runda { $n }: Mrocznego Generała pokonuje { $name }.
web-k-story-explored = { $n ->
    [one] Odkryto { $n } płytkę.
    [few] Odkryto { $n } płytki.
    [many] Odkryto { $n } płytek.
   *[other] Odkryto { $n } płytki.
}
web-k-story-armies = { $n ->
    [one] Pokonano { $n } armię potworów.
    [few] Pokonano { $n } armie potworów.
    [many] Pokonano { $n } armii potworów.
   *[other] Pokonano { $n } armii potworów.
}
web-k-story-strongest = { $count ->
    [one] Najsilniejsze armie potworów pokonuje { $name }: siła { $n }.
    [few] Najsilniejsze armie potworów pokonują { $name }: siła { $n }.
    [many] Najsilniejsze armie potworów pokonują { $name }: siła { $n }.
   *[other] Najsilniejsze armie potworów pokonują { $name }: siła { $n }.
}

## Facts

web-k-fact-tiles = Płytki { $n }
web-k-fact-armies = Armie { $n }

## A number and its noun standing alone (nominative), as on dice and prices

web-k-count-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
    [many] { $n } żywności
   *[other] { $n } żywności
}
web-k-count-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
}
web-k-count-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
    [many] { $n } kamieni
   *[other] { $n } kamienia
}
web-k-count-knight = { $n ->
    [one] { $n } rycerz
    [few] { $n } rycerzy
    [many] { $n } rycerzy
   *[other] { $n } rycerza
}
web-k-count-archer = { $n ->
    [one] { $n } łucznik
    [few] { $n } łuczników
    [many] { $n } łuczników
   *[other] { $n } łucznika
}
web-k-count-mage = { $n ->
    [one] { $n } mag
    [few] { $n } magów
    [many] { $n } magów
   *[other] { $n } maga
}
web-k-count-skeleton = { $n ->
    [one] { $n } szkieletor
    [few] { $n } szkieletory
    [many] { $n } szkieletorów
   *[other] { $n } szkieletora
}
web-k-count-bear = { $n ->
    [one] { $n } niedźwiedź
    [few] { $n } niedźwiedzie
    [many] { $n } niedźwiedzi
   *[other] { $n } niedźwiedzia
}
web-k-count-titan = { $n ->
    [one] { $n } tytan
    [few] { $n } tytany
    [many] { $n } tytanów
   *[other] { $n } tytana
}
web-k-count-praetorian = { $n ->
    [one] { $n } gwardzista
    [few] { $n } gwardzistów
    [many] { $n } gwardzistów
   *[other] { $n } gwardzisty
}
web-k-count-skull = { $n ->
    [one] { $n } czaszka
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszki
}
