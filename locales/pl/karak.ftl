### Karak 2: the log, the questions, the choices, the refusals. Names and counted nouns are in karak-terms.ftl.
###
### $hero and other names: the label; $hero_in inside a sentence, $hero_acc and so on its cases. $amounts, $cost, $units,
### $faces, $face, $fireballs are finished phrases in the accusative; $sides are nominatives.

## Small parts

# What a list of resources says when it is empty. Log lines choose a variant by this very word.
karak-nothing = nic

# Accusative: „wyrzuca …”.
karak-face-blank = pustą ściankę
karak-face-swords = { $n ->
    [one] { $n } miecz
    [few] { $n } miecze
    [many] { $n } mieczy
   *[other] { $n } miecza
}
karak-face-skulls = { $n ->
    [one] { $n } czaszkę
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszki
}
# The same face on $dice dice, at least 2.
karak-faces-blank = { $dice ->
    [one] { $dice } pustą ściankę
    [few] { $dice } puste ścianki
    [many] { $dice } pustych ścianek
   *[other] { $dice } pustej ścianki
}
karak-faces-swords = { $dice } × { $n ->
    [one] { $n } miecz
    [few] { $n } miecze
    [many] { $n } mieczy
   *[other] { $n } miecza
}
karak-faces-skulls = { $dice } × { $n ->
    [one] { $n } czaszkę
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszki
}

karak-side-e = wschód
    .start = Wschód
karak-side-ne = północny wschód
    .start = Północny wschód
karak-side-nw = północny zachód
    .start = Północny zachód
karak-side-w = zachód
    .start = Zachód
karak-side-sw = południowy zachód
    .start = Południowy zachód
karak-side-se = południowy wschód
    .start = Południowy wschód
karak-side-none = brak

## Setup

karak-setup-players = { $n ->
    [one] Przy stole zasiada { $n } gracz.
    [few] Przy stole zasiada { $n } graczy.
    [many] Przy stole zasiada { $n } graczy.
   *[other] Przy stole zasiada { $n } gracza.
}
karak-setup-heroes-dealt = Bohaterowie są rozdawani losowo.
karak-setup-heroes-draft = Gracze wybierają bohaterów po kolei.
karak-setup-heroes-chosen = Bohaterowie są wybrani z góry.
karak-setup-friendly = Przyjazny wariant gry: bez Zarazy i Niedoli.
karak-setup-components = Gra korzysta z własnych danych o elementach.
karak-setup-wrong-players = Karak 2 to gra dla 2–{ $most } graczy, a nie dla { $n }.
karak-setup-wrong-heroes = Każdy gracz potrzebuje jednego bohatera. Liczba graczy: { $n }, liczba wybranych bohaterów: { $found }.
karak-setup-hero-twice = Ten sam wybór padł dwa razy: { $hero_in }. Każdym bohaterem gra tylko jeden gracz.

## Component files

karak-components-malformed = Wiersz { $line }: tego nie da się odczytać jako pliku z danymi o elementach. Komunikat: { $problem }
karak-components-missing = { $at }: brakuje tej wartości.
karak-components-unknown = { $at }: gra nie zna tej nazwy. Zna te: { $known }.
karak-components-out-of-range = { $at }: liczba { $found } nie mieści się w zakresie od { $least } do { $most }.
karak-components-wrong-length = { $at }: liczba wpisów to { $found }, a powinna wynosić { $expected }.
karak-components-even-die = { $at }: wszystkie ścianki dają tyle samo mieczy, więc rzut o kolejność nigdy by niczego nie rozstrzygnął.
karak-components-side-twice = { $at }: krawędź { $side } jest tu podana dwa razy.
karak-components-broken-start = { $at }: płytka początkowa musi mieć zamek Karak na polu (0, 0), żadne pole nie może się powtarzać, a między polami musi być droga bez przepaści.
karak-components-broken-deck = { $at }: w stosie musi być dokładnie jedna Mroczna Głębia, na II poziomie, i ani jednego zamku Karak.

## Questions

karak-ask-nothing = Teraz nie ma nic do wyboru.
karak-ask-hero = Którym bohaterem zagrasz?
karak-ask-turn = Twoja kolej. Co chcesz zrobić?
karak-ask-tile = Którą z dwóch płytek dołożysz?
karak-ask-place = Gdzie i jak dołożysz płytkę?
karak-ask-return-token = Która armia potworów wraca do woreczka?
karak-ask-strike = Która armia potworów pada bez walki?
karak-ask-send = { $n ->
    [one] Czy { $unit_in } weźmie udział w walce?
    [few] { $unit }: iloma ze swoich { $n } kości rzucisz?
    [many] { $unit }: iloma ze swoich { $n } kości rzucisz?
   *[other] { $unit }: iloma ze swoich { $n } kości rzucisz?
}
karak-ask-reroll-units = Czy rzucisz ponownie wszystkimi kośćmi oddziałów? Liczy się nowy wynik.
karak-ask-reroll-hero = Czy rzucisz ponownie kością bohatera? Liczy się nowy wynik.
karak-ask-spare = Którą czaszkę zignorujesz? Możesz zignorować jeszcze { $n }.
karak-ask-fireballs = { $n ->
    [one] Czy wykorzystasz swój Ognisty pocisk?
    [few] Ile ze swoich { $n } Ognistych pocisków wykorzystasz?
    [many] Ile ze swoich { $n } Ognistych pocisków wykorzystasz?
   *[other] Ile ze swoich { $n } Ognistego pocisku wykorzystasz?
}
karak-ask-cart = { $n ->
    [one] Który zasób weźmiesz z wózka?
    [few] Które { $n } zasoby weźmiesz z wózka?
    [many] Które { $n } zasobów weźmiesz z wózka?
   *[other] Które { $n } zasobu weźmiesz z wózka?
}
karak-ask-plunder = Którego zasobu weźmiesz o jeden więcej?
karak-ask-steal = { $n ->
    [one] Który zasób zabierzesz { $victim_dat }?
    [few] Które { $n } zasoby zabierzesz { $victim_dat }?
    [many] Które { $n } zasobów zabierzesz { $victim_dat }?
   *[other] Które { $n } zasobu zabierzesz { $victim_dat }?
}
karak-ask-leave = Nie masz wolnego miejsca na { $kind_acc }. Co zostawisz na płytce?
karak-ask-pick-up = Który przedmiot zbierzesz?
karak-ask-build = Który budynek wzniesiesz?
karak-ask-recruit = Jaki oddział wyszkolisz?
karak-ask-dismiss = Twój poziom chwały nie pozwala już na tyle oddziałów. Kto wraca do puli?
karak-ask-victim = Dwie czaszki: na kogo sprowadzisz Zarazę i Niedolę?

## Choices

karak-choice-unknown = Nieznany wybór
karak-choice-take-hero = Zagraj { $hero_ins }
karak-choice-move = { $strength ->
    [0] Przejdź na pole { $place }, { $land_in }
   *[other] Przejdź na pole { $place }, { $land_in }; tam: { $foes }, siła { $strength }
}
karak-choice-unlaid = Przejdź na pole { $place }, jeszcze nieodkryte
karak-choice-explore = Odkryj pole { $place }
karak-choice-portal = { $strength ->
    [0] Przejdź przez Portal na pole { $place }, { $land_in }
   *[other] Przejdź przez Portal na pole { $place }, { $land_in }; tam: { $foes }, siła { $strength }
}
karak-choice-magic-run = { $strength ->
    [0] Magiczny galop na pole { $place }, { $land_in }
   *[other] Magiczny galop na pole { $place }, { $land_in }; tam: { $foes }, siła { $strength }
}
karak-choice-heal = Lecz się
karak-choice-gather =
    { $amounts ->
        [nic] Gromadź zasoby
       *[other] Zgromadź { $amounts }
    }
karak-choice-build-city = Zbuduj miasto za { $cost }
karak-choice-build = Wznieś budynek
karak-choice-recruit = Szkol oddziały
karak-choice-pick-up = Zbierz przedmioty
karak-choice-eradicate = Wylecz Zarazę i odzyskaj wszystkie punkty wytrzymałości
karak-choice-raise-skeleton = Ożyw szkieletora
karak-choice-pickpocket = Kieszonkowiec: okradnij { $victim_acc }
karak-choice-hawkeye = Użyj umiejętności „Sokoli wzrok”
karak-choice-end-turn = Zakończ turę
karak-choice-lay-tile = { $tier ->
    [1] Dołóż płytkę I poziomu: { $land_in }; przepaście: { $sides }
   *[other] Dołóż płytkę II poziomu: { $land_in }; przepaście: { $sides }
}
karak-choice-place = Dołóż na polu { $place }; przepaście: { $sides }
karak-choice-pick-monster = { $monster }, siła { $strength }
karak-choice-send = Wyślij { $units }
karak-choice-send-none = Nie wysyłaj żadnego { $unit_gen }
karak-choice-reroll = Rzuć ponownie
karak-choice-stand = Zostań przy tym wyniku
karak-choice-spare-hero = Zignoruj jedną czaszkę na kości bohatera
karak-choice-spare-unit = Zignoruj czaszkę jednego { $unit_gen }
karak-choice-enough = Gotowe
karak-choice-cast = { $n ->
    [0] Bez Ognistego pocisku
    [one] Wykorzystaj { $n } Ognisty pocisk
    [few] Wykorzystaj { $n } Ogniste pociski
    [many] Wykorzystaj { $n } Ognistych pocisków
   *[other] Wykorzystaj { $n } Ognistego pocisku
}
karak-choice-take-resources = Weź { $amounts }
karak-choice-leave = Zostaw { $item_acc } na płytce
karak-choice-take-item = Zbierz { $item_acc }
karak-choice-swap = Zbierz { $item_acc }, zostaw { $other_acc }
karak-choice-raise = Wznieś { $building_acc } za { $cost }
karak-choice-return = Zwróć jednego { $unit_acc } do puli
karak-choice-train = Wyszkol jednego { $unit_acc } za { $cost }
karak-choice-dismiss = Odeślij jednego { $unit_acc } do puli
karak-choice-curse = Sprowadź Zarazę i Niedolę na { $victim_acc }

## Log: before the first turn
## In the first three $hero may be a player's name: no other form of it exists.

karak-log-order-draft = { $hero } wyrzuca { $face } w rzucie o kolejność wyboru bohaterów.
karak-log-order-start = { $hero } wyrzuca { $face } w rzucie o rozpoczęcie gry.
karak-log-draft-place = { $hero } zajmuje następne miejsce w kolejce do wyboru bohatera.
karak-log-hero-taken = { $player } gra { $hero_ins }.
karak-log-starting-player = { $hero } rozpoczyna grę.

## Log: turns and moves

karak-log-turn-began = Runda { $n }: { $hero_in } zaczyna turę.
karak-log-recovered = { $n ->
    [one] { $hero } odzyskuje przytomność i ma { $n } punkt wytrzymałości; na tym tura się kończy.
    [few] { $hero } odzyskuje przytomność i ma { $n } punkty wytrzymałości; na tym tura się kończy.
    [many] { $hero } odzyskuje przytomność i ma { $n } punktów wytrzymałości; na tym tura się kończy.
   *[other] { $hero } odzyskuje przytomność i ma { $n } punktu wytrzymałości; na tym tura się kończy.
}
karak-log-moved = { $hero } przechodzi na pole { $place }.
karak-log-explored = { $hero } wchodzi na nową płytkę.
karak-log-portal = { $hero } przechodzi przez Portal na pole { $place }.
karak-log-magic-run = { $hero } dociera Magicznym galopem na pole { $place }.
karak-log-retreated = { $hero } cofa się na pole { $place }.
karak-log-hawkeye = { $hero } używa umiejętności „Sokoli wzrok”.

## Log: tiles and tokens

karak-log-tile-drawn = { $hero } dobiera płytkę ze stosu: { $land_in }.
karak-log-tiles-drawn =
    { $n ->
        [one] { $hero } trzyma { $n } dobraną płytkę, której inni nie widzą.
        [few] { $hero } trzyma { $n } dobrane płytki, których inni nie widzą.
        [many] { $hero } trzyma { $n } dobranych płytek, których inni nie widzą.
       *[other] { $hero } trzyma { $n } dobranej płytki, której inni nie widzą.
    }
karak-log-tiles-seen = { $n ->
    [one] Tylko ty widzisz płytkę, którą ma { $hero_in }.
    [few] Tylko ty widzisz { $n } płytki, które ma { $hero_in }.
    [many] Tylko ty widzisz { $n } płytek, które ma { $hero_in }.
   *[other] Tylko ty widzisz { $n } płytki, które ma { $hero_in }.
}
karak-log-tile-chosen = { $hero } wybiera płytkę: { $land_in }.
karak-log-tile-returned = { $hero } odkłada drugą płytkę na wierzch stosu tak, że inni jej nie widzą.
karak-log-tile-remembered = { $hero } wie, która płytka leży na wierzchu stosu.
karak-log-tile-shown = { $hero } odkłada na wierzch stosu płytkę, która nigdzie nie pasuje: { $land_in }.
karak-log-tile-laid = { $hero } dokłada płytkę na polu { $place }.
karak-log-tile-laid-with-joint = { $hero } dokłada płytkę na polu { $place } i otwiera drogę przez przepaść.
karak-log-general-appeared = { $n ->
    [0] Mroczny Generał zjawia się na polu { $place }, bez gwardzistów.
    [one] Mroczny Generał zjawia się na polu { $place } z { $n } gwardzistą.
    [few] Mroczny Generał zjawia się na polu { $place } z { $n } gwardzistami.
    [many] Mroczny Generał zjawia się na polu { $place } z { $n } gwardzistami.
   *[other] Mroczny Generał zjawia się na polu { $place } z { $n } gwardzisty.
}
karak-log-token-returned = { $hero } zwraca do woreczka { $monster_acc }.
karak-log-token-placed = Na polu { $place } staje armia potworów: { $monster_in }.

## Log: battle

karak-log-battle-began = { $hero } zaczyna walkę na polu { $place }; siła przeciwników: { $n }.
karak-log-battle-general = { $hero } zaczyna na polu { $place } walkę z Mrocznym Generałem; jego siła: { $n }.
karak-log-units-held-back = { $hero } nie wysyła do walki żadnego { $unit_gen }.
karak-log-units-sent = { $hero } wysyła do walki { $units }.
karak-log-rolled-alone = { $hero } wyrzuca { $face }.
karak-log-rolled = { $hero } wyrzuca { $face }, a oddziały { $faces }.
karak-log-units-rerolled = { $hero } rzuca ponownie kośćmi oddziałów i wyrzuca { $faces }.
karak-log-hero-rerolled = { $hero } rzuca ponownie kością bohatera i wyrzuca { $face }.
karak-log-roll-kept = { $hero } zostaje przy tym wyniku.
karak-log-hero-spared = { $hero } ignoruje jedną czaszkę na kości bohatera.
karak-log-unit-spared = { $hero } ignoruje czaszkę jednego { $unit_gen }.
karak-log-fireballs-cast = { $hero } wykorzystuje { $fireballs }.
karak-log-battle-won = { $hero } wygrywa walkę: siła ataku { $attack } przeciw { $strength }.
karak-log-battle-lost = { $hero } przegrywa walkę: siła ataku { $attack } przeciw { $strength }.
karak-log-army-struck = { $hero } pokonuje bez walki { $monster_acc }.
karak-log-army-defeated = { $hero } pokonuje { $monster_acc }.
karak-log-praetorian-left = { $n ->
    [0] { $hero } przepędza ostatniego gwardzistę.
    [one] { $hero } przepędza gwardzistę; zostaje { $n } gwardzista.
    [few] { $hero } przepędza gwardzistę; zostaje { $n } gwardzistów.
    [many] { $hero } przepędza gwardzistę; zostaje { $n } gwardzistów.
   *[other] { $hero } przepędza gwardzistę; zostaje { $n } gwardzisty.
}

## Log: rewards

karak-log-glory-rose = { $hero } pokonuje swojego najsilniejszego dotąd przeciwnika: siła { $n }. { $to ->
    [one] Chwała { $from } → { $to }: w armii najwyżej { $to } oddział.
    [few] Chwała { $from } → { $to }: w armii najwyżej { $to } oddziały.
    [many] Chwała { $from } → { $to }: w armii najwyżej { $to } oddziałów.
   *[other] Chwała { $from } → { $to }: w armii najwyżej { $to } oddziału.
}
karak-log-strongest-win = { $hero } pokonuje swojego najsilniejszego dotąd przeciwnika: siła { $n }.
karak-log-item-gained = { $hero } zdobywa { $item_acc }.
karak-log-item-left = { $hero } zostawia { $item_acc }.
karak-log-item-taken = { $hero } zbiera { $item_acc }.
karak-log-spell-spent = { $hero } zużywa { $item_acc }; to zaklęcie opuszcza grę.
karak-log-stone-gained = { $hero } zdobywa { $stone_acc }.
karak-log-cart-emptied = { $hero } bierze z wózka { $amounts }.
karak-log-plundered = { $hero } plądruje i zdobywa { $amounts }.

## Log: after a battle

karak-log-units-lost = { $hero } traci { $units }.
karak-log-wounded = { $wounds ->
    [0] { $heals ->
        [one] { $hero } odzyskuje { $heals } punkt wytrzymałości
        [few] { $hero } odzyskuje { $heals } punkty wytrzymałości
        [many] { $hero } odzyskuje { $heals } punktów wytrzymałości
       *[other] { $hero } odzyskuje { $heals } punktu wytrzymałości
    }
    [one] { $heals ->
        [0] { $hero } traci { $wounds } punkt wytrzymałości
       *[other] { $hero } traci { $wounds } punkt wytrzymałości i odzyskuje { $heals }
    }
    [few] { $heals ->
        [0] { $hero } traci { $wounds } punkty wytrzymałości
       *[other] { $hero } traci { $wounds } punkty wytrzymałości i odzyskuje { $heals }
    }
    [many] { $heals ->
        [0] { $hero } traci { $wounds } punktów wytrzymałości
       *[other] { $hero } traci { $wounds } punktów wytrzymałości i odzyskuje { $heals }
    }
   *[other] { $heals ->
        [0] { $hero } traci { $wounds } punktu wytrzymałości
       *[other] { $hero } traci { $wounds } punktu wytrzymałości i odzyskuje { $heals }
    }
}; { $lives ->
    [0] nie ma już ani jednego.
    [one] ma teraz { $lives } punkt.
    [few] ma teraz { $lives } punkty.
    [many] ma teraz { $lives } punktów.
   *[other] ma teraz { $lives } punktu.
}
karak-log-unit-dismissed = { $hero } odsyła jednego { $unit_acc } do puli; poziom chwały nie pozwala na więcej.
karak-log-misery = { $amounts ->
    [nic] { $roller } sprowadza Niedolę, ale { $hero_in } nie ma nic do stracenia.
   *[other] { $roller } sprowadza Niedolę, a { $hero_in } traci { $amounts }.
}
karak-log-plague = Na miasto { $hero_gen } spada Zaraza.
karak-log-unconscious = { $hero } traci przytomność.

## Log: actions

karak-log-healed = { $n ->
    [one] { $hero } leczy się i ma teraz { $n } punkt wytrzymałości.
    [few] { $hero } leczy się i ma teraz { $n } punkty wytrzymałości.
    [many] { $hero } leczy się i ma teraz { $n } punktów wytrzymałości.
   *[other] { $hero } leczy się i ma teraz { $n } punktu wytrzymałości.
}
karak-log-gathered = { $hero } gromadzi { $amounts }.
karak-log-city-built = { $hero } buduje miasto na polu { $place } za { $cost }.
karak-log-built = { $hero } wznosi { $building_acc } za { $cost }.
karak-log-unit-returned = { $hero } zwraca jednego { $unit_acc } do puli.
karak-log-unit-trained = { $hero } szkoli { $units }.
karak-log-skeleton-raised = { $hero } ożywia szkieletora.
karak-log-restored = { $hero } odzyskuje wszystkie punkty wytrzymałości.
karak-log-plague-lifted = { $hero } uwalnia swoje miasto od Zarazy.
karak-log-stolen = { $hero } zabiera { $victim_dat } { $amounts }.
karak-log-game-ended = { $hero } pokonuje Mrocznego Generała i zdobywa Arcykamień Dusz. Koniec gry!

## Refusals

karak-why-not-asked = Teraz pytanie jest inne.
karak-why-impossible-outcome = Kości, płytki i żetony nie mogą teraz dać takiego wyniku.
karak-why-at-least-one = Najpierw wybierz co najmniej jedno.
karak-why-hero-taken = Ktoś już gra { $hero_ins }.
karak-why-no-slot = Wszystkie akcje tej tury są już wykorzystane.
karak-why-only-for = To potrafi tylko { $hero_in }.
karak-why-not-neighbour = Pole { $place } nie sąsiaduje z twoją płytką.
karak-why-not-laid = Na polu { $place } nie leży jeszcze żadna płytka.
karak-why-already-laid = Na polu { $place } leży już płytka.
karak-why-chasm-between = Między polami { $from } i { $place } leży przepaść.
karak-why-chasm-on-side = Na krawędzi od strony pola { $place } leży przepaść.
karak-why-deck-empty = W stosie nie ma już płytek.
karak-why-no-portal = Portal nie jest jeszcze wybudowany.
karak-why-portal-used = Portal działa raz na turę.
karak-why-portal-needs-city = Portal prowadzi z twojego miasta albo do niego.
karak-why-here-already = Już tu jesteś.
karak-why-magic-run-used = Magiczny galop działa raz na turę.
karak-why-not-in-line = Magiczny galop prowadzi w linii prostej przez jedną, dwie lub trzy odkryte płytki. Pole { $place } jest poza jego zasięgiem.
karak-why-monsters-in-the-way = Magiczny galop kończy się przy pierwszych przeciwnikach. Czekają na polu { $place }.
karak-why-not-wounded = Masz wszystkie punkty wytrzymałości; nie ma czego leczyć.
karak-why-nothing-to-gather = Ta płytka nie daje zasobów.
karak-why-city-here = Stoi tu miasto.
karak-why-gathered-already = Ta płytka dała już zasoby w tej turze. Każda daje je raz na turę.
karak-why-wrong-extra = Z Amuletem Zasobów dodatkowy zasób wybierasz tylko na płytce z dwoma rodzajami, i to jeden z nich.
karak-why-city-stands = Twoje miasto już stoi. Każdy gracz ma jedno.
karak-why-not-on-the-castle = Na zamku Karak nie może stanąć miasto.
karak-why-hero-here = Jest tu też { $hero_in }. Miasto potrzebuje miejsca bez innych bohaterów.
karak-why-too-expensive = Brakuje ci jeszcze: { $amounts }.
karak-why-wrong-discount = Taia zawsze płaci o jeden zasób mniej, i to taki, który wchodzi w skład kosztu; nikt inny nie ma zniżki.
karak-why-not-in-own-city = To możliwe tylko w twoim mieście.
karak-why-built-already = Masz już { $building_acc }.
karak-why-plague-in-city = W twoim mieście jest Zaraza. Dopóki nie zniknie, nikogo tam nie wyszkolisz.
karak-why-building-missing = { $unit } potrzebuje budynku, którego jeszcze nie masz: { $building_in }.
karak-why-supply-empty = W puli nie ma już żadnego { $unit_gen }.
karak-why-glory-reached = { $n ->
    [0] Twój poziom chwały to { $n }, więc żaden oddział jeszcze za tobą nie pójdzie.
   *[other] Twój poziom chwały to { $n } i tyle oddziałów już masz.
}
karak-why-not-trainable = Nie można wyszkolić { $unit_gen }. Ten oddział dołącza inaczej.
karak-why-not-in-army = W twojej armii nie ma żadnego { $unit_gen }.
karak-why-return-comes-first = Oddziały zwraca się do puli, zanim wyszkoli się pierwszy nowy.
karak-why-nothing-lies-here = Nie leży tu żaden przedmiot.
karak-why-not-lying = Nie leży tu taki przedmiot: { $item_in }.
karak-why-not-carried = Nie masz { $item_gen }, więc nie ma czego tu zostawić.
karak-why-no-free-slot = Nie masz wolnego miejsca na { $kind_acc }.
karak-why-wrong-exchange = Przedmiot wymienia się na inny, ale tego samego rodzaju.
karak-why-not-at-castle = To możliwe tylko na zamku Karak.
karak-why-nothing-to-cure = Masz wszystkie punkty wytrzymałości, a w twoim mieście nie ma Zarazy.
karak-why-enough-skeletons = Idą już za tobą trzy szkieletory. Więcej ich nie ma.
karak-why-no-pickpocket = Nie masz zaklęcia Kieszonkowiec.
karak-why-not-yourself = Wybierz innego gracza.
karak-why-no-such-player = Przy tym stole nie ma takiego gracza.
karak-why-nothing-to-steal = Nie ma czego zabrać: { $victim_in } nie ma zasobów.
karak-why-hawkeye-used = „Sokoli wzrok” działa raz na turę.
karak-why-no-open-side = Przepaście zamykają każdą krawędź. Nie ma otwartego miejsca na płytkę.
karak-why-tile-not-drawn = Ta płytka nie jest wśród dobranych.
karak-why-no-open-joint = Tak dołożona na polu { $place } płytka nie miałaby żadnego przejścia bez przepaści.
karak-why-same-rotation = Tak obrócona płytka leży tak samo jak w innym ułożeniu. Wybierz tamto.
karak-why-monster-not-there = Tej armii nie ma wśród armii do wyboru: { $monster_in }.
karak-why-too-many-dice = { $n ->
    [0] { $unit }: nie masz ani jednej takiej kości.
    [one] { $unit }: masz tylko { $n } taką kość.
    [few] { $unit }: masz tylko { $n } takie kości.
    [many] { $unit }: masz tylko { $n } takich kości.
   *[other] { $unit }: masz tylko { $n } takiej kości.
}
karak-why-no-skull = Na tej kości nie ma czaszki, którą można zignorować.
karak-why-too-many-fireballs = { $n ->
    [0] Nie masz żadnego Ognistego pocisku.
    [one] Masz tylko { $n } Ognisty pocisk.
    [few] Masz tylko { $n } Ogniste pociski.
    [many] Masz tylko { $n } Ognistych pocisków.
   *[other] Masz tylko { $n } Ognistego pocisku.
}
karak-why-wrong-resources = { $n ->
    [one] Wybierz dokładnie { $n } zasób spośród dostępnych.
    [few] Wybierz dokładnie { $n } zasoby spośród dostępnych.
    [many] Wybierz dokładnie { $n } zasobów spośród dostępnych.
   *[other] Wybierz dokładnie { $n } zasobu spośród dostępnych.
}

## The table in sentences. A topic: its names as a command, separated by commas, and what it tells.

karak-topic-around = Gdzie jesteś
    .names = wokół, wokol
    .help = gdzie stoisz i co leży za każdą z sześciu krawędzi
karak-topic-board = Cała mapa
    .names = mapa, plansza
    .help = każde pole mapy w jednym zdaniu
karak-away = { $n ->
    [0] Tu jesteś.
    [one] { $n } pole od ciebie.
    [few] { $n } pola od ciebie.
    [many] { $n } pól od ciebie.
   *[other] { $n } pola od ciebie.
}
karak-beyond-chasm = { $side_start }: przepaść, a za nią nic odkrytego
karak-beyond-chasm-hex = { $side_start }: przepaść, a za nią { $hex }
karak-beyond-hex = { $side_start }: { $hex }
karak-beyond-unexplored = { $side_start }: nieodkryte, { $place }

## What is foretold. $odds is one or more of the parts, $n is a percentage, $lives and $dice are means such as 0.4.

karak-odds-win = szansa na wygraną { $n }%
karak-odds-fireballs = z Ognistymi pociskami { $n }%
karak-odds-losses = spodziewane straty: wytrzymałość { $lives }, kości { $dice }
karak-odds-unconscious = utrata przytomności { $n }%
karak-odds-plague = Zaraza i Niedola dla przeciwnika { $n }%
karak-odds-at = { $place }, siła { $n }: { $odds }
karak-odds-felled = { $place }: wróg pada bez walki
karak-odds-with = Do walki idzie { $units }: { $odds }
karak-odds-alone = Sama kość bohatera: { $odds }
karak-odds-keep = Jeśli zostaniesz przy tym wyniku: { $odds }
karak-odds-again = Jeśli rzucisz ponownie: { $odds }
karak-odds-cast-wins = { $n ->
    [0] Bez Ognistego pocisku: atak { $attack }, wygrana
    [one] { $n } Ognisty pocisk: atak { $attack }, wygrana
    [few] { $n } Ogniste pociski: atak { $attack }, wygrana
    [many] { $n } Ognistych pocisków: atak { $attack }, wygrana
   *[other] { $n } Ognistego pocisku: atak { $attack }, wygrana
}
karak-odds-cast-fails = { $n ->
    [0] Bez Ognistego pocisku: atak { $attack }, przegrana
    [one] { $n } Ognisty pocisk: atak { $attack }, przegrana
    [few] { $n } Ogniste pociski: atak { $attack }, przegrana
    [many] { $n } Ognistych pocisków: atak { $attack }, przegrana
   *[other] { $n } Ognistego pocisku: atak { $attack }, przegrana
}
