### Czego serwer odmawia.

server-no-table = Nie ma takiego stołu albo nie masz do niego linku.
server-no-game = Nie ma tu gry „{ $found }”.
server-no-bot = Na tym serwerze nie ma bota „{ $found }” do tej gry.
server-too-many-bots = Gra już tyle własnych botów tego serwera, ile może grać naraz. Wybierz wbudowanego bota albo spróbuj później.
server-malformed = Nie można odczytać tego żądania: { $problem }
server-setup = Tak nie można przygotować tej gry. { $reason }
server-name = Imię musi mieć od 1 do 24 znaków.
server-seats = Miejsca nie pasują do gry.
server-not-your-seat = Miejsce { $n } nie jest twoje.
server-seat-taken = To miejsce zajął już ktoś inny.
server-seat-kept = To miejsce należy do swojego gracza. Bot może go zastąpić dopiero, gdy skończy mu się czas, a w grze bez zegarów – gdy stół czeka na niego od 24 godzin. Gdy gra co najmniej troje ludzi, większość pozostałych może o tym zdecydować wcześniej.
server-host-kept = Gospodarz zachowuje tę rolę, dopóki jej nie przekaże. Kogoś innego można zaproponować tylko wtedy, gdy gospodarza nie ma przy stole i skończył mu się czas, zastępuje go bot albo od 24 godzin nic nie zrobił.
server-opponents-seat = Nie możesz zająć miejsca, przeciwko któremu grasz.
server-table-full = Wszystkie miejsca przy tym stole są zajęte.
server-no-link = Ten link jest nieważny albo już wygasł.
server-not-host = Może to zrobić tylko gospodarz stołu.
server-not-known = Jeszcze cię tu nie znamy. Najpierw podaj imię albo kod odzyskiwania.
server-not-begun = Gra jeszcze się nie zaczęła.
server-begun = Gra już się zaczęła.
server-not-over = Gra jeszcze się nie skończyła.
server-no-undo = Bez zgody innych niczego nie można już cofnąć: ktoś się tymczasem czegoś dowiedział.
server-no-proposal = Teraz to niemożliwe: inna prośba może jeszcze czekać na odpowiedź albo ta jest już rozstrzygnięta.
server-paused = Gra jest wstrzymana.
server-no-share = To nie pasuje do obecnego etapu losowania kości. Odśwież stronę i spróbuj jeszcze raz.
server-too-fast = Za dużo naraz. Poczekaj chwilę.
server-too-many = Jest zbyt wiele połączeń.
server-elsewhere = Masz ten stół otwarty w zbyt wielu miejscach, więc to zostało zamknięte.
server-not-invited = Do tego stołu dołączysz tylko z linkiem. Poproś o niego gospodarza.
server-origin = To żądanie pochodzi z innej strony.
server-too-large = Tych danych jest za dużo.
server-protocol = Ta strona ma inną wersję niż serwer. Wczytaj ją ponownie.
server-no-page = Pod tym adresem nic nie ma.
server-no-method = Tego adresu nie można użyć w ten sposób.
server-other-rules = Tę grę rozegrano według zasad, których ta wersja Emberhall nie zna.
server-table-closed = Operator tego serwera zamknął ten stół. Nie można kontynuować gry.
server-table-deleted = Operator tego serwera usunął ten stół.
# $until is a date and a time.
server-banned = Operator tego serwera zablokował ci dostęp. Blokada trwa do { $until }.
server-closing = Serwer na chwilę przerywa pracę. Stół wróci sam.
server-too-slow = Połączenie było za wolne. Wznowi się samo.
server-archive = Nie udało się niczego zapisać, więc nic się nie zmieniło. { $reason }
server-broken = Na serwerze coś poszło nie tak. Nic się nie zmieniło.

server-bot-name = „{ $found }” nie może być nazwą bota. Nazwa zaczyna się od litery od a do z i ma najwyżej 24 znaki: litery, cyfry, - i _.
server-bot-level = „{ $found }” to nazwa poziomu. Własny bot potrzebuje innej nazwy.
server-bot-no-command = Bot potrzebuje polecenia, które go uruchamia.
server-bot-no-game = Nie ma gry „{ $found }”. Dostępne: { $known }.

# What an operator’s order is refused with.

server-admin-target = „{ $found }” nie jest ani adresem IP, ani identyfikatorem gracza.
server-admin-no-ban = { $target } nie ma blokady.
server-admin-no-report = Nie ma otwartego zgłoszenia { $report }.
server-admin-reason = Podaj powód, najwyżej { $most } znaków: --reason "..."
server-admin-order = Nie można odczytać polecenia: { $problem }
