# Thunderstone: the cards. The value is the name, .text the effects, .type the type line.
# A card without effects has a dash as text; figures such as attack, light or gold are drawn as icons.

## Basic cards, Disease and the Thunderstone

thunderstone-card-militia = Maakaitsja
    .text = Tasemetõus: 3 kogemuspunkti eest saab temast küla mis tahes 1. taseme kangelane.
    .type = Maakaitsja • Kangelane
thunderstone-card-dagger = Pistoda
    .text = –
    .type = Relv • Teravrelv
thunderstone-card-iron-rations = Teemoon
    .text = Koobastik: ühele kangelasele jõud +2.
    .type = Ese • Toit
thunderstone-card-torch = Tõrvik
    .text = –
    .type = Ese • Valgus
thunderstone-card-disease = Haigus
    .text = Koobastikus: −1 rünnakule või maagilisele rünnakule omal valikul; valitu peab olema vähemalt +1.
    .type = Haigus
thunderstone-card-stone-of-mystery = Saladuste kivi
    .text = –
    .type = Kõuekivi

## Heroes

thunderstone-card-amazon-archer = Amatsoonist vibukütt
    .text = 2. või 3. reas oleva koletise vastu lisaks rünnak +2.
    .type = Kangelane • Võitleja • Vibukütt
thunderstone-card-amazon-huntress = Amatsoonist jahtija
    .text = 2. või 3. reas oleva koletise vastu lisaks rünnak +3.
    .type = Kangelane • Võitleja • Vibukütt
thunderstone-card-amazon-queen = Amatsoonist kuninganna
    .text = 2. või 3. reas oleva koletise vastu lisaks rünnak +4.
    .type = Kangelane • Võitleja • Vibukütt
thunderstone-card-chalice-quester = Graaliotsija
    .text = Koobastik, korduv: hävita 1 haigus ja võta 1 kaart.
    .type = Kangelane • Võitleja • Vaimulik
thunderstone-card-chalice-defender = Graalikaitsja
    .text = Rünnak +1 iga valgust andva eseme eest. Koobastik: võta 1 kaart. Koobastik, korduv: hävita 1 haigus ja võta 1 kaart.
    .type = Kangelane • Võitleja • Vaimulik
thunderstone-card-chalice-paladin = Graali­paladin
    .text = Koobastik: võta 1 kaart. Saak (mis tahes kaart): pärast võitu võid osta külast 1 mis tahes kaardi.
    .type = Kangelane • Võitleja • Vaimulik
thunderstone-card-dwarf-guardian = Kääbusest valvur
    .text = Lisaks rünnak +3, kui ta on relvastatud teravrelvaga.
    .type = Kangelane • Võitleja
thunderstone-card-dwarf-janissary = Kääbusest janitšar
    .text = Lisaks rünnak +4, kui ta on relvastatud teravrelvaga. Saak (relv): pärast võitu võid osta 1 relva.
    .type = Kangelane • Võitleja
thunderstone-card-dwarf-sentinel = Kääbusest kaitsja
    .text = Lisaks rünnak +5, kui ta on relvastatud teravrelvaga.
    .type = Kangelane • Võitleja
thunderstone-card-elf-wizard = Haldjast võlur
    .text = –
    .type = Kangelane • Võlur
thunderstone-card-elf-sorcerer = Haldjast manaja
    .text = Pärast võitu võid panna 1 koletise saalist koobastikupaki alla; täida saal.
    .type = Kangelane • Võlur
thunderstone-card-elf-archmage = Haldjast ülemmaag
    .text = Koobastik: võid panna 1 koletise saalist koobastikupaki alla; täida saal.
    .type = Kangelane • Võlur
thunderstone-card-feayn-archer = Feayni vibukütt
    .text = Ei saa rünnata 1. reas olevat koletist.
    .type = Kangelane • Võitleja • Vibukütt
thunderstone-card-feayn-marksman = Feayni täpsuskütt
    .text = Ei saa rünnata 1. reas olevat koletist.
    .type = Kangelane • Võitleja • Vibukütt
thunderstone-card-feayn-sniper = Feayni meister­laskur
    .text = Ei saa rünnata 1. reas olevat koletist. Kui alistad 3. reas oleva koletise, saad 1 kogemuspunkti rohkem.
    .type = Kangelane • Võitleja • Vibukütt
thunderstone-card-lorigg-thief = Loriggi varas
    .text = –
    .type = Kangelane • Varas
thunderstone-card-lorigg-rogue = Loriggi kelm
    .text = Koobastikku sisenedes: teised mängijad panevad igaüks maha 1 kaardi.
    .type = Kangelane • Varas
thunderstone-card-lorigg-outlaw = Loriggi lindprii
    .text = Koobastikku sisenedes: teised mängijad panevad igaüks maha 1 kaardi.
    .type = Kangelane • Varas
thunderstone-card-outlands-warrior = Ääremaade sõdalane
    .text = Koobastik: hävita 1 toidukaart ja saa lisaks rünnak +3.
    .type = Kangelane • Võitleja
thunderstone-card-outlands-slayer = Ääremaade alistaja
    .text = Rünnak +1 iga avatud koletisekaardi eest. Koobastik, korduv: hävita 1 toidukaart ja saa lisaks rünnak +3.
    .type = Kangelane • Võitleja
thunderstone-card-outlands-khan = Ääremaade khaan
    .text = Rünnak +2 iga avatud koletisekaardi eest.
    .type = Kangelane • Võitleja
thunderstone-card-redblade-killer = Punatera tapja
    .text = –
    .type = Kangelane • Võitleja • Varas
thunderstone-card-redblade-poisoner = Punatera mürgitaja
    .text = Koobastikku sisenedes: teised mängijad panevad igaüks maha 1 kaardi.
    .type = Kangelane • Võitleja • Varas
thunderstone-card-redblade-assassin = Punatera salamõrvar
    .text = Koobastikku sisenedes: teised mängijad panevad igaüks maha 1 kangelase või 2 kaarti.
    .type = Kangelane • Võitleja • Varas
thunderstone-card-regian-cleric = Regia vaimulik
    .text = Koobastik, korduv: hävita 1 haigus ja võta 1 kaart.
    .type = Kangelane • Vaimulik
thunderstone-card-regian-priest = Regia preester
    .text = Koobastik: võta 1 kaart. Koobastik, korduv: hävita 1 haigus ja võta 1 kaart.
    .type = Kangelane • Vaimulik
thunderstone-card-regian-bishop = Regia piiskop
    .text = Koobastik: võta 2 kaarti. Koobastik, korduv: hävita 1 haigus ja võta 1 kaart.
    .type = Kangelane • Vaimulik
thunderstone-card-selurin-magician = Selurini maag
    .text = Maagiline rünnak +1 iga eseme ja iga maagilist rünnakut andva loitsu eest.
    .type = Kangelane • Võlur
thunderstone-card-selurin-warlock = Selurini sorts
    .text = Kahekordistab kogu sinu maagilise rünnaku.
    .type = Kangelane • Võlur
thunderstone-card-selurin-theurge = Selurini teurg
    .text = Kahekordistab kogu sinu maagilise rünnaku. Koobastik: iga mängija paneb maha 1 kangelase või näitab kätt, kus kangelast ei ole; üht mahapandud kangelast võid selles lahingus kasutada, seejärel läheb ta oma omaniku mahapanekupakki.
    .type = Kangelane • Võlur
thunderstone-card-thyrian-squire = Thyria kannupoiss
    .text = Koobastik: hävita 1 toidukaart ja saa lisaks rünnak +2.
    .type = Kangelane • Võitleja
thunderstone-card-thyrian-knight = Thyria rüütel
    .text = Igale maakaitsjale rünnak +1. Koobastik: hävita 1 toidukaart ja saa lisaks rünnak +2.
    .type = Kangelane • Võitleja
thunderstone-card-thyrian-lord = Thyria isand
    .text = Igale kangelasele, kes ei ole võitleja, rünnak +2. Koobastik: hävita 1 toidukaart ja pane saalist 1 või 2 võidupunkti väärt koletis oma mahapanekupakki, kogemust saamata; täida saal.
    .type = Kangelane • Võitleja

## Village cards

thunderstone-card-arcane-energies = Müstilised energiad
    .text = Koobastik: relvastatud kangelaste kogu rünnak muutub maagiliseks rünnakuks. Võta 1 kaart.
    .type = Loits
thunderstone-card-banish = Pagendus
    .text = Koobastik: pane 1 koletis saalist koobastikupaki alla ja täida saal või muuda kaartide järjekorda saalis. Seejärel hävita 1 kaart käest ja võta 1 kaart.
    .type = Loits
thunderstone-card-barkeep = Kõrtsmik
    .text = Küla: võid sellel mängukorral osta 1 kaardi rohkem. Küla: hävita see kaart ja saa 2 kuldmünti.
    .type = Külaelanik
thunderstone-card-battle-fury = Lahinguraev
    .text = Koobastik: kõigile kangelastele rünnak +1.
    .type = Loits
thunderstone-card-feast = Pidusöök
    .text = Koobastik: kõigile kangelastele jõud +3 ja rünnak +1.
    .type = Ese • Toit
thunderstone-card-fireball = Tulekera
    .text = –
    .type = Loits
thunderstone-card-flaming-sword = Leegimõõk
    .text = –
    .type = Relv • Teravrelv
thunderstone-card-goodberries = Imemarjad
    .text = Koobastik: ühele kangelasele jõud +3; kogu tema rünnak muutub maagiliseks rünnakuks.
    .type = Ese • Toit • Maagia
thunderstone-card-hatchet = Käsikirves
    .text = –
    .type = Relv • Teravrelv
thunderstone-card-lantern = Latern
    .text = –
    .type = Ese • Valgus
thunderstone-card-lightstone-gem = Valguskivi
    .text = –
    .type = Ese • Valgus • Maagia
thunderstone-card-magical-aura = Maagiline aura
    .text = Koobastik: kõigi relvade kaal on 0. Võta 1 kaart.
    .type = Loits
thunderstone-card-pawnbroker = Pandimaja­pidaja
    .text = Küla: hävita üks kaart, millel on kullaväärtus, ja saa niisama palju kulda ja veel 3 kuldmünti. Küla: hävita see kaart ja saa 2 kuldmünti.
    .type = Külaelanik
thunderstone-card-polearm = Hellebard
    .text = Rünnak +2 asemel +6, kui kandja jõud on vähemalt 8.
    .type = Relv • Teravrelv
thunderstone-card-short-sword = Lühimõõk
    .text = –
    .type = Relv • Teravrelv
thunderstone-card-spear = Oda
    .text = Koobastik: kui kangelane on selle relvaga relvastatud, võid relva hävitada ja saada lisaks rünnak +3 (kokku +5).
    .type = Relv • Teravrelv
thunderstone-card-town-guard = Linnavaht
    .text = Küla: võta 2 kaarti. Küla: hävita see kaart ja võta veel 3 kaarti.
    .type = Külaelanik
thunderstone-card-trainer = Välja­õpetaja
    .text = Küla: hävita 1 maakaitsja ja saa 2 kogemuspunkti. Küla: hävita see kaart ja saa 2 kuldmünti.
    .type = Külaelanik
thunderstone-card-warhammer = Sõjavasar
    .text = Vaimuliku käes lisaks rünnak +3 hukatuserüütlite ja ebasurnute vastu.
    .type = Relv • Löökrelv

## Monsters

thunderstone-card-archduke-of-pain = Valu ertshertsog
    .text = Vajalik maagiline rünnak. Lahing: hävita kõik vaimulikud ja võlurid. Läbimurre: hävita igast kangelasevirnast 2 pealmist kaarti, ka maakaitsjate virnast.
    .type = Koletis • Sügavikuolend
thunderstone-card-grudgebeast = Vimmaelajas
    .text = –
    .type = Koletis • Sügavikuolend
thunderstone-card-succubus = Sukubus
    .text = Pool rünnakut, kui maagilist rünnakut ei ole.
    .type = Koletis • Sügavikuolend
thunderstone-card-tormentor = Piinaja
    .text = Pool rünnakut, kui ükski kangelane ei ole relvastatud. Lahing: hävita 1 vaimulik.
    .type = Koletis • Sügavikuolend
thunderstone-card-the-unchained = Valla­pääsenu
    .text = Lahing: saad 1 haiguse. Trofee: maagiline rünnak +1.
    .type = Koletis • Sügavikuolend
thunderstone-card-darkness = Pimedus
    .text = Valgus −1. Relvastamata kangelased ei ründa.
    .type = Koletis • Hukatuserüütel • Humanoid
thunderstone-card-judgement = Kohtu­mõistmine
    .text = Lahing: kõigile kangelastele jõud −2 ja igaühele −1 rünnakule või maagilisele rünnakule.
    .type = Koletis • Hukatuserüütel • Humanoid
thunderstone-card-knightmare = Luupainaja­rüütel
    .text = Valgus −2. Lahing: hävita 1 võitleja.
    .type = Koletis • Hukatuserüütel • Humanoid
thunderstone-card-lord-mortis = Lord Mortis
    .text = Valgus −2.
    .type = Koletis • Hukatuserüütel • Humanoid
thunderstone-card-the-prince = Prints
    .text = Lahing: kõigile kangelastele jõud −2. Lahing: hävita 1 võitleja.
    .type = Koletis • Hukatuserüütel • Humanoid
thunderstone-card-ebon-fume = Eebenisuits
    .text = Immuunne maagilise rünnaku suhtes. Lahing: hävita suurima jõuga kangelane. Trofee: rünnak +3.
    .type = Koletis • Draakon
thunderstone-card-mythlurian = Mythlurian
    .text = Lahing: hävita 1 kangelane.
    .type = Koletis • Draakon
thunderstone-card-skaladak = Skaladak
    .text = Lahing: hävita 1 relv.
    .type = Koletis • Draakon
thunderstone-card-tyxr-the-old = Vana Tyxr
    .text = Lahing: hävita 1 kangelane. Läbimurre: iga mängija paneb maha 2 kaarti. Trofee: maagiline rünnak +2.
    .type = Koletis • Draakon
thunderstone-card-uyril-unending = Igavene Uyril
    .text = Pool rünnakut, kui maagilist rünnakut ei ole. Lahing: hävita 1 maakaitsja. Trofee: rünnak +1.
    .type = Koletis • Draakon
thunderstone-card-blink-dog = Virvekoer
    .text = Valgus −1. Teda ei saa rünnata, kuni kehtib valgustrahv.
    .type = Koletis • Võluolend
thunderstone-card-griffon = Greif
    .text = Trofee: maagiline rünnak +1.
    .type = Koletis • Võluolend
thunderstone-card-nixie = Näkk
    .text = –
    .type = Koletis • Võluolend
thunderstone-card-pegasus = Pegasus
    .text = Trofee: maagiline rünnak +1.
    .type = Koletis • Võluolend
thunderstone-card-sphinx = Sfinks
    .text = Ainult maagiline rünnak. Saak: võid avada oma pakist 6 kaarti, hävitada neist mis tahes kaardid ja panna ülejäänud maha. Trofee: maagiline rünnak +2.
    .type = Koletis • Võluolend
thunderstone-card-bloodskull-orc = Verekolju ork
    .text = –
    .type = Koletis • Humanoid
thunderstone-card-deadbone-troll = Surmakondi troll
    .text = Lahing: saad 1 haiguse.
    .type = Koletis • Humanoid
thunderstone-card-firebrand-cyclops = Tuletuki kükloop
    .text = –
    .type = Koletis • Humanoid
thunderstone-card-grayskin-lizard = Hallnaha sisalik
    .text = Lahing: igale relvastatud kangelasele rünnak +1.
    .type = Koletis • Humanoid
thunderstone-card-griknack-goblin = Griknacki goblin
    .text = –
    .type = Koletis • Humanoid
thunderstone-card-black-slime = Must lima
    .text = Lahing: hävita 1 maakaitsja.
    .type = Koletis • Lima
thunderstone-card-gray-ooze = Hall löga
    .text = Lahing: hävita 1 kangelane, kui salgas ei ole keegi relvastatud. Saak (toit): pärast võitu võid osta 1 toidukaardi.
    .type = Koletis • Lima
thunderstone-card-green-blob = Roheline klomp
    .text = Lahing: hävita 1 toidukaart.
    .type = Koletis • Lima
thunderstone-card-noxious-slag = Mürgine räbu
    .text = Pool maagilist rünnakut. Immuunne teravrelvade suhtes.
    .type = Koletis • Lima
thunderstone-card-red-jelly = Punane tarretis
    .text = Lahing: hävita 1 relv. Trofee: valgus +1.
    .type = Koletis • Lima
thunderstone-card-famine = Näljahäda
    .text = Lahing: saad 1 haiguse.
    .type = Koletis • Ebasurnu • Hukatus
thunderstone-card-harbinger = Ette­kuulutaja
    .text = Lahing: hävita 1 loits.
    .type = Koletis • Ebasurnu • Hukatus
thunderstone-card-kingdom = Kuningriik
    .text = Lahing: saad 1 haiguse.
    .type = Koletis • Ebasurnu • Hukatus
thunderstone-card-lord-of-death = Surma isand
    .text = Lahing: saad 2 haigust.
    .type = Koletis • Ebasurnu • Hukatus
thunderstone-card-suffering = Kannatus
    .text = Lahing: kõigile kangelastele jõud −2. Lahing: saad 1 haiguse.
    .type = Koletis • Ebasurnu • Hukatus
thunderstone-card-ghost = Kummitus
    .text = Pool rünnakut, kui maagilist rünnakut ei ole. Lahing: kõigile kangelastele jõud −2.
    .type = Koletis • Ebasurnu • Vaim
thunderstone-card-haunt = Tont
    .text = Lahing: üks sinu valitud kangelane ei saa rünnata.
    .type = Koletis • Ebasurnu • Vaim
thunderstone-card-revenant = Kodukäija
    .text = Vajalik maagiline rünnak. Lahing: kõigile kangelastele jõud −4; kangelased, kelle jõud on 0 või alla selle, hävitatakse pärast lahingut.
    .type = Koletis • Ebasurnu • Vaim
thunderstone-card-spectre = Viirastus
    .text = Lahing: hävita 1 maakaitsja.
    .type = Koletis • Ebasurnu • Vaim
thunderstone-card-wraith = Surmavari
    .text = Lahing: hävita 1 maakaitsja.
    .type = Koletis • Ebasurnu • Vaim

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
thunderstone-word-spoils = Saak
    .in = saak
thunderstone-word-breach = Läbimurre
    .in = läbimurre
thunderstone-word-trophy = Trofee
    .in = trofee
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
