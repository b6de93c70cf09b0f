### The Thunderstone table in the browser: what stands on it besides the engine's own sentences.
###
### $card is the name of a card, never inflected; $name what a player is called.

## The hall

web-t-rank = Rank { $n }
web-t-needs-light = { $n ->
    [one] Needs { $n } light
   *[other] Needs { $n } light
}
# The number stands above the word.
web-t-left = { $n ->
   *[other] left
}
web-t-stone-deep = The Thunderstone is among the last eleven cards
web-t-stone-near = The Thunderstone is near
web-t-stone-in-hall = Win the battle that moves it to rank 1 and it is yours.
web-t-unseen = Not yet seen
web-t-under = Put under the deck
web-t-escaped = Escaped Monsters

## What an attack would do

# Marks on a Monster: how an attack on it would end.
web-t-win-by = { $n ->
    [0] Just wins
   *[other] Wins by { $n }
}
web-t-short = { $n } short
web-t-no-target = No target
web-t-needs-magic = Needs magic
web-t-counts = counts here
web-t-light-of = Light { $light }, need { $needed }
web-t-halved = halved
web-t-total = Total
web-t-after = After its effect
web-t-by-card = Card by card
web-t-with-hand = With your hand
web-t-out = does not fight
web-t-gain = Gain
web-t-no-sum = Working it out…
web-t-attack = Attack { $card }
web-t-attack-anyway = Attack anyway
web-t-attack-sure = Lose to { $card }?
web-t-attacked = Attack!
web-t-won = Victory with { $n }
web-t-lost = Defeat with { $n }

## The Village

web-t-heroes = Heroes
web-t-basic = Basic cards
web-t-sold-out = Sold out
web-t-can-buy = can be bought
web-t-purchases = { $n ->
    [one] { $n } purchase
   *[other] { $n } purchases
}
web-t-gives-up = { $n ->
    [one] gives up { $n } purchase
   *[other] gives up { $n } purchases
}

## The turn

web-t-gold = { $gold } gold
web-t-go-buy = To the Village: buy { $card } for { $cost } gold
web-t-village-about = effects, one purchase, level up
web-t-dungeon-about = equip Heroes, attack a Monster
web-t-best = best: attack value { $total } against health { $health }
web-t-rest-about = destroy one card if you like
web-t-go-village = Village
web-t-go-dungeon = Dungeon
web-t-go-rest = Rest
web-t-step-effects = Effects
web-t-step-buy = Buy
web-t-step-train = Level up
web-t-step-draw = Draw six
web-t-step-prepare = Effects and Weapons
web-t-step-target = Target
web-t-step-battle = Battle

## Cards in hand

web-t-party = Your party
web-t-deck = Deck
web-t-discard = Discard
web-t-use = Use
web-t-usable = has an effect to use
web-t-can-carry = can carry the Weapon
web-t-armed = with { $card }
web-t-equip-how = Tap a Weapon, then a Hero; the totals follow.
web-t-equip-best = Equip best
web-t-prepare-best = Prepare best attack
web-t-choose-hero = Tap the Hero who will carry it.
web-t-nothing-here = There is nothing to do with this card now.
web-t-card-rule = The card in the rules

## Players

web-t-player = { $name }: victory points { $points }, experience { $experience }, hand { $hand }, deck { $deck }, discard pile { $discard }
web-t-points = Victory points so far
web-t-revealed = Revealed cards
web-t-revealed-by = Revealed by { $name }
web-t-certain = Known to be in hand
web-t-pool = Hand and deck together
web-t-nothing = Nothing.

## Questions

web-t-pick = Choose one
web-t-times = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
# Buttons that confirm a choice.
web-t-do-destroy = Destroy { $card }
web-t-do-destroy-many = { $n ->
    [one] Destroy { $n } card
   *[other] Destroy { $n } cards
}
web-t-do-discard = Discard { $card }
web-t-do-strengthen = Strengthen { $card }
web-t-do-bar = { $card } stays out
web-t-do-return = Send { $card } away
web-t-do-take = Take { $card }
web-t-do-borrow = Take { $card } along
web-t-do-train = Level up to { $card }
web-t-train-about = The Hero leaves the game; the next level goes to your discard pile. Each Hero can level up once per turn.

## The end

web-t-end-player = Player
web-t-end-monsters = Monsters
web-t-end-others = Others
web-t-holds-stone = holds the Thunderstone

## The choice of cards before a game

web-t-fill = Fill up at random
web-t-clear = Clear
web-t-chosen-least = { $n } chosen, at least { $wanted }
web-t-chosen-of = { $n } of { $wanted } chosen
web-t-choose-groups = Monster groups
web-t-choose-families = Hero families
web-t-choose-village = Village cards
