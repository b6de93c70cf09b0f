### Własne boty serwera, nazwane przez tego, kto go prowadzi.

web-own-bots = Własne boty tego serwera
web-house-bots = Wbudowane boty
web-own-bot-about = Własny bot tego serwera, nie jeden z wbudowanych.

web-log-seated-named = Miejsce zajmuje { $bot }: { $player }.

# $bot to nazwa bota, $player to miejsce, przy którym dalej gra bot domu.
web-log-replaced-not-started = Nie da się uruchomić bota { $bot }. Jako { $player } gra dalej wbudowany bot.
web-log-replaced-ended = Bot { $bot } zakończył działanie. Jako { $player } gra dalej wbudowany bot.
web-log-replaced-garbled = Odpowiedź bota { $bot } jest niezrozumiała. Jako { $player } gra dalej wbudowany bot.
web-log-replaced-illegal = Bot { $bot } wybrał coś niedozwolonego. Jako { $player } gra dalej wbudowany bot.
web-log-replaced-silent = Bot { $bot } nie odpowiedział na czas. Jako { $player } gra dalej wbudowany bot.
web-log-replaced-flooded = Bot { $bot } wysyła za dużo danych. Jako { $player } gra dalej wbudowany bot.
web-log-replaced-removed = Bot { $bot } nie gra już na tym serwerze. Jako { $player } gra dalej wbudowany bot.
web-log-replaced-crowded = Na tym serwerze nie ma teraz miejsca dla bota { $bot }. Jako { $player } gra dalej wbudowany bot.
