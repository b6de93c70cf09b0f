# Thunderstone: the cards. The value is the name; the messages below it are the parts of the card’s text, by the time at
# which they work. Figures such as attack, light or gold are drawn as icons.

## Basic cards, Disease and the Thunderstone

thunderstone-card-militia = Miliz
thunderstone-text-militia-level-up = Für 3 Erfahrungspunkte wird daraus ein beliebiger Held der Stufe 1 aus dem Dorf.
thunderstone-card-dagger = Dolch
thunderstone-card-iron-rations = Proviant
thunderstone-text-iron-rations-dungeon = 1 Held erhält Stärke +2.
thunderstone-card-torch = Fackel
thunderstone-card-disease = Krankheit
thunderstone-text-disease-in-dungeon = −1 auf Angriff oder Magischen Angriff nach deiner Wahl; der gewählte muss mindestens +1 betragen.
thunderstone-card-stone-of-mystery = Stein der Geheimnisse

## Heroes

thunderstone-card-amazon-archer = Amazonen­schützin
thunderstone-text-amazon-archer-always = Zusätzlich Angriff +2 gegen ein Monster in Reihe 2 oder 3.
thunderstone-card-amazon-huntress = Amazonen­jägerin
thunderstone-text-amazon-huntress-always = Zusätzlich Angriff +3 gegen ein Monster in Reihe 2 oder 3.
thunderstone-card-amazon-queen = Amazonen­königin
thunderstone-text-amazon-queen-always = Zusätzlich Angriff +4 gegen ein Monster in Reihe 2 oder 3.
thunderstone-card-chalice-quester = Gralssucher
thunderstone-text-chalice-quester-repeat-dungeon = Zerstöre 1 Krankheit und ziehe 1 Karte.
thunderstone-card-chalice-defender = Grals­verteidiger
thunderstone-text-chalice-defender-always = Angriff +1 für jeden Gegenstand, der Licht gibt.
thunderstone-text-chalice-defender-dungeon = Ziehe 1 Karte.
thunderstone-text-chalice-defender-repeat-dungeon = Zerstöre 1 Krankheit und ziehe 1 Karte.
thunderstone-card-chalice-paladin = Grals­paladin
thunderstone-text-chalice-paladin-dungeon = Ziehe 1 Karte.
thunderstone-text-chalice-paladin-spoils = Nach einem Sieg darfst du 1 beliebige Karte aus dem Dorf kaufen.
thunderstone-card-dwarf-guardian = Zwergen­wächter
thunderstone-text-dwarf-guardian-always = Zusätzlich Angriff +3, wenn er mit einer Klingenwaffe ausgerüstet ist.
thunderstone-card-dwarf-janissary = Zwergen­janitschar
thunderstone-text-dwarf-janissary-always = Zusätzlich Angriff +4, wenn er mit einer Klingenwaffe ausgerüstet ist.
thunderstone-text-dwarf-janissary-spoils = Nach einem Sieg darfst du 1 Waffe kaufen.
thunderstone-card-dwarf-sentinel = Zwergen­hüter
thunderstone-text-dwarf-sentinel-always = Zusätzlich Angriff +5, wenn er mit einer Klingenwaffe ausgerüstet ist.
thunderstone-card-elf-wizard = Elfen­zauberer
thunderstone-card-elf-sorcerer = Elfen­beschwörer
thunderstone-text-elf-sorcerer-victory = Nach einem Sieg darfst du 1 Monster der Halle unter den Dungeon-Stapel legen; fülle die Halle auf.
thunderstone-card-elf-archmage = Elfen­erzmagier
thunderstone-text-elf-archmage-dungeon = Du darfst 1 Monster der Halle unter den Dungeon-Stapel legen; fülle die Halle auf.
thunderstone-card-feayn-archer = Feayn-Bogenschütze
thunderstone-text-feayn-archer-always = Kann kein Monster in Reihe 1 angreifen.
thunderstone-card-feayn-marksman = Feayn-Meisterschütze
thunderstone-text-feayn-marksman-always = Kann kein Monster in Reihe 1 angreifen.
thunderstone-card-feayn-sniper = Feayn-Scharfschütze
thunderstone-text-feayn-sniper-always = Kann kein Monster in Reihe 1 angreifen.
thunderstone-text-feayn-sniper-victory = Besiegst du ein Monster in Reihe 3, erhältst du 1 Erfahrungspunkt mehr.
thunderstone-card-lorigg-thief = Lorigg-Dieb
thunderstone-card-lorigg-rogue = Lorigg-Schurke
thunderstone-text-lorigg-rogue-entering = Alle anderen Spieler legen je 1 Karte ab.
thunderstone-card-lorigg-outlaw = Lorigg-Geächteter
thunderstone-text-lorigg-outlaw-entering = Alle anderen Spieler legen je 1 Karte ab.
thunderstone-card-outlands-warrior = Außenland-Krieger
thunderstone-text-outlands-warrior-dungeon = Zerstöre 1 Nahrungskarte für zusätzlich Angriff +3.
thunderstone-card-outlands-slayer = Außenland-Bezwinger
thunderstone-text-outlands-slayer-always = Angriff +1 für jede aufgedeckte Monsterkarte.
thunderstone-text-outlands-slayer-repeat-dungeon = Zerstöre 1 Nahrungskarte für zusätzlich Angriff +3.
thunderstone-card-outlands-khan = Außenland-Khan
thunderstone-text-outlands-khan-always = Angriff +2 für jede aufgedeckte Monsterkarte.
thunderstone-card-redblade-killer = Rotklingen-Mörder
thunderstone-card-redblade-poisoner = Rotklingen-Giftmischer
thunderstone-text-redblade-poisoner-entering = Alle anderen Spieler legen je 1 Karte ab.
thunderstone-card-redblade-assassin = Rotklingen-Meuchler
thunderstone-text-redblade-assassin-entering = Alle anderen Spieler legen je 1 Helden oder 2 Karten ab.
thunderstone-card-regian-cleric = Regischer Kleriker
thunderstone-text-regian-cleric-repeat-dungeon = Zerstöre 1 Krankheit und ziehe 1 Karte.
thunderstone-card-regian-priest = Regischer Priester
thunderstone-text-regian-priest-dungeon = Ziehe 1 Karte.
thunderstone-text-regian-priest-repeat-dungeon = Zerstöre 1 Krankheit und ziehe 1 Karte.
thunderstone-card-regian-bishop = Regischer Bischof
thunderstone-text-regian-bishop-dungeon = Ziehe 2 Karten.
thunderstone-text-regian-bishop-repeat-dungeon = Zerstöre 1 Krankheit und ziehe 1 Karte.
thunderstone-card-selurin-magician = Selurin-Magier
thunderstone-text-selurin-magician-always = Magischer Angriff +1 für jeden Gegenstand und für jeden Zauberspruch, der Magischen Angriff gibt.
thunderstone-card-selurin-warlock = Selurin-Hexer
thunderstone-text-selurin-warlock-always = Verdoppelt deinen gesamten Magischen Angriff.
thunderstone-card-selurin-theurge = Selurin-Theurg
thunderstone-text-selurin-theurge-always = Verdoppelt deinen gesamten Magischen Angriff.
thunderstone-text-selurin-theurge-dungeon = Jeder Spieler legt 1 Helden ab oder zeigt eine Hand ohne Helden; einen der abgelegten darfst du in diesem Kampf einsetzen, danach kommt er auf den Ablagestapel seines Besitzers.
thunderstone-card-thyrian-squire = Thyrischer Knappe
thunderstone-text-thyrian-squire-dungeon = Zerstöre 1 Nahrungskarte für zusätzlich Angriff +2.
thunderstone-card-thyrian-knight = Thyrischer Ritter
thunderstone-text-thyrian-knight-always = Jede Miliz erhält Angriff +1.
thunderstone-text-thyrian-knight-dungeon = Zerstöre 1 Nahrungskarte für zusätzlich Angriff +2.
thunderstone-card-thyrian-lord = Thyrischer Fürst
thunderstone-text-thyrian-lord-always = Jeder Held, der kein Kämpfer ist, erhält Angriff +2.
thunderstone-text-thyrian-lord-dungeon = Zerstöre 1 Nahrungskarte und lege ein Monster der Halle mit 1 oder 2 Siegpunkten auf deinen Ablagestapel, ohne Erfahrung; fülle die Halle auf.

## Village cards

thunderstone-card-arcane-energies = Arkane Energien
thunderstone-text-arcane-energies-dungeon = Der gesamte Angriff ausgerüsteter Helden wird zu Magischem Angriff. Ziehe 1 Karte.
thunderstone-card-banish = Verbannung
thunderstone-text-banish-dungeon = Lege 1 Monster der Halle unter den Dungeon-Stapel und fülle die Halle auf oder ordne die Halle neu. Zerstöre dann 1 Karte aus deiner Hand und ziehe 1 Karte.
thunderstone-card-barkeep = Wirt
thunderstone-text-barkeep-village = Du darfst in diesem Zug 1 Karte mehr kaufen.
thunderstone-text-barkeep-village-2 = Zerstöre diese Karte für 2 Gold.
thunderstone-card-battle-fury = Kampfrausch
thunderstone-text-battle-fury-dungeon = Alle Helden erhalten Angriff +1.
thunderstone-card-feast = Festmahl
thunderstone-text-feast-dungeon = Alle Helden erhalten Stärke +3 und Angriff +1.
thunderstone-card-fireball = Feuerball
thunderstone-card-flaming-sword = Flammen­schwert
thunderstone-card-goodberries = Wunder­beeren
thunderstone-text-goodberries-dungeon = 1 Held erhält Stärke +3; sein gesamter Angriff wird zu Magischem Angriff.
thunderstone-card-hatchet = Handbeil
thunderstone-card-lantern = Laterne
thunderstone-card-lightstone-gem = Lichtstein­juwel
thunderstone-card-magical-aura = Magische Aura
thunderstone-text-magical-aura-dungeon = Alle Waffen haben Gewicht 0. Ziehe 1 Karte.
thunderstone-card-pawnbroker = Pfandleiher
thunderstone-text-pawnbroker-village = Zerstöre 1 Karte mit Goldwert und erhalte ihren Goldwert plus 3 Gold.
thunderstone-text-pawnbroker-village-2 = Zerstöre diese Karte für 2 Gold.
thunderstone-card-polearm = Hellebarde
thunderstone-text-polearm-always = Angriff +6 statt +2, wenn der Träger Stärke 8 oder mehr hat.
thunderstone-card-short-sword = Kurzschwert
thunderstone-card-spear = Speer
thunderstone-text-spear-dungeon = Ist ein Held damit ausgerüstet, darfst du diese Waffe für zusätzlich Angriff +3 zerstören (zusammen +5).
thunderstone-card-town-guard = Stadtwache
thunderstone-text-town-guard-village = Ziehe 2 Karten.
thunderstone-text-town-guard-village-2 = Zerstöre diese Karte und ziehe 3 weitere Karten.
thunderstone-card-trainer = Lehrmeister
thunderstone-text-trainer-village = Zerstöre 1 Miliz-Karte und erhalte 2 Erfahrungspunkte.
thunderstone-text-trainer-village-2 = Zerstöre diese Karte für 2 Gold.
thunderstone-card-warhammer = Kriegs­hammer
thunderstone-text-warhammer-always = In der Hand eines Klerikers zusätzlich Angriff +3 gegen Ritter der Verdammnis und Untote.

## Monsters

thunderstone-card-archduke-of-pain = Erzherzog der Schmerzen
thunderstone-text-archduke-of-pain-always = Magischer Angriff nötig.
thunderstone-text-archduke-of-pain-battle = Zerstöre alle Kleriker und Zauberer.
thunderstone-text-archduke-of-pain-breach = Zerstöre die obersten 2 Karten jedes Heldenstapels, auch der Miliz.
thunderstone-card-grudgebeast = Grollbestie
thunderstone-card-succubus = Sukkubus
thunderstone-text-succubus-always = Halber Angriff ohne Magischen Angriff.
thunderstone-card-tormentor = Peiniger
thunderstone-text-tormentor-always = Halber Angriff, wenn kein Held mit einer Waffe ausgerüstet ist.
thunderstone-text-tormentor-battle = Zerstöre 1 Kleriker.
thunderstone-card-the-unchained = Der Entfesselte
thunderstone-text-the-unchained-battle = Du erhältst 1 Krankheit.
thunderstone-text-the-unchained-trophy = Magischer Angriff +1.
thunderstone-card-darkness = Finsternis
thunderstone-text-darkness-always = Licht −1. Nur ausgerüstete Helden können angreifen.
thunderstone-card-judgement = Urteil
thunderstone-text-judgement-battle = Alle Helden erhalten Stärke −2 und je −1 auf Angriff oder Magischen Angriff.
thunderstone-card-knightmare = Albtraum­ritter
thunderstone-text-knightmare-always = Licht −2.
thunderstone-text-knightmare-battle = Zerstöre 1 Kämpfer.
thunderstone-card-lord-mortis = Lord Mortis
thunderstone-text-lord-mortis-always = Licht −2.
thunderstone-card-the-prince = Der Prinz
thunderstone-text-the-prince-battle = Alle Helden erhalten Stärke −2.
thunderstone-text-the-prince-battle-2 = Zerstöre 1 Kämpfer.
thunderstone-card-ebon-fume = Ebenrauch
thunderstone-text-ebon-fume-always = Immun gegen Magischen Angriff.
thunderstone-text-ebon-fume-battle = Zerstöre den Helden mit der größten Stärke.
thunderstone-text-ebon-fume-trophy = Angriff +3.
thunderstone-card-mythlurian = Mythlurian
thunderstone-text-mythlurian-battle = Zerstöre 1 Helden.
thunderstone-card-skaladak = Skaladak
thunderstone-text-skaladak-battle = Zerstöre 1 Waffe.
thunderstone-card-tyxr-the-old = Tyxr der Alte
thunderstone-text-tyxr-the-old-battle = Zerstöre 1 Helden.
thunderstone-text-tyxr-the-old-breach = Jeder Spieler legt 2 Karten ab.
thunderstone-text-tyxr-the-old-trophy = Magischer Angriff +2.
thunderstone-card-uyril-unending = Uyril der Ewige
thunderstone-text-uyril-unending-always = Halber Angriff ohne Magischen Angriff.
thunderstone-text-uyril-unending-battle = Zerstöre 1 Miliz-Karte.
thunderstone-text-uyril-unending-trophy = Angriff +1.
thunderstone-card-blink-dog = Flimmerhund
thunderstone-text-blink-dog-always = Licht −1. Nicht angreifbar, solange ein Lichtabzug bleibt.
thunderstone-card-griffon = Greif
thunderstone-text-griffon-trophy = Magischer Angriff +1.
thunderstone-card-nixie = Nixe
thunderstone-card-pegasus = Pegasus
thunderstone-text-pegasus-trophy = Magischer Angriff +1.
thunderstone-card-sphinx = Sphinx
thunderstone-text-sphinx-always = Nur Magischer Angriff.
thunderstone-text-sphinx-spoils = Du darfst 6 Karten deines Decks aufdecken, beliebige davon zerstören und den Rest ablegen.
thunderstone-text-sphinx-trophy = Magischer Angriff +2.
thunderstone-card-bloodskull-orc = Blutschädel-Ork
thunderstone-card-deadbone-troll = Totenbein-Troll
thunderstone-text-deadbone-troll-battle = Du erhältst 1 Krankheit.
thunderstone-card-firebrand-cyclops = Feuerbrand-Zyklop
thunderstone-card-grayskin-lizard = Grauhaut-Echse
thunderstone-text-grayskin-lizard-battle = Jeder ausgerüstete Held erhält Angriff +1.
thunderstone-card-griknack-goblin = Griknack-Goblin
thunderstone-card-black-slime = Schwarzer Schleim
thunderstone-text-black-slime-battle = Zerstöre 1 Miliz-Karte.
thunderstone-card-gray-ooze = Grauer Schlick
thunderstone-text-gray-ooze-battle = Zerstöre 1 Helden, falls in der Gruppe niemand mit einer Waffe ausgerüstet ist.
thunderstone-text-gray-ooze-spoils = Nach einem Sieg darfst du 1 Nahrungskarte kaufen.
thunderstone-card-green-blob = Grüner Klumpen
thunderstone-text-green-blob-battle = Zerstöre 1 Nahrungskarte.
thunderstone-card-noxious-slag = Giftige Schlacke
thunderstone-text-noxious-slag-always = Halber Magischer Angriff. Immun gegen Klingenwaffen.
thunderstone-card-red-jelly = Rote Gallerte
thunderstone-text-red-jelly-battle = Zerstöre 1 Waffe.
thunderstone-text-red-jelly-trophy = Licht +1.
thunderstone-card-famine = Hungersnot
thunderstone-text-famine-battle = Du erhältst 1 Krankheit.
thunderstone-card-harbinger = Vorbote
thunderstone-text-harbinger-battle = Zerstöre 1 Zauberspruch.
thunderstone-card-kingdom = Königreich
thunderstone-text-kingdom-battle = Du erhältst 1 Krankheit.
thunderstone-card-lord-of-death = Herr des Todes
thunderstone-text-lord-of-death-battle = Du erhältst 2 Krankheiten.
thunderstone-card-suffering = Leid
thunderstone-text-suffering-battle = Alle Helden erhalten Stärke −2.
thunderstone-text-suffering-battle-2 = Du erhältst 1 Krankheit.
thunderstone-card-ghost = Gespenst
thunderstone-text-ghost-always = Halber Angriff ohne Magischen Angriff.
thunderstone-text-ghost-battle = Alle Helden erhalten Stärke −2.
thunderstone-card-haunt = Spuk
thunderstone-text-haunt-battle = Ein Held deiner Wahl kann nicht angreifen.
thunderstone-card-revenant = Wieder­gänger
thunderstone-text-revenant-always = Magischer Angriff nötig.
thunderstone-text-revenant-battle = Alle Helden erhalten Stärke −4.
thunderstone-text-revenant-battle-2 = Helden mit Stärke 0 oder weniger werden nach dem Kampf zerstört.
thunderstone-card-spectre = Schemen
thunderstone-text-spectre-battle = Zerstöre 1 Miliz-Karte.
thunderstone-card-wraith = Schreck­geist
thunderstone-text-wraith-battle = Zerstöre 1 Miliz-Karte.

## When a part of a text works

thunderstone-when-village = Dorf
thunderstone-when-dungeon = Dungeon
thunderstone-when-repeat-dungeon = Dungeon, wiederholbar
thunderstone-when-entering = Beim Betreten des Dungeons
thunderstone-when-in-dungeon = Im Dungeon
thunderstone-when-spoils = Beute
thunderstone-when-spoils-of = Beute ({ $kind })
thunderstone-when-battle = Kampf
thunderstone-when-breach = Durchbruch
thunderstone-when-trophy = Trophäe
thunderstone-when-level-up = Stufenaufstieg

# A part of a text with its time.
thunderstone-part = { $when }: { $text }

## Types, classes and keywords

thunderstone-type-hero = Held
thunderstone-type-militia = Miliz
thunderstone-type-weapon = Waffe
thunderstone-type-edged = Klinge
thunderstone-type-item = Gegenstand
thunderstone-type-food = Nahrung
thunderstone-type-light = Licht
thunderstone-type-disease = Krankheit
thunderstone-type-thunderstone = Donnerstein
thunderstone-type-fighter = Kämpfer
thunderstone-type-archer = Bogenschütze
thunderstone-type-cleric = Kleriker
thunderstone-type-wizard = Zauberer
thunderstone-type-thief = Dieb
thunderstone-type-spell = Zauberspruch
thunderstone-type-villager = Dorfbewohner
thunderstone-type-magic = Magie
thunderstone-type-blunt = Wucht
thunderstone-type-monster = Monster
thunderstone-type-abyssal = Abgrundwesen
thunderstone-type-doomknight = Ritter der Verdammnis
thunderstone-type-humanoid = Humanoid
thunderstone-type-dragon = Drache
thunderstone-type-enchanted = Zauberwesen
thunderstone-type-ooze = Schleim
thunderstone-type-undead = Untoter
thunderstone-type-doom = Verdammnis
thunderstone-type-spirit = Geist

# A row of them.
thunderstone-types = { $first } • { $second }

## Hero families

thunderstone-family-amazon = Amazonen
thunderstone-family-chalice = Gral
thunderstone-family-dwarf = Zwerge
thunderstone-family-elf = Elfen
thunderstone-family-feayn = Feayn
thunderstone-family-lorigg = Lorigg
thunderstone-family-outlands = Außenlande
thunderstone-family-redblade = Rotklinge
thunderstone-family-regian = Regier
thunderstone-family-selurin = Selurin
thunderstone-family-thyrian = Thyrier

## Monster groups

thunderstone-group-abyssal = Abgrundwesen
thunderstone-group-doomknight = Ritter der Verdammnis • Humanoid
thunderstone-group-dragon = Drache
thunderstone-group-enchanted = Zauberwesen
thunderstone-group-humanoid = Humanoid
thunderstone-group-ooze = Schleim
thunderstone-group-undead-doom = Untoter • Verdammnis
thunderstone-group-undead-spirit = Untoter • Geist

## Words: the value is a label, .in the form inside a sentence (nominative)

thunderstone-word-village = Dorf
    .in = Dorf
thunderstone-word-dungeon = Dungeon
    .in = Dungeon
thunderstone-word-dungeon-deck = Dungeon-Stapel
    .in = Dungeon-Stapel
thunderstone-word-rest = Rast
    .in = Rast
thunderstone-word-hall = Dungeon-Halle
    .in = Dungeon-Halle
thunderstone-word-rank = Reihe
    .in = Reihe
thunderstone-word-light = Licht
    .in = Licht
thunderstone-word-light-penalty = Lichtabzug
    .in = Lichtabzug
thunderstone-word-attack = Angriff
    .in = Angriff
thunderstone-word-magic-attack = Magischer Angriff
    .in = Magischer Angriff
thunderstone-word-attack-value = Angriffswert
    .in = Angriffswert
thunderstone-word-strength = Stärke
    .in = Stärke
thunderstone-word-weight = Gewicht
    .in = Gewicht
thunderstone-word-cost = Kosten
    .in = Kosten
thunderstone-word-gold = Gold
    .in = Gold
thunderstone-word-experience = Erfahrung
    .in = Erfahrung
thunderstone-word-level = Stufe
    .in = Stufe
thunderstone-word-health = Lebenspunkte
    .in = Lebenspunkte
thunderstone-word-victory-point = Siegpunkt
    .in = Siegpunkt
thunderstone-word-battle-effect = Kampfeffekt
    .in = Kampfeffekt
thunderstone-word-disease = Krankheit
    .in = Krankheit
thunderstone-word-hand = Hand
    .in = Hand
thunderstone-word-deck = Kommandodeck
    .in = Kommandodeck
thunderstone-word-discard-pile = Ablagestapel
    .in = Ablagestapel
thunderstone-word-destroyed-pile = Zerstörte Karten
    .in = zerstörte Karten
thunderstone-word-stack = Stapel
    .in = Stapel
thunderstone-word-hero = Held
    .in = Held
thunderstone-word-weapon = Waffe
    .in = Waffe
thunderstone-word-item = Gegenstand
    .in = Gegenstand
thunderstone-word-spell = Zauberspruch
    .in = Zauberspruch
thunderstone-word-villager = Dorfbewohner
    .in = Dorfbewohner
thunderstone-word-monster = Monster
    .in = Monster
thunderstone-word-militia = Miliz
    .in = Miliz
thunderstone-word-food = Nahrung
    .in = Nahrung
thunderstone-word-thunderstone = Donnerstein
    .in = Donnerstein

## Counted phrases, as the object of a verb: $n is the number

thunderstone-count-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
thunderstone-count-gold = { $n ->
    [one] { $n } Goldstück
   *[other] { $n } Goldstücke
}
thunderstone-count-experience = { $n ->
    [one] { $n } Erfahrungspunkt
   *[other] { $n } Erfahrungspunkte
}
thunderstone-count-light = { $n ->
    [one] { $n } Licht
   *[other] { $n } Licht
}
thunderstone-count-attack = { $n ->
    [one] { $n } Punkt Angriff
   *[other] { $n } Punkte Angriff
}
thunderstone-count-magic-attack = { $n ->
    [one] { $n } Punkt Magischen Angriff
   *[other] { $n } Punkte Magischen Angriff
}
thunderstone-count-strength = { $n ->
    [one] { $n } Punkt Stärke
   *[other] { $n } Punkte Stärke
}
thunderstone-count-victory-point = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
thunderstone-count-disease = { $n ->
    [one] { $n } Krankheit
   *[other] { $n } Krankheiten
}
thunderstone-count-hero = { $n ->
    [one] { $n } Helden
   *[other] { $n } Helden
}
thunderstone-count-monster = { $n ->
    [one] { $n } Monster
   *[other] { $n } Monster
}
thunderstone-count-weapon = { $n ->
    [one] { $n } Waffe
   *[other] { $n } Waffen
}
thunderstone-count-player = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
