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
ui-seat = Gracz { $n }
    .in = gracz { $n }
    .gen = gracza { $n }
    .dat = graczowi { $n }
    .acc = gracza { $n }
    .ins = graczem { $n }
    .loc = graczu { $n }
    .gender = m
ui-who = { $player }
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
ui-help-players = Liczba graczy, od 2 do 5 (domyślnie 2); 1 w wariancie Thunderstone dla jednego gracza
ui-help-bots = Miejsca botów: ile ich jest (zajmują ostatnie), lista, np. 1,3 (jedno miejsce: 2,), albo „all”
ui-help-level = Jak dobrze grają boty: random, spark, candle, torch, bonfire albo blaze
ui-help-names = Imiona graczy, po kolei
ui-help-heroes = Karak 2: dealt (losowo), draft (wybór po kolei) albo lista, np. horan,taia
ui-help-friendly = Karak 2: graj bez Zarazy i Niedoli
ui-help-components = Karak 2: weź dane o elementach z tego pliku
ui-help-setup = Thunderstone: first (pierwsza gra z instrukcji), random (losowo) albo custom (z --groups, --families i --village)
ui-help-groups = Thunderstone: ile grup Potworów wybierze los, od 3 do 8, albo lista, np. dragon,ooze,abyssal
ui-help-families = Thunderstone: cztery rodziny Bohaterów, np. elf,dwarf,feayn,amazon
ui-help-village = Thunderstone: osiem kart Wioski, np. fireball,spear i sześć kolejnych
ui-help-solo = Thunderstone dla jednego gracza: normal, warrior albo nightmare
ui-help-seed = Liczba, która ustala los i boty: ta sama liczba to ta sama gra
ui-help-load = Graj dalej w zapisaną grę
ui-help-save = Zapisz skończoną grę w tym pliku
ui-help-replay = Odtwórz plik gry: pokaż dziennik i sprawdź każdy krok.
ui-help-file = Plik gry
ui-help-verify = Sprawdź kości skończonej gry: czy ziarno pasuje do zobowiązania i czy każdy wynik z niego wynika.
ui-help-rules = Czytaj zasady gier i zobacz, które dane o elementach są przyjęte.
ui-help-id = Zasada, np. K-BAT-6 lub T-BAT-3, rozdział, np. BAT, albo gra

## Errors of the command line

ui-args-unknown = „{ $found }” nie jest tu znane. Pomoc: emberhall --help
ui-args-missing = Czegoś brakuje: { $found }. Pomoc: emberhall --help
ui-args-twice = „{ $found }” podano dwa razy.
ui-args-no-value = { $found } wymaga wartości. Pomoc: emberhall --help
ui-args-wrong = Nie da się odczytać polecenia: { $problem }
ui-unknown-language = Nie ma tekstów w języku „{ $found }”. Języki: { $known }.
ui-unknown-game = Gry „{ $found }” nie ma na tym stole. Jest: { $known }.
ui-unknown-hero = Nie ma bohatera „{ $found }”. Bohaterowie: { $known }.
ui-unknown-word = { $option } nie zna słowa „{ $found }”. Możliwe: { $known }.
ui-option-of-another = { $option } nie należy do gry { $game }.
ui-setup-idle = { $option } nie łączy się z --setup { $setup }.
ui-answer-word = Ustawienia: { $option } nie zna słowa „{ $found }”. Możliwe: { $known }.
ui-answer-number = Ustawienia: { $option } przyjmuje liczbę od { $least } do { $most }, a nie „{ $found }”.
ui-not-a-number = { $option } wymaga liczby całkowitej, a „{ $found }” nią nie jest.
ui-wrong-level = Nie ma poziomu „{ $found }”. Są: { $known }.
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
ui-replay-by-legality = { $n ->
    [one] Odtworzono { $n } krok. Plik jest w starszej wersji: sprawdzono tylko, czy reguły pozwalają na ten krok.
    [few] Odtworzono { $n } kroki. Plik jest w starszej wersji: sprawdzono tylko, czy reguły pozwalają na każdy krok.
    [many] Odtworzono { $n } kroków. Plik jest w starszej wersji: sprawdzono tylko, czy reguły pozwalają na każdy krok.
   *[other] Odtworzono { $n } kroku. Plik jest w starszej wersji: sprawdzono tylko, czy reguły pozwalają na każdy krok.
}

## The start menu

ui-menu-language = Jaki język?
ui-menu-game = W co gramy?
ui-menu-load = Dalszy ciąg zapisanej gry
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
ui-menu-heroes = Skąd gracze mają bohaterów?
ui-menu-heroes-dealt = Są rozdawani losowo
ui-menu-heroes-draft = Gracze wybierają po kolei
ui-menu-no = Nie
ui-menu-yes = Tak
ui-menu-kind = Jaki wariant?
ui-menu-full = Pełna gra
ui-menu-friendly = Przyjazny wariant, bez Zarazy i Niedoli
ui-menu-solo = Jak trudny ma być wariant dla jednego gracza?
ui-menu-solo-normal = Zwykły: każde zwycięstwo zatrzymuje Loch do końca następnej tury
ui-menu-solo-warrior = Wojownik: połowa stosów; Loch zatrzymuje tylko Potwór wart co najmniej 2 punkty doświadczenia
ui-menu-solo-nightmare = Koszmar: połowa stosów; nic nie zatrzymuje Lochu
ui-menu-setup = Jakie karty?
ui-menu-setup-first = Z pierwszej gry w instrukcji
ui-menu-setup-random = Losowe
ui-menu-setup-custom = Własny wybór
ui-menu-groups = Ile grup Potworów? Przy więcej niż 3 gra trwa dłużej.
ui-menu-own-groups = Które grupy Potworów, co najmniej 3? Wpisz ich numery po przecinku.
ui-menu-own-families = Które 4 rodziny Bohaterów? Wpisz ich numery po przecinku.
ui-menu-own-village = Które 8 kart Wioski? Wpisz ich numery po przecinku.
ui-menu-several-wrong = { $exact ->
    [yes] Wpisz po przecinku różne numery od 1 do { $last }; ile: { $least }.
   *[no] Wpisz po przecinku różne numery od 1 do { $last }; ile: od { $least } do { $most }.
}
ui-menu-prompt = { $least }–{ $most }, Enter: { $preset }
ui-menu-wrong = Wpisz liczbę od { $least } do { $most }.

## At the table

ui-welcome-help = Wpisz numer wyboru albo „pomoc”.
ui-round = Runda { $n }
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
ui-turn = Tura { $n }
ui-dungeon-deck = { $n ->
    [0] Talia Lochu pusta
    [one] { $n } karta w Talii Lochu
    [few] { $n } karty w Talii Lochu
    [many] { $n } kart w Talii Lochu
   *[other] { $n } karty w Talii Lochu
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
ui-group-effects = Efekty
ui-group-equip = Wyposażenie
ui-group-attack = Atak
ui-group-buy = Zakup
ui-group-level-up = Awans
ui-group-arrange = Kolejność w Hali
ui-group-end = Dalej
# A choice with a word on what it would bring.
ui-choice-noted = { $choice } ({ $note })
ui-pass = Teraz przy klawiaturze: { $player }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
ui-situation-moved = Masz już za sobą ruch: kolejny oznacza rezygnację z jednej akcji.
ui-situation-tile = Wzięta płytka: { $tile }.
ui-situation-battle = Walka; siła przeciwników: { $n }.
ui-situation-attack = Walka; siła przeciwników: { $n }, twoja siła ataku na razie: { $attack } (kości { $swords }, broń { $weapons }).
ui-tile = { $land } (przepaście: { $sides })
ui-tile-open = { $land } (bez przepaści)
ui-situation-purchases = { $n ->
    [one] Został { $n } zakup.
    [few] Zostały { $n } zakupy.
    [many] Zostało { $n } zakupów.
   *[other] Zostało { $n } zakupu.
}
ui-situation-revealed = Odsłonięte z twojej talii: { $cards }.
ui-hand-cards = Twoja ręka: { $cards }.
ui-hand-revealed = Twoje odsłonięte karty: { $cards }.
ui-hand-no-cards = Nie masz kart na ręce.
ui-hand-tiles = Te płytki widzisz tylko ty: { $tiles }.
ui-hand-top = Płytkę na wierzchu stosu znasz tylko ty: { $tile }.
ui-hand-empty = Nie masz na ręku płytki i nie znasz żadnej w stosie.
ui-hand-nothing = Nie masz niczego, czego inni nie widzą.
ui-log-empty = Nic się jeszcze nie stało.
ui-after-the-end = Gra jest skończona. Możesz jeszcze obejrzeć dziennik i planszę, zapisać grę albo wyjść.

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
ui-status-experience = Doświadczenie { $n }
ui-status-piles = Ręka { $hand }, talia { $deck }, odrzucone { $discard }
ui-status-revealed = Odsłonięte: { $cards }
ui-status-certain = Na pewno w ręce: { $cards }
ui-status-unseen = Ręka i talia razem: { $cards }
ui-status-discards = Odrzucone: { $cards }

## The end

ui-result-winner = Zwycięstwo! Wygrywa { $players }.
ui-result-shared = Wspólne zwycięstwo! Wygrywają { $players }.
ui-result-nobody = Porażka! Wygrywają Potwory.
ui-result-points = { $n ->
    [one] { $player }: { $text } punkt
    [few] { $player }: { $text } punkty
    [many] { $player }: { $text } punktów
   *[other] { $player }: { $text } punktu
}
ui-result-card = { $card }: { $n }
ui-result-village = { $n ->
    [one] przeciw temu Potwory, które umknęły: { $n } punkt
    [few] przeciw temu Potwory, które umknęły: { $n } punkty
    [many] przeciw temu Potwory, które umknęły: { $n } punktów
   *[other] przeciw temu Potwory, które umknęły: { $n } punktu
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
ui-map-legend = [ ] czyja tura · P3 potwory o sile 3 · *2 leżące przedmioty · ? nieodkryte · podwójna krawędź (║ // \\): przepaść
ui-map-cropped = … Mapa sięga dalej: „mapa cała” pokaże ją w całości.

## Cards: figures in few words. $text is a number with its sign.

ui-fact-none = –
ui-card-facts = { $card } ({ $facts })
ui-fact-strength = Siła { $n }
ui-fact-weight = Ciężar { $n }
ui-fact-attack = Atak { $text }
ui-fact-magic = Atak magiczny { $text }
ui-fact-light = Światło { $n }
ui-fact-gold = złoto { $n }
ui-fact-points = punkty zwycięstwa { $n }
ui-fact-level = poziom { $n }
ui-fact-level-up = następny poziom za { $n } doświadczenia
ui-fact-cost = koszt { $n }
ui-fact-health = Zdrowie { $n }
ui-fact-darkness = Światło −{ $n }
ui-fact-experience = doświadczenie { $n }
ui-fact-trophy = jako Trofeum: { $facts }
ui-fact-weapon = Broń: { $card }
ui-fact-left = zostało: { $n }
ui-fact-left-all = zostało: { $left }
ui-fact-left-levels = zostało na poziomach 1, 2 i 3: { $left }
ui-fact-used = użyte
ui-fact-barred = nie może atakować
ui-fact-doomed = zostanie usunięty
ui-card-which = Która karta? Podaj jej nazwę albo numer wyboru: karta Ognista kula, karta 3.
ui-card-unknown = Żadna karta nie nazywa się „{ $found }”.
ui-card-none-there = Wybór { $n } nie dotyczy karty.
ui-card-several = Do „{ $found }” pasuje kilka kart: { $cards }.

## The hall and the Village

ui-hall-rank = Szereg { $rank }:
ui-hall-empty = pusty
ui-hall-penalty = { $n ->
    [0] dość Światła
    [one] brak Światła: { $n } ({ $cost })
    [few] brak Światła: { $n } ({ $cost })
    [many] brak Światła: { $n } ({ $cost })
   *[other] brak Światła: { $n } ({ $cost })
}
ui-hall-wins = wartość Ataku { $total }: zwycięstwo
ui-hall-fails = wartość Ataku { $total }: brakuje { $n }
ui-hall-no-magic = wartość Ataku { $total }, ale bez Ataku magicznego
ui-hall-unseen = w ciemności nie można go atakować
ui-village-heading = Wioska: cena ×ile zostało, Bohaterowie według poziomów
# A purchase under the heading “ui-group-buy”.
ui-village-buy = { $card } za { $cost }

## An attack explained

ui-explain-title = Atak w szeregu { $rank }, Potwór: { $card }
ui-explain-card = { $card }: { $facts }
ui-explain-cards = { $card }: każda karta { $facts }
ui-explain-idle = { $card }: nie bierze udziału
ui-explain-not-carried = Nikt nie nosi: { $cards }
ui-explain-sum = Razem: Atak { $attack }, Atak magiczny { $magic }
ui-explain-counted = Z tego liczy się tutaj: Atak { $attack }, Atak magiczny { $magic }
ui-explain-light = { $n ->
    [0] Światło { $light } z { $needed }: bez kary
    [one] Światło { $light } z { $needed }: kara za brak Światła { $n } ({ $cost })
    [few] Światło { $light } z { $needed }: kara za brak Światła { $n } ({ $cost })
    [many] Światło { $light } z { $needed }: kara za brak Światła { $n } ({ $cost })
   *[other] Światło { $light } z { $needed }: kara za brak Światła { $n } ({ $cost })
}
ui-explain-halved = Wartość Ataku zmniejsza się o połowę.
ui-explain-wins = Wartość Ataku { $total }, Zdrowie { $health }: zwycięstwo.
ui-explain-fails = Wartość Ataku { $total }, Zdrowie { $health }: brakuje { $n }.
ui-explain-no-magic = Wartość Ataku { $total }, Zdrowie { $health }: wystarczy, ale bez Ataku magicznego nie ma zwycięstwa.
ui-explain-unseen = Tego Potwora nie można atakować, dopóki zostaje jakakolwiek kara za brak Światła.
ui-explain-costs = Bitwa przyniesie: { $effects }.
ui-explain-after-wins = Potem najlepiej wartość Ataku { $total }, Zdrowie { $health }: zwycięstwo.
ui-explain-after-fails = Potem najlepiej wartość Ataku { $total }, Zdrowie { $health }: brakuje { $n }.
ui-explain-after-no-magic = Potem najlepiej wartość Ataku { $total }, Zdrowie { $health }, ale bez Ataku magicznego.
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
ui-news-groups = W Lochu mieszkają Potwory: { $groups }.
ui-news-families = W Wiosce są Bohaterowie: { $families }.
ui-news-village = W Wiosce można kupić: { $cards }.
ui-news-stacks = W Wiosce zostają usunięte karty: { $cards }.

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
ui-undo-learned = Od twojego ostatniego wyboru ujawniono coś, co było zakryte. Tego, co już widziano, nie da się cofnąć.
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

ui-rules-title = Zasady: { $game }
ui-rules-hint = Jedna zasada: rules { $example }. Rozdział: rules BAT.
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

## Serwer

ui-help-serve = Uruchom serwer: stoły dla każdego, kto ma link. Każda opcja może też stać w pliku konfiguracji i w środowisku (EMBERHALL_LISTEN i tak dalej).
ui-help-listen = Adres i port, na których serwer nasłuchuje (domyślnie 127.0.0.1:4321)
ui-help-data = Folder, w którym wszystko jest przechowywane (domyślnie folder danych użytkownika)
ui-help-public-url = Adres, pod którym ludzie znają serwer, np. https://table.example
ui-help-tls-cert = Certyfikat TLS wraz z łańcuchem, plik PEM
ui-help-tls-key = Klucz prywatny certyfikatu, plik PEM
ui-help-trust-proxy = Wierz serwerowi proxy, skąd łączą się ludzie (X-Forwarded-For)
ui-help-metrics-listen = Adres i port, pod którymi można odczytać pomiary z innych maszyn
ui-help-log = Postać dziennika: text albo json
ui-help-log-level = Jak dokładny jest dziennik: error, warn, info, debug albo trace (domyślnie info)
ui-help-thinking = Ile botów może myśleć naraz (domyślnie po jednym na rdzeń)
ui-help-bot = Własny bot, z którym można grać: jego nazwa i polecenie, które go uruchamia (można powtarzać)
ui-help-grace = O ile sekund utrata połączenia wydłuża czas gracza (domyślnie 60)
ui-help-no-open = Nie otwieraj przeglądarki
ui-help-config = Plik konfiguracji (TOML)
ui-help-backup = Skopiuj archiwum do pliku, także gdy serwer działa.
ui-help-backup-file = Kopia zapasowa, która ma powstać
ui-help-force = Zastąp plik, jeśli już istnieje
ui-help-check = Przeczytaj całe archiwum i powiedz, co jest uszkodzone, także gdy serwer działa.
ui-help-check-file = Kopia zapasowa, którą sprawdzić zamiast archiwum
ui-serve-ready = Emberhall jest gotowy: { $url }
ui-serve-carried-over = Archiwum przeniesiono do tej wersji Emberhall. Jego poprzednia postać jest w pliku „{ $copy }”.
ui-serve-cannot = Nie można uruchomić serwera. System zgłasza: { $problem }
ui-serve-no-address = Serwer nie może nasłuchiwać pod adresem { $address }. System zgłasza: { $problem }
ui-serve-hint = Ctrl-C kończy; każda gra zostaje zachowana. „emberhall play” pozwala grać w terminalu.
ui-serve-already = Emberhall już działa: { $url }
ui-serve-beside = Adres { $address } zajmuje inny program, więc tym razem stół ma własny port.
ui-serve-taken = Pod adresem { $address } nasłuchuje już inny program. Zatrzymaj go albo podaj inny adres po --listen.
ui-serve-no-data = Nie wiadomo, gdzie trzymać dane. Podaj folder po --data.
ui-serve-no-folder = Nie można utworzyć folderu danych „{ $folder }”. System zgłasza: { $problem }
ui-serve-half-tls = { $place } wymaga też { $other }: TLS potrzebuje certyfikatu i jego klucza.
ui-serve-wrong-tls = Z certyfikatem „{ $cert }” i kluczem „{ $key }” nie można włączyć TLS: { $problem }
ui-config-broken = { $place }: to nie jest TOML. { $problem }
ui-config-unknown = { $place }: nie ma ustawienia „{ $found }”. Są: { $known }.
ui-config-kind = { $place }: tu musi stać tekst, liczba całkowita albo true lub false.
ui-wrong-address = { $place }: „{ $found }” nie jest adresem z portem, np. 127.0.0.1:4321.
ui-wrong-url = { $place }: „{ $found }” nie jest adresem w rodzaju https://table.example, bez ścieżki.
ui-wrong-bot = { $place }: { $reason }
ui-bot-form = { $place } wymaga postaci NAZWA=POLECENIE. „{ $found }” jej nie ma.
ui-bot-quotes = { $place }: cudzysłów nie jest zamknięty.
ui-bot-folder = { $place }: nie ma folderu „{ $found }”.
ui-wrong-word = { $place } nie zna słowa „{ $found }”. Do wyboru: { $known }.
ui-wrong-amount = { $place } wymaga liczby całkowitej od { $least } do { $most }. „{ $found }” nią nie jest.
ui-backup-done = Archiwum jest skopiowane do pliku „{ $file }”.
ui-check-counted = „{ $file }”: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $records ->
    [one] { $records } nieuszkodzony zapis.
    [few] { $records } nieuszkodzone zapisy.
    [many] { $records } nieuszkodzonych zapisów.
   *[other] { $records } nieuszkodzonego zapisu.
}
ui-check-sound = Wszystko jest w porządku.
ui-check-faults = { $n ->
    [one] Znaleziono { $n } uszkodzenie. To, co uszkodzone, może mieć w całości kopia zapasowa.
    [few] Znaleziono { $n } uszkodzenia. To, co uszkodzone, może mieć w całości kopia zapasowa.
    [many] Znaleziono { $n } uszkodzeń. To, co uszkodzone, może mieć w całości kopia zapasowa.
   *[other] Znaleziono { $n } uszkodzenia. To, co uszkodzone, może mieć w całości kopia zapasowa.
}
