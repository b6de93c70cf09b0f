### What only the terminal says besides the game itself.

## Players

ui-who-bot = { $player } (bot)
ui-who-named = { $player } ({ $name })
ui-who-named-bot = { $player } ({ $name }, bot)

## The command line

ui-help-about = Emberhall: cyfrowy stół do gier planszowych. Bez polecenia otwiera stół w przeglądarce.
ui-help-usage = Użycie:
ui-help-options = Opcje i argumenty
ui-help-commands = Polecenia
ui-help-help = Pokaż tę pomoc
ui-help-version = Pokaż wersję
ui-help-lang = Język: en, pl, de albo et
ui-help-plain = Bez rysunków i kolorów: wszystko zdaniami, dla czytnika ekranu
ui-help-play = Graj w terminalu: kilka osób przy jednej klawiaturze albo przeciw botom. Bez nazwy gry zapyta o wszystko.
ui-help-game = Gra: { $known }
ui-help-players = Liczba graczy, od 2 do 5; 1 w wariancie Thunderstone dla jednego gracza [domyślnie: 2]
ui-help-bots = Liczba botów (zajmują ostatnie miejsca), lista miejsc, np. 1,3 (samo miejsce 2: „2,”), albo „all”
ui-help-level = Jak dobrze grają boty: random, spark, candle, torch, bonfire albo blaze [domyślnie: candle]
ui-help-names = Imiona graczy, po kolei
ui-help-heroes = Karak 2: dealt (losowo), draft (wybór po kolei) albo lista, np. horan,taia [domyślnie: dealt]
ui-help-friendly = Karak 2: graj bez Zarazy i Niedoli
ui-help-components = Karak 2: weź dane o elementach z tego pliku
ui-help-setup = Thunderstone: first (pierwsza gra z instrukcji), random (losowo) albo custom (z --groups, --families i --village) [domyślnie: first]
ui-help-groups = Thunderstone: ile grup Potworów wybierze los, od 3 do 8, albo lista, np. dragon,ooze,abyssal
ui-help-families = Thunderstone: cztery rodziny Bohaterów, np. elf,dwarf,feayn,amazon
ui-help-village = Thunderstone: osiem kart Wioski, np. fireball,spear i sześć kolejnych
ui-help-solo = Thunderstone dla jednego gracza: normal, warrior albo nightmare
ui-help-seed = Ziarno losowania, także dla botów do poziomu candle
ui-help-load = Wznów zapisaną grę
ui-help-save = Zapisz skończoną grę w tym pliku
ui-help-replay = Odtwórz plik gry: pokaż dziennik i sprawdź każdy krok.
ui-help-file = Plik gry
ui-help-verify = Sprawdź kości skończonej gry: czy ziarno pasuje do zobowiązania i czy każdy wynik z niego wynika.
ui-help-rules = Czytaj zasady gier i sprawdź, które dane o elementach są tylko założeniami.
ui-help-id = Zasada, np. K-BAT-6 lub T-BAT-3, rozdział, np. BAT, albo gra

## Errors of the command line

ui-args-unknown = Nieznany argument: „{ $found }”. Pomoc: emberhall --help
ui-args-missing = Brakuje argumentu: { $found }. Pomoc: emberhall --help
ui-args-twice = „{ $found }” podano dwa razy.
ui-args-no-value = { $found } wymaga wartości. Pomoc: emberhall --help
ui-args-wrong = Nie da się odczytać polecenia: { $problem }
# Printed when an option has an old name, such as --most-turns for --max-turns.
ui-renamed = Ostrzeżenie: { $old } nazywa się teraz { $new }. Stara nazwa działa już tylko w tym wydaniu.
ui-unknown-game = Nie ma tu gry „{ $found }”. Dostępne: { $known }.
ui-unknown-hero = Nie ma bohatera „{ $found }”. Bohaterowie: { $known }.
ui-unknown-word = { $option }: nieznana wartość „{ $found }”. Możliwe: { $known }.
ui-option-of-another = Opcja { $option } nie dotyczy gry { $game }.
ui-setup-idle = Opcji { $option } nie można łączyć z --setup { $setup }.
ui-not-a-number = { $option } wymaga liczby całkowitej, a „{ $found }” nią nie jest.
ui-wrong-level = Nie ma poziomu „{ $found }”. Dostępne: { $known }.
ui-wrong-bots = { $n ->
    [one] Z „{ $found }” nie wynika, gdzie grają boty. Jest { $n } miejsce. Podaj liczbę botów, listę miejsc, np. 1,3, albo „all”.
    [few] Z „{ $found }” nie wynika, gdzie grają boty. Są { $n } miejsca. Podaj liczbę botów, listę miejsc, np. 1,3, albo „all”.
    [many] Z „{ $found }” nie wynika, gdzie grają boty. Jest { $n } miejsc. Podaj liczbę botów, listę miejsc, np. 1,3, albo „all”.
   *[other] Z „{ $found }” nie wynika, gdzie grają boty. Jest { $n } miejsca. Podaj liczbę botów, listę miejsc, np. 1,3, albo „all”.
}
ui-wrong-names = Za dużo imion. Liczba imion: { $found }, liczba graczy: { $n }.
ui-load-has-setup = Zapisana gra ma już swoje ustawienia: opcji { $option } nie można łączyć z --load.
ui-no-chance = System nie dostarcza liczb losowych: { $problem }
ui-no-output = Nie udało się nic wypisać: { $problem }
ui-stuck = W grze nie ma już żadnego wyboru, a to nie powinno się zdarzyć. Zgłoś to razem z zapisaną grą.

## Files

ui-file-not-found = Nie ma pliku „{ $file }”.
ui-file-no-permission = Brak uprawnień do odczytu pliku „{ $file }”.
ui-file-is-folder = „{ $file }” to folder, a nie plik.
ui-file-not-text = Plik „{ $file }” nie jest plikiem tekstowym.
ui-file-unreadable = Nie da się odczytać pliku „{ $file }”: { $problem }
ui-file-broken = „{ $file }”: { $reason }
ui-save-no-name = Podaj nazwę pliku: zapisz moja-gra.json
ui-save-not-ours = „{ $file }” już istnieje i nie jest plikiem gry. Zostaje bez zmian; wybierz inną nazwę.
ui-save-no-folder = Nie ma takiego folderu: „{ $file }”.
ui-save-no-permission = Brak uprawnień do zapisu pliku „{ $file }”.
ui-save-failed = Nie da się zapisać pliku „{ $file }”: { $problem }
ui-saved = Gra jest zapisana w pliku „{ $file }”.
ui-load-no-name = Który plik? Napisz: wczytaj moja-gra.json
ui-loaded = { $n ->
    [one] Wczytano „{ $file }”: { $n } krok.
    [few] Wczytano „{ $file }”: { $n } kroki.
    [many] Wczytano „{ $file }”: { $n } kroków.
   *[other] Wczytano „{ $file }”: { $n } kroku.
}
ui-replay-unfinished = Ta gra nie jest skończona.
ui-replay-checked = { $n ->
    [one] Odtworzono { $n } krok; stan zgadza się z zapisem.
    [few] Odtworzono { $n } kroki; każdy stan zgadza się z zapisem.
    [many] Odtworzono { $n } kroków; każdy stan zgadza się z zapisem.
   *[other] Odtworzono { $n } kroku; każdy stan zgadza się z zapisem.
}
ui-replay-by-legality = { $n ->
    [one] Odtworzono { $n } krok. Plik jest w starszej wersji: sprawdzono tylko, czy zasady pozwalają na ten krok.
    [few] Odtworzono { $n } kroki. Plik jest w starszej wersji: sprawdzono tylko, czy zasady pozwalają na każdy krok.
    [many] Odtworzono { $n } kroków. Plik jest w starszej wersji: sprawdzono tylko, czy zasady pozwalają na każdy krok.
   *[other] Odtworzono { $n } kroku. Plik jest w starszej wersji: sprawdzono tylko, czy zasady pozwalają na każdy krok.
}

## The start menu

ui-menu-language = Jaki język?
ui-menu-game = W co gramy?
ui-menu-load = Wznów zapisaną grę
ui-menu-file = Który plik?
ui-menu-players = Ilu graczy?
ui-menu-bots = Ile z tych miejsc zajmą boty? Siadają na ostatnich.
ui-menu-level = Jak dobrze mają grać boty?
ui-skill = { $name }: { $about }
ui-skill-random = Na chybił trafił
ui-skill-random-about = Dowolny dozwolony ruch, każdy równie prawdopodobny.
ui-menu-names = { $n ->
    [one] Jak masz na imię? Enter: bez imienia.
    [few] Imiona { $n } osób, po przecinku? Enter: bez imion.
    [many] Imiona { $n } osób, po przecinku? Enter: bez imion.
   *[other] Imiona { $n } osoby, po przecinku? Enter: bez imion.
}
ui-menu-heroes = Jak przydzielić bohaterów?
ui-menu-heroes-dealt = Losowo
ui-menu-heroes-draft = Gracze wybierają po kolei
ui-menu-kind = Jaki wariant?
ui-menu-full = Pełna gra
ui-menu-friendly = Przyjazny wariant, bez Zarazy i Niedoli
ui-menu-solo = Jak trudny ma być wariant dla jednego gracza?
ui-menu-setup = Jakie karty?
ui-menu-setup-first = Z pierwszej gry w instrukcji
ui-menu-setup-random = Losowe
ui-menu-setup-custom = Własny wybór
ui-menu-groups = Ile grup Potworów? Przy więcej niż 3 gra trwa dłużej.
ui-menu-own-groups = Które grupy Potworów, co najmniej 3? Wpisz ich numery po przecinku.
ui-menu-own-families = Które 4 rodziny Bohaterów? Wpisz ich numery po przecinku.
ui-menu-own-village = Które 8 kart Wioski? Wpisz ich numery po przecinku.
ui-menu-several-wrong =
    { $exact ->
        [yes]
            { $least ->
                [one] Wpisz { $least } numer od 1 do { $last }.
                [few] Wpisz po przecinku { $least } różne numery od 1 do { $last }.
                [many] Wpisz po przecinku { $least } różnych numerów od 1 do { $last }.
               *[other] Wpisz po przecinku { $least } różnego numeru od 1 do { $last }.
            }
       *[no] Wpisz po przecinku od { $least } do { $most } różnych numerów od 1 do { $last }.
    }
ui-menu-prompt = { $least }–{ $most }, Enter: { $preset }
ui-menu-wrong = Wpisz liczbę od { $least } do { $most }.

## At the table

ui-welcome-help = Wpisz numer wyboru albo „pomoc”.
ui-deck = { $n ->
    [0] stos pusty
    [one] { $n } płytka w stosie
    [few] { $n } płytki w stosie
    [many] { $n } płytek w stosie
   *[other] { $n } płytki w stosie
}
ui-bag = { $n ->
    [0] woreczek pusty
    [one] { $n } żeton w woreczku
    [few] { $n } żetony w woreczku
    [many] { $n } żetonów w woreczku
   *[other] { $n } żetonu w woreczku
}
ui-pass = Teraz przy klawiaturze: { $player }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
ui-after-the-end = Gra jest skończona. Możesz jeszcze obejrzeć dziennik i planszę, zapisać grę albo wyjść.

## The drawn map: at most 11 characters each

ui-map-farm = Folwark
ui-map-forest = Las
ui-map-farm-forest = Folwark+las
ui-map-farm-rock = Folw.+skały
ui-map-forest-rock = Las+skały
ui-map-big-farm = W. folwark
ui-map-dense-forest = Gęsty las
ui-map-giant-rock = Olb. skały
ui-map-castle = Zamek
ui-map-abyss = Głębia
ui-map-army = P{ $n }
ui-map-general = Generał { $n }
ui-map-city = Miasto { $sign }
ui-map-plague = Zaraza { $sign }
ui-map-legend = [ ] czyja tura · P3 potwory o sile 3 · *2 leżące przedmioty · ? nieodkryte · podwójna krawędź (║ // \\): przepaść
ui-map-cropped = … Mapa sięga dalej: „mapa cała” pokaże ją w całości.

## Cards: figures in few words. $text is a number with its sign.

ui-card-which = Która karta? Podaj jej nazwę albo numer wyboru: karta Ognista kula, karta 3.
ui-card-unknown = Żadna karta nie nazywa się „{ $found }”.
ui-card-none-there = Wybór { $n } nie dotyczy karty.
ui-card-several = Do „{ $found }” pasuje kilka kart: { $cards }.

## The hall and the Village

ui-village-heading = Wioska: cena ×ile zostało, Bohaterowie według poziomów

## An attack explained

ui-explain-no-party = Żadna ręka nie jest odsłonięta, więc nie ma ataku do wyjaśnienia.
ui-explain-rank = „{ $found }” to nie szereg. Są szeregi 1, 2 i 3.
ui-explain-nobody = Nie stoi tam żaden Potwór.

## Lines of the log that say several things at once

ui-news-drew = { $player } ciągnie karty: { $cards }.
ui-news-drew-hidden = { $n ->
    [one] { $player } ciągnie { $n } kartę.
    [few] { $player } ciągnie { $n } karty.
    [many] { $player } ciągnie { $n } kart.
   *[other] { $player } ciągnie { $n } karty.
}
ui-news-joined = { $player } ciągnie i odsłania karty: { $cards }.
ui-news-groups = Grupy Potworów w Lochu: { $groups }.
ui-news-families = Rodziny Bohaterów w Wiosce: { $families }.
ui-news-village = Karty do kupienia w Wiosce: { $cards }.
ui-news-stacks = Z Wioski znikają karty: { $cards }.

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

ui-command-choices = wybory, opcje
    .usage = wybory
    .help = pokaż pytanie jeszcze raz (albo po prostu Enter)
ui-command-why = dlaczego, czemu
    .usage = dlaczego [SŁOWO]
    .help = czego nie można teraz zrobić, dlaczego i według której zasady
ui-command-undo = cofnij
    .usage = cofnij
    .help = cofnij swój ostatni wybór, póki nikt nie dowiedział się niczego nowego
ui-command-log = dziennik
    .usage = dziennik [N]
    .help = co się działo: ostatnie 20 albo N wierszy
ui-command-map = mapa, plansza, hala
    .usage = mapa [cała]
    .help = plansza; „mapa cała” nie przycina jej do okna
ui-command-status = stan
    .usage = stan
    .help = co kto ma i jak komu idzie
ui-command-hand = ręka, reka
    .usage = ręka
    .help = to, co widzisz tylko ty
ui-command-explain = wyjaśnij, wyjasnij
    .usage = wyjaśnij [SZEREG]
    .help = jak poszedłby atak, składnik po składniku
ui-command-card = karta, czytaj
    .usage = karta [NAZWA]
    .help = przeczytaj kartę: według nazwy, numeru wyboru albo wszystkie z ręki
ui-command-rules = zasady, zasada
    .usage = zasady [ID]
    .help = zasada według oznaczenia, rozdział (zasady BAT) albo spis wszystkich
ui-command-save = zapisz
    .usage = zapisz PLIK
    .help = zapisz grę
ui-command-load = wczytaj
    .usage = wczytaj PLIK
    .help = wznów zapisaną grę
ui-command-lang = język, jezyk
    .usage = język en
    .help = zmień język: en, pl, de, et
ui-command-help = pomoc
    .usage = pomoc
    .help = ten spis
ui-command-quit = wyjdź, wyjdz, koniec
    .usage = wyjdź
    .help = odejdź od stołu; niezapisaną grę można najpierw zapisać
ui-undone = Twój ostatni wybór jest cofnięty.
ui-undo-bot = Od tamtej pory wybierał bot. Cofnąć można tylko ostatni wybór.
ui-undo-learned = Od twojego ostatniego wyboru ujawniono coś, co było zakryte. Tego, co już widziano, nie da się cofnąć.
ui-quit-save = Gra nie jest zapisana. Wpisz nazwę pliku, aby ją zapisać; Enter: wyjdź bez zapisu; kropka: zostań.

## The rules reference

ui-rules-title = Zasady: { $game }
ui-rules-hint = Jedna zasada: rules { $example }. Rozdział: rules BAT. W trakcie gry działa też słowo „zasady”.
ui-figures-title = Dane o elementach. Z instrukcji: podaje je instrukcja. Znalezione: podaje je publiczna recenzja. Przyjęte: nie podaje ich żadne dostępne źródło, więc są dobrane tak, by pasowały; dane ze swojego pudełka podasz przez --components.
ui-figures-printed = { $kind } – z instrukcji: { $names }.
ui-figures-found = { $kind } – znalezione: { $names }.
ui-figures-assumed = { $kind } – przyjęte: { $names }.
ui-figures-dice = Ścianki kości
ui-figures-supply = Liczba kości oddziałów
ui-figures-monsters = Siła armii potworów
ui-figures-costs = Koszty budowy
ui-figures-start = Płytka początkowa
ui-figures-tier1 = Przepaście na płytkach I poziomu
ui-figures-tier2 = Przepaście na płytkach II poziomu

## Serwer

ui-help-serve = Uruchom serwer: stoły dla każdego, kto ma link. Każdą opcję można też podać w pliku konfiguracyjnym i w zmiennych środowiskowych (EMBERHALL_LISTEN i tak dalej).
ui-help-listen = Adres i port, na których serwer nasłuchuje [domyślnie: 127.0.0.1:4321]
ui-help-data = Folder, w którym wszystko jest przechowywane [domyślnie: folder danych użytkownika]
ui-help-public-url = Publiczny adres serwera, np. https://table.example
ui-help-tls-cert = Certyfikat TLS wraz z łańcuchem, plik PEM
ui-help-tls-key = Klucz prywatny certyfikatu, plik PEM
ui-help-trust-proxy = Ufaj adresom klientów podanym przez serwer proxy (X-Forwarded-For)
ui-help-metrics-listen = Adres i port, pod którymi metryki są dostępne także z innych maszyn
ui-help-log-format = Format dziennika: text albo json [domyślnie: text]
ui-help-log-level = Poziom dziennika: error, warn, info, debug albo trace [domyślnie: info]
ui-help-bot-concurrency = Ile botów może myśleć naraz [domyślnie: po jednym na rdzeń]
ui-help-bot = Własny bot, z którym można grać: jego nazwa i polecenie, które go uruchamia (można powtarzać)
ui-help-reconnect-grace = Dodatkowe sekundy dla gracza, który stracił połączenie [domyślnie: 60]
ui-help-no-open = Nie otwieraj przeglądarki
ui-help-config = Plik konfiguracyjny (TOML)
ui-help-backup = Skopiuj archiwum do pliku, także gdy serwer działa.
ui-help-backup-file = Plik, do którego trafi kopia
ui-help-force = Zastąp plik, jeśli już istnieje
ui-help-check = Sprawdź całe archiwum i wypisz, co jest uszkodzone, także gdy serwer działa.
ui-help-check-file = Kopia zapasowa, którą należy sprawdzić zamiast archiwum
ui-help-admin = Zarządzaj stołami i graczami, także gdy serwer działa.
ui-help-admin-list = Wypisz stoły z graczami, od najnowszych.
ui-help-admin-close = Zamknij stół: nikt już przy nim nie zagra. Zapis gry zostaje.
ui-help-admin-delete = Usuń stół razem z grą, na zawsze.
ui-help-admin-ban = Zablokuj na pewien czas adres lub gracza.
ui-help-admin-unban = Zdejmij blokadę.
ui-help-admin-bans = Wypisz obowiązujące blokady.
ui-help-admin-reports = Wypisz zgłoszenia od graczy.
ui-help-admin-settle = Oznacz zgłoszenie jako załatwione.
ui-help-admin-log = Wypisz dziennik audytu: wszystko, co zrobiono poleceniem „admin”.
ui-help-admin-table = Identyfikator stołu
ui-help-admin-target = Adres IP lub identyfikator gracza z poleceń „list” i „reports”
ui-help-admin-report = Numer zgłoszenia
ui-help-admin-reason = Powód; trafia do dziennika
ui-help-admin-for = Na jak długo, na przykład 30m, 24h lub 7d
ui-help-admin-status = Tylko stoły otwarte (open), w trakcie gry (playing) lub zakończone (over)
ui-help-admin-before = Tylko stoły starsze od podanego
ui-help-admin-limit = Ile najwyżej [domyślnie: 50]
ui-help-admin-all = Pokaż także załatwione zgłoszenia
ui-help-admin-json = Wypisz JSON
ui-admin-done = Gotowe.
ui-admin-none = Nie ma żadnych.
ui-admin-duration = { $place }: „{ $found }” nie jest poprawnym czasem trwania; przykłady: 30m, 24h, 7d.
ui-admin-no-answer = Działający serwer nie odpowiedział. System zgłasza: { $problem }
ui-serve-ready = Emberhall jest gotowy: { $url }
ui-serve-carried-over = Archiwum dostosowano do tej wersji Emberhall. Kopia sprzed zmiany jest w pliku „{ $copy }”.
ui-serve-cannot = Nie można uruchomić serwera. System zgłasza: { $problem }
ui-serve-no-address = Serwer nie może nasłuchiwać pod adresem { $address }. System zgłasza: { $problem }
ui-serve-hint = Ctrl-C zatrzymuje serwer; każda gra zostaje zachowana. „emberhall play” pozwala grać w terminalu.
ui-serve-already = Emberhall już działa: { $url }
ui-serve-beside = Adres { $address } zajmuje inny program, więc tym razem Emberhall używa innego portu.
ui-serve-taken = Pod adresem { $address } nasłuchuje już inny program. Zatrzymaj go albo podaj inny adres po --listen.
ui-serve-no-data = Nie wiadomo, gdzie trzymać dane. Podaj folder po --data.
ui-serve-no-folder = Nie można utworzyć folderu danych „{ $folder }”. System zgłasza: { $problem }
ui-serve-half-tls = { $place } wymaga też { $other }: TLS potrzebuje certyfikatu i jego klucza.
ui-serve-wrong-tls = Z certyfikatem „{ $cert }” i kluczem „{ $key }” nie można włączyć TLS: { $problem }
ui-config-broken = { $place }: to nie jest TOML. { $problem }
ui-config-unknown = { $place }: nie ma ustawienia „{ $found }”. Dostępne: { $known }.
ui-config-kind = { $place }: tu powinien być tekst, liczba całkowita albo true lub false.
ui-wrong-address = { $place }: „{ $found }” nie jest adresem z portem, np. 127.0.0.1:4321.
ui-wrong-url = { $place }: „{ $found }” nie jest adresem bez ścieżki, takim jak https://table.example.
ui-wrong-bot = { $place }: { $reason }
ui-bot-form = { $place } wymaga postaci NAZWA=POLECENIE. „{ $found }” jej nie ma.
ui-bot-quotes = { $place }: cudzysłów nie jest zamknięty.
ui-bot-folder = { $place }: nie ma folderu „{ $found }”.
ui-wrong-word = { $place }: nieznana wartość „{ $found }”. Możliwe: { $known }.
ui-wrong-amount = { $place } wymaga liczby całkowitej od { $least } do { $most }. „{ $found }” nią nie jest.
ui-backup-done = Archiwum jest skopiowane do pliku „{ $file }”.
ui-check-counted = „{ $file }”: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $records ->
    [one] { $records } nieuszkodzony zapis.
    [few] { $records } nieuszkodzone zapisy.
    [many] { $records } nieuszkodzonych zapisów.
   *[other] { $records } nieuszkodzonego zapisu.
}
ui-check-sound = Wszystko jest w porządku.
ui-check-faults = { $n ->
    [one] Znaleziono { $n } uszkodzenie. Nieuszkodzona wersja może być w kopii zapasowej.
    [few] Znaleziono { $n } uszkodzenia. Nieuszkodzona wersja może być w kopii zapasowej.
    [many] Znaleziono { $n } uszkodzeń. Nieuszkodzona wersja może być w kopii zapasowej.
   *[other] Znaleziono { $n } uszkodzenia. Nieuszkodzona wersja może być w kopii zapasowej.
}
