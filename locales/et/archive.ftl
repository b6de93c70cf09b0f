### Miks arhiiv, kus on mängud ja mängijad, millestki keeldub või alt veab.

archive-no-table = Lauda { $table } ei ole. Kontrolli linki.
archive-table-closed = Laud { $table } on suletud.
archive-table-exists = Laud { $table } on juba olemas.
archive-conflict = Mäng on vahepeal edasi läinud. Vaata uuesti ja proovi veel kord.
archive-no-player = Seda mängijat siin ei tunta.
archive-player-exists = See mängija on juba olemas.
archive-hash-taken = See link või võti on juba kasutusel. Proovi uuega.
archive-too-large = Andmeid on salvestamiseks liiga palju.
archive-damaged = Laud { $table } on alates kirjest { $number } kahjustatud, seepärast ei saa seal edasi mängida. Varukoopias võib mäng olla terve.
archive-corrupt = Arhiiv on kahjustatud ja tuleks varukoopiast taastada. Üksikasjad: { $detail }
archive-full = Ketas on täis. Midagi ei salvestatud; mäng jätkub, kui ruumi jälle on.
archive-read-only = Arhiivi ei saa kirjutada. Anna programmile kirjutusõigus.
archive-busy = Arhiivi kasutab praegu teine programm. Proovi hetke pärast uuesti.
archive-in-use = Arhiivi { $path } kasutab teine server. Peata teine server või määra sellele eraldi arhiiv.
archive-foreign = Fail { $path } ei ole Emberhalli arhiiv. Seda ei muudeta.
archive-newer = Arhiivi versioon on { $found }. See Emberhalli versioon toetab versioone kuni { $known }; kasuta uuemat.
archive-backup-exists = Fail { $path } on juba olemas. Vali varukoopiale teine nimi.
archive-no-space-for-copy = Kettal ei ole ruumi faili { $path } jaoks: enne arhiivi uuendamist teeb see Emberhalli versioon arhiivist koopia. Midagi ei muudetud; vabasta ruumi ja käivita uuesti.
archive-closed = Server lõpetab töö. Proovi hetke pärast uuesti.
archive-io = Arhiivi ei saa lugeda ega kirjutada. Süsteem teatab: { $detail }
