### Warum das Archiv, in dem Spiele und Spieler liegen, etwas ablehnt oder versagt.

archive-no-table = Es gibt keinen Tisch { $table }. Prüfe den Link.
archive-table-exists = Den Tisch { $table } gibt es schon.
archive-conflict = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und versuche es erneut.
archive-no-player = Dieser Spieler ist hier nicht bekannt.
archive-player-exists = Diesen Spieler gibt es schon.
archive-hash-taken = Dieser Link oder Schlüssel ist schon vergeben. Versuche es mit einem neuen.
archive-too-large = Das ist zu groß, um gespeichert zu werden.
archive-damaged = Der Tisch { $table } ist ab Eintrag { $number } beschädigt, daher kann dort nicht weitergespielt werden. Vielleicht ist das Spiel in einer Sicherung vollständig.
archive-corrupt = Das Archiv ist beschädigt und sollte aus einer Sicherung wiederhergestellt werden. Aufgefallen ist: { $detail }
archive-full = Die Festplatte ist voll. Nichts wurde gespeichert; es geht weiter, sobald wieder Platz ist.
archive-read-only = In das Archiv kann nicht geschrieben werden. Erlaube diesem Programm, dort zu schreiben.
archive-busy = Ein anderes Programm hält das Archiv besetzt. Versuche es gleich noch einmal.
archive-in-use = Ein anderer Server benutzt das Archiv { $path }. Beende ihn zuerst, oder gib diesem ein eigenes Archiv.
archive-foreign = Die Datei { $path } ist kein Archiv von Emberhall. Sie bleibt, wie sie war.
archive-newer = Das Archiv hat Version { $found }. Dieses Emberhall kennt Versionen bis { $known }; verwende ein neueres.
archive-backup-exists = Die Datei { $path } gibt es schon. Wähle einen anderen Namen für die Sicherung.
archive-no-space-for-copy = Auf der Festplatte ist kein Platz für { $path }, eine Kopie des Archivs, die angelegt wird, bevor diese Version von Emberhall es ändert. Nichts wurde geändert; schaffe Platz und starte dann erneut.
archive-closed = Der Server wird gerade beendet. Versuche es gleich noch einmal.
archive-io = Das Archiv lässt sich nicht lesen oder schreiben. Das System meldet: { $detail }
