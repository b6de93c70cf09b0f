### The levels of the bots, from a friendly beginner to the strongest, and what is said when a bot fails.

bot-spark = Spark
bot-spark-about = Plays for the fun of it: good ideas, and some mistakes.
bot-candle = Candle
bot-candle-about = Looks one step ahead.
bot-torch = Torch
bot-torch-about = Thinks for a moment and rarely misses a chance.
bot-bonfire = Bonfire
bot-bonfire-about = Plans ahead and reckons with what others will do.
bot-blaze = Blaze
bot-blaze-about = The strongest: takes its time and makes you work for every point.

# $player is the seat whose bot failed.
bot-trouble-panicked = The bot of { $player } broke down. A legal choice is made in its place.
bot-trouble-illegal = The bot of { $player } chose something the rules do not allow. A legal choice is made in its place.
bot-trouble-not-started = The bot of { $player } cannot be started. Legal choices are made in its place.
bot-trouble-ended = The bot of { $player } has left. Legal choices are made in its place.
bot-trouble-garbled = The bot of { $player } said something nobody understands. Legal choices are made in its place.
bot-trouble-silent = The bot of { $player } did not answer in time. Legal choices are made in its place.
bot-trouble-flooded = The bot of { $player } would not stop talking. Legal choices are made in its place.
