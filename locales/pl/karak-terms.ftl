### Karak 2: names and counted nouns. The words are those of the printed rulebook in this language.
###
### The value is the label; .in is the nominative inside a sentence; .gen .dat .acc .ins .loc are the other cases.

## Heroes

karak-hero-horan = Horan
    .in = Horan
    .gen = Horana
    .dat = Horanowi
    .acc = Horana
    .ins = Horanem
    .loc = Horanie
    .gender = m
    .title = Wojownik
karak-hero-taia = Taia
    .in = Taia
    .gen = Tai
    .dat = Tai
    .acc = Taię
    .ins = Taią
    .loc = Tai
    .gender = f
    .title = Wyrocznia
karak-hero-lorraine = Lady Lorraine
    .in = Lady Lorraine
    .gen = Lady Lorraine
    .dat = Lady Lorraine
    .acc = Lady Lorraine
    .ins = Lady Lorraine
    .loc = Lady Lorraine
    .gender = f
    .title = Pograniczniczka
karak-hero-xanros = Lord Xanros
    .in = Lord Xanros
    .gen = Lorda Xanrosa
    .dat = Lordowi Xanrosowi
    .acc = Lorda Xanrosa
    .ins = Lordem Xanrosem
    .loc = Lordzie Xanrosie
    .gender = m
    .title = Czarnoksiężnik
karak-hero-elspeth = Elspeth
    .in = Elspeth
    .gen = Elspeth
    .dat = Elspeth
    .acc = Elspeth
    .ins = Elspeth
    .loc = Elspeth
    .gender = f
    .title = Wojownicza Księżniczka
karak-hero-darius = Darius
    .in = Darius
    .gen = Dariusa
    .dat = Dariusowi
    .acc = Dariusa
    .ins = Dariusem
    .loc = Dariusie
    .gender = m
    .title = Zwiadowca

## The twelve hero abilities
## Never inflected: write “ability” and the name in quotation marks.

karak-ability-war-strategy = Strategia walki
    .in = Strategia walki
karak-ability-plunder = Plądrowanie
    .in = Plądrowanie
karak-ability-fate-weaver = Tkaczka losu
    .in = Tkaczka losu
karak-ability-expert-builder = Doświadczona budowniczy
    .in = Doświadczona budowniczy
karak-ability-hawkeye = Sokoli wzrok
    .in = Sokoli wzrok
karak-ability-bear-friend = Niedźwiedzi przyjaciel
    .in = Niedźwiedzi przyjaciel
karak-ability-necromancy = Nekromancja
    .in = Nekromancja
karak-ability-soul-collector = Kolekcjoner dusz
    .in = Kolekcjoner dusz
karak-ability-combat-finesse = Finezja
    .in = Finezja
karak-ability-magic-run = Magiczny galop
    .in = Magiczny galop
karak-ability-terrain-exploration = Badanie terenu
    .in = Badanie terenu
karak-ability-claws-and-fangs = Szpony i kły
    .in = Szpony i kły

## Monster armies and the Dark General
## Names of armies stand in the plural, and so do their cases. Never count them: count “armia” or “żeton”.

karak-monster-skeleton-warriors = Szkieletory wojownicy
    .in = szkieletory wojownicy
    .gen = szkieletorów wojowników
    .dat = szkieletorom wojownikom
    .acc = szkieletorów wojowników
    .ins = szkieletorami wojownikami
    .loc = szkieletorach wojownikach
karak-monster-fire-eaters = Ogniożercy
    .in = ogniożercy
    .gen = ogniożerców
    .dat = ogniożercom
    .acc = ogniożerców
    .ins = ogniożercami
    .loc = ogniożercach
karak-monster-shadow-eaters = Cieniożercy
    .in = cieniożercy
    .gen = cieniożerców
    .dat = cieniożercom
    .acc = cieniożerców
    .ins = cieniożercami
    .loc = cieniożercach
karak-monster-skeletal-hulks = Szkieletory olbrzymy
    .in = szkieletory olbrzymy
    .gen = szkieletorów olbrzymów
    .dat = szkieletorom olbrzymom
    .acc = szkieletory olbrzymy
    .ins = szkieletorami olbrzymami
    .loc = szkieletorach olbrzymach
karak-monster-dark-dryads = Mroczne driady
    .in = mroczne driady
    .gen = mrocznych driad
    .dat = mrocznym driadom
    .acc = mroczne driady
    .ins = mrocznymi driadami
    .loc = mrocznych driadach
karak-monster-hammer-follower = Wyznawcy młota
    .in = wyznawcy młota
    .gen = wyznawców młota
    .dat = wyznawcom młota
    .acc = wyznawców młota
    .ins = wyznawcami młota
    .loc = wyznawcach młota
karak-monster-skeleton-riders = Szkieletory jeźdźcy
    .in = szkieletory jeźdźcy
    .gen = szkieletorów jeźdźców
    .dat = szkieletorom jeźdźcom
    .acc = szkieletorów jeźdźców
    .ins = szkieletorami jeźdźcami
    .loc = szkieletorach jeźdźcach
karak-monster-envoys-of-death = Posłańcy śmierci
    .in = posłańcy śmierci
    .gen = posłańców śmierci
    .dat = posłańcom śmierci
    .acc = posłańców śmierci
    .ins = posłańcami śmierci
    .loc = posłańcach śmierci
karak-monster-dark-general = Mroczny Generał
    .in = Mroczny Generał
    .gen = Mrocznego Generała
    .dat = Mrocznemu Generałowi
    .acc = Mrocznego Generała
    .ins = Mrocznym Generałem
    .loc = Mrocznym Generale

## Items

karak-item-sword = Miecz
    .in = miecz
    .gen = miecza
    .dat = mieczowi
    .acc = miecz
    .ins = mieczem
    .loc = mieczu
karak-item-warhammer = Młot bojowy
    .in = młot bojowy
    .gen = młota bojowego
    .dat = młotowi bojowemu
    .acc = młot bojowy
    .ins = młotem bojowym
    .loc = młocie bojowym
karak-item-fireball = Ognisty pocisk
    .in = Ognisty pocisk
    .gen = Ognistego pocisku
    .dat = Ognistemu pociskowi
    .acc = Ognisty pocisk
    .ins = Ognistym pociskiem
    .loc = Ognistym pocisku
karak-item-pickpocket = Kieszonkowiec
    .in = Kieszonkowiec
    .gen = Kieszonkowca
    .dat = Kieszonkowcowi
    .acc = Kieszonkowca
    .ins = Kieszonkowcem
    .loc = Kieszonkowcu
karak-item-amulet-resources = Amulet Zasobów
    .in = Amulet Zasobów
    .gen = Amuletu Zasobów
    .dat = Amuletowi Zasobów
    .acc = Amulet Zasobów
    .ins = Amuletem Zasobów
    .loc = Amulecie Zasobów
karak-item-amulet-glory = Amulet Chwały
    .in = Amulet Chwały
    .gen = Amuletu Chwały
    .dat = Amuletowi Chwały
    .acc = Amulet Chwały
    .ins = Amuletem Chwały
    .loc = Amulecie Chwały
karak-item-amulet-action = Amulet Akcji
    .in = Amulet Akcji
    .gen = Amuletu Akcji
    .dat = Amuletowi Akcji
    .acc = Amulet Akcji
    .ins = Amuletem Akcji
    .loc = Amulecie Akcji
karak-item-amulet-protection = Amulet Protekcji
    .in = Amulet Protekcji
    .gen = Amuletu Protekcji
    .dat = Amuletowi Protekcji
    .acc = Amulet Protekcji
    .ins = Amuletem Protekcji
    .loc = Amulecie Protekcji
karak-item-amulet-titan = Amulet Tytana
    .in = Amulet Tytana
    .gen = Amuletu Tytana
    .dat = Amuletowi Tytana
    .acc = Amulet Tytana
    .ins = Amuletem Tytana
    .loc = Amulecie Tytana

## Other rewards

karak-reward-cart = Wózek z zasobami
    .in = wózek z zasobami
    .gen = wózka z zasobami
    .dat = wózkowi z zasobami
    .acc = wózek z zasobami
    .ins = wózkiem z zasobami
    .loc = wózku z zasobami
karak-reward-small-stone = Mały Kamień Dusz
    .in = mały Kamień Dusz
    .gen = małego Kamienia Dusz
    .dat = małemu Kamieniowi Dusz
    .acc = mały Kamień Dusz
    .ins = małym Kamieniem Dusz
    .loc = małym Kamieniu Dusz
karak-reward-large-stone = Duży Kamień Dusz
    .in = duży Kamień Dusz
    .gen = dużego Kamienia Dusz
    .dat = dużemu Kamieniowi Dusz
    .acc = duży Kamień Dusz
    .ins = dużym Kamieniem Dusz
    .loc = dużym Kamieniu Dusz
karak-reward-archstone = Arcykamień Dusz
    .in = Arcykamień Dusz
    .gen = Arcykamienia Dusz
    .dat = Arcykamieniowi Dusz
    .acc = Arcykamień Dusz
    .ins = Arcykamieniem Dusz
    .loc = Arcykamieniu Dusz

## Units

karak-unit-knight = Rycerz
    .in = rycerz
    .gen = rycerza
    .dat = rycerzowi
    .acc = rycerza
    .ins = rycerzem
    .loc = rycerzu
karak-unit-archer = Łucznik
    .in = łucznik
    .gen = łucznika
    .dat = łucznikowi
    .acc = łucznika
    .ins = łucznikiem
    .loc = łuczniku
karak-unit-mage = Mag
    .in = mag
    .gen = maga
    .dat = magowi
    .acc = maga
    .ins = magiem
    .loc = magu
karak-unit-skeleton = Szkieletor
    .in = szkieletor
    .gen = szkieletora
    .dat = szkieletorowi
    .acc = szkieletora
    .ins = szkieletorem
    .loc = szkieletorze
karak-unit-bear = Niedźwiedź
    .in = niedźwiedź
    .gen = niedźwiedzia
    .dat = niedźwiedziowi
    .acc = niedźwiedzia
    .ins = niedźwiedziem
    .loc = niedźwiedziu
karak-unit-titan = Tytan
    .in = tytan
    .gen = tytana
    .dat = tytanowi
    .acc = tytana
    .ins = tytanem
    .loc = tytanie

## Dice

karak-die-hero = Kość bohatera
    .in = kość bohatera
    .gen = kości bohatera
    .dat = kości bohatera
    .acc = kość bohatera
    .ins = kością bohatera
    .loc = kości bohatera
karak-die-knight = Kość rycerzy
    .in = kość rycerzy
    .gen = kości rycerzy
    .dat = kości rycerzy
    .acc = kość rycerzy
    .ins = kością rycerzy
    .loc = kości rycerzy
karak-die-archer = Kość łuczników
    .in = kość łuczników
    .gen = kości łuczników
    .dat = kości łuczników
    .acc = kość łuczników
    .ins = kością łuczników
    .loc = kości łuczników
karak-die-mage = Kość magów
    .in = kość magów
    .gen = kości magów
    .dat = kości magów
    .acc = kość magów
    .ins = kością magów
    .loc = kości magów
karak-die-skeleton = Kość szkieletora
    .in = kość szkieletora
    .gen = kości szkieletora
    .dat = kości szkieletora
    .acc = kość szkieletora
    .ins = kością szkieletora
    .loc = kości szkieletora
karak-die-bear = Kość niedźwiedzia
    .in = kość niedźwiedzia
    .gen = kości niedźwiedzia
    .dat = kości niedźwiedzia
    .acc = kość niedźwiedzia
    .ins = kością niedźwiedzia
    .loc = kości niedźwiedzia
karak-die-titan = Kość tytana
    .in = kość tytana
    .gen = kości tytana
    .dat = kości tytana
    .acc = kość tytana
    .ins = kością tytana
    .loc = kości tytana

## Buildings and the city

karak-building-stable = Stajnie
    .in = Stajnie
    .gen = Stajni
    .dat = Stajniom
    .acc = Stajnie
    .ins = Stajniami
    .loc = Stajniach
karak-building-portal = Portal
    .in = Portal
    .gen = Portalu
    .dat = Portalowi
    .acc = Portal
    .ins = Portalem
    .loc = Portalu
karak-building-glory-banners = Proporzec chwały
    .in = Proporzec chwały
    .gen = Proporca chwały
    .dat = Proporcowi chwały
    .acc = Proporzec chwały
    .ins = Proporcem chwały
    .loc = Proporcu chwały
karak-building-military-camp = Obóz wojskowy
    .in = Obóz wojskowy
    .gen = Obozu wojskowego
    .dat = Obozowi wojskowemu
    .acc = Obóz wojskowy
    .ins = Obozem wojskowym
    .loc = Obozie wojskowym
karak-building-shooting-range = Tor łuczniczy
    .in = Tor łuczniczy
    .gen = Toru łuczniczego
    .dat = Torowi łuczniczemu
    .acc = Tor łuczniczy
    .ins = Torem łuczniczym
    .loc = Torze łuczniczym
karak-building-wizard-tower = Wieża czarno­księżnika
    .in = Wieża czarnoksiężnika
    .gen = Wieży czarnoksiężnika
    .dat = Wieży czarnoksiężnika
    .acc = Wieżę czarnoksiężnika
    .ins = Wieżą czarnoksiężnika
    .loc = Wieży czarnoksiężnika
karak-city = Miasto
    .in = miasto
    .gen = miasta
    .dat = miastu
    .acc = miasto
    .ins = miastem
    .loc = mieście

## Landscape

karak-land-farm = Folwark
    .in = folwark
    .gen = folwarku
    .dat = folwarkowi
    .acc = folwark
    .ins = folwarkiem
    .loc = folwarku
karak-land-forest = Las
    .in = las
    .gen = lasu
    .dat = lasowi
    .acc = las
    .ins = lasem
    .loc = lesie
karak-land-farm-forest = Folwark i las
    .in = folwark i las
    .gen = folwarku i lasu
    .dat = folwarkowi i lasowi
    .acc = folwark i las
    .ins = folwarkiem i lasem
    .loc = folwarku i lesie
karak-land-farm-rock = Folwark i skały
    .in = folwark i skały
    .gen = folwarku i skał
    .dat = folwarkowi i skałom
    .acc = folwark i skały
    .ins = folwarkiem i skałami
    .loc = folwarku i skałach
karak-land-forest-rock = Las i skały
    .in = las i skały
    .gen = lasu i skał
    .dat = lasowi i skałom
    .acc = las i skały
    .ins = lasem i skałami
    .loc = lesie i skałach
karak-land-big-farm = Wielki folwark
    .in = wielki folwark
    .gen = wielkiego folwarku
    .dat = wielkiemu folwarkowi
    .acc = wielki folwark
    .ins = wielkim folwarkiem
    .loc = wielkim folwarku
karak-land-dense-forest = Gęsty las
    .in = gęsty las
    .gen = gęstego lasu
    .dat = gęstemu lasowi
    .acc = gęsty las
    .ins = gęstym lasem
    .loc = gęstym lesie
karak-land-giant-rock = Olbrzymie skały
    .in = olbrzymie skały
    .gen = olbrzymich skał
    .dat = olbrzymim skałom
    .acc = olbrzymie skały
    .ins = olbrzymimi skałami
    .loc = olbrzymich skałach
karak-land-castle = Zamek Karak
    .in = zamek Karak
    .gen = zamku Karak
    .dat = zamkowi Karak
    .acc = zamek Karak
    .ins = zamkiem Karak
    .loc = zamku Karak
karak-land-abyss = Mroczna Głębia
    .in = Mroczna Głębia
    .gen = Mrocznej Głębi
    .dat = Mrocznej Głębi
    .acc = Mroczną Głębię
    .ins = Mroczną Głębią
    .loc = Mrocznej Głębi

## Resources

karak-resource-food = Żywność
    .in = żywność
    .gen = żywności
    .dat = żywności
    .acc = żywność
    .ins = żywnością
    .loc = żywności
karak-resource-wood = Drewno
    .in = drewno
    .gen = drewna
    .dat = drewnu
    .acc = drewno
    .ins = drewnem
    .loc = drewnie
karak-resource-stone = Kamień
    .in = kamień
    .gen = kamienia
    .dat = kamieniowi
    .acc = kamień
    .ins = kamieniem
    .loc = kamieniu

## Kinds of item

karak-kind-weapon = Broń
    .in = broń
    .gen = broni
    .dat = broni
    .acc = broń
    .ins = bronią
    .loc = broni
karak-kind-spell = Zaklęcie
    .in = zaklęcie
    .gen = zaklęcia
    .dat = zaklęciu
    .acc = zaklęcie
    .ins = zaklęciem
    .loc = zaklęciu
karak-kind-amulet = Amulet
    .in = amulet
    .gen = amuletu
    .dat = amuletowi
    .acc = amulet
    .ins = amuletem
    .loc = amulecie

## Words of the rules

karak-word-chasm = Przepaść
    .in = przepaść
    .gen = przepaści
    .dat = przepaści
    .acc = przepaść
    .ins = przepaścią
    .loc = przepaści
karak-word-glory = Chwała
    .in = chwała
    .gen = chwały
    .dat = chwale
    .acc = chwałę
    .ins = chwałą
    .loc = chwale
karak-word-life = Punkt wytrzymałości
    .in = punkt wytrzymałości
    .gen = punktu wytrzymałości
    .dat = punktowi wytrzymałości
    .acc = punkt wytrzymałości
    .ins = punktem wytrzymałości
    .loc = punkcie wytrzymałości
karak-word-army = Armia
    .in = armia
    .gen = armii
    .dat = armii
    .acc = armię
    .ins = armią
    .loc = armii
karak-word-bag = Woreczek
    .in = woreczek
    .gen = woreczka
    .dat = woreczkowi
    .acc = woreczek
    .ins = woreczkiem
    .loc = woreczku
karak-word-deck = Stos płytek krajobrazu
    .in = stos płytek krajobrazu
    .gen = stosu płytek krajobrazu
    .dat = stosowi płytek krajobrazu
    .acc = stos płytek krajobrazu
    .ins = stosem płytek krajobrazu
    .loc = stosie płytek krajobrazu
karak-word-plague = Zaraza
    .in = Zaraza
    .gen = Zarazy
    .dat = Zarazie
    .acc = Zarazę
    .ins = Zarazą
    .loc = Zarazie
karak-word-misery = Niedola
    .in = Niedola
    .gen = Niedoli
    .dat = Niedoli
    .acc = Niedolę
    .ins = Niedolą
    .loc = Niedoli
karak-word-plague-and-misery = Zaraza i Niedola
    .in = Zaraza i Niedola
    .gen = Zarazy i Niedoli
    .dat = Zarazie i Niedoli
    .acc = Zarazę i Niedolę
    .ins = Zarazą i Niedolą
    .loc = Zarazie i Niedoli
karak-word-praetorian = Gwardzista
    .in = gwardzista
    .gen = gwardzisty
    .dat = gwardziście
    .acc = gwardzistę
    .ins = gwardzistą
    .loc = gwardziście
karak-word-soul-stone = Kamień Dusz
    .in = Kamień Dusz
    .gen = Kamienia Dusz
    .dat = Kamieniowi Dusz
    .acc = Kamień Dusz
    .ins = Kamieniem Dusz
    .loc = Kamieniu Dusz
karak-word-strength = Siła
    .in = siła
    .gen = siły
    .dat = sile
    .acc = siłę
    .ins = siłą
    .loc = sile
karak-word-attack = Siła ataku
    .in = siła ataku
    .gen = siły ataku
    .dat = sile ataku
    .acc = siłę ataku
    .ins = siłą ataku
    .loc = sile ataku
karak-word-turn = Tura
    .in = tura
    .gen = tury
    .dat = turze
    .acc = turę
    .ins = turą
    .loc = turze
karak-word-round = Runda
    .in = runda
    .gen = rundy
    .dat = rundzie
    .acc = rundę
    .ins = rundą
    .loc = rundzie
karak-word-action = Akcja
    .in = akcja
    .gen = akcji
    .dat = akcji
    .acc = akcję
    .ins = akcją
    .loc = akcji
karak-word-tile = Płytka
    .in = płytka
    .gen = płytki
    .dat = płytce
    .acc = płytkę
    .ins = płytką
    .loc = płytce
karak-word-token = Żeton
    .in = żeton
    .gen = żetonu
    .dat = żetonowi
    .acc = żeton
    .ins = żetonem
    .loc = żetonie
karak-word-hex = Pole
    .in = pole
    .gen = pola
    .dat = polu
    .acc = pole
    .ins = polem
    .loc = polu

## Counted nouns
## A number and its noun as the object of a verb: „traci { karak-count-life }”. The form for one is the accusative.
## Not for brakuje, nie ma, potrzebujesz (genitive), nor for rzucić (instrumental).

karak-count-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
    [many] { $n } żywności
   *[other] { $n } żywności
}
karak-count-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
}
karak-count-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
    [many] { $n } kamieni
   *[other] { $n } kamienia
}
karak-count-knight = { $n ->
    [one] { $n } rycerza
    [few] { $n } rycerzy
    [many] { $n } rycerzy
   *[other] { $n } rycerza
}
karak-count-archer = { $n ->
    [one] { $n } łucznika
    [few] { $n } łuczników
    [many] { $n } łuczników
   *[other] { $n } łucznika
}
karak-count-mage = { $n ->
    [one] { $n } maga
    [few] { $n } magów
    [many] { $n } magów
   *[other] { $n } maga
}
karak-count-skeleton = { $n ->
    [one] { $n } szkieletora
    [few] { $n } szkieletory
    [many] { $n } szkieletorów
   *[other] { $n } szkieletora
}
karak-count-bear = { $n ->
    [one] { $n } niedźwiedzia
    [few] { $n } niedźwiedzie
    [many] { $n } niedźwiedzi
   *[other] { $n } niedźwiedzia
}
karak-count-titan = { $n ->
    [one] { $n } tytana
    [few] { $n } tytany
    [many] { $n } tytanów
   *[other] { $n } tytana
}
karak-count-life = { $n ->
    [one] { $n } punkt wytrzymałości
    [few] { $n } punkty wytrzymałości
    [many] { $n } punktów wytrzymałości
   *[other] { $n } punktu wytrzymałości
}
karak-count-die = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
karak-count-sword-symbol = { $n ->
    [one] { $n } miecz
    [few] { $n } miecze
    [many] { $n } mieczy
   *[other] { $n } miecza
}
karak-count-skull = { $n ->
    [one] { $n } czaszkę
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszki
}
karak-count-fireball = { $n ->
    [one] { $n } Ognisty pocisk
    [few] { $n } Ogniste pociski
    [many] { $n } Ognistych pocisków
   *[other] { $n } Ognistego pocisku
}
karak-count-small-stone = { $n ->
    [one] { $n } mały Kamień Dusz
    [few] { $n } małe Kamienie Dusz
    [many] { $n } małych Kamieni Dusz
   *[other] { $n } małego Kamienia Dusz
}
karak-count-large-stone = { $n ->
    [one] { $n } duży Kamień Dusz
    [few] { $n } duże Kamienie Dusz
    [many] { $n } dużych Kamieni Dusz
   *[other] { $n } dużego Kamienia Dusz
}
karak-count-archstone = { $n ->
    [one] { $n } Arcykamień Dusz
    [few] { $n } Arcykamienie Dusz
    [many] { $n } Arcykamieni Dusz
   *[other] { $n } Arcykamienia Dusz
}
# Stands alone as a label: nominative.
karak-count-praetorian = { $n ->
    [one] { $n } gwardzista
    [few] { $n } gwardzistów
    [many] { $n } gwardzistów
   *[other] { $n } gwardzisty
}
karak-count-tile = { $n ->
    [one] { $n } płytkę
    [few] { $n } płytki
    [many] { $n } płytek
   *[other] { $n } płytki
}
karak-count-token = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
karak-count-action = { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}
karak-count-glory = { $n ->
    [one] { $n } poziom chwały
    [few] { $n } poziomy chwały
    [many] { $n } poziomów chwały
   *[other] { $n } poziomu chwały
}
karak-count-player = { $n ->
    [one] { $n } gracza
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
karak-count-round = { $n ->
    [one] { $n } rundę
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}

# The score: $n chooses the form, $text is shown (4.5 or 4,5). Nominative.
karak-points = { $n ->
    [one] { $text } punkt
    [few] { $text } punkty
    [many] { $text } punktów
   *[other] { $text } punktu
}
