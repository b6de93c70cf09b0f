# Thunderstone: the cards. The value is the name; the messages below it are the parts of the card’s text, by the time at
# which they work. Figures such as attack, light or gold are drawn as icons.

## Basic cards, Disease and the Thunderstone

thunderstone-card-militia = Ochotnik
thunderstone-text-militia-level-up = za 3 punkty doświadczenia staje się dowolnym Bohaterem 1. poziomu z Wioski.
thunderstone-card-dagger = Sztylet
thunderstone-card-iron-rations = Żelazne racje
thunderstone-text-iron-rations-dungeon = Siła +2 dla 1 Bohatera.
thunderstone-card-torch = Pochodnia
thunderstone-card-disease = Choroba
thunderstone-text-disease-in-dungeon = −1 do Ataku albo Ataku magicznego, do wyboru; wybrany musi wynosić przynajmniej +1.
thunderstone-card-stone-of-mystery = Kamień Tajemnic

## Heroes

thunderstone-card-amazon-archer = Amazonka Łuczniczka
thunderstone-text-amazon-archer-always = Dodatkowo Atak +2 przeciwko Potworowi w szeregu 2 lub 3.
thunderstone-card-amazon-huntress = Amazonka Łowczyni
thunderstone-text-amazon-huntress-always = Dodatkowo Atak +3 przeciwko Potworowi w szeregu 2 lub 3.
thunderstone-card-amazon-queen = Amazonka Królowa
thunderstone-text-amazon-queen-always = Dodatkowo Atak +4 przeciwko Potworowi w szeregu 2 lub 3.
thunderstone-card-chalice-quester = Poszukiwacz Graala
thunderstone-text-chalice-quester-repeat-dungeon = usuń 1 Chorobę, potem pociągnij 1 kartę.
thunderstone-card-chalice-defender = Obrońca Graala
thunderstone-text-chalice-defender-always = Atak +1 za każdy Przedmiot dający Światło.
thunderstone-text-chalice-defender-dungeon = pociągnij 1 kartę.
thunderstone-text-chalice-defender-repeat-dungeon = usuń 1 Chorobę, potem pociągnij 1 kartę.
thunderstone-card-chalice-paladin = Paladyn Graala
thunderstone-text-chalice-paladin-dungeon = pociągnij 1 kartę.
thunderstone-text-chalice-paladin-spoils = po zwycięstwie możesz kupić 1 dowolną kartę z Wioski.
thunderstone-card-dwarf-guardian = Krasnolud Strażnik
thunderstone-text-dwarf-guardian-always = Dodatkowo Atak +3, gdy jest wyposażony w Broń sieczną.
thunderstone-card-dwarf-janissary = Krasnolud Janczar
thunderstone-text-dwarf-janissary-always = Dodatkowo Atak +4, gdy jest wyposażony w Broń sieczną.
thunderstone-text-dwarf-janissary-spoils = po zwycięstwie możesz kupić 1 kartę Broni.
thunderstone-card-dwarf-sentinel = Krasnolud Obrońca
thunderstone-text-dwarf-sentinel-always = Dodatkowo Atak +5, gdy jest wyposażony w Broń sieczną.
thunderstone-card-elf-wizard = Elf Czarodziej
thunderstone-card-elf-sorcerer = Elf Zaklinacz
thunderstone-text-elf-sorcerer-victory = Po wygranej bitwie możesz odesłać 1 Potwora z Hali na spód Talii Lochu; dopełnij Halę.
thunderstone-card-elf-archmage = Elf Arcymag
thunderstone-text-elf-archmage-dungeon = możesz odesłać 1 Potwora z Hali na spód Talii Lochu; dopełnij Halę.
thunderstone-card-feayn-archer = Feayn Łucznik
thunderstone-text-feayn-archer-always = Nie może atakować Potwora w szeregu 1.
thunderstone-card-feayn-marksman = Feayn Strzelec
thunderstone-text-feayn-marksman-always = Nie może atakować Potwora w szeregu 1.
thunderstone-card-feayn-sniper = Feayn Snajper
thunderstone-text-feayn-sniper-always = Nie może atakować Potwora w szeregu 1.
thunderstone-text-feayn-sniper-victory = Za pokonanie Potwora w szeregu 3 zdobywasz 1 dodatkowy punkt doświadczenia.
thunderstone-card-lorigg-thief = Lorigg Złodziej
thunderstone-card-lorigg-rogue = Lorigg Łotrzyk
thunderstone-text-lorigg-rogue-entering = każdy inny gracz odrzuca 1 kartę.
thunderstone-card-lorigg-outlaw = Lorigg Banita
thunderstone-text-lorigg-outlaw-entering = każdy inny gracz odrzuca 1 kartę.
thunderstone-card-outlands-warrior = Wojownik z Rubieży
thunderstone-text-outlands-warrior-dungeon = usuń 1 kartę Żywności i dodaj Atak +3.
thunderstone-card-outlands-slayer = Pogromca z Rubieży
thunderstone-text-outlands-slayer-always = Atak +1 za każdą odsłoniętą kartę Potwora.
thunderstone-text-outlands-slayer-repeat-dungeon = usuń 1 kartę Żywności i dodaj Atak +3.
thunderstone-card-outlands-khan = Chan z Rubieży
thunderstone-text-outlands-khan-always = Atak +2 za każdą odsłoniętą kartę Potwora.
thunderstone-card-redblade-killer = Zabójca Bractwa
thunderstone-card-redblade-poisoner = Truciciel Bractwa
thunderstone-text-redblade-poisoner-entering = każdy inny gracz odrzuca 1 kartę.
thunderstone-card-redblade-assassin = Skrytobójca Bractwa
thunderstone-text-redblade-assassin-entering = każdy inny gracz odrzuca 1 Bohatera albo 2 karty.
thunderstone-card-regian-cleric = Regijczyk Kapłan
thunderstone-text-regian-cleric-repeat-dungeon = usuń 1 Chorobę, potem pociągnij 1 kartę.
thunderstone-card-regian-priest = Regijczyk Duchowny
thunderstone-text-regian-priest-dungeon = pociągnij 1 kartę.
thunderstone-text-regian-priest-repeat-dungeon = usuń 1 Chorobę, potem pociągnij 1 kartę.
thunderstone-card-regian-bishop = Regijczyk Biskup
thunderstone-text-regian-bishop-dungeon = pociągnij 2 karty.
thunderstone-text-regian-bishop-repeat-dungeon = usuń 1 Chorobę, potem pociągnij 1 kartę.
thunderstone-card-selurin-magician = Selurin Mag
thunderstone-text-selurin-magician-always = Atak magiczny +1 za każdy Przedmiot i za każde Zaklęcie dające Atak magiczny.
thunderstone-card-selurin-warlock = Selurin Czarownik
thunderstone-text-selurin-warlock-always = Podwaja łączny Atak magiczny.
thunderstone-card-selurin-theurge = Selurin Teurg
thunderstone-text-selurin-theurge-always = Podwaja łączny Atak magiczny.
thunderstone-text-selurin-theurge-dungeon = każdy gracz odrzuca 1 Bohatera albo pokazuje rękę bez Bohaterów; jednego z odrzuconych możesz użyć w tej bitwie, po czym wraca on na stos kart odrzuconych właściciela.
thunderstone-card-thyrian-squire = Thyryjczyk Giermek
thunderstone-text-thyrian-squire-dungeon = usuń 1 kartę Żywności i dodaj Atak +2.
thunderstone-card-thyrian-knight = Thyryjczyk Rycerz
thunderstone-text-thyrian-knight-always = Każdy Ochotnik otrzymuje Atak +1.
thunderstone-text-thyrian-knight-dungeon = usuń 1 kartę Żywności i dodaj Atak +2.
thunderstone-card-thyrian-lord = Thyryjczyk Władca
thunderstone-text-thyrian-lord-always = Każdy Bohater niebędący Wojownikiem otrzymuje Atak +2.
thunderstone-text-thyrian-lord-dungeon = usuń 1 kartę Żywności i przenieś z Hali na swój stos kart odrzuconych Potwora wartego 1 lub 2 punkty zwycięstwa, bez doświadczenia; dopełnij Halę.

## Village cards

thunderstone-card-arcane-energies = Tajemne energie
thunderstone-text-arcane-energies-dungeon = cały Atak wyposażonych Bohaterów staje się Atakiem magicznym. Pociągnij 1 kartę.
thunderstone-card-banish = Wypędzenie
thunderstone-text-banish-dungeon = odeślij 1 Potwora z Hali na spód Talii Lochu i dopełnij Halę albo zmień kolejność kart w Hali. Potem usuń 1 kartę z ręki i pociągnij 1 kartę.
thunderstone-card-barkeep = Karczmarz
thunderstone-text-barkeep-village = w tej turze możesz kupić o 1 kartę więcej.
thunderstone-text-barkeep-village-2 = usuń tę kartę i zdobądź 2 sztuki złota.
thunderstone-card-battle-fury = Szał bitewny
thunderstone-text-battle-fury-dungeon = Atak +1 dla każdego Bohatera.
thunderstone-card-feast = Uczta
thunderstone-text-feast-dungeon = Siła +3 i Atak +1 dla każdego Bohatera.
thunderstone-card-fireball = Ognista kula
thunderstone-card-flaming-sword = Płomienny miecz
thunderstone-card-goodberries = Jagody
thunderstone-text-goodberries-dungeon = Siła +3 dla 1 Bohatera; cały jego Atak staje się Atakiem magicznym.
thunderstone-card-hatchet = Toporek
thunderstone-card-lantern = Latarnia
thunderstone-card-lightstone-gem = Świetlisty klejnot
thunderstone-card-magical-aura = Magiczna aura
thunderstone-text-magical-aura-dungeon = Ciężar każdej Broni wynosi 0. Pociągnij 1 kartę.
thunderstone-card-pawnbroker = Lichwiarz
thunderstone-text-pawnbroker-village = usuń 1 kartę z wartością złota, a zdobędziesz tyle złota i jeszcze 3 sztuki.
thunderstone-text-pawnbroker-village-2 = usuń tę kartę i zdobądź 2 sztuki złota.
thunderstone-card-polearm = Halabarda
thunderstone-text-polearm-always = Atak +6 zamiast +2, jeśli Siła Bohatera wynosi 8 lub więcej.
thunderstone-card-short-sword = Krótki miecz
thunderstone-card-spear = Włócznia
thunderstone-text-spear-dungeon = jeśli ta Broń jest przydzielona, możesz ją usunąć i dodać Atak +3 (łącznie +5).
thunderstone-card-town-guard = Strażnik miejski
thunderstone-text-town-guard-village = pociągnij 2 karty.
thunderstone-text-town-guard-village-2 = usuń tę kartę i pociągnij jeszcze 3 karty.
thunderstone-card-trainer = Nauczyciel
thunderstone-text-trainer-village = usuń 1 Ochotnika i zdobądź 2 punkty doświadczenia.
thunderstone-text-trainer-village-2 = usuń tę kartę i zdobądź 2 sztuki złota.
thunderstone-card-warhammer = Młot bojowy
thunderstone-text-warhammer-always = W rękach Kapłana dodatkowo Atak +3 przeciwko Nieumarłym i Rycerzom Zagłady.

## Monsters

thunderstone-card-archduke-of-pain = Arcyksiążę Bólu
thunderstone-text-archduke-of-pain-always = Wymagany Atak magiczny.
thunderstone-text-archduke-of-pain-battle = usuń wszystkich Kapłanów i Czarodziejów.
thunderstone-text-archduke-of-pain-breach = usuń po 2 karty z wierzchu każdego stosu Bohaterów, także Ochotników.
thunderstone-card-grudgebeast = Bestia Żalu
thunderstone-card-succubus = Sukkub
thunderstone-text-succubus-always = Połowa Ataku bez Ataku magicznego.
thunderstone-card-tormentor = Dręczyciel
thunderstone-text-tormentor-always = Połowa Ataku bez przydzielonej Broni.
thunderstone-text-tormentor-battle = usuń 1 Kapłana.
thunderstone-card-the-unchained = Rozkuty
thunderstone-text-the-unchained-battle = zdobywasz 1 Chorobę.
thunderstone-text-the-unchained-trophy = Atak magiczny +1.
thunderstone-card-darkness = Ciemność
thunderstone-text-darkness-always = Światło −1. Niewyposażeni Bohaterowie nie mogą atakować.
thunderstone-card-judgement = Osąd
thunderstone-text-judgement-battle = Siła −2 dla każdego Bohatera oraz −1 do jego Ataku albo Ataku magicznego.
thunderstone-card-knightmare = Koszmarny Rycerz
thunderstone-text-knightmare-always = Światło −2.
thunderstone-text-knightmare-battle = usuń 1 Wojownika.
thunderstone-card-lord-mortis = Lord Mortis
thunderstone-text-lord-mortis-always = Światło −2.
thunderstone-card-the-prince = Książę
thunderstone-text-the-prince-battle = Siła −2 dla każdego Bohatera.
thunderstone-text-the-prince-battle-2 = usuń 1 Wojownika.
thunderstone-card-ebon-fume = Mahoniowy Opar
thunderstone-text-ebon-fume-always = Odporność na Atak magiczny.
thunderstone-text-ebon-fume-battle = usuń Bohatera o największej Sile.
thunderstone-text-ebon-fume-trophy = Atak +3.
thunderstone-card-mythlurian = Mythlur
thunderstone-text-mythlurian-battle = usuń 1 Bohatera.
thunderstone-card-skaladak = Skaladak
thunderstone-text-skaladak-battle = usuń 1 Broń.
thunderstone-card-tyxr-the-old = Tyxr Stary
thunderstone-text-tyxr-the-old-battle = usuń 1 Bohatera.
thunderstone-text-tyxr-the-old-breach = każdy gracz odrzuca 2 karty.
thunderstone-text-tyxr-the-old-trophy = Atak magiczny +2.
thunderstone-card-uyril-unending = Uyril Wszechwieczny
thunderstone-text-uyril-unending-always = Połowa Ataku bez Ataku magicznego.
thunderstone-text-uyril-unending-battle = usuń 1 Ochotnika.
thunderstone-text-uyril-unending-trophy = Atak +1.
thunderstone-card-blink-dog = Migopies
thunderstone-text-blink-dog-always = Światło −1. Nie może być atakowany, dopóki obowiązuje kara za brak Światła.
thunderstone-card-griffon = Gryf
thunderstone-text-griffon-trophy = Atak magiczny +1.
thunderstone-card-nixie = Rusałka
thunderstone-card-pegasus = Pegaz
thunderstone-text-pegasus-trophy = Atak magiczny +1.
thunderstone-card-sphinx = Sfinks
thunderstone-text-sphinx-always = Wyłącznie Atak magiczny.
thunderstone-text-sphinx-spoils = możesz odsłonić 6 kart ze swojej talii, usunąć dowolne z nich i odrzucić resztę.
thunderstone-text-sphinx-trophy = Atak magiczny +2.
thunderstone-card-bloodskull-orc = Ork Krwawa Czaszka
thunderstone-card-deadbone-troll = Troll Trupignat
thunderstone-text-deadbone-troll-battle = zdobywasz 1 Chorobę.
thunderstone-card-firebrand-cyclops = Ognisty Cyklop
thunderstone-card-grayskin-lizard = Jaszczur Szaroskóry
thunderstone-text-grayskin-lizard-battle = Atak +1 dla każdego wyposażonego Bohatera.
thunderstone-card-griknack-goblin = Goblin Griknak
thunderstone-card-black-slime = Czarny Szlam
thunderstone-text-black-slime-battle = usuń 1 Ochotnika.
thunderstone-card-gray-ooze = Szary Śluz
thunderstone-text-gray-ooze-battle = jeśli nikt w drużynie nie jest wyposażony w Broń, usuń 1 Bohatera.
thunderstone-text-gray-ooze-spoils = po zwycięstwie możesz kupić 1 kartę Żywności.
thunderstone-card-green-blob = Zielony Zaciek
thunderstone-text-green-blob-battle = usuń 1 kartę Żywności.
thunderstone-card-noxious-slag = Trująca Maź
thunderstone-text-noxious-slag-always = Połowa Ataku magicznego. Odporność na Broń sieczną.
thunderstone-card-red-jelly = Czerwony Szlam
thunderstone-text-red-jelly-battle = usuń 1 Broń.
thunderstone-text-red-jelly-trophy = Światło +1.
thunderstone-card-famine = Głód
thunderstone-text-famine-battle = zdobywasz 1 Chorobę.
thunderstone-card-harbinger = Zwiastun
thunderstone-text-harbinger-battle = usuń 1 Zaklęcie.
thunderstone-card-kingdom = Królestwo
thunderstone-text-kingdom-battle = zdobywasz 1 Chorobę.
thunderstone-card-lord-of-death = Pan Śmierci
thunderstone-text-lord-of-death-battle = zdobywasz 2 Choroby.
thunderstone-card-suffering = Udręka
thunderstone-text-suffering-battle = Siła −2 dla każdego Bohatera.
thunderstone-text-suffering-battle-2 = zdobywasz 1 Chorobę.
thunderstone-card-ghost = Mara
thunderstone-text-ghost-always = Połowa Ataku bez Ataku magicznego.
thunderstone-text-ghost-battle = Siła −2 dla każdego Bohatera.
thunderstone-card-haunt = Upiór
thunderstone-text-haunt-battle = wybrany przez ciebie Bohater nie może atakować.
thunderstone-card-revenant = Ożywieniec
thunderstone-text-revenant-always = Wymagany Atak magiczny.
thunderstone-text-revenant-battle = Siła −4 dla każdego Bohatera.
thunderstone-text-revenant-battle-2 = Bohaterów z Siłą 0 lub mniejszą usuń po bitwie.
thunderstone-card-spectre = Widmo
thunderstone-text-spectre-battle = usuń 1 Ochotnika.
thunderstone-card-wraith = Zjawa
thunderstone-text-wraith-battle = usuń 1 Ochotnika.

## When a part of a text works

thunderstone-when-village = Wioska
thunderstone-when-dungeon = Loch
thunderstone-when-repeat-dungeon = Wielokrotnie w Lochu
thunderstone-when-entering = Po wejściu do Lochu
thunderstone-when-in-dungeon = W Lochu
thunderstone-when-spoils = Łupy
thunderstone-when-spoils-of = Łupy ({ $kind })
thunderstone-when-battle = Bitwa
thunderstone-when-breach = Wtargnięcie
thunderstone-when-trophy = Trofeum
thunderstone-when-level-up = Podnoszenie poziomu

# A part of a text with its time.
thunderstone-part = { $when }: { $text }

## Types, classes and keywords

thunderstone-type-hero = Bohater
thunderstone-type-militia = Ochotnik
thunderstone-type-weapon = Broń
thunderstone-type-edged = Sieczna
thunderstone-type-item = Przedmiot
thunderstone-type-food = Żywność
thunderstone-type-light = Światło
thunderstone-type-disease = Choroba
thunderstone-type-thunderstone = Kamień Gromu
thunderstone-type-fighter = Wojownik
thunderstone-type-archer = Łucznik
thunderstone-type-cleric = Kapłan
thunderstone-type-wizard = Czarodziej
thunderstone-type-thief = Złodziej
thunderstone-type-spell = Zaklęcie
thunderstone-type-villager = Wieśniak
thunderstone-type-magic = Magia
thunderstone-type-blunt = Obuchowa
thunderstone-type-monster = Potwór
thunderstone-type-abyssal = Istota z Otchłani
thunderstone-type-doomknight = Rycerz Zagłady
thunderstone-type-humanoid = Humanoid
thunderstone-type-dragon = Smok
thunderstone-type-enchanted = Zaklęty
thunderstone-type-ooze = Śluz
thunderstone-type-undead = Nieumarły
thunderstone-type-doom = Zagłada
thunderstone-type-spirit = Duch

# A row of them.
thunderstone-types = { $first } • { $second }

## Hero families

thunderstone-family-amazon = Amazonka
thunderstone-family-chalice = Graal
thunderstone-family-dwarf = Krasnolud
thunderstone-family-elf = Elf
thunderstone-family-feayn = Feayn
thunderstone-family-lorigg = Lorigg
thunderstone-family-outlands = Rubieże
thunderstone-family-redblade = Bractwo
thunderstone-family-regian = Regijczyk
thunderstone-family-selurin = Selurin
thunderstone-family-thyrian = Thyryjczyk

## Monster groups

thunderstone-group-abyssal = Istota z Otchłani
thunderstone-group-doomknight = Rycerz Zagłady • Humanoid
thunderstone-group-dragon = Smok
thunderstone-group-enchanted = Zaklęty
thunderstone-group-humanoid = Humanoid
thunderstone-group-ooze = Śluz
thunderstone-group-undead-doom = Nieumarły • Zagłada
thunderstone-group-undead-spirit = Nieumarły • Duch

## Words: the value is a label, .in the form inside a sentence (nominative)

thunderstone-word-village = Wioska
    .in = Wioska
thunderstone-word-dungeon = Loch
    .in = Loch
thunderstone-word-dungeon-deck = Talia Lochu
    .in = Talia Lochu
thunderstone-word-rest = Odpoczynek
    .in = odpoczynek
thunderstone-word-hall = Hala Lochu
    .in = Hala Lochu
thunderstone-word-rank = Szereg
    .in = szereg
thunderstone-word-light = Światło
    .in = Światło
thunderstone-word-light-penalty = Kara za brak Światła
    .in = kara za brak Światła
thunderstone-word-attack = Atak
    .in = Atak
thunderstone-word-magic-attack = Atak magiczny
    .in = Atak magiczny
thunderstone-word-attack-value = Wartość Ataku
    .in = wartość Ataku
thunderstone-word-strength = Siła
    .in = Siła
thunderstone-word-weight = Ciężar
    .in = Ciężar
thunderstone-word-cost = Koszt zakupu
    .in = koszt zakupu
thunderstone-word-gold = Złoto
    .in = złoto
thunderstone-word-experience = Doświadczenie
    .in = doświadczenie
thunderstone-word-level = Poziom
    .in = poziom
thunderstone-word-health = Zdrowie
    .in = Zdrowie
thunderstone-word-victory-point = Punkt zwycięstwa
    .in = punkt zwycięstwa
thunderstone-word-battle-effect = Efekt bojowy
    .in = efekt bojowy
thunderstone-word-disease = Choroba
    .in = Choroba
thunderstone-word-hand = Ręka
    .in = ręka
thunderstone-word-deck = Talia Drużyny
    .in = Talia Drużyny
thunderstone-word-discard-pile = Stos kart odrzuconych
    .in = stos kart odrzuconych
thunderstone-word-destroyed-pile = Karty usunięte
    .in = karty usunięte
thunderstone-word-stack = Stos
    .in = stos
thunderstone-word-hero = Bohater
    .in = Bohater
thunderstone-word-weapon = Broń
    .in = Broń
thunderstone-word-item = Przedmiot
    .in = Przedmiot
thunderstone-word-spell = Zaklęcie
    .in = Zaklęcie
thunderstone-word-villager = Wieśniak
    .in = Wieśniak
thunderstone-word-monster = Potwór
    .in = Potwór
thunderstone-word-militia = Ochotnik
    .in = Ochotnik
thunderstone-word-food = Żywność
    .in = Żywność
thunderstone-word-thunderstone = Kamień Gromu
    .in = Kamień Gromu

## Counted phrases, as the object of a verb: $n is the number

thunderstone-count-card = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
thunderstone-count-gold = { $n ->
    [one] { $n } sztukę złota
    [few] { $n } sztuki złota
    [many] { $n } sztuk złota
   *[other] { $n } sztuki złota
}
thunderstone-count-experience = { $n ->
    [one] { $n } punkt doświadczenia
    [few] { $n } punkty doświadczenia
    [many] { $n } punktów doświadczenia
   *[other] { $n } punktu doświadczenia
}
thunderstone-count-light = { $n ->
    [one] { $n } punkt Światła
    [few] { $n } punkty Światła
    [many] { $n } punktów Światła
   *[other] { $n } punktu Światła
}
thunderstone-count-attack = { $n ->
    [one] { $n } punkt Ataku
    [few] { $n } punkty Ataku
    [many] { $n } punktów Ataku
   *[other] { $n } punktu Ataku
}
thunderstone-count-magic-attack = { $n ->
    [one] { $n } punkt Ataku magicznego
    [few] { $n } punkty Ataku magicznego
    [many] { $n } punktów Ataku magicznego
   *[other] { $n } punktu Ataku magicznego
}
thunderstone-count-strength = { $n ->
    [one] { $n } punkt Siły
    [few] { $n } punkty Siły
    [many] { $n } punktów Siły
   *[other] { $n } punktu Siły
}
thunderstone-count-victory-point = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}
thunderstone-count-disease = { $n ->
    [one] { $n } Chorobę
    [few] { $n } Choroby
    [many] { $n } Chorób
   *[other] { $n } Choroby
}
thunderstone-count-hero = { $n ->
    [one] { $n } Bohatera
    [few] { $n } Bohaterów
    [many] { $n } Bohaterów
   *[other] { $n } Bohatera
}
thunderstone-count-monster = { $n ->
    [one] { $n } Potwora
    [few] { $n } Potwory
    [many] { $n } Potworów
   *[other] { $n } Potwora
}
thunderstone-count-weapon = { $n ->
    [one] { $n } Broń
    [few] { $n } Bronie
    [many] { $n } Broni
   *[other] { $n } Broni
}
thunderstone-count-player = { $n ->
    [one] { $n } gracza
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
