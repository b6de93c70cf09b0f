### The browser client: everything it says besides the game itself.
###
### $player is a player's or hero's name in the nominative, $game the name of a game, $name what a person is called.

## The start page

web-tagline = Two board games at one table. Alone, side by side, or by a link across the world.
web-games = The games
web-play-now = Play now
web-play-now-about = { $n ->
    [0] { $game } alone against the dungeon
    [one] { $game } against one bot
   *[other] { $game } against { $n } bots
}
web-continue = Continue
web-game-players = { $least }–{ $most } players
web-friends = Play with friends
web-friends-about = send a link
web-hotseat = Hot-seat
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
web-to-start = To the start page
web-nowhere = There is nothing here.

## Setting up a table

web-setup-game = Game
web-setup-opponents = Opponents
web-setup-people = People, including you
web-setup-people-here = People at this screen
web-setup-bots = Bots as well
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
web-setup-solo = How hard it is alone
web-setup-clock = Time to think
web-setup-clock-none = No limit
web-setup-clock-move = 90 seconds a decision
web-setup-clock-slow = One day a decision
web-setup-clock-bank = 15 minutes, plus 10 seconds a decision
web-setup-listed = Who may join
web-setup-listed-no = Only with a link
web-setup-listed-yes = Anybody, from the list of open tables
web-setup-begin = Begin
web-setup-open = Open the table
web-your-name = Your name
web-guest = Guest

## Everywhere

web-close = Close
web-language = Language
web-sound = Sound
web-motion = Animations
web-dark = Dark theme
web-menu = Menu
web-settings = Settings
web-theme = Theme
web-as-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-motion-full = Full
web-motion-calm = Calm
web-mode = How the table is shown
web-mode-drawn = Drawn
web-mode-text = In words
web-mode-text-about = Text mode: the table in words, for listening and typing
web-on = On
web-off = Off

## The connection

web-connecting = Connecting …
web-unreachable = The server does not answer. Try again in a moment.
web-lost = The connection is lost. Trying again …
web-try-now = Try now
web-ended = This table is closed to you now.

## Before the game

web-room = Before the game
web-room-wait = Waiting for everybody to sit down.
web-room-wait-host = The host will begin the game.
web-begin = Begin the game
web-seats = Seats
web-seat = Seat { $n }
web-seat-open = free
web-sit-here = Sit here
web-bot-here = Let a bot play
web-free-here = Free the seat
web-level = Level of the bot
web-you = you
web-bot = bot
web-stand-in = a bot stands in
web-away = away
web-join = Take a seat
web-invite = Invite
web-invite-any = Any free seat
web-invite-watch = Only to watch
web-copy-link = Copy the link
web-link-copied = The link is copied.
web-qr = The link as a QR code
web-share = Share

## At the table

web-plain-table = The table
web-turn-yours = Your turn
web-turn-of = { $player } decides
web-game-over = The game is over
web-choices = Your choices
web-not-now = Not possible now
web-undo = Undo
web-undo-ask = Ask to go back
web-pause-ask = Ask for a pause
web-resume = Go on
web-paused = The clocks are stopped.
web-asks-undo = { $player } asks to go back.
web-asks-pause = { $player } asks for a pause.
web-asked = Your question is before the others.
web-agree = Agree
web-decline = Decline
web-pass = Pass the screen to { $player }
web-pass-go = I have it
web-time-left = Time left: { $text }
web-watching = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
web-you-watch = You are watching
web-let-bot-play = Let a bot play for me
web-come-back = Take the seat again
web-leave = Leave the table
web-mute = Mute
web-unmute = Unmute
web-mute-watchers = Mute the spectators
web-unmute-watchers = Unmute the spectators

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
web-log-seated-bot = A bot takes a seat: { $player }.
web-log-left = A seat is free: { $player }.
web-log-taken-back = { $player } takes a choice back.
web-log-taken-back-all = Everybody agrees to go back.
web-log-asks = { $player } has a question for the table.
web-log-agrees = { $player } agrees.
web-log-declines = { $player } declines.
web-log-paused = The clocks stop.
web-log-resumed = The clocks go on.
web-log-clock = Time is up for { $player }: a bot decides.

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
web-rematch-ready = A new table for the same people is ready.
web-export = Save the game file
web-look-around = Look at the table
web-end-you-win = You win!
web-end-other-wins = { $players } wins.
web-show-result = Show the result
web-verify = Chance was fair
web-verify-about = Before the game the table promised this seal. Now the seed is shown; “emberhall verify” checks every roll and every shuffle in the game file.
web-seal = Seal
web-seed = Seed

## Rules

web-rules-of = The rules of { $game }
web-rules-find = Find a rule
web-rules-none = No rule speaks of that.
web-ruling = Decided here

## Credits

web-credits-icons = Pictures
web-credits-icons-about = Icons from game-icons.net under the licence CC BY 3.0; the shapes are unchanged, the colours are ours.
web-credits-by = by { $name }
web-credits-fonts = Typefaces
web-credits-fonts-about = All under the SIL Open Font License.
web-credits-own = The lands, castles, chasms, crests, dice, the compass and the flame are drawn for Emberhall.
web-credits-games = The games
web-credits-games-about = Karak 2 and Thunderstone belong to their authors and publishers. Emberhall is made by players and is not connected with them.
web-credits-code = Program
web-credits-code-about = Emberhall is free software under the MIT or Apache 2.0 licence.

## Privacy

web-privacy-cookie = One cookie remembers that this browser sits at your tables. It says nothing about you, and no other site ever sees it.
web-privacy-data = This server keeps the names you enter, your games and what is said at the table. Nothing is sent to anybody else, and nobody tracks what you do.
web-privacy-settings = Language, theme, sound and the last setup stay in this browser.
web-player = Your data on this server
web-player-none = This browser is not known here yet. It will be once you sit down at a table.
web-player-named = Here you are called { $name }.
web-code-show = Show a code for another device
web-code-about = Enter this code in another browser and your tables are there too. Whoever has it can play for you; any older code stops working.
web-code-enter = Code from another device
web-code-use = Use the code
web-code-used = Welcome back, { $name }.
web-forget = Forget me
web-forget-about = This server forgets your name and all your devices. Tables in play go on without you.
