### Laboratorium: mecze botów, drabinki, badania równowagi, ich tabele i raporty.

## Pomoc

lab-help-lab = Mierz boty i gry: mecze, rankingi, równowagę, szybkość.
lab-help-match = Niech boty zagrają ze sobą: każde ziarno z każdego miejsca.
lab-help-ladder = Każdy z każdym, z rankingiem i przedziałami ufności.
lab-help-balance = Grają równe boty: które miejsce, bohater, grupa Potworów, rodzina lub karta częściej wygrywa?
lab-help-curve = Jeden bot z coraz dłuższym czasem do namysłu przeciw stałemu przeciwnikowi.
lab-help-bench = Ile kroków gry na sekundę przetwarza program na jednym rdzeniu.
lab-help-bot = Bot (można powtarzać): random, casual, greedy, poziom (spark do blaze), search,50ms, search,400it albo process:POLECENIE. Ostatni zajmuje resztę miejsc
lab-help-bot-balance = Kto gra; kilka botów gra przy jednym stole [domyślnie: greedy]
lab-help-bot-curve = Mierzony bot [domyślnie: search]
lab-help-levels = Pięć poziomów, oprócz podanych --bot
lab-help-times = Milisekundy na decyzję [domyślnie: 10,20,50,100,200,500,1000]
lab-help-iterations = Kroki wyszukiwania zamiast milisekund: takie same na każdej maszynie
lab-help-against = Przeciwnik [domyślnie: greedy]
lab-help-players = Liczba graczy: 2 albo kilka po kolei, np. 2-5 lub 2,4 [domyślnie: 2]
lab-help-players-balance = Liczba graczy: 2 albo kilka po kolei, np. 2-5 lub 2,4 [domyślnie: 2-5]
lab-help-setup = Ustawienia gry jako JSON albo plik z nimi; kilka rozgrywa się na przemian
lab-help-fixed-seats = Nie zamieniaj botów miejscami: zajmują je w podanej kolejności
lab-help-games = Ile gier [domyślnie: 100]
lab-help-games-each = Ile gier dla każdej pary lub punktu [domyślnie: 100]
lab-help-games-balance = Ile gier [domyślnie: 1000]
lab-help-max-decisions = Skończ, gdy tyle decyzji zostanie zmierzonych
lab-help-seed = Ziarno losowania: ta sama liczba daje te same gry [domyślnie: 1]
lab-help-jobs = Ile gier naraz [domyślnie: jedna na rdzeń]
lab-help-max-turns = Przerwij grę po tylu turach [domyślnie: 2000]
lab-help-out = Folder na wyniki; to samo polecenie wznawia przerwaną pracę
lab-help-keep = Które gry zachować jako pliki w folderze: all (wszystkie), none (żadnej) albo pierwsze N [domyślnie: 20]
lab-help-seconds = Ile sekund na każdą grę [domyślnie: 3]

## Co jest nie tak

lab-unknown-game = Nie ma tu gry „{ $found }”. Dostępne: { $known }.
lab-unknown-bot = Nie ma bota „{ $found }”. Dostępne: random, casual, greedy, search, poziomy spark, candle, torch, bonfire i blaze oraz process:POLECENIE.
lab-wrong-setting = Bot „{ $bot }”: nie można użyć części „{ $part }”.
lab-not-started = Bota „{ $bot }” nie da się uruchomić: { $problem }
lab-too-few-bots = { $n ->
    [one] Potrzebny jest co najmniej { $n } bot, a podano { $found }: dodaj go przez --bot.
    [few] Potrzebne są co najmniej { $n } boty, a podano { $found }: dodaj każdego przez --bot.
    [many] Potrzeba co najmniej { $n } botów, a podano { $found }: dodaj każdego przez --bot.
   *[other] Potrzeba co najmniej { $n } bota, a podano { $found }: dodaj każdego przez --bot.
}
lab-too-many-bots = { $n ->
    [one] Za dużo botów: { $found }. Jest { $n } miejsce.
    [few] Za dużo botów: { $found }. Są { $n } miejsca.
    [many] Za dużo botów: { $found }. Jest { $n } miejsc.
   *[other] Za dużo botów: { $found }. Jest { $n } miejsca.
}
lab-bot-twice = Bot „{ $found }” jest wymieniony dwa razy. W drabince każdy gra raz.
lab-wrong-number = { $option } wymaga liczby całkowitej, co najmniej { $least }, a nie „{ $found }”.
lab-wrong-list = { $option } wymaga liczby, zakresu, np. 2-5, albo listy, np. 10,20,50, a nie „{ $found }”.
lab-wrong-keep = --keep przyjmuje all, none albo liczbę, a nie „{ $found }”.
lab-not-together = Nie można łączyć { $one } z { $other }.
lab-setup-malformed = Nie da się odczytać ustawień „{ $setup }”: wiersz { $line }, kolumna { $column }: { $problem }
lab-setup-refused = Z ustawieniami „{ $setup }” nie da się grać: { $reason }
lab-unreadable = Nie da się odczytać „{ $file }”: { $problem }
lab-unwritable = Nie da się zapisać „{ $file }”: { $problem }
lab-foreign-folder = W folderze „{ $folder }” jest coś innego. Podaj pusty albo nowy.
lab-other-run = W folderze „{ $folder }” są wyniki innego polecenia: { $command }
lab-busy = Do folderu „{ $folder }” zapisuje teraz wyniki inny proces.
lab-broken-row = Nie da się odczytać „{ $file }”, wiersz { $line }: { $problem }

## W trakcie

lab-remaining = pozostało:
lab-stopping = Trwające gry zostaną dokończone. Naciśnij Ctrl-C jeszcze raz, aby przerwać od razu.
lab-stopped = Przerwano. To samo polecenie wznowi pracę od tego miejsca.
lab-stopped-lost = Przerwano. Z --out to samo polecenie wznowiłoby pracę od tego miejsca.
lab-written = Raport, tabele i gry są w „{ $folder }”: report.html, games.csv, games.parquet, seats.csv, seats.parquet, summary.txt.

## Tytuły

lab-title-match = mecz
lab-title-ladder = drabinka
lab-title-balance = równowaga
lab-title-curve = co daje więcej czasu
lab-played = { $all ->
    [yes] { $n ->
        [one] Rozegrano { $games } grę.
        [few] Rozegrano { $games } gry.
        [many] Rozegrano { $games } gier.
       *[other] Rozegrano { $games } gry.
    } { $broken ->
        [0] Wszystkie dobiegły końca.
        [one] Przerwano { $broken } grę; nikt jej nie wygrał.
        [few] Przerwano { $broken } gry; nikt ich nie wygrał.
        [many] Przerwano { $broken } gier; nikt ich nie wygrał.
       *[other] Przerwano { $broken } gry; nikt ich nie wygrał.
    }
   *[no] { $n ->
        [one] Rozegrano { $games } grę z { $total }.
        [few] Rozegrano { $games } gry z { $total }.
        [many] Rozegrano { $games } gier z { $total }.
       *[other] Rozegrano { $games } gry z { $total }.
    } { $broken ->
        [0] Wszystkie z nich dobiegły końca.
        [one] Przerwano { $broken } grę; nikt jej nie wygrał.
        [few] Przerwano { $broken } gry; nikt ich nie wygrał.
        [many] Przerwano { $broken } gier; nikt ich nie wygrał.
       *[other] Przerwano { $broken } gry; nikt ich nie wygrał.
    }
}

## Części

lab-results = Wyniki
lab-about-shares = Wspólne zwycięstwo dzieli się między zwycięzców. „Równo” to tyle, ile wygrałyby równie silne boty. Przedziały to 95-procentowe przedziały Wilsona.
lab-about-results-chart = Odsetek gier wygranych przez każdego bota, z przedziałem 95%.
lab-seats = Miejsca
lab-about-seats-chart = Odsetek gier wygranych z każdego miejsca, z przedziałem 95%.
lab-seat = Miejsce { $n }
lab-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
lab-ratings = Ranking
lab-about-ratings = Najbardziej prawdopodobne siły według modelu Bradleya i Terry’ego w skali Elo; średnia to 0. Przewaga 100 punktów daje 64% wygranych, 200 – 76%, 400 – 91%. Gdy jedna strona wygrała wszystko, drugiej dolicza się pół wygranej, bo żadna skończona siła nie tłumaczy samych zwycięstw.
lab-about-ratings-chart = Ranking każdego bota z przedziałem 95%.
lab-pairs = Para po parze
lab-curve = Co daje więcej czasu przeciw { $bot }
lab-about-curve-chart = Odsetek wygranych dla każdego czasu do namysłu, z przedziałem 95%.
lab-about-facts = Posiadacze to miejsca, które na końcu miały co najmniej jedną taką rzecz. Mnożnik to ich odsetek wygranych podzielony przez odsetek przy równych szansach: 1 to równo. Mieć coś pod koniec wygranej gry to nie to samo, co dzięki temu wygrać.
lab-about-facts-chart = Odsetek wygranych u tych, którzy to mieli, w stosunku do równych szans, z przedziałem 95%.
lab-length = Długość
lab-about-length = Mediany; w zakresie mieści się środkowe 80% gier. Decyzja to pytanie z więcej niż jedną odpowiedzią.
lab-about-length-chart = Rozkład gier według liczby rund.
lab-course = Prowadzenie i pogoń
lab-about-course = Punkty porównuje się między turami. Prowadzenie zmienia się, gdy samodzielnie prowadzi już ktoś inny. W połowie gry: jak często wygrywał ten, kto wtedy samodzielnie prowadził, a jak często ten, kto był wtedy sam na ostatnim miejscu. Strata to największa liczba punktów, o którą zwycięzca był w tyle.
lab-decisions = Decyzje
lab-about-decisions = Spóźniona jest decyzja, która trwała ponad 20 ms dłużej, niż było wolno. Awaria to niedozwolony wybór, błąd programu albo uszkodzony proces; zamiast tego program wybierał dozwolony ruch.
lab-trouble = { $bot }: { $problem }
lab-games = Gry
lab-about-games = Każdy plik można odtworzyć: emberhall replay PLIK.
lab-game-link = { $over ->
    [yes] ({ $players }): wygrywa miejsce { $winners }; rund: { $rounds }
   *[no] ({ $players }): przerwana; rund: { $rounds }
}
lab-more-games = { $n ->
    [one] W folderze jest jeszcze { $n } gra.
    [few] W folderze są jeszcze { $n } gry.
    [many] W folderze jest jeszcze { $n } gier.
   *[other] W folderze jest jeszcze { $n } gry.
}
lab-again = Jak to powtórzyć
lab-about-again = To polecenie daje te same gry na każdej maszynie.
lab-about-again-clock = To polecenie rozgrywa gry z tymi samymi ziarnami. Bot z limitem czasu albo uruchamiany jako osobny proces może za każdym razem wybrać inaczej.

## Nagłówki kolumn i osie

lab-all-bots = wszystkie
lab-even = równo
lab-mean = średnia
lab-head-bot = Bot
lab-head-against = Przeciw
lab-head-games = Gry
lab-head-wins = Wygrane
lab-head-share = Odsetek wygranych
lab-head-interval = 95%, od – do
lab-head-even = Równo
lab-head-points = Punkty, średnio
lab-head-seat = Miejsce
lab-head-players = Gracze
lab-head-table = Stół
lab-head-rating = Ranking
lab-head-margin = 95%
lab-head-owners = Posiadacze
lab-head-factor = Mnożnik
lab-head-with-winners = U zwycięzców, średnio
lab-head-with-others = U pozostałych, średnio
lab-head-rounds = Rundy
lab-head-most-games = Środkowe 80%
lab-head-most = Najwięcej
lab-head-turns = Tury
lab-head-inputs = Kroki
lab-head-broken = Przerwane
lab-head-lead-changes = Zmiany prowadzenia
lab-head-half-leader = Wygrał prowadzący w połowie
lab-head-from-last = Wygrał ostatni w połowie
lab-head-deficit = Strata zwycięzcy, średnio
lab-head-greatest-deficit = Największa
lab-head-decisions = Decyzje
lab-head-mean-time = Średnio
lab-head-slowest = Najdłużej
lab-head-late = Spóźnione
lab-head-on-time = Na czas
lab-head-troubles = Awarie
lab-chart-results = Odsetek wygranych z przedziałem 95%
lab-chart-length = Rundy w grze
lab-axis-rounds = Rundy
lab-axis-games = Odsetek gier
lab-axis-factor = Odsetek wygranych w stosunku do równych szans
lab-axis-rating = Punkty Elo
lab-axis-time = Milisekundy na decyzję
lab-axis-thought = Kroki wyszukiwania na decyzję

## Rodzaje rzeczy

lab-fact-hero = Bohaterowie
lab-fact-building = Budynki
lab-fact-monster-group = Grupy Potworów
lab-fact-hero-family = Rodziny Bohaterów
lab-fact-village-card = Karty Wioski

## Szybkość

lab-bench = Szybkość: losowa gra na jednym rdzeniu
lab-head-game = Gra
lab-head-inputs-a-second = Kroki na sekundę
lab-head-games-a-second = Gry na sekundę
lab-head-draws = Losowań na krok
lab-bench-draws = sam generator
lab-about-bench = Obok podano, ile liczb na sekundę losuje w tym samym przebiegu sam generator, aby można było porównać maszyny. „cargo bench” porównuje z silnikiem szachowym.
