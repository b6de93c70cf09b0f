### Laboratorium: mecze botów, drabinki, badania równowagi, ich tabele i raporty.

## Pomoc

lab-help-lab = Mierz: mecze botów, drabinki, równowagę gry, szybkość.
lab-help-match = Niech boty zagrają ze sobą: każde ziarno z każdego miejsca.
lab-help-ladder = Każdy z każdym, z rankingiem i przedziałami.
lab-help-balance = Grają równe boty: które miejsce, bohater, grupa Potworów, rodzina lub karta częściej wygrywa?
lab-help-curve = Jeden bot z coraz większym czasem przeciw stałemu przeciwnikowi.
lab-help-bench = Ile wejść na sekundę przetwarzają zasady na jednym rdzeniu.
lab-help-bot = Bot, osobno dla każdego: random, casual, greedy, poziom (spark do blaze), search,50ms, search,400it albo process:POLECENIE. Ostatni zajmuje resztę miejsc
lab-help-bot-balance = Kto gra (domyślnie greedy); kilka botów dzieli stół
lab-help-bot-curve = Czyja krzywa (domyślnie search)
lab-help-levels = Pięć poziomów, oprócz podanych --bot
lab-help-times = Milisekundy na decyzję (domyślnie 10,20,50,100,200,500,1000)
lab-help-rounds = Rundy myślenia zamiast milisekund: takie same na każdej maszynie
lab-help-against = Przeciwnik (domyślnie greedy)
lab-help-players = Liczba graczy: 2 albo na przemian 2-5 lub 2,4 (domyślnie 2)
lab-help-players-balance = Liczba graczy: 2 albo na przemian 2-5 lub 2,4 (domyślnie 2-5)
lab-help-setup = Ustawienie gry jako JSON albo plik z nim; kilka jest granych na przemian
lab-help-fixed-seats = Każdy zostaje na miejscu, w którym go wymieniono
lab-help-games = Ile gier (domyślnie 100)
lab-help-games-each = Ile gier dla każdej pary lub punktu (domyślnie 100)
lab-help-games-balance = Ile gier (domyślnie 1000)
lab-help-decisions = Skończ, gdy tyle decyzji zostanie zmierzonych
lab-help-seed = Skąd bierze się cały los: ta sama liczba to te same gry (domyślnie 1)
lab-help-jobs = Ile gier naraz (domyślnie jedna na rdzeń)
lab-help-most-turns = Przerwij grę po tylu turach (domyślnie 2000)
lab-help-out = Folder na wyniki; to samo polecenie wznawia przerwaną pracę
lab-help-keep = Które gry zachować jako pliki w folderze: all (wszystkie), none (żadnej) albo pierwsze N (domyślnie 20)
lab-help-seconds = Ile sekund na każdą grę (domyślnie 3)

## Co jest nie tak

lab-unknown-game = Gry „{ $found }” nie ma na tym stole. Jest: { $known }.
lab-unknown-bot = Nie ma bota „{ $found }”. Są random, casual, greedy, search, poziomy spark, candle, torch, bonfire i blaze oraz process:POLECENIE.
lab-wrong-setting = W bocie „{ $bot }” nie można użyć części „{ $part }”.
lab-not-started = Bota „{ $bot }” nie da się uruchomić: { $problem }
lab-too-few-bots = { $n ->
    [one] Potrzebny jest co najmniej { $n } bot, a podano { $found }: wymień go po --bot.
    [few] Potrzebne są co najmniej { $n } boty, a podano { $found }: wymień każdego po --bot.
    [many] Potrzeba co najmniej { $n } botów, a podano { $found }: wymień każdego po --bot.
   *[other] Potrzeba co najmniej { $n } bota, a podano { $found }: wymień każdego po --bot.
}
lab-too-many-bots = { $n ->
    [one] Za dużo botów: { $found }. Jest { $n } miejsce.
    [few] Za dużo botów: { $found }. Są { $n } miejsca.
    [many] Za dużo botów: { $found }. Jest { $n } miejsc.
   *[other] Za dużo botów: { $found }. Jest { $n } miejsca.
}
lab-bot-twice = Bot „{ $found }” jest wymieniony dwa razy. W drabince każdy gra raz.
lab-wrong-number = { $option } wymaga liczby całkowitej, co najmniej { $least }, a nie „{ $found }”.
lab-wrong-list = { $option } wymaga liczby, zakresu, np. 2-5, albo listy, np. 10,20,50, a nie „{ $found }”.
lab-wrong-keep = --keep przyjmuje all, none albo liczbę, a nie „{ $found }”.
lab-not-together = { $one } nie łączy się z { $other }.
lab-setup-malformed = Nie da się odczytać ustawienia „{ $setup }”: wiersz { $line }, kolumna { $column }: { $problem }
lab-setup-refused = W ustawieniu „{ $setup }” nie da się grać: { $reason }
lab-unreadable = Nie da się odczytać „{ $file }”: { $problem }
lab-unwritable = Nie da się zapisać „{ $file }”: { $problem }
lab-foreign-folder = W folderze „{ $folder }” jest coś innego. Podaj pusty albo nowy.
lab-other-run = W folderze „{ $folder }” są wyniki innego polecenia: { $command }
lab-busy = W folderze „{ $folder }” pisze teraz inna praca.
lab-broken-row = Nie da się odczytać „{ $file }”, wiersz { $line }: { $problem }

## W trakcie

lab-remaining = pozostało:
lab-stopping = Trwające gry zostaną dokończone. Jeszcze raz, aby przerwać od razu.
lab-stopped = Przerwano. To samo polecenie pójdzie stąd dalej.
lab-stopped-lost = Przerwano. Z --out to samo polecenie mogłoby pójść stąd dalej.
lab-written = Raport, tabele i gry są w „{ $folder }”: report.html, games.csv, games.parquet, seats.csv, seats.parquet, summary.txt.

## Tytuły

lab-title-match = mecz
lab-title-ladder = drabinka
lab-title-balance = równowaga
lab-title-curve = co daje więcej czasu
lab-played = { $all ->
    [yes] { $n ->
        [one] Rozegrano { $games } grę.
        [few] Rozegrano { $games } gry.
        [many] Rozegrano { $games } gier.
       *[other] Rozegrano { $games } gry.
    } { $broken ->
        [0] Wszystkie dobiegły końca.
        [one] Przerwano { $broken } grę; nikt jej nie wygrał.
        [few] Przerwano { $broken } gry; nikt ich nie wygrał.
        [many] Przerwano { $broken } gier; nikt ich nie wygrał.
       *[other] Przerwano { $broken } gry; nikt ich nie wygrał.
    }
   *[no] { $n ->
        [one] Rozegrano { $games } grę z { $total }.
        [few] Rozegrano { $games } gry z { $total }.
        [many] Rozegrano { $games } gier z { $total }.
       *[other] Rozegrano { $games } gry z { $total }.
    } { $broken ->
        [0] Wszystkie z nich dobiegły końca.
        [one] Przerwano { $broken } grę; nikt jej nie wygrał.
        [few] Przerwano { $broken } gry; nikt ich nie wygrał.
        [many] Przerwano { $broken } gier; nikt ich nie wygrał.
       *[other] Przerwano { $broken } gry; nikt ich nie wygrał.
    }
}

## Części

lab-results = Wyniki
lab-about-shares = Wspólne zwycięstwo liczy się w częściach. „Równo” to tyle, ile wygrałyby równe boty. Przedziały to 95-procentowe przedziały Wilsona.
lab-about-results-chart = Jaką część gier wygrał każdy bot, z przedziałem 95%.
lab-seats = Miejsca
lab-about-seats-chart = Jaką część gier wygrano z każdego miejsca, z przedziałem 95%.
lab-seat = Miejsce { $n }
lab-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
lab-ratings = Ranking
lab-about-ratings = Najbardziej prawdopodobne siły według modelu Bradleya i Terry’ego w skali Elo; średnia to 0. Przewaga 100 punktów wygrywa 64%, 200 – 76%, 400 – 91%. Gdy jedna strona wygrała wszystko, drugiej dolicza się pół wygranej, bo żadna skończona siła nie tłumaczy samych zwycięstw.
lab-about-ratings-chart = Ranking każdego bota z przedziałem 95%.
lab-pairs = Para po parze
lab-curve = Co daje więcej czasu przeciw { $bot }
lab-about-curve-chart = Część wygranych dla każdego czasu, z przedziałem 95%.
lab-about-facts = Posiadacze to miejsca, które na końcu miały co najmniej jedną taką rzecz. Mnożnik porównuje ich część wygranych z równą: 1 to równo. Mieć coś pod koniec wygranej gry to nie to samo, co dzięki temu wygrać.
lab-about-facts-chart = Część wygranych tych, którzy to mieli, jako wielokrotność równej części, z przedziałem 95%.
lab-length = Długość
lab-about-length = Mediany; osiem gier na dziesięć mieści się w zakresie. Decyzja to pytanie z więcej niż jedną odpowiedzią.
lab-about-length-chart = Ile gier trwało ile rund.
lab-course = Prowadzenie i pogoń
lab-about-course = Punkty porównuje się między turami. Zmiana prowadzenia to samodzielne prowadzenie kogoś innego. W połowie gry: wygrał ten, kto wtedy sam prowadził, albo ten, kto wtedy był sam ostatni. Strata to najwięcej punktów, o które zwycięzca był w tyle.
lab-decisions = Decyzje
lab-about-decisions = Spóźniona jest decyzja, która trwała ponad 20 ms dłużej niż jej czas. Awaria to niedozwolony wybór, błąd programu albo zepsuty proces; zamiast niego zrobiono dozwolony wybór.
lab-trouble = { $bot }: { $problem }
lab-games = Gry
lab-about-games = Każdy plik można odtworzyć: emberhall replay PLIK.
lab-game-link = { $over ->
    [yes] ({ $players }): wygrywa miejsce { $winners }; rund: { $rounds }
   *[no] ({ $players }): przerwana; rund: { $rounds }
}
lab-more-games = { $n ->
    [one] Jeszcze { $n } jest w folderze.
    [few] Jeszcze { $n } są w folderze.
    [many] Jeszcze { $n } jest w folderze.
   *[other] Jeszcze { $n } jest w folderze.
}
lab-again = To samo jeszcze raz
lab-about-again = To polecenie daje te same gry na każdej maszynie.
lab-about-again-clock = To polecenie gra te same ziarna. Bot z zegarem albo z własnym procesem może za każdym razem wybrać inaczej.

## Nagłówki kolumn i osie

lab-all-bots = wszystkie
lab-even = równo
lab-mean = średnia
lab-head-bot = Bot
lab-head-against = Przeciw
lab-head-games = Gry
lab-head-wins = Wygrane
lab-head-share = Część wygranych
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
lab-head-with-winners = U zwycięzców, średnio
lab-head-with-others = U pozostałych, średnio
lab-head-rounds = Rundy
lab-head-most-games = Osiem na dziesięć
lab-head-most = Najwięcej
lab-head-turns = Tury
lab-head-inputs = Wejścia
lab-head-broken = Przerwane
lab-head-lead-changes = Zmiany prowadzenia
lab-head-half-leader = Wygrał prowadzący w połowie
lab-head-from-last = Wygrał ostatni w połowie
lab-head-deficit = Strata zwycięzcy, średnio
lab-head-greatest-deficit = Największa
lab-head-decisions = Decyzje
lab-head-mean-time = Średnio
lab-head-slowest = Najdłużej
lab-head-late = Spóźnione
lab-head-on-time = Na czas
lab-head-troubles = Awarie
lab-chart-results = Część wygranych z przedziałem 95%
lab-chart-length = Rundy w grze
lab-axis-rounds = Rundy
lab-axis-games = Część gier
lab-axis-factor = Część wygranych jako wielokrotność równej
lab-axis-rating = Punkty Elo
lab-axis-time = Milisekundy na decyzję
lab-axis-thought = Rundy myślenia na decyzję

## Rodzaje rzeczy

lab-fact-hero = Bohaterowie
lab-fact-building = Budynki
lab-fact-monster-group = Grupy Potworów
lab-fact-hero-family = Rodziny Bohaterów
lab-fact-village-card = Karty Wioski

## Szybkość

lab-bench = Szybkość: losowa gra na jednym rdzeniu
lab-head-game = Gra
lab-head-inputs-a-second = Wejścia na sekundę
lab-head-games-a-second = Gry na sekundę
lab-head-draws = Losowań na wejście
lab-bench-draws = sam generator
lab-about-bench = Obok stoi, ile liczb na sekundę losuje w tym samym przebiegu sam generator, aby można było porównać maszyny. „cargo bench” mierzy obok silnika szachowego.
