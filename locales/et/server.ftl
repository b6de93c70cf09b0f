### Millest server keeldub.

server-no-table = Sellist lauda ei ole või sul ei ole selle jaoks linki.
server-no-game = Mängu „{ $found }“ siin ei ole.
server-no-bot = Selle mängu jaoks ei ole serveris robotit „{ $found }“.
server-too-many-bots = Rohkem serveri enda roboteid korraga mängida ei saa. Vali sisseehitatud robot või proovi hiljem uuesti.
server-malformed = Seda päringut ei saa lugeda: { $problem }
server-setup = Nii ei saa mängu üles panna. { $reason }
server-name = Nimes peab olema 1 kuni 24 märki.
server-seats = Kohad ei sobi mänguga.
server-not-your-seat = { $n }. koht ei ole sinu oma.
server-seat-taken = Selle koha on juba keegi teine võtnud.
server-seat-kept = See koht jääb oma mängijale. Robot saab teda asendada alles siis, kui mängija aeg on otsas või kui laud on teda kelladeta mängus 24 tundi oodanud. Kui mängib vähemalt kolm inimest, võib teiste enamus nii otsustada ka varem.
server-host-kept = Laua juht jääb juhiks, kuni ta rolli üle annab. Kedagi teist saab pakkuda ainult siis, kui juhti ei ole kohal ja tema aeg on otsas, teda asendab robot või ta ei ole 24 tundi midagi teinud.
server-opponents-seat = Sa ei saa võtta kohta, mille vastu sa mängid.
server-table-full = Selle laua kõik kohad on võetud.
server-no-link = See link ei kehti või ei kehti enam.
server-not-host = Seda saab teha ainult laua juht.
server-not-known = Sind siin veel ei tunta. Sisesta kõigepealt oma nimi või taastekood.
server-not-begun = Mäng ei ole veel alanud.
server-begun = Mäng on juba alanud.
server-not-over = Mäng ei ole veel läbi.
server-no-undo = Ilma teiste nõusolekuta ei saa enam midagi tagasi võtta: keegi on vahepeal midagi teada saanud.
server-no-proposal = Praegu ei ole see võimalik. Võib-olla ootab mõni teine palve veel vastust või on selle palve üle juba otsustatud.
server-paused = Mäng on peatatud.
server-no-share = Täringud ei võta seda praegu vastu. Laadi leht uuesti ja proovi veel kord.
server-too-fast = Liiga palju korraga. Oota hetk.
server-too-many = Ühendusi on liiga palju.
server-elsewhere = See laud on sul liiga mitmes kohas avatud, seepärast suleti see siin.
server-not-invited = Selle lauaga saad liituda ainult võõrustaja lingiga. Küsi seda temalt.
server-origin = See päring tuleb teiselt saidilt.
server-too-large = Andmeid on liiga palju.
server-protocol = Selle lehe versioon erineb serveri omast. Laadi leht uuesti.
server-no-page = Sellel aadressil ei ole midagi.
server-no-method = Seda aadressi ei saa nii kasutada.
server-other-rules = Seda mängu mängiti reeglite järgi, mida see Emberhalli versioon ei tunne.
server-table-closed = Serveri haldaja sulges selle laua. Mängu ei saa jätkata.
server-table-deleted = Serveri haldaja kustutas selle laua.
# $until is a date and a time.
server-banned = Serveri haldaja on sinu ligipääsu sulgenud. Keeld kehtib kuni { $until }.
server-closing = Server peatub hetkeks. Laud tuleb ise tagasi.
server-too-slow = Ühendus oli liiga aeglane. See taastub ise.
server-archive = Salvestamine ei õnnestunud, seega ei muutunud midagi. { $reason }
server-broken = Serveris läks midagi valesti. Midagi ei muutunud.

server-bot-name = „{ $found }“ ei sobi roboti nimeks. Nimi algab tähega vahemikus a kuni z ja selles on kuni 24 märki: tähed, numbrid, - ja _.
server-bot-level = „{ $found }“ on taseme nimi. Oma robot vajab teist nime.
server-bot-no-command = Robot vajab käsku, mis ta käivitab.
server-bot-no-game = Mängu „{ $found }“ ei ole. Saadaval: { $known }.

# What an operator’s order is refused with.

server-admin-target = „{ $found }“ ei ole IP-aadress ega mängija tunnus.
server-admin-no-ban = Kehtivat keeldu ei ole: { $target }.
server-admin-no-report = Lahendamata teadet number { $report } ei ole.
server-admin-reason = Lisa põhjus, kuni { $most } märki: --reason "..."
server-admin-order = Käsku ei saa lugeda: { $problem }
