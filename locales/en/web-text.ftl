### The text mode in the browser: a table in words alone.
###
### $side is a direction as in karak-side-*, $place a place such as (1, -1), $hex what lies there in words.

## The page

web-text-title = { $game } in words
web-text-welcome = { $game } in words. Type “help” to hear the commands.
web-text-happens = What happens
web-text-command = Command
web-text-command-about = Type the number of a choice, or a command such as “help”. Enter alone repeats the question.
web-text-send = Do it
web-text-drawn = Drawn table
web-text-said = { $name } says: { $text }

## The parts of the table

web-text-topic-around = Where you are
web-text-topic-board = The whole map
web-text-topic-hall = The hall
web-text-topic-village = The Village
web-text-topic-hand = In your hand
web-text-topic-me = You
web-text-topic-others = The others

## The question

web-text-many = { $n ->
   *[other] { $n } choices. Enter reads them all.
}
# A heading of the list of choices, with the numbers under it.
web-text-span = { $group }: { $first } to { $last }
web-text-span-one = { $group }: { $n }

## Answers

web-text-not-asked = You are not asked anything right now.
web-text-not-over = That works when the game is over.
web-text-no-proposal = Nobody asks anything of the table.
web-text-nothing = There is nothing to tell.
web-text-undo-ask = Your last choice cannot simply be taken back. “ask” asks the others.
web-text-look-where = Which hex? Name its place, as in look (1, -1), or a direction, as in look east.
web-text-away = { $n ->
    [0] You are there.
    [one] { $n } hex away from you.
   *[other] { $n } hexes away from you.
}
web-text-side-chasm = { $side }: a chasm; beyond it nothing is explored
web-text-side-chasm-hex = { $side }: a chasm; beyond it { $hex }
web-text-side-hex = { $side }: { $hex }
web-text-side-unexplored = { $side }: unexplored, { $place }

## What is foretold. $odds is one or more of the parts, $n is a percentage.

web-text-odds-none = Nothing can be foretold about this decision.
web-text-odds-win = { $n }% to win
web-text-odds-fireballs = with Fireballs { $n }%
# $lives and $dice are means, such as 0.4.
web-text-odds-losses = expected losses: lives { $lives }, dice { $dice }
web-text-odds-unconscious = unconscious { $n }%
web-text-odds-plague = Plague & Misery for an opponent { $n }%
web-text-odds-at = { $place }, strength { $n }: { $odds }
web-text-odds-felled = { $place }: the enemy falls without a battle
web-text-odds-with = With { $units }: { $odds }
web-text-odds-alone = With the hero die alone: { $odds }
web-text-odds-keep = If you keep the roll: { $odds }
web-text-odds-again = If you roll again: { $odds }
web-text-odds-cast-wins = { $n ->
    [0] Without a Fireball: attack { $attack }, victory
    [one] With { $n } Fireball: attack { $attack }, victory
   *[other] With { $n } Fireballs: attack { $attack }, victory
}
web-text-odds-cast-fails = { $n ->
    [0] Without a Fireball: attack { $attack }, defeat
    [one] With { $n } Fireball: attack { $attack }, defeat
   *[other] With { $n } Fireballs: attack { $attack }, defeat
}

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

web-text-command-help = help, h, ?
    .usage = help
    .help = this list
web-text-command-choices = choices, c
    .usage = choices
    .help = the question again with all its choices (or just Enter)
web-text-command-why = why
    .usage = why [WORD]
    .help = what is not possible now, why, and by which rule
web-text-command-odds = odds, explain, e
    .usage = odds
    .help = how the battle before you is likely to go; in Thunderstone term by term, or for one rank: odds 2
web-text-command-undo = undo, u
    .usage = undo
    .help = take your last choice back, as long as nobody has learned anything new
web-text-command-log = log
    .usage = log [N]
    .help = what happened, the last 20 or N lines
web-text-command-turn = turn, t
    .usage = turn
    .help = whose turn it is, and how far the game has come
web-text-command-board = board, map, m
    .usage = board
    .help = every hex of the map in a sentence
web-text-command-around = around, a
    .usage = around
    .help = where you stand, and what lies beyond each of the six edges
web-text-command-look = look, l
    .usage = look (1, -1)
    .help = one hex by its place, or by its direction from you: look east
web-text-command-hall = hall
    .usage = hall
    .help = who waits in the three ranks, and what your party would do to them
web-text-command-village = village, v
    .usage = village
    .help = what the Village sells, and how many are left
web-text-command-card = card, read
    .usage = card [NAME]
    .help = read a card: by its name, by the number of a choice, or those at hand
web-text-command-hand = hand
    .usage = hand
    .help = what only you may see
web-text-command-me = me
    .usage = me
    .help = what you have
web-text-command-others = others, o
    .usage = others
    .help = what the others have
web-text-command-rule = rule, rules
    .usage = rule K-BAT-6
    .help = a rule by its id or by words in its title; alone it opens them all
web-text-command-say = say
    .usage = say TEXT
    .help = say something to the table
web-text-command-chat = chat
    .usage = chat
    .help = what was said at the table
web-text-command-clock = clock, time
    .usage = clock
    .help = how much time is left
web-text-command-ask = ask
    .usage = ask
    .help = ask the others to go one choice back
web-text-command-yes = yes, agree
    .usage = yes
    .help = agree to what somebody asks of the table
web-text-command-no = no, decline
    .usage = no
    .help = decline it
web-text-command-begin = begin
    .usage = begin
    .help = begin the game, once everybody has sat down
web-text-command-rematch = rematch
    .usage = rematch
    .help = play again with the same people, after the end
web-text-command-lang = lang, language
    .usage = lang pl
    .help = speak another language: en, pl, de, et
web-text-command-menu = menu
    .usage = menu
    .help = seats, invitations and settings
web-text-command-drawn = drawn, draw
    .usage = drawn
    .help = show the drawn table
web-text-command-quit = quit, leave, exit
    .usage = quit
    .help = to the start page; the game waits for you
