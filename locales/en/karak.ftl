### Karak 2: the log, the questions, the choices, the refusals. Names and counted nouns are in karak-terms.ftl.
###
### $hero and other names: the label; $hero_in inside a sentence. $amounts, $cost, $units, $faces, $sides are finished phrases.

## Small parts

# What a list of resources says when it is empty. Log lines choose a variant by this very word.
karak-nothing = nothing

karak-face-blank = a blank face
karak-face-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
karak-face-skulls = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
}
# The same face on $dice dice, at least 2.
karak-faces-blank = { $dice } blank faces
karak-faces-swords = { $dice }× { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
karak-faces-skulls = { $n ->
    [one] { $dice } skulls
   *[other] { $dice }× { $n } skulls
}

karak-side-e = east
    .start = East
karak-side-ne = north-east
    .start = North-east
karak-side-nw = north-west
    .start = North-west
karak-side-w = west
    .start = West
karak-side-sw = south-west
    .start = South-west
karak-side-se = south-east
    .start = South-east
karak-side-none = none

## Setup

karak-setup-players = { $n ->
    [one] { $n } player sits at the table.
   *[other] { $n } players sit at the table.
}
karak-setup-heroes-dealt = The heroes are dealt at random.
karak-setup-heroes-draft = The heroes are picked one after another.
karak-setup-heroes-chosen = The heroes were agreed on in advance.
karak-setup-friendly = Friendly game: without Plague & Misery.
karak-setup-components = The component values are your own.
karak-setup-wrong-players = Karak 2 is for 2 to { $most } players, not for { $n }.
karak-setup-wrong-heroes = Each player needs one hero. { $n ->
    [one] There is { $n } player
   *[other] There are { $n } players
} and { $found ->
    [one] { $found } chosen hero.
   *[other] { $found } chosen heroes.
}
karak-setup-hero-twice = { $hero } is chosen twice. Each hero goes to one player only.

## Component files

karak-components-malformed = Line { $line }: this is not a valid component file. Parser message: { $problem }
karak-components-missing = { $at }: this value is missing.
karak-components-unknown = { $at }: the game does not know this name. Known names: { $known }.
karak-components-out-of-range = { $at }: { $found } is not between { $least } and { $most }.
karak-components-wrong-length = { $at }: expected { $expected } entries, found { $found }.
karak-components-even-die = { $at }: every face shows the same number of swords, so rolling for the order would never end.
karak-components-side-twice = { $at }: side { $side } is listed twice.
karak-components-broken-start = { $at }: the starting tile needs Karak Castle at (0, 0), no place twice, and a way without chasms between its hexes.
karak-components-broken-deck = { $at }: the deck needs exactly one Infernal Abyss, in the second tier, and no Karak Castle.

## Questions

karak-ask-nothing = There is nothing to decide right now.
karak-ask-hero = Which hero will you play?
karak-ask-turn = It is your turn. What would you like to do?
karak-ask-tile = Which of the two tiles will you lay?
karak-ask-place = Where and how will you lay the tile?
karak-ask-return-token = Which monster army goes back into the bag?
karak-ask-strike = Which monster army falls without a battle?
karak-ask-send = { $n ->
    [one] Will you roll your { $unit_in } die?
   *[other] How many of your { $n } { $unit_in } dice will you roll?
}
karak-ask-reroll-units = Will you re-roll all unit dice? The new result counts.
karak-ask-reroll-hero = Will you re-roll the hero die? The new result counts.
karak-ask-spare = { $n ->
    [one] Which skull will you ignore? You may ignore { $n } more.
   *[other] Which skull will you ignore? You may ignore up to { $n }.
}
karak-ask-fireballs = { $n ->
    [one] Will you cast your Fireball?
   *[other] How many of your { $n } Fireballs will you cast?
}
karak-ask-cart = { $n ->
    [one] Which resource will you take from the cart?
   *[other] Which { $n } resources will you take from the cart?
}
karak-ask-plunder = Which resource will you take one more of?
karak-ask-steal = { $n ->
    [one] Which resource will you steal from { $victim_in }?
   *[other] Which { $n } resources will you steal from { $victim_in }?
}
karak-ask-leave = There is no free { $kind_in } slot. Which { $kind_in } will you leave here?
karak-ask-pick-up = Which item will you pick up?
karak-ask-build = Which building will you build?
karak-ask-recruit = Which unit will you recruit?
karak-ask-dismiss = Your glory no longer allows this many units. Which one goes back to the supply?
karak-ask-victim = Two skulls: who will suffer Plague & Misery?

## Choices

karak-choice-unknown = Unknown choice
karak-choice-take-hero = Play { $hero_in }
# $place is a place on the map such as (1, −2), $foes a list of armies.
karak-choice-move = { $strength ->
    [0] Move to { $place }, { $land_in }
   *[other] Move to { $place }, { $land_in }: { $foes }, strength { $strength }
}
karak-choice-unlaid = Move to { $place }, still unexplored
karak-choice-explore = Explore { $place }
karak-choice-portal = { $strength ->
    [0] Take the Portal to { $place }, { $land_in }
   *[other] Take the Portal to { $place }, { $land_in }: { $foes }, strength { $strength }
}
karak-choice-magic-run = { $strength ->
    [0] Magic Run to { $place }, { $land_in }
   *[other] Magic Run to { $place }, { $land_in }: { $foes }, strength { $strength }
}
karak-choice-heal = Heal
karak-choice-gather = { $amounts ->
    [nothing] Gather resources
   *[other] Gather { $amounts }
}
karak-choice-build-city = Build your city for { $cost }
karak-choice-build = Build
karak-choice-recruit = Recruit units
karak-choice-pick-up = Pick up items
karak-choice-eradicate = Eradicate the Plague and regain all your lives
karak-choice-raise-skeleton = Raise a skeleton
karak-choice-pickpocket = Cast Pickpocket on { $victim_in }
karak-choice-hawkeye = Use Hawkeye
karak-choice-end-turn = End turn
karak-choice-lay-tile = Lay { $land_in }, { $tier ->
    [1] first tier
   *[other] second tier
}; chasms: { $sides }
karak-choice-place = Lay it at { $place }; chasms: { $sides }
karak-choice-pick-monster = { $monster }, strength { $strength }
karak-choice-send = Send { $units }
# The words are those of karak-unit-….in; of bear and titan there is only one each.
karak-choice-send-none = { $unit_in ->
    [knight] Send no knights
    [archer] Send no archers
    [mage] Send no mages
    [skeleton] Send no skeletons
   *[other] Keep the { $unit_in } out of battle
}
karak-choice-reroll = Re-roll
karak-choice-stand = Keep the roll
karak-choice-spare-hero = Ignore one skull on the hero die
karak-choice-spare-unit = Ignore the skull on one { $unit_in } die
karak-choice-enough = Done
karak-choice-cast = { $n ->
    [0] Cast no Fireball
    [one] Cast { $n } Fireball
   *[other] Cast { $n } Fireballs
}
karak-choice-take-resources = Take { $amounts }
karak-choice-leave = Leave the { $item_in } here
karak-choice-take-item = Pick up the { $item_in }
karak-choice-swap = Pick up the { $item_in } and leave the { $other_in }
karak-choice-raise = Build the { $building_in } for { $cost }
karak-choice-return = Return one { $unit_in } to the supply
karak-choice-train = Recruit one { $unit_in } for { $cost }
karak-choice-dismiss = Send one { $unit_in } back to the supply
karak-choice-curse = Cast Plague & Misery on { $victim_in }

## Log: before the first turn
## In the first three $hero may be a player's name: no other form of it exists.

karak-log-order-draft = { $hero } rolls { $face } for the order of the hero draft.
karak-log-order-start = { $hero } rolls { $face } to see who begins.
karak-log-draft-place = { $hero } gets the next pick in the hero draft.
karak-log-hero-taken = { $player } plays { $hero_in }.
karak-log-starting-player = { $hero } begins the game.

## Log: turns and moves

karak-log-turn-began = Round { $n }: { $hero_in }’s turn.
karak-log-recovered = { $n ->
    [one] { $hero } wakes up with { $n } life; that takes the whole turn.
   *[other] { $hero } wakes up with { $n } lives; that takes the whole turn.
}
karak-log-moved = { $hero } moves to { $place }.
karak-log-explored = { $hero } steps onto the new tile.
karak-log-portal = { $hero } goes through the Portal to { $place }.
karak-log-magic-run = { $hero } reaches { $place } by Magic Run.
karak-log-retreated = { $hero } retreats to { $place }.
karak-log-hawkeye = { $hero } uses Hawkeye.

## Log: tiles and tokens

karak-log-tile-drawn = { $hero } draws a tile: { $land_in }.
karak-log-tiles-drawn = { $n ->
    [one] { $hero } holds { $n } drawn tile, unseen by the others.
   *[other] { $hero } holds { $n } drawn tiles, unseen by the others.
}
karak-log-tiles-seen = { $n ->
    [one] Only you see the tile that { $hero_in } holds.
   *[other] Only you see the { $n } tiles that { $hero_in } holds.
}
karak-log-tile-chosen = { $hero } chooses a tile: { $land_in }.
karak-log-tile-returned = { $hero } puts the other tile back on top of the deck, unseen by the others.
karak-log-tile-remembered = { $hero } knows which tile is on top of the deck.
karak-log-tile-shown = { $hero } puts a tile back on top of the deck because it fits nowhere: { $land_in }.
karak-log-tile-laid = { $hero } lays the tile at { $place }.
karak-log-tile-laid-with-joint = { $hero } lays the tile at { $place } and opens a way across the chasm.
karak-log-general-appeared = { $n ->
    [0] The Dark General appears at { $place }, without praetorians.
    [one] The Dark General appears at { $place } with { $n } praetorian.
   *[other] The Dark General appears at { $place } with { $n } praetorians.
}
karak-log-token-returned = { $hero } returns { $monster_in } to the bag.
karak-log-token-placed = { $monster } appear at { $place }.

## Log: battle

karak-log-battle-began = { $hero } begins a battle at { $place } against strength { $n }.
karak-log-battle-general = { $hero } begins a battle at { $place } against the Dark General, strength { $n }.
karak-log-units-held-back = { $unit_in ->
    [knight] { $hero } sends no knights into battle.
    [archer] { $hero } sends no archers into battle.
    [mage] { $hero } sends no mages into battle.
    [skeleton] { $hero } sends no skeletons into battle.
   *[other] { $hero } keeps the { $unit_in } out of battle.
}
karak-log-units-sent = { $hero } sends { $units } into battle.
karak-log-rolled-alone = { $hero } rolls { $face }.
karak-log-rolled = { $hero } rolls { $face }; the army rolls { $faces }.
karak-log-units-rerolled = { $hero } re-rolls the unit dice: { $faces }.
karak-log-hero-rerolled = { $hero } re-rolls the hero die: { $face }.
karak-log-roll-kept = { $hero } keeps the roll.
karak-log-hero-spared = { $hero } ignores one skull on the hero die.
karak-log-unit-spared = { $hero } ignores the skull on one { $unit_in } die.
karak-log-fireballs-cast = { $hero } casts { $fireballs }.
karak-log-battle-won = { $hero } wins the battle: attack strength { $attack } against { $strength }.
karak-log-battle-lost = { $hero } loses the battle: attack strength { $attack } against { $strength }.
karak-log-army-struck = { $hero } defeats the { $monster_in } without a battle.
karak-log-army-defeated = { $hero } defeats the { $monster_in }.
karak-log-praetorian-left = { $n ->
    [0] { $hero } drives off the last praetorian.
    [one] { $hero } drives off a praetorian; { $n } is left.
   *[other] { $hero } drives off a praetorian; { $n } are left.
}

## Log: rewards

karak-log-glory-rose = { $to ->
    [one] { $hero }’s strongest win so far: strength { $n }. Glory { $from } → { $to }: up to { $to } unit in the army.
   *[other] { $hero }’s strongest win so far: strength { $n }. Glory { $from } → { $to }: up to { $to } units in the army.
}
karak-log-strongest-win = { $hero }’s strongest win so far: strength { $n }.
# $item_a has its article: “a sword”, “the Amulet of Glory”.
karak-log-item-gained = { $hero } gains { $item_a }.
karak-log-item-left = { $hero } leaves { $item_a } behind.
karak-log-item-taken = { $hero } picks up { $item_a }.
karak-log-spell-spent = { $hero } uses up { $item_a }; it leaves the game.
karak-log-stone-gained = { $hero } gains a { $stone_in }.
karak-log-cart-emptied = { $hero } takes { $amounts } from the cart.
karak-log-plundered = { $hero } plunders { $amounts }.

## Log: after a battle

karak-log-units-lost = { $hero } loses { $units }.
karak-log-wounded = { $wounds ->
    [0] { $heals ->
        [one] { $hero } regains { $heals } life
       *[other] { $hero } regains { $heals } lives
    }
    [one] { $heals ->
        [0] { $hero } loses { $wounds } life
       *[other] { $hero } loses { $wounds } life and regains { $heals }
    }
   *[other] { $heals ->
        [0] { $hero } loses { $wounds } lives
       *[other] { $hero } loses { $wounds } lives and regains { $heals }
    }
}, and { $lives ->
    [0] has no lives left.
    [one] now has { $lives } life.
   *[other] now has { $lives } lives.
}
karak-log-unit-dismissed = { $hero } sends one { $unit_in } back to the supply; glory allows no more.
karak-log-misery = { $amounts ->
    [nothing] { $roller } casts Misery on { $hero_in }, who has nothing to lose.
   *[other] { $roller } casts Misery on { $hero_in }, who loses { $amounts }.
}
karak-log-plague = The Plague comes to { $hero_in }’s city.
karak-log-unconscious = { $hero } falls unconscious.

## Log: actions

karak-log-healed = { $n ->
    [one] { $hero } heals and now has { $n } life.
   *[other] { $hero } heals and now has { $n } lives.
}
karak-log-gathered = { $hero } gathers { $amounts }.
karak-log-city-built = { $hero } builds a city at { $place } for { $cost }.
karak-log-built = { $hero } builds the { $building_in } for { $cost }.
karak-log-unit-returned = { $hero } returns one { $unit_in } to the supply.
karak-log-unit-trained = { $hero } recruits { $units }.
karak-log-skeleton-raised = { $hero } raises a skeleton.
karak-log-restored = { $hero } is fully healed.
karak-log-plague-lifted = { $hero } frees the city from the Plague.
karak-log-stolen = { $hero } steals { $amounts } from { $victim_in }.
karak-log-game-ended = { $hero } defeats the Dark General and wins the Soul Archstone. The game is over!

## Refusals: whole sentences that answer “Why can’t I?”. They explain and never blame.

karak-why-not-asked = That is not the question right now.
karak-why-impossible-outcome = That result is not possible now.
karak-why-at-least-one = Choose at least one first.
karak-why-hero-taken = { $hero } is already taken.
karak-why-no-slot = You have used all your actions this turn.
karak-why-only-for = Only { $hero_in } can do that.
karak-why-not-neighbour = { $place } is not adjacent to your tile.
karak-why-not-laid = No tile lies at { $place } yet.
karak-why-already-laid = A tile already lies at { $place }.
karak-why-chasm-between = A chasm lies between { $from } and { $place }.
karak-why-chasm-on-side = A chasm runs along the edge towards { $place }.
karak-why-deck-empty = There are no tiles left in the deck.
karak-why-no-portal = The Portal is not built yet.
karak-why-portal-used = The Portal can be used once per turn.
karak-why-portal-needs-city = The Portal leads only from your city or to it.
karak-why-here-already = You are already there.
karak-why-magic-run-used = Magic Run can be used once per turn.
karak-why-not-in-line = Magic Run covers one to three explored tiles in a straight line. { $place } is out of reach.
karak-why-monsters-in-the-way = Magic Run stops at the first enemies. They are at { $place }.
karak-why-not-wounded = You have all your lives; there is nothing to heal.
karak-why-nothing-to-gather = This tile yields no resources.
karak-why-city-here = A city stands here.
karak-why-gathered-already = You have already gathered here this turn. Each tile yields its resources once per turn.
karak-why-wrong-extra = With the Amulet of Resources you name the extra resource only on a tile with two kinds, and it must be one of those two.
karak-why-city-stands = Your city is already built. Each player has only one.
karak-why-not-on-the-castle = A city cannot be built on Karak Castle.
karak-why-hero-here = { $hero } is here too. A city needs a tile without other heroes.
karak-why-too-expensive = You still need { $amounts } for that.
# Said to Taia when she looks at the full price, and to everybody else who looks at a discount.
karak-why-wrong-discount = Taia always pays one resource less, one that is part of the cost; nobody else gets a discount.
karak-why-not-in-own-city = You can do that only in your own city.
karak-why-built-already = You have already built the { $building_in }.
karak-why-plague-in-city = The Plague is in your city. No units can be recruited there until it is gone.
karak-why-building-missing = To recruit { $unit_a } you first need the { $building_in }.
karak-why-supply-empty = There is no { $unit_in } die left in the supply.
karak-why-glory-reached = { $n ->
    [0] Your glory level is { $n }, so no unit will follow you yet.
    [one] Your glory level is { $n } and allows { $n } unit. Your army is full.
   *[other] Your glory level is { $n } and allows { $n } units. Your army is full.
}
karak-why-not-trainable = You cannot recruit { $unit_a }. This unit joins you in another way.
karak-why-not-in-army = There is no { $unit_in } in your army.
karak-why-return-comes-first = Return units before you recruit the first one.
karak-why-nothing-lies-here = No item lies here.
karak-why-not-lying = There is no { $item_in } lying here.
karak-why-not-carried = You have no { $item_in } to leave here.
karak-why-no-free-slot = You have no free { $kind_in } slot.
karak-why-wrong-exchange = An item can only be exchanged for a different one of the same kind.
karak-why-not-at-castle = You can do that only at Karak Castle.
karak-why-nothing-to-cure = You have all your lives, and there is no Plague in your city.
karak-why-enough-skeletons = Three skeletons already follow you. There are no more.
karak-why-no-pickpocket = You carry no Pickpocket.
karak-why-not-yourself = Choose another player.
karak-why-no-such-player = There is no such player at this table.
karak-why-nothing-to-steal = There is nothing to steal: { $victim_in } has no resources.
karak-why-hawkeye-used = Hawkeye can be used once per turn.
karak-why-no-open-side = Chasms close off every edge. There is no open spot for a tile.
karak-why-tile-not-drawn = That tile was not drawn.
karak-why-no-open-joint = Laid like this at { $place }, the tile would have no connection without a chasm.
karak-why-same-rotation = This rotation looks the same as another one; choose that one.
karak-why-monster-not-there = { $monster } are not among the armies to choose from.
karak-why-too-many-dice = { $n ->
    [0] You have no { $unit_in } die.
    [one] You have only { $n } { $unit_in } die.
   *[other] You have only { $n } { $unit_in } dice.
}
karak-why-no-skull = There is no skull to ignore on that die.
karak-why-too-many-fireballs = { $n ->
    [0] You carry no Fireball.
    [one] You carry only { $n } Fireball.
   *[other] You carry only { $n } Fireballs.
}
karak-why-wrong-resources = { $n ->
    [one] Choose exactly { $n } resource from those available.
   *[other] Choose exactly { $n } resources from those available.
}

## The table in sentences. A topic: its names as a command, separated by commas, and what it tells.

karak-topic-around = Where you are
    .names = around, a
    .help = where you stand, and what lies beyond each of the six edges
karak-topic-board = The whole map
    .names = board, map, m
    .help = every hex of the map in a sentence
karak-away = { $n ->
    [0] You are there.
    [one] { $n } hex away from you.
   *[other] { $n } hexes away from you.
}
karak-beyond-chasm = { $side_start }: a chasm; beyond it nothing is explored
karak-beyond-chasm-hex = { $side_start }: a chasm; beyond it { $hex }
karak-beyond-hex = { $side_start }: { $hex }
karak-beyond-unexplored = { $side_start }: unexplored, { $place }

## What is foretold. $odds is one or more of the parts, $n is a percentage, $lives and $dice are means such as 0.4.

karak-odds-win = { $n }% to win
karak-odds-fireballs = with Fireballs { $n }%
karak-odds-losses = expected losses: lives { $lives }, dice { $dice }
karak-odds-unconscious = unconscious { $n }%
karak-odds-plague = Plague & Misery for an opponent { $n }%
karak-odds-at = { $place }, strength { $n }: { $odds }
karak-odds-felled = { $place }: the enemy falls without a battle
karak-odds-with = With { $units }: { $odds }
karak-odds-alone = With the hero die alone: { $odds }
karak-odds-keep = If you keep the roll: { $odds }
karak-odds-again = If you roll again: { $odds }
karak-odds-cast-wins = { $n ->
    [0] Without a Fireball: attack { $attack }, victory
    [one] With { $n } Fireball: attack { $attack }, victory
   *[other] With { $n } Fireballs: attack { $attack }, victory
}
karak-odds-cast-fails = { $n ->
    [0] Without a Fireball: attack { $attack }, defeat
    [one] With { $n } Fireball: attack { $attack }, defeat
   *[other] With { $n } Fireballs: attack { $attack }, defeat
}
