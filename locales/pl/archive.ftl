### Dlaczego archiwum, w którym są gry i gracze, czegoś odmawia albo zawodzi.

archive-no-table = Nie ma stołu { $table }. Sprawdź link.
archive-table-exists = Stół { $table } już istnieje.
archive-conflict = Gra poszła tymczasem dalej. Spójrz jeszcze raz i spróbuj ponownie.
archive-no-player = Tego gracza tu nie znamy.
archive-player-exists = Ten gracz już istnieje.
archive-hash-taken = Ten link lub klucz jest już w użyciu. Spróbuj ponownie z nowym.
archive-too-large = To jest zbyt duże, żeby je zapisać.
archive-damaged = Stół { $table } jest uszkodzony od zapisu { $number }, więc nie można przy nim grać dalej. Być może cała gra jest w kopii zapasowej.
archive-corrupt = Archiwum jest uszkodzone i trzeba je odtworzyć z kopii zapasowej. Oto, co zauważono: { $detail }
archive-full = Dysk jest pełny. Niczego nie zapisano; wszystko ruszy dalej, gdy znów będzie miejsce.
archive-read-only = Archiwum jest tylko do odczytu. Pozwól temu programowi w nim zapisywać.
archive-busy = Archiwum zajmuje inny program. Spróbuj ponownie za chwilę.
archive-in-use = Archiwum { $path } jest używane przez inny serwer. Najpierw go zatrzymaj albo daj temu osobne archiwum.
archive-foreign = Plik { $path } nie jest archiwum Emberhall. Pozostaje bez zmian.
archive-newer = Archiwum ma wersję { $found }. Ten Emberhall zna wersje do { $known }; użyj nowszego.
archive-backup-exists = Plik { $path } już istnieje. Wybierz inną nazwę dla kopii zapasowej.
archive-no-space-for-copy = Na dysku brakuje miejsca na { $path }, czyli kopię archiwum tworzoną, zanim ta wersja Emberhall je zmieni. Niczego nie zmieniono; zwolnij miejsce i uruchom ponownie.
archive-closed = Serwer kończy pracę. Spróbuj ponownie za chwilę.
archive-io = Archiwum nie da się odczytać lub zapisać. System zgłasza: { $detail }
