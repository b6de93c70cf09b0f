# Thunderstone: the cards. The value is the name, .text the effects, .type the type line.
# A card without effects has a dash as text; figures such as attack, light or gold are drawn as icons.

## Basic cards, Disease and the Thunderstone

thunderstone-card-militia = Ochotnik
    .text = Podnoszenie poziomu: za 3 punkty doświadczenia staje się dowolnym Bohaterem 1. poziomu z Wioski.
    .type = Ochotnik • Bohater
thunderstone-card-dagger = Sztylet
    .text = –
    .type = Broń • Sieczna
thunderstone-card-iron-rations = Żelazne racje
    .text = Loch: Siła +2 dla 1 Bohatera.
    .type = Przedmiot • Żywność
thunderstone-card-torch = Pochodnia
    .text = –
    .type = Przedmiot • Światło
thunderstone-card-disease = Choroba
    .text = W Lochu: −1 do Ataku albo Ataku magicznego, do wyboru; wybrany musi wynosić przynajmniej +1.
    .type = Choroba
thunderstone-card-stone-of-mystery = Kamień Tajemnic
    .text = –
    .type = Kamień Gromu

## Heroes

thunderstone-card-amazon-archer = Amazonka Łuczniczka
    .text = Dodatkowo Atak +2 przeciwko Potworowi w szeregu 2 lub 3.
    .type = Bohater • Wojownik • Łucznik
thunderstone-card-amazon-huntress = Amazonka Łowczyni
    .text = Dodatkowo Atak +3 przeciwko Potworowi w szeregu 2 lub 3.
    .type = Bohater • Wojownik • Łucznik
thunderstone-card-amazon-queen = Amazonka Królowa
    .text = Dodatkowo Atak +4 przeciwko Potworowi w szeregu 2 lub 3.
    .type = Bohater • Wojownik • Łucznik
thunderstone-card-chalice-quester = Poszukiwacz Graala
    .text = Wielokrotnie w Lochu: usuń 1 Chorobę, potem pociągnij 1 kartę.
    .type = Bohater • Wojownik • Kapłan
thunderstone-card-chalice-defender = Obrońca Graala
    .text = Atak +1 za każdy Przedmiot dający Światło. Loch: pociągnij 1 kartę. Wielokrotnie w Lochu: usuń 1 Chorobę, potem pociągnij 1 kartę.
    .type = Bohater • Wojownik • Kapłan
thunderstone-card-chalice-paladin = Paladyn Graala
    .text = Loch: pociągnij 1 kartę. Łupy (dowolna karta): po zwycięstwie możesz kupić 1 dowolną kartę z Wioski.
    .type = Bohater • Wojownik • Kapłan
thunderstone-card-dwarf-guardian = Krasnolud Strażnik
    .text = Dodatkowo Atak +3, gdy jest wyposażony w Broń sieczną.
    .type = Bohater • Wojownik
thunderstone-card-dwarf-janissary = Krasnolud Janczar
    .text = Dodatkowo Atak +4, gdy jest wyposażony w Broń sieczną. Łupy (Broń): po zwycięstwie możesz kupić 1 kartę Broni.
    .type = Bohater • Wojownik
thunderstone-card-dwarf-sentinel = Krasnolud Obrońca
    .text = Dodatkowo Atak +5, gdy jest wyposażony w Broń sieczną.
    .type = Bohater • Wojownik
thunderstone-card-elf-wizard = Elf Czarodziej
    .text = –
    .type = Bohater • Czarodziej
thunderstone-card-elf-sorcerer = Elf Zaklinacz
    .text = Po wygranej bitwie możesz odesłać 1 Potwora z Hali na spód Talii Lochu; dopełnij Halę.
    .type = Bohater • Czarodziej
thunderstone-card-elf-archmage = Elf Arcymag
    .text = Loch: możesz odesłać 1 Potwora z Hali na spód Talii Lochu; dopełnij Halę.
    .type = Bohater • Czarodziej
thunderstone-card-feayn-archer = Feayn Łucznik
    .text = Nie może atakować Potwora w szeregu 1.
    .type = Bohater • Wojownik • Łucznik
thunderstone-card-feayn-marksman = Feayn Strzelec
    .text = Nie może atakować Potwora w szeregu 1.
    .type = Bohater • Wojownik • Łucznik
thunderstone-card-feayn-sniper = Feayn Snajper
    .text = Nie może atakować Potwora w szeregu 1. Za pokonanie Potwora w szeregu 3 zdobywasz 1 dodatkowy punkt doświadczenia.
    .type = Bohater • Wojownik • Łucznik
thunderstone-card-lorigg-thief = Lorigg Złodziej
    .text = –
    .type = Bohater • Złodziej
thunderstone-card-lorigg-rogue = Lorigg Łotrzyk
    .text = Po wejściu do Lochu: każdy inny gracz odrzuca 1 kartę.
    .type = Bohater • Złodziej
thunderstone-card-lorigg-outlaw = Lorigg Banita
    .text = Po wejściu do Lochu: każdy inny gracz odrzuca 1 kartę.
    .type = Bohater • Złodziej
thunderstone-card-outlands-warrior = Wojownik z Rubieży
    .text = Loch: usuń 1 kartę Żywności i dodaj Atak +3.
    .type = Bohater • Wojownik
thunderstone-card-outlands-slayer = Pogromca z Rubieży
    .text = Atak +1 za każdą odsłoniętą kartę Potwora. Wielokrotnie w Lochu: usuń 1 kartę Żywności i dodaj Atak +3.
    .type = Bohater • Wojownik
thunderstone-card-outlands-khan = Chan z Rubieży
    .text = Atak +2 za każdą odsłoniętą kartę Potwora.
    .type = Bohater • Wojownik
thunderstone-card-redblade-killer = Zabójca Bractwa
    .text = –
    .type = Bohater • Wojownik • Złodziej
thunderstone-card-redblade-poisoner = Truciciel Bractwa
    .text = Po wejściu do Lochu: każdy inny gracz odrzuca 1 kartę.
    .type = Bohater • Wojownik • Złodziej
thunderstone-card-redblade-assassin = Skrytobójca Bractwa
    .text = Po wejściu do Lochu: każdy inny gracz odrzuca 1 Bohatera albo 2 karty.
    .type = Bohater • Wojownik • Złodziej
thunderstone-card-regian-cleric = Regijczyk Kapłan
    .text = Wielokrotnie w Lochu: usuń 1 Chorobę, potem pociągnij 1 kartę.
    .type = Bohater • Kapłan
thunderstone-card-regian-priest = Regijczyk Duchowny
    .text = Loch: pociągnij 1 kartę. Wielokrotnie w Lochu: usuń 1 Chorobę, potem pociągnij 1 kartę.
    .type = Bohater • Kapłan
thunderstone-card-regian-bishop = Regijczyk Biskup
    .text = Loch: pociągnij 2 karty. Wielokrotnie w Lochu: usuń 1 Chorobę, potem pociągnij 1 kartę.
    .type = Bohater • Kapłan
thunderstone-card-selurin-magician = Selurin Mag
    .text = Atak magiczny +1 za każdy Przedmiot i za każde Zaklęcie dające Atak magiczny.
    .type = Bohater • Czarodziej
thunderstone-card-selurin-warlock = Selurin Czarownik
    .text = Podwaja łączny Atak magiczny.
    .type = Bohater • Czarodziej
thunderstone-card-selurin-theurge = Selurin Teurg
    .text = Podwaja łączny Atak magiczny. Loch: każdy gracz odrzuca 1 Bohatera albo pokazuje rękę bez Bohaterów; jednego z odrzuconych możesz użyć w tej bitwie, po czym wraca on na stos kart odrzuconych właściciela.
    .type = Bohater • Czarodziej
thunderstone-card-thyrian-squire = Thyryjczyk Giermek
    .text = Loch: usuń 1 kartę Żywności i dodaj Atak +2.
    .type = Bohater • Wojownik
thunderstone-card-thyrian-knight = Thyryjczyk Rycerz
    .text = Każdy Ochotnik otrzymuje Atak +1. Loch: usuń 1 kartę Żywności i dodaj Atak +2.
    .type = Bohater • Wojownik
thunderstone-card-thyrian-lord = Thyryjczyk Władca
    .text = Każdy Bohater niebędący Wojownikiem otrzymuje Atak +2. Loch: usuń 1 kartę Żywności i przenieś z Hali na swój stos kart odrzuconych Potwora wartego 1 lub 2 punkty zwycięstwa, bez doświadczenia; dopełnij Halę.
    .type = Bohater • Wojownik

## Village cards

thunderstone-card-arcane-energies = Tajemne energie
    .text = Loch: cały Atak wyposażonych Bohaterów staje się Atakiem magicznym. Pociągnij 1 kartę.
    .type = Zaklęcie
thunderstone-card-banish = Wypędzenie
    .text = Loch: odeślij 1 Potwora z Hali na spód Talii Lochu i dopełnij Halę albo zmień kolejność kart w Hali. Potem usuń 1 kartę z ręki i pociągnij 1 kartę.
    .type = Zaklęcie
thunderstone-card-barkeep = Karczmarz
    .text = Wioska: w tej turze możesz kupić o 1 kartę więcej. Wioska: usuń tę kartę i zdobądź 2 sztuki złota.
    .type = Wieśniak
thunderstone-card-battle-fury = Szał bitewny
    .text = Loch: Atak +1 dla każdego Bohatera.
    .type = Zaklęcie
thunderstone-card-feast = Uczta
    .text = Loch: Siła +3 i Atak +1 dla każdego Bohatera.
    .type = Przedmiot • Żywność
thunderstone-card-fireball = Ognista kula
    .text = –
    .type = Zaklęcie
thunderstone-card-flaming-sword = Płomienny miecz
    .text = –
    .type = Broń • Sieczna
thunderstone-card-goodberries = Jagody
    .text = Loch: Siła +3 dla 1 Bohatera; cały jego Atak staje się Atakiem magicznym.
    .type = Przedmiot • Żywność • Magia
thunderstone-card-hatchet = Toporek
    .text = –
    .type = Broń • Sieczna
thunderstone-card-lantern = Latarnia
    .text = –
    .type = Przedmiot • Światło
thunderstone-card-lightstone-gem = Świetlisty klejnot
    .text = –
    .type = Przedmiot • Światło • Magia
thunderstone-card-magical-aura = Magiczna aura
    .text = Loch: Ciężar każdej Broni wynosi 0. Pociągnij 1 kartę.
    .type = Zaklęcie
thunderstone-card-pawnbroker = Lichwiarz
    .text = Wioska: usuń 1 kartę z wartością złota, a zdobędziesz tyle złota i jeszcze 3 sztuki. Wioska: usuń tę kartę i zdobądź 2 sztuki złota.
    .type = Wieśniak
thunderstone-card-polearm = Halabarda
    .text = Atak +6 zamiast +2, jeśli Siła Bohatera wynosi 8 lub więcej.
    .type = Broń • Sieczna
thunderstone-card-short-sword = Krótki miecz
    .text = –
    .type = Broń • Sieczna
thunderstone-card-spear = Włócznia
    .text = Loch: jeśli ta Broń jest przydzielona, możesz ją usunąć i dodać Atak +3 (łącznie +5).
    .type = Broń • Sieczna
thunderstone-card-town-guard = Strażnik miejski
    .text = Wioska: pociągnij 2 karty. Wioska: usuń tę kartę i pociągnij jeszcze 3 karty.
    .type = Wieśniak
thunderstone-card-trainer = Nauczyciel
    .text = Wioska: usuń 1 Ochotnika i zdobądź 2 punkty doświadczenia. Wioska: usuń tę kartę i zdobądź 2 sztuki złota.
    .type = Wieśniak
thunderstone-card-warhammer = Młot bojowy
    .text = W rękach Kapłana dodatkowo Atak +3 przeciwko Nieumarłym i Rycerzom Zagłady.
    .type = Broń • Obuchowa

## Monsters

thunderstone-card-archduke-of-pain = Arcyksiążę Bólu
    .text = Wymagany Atak magiczny. Bitwa: usuń wszystkich Kapłanów i Czarodziejów. Wtargnięcie: usuń po 2 karty z wierzchu każdego stosu Bohaterów, także Ochotników.
    .type = Potwór • Istota z Otchłani
thunderstone-card-grudgebeast = Bestia Żalu
    .text = –
    .type = Potwór • Istota z Otchłani
thunderstone-card-succubus = Sukkub
    .text = Połowa Ataku bez Ataku magicznego.
    .type = Potwór • Istota z Otchłani
thunderstone-card-tormentor = Dręczyciel
    .text = Połowa Ataku bez przydzielonej Broni. Bitwa: usuń 1 Kapłana.
    .type = Potwór • Istota z Otchłani
thunderstone-card-the-unchained = Rozkuty
    .text = Bitwa: zdobywasz 1 Chorobę. Trofeum: Atak magiczny +1.
    .type = Potwór • Istota z Otchłani
thunderstone-card-darkness = Ciemność
    .text = Światło −1. Niewyposażeni Bohaterowie nie mogą atakować.
    .type = Potwór • Rycerz Zagłady • Humanoid
thunderstone-card-judgement = Osąd
    .text = Bitwa: Siła −2 dla każdego Bohatera oraz −1 do jego Ataku albo Ataku magicznego.
    .type = Potwór • Rycerz Zagłady • Humanoid
thunderstone-card-knightmare = Koszmarny Rycerz
    .text = Światło −2. Bitwa: usuń 1 Wojownika.
    .type = Potwór • Rycerz Zagłady • Humanoid
thunderstone-card-lord-mortis = Lord Mortis
    .text = Światło −2.
    .type = Potwór • Rycerz Zagłady • Humanoid
thunderstone-card-the-prince = Książę
    .text = Bitwa: Siła −2 dla każdego Bohatera. Bitwa: usuń 1 Wojownika.
    .type = Potwór • Rycerz Zagłady • Humanoid
thunderstone-card-ebon-fume = Mahoniowy Opar
    .text = Odporność na Atak magiczny. Bitwa: usuń Bohatera o największej Sile. Trofeum: Atak +3.
    .type = Potwór • Smok
thunderstone-card-mythlurian = Mythlur
    .text = Bitwa: usuń 1 Bohatera.
    .type = Potwór • Smok
thunderstone-card-skaladak = Skaladak
    .text = Bitwa: usuń 1 Broń.
    .type = Potwór • Smok
thunderstone-card-tyxr-the-old = Tyxr Stary
    .text = Bitwa: usuń 1 Bohatera. Wtargnięcie: każdy gracz odrzuca 2 karty. Trofeum: Atak magiczny +2.
    .type = Potwór • Smok
thunderstone-card-uyril-unending = Uyril Wszechwieczny
    .text = Połowa Ataku bez Ataku magicznego. Bitwa: usuń 1 Ochotnika. Trofeum: Atak +1.
    .type = Potwór • Smok
thunderstone-card-blink-dog = Migopies
    .text = Światło −1. Nie może być atakowany, dopóki obowiązuje kara za brak Światła.
    .type = Potwór • Zaklęty
thunderstone-card-griffon = Gryf
    .text = Trofeum: Atak magiczny +1.
    .type = Potwór • Zaklęty
thunderstone-card-nixie = Rusałka
    .text = –
    .type = Potwór • Zaklęty
thunderstone-card-pegasus = Pegaz
    .text = Trofeum: Atak magiczny +1.
    .type = Potwór • Zaklęty
thunderstone-card-sphinx = Sfinks
    .text = Wyłącznie Atak magiczny. Łupy: możesz odsłonić 6 kart ze swojej talii, usunąć dowolne z nich i odrzucić resztę. Trofeum: Atak magiczny +2.
    .type = Potwór • Zaklęty
thunderstone-card-bloodskull-orc = Ork Krwawa Czaszka
    .text = –
    .type = Potwór • Humanoid
thunderstone-card-deadbone-troll = Troll Trupignat
    .text = Bitwa: zdobywasz 1 Chorobę.
    .type = Potwór • Humanoid
thunderstone-card-firebrand-cyclops = Ognisty Cyklop
    .text = –
    .type = Potwór • Humanoid
thunderstone-card-grayskin-lizard = Jaszczur Szaroskóry
    .text = Bitwa: Atak +1 dla każdego wyposażonego Bohatera.
    .type = Potwór • Humanoid
thunderstone-card-griknack-goblin = Goblin Griknak
    .text = –
    .type = Potwór • Humanoid
thunderstone-card-black-slime = Czarny Szlam
    .text = Bitwa: usuń 1 Ochotnika.
    .type = Potwór • Śluz
thunderstone-card-gray-ooze = Szary Śluz
    .text = Bitwa: jeśli nikt w drużynie nie jest wyposażony w Broń, usuń 1 Bohatera. Łupy (Żywność): po zwycięstwie możesz kupić 1 kartę Żywności.
    .type = Potwór • Śluz
thunderstone-card-green-blob = Zielony Zaciek
    .text = Bitwa: usuń 1 kartę Żywności.
    .type = Potwór • Śluz
thunderstone-card-noxious-slag = Trująca Maź
    .text = Połowa Ataku magicznego. Odporność na Broń sieczną.
    .type = Potwór • Śluz
thunderstone-card-red-jelly = Czerwony Szlam
    .text = Bitwa: usuń 1 Broń. Trofeum: Światło +1.
    .type = Potwór • Śluz
thunderstone-card-famine = Głód
    .text = Bitwa: zdobywasz 1 Chorobę.
    .type = Potwór • Nieumarły • Zagłada
thunderstone-card-harbinger = Zwiastun
    .text = Bitwa: usuń 1 Zaklęcie.
    .type = Potwór • Nieumarły • Zagłada
thunderstone-card-kingdom = Królestwo
    .text = Bitwa: zdobywasz 1 Chorobę.
    .type = Potwór • Nieumarły • Zagłada
thunderstone-card-lord-of-death = Pan Śmierci
    .text = Bitwa: zdobywasz 2 Choroby.
    .type = Potwór • Nieumarły • Zagłada
thunderstone-card-suffering = Udręka
    .text = Bitwa: Siła −2 dla każdego Bohatera. Bitwa: zdobywasz 1 Chorobę.
    .type = Potwór • Nieumarły • Zagłada
thunderstone-card-ghost = Mara
    .text = Połowa Ataku bez Ataku magicznego. Bitwa: Siła −2 dla każdego Bohatera.
    .type = Potwór • Nieumarły • Duch
thunderstone-card-haunt = Upiór
    .text = Bitwa: wybrany przez ciebie Bohater nie może atakować.
    .type = Potwór • Nieumarły • Duch
thunderstone-card-revenant = Ożywieniec
    .text = Wymagany Atak magiczny. Bitwa: Siła −4 dla każdego Bohatera; Bohaterów z Siłą 0 lub mniejszą usuń po bitwie.
    .type = Potwór • Nieumarły • Duch
thunderstone-card-spectre = Widmo
    .text = Bitwa: usuń 1 Ochotnika.
    .type = Potwór • Nieumarły • Duch
thunderstone-card-wraith = Zjawa
    .text = Bitwa: usuń 1 Ochotnika.
    .type = Potwór • Nieumarły • Duch

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
thunderstone-word-spoils = Łupy
    .in = Łupy
thunderstone-word-breach = Wtargnięcie
    .in = Wtargnięcie
thunderstone-word-trophy = Trofeum
    .in = Trofeum
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
