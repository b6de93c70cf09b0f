### Robotite tasemed, sõbralikust algajast kõige tugevamani, ja mida öeldakse, kui robot alt veab.

bot-spark = Säde
bot-spark-about = Mängib mängurõõmust: head mõtted ja mõni viga.
bot-candle = Küünal
bot-candle-about = Vaatab ühe sammu ette.
bot-torch = Tõrvik
bot-torch-about = Mõtleb hetke ja laseb harva võimaluse käest.
bot-bonfire = Lõke
bot-bonfire-about = Plaanib ette ja arvestab sellega, mida teised teevad.
bot-blaze = Lõõm
bot-blaze-about = Kõige tugevam: ei kiirusta ja paneb sind iga punkti nimel pingutama.

# $player on koht, mille robot alt vedas.
bot-trouble-panicked = { $player }: robot jooksis kokku. Tema asemel valitakse midagi lubatut.
bot-trouble-illegal = { $player }: robot valib midagi, mida reeglid ei luba. Selle asemel valitakse midagi lubatut.
bot-trouble-not-started = { $player }: robotit ei saa käivitada. Tema asemel valitakse midagi lubatut.
bot-trouble-ended = { $player }: robot lahkus lauast. Tema asemel valitakse midagi lubatut.
bot-trouble-garbled = { $player }: roboti juttu ei mõista keegi. Tema asemel valitakse midagi lubatut.
bot-trouble-silent = { $player }: robot ei vasta õigel ajal. Tema asemel valitakse midagi lubatut.
bot-trouble-flooded = { $player }: robot ei jäta rääkimist järele. Tema asemel valitakse midagi lubatut.
