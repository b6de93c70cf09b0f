### The text mode in the browser: a table in words alone.

## The page

web-text-title = { $game } in words
web-text-welcome = { $game } in words. Type “help” to hear the commands.
web-text-happens = What happens
web-text-command = Command
web-text-command-about = Type the number of a choice, or a command such as “help”. Enter alone repeats the question.
web-text-send = Do it
web-text-drawn = Graphical table
web-text-said = { $name } says: { $text }

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
web-text-no-proposal = There is no open request.
web-text-undo-ask = Your last choice cannot simply be taken back. Type “ask” to ask the others.
web-text-look-unknown = Nothing here is called “{ $found }”.
web-text-look-several = “{ $found }” matches several things: { $names }.
web-text-look-none-there = Choice { $n } has nothing to look at more closely.
web-text-look-what = What do you want to look at? Type its name, or the number of a choice.
web-text-odds-none = There are no odds for this decision.

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
    .usage = odds [WHERE]
    .help = how the battle before you is likely to go, with the full calculation where there is one; for one place or rank: odds 2
web-text-command-undo = undo, u
    .usage = undo
    .help = take back your last choice, as long as nobody has learned anything new
web-text-command-log = log
    .usage = log [N]
    .help = what happened: the last 20 or N lines
web-text-command-turn = turn, t
    .usage = turn
    .help = whose turn it is, and how far along the game is
web-text-command-look = look, l, card, read
    .usage = look [NAME]
    .help = look at one thing: a hex by its place or its direction from you (look east), a card by its name, or what a choice is about, by its number; on its own, what is at hand
web-text-command-rule = rule, rules
    .usage = rule K-BAT-6
    .help = a rule by its id or by words in its title; on its own, all the rules
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
    .help = ask the others to agree to an undo
web-text-command-yes = yes, agree
    .usage = yes
    .help = agree to a request
web-text-command-no = no, decline
    .usage = no
    .help = decline a request
web-text-command-begin = begin
    .usage = begin
    .help = begin the game, once everyone has sat down
web-text-command-rematch = rematch
    .usage = rematch
    .help = play again with the same people, after the end
web-text-command-lang = lang, language
    .usage = lang pl
    .help = change the language: en, pl, de, et
web-text-command-menu = menu
    .usage = menu
    .help = seats, invitations and settings
web-text-command-drawn = graphical, drawn, draw
    .usage = graphical
    .help = show the graphical table
web-text-command-quit = quit, leave, exit
    .usage = quit
    .help = go to the start page; the game waits for you
