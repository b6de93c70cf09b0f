### Poziomy botów, od przyjaznego początkującego do najsilniejszego, i co mówimy, gdy bot zawiedzie.

bot-spark = Iskra
bot-spark-about = Gra dla zabawy: dobre pomysły i trochę błędów.
bot-candle = Świeca
bot-candle-about = Myśli o jeden krok naprzód.
bot-torch = Pochodnia
bot-torch-about = Myśli przez chwilę i rzadko przepuszcza okazję.
bot-bonfire = Ognisko
bot-bonfire-about = Planuje z wyprzedzeniem i liczy się z tym, co zrobią inni.
bot-blaze = Pożoga
bot-blaze-about = Najsilniejszy poziom: nie spieszy się i każe zapracować na każdy punkt.

# $player to miejsce, którego bot zawiódł.
bot-trouble-panicked = { $player }: bot uległ awarii. Program wybiera za niego dozwolony ruch.
bot-trouble-illegal = { $player }: bot wybiera coś, na co zasady nie pozwalają. Program wybiera za niego dozwolony ruch.
bot-trouble-not-started = { $player }: nie da się uruchomić bota. Dozwolone ruchy wybiera za niego program.
bot-trouble-ended = { $player }: bot zakończył działanie. Dozwolone ruchy wybiera za niego program.
bot-trouble-garbled = { $player }: odpowiedź bota jest niezrozumiała. Dozwolone ruchy wybiera za niego program.
bot-trouble-silent = { $player }: bot nie odpowiada na czas. Dozwolone ruchy wybiera za niego program.
bot-trouble-flooded = { $player }: bot wysyła za dużo danych. Dozwolone ruchy wybiera za niego program.
