### Der Tisch um das Spiel, und der Client als installiertes Programm.
###
### $player ist der Name eines Spielers oder Helden im Nominativ, $game der Name eines Spiels, $name der einer Person,
### $company eine Liste von Namen.

## The connection, new versions

web-app-about = Brettspiele an einem Tisch: allein, gemeinsam an einem Bildschirm oder per Link mit Freunden.
web-offline = Es gibt keine Verbindung zum Server. Was du schon geöffnet hattest, lässt sich weiterhin lesen; deine Tische kommen mit der Verbindung zurück.
web-part-missing = Dieser Teil von Emberhall ließ sich nicht laden.
web-part-failed = In diesem Teil des Tisches ist etwas schiefgegangen. Das Spiel selbst geht weiter.
web-part-again = Noch einmal versuchen
web-new-version = Eine neue Version von Emberhall ist da.
web-new-version-load = Neu laden

## Calls to the table

web-call-body = { $game }: Der Tisch wartet auf dich.
web-calls = Benachrichtige mich, wenn ich dran bin
web-calls-about = Eine Benachrichtigung auf diesem Gerät, wenn du nicht am Tisch bist. Sie nennt nur das Spiel, das wartet.
web-calls-blocked = Dieser Browser erlaubt Emberhall keine Benachrichtigungen. Erlaube sie für diese Seite in den Einstellungen des Browsers und lade die Seite neu.
web-calls-unsupported = Dieser Browser unterstützt keine Benachrichtigungen. Auf einem iPhone oder iPad musst du Emberhall zuerst zum Home-Bildschirm hinzufügen.
web-calls-failed = Der Benachrichtigungsdienst des Browsers antwortet nicht. Versuche es später noch einmal.
web-quiet = Ruhezeit
web-quiet-from = von
web-quiet-to = bis

## The start page and the lists of tables

web-your-turn = du bist dran
web-my-tables = Deine Tische
web-my-tables-all = { $n ->
    [one] insgesamt { $n } Tisch
   *[other] insgesamt { $n } Tische
}
web-status-open = wartet auf Spieler
web-status-playing = läuft
web-status-over = beendet
web-name-save = Namen speichern
web-name-saved = Von jetzt an heißt du { $name }.
web-code = Wiederherstellungscode
web-player-about = Name, Geräte, Wiederherstellungscode

## Sitting down

web-begin-bots = { $n ->
    [one] Jetzt beginnen: ein Bot auf den freien Platz
   *[other] Jetzt beginnen: Bots auf die { $n } freien Plätze
}
web-join-game = Platz nehmen und { $game } spielen?
web-join-with = Am Tisch: { $company }.
web-join-watch = Nur zuschauen
web-join-asked = Auf diesem Platz spielt ein Bot. Die Runde wurde gefragt, ob du übernehmen darfst.
web-join-declined = Die Runde möchte lieber so weiterspielen.
web-away-untimed = Ohne Uhren: Wartet der Tisch { $hours } Stunden auf jemanden, darf ein Bot einspringen, bis die Person zurück ist. Ab drei Leuten kann die Mehrheit der anderen das früher entscheiden.
web-away-timed = Läuft bei jemandem die Zeit ab, entscheidet ein Bot. Ist die Person nicht da, darf er für sie einspringen, bis sie zurück ist.
web-seat-of-bot = Platz { $n }, anstelle des Bots
web-invite-whom = Wofür der Link gilt
web-invite-link = Der Link zum Verschicken
web-link-select = Der Link ist markiert. Kopiere ihn von Hand.
web-link-new = Link ersetzen
web-link-replaced = Es gibt einen neuen Link. Der alte gilt nicht mehr.

## At the table

web-go-back = Zurück zu meiner letzten Wahl
web-declined = { $player } lehnt ab.
web-bot-for-you = Ein Bot spielt für dich.
web-chat-name = Gib deinen Namen ein, dann kannst du in die Runde schreiben.
web-earlier = Frühere Zeilen zeigen
web-rematch-go = Zum neuen Tisch
web-table-gone = Hier ist kein Tisch
web-link-broken = Dieser Link ist unvollständig oder falsch abgeschrieben. Lass ihn dir noch einmal schicken.
