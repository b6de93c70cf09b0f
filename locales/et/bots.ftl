### Robotite tasemed, sõbralikust algajast kõige tugevamani, ja mida öeldakse, kui robot alt veab.

bot-spark = Säde
bot-spark-about = Mängib mängurõõmust: head mõtted ja mõni viga.
bot-candle = Küünal
bot-candle-about = Mõtleb ühe sammu ette.
bot-torch = Tõrvik
bot-torch-about = Mõtleb hetke ja laseb harva võimaluse käest.
bot-bonfire = Lõke
bot-bonfire-about = Plaanib ette ja arvestab sellega, mida teised teevad.
bot-blaze = Lõõm
bot-blaze-about = Kõige tugevam: ei kiirusta ja paneb sind iga punkti nimel pingutama.

# $player on koht, mille robot alt vedas.
bot-trouble-panicked = { $player }: robot jooksis kokku. Programm teeb tema eest lubatud valiku.
bot-trouble-illegal = { $player }: robot valib midagi, mida reeglid ei luba. Programm teeb tema eest lubatud valiku.
bot-trouble-not-started = { $player }: robotit ei saa käivitada. Lubatud valikuid teeb tema eest programm.
bot-trouble-ended = { $player }: robot lõpetas töö. Lubatud valikuid teeb tema eest programm.
bot-trouble-garbled = { $player }: roboti vastus on arusaamatu. Lubatud valikuid teeb tema eest programm.
bot-trouble-silent = { $player }: robot ei vasta õigel ajal. Lubatud valikuid teeb tema eest programm.
bot-trouble-flooded = { $player }: robot saadab liiga palju andmeid. Lubatud valikuid teeb tema eest programm.
