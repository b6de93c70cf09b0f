### Was der Server ablehnt.

server-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Link dazu.
server-no-game = Das Spiel „{ $found }“ gibt es hier nicht.
server-no-bot = Für dieses Spiel gibt es auf diesem Server keinen Bot „{ $found }“.
server-too-many-bots = Es spielen schon so viele eigene Bots dieses Servers, wie er zulässt. Wähle einen eingebauten Bot oder versuche es später.
server-malformed = Die Anfrage ist nicht lesbar: { $problem }
server-setup = So lässt sich das Spiel nicht aufbauen. { $reason }
server-name = Ein Name hat 1 bis 24 Zeichen.
server-seats = Die Plätze passen nicht zum Spiel.
server-not-your-seat = Platz { $n } gehört nicht dir.
server-seat-taken = Dieser Platz ist schon besetzt.
server-seat-kept = Dieser Platz bleibt bei seinem Spieler. Ein Bot kann erst einspringen, wenn dessen Zeit abgelaufen ist oder der Tisch ohne Uhren 24 Stunden auf ihn gewartet hat. Ab drei Leuten kann die Mehrheit der anderen das früher entscheiden.
server-host-kept = Wer den Tisch leitet, behält die Leitung, bis sie übergeben wird. Jemand anders lässt sich nur vorschlagen, solange die bisherige Leitung nicht da ist und außerdem ihre Zeit abgelaufen ist, ein Bot für sie eingesprungen ist oder sie seit 24 Stunden nichts getan hat.
server-opponents-seat = Du kannst keinen Platz einnehmen, gegen den du spielst.
server-table-full = An diesem Tisch sind alle Plätze besetzt.
server-no-link = Dieser Link ist nicht oder nicht mehr gültig.
server-not-host = Das kann nur, wer den Tisch leitet.
server-not-known = Dieser Server kennt dich noch nicht. Gib zuerst deinen Namen oder deinen Wiederherstellungscode ein.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-begun = Das Spiel hat schon begonnen.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-no-undo = Das lässt sich nur zurücknehmen, wenn du die anderen fragst: Seitdem hat jemand etwas Neues erfahren.
server-no-proposal = Das geht gerade nicht. Vielleicht ist noch eine andere Bitte offen, oder diese hat sich schon erledigt.
server-paused = Das Spiel ist unterbrochen.
server-no-share = Das ist bei den Würfeln gerade nicht möglich. Lade die Seite neu und versuche es noch einmal.
server-too-fast = Das war zu viel in kurzer Zeit. Warte einen Moment.
server-too-many = Es sind zu viele Verbindungen offen.
server-elsewhere = Du hast diesen Tisch an zu vielen Stellen offen. Deshalb wurde er hier geschlossen.
server-not-invited = An diesen Tisch kommst du nur mit einem Link. Den bekommst du von der Person, die den Tisch leitet.
server-origin = Diese Anfrage kommt von einer anderen Website.
server-too-large = Die Anfrage ist zu groß.
server-protocol = Diese Seite hat eine andere Version als der Server. Lade sie neu.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-method = Diese Adresse lässt sich so nicht verwenden.
server-other-rules = Dieses Spiel wurde nach Regeln gespielt, die diese Version von Emberhall nicht kennt.
server-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Das Spiel kann nicht fortgesetzt werden.
server-table-deleted = Der Betreiber dieses Servers hat diesen Tisch gelöscht.
# $until is a date and a time.
server-banned = Der Betreiber dieses Servers hat dich bis { $until } gesperrt.
server-closing = Der Server macht eine kurze Pause. Der Tisch kommt von selbst wieder.
server-too-slow = Die Verbindung war zu langsam. Sie wird von selbst neu aufgebaut.
server-archive = Es konnte nichts gespeichert werden, also hat sich nichts geändert. { $reason }
server-broken = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.

server-bot-name = „{ $found }“ ist kein gültiger Name für einen Bot. Ein Name beginnt mit einem Buchstaben von a bis z und hat höchstens 24 Buchstaben, Ziffern, - und _.
server-bot-level = „{ $found }“ heißt schon eine Stufe. Gib deinem Bot einen anderen Namen.
server-bot-no-command = Ein Bot braucht einen Befehl, der ihn startet.
server-bot-no-game = Das Spiel „{ $found }“ gibt es nicht. Es gibt: { $known }.

# What an operator’s order is refused with.

server-admin-target = „{ $found }“ ist weder eine IP-Adresse noch die Kennung eines Spielers.
server-admin-no-ban = { $target } ist nicht gesperrt.
server-admin-no-report = Es gibt keine offene Meldung { $report }.
server-admin-reason = Nötig ist ein Grund mit höchstens { $most } Zeichen: --reason "..."
server-admin-order = Der Auftrag ist nicht lesbar: { $problem }
