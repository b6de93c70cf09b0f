### The bots of a server’s own, which have names of their operator’s.

web-own-bots = This server’s own bots
web-house-bots = Levels of the house
web-own-bot-about = A bot of this server’s own, not one of the house.

web-log-seated-named = { $bot } takes a seat: { $player }.

# $bot is the bot’s name, $player the seat at which one of the house’s bots plays on.
web-log-replaced-not-started = { $bot } cannot be started. A bot of the house plays on: { $player }.
web-log-replaced-ended = { $bot } has left the table. A bot of the house plays on: { $player }.
web-log-replaced-garbled = Nobody understands what { $bot } says. A bot of the house plays on: { $player }.
web-log-replaced-illegal = { $bot } chose something that is not allowed. A bot of the house plays on: { $player }.
web-log-replaced-silent = { $bot } did not answer in time. A bot of the house plays on: { $player }.
web-log-replaced-flooded = { $bot } would not stop talking. A bot of the house plays on: { $player }.
web-log-replaced-removed = { $bot } no longer plays on this server. A bot of the house plays on: { $player }.
web-log-replaced-crowded = There is no room for { $bot } on this server now. A bot of the house plays on: { $player }.
