### Dlaczego archiwum, w którym są gry i gracze, czegoś odmawia albo zawodzi.

archive-no-table = Nie ma stołu { $table }. Sprawdź link.
archive-table-closed = Stół { $table } jest zamknięty.
archive-table-exists = Stół { $table } już istnieje.
archive-conflict = Gra potoczyła się tymczasem dalej. Spójrz na stół i spróbuj ponownie.
archive-no-player = Tego gracza tu nie znamy.
archive-player-exists = Ten gracz już istnieje.
archive-hash-taken = Ten link lub klucz jest już w użyciu. Spróbuj ponownie z nowym.
archive-too-large = Dane są zbyt duże, by je zapisać.
archive-damaged = Stół { $table } jest uszkodzony od zapisu { $number }, więc nie można przy nim grać dalej. Nieuszkodzona wersja może być w kopii zapasowej.
archive-corrupt = Archiwum jest uszkodzone i trzeba je odtworzyć z kopii zapasowej. Szczegóły: { $detail }
archive-full = Dysk jest pełny. Niczego nie zapisano; gra ruszy dalej, gdy zwolni się miejsce.
archive-read-only = Archiwum jest tylko do odczytu. Zezwól temu programowi na zapis.
archive-busy = Archiwum jest zajęte przez inny program. Spróbuj ponownie za chwilę.
archive-in-use = Archiwum { $path } jest używane przez inny serwer. Zatrzymaj tamten serwer albo wskaż temu osobne archiwum.
archive-foreign = Plik { $path } nie jest archiwum Emberhall. Pozostaje bez zmian.
archive-newer = Archiwum ma wersję { $found }. Ta wersja Emberhall obsługuje wersje do { $known }; użyj nowszej.
archive-backup-exists = Plik { $path } już istnieje. Wybierz inną nazwę dla kopii zapasowej.
archive-no-space-for-copy = Na dysku brakuje miejsca na plik { $path }, czyli kopię archiwum, którą ta wersja Emberhall tworzy, zanim cokolwiek w nim zmieni. Niczego nie zmieniono; zwolnij miejsce i uruchom program ponownie.
archive-closed = Serwer kończy pracę. Spróbuj ponownie za chwilę.
archive-io = Archiwum nie da się odczytać lub zapisać. System zgłasza: { $detail }
