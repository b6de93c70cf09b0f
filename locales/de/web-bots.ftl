### Die eigenen Bots eines Servers, benannt von dem, der ihn betreibt.

web-own-bots = Eigene Bots dieses Servers
web-house-bots = Stufen des Hauses
web-own-bot-about = Ein eigener Bot dieses Servers, keiner des Hauses.

web-log-seated-named = { $bot } nimmt Platz: { $player }.

# $bot ist der Name des Bots, $player der Platz, an dem ein Bot des Hauses weiterspielt.
web-log-replaced-not-started = { $bot } lässt sich nicht starten. Ein Bot des Hauses spielt weiter: { $player }.
web-log-replaced-ended = { $bot } hat den Tisch verlassen. Ein Bot des Hauses spielt weiter: { $player }.
web-log-replaced-garbled = Was { $bot } sagt, versteht niemand. Ein Bot des Hauses spielt weiter: { $player }.
web-log-replaced-illegal = { $bot } wählte etwas, das nicht erlaubt ist. Ein Bot des Hauses spielt weiter: { $player }.
web-log-replaced-silent = { $bot } hat nicht rechtzeitig geantwortet. Ein Bot des Hauses spielt weiter: { $player }.
web-log-replaced-flooded = { $bot } hörte nicht auf zu reden. Ein Bot des Hauses spielt weiter: { $player }.
web-log-replaced-removed = { $bot } spielt auf diesem Server nicht mehr. Ein Bot des Hauses spielt weiter: { $player }.
web-log-replaced-crowded = Für { $bot } ist auf diesem Server gerade kein Platz. Ein Bot des Hauses spielt weiter: { $player }.
