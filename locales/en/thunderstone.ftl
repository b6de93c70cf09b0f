### Thunderstone: the log, the questions, the choices, the refusals, the setup. Card names are in thunderstone-cards.ftl.
###
### $card, $hero, $weapon, $into, $monster: names; never inflected. $cards, $effects: finished lists.

## Small parts

thunderstone-nobody = nobody
# A card whose figures an effect has changed.
thunderstone-changed-card = { $strength ->
    [0] { $attack ->
        [-2] { $card } (attack −2)
        [-1] { $card } (attack −1)
       *[other] { $card } (attack +{ $attack })
    }
   *[other] { $attack ->
        [-2] { $card } (strength +{ $strength }, attack −2)
        [-1] { $card } (strength +{ $strength }, attack −1)
        [0] { $card } (strength +{ $strength })
       *[other] { $card } (strength +{ $strength }, attack +{ $attack })
    }
}

# .a is the kind with its article, as the object of “destroy”, “buy” or “with”.
thunderstone-kind-any = any card
    .a = one card
thunderstone-kind-hero = Hero
    .a = a Hero
thunderstone-kind-militia = Militia
    .a = a Militia
thunderstone-kind-non-fighter = non-Fighter Hero
    .a = a non-Fighter Hero
thunderstone-kind-fighter = Fighter
    .a = a Fighter
thunderstone-kind-cleric = Cleric
    .a = a Cleric
thunderstone-kind-cleric-or-wizard = Cleric or Wizard
    .a = a Cleric or Wizard
thunderstone-kind-weapon = Weapon
    .a = a Weapon
thunderstone-kind-edged = Edged Weapon
    .a = an Edged Weapon
thunderstone-kind-food = Food
    .a = a Food card
thunderstone-kind-spell = Spell
    .a = a Spell
thunderstone-kind-monster = Monster
    .a = a Monster
thunderstone-kind-disease = Disease
    .a = a Disease
thunderstone-kind-light-item = Item that gives light
    .a = an Item that gives light
thunderstone-kind-item-or-magic-spell = Item or Spell with magic attack
    .a = an Item or a Spell with magic attack

## Effects, as parts of a sentence

# Several effects are joined with commas and “and”, on a button or in the log.
thunderstone-effect-attack-from-rank = attack +{ $n } against a Monster in rank { $rank } or farther back
thunderstone-effect-cannot-attack-rank = cannot attack a Monster in rank { $rank }
thunderstone-effect-bonus-per = { $magic ->
    [0] attack +{ $attack } for each { $kind }
   *[other] magic attack +{ $magic } for each { $kind }
}
thunderstone-effect-attack-armed-with = attack +{ $n } with { $kind_a }
thunderstone-effect-help-each = attack +{ $n } for each { $kind }
thunderstone-effect-double-magic = magic attack counts twice
thunderstone-effect-weapon-bonus-strength = attack +{ $n } more if the bearer has strength { $strength } or more
thunderstone-effect-weapon-bonus-cleric = attack +{ $n } more for a Cleric against Doomknights and Undead
thunderstone-effect-draw = draw { $n ->
    [one] one card
   *[other] { $n } cards
}
thunderstone-effect-destroy = destroy { $kind_a }
thunderstone-effect-destroy-self = destroy this card
thunderstone-effect-pawn = destroy a card with a gold value for that much gold and { $n } more
thunderstone-effect-gain-gold = gain { $n } gold
thunderstone-effect-gain-experience = gain { $n ->
    [one] { $n } experience point
   *[other] { $n } experience points
}
thunderstone-effect-extra-purchase = buy { $n ->
    [one] one more card
   *[other] { $n } more cards
}
thunderstone-effect-gain-attack = this Hero gets attack +{ $n }
thunderstone-effect-strengthen = one Hero gets strength +{ $n }
thunderstone-effect-strengthen-into-magic = one Hero gets strength +{ $n }, and its whole attack becomes magic attack
thunderstone-effect-strengthen-all = { $strength ->
    [0] all Heroes get attack +{ $attack }
   *[other] all Heroes get strength +{ $strength } and attack +{ $attack }
}
thunderstone-effect-armed-into-magic = the attack of Heroes with a Weapon becomes magic attack
thunderstone-effect-weightless = all Weapons have weight 0
thunderstone-effect-throw = destroy this equipped Weapon for attack +{ $n } more
thunderstone-effect-return-monster = put a Monster from the hall on the bottom of the dungeon deck
thunderstone-effect-take-monster = put a Monster from the hall worth 1 or 2 victory points into your discard pile
thunderstone-effect-return-or-arrange = put a Monster from the hall on the bottom of the dungeon deck, or rearrange the hall
thunderstone-effect-others-discard = every other player discards { $n ->
    [one] one card
   *[other] { $n } cards
}
thunderstone-effect-others-discard-or-hero = { $n ->
    [one] every other player discards one Hero or { $n } card
   *[other] every other player discards one Hero or { $n } cards
}
thunderstone-effect-borrow-hero = every player discards a Hero, and one of them fights for you
thunderstone-effect-spoils = spoils: buy { $kind_a }
thunderstone-effect-reveal-and-destroy = { $n ->
    [one] spoils: reveal { $n } card from your deck, then destroy or discard it
   *[other] spoils: reveal { $n } cards from your deck, destroy any of them, discard the rest
}
thunderstone-effect-experience-in-rank = +{ $n } experience for a Monster defeated in rank { $rank }
thunderstone-effect-slay-one = destroy { $kind_a }
thunderstone-effect-slay-all = destroy every { $kind }
thunderstone-effect-slay-unless-armed = destroy one Hero unless a Weapon is equipped
thunderstone-effect-slay-strongest = destroy the Hero with the highest strength
thunderstone-effect-slay-exhausted = destroy Heroes with strength 0 or less
thunderstone-effect-gain-disease = gain { $n ->
    [one] { $n } Disease
   *[other] { $n } Diseases
}
thunderstone-effect-weaken = all Heroes get strength { $strength ->
    [-4] −4
    [-2] −2
   *[other] { $strength }
}
thunderstone-effect-weaken-attack = all Heroes get strength { $strength ->
    [-2] −2
   *[other] { $strength }
} and each { $attack ->
    [-1] −1
   *[other] { $attack }
} to attack or magic attack
thunderstone-effect-help-armed = Heroes with a Weapon get attack +{ $n }
thunderstone-effect-bar = one Hero cannot attack
thunderstone-effect-destroy-hero-stacks = { $n ->
    [one] destroy the top card of every Hero stack, Militia included
   *[other] destroy the top { $n } cards of every Hero stack, Militia included
}
thunderstone-effect-everyone-discards = { $n ->
    [one] every player discards { $n } card
   *[other] every player discards { $n } cards
}

## Setup

thunderstone-setup-players = { $n ->
    [one] { $n } player sits at the table.
   *[other] { $n } players sit at the table.
}
thunderstone-setup-first-game = The cards are the set the rulebook suggests for a first game.
thunderstone-setup-random = The cards are chosen at random, with { $groups } monster groups.
thunderstone-setup-custom = Monsters: { $groups }. Heroes: { $families }. Village: { $village }.
thunderstone-setup-solo-normal = Solo game: every victory stops the dungeon for a while.
thunderstone-setup-solo-warrior = Solo game, warrior: half-size stacks; only defeating a Monster worth 2 experience or more stops the dungeon.
thunderstone-setup-solo-nightmare = Solo game, nightmare: half-size stacks; nothing stops the dungeon.
thunderstone-setup-error-wrong-players = Thunderstone is for 2 to 5 players, or for 1 in the solo game, not for { $players }.
thunderstone-setup-error-alone-only-solo = One player alone plays the solo game: choose its difficulty.
thunderstone-setup-error-solo-is-for-one = The solo game is for one player, not for { $players }.
thunderstone-setup-error-wrong-groups = { $groups ->
    [one] There is { $groups } monster group; at least 3 are needed, and there are 8 to choose from.
   *[other] There are { $groups } monster groups; at least 3 are needed, and there are 8 to choose from.
}
thunderstone-setup-error-wrong-families = { $families ->
    [one] There is { $families } hero family; 4 are needed.
   *[other] There are { $families } hero families; 4 are needed.
}
thunderstone-setup-error-wrong-village = { $cards ->
    [one] There is { $cards } village card; 8 are needed.
   *[other] There are { $cards } village cards; 8 are needed.
}
thunderstone-setup-error-not-a-village-card = { $card } is not a village card you can choose.
thunderstone-setup-error-group-twice = This monster group is named twice: { $group }.
thunderstone-setup-error-family-twice = This hero family is named twice: { $family }.
thunderstone-setup-error-card-twice = This village card is named twice: { $card }.

## Questions

thunderstone-ask-nothing = There is nothing to decide right now.
thunderstone-ask-place = It is your turn. Village, Dungeon or rest?
thunderstone-ask-prepare-village = You are in the Village with { $gold } gold. Use an effect, buy a card, or go on?
thunderstone-ask-prepare-dungeon = You are in the Dungeon. Use an effect, equip a Hero, or attack?
thunderstone-ask-buy = You have { $gold } gold left. Buy another card?
thunderstone-ask-buy-spoils = Spoils of { $card }: you may buy a card with { $gold } gold.
thunderstone-ask-train = You have { $experience } experience. Level up a Hero?
thunderstone-ask-loss-hero = { $monster }: { $card } loses 1. Attack or magic attack?
thunderstone-ask-loss-disease = { $of ->
    [one] Disease costs you 1: attack or magic attack?
   *[other] Disease { $n } of { $of } costs you 1: attack or magic attack?
}
thunderstone-ask-spoils = Whose spoils will you take next?
thunderstone-ask-borrow = { $card }: which of the discarded Heroes will you take along?
thunderstone-ask-destroy = { $card }: which card will you destroy?
thunderstone-ask-pawn = { $card }: which card will you destroy for its gold?
thunderstone-ask-strengthen = { $card }: which Hero gets the strength?
thunderstone-ask-discard = { $of ->
    [one] { $card }: which card will you discard?
   *[other] { $card }: which card will you discard? ({ $n } of { $of })
}
thunderstone-ask-discard-breach = { $of ->
    [one] Breach: { $card }. Which card will you discard?
   *[other] Breach: { $card }. Which card will you discard? ({ $n } of { $of })
}
thunderstone-ask-discard-hero-or-two = { $card }: discard one Hero, or two cards. Which card?
thunderstone-ask-discard-hero = { $card }: which Hero will you discard?
thunderstone-ask-slay = { $card } destroys a card: which one?
thunderstone-ask-bar = { $card } keeps a Hero from attacking: which one?
thunderstone-ask-rest = You rest. Destroy a card from your hand?
thunderstone-ask-sphinx = { $card }: destroy any of the revealed cards?
thunderstone-ask-return = { $left ->
    [one] { $card }: which Monster goes to the bottom of the dungeon deck?
   *[other] { $card }: which Monster goes to the bottom of the dungeon deck? (up to { $left })
}
thunderstone-ask-take = { $card }: which Monster will you take?
thunderstone-ask-banish = { $card }: send a Monster to the bottom of the dungeon deck, or rearrange the hall?

## Choices

thunderstone-choice-village = Visit the Village
thunderstone-choice-dungeon = Enter the Dungeon
thunderstone-choice-rest = Rest
thunderstone-choice-effects = Use: { $effects }
thunderstone-choice-use = { $card }: { $effects }
thunderstone-choice-equip = Equip { $hero } with { $weapon }
thunderstone-choice-attack = Attack { $monster } in rank { $rank }
thunderstone-choice-buy = Buy { $card } for { $cost }
thunderstone-choice-level-up = { $card } becomes { $into } for { $experience } experience
thunderstone-choice-member-armed = { $card } (with { $other })
thunderstone-choice-card = { $card }
thunderstone-choice-monster = { $monster } in rank { $rank }
thunderstone-choice-arrange = From rank 1 on: { $cards }
thunderstone-choice-lose = { $power ->
    [magic] Magic attack −1
   *[attack] Attack −1
}
thunderstone-choice-take-spoils = Spoils of { $card }
thunderstone-choice-borrow = { $player }’s { $card }
thunderstone-choice-destroy-nothing = Destroy nothing
thunderstone-choice-destroy-no-more = Destroy no more
thunderstone-choice-buy-nothing = Buy nothing more
thunderstone-choice-no-target = End the turn without a battle
thunderstone-choice-train-nobody = No more level-ups
thunderstone-choice-borrow-nobody = Borrow no Hero
thunderstone-choice-return-nothing = Send no Monster away
thunderstone-choice-done = Done

## Refusals: whole sentences that answer “Why can’t I?”. They explain and never blame.

thunderstone-why-not-the-question = That is not the question right now.
thunderstone-why-no-such-card = There is no such card in your revealed hand.
thunderstone-why-alike = Another of your cards is exactly the same; choose that one.
thunderstone-why-no-effect-here = { $card } has no such effect here.
thunderstone-why-used-already = You have already used this effect of { $card }.
thunderstone-why-nothing-to-destroy = There is no card to destroy for { $card }.
thunderstone-why-no-hero = There is no Hero for { $card }.
thunderstone-why-no-monster-for = There is no Monster in the hall for { $card }.
thunderstone-why-not-equipped = Only an equipped Weapon can be thrown, and { $card } is not.
thunderstone-why-not-a-hero = { $card } is not a Hero.
thunderstone-why-not-a-weapon = { $card } is not a Weapon.
thunderstone-why-too-heavy = { $card } has weight { $weight }; the Hero has strength { $strength }.
thunderstone-why-has-weapon = A Hero carries only one Weapon, and { $card } already has one.
thunderstone-why-weapon-in-use = Another Hero is already equipped with { $card }.
thunderstone-why-no-monster = There is no Monster in rank { $rank }.
thunderstone-why-empty-hall = There is no Monster in the dungeon hall yet: visit the Village or rest.
thunderstone-why-thunderstone-is-no-monster = The Thunderstone is not a Monster.
thunderstone-why-cannot-be-attacked = { $card } cannot be attacked while there is a light penalty.
thunderstone-why-must-attack = In the Dungeon you must attack a Monster, even one you cannot beat.
thunderstone-why-not-for-sale = { $card } is not for sale.
thunderstone-why-not-on-top = { $top } is on top of the stack, not { $card }.
thunderstone-why-too-expensive = { $card } costs { $cost }; you have { $gold } gold.
thunderstone-why-not-this-kind = These spoils do not let you buy { $card }.
thunderstone-why-no-further-level = { $card } cannot be levelled up.
thunderstone-why-not-the-next-level = { $card } does not become { $into }.
thunderstone-why-level-gone = The Village has no { $card } left.
thunderstone-why-too-little-experience = This takes { $needed } experience; you have { $have }.
thunderstone-why-not-eligible = { $card } cannot be chosen for this.
thunderstone-why-was-used = You have used { $card }: the effect of another card cannot destroy it.
thunderstone-why-borrowed = { $card } is borrowed and not part of your hand.
thunderstone-why-not-there = { $card } is not there.
thunderstone-why-must-choose = You must choose one.
thunderstone-why-no-order = The hall cannot be rearranged like that.
thunderstone-why-wrong-worth = { $card } is not worth 1 or 2 victory points.
thunderstone-why-nothing-to-lose = { $power ->
    [magic] There is no magic attack to lose.
   *[attack] There is no attack to lose.
}
thunderstone-why-no-spoils = { $card } has no spoils left.
thunderstone-why-nothing-offered = { $player } has discarded no Hero.
thunderstone-why-impossible = That outcome is not possible now.

## Log

thunderstone-log-group-chosen = Monsters in the dungeon: { $group }.
thunderstone-log-family-chosen = Heroes in the Village: { $family }.
thunderstone-log-village-card-chosen = The Village sells { $card }.
thunderstone-log-starting-player-chosen = { $player } begins.
thunderstone-log-drew = { $player } draws { $card }.
thunderstone-log-drew-hidden = { $player } draws a card.
thunderstone-log-joined = { $player } draws and reveals { $card }.
thunderstone-log-reshuffled = { $player } shuffles the discard pile into a new deck.
thunderstone-log-discarded = { $player } discards { $card }.
thunderstone-log-hand-shown = { $cards_count ->
    [0] { $player } shows an empty hand.
   *[other] { $player } shows a hand without a Hero: { $cards }.
}
thunderstone-log-hand-card-destroyed = { $player } destroys { $card }.
thunderstone-log-hand-discarded = { $cards_count ->
    [0] { $player } has no cards to discard.
   *[other] { $player } discards their hand: { $cards }.
}
thunderstone-log-party-discarded = { $player } discards all cards.
thunderstone-log-turn-began = { $player }’s turn.
thunderstone-log-rested = { $player } rests.
thunderstone-log-revealed-village = { $cards_count ->
    [0] { $player } visits the Village without any cards.
   *[other] { $player } visits the Village with { $cards }.
}
thunderstone-log-revealed-dungeon = { $cards_count ->
    [0] { $player } enters the Dungeon without any cards.
   *[other] { $player } enters the Dungeon with { $cards }.
}
thunderstone-log-effect-used = { $player } uses { $card }.
thunderstone-log-destroyed = { $player }’s { $card } card is destroyed.
thunderstone-log-member-discarded = { $player } discards { $card } from the revealed hand.
thunderstone-log-gold-gained = { $player } gains { $n } gold.
thunderstone-log-purchases-gained = { $player } may buy { $n ->
    [one] one more card.
   *[other] { $n } more cards.
}
thunderstone-log-experience-gained = { $player } gains { $n ->
    [one] { $n } experience point.
   *[other] { $n } experience points.
}
thunderstone-log-bought = { $player } buys { $card } for { $n } gold.
thunderstone-log-bought-as-spoils = { $player } buys { $card } as spoils for { $n } gold.
thunderstone-log-levelled-up = { $player } pays { $n } experience: { $card } becomes { $into }.
thunderstone-log-equipped = { $player } equips { $hero } with { $weapon }.
thunderstone-log-thrown = { $player } throws { $card }: attack +{ $n } more.
thunderstone-log-attack-gained = { $card } gets attack +{ $n }.
thunderstone-log-strengthened = { $card } gets strength +{ $n }.
thunderstone-log-strengthened-into-magic = { $card } gets strength +{ $n }, and its whole attack becomes magic attack.
thunderstone-log-all-strengthened = { $strength ->
    [0] All Heroes get attack +{ $attack }.
   *[other] All Heroes get strength +{ $strength } and attack +{ $attack }.
}
thunderstone-log-armed-turned-to-magic = The attack of Heroes with a Weapon becomes magic attack.
thunderstone-log-weapons-made-weightless = All Weapons have weight 0.
thunderstone-log-hero-demanded = { $player } has a Hero and must discard one.
thunderstone-log-hero-offered = { $player }’s { $card } can be borrowed.
thunderstone-log-hero-borrowed = { $player } borrows { $card } from { $owner }.
thunderstone-log-nobody-borrowed = { $player } borrows no Hero.
thunderstone-log-thunderstone-entered = The Thunderstone appears in rank { $rank }.
thunderstone-log-entered-hall = { $card } enters rank { $rank }.
thunderstone-log-hall-closed-up = The hall closes up.
thunderstone-log-hall-arranged = The hall is rearranged.
thunderstone-log-hall-advanced-escaped = The dungeon advances; { $card } escapes.
thunderstone-log-hall-advanced = The dungeon advances.
thunderstone-log-monster-returned = { $card } goes from rank { $rank } to the bottom of the dungeon deck.
thunderstone-log-monster-taken = { $player } takes { $card } from rank { $rank }.
thunderstone-log-breached = Breach: { $card }.
thunderstone-log-stack-card-destroyed = Destroyed in the Village: { $card }.
thunderstone-log-attacked = { $player } attacks { $card } in rank { $rank }.
thunderstone-log-heroes-weakened = { $n ->
    [-4] All Heroes get strength −4.
    [-2] All Heroes get strength −2.
   *[other] All Heroes get strength { $n }.
}
thunderstone-log-armed-helped = Heroes with a Weapon get attack +{ $n }.
thunderstone-log-hero-lost = { $power ->
    [magic] { $n ->
        [-1] { $card } gets magic attack −1.
       *[other] { $card } gets magic attack { $n }.
    }
   *[attack] { $n ->
        [-1] { $card } gets attack −1.
       *[other] { $card } gets attack { $n }.
    }
}
thunderstone-log-hero-barred = { $card } cannot attack.
thunderstone-log-doomed = { $card } will be destroyed after the battle.
thunderstone-log-disease-took = { $power ->
    [magic] Disease: magic attack −1.
   *[attack] Disease: attack −1.
}
thunderstone-log-disease-took-nothing = Disease has nothing to take away.
thunderstone-log-won = { $player } defeats { $card } with { $total } against { $health } and gains { $n ->
    [one] { $n } experience point.
   *[other] { $n } experience points.
}
# $escapes: in a solo game the Monster escapes, otherwise it goes under the dungeon deck.
thunderstone-log-lost = { $escapes ->
    [yes] { $player } fails to defeat { $card }: { $total } against { $health }. { $card } escapes.
   *[no] { $player } fails to defeat { $card }: { $total } against { $health }.
}
thunderstone-log-disease-gained = { $player } gains { $n ->
    [one] { $n } Disease.
   *[other] { $n } Diseases.
}
thunderstone-log-spoils-opened = { $player } resolves the spoils of { $card }.
thunderstone-log-spoils-left = { $player } leaves the remaining spoils.
thunderstone-log-card-revealed = { $player } reveals { $card } from the deck.
thunderstone-log-revealed-destroyed = { $player } destroys the revealed { $card }.
thunderstone-log-revealed-discarded = { $player } discards the other revealed cards.
thunderstone-log-thunderstone-taken = { $player } takes the Thunderstone!
thunderstone-log-thunderstone-lost = The Thunderstone reaches rank 1, and nobody takes it.
thunderstone-log-stalled = Nothing has stirred in the dungeon for too long.
thunderstone-log-game-ended = The game is over.

## The table in sentences. A topic: its names as a command, separated by commas, and what it tells.

thunderstone-topic-hall = The hall
    .names = hall
    .help = who waits in the three ranks, and how your party would fare against them
thunderstone-topic-village = The Village
    .names = village, v
    .help = what the Village sells, and how many are left
