### Laud mängu ümber ja klient paigaldatud programmina.
###
### $player on mängija või kangelase nimi nimetavas käändes, $game mängu nimi, $name inimese nimi, $company nimede loend.

## The connection, new versions

web-app-about = Lauamängud ühe laua taga. Üksi, kõrvuti või lingi kaudu.
web-offline = Serveriga ei ole ühendust. Varem avatut saab edasi lugeda; lauad tulevad tagasi koos ühendusega.
web-part-missing = Seda osa Emberhallist ei õnnestunud laadida.
web-part-failed = Selles laua osas läks midagi valesti. Mäng ise läheb edasi.
web-part-again = Proovi uuesti
web-new-version = Emberhallist on uus versioon.
web-new-version-load = Laadi uuesti

## Calls to the table

web-call-body = { $game }: laud ootab sind.
web-calls = Anna märku, kui on minu kord
web-calls-about = Teavitus selles seadmes, kui sind laua taga ei ole. See nimetab ainult mängu, mis ootab.
web-calls-blocked = See brauser ei luba Emberhallil teavitusi näidata. Luba need selle lehe jaoks brauseri seadetes ja laadi leht uuesti.
web-calls-unsupported = Sellesse brauserisse ei saa siit teavitusi saata. iPhone’is või iPadis lisa Emberhall enne avakuvale.
web-calls-failed = Brauseri teavitusteenus ei vasta. Proovi hiljem uuesti.
web-quiet = Vaikne aeg
web-quiet-from = alates
web-quiet-to = kuni

## The start page and the lists of tables

web-your-turn = sinu kord
web-my-tables = Sinu lauad
web-my-tables-all = { $n ->
    [one] kokku { $n } laud
   *[other] kokku { $n } lauda
}
web-status-open = ootab mängijaid
web-status-playing = mäng käib
web-status-over = lõppenud
web-name-save = Salvesta nimi
web-name-saved = Nüüdsest on sinu nimi { $name }.
web-code = Taastekood
web-player-about = Nimi, seadmed, taastekood

## Sitting down

web-begin-bots = { $n ->
    [one] Alusta kohe: vaba koha võtab robot
   *[other] Alusta kohe: { $n } vaba kohta võtavad robotid
}
web-join-game = { $game }: kas istud lauda?
web-join-with = Laua taga: { $company }.
web-join-watch = Ainult vaatan
web-join-asked = Sellel kohal mängib robot. Mängijatelt on küsitud, kas sa võid tema koha võtta.
web-join-declined = Mängijad eelistavad jätkata nii nagu seni.
web-away-untimed = Kelladeta laud: kui kedagi on oodatud { $hours ->
    [one] { $hours } tund
   *[other] { $hours } tundi
}, võib robot teda asendada, kuni ta tagasi tuleb. Kui mängib vähemalt kolm inimest, võib teiste enamus nii otsustada ka varem.
web-away-timed = Kui kellegi aeg saab otsa, otsustab tema eest robot. Kui mängijat ei ole kohal, võib robot teda asendada, kuni ta tagasi tuleb.
web-seat-of-bot = { $n }. koht, roboti asemel
web-invite-whom = Mida link lubab
web-invite-link = Saadetav link
web-link-select = Link on valitud. Kopeeri see käsitsi.
web-link-new = Vaheta link välja
web-link-replaced = Link on vahetatud. Vana enam ei kehti.

## At the table

web-go-back = Tagasi minu viimase valiku juurde
web-declined = { $player } ei ole nõus.
web-bot-for-you = Sinu eest mängib robot.
web-chat-name = Sisesta oma nimi, siis saad teistele kirjutada.
web-earlier = Näita varasemaid ridu
web-rematch-go = Uue laua juurde
web-table-gone = Siin ei ole lauda
web-link-broken = See link on poolik või valesti kirjutatud. Palu see uuesti saata.
