# Thunderstone: the cards. The value is the name; the messages below it are the parts of the card’s text, by the time at
# which they work. Figures such as attack, light or gold are drawn as icons.

## Basic cards, Disease and the Thunderstone

thunderstone-card-militia = Maakaitsja
thunderstone-text-militia-level-up = 3 kogemuspunkti eest saab temast küla mis tahes 1. taseme kangelane.
thunderstone-card-dagger = Pistoda
thunderstone-card-iron-rations = Teemoon
thunderstone-text-iron-rations-dungeon = ühele kangelasele jõud +2.
thunderstone-card-torch = Tõrvik
thunderstone-card-disease = Haigus
thunderstone-text-disease-in-dungeon = −1 rünnakule või maagilisele rünnakule omal valikul; valitu peab olema vähemalt +1.
thunderstone-card-stone-of-mystery = Saladuste kivi

## Heroes

thunderstone-card-amazon-archer = Amatsoonist vibukütt
thunderstone-text-amazon-archer-always = 2. või 3. reas oleva koletise vastu lisaks rünnak +2.
thunderstone-card-amazon-huntress = Amatsoonist jahtija
thunderstone-text-amazon-huntress-always = 2. või 3. reas oleva koletise vastu lisaks rünnak +3.
thunderstone-card-amazon-queen = Amatsoonist kuninganna
thunderstone-text-amazon-queen-always = 2. või 3. reas oleva koletise vastu lisaks rünnak +4.
thunderstone-card-chalice-quester = Graaliotsija
thunderstone-text-chalice-quester-repeat-dungeon = hävita 1 haigus ja võta 1 kaart.
thunderstone-card-chalice-defender = Graalikaitsja
thunderstone-text-chalice-defender-always = Rünnak +1 iga valgust andva eseme eest.
thunderstone-text-chalice-defender-dungeon = võta 1 kaart.
thunderstone-text-chalice-defender-repeat-dungeon = hävita 1 haigus ja võta 1 kaart.
thunderstone-card-chalice-paladin = Graali­paladin
thunderstone-text-chalice-paladin-dungeon = võta 1 kaart.
thunderstone-text-chalice-paladin-spoils = pärast võitu võid osta külast 1 mis tahes kaardi.
thunderstone-card-dwarf-guardian = Kääbusest valvur
thunderstone-text-dwarf-guardian-always = Lisaks rünnak +3, kui ta on relvastatud teravrelvaga.
thunderstone-card-dwarf-janissary = Kääbusest janitšar
thunderstone-text-dwarf-janissary-always = Lisaks rünnak +4, kui ta on relvastatud teravrelvaga.
thunderstone-text-dwarf-janissary-spoils = pärast võitu võid osta 1 relva.
thunderstone-card-dwarf-sentinel = Kääbusest kaitsja
thunderstone-text-dwarf-sentinel-always = Lisaks rünnak +5, kui ta on relvastatud teravrelvaga.
thunderstone-card-elf-wizard = Haldjast võlur
thunderstone-card-elf-sorcerer = Haldjast manaja
thunderstone-text-elf-sorcerer-victory = Pärast võitu võid panna 1 koletise saalist koobastikupaki alla; täida saal.
thunderstone-card-elf-archmage = Haldjast ülemmaag
thunderstone-text-elf-archmage-dungeon = võid panna 1 koletise saalist koobastikupaki alla; täida saal.
thunderstone-card-feayn-archer = Feayni vibukütt
thunderstone-text-feayn-archer-always = Ei saa rünnata 1. reas olevat koletist.
thunderstone-card-feayn-marksman = Feayni täpsuskütt
thunderstone-text-feayn-marksman-always = Ei saa rünnata 1. reas olevat koletist.
thunderstone-card-feayn-sniper = Feayni meister­laskur
thunderstone-text-feayn-sniper-always = Ei saa rünnata 1. reas olevat koletist.
thunderstone-text-feayn-sniper-victory = Kui alistad 3. reas oleva koletise, saad 1 kogemuspunkti rohkem.
thunderstone-card-lorigg-thief = Loriggi varas
thunderstone-card-lorigg-rogue = Loriggi kelm
thunderstone-text-lorigg-rogue-entering = teised mängijad panevad igaüks maha 1 kaardi.
thunderstone-card-lorigg-outlaw = Loriggi lindprii
thunderstone-text-lorigg-outlaw-entering = teised mängijad panevad igaüks maha 1 kaardi.
thunderstone-card-outlands-warrior = Ääremaade sõdalane
thunderstone-text-outlands-warrior-dungeon = hävita 1 toidukaart ja saa lisaks rünnak +3.
thunderstone-card-outlands-slayer = Ääremaade alistaja
thunderstone-text-outlands-slayer-always = Rünnak +1 iga avatud koletisekaardi eest.
thunderstone-text-outlands-slayer-repeat-dungeon = hävita 1 toidukaart ja saa lisaks rünnak +3.
thunderstone-card-outlands-khan = Ääremaade khaan
thunderstone-text-outlands-khan-always = Rünnak +2 iga avatud koletisekaardi eest.
thunderstone-card-redblade-killer = Punatera tapja
thunderstone-card-redblade-poisoner = Punatera mürgitaja
thunderstone-text-redblade-poisoner-entering = teised mängijad panevad igaüks maha 1 kaardi.
thunderstone-card-redblade-assassin = Punatera salamõrvar
thunderstone-text-redblade-assassin-entering = teised mängijad panevad igaüks maha 1 kangelase või 2 kaarti.
thunderstone-card-regian-cleric = Regia vaimulik
thunderstone-text-regian-cleric-repeat-dungeon = hävita 1 haigus ja võta 1 kaart.
thunderstone-card-regian-priest = Regia preester
thunderstone-text-regian-priest-dungeon = võta 1 kaart.
thunderstone-text-regian-priest-repeat-dungeon = hävita 1 haigus ja võta 1 kaart.
thunderstone-card-regian-bishop = Regia piiskop
thunderstone-text-regian-bishop-dungeon = võta 2 kaarti.
thunderstone-text-regian-bishop-repeat-dungeon = hävita 1 haigus ja võta 1 kaart.
thunderstone-card-selurin-magician = Selurini maag
thunderstone-text-selurin-magician-always = Maagiline rünnak +1 iga eseme ja iga maagilist rünnakut andva loitsu eest.
thunderstone-card-selurin-warlock = Selurini sorts
thunderstone-text-selurin-warlock-always = Kahekordistab kogu sinu maagilise rünnaku.
thunderstone-card-selurin-theurge = Selurini teurg
thunderstone-text-selurin-theurge-always = Kahekordistab kogu sinu maagilise rünnaku.
thunderstone-text-selurin-theurge-dungeon = iga mängija paneb maha 1 kangelase või näitab kätt, kus kangelast ei ole; üht mahapandud kangelast võid selles lahingus kasutada, seejärel läheb ta oma omaniku mahapanekupakki.
thunderstone-card-thyrian-squire = Thyria kannupoiss
thunderstone-text-thyrian-squire-dungeon = hävita 1 toidukaart ja saa lisaks rünnak +2.
thunderstone-card-thyrian-knight = Thyria rüütel
thunderstone-text-thyrian-knight-always = Igale maakaitsjale rünnak +1.
thunderstone-text-thyrian-knight-dungeon = hävita 1 toidukaart ja saa lisaks rünnak +2.
thunderstone-card-thyrian-lord = Thyria isand
thunderstone-text-thyrian-lord-always = Igale kangelasele, kes ei ole võitleja, rünnak +2.
thunderstone-text-thyrian-lord-dungeon = hävita 1 toidukaart ja pane saalist 1 või 2 võidupunkti väärt koletis oma mahapanekupakki, kogemust saamata; täida saal.

## Village cards

thunderstone-card-arcane-energies = Müstilised energiad
thunderstone-text-arcane-energies-dungeon = relvastatud kangelaste kogu rünnak muutub maagiliseks rünnakuks. Võta 1 kaart.
thunderstone-card-banish = Pagendus
thunderstone-text-banish-dungeon = pane 1 koletis saalist koobastikupaki alla ja täida saal või muuda kaartide järjekorda saalis. Seejärel hävita 1 kaart käest ja võta 1 kaart.
thunderstone-card-barkeep = Kõrtsmik
thunderstone-text-barkeep-village = võid sellel mängukorral osta 1 kaardi rohkem.
thunderstone-text-barkeep-village-2 = hävita see kaart ja saa 2 kuldmünti.
thunderstone-card-battle-fury = Lahinguraev
thunderstone-text-battle-fury-dungeon = kõigile kangelastele rünnak +1.
thunderstone-card-feast = Pidusöök
thunderstone-text-feast-dungeon = kõigile kangelastele jõud +3 ja rünnak +1.
thunderstone-card-fireball = Tulekera
thunderstone-card-flaming-sword = Leegimõõk
thunderstone-card-goodberries = Imemarjad
thunderstone-text-goodberries-dungeon = ühele kangelasele jõud +3; kogu tema rünnak muutub maagiliseks rünnakuks.
thunderstone-card-hatchet = Käsikirves
thunderstone-card-lantern = Latern
thunderstone-card-lightstone-gem = Valguskivi
thunderstone-card-magical-aura = Maagiline aura
thunderstone-text-magical-aura-dungeon = kõigi relvade kaal on 0. Võta 1 kaart.
thunderstone-card-pawnbroker = Pandimaja­pidaja
thunderstone-text-pawnbroker-village = hävita üks kaart, millel on kullaväärtus, ja saa niisama palju kulda ja veel 3 kuldmünti.
thunderstone-text-pawnbroker-village-2 = hävita see kaart ja saa 2 kuldmünti.
thunderstone-card-polearm = Hellebard
thunderstone-text-polearm-always = Rünnak +2 asemel +6, kui kandja jõud on vähemalt 8.
thunderstone-card-short-sword = Lühimõõk
thunderstone-card-spear = Oda
thunderstone-text-spear-dungeon = kui kangelane on selle relvaga relvastatud, võid relva hävitada ja saada lisaks rünnak +3 (kokku +5).
thunderstone-card-town-guard = Linnavaht
thunderstone-text-town-guard-village = võta 2 kaarti.
thunderstone-text-town-guard-village-2 = hävita see kaart ja võta veel 3 kaarti.
thunderstone-card-trainer = Välja­õpetaja
thunderstone-text-trainer-village = hävita 1 maakaitsja ja saa 2 kogemuspunkti.
thunderstone-text-trainer-village-2 = hävita see kaart ja saa 2 kuldmünti.
thunderstone-card-warhammer = Sõjavasar
thunderstone-text-warhammer-always = Vaimuliku käes lisaks rünnak +3 hukatuserüütlite ja ebasurnute vastu.

## Monsters

thunderstone-card-archduke-of-pain = Valu ertshertsog
thunderstone-text-archduke-of-pain-always = Vajalik maagiline rünnak.
thunderstone-text-archduke-of-pain-battle = hävita kõik vaimulikud ja võlurid.
thunderstone-text-archduke-of-pain-breach = hävita igast kangelasevirnast 2 pealmist kaarti, ka maakaitsjate virnast.
thunderstone-card-grudgebeast = Vimmaelajas
thunderstone-card-succubus = Sukubus
thunderstone-text-succubus-always = Pool rünnakut, kui maagilist rünnakut ei ole.
thunderstone-card-tormentor = Piinaja
thunderstone-text-tormentor-always = Pool rünnakut, kui ükski kangelane ei ole relvastatud.
thunderstone-text-tormentor-battle = hävita 1 vaimulik.
thunderstone-card-the-unchained = Valla­pääsenu
thunderstone-text-the-unchained-battle = saad 1 haiguse.
thunderstone-text-the-unchained-trophy = maagiline rünnak +1.
thunderstone-card-darkness = Pimedus
thunderstone-text-darkness-always = Valgus −1. Relvastamata kangelased ei ründa.
thunderstone-card-judgement = Kohtu­mõistmine
thunderstone-text-judgement-battle = kõigile kangelastele jõud −2 ja igaühele −1 rünnakule või maagilisele rünnakule.
thunderstone-card-knightmare = Luupainaja­rüütel
thunderstone-text-knightmare-always = Valgus −2.
thunderstone-text-knightmare-battle = hävita 1 võitleja.
thunderstone-card-lord-mortis = Lord Mortis
thunderstone-text-lord-mortis-always = Valgus −2.
thunderstone-card-the-prince = Prints
thunderstone-text-the-prince-battle = kõigile kangelastele jõud −2.
thunderstone-text-the-prince-battle-2 = hävita 1 võitleja.
thunderstone-card-ebon-fume = Eebenisuits
thunderstone-text-ebon-fume-always = Immuunne maagilise rünnaku suhtes.
thunderstone-text-ebon-fume-battle = hävita suurima jõuga kangelane.
thunderstone-text-ebon-fume-trophy = rünnak +3.
thunderstone-card-mythlurian = Mythlurian
thunderstone-text-mythlurian-battle = hävita 1 kangelane.
thunderstone-card-skaladak = Skaladak
thunderstone-text-skaladak-battle = hävita 1 relv.
thunderstone-card-tyxr-the-old = Vana Tyxr
thunderstone-text-tyxr-the-old-battle = hävita 1 kangelane.
thunderstone-text-tyxr-the-old-breach = iga mängija paneb maha 2 kaarti.
thunderstone-text-tyxr-the-old-trophy = maagiline rünnak +2.
thunderstone-card-uyril-unending = Igavene Uyril
thunderstone-text-uyril-unending-always = Pool rünnakut, kui maagilist rünnakut ei ole.
thunderstone-text-uyril-unending-battle = hävita 1 maakaitsja.
thunderstone-text-uyril-unending-trophy = rünnak +1.
thunderstone-card-blink-dog = Virvekoer
thunderstone-text-blink-dog-always = Valgus −1. Teda ei saa rünnata, kuni kehtib valgustrahv.
thunderstone-card-griffon = Greif
thunderstone-text-griffon-trophy = maagiline rünnak +1.
thunderstone-card-nixie = Näkk
thunderstone-card-pegasus = Pegasus
thunderstone-text-pegasus-trophy = maagiline rünnak +1.
thunderstone-card-sphinx = Sfinks
thunderstone-text-sphinx-always = Ainult maagiline rünnak.
thunderstone-text-sphinx-spoils = võid avada oma pakist 6 kaarti, hävitada neist mis tahes kaardid ja panna ülejäänud maha.
thunderstone-text-sphinx-trophy = maagiline rünnak +2.
thunderstone-card-bloodskull-orc = Verekolju ork
thunderstone-card-deadbone-troll = Surmakondi troll
thunderstone-text-deadbone-troll-battle = saad 1 haiguse.
thunderstone-card-firebrand-cyclops = Tuletuki kükloop
thunderstone-card-grayskin-lizard = Hallnaha sisalik
thunderstone-text-grayskin-lizard-battle = igale relvastatud kangelasele rünnak +1.
thunderstone-card-griknack-goblin = Griknacki goblin
thunderstone-card-black-slime = Must lima
thunderstone-text-black-slime-battle = hävita 1 maakaitsja.
thunderstone-card-gray-ooze = Hall löga
thunderstone-text-gray-ooze-battle = hävita 1 kangelane, kui salgas ei ole keegi relvastatud.
thunderstone-text-gray-ooze-spoils = pärast võitu võid osta 1 toidukaardi.
thunderstone-card-green-blob = Roheline klomp
thunderstone-text-green-blob-battle = hävita 1 toidukaart.
thunderstone-card-noxious-slag = Mürgine räbu
thunderstone-text-noxious-slag-always = Pool maagilist rünnakut. Immuunne teravrelvade suhtes.
thunderstone-card-red-jelly = Punane tarretis
thunderstone-text-red-jelly-battle = hävita 1 relv.
thunderstone-text-red-jelly-trophy = valgus +1.
thunderstone-card-famine = Näljahäda
thunderstone-text-famine-battle = saad 1 haiguse.
thunderstone-card-harbinger = Ette­kuulutaja
thunderstone-text-harbinger-battle = hävita 1 loits.
thunderstone-card-kingdom = Kuningriik
thunderstone-text-kingdom-battle = saad 1 haiguse.
thunderstone-card-lord-of-death = Surma isand
thunderstone-text-lord-of-death-battle = saad 2 haigust.
thunderstone-card-suffering = Kannatus
thunderstone-text-suffering-battle = kõigile kangelastele jõud −2.
thunderstone-text-suffering-battle-2 = saad 1 haiguse.
thunderstone-card-ghost = Kummitus
thunderstone-text-ghost-always = Pool rünnakut, kui maagilist rünnakut ei ole.
thunderstone-text-ghost-battle = kõigile kangelastele jõud −2.
thunderstone-card-haunt = Tont
thunderstone-text-haunt-battle = üks sinu valitud kangelane ei saa rünnata.
thunderstone-card-revenant = Kodukäija
thunderstone-text-revenant-always = Vajalik maagiline rünnak.
thunderstone-text-revenant-battle = kõigile kangelastele jõud −4.
thunderstone-text-revenant-battle-2 = kangelased, kelle jõud on 0 või alla selle, hävitatakse pärast lahingut.
thunderstone-card-spectre = Viirastus
thunderstone-text-spectre-battle = hävita 1 maakaitsja.
thunderstone-card-wraith = Surmavari
thunderstone-text-wraith-battle = hävita 1 maakaitsja.

## When a part of a text works

thunderstone-when-village = Küla
thunderstone-when-dungeon = Koobastik
thunderstone-when-repeat-dungeon = Koobastik, korduv
thunderstone-when-entering = Koobastikku sisenedes
thunderstone-when-in-dungeon = Koobastikus
thunderstone-when-spoils = Saak
thunderstone-when-spoils-of = Saak ({ $kind })
thunderstone-when-battle = Lahing
thunderstone-when-breach = Läbimurre
thunderstone-when-trophy = Trofee
thunderstone-when-level-up = Tasemetõus

# A part of a text with its time.
thunderstone-part = { $when }: { $text }

## Types, classes and keywords

thunderstone-type-hero = Kangelane
thunderstone-type-militia = Maakaitsja
thunderstone-type-weapon = Relv
thunderstone-type-edged = Teravrelv
thunderstone-type-item = Ese
thunderstone-type-food = Toit
thunderstone-type-light = Valgus
thunderstone-type-disease = Haigus
thunderstone-type-thunderstone = Kõuekivi
thunderstone-type-fighter = Võitleja
thunderstone-type-archer = Vibukütt
thunderstone-type-cleric = Vaimulik
thunderstone-type-wizard = Võlur
thunderstone-type-thief = Varas
thunderstone-type-spell = Loits
thunderstone-type-villager = Külaelanik
thunderstone-type-magic = Maagia
thunderstone-type-blunt = Löökrelv
thunderstone-type-monster = Koletis
thunderstone-type-abyssal = Sügavikuolend
thunderstone-type-doomknight = Hukatuserüütel
thunderstone-type-humanoid = Humanoid
thunderstone-type-dragon = Draakon
thunderstone-type-enchanted = Võluolend
thunderstone-type-ooze = Lima
thunderstone-type-undead = Ebasurnu
thunderstone-type-doom = Hukatus
thunderstone-type-spirit = Vaim

# A row of them.
thunderstone-types = { $first } • { $second }

## Hero families

thunderstone-family-amazon = Amatsoon
thunderstone-family-chalice = Graal
thunderstone-family-dwarf = Kääbus
thunderstone-family-elf = Haldjas
thunderstone-family-feayn = Feayn
thunderstone-family-lorigg = Lorigg
thunderstone-family-outlands = Ääremaad
thunderstone-family-redblade = Punatera
thunderstone-family-regian = Regia
thunderstone-family-selurin = Selurin
thunderstone-family-thyrian = Thyria

## Monster groups

thunderstone-group-abyssal = Sügavikuolend
thunderstone-group-doomknight = Hukatuserüütel • Humanoid
thunderstone-group-dragon = Draakon
thunderstone-group-enchanted = Võluolend
thunderstone-group-humanoid = Humanoid
thunderstone-group-ooze = Lima
thunderstone-group-undead-doom = Ebasurnu • Hukatus
thunderstone-group-undead-spirit = Ebasurnu • Vaim

## Words: the value is a label, .in the form inside a sentence (nominative)

thunderstone-word-village = Küla
    .in = küla
thunderstone-word-dungeon = Koobastik
    .in = koobastik
thunderstone-word-dungeon-deck = Koobastikupakk
    .in = koobastikupakk
thunderstone-word-rest = Puhkus
    .in = puhkus
thunderstone-word-hall = Koobastiku saal
    .in = koobastiku saal
thunderstone-word-rank = Rida
    .in = rida
thunderstone-word-light = Valgus
    .in = valgus
thunderstone-word-light-penalty = Valgustrahv
    .in = valgustrahv
thunderstone-word-attack = Rünnak
    .in = rünnak
thunderstone-word-magic-attack = Maagiline rünnak
    .in = maagiline rünnak
thunderstone-word-attack-value = Ründejõud
    .in = ründejõud
thunderstone-word-strength = Jõud
    .in = jõud
thunderstone-word-weight = Kaal
    .in = kaal
thunderstone-word-cost = Hind
    .in = hind
thunderstone-word-gold = Kuld
    .in = kuld
thunderstone-word-experience = Kogemus
    .in = kogemus
thunderstone-word-level = Tase
    .in = tase
thunderstone-word-health = Tervis
    .in = tervis
thunderstone-word-victory-point = Võidupunkt
    .in = võidupunkt
thunderstone-word-battle-effect = Lahingumõju
    .in = lahingumõju
thunderstone-word-disease = Haigus
    .in = haigus
thunderstone-word-hand = Käsi
    .in = käsi
thunderstone-word-deck = Salgapakk
    .in = salgapakk
thunderstone-word-discard-pile = Mahapanekupakk
    .in = mahapanekupakk
thunderstone-word-destroyed-pile = Hävitatud kaardid
    .in = hävitatud kaardid
thunderstone-word-stack = Virn
    .in = virn
thunderstone-word-hero = Kangelane
    .in = kangelane
thunderstone-word-weapon = Relv
    .in = relv
thunderstone-word-item = Ese
    .in = ese
thunderstone-word-spell = Loits
    .in = loits
thunderstone-word-villager = Külaelanik
    .in = külaelanik
thunderstone-word-monster = Koletis
    .in = koletis
thunderstone-word-militia = Maakaitsja
    .in = maakaitsja
thunderstone-word-food = Toit
    .in = toit
thunderstone-word-thunderstone = Kõuekivi
    .in = Kõuekivi

## Counted phrases, as the object of a verb: $n is the number

thunderstone-count-card = { $n ->
    [one] { $n } kaardi
   *[other] { $n } kaarti
}
thunderstone-count-gold = { $n ->
    [one] { $n } kuldmündi
   *[other] { $n } kuldmünti
}
thunderstone-count-experience = { $n ->
    [one] { $n } kogemuspunkti
   *[other] { $n } kogemuspunkti
}
thunderstone-count-light = { $n ->
    [one] { $n } punkti valgust
   *[other] { $n } punkti valgust
}
thunderstone-count-attack = { $n ->
    [one] { $n } punkti rünnakut
   *[other] { $n } punkti rünnakut
}
thunderstone-count-magic-attack = { $n ->
    [one] { $n } punkti maagilist rünnakut
   *[other] { $n } punkti maagilist rünnakut
}
thunderstone-count-strength = { $n ->
    [one] { $n } punkti jõudu
   *[other] { $n } punkti jõudu
}
thunderstone-count-victory-point = { $n ->
    [one] { $n } võidupunkti
   *[other] { $n } võidupunkti
}
thunderstone-count-disease = { $n ->
    [one] { $n } haiguse
   *[other] { $n } haigust
}
thunderstone-count-hero = { $n ->
    [one] { $n } kangelase
   *[other] { $n } kangelast
}
thunderstone-count-monster = { $n ->
    [one] { $n } koletise
   *[other] { $n } koletist
}
thunderstone-count-weapon = { $n ->
    [one] { $n } relva
   *[other] { $n } relva
}
thunderstone-count-player = { $n ->
    [one] { $n } mängija
   *[other] { $n } mängijat
}
