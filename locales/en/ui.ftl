### The terminal: everything it says besides the game itself.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a and b”.
ui-list-two = { $first } and { $second }
# So many of a thing, by its label.
ui-times = { $n }× { $thing }

## Players

# A seat nobody has a name for yet.
ui-seat = Player { $n }
    .in = player { $n }
ui-who = { $player }
ui-who-bot = { $player } (bot)
ui-who-named = { $player } ({ $name })
ui-who-named-bot = { $player } ({ $name }, bot)

## The command line

ui-help-about = Emberhall: a digital table for board games. Without a command it opens the table in the browser.
ui-help-usage = Usage:
ui-help-options = Options and arguments
ui-help-commands = Commands
ui-help-help = Show this help
ui-help-version = Show the version
ui-help-lang = Language: en, pl, de or et
ui-help-plain = No drawing and no colour: everything in sentences, for a screen reader
ui-help-play = Play in the terminal: several people at one keyboard, or against bots. Without a game it asks for everything.
ui-help-game = The game: { $known }
ui-help-players = How many play, 2 to 5 (otherwise 2); 1 in the solo variant of Thunderstone
ui-help-bots = Seats played by bots: how many (the last ones), or a list such as 1,3 (one seat: 2,), or “all”
ui-help-level = How well the bots play: random, spark, candle, torch, bonfire or blaze
ui-help-names = The players’ names, in order
ui-help-heroes = Karak 2: dealt (by chance), draft (one after another), or a list such as horan,taia
ui-help-friendly = Karak 2: play without Plague & Misery
ui-help-components = Karak 2: take the component figures from this file
ui-help-setup = Thunderstone: first (the rulebook’s first game), random, or custom (with --groups, --families and --village)
ui-help-groups = Thunderstone: how many monster groups chance chooses, 3 to 8, or a list such as dragon,ooze,abyssal
ui-help-families = Thunderstone: four hero families, such as elf,dwarf,feayn,amazon
ui-help-village = Thunderstone: eight village cards, such as fireball,spear and six more
ui-help-solo = Thunderstone for one player: normal, warrior or nightmare
ui-help-seed = A number that fixes chance and the bots: the same number, the same game
ui-help-load = Go on with a saved game
ui-help-save = Save the finished game into this file
ui-help-replay = Replay a game file: show its log and check every step.
ui-help-file = The game file
ui-help-verify = Verify the dice of a finished game: the seed fits its commitment, and every outcome follows from it.
ui-help-rules = Read the rules of the games, and which component figures are assumed.
ui-help-id = A rule such as K-BAT-6 or T-BAT-3, a chapter such as BAT, or a game

## Errors of the command line

ui-args-unknown = “{ $found }” is not known here. “emberhall --help” shows what is.
ui-args-missing = Something is missing: { $found }. “emberhall --help” shows how it goes.
ui-args-twice = “{ $found }” stands there twice.
ui-args-no-value = { $found } needs a value. “emberhall --help” shows which.
ui-args-wrong = The command line cannot be read: { $problem }
ui-unknown-language = There are no texts in “{ $found }”. The languages are: { $known }.
ui-unknown-game = The game “{ $found }” is not on this table. There is: { $known }.
ui-unknown-hero = There is no hero “{ $found }”. The heroes are: { $known }.
ui-unknown-word = { $option } does not know “{ $found }”. It takes: { $known }.
ui-option-of-another = { $option } does not belong to { $game }.
ui-setup-idle = { $option } does not go together with --setup { $setup }.
ui-answer-word = Setup: { $option } does not know “{ $found }”. It takes: { $known }.
ui-answer-number = Setup: { $option } takes a number from { $least } to { $most }, not “{ $found }”.
ui-not-a-number = { $option } needs a whole number. “{ $found }” is none.
ui-wrong-level = There is no level “{ $found }”. There are: { $known }.
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
ui-replay-by-legality = { $n ->
    [one] { $n } step replayed. The file is of an older version: it was only checked whether the rules allow this step.
   *[other] { $n } steps replayed. The file is of an older version: it was only checked whether the rules allow each step.
}

## The start menu

ui-menu-language = Which language?
ui-menu-game = What would you like to play?
ui-menu-load = Go on with a saved game
ui-menu-file = Which file?
ui-menu-players = How many players?
ui-menu-bots = How many of them are bots? They take the last seats.
ui-menu-level = How well do the bots play?
ui-skill = { $name }: { $about }
ui-skill-random = Random
ui-skill-random-about = Any legal choice, each as likely as the others.
ui-menu-names = { $n ->
    [one] What is your name? Enter for none.
   *[other] The names of the { $n } people, separated by commas? Enter for none.
}
ui-menu-heroes = How do the heroes find their players?
ui-menu-heroes-dealt = They are dealt at random
ui-menu-heroes-draft = They are picked one after another
ui-menu-no = No
ui-menu-yes = Yes
ui-menu-kind = Which game?
ui-menu-full = The full game
ui-menu-friendly = The friendly game, without Plague & Misery
ui-menu-solo = How hard shall the solo variant be?
ui-menu-solo-normal = Normal: every victory stops the dungeon until the end of the next turn
ui-menu-solo-warrior = Warrior: half the stacks; only a Monster worth 2 experience or more stops the dungeon
ui-menu-solo-nightmare = Nightmare: half the stacks; nothing stops the dungeon
ui-menu-setup = Which cards?
ui-menu-setup-first = Those of the first game in the rulebook
ui-menu-setup-random = Chosen at random
ui-menu-setup-custom = Chosen by you
ui-menu-groups = How many monster groups? With more than 3 the game lasts longer.
ui-menu-own-groups = Which monster groups, 3 or more? Type their numbers, separated by commas.
ui-menu-own-families = Which 4 hero families? Type their numbers, separated by commas.
ui-menu-own-village = Which 8 village cards? Type their numbers, separated by commas.
ui-menu-several-wrong = { $exact ->
    [yes] Please type { $least } different numbers from 1 to { $last }, separated by commas.
   *[no] Please type { $least } to { $most } different numbers from 1 to { $last }, separated by commas.
}
ui-menu-prompt = { $least }–{ $most }, Enter for { $preset }
ui-menu-wrong = Please type a number from { $least } to { $most }.

## At the table

ui-welcome-help = Type the number of a choice, or “help”.
ui-round = Round { $n }
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
ui-group-moves = Move
ui-group-actions = Act
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
ui-group-arrange = Arrange the hall
ui-group-end = Go on
# A choice with a word on what it would bring.
ui-choice-noted = { $choice } ({ $note })
ui-pass = Now at the keyboard: { $player }. Press Enter once nobody else can see the screen.
ui-situation-moved = You have moved: moving again gives up one action.
ui-situation-tile = The drawn tile: { $tile }.
ui-situation-battle = Battle against strength { $n }.
ui-situation-attack = Battle against strength { $n }: your attack stands at { $attack } (dice { $swords }, weapons { $weapons }).
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
ui-hand-empty = You hold no tile and know none in the deck.
ui-hand-nothing = Nothing on your side is hidden from the others.
ui-log-empty = Nothing has happened yet.
ui-after-the-end = The game is over. You can still look at the log and the board, save, or quit.

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
ui-status-experience = Experience { $n }
ui-status-piles = Hand { $hand }, deck { $deck }, discard pile { $discard }
ui-status-revealed = Revealed: { $cards }
ui-status-certain = Certainly in hand: { $cards }
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
ui-result-card = { $card }: { $n }
ui-result-village = { $n ->
    [one] against it the escaped Monsters with { $n } point
   *[other] against it the escaped Monsters with { $n } points
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
ui-map-legend = [ ] whose turn it is · M3 monsters of strength 3 · *2 items lying there · ? unexplored · doubled border (║ // \\): chasm
ui-map-cropped = … The map goes on: “map all” shows the whole of it.

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
ui-card-which = Which card? Write its name or the number of a choice: card Fireball, card 3.
ui-card-unknown = No card is called “{ $found }”.
ui-card-none-there = Choice { $n } is not about a card.
ui-card-several = “{ $found }” fits several cards: { $cards }.

## The hall and the Village

ui-hall-rank = Rank { $rank }:
ui-hall-empty = empty
ui-hall-penalty = { $n ->
    [0] no light penalty
    [one] light penalty { $n } ({ $cost })
   *[other] light penalty { $n } ({ $cost })
}
ui-hall-wins = attack value { $total }: victory
ui-hall-fails = attack value { $total }: { $n } short
ui-hall-no-magic = attack value { $total }, but no magic attack
ui-hall-unseen = cannot be attacked in the dark
ui-village-heading = Village: price ×left, Heroes by level
# A purchase under the heading “ui-group-buy”.
ui-village-buy = { $card } for { $cost }

## An attack explained

ui-explain-title = Attack on { $card } in rank { $rank }
ui-explain-card = { $card }: { $facts }
ui-explain-cards = { $card }: { $facts } each
ui-explain-idle = { $card }: takes no part
ui-explain-not-carried = Carried by nobody: { $cards }
ui-explain-sum = Together: attack { $attack }, magic attack { $magic }
ui-explain-counted = Of these count here: attack { $attack }, magic attack { $magic }
ui-explain-light = { $n ->
    [0] Light { $light } of { $needed }: no light penalty
    [one] Light { $light } of { $needed }: light penalty { $n } ({ $cost })
   *[other] Light { $light } of { $needed }: light penalty { $n } ({ $cost })
}
ui-explain-halved = The attack value is halved.
ui-explain-wins = Attack value { $total } against health { $health }: victory.
ui-explain-fails = Attack value { $total } against health { $health }: { $n } short.
ui-explain-no-magic = Attack value { $total } against health { $health }: enough, but there is no victory without magic attack.
ui-explain-unseen = This Monster cannot be attacked while any light penalty is left.
ui-explain-costs = The battle brings: { $effects }.
ui-explain-after-wins = After that at best attack value { $total } against health { $health }: victory.
ui-explain-after-fails = After that at best attack value { $total } against health { $health }: { $n } short.
ui-explain-after-no-magic = After that at best attack value { $total } against health { $health }, but no magic attack.
ui-explain-no-party = No hand is revealed, so there is no attack to explain.
ui-explain-rank = “{ $found }” is not a rank. The ranks are 1, 2 and 3.
ui-explain-nobody = No Monster stands there.

## Lines of the log that say several things at once

ui-news-drew = { $player } draws: { $cards }.
ui-news-drew-hidden = { $n ->
    [one] { $player } draws { $n } card.
   *[other] { $player } draws { $n } cards.
}
ui-news-joined = { $player } draws into the revealed hand: { $cards }.
ui-news-groups = In the dungeon live the Monsters: { $groups }.
ui-news-families = In the Village are the Heroes: { $families }.
ui-news-village = The Village sells: { $cards }.
ui-news-stacks = In the Village are destroyed: { $cards }.

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
ui-command-map = map, m, board, hall
    .usage = map [all]
    .help = the board; “map all” does not cut it to the window
ui-command-status = status, s
    .usage = status
    .help = everybody’s board: what they have and where they stand
ui-command-hand = hand
    .usage = hand
    .help = what only you may see
ui-command-explain = explain, e
    .usage = explain [RANK]
    .help = how an attack would go, term by term
ui-command-card = card, read
    .usage = card [NAME]
    .help = read a card: by its name, by the number of a choice, or those at hand
ui-command-rules = rules, rule
    .usage = rules [ID]
    .help = a rule by its id, a chapter (rules BAT), or the list of all
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
ui-undo-learned = Something hidden has come to light since your last choice. What has been seen cannot be taken back.
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

ui-rules-title = The rules of { $game }
ui-rules-hint = One rule: rules { $example }. A chapter: rules BAT.
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

## The server

ui-help-serve = Run the server: tables for everybody with a link. Every option can also stand in the configuration file and in the environment (EMBERHALL_LISTEN and so on).
ui-help-listen = Address and port to listen on (otherwise 127.0.0.1:4321)
ui-help-data = Folder in which everything is kept (otherwise the user’s own data folder)
ui-help-public-url = Address by which people know the server, such as https://table.example
ui-help-tls-cert = Certificate for TLS, with its chain, as a PEM file
ui-help-tls-key = Private key of the certificate, as a PEM file
ui-help-trust-proxy = Believe the proxy in front of the server where people come from (X-Forwarded-For)
ui-help-metrics-listen = Address and port at which the measurements can be read from elsewhere
ui-help-log = How the log is written: text or json
ui-help-log-level = How much is logged: error, warn, info, debug or trace (otherwise info)
ui-help-thinking = How many bots may think at once (otherwise one for each core)
ui-help-bot = A bot of your own that people may play against: its name and the command that starts it (may be repeated)
ui-help-grace = Seconds by which a lost connection lengthens a player’s time (otherwise 60)
ui-help-no-open = Do not open a browser
ui-help-config = Configuration file (TOML)
ui-help-backup = Copy the archive to a file, while the server runs or not.
ui-help-backup-file = The copy to be made
ui-help-force = Replace the file if it is there already
ui-help-check = Read the whole archive and tell what is damaged, while the server runs or not.
ui-help-check-file = A copy of the archive to be checked instead
ui-serve-ready = Emberhall is ready: { $url }
ui-serve-carried-over = The archive was carried over to this version of Emberhall. As it was, it lies in “{ $copy }”.
ui-serve-cannot = The server cannot be started. The system says: { $problem }
ui-serve-no-address = The server cannot listen on { $address }. The system says: { $problem }
ui-serve-hint = Ctrl-C ends it; every game is kept. “emberhall play” plays in the terminal instead.
ui-serve-already = Emberhall is running already: { $url }
ui-serve-beside = Another program uses { $address }, so the table has a port of its own this time.
ui-serve-taken = Another program already listens on { $address }. Stop it, or name another address with --listen.
ui-serve-no-data = No place for the data is known here. Name one with --data.
ui-serve-no-folder = The data folder “{ $folder }” cannot be made. The system says: { $problem }
ui-serve-half-tls = { $place } needs { $other } as well: TLS takes both a certificate and its key.
ui-serve-wrong-tls = TLS cannot be set up with certificate “{ $cert }” and key “{ $key }”: { $problem }
ui-config-broken = { $place }: this is not TOML. { $problem }
ui-config-unknown = { $place }: there is no setting “{ $found }”. There are: { $known }.
ui-config-kind = { $place }: a text, a whole number, or true or false belongs here.
ui-wrong-address = { $place }: “{ $found }” is not an address with a port, such as 127.0.0.1:4321.
ui-wrong-url = { $place }: “{ $found }” is not an address such as https://table.example, without a path.
ui-wrong-bot = { $place }: { $reason }
ui-bot-form = { $place } needs NAME=COMMAND. “{ $found }” is not of that form.
ui-bot-quotes = { $place }: a quotation mark is not closed.
ui-bot-folder = { $place }: there is no folder “{ $found }”.
ui-wrong-word = { $place } does not know “{ $found }”. It takes: { $known }.
ui-wrong-amount = { $place } needs a whole number from { $least } to { $most }. “{ $found }” is none.
ui-backup-done = The archive is copied to “{ $file }”.
ui-check-counted = “{ $file }”: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $records ->
    [one] { $records } sound record.
   *[other] { $records } sound records.
}
ui-check-sound = Everything is sound.
ui-check-faults = { $n ->
    [one] { $n } fault was found. A backup may have what is damaged whole.
   *[other] { $n } faults were found. A backup may have what is damaged whole.
}
