### Serveri enda robotid, millele on nime andnud serveri pidaja.

web-own-bots = Selle serveri enda robotid
web-house-bots = Sisseehitatud robotid
web-own-bot-about = Selle serveri enda robot, mitte sisseehitatud.

web-log-seated-named = Lauda istub { $bot }: { $player }.

# $bot on roboti nimi, $player on koht, kus maja robot edasi mängib.
web-log-replaced-not-started = Robotit { $bot } ei saa käivitada. { $player } mängib edasi sisseehitatud robotina.
web-log-replaced-ended = { $bot } lõpetas töö. { $player } mängib edasi sisseehitatud robotina.
web-log-replaced-garbled = Roboti { $bot } vastus on arusaamatu. { $player } mängib edasi sisseehitatud robotina.
web-log-replaced-illegal = { $bot } valis midagi, mis ei ole lubatud. { $player } mängib edasi sisseehitatud robotina.
web-log-replaced-silent = { $bot } ei vastanud õigel ajal. { $player } mängib edasi sisseehitatud robotina.
web-log-replaced-flooded = { $bot } saadab liiga palju andmeid. { $player } mängib edasi sisseehitatud robotina.
web-log-replaced-removed = { $bot } selles serveris enam ei mängi. { $player } mängib edasi sisseehitatud robotina.
web-log-replaced-crowded = Roboti { $bot } jaoks ei ole serveris praegu ruumi. { $player } mängib edasi sisseehitatud robotina.
