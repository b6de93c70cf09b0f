### The lab: matches between bots, ladders, balance studies, their tables and reports.

## Help

lab-help-lab = Measure: matches between bots, ladders, the balance of a game, speed.
lab-help-match = Let bots play against each other: each seed from every seat.
lab-help-ladder = Everybody against everybody, with ratings and their intervals.
lab-help-balance = Equal bots play: which seat, hero, monster group, family or card wins more?
lab-help-curve = One bot with more and more time against a fixed opponent.
lab-help-bench = How many inputs a second the rules take, on one core.
lab-help-bot = A bot, once for each: random, casual, greedy, a level (spark to blaze), search,50ms, search,400it, or process:COMMAND. The last one fills the table
lab-help-bot-balance = Who plays (otherwise greedy); several share the table
lab-help-bot-curve = Whose curve (otherwise search)
lab-help-levels = The five levels, besides any --bot
lab-help-times = Milliseconds for a decision (otherwise 10,20,50,100,200,500,1000)
lab-help-rounds = Rounds of thought instead of milliseconds: the same on every machine
lab-help-against = The opponent (otherwise greedy)
lab-help-players = How many play: 2, or in turn 2-5 or 2,4 (otherwise 2)
lab-help-players-balance = How many play: 2, or in turn 2-5 or 2,4 (otherwise 2-5)
lab-help-setup = A setup of the game as JSON or a file with it; several are played in turn
lab-help-fixed-seats = Everybody stays in the seat they are named in
lab-help-games = How many games (otherwise 100)
lab-help-games-each = How many games for each pair or point (otherwise 100)
lab-help-games-balance = How many games (otherwise 1000)
lab-help-decisions = End as soon as so many decisions are measured
lab-help-seed = Where all chance comes from: the same number, the same games (otherwise 1)
lab-help-jobs = How many games are played at once (otherwise one for each core)
lab-help-most-turns = Break a game off after so many turns (otherwise 2000)
lab-help-out = A folder for the results; the same command goes on where it was stopped
lab-help-keep = Which games to keep as files in the folder: all, none, or the first N (otherwise 20)
lab-help-seconds = How many seconds for each game (otherwise 3)

## What is wrong

lab-unknown-game = The game “{ $found }” is not on this table. There are: { $known }.
lab-unknown-bot = There is no bot “{ $found }”. There are random, casual, greedy, search, the levels spark, candle, torch, bonfire and blaze, and process:COMMAND.
lab-wrong-setting = In the bot “{ $bot }” the part “{ $part }” cannot be used.
lab-not-started = The bot “{ $bot }” cannot be started: { $problem }
lab-too-few-bots = { $n ->
    [one] At least { $n } bot is needed, not { $found }: name it with --bot.
   *[other] At least { $n } bots are needed, not { $found }: name each with --bot.
}
lab-too-many-bots = { $n ->
    [one] { $found } bots are too many: there is room for { $n }.
   *[other] { $found } bots are too many: there is room for { $n }.
}
lab-bot-twice = The bot “{ $found }” is named twice. In a ladder each plays once.
lab-wrong-number = { $option } needs a whole number of at least { $least }, not “{ $found }”.
lab-wrong-list = { $option } needs a number, a range such as 2-5 or a list such as 10,20,50, not “{ $found }”.
lab-wrong-keep = --keep takes all, none or a number, not “{ $found }”.
lab-not-together = { $one } does not go together with { $other }.
lab-setup-malformed = The setup “{ $setup }” cannot be read: line { $line }, column { $column }: { $problem }
lab-setup-refused = The setup “{ $setup }” cannot be played: { $reason }
lab-unreadable = “{ $file }” cannot be read: { $problem }
lab-unwritable = “{ $file }” cannot be written: { $problem }
lab-foreign-folder = The folder “{ $folder }” holds something else. Name an empty or a new one.
lab-other-run = The folder “{ $folder }” holds the results of another command: { $command }
lab-busy = Another run is writing to the folder “{ $folder }” now.
lab-broken-row = “{ $file }”, line { $line }, cannot be read: { $problem }

## While it runs

lab-remaining = remaining:
lab-stopping = The running games are played to their end. Once more to stop at once.
lab-stopped = Stopped. The same command goes on from here.
lab-stopped-lost = Stopped. With --out the same command could have gone on from here.
lab-written = Report, tables and games are in “{ $folder }”: report.html, games.csv, games.parquet, seats.csv, seats.parquet, summary.txt.

## Titles

lab-title-match = a match
lab-title-ladder = a ladder
lab-title-balance = the balance
lab-title-curve = what more time brings
lab-played = { $all ->
    [yes] { $n ->
        [one] { $games } game was played.
       *[other] { $games } games were played.
    } { $broken ->
        [0] All came to their end.
        [one] { $broken } was broken off and is a win for nobody.
       *[other] { $broken } were broken off and are wins for nobody.
    }
   *[no] { $n ->
        [one] { $games } of { $total } games was played.
       *[other] { $games } of { $total } games were played.
    } { $broken ->
        [0] All of these came to their end.
        [one] { $broken } was broken off and is a win for nobody.
       *[other] { $broken } were broken off and are wins for nobody.
    }
}

## Sections

lab-results = Results
lab-about-shares = A shared victory counts in parts. “Even” is what equal bots would win. The intervals are 95% intervals after Wilson.
lab-about-results-chart = The share of the games each bot won, with its 95% interval.
lab-seats = Seats
lab-about-seats-chart = The share of the games won from each seat, with its 95% interval.
lab-seat = Seat { $n }
lab-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lab-ratings = Ratings
lab-about-ratings = Most likely ratings by the model of Bradley and Terry on the Elo scale; the mean is 0. 100 points more win 64%, 200 win 76%, 400 win 91%. A pair in which one side won everything counts half a win for the other, since no finite rating explains a clean sheet.
lab-about-ratings-chart = The rating of each bot with its 95% interval.
lab-pairs = Pair by pair
lab-curve = What more time brings against { $bot }
lab-about-curve-chart = The share of wins for each budget, with its 95% interval.
lab-about-facts = Owners are the seats that had at least one of it in the end. The factor compares their share of wins with the even one: 1 is even. Owning something late in a won game is not the same as winning by it.
lab-about-facts-chart = The share of wins of those who had it, as a multiple of the even share, with its 95% interval.
lab-length = Length
lab-about-length = Medians; of ten games eight lie in the range. A decision is a question with more than one answer.
lab-about-length-chart = How many games lasted how many rounds.
lab-course = Lead and comeback
lab-about-course = Points are compared between the turns. A lead change is somebody else leading alone. At half time: the one who led alone then won, and the one who was last alone then won. The deficit is the most points the winner was behind.
lab-decisions = Decisions
lab-about-decisions = Late is a decision that took more than 20 ms above its budget. A failure is an illegal choice, a panic or a broken process; a legal choice was put in its place.
lab-trouble = { $bot }: { $problem }
lab-games = Games
lab-about-games = Each file can be replayed: emberhall replay FILE.
lab-game-link = { $over ->
    [yes] ({ $players }): won by seat { $winners } after { $rounds } rounds
   *[no] ({ $players }): broken off after { $rounds } rounds
}
lab-more-games = { $n ->
    [one] { $n } more is in the folder.
   *[other] { $n } more are in the folder.
}
lab-again = The same again
lab-about-again = This command gives the same games on any machine.
lab-about-again-clock = This command plays the same seeds. A bot with a clock or a process of its own may choose otherwise each time.

## Heads of columns and axes

lab-all-bots = all
lab-even = even
lab-mean = mean
lab-head-bot = Bot
lab-head-against = Against
lab-head-games = Games
lab-head-wins = Wins
lab-head-share = Share of wins
lab-head-interval = 95%, from – to
lab-head-even = Even
lab-head-points = Points, mean
lab-head-seat = Seat
lab-head-players = Players
lab-head-table = Table
lab-head-rating = Rating
lab-head-margin = 95%
lab-head-owners = Owners
lab-head-factor = Factor
lab-head-with-winners = With winners, mean
lab-head-with-others = With others, mean
lab-head-rounds = Rounds
lab-head-most-games = Eight of ten
lab-head-most = Most
lab-head-turns = Turns
lab-head-inputs = Inputs
lab-head-broken = Broken off
lab-head-lead-changes = Lead changes
lab-head-half-leader = Leader at half time won
lab-head-from-last = Last at half time won
lab-head-deficit = Winner’s deficit, mean
lab-head-greatest-deficit = Greatest
lab-head-decisions = Decisions
lab-head-mean-time = Mean
lab-head-slowest = Slowest
lab-head-late = Late
lab-head-on-time = On time
lab-head-troubles = Failures
lab-chart-results = Share of wins, with its 95% interval
lab-chart-length = Rounds of a game
lab-axis-rounds = Rounds
lab-axis-games = Share of the games
lab-axis-factor = Share of wins as a multiple of the even share
lab-axis-rating = Elo points
lab-axis-time = Milliseconds for a decision
lab-axis-thought = Rounds of thought for a decision

## Kinds of things

lab-fact-hero = Heroes
lab-fact-building = Buildings
lab-fact-monster-group = Monster groups
lab-fact-hero-family = Hero families
lab-fact-village-card = Village cards

## Speed

lab-bench = Speed: random play on one core
lab-head-game = Game
lab-head-inputs-a-second = Inputs a second
lab-head-games-a-second = Games a second
lab-head-draws = Draws of chance for an input
lab-bench-draws = a bare generator
lab-about-bench = Beside it stands how often the generator of chance alone draws a number in the same run, so that machines can be compared. “cargo bench” measures beside a chess engine.
