### Die Stufen der Bots, vom freundlichen Anfänger bis zum stärksten, und was gesagt wird, wenn ein Bot ausfällt.

bot-spark = Funke
bot-spark-about = Spielt aus Freude am Spiel: gute Einfälle und manche Fehler.
bot-candle = Kerze
bot-candle-about = Schaut einen Schritt voraus.
bot-torch = Fackel
bot-torch-about = Denkt einen Augenblick nach und lässt selten eine Gelegenheit aus.
bot-bonfire = Lagerfeuer
bot-bonfire-about = Plant voraus und bedenkt, was die anderen tun werden.
bot-blaze = Inferno
bot-blaze-about = Die stärkste Stufe: Sie nimmt sich Zeit, und jeder Punkt will verdient sein.

# $player ist der Platz, dessen Bot ausgefallen ist.
bot-trouble-panicked = { $player }: Der Bot ist abgestürzt. An seiner Stelle wird etwas Erlaubtes gewählt.
bot-trouble-illegal = { $player }: Der Bot hat etwas gewählt, das die Regeln nicht erlauben. Stattdessen wird etwas Erlaubtes gewählt.
bot-trouble-not-started = { $player }: Der Bot lässt sich nicht starten. An seiner Stelle wird etwas Erlaubtes gewählt.
bot-trouble-ended = { $player }: Der Bot hat sich beendet. An seiner Stelle wird etwas Erlaubtes gewählt.
bot-trouble-garbled = { $player }: Die Antwort des Bots ist unverständlich. An seiner Stelle wird etwas Erlaubtes gewählt.
bot-trouble-silent = { $player }: Der Bot hat nicht rechtzeitig geantwortet. An seiner Stelle wird etwas Erlaubtes gewählt.
bot-trouble-flooded = { $player }: Der Bot hat zu viel gesendet. An seiner Stelle wird etwas Erlaubtes gewählt.
