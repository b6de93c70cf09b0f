### The lab: matches between bots, ladders, balance studies, their tables and reports.

## Help

lab-help-lab = Measure bots and games: matches, ladders, balance, speed.
lab-help-match = Let bots play against each other, each seed from every seat.
lab-help-ladder = Round-robin, with ratings and their intervals.
lab-help-balance = Equal bots play: which seat, hero, monster group, family or card wins more often?
lab-help-curve = One bot with more and more thinking time against a fixed opponent.
lab-help-bench = How many inputs per second the rules process, on one core.
# Words that are typed (random, greedy, search, all, none …) stay English.
lab-help-bot = A bot (may be repeated): random, casual, greedy, a level (spark to blaze), search,50ms, search,400it, or process:COMMAND. The last one fills the remaining seats
lab-help-bot-balance = Who plays; several share the table [default: greedy]
lab-help-bot-curve = The bot to measure [default: search]
lab-help-levels = The five levels, in addition to any --bot
lab-help-times = Milliseconds per decision [default: 10,20,50,100,200,500,1000]
lab-help-iterations = Search iterations instead of milliseconds: the same on every machine
lab-help-against = The opponent [default: greedy]
lab-help-players = Number of players: 2, or several in turn, such as 2-5 or 2,4 [default: 2]
lab-help-players-balance = Number of players: 2, or several in turn, such as 2-5 or 2,4 [default: 2-5]
lab-help-setup = A setup of the game as JSON, or a file that holds it; several are played in turn
lab-help-fixed-seats = Keep each bot in one seat, in the order given
lab-help-games = Number of games [default: 100]
lab-help-games-each = Number of games for each pair or point [default: 100]
lab-help-games-balance = Number of games [default: 1000]
lab-help-max-decisions = Stop once this many decisions have been measured
lab-help-seed = Seed for everything random: the same number, the same games [default: 1]
lab-help-jobs = Number of games played at once [default: one per core]
lab-help-max-turns = Abandon a game after this many turns [default: 2000]
lab-help-out = Folder for the results; the same command continues where it was stopped
lab-help-keep = Which games to keep as files in the folder: all, none, or the first N [default: 20]
lab-help-seconds = Seconds for each game [default: 3]

## What is wrong

lab-unknown-game = There is no game “{ $found }”. Available: { $known }.
lab-unknown-bot = There is no bot “{ $found }”. Available: random, casual, greedy, search, the levels spark, candle, torch, bonfire and blaze, and process:COMMAND.
lab-wrong-setting = In the bot “{ $bot }”, “{ $part }” is not a valid setting.
lab-not-started = The bot “{ $bot }” could not be started: { $problem }
lab-too-few-bots = { $n ->
    [one] At least { $n } bot is needed, not { $found }: name it with --bot.
   *[other] At least { $n } bots are needed, not { $found }: name each with --bot.
}
lab-too-many-bots = { $n ->
    [one] { $found } bots are too many: there is room for { $n }.
   *[other] { $found } bots are too many: there is room for { $n }.
}
lab-bot-twice = The bot “{ $found }” is named twice. In a ladder, each bot appears only once.
lab-wrong-number = { $option } needs a whole number of at least { $least }, not “{ $found }”.
lab-wrong-list = { $option } needs a number, a range such as 2-5 or a list such as 10,20,50, not “{ $found }”.
lab-wrong-keep = --keep takes all, none or a number, not “{ $found }”.
lab-not-together = { $one } cannot be combined with { $other }.
lab-setup-malformed = The setup “{ $setup }” cannot be read: line { $line }, column { $column }: { $problem }
lab-setup-refused = The setup “{ $setup }” cannot be played: { $reason }
lab-unreadable = “{ $file }” cannot be read: { $problem }
lab-unwritable = “{ $file }” cannot be written: { $problem }
lab-foreign-folder = The folder “{ $folder }” holds something else. Name an empty or a new one.
lab-other-run = The folder “{ $folder }” holds the results of another command: { $command }
lab-busy = Another run is writing to the folder “{ $folder }” right now.
lab-broken-row = “{ $file }”, line { $line }, cannot be read: { $problem }

## While it runs

lab-remaining = remaining:
lab-stopping = Finishing the running games. Press Ctrl-C again to stop at once.
lab-stopped = Stopped. Run the same command to continue.
lab-stopped-lost = Stopped. With --out, the same command could have continued from here.
lab-written = The report, tables and games are in “{ $folder }”: report.html, games.csv, games.parquet, seats.csv, seats.parquet, summary.txt.

## Titles

# Stands after the name of the game: “Karak 2: a match”.
lab-title-match = a match
lab-title-ladder = a ladder
lab-title-balance = balance
lab-title-curve = the effect of thinking time
# $games, $total and $broken are shown; $n is the same number as $games and chooses the plural. $all says whether the
# run is complete.
lab-played = { $all ->
    [yes] { $n ->
        [one] { $games } game was played.
       *[other] { $games } games were played.
    } { $broken ->
        [0] All were played to the end.
        [one] { $broken } was abandoned and is a win for nobody.
       *[other] { $broken } were abandoned and are wins for nobody.
    }
   *[no] { $n ->
        [one] { $games } of { $total } games was played.
       *[other] { $games } of { $total } games were played.
    } { $broken ->
        [0] All of these were played to the end.
        [one] { $broken } was abandoned and is a win for nobody.
       *[other] { $broken } were abandoned and are wins for nobody.
    }
}

## Sections

lab-results = Results
lab-about-shares = Shared victories are split. “Even” is the share that equally strong bots would win. The intervals are Wilson 95% intervals.
lab-about-results-chart = The share of games each bot won, with its 95% interval.
lab-seats = Seats
lab-about-seats-chart = The share of games won from each seat, with its 95% interval.
lab-seat = Seat { $n }
lab-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lab-ratings = Ratings
lab-about-ratings = Maximum-likelihood Bradley–Terry ratings on the Elo scale; the mean is 0. A lead of 100 points wins 64% of games, 200 wins 76%, 400 wins 91%. If one side of a pair won every game, the other is given half a win, since no finite rating explains a clean sweep.
lab-about-ratings-chart = The rating of each bot with its 95% interval.
lab-pairs = Pair by pair
lab-curve = The effect of thinking time against { $bot }
lab-about-curve-chart = The win rate for each time budget, with its 95% interval.
# “It” is a hero, a building, a card and so on: whatever the table lists.
lab-about-facts = Owners are the seats that had at least one at the end. The factor is their win rate divided by the rate an even game would give; 1 is even. Having something late in a won game does not mean that it won the game.
lab-about-facts-chart = The win rate of those who had it, as a multiple of the even rate, with its 95% interval.
lab-length = Length
lab-about-length = Medians; the middle 80% of games fall in the range. A decision is a question with more than one answer.
lab-about-length-chart = How many games lasted how many rounds.
lab-course = Lead and comeback
# The legend of the columns from lab-head-lead-changes to lab-head-greatest-deficit.
lab-about-course = Points are compared between turns. The lead changes when somebody else leads alone. Half time: how often the sole leader at that point went on to win, and how often the player in sole last place did. The deficit is the most points by which the winner was ever behind.
lab-decisions = Decisions
lab-about-decisions = A decision is late if it took more than 20 ms over its budget. A failure is an illegal choice, a crash or a broken process; a legal choice was made instead.
lab-trouble = { $bot }: { $problem }
lab-games = Games
lab-about-games = Each file can be replayed: emberhall replay FILE.
# $players is “2 players”; $winners is one or more numbers of seats.
lab-game-link = { $over ->
    [yes] { $rounds ->
        [one] ({ $players }): won by seat { $winners } after { $rounds } round
       *[other] ({ $players }): won by seat { $winners } after { $rounds } rounds
    }
   *[no] { $rounds ->
        [one] ({ $players }): abandoned after { $rounds } round
       *[other] ({ $players }): abandoned after { $rounds } rounds
    }
}
lab-more-games = { $n ->
    [one] { $n } more is in the folder.
   *[other] { $n } more are in the folder.
}
# A heading; the command line follows.
lab-again = Reproduce this run
lab-about-again = This command plays the same games on any machine.
lab-about-again-clock = This command plays the same seeds. A bot that thinks against the clock or runs as its own process may choose differently each time.

## Heads of columns and axes

lab-all-bots = all
# A label in tables and charts: the result if all were equally strong.
lab-even = even
lab-mean = mean
lab-head-bot = Bot
lab-head-against = Against
lab-head-games = Games
lab-head-wins = Wins
lab-head-share = Win rate
lab-head-interval = 95% interval
lab-head-even = Even
lab-head-points = Mean points
lab-head-seat = Seat
lab-head-players = Players
lab-head-table = Table
lab-head-rating = Rating
lab-head-margin = 95%
lab-head-owners = Owners
lab-head-factor = Factor
lab-head-with-winners = Winners’ mean
lab-head-with-others = Others’ mean
lab-head-rounds = Rounds
lab-head-most-games = Middle 80%
lab-head-most = Maximum
lab-head-turns = Turns
lab-head-inputs = Inputs
lab-head-broken = Abandoned
lab-head-lead-changes = Lead changes
lab-head-half-leader = Leader at half time won
lab-head-from-last = Last at half time won
lab-head-deficit = Winner’s mean deficit
lab-head-greatest-deficit = Largest
lab-head-decisions = Decisions
lab-head-mean-time = Mean
lab-head-slowest = Slowest
lab-head-late = Late
lab-head-on-time = On time
lab-head-troubles = Failures
lab-chart-results = Win rate, with its 95% interval
lab-chart-length = Rounds per game
lab-axis-rounds = Rounds
lab-axis-games = Share of games
lab-axis-factor = Win rate as a multiple of the even rate
lab-axis-rating = Elo points
lab-axis-time = Milliseconds per decision
lab-axis-thought = Search iterations per decision

## Kinds of things

lab-fact-hero = Heroes
lab-fact-building = Buildings
lab-fact-monster-group = Monster groups
lab-fact-hero-family = Hero families
lab-fact-village-card = Village cards

## Speed

lab-bench = Speed: random play on one core
lab-head-game = Game
lab-head-inputs-a-second = Inputs per second
lab-head-games-a-second = Games per second
lab-head-draws = Random numbers per input
lab-bench-draws = the generator alone
lab-about-bench = For comparison between machines, the table also shows how many numbers the random generator alone draws in the same run. “cargo bench” compares with a chess engine.
