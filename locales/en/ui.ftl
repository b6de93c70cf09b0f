### What terminal and browser both say besides the game itself: lists, players, the table in sentences, commands.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a and b”.
ui-list-two = { $first } and { $second }
# So many of a thing, by its label.
ui-times = { $n }× { $thing }
# Clauses of one sentence.
ui-clauses = { $first }; { $second }
# Sentences one after the other.
ui-sentences = { $first } { $second }
# A number with at most one digit after the point.
ui-decimal = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
}
# A word as it is.
ui-word = { $text }

## Players

# A seat nobody has a name for yet.
ui-seat = Player { $n }
    .in = player { $n }
ui-who = { $player }

## Errors of the command line

ui-unknown-language = There are no texts in “{ $found }”. Available languages: { $known }.
ui-answer-word = Setup: { $option } cannot be “{ $found }”. Possible values: { $known }.
ui-answer-number = Setup: { $option } takes a number from { $least } to { $most }, not “{ $found }”.

## The start menu

ui-menu-no = No
ui-menu-yes = Yes
ui-menu-solo-normal = Normal: every victory stops the dungeon until the end of the next turn
ui-menu-solo-warrior = Warrior: half-size stacks; only defeating a Monster worth 2 experience or more stops the dungeon
ui-menu-solo-nightmare = Nightmare: half-size stacks; nothing stops the dungeon

## At the table

ui-round = Round { $n }
ui-turn = Turn { $n }
ui-dungeon-deck = { $n ->
    [0] dungeon deck empty
    [one] { $n } card in the dungeon deck
   *[other] { $n } cards in the dungeon deck
}
ui-actions-left = { $n ->
    [0] No actions left.
    [one] { $n } action left.
   *[other] { $n } actions left.
}
# Headings above the numbered choices.
ui-group-moves = Move
ui-group-actions = Actions
ui-group-free = Without an action
ui-group-place = At { $place }
ui-group-recruit = Recruit
ui-group-return = Return first
ui-group-choices = Choices
ui-group-effects = Use an effect
ui-group-equip = Equip
ui-group-attack = Attack
ui-group-buy = Buy
ui-group-level-up = Level up
ui-group-arrange = Rearrange the hall
ui-group-end = Continue
# A choice with a word on what it would bring.
ui-choice-noted = { $choice } ({ $note })
ui-situation-moved = You have already moved: moving again uses up an action.
ui-situation-tile = The drawn tile: { $tile }.
ui-situation-battle = Battle against strength { $n }.
ui-situation-attack = Battle against strength { $n }: your attack so far is { $attack } (dice { $swords }, weapons { $weapons }).
ui-tile = { $land } (chasms: { $sides })
ui-tile-open = { $land } (no chasms)
ui-situation-purchases = { $n ->
    [one] { $n } purchase left.
   *[other] { $n } purchases left.
}
ui-situation-revealed = Revealed from your deck: { $cards }.
ui-hand-cards = Your hand: { $cards }.
ui-hand-revealed = Your revealed hand: { $cards }.
ui-hand-no-cards = You have no cards in hand.
ui-hand-tiles = Only you see these tiles: { $tiles }.
ui-hand-top = Only you know the top tile of the deck: { $tile }.
ui-hand-empty = You hold no tiles and know none in the deck.
ui-hand-nothing = Nothing on your side is hidden from the others.
ui-log-empty = Nothing has happened yet.

## The players' boards

ui-topic-nothing = There is nothing to report.
ui-topic-hand = In your hand
    .names = hand
    .help = what only you may see
ui-topic-me = You
    .names = me
    .help = what you have
ui-topic-others = The others
    .names = others, o
    .help = what the others have
# Beside the player whose turn it is.
ui-status-active = to move
ui-status-place = { $place }
ui-status-lives = Lives { $n }
ui-status-unconscious = unconscious
ui-status-glory = Glory { $n }
ui-status-amount = { $thing } { $n }
ui-status-points = Points { $text }
ui-status-army = Army: { $units }
ui-status-items = Items: { $items }
ui-status-city = City at { $place }
ui-status-buildings = Buildings: { $buildings }
ui-status-plague = Plague in the city
ui-status-stones = Stones: { $stones }
ui-status-experience = Experience { $n }
ui-status-piles = Hand { $hand }, deck { $deck }, discard pile { $discard }
ui-status-revealed = Revealed: { $cards }
ui-status-certain = Known to be in hand: { $cards }
ui-status-unseen = Hand and deck together: { $cards }
ui-status-discards = Discard pile: { $cards }

## The end

ui-result-winner = Victory! { $players } wins.
ui-result-shared = Shared victory! { $players } win together.
ui-result-nobody = Defeat! The Monsters win.
ui-result-points = { $n ->
    [one] { $player }: { $text } point
   *[other] { $player }: { $text } points
}
# How many victory points a card brings.
ui-result-card = { $card }: { $n }
ui-result-village = { $n ->
    [one] escaped Monsters: { $n } point
   *[other] escaped Monsters: { $n } points
}

## Cards: figures in few words. $text is a number with its sign.

ui-fact-none = –
ui-card-facts = { $card } ({ $facts })
ui-fact-strength = strength { $n }
ui-fact-weight = weight { $n }
ui-fact-attack = attack { $text }
ui-fact-magic = magic attack { $text }
ui-fact-light = light { $n }
ui-fact-gold = gold { $n }
ui-fact-points = victory points { $n }
ui-fact-level = level { $n }
ui-fact-level-up = next level for { $n } experience
ui-fact-cost = cost { $n }
ui-fact-health = health { $n }
ui-fact-darkness = light −{ $n }
ui-fact-experience = experience { $n }
ui-fact-trophy = as a trophy: { $facts }
ui-fact-weapon = with { $card }
ui-fact-left = left: { $n }
ui-fact-left-all = left: { $left }
ui-fact-left-levels = left of levels 1, 2 and 3: { $left }
ui-fact-used = used
ui-fact-barred = cannot attack
ui-fact-doomed = will be destroyed

## The hall and the Village

ui-hall-rank = Rank { $rank }:
ui-hall-line = { $rank } { $there }
ui-hall-empty = empty
# $cost is what it takes off the attack, such as −2.
ui-hall-penalty = { $n ->
    [0] no light penalty
    [one] light penalty { $n } ({ $cost })
   *[other] light penalty { $n } ({ $cost })
}
ui-hall-wins = attack value { $total }: victory
ui-hall-fails = attack value { $total }: { $n } short
ui-hall-no-magic = attack value { $total }, but no magic attack
ui-hall-unseen = cannot be attacked in the dark
# A purchase under the heading “ui-group-buy”.
ui-village-buy = { $card } for { $cost }

## An attack explained

ui-explain-title = Attack on { $card } in rank { $rank }
ui-explain-card = { $card }: { $facts }
ui-explain-cards = { $card }: { $facts } each
ui-explain-idle = { $card }: takes no part
ui-explain-not-carried = Not equipped: { $cards }
ui-explain-sum = Together: attack { $attack }, magic attack { $magic }
ui-explain-counted = Counted here: attack { $attack }, magic attack { $magic }
ui-explain-light = { $n ->
    [0] Light { $light }, need { $needed }: no light penalty
    [one] Light { $light }, need { $needed }: light penalty { $n } ({ $cost })
   *[other] Light { $light }, need { $needed }: light penalty { $n } ({ $cost })
}
ui-explain-halved = The attack value is halved.
ui-explain-wins = Attack value { $total } against health { $health }: victory.
ui-explain-fails = Attack value { $total } against health { $health }: { $n } short.
ui-explain-no-magic = Attack value { $total } against health { $health }: enough, but there is no victory without magic attack.
ui-explain-unseen = This Monster cannot be attacked while there is a light penalty.
ui-explain-costs = Battle effects: { $effects }.
ui-explain-after-wins = After that, at best attack value { $total } against health { $health }: victory.
ui-explain-after-fails = After that, at best attack value { $total } against health { $health }: { $n } short.
ui-explain-after-no-magic = After that, at best attack value { $total } against health { $health }, but no magic attack.

## The map in sentences

ui-hex = { $place } { $land }
ui-hex-heroes = heroes: { $heroes }
ui-hex-general = { $general }, strength { $n }
ui-hex-armies = monsters: { $armies }, strength { $n }
ui-hex-city = city of { $player_in }
ui-hex-plague = city of { $player_in }, with the Plague
ui-hex-items = items: { $items }
ui-hex-ways = exits: { $ways }
ui-hex-way = { $side } to { $place }
ui-hex-open = unexplored: { $sides }
ui-hex-chasms = chasms: { $sides }

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

ui-help-numbers = Type the number of a choice, or one of these:
ui-help-english = The English words work in every language.
ui-unknown-command = “{ $found }” is neither the number of a choice nor a command. “help” lists the commands.
ui-wrong-number = { $n ->
    [one] There is no choice { $found }. There is only 1.
   *[other] There is no choice { $found }. The numbers go from 1 to { $n }.
}
ui-wrong-lines = “log” takes a number of lines, not “{ $found }”.
ui-language-set = Emberhall now speaks English.
ui-undo-nothing = There is nothing to take back yet.
ui-why-title = Not possible now:
ui-why-reason = { $reason } [{ $rule }]
ui-why-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
ui-why-allowed = “{ $choice }” is possible: type its number.
ui-why-nothing = Nothing is ruled out here.
ui-why-no-match = Nothing that matches “{ $found }” is ruled out here.

## The rules reference

ui-rules-unknown = There is no rule { $found }. “rules” lists them all.
ui-rules-ruling = House ruling: { $text }
