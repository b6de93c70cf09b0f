### The table around the game, and the client as an installed program.
###
### $player is a player's or hero's name in the nominative, $game the name of a game, $name what a person is called,
### $company a list of names.

## The connection, new versions

web-app-about = Board games at one table: solo, around one screen, or with friends by link.
web-offline = There is no connection to the server. You can still read what you opened before; your tables come back with the connection.
web-part-missing = This part of Emberhall could not be loaded.
web-part-failed = Something went wrong in this part of the table. The game itself goes on.
web-part-again = Try again
web-new-version = A new version of Emberhall is available.
web-new-version-load = Reload

## Calls to the table

# A push notification.
web-call-body = { $game }: your table is waiting for you.
web-calls = Notify me when it’s my turn
web-calls-about = A notification on this device while you are away from the table. It names the game that is waiting, and nothing else.
web-calls-blocked = This browser does not let Emberhall show notifications. Allow them for this site in the browser’s settings, then reload the page.
web-calls-unsupported = This browser does not support notifications. On an iPhone or iPad, first add Emberhall to the home screen.
web-calls-failed = The browser’s notification service is not responding. Try again later.
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
# Remarks in a list of tables, in lower case.
web-status-open = waiting for players
web-status-playing = in progress
web-status-over = finished
web-name-save = Save the name
web-name-saved = From now on, your name is { $name }.
web-code = Recovery code
web-player-about = Name, devices, recovery code

## Sitting down

web-begin-bots = { $n ->
    [one] Begin now: a bot takes the free seat
   *[other] Begin now: bots take the { $n } free seats
}
web-join-game = Sit down and play { $game }?
web-join-with = At the table: { $company }.
web-join-watch = Just watch
web-join-asked = A bot is playing in this seat. The players have been asked whether you may take over.
web-join-declined = The players would rather go on as they are.
web-away-untimed = No clocks: once the table has waited { $hours } hours for somebody, a bot may stand in for them until they are back. With three or more people, a majority of the others can decide this sooner.
web-away-timed = When somebody’s time runs out, a bot decides for them. If they are away, it may stand in for them until they are back.
web-seat-of-bot = Seat { $n }, replacing the bot
web-invite-whom = What the link allows
web-invite-link = The link to send
web-link-select = The link is selected. Copy it by hand.
web-link-new = Replace the link
web-link-replaced = There is a new link. The old one no longer works.

## At the table

# Alone with bots: takes back their choices since, too.
web-go-back = Undo back to my last choice
web-declined = { $player } declines.
web-bot-for-you = A bot is playing for you.
web-chat-name = Enter your name to write to the table.
web-earlier = Show earlier lines
web-rematch-go = Go to the new table
web-table-gone = No table here
web-link-broken = This link is incomplete or mistyped. Ask for it again.
