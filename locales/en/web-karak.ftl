### The Karak table in the browser: what stands on it besides the engine's own sentences.
###
### $name is a hero's name in the nominative, $place the name of a landscape.

## The map

web-k-board = The map
web-k-unexplored = Unexplored
web-k-unexplored-about = Nobody has been here yet.
web-k-reachable = can be chosen
web-k-zoom-in = Zoom in
web-k-zoom-out = Zoom out
web-k-whole-map = Show the whole map
web-k-show-hero = Show your hero
web-k-hint = Tap a highlighted hex, or choose an action
web-k-hint-go = Tap a highlighted hex
web-k-hint-act = Choose an action, or end your turn
web-k-hint-end = Nothing left to do: end your turn
web-k-goal = Win Soul Stones in battle; the game ends when the Dark General falls.
web-k-goal-stones = Soul Stone points
web-k-goal-hidden = not found yet
web-k-goal-found = found, strength { $n }
web-k-go-move = Move here
web-k-go-fight = Move here and fight
web-k-go-explore = Explore here
web-k-go-portal = Take the Portal here
web-k-go-magic-run = Magic Run here

## Players and hero boards

web-k-hero-board = Hero board
web-k-hero = Hero
web-k-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
web-k-lives-word = Lives
web-k-points = { $n ->
    [one] point
   *[other] points
}
web-k-buildings = Buildings
web-k-next = next
web-k-unconscious = unconscious
web-k-unconscious-about = Unconscious: the next turn is spent recovering.
web-k-top-tile = Next in the deck: { $land }
web-k-no-army = no dice yet
web-k-kind-weapon = Weapons
web-k-kind-spell = Spells
web-k-kind-amulet = Amulet
web-k-your-city = Your city
web-k-no-city = not founded yet
web-k-built = built
web-k-about-stable = one more action
web-k-about-portal = leap to or from the city
web-k-about-glory-banners = glory +2

## The turn

web-k-turn = The turn
web-k-your-turn = Your turn
web-k-turn-of = { $name }’s turn
web-k-before = Before the first turn
web-k-over = The game is over
web-k-skip = Skip
web-k-slots = Actions this turn
web-k-slot-done = used
web-k-move = Move
web-k-moved = Moved
web-k-act = Action
# An action that has not been used yet.
web-k-open = available
web-k-undo = Undo
web-k-gives-up = gives up { $what }
web-k-left-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
web-k-left-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
web-k-undo-turn = Turn ended · undo
web-k-city-covers = { $place }: once your city stands here, nothing can be gathered on this hex.
web-k-recruit-last = This is the last unit you can recruit. With it the action ends.
web-k-action-battle = Fight
web-k-action-heal = Heal
web-k-action-gather = Gather
web-k-action-build-city = Build city
web-k-action-build = Build
web-k-action-recruit = Recruit
web-k-action-pick-up = Pick up
web-k-action-eradicate = Eradicate Plague
web-k-gain-heal = { $n ->
    [one] up to { $n } life
   *[other] up to { $n } lives
}
web-k-battle-how = A battle begins when you enter a hex with monster armies or the Dark General.

## Why not, in a few words

web-k-why-not = Why not?
web-k-why-other-ways = Why not another way?
web-k-open-rule = Open the rule { $rule }
# On a button that cannot be used now: at most about 20 characters.
web-k-short-battle = enter a monster’s hex
web-k-short-not-wounded = not wounded
web-k-short-nothing-to-gather = nothing to gather
web-k-short-city-here = a city stands here
web-k-short-gathered-already = gathered already
web-k-short-city-stands = already built
web-k-short-not-on-the-castle = not on the Castle
web-k-short-hero-here = a hero is here
web-k-short-too-expensive = too expensive
web-k-short-not-in-own-city = only in your city
web-k-short-built-already = all built
web-k-short-plague-in-city = Plague in the city
web-k-short-building-missing = building missing
web-k-short-supply-empty = supply empty
web-k-short-glory-reached = army is full
web-k-short-nothing-lies-here = nothing lies here
web-k-short-no-free-slot = no free slot
web-k-short-not-at-castle = only at the Castle
web-k-short-nothing-to-cure = nothing to cure
web-k-short-no-slot = no action left

## Why not, where a hex is shown and need not be named by its numbers

web-k-here-not-neighbour = This hex is not next to yours.
web-k-here-not-laid = A tile is still missing here or on the way.
web-k-here-already-laid = A tile already lies here.
web-k-here-chasm-between = A chasm lies between your hex and this one.
web-k-here-chasm-on-side = A chasm runs along the edge between your hex and this one.
web-k-here-not-in-line = Magic Run covers one to three explored tiles in a straight line. This hex is out of its reach.
web-k-here-monsters-in-the-way = Magic Run stops at the first enemies on its way.
web-k-here-no-open-joint = Laid like this, the tile would have no connection without a chasm.

## Laying a tile

web-k-pick-place = Tap a highlighted spot.
web-k-rotations = { $n ->
    [one] It fits only one way.
   *[other] It fits { $n } ways. Tap it to rotate it.
}
web-k-turn-left = Rotate left
web-k-turn-right = Rotate right
web-k-lay = Lay the tile

## Questions

web-k-taken = taken by { $name }
web-k-supply = { $n ->
   *[other] { $n } in the supply
}

## Battle

web-k-battle-at = Battle: { $place }
web-k-step-choose = Choose dice
web-k-step-roll = Roll
web-k-step-decide = Decide
web-k-step-result = Result
web-k-to-reach = strength to reach
web-k-tap-dice = Tap the dice you roll. The hero die always rolls.
web-k-always = always rolls
web-k-all-dice = All dice
web-k-no-dice = Hero die only
web-k-weapons = Weapons +{ $n }
web-k-fireballs-later = { $n ->
    [one] { $n } Fireball: decide after the roll
   *[other] { $n } Fireballs: decide after the roll
}
web-k-no-retreat = You have moved in: now you must fight.
web-k-roll = { $n ->
    [one] Roll the hero die
   *[other] Roll { $n } dice
}
web-k-blank = blank
web-k-spared = ignored
web-k-won = Won, { $attack } against { $strength }
web-k-lost = Lost, { $attack } against { $strength }
web-k-means-won = You stay here, and your turn is over.
web-k-means-won-other = { $name } stays here, and the turn is over.
web-k-means-lost = You go back ({ $place }), and your turn is over.
web-k-means-lost-other = { $name } goes back ({ $place }), and the turn is over.
web-k-means-unhurt = No losses.
web-k-means-general = The Dark General is defeated, and the game is over.
web-k-battle-go-on = End the battle
# $chance is a percentage such as 64%.
web-k-chance = chance to win
web-k-chance-of = { $chance } chance to win
web-k-chance-fireballs = { $chance } with Fireballs
web-k-chance-praetorian = { $chance } to drive a praetorian off
web-k-chance-here = { $chance } chance to win with the whole army
web-k-losses = Expected losses
web-k-losses-lives = lives
web-k-losses-dice = dice
web-k-losses-unconscious = ({ $chance } unconscious)
web-k-losses-plague = Plague & Misery for an opponent

## The end

web-k-end-round = After { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
web-k-story-general = { $name } defeated the Dark General in round { $n }.
web-k-story-explored = { $n ->
    [one] { $n } tile was explored.
   *[other] { $n } tiles were explored.
}
web-k-story-armies = { $n ->
    [one] { $n } monster army was defeated.
   *[other] { $n } monster armies were defeated.
}
web-k-story-strongest = { $count ->
    [one] The strongest win over monster armies was { $name }’s: strength { $n }.
   *[other] The strongest wins over monster armies were { $name }’s: strength { $n }.
}

## Facts

web-k-fact-tiles = Tiles { $n }
web-k-fact-armies = Armies { $n }

## A number and its noun standing alone (nominative), as on dice and prices

web-k-count-food = { $n ->
    [one] { $n } food
   *[other] { $n } food
}
web-k-count-wood = { $n ->
    [one] { $n } wood
   *[other] { $n } wood
}
web-k-count-stone = { $n ->
    [one] { $n } stone
   *[other] { $n } stone
}
web-k-count-knight = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
}
web-k-count-archer = { $n ->
    [one] { $n } archer
   *[other] { $n } archers
}
web-k-count-mage = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
web-k-count-skeleton = { $n ->
    [one] { $n } skeleton
   *[other] { $n } skeletons
}
web-k-count-bear = { $n ->
    [one] { $n } bear
   *[other] { $n } bears
}
web-k-count-titan = { $n ->
    [one] { $n } titan
   *[other] { $n } titans
}
web-k-count-praetorian = { $n ->
    [one] { $n } praetorian
   *[other] { $n } praetorians
}
web-k-count-skull = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
}
