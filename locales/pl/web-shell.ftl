### Stół wokół gry i klient jako zainstalowany program.
###
### $player to imię gracza albo bohatera w mianowniku, $game nazwa gry, $name imię osoby, $company lista imion.

## The connection, new versions

web-app-about = Gry planszowe przy jednym stole. W pojedynkę, ramię w ramię albo przez link.
web-offline = Nie ma połączenia z serwerem. To, co było już otwarte, można czytać; stoły wrócą razem z połączeniem.
web-part-missing = Nie udało się wczytać tej części Emberhall.
web-part-failed = W tej części stołu coś poszło nie tak. Sama gra toczy się dalej.
web-part-again = Spróbuj ponownie
web-new-version = Jest nowa wersja Emberhall.
web-new-version-load = Wczytaj ponownie

## Calls to the table

web-call-body = { $game }: stół czeka na ciebie.
web-calls = Powiadom mnie, gdy przyjdzie moja kolej
web-calls-about = Powiadomienie na tym urządzeniu, gdy nie ma cię przy stole. Podaje tylko grę, która czeka.
web-calls-blocked = Ta przeglądarka nie pozwala Emberhall pokazywać powiadomień. Zezwól na nie dla tej strony w ustawieniach przeglądarki i wczytaj stronę ponownie.
web-calls-unsupported = Do tej przeglądarki nie da się wysłać powiadomień. Na iPhonie lub iPadzie dodaj najpierw Emberhall do ekranu początkowego.
web-calls-failed = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj później.
web-quiet = Godziny ciszy
web-quiet-from = od
web-quiet-to = do

## The start page and the lists of tables

web-your-turn = twoja kolej
web-my-tables = Twoje stoły
web-my-tables-all = { $n ->
    [one] łącznie { $n } stół
    [few] łącznie { $n } stoły
    [many] łącznie { $n } stołów
   *[other] łącznie { $n } stołu
}
web-status-open = czeka na graczy
web-status-playing = gra trwa
web-status-over = zakończona
web-name-save = Zapisz imię
web-name-saved = Od teraz twoje imię to { $name }.
web-code = Kod odzyskiwania
web-player-about = Imię, urządzenia, kod odzyskiwania

## Sitting down

web-begin-bots = { $n ->
    [one] Zacznij teraz: wolne miejsce zajmie bot
    [few] Zacznij teraz: { $n } wolne miejsca zajmą boty
    [many] Zacznij teraz: { $n } wolnych miejsc zajmą boty
   *[other] Zacznij teraz: wolne miejsca zajmą boty ({ $n })
}
web-join-game = Usiądziesz i zagrasz w { $game }?
web-join-with = Przy stole: { $company }.
web-join-watch = Tylko oglądam
web-join-asked = Na tym miejscu gra bot. Zapytaliśmy graczy, czy możesz zagrać zamiast niego.
web-join-declined = Gracze wolą grać dalej tak jak dotąd.
web-away-untimed = Bez zegarów: gdy stół czeka na kogoś { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}, do czasu powrotu może go zastąpić bot. Gdy gra co najmniej troje ludzi, większość pozostałych może o tym zdecydować wcześniej.
web-away-timed = Gdy komuś skończy się czas, decyduje za niego bot. Jeśli tej osoby nie ma, bot może ją zastąpić do jej powrotu.
web-seat-of-bot = Miejsce { $n }, zamiast bota
web-invite-whom = Na co pozwala link
web-invite-link = Link do wysłania
web-link-select = Link jest zaznaczony. Skopiuj go ręcznie.
web-link-new = Utwórz nowy link
web-link-replaced = Jest nowy link. Stary przestał działać.

## At the table

web-go-back = Wróć do mojego ostatniego wyboru
web-declined = { $player } nie wyraża zgody.
web-bot-for-you = Za ciebie gra bot.
web-chat-name = Podaj imię, żeby pisać w rozmowie.
web-earlier = Pokaż wcześniejsze wpisy
web-rematch-go = Do nowego stołu
web-table-gone = Tu nie ma stołu
web-link-broken = Ten link jest niepełny albo błędnie przepisany. Poproś o niego jeszcze raz.
