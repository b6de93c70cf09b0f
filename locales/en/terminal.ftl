### What only the terminal says besides the game itself.

## Players

ui-who-bot = { $player } (bot)
ui-who-named = { $player } ({ $name })
ui-who-named-bot = { $player } ({ $name }, bot)

## The command line

ui-help-about = Emberhall: a digital table for board games. Without a command, it opens the table in your browser.
ui-help-usage = Usage:
ui-help-options = Options and arguments
ui-help-commands = Commands
ui-help-help = Show this help
ui-help-version = Show the version
ui-help-lang = Language: en, pl, de or et
ui-help-plain = No drawings and no colour: everything in sentences, for screen readers
ui-help-play = Play in the terminal: several people at one keyboard, or against bots. Without a game, it asks for everything.
ui-help-game = The game: { $known }
ui-help-players = Number of players, 2 to 5; 1 for the solo game of Thunderstone [default: 2]
ui-help-bots = Number of bots (they take the last seats), a list of seats such as 1,3 (write “2,” for seat 2 alone), or “all”
ui-help-level = How well the bots play: random, spark, candle, torch, bonfire or blaze [default: candle]
ui-help-names = The players’ names, in order
ui-help-heroes = Karak 2: dealt (at random), draft (picked in turn), or a list such as horan,taia [default: dealt]
ui-help-friendly = Karak 2: play without Plague & Misery
ui-help-components = Karak 2: read the component values (dice, costs, strengths, chasms) from this file
ui-help-setup = Thunderstone: first (the rulebook’s first game), random, or custom (with --groups, --families and --village) [default: first]
ui-help-groups = Thunderstone: how many monster groups to choose at random, 3 to 8, or a list such as dragon,ooze,abyssal
ui-help-families = Thunderstone: four hero families, such as elf,dwarf,feayn,amazon
ui-help-village = Thunderstone: eight village cards, such as fireball,spear and six more
ui-help-solo = Thunderstone for one player: normal, warrior or nightmare
ui-help-seed = Seed for dice and shuffles, and for bots up to level candle
ui-help-load = Continue a saved game
ui-help-save = Save the finished game to this file
ui-help-replay = Replay a game file: show its log and check every step.
ui-help-file = The game file
ui-help-verify = Verify the dice of a finished game: the seed matches its commitment, and every outcome follows from it.
ui-help-rules = Read the rules of the games, and see which component values are assumed.
ui-help-id = A rule such as K-BAT-6 or T-BAT-3, a chapter such as BAT, or a game

## Errors of the command line

# $found is what was typed, $known a list of what can be typed, $option an option such as --players.
ui-args-unknown = Unknown argument “{ $found }”. See “emberhall --help”.
ui-args-missing = Missing argument: { $found }. See “emberhall --help”.
ui-args-twice = “{ $found }” is given twice.
ui-args-no-value = { $found } needs a value. See “emberhall --help”.
ui-args-wrong = The command line cannot be read: { $problem }
# Printed when an option has an old name, such as --most-turns for --max-turns.
ui-renamed = Warning: { $old } is now called { $new }. The old name works in this release only.
ui-unknown-game = There is no game “{ $found }”. Available: { $known }.
ui-unknown-hero = There is no hero “{ $found }”. The heroes are: { $known }.
ui-unknown-word = { $option } does not accept “{ $found }”. Possible values: { $known }.
ui-option-of-another = { $option } does not apply to { $game }.
ui-setup-idle = { $option } cannot be combined with --setup { $setup }.
ui-not-a-number = { $option } needs a whole number, not “{ $found }”.
ui-wrong-level = There is no level “{ $found }”. Available: { $known }.
ui-wrong-bots = { $n ->
    [one] “{ $found }” does not say which seats bots play. There is { $n } seat. Give a number of bots, a list such as 1,3 or “all”.
   *[other] “{ $found }” does not say which seats bots play. There are { $n } seats. Give a number of bots, a list such as 1,3 or “all”.
}
ui-wrong-names = { $found ->
    [one] { $found } name is too many
   *[other] { $found } names are too many
} for { $n ->
    [one] { $n } player.
   *[other] { $n } players.
}
ui-load-has-setup = A saved game already has its setup: { $option } cannot be combined with --load.
ui-no-chance = The system’s random number generator failed: { $problem }
ui-no-output = The output could not be written: { $problem }
ui-stuck = The game has no choice left, which should never happen. Please report it together with the saved game.

## Files

ui-file-not-found = There is no file “{ $file }”.
ui-file-no-permission = No permission to read “{ $file }”.
ui-file-is-folder = “{ $file }” is a folder, not a file.
ui-file-not-text = The file “{ $file }” is not a text file.
ui-file-unreadable = The file “{ $file }” cannot be read: { $problem }
ui-file-broken = “{ $file }”: { $reason }
ui-save-no-name = Give the file a name: save my-game.json
ui-save-not-ours = “{ $file }” already exists and is not a game file. It was left as it is; choose another name.
ui-save-no-folder = There is no such folder: “{ $file }”.
ui-save-no-permission = No permission to write “{ $file }”.
ui-save-failed = “{ $file }” cannot be written: { $problem }
ui-saved = The game is saved in “{ $file }”.
ui-load-no-name = Which file? Type: load my-game.json
ui-loaded = { $n ->
    [one] “{ $file }” is loaded: { $n } step.
   *[other] “{ $file }” is loaded: { $n } steps.
}
ui-replay-unfinished = The game is not finished.
ui-replay-checked = { $n ->
    [one] { $n } step replayed; its state matches the record.
   *[other] { $n } steps replayed; every state matches the record.
}
ui-replay-by-legality = { $n ->
    [one] { $n } step replayed. The file is from an older version, so the only check was that the rules allow this step.
   *[other] { $n } steps replayed. The file is from an older version, so the only check was that the rules allow each step.
}

## The start menu

ui-menu-language = Which language?
ui-menu-game = What would you like to play?
ui-menu-load = Continue a saved game
ui-menu-file = Which file?
ui-menu-players = How many players?
ui-menu-bots = How many of them are bots? They take the last seats.
ui-menu-level = How well do the bots play?
ui-skill = { $name }: { $about }
ui-skill-random = Random
ui-skill-random-about = Any legal choice, all equally likely.
ui-menu-names = { $n ->
    [one] What is your name? Press Enter for none.
   *[other] What are the names of the { $n } people, separated by commas? Press Enter for none.
}
ui-menu-heroes = How are the heroes chosen?
ui-menu-heroes-dealt = Dealt at random
ui-menu-heroes-draft = Picked one after another
ui-menu-kind = Which variant?
ui-menu-full = The full game
ui-menu-friendly = The friendly game, without Plague & Misery
ui-menu-solo = How hard should the solo game be?
ui-menu-setup = Which cards?
ui-menu-setup-first = Those of the rulebook’s first game
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
ui-pass = Now at the keyboard: { $player }. Press Enter once nobody else can see the screen.
ui-after-the-end = The game is over. You can still look at the log and the board, save, or quit.

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
ui-map-legend = [ ] whose turn it is · M3 monsters of strength 3 · *2 items lying there · ? unexplored · double border (║ // \\): chasm
ui-map-cropped = … The map goes on: “map all” shows all of it.

## Cards: figures in few words. $text is a number with its sign.

ui-card-which = Which card? Type its name or the number of a choice: card Fireball, card 3.
ui-card-unknown = There is no card called “{ $found }”.
ui-card-none-there = Choice { $n } is not about a card.
ui-card-several = “{ $found }” matches several cards: { $cards }.

## The hall and the Village

# A list follows with entries such as “5 ×8”: the price and how many are left.
ui-village-heading = Village: price ×left, Heroes by level

## An attack explained

ui-explain-no-party = No hand has been revealed, so there is no attack to explain.
ui-explain-rank = “{ $found }” is not a rank. The ranks are 1, 2 and 3.
ui-explain-nobody = There is no Monster there.

## Lines of the log that say several things at once

ui-news-drew = { $player } draws { $cards }.
ui-news-drew-hidden = { $n ->
    [one] { $player } draws { $n } card.
   *[other] { $player } draws { $n } cards.
}
ui-news-joined = { $player } draws and reveals { $cards }.
ui-news-groups = Monsters in the dungeon: { $groups }.
ui-news-families = Heroes in the Village: { $families }.
ui-news-village = The Village sells: { $cards }.
ui-news-stacks = Destroyed in the Village: { $cards }.

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
    .help = take back your last choice, as long as nobody has learned anything new
ui-command-log = log
    .usage = log [N]
    .help = what happened: the last 20 or N lines
ui-command-map = map, m, board, hall
    .usage = map [all]
    .help = the board; “map all” shows it uncropped
ui-command-status = status, s
    .usage = status
    .help = everybody’s board: what they have and where they stand
ui-command-hand = hand
    .usage = hand
    .help = what only you may see
ui-command-explain = explain, e
    .usage = explain [RANK]
    .help = how an attack would go, step by step
ui-command-card = card, read
    .usage = card [NAME]
    .help = read a card, by its name or by the number of a choice; on its own, the cards at hand
ui-command-rules = rules, rule
    .usage = rules [ID]
    .help = a rule by its id, a chapter (rules BAT), or a list of all rules
ui-command-save = save
    .usage = save FILE
    .help = save the game
ui-command-load = load
    .usage = load FILE
    .help = continue a saved game
ui-command-lang = lang, language
    .usage = lang pl
    .help = change the language: en, pl, de, et
ui-command-help = help, h
    .usage = help
    .help = this list
ui-command-quit = quit, exit, q
    .usage = quit
    .help = leave the table; you can save the game first
ui-undone = Your last choice has been taken back.
ui-undo-bot = A bot has chosen since. Only the last choice can be taken back.
ui-undo-learned = Something hidden has come to light since your last choice. What has been seen cannot be taken back.
ui-quit-save = The game is not saved. Type a file name to save it, Enter to leave without saving, or a full stop to stay.

## The rules reference

ui-rules-title = The rules of { $game }
ui-rules-hint = One rule: rules { $example }. A chapter: rules BAT.
ui-figures-title = Component values. Printed: stated in the rules. Found: stated in a public review. Assumed: no source at hand states them, so they were chosen to fit; with --components you can use those of your own box.
ui-figures-printed = { $kind } (printed): { $names }.
ui-figures-found = { $kind } (found): { $names }.
ui-figures-assumed = { $kind } (assumed): { $names }.
ui-figures-dice = Faces of the dice
ui-figures-supply = Number of unit dice
ui-figures-monsters = Strength of the monster armies
ui-figures-costs = Building costs
ui-figures-start = Starting tile
ui-figures-tier1 = Chasms on first-tier tiles
ui-figures-tier2 = Chasms on second-tier tiles

## The server

ui-help-serve = Run the server: tables for everyone with a link. Every option can also be set in the configuration file or in the environment (EMBERHALL_LISTEN and so on).
ui-help-listen = Address and port to listen on [default: 127.0.0.1:4321]
ui-help-data = Folder for all data [default: the user’s own data folder]
ui-help-public-url = Public address of the server, such as https://table.example
ui-help-tls-cert = TLS certificate with its chain, as a PEM file
ui-help-tls-key = Private key of the certificate, as a PEM file
ui-help-trust-proxy = Trust the proxy’s X-Forwarded-For header for client addresses
ui-help-metrics-listen = Address and port for serving metrics to other machines
ui-help-log-format = Log format: text or json [default: text]
ui-help-log-level = Log level: error, warn, info, debug or trace [default: info]
ui-help-bot-concurrency = How many bots may think at once [default: one per core]
ui-help-bot = A bot of your own to play against: its name and the command that starts it (may be repeated)
ui-help-reconnect-grace = Extra seconds for a player whose connection drops [default: 60]
ui-help-no-open = Do not open a browser
ui-help-config = Configuration file (TOML)
ui-help-backup = Copy the archive to a file, whether or not the server is running.
ui-help-backup-file = The backup to create
ui-help-force = Overwrite the file if it exists
ui-help-check = Read the whole archive and report any damage, whether or not the server is running.
ui-help-check-file = A backup to check instead of the archive
ui-help-admin = Look after tables and people, whether or not the server is running.
ui-help-admin-list = List tables with their players, the newest first.
ui-help-admin-close = Close a table: nobody can play there any more. Its game is kept.
ui-help-admin-delete = Delete a table with its game, for good.
ui-help-admin-ban = Ban an address or a player for a while.
ui-help-admin-unban = Lift a ban.
ui-help-admin-bans = List the bans that are in force.
ui-help-admin-reports = List what players have reported.
ui-help-admin-settle = Mark a report as dealt with.
ui-help-admin-log = Print the audit log: everything done with this command.
ui-help-admin-table = The table’s id
ui-help-admin-target = An IP address, or a player’s id as shown by “list” and “reports”
ui-help-admin-report = The number of the report
ui-help-admin-reason = Why; it is kept in the audit log
ui-help-admin-for = How long, such as 30m, 24h or 7d
ui-help-admin-status = Only tables that are open, playing or over
ui-help-admin-before = Only tables older than this one
ui-help-admin-limit = How many at most [default: 50]
ui-help-admin-all = Show settled reports too
ui-help-admin-json = Print JSON
ui-admin-done = Done.
ui-admin-none = There are none.
ui-admin-duration = { $place }: “{ $found }” is not a duration such as 30m, 24h or 7d.
ui-admin-no-answer = The running server did not answer. The system reports: { $problem }
ui-serve-ready = Emberhall is ready: { $url }
ui-serve-carried-over = The archive was upgraded to this version of Emberhall. A copy of the old one is in “{ $copy }”.
ui-serve-cannot = The server could not be started. The system reports: { $problem }
ui-serve-no-address = The server cannot listen on { $address }. The system reports: { $problem }
ui-serve-hint = Press Ctrl-C to stop; games are kept. “emberhall play” plays in the terminal.
ui-serve-already = Emberhall is already running: { $url }
ui-serve-beside = Another program uses { $address }, so Emberhall uses another port this time.
ui-serve-taken = Another program is already listening on { $address }. Stop it, or choose another address with --listen.
ui-serve-no-data = No data folder could be found. Name one with --data.
ui-serve-no-folder = The data folder “{ $folder }” could not be created. The system reports: { $problem }
# $place is where a setting was read: an option, a variable of the environment, or a line of a file.
ui-serve-half-tls = { $place } needs { $other } as well: TLS takes both a certificate and its key.
ui-serve-wrong-tls = TLS cannot be set up with certificate “{ $cert }” and key “{ $key }”: { $problem }
ui-config-broken = { $place }: this is not valid TOML. { $problem }
ui-config-unknown = { $place }: there is no setting “{ $found }”. Available: { $known }.
ui-config-kind = { $place } must be a string, a whole number, true or false.
ui-wrong-address = { $place }: “{ $found }” is not an address with a port, such as 127.0.0.1:4321.
ui-wrong-url = { $place } needs an address without a path, such as https://table.example, not “{ $found }”.
ui-wrong-bot = { $place }: { $reason }
ui-bot-form = { $place } needs NAME=COMMAND, not “{ $found }”.
ui-bot-quotes = { $place }: a quotation mark is not closed.
ui-bot-folder = { $place }: there is no folder “{ $found }”.
ui-wrong-word = { $place } does not accept “{ $found }”. Possible values: { $known }.
ui-wrong-amount = { $place } needs a whole number from { $least } to { $most }, not “{ $found }”.
ui-backup-done = The archive was copied to “{ $file }”.
ui-check-counted = “{ $file }”: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $records ->
    [one] { $records } intact record.
   *[other] { $records } intact records.
}
ui-check-sound = No damage was found.
ui-check-faults = { $n ->
    [one] { $n } fault was found. A backup may hold an intact copy of what is damaged.
   *[other] { $n } faults were found. A backup may hold an intact copy of what is damaged.
}
