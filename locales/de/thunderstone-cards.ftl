# Thunderstone: the cards. The value is the name, .text the effects, .type the type line.
# A card without effects has a dash as text; figures such as attack, light or gold are drawn as icons.

## Basic cards, Disease and the Thunderstone

thunderstone-card-militia = Miliz
    .text = Stufenaufstieg: Für 3 Erfahrungspunkte wird daraus ein beliebiger Held der Stufe 1 aus dem Dorf.
    .type = Miliz • Held
thunderstone-card-dagger = Dolch
    .text = –
    .type = Waffe • Klinge
thunderstone-card-iron-rations = Proviant
    .text = Dungeon: 1 Held erhält Stärke +2.
    .type = Gegenstand • Nahrung
thunderstone-card-torch = Fackel
    .text = –
    .type = Gegenstand • Licht
thunderstone-card-disease = Krankheit
    .text = Im Dungeon: −1 auf Angriff oder Magischen Angriff nach deiner Wahl; der gewählte muss mindestens +1 betragen.
    .type = Krankheit
thunderstone-card-stone-of-mystery = Stein der Geheimnisse
    .text = –
    .type = Donnerstein

## Heroes

thunderstone-card-amazon-archer = Amazonen­schützin
    .text = Zusätzlich Angriff +2 gegen ein Monster in Reihe 2 oder 3.
    .type = Held • Kämpfer • Bogenschütze
thunderstone-card-amazon-huntress = Amazonen­jägerin
    .text = Zusätzlich Angriff +3 gegen ein Monster in Reihe 2 oder 3.
    .type = Held • Kämpfer • Bogenschütze
thunderstone-card-amazon-queen = Amazonen­königin
    .text = Zusätzlich Angriff +4 gegen ein Monster in Reihe 2 oder 3.
    .type = Held • Kämpfer • Bogenschütze
thunderstone-card-chalice-quester = Gralssucher
    .text = Dungeon, wiederholbar: Zerstöre 1 Krankheit und ziehe 1 Karte.
    .type = Held • Kämpfer • Kleriker
thunderstone-card-chalice-defender = Grals­verteidiger
    .text = Angriff +1 für jeden Gegenstand, der Licht gibt. Dungeon: Ziehe 1 Karte. Dungeon, wiederholbar: Zerstöre 1 Krankheit und ziehe 1 Karte.
    .type = Held • Kämpfer • Kleriker
thunderstone-card-chalice-paladin = Grals­paladin
    .text = Dungeon: Ziehe 1 Karte. Beute (beliebige Karte): Nach einem Sieg darfst du 1 beliebige Karte aus dem Dorf kaufen.
    .type = Held • Kämpfer • Kleriker
thunderstone-card-dwarf-guardian = Zwergen­wächter
    .text = Zusätzlich Angriff +3, wenn er mit einer Klingenwaffe ausgerüstet ist.
    .type = Held • Kämpfer
thunderstone-card-dwarf-janissary = Zwergen­janitschar
    .text = Zusätzlich Angriff +4, wenn er mit einer Klingenwaffe ausgerüstet ist. Beute (Waffe): Nach einem Sieg darfst du 1 Waffe kaufen.
    .type = Held • Kämpfer
thunderstone-card-dwarf-sentinel = Zwergen­hüter
    .text = Zusätzlich Angriff +5, wenn er mit einer Klingenwaffe ausgerüstet ist.
    .type = Held • Kämpfer
thunderstone-card-elf-wizard = Elfen­zauberer
    .text = –
    .type = Held • Zauberer
thunderstone-card-elf-sorcerer = Elfen­beschwörer
    .text = Nach einem Sieg darfst du 1 Monster der Halle unter den Dungeon-Stapel legen; fülle die Halle auf.
    .type = Held • Zauberer
thunderstone-card-elf-archmage = Elfen­erzmagier
    .text = Dungeon: Du darfst 1 Monster der Halle unter den Dungeon-Stapel legen; fülle die Halle auf.
    .type = Held • Zauberer
thunderstone-card-feayn-archer = Feayn-Bogenschütze
    .text = Kann kein Monster in Reihe 1 angreifen.
    .type = Held • Kämpfer • Bogenschütze
thunderstone-card-feayn-marksman = Feayn-Meisterschütze
    .text = Kann kein Monster in Reihe 1 angreifen.
    .type = Held • Kämpfer • Bogenschütze
thunderstone-card-feayn-sniper = Feayn-Scharfschütze
    .text = Kann kein Monster in Reihe 1 angreifen. Besiegst du ein Monster in Reihe 3, erhältst du 1 Erfahrungspunkt mehr.
    .type = Held • Kämpfer • Bogenschütze
thunderstone-card-lorigg-thief = Lorigg-Dieb
    .text = –
    .type = Held • Dieb
thunderstone-card-lorigg-rogue = Lorigg-Schurke
    .text = Beim Betreten des Dungeons: Alle anderen Spieler legen je 1 Karte ab.
    .type = Held • Dieb
thunderstone-card-lorigg-outlaw = Lorigg-Geächteter
    .text = Beim Betreten des Dungeons: Alle anderen Spieler legen je 1 Karte ab.
    .type = Held • Dieb
thunderstone-card-outlands-warrior = Außenland-Krieger
    .text = Dungeon: Zerstöre 1 Nahrungskarte für zusätzlich Angriff +3.
    .type = Held • Kämpfer
thunderstone-card-outlands-slayer = Außenland-Bezwinger
    .text = Angriff +1 für jede aufgedeckte Monsterkarte. Dungeon, wiederholbar: Zerstöre 1 Nahrungskarte für zusätzlich Angriff +3.
    .type = Held • Kämpfer
thunderstone-card-outlands-khan = Außenland-Khan
    .text = Angriff +2 für jede aufgedeckte Monsterkarte.
    .type = Held • Kämpfer
thunderstone-card-redblade-killer = Rotklingen-Mörder
    .text = –
    .type = Held • Kämpfer • Dieb
thunderstone-card-redblade-poisoner = Rotklingen-Giftmischer
    .text = Beim Betreten des Dungeons: Alle anderen Spieler legen je 1 Karte ab.
    .type = Held • Kämpfer • Dieb
thunderstone-card-redblade-assassin = Rotklingen-Meuchler
    .text = Beim Betreten des Dungeons: Alle anderen Spieler legen je 1 Helden oder 2 Karten ab.
    .type = Held • Kämpfer • Dieb
thunderstone-card-regian-cleric = Regischer Kleriker
    .text = Dungeon, wiederholbar: Zerstöre 1 Krankheit und ziehe 1 Karte.
    .type = Held • Kleriker
thunderstone-card-regian-priest = Regischer Priester
    .text = Dungeon: Ziehe 1 Karte. Dungeon, wiederholbar: Zerstöre 1 Krankheit und ziehe 1 Karte.
    .type = Held • Kleriker
thunderstone-card-regian-bishop = Regischer Bischof
    .text = Dungeon: Ziehe 2 Karten. Dungeon, wiederholbar: Zerstöre 1 Krankheit und ziehe 1 Karte.
    .type = Held • Kleriker
thunderstone-card-selurin-magician = Selurin-Magier
    .text = Magischer Angriff +1 für jeden Gegenstand und für jeden Zauberspruch, der Magischen Angriff gibt.
    .type = Held • Zauberer
thunderstone-card-selurin-warlock = Selurin-Hexer
    .text = Verdoppelt deinen gesamten Magischen Angriff.
    .type = Held • Zauberer
thunderstone-card-selurin-theurge = Selurin-Theurg
    .text = Verdoppelt deinen gesamten Magischen Angriff. Dungeon: Jeder Spieler legt 1 Helden ab oder zeigt eine Hand ohne Helden; einen der abgelegten darfst du in diesem Kampf einsetzen, danach kommt er auf den Ablagestapel seines Besitzers.
    .type = Held • Zauberer
thunderstone-card-thyrian-squire = Thyrischer Knappe
    .text = Dungeon: Zerstöre 1 Nahrungskarte für zusätzlich Angriff +2.
    .type = Held • Kämpfer
thunderstone-card-thyrian-knight = Thyrischer Ritter
    .text = Jede Miliz erhält Angriff +1. Dungeon: Zerstöre 1 Nahrungskarte für zusätzlich Angriff +2.
    .type = Held • Kämpfer
thunderstone-card-thyrian-lord = Thyrischer Fürst
    .text = Jeder Held, der kein Kämpfer ist, erhält Angriff +2. Dungeon: Zerstöre 1 Nahrungskarte und lege ein Monster der Halle mit 1 oder 2 Siegpunkten auf deinen Ablagestapel, ohne Erfahrung; fülle die Halle auf.
    .type = Held • Kämpfer

## Village cards

thunderstone-card-arcane-energies = Arkane Energien
    .text = Dungeon: Der gesamte Angriff ausgerüsteter Helden wird zu Magischem Angriff. Ziehe 1 Karte.
    .type = Zauberspruch
thunderstone-card-banish = Verbannung
    .text = Dungeon: Lege 1 Monster der Halle unter den Dungeon-Stapel und fülle die Halle auf oder ordne die Halle neu. Zerstöre dann 1 Karte aus deiner Hand und ziehe 1 Karte.
    .type = Zauberspruch
thunderstone-card-barkeep = Wirt
    .text = Dorf: Du darfst in diesem Zug 1 Karte mehr kaufen. Dorf: Zerstöre diese Karte für 2 Gold.
    .type = Dorfbewohner
thunderstone-card-battle-fury = Kampfrausch
    .text = Dungeon: Alle Helden erhalten Angriff +1.
    .type = Zauberspruch
thunderstone-card-feast = Festmahl
    .text = Dungeon: Alle Helden erhalten Stärke +3 und Angriff +1.
    .type = Gegenstand • Nahrung
thunderstone-card-fireball = Feuerball
    .text = –
    .type = Zauberspruch
thunderstone-card-flaming-sword = Flammen­schwert
    .text = –
    .type = Waffe • Klinge
thunderstone-card-goodberries = Wunder­beeren
    .text = Dungeon: 1 Held erhält Stärke +3; sein gesamter Angriff wird zu Magischem Angriff.
    .type = Gegenstand • Nahrung • Magie
thunderstone-card-hatchet = Handbeil
    .text = –
    .type = Waffe • Klinge
thunderstone-card-lantern = Laterne
    .text = –
    .type = Gegenstand • Licht
thunderstone-card-lightstone-gem = Lichtstein­juwel
    .text = –
    .type = Gegenstand • Licht • Magie
thunderstone-card-magical-aura = Magische Aura
    .text = Dungeon: Alle Waffen haben Gewicht 0. Ziehe 1 Karte.
    .type = Zauberspruch
thunderstone-card-pawnbroker = Pfandleiher
    .text = Dorf: Zerstöre 1 Karte mit Goldwert und erhalte ihren Goldwert plus 3 Gold. Dorf: Zerstöre diese Karte für 2 Gold.
    .type = Dorfbewohner
thunderstone-card-polearm = Hellebarde
    .text = Angriff +6 statt +2, wenn der Träger Stärke 8 oder mehr hat.
    .type = Waffe • Klinge
thunderstone-card-short-sword = Kurzschwert
    .text = –
    .type = Waffe • Klinge
thunderstone-card-spear = Speer
    .text = Dungeon: Ist ein Held damit ausgerüstet, darfst du diese Waffe für zusätzlich Angriff +3 zerstören (zusammen +5).
    .type = Waffe • Klinge
thunderstone-card-town-guard = Stadtwache
    .text = Dorf: Ziehe 2 Karten. Dorf: Zerstöre diese Karte und ziehe 3 weitere Karten.
    .type = Dorfbewohner
thunderstone-card-trainer = Lehrmeister
    .text = Dorf: Zerstöre 1 Miliz-Karte und erhalte 2 Erfahrungspunkte. Dorf: Zerstöre diese Karte für 2 Gold.
    .type = Dorfbewohner
thunderstone-card-warhammer = Kriegs­hammer
    .text = In der Hand eines Klerikers zusätzlich Angriff +3 gegen Ritter der Verdammnis und Untote.
    .type = Waffe • Wucht

## Monsters

thunderstone-card-archduke-of-pain = Erzherzog der Schmerzen
    .text = Magischer Angriff nötig. Kampf: Zerstöre alle Kleriker und Zauberer. Durchbruch: Zerstöre die obersten 2 Karten jedes Heldenstapels, auch der Miliz.
    .type = Monster • Abgrundwesen
thunderstone-card-grudgebeast = Grollbestie
    .text = –
    .type = Monster • Abgrundwesen
thunderstone-card-succubus = Sukkubus
    .text = Halber Angriff ohne Magischen Angriff.
    .type = Monster • Abgrundwesen
thunderstone-card-tormentor = Peiniger
    .text = Halber Angriff, wenn kein Held mit einer Waffe ausgerüstet ist. Kampf: Zerstöre 1 Kleriker.
    .type = Monster • Abgrundwesen
thunderstone-card-the-unchained = Der Entfesselte
    .text = Kampf: Du erhältst 1 Krankheit. Trophäe: Magischer Angriff +1.
    .type = Monster • Abgrundwesen
thunderstone-card-darkness = Finsternis
    .text = Licht −1. Nur ausgerüstete Helden greifen an.
    .type = Monster • Ritter der Verdammnis • Humanoid
thunderstone-card-judgement = Urteil
    .text = Kampf: Alle Helden erhalten Stärke −2 und je −1 auf Angriff oder Magischen Angriff.
    .type = Monster • Ritter der Verdammnis • Humanoid
thunderstone-card-knightmare = Albtraum­ritter
    .text = Licht −2. Kampf: Zerstöre 1 Kämpfer.
    .type = Monster • Ritter der Verdammnis • Humanoid
thunderstone-card-lord-mortis = Lord Mortis
    .text = Licht −2.
    .type = Monster • Ritter der Verdammnis • Humanoid
thunderstone-card-the-prince = Der Prinz
    .text = Kampf: Alle Helden erhalten Stärke −2. Kampf: Zerstöre 1 Kämpfer.
    .type = Monster • Ritter der Verdammnis • Humanoid
thunderstone-card-ebon-fume = Ebenrauch
    .text = Immun gegen Magischen Angriff. Kampf: Zerstöre den Helden mit der größten Stärke. Trophäe: Angriff +3.
    .type = Monster • Drache
thunderstone-card-mythlurian = Mythlurian
    .text = Kampf: Zerstöre 1 Helden.
    .type = Monster • Drache
thunderstone-card-skaladak = Skaladak
    .text = Kampf: Zerstöre 1 Waffe.
    .type = Monster • Drache
thunderstone-card-tyxr-the-old = Tyxr der Alte
    .text = Kampf: Zerstöre 1 Helden. Durchbruch: Jeder Spieler legt 2 Karten ab. Trophäe: Magischer Angriff +2.
    .type = Monster • Drache
thunderstone-card-uyril-unending = Uyril der Ewige
    .text = Halber Angriff ohne Magischen Angriff. Kampf: Zerstöre 1 Miliz-Karte. Trophäe: Angriff +1.
    .type = Monster • Drache
thunderstone-card-blink-dog = Flimmerhund
    .text = Licht −1. Nicht angreifbar, solange ein Lichtabzug bleibt.
    .type = Monster • Zauberwesen
thunderstone-card-griffon = Greif
    .text = Trophäe: Magischer Angriff +1.
    .type = Monster • Zauberwesen
thunderstone-card-nixie = Nixe
    .text = –
    .type = Monster • Zauberwesen
thunderstone-card-pegasus = Pegasus
    .text = Trophäe: Magischer Angriff +1.
    .type = Monster • Zauberwesen
thunderstone-card-sphinx = Sphinx
    .text = Nur Magischer Angriff. Beute: Du darfst 6 Karten deines Decks aufdecken, beliebige davon zerstören und den Rest ablegen. Trophäe: Magischer Angriff +2.
    .type = Monster • Zauberwesen
thunderstone-card-bloodskull-orc = Blutschädel-Ork
    .text = –
    .type = Monster • Humanoid
thunderstone-card-deadbone-troll = Totenbein-Troll
    .text = Kampf: Du erhältst 1 Krankheit.
    .type = Monster • Humanoid
thunderstone-card-firebrand-cyclops = Feuerbrand-Zyklop
    .text = –
    .type = Monster • Humanoid
thunderstone-card-grayskin-lizard = Grauhaut-Echse
    .text = Kampf: Jeder ausgerüstete Held erhält Angriff +1.
    .type = Monster • Humanoid
thunderstone-card-griknack-goblin = Griknack-Goblin
    .text = –
    .type = Monster • Humanoid
thunderstone-card-black-slime = Schwarzer Schleim
    .text = Kampf: Zerstöre 1 Miliz-Karte.
    .type = Monster • Schleim
thunderstone-card-gray-ooze = Grauer Schlick
    .text = Kampf: Zerstöre 1 Helden, falls in der Gruppe niemand mit einer Waffe ausgerüstet ist. Beute (Nahrung): Nach einem Sieg darfst du 1 Nahrungskarte kaufen.
    .type = Monster • Schleim
thunderstone-card-green-blob = Grüner Klumpen
    .text = Kampf: Zerstöre 1 Nahrungskarte.
    .type = Monster • Schleim
thunderstone-card-noxious-slag = Giftige Schlacke
    .text = Halber Magischer Angriff. Immun gegen Klingenwaffen.
    .type = Monster • Schleim
thunderstone-card-red-jelly = Rote Gallerte
    .text = Kampf: Zerstöre 1 Waffe. Trophäe: Licht +1.
    .type = Monster • Schleim
thunderstone-card-famine = Hungersnot
    .text = Kampf: Du erhältst 1 Krankheit.
    .type = Monster • Untoter • Verdammnis
thunderstone-card-harbinger = Vorbote
    .text = Kampf: Zerstöre 1 Zauberspruch.
    .type = Monster • Untoter • Verdammnis
thunderstone-card-kingdom = Königreich
    .text = Kampf: Du erhältst 1 Krankheit.
    .type = Monster • Untoter • Verdammnis
thunderstone-card-lord-of-death = Herr des Todes
    .text = Kampf: Du erhältst 2 Krankheiten.
    .type = Monster • Untoter • Verdammnis
thunderstone-card-suffering = Leid
    .text = Kampf: Alle Helden erhalten Stärke −2. Kampf: Du erhältst 1 Krankheit.
    .type = Monster • Untoter • Verdammnis
thunderstone-card-ghost = Gespenst
    .text = Halber Angriff ohne Magischen Angriff. Kampf: Alle Helden erhalten Stärke −2.
    .type = Monster • Untoter • Geist
thunderstone-card-haunt = Spuk
    .text = Kampf: Ein Held deiner Wahl kann nicht angreifen.
    .type = Monster • Untoter • Geist
thunderstone-card-revenant = Wieder­gänger
    .text = Magischer Angriff nötig. Kampf: Alle Helden erhalten Stärke −4; Helden mit Stärke 0 oder weniger werden nach dem Kampf zerstört.
    .type = Monster • Untoter • Geist
thunderstone-card-spectre = Schemen
    .text = Kampf: Zerstöre 1 Miliz-Karte.
    .type = Monster • Untoter • Geist
thunderstone-card-wraith = Schreck­geist
    .text = Kampf: Zerstöre 1 Miliz-Karte.
    .type = Monster • Untoter • Geist

## Hero families

thunderstone-family-amazon = Amazone
thunderstone-family-chalice = Gral
thunderstone-family-dwarf = Zwerg
thunderstone-family-elf = Elf
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
thunderstone-word-spoils = Beute
    .in = Beute
thunderstone-word-breach = Durchbruch
    .in = Durchbruch
thunderstone-word-trophy = Trophäe
    .in = Trophäe
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
