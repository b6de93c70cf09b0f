### The browser client: everything it says besides the game itself.
###
### $player is a player's or hero's name in the nominative, $game the name of a game, $name what a person is called.

## The start page

web-tagline = Board games at one table: solo, around one screen, or with friends anywhere by link.
web-games = The games
web-play-now = Play now
web-play-now-about = { $n ->
    [0] { $game } alone against the dungeon
    [one] { $game } against one bot
   *[other] { $game } against { $n } bots
}
web-continue = Continue
web-game-players = { $least }–{ $most } players
web-friends = Play with friends
web-friends-about = send a link
web-hotseat = Hot seat
web-hotseat-about = share this screen
web-open-tables = Open tables
web-open-tables-about = where somebody is waiting
web-open-tables-none = Nobody is waiting at a table just now. Open one yourself, or play against bots.
web-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-rules = Rules
# Two labels of a game on the start page: the chosen one, and the button that chooses another.
web-on-the-table = On the table
web-put-on-the-table = Put on the table
web-choose-seats = Choose seats
web-karak-about = Explore the torn land around the castle, raise an army, and face the Dark General before the others do.
web-karak-players = 2 to 5 players
web-karak-heroes = 6 heroes
web-karak-parts = 28 tiles, 36 armies
web-thunderstone-about = Build a party card by card in the village, then carry light into the dungeon and bring back the stone.
web-thunderstone-players = 1 to 5 players
web-thunderstone-kind = deck building
web-thunderstone-parts = village and dungeon
web-fair = Fair play: every roll and shuffle can be verified after the game
web-gallery = Gallery
web-credits = Credits
web-privacy = Privacy
web-to-start = Back to the start page
web-nowhere = There is nothing here.

## Setting up a table

web-setup-game = Game
web-setup-opponents = Opponents
web-setup-people = People, including you
web-setup-people-here = People at this screen
web-setup-name-of = Name of player { $n }
web-setup-bots = Plus bots
web-setup-level = How well the bots play
web-setup-more = More settings
web-setup-heroes = Heroes
web-setup-heroes-dealt = Dealt at random
web-setup-heroes-draft = Picked in turn
web-setup-kind = Variant
web-setup-kind-full = The full game
web-setup-kind-friendly = Friendly, without Plague & Misery
web-setup-cards = Cards
web-setup-cards-first = The rulebook’s first game
web-setup-cards-random = Chosen at random
web-setup-cards-custom = Your own choice
web-setup-groups = Monster groups
web-setup-alone = Alone
web-setup-solo = Difficulty
web-setup-clock = Thinking time
web-setup-clock-none = No limit
web-setup-clock-move = 90 seconds per decision
web-setup-clock-slow = One day per decision
web-setup-clock-bank = 15 minutes, plus 10 seconds per decision
web-setup-listed = Who may join
web-setup-listed-no = Only with a link
web-setup-listed-yes = Anyone, from the list of open tables
web-setup-begin = Begin
web-setup-open = Open the table
web-your-name = Your name
web-guest = Guest

## Everywhere

web-close = Close
web-fold = Fold away
web-unfold = Unfold
web-language = Language
web-sound = Sound
web-volume = Volume
web-motion = Animations
web-dark = Dark theme
web-menu = Menu
web-settings = Settings
web-theme = Theme
# Of the theme, the language and the animations.
web-as-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-motion-full = Full
web-motion-calm = Calm
web-skip-bots = Bots’ turns
web-skip-bots-on = At once
web-skip-bots-off = Animated
web-confirm = Confirm ending a turn
web-confirm-about = Asks first when something is left to do
web-awake = Keep the screen on
web-sure-about = You could still do something this turn.
web-sure-yes = End turn
web-sure-no = Go back
web-mode = How the table is shown
web-mode-drawn = Graphical
web-mode-text = In words
web-mode-text-about = Text mode: the table in words, for listening and typing
web-on = On
web-off = Off

## The connection

web-connecting = Connecting…
web-unreachable = The server is not responding. Try again in a moment.
web-lost = Connection lost. Reconnecting…
web-try-now = Try now
web-ended = You no longer have access to this table.

## Before the game

web-room = Before the game
web-room-wait = Waiting for everyone to sit down.
web-room-wait-host = The host will begin the game.
web-begin = Begin the game
web-seats = Seats
web-seat = Seat { $n }
web-seat-open = free
web-sit-here = Sit here
web-bot-here = Let a bot play
web-free-here = Free this seat
web-level = Bot level
web-you = you
web-bot = bot
# Remarks beside a seat, in lower case.
web-stand-in = a bot is standing in
web-away = away
# With a length of time: 12 sec, 4 min.
web-away-for = away for { $time }
web-reconnecting = reconnecting
web-reconnecting-for = reconnecting, { $time }
web-thinking = thinking
web-host = host
web-shared = shared screen
web-make-host = Make host
web-propose-bot = Propose a bot
web-propose-host = Propose as host
web-join = Take a seat
web-invite = Invite
web-invite-any = Any free seat
web-invite-watch = Watching only
web-copy-link = Copy the link
web-link-copied = Link copied.
web-qr = The link as a QR code
web-share = Share

## At the table

web-plain-table = The table
web-turn-yours = Your turn
# A status line: the game waits for this player.
web-turn-of = { $player } is deciding
# The same of somebody who is not connected, and of somebody for whom a bot plays.
web-turn-wait = Waiting for { $player }
web-turn-stand-in = A bot is playing for { $player }
web-game-over = The game is over
web-choices = Your choices
web-not-now = Not possible now
web-undo = Undo
# Undo that the other players have to agree to.
web-undo-ask = Request undo
web-pause-ask = Request a pause
web-resume = Resume
web-paused = The clocks are stopped.
web-asks-undo = { $player } asks to undo a choice.
web-asks-pause = { $player } asks for a pause.
web-asks-stand-in = { $player } suggests letting a bot stand in for { $other }.
web-asks-host = The host is gone. { $player } suggests { $other } as the new host.
web-asks-newcomer = { $name } would like to take over from { $bot }. Everyone has to agree.
web-asks-give-up = { $player } suggests drawing the dice again without those who have not opened their share.
web-asks-rematch = { $player } would like to play again.
web-awaited = Waiting for { $players }.
web-asked = The other players have been asked.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
# Several people share one screen: it is covered until the next one presses web-pass-go.
web-pass = Pass the screen to { $player }
web-pass-go = I’m ready
web-time-left = Time left: { $text }
web-watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
web-you-watch = You are watching
web-let-bot-play = Let a bot play for me
web-come-back = Take my seat back
web-give-up = Give up my seat
web-give-up-about = You give up this seat for good, and a bot plays on in it.
web-give-up-yes = Yes, give it up
web-leave = Leave the table
web-mute = Mute
web-unmute = Unmute
web-mute-watchers = Mute the spectators
web-unmute-watchers = Unmute the spectators

## Who comes and goes

web-told-lost = { $player } has lost connection.
web-told-away = { $player } is away.
web-told-stand-in = A bot is playing for { $player }.
web-told-back = { $player } is back.
# Where one waits for somebody who is not connected. The time is like 1:30 here, and like 23 hr below.
web-wait-clock = A bot will decide in { $time }.
web-wait-you-now = You can let a bot play now.
web-wait-players-now = The players can let a bot play now.
web-wait-you-later = There is no time limit. You can let a bot play in { $time }.
web-wait-players-later = There is no time limit. The players can let a bot play in { $time }.
web-wait-vote = There is no time limit. A bot stands in if a majority of the others agree.
web-wait-open = There is no time limit. The table waits until { $player } is back.
web-wait-stand-in = { $player } can take the seat back at any time.
web-wait-link = Copy the table’s link
web-wait-link-about = The link takes everyone who plays here back to their seat, in their own browser.

## The chronicle and the chat

web-chronicle = Chronicle
web-chronicle-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something to the table
web-send = Send
web-hidden-words = (muted)
web-rule = Rule { $id }
web-log-began = The game begins.
web-log-seated = { $name } sits down.
web-log-seated-bot = A bot sits down as { $player }.
web-log-left = { $player }’s seat is free.
web-log-taken-back = { $player } takes back a choice.
web-log-taken-back-all = Everyone agrees to the undo.
web-log-asks = { $player } makes a request to the table.
web-log-agrees = { $player } agrees.
web-log-declines = { $player } declines.
web-log-newcomer = { $name } asks for a bot’s seat.
web-log-hosted = { $player } is now the host.
web-log-lapsed = The request no longer applies.
web-log-paused = The clocks stop.
web-log-resumed = The clocks run again.
web-log-clock = { $player } is out of time: a bot decides.

## Showing what happens

web-speed = Animation speed
web-speed-still = Step by step
web-speed-times = { $text }×
web-next = Next
web-skip = Skip
web-since = Since your last turn

## The end

web-end-place = Final score
web-rematch = Play again
web-rematch-ready = A new table with the same players is ready.
web-rematch-waits = The new game begins as soon as everyone has agreed.
web-rematch-yes = agreed
web-rematch-no = not playing
web-rematch-open = no answer yet
web-rematch-without = Not everyone has agreed. How do you want to begin?
web-rematch-bots = With bots in their place
web-rematch-fewer = With fewer players
web-export = Save the game file
web-look-around = Look at the table
web-end-you-win = You win!
web-end-other-wins = { $players } wins.
web-show-result = Show the result
# Opens the commitments and the seed, with web-dice-check.
web-verify = Verify that it was fair
web-seed = Seed
web-log-closed = All commitments to the dice are on the list; the shares are being opened.
web-log-failed = Not everyone opened their share. The dice are drawn again without those who did not.
web-dice = Fair dice
web-dice-about = Before the game the server and every person commit to a secret number. The dice follow from all of them, so nobody can choose them. The operator of the server can foresee them.
web-dice-server = The server’s commitment
web-dice-of = Commitment of { $names }
web-dice-none = no share in the dice
web-dice-mine = Your share is included.
web-dice-missing = Your share is missing from the list. Do not trust these dice.
web-dice-changed = This list differs from the one this browser stored when the list was closed. Do not trust these dice.
web-dice-opening = The shares of the dice are being opened.
web-dice-awaited = Waiting for { $names } to open their share of the dice.
web-dice-give-up = Draw again without them
web-dice-check = Check every roll now
web-dice-checking = Checked: { $n } of { $all }
web-dice-fair = { $n ->
    [one] Fair: { $n } random outcome was checked in this browser.
   *[other] Fair: all { $n } random outcomes were checked in this browser.
}
web-dice-failed-rounds = { $n ->
    [one] { $n } round failed, because somebody did not open their share.
   *[other] { $n } rounds failed, because somebody did not open their share.
}
web-dice-unfair = Fairness not confirmed: { $reason }
web-dice-old = This game was begun with an older kind of dice. “emberhall verify” checks its file.
web-dice-unreadable = the file could not be loaded or read.
web-dice-rounds = the commitments, shares or seeds do not fit together.
web-dice-note-differs = the list in the file is not the one that this browser stored.
web-dice-outcome = step { $n } is not what the dice give.
web-dice-no-note = This browser stored no list of this table, so it cannot tell whether the list was changed later.
web-dice-note = Download the stored list

## Rules

web-rules-of = The rules of { $game }
web-rules-find = Find a rule
web-rules-none = No rules match your search.
web-ruling = House ruling

## Credits

web-credits-icons = Pictures
web-credits-icons-about = Icons from game-icons.net under the CC BY 3.0 licence; the shapes are unchanged, the colours are ours.
web-credits-by = by { $name }
web-credits-fonts = Typefaces
web-credits-fonts-about = All under the SIL Open Font License.
web-credits-own = The lands, castles, chasms, crests, dice, the compass and the flame were drawn for Emberhall.
web-credits-games = The games
web-credits-games-about = Karak 2 and Thunderstone belong to their authors and publishers. Emberhall is made by players and is not affiliated with them.
web-credits-code = Program
web-credits-code-about = Emberhall is free software under the MIT or Apache 2.0 licence.

## Privacy

web-privacy-cookie = One cookie tells this server which seats are yours. It says nothing else about you, and no other site ever sees it.
web-privacy-data = This server keeps the names you enter, your games and what is said at the table. Nothing is passed on to anyone else, and nobody tracks what you do. Notifications, if you turn them on, go through a service run by your browser’s maker, which cannot read them.
web-privacy-settings = Language, theme, sound and the last setup stay in this browser.
web-player = Your data on this server
web-player-none = This server does not know this browser yet. It will once you sit down at a table.
web-player-named = Your name here is { $name }.
web-code-show = Show a code for another device
web-code-about = Enter this code in another browser to reach your tables from there too. Anyone who has it can play for you. It replaces any older code.
web-code-enter = Code from another device
web-code-use = Use the code
web-code-used = Welcome back, { $name }.
web-devices = Your devices
web-device-unknown = Unknown device
web-device-since = since { $date }
web-device-this = this device
web-device-revoke = Sign out this device
web-sign-out = Sign out here
web-sign-out-about = Without your recovery code you cannot come back to your seats from this browser. Sign out anyway?
web-blocked-people = People you have blocked
web-unblock = Unblock
web-report-person = Report or block
web-report-line = Report what { $name } wrote
web-report-title = Report { $name }
web-report-about = Your report goes to the operator of this server, together with the line you report. Nobody at the table sees it.
web-report-text = What happened? (optional)
web-report-send = Send report
web-reported = Thank you. The operator will see your report.
web-block = Block
web-block-about = If you block this person, you no longer see what they write, and they can sit down at your open tables only with a link from you. They are not told.
web-blocked = You no longer see what { $name } writes.
web-blocked-words = You have blocked this person.
web-restored = This table comes from a backup of the server. Its dice may be known to somebody, so they no longer count as fair.
web-forget = Forget me
web-forget-about = This server forgets your name and all your devices. Games in progress go on without you.
