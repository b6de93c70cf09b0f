### Serveri enda robotid, millele on nime andnud serveri pidaja.

web-own-bots = Selle serveri enda robotid
web-house-bots = Maja tasemed
web-own-bot-about = Selle serveri enda robot, mitte maja oma.

web-log-seated-named = Koha võtab { $bot }: { $player }.

# $bot on roboti nimi, $player on koht, kus maja robot edasi mängib.
web-log-replaced-not-started = Robotit { $bot } ei saa käivitada. Edasi mängib maja robot: { $player }.
web-log-replaced-ended = { $bot } lahkus lauast. Edasi mängib maja robot: { $player }.
web-log-replaced-garbled = Mida { $bot } räägib, ei mõista keegi. Edasi mängib maja robot: { $player }.
web-log-replaced-illegal = { $bot } valis midagi, mis pole lubatud. Edasi mängib maja robot: { $player }.
web-log-replaced-silent = { $bot } ei vastanud õigel ajal. Edasi mängib maja robot: { $player }.
web-log-replaced-flooded = { $bot } ei jätnud rääkimist järele. Edasi mängib maja robot: { $player }.
web-log-replaced-removed = { $bot } enam selles serveris ei mängi. Edasi mängib maja robot: { $player }.
web-log-replaced-crowded = Roboti { $bot } jaoks ei ole serveris praegu ruumi. Edasi mängib maja robot: { $player }.
