### The gallery: every card and piece of both games. A “piece” is a card, tile, token or die.

web-gallery-about = Every card and every piece of both games, with its text and its rules.
web-gallery-kinds = Kind
web-gallery-all = All
web-gallery-find = Search names, texts and rules
web-gallery-found =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
web-gallery-none = No matches.
web-gallery-previous = Previous
web-gallery-next = Next
web-gallery-all-rules = All rules of the game
web-gallery-languages = In all four languages
web-gallery-copies = { $n } in the game

## Kinds

web-gallery-thunderstone-hero = Heroes
web-gallery-thunderstone-weapon = Weapons
web-gallery-thunderstone-item = Items
web-gallery-thunderstone-spell = Spells
web-gallery-thunderstone-villager = Villagers
web-gallery-thunderstone-monster = Monsters
web-gallery-thunderstone-other = Disease and Thunderstone
web-gallery-karak-tiles = Landscape tiles
web-gallery-karak-armies = Monster armies
web-gallery-karak-heroes = Heroes
web-gallery-karak-dice = Dice
web-gallery-karak-items = Items
web-gallery-karak-buildings = City and buildings
web-gallery-karak-tokens = Other tokens

## Karak

web-gallery-tier = Tier { $n }
web-gallery-start = Part of the starting tile
web-gallery-chasms =
    { $n ->
        [0] No chasm
        [one] { $n } chasm
       *[other] { $n } chasms
    }
web-gallery-strength = Strength { $n }
web-gallery-reward = Reward: { $reward }
web-gallery-attack = Attack strength +{ $n }
web-gallery-cost = Cost: { $cost }
web-gallery-faces = Faces: { $faces }
web-gallery-face-blank = blank
web-gallery-face-swords =
    { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
web-gallery-face-skulls =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }
