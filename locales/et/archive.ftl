### Miks arhiiv, kus on mängud ja mängijad, millestki keeldub või alt veab.

archive-no-table = Lauda { $table } ei ole. Kontrolli linki.
archive-table-exists = Laud { $table } on juba olemas.
archive-conflict = Mäng on vahepeal edasi läinud. Vaata uuesti ja proovi veel kord.
archive-no-player = Seda mängijat siin ei tunta.
archive-player-exists = See mängija on juba olemas.
archive-hash-taken = See link või võti on juba kasutusel. Proovi uuega.
archive-too-large = See on salvestamiseks liiga suur.
archive-damaged = Laud { $table } on alates kirjest { $number } kahjustatud, seepärast ei saa seal edasi mängida. Varukoopias võib mäng terve olla.
archive-corrupt = Arhiiv on kahjustatud ja tuleks varukoopiast taastada. Märgati järgmist: { $detail }
archive-full = Ketas on täis. Midagi ei salvestatud; kõik läheb edasi, kui ruumi jälle on.
archive-read-only = Arhiivi ei saa kirjutada. Luba sellel programmil sinna kirjutada.
archive-busy = Arhiivi hoiab kinni teine programm. Proovi hetke pärast uuesti.
archive-in-use = Arhiivi { $path } kasutab teine server. Peata see enne või anna sellele serverile oma arhiiv.
archive-foreign = Fail { $path } ei ole Emberhalli arhiiv. See jääb nii, nagu oli.
archive-newer = Arhiivi versioon on { $found }. See Emberhall tunneb versioone kuni { $known }; kasuta uuemat.
archive-backup-exists = Fail { $path } on juba olemas. Vali varukoopiale teine nimi.
archive-no-space-for-copy = Kettal ei ole ruumi failile { $path }, arhiivi koopiale, mis tehakse enne, kui see Emberhalli versioon arhiivi muudab. Midagi ei muudetud; vabasta ruumi ja käivita uuesti.
archive-closed = Server on sulgumas. Proovi hetke pärast uuesti.
archive-io = Arhiivi ei saa lugeda ega kirjutada. Süsteem teatab: { $detail }
