### The levels of the bots, from a friendly beginner to the strongest, and what is said when a bot fails.

# The levels are things that burn, from the smallest to the largest. -about is one sentence on how the level plays.
bot-spark = Spark
bot-spark-about = Plays for the fun of it: good ideas, and some mistakes.
bot-candle = Candle
bot-candle-about = Looks one step ahead.
bot-torch = Torch
bot-torch-about = Thinks for a moment and rarely misses a chance.
bot-bonfire = Bonfire
bot-bonfire-about = Plans ahead and anticipates what others will do.
bot-blaze = Blaze
bot-blaze-about = The strongest: takes its time and makes you work for every point.

# $player is the seat whose bot failed.
bot-trouble-panicked = { $player }’s bot crashed. A legal choice is made in its place.
bot-trouble-illegal = { $player }’s bot chose something the rules do not allow. A legal choice is made instead.
bot-trouble-not-started = { $player }’s bot could not be started. Legal choices are made in its place.
bot-trouble-ended = { $player }’s bot has quit. Legal choices are made in its place.
bot-trouble-garbled = { $player }’s bot sent an answer that cannot be understood. Legal choices are made in its place.
bot-trouble-silent = { $player }’s bot did not answer in time. Legal choices are made in its place.
bot-trouble-flooded = { $player }’s bot sent too much output. Legal choices are made in its place.
