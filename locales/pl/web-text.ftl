### Tryb tekstowy w przeglądarce: stół opowiedziany słowami.
###
### $side to kierunek jak w karak-side-*, $place miejsce, na przykład (1, -1), $hex opis pola.

## The page

web-text-title = { $game } słowami
web-text-welcome = { $game } słowami. Wpisz „pomoc”, aby poznać polecenia.
web-text-happens = Co się dzieje
web-text-command = Polecenie
web-text-command-about = Wpisz numer możliwości albo polecenie, na przykład „pomoc”. Sam Enter powtarza pytanie.
web-text-send = Wykonaj
web-text-drawn = Rysowany stół
web-text-said = { $name } mówi: { $text }

## The parts of the table

web-text-topic-around = Gdzie jesteś
web-text-topic-board = Cała mapa
web-text-topic-hall = Hala
web-text-topic-village = Wioska
web-text-topic-hand = Na ręce
web-text-topic-me = Ty
web-text-topic-others = Inni

## The question

web-text-many = { $n ->
    [one] { $n } możliwość. Enter czyta wszystkie.
    [few] { $n } możliwości. Enter czyta wszystkie.
    [many] { $n } możliwości. Enter czyta wszystkie.
   *[other] { $n } możliwości. Enter czyta wszystkie.
}
web-text-span = { $group }: od { $first } do { $last }
web-text-span-one = { $group }: { $n }

## Answers

web-text-not-asked = Teraz nie czeka na ciebie żadne pytanie.
web-text-not-over = To działa po zakończeniu gry.
web-text-no-proposal = Nikt o nic nie prosi.
web-text-nothing = Nic tu nie ma.
web-text-undo-ask = Ostatniego wyboru nie można tak po prostu cofnąć. „poproś” pyta innych o zgodę.
web-text-look-where = Które pole? Podaj miejsce, na przykład patrz (1, -1), albo kierunek, na przykład patrz wschód.
web-text-away = { $n ->
    [0] Tu jesteś.
    [one] { $n } pole od ciebie.
    [few] { $n } pola od ciebie.
    [many] { $n } pól od ciebie.
   *[other] { $n } pola od ciebie.
}
web-text-side-chasm = { $side }: przepaść, a za nią nic odkrytego
web-text-side-chasm-hex = { $side }: przepaść, a za nią { $hex }
web-text-side-hex = { $side }: { $hex }
web-text-side-unexplored = { $side }: nieodkryte, { $place }

## What is foretold. $odds is one or more of the parts, $n is a percentage.

web-text-odds-none = O tej decyzji nie da się nic przewidzieć.
web-text-odds-win = szansa na wygraną { $n }%
web-text-odds-fireballs = z Ognistymi pociskami { $n }%
web-text-odds-losses = spodziewane straty: wytrzymałość { $lives }, kości { $dice }
web-text-odds-unconscious = nieprzytomność { $n }%
web-text-odds-plague = Zaraza i Niedola dla przeciwnika { $n }%
web-text-odds-at = { $place }, siła { $n }: { $odds }
web-text-odds-felled = { $place }: wróg pada bez walki
web-text-odds-with = Do walki idzie { $units }: { $odds }
web-text-odds-alone = Sama kość bohatera: { $odds }
web-text-odds-keep = Jeśli zostawisz rzut: { $odds }
web-text-odds-again = Jeśli rzucisz ponownie: { $odds }
web-text-odds-cast-wins = { $n ->
    [0] Bez Ognistego pocisku: atak { $attack }, wygrana
    [one] { $n } Ognisty pocisk: atak { $attack }, wygrana
    [few] { $n } Ogniste pociski: atak { $attack }, wygrana
    [many] { $n } Ognistych pocisków: atak { $attack }, wygrana
   *[other] { $n } Ognistego pocisku: atak { $attack }, wygrana
}
web-text-odds-cast-fails = { $n ->
    [0] Bez Ognistego pocisku: atak { $attack }, przegrana
    [one] { $n } Ognisty pocisk: atak { $attack }, przegrana
    [few] { $n } Ogniste pociski: atak { $attack }, przegrana
    [many] { $n } Ognistych pocisków: atak { $attack }, przegrana
   *[other] { $n } Ognistego pocisku: atak { $attack }, przegrana
}

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

web-text-command-help = pomoc
    .usage = pomoc
    .help = ten spis
web-text-command-choices = wybory, opcje
    .usage = wybory
    .help = pytanie jeszcze raz, ze wszystkimi możliwościami (albo po prostu Enter)
web-text-command-why = dlaczego, czemu
    .usage = dlaczego [SŁOWO]
    .help = czego nie można teraz zrobić, dlaczego i według której zasady
web-text-command-odds = szanse, wyjaśnij, wyjasnij
    .usage = szanse
    .help = jak zapewne skończy się walka, która cię czeka; w Thunderstone składnik po składniku albo dla jednego szeregu: szanse 2
web-text-command-undo = cofnij
    .usage = cofnij
    .help = cofnij swój ostatni wybór, póki nikt nie dowiedział się niczego nowego
web-text-command-log = dziennik
    .usage = dziennik [N]
    .help = co się działo: ostatnie 20 albo N wierszy
web-text-command-turn = tura
    .usage = tura
    .help = czyja kolej i jak daleko zaszła gra
web-text-command-board = mapa, plansza
    .usage = mapa
    .help = każde pole mapy w jednym zdaniu
web-text-command-around = wokół, wokol
    .usage = wokół
    .help = gdzie stoisz i co leży za każdą z sześciu krawędzi
web-text-command-look = patrz, zobacz
    .usage = patrz (1, -1)
    .help = jedno pole według miejsca albo kierunku od ciebie: patrz wschód
web-text-command-hall = hala
    .usage = hala
    .help = kto czeka w trzech szeregach i co wskórałaby tam twoja drużyna
web-text-command-village = wioska
    .usage = wioska
    .help = co sprzedaje Wioska i ile zostało
web-text-command-card = karta, czytaj
    .usage = karta [NAZWA]
    .help = przeczytaj kartę: według nazwy, numeru wyboru albo wszystkie z ręki
web-text-command-hand = ręka, reka
    .usage = ręka
    .help = to, co widzisz tylko ty
web-text-command-me = ja
    .usage = ja
    .help = co masz
web-text-command-others = inni
    .usage = inni
    .help = co mają inni
web-text-command-rule = zasada, zasady
    .usage = zasada K-BAT-6
    .help = zasada według oznaczenia albo słów w tytule; bez nich otwiera wszystkie
web-text-command-say = powiedz
    .usage = powiedz TEKST
    .help = powiedz coś wszystkim przy stole
web-text-command-chat = rozmowa
    .usage = rozmowa
    .help = co powiedziano przy stole
web-text-command-clock = zegar, czas
    .usage = zegar
    .help = ile czasu zostało
web-text-command-ask = poproś, popros
    .usage = poproś
    .help = poproś innych o cofnięcie jednego wyboru
web-text-command-yes = tak, zgoda
    .usage = tak
    .help = zgódź się na czyjąś prośbę
web-text-command-no = nie
    .usage = nie
    .help = odmów
web-text-command-begin = zacznij
    .usage = zacznij
    .help = rozpocznij grę, gdy wszyscy usiądą
web-text-command-rematch = rewanż, rewanz
    .usage = rewanż
    .help = po zakończeniu zagraj jeszcze raz z tymi samymi osobami
web-text-command-lang = język, jezyk
    .usage = język en
    .help = zmień język: en, pl, de, et
web-text-command-menu = menu
    .usage = menu
    .help = miejsca, zaproszenia i ustawienia
web-text-command-drawn = rysunek
    .usage = rysunek
    .help = pokaż rysowany stół
web-text-command-quit = wyjdź, wyjdz, koniec
    .usage = wyjdź
    .help = na stronę główną; gra poczeka na ciebie
