### A server’s own bots: programs that its operator has added and named. Built-in bots are the levels of bots.ftl.

web-own-bots = This server’s own bots
web-house-bots = Built-in levels
web-own-bot-about = One of this server’s own bots, not a built-in one.

web-log-seated-named = { $bot } sits down as { $player }.

# $bot is the bot’s name, $player the seat that a built-in bot now plays.
web-log-replaced-not-started = { $bot } could not be started. A built-in bot takes over as { $player }.
web-log-replaced-ended = { $bot } has left the table. A built-in bot takes over as { $player }.
web-log-replaced-garbled = { $bot } sent an answer that cannot be understood. A built-in bot takes over as { $player }.
web-log-replaced-illegal = { $bot } chose something that is not allowed. A built-in bot takes over as { $player }.
web-log-replaced-silent = { $bot } did not answer in time. A built-in bot takes over as { $player }.
web-log-replaced-flooded = { $bot } sent too much at once. A built-in bot takes over as { $player }.
web-log-replaced-removed = { $bot } no longer plays on this server. A built-in bot takes over as { $player }.
web-log-replaced-crowded = There is no room for { $bot } on this server right now. A built-in bot takes over as { $player }.
