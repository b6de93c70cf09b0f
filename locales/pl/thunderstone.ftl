### Thunderstone: the log, the questions, the choices, the refusals, the setup. Card names are in thunderstone-cards.ftl.
###
### $card, $hero, $weapon, $into, $monster: names; never inflected: a noun stands before them. $cards, $effects: finished lists.
### $player: a seat. A person's name has one form only, so it always stands in the nominative; $player_in inside a sentence.

## Small parts

thunderstone-nobody = nikt
# The plus stands in the text; of negative changes only those of the attack occur.
thunderstone-changed-card = { $strength ->
    [0] { $attack ->
        [-2] { $card } (Atak −2)
        [-1] { $card } (Atak −1)
       *[other] { $card } (Atak +{ $attack })
    }
   *[other] { $attack ->
        [-2] { $card } (Siła +{ $strength }, Atak −2)
        [-1] { $card } (Siła +{ $strength }, Atak −1)
        [0] { $card } (Siła +{ $strength })
       *[other] { $card } (Siła +{ $strength }, Atak +{ $attack })
    }
}

# .acc: one of them as an object. .each: „za …”. .every: „dla …”. .all: all of them as an object.
thunderstone-kind-any = dowolna karta
    .acc = dowolną kartę
    .each = każdą kartę
    .every = każdej karty
    .all = wszystkie karty
thunderstone-kind-hero = Bohater
    .acc = Bohatera
    .each = każdego Bohatera
    .every = każdego Bohatera
    .all = wszystkich Bohaterów
thunderstone-kind-militia = Ochotnik
    .acc = Ochotnika
    .each = każdego Ochotnika
    .every = każdego Ochotnika
    .all = wszystkich Ochotników
thunderstone-kind-non-fighter = Bohater niebędący Wojownikiem
    .acc = Bohatera niebędącego Wojownikiem
    .each = każdego Bohatera niebędącego Wojownikiem
    .every = każdego Bohatera niebędącego Wojownikiem
    .all = wszystkich Bohaterów niebędących Wojownikami
thunderstone-kind-fighter = Wojownik
    .acc = Wojownika
    .each = każdego Wojownika
    .every = każdego Wojownika
    .all = wszystkich Wojowników
thunderstone-kind-cleric = Kapłan
    .acc = Kapłana
    .each = każdego Kapłana
    .every = każdego Kapłana
    .all = wszystkich Kapłanów
thunderstone-kind-cleric-or-wizard = Kapłan lub Czarodziej
    .acc = Kapłana lub Czarodzieja
    .each = każdego Kapłana i Czarodzieja
    .every = każdego Kapłana i Czarodzieja
    .all = wszystkich Kapłanów i Czarodziejów
thunderstone-kind-weapon = Broń
    .acc = Broń
    .each = każdą Broń
    .every = każdej Broni
    .all = wszystkie karty Broni
thunderstone-kind-edged = Broń sieczna
    .acc = Broń sieczną
    .each = każdą Broń sieczną
    .every = każdej Broni siecznej
    .all = wszystkie karty Broni siecznej
thunderstone-kind-food = Żywność
    .acc = kartę Żywności
    .each = każdą kartę Żywności
    .every = każdej karty Żywności
    .all = wszystkie karty Żywności
thunderstone-kind-spell = Zaklęcie
    .acc = Zaklęcie
    .each = każde Zaklęcie
    .every = każdego Zaklęcia
    .all = wszystkie Zaklęcia
thunderstone-kind-monster = Potwór
    .acc = kartę Potwora
    .each = każdą kartę Potwora
    .every = każdej karty Potwora
    .all = wszystkie karty Potworów
thunderstone-kind-disease = Choroba
    .acc = Chorobę
    .each = każdą Chorobę
    .every = każdej Choroby
    .all = wszystkie Choroby
thunderstone-kind-light-item = Przedmiot dający Światło
    .acc = Przedmiot dający Światło
    .each = każdy Przedmiot dający Światło
    .every = każdego Przedmiotu dającego Światło
    .all = wszystkie Przedmioty dające Światło
thunderstone-kind-item-or-magic-spell = Przedmiot albo Zaklęcie dające Atak magiczny
    .acc = Przedmiot albo Zaklęcie dające Atak magiczny
    .each = każdy Przedmiot i każde Zaklęcie dające Atak magiczny
    .every = każdego Przedmiotu i każdego Zaklęcia dającego Atak magiczny
    .all = wszystkie Przedmioty oraz Zaklęcia dające Atak magiczny

## Effects, as parts of a sentence

thunderstone-effect-attack-from-rank = Atak +{ $n } przeciwko Potworowi w szeregu { $rank } lub dalszym
thunderstone-effect-cannot-attack-rank = nie może atakować Potwora w szeregu { $rank }
thunderstone-effect-bonus-per = { $magic ->
    [0] Atak +{ $attack } za { $kind_each }
   *[other] Atak magiczny +{ $magic } za { $kind_each }
}
thunderstone-effect-attack-armed-with = Atak +{ $n }, gdy jest wyposażony w { $kind_acc }
thunderstone-effect-help-each = Atak +{ $n } dla { $kind_every }
thunderstone-effect-double-magic = Atak magiczny liczy się podwójnie
thunderstone-effect-weapon-bonus-strength = dodatkowo Atak +{ $n }, jeśli Siła Bohatera wynosi { $strength } lub więcej
thunderstone-effect-weapon-bonus-cleric = dodatkowo Atak +{ $n } w rękach Kapłana przeciwko Nieumarłym i Rycerzom Zagłady
thunderstone-effect-draw = { $n ->
    [one] pociągnij { $n } kartę
    [few] pociągnij { $n } karty
    [many] pociągnij { $n } kart
   *[other] pociągnij { $n } karty
}
thunderstone-effect-destroy = usuń 1 { $kind_acc }
thunderstone-effect-destroy-self = usuń tę kartę
thunderstone-effect-pawn = usuń kartę z wartością złota i zdobądź tyle złota oraz jeszcze { $n }
thunderstone-effect-gain-gold = { $n ->
    [one] zdobądź { $n } sztukę złota
    [few] zdobądź { $n } sztuki złota
    [many] zdobądź { $n } sztuk złota
   *[other] zdobądź { $n } sztuki złota
}
thunderstone-effect-gain-experience = { $n ->
    [one] zdobądź { $n } punkt doświadczenia
    [few] zdobądź { $n } punkty doświadczenia
    [many] zdobądź { $n } punktów doświadczenia
   *[other] zdobądź { $n } punktu doświadczenia
}
thunderstone-effect-extra-purchase = { $n ->
    [one] możesz kupić o { $n } kartę więcej
    [few] możesz kupić o { $n } karty więcej
    [many] możesz kupić o { $n } kart więcej
   *[other] możesz kupić o { $n } karty więcej
}
thunderstone-effect-gain-attack = dodaj temu Bohaterowi Atak +{ $n }
thunderstone-effect-strengthen = dodaj jednemu Bohaterowi Siłę +{ $n }
thunderstone-effect-strengthen-into-magic = dodaj jednemu Bohaterowi Siłę +{ $n } i zamień cały jego Atak na Atak magiczny
thunderstone-effect-strengthen-all = { $strength ->
    [0] dodaj każdemu Bohaterowi Atak +{ $attack }
   *[other] dodaj każdemu Bohaterowi Siłę +{ $strength } i Atak +{ $attack }
}
thunderstone-effect-armed-into-magic = zamień Atak wyposażonych Bohaterów na Atak magiczny
thunderstone-effect-weightless = zmniejsz Ciężar każdej Broni do 0
thunderstone-effect-throw = usuń tę przydzieloną Broń i dodaj Atak +{ $n }
thunderstone-effect-return-monster = odeślij Potwora z Hali na spód Talii Lochu
thunderstone-effect-take-monster = połóż na swoim stosie kart odrzuconych Potwora z Hali wartego 1 lub 2 punkty zwycięstwa
thunderstone-effect-return-or-arrange = odeślij Potwora z Hali na spód Talii Lochu albo zmień kolejność kart w Hali
thunderstone-effect-others-discard = { $n ->
    [one] każdy inny gracz odrzuca { $n } kartę
    [few] każdy inny gracz odrzuca { $n } karty
    [many] każdy inny gracz odrzuca { $n } kart
   *[other] każdy inny gracz odrzuca { $n } karty
}
thunderstone-effect-others-discard-or-hero = { $n ->
    [one] każdy inny gracz odrzuca Bohatera albo { $n } kartę
    [few] każdy inny gracz odrzuca Bohatera albo { $n } karty
    [many] każdy inny gracz odrzuca Bohatera albo { $n } kart
   *[other] każdy inny gracz odrzuca Bohatera albo { $n } karty
}
thunderstone-effect-borrow-hero = każdy gracz odrzuca Bohatera, a jeden z odrzuconych walczy dla ciebie
thunderstone-effect-spoils = Łupy: kup 1 { $kind_acc }
thunderstone-effect-reveal-and-destroy = { $n ->
    [one] Łupy: odsłoń { $n } kartę ze swojej talii i usuń ją albo odrzuć
    [few] Łupy: odsłoń { $n } karty ze swojej talii, usuń dowolne z nich i odrzuć resztę
    [many] Łupy: odsłoń { $n } kart ze swojej talii, usuń dowolne z nich i odrzuć resztę
   *[other] Łupy: odsłoń { $n } karty ze swojej talii, usuń dowolne z nich i odrzuć resztę
}
thunderstone-effect-experience-in-rank = { $n ->
    [one] +{ $n } punkt doświadczenia za Potwora pokonanego w szeregu { $rank }
    [few] +{ $n } punkty doświadczenia za Potwora pokonanego w szeregu { $rank }
    [many] +{ $n } punktów doświadczenia za Potwora pokonanego w szeregu { $rank }
   *[other] +{ $n } punktu doświadczenia za Potwora pokonanego w szeregu { $rank }
}
thunderstone-effect-slay-one = usuń 1 { $kind_acc }
thunderstone-effect-slay-all = usuń { $kind_all }
thunderstone-effect-slay-unless-armed = usuń 1 Bohatera, chyba że ktoś jest wyposażony w Broń
thunderstone-effect-slay-strongest = usuń Bohatera o największej Sile
thunderstone-effect-slay-exhausted = usuń Bohaterów z Siłą 0 lub mniejszą
thunderstone-effect-gain-disease = { $n ->
    [one] zdobywasz { $n } Chorobę
    [few] zdobywasz { $n } Choroby
    [many] zdobywasz { $n } Chorób
   *[other] zdobywasz { $n } Choroby
}
thunderstone-effect-weaken = { $strength ->
    [-4] Siła −4 dla każdego Bohatera
    [-2] Siła −2 dla każdego Bohatera
   *[other] Siła { $strength } dla każdego Bohatera
}
thunderstone-effect-weaken-attack = { $strength ->
    [-2] Siła −2 dla każdego Bohatera
   *[other] Siła { $strength } dla każdego Bohatera
} oraz { $attack ->
    [-1] −1 do jego Ataku albo Ataku magicznego
   *[other] { $attack } do jego Ataku albo Ataku magicznego
}
thunderstone-effect-help-armed = Atak +{ $n } dla każdego wyposażonego Bohatera
thunderstone-effect-bar = jeden Bohater nie może atakować
thunderstone-effect-destroy-hero-stacks = { $n ->
    [one] usuń po { $n } karcie z wierzchu każdego stosu Bohaterów, także Ochotników
    [few] usuń po { $n } karty z wierzchu każdego stosu Bohaterów, także Ochotników
    [many] usuń po { $n } kart z wierzchu każdego stosu Bohaterów, także Ochotników
   *[other] usuń po { $n } karty z wierzchu każdego stosu Bohaterów, także Ochotników
}
thunderstone-effect-everyone-discards = { $n ->
    [one] każdy gracz odrzuca { $n } kartę
    [few] każdy gracz odrzuca { $n } karty
    [many] każdy gracz odrzuca { $n } kart
   *[other] każdy gracz odrzuca { $n } karty
}

## Setup

thunderstone-setup-players = { $n ->
    [one] Przy stole zasiada { $n } gracz.
    [few] Przy stole zasiada { $n } graczy.
    [many] Przy stole zasiada { $n } graczy.
   *[other] Przy stole zasiada { $n } gracza.
}
thunderstone-setup-first-game = W grze są karty, które instrukcja zaleca na pierwszą grę.
thunderstone-setup-random = { $groups ->
    [one] Karty są dobrane losowo, z { $groups } grupą Potworów.
    [few] Karty są dobrane losowo, z { $groups } grupami Potworów.
    [many] Karty są dobrane losowo, z { $groups } grupami Potworów.
   *[other] Karty są dobrane losowo, z { $groups } grupy Potworów.
}
thunderstone-setup-custom = Potwory: { $groups }. Bohaterowie: { $families }. Wioska: { $village }.
thunderstone-setup-solo-normal = Gra jednoosobowa: każde zwycięstwo zatrzymuje Potwory na jakiś czas.
thunderstone-setup-solo-warrior = Gra jednoosobowa, wojownik: stosy są o połowę mniejsze; Potwory zatrzymuje tylko pokonanie Potwora wartego co najmniej 2 punkty doświadczenia.
thunderstone-setup-solo-nightmare = Gra jednoosobowa, koszmar: stosy są o połowę mniejsze; Potworów nic nie zatrzymuje.
thunderstone-setup-error-wrong-players = Thunderstone to gra dla 2–5 graczy albo dla jednej osoby, a nie dla { $players }.
thunderstone-setup-error-alone-only-solo = Dla jednej osoby jest gra jednoosobowa: wybierz poziom trudności.
thunderstone-setup-error-solo-is-for-one = Gra jednoosobowa jest dla jednego gracza, a nie dla { $players }.
thunderstone-setup-error-wrong-groups = { $groups ->
    [one] Wybrano { $groups } grupę Potworów. Potrzebne są co najmniej 3, a do wyboru jest 8.
    [few] Wybrano { $groups } grupy Potworów. Potrzebne są co najmniej 3, a do wyboru jest 8.
    [many] Wybrano { $groups } grup Potworów. Potrzebne są co najmniej 3, a do wyboru jest 8.
   *[other] Wybrano { $groups } grupy Potworów. Potrzebne są co najmniej 3, a do wyboru jest 8.
}
thunderstone-setup-error-wrong-families = { $families ->
    [one] Wybrano { $families } rodzinę Bohaterów. Muszą być 4.
    [few] Wybrano { $families } rodziny Bohaterów. Muszą być 4.
    [many] Wybrano { $families } rodzin Bohaterów. Muszą być 4.
   *[other] Wybrano { $families } rodziny Bohaterów. Muszą być 4.
}
thunderstone-setup-error-wrong-village = { $cards ->
    [one] Wybrano { $cards } kartę Wioski. Musi ich być 8.
    [few] Wybrano { $cards } karty Wioski. Musi ich być 8.
    [many] Wybrano { $cards } kart Wioski. Musi ich być 8.
   *[other] Wybrano { $cards } karty Wioski. Musi ich być 8.
}
thunderstone-setup-error-not-a-village-card = To nie jest karta Wioski do wyboru: „{ $card }”.
thunderstone-setup-error-group-twice = Ta grupa Potworów jest podana dwa razy: „{ $group }”.
thunderstone-setup-error-family-twice = Ta rodzina Bohaterów jest podana dwa razy: „{ $family }”.
thunderstone-setup-error-card-twice = Ta karta Wioski jest podana dwa razy: „{ $card }”.

## Questions

thunderstone-ask-nothing = Teraz nie ma nic do wyboru.
thunderstone-ask-place = Twoja kolej. Wioska, Loch czy odpoczynek?
thunderstone-ask-prepare-village = { $gold ->
    [0] Jesteś w Wiosce i nie masz złota. Użyjesz efektu, kupisz kartę czy idziesz dalej?
    [one] Jesteś w Wiosce i masz { $gold } sztukę złota. Użyjesz efektu, kupisz kartę czy idziesz dalej?
    [few] Jesteś w Wiosce i masz { $gold } sztuki złota. Użyjesz efektu, kupisz kartę czy idziesz dalej?
    [many] Jesteś w Wiosce i masz { $gold } sztuk złota. Użyjesz efektu, kupisz kartę czy idziesz dalej?
   *[other] Jesteś w Wiosce i masz { $gold } sztuki złota. Użyjesz efektu, kupisz kartę czy idziesz dalej?
}
thunderstone-ask-prepare-dungeon = Jesteś w Lochu. Użyjesz efektu, wyposażysz Bohatera czy zaatakujesz?
thunderstone-ask-buy = { $gold ->
    [0] Nie masz już złota. Kupisz jeszcze jedną kartę?
    [one] Została ci { $gold } sztuka złota. Kupisz jeszcze jedną kartę?
    [few] Zostały ci { $gold } sztuki złota. Kupisz jeszcze jedną kartę?
    [many] Zostało ci { $gold } sztuk złota. Kupisz jeszcze jedną kartę?
   *[other] Zostało ci { $gold } sztuki złota. Kupisz jeszcze jedną kartę?
}
thunderstone-ask-buy-spoils = { $gold ->
    [0] Łupy z karty „{ $card }”: możesz kupić kartę, ale nie masz złota.
    [one] Łupy z karty „{ $card }”: możesz kupić kartę, masz { $gold } sztukę złota.
    [few] Łupy z karty „{ $card }”: możesz kupić kartę, masz { $gold } sztuki złota.
    [many] Łupy z karty „{ $card }”: możesz kupić kartę, masz { $gold } sztuk złota.
   *[other] Łupy z karty „{ $card }”: możesz kupić kartę, masz { $gold } sztuki złota.
}
thunderstone-ask-train = { $experience ->
    [one] Masz { $experience } punkt doświadczenia. Podniesiesz poziom Bohatera?
    [few] Masz { $experience } punkty doświadczenia. Podniesiesz poziom Bohatera?
    [many] Masz { $experience } punktów doświadczenia. Podniesiesz poziom Bohatera?
   *[other] Masz { $experience } punktu doświadczenia. Podniesiesz poziom Bohatera?
}
thunderstone-ask-loss-hero = { $monster }: Bohater „{ $card }” traci 1 punkt Ataku czy Ataku magicznego?
thunderstone-ask-loss-disease = { $of ->
    [one] Choroba odbiera 1 punkt: Ataku czy Ataku magicznego?
    [few] Choroba { $n } z { $of } odbiera 1 punkt: Ataku czy Ataku magicznego?
    [many] Choroba { $n } z { $of } odbiera 1 punkt: Ataku czy Ataku magicznego?
   *[other] Choroba { $n } z { $of } odbiera 1 punkt: Ataku czy Ataku magicznego?
}
thunderstone-ask-spoils = Z których Łupów skorzystasz teraz?
thunderstone-ask-borrow = { $card }: którego z odrzuconych Bohaterów pożyczysz?
thunderstone-ask-destroy = { $card }: którą kartę usuniesz?
thunderstone-ask-pawn = { $card }: którą kartę usuniesz za jej złoto?
thunderstone-ask-strengthen = { $card }: któremu Bohaterowi pomożesz?
thunderstone-ask-discard = { $of ->
    [one] { $card }: którą kartę odrzucisz?
    [few] { $card }: którą kartę odrzucisz? ({ $n } z { $of })
    [many] { $card }: którą kartę odrzucisz? ({ $n } z { $of })
   *[other] { $card }: którą kartę odrzucisz? ({ $n } z { $of })
}
thunderstone-ask-discard-breach = { $of ->
    [one] Wtargnięcie: Potwór „{ $card }”. Którą kartę odrzucisz?
    [few] Wtargnięcie: Potwór „{ $card }”. Którą kartę odrzucisz? ({ $n } z { $of })
    [many] Wtargnięcie: Potwór „{ $card }”. Którą kartę odrzucisz? ({ $n } z { $of })
   *[other] Wtargnięcie: Potwór „{ $card }”. Którą kartę odrzucisz? ({ $n } z { $of })
}
thunderstone-ask-discard-hero-or-two = { $card }: odrzuć jednego Bohatera albo dwie karty. Którą kartę wybierasz?
thunderstone-ask-discard-hero = { $card }: którego Bohatera odrzucisz?
thunderstone-ask-slay = Potwór „{ $card }” usuwa kartę: którą?
thunderstone-ask-bar = Potwór „{ $card }” nie pozwala jednemu Bohaterowi atakować: któremu?
thunderstone-ask-rest = Odpoczywasz. Usuniesz kartę z ręki?
thunderstone-ask-sphinx = { $card }: usuniesz którąś z odsłoniętych kart?
thunderstone-ask-return = { $left ->
    [one] { $card }: który Potwór trafi na spód Talii Lochu?
    [few] { $card }: który Potwór trafi na spód Talii Lochu? (najwyżej { $left })
    [many] { $card }: który Potwór trafi na spód Talii Lochu? (najwyżej { $left })
   *[other] { $card }: który Potwór trafi na spód Talii Lochu? (najwyżej { $left })
}
thunderstone-ask-take = { $card }: którego Potwora weźmiesz?
thunderstone-ask-banish = { $card }: odeślesz Potwora na spód Talii Lochu czy zmienisz kolejność kart w Hali?

## Choices

thunderstone-choice-village = Do Wioski
thunderstone-choice-dungeon = Do Lochu
thunderstone-choice-rest = Odpocznij
thunderstone-choice-effects = Użyj: { $effects }
thunderstone-choice-use = { $card }: { $effects }
thunderstone-choice-equip = Przydziel Broń „{ $weapon }” Bohaterowi: { $hero }
thunderstone-choice-attack = Zaatakuj Potwora „{ $monster }” w szeregu { $rank }
thunderstone-choice-buy = { $cost ->
    [one] Kup kartę „{ $card }” za { $cost } sztukę złota
    [few] Kup kartę „{ $card }” za { $cost } sztuki złota
    [many] Kup kartę „{ $card }” za { $cost } sztuk złota
   *[other] Kup kartę „{ $card }” za { $cost } sztuki złota
}
thunderstone-choice-level-up = { $experience ->
    [one] Podnieś poziom za { $experience } punkt doświadczenia: zamień kartę „{ $card }” na kartę „{ $into }”
    [few] Podnieś poziom za { $experience } punkty doświadczenia: zamień kartę „{ $card }” na kartę „{ $into }”
    [many] Podnieś poziom za { $experience } punktów doświadczenia: zamień kartę „{ $card }” na kartę „{ $into }”
   *[other] Podnieś poziom za { $experience } punktu doświadczenia: zamień kartę „{ $card }” na kartę „{ $into }”
}
thunderstone-choice-member-armed = { $card } (Broń: { $other })
thunderstone-choice-card = { $card }
thunderstone-choice-monster = { $monster }, szereg { $rank }
thunderstone-choice-arrange = Od szeregu 1: { $cards }
thunderstone-choice-lose = { $power ->
    [magic] Atak magiczny −1
   *[attack] Atak −1
}
thunderstone-choice-take-spoils = Łupy z karty „{ $card }”
thunderstone-choice-borrow = { $card } ({ $player_in })
thunderstone-choice-destroy-nothing = Nie usuwaj niczego
thunderstone-choice-destroy-no-more = Nie usuwaj nic więcej
thunderstone-choice-buy-nothing = Nie kupuj nic więcej
thunderstone-choice-no-target = Zakończ turę bez bitwy
thunderstone-choice-train-nobody = Nie podnoś więcej poziomów
thunderstone-choice-borrow-nobody = Nikogo nie pożyczaj
thunderstone-choice-return-nothing = Nie odsyłaj Potwora
thunderstone-choice-done = Nic więcej

## Why not

thunderstone-why-not-the-question = Teraz pytanie jest inne.
thunderstone-why-no-such-card = W tym miejscu nie leży żadna z twoich odsłoniętych kart.
thunderstone-why-alike = Inna twoja karta jest dokładnie taka sama. Wybierz tamtą.
thunderstone-why-no-effect-here = Karta „{ $card }” nie ma tu takiego efektu.
thunderstone-why-used-already = Ten efekt karty „{ $card }” jest już wykorzystany.
thunderstone-why-nothing-to-destroy = Nie masz karty, którą można usunąć dla karty „{ $card }”.
thunderstone-why-no-hero = Nie masz Bohatera, któremu może pomóc karta „{ $card }”.
thunderstone-why-no-monster-for = W Hali nie ma Potwora dla karty „{ $card }”.
thunderstone-why-not-equipped = Rzucić można tylko przydzieloną Bronią, a karta „{ $card }” nie jest przydzielona.
thunderstone-why-not-a-hero = Karta „{ $card }” to nie Bohater.
thunderstone-why-not-a-weapon = Karta „{ $card }” to nie Broń.
thunderstone-why-too-heavy = Broń „{ $card }” ma Ciężar { $weight }, a Bohater ma Siłę { $strength }.
thunderstone-why-has-weapon = Bohater niesie tylko jedną Broń, a „{ $card }” już ją ma.
thunderstone-why-weapon-in-use = Broń „{ $card }” niesie już inny Bohater.
thunderstone-why-no-monster = W szeregu { $rank } nie ma Potwora.
thunderstone-why-empty-hall = W Hali Lochu nie ma jeszcze żadnego Potwora: odwiedź Wioskę albo odpocznij.
thunderstone-why-thunderstone-is-no-monster = Kamień Gromu nie jest Potworem.
thunderstone-why-cannot-be-attacked = Potwora „{ $card }” nie można atakować, dopóki obowiązuje kara za brak Światła.
thunderstone-why-must-attack = W Lochu musisz zaatakować Potwora, nawet jeśli nie zdołasz go pokonać.
thunderstone-why-not-for-sale = Karty „{ $card }” nie ma na sprzedaż.
thunderstone-why-not-on-top = Na wierzchu stosu leży karta „{ $top }”, a nie „{ $card }”.
thunderstone-why-too-expensive = { $cost ->
    [one] Karta „{ $card }” kosztuje { $cost } sztukę złota. Masz { $gold }.
    [few] Karta „{ $card }” kosztuje { $cost } sztuki złota. Masz { $gold }.
    [many] Karta „{ $card }” kosztuje { $cost } sztuk złota. Masz { $gold }.
   *[other] Karta „{ $card }” kosztuje { $cost } sztuki złota. Masz { $gold }.
}
thunderstone-why-not-this-kind = Te Łupy nie obejmują karty „{ $card }”.
thunderstone-why-no-further-level = Poziomu karty „{ $card }” nie można podnieść.
thunderstone-why-not-the-next-level = Karta „{ $into }” nie jest następnym poziomem karty „{ $card }”.
thunderstone-why-level-gone = W Wiosce nie ma już karty „{ $card }”.
thunderstone-why-too-little-experience = { $needed ->
    [one] Potrzeba na to { $needed } punktu doświadczenia. Masz { $have }.
    [few] Potrzeba na to { $needed } punktów doświadczenia. Masz { $have }.
    [many] Potrzeba na to { $needed } punktów doświadczenia. Masz { $have }.
   *[other] Potrzeba na to { $needed } punktu doświadczenia. Masz { $have }.
}
thunderstone-why-not-eligible = Karty „{ $card }” nie można tu wybrać.
thunderstone-why-was-used = Karta „{ $card }” jest już wykorzystana: efekt innej karty nie może jej usunąć.
thunderstone-why-borrowed = Bohater „{ $card }” jest pożyczony i nie jest kartą z twojej ręki.
thunderstone-why-not-there = Nie ma tu karty „{ $card }”.
thunderstone-why-must-choose = Tu trzeba coś wybrać.
thunderstone-why-no-order = Tak nie można ułożyć kart w Hali.
thunderstone-why-wrong-worth = Potwór „{ $card }” nie jest wart 1 ani 2 punktów zwycięstwa.
thunderstone-why-nothing-to-lose = { $power ->
    [magic] Nie ma Ataku magicznego do stracenia.
   *[attack] Nie ma Ataku do stracenia.
}
thunderstone-why-no-spoils = Karta „{ $card }” nie daje już Łupów.
thunderstone-why-nothing-offered = { $player } nie ma Bohatera do pożyczenia.
thunderstone-why-impossible = Los nie może teraz dać takiego wyniku.

## Log

thunderstone-log-group-chosen = W Lochu mieszkają Potwory z grupy „{ $group }”.
thunderstone-log-family-chosen = W Wiosce są Bohaterowie z rodziny „{ $family }”.
thunderstone-log-village-card-chosen = W Wiosce można kupić kartę „{ $card }”.
thunderstone-log-starting-player-chosen = { $player } rozpoczyna grę.
thunderstone-log-drew = { $player } ciągnie kartę „{ $card }”.
thunderstone-log-drew-hidden = { $player } ciągnie kartę.
thunderstone-log-joined = { $player } ciągnie i odsłania kartę „{ $card }”.
thunderstone-log-reshuffled = { $player } tasuje stos kart odrzuconych i tworzy nową Talię Drużyny.
thunderstone-log-discarded = { $player } odrzuca kartę „{ $card }”.
thunderstone-log-hand-shown = { $cards_count ->
    [0] { $player } pokazuje pustą rękę.
   *[other] { $player } pokazuje rękę bez Bohatera: { $cards }.
}
thunderstone-log-hand-card-destroyed = { $player } usuwa kartę „{ $card }”.
thunderstone-log-hand-discarded = { $cards_count ->
    [0] { $player } nie ma kart do odrzucenia.
   *[other] { $player } odrzuca karty z ręki: { $cards }.
}
thunderstone-log-party-discarded = { $player } odrzuca wszystkie karty.
thunderstone-log-turn-began = Turę zaczyna { $player_in }.
thunderstone-log-rested = { $player } odpoczywa.
thunderstone-log-revealed-village = { $cards_count ->
    [0] { $player } odwiedza Wioskę bez kart.
   *[other] { $player } odwiedza Wioskę; karty: { $cards }.
}
thunderstone-log-revealed-dungeon = { $cards_count ->
    [0] { $player } wchodzi do Lochu bez kart.
   *[other] { $player } wchodzi do Lochu; karty: { $cards }.
}
thunderstone-log-effect-used = { $player } używa karty „{ $card }”.
thunderstone-log-destroyed = { $player } usuwa kartę „{ $card }”.
thunderstone-log-member-discarded = { $player } odrzuca odsłoniętą kartę „{ $card }”.
thunderstone-log-gold-gained = { $n ->
    [one] { $player } zdobywa { $n } sztukę złota.
    [few] { $player } zdobywa { $n } sztuki złota.
    [many] { $player } zdobywa { $n } sztuk złota.
   *[other] { $player } zdobywa { $n } sztuki złota.
}
thunderstone-log-purchases-gained = { $n ->
    [one] { $player } może kupić o { $n } kartę więcej.
    [few] { $player } może kupić o { $n } karty więcej.
    [many] { $player } może kupić o { $n } kart więcej.
   *[other] { $player } może kupić o { $n } karty więcej.
}
thunderstone-log-experience-gained = { $n ->
    [one] { $player } zdobywa { $n } punkt doświadczenia.
    [few] { $player } zdobywa { $n } punkty doświadczenia.
    [many] { $player } zdobywa { $n } punktów doświadczenia.
   *[other] { $player } zdobywa { $n } punktu doświadczenia.
}
thunderstone-log-bought = { $n ->
    [one] { $player } kupuje kartę „{ $card }” za { $n } sztukę złota.
    [few] { $player } kupuje kartę „{ $card }” za { $n } sztuki złota.
    [many] { $player } kupuje kartę „{ $card }” za { $n } sztuk złota.
   *[other] { $player } kupuje kartę „{ $card }” za { $n } sztuki złota.
}
thunderstone-log-bought-as-spoils = { $n ->
    [one] { $player } kupuje w ramach Łupów kartę „{ $card }” za { $n } sztukę złota.
    [few] { $player } kupuje w ramach Łupów kartę „{ $card }” za { $n } sztuki złota.
    [many] { $player } kupuje w ramach Łupów kartę „{ $card }” za { $n } sztuk złota.
   *[other] { $player } kupuje w ramach Łupów kartę „{ $card }” za { $n } sztuki złota.
}
thunderstone-log-levelled-up = { $n ->
    [one] { $player } płaci { $n } punkt doświadczenia i podnosi poziom: zamienia kartę „{ $card }” na kartę „{ $into }”.
    [few] { $player } płaci { $n } punkty doświadczenia i podnosi poziom: zamienia kartę „{ $card }” na kartę „{ $into }”.
    [many] { $player } płaci { $n } punktów doświadczenia i podnosi poziom: zamienia kartę „{ $card }” na kartę „{ $into }”.
   *[other] { $player } płaci { $n } punktu doświadczenia i podnosi poziom: zamienia kartę „{ $card }” na kartę „{ $into }”.
}
thunderstone-log-equipped = { $player } wyposaża Bohatera „{ $hero }” w Broń „{ $weapon }”.
thunderstone-log-thrown = { $player } rzuca Bronią „{ $card }”: dodatkowo Atak +{ $n }.
thunderstone-log-attack-gained = Bohater „{ $card }” otrzymuje Atak +{ $n }.
thunderstone-log-strengthened = Bohater „{ $card }” otrzymuje Siłę +{ $n }.
thunderstone-log-strengthened-into-magic = Bohater „{ $card }” otrzymuje Siłę +{ $n }, a cały jego Atak staje się Atakiem magicznym.
thunderstone-log-all-strengthened = { $strength ->
    [0] Każdy Bohater otrzymuje Atak +{ $attack }.
   *[other] Każdy Bohater otrzymuje Siłę +{ $strength } i Atak +{ $attack }.
}
thunderstone-log-armed-turned-to-magic = Atak wyposażonych Bohaterów staje się Atakiem magicznym.
thunderstone-log-weapons-made-weightless = Ciężar każdej Broni wynosi 0.
thunderstone-log-hero-demanded = { $player } ma Bohatera na ręce i musi jednego odrzucić.
thunderstone-log-hero-offered = { $player } może użyczyć Bohatera „{ $card }”.
thunderstone-log-hero-borrowed = { $player } pożycza Bohatera „{ $card }”; użycza go { $owner_in }.
thunderstone-log-nobody-borrowed = { $player } nikogo nie pożycza.
thunderstone-log-thunderstone-entered = W szeregu { $rank } pojawia się Kamień Gromu.
thunderstone-log-entered-hall = Do szeregu { $rank } wchodzi Potwór „{ $card }”.
thunderstone-log-hall-closed-up = Karty w Hali przesuwają się w stronę szeregu 1.
thunderstone-log-hall-arranged = Kolejność kart w Hali się zmienia.
thunderstone-log-hall-advanced-escaped = Potwory podchodzą bliżej; umyka Potwór „{ $card }”.
thunderstone-log-hall-advanced = Potwory podchodzą bliżej.
thunderstone-log-monster-returned = Z szeregu { $rank } na spód Talii Lochu trafia Potwór „{ $card }”.
thunderstone-log-monster-taken = { $player } bierze z szeregu { $rank } Potwora „{ $card }”.
thunderstone-log-breached = Wtargnięcie: Potwór „{ $card }”.
thunderstone-log-stack-card-destroyed = W Wiosce zostaje usunięta karta „{ $card }”.
thunderstone-log-attacked = { $player } atakuje w szeregu { $rank } Potwora „{ $card }”.
thunderstone-log-heroes-weakened = { $n ->
    [-4] Siła −4 dla każdego Bohatera.
    [-2] Siła −2 dla każdego Bohatera.
   *[other] Siła { $n } dla każdego Bohatera.
}
thunderstone-log-armed-helped = Każdy wyposażony Bohater otrzymuje Atak +{ $n }.
thunderstone-log-hero-lost = { $power ->
    [magic] { $n ->
        [-1] Bohater „{ $card }”: Atak magiczny −1.
       *[other] Bohater „{ $card }”: Atak magiczny { $n }.
    }
   *[attack] { $n ->
        [-1] Bohater „{ $card }”: Atak −1.
       *[other] Bohater „{ $card }”: Atak { $n }.
    }
}
thunderstone-log-hero-barred = Bohater „{ $card }” nie może atakować.
thunderstone-log-doomed = Po bitwie karta „{ $card }” zostanie usunięta.
thunderstone-log-disease-took = { $power ->
    [magic] Choroba: Atak magiczny −1.
   *[attack] Choroba: Atak −1.
}
thunderstone-log-disease-took-nothing = Choroba nie ma czego odebrać.
thunderstone-log-won = { $n ->
    [one] { $player } pokonuje Potwora „{ $card }” (wartość Ataku { $total }, Zdrowie { $health }) i zdobywa { $n } punkt doświadczenia.
    [few] { $player } pokonuje Potwora „{ $card }” (wartość Ataku { $total }, Zdrowie { $health }) i zdobywa { $n } punkty doświadczenia.
    [many] { $player } pokonuje Potwora „{ $card }” (wartość Ataku { $total }, Zdrowie { $health }) i zdobywa { $n } punktów doświadczenia.
   *[other] { $player } pokonuje Potwora „{ $card }” (wartość Ataku { $total }, Zdrowie { $health }) i zdobywa { $n } punktu doświadczenia.
}
thunderstone-log-lost = { $escapes ->
    [yes] { $player } przegrywa z Potworem „{ $card }”: wartość Ataku { $total }, Zdrowie { $health }. Potwór umyka.
   *[no] { $player } przegrywa z Potworem „{ $card }”: wartość Ataku { $total }, Zdrowie { $health }.
}
thunderstone-log-disease-gained = { $n ->
    [one] { $player } zdobywa { $n } Chorobę.
    [few] { $player } zdobywa { $n } Choroby.
    [many] { $player } zdobywa { $n } Chorób.
   *[other] { $player } zdobywa { $n } Choroby.
}
thunderstone-log-spoils-opened = { $player } sięga po Łupy z karty „{ $card }”.
thunderstone-log-spoils-left = { $player } zostawia pozostałe Łupy.
thunderstone-log-card-revealed = { $player } odsłania z talii kartę „{ $card }”.
thunderstone-log-revealed-destroyed = { $player } usuwa odsłoniętą kartę „{ $card }”.
thunderstone-log-revealed-discarded = { $player } odrzuca pozostałe odsłonięte karty.
thunderstone-log-thunderstone-taken = { $player } zabiera Kamień Gromu!
thunderstone-log-thunderstone-lost = Kamień Gromu dociera do szeregu 1 i nikt go nie zabiera.
thunderstone-log-stalled = W Lochu od zbyt dawna nic się nie dzieje.
thunderstone-log-game-ended = Koniec gry.

## The table in sentences. A topic: its names as a command, separated by commas, and what it tells.

thunderstone-topic-hall = Hala
    .names = hala
    .help = kto czeka w trzech szeregach i co wskórałaby tam twoja drużyna
thunderstone-topic-village = Wioska
    .names = wioska
    .help = co sprzedaje Wioska i ile zostało
