### What the server refuses.

server-no-table = There is no such table, or you have no link to it.
server-no-game = There is no game “{ $found }” here.
server-no-bot = There is no bot “{ $found }” for this game on this server.
# Built-in levels are spark to blaze; a server’s own bots are programs that its operator has added.
server-too-many-bots = This server is already running as many of its own bots as it allows. Choose a built-in level, or try again later.
server-malformed = The request cannot be read: { $problem }
server-setup = The game cannot be set up like this. { $reason }
server-name = A name must have 1 to 24 characters.
server-seats = The seats do not match the game.
server-not-your-seat = Seat { $n } is not yours.
server-seat-taken = This seat is already taken.
server-seat-kept = This seat stays with its player. A bot can stand in once the player’s time has run out or, without clocks, once the table has waited 24 hours for them. With three or more people, a majority of the others can decide this sooner.
server-host-kept = The host keeps this role until they hand it over. Somebody else can be proposed only while the host is away and their time has run out, a bot is standing in until they are back, or they have done nothing for 24 hours.
server-opponents-seat = You cannot take a seat that you are playing against.
server-table-full = Every seat at this table is taken.
server-no-link = This link is invalid or no longer works.
# The host has opened the table, or was given the role later.
server-not-host = Only the host can do that.
server-not-known = This server does not know you yet. Enter your name first, or your recovery code.
server-not-begun = The game has not begun yet.
server-begun = The game has already begun.
server-not-over = The game is not over yet.
server-no-undo = This cannot be undone without asking the others: somebody has learned something new since.
server-no-proposal = That is not possible right now. Another request may still be open, or this one may already be settled.
server-paused = The game is paused.
server-no-share = The dice cannot accept that right now. Reload the page and try again.
server-too-fast = That was too much at once. Wait a moment.
server-too-many = There are too many connections.
server-elsewhere = You have this table open in too many places, so this one was closed.
server-not-invited = You can join this table only with a link from its host. Ask them for one.
server-origin = This request comes from another site.
server-too-large = The request is too large.
server-protocol = This page is a different version from the server. Reload it.
server-no-page = There is nothing at this address.
server-no-method = This address does not accept this kind of request.
server-other-rules = This game was played under rules that this version of Emberhall does not have.
server-table-closed = The operator of this server has closed this table. The game cannot be continued.
server-table-deleted = The operator of this server has deleted this table.
# $until is a date and a time.
server-banned = The operator of this server has banned you until { $until }.
server-closing = The server is going down for a moment. The table comes back by itself.
server-too-slow = The connection was too slow. It reconnects by itself.
# $reason is a whole sentence from archive.ftl.
server-archive = Nothing could be saved, so nothing has changed. { $reason }
server-broken = Something went wrong on the server. Nothing has changed.

server-bot-name = “{ $found }” is not a valid bot name. A name starts with a letter from a to z and has at most 24 letters, digits, - and _.
server-bot-level = “{ $found }” is the name of a level. Give your bot another name.
server-bot-no-command = A bot needs a command that starts it.
server-bot-no-game = There is no game “{ $found }”. Available: { $known }.

# What an operator’s order is refused with.

server-admin-target = “{ $found }” is neither an IP address nor a player’s id.
server-admin-no-ban = { $target } is not banned.
server-admin-no-report = There is no open report { $report }.
server-admin-reason = A reason is needed, with at most { $most } characters: --reason "..."
server-admin-order = The order cannot be read: { $problem }
