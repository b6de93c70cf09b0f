### Klahvide loend brauseris.

web-keys-title = Kiirklahvid
web-keys-on = Luba kiirklahvid
web-keys-about = Ka tabeldusklahviga jõuad kõikjale. Tekstiväljal saab klahvidega ainult kirjutada.
web-keys-or = või

## Every table

web-keys-table = Laua taga
web-keys-sheet = näita või peida see loend
web-keys-undo = võta viimane valik tagasi
web-keys-log = kroonika
web-keys-chat = vestlus
web-keys-rules = reeglid
web-keys-menu = menüü
web-keys-since = mis on juhtunud pärast sinu viimast korda
web-keys-escape = sulge avatu või jäta animatsioon vahele

## Karak 2

web-keys-k-turn = Sinu kord
web-keys-k-actions = kaheksa tegevust, tähed on nende nuppudel; keelatud tegevus ütleb, miks
web-keys-k-end = lõpeta mängukord
web-keys-k-ability = kasuta kangelase võimet
web-keys-k-board = ava kangelasetahvel
web-keys-k-where = mine kaardil oma kangelase juurde
web-keys-k-map = Kaardil
web-keys-k-arrows = järgmisele väljale selles suunas
web-keys-k-enter = mida seal teha saab; teine vajutus teeb neist esimese
web-keys-k-zoom = suurenda, vähenda, kogu kaart
web-keys-k-rotate = pööra asetatavat välja
web-keys-k-ask = Lahingus ja iga küsimuse juures
web-keys-k-numbers = esimene, teine, kolmas … täring või valik
web-keys-k-all = kõik täringud või ainult kangelasetäring

## Thunderstone

web-keys-t-turn = Sinu kord
web-keys-t-places = külla, koobastikku, puhkama
web-keys-t-best = valmista ette parim rünnak
web-keys-t-done = valmis: ära osta enam midagi või mine edasi
web-keys-t-table = Laual
web-keys-t-arrows = järgmise kaardi või nupu juurde selles suunas
web-keys-t-enter = vali kaart; teine vajutus ostab selle
web-keys-t-inspect = vaata kaarti lähedalt
web-keys-t-escape = pane valitu tagasi
