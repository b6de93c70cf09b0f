### Karak 2: names and counted nouns. The words are those of the printed rulebook in this language.
###
### The value is the label; .in is the name inside a sentence; .a has an article, “the” where there is only one.

## Heroes

karak-hero-horan = Horan
    .in = Horan
    .gender = m
    .title = The Warrior
karak-hero-taia = Taia
    .in = Taia
    .gender = f
    .title = The Oracle
karak-hero-lorraine = Lady Lorraine
    .in = Lady Lorraine
    .gender = f
    .title = The Ranger
karak-hero-xanros = Lord Xanros
    .in = Lord Xanros
    .gender = m
    .title = The Warlock
karak-hero-elspeth = Elspeth
    .in = Elspeth
    .gender = f
    .title = The Warrior Princess
karak-hero-darius = Darius
    .in = Darius
    .gender = m
    .title = The Scout

## The twelve hero abilities
## Never inflected: write “ability” and the name in quotation marks.

karak-ability-war-strategy = War Strategy
    .in = War Strategy
karak-ability-plunder = Plunder
    .in = Plunder
karak-ability-fate-weaver = Fate-weaver
    .in = Fate-weaver
karak-ability-expert-builder = Expert Builder
    .in = Expert Builder
karak-ability-hawkeye = Hawkeye
    .in = Hawkeye
karak-ability-bear-friend = Bear Friend
    .in = Bear Friend
karak-ability-necromancy = Necromancy
    .in = Necromancy
karak-ability-soul-collector = Soul Collector
    .in = Soul Collector
karak-ability-combat-finesse = Combat Finesse
    .in = Combat Finesse
karak-ability-magic-run = Magic Run
    .in = Magic Run
karak-ability-terrain-exploration = Terrain Exploration
    .in = Terrain Exploration
karak-ability-claws-and-fangs = Claws and Fangs
    .in = Claws and Fangs

## Monster armies and the Dark General
## Names of armies stand in the plural.

karak-monster-skeleton-warriors = Skeleton Warriors
    .in = Skeleton Warriors
karak-monster-fire-eaters = Fire Eaters
    .in = Fire Eaters
karak-monster-shadow-eaters = Shadow Eaters
    .in = Shadow Eaters
karak-monster-skeletal-hulks = Skeletal Hulks
    .in = Skeletal Hulks
karak-monster-dark-dryads = Dark Dryads
    .in = Dark Dryads
karak-monster-hammer-follower = Hammer Followers
    .in = Hammer Followers
karak-monster-skeleton-riders = Skeleton Riders
    .in = Skeleton Riders
karak-monster-envoys-of-death = Envoys of Death
    .in = Envoys of Death
karak-monster-dark-general = Dark General
    .in = Dark General

## Items

karak-item-sword = Sword
    .in = sword
    .a = a sword
karak-item-warhammer = Warhammer
    .in = warhammer
    .a = a warhammer
karak-item-fireball = Fireball
    .in = Fireball
    .a = a Fireball
karak-item-pickpocket = Pickpocket
    .in = Pickpocket
    .a = a Pickpocket
karak-item-amulet-resources = Amulet of Resources
    .in = Amulet of Resources
    .a = the Amulet of Resources
karak-item-amulet-glory = Amulet of Glory
    .in = Amulet of Glory
    .a = the Amulet of Glory
karak-item-amulet-action = Amulet of Action
    .in = Amulet of Action
    .a = the Amulet of Action
karak-item-amulet-protection = Amulet of Protection
    .in = Amulet of Protection
    .a = the Amulet of Protection
karak-item-amulet-titan = Amulet of the Titan
    .in = Amulet of the Titan
    .a = the Amulet of the Titan

## Other rewards

karak-reward-cart = Resource cart
    .in = resource cart
karak-reward-small-stone = Small Soul Stone
    .in = small Soul Stone
karak-reward-large-stone = Large Soul Stone
    .in = large Soul Stone
karak-reward-archstone = Soul Archstone
    .in = Soul Archstone

## Units

karak-unit-knight = Knight
    .in = knight
    .a = a knight
karak-unit-archer = Archer
    .in = archer
    .a = an archer
karak-unit-mage = Mage
    .in = mage
    .a = a mage
karak-unit-skeleton = Skeleton
    .in = skeleton
    .a = a skeleton
karak-unit-bear = Bear
    .in = bear
    .a = a bear
karak-unit-titan = Titan
    .in = titan
    .a = a titan

## Dice

karak-die-hero = Hero die
    .in = hero die
karak-die-knight = Knight die
    .in = knight die
karak-die-archer = Archer die
    .in = archer die
karak-die-mage = Mage die
    .in = mage die
karak-die-skeleton = Skeleton die
    .in = skeleton die
karak-die-bear = Bear die
    .in = bear die
karak-die-titan = Titan die
    .in = titan die

## Buildings and the city

karak-building-stable = Stable
    .in = Stable
karak-building-portal = Portal
    .in = Portal
karak-building-glory-banners = Glory Banners
    .in = Glory Banners
karak-building-military-camp = Military Camp
    .in = Military Camp
karak-building-shooting-range = Shooting Range
    .in = Shooting Range
karak-building-wizard-tower = Wizard Tower
    .in = Wizard Tower
karak-city = City
    .in = city

## Landscape

karak-land-farm = Farm
    .in = Farm
karak-land-forest = Forest
    .in = Forest
karak-land-farm-forest = Farm and Forest
    .in = Farm and Forest
karak-land-farm-rock = Farm and Rock
    .in = Farm and Rock
karak-land-forest-rock = Forest and Rock
    .in = Forest and Rock
karak-land-big-farm = Big Farm
    .in = Big Farm
karak-land-dense-forest = Dense Forest
    .in = Dense Forest
karak-land-giant-rock = Giant Rock
    .in = Giant Rock
karak-land-castle = Karak Castle
    .in = Karak Castle
karak-land-abyss = Infernal Abyss
    .in = Infernal Abyss

## Resources

karak-resource-food = Food
    .in = food
karak-resource-wood = Wood
    .in = wood
karak-resource-stone = Stone
    .in = stone

## Kinds of item

karak-kind-weapon = Weapon
    .in = weapon
karak-kind-spell = Spell
    .in = spell
karak-kind-amulet = Amulet
    .in = amulet

## Words of the rules

karak-word-chasm = Chasm
    .in = chasm
karak-word-glory = Glory
    .in = glory
karak-word-life = Life
    .in = life
karak-word-army = Army
    .in = army
karak-word-bag = Bag
    .in = bag
karak-word-deck = Landscape tile deck
    .in = landscape tile deck
karak-word-plague = Plague
    .in = Plague
karak-word-misery = Misery
    .in = Misery
karak-word-plague-and-misery = Plague & Misery
    .in = Plague & Misery
karak-word-praetorian = Praetorian
    .in = praetorian
karak-word-soul-stone = Soul Stone
    .in = Soul Stone
karak-word-strength = Strength
    .in = strength
karak-word-attack = Attack strength
    .in = attack strength
karak-word-turn = Turn
    .in = turn
karak-word-round = Round
    .in = round
karak-word-action = Action
    .in = action
karak-word-tile = Tile
    .in = tile
karak-word-token = Token
    .in = token
karak-word-hex = Hex
    .in = hex

## Counted nouns
## A number and its noun as the object of a verb: “loses { karak-count-life }”.

karak-count-food = { $n ->
    [one] { $n } food
   *[other] { $n } food
}
karak-count-wood = { $n ->
    [one] { $n } wood
   *[other] { $n } wood
}
karak-count-stone = { $n ->
    [one] { $n } stone
   *[other] { $n } stone
}
karak-count-knight = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
}
karak-count-archer = { $n ->
    [one] { $n } archer
   *[other] { $n } archers
}
karak-count-mage = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
karak-count-skeleton = { $n ->
    [one] { $n } skeleton
   *[other] { $n } skeletons
}
karak-count-bear = { $n ->
    [one] { $n } bear
   *[other] { $n } bears
}
karak-count-titan = { $n ->
    [one] { $n } titan
   *[other] { $n } titans
}
karak-count-life = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
karak-count-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
karak-count-sword-symbol = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
karak-count-skull = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
}
karak-count-fireball = { $n ->
    [one] { $n } Fireball
   *[other] { $n } Fireballs
}
karak-count-small-stone = { $n ->
    [one] { $n } small Soul Stone
   *[other] { $n } small Soul Stones
}
karak-count-large-stone = { $n ->
    [one] { $n } large Soul Stone
   *[other] { $n } large Soul Stones
}
karak-count-archstone = { $n ->
    [one] { $n } Soul Archstone
   *[other] { $n } Soul Archstones
}
karak-count-praetorian = { $n ->
    [one] { $n } praetorian
   *[other] { $n } praetorians
}
karak-count-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
karak-count-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
karak-count-action = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
karak-count-glory = { $n ->
    [one] { $n } glory level
   *[other] { $n } glory levels
}
karak-count-player = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
karak-count-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

# The score: $n chooses the form, $text is shown (4.5 or 4,5). Nominative.
karak-points = { $n ->
    [one] { $text } point
   *[other] { $text } points
}
