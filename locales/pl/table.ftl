### At every table: why an input or a game file is refused.
###
### $player is a hero's or a player's name: no other form of it exists.

## Inputs

refused-unknown-seat = { $n ->
    [one] Nie ma takiego miejsca. Przy tym stole jest { $n } miejsce.
    [few] Nie ma takiego miejsca. Przy tym stole są { $n } miejsca.
    [many] Nie ma takiego miejsca. Przy tym stole jest { $n } miejsc.
   *[other] Nie ma takiego miejsca. Przy tym stole jest { $n } miejsca.
}
refused-not-your-turn = Teraz decyduje kto inny: { $player }.
refused-player-decides = Teraz nie decyduje los. Wybór należy do gracza: { $player }.
refused-chance-decides = Teraz decyduje los. Potem znów wybierają gracze.
refused-game-over = Gra jest zakończona.
refused-stale = Gra potoczyła się tymczasem dalej. Spójrz na stół i wybierz jeszcze raz.

## Game files

file-malformed = Pliku nie da się odczytać: wiersz { $line }, kolumna { $column }. Komunikat: { $problem }
file-not-a-game = To nie jest plik gry Emberhall.
file-wrong-version = Plik ma wersję { $found }. Ta wersja Emberhall odczytuje wersje od 1 do { $supported }.
file-wrong-game = Plik należy do gry „{ $found }”, a nie „{ $expected }”.
file-wrong-rules = Tę grę rozegrano według zasad w wersji { $found }. Ta wersja Emberhall obsługuje wersje do { $supported }.
file-two-rules = Według pliku obowiązują zasady w wersji { $file }, a według zapisanych w nim ustawień gry w wersji { $setup }. Jedną z tych informacji zmieniono.
refused-wrong-rules = Nie ma zasad w wersji { $found }. Ta wersja Emberhall obsługuje wersje do { $newest }.
file-wrong-names = Liczba imion w pliku: { $names }, liczba miejsc przy stole: { $seats }.
file-refused = W kroku { $index } z pliku gra nie może toczyć się dalej. { $reason }
file-differs = Od kroku { $index } gra przebiega inaczej, niż mówi plik. Być może ktoś zmienił plik.
file-other-draw = W kroku { $index } plik podaje inne możliwe wyniki losowania lub inne szanse niż gra. Być może ktoś zmienił plik.
