### Die eigenen Bots eines Servers, benannt von dem, der ihn betreibt.

web-own-bots = Eigene Bots dieses Servers
web-house-bots = Eingebaute Bots
web-own-bot-about = Ein eigener Bot dieses Servers, kein eingebauter.

web-log-seated-named = { $bot } nimmt Platz: { $player }.

# $bot ist der Name des Bots, $player der Platz, an dem ein eingebauter Bot weiterspielt.
web-log-replaced-not-started = { $bot } lässt sich nicht starten. Ein eingebauter Bot spielt als { $player } weiter.
web-log-replaced-ended = { $bot } hat den Tisch verlassen. Ein eingebauter Bot spielt als { $player } weiter.
web-log-replaced-garbled = Die Antwort von { $bot } ist unverständlich. Ein eingebauter Bot spielt als { $player } weiter.
web-log-replaced-illegal = { $bot } hat etwas gewählt, das nicht erlaubt ist. Ein eingebauter Bot spielt als { $player } weiter.
web-log-replaced-silent = { $bot } hat nicht rechtzeitig geantwortet. Ein eingebauter Bot spielt als { $player } weiter.
web-log-replaced-flooded = { $bot } hat zu viel auf einmal gesendet. Ein eingebauter Bot spielt als { $player } weiter.
web-log-replaced-removed = { $bot } spielt auf diesem Server nicht mehr. Ein eingebauter Bot spielt als { $player } weiter.
web-log-replaced-crowded = Für { $bot } ist auf diesem Server gerade kein Platz. Ein eingebauter Bot spielt als { $player } weiter.
