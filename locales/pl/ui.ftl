### The terminal: everything it says besides the game itself.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a i b”.
ui-list-two = { $first } i { $second }
# So many of a thing, by its label.
ui-times = { $n } × { $thing }

## Players

# A seat nobody has a name for yet.
ui-seat = Gracz { $n }
    .in = gracz { $n }
    .gen = gracza { $n }
    .dat = graczowi { $n }
    .acc = gracza { $n }
    .ins = graczem { $n }
    .loc = graczu { $n }
    .gender = m
ui-who = { $player }
ui-who-bot = { $player } (bot)
ui-who-named = { $player } ({ $name })
ui-who-named-bot = { $player } ({ $name }, bot)

## The command line

ui-help-about = Emberhall: cyfrowy stół do gier planszowych. Bez polecenia zapyta, w co gramy.
ui-help-usage = Użycie:
ui-help-options = Opcje i argumenty
ui-help-commands = Polecenia
ui-help-help = Pokaż tę pomoc
ui-help-version = Pokaż wersję
ui-help-lang = Język: en, pl, de albo et
ui-help-plain = Bez rysunków i kolorów: wszystko zdaniami, dla czytnika ekranu
ui-help-play = Graj w terminalu: kilka osób przy jednej klawiaturze albo przeciw botom.
ui-help-game = Gra: karak
ui-help-players = Liczba graczy, od 2 do 5 (domyślnie 2)
ui-help-bots = Miejsca botów: ile ich jest (zajmują ostatnie), lista, np. 1,3 (jedno miejsce: 2,), albo „all”
ui-help-names = Imiona graczy, po kolei
ui-help-heroes = dealt (losowo), draft (wybór po kolei) albo lista, np. horan,taia
ui-help-friendly = Graj bez Zarazy i Niedoli
ui-help-components = Weź dane o elementach z tego pliku
ui-help-seed = Liczba, która ustala los i boty: ta sama liczba to ta sama gra
ui-help-load = Graj dalej w zapisaną grę
ui-help-save = Zapisz skończoną grę w tym pliku
ui-help-replay = Odtwórz plik gry: pokaż dziennik i sprawdź każdy krok.
ui-help-file = Plik gry
ui-help-rules = Czytaj zasady Karak 2 i zobacz, które dane o elementach są przyjęte.
ui-help-id = Zasada, np. K-BAT-6, albo rozdział, np. BAT

## Errors of the command line

ui-args-unknown = „{ $found }” nie jest tu znane. Pomoc: emberhall --help
ui-args-missing = Czegoś brakuje: { $found }. Pomoc: emberhall --help
ui-args-twice = „{ $found }” podano dwa razy.
ui-args-no-value = { $found } wymaga wartości. Pomoc: emberhall --help
ui-args-wrong = Nie da się odczytać polecenia: { $problem }
ui-unknown-language = Nie ma tekstów w języku „{ $found }”. Języki: { $known }.
ui-unknown-game = Gry „{ $found }” nie ma na tym stole. Jest: { $known }.
ui-unknown-hero = Nie ma bohatera „{ $found }”. Bohaterowie: { $known }.
ui-not-a-number = { $option } wymaga liczby całkowitej, a „{ $found }” nią nie jest.
ui-wrong-bots = { $n ->
    [one] Z „{ $found }” nie wynika, gdzie grają boty. Jest { $n } miejsce. Podaj, ile botów, listę, np. 1,3, albo „all”.
    [few] Z „{ $found }” nie wynika, gdzie grają boty. Są { $n } miejsca. Podaj, ile botów, listę, np. 1,3, albo „all”.
    [many] Z „{ $found }” nie wynika, gdzie grają boty. Jest { $n } miejsc. Podaj, ile botów, listę, np. 1,3, albo „all”.
   *[other] Z „{ $found }” nie wynika, gdzie grają boty. Jest { $n } miejsca. Podaj, ile botów, listę, np. 1,3, albo „all”.
}
ui-wrong-names = Za dużo imion. Liczba imion: { $found }, liczba graczy: { $n }.
ui-load-has-setup = Zapisana gra ma już swoje ustawienia: { $option } nie łączy się z --load.
ui-no-chance = System nie daje liczb losowych: { $problem }
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

## The start menu

ui-menu-language = Jaki język?
ui-menu-game = W co gramy?
ui-menu-load = Dalszy ciąg zapisanej gry
ui-menu-file = Który plik?
ui-menu-players = Ilu graczy?
ui-menu-bots = Ile z tych miejsc zajmą boty? Siadają na ostatnich.
ui-menu-names = { $n ->
    [one] Jak masz na imię? Enter: bez imienia.
    [few] Imiona { $n } osób, po przecinku? Enter: bez imion.
    [many] Imiona { $n } osób, po przecinku? Enter: bez imion.
   *[other] Imiona { $n } osoby, po przecinku? Enter: bez imion.
}
ui-menu-heroes = Skąd gracze mają bohaterów?
ui-menu-heroes-dealt = Są rozdawani losowo
ui-menu-heroes-draft = Gracze wybierają po kolei
ui-menu-kind = Jaki wariant?
ui-menu-full = Pełna gra
ui-menu-friendly = Przyjazny wariant, bez Zarazy i Niedoli
ui-menu-prompt = { $least }–{ $most }, Enter: { $preset }
ui-menu-wrong = Wpisz liczbę od { $least } do { $most }.

## At the table

ui-welcome-help = Wpisz numer wyboru albo „pomoc”.
ui-round = Runda { $n }
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
ui-actions-left = { $n ->
    [0] Nie masz już akcji.
    [one] Została ci { $n } akcja.
    [few] Zostały ci { $n } akcje.
    [many] Zostało ci { $n } akcji.
   *[other] Zostało ci { $n } akcji.
}
ui-group-moves = Ruch
ui-group-actions = Akcje
ui-group-free = Bez akcji
ui-group-place = Na polu { $place }
ui-group-recruit = Szkolenie
ui-group-return = Najpierw zwrot
ui-group-choices = Wybory
ui-situation-moved = Masz już za sobą ruch: kolejny oznacza rezygnację z jednej akcji.
ui-situation-tile = Wzięta płytka: { $tile }.
ui-situation-battle = Walka; siła przeciwników: { $n }.
ui-situation-attack = Walka; siła przeciwników: { $n }, twoja siła ataku na razie: { $attack } (kości { $swords }, broń { $weapons }).
ui-tile = { $land } (przepaście: { $sides })
ui-tile-open = { $land } (bez przepaści)
ui-hand-tiles = Te płytki widzisz tylko ty: { $tiles }.
ui-hand-top = Płytkę na wierzchu stosu znasz tylko ty: { $tile }.
ui-hand-empty = Nie masz na ręku płytki i nie znasz żadnej w stosie.
ui-hand-nothing = Nie masz niczego, czego inni nie widzą.
ui-log-empty = Nic się jeszcze nie stało.
ui-after-the-end = Gra jest skończona. Możesz jeszcze obejrzeć dziennik i mapę, zapisać grę albo wyjść.

## The players' boards

ui-status-active = teraz gra
ui-status-place = { $place }
ui-status-lives = Wytrzymałość { $n }
ui-status-unconscious = bez przytomności
ui-status-glory = Chwała { $n }
ui-status-amount = { $thing } { $n }
ui-status-points = Punkty: { $text }
ui-status-army = Armia: { $units }
ui-status-items = Przedmioty: { $items }
ui-status-city = Miasto na polu { $place }
ui-status-buildings = Budynki: { $buildings }
ui-status-plague = Zaraza w mieście
ui-status-stones = Kamienie: { $stones }

## The end

ui-result-winner = Zwycięstwo! Wygrywa { $players }.
ui-result-shared = Wspólne zwycięstwo! Wygrywają { $players }.
ui-result-nobody = Nikt nie wygrywa.
ui-result-points = { $n ->
    [one] { $player }: { $text } punkt
    [few] { $player }: { $text } punkty
    [many] { $player }: { $text } punktów
   *[other] { $player }: { $text } punktu
}

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
ui-map-abyss = Mr. Głębia
ui-map-army = P{ $n }
ui-map-general = Generał { $n }
ui-map-city = Miasto { $sign }
ui-map-plague = Zaraza { $sign }
ui-map-legend = [ ] czyja tura · P3 potwory o sile 3 · *2 leżące przedmioty · ? nieodkryte · podwójna krawędź (║ // \\): przepaść
ui-map-cropped = … Mapa sięga dalej: „mapa cała” pokaże ją w całości.

## The map in sentences

ui-hex = { $place } { $land }
ui-hex-heroes = bohaterowie: { $heroes }
ui-hex-general = { $general }, siła { $n }
ui-hex-armies = potwory: { $armies }, siła { $n }
ui-hex-city = miasto { $player_gen }
ui-hex-plague = miasto { $player_gen }, w nim Zaraza
ui-hex-items = przedmioty: { $items }
ui-hex-ways = drogi: { $ways }
ui-hex-way = { $side } na { $place }
ui-hex-open = nieodkryte: { $sides }
ui-hex-chasms = przepaście: { $sides }

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
ui-command-map = mapa
    .usage = mapa [cała]
    .help = plansza; „mapa cała” nie przycina jej do okna
ui-command-status = stan
    .usage = stan
    .help = wytrzymałość, chwała, zasoby, armie, przedmioty i miasta wszystkich
ui-command-hand = ręka, reka
    .usage = ręka
    .help = to, co widzisz tylko ty
ui-command-rules = zasady, zasada
    .usage = zasady [K-BAT-6]
    .help = zasada, rozdział (zasady BAT) albo spis wszystkich
ui-command-save = zapisz
    .usage = zapisz PLIK
    .help = zapisz grę
ui-command-load = wczytaj
    .usage = wczytaj PLIK
    .help = graj dalej w zapisaną grę
ui-command-lang = język, jezyk
    .usage = język en
    .help = zmień język: en, pl, de, et
ui-command-help = pomoc
    .usage = pomoc
    .help = ten spis
ui-command-quit = wyjdź, wyjdz, koniec
    .usage = wyjdź
    .help = odejdź od stołu; niezapisaną grę można najpierw zapisać
ui-help-numbers = Wpisz numer wyboru albo jedno z tych słów:
ui-help-english = Angielskie słowa działają w każdym języku.
ui-unknown-command = „{ $found }” to ani numer wyboru, ani polecenie. „pomoc” wymienia polecenia.
ui-wrong-number = { $n ->
    [one] Nie ma wyboru { $found }. Jest tylko 1.
    [few] Nie ma wyboru { $found }. Numery idą od 1 do { $n }.
    [many] Nie ma wyboru { $found }. Numery idą od 1 do { $n }.
   *[other] Nie ma wyboru { $found }. Numery idą od 1 do { $n }.
}
ui-wrong-lines = „dziennik” przyjmuje liczbę wierszy, a „{ $found }” nią nie jest.
ui-language-set = Emberhall mówi teraz po polsku.
ui-undone = Twój ostatni wybór jest cofnięty.
ui-undo-nothing = Nie ma jeszcze czego cofać.
ui-undo-bot = Od tamtej pory wybierał bot. Cofnąć można tylko ostatni wybór.
ui-undo-learned = Od twojego ostatniego wyboru odsłonięto kości, płytki albo żetony. Tego, co wszyscy widzieli, nie da się cofnąć.
ui-quit-save = Gra nie jest zapisana. Wpisz nazwę pliku, aby ją zapisać; Enter: wyjdź bez zapisu; kropka: zostań.
ui-why-title = Teraz niemożliwe:
ui-why-reason = { $reason } [{ $rule }]
ui-why-more = { $n ->
    [one] i jeszcze { $n }
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}
ui-why-allowed = „{ $choice }” jest możliwe: wpisz numer tego wyboru.
ui-why-nothing = Wszystko, o czym można tu pomyśleć, jest możliwe.
ui-why-no-match = Wśród tego, co teraz niemożliwe, nic nie pasuje do „{ $found }”.

## The rules reference

ui-rules-title = Zasady Karak 2
ui-rules-hint = Jedna zasada: rules K-BAT-6. Rozdział: rules BAT.
ui-rules-unknown = Nie ma zasady { $found }. Spis wszystkich pokaże „rules”.
ui-rules-ruling = Tutaj rozstrzygnięto: { $text }
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
