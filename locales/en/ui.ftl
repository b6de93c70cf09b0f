### The terminal: everything it says besides the game itself.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a and b”.
ui-list-two = { $first } and { $second }
# So many of a thing, by its label.
ui-times = { $n }× { $thing }

## Players

# A seat nobody has a name for yet.
ui-seat = Player { $n }
    .in = player { $n }
ui-who = { $player }
ui-who-bot = { $player } (bot)
ui-who-named = { $player } ({ $name })
ui-who-named-bot = { $player } ({ $name }, bot)

## The command line

ui-help-about = Emberhall: a digital table for board games. Without a command it asks what to play.
ui-help-usage = Usage:
ui-help-options = Options and arguments
ui-help-commands = Commands
ui-help-help = Show this help
ui-help-version = Show the version
ui-help-lang = Language: en, pl, de or et
ui-help-plain = No drawing and no colour: everything in sentences, for a screen reader
ui-help-play = Play in the terminal: several people at one keyboard, or against bots.
ui-help-game = The game: karak
ui-help-players = How many play, 2 to 5 (otherwise 2)
ui-help-bots = Seats played by bots: how many (the last ones), or a list such as 1,3 (one seat: 2,), or “all”
ui-help-names = The players’ names, in order
ui-help-heroes = dealt (by chance), draft (one after another), or a list such as horan,taia
ui-help-friendly = Play without Plague & Misery
ui-help-components = Take the component figures from this file
ui-help-seed = A number that fixes chance and the bots: the same number, the same game
ui-help-load = Go on with a saved game
ui-help-save = Save the finished game into this file
ui-help-replay = Replay a game file: show its log and check every step.
ui-help-file = The game file
ui-help-rules = Read the rules of Karak 2, and which component figures are assumed.
ui-help-id = A rule such as K-BAT-6, or a chapter such as BAT

## Errors of the command line

ui-args-unknown = “{ $found }” is not known here. “emberhall --help” shows what is.
ui-args-missing = Something is missing: { $found }. “emberhall --help” shows how it goes.
ui-args-twice = “{ $found }” stands there twice.
ui-args-no-value = { $found } needs a value. “emberhall --help” shows which.
ui-args-wrong = The command line cannot be read: { $problem }
ui-unknown-language = There are no texts in “{ $found }”. The languages are: { $known }.
ui-unknown-game = The game “{ $found }” is not on this table. There is: { $known }.
ui-unknown-hero = There is no hero “{ $found }”. The heroes are: { $known }.
ui-not-a-number = { $option } needs a whole number. “{ $found }” is none.
ui-wrong-bots = { $n ->
    [one] “{ $found }” does not say which seats bots play. There is { $n } seat. Write how many, a list such as 1,3 or “all”.
   *[other] “{ $found }” does not say which seats bots play. There are { $n } seats. Write how many, a list such as 1,3 or “all”.
}
ui-wrong-names = { $found ->
    [one] { $found } name is too many
   *[other] { $found } names are too many
} for { $n ->
    [one] { $n } player.
   *[other] { $n } players.
}
ui-load-has-setup = A saved game has its setup already: { $option } does not go together with --load.
ui-no-chance = The system gives no random numbers: { $problem }
ui-no-output = The output has failed: { $problem }
ui-stuck = The game has no choice left, which must never happen. Please report it with the saved game.

## Files

ui-file-not-found = There is no file “{ $file }”.
ui-file-no-permission = The file “{ $file }” may not be read.
ui-file-is-folder = “{ $file }” is a folder, not a file.
ui-file-not-text = The file “{ $file }” is not a text file.
ui-file-unreadable = The file “{ $file }” cannot be read: { $problem }
ui-file-broken = “{ $file }”: { $reason }
ui-save-no-name = Give the file a name: save my-game.json
ui-save-not-ours = “{ $file }” is there already and is not a game file. It stays as it is; choose another name.
ui-save-no-folder = There is no such folder: “{ $file }”.
ui-save-no-permission = “{ $file }” may not be written.
ui-save-failed = “{ $file }” cannot be written: { $problem }
ui-saved = The game is saved in “{ $file }”.
ui-load-no-name = Which file? Write: load my-game.json
ui-loaded = { $n ->
    [one] “{ $file }” is loaded: { $n } step.
   *[other] “{ $file }” is loaded: { $n } steps.
}
ui-replay-unfinished = The game is not finished.
ui-replay-checked = { $n ->
    [one] { $n } step replayed; its state is the recorded one.
   *[other] { $n } steps replayed; every state is the recorded one.
}

## The start menu

ui-menu-language = Which language?
ui-menu-game = What would you like to play?
ui-menu-load = Go on with a saved game
ui-menu-file = Which file?
ui-menu-players = How many players?
ui-menu-bots = How many of them are bots? They take the last seats.
ui-menu-names = { $n ->
    [one] What is your name? Enter for none.
   *[other] The names of the { $n } people, separated by commas? Enter for none.
}
ui-menu-heroes = How do the heroes find their players?
ui-menu-heroes-dealt = They are dealt at random
ui-menu-heroes-draft = They are picked one after another
ui-menu-kind = Which game?
ui-menu-full = The full game
ui-menu-friendly = The friendly game, without Plague & Misery
ui-menu-prompt = { $least }–{ $most }, Enter for { $preset }
ui-menu-wrong = Please type a number from { $least } to { $most }.

## At the table

ui-welcome-help = Type the number of a choice, or “help”.
ui-round = Round { $n }
ui-deck = { $n ->
    [0] no tile left
    [one] { $n } tile left
   *[other] { $n } tiles left
}
ui-bag = { $n ->
    [0] bag empty
    [one] { $n } token in the bag
   *[other] { $n } tokens in the bag
}
ui-actions-left = { $n ->
    [0] No actions left.
    [one] { $n } action left.
   *[other] { $n } actions left.
}
ui-group-moves = Move
ui-group-actions = Act
ui-group-free = Without an action
ui-group-place = At { $place }
ui-group-recruit = Recruit
ui-group-return = Return first
ui-group-choices = Choices
ui-situation-moved = You have moved: moving again gives up one action.
ui-situation-tile = The drawn tile: { $tile }.
ui-situation-battle = Battle against strength { $n }.
ui-situation-attack = Battle against strength { $n }: your attack stands at { $attack } (dice { $swords }, weapons { $weapons }).
ui-tile = { $land } (chasms: { $sides })
ui-tile-open = { $land } (no chasms)
ui-hand-tiles = Only you see these tiles: { $tiles }.
ui-hand-top = Only you know the top tile of the deck: { $tile }.
ui-hand-empty = You hold no tile and know none in the deck.
ui-hand-nothing = Nothing on your side is hidden from the others.
ui-log-empty = Nothing has happened yet.
ui-after-the-end = The game is over. You can still look at the log and the map, save, or quit.

## The players' boards

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

## The end

ui-result-winner = Victory! { $players } wins.
ui-result-shared = Shared victory! { $players } win together.
ui-result-nobody = Nobody wins.
ui-result-points = { $n ->
    [one] { $player }: { $text } point
   *[other] { $player }: { $text } points
}

## The drawn map: at most 11 characters each

ui-map-farm = Farm
ui-map-forest = Forest
ui-map-farm-forest = Farm+Forest
ui-map-farm-rock = Farm+Rock
ui-map-forest-rock = Forest+Rock
ui-map-big-farm = Big Farm
ui-map-dense-forest = Dense For.
ui-map-giant-rock = Giant Rock
ui-map-castle = Castle
ui-map-abyss = Abyss
ui-map-army = M{ $n }
ui-map-general = General { $n }
ui-map-city = City { $sign }
ui-map-plague = Plague { $sign }
ui-map-legend = [ ] whose turn it is · M3 monsters of strength 3 · *2 items lying there · ? unexplored · doubled border (║ // \\): chasm
ui-map-cropped = … The map goes on: “map all” shows the whole of it.

## The map in sentences

ui-hex = { $place } { $land }
ui-hex-heroes = heroes: { $heroes }
ui-hex-general = { $general }, strength { $n }
ui-hex-armies = monsters: { $armies }, strength { $n }
ui-hex-city = city of { $player_in }
ui-hex-plague = city of { $player_in }, with the Plague
ui-hex-items = items: { $items }
ui-hex-ways = ways: { $ways }
ui-hex-way = { $side } to { $place }
ui-hex-open = unexplored: { $sides }
ui-hex-chasms = chasms: { $sides }

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

ui-command-choices = choices
    .usage = choices
    .help = show the question again (or just Enter)
ui-command-why = why
    .usage = why [WORD]
    .help = what is not possible now, why, and by which rule
ui-command-undo = undo, u
    .usage = undo
    .help = take your last choice back, as long as nobody has learned anything new
ui-command-log = log
    .usage = log [N]
    .help = what happened, the last 20 or N lines
ui-command-map = map, m
    .usage = map [all]
    .help = the board; “map all” does not cut it to the window
ui-command-status = status, s
    .usage = status
    .help = everybody’s lives, glory, resources, army, items and city
ui-command-hand = hand
    .usage = hand
    .help = what only you may see
ui-command-rules = rules, rule
    .usage = rules [K-BAT-6]
    .help = a rule, a chapter (rules BAT), or the list of all
ui-command-save = save
    .usage = save FILE
    .help = save the game
ui-command-load = load
    .usage = load FILE
    .help = go on with a saved game
ui-command-lang = lang, language
    .usage = lang pl
    .help = speak another language: en, pl, de, et
ui-command-help = help, h
    .usage = help
    .help = this list
ui-command-quit = quit, exit, q
    .usage = quit
    .help = leave the table; a game that is not saved can be saved first
ui-help-numbers = Type the number of a choice, or one of these:
ui-help-english = The English words work in every language.
ui-unknown-command = “{ $found }” is neither the number of a choice nor a command. “help” lists the commands.
ui-wrong-number = { $n ->
    [one] There is no choice { $found }. There is only 1.
   *[other] There is no choice { $found }. The numbers go from 1 to { $n }.
}
ui-wrong-lines = “log” takes a number of lines. “{ $found }” is none.
ui-language-set = Emberhall speaks English now.
ui-undone = Your last choice is taken back.
ui-undo-nothing = There is nothing to take back yet.
ui-undo-bot = A bot has chosen since. Only the last choice can be taken back.
ui-undo-learned = Dice, tiles or tokens have been revealed since your last choice. What everyone has seen cannot be taken back.
ui-quit-save = The game is not saved. Type a file name to save it, Enter to leave without saving, or a full stop to stay.
ui-why-title = Not possible now:
ui-why-reason = { $reason } [{ $rule }]
ui-why-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
ui-why-allowed = “{ $choice }” is possible: type its number.
ui-why-nothing = Everything one could think of here is possible.
ui-why-no-match = Nothing that fits “{ $found }” is refused here.

## The rules reference

ui-rules-title = The rules of Karak 2
ui-rules-hint = One rule: rules K-BAT-6. A chapter: rules BAT.
ui-rules-unknown = There is no rule { $found }. “rules” lists them all.
ui-rules-ruling = Decided here: { $text }
ui-figures-title = Component figures. Printed: stated in the rules. Found: stated by a public review. Assumed: no source at hand shows them, so they were chosen to fit; with --components you can put in those of your own box.
ui-figures-printed = { $kind } – printed: { $names }.
ui-figures-found = { $kind } – found: { $names }.
ui-figures-assumed = { $kind } – assumed: { $names }.
ui-figures-dice = Faces of the dice
ui-figures-supply = Number of unit dice
ui-figures-monsters = Strength of the monster armies
ui-figures-costs = Building costs
ui-figures-start = Starting tile
ui-figures-tier1 = Chasms on first-tier tiles
ui-figures-tier2 = Chasms on second-tier tiles
