### Karak 2: names and counted nouns. The words are those of the printed rulebook in this language.
###
### The value is the label; .in is the nominative inside a sentence, without an article.
### .acc .dat .gen are the forms that follow the definite article (den, dem, des …); .nom stands only where the nominative
### after the article differs: „Dunkler General“, but „der Dunkle General“.

## Heroes

karak-hero-horan = Horan
    .in = Horan
    .acc = Horan
    .dat = Horan
    .gen = Horans
    .gender = m
    .title = Der Krieger
karak-hero-taia = Taia
    .in = Taia
    .acc = Taia
    .dat = Taia
    .gen = Taias
    .gender = f
    .title = Die Wahrsagerin
karak-hero-lorraine = Lady Lorraine
    .in = Lady Lorraine
    .acc = Lady Lorraine
    .dat = Lady Lorraine
    .gen = Lady Lorraines
    .gender = f
    .title = Die Waldläuferin
karak-hero-xanros = Lord Xanros
    .in = Lord Xanros
    .acc = Lord Xanros
    .dat = Lord Xanros
    .gen = Lord Xanros’
    .gender = m
    .title = Der Hexenmeister
karak-hero-elspeth = Elspeth
    .in = Elspeth
    .acc = Elspeth
    .dat = Elspeth
    .gen = Elspeths
    .gender = f
    .title = Die Kriegerprinzessin
karak-hero-darius = Darius
    .in = Darius
    .acc = Darius
    .dat = Darius
    .gen = Darius’
    .gender = m
    .title = Der Kundschafter

## The twelve hero abilities
## Never inflected: write “ability” and the name in quotation marks.

karak-ability-war-strategy = Kriegs­strategie
    .in = Kriegsstrategie
karak-ability-plunder = Plündern
    .in = Plündern
karak-ability-fate-weaver = Schicksals-Weberin
    .in = Schicksals-Weberin
karak-ability-expert-builder = Baumeisterin
    .in = Baumeisterin
karak-ability-hawkeye = Falkenauge
    .in = Falkenauge
karak-ability-bear-friend = Bären-Freund
    .in = Bären-Freund
karak-ability-necromancy = Nekromantie
    .in = Nekromantie
karak-ability-soul-collector = Seelensammler
    .in = Seelensammler
karak-ability-combat-finesse = Kampfgeschick
    .in = Kampfgeschick
karak-ability-magic-run = Magischer Ritt
    .in = Magischer Ritt
karak-ability-terrain-exploration = Erkunden des Territoriums
    .in = Erkunden des Territoriums
karak-ability-claws-and-fangs = Krallen und Fänge
    .in = Krallen und Fänge

## Monster armies and the Dark General
## Names of armies stand in the plural (Hammer-Elite in the singular), and so do their cases. „die { .acc }“ fits all eight.

karak-monster-skeleton-warriors = Skelett-Krieger
    .in = Skelett-Krieger
    .acc = Skelett-Krieger
    .dat = Skelett-Kriegern
    .gen = Skelett-Krieger
karak-monster-fire-eaters = Feuerschlucker
    .in = Feuerschlucker
    .acc = Feuerschlucker
    .dat = Feuerschluckern
    .gen = Feuerschlucker
karak-monster-shadow-eaters = Schatten­fresser
    .in = Schattenfresser
    .acc = Schattenfresser
    .dat = Schattenfressern
    .gen = Schattenfresser
karak-monster-skeletal-hulks = Skelett-Riesen
    .in = Skelett-Riesen
    .acc = Skelett-Riesen
    .dat = Skelett-Riesen
    .gen = Skelett-Riesen
karak-monster-dark-dryads = Dunkle Dryaden
    .in = Dunkle Dryaden
    .acc = Dunklen Dryaden
    .dat = Dunklen Dryaden
    .gen = Dunklen Dryaden
    .nom = Dunklen Dryaden
karak-monster-hammer-follower = Hammer-Elite
    .in = Hammer-Elite
    .acc = Hammer-Elite
    .dat = Hammer-Elite
    .gen = Hammer-Elite
karak-monster-skeleton-riders = Skelett-Reiter
    .in = Skelett-Reiter
    .acc = Skelett-Reiter
    .dat = Skelett-Reitern
    .gen = Skelett-Reiter
karak-monster-envoys-of-death = Todesboten
    .in = Todesboten
    .acc = Todesboten
    .dat = Todesboten
    .gen = Todesboten
karak-monster-dark-general = Dunkler General
    .in = Dunkler General
    .acc = Dunklen General
    .dat = Dunklen General
    .gen = Dunklen Generals
    .nom = Dunkle General

## Items

karak-item-sword = Schwert
    .in = Schwert
    .acc = Schwert
    .dat = Schwert
    .gen = Schwertes
    .a = ein Schwert
karak-item-warhammer = Kriegshammer
    .in = Kriegshammer
    .acc = Kriegshammer
    .dat = Kriegshammer
    .gen = Kriegshammers
    .a = einen Kriegshammer
karak-item-fireball = Feuerball
    .in = Feuerball
    .acc = Feuerball
    .dat = Feuerball
    .gen = Feuerballs
    .a = einen Feuerball
karak-item-pickpocket = Taschendieb
    .in = Taschendieb
    .acc = Taschendieb
    .dat = Taschendieb
    .gen = Taschendiebs
    .a = einen Taschendieb
karak-item-amulet-resources = Amulett der Rohstoffe
    .in = Amulett der Rohstoffe
    .acc = Amulett der Rohstoffe
    .dat = Amulett der Rohstoffe
    .gen = Amuletts der Rohstoffe
    .a = das Amulett der Rohstoffe
karak-item-amulet-glory = Amulett des Ruhms
    .in = Amulett des Ruhms
    .acc = Amulett des Ruhms
    .dat = Amulett des Ruhms
    .gen = Amuletts des Ruhms
    .a = das Amulett des Ruhms
karak-item-amulet-action = Amulett der Tat
    .in = Amulett der Tat
    .acc = Amulett der Tat
    .dat = Amulett der Tat
    .gen = Amuletts der Tat
    .a = das Amulett der Tat
karak-item-amulet-protection = Amulett des Schutzes
    .in = Amulett des Schutzes
    .acc = Amulett des Schutzes
    .dat = Amulett des Schutzes
    .gen = Amuletts des Schutzes
    .a = das Amulett des Schutzes
karak-item-amulet-titan = Amulett des Titanen
    .in = Amulett des Titanen
    .acc = Amulett des Titanen
    .dat = Amulett des Titanen
    .gen = Amuletts des Titanen
    .a = das Amulett des Titanen

## Other rewards

karak-reward-cart = Rohstoff-Karren
    .in = Rohstoff-Karren
    .acc = Rohstoff-Karren
    .dat = Rohstoff-Karren
    .gen = Rohstoff-Karrens
karak-reward-small-stone = Kleiner Seelenstein
    .in = kleiner Seelenstein
    .acc = kleinen Seelenstein
    .dat = kleinen Seelenstein
    .gen = kleinen Seelensteins
    .nom = kleine Seelenstein
karak-reward-large-stone = Großer Seelenstein
    .in = großer Seelenstein
    .acc = großen Seelenstein
    .dat = großen Seelenstein
    .gen = großen Seelensteins
    .nom = große Seelenstein
karak-reward-archstone = Seelen-Arkenstein
    .in = Seelen-Arkenstein
    .acc = Seelen-Arkenstein
    .dat = Seelen-Arkenstein
    .gen = Seelen-Arkensteins

## Units

karak-unit-knight = Ritter
    .in = Ritter
    .acc = Ritter
    .dat = Ritter
    .gen = Ritters
karak-unit-archer = Bogen­schütze
    .in = Bogenschütze
    .acc = Bogenschützen
    .dat = Bogenschützen
    .gen = Bogenschützen
karak-unit-mage = Magier
    .in = Magier
    .acc = Magier
    .dat = Magier
    .gen = Magiers
karak-unit-skeleton = Skelett
    .in = Skelett
    .acc = Skelett
    .dat = Skelett
    .gen = Skeletts
karak-unit-bear = Bär
    .in = Bär
    .acc = Bären
    .dat = Bären
    .gen = Bären
karak-unit-titan = Titan
    .in = Titan
    .acc = Titanen
    .dat = Titanen
    .gen = Titanen

## Dice

karak-die-hero = Heldenwürfel
    .in = Heldenwürfel
    .acc = Heldenwürfel
    .dat = Heldenwürfel
    .gen = Heldenwürfels
karak-die-knight = Ritterwürfel
    .in = Ritterwürfel
    .acc = Ritterwürfel
    .dat = Ritterwürfel
    .gen = Ritterwürfels
karak-die-archer = Bogenschützen­würfel
    .in = Bogenschützenwürfel
    .acc = Bogenschützenwürfel
    .dat = Bogenschützenwürfel
    .gen = Bogenschützenwürfels
karak-die-mage = Magierwürfel
    .in = Magierwürfel
    .acc = Magierwürfel
    .dat = Magierwürfel
    .gen = Magierwürfels
karak-die-skeleton = Skelettwürfel
    .in = Skelettwürfel
    .acc = Skelettwürfel
    .dat = Skelettwürfel
    .gen = Skelettwürfels
karak-die-bear = Bärenwürfel
    .in = Bärenwürfel
    .acc = Bärenwürfel
    .dat = Bärenwürfel
    .gen = Bärenwürfels
karak-die-titan = Titanwürfel
    .in = Titanwürfel
    .acc = Titanwürfel
    .dat = Titanwürfel
    .gen = Titanwürfels

## Buildings and the city

karak-building-stable = Stall
    .in = Stall
    .acc = Stall
    .dat = Stall
    .gen = Stalls
    .the = den Stall
karak-building-portal = Portal
    .in = Portal
    .acc = Portal
    .dat = Portal
    .gen = Portals
    .the = das Portal
karak-building-glory-banners = Ruhmbanner
    .in = Ruhmbanner
    .acc = Ruhmbanner
    .dat = Ruhmbanner
    .gen = Ruhmbanners
    .the = das Gebäude Ruhmbanner
karak-building-military-camp = Militärlager
    .in = Militärlager
    .acc = Militärlager
    .dat = Militärlager
    .gen = Militärlagers
    .the = das Militärlager
karak-building-shooting-range = Schießplatz
    .in = Schießplatz
    .acc = Schießplatz
    .dat = Schießplatz
    .gen = Schießplatzes
    .the = den Schießplatz
karak-building-wizard-tower = Magierturm
    .in = Magierturm
    .acc = Magierturm
    .dat = Magierturm
    .gen = Magierturms
    .the = den Magierturm
karak-city = Stadt
    .in = Stadt
    .acc = Stadt
    .dat = Stadt
    .gen = Stadt

## Landscape

karak-land-farm = Bauernhof
    .in = Bauernhof
    .acc = Bauernhof
    .dat = Bauernhof
    .gen = Bauernhofs
karak-land-forest = Wald
    .in = Wald
    .acc = Wald
    .dat = Wald
    .gen = Waldes
karak-land-farm-forest = Wald und Bauernhof
    .in = Wald und Bauernhof
    .acc = Wald und Bauernhof
    .dat = Wald und Bauernhof
    .gen = Waldes und Bauernhofs
karak-land-farm-rock = Fels und Bauernhof
    .in = Fels und Bauernhof
    .acc = Fels und Bauernhof
    .dat = Fels und Bauernhof
    .gen = Felses und Bauernhofs
karak-land-forest-rock = Fels und Wald
    .in = Fels und Wald
    .acc = Fels und Wald
    .dat = Fels und Wald
    .gen = Felses und Waldes
karak-land-big-farm = Großer Bauernhof
    .in = Großer Bauernhof
    .acc = Großen Bauernhof
    .dat = Großen Bauernhof
    .gen = Großen Bauernhofs
    .nom = Große Bauernhof
karak-land-dense-forest = Großer Wald
    .in = Großer Wald
    .acc = Großen Wald
    .dat = Großen Wald
    .gen = Großen Waldes
    .nom = Große Wald
karak-land-giant-rock = Großer Fels
    .in = Großer Fels
    .acc = Großen Fels
    .dat = Großen Fels
    .gen = Großen Felses
    .nom = Große Fels
karak-land-castle = Burg Karak
    .in = Burg Karak
    .acc = Burg Karak
    .dat = Burg Karak
    .gen = Burg Karak
karak-land-abyss = Höllenschlund
    .in = Höllenschlund
    .acc = Höllenschlund
    .dat = Höllenschlund
    .gen = Höllenschlunds

## Resources

karak-resource-food = Nahrung
    .in = Nahrung
    .acc = Nahrung
    .dat = Nahrung
    .gen = Nahrung
karak-resource-wood = Holz
    .in = Holz
    .acc = Holz
    .dat = Holz
    .gen = Holzes
karak-resource-stone = Stein
    .in = Stein
    .acc = Stein
    .dat = Stein
    .gen = Steins

## Kinds of item

karak-kind-weapon = Waffe
    .in = Waffe
    .acc = Waffe
    .dat = Waffe
    .gen = Waffe
karak-kind-spell = Zauberspruch
    .in = Zauberspruch
    .acc = Zauberspruch
    .dat = Zauberspruch
    .gen = Zauberspruchs
karak-kind-amulet = Amulett
    .in = Amulett
    .acc = Amulett
    .dat = Amulett
    .gen = Amuletts

## Words of the rules
## Pest und Elend has no article: its .gen is „von …“.

karak-word-chasm = Schlucht
    .in = Schlucht
    .acc = Schlucht
    .dat = Schlucht
    .gen = Schlucht
karak-word-glory = Ruhm
    .in = Ruhm
    .acc = Ruhm
    .dat = Ruhm
    .gen = Ruhms
karak-word-life = Leben
    .in = Leben
    .acc = Leben
    .dat = Leben
    .gen = Lebens
karak-word-army = Armee
    .in = Armee
    .acc = Armee
    .dat = Armee
    .gen = Armee
karak-word-bag = Beutel
    .in = Beutel
    .acc = Beutel
    .dat = Beutel
    .gen = Beutels
karak-word-deck = Landschaftsfeld-Stapel
    .in = Landschaftsfeld-Stapel
    .acc = Landschaftsfeld-Stapel
    .dat = Landschaftsfeld-Stapel
    .gen = Landschaftsfeld-Stapels
karak-word-plague = Pest
    .in = Pest
    .acc = Pest
    .dat = Pest
    .gen = Pest
karak-word-misery = Elend
    .in = Elend
    .acc = Elend
    .dat = Elend
    .gen = Elends
karak-word-plague-and-misery = Pest und Elend
    .in = Pest und Elend
    .acc = Pest und Elend
    .dat = Pest und Elend
    .gen = von Pest und Elend
karak-word-praetorian = Prätorianer
    .in = Prätorianer
    .acc = Prätorianer
    .dat = Prätorianer
    .gen = Prätorianers
karak-word-soul-stone = Seelenstein
    .in = Seelenstein
    .acc = Seelenstein
    .dat = Seelenstein
    .gen = Seelensteins
karak-word-strength = Stärke
    .in = Stärke
    .acc = Stärke
    .dat = Stärke
    .gen = Stärke
karak-word-attack = Angriffsstärke
    .in = Angriffsstärke
    .acc = Angriffsstärke
    .dat = Angriffsstärke
    .gen = Angriffsstärke
karak-word-turn = Zug
    .in = Zug
    .acc = Zug
    .dat = Zug
    .gen = Zugs
karak-word-round = Runde
    .in = Runde
    .acc = Runde
    .dat = Runde
    .gen = Runde
karak-word-action = Aktion
    .in = Aktion
    .acc = Aktion
    .dat = Aktion
    .gen = Aktion
karak-word-tile = Feld
    .in = Feld
    .acc = Feld
    .dat = Feld
    .gen = Feldes
karak-word-token = Plättchen
    .in = Plättchen
    .acc = Plättchen
    .dat = Plättchen
    .gen = Plättchens
karak-word-hex = Sechseckfeld
    .in = Sechseckfeld
    .acc = Sechseckfeld
    .dat = Sechseckfeld
    .gen = Sechseckfeldes

## Counted nouns
## A number and its noun as the object of a verb (accusative): „verliert { karak-count-life }“.

karak-count-food = { $n ->
    [one] { $n } Nahrung
   *[other] { $n } Nahrung
}
karak-count-wood = { $n ->
    [one] { $n } Holz
   *[other] { $n } Holz
}
karak-count-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Stein
}
karak-count-knight = { $n ->
    [one] { $n } Ritter
   *[other] { $n } Ritter
}
karak-count-archer = { $n ->
    [one] { $n } Bogenschützen
   *[other] { $n } Bogenschützen
}
karak-count-mage = { $n ->
    [one] { $n } Magier
   *[other] { $n } Magier
}
karak-count-skeleton = { $n ->
    [one] { $n } Skelett
   *[other] { $n } Skelette
}
karak-count-bear = { $n ->
    [one] { $n } Bären
   *[other] { $n } Bären
}
karak-count-titan = { $n ->
    [one] { $n } Titanen
   *[other] { $n } Titanen
}
karak-count-life = { $n ->
    [one] { $n } Leben
   *[other] { $n } Leben
}
karak-count-die = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
karak-count-sword-symbol = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
karak-count-skull = { $n ->
    [one] { $n } Totenkopf
   *[other] { $n } Totenköpfe
}
karak-count-fireball = { $n ->
    [one] { $n } Feuerball
   *[other] { $n } Feuerbälle
}
karak-count-small-stone = { $n ->
    [one] { $n } kleinen Seelenstein
   *[other] { $n } kleine Seelensteine
}
karak-count-large-stone = { $n ->
    [one] { $n } großen Seelenstein
   *[other] { $n } große Seelensteine
}
karak-count-archstone = { $n ->
    [one] { $n } Seelen-Arkenstein
   *[other] { $n } Seelen-Arkensteine
}
karak-count-praetorian = { $n ->
    [one] { $n } Prätorianer
   *[other] { $n } Prätorianer
}
karak-count-tile = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
karak-count-token = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}
karak-count-action = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
karak-count-glory = { $n ->
    [one] { $n } Ruhmgrad
   *[other] { $n } Ruhmgrade
}
karak-count-player = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
karak-count-round = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}

# The score: $n chooses the form, $text is shown (4.5 or 4,5). Nominative.
karak-points = { $n ->
    [one] { $text } Punkt
   *[other] { $text } Punkte
}
