### Poziomy botów, od przyjaznego początkującego do najsilniejszego, i co mówimy, gdy bot zawiedzie.

bot-spark = Iskra
bot-spark-about = Gra dla zabawy: dobre pomysły i trochę błędów.
bot-candle = Świeca
bot-candle-about = Patrzy o jeden krok naprzód.
bot-torch = Pochodnia
bot-torch-about = Myśli przez chwilę i rzadko przepuszcza okazję.
bot-bonfire = Ognisko
bot-bonfire-about = Planuje z wyprzedzeniem i liczy się z tym, co zrobią inni.
bot-blaze = Pożoga
bot-blaze-about = Najsilniejszy poziom: nie spieszy się i każe zapracować na każdy punkt.

# $player to miejsce, którego bot zawiódł.
bot-trouble-panicked = { $player }: bot przestał działać. Zamiast niego wybieramy coś dozwolonego.
bot-trouble-illegal = { $player }: bot wybiera coś, na co zasady nie pozwalają. Zamiast tego wybieramy coś dozwolonego.
bot-trouble-not-started = { $player }: bota nie da się uruchomić. Zamiast niego wybieramy coś dozwolonego.
bot-trouble-ended = { $player }: bot odszedł od stołu. Zamiast niego wybieramy coś dozwolonego.
bot-trouble-garbled = { $player }: nikt nie rozumie, co mówi bot. Zamiast niego wybieramy coś dozwolonego.
bot-trouble-silent = { $player }: bot nie odpowiada na czas. Zamiast niego wybieramy coś dozwolonego.
bot-trouble-flooded = { $player }: bot nie przestaje mówić. Zamiast niego wybieramy coś dozwolonego.
