# The gallery of both games.

web-gallery-about = Wszystkie karty i elementy obu gier, z tekstem i zasadami.
web-gallery-kinds = Rodzaj
web-gallery-all = Wszystkie
web-gallery-find = Szukaj w nazwach, tekstach i zasadach
web-gallery-found =
    { $n ->
        [one] { $n } element
        [few] { $n } elementy
        [many] { $n } elementów
       *[other] { $n } elementu
    }
web-gallery-none = Brak wyników.
web-gallery-previous = Poprzedni
web-gallery-next = Następny
web-gallery-all-rules = Wszystkie zasady gry
web-gallery-languages = W czterech językach
web-gallery-copies = W grze: { $n }

## Kinds

web-gallery-thunderstone-hero = Bohaterowie
web-gallery-thunderstone-weapon = Broń
web-gallery-thunderstone-item = Przedmioty
web-gallery-thunderstone-spell = Zaklęcia
web-gallery-thunderstone-villager = Wieśniacy
web-gallery-thunderstone-monster = Potwory
web-gallery-thunderstone-other = Choroba i Kamień Gromu
web-gallery-karak-tiles = Płytki krajobrazu
web-gallery-karak-armies = Armie potworów
web-gallery-karak-heroes = Bohaterowie
web-gallery-karak-dice = Kości
web-gallery-karak-items = Przedmioty
web-gallery-karak-buildings = Miasto i budynki
web-gallery-karak-tokens = Inne żetony

## Karak

web-gallery-tier =
    { $n ->
        [1] Poziom I
       *[other] Poziom II
    }
web-gallery-start = Część płytki początkowej
web-gallery-chasms =
    { $n ->
        [0] Bez przepaści
        [one] { $n } przepaść
        [few] { $n } przepaści
        [many] { $n } przepaści
       *[other] { $n } przepaści
    }
web-gallery-strength = Siła { $n }
web-gallery-reward = Nagroda: { $reward }
web-gallery-attack = Siła ataku +{ $n }
web-gallery-cost = Koszt: { $cost }
web-gallery-faces = Ścianki: { $faces }
web-gallery-face-blank = pusta
web-gallery-face-swords =
    { $n ->
        [one] { $n } miecz
        [few] { $n } miecze
        [many] { $n } mieczy
       *[other] { $n } miecza
    }
web-gallery-face-skulls =
    { $n ->
        [one] { $n } czaszka
        [few] { $n } czaszki
        [many] { $n } czaszek
       *[other] { $n } czaszki
    }
