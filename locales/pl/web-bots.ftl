### Własne boty serwera, nazwane przez tego, kto go prowadzi.

web-own-bots = Własne boty tego serwera
web-house-bots = Poziomy domu
web-own-bot-about = Własny bot tego serwera, spoza poziomów domu.

web-log-seated-named = Miejsce zajmuje { $bot }: { $player }.

# $bot to nazwa bota, $player to miejsce, przy którym dalej gra bot domu.
web-log-replaced-not-started = Nie da się uruchomić bota { $bot }. Dalej gra bot domu: { $player }.
web-log-replaced-ended = Bot { $bot } odszedł od stołu. Dalej gra bot domu: { $player }.
web-log-replaced-garbled = Nikt nie rozumie, co mówi bot { $bot }. Dalej gra bot domu: { $player }.
web-log-replaced-illegal = Bot { $bot } wybrał coś niedozwolonego. Dalej gra bot domu: { $player }.
web-log-replaced-silent = Bot { $bot } nie odpowiedział na czas. Dalej gra bot domu: { $player }.
web-log-replaced-flooded = Bot { $bot } nie przestawał mówić. Dalej gra bot domu: { $player }.
web-log-replaced-removed = Bot { $bot } nie gra już na tym serwerze. Dalej gra bot domu: { $player }.
web-log-replaced-crowded = Na tym serwerze nie ma teraz miejsca dla bota { $bot }. Dalej gra bot domu: { $player }.
