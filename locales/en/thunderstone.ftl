### Thunderstone: the log, the questions, the choices, the refusals, the setup. Card names are in thunderstone-cards.ftl.
###
### $card, $hero, $weapon, $into, $monster: names; never inflected. $cards, $effects: finished lists.

## Small parts

thunderstone-nobody = nobody
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

thunderstone-kind-any = any card
thunderstone-kind-hero = Hero
thunderstone-kind-militia = Militia
thunderstone-kind-non-fighter = Hero who is no Fighter
thunderstone-kind-fighter = Fighter
thunderstone-kind-cleric = Cleric
thunderstone-kind-cleric-or-wizard = Cleric or Wizard
thunderstone-kind-weapon = Weapon
thunderstone-kind-edged = Edged Weapon
thunderstone-kind-food = Food
thunderstone-kind-spell = Spell
thunderstone-kind-monster = Monster
thunderstone-kind-disease = Disease
thunderstone-kind-light-item = Item that gives light
thunderstone-kind-item-or-magic-spell = Item or Spell with magic attack

## Effects, as parts of a sentence

thunderstone-effect-attack-from-rank = attack +{ $n } against a Monster in rank { $rank } or farther back
thunderstone-effect-cannot-attack-rank = cannot attack a Monster in rank { $rank }
thunderstone-effect-bonus-per = { $magic ->
    [0] attack +{ $attack } for each { $kind }
   *[other] magic attack +{ $magic } for each { $kind }
}
thunderstone-effect-attack-armed-with = attack +{ $n } while equipped with: { $kind }
thunderstone-effect-help-each = attack +{ $n } for each { $kind }
thunderstone-effect-double-magic = magic attack counts twice
thunderstone-effect-weapon-bonus-strength = attack +{ $n } more if the bearer has strength { $strength } or more
thunderstone-effect-weapon-bonus-cleric = attack +{ $n } more for a Cleric against Doomknights and Undead
thunderstone-effect-draw = draw { $n ->
    [one] one card
   *[other] { $n } cards
}
thunderstone-effect-destroy = destroy one card ({ $kind })
thunderstone-effect-destroy-self = destroy this card
thunderstone-effect-pawn = destroy a card with gold for its gold +{ $n }
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
thunderstone-effect-armed-into-magic = the attack of Heroes with a weapon becomes magic attack
thunderstone-effect-weightless = all weapons have weight 0
thunderstone-effect-throw = destroy this equipped weapon for attack +{ $n } more
thunderstone-effect-return-monster = put a Monster of the hall on the bottom of the dungeon deck
thunderstone-effect-take-monster = put a Monster of the hall worth 1 or 2 victory points into your discard pile
thunderstone-effect-return-or-arrange = put a Monster of the hall on the bottom of the dungeon deck, or arrange the hall anew
thunderstone-effect-others-discard = every other player discards { $n ->
    [one] one card
   *[other] { $n } cards
}
thunderstone-effect-others-discard-or-hero = every other player discards one Hero or { $n } cards
thunderstone-effect-borrow-hero = every player discards a Hero, and one of them fights along
thunderstone-effect-spoils = spoils: buy one card ({ $kind })
thunderstone-effect-reveal-and-destroy = spoils: reveal { $n } cards of your deck, destroy any of them, discard the rest
thunderstone-effect-experience-in-rank = +{ $n } experience for a Monster defeated in rank { $rank }
thunderstone-effect-slay-one = destroy one card ({ $kind })
thunderstone-effect-slay-all = destroy every { $kind }
thunderstone-effect-slay-unless-armed = destroy one Hero unless a weapon is equipped
thunderstone-effect-slay-strongest = destroy the Hero with the most strength
thunderstone-effect-slay-exhausted = destroy Heroes with strength 0 or less
thunderstone-effect-gain-disease = gain { $n ->
    [one] { $n } Disease
   *[other] { $n } Diseases
}
thunderstone-effect-weaken = all Heroes have strength { $strength }
thunderstone-effect-weaken-attack = all Heroes have strength { $strength } and attack or magic attack { $attack }
thunderstone-effect-help-armed = Heroes with a weapon have attack +{ $n }
thunderstone-effect-bar = one Hero cannot attack
thunderstone-effect-destroy-hero-stacks = destroy the top { $n } cards of every Hero stack, Militia too
thunderstone-effect-everyone-discards = every player discards { $n } cards

## Setup

thunderstone-setup-players = { $n ->
    [one] { $n } player sits at the table.
   *[other] { $n } players sit at the table.
}
thunderstone-setup-first-game = The cards are those the rulebook names for a first game.
thunderstone-setup-random = The cards are chosen at random, with { $groups } monster groups.
thunderstone-setup-custom = Monsters: { $groups }. Heroes: { $families }. Village: { $village }.
thunderstone-setup-solo-normal = Solo variant: every victory stops the dungeon for a while.
thunderstone-setup-solo-warrior = Solo variant, warrior: half the stacks; only a Monster worth 2 experience or more stops the dungeon.
thunderstone-setup-solo-nightmare = Solo variant, nightmare: half the stacks; nothing stops the dungeon.
thunderstone-setup-error-wrong-players = Thunderstone is for 2 to 5 players, or for 1 in the solo variant, not for { $players }.
thunderstone-setup-error-alone-only-solo = One player alone plays the solo variant: choose its difficulty.
thunderstone-setup-error-solo-is-for-one = The solo variant is for one player, not for { $players }.
thunderstone-setup-error-wrong-groups = { $groups ->
    [one] There is { $groups } monster group; at least 3 are needed, and there are 8 to choose from.
   *[other] There are { $groups } monster groups; at least 3 are needed, and there are 8 to choose from.
}
thunderstone-setup-error-wrong-families = { $families ->
    [one] There is { $families } hero family; there have to be 4.
   *[other] There are { $families } hero families; there have to be 4.
}
thunderstone-setup-error-wrong-village = { $cards ->
    [one] There is { $cards } village card; there have to be 8.
   *[other] There are { $cards } village cards; there have to be 8.
}
thunderstone-setup-error-not-a-village-card = This is no village card to choose: { $card }.
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
thunderstone-ask-loss-hero = { $card } loses 1: attack or magic attack?
thunderstone-ask-loss-disease = Disease takes 1: attack or magic attack?
thunderstone-ask-spoils = Whose spoils will you take next?
thunderstone-ask-borrow = Which of the discarded Heroes will you take along?
thunderstone-ask-destroy = { $card }: which card will you destroy?
thunderstone-ask-pawn = { $card }: which card will you destroy for its gold?
thunderstone-ask-strengthen = { $card }: which Hero gets the strength?
thunderstone-ask-discard = Which card will you discard?
thunderstone-ask-discard-hero-or-two = Discard one Hero, or two cards. Which card?
thunderstone-ask-discard-hero = { $card }: which Hero will you discard?
thunderstone-ask-slay = { $card } destroys a card: which one?
thunderstone-ask-bar = { $card } keeps a Hero from attacking: which one?
thunderstone-ask-rest = You rest. Destroy a card from your hand?
thunderstone-ask-sphinx = Destroy any of the revealed cards?
thunderstone-ask-return = Which Monster goes to the bottom of the dungeon deck?
thunderstone-ask-take = Which Monster will you take?
thunderstone-ask-banish = Send a Monster to the bottom of the dungeon deck, or arrange the hall anew?

## Choices

thunderstone-choice-village = Visit the Village
thunderstone-choice-dungeon = Enter the Dungeon
thunderstone-choice-rest = Rest
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
thunderstone-choice-borrow = { $card } of { $player }
thunderstone-choice-destroy-nothing = Destroy nothing
thunderstone-choice-destroy-no-more = Destroy no more
thunderstone-choice-buy-nothing = Buy nothing more
thunderstone-choice-no-target = End the turn without a battle
thunderstone-choice-train-nobody = No more level-ups
thunderstone-choice-borrow-nobody = Borrow nobody
thunderstone-choice-return-nothing = Send no Monster away
thunderstone-choice-done = No more

## Why not

thunderstone-why-not-the-question = That is not what is asked now.
thunderstone-why-no-such-card = No card of your revealed hand lies there.
thunderstone-why-alike = Another of your cards is just like this one; choose that one.
thunderstone-why-no-effect-here = { $card } has no such effect here.
thunderstone-why-used-already = You have used this effect already: { $card }.
thunderstone-why-nothing-to-destroy = There is no card that could be destroyed for { $card }.
thunderstone-why-no-hero = There is no Hero for { $card }.
thunderstone-why-no-monster-for = There is no Monster in the hall for { $card }.
thunderstone-why-not-equipped = Only an equipped weapon can be thrown: { $card } is not.
thunderstone-why-not-a-hero = { $card } is no Hero.
thunderstone-why-not-a-weapon = { $card } is no weapon.
thunderstone-why-too-heavy = { $card } has weight { $weight }; the Hero has strength { $strength }.
thunderstone-why-has-weapon = A Hero carries one weapon only: { $card } has one.
thunderstone-why-weapon-in-use = Another Hero is equipped with this weapon: { $card }.
thunderstone-why-no-monster = No Monster stands in rank { $rank }.
thunderstone-why-empty-hall = There is no Monster in the dungeon hall yet: visit the Village or rest.
thunderstone-why-thunderstone-is-no-monster = The Thunderstone is no Monster.
thunderstone-why-cannot-be-attacked = { $card } cannot be attacked while any light penalty is left.
thunderstone-why-must-attack = In the Dungeon you must attack a Monster, even a hopeless one.
thunderstone-why-not-for-sale = This is not for sale: { $card }.
thunderstone-why-not-on-top = On top of the stack lies { $top }, not { $card }.
thunderstone-why-too-expensive = { $card } costs { $cost }; you have { $gold } gold.
thunderstone-why-not-this-kind = These spoils are for other cards, not for { $card }.
thunderstone-why-no-further-level = { $card } cannot be levelled up.
thunderstone-why-not-the-next-level = { $card } does not become { $into }.
thunderstone-why-level-gone = In the Village is none left of: { $card }.
thunderstone-why-too-little-experience = This takes { $needed } experience; you have { $have }.
thunderstone-why-not-eligible = { $card } cannot be chosen for this.
thunderstone-why-was-used = You have used { $card }: the effect of another card cannot destroy it.
thunderstone-why-borrowed = { $card } is borrowed and no card of your hand.
thunderstone-why-not-there = This card is not there: { $card }.
thunderstone-why-must-choose = You must choose one.
thunderstone-why-no-order = The hall cannot be arranged like that.
thunderstone-why-wrong-worth = { $card } is not worth 1 or 2 victory points.
thunderstone-why-nothing-to-lose = { $power ->
    [magic] There is no magic attack to lose.
   *[attack] There is no attack to lose.
}
thunderstone-why-no-spoils = { $card } has no spoils left.
thunderstone-why-nothing-offered = { $player } has discarded no Hero.
thunderstone-why-impossible = Chance cannot give this now.

## Log

thunderstone-log-group-chosen = Monsters of the group { $group } live in the dungeon.
thunderstone-log-family-chosen = Heroes of the family { $family } are in the Village.
thunderstone-log-village-card-chosen = The Village sells: { $card }.
thunderstone-log-starting-player-chosen = { $player } begins.
thunderstone-log-drew = { $player } draws: { $card }.
thunderstone-log-drew-hidden = { $player } draws a card.
thunderstone-log-joined = { $player } draws into the revealed hand: { $card }.
thunderstone-log-reshuffled = { $player } shuffles the discard pile: it is the new party deck.
thunderstone-log-discarded = { $player } discards: { $card }.
thunderstone-log-hand-shown = { $cards_count ->
    [0] { $player } shows that the hand is empty.
   *[other] { $player } shows a hand without a Hero: { $cards }.
}
thunderstone-log-hand-card-destroyed = { $player } destroys: { $card }.
thunderstone-log-hand-discarded = { $cards_count ->
    [0] { $player } has no hand to discard.
   *[other] { $player } discards the hand: { $cards }.
}
thunderstone-log-party-discarded = { $player } discards all cards.
thunderstone-log-turn-began = { $player } begins the turn.
thunderstone-log-rested = { $player } rests.
thunderstone-log-revealed-village = { $cards_count ->
    [0] { $player } visits the Village without a card.
   *[other] { $player } visits the Village with: { $cards }.
}
thunderstone-log-revealed-dungeon = { $cards_count ->
    [0] { $player } enters the Dungeon without a card.
   *[other] { $player } enters the Dungeon with: { $cards }.
}
thunderstone-log-effect-used = { $player } uses { $card }: { $effects }.
thunderstone-log-destroyed = { $player } loses a card for good: { $card }.
thunderstone-log-member-discarded = { $player } discards from the revealed hand: { $card }.
thunderstone-log-gold-gained = { $player } gains { $n } gold.
thunderstone-log-purchases-gained = { $player } may buy { $n ->
    [one] one more card.
   *[other] { $n } more cards.
}
thunderstone-log-experience-gained = { $player } gains { $n ->
    [one] { $n } experience point.
   *[other] { $n } experience points.
}
thunderstone-log-bought = { $player } buys for { $n } gold: { $card }.
thunderstone-log-bought-as-spoils = { $player } buys as spoils for { $n } gold: { $card }.
thunderstone-log-levelled-up = { $player } pays { $n } experience: { $card } becomes { $into }.
thunderstone-log-equipped = { $player } gives { $hero } a weapon: { $weapon }.
thunderstone-log-thrown = { $player } throws { $card }: attack +{ $n } more.
thunderstone-log-attack-gained = { $card } gains attack +{ $n }.
thunderstone-log-strengthened = { $card } gains strength +{ $n }.
thunderstone-log-strengthened-into-magic = { $card } gains strength +{ $n }, and all its attack becomes magic attack.
thunderstone-log-all-strengthened = { $strength ->
    [0] All Heroes gain attack +{ $attack }.
   *[other] All Heroes gain strength +{ $strength } and attack +{ $attack }.
}
thunderstone-log-armed-turned-to-magic = The attack of Heroes with a weapon becomes magic attack.
thunderstone-log-weapons-made-weightless = All weapons have weight 0.
thunderstone-log-hero-demanded = { $player } has a Hero and must discard one.
thunderstone-log-hero-offered = A Hero of { $player } may be borrowed: { $card }.
thunderstone-log-hero-borrowed = { $player } borrows from { $owner }: { $card }.
thunderstone-log-nobody-borrowed = { $player } borrows nobody.
thunderstone-log-thunderstone-entered = The Thunderstone appears in rank { $rank }!
thunderstone-log-entered-hall = { $card } enters rank { $rank }.
thunderstone-log-hall-closed-up = The hall closes up.
thunderstone-log-hall-arranged = The hall is arranged anew.
thunderstone-log-hall-advanced-escaped = The dungeon advances; the Village loses to: { $card }.
thunderstone-log-hall-advanced = The dungeon advances.
thunderstone-log-monster-returned = From rank { $rank } to the bottom of the dungeon deck: { $card }.
thunderstone-log-monster-taken = { $player } takes from rank { $rank }: { $card }.
thunderstone-log-breached = Breach: { $card }!
thunderstone-log-stack-card-destroyed = In the Village is destroyed: { $card }.
thunderstone-log-attacked = { $player } attacks in rank { $rank }: { $card }.
thunderstone-log-heroes-weakened = All Heroes have strength { $n }.
thunderstone-log-armed-helped = Heroes with a weapon have attack +{ $n }.
thunderstone-log-hero-lost = { $power ->
    [magic] { $card } has magic attack { $n }.
   *[attack] { $card } has attack { $n }.
}
thunderstone-log-hero-barred = { $card } cannot attack.
thunderstone-log-doomed = { $card } will be destroyed after the battle.
thunderstone-log-disease-took = { $power ->
    [magic] Disease: magic attack −1.
   *[attack] Disease: attack −1.
}
thunderstone-log-disease-took-nothing = Disease has nothing to take.
thunderstone-log-won = { $player } defeats { $card } with { $total } against { $health } and gains { $n ->
    [one] { $n } experience point.
   *[other] { $n } experience points.
}
thunderstone-log-lost = { $player } fails against { $card }: { $total } against { $health }.
thunderstone-log-disease-gained = { $player } gains { $n ->
    [one] { $n } Disease.
   *[other] { $n } Diseases.
}
thunderstone-log-spoils-opened = { $player } looks at the spoils of { $card }.
thunderstone-log-spoils-left = { $player } leaves the other spoils.
thunderstone-log-card-revealed = { $player } reveals from the deck: { $card }.
thunderstone-log-revealed-destroyed = { $player } destroys of the revealed cards: { $card }.
thunderstone-log-revealed-discarded = { $player } discards the other revealed cards.
thunderstone-log-thunderstone-taken = { $player } takes the Thunderstone!
thunderstone-log-thunderstone-lost = The Thunderstone reaches rank 1, and nobody takes it.
thunderstone-log-stalled = Nothing has stirred in the dungeon for too long: the game ends.
thunderstone-log-game-ended = The game is over.
