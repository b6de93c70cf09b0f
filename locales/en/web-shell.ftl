### The table around the game, and the client as an installed program.
###
### $player is a player's or hero's name in the nominative, $game the name of a game, $name what a person is called,
### $company a list of names.

## The connection, new versions

web-app-about = Two board games at one table: Karak 2 and Thunderstone. Alone, side by side, or by a link.
web-offline = There is no connection to the server. What you opened before can still be read; your tables come back with the connection.
web-part-missing = This part of Emberhall could not be loaded. It comes back with the connection.
web-new-version = A new version of Emberhall is here.
web-new-version-load = Load it

## Calls to the table

web-call-body = { $game }: the table waits for you.
web-calls = Call me when it is my turn
web-calls-about = A notification on this device when you are not at the table. It names the game that waits, and nothing else.
web-calls-blocked = This browser does not let Emberhall show notifications. Allow them for this site in the browser’s settings, then load the page again.
web-calls-unsupported = This browser cannot be called from here. On an iPhone or iPad, first add Emberhall to the home screen.
web-calls-failed = The browser’s notification service does not answer. Try again later.
web-quiet = Quiet hours
web-quiet-from = from
web-quiet-to = until

## The start page and the lists of tables

web-your-turn = your turn
web-my-tables = Your tables
web-my-tables-all = { $n ->
    [one] { $n } table in all
   *[other] { $n } tables in all
}
web-status-open = waits for players
web-status-playing = being played
web-status-over = finished
web-name-save = Save the name
web-name-saved = From now on you are called { $name }.
web-code = Recovery code
web-player-about = Name, devices, recovery code

## Sitting down

web-begin-bots = { $n ->
    [one] Begin now: a bot takes the free seat
   *[other] Begin now: bots take the { $n } free seats
}
web-join-game = Sit down and play { $game }?
web-join-with = At the table: { $company }.
web-join-watch = Only watch
web-seat-of-bot = Seat { $n }, in place of the bot
web-invite-whom = What the link allows
web-invite-link = The link to send
web-link-select = The link is selected. Copy it by hand.
web-link-new = Replace the link
web-link-replaced = There is a new link. The old one is no longer good.

## At the table

web-go-back = Go back to my last choice
web-answer-known = You have answered. The others are still asked.
web-declined = { $player } does not agree.
web-bot-for-you = A bot plays for you.
web-chat-name = Say your name, then you can write to the table.
web-earlier = Show earlier lines
web-rematch-go = To the new table
web-table-gone = No table here
