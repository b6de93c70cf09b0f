### Warum das Archiv, in dem Spiele und Spieler liegen, etwas ablehnt oder versagt.

archive-no-table = Es gibt keinen Tisch { $table }. Prüfe den Link.
archive-table-closed = Der Tisch { $table } ist geschlossen.
archive-table-exists = Den Tisch { $table } gibt es schon.
archive-conflict = Das Spiel ist inzwischen weitergegangen. Sieh es dir noch einmal an und versuche es erneut.
archive-no-player = Dieser Spieler ist hier nicht bekannt.
archive-player-exists = Diesen Spieler gibt es schon.
archive-hash-taken = Dieser Link oder Schlüssel ist schon vergeben. Versuche es mit einem neuen.
archive-too-large = Das ist zu groß, um gespeichert zu werden.
archive-damaged = Der Tisch { $table } ist ab Eintrag { $number } beschädigt, daher kann dort nicht weitergespielt werden. Vielleicht enthält eine Sicherung eine unbeschädigte Kopie.
archive-corrupt = Das Archiv ist beschädigt und sollte aus einer Sicherung wiederhergestellt werden. Einzelheiten: { $detail }
archive-full = Die Festplatte ist voll. Es wurde nichts gespeichert; weiter geht es, sobald wieder Platz ist.
archive-read-only = In das Archiv kann nicht geschrieben werden. Erlaube diesem Programm, dort zu schreiben.
archive-busy = Ein anderes Programm benutzt gerade das Archiv. Versuche es gleich noch einmal.
archive-in-use = Ein anderer Server benutzt das Archiv { $path }. Beende ihn zuerst, oder gib diesem ein eigenes Archiv.
archive-foreign = Die Datei { $path } ist kein Archiv von Emberhall. Sie bleibt, wie sie war.
archive-newer = Das Archiv hat Version { $found }. Diese Version von Emberhall kennt Versionen bis { $known }; verwende eine neuere.
archive-backup-exists = Die Datei { $path } gibt es schon. Wähle einen anderen Namen für die Sicherung.
archive-no-space-for-copy = Auf der Festplatte fehlt der Platz für { $path }, die Kopie des Archivs, die diese Version von Emberhall anlegt, bevor sie es ändert. Nichts wurde geändert; schaffe Platz und starte Emberhall dann erneut.
archive-closed = Der Server wird gerade beendet. Versuche es gleich noch einmal.
archive-io = Das Archiv lässt sich nicht lesen oder schreiben. Das System meldet: { $detail }
