# The gallery of both games.

web-gallery-about = Mõlema mängu kõik kaardid ja osad koos teksti ja reeglitega.
web-gallery-kinds = Liik
web-gallery-all = Kõik
web-gallery-find = Otsi nimedest, tekstidest ja reeglitest
web-gallery-found =
    { $n ->
        [one] { $n } osa
       *[other] { $n } osa
    }
web-gallery-none = Nende sõnadega ei leitud midagi.
web-gallery-previous = Eelmine
web-gallery-next = Järgmine
web-gallery-all-rules = Mängu kõik reeglid
web-gallery-languages = Kõigis neljas keeles
web-gallery-copies = Mängus { $n }

## Kinds

web-gallery-thunderstone-hero = Kangelased
web-gallery-thunderstone-weapon = Relvad
web-gallery-thunderstone-item = Esemed
web-gallery-thunderstone-spell = Loitsud
web-gallery-thunderstone-villager = Külaelanikud
web-gallery-thunderstone-monster = Koletised
web-gallery-thunderstone-other = Haigus ja Kõuekivi
web-gallery-karak-tiles = Maastikuväljad
web-gallery-karak-armies = Koletiste armeed
web-gallery-karak-heroes = Kangelased
web-gallery-karak-dice = Täringud
web-gallery-karak-items = Esemed
web-gallery-karak-buildings = Linn ja hooned
web-gallery-karak-tokens = Muud žetoonid

## Karak

web-gallery-tier = { $n }. tase
web-gallery-start = Stardivälja osa
web-gallery-chasms =
    { $n ->
        [0] Kuristikke ei ole
        [one] { $n } kuristik
       *[other] { $n } kuristikku
    }
web-gallery-strength = Ründejõud { $n }
web-gallery-reward = Tasu: { $reward }
web-gallery-attack = Ründejõud +{ $n }
web-gallery-cost = Hind: { $cost }
web-gallery-faces = Küljed: { $faces }
web-gallery-face-blank = tühi
web-gallery-face-swords =
    { $n ->
        [one] { $n } mõõk
       *[other] { $n } mõõka
    }
web-gallery-face-skulls =
    { $n ->
        [one] { $n } pealuu
       *[other] { $n } pealuud
    }
