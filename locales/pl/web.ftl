### Klient w przeglądarce: wszystko, co mówi poza samą grą.
###
### $player to imię gracza albo bohatera w mianowniku, $game nazwa gry, $name imię osoby.

## The start page

web-tagline = Gry planszowe przy jednym stole: solo, przy jednym ekranie albo ze znajomymi przez link.
web-games = Gry
web-play-now = Zagraj teraz
web-play-now-about = { $n ->
    [0] { $game } w pojedynkę przeciw Lochowi
    [one] { $game } przeciw jednemu botowi
    [few] { $game } przeciw { $n } botom
    [many] { $game } przeciw { $n } botom
   *[other] { $game } przeciw { $n } botom
}
web-continue = Graj dalej
web-game-players = { $least }–{ $most } graczy
web-friends = Zagraj ze znajomymi
web-friends-about = wyślij link
web-hotseat = Przy jednym ekranie
web-hotseat-about = gracie na zmianę
web-open-tables = Otwarte stoły
web-open-tables-about = tam, gdzie ktoś czeka
web-open-tables-none = Nikt teraz nie czeka przy stole. Otwórz własny albo zagraj z botami.
web-free-seats = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
web-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boty
    [many] { $n } botów
   *[other] { $n } bota
}
web-rules = Zasady
web-on-the-table = Na stole
web-put-on-the-table = Połóż na stole
web-choose-seats = Wybierz miejsca
web-karak-about = Odkrywaj rozdartą krainę wokół zamku, zbierz armię i zmierz się z Mrocznym Generałem, zanim zrobią to inni.
web-karak-players = 2–5 graczy
web-karak-heroes = 6 bohaterów
web-karak-parts = 28 płytek, 36 armii
web-thunderstone-about = Zbieraj drużynę karta po karcie w Wiosce, a potem zanieś światło do Lochu i wróć z kamieniem.
web-thunderstone-players = 1–5 graczy
web-thunderstone-kind = budowanie talii
web-thunderstone-parts = Wioska i Loch
web-fair = Uczciwa gra: po grze można sprawdzić każdy rzut i każde tasowanie
web-gallery = Galeria
web-credits = Źródła i licencje
web-privacy = Prywatność
web-to-start = Na stronę główną
web-nowhere = Tu nic nie ma.

## Setting up a table

web-setup-game = Gra
web-setup-opponents = Przeciwnicy
web-setup-people = Ile osób, razem z tobą
web-setup-people-here = Ile osób przy tym ekranie
web-setup-name-of = Imię gracza { $n }
web-setup-bots = Do tego boty
web-setup-level = Jak dobrze grają boty
web-setup-more = Więcej ustawień
web-setup-heroes = Bohaterowie
web-setup-heroes-dealt = Rozdani losowo
web-setup-heroes-draft = Wybierani po kolei
web-setup-kind = Wariant
web-setup-kind-full = Pełna gra
web-setup-kind-friendly = Przyjazny, bez Zarazy i Niedoli
web-setup-cards = Karty
web-setup-cards-first = Z pierwszej gry w instrukcji
web-setup-cards-random = Wybrane losowo
web-setup-cards-custom = Własny wybór
web-setup-groups = Grupy Potworów
web-setup-alone = Solo
web-setup-solo = Poziom trudności
web-setup-clock = Czas do namysłu
web-setup-clock-none = Bez ograniczeń
web-setup-clock-move = 90 sekund na decyzję
web-setup-clock-slow = Jeden dzień na decyzję
web-setup-clock-bank = 15 minut plus 10 sekund za decyzję
web-setup-listed = Kto może dołączyć
web-setup-listed-no = Tylko z linkiem
web-setup-listed-yes = Każdy, z listy otwartych stołów
web-setup-begin = Zacznij
web-setup-open = Otwórz stół
web-your-name = Twoje imię
web-guest = Gość

## Everywhere

web-close = Zamknij
web-fold = Zwiń
web-unfold = Rozwiń
web-language = Język
web-sound = Dźwięk
web-volume = Głośność
web-motion = Animacje
web-dark = Ciemny motyw
web-menu = Menu
web-settings = Ustawienia
web-theme = Motyw
web-as-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion-full = Pełne
web-motion-calm = Spokojne
web-skip-bots = Tury botów
web-skip-bots-on = Od razu
web-skip-bots-off = Z animacją
web-confirm = Potwierdzaj koniec tury
web-confirm-about = Pyta, gdy zostało jeszcze coś do zrobienia
web-awake = Nie wygaszaj ekranu
web-sure-about = W tej turze możesz jeszcze coś zrobić.
web-sure-yes = Zakończ turę
web-sure-no = Wróć
web-mode = Jak pokazać stół
web-mode-drawn = Graficznie
web-mode-text = Tekstowo
web-mode-text-about = Tryb tekstowy: stół opisany słowami, do słuchania i pisania
web-on = Włączony
web-off = Wyłączony

## The connection

web-connecting = Łączenie…
web-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
web-lost = Połączenie zerwane. Próbujemy ponownie…
web-try-now = Spróbuj teraz
web-ended = Nie masz już dostępu do tego stołu.

## Before the game

web-room = Przed grą
web-room-wait = Czekamy, aż wszyscy usiądą.
web-room-wait-host = Grę rozpocznie gospodarz stołu.
web-begin = Rozpocznij grę
web-seats = Miejsca
web-seat = Miejsce { $n }
web-seat-open = wolne
web-sit-here = Usiądź tutaj
web-bot-here = Niech zagra bot
web-free-here = Zwolnij miejsce
web-level = Poziom bota
web-you = ty
web-bot = bot
web-stand-in = w zastępstwie gra bot
web-away = z dala od stołu
web-away-for = z dala od stołu już { $time }
web-reconnecting = łączy się ponownie
web-reconnecting-for = łączy się ponownie, { $time }
web-thinking = myśli
web-host = gospodarz
web-shared = wspólny ekran
web-make-host = Przekaż rolę gospodarza
web-propose-bot = Zaproponuj bota
web-propose-host = Zaproponuj na gospodarza
web-join = Zajmij miejsce
web-invite = Zaproś
web-invite-any = Dowolne wolne miejsce
web-invite-watch = Tylko do oglądania
web-copy-link = Kopiuj link
web-link-copied = Skopiowano link.
web-qr = Link jako kod QR
web-share = Udostępnij

## At the table

web-plain-table = Stół
web-turn-yours = Twoja kolej
web-turn-of = Decyduje: { $player }
web-turn-wait = Czekamy na: { $player }
web-turn-stand-in = { $player }: w zastępstwie gra bot
web-game-over = Gra jest zakończona
web-choices = Twoje możliwości
web-not-now = Teraz niemożliwe
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-pause-ask = Poproś o przerwę
web-resume = Gramy dalej
web-paused = Zegary stoją.
web-asks-undo = { $player } prosi o cofnięcie.
web-asks-pause = { $player } prosi o przerwę.
web-asks-stand-in = { $player } proponuje, żeby grał bot, dopóki { $other } nie wróci.
web-asks-host = Gospodarz zniknął. { $player } proponuje nowego gospodarza: { $other }.
web-asks-newcomer = { $name } chce przejąć grę od bota: { $bot }. Muszą się zgodzić wszyscy.
web-asks-give-up = { $player } proponuje losować kości od nowa bez osób, które nie ujawniły swojego udziału.
web-asks-rematch = { $player } chce zagrać jeszcze raz.
web-awaited = Czekamy na odpowiedź: { $players }.
web-asked = Zapytaliśmy pozostałych graczy.
web-agree = Zgadzam się
web-decline = Odmawiam
web-withdraw = Wycofaj
web-pass = Przekaż ekran: { $player }
web-pass-go = Już go mam
web-time-left = Pozostały czas: { $text }
web-watching = { $n ->
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
    [many] { $n } osób ogląda
   *[other] { $n } osoby ogląda
}
web-you-watch = Oglądasz grę
web-let-bot-play = Niech bot zagra za mnie
web-come-back = Wróć na miejsce
web-give-up = Oddaj miejsce na stałe
web-give-up-about = Oddajesz to miejsce na stałe, a dalej gra na nim bot.
web-give-up-yes = Tak, oddaję
web-leave = Odejdź od stołu
web-mute = Wycisz
web-unmute = Cofnij wyciszenie
web-mute-watchers = Wycisz widzów
web-unmute-watchers = Cofnij wyciszenie widzów

## Who comes and goes

web-told-lost = { $player } traci połączenie.
web-told-away = { $player }: z dala od stołu.
web-told-stand-in = { $player }: w zastępstwie gra bot.
web-told-back = { $player } wraca do stołu.
web-wait-clock = Za { $time } zdecyduje bot.
web-wait-you-now = Możesz już wyznaczyć bota na zastępstwo.
web-wait-players-now = Gracze mogą już wyznaczyć bota na zastępstwo.
web-wait-you-later = Nie ma limitu czasu. Za { $time } możesz wyznaczyć bota na zastępstwo.
web-wait-players-later = Nie ma limitu czasu. Za { $time } gracze mogą wyznaczyć bota na zastępstwo.
web-wait-vote = Nie ma limitu czasu. Jeśli zgodzi się większość pozostałych graczy, w zastępstwie zagra bot.
web-wait-open = Nie ma limitu czasu. Stół czeka, aż { $player } wróci.
web-wait-stand-in = { $player } może w każdej chwili wrócić na swoje miejsce.
web-wait-link = Kopiuj link do stołu
web-wait-link-about = Kto tu gra i otworzy ten link w swojej przeglądarce, wróci na swoje miejsce.

## The chronicle and the chat

web-chronicle = Kronika
web-chronicle-empty = Jeszcze nic się nie zdarzyło.
web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-write = Napisz do wszystkich
web-send = Wyślij
web-hidden-words = (wyciszone)
web-rule = Zasada { $id }
web-log-began = Gra się zaczyna.
web-log-seated = { $name } siada do stołu.
web-log-seated-bot = Miejsce zajmuje bot: { $player }.
web-log-left = Zwalnia się miejsce: { $player }.
web-log-taken-back = { $player } cofa swój wybór.
web-log-taken-back-all = Wszyscy zgadzają się na cofnięcie.
web-log-asks = { $player } ma prośbę do pozostałych.
web-log-agrees = { $player } wyraża zgodę.
web-log-declines = { $player } nie wyraża zgody.
web-log-newcomer = { $name } prosi o miejsce bota.
web-log-hosted = Nowy gospodarz stołu: { $player }.
web-log-lapsed = Prośba jest już nieaktualna.
web-log-paused = Zegary stają.
web-log-resumed = Zegary ruszają.
web-log-clock = { $player }: czas minął, decyduje bot.

## Showing what happens

web-speed = Tempo animacji
web-speed-still = Krok po kroku
web-speed-times = { $text }×
web-next = Dalej
web-skip = Pomiń
web-since = Od twojej ostatniej tury

## The end

web-end-place = Wynik końcowy
web-rematch = Zagraj jeszcze raz
web-rematch-ready = Nowy stół dla tych samych osób jest gotowy.
web-rematch-waits = Nowa gra zacznie się, gdy zgodzą się wszyscy.
web-rematch-yes = zagra
web-rematch-no = nie zagra
web-rematch-open = jeszcze bez odpowiedzi
web-rematch-without = Nie wszyscy się zgodzili. Jak chcesz zacząć?
web-rematch-bots = Z botami w zastępstwie
web-rematch-fewer = W mniejszym gronie
web-export = Zapisz plik gry
web-look-around = Obejrzyj stół
web-end-you-win = Wygrywasz!
web-end-other-wins = Zwycięstwo: { $players }
web-show-result = Pokaż wynik
web-verify = Sprawdź, czy losowanie było uczciwe
web-seed = Ziarno
web-log-closed = Lista zobowiązań jest kompletna; trwa ujawnianie udziałów.
web-log-failed = Nie wszyscy ujawnili swój udział w losowaniu. Losujemy od nowa, bez nieujawnionych udziałów.
web-dice = Uczciwe kości
web-dice-about = Przed grą serwer i każda osoba losują po tajnej liczbie i publikują zobowiązanie, które nie pozwala jej już zmienić. Wyniki kości zależą od wszystkich tych liczb, więc nikt nie może ustawić wyniku. Operator serwera może jednak wyniki przewidzieć.
web-dice-server = Zobowiązanie serwera
web-dice-of = Zobowiązanie: { $names }
web-dice-none = bez udziału w losowaniu
web-dice-mine = Twój udział jest uwzględniony.
web-dice-missing = Na liście brakuje twojego udziału. Nie ufaj tym kościom.
web-dice-changed = To już nie ta lista: w chwili jej zamknięcia ta przeglądarka zapisała inną. Nie ufaj tym kościom.
web-dice-opening = Trwa ujawnianie udziałów w losowaniu.
web-dice-awaited = Czekamy na ujawnienie udziału w losowaniu: { $names }.
web-dice-give-up = Losuj od nowa bez nich
web-dice-check = Sprawdź teraz każdy rzut
web-dice-checking = Sprawdzono: { $n } z { $all }
web-dice-fair = { $n ->
    [one] Uczciwie: w tej przeglądarce sprawdzono { $n } wynik losowy.
    [few] Uczciwie: w tej przeglądarce sprawdzono wszystkie { $n } wyniki losowe.
    [many] Uczciwie: w tej przeglądarce sprawdzono wszystkie wyniki losowe ({ $n }).
   *[other] Uczciwie: w tej przeglądarce sprawdzono wszystkie wyniki losowe ({ $n }).
}
web-dice-failed-rounds = { $n ->
    [one] { $n } runda się nie udała, bo ktoś nie ujawnił swojego udziału.
    [few] { $n } rundy się nie udały, bo ktoś nie ujawnił swojego udziału.
    [many] { $n } rund się nie udało, bo ktoś nie ujawnił swojego udziału.
   *[other] { $n } rundy się nie udało, bo ktoś nie ujawnił swojego udziału.
}
web-dice-unfair = Nie potwierdzono uczciwości: { $reason }
web-dice-old = Tę grę rozpoczęto ze starszym rodzajem kości. Jej plik możesz sprawdzić poleceniem „emberhall verify”.
web-dice-unreadable = nie udało się wczytać albo odczytać pliku.
web-dice-rounds = zobowiązania, udziały lub ziarna do siebie nie pasują.
web-dice-note-differs = lista w pliku różni się od tej, którą zapisała ta przeglądarka.
web-dice-outcome = krok { $n } nie jest tym, co dają kości.
web-dice-no-note = Ta przeglądarka nie zapisała listy tego stołu, więc nie wie, czy nie zmieniono jej później.
web-dice-note = Pobierz listę zapisaną w przeglądarce

## Rules

web-rules-of = Zasady gry { $game }
web-rules-find = Znajdź zasadę
web-rules-none = Nie znaleziono pasujących zasad.
web-ruling = Rozstrzygnięcie

## Credits

web-credits-icons = Rysunki
web-credits-icons-about = Ikony z game-icons.net na licencji CC BY 3.0; kształty bez zmian, kolory nasze.
web-credits-by = autor: { $name }
web-credits-fonts = Kroje pisma
web-credits-fonts-about = Wszystkie na licencji SIL Open Font License.
web-credits-own = Krainy, zamki, przepaście, herby, kości, kompas i płomień narysowano dla Emberhall.
web-credits-games = Gry
web-credits-games-about = Karak 2 i Thunderstone należą do swoich autorów i wydawców. Emberhall to dzieło graczy, niezwiązane z autorami ani wydawcami.
web-credits-code = Program
web-credits-code-about = Emberhall to wolne oprogramowanie na licencji MIT lub Apache 2.0.

## Privacy

web-privacy-cookie = Jedno ciasteczko pamięta, że w tej przeglądarce grasz ty. Nic o tobie nie mówi i nie widzi go żadna inna strona.
web-privacy-data = Ten serwer przechowuje podane imiona, twoje gry i to, co pisze się przy stole. Nic nie trafia do nikogo innego i nikt niczego nie śledzi. Powiadomienia, jeśli je włączysz, dostarcza usługa producenta przeglądarki, która nie może ich odczytać.
web-privacy-settings = Język, motyw, dźwięk i ostatnie ustawienia gry zostają w tej przeglądarce.
web-player = Twoje dane na tym serwerze
web-player-none = Ta przeglądarka nie jest tu jeszcze znana. Będzie, gdy usiądziesz do stołu.
web-player-named = Twoje imię tutaj: { $name }.
web-code-show = Pokaż kod dla innego urządzenia
web-code-about = Wpisz ten kod w innej przeglądarce, a zobaczysz tam swoje stoły. Kto go ma, może grać za ciebie; starszy kod przestaje działać.
web-code-enter = Kod z innego urządzenia
web-code-use = Użyj kodu
web-code-used = Witaj ponownie, { $name }.
web-devices = Twoje urządzenia
web-device-unknown = Nieznane urządzenie
web-device-since = od { $date }
web-device-this = to urządzenie
web-device-revoke = Wyloguj to urządzenie
web-sign-out = Wyloguj się tutaj
web-sign-out-about = Bez kodu odzyskiwania nie wrócisz w tej przeglądarce na swoje miejsca przy stołach. Wylogować się mimo to?
web-blocked-people = Zablokowane osoby
web-unblock = Odblokuj
web-report-person = Zgłoś lub zablokuj
web-report-line = Zgłoś wypowiedź: { $name }
web-report-title = Zgłoszenie: { $name }
web-report-about = Zgłoszenie trafi do operatora serwera razem z wypowiedzią, której dotyczy. Nikt przy stole go nie zobaczy.
web-report-text = Co się stało? (nieobowiązkowe)
web-report-send = Wyślij zgłoszenie
web-reported = Dziękujemy. Operator zobaczy zgłoszenie.
web-block = Zablokuj
web-block-about = Po zablokowaniu nie zobaczysz już wiadomości tej osoby, a do twoich otwartych stołów dołączy ona tylko z linkiem od ciebie. Nie dowie się o blokadzie.
web-blocked = Nie widzisz już wiadomości tej osoby: { $name }.
web-blocked-words = Ta osoba jest przez ciebie zablokowana.
web-restored = Ten stół pochodzi z kopii zapasowej serwera. Ktoś może znać wyniki jego kości, więc nie można ich już uznać za uczciwe.
web-forget = Zapomnij o mnie
web-forget-about = Serwer zapomni twoje imię i wszystkie urządzenia. Rozpoczęte gry potoczą się dalej bez ciebie.
