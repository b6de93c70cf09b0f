# The gallery of both games.

web-gallery-about = Alle Karten und alle Teile beider Spiele, mit Text und Regeln.
web-gallery-kinds = Art
web-gallery-all = Alle
web-gallery-find = Namen, Texte und Regeln durchsuchen
web-gallery-found =
    { $n ->
        [one] { $n } Teil
       *[other] { $n } Teile
    }
web-gallery-none = Keine Treffer.
web-gallery-previous = Zurück
web-gallery-next = Weiter
web-gallery-all-rules = Alle Regeln des Spiels
web-gallery-languages = In allen vier Sprachen
web-gallery-copies = { $n } im Spiel

## Kinds

web-gallery-thunderstone-hero = Helden
web-gallery-thunderstone-weapon = Waffen
web-gallery-thunderstone-item = Gegenstände
web-gallery-thunderstone-spell = Zaubersprüche
web-gallery-thunderstone-villager = Dorfbewohner
web-gallery-thunderstone-monster = Monster
web-gallery-thunderstone-other = Krankheit und Donnerstein
web-gallery-karak-tiles = Landschaftsfelder
web-gallery-karak-armies = Monsterarmeen
web-gallery-karak-heroes = Helden
web-gallery-karak-dice = Würfel
web-gallery-karak-items = Gegenstände
web-gallery-karak-buildings = Stadt und Gebäude
web-gallery-karak-tokens = Weitere Plättchen

## Karak

web-gallery-tier = Stufe { $n }
web-gallery-start = Teil des Startfelds
web-gallery-chasms =
    { $n ->
        [0] Keine Schlucht
        [one] { $n } Schlucht
       *[other] { $n } Schluchten
    }
web-gallery-strength = Stärke { $n }
web-gallery-reward = Belohnung: { $reward }
web-gallery-attack = Angriffsstärke +{ $n }
web-gallery-cost = Kosten: { $cost }
web-gallery-faces = Seiten: { $faces }
web-gallery-face-blank = leer
web-gallery-face-swords =
    { $n ->
        [one] { $n } Schwert
       *[other] { $n } Schwerter
    }
web-gallery-face-skulls =
    { $n ->
        [one] { $n } Totenkopf
       *[other] { $n } Totenköpfe
    }
