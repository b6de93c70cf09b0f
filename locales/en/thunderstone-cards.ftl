# Thunderstone: the cards. The value is the name; the messages below it are the parts of the card’s text, by the time at
# which they work. Figures such as attack, light or gold are drawn as icons.

## Basic cards, Disease and the Thunderstone

thunderstone-card-militia = Militia
thunderstone-text-militia-level-up = for 3 experience points this becomes any level-1 Hero from the Village.
thunderstone-card-dagger = Dagger
thunderstone-card-iron-rations = Iron Rations
thunderstone-text-iron-rations-dungeon = one Hero gets strength +2.
thunderstone-card-torch = Torch
thunderstone-card-disease = Disease
thunderstone-text-disease-in-dungeon = −1 to attack or magic attack, your choice; the chosen one must be at least +1.
thunderstone-card-stone-of-mystery = Stone of Mystery

## Heroes

thunderstone-card-amazon-archer = Amazon Archer
thunderstone-text-amazon-archer-always = Attack +2 more against a Monster in rank 2 or 3.
thunderstone-card-amazon-huntress = Amazon Huntress
thunderstone-text-amazon-huntress-always = Attack +3 more against a Monster in rank 2 or 3.
thunderstone-card-amazon-queen = Amazon Queen
thunderstone-text-amazon-queen-always = Attack +4 more against a Monster in rank 2 or 3.
thunderstone-card-chalice-quester = Chalice Quester
thunderstone-text-chalice-quester-repeat-dungeon = destroy 1 Disease, then draw 1 card.
thunderstone-card-chalice-defender = Chalice Defender
thunderstone-text-chalice-defender-always = Attack +1 for each Item that gives light.
thunderstone-text-chalice-defender-dungeon = draw 1 card.
thunderstone-text-chalice-defender-repeat-dungeon = destroy 1 Disease, then draw 1 card.
thunderstone-card-chalice-paladin = Chalice Paladin
thunderstone-text-chalice-paladin-dungeon = draw 1 card.
thunderstone-text-chalice-paladin-spoils = after a win you may buy any 1 card from the Village.
thunderstone-card-dwarf-guardian = Dwarf Guardian
thunderstone-text-dwarf-guardian-always = Attack +3 more while equipped with an Edged Weapon.
thunderstone-card-dwarf-janissary = Dwarf Janissary
thunderstone-text-dwarf-janissary-always = Attack +4 more while equipped with an Edged Weapon.
thunderstone-text-dwarf-janissary-spoils = after a win you may buy 1 Weapon.
thunderstone-card-dwarf-sentinel = Dwarf Sentinel
thunderstone-text-dwarf-sentinel-always = Attack +5 more while equipped with an Edged Weapon.
thunderstone-card-elf-wizard = Elf Wizard
thunderstone-card-elf-sorcerer = Elf Sorcerer
thunderstone-text-elf-sorcerer-victory = After a win you may put 1 Monster from the hall on the bottom of the dungeon deck; refill the hall.
thunderstone-card-elf-archmage = Elf Archmage
thunderstone-text-elf-archmage-dungeon = you may put 1 Monster from the hall on the bottom of the dungeon deck; refill the hall.
thunderstone-card-feayn-archer = Feayn Archer
thunderstone-text-feayn-archer-always = Cannot attack a Monster in rank 1.
thunderstone-card-feayn-marksman = Feayn Marksman
thunderstone-text-feayn-marksman-always = Cannot attack a Monster in rank 1.
thunderstone-card-feayn-sniper = Feayn Sniper
thunderstone-text-feayn-sniper-always = Cannot attack a Monster in rank 1.
thunderstone-text-feayn-sniper-victory = Gain 1 more experience point when you defeat a Monster in rank 3.
thunderstone-card-lorigg-thief = Lorigg Thief
thunderstone-card-lorigg-rogue = Lorigg Rogue
thunderstone-text-lorigg-rogue-entering = each other player discards 1 card.
thunderstone-card-lorigg-outlaw = Lorigg Outlaw
thunderstone-text-lorigg-outlaw-entering = each other player discards 1 card.
thunderstone-card-outlands-warrior = Outlands Warrior
thunderstone-text-outlands-warrior-dungeon = destroy 1 Food for attack +3 more.
thunderstone-card-outlands-slayer = Outlands Slayer
thunderstone-text-outlands-slayer-always = Attack +1 for each revealed Monster card.
thunderstone-text-outlands-slayer-repeat-dungeon = destroy 1 Food for attack +3 more.
thunderstone-card-outlands-khan = Outlands Khan
thunderstone-text-outlands-khan-always = Attack +2 for each revealed Monster card.
thunderstone-card-redblade-killer = Redblade Killer
thunderstone-card-redblade-poisoner = Redblade Poisoner
thunderstone-text-redblade-poisoner-entering = each other player discards 1 card.
thunderstone-card-redblade-assassin = Redblade Assassin
thunderstone-text-redblade-assassin-entering = each other player discards 1 Hero or 2 cards.
thunderstone-card-regian-cleric = Regian Cleric
thunderstone-text-regian-cleric-repeat-dungeon = destroy 1 Disease, then draw 1 card.
thunderstone-card-regian-priest = Regian Priest
thunderstone-text-regian-priest-dungeon = draw 1 card.
thunderstone-text-regian-priest-repeat-dungeon = destroy 1 Disease, then draw 1 card.
thunderstone-card-regian-bishop = Regian Bishop
thunderstone-text-regian-bishop-dungeon = draw 2 cards.
thunderstone-text-regian-bishop-repeat-dungeon = destroy 1 Disease, then draw 1 card.
thunderstone-card-selurin-magician = Selurin Magician
thunderstone-text-selurin-magician-always = Magic attack +1 for each Item and for each Spell that gives magic attack.
thunderstone-card-selurin-warlock = Selurin Warlock
thunderstone-text-selurin-warlock-always = Doubles your total magic attack.
thunderstone-card-selurin-theurge = Selurin Theurge
thunderstone-text-selurin-theurge-always = Doubles your total magic attack.
thunderstone-text-selurin-theurge-dungeon = each player discards 1 Hero or shows a hand without Heroes; you may use one of the discarded Heroes in this battle, then return it to its owner’s discard pile.
thunderstone-card-thyrian-squire = Thyrian Squire
thunderstone-text-thyrian-squire-dungeon = destroy 1 Food for attack +2 more.
thunderstone-card-thyrian-knight = Thyrian Knight
thunderstone-text-thyrian-knight-always = Each Militia gets attack +1.
thunderstone-text-thyrian-knight-dungeon = destroy 1 Food for attack +2 more.
thunderstone-card-thyrian-lord = Thyrian Lord
thunderstone-text-thyrian-lord-always = Each Hero who is not a Fighter gets attack +2.
thunderstone-text-thyrian-lord-dungeon = destroy 1 Food to put a Monster from the hall worth 1 or 2 victory points into your discard pile, without experience; refill the hall.

## Village cards

thunderstone-card-arcane-energies = Arcane Energies
thunderstone-text-arcane-energies-dungeon = all attack of Heroes with an equipped Weapon becomes magic attack. Draw 1 card.
thunderstone-card-banish = Banish
thunderstone-text-banish-dungeon = put 1 Monster from the hall on the bottom of the dungeon deck and refill the hall, or rearrange the hall. Then destroy 1 card from your hand and draw 1 card.
thunderstone-card-barkeep = Barkeep
thunderstone-text-barkeep-village = you may buy 1 more card this turn.
thunderstone-text-barkeep-village-2 = destroy this card for 2 gold.
thunderstone-card-battle-fury = Battle Fury
thunderstone-text-battle-fury-dungeon = all Heroes get attack +1.
thunderstone-card-feast = Feast
thunderstone-text-feast-dungeon = all Heroes get strength +3 and attack +1.
thunderstone-card-fireball = Fireball
thunderstone-card-flaming-sword = Flaming Sword
thunderstone-card-goodberries = Goodberries
thunderstone-text-goodberries-dungeon = one Hero gets strength +3 and all of this Hero’s attack becomes magic attack.
thunderstone-card-hatchet = Hatchet
thunderstone-card-lantern = Lantern
thunderstone-card-lightstone-gem = Lightstone Gem
thunderstone-card-magical-aura = Magical Aura
thunderstone-text-magical-aura-dungeon = all Weapons weigh 0. Draw 1 card.
thunderstone-card-pawnbroker = Pawnbroker
thunderstone-text-pawnbroker-village = destroy 1 card with a gold value for that much gold and 3 more.
thunderstone-text-pawnbroker-village-2 = destroy this card for 2 gold.
thunderstone-card-polearm = Polearm
thunderstone-text-polearm-always = Attack +6 instead of +2 if the bearer’s strength is 8 or more.
thunderstone-card-short-sword = Short Sword
thunderstone-card-spear = Spear
thunderstone-text-spear-dungeon = while it is equipped, you may destroy this Weapon for attack +3 more (+5 in all).
thunderstone-card-town-guard = Town Guard
thunderstone-text-town-guard-village = draw 2 cards.
thunderstone-text-town-guard-village-2 = destroy this card and draw 3 more cards.
thunderstone-card-trainer = Trainer
thunderstone-text-trainer-village = destroy 1 Militia and gain 2 experience points.
thunderstone-text-trainer-village-2 = destroy this card for 2 gold.
thunderstone-card-warhammer = Warhammer
thunderstone-text-warhammer-always = In a Cleric’s hands, attack +3 more against Doomknights and Undead.

## Monsters

thunderstone-card-archduke-of-pain = Archduke of Pain
thunderstone-text-archduke-of-pain-always = Magic attack required.
thunderstone-text-archduke-of-pain-battle = destroy all Clerics and Wizards.
thunderstone-text-archduke-of-pain-breach = destroy the top 2 cards of every hero stack, Militia included.
thunderstone-card-grudgebeast = Grudgebeast
thunderstone-card-succubus = Succubus
thunderstone-text-succubus-always = Half attack without magic attack.
thunderstone-card-tormentor = Tormentor
thunderstone-text-tormentor-always = Half attack without an equipped Weapon.
thunderstone-text-tormentor-battle = destroy 1 Cleric.
thunderstone-card-the-unchained = The Unchained
thunderstone-text-the-unchained-battle = gain 1 Disease.
thunderstone-text-the-unchained-trophy = magic attack +1.
thunderstone-card-darkness = Darkness
thunderstone-text-darkness-always = Light −1. Unequipped Heroes cannot attack.
thunderstone-card-judgement = Judgement
thunderstone-text-judgement-battle = all Heroes get strength −2 and each −1 to attack or magic attack.
thunderstone-card-knightmare = Knightmare
thunderstone-text-knightmare-always = Light −2.
thunderstone-text-knightmare-battle = destroy 1 Fighter.
thunderstone-card-lord-mortis = Lord Mortis
thunderstone-text-lord-mortis-always = Light −2.
thunderstone-card-the-prince = The Prince
thunderstone-text-the-prince-battle = all Heroes get strength −2.
thunderstone-text-the-prince-battle-2 = destroy 1 Fighter.
thunderstone-card-ebon-fume = Ebon Fume
thunderstone-text-ebon-fume-always = Immune to magic attack.
thunderstone-text-ebon-fume-battle = destroy the Hero with the highest strength.
thunderstone-text-ebon-fume-trophy = attack +3.
thunderstone-card-mythlurian = Mythlurian
thunderstone-text-mythlurian-battle = destroy 1 Hero.
thunderstone-card-skaladak = Skaladak
thunderstone-text-skaladak-battle = destroy 1 Weapon.
thunderstone-card-tyxr-the-old = Tyxr the Old
thunderstone-text-tyxr-the-old-battle = destroy 1 Hero.
thunderstone-text-tyxr-the-old-breach = each player discards 2 cards.
thunderstone-text-tyxr-the-old-trophy = magic attack +2.
thunderstone-card-uyril-unending = Uyril Unending
thunderstone-text-uyril-unending-always = Half attack without magic attack.
thunderstone-text-uyril-unending-battle = destroy 1 Militia.
thunderstone-text-uyril-unending-trophy = attack +1.
thunderstone-card-blink-dog = Blink Dog
thunderstone-text-blink-dog-always = Light −1. Cannot be attacked while there is a light penalty.
thunderstone-card-griffon = Griffon
thunderstone-text-griffon-trophy = magic attack +1.
thunderstone-card-nixie = Nixie
thunderstone-card-pegasus = Pegasus
thunderstone-text-pegasus-trophy = magic attack +1.
thunderstone-card-sphinx = Sphinx
thunderstone-text-sphinx-always = Magic attack only.
thunderstone-text-sphinx-spoils = you may reveal 6 cards from your deck, destroy any of them and discard the rest.
thunderstone-text-sphinx-trophy = magic attack +2.
thunderstone-card-bloodskull-orc = Bloodskull Orc
thunderstone-card-deadbone-troll = Deadbone Troll
thunderstone-text-deadbone-troll-battle = gain 1 Disease.
thunderstone-card-firebrand-cyclops = Firebrand Cyclops
thunderstone-card-grayskin-lizard = Grayskin Lizard
thunderstone-text-grayskin-lizard-battle = each equipped Hero gets attack +1.
thunderstone-card-griknack-goblin = Griknack Goblin
thunderstone-card-black-slime = Black Slime
thunderstone-text-black-slime-battle = destroy 1 Militia.
thunderstone-card-gray-ooze = Gray Ooze
thunderstone-text-gray-ooze-battle = destroy 1 Hero unless a Weapon is equipped in the party.
thunderstone-text-gray-ooze-spoils = after a win you may buy 1 Food.
thunderstone-card-green-blob = Green Blob
thunderstone-text-green-blob-battle = destroy 1 Food.
thunderstone-card-noxious-slag = Noxious Slag
thunderstone-text-noxious-slag-always = Half magic attack. Immune to Edged Weapons.
thunderstone-card-red-jelly = Red Jelly
thunderstone-text-red-jelly-battle = destroy 1 Weapon.
thunderstone-text-red-jelly-trophy = light +1.
thunderstone-card-famine = Famine
thunderstone-text-famine-battle = gain 1 Disease.
thunderstone-card-harbinger = Harbinger
thunderstone-text-harbinger-battle = destroy 1 Spell.
thunderstone-card-kingdom = Kingdom
thunderstone-text-kingdom-battle = gain 1 Disease.
thunderstone-card-lord-of-death = Lord of Death
thunderstone-text-lord-of-death-battle = gain 2 Diseases.
thunderstone-card-suffering = Suffering
thunderstone-text-suffering-battle = all Heroes get strength −2.
thunderstone-text-suffering-battle-2 = gain 1 Disease.
thunderstone-card-ghost = Ghost
thunderstone-text-ghost-always = Half attack without magic attack.
thunderstone-text-ghost-battle = all Heroes get strength −2.
thunderstone-card-haunt = Haunt
thunderstone-text-haunt-battle = one Hero of your choice cannot attack.
thunderstone-card-revenant = Revenant
thunderstone-text-revenant-always = Magic attack required.
thunderstone-text-revenant-battle = all Heroes get strength −4.
thunderstone-text-revenant-battle-2 = Heroes with strength 0 or less are destroyed after the battle.
thunderstone-card-spectre = Spectre
thunderstone-text-spectre-battle = destroy 1 Militia.
thunderstone-card-wraith = Wraith
thunderstone-text-wraith-battle = destroy 1 Militia.

## When a part of a text works

thunderstone-when-village = Village
thunderstone-when-dungeon = Dungeon
thunderstone-when-repeat-dungeon = Repeat Dungeon
thunderstone-when-entering = On entering the Dungeon
thunderstone-when-in-dungeon = In the Dungeon
thunderstone-when-spoils = Spoils
thunderstone-when-spoils-of = Spoils ({ $kind })
thunderstone-when-battle = Battle
thunderstone-when-breach = Breach
thunderstone-when-trophy = Trophy
thunderstone-when-level-up = Level up

# A part of a text with its time.
thunderstone-part = { $when }: { $text }

## Types, classes and keywords

thunderstone-type-hero = Hero
thunderstone-type-militia = Militia
thunderstone-type-weapon = Weapon
thunderstone-type-edged = Edged
thunderstone-type-item = Item
thunderstone-type-food = Food
thunderstone-type-light = Light
thunderstone-type-disease = Disease
thunderstone-type-thunderstone = Thunderstone
thunderstone-type-fighter = Fighter
thunderstone-type-archer = Archer
thunderstone-type-cleric = Cleric
thunderstone-type-wizard = Wizard
thunderstone-type-thief = Thief
thunderstone-type-spell = Spell
thunderstone-type-villager = Villager
thunderstone-type-magic = Magic
thunderstone-type-blunt = Blunt
thunderstone-type-monster = Monster
thunderstone-type-abyssal = Abyssal
thunderstone-type-doomknight = Doomknight
thunderstone-type-humanoid = Humanoid
thunderstone-type-dragon = Dragon
thunderstone-type-enchanted = Enchanted
thunderstone-type-ooze = Ooze
thunderstone-type-undead = Undead
thunderstone-type-doom = Doom
thunderstone-type-spirit = Spirit

# A row of them.
thunderstone-types = { $first } • { $second }

## Hero families

thunderstone-family-amazon = Amazon
thunderstone-family-chalice = Chalice
thunderstone-family-dwarf = Dwarf
thunderstone-family-elf = Elf
thunderstone-family-feayn = Feayn
thunderstone-family-lorigg = Lorigg
thunderstone-family-outlands = Outlands
thunderstone-family-redblade = Redblade
thunderstone-family-regian = Regian
thunderstone-family-selurin = Selurin
thunderstone-family-thyrian = Thyrian

## Monster groups

thunderstone-group-abyssal = Abyssal
thunderstone-group-doomknight = Doomknight • Humanoid
thunderstone-group-dragon = Dragon
thunderstone-group-enchanted = Enchanted
thunderstone-group-humanoid = Humanoid
thunderstone-group-ooze = Ooze
thunderstone-group-undead-doom = Undead • Doom
thunderstone-group-undead-spirit = Undead • Spirit

## Words: the value is a label, .in the form inside a sentence (nominative)

thunderstone-word-village = Village
    .in = Village
thunderstone-word-dungeon = Dungeon
    .in = Dungeon
thunderstone-word-dungeon-deck = Dungeon deck
    .in = dungeon deck
thunderstone-word-rest = Rest
    .in = rest
thunderstone-word-hall = Dungeon hall
    .in = dungeon hall
thunderstone-word-rank = Rank
    .in = rank
thunderstone-word-light = Light
    .in = light
thunderstone-word-light-penalty = Light penalty
    .in = light penalty
thunderstone-word-attack = Attack
    .in = attack
thunderstone-word-magic-attack = Magic attack
    .in = magic attack
thunderstone-word-attack-value = Attack value
    .in = attack value
thunderstone-word-strength = Strength
    .in = strength
thunderstone-word-weight = Weight
    .in = weight
thunderstone-word-cost = Cost
    .in = cost
thunderstone-word-gold = Gold
    .in = gold
thunderstone-word-experience = Experience
    .in = experience
thunderstone-word-level = Level
    .in = level
thunderstone-word-health = Health
    .in = health
thunderstone-word-victory-point = Victory point
    .in = victory point
thunderstone-word-battle-effect = Battle effect
    .in = battle effect
thunderstone-word-disease = Disease
    .in = Disease
thunderstone-word-hand = Hand
    .in = hand
thunderstone-word-deck = Party deck
    .in = party deck
thunderstone-word-discard-pile = Discard pile
    .in = discard pile
thunderstone-word-destroyed-pile = Destroyed cards
    .in = destroyed cards
thunderstone-word-stack = Stack
    .in = stack
thunderstone-word-hero = Hero
    .in = Hero
thunderstone-word-weapon = Weapon
    .in = Weapon
thunderstone-word-item = Item
    .in = Item
thunderstone-word-spell = Spell
    .in = Spell
thunderstone-word-villager = Villager
    .in = Villager
thunderstone-word-monster = Monster
    .in = Monster
thunderstone-word-militia = Militia
    .in = Militia
thunderstone-word-food = Food
    .in = Food
thunderstone-word-thunderstone = Thunderstone
    .in = Thunderstone

## Counted phrases, as the object of a verb: $n is the number

thunderstone-count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
thunderstone-count-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
thunderstone-count-experience = { $n ->
    [one] { $n } experience point
   *[other] { $n } experience points
}
thunderstone-count-light = { $n ->
    [one] { $n } light
   *[other] { $n } light
}
thunderstone-count-attack = { $n ->
    [one] { $n } attack
   *[other] { $n } attack
}
thunderstone-count-magic-attack = { $n ->
    [one] { $n } magic attack
   *[other] { $n } magic attack
}
thunderstone-count-strength = { $n ->
    [one] { $n } strength
   *[other] { $n } strength
}
thunderstone-count-victory-point = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
thunderstone-count-disease = { $n ->
    [one] { $n } Disease
   *[other] { $n } Diseases
}
thunderstone-count-hero = { $n ->
    [one] { $n } Hero
   *[other] { $n } Heroes
}
thunderstone-count-monster = { $n ->
    [one] { $n } Monster
   *[other] { $n } Monsters
}
thunderstone-count-weapon = { $n ->
    [one] { $n } Weapon
   *[other] { $n } Weapons
}
thunderstone-count-player = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
