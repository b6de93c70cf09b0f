# Thunderstone: the cards. The value is the name, .text the effects, .type the type line.
# A card without effects has a dash as text; figures such as attack, light or gold are drawn as icons.

## Basic cards, Disease and the Thunderstone

thunderstone-card-militia = Militia
    .text = Level up: for 3 experience points this becomes any level-1 Hero of the Village.
    .type = Militia • Hero
thunderstone-card-dagger = Dagger
    .text = –
    .type = Weapon • Edged
thunderstone-card-iron-rations = Iron Rations
    .text = Dungeon: one Hero gets strength +2.
    .type = Item • Food
thunderstone-card-torch = Torch
    .text = –
    .type = Item • Light
thunderstone-card-disease = Disease
    .text = In the Dungeon: −1 to attack or magic attack, your choice; the chosen one must be at least +1.
    .type = Disease
thunderstone-card-stone-of-mystery = Stone of Mystery
    .text = –
    .type = Thunderstone

## Heroes

thunderstone-card-amazon-archer = Amazon Archer
    .text = Attack +2 more against a Monster in rank 2 or 3.
    .type = Hero • Fighter • Archer
thunderstone-card-amazon-huntress = Amazon Huntress
    .text = Attack +3 more against a Monster in rank 2 or 3.
    .type = Hero • Fighter • Archer
thunderstone-card-amazon-queen = Amazon Queen
    .text = Attack +4 more against a Monster in rank 2 or 3.
    .type = Hero • Fighter • Archer
thunderstone-card-chalice-quester = Chalice Quester
    .text = Repeat Dungeon: destroy 1 Disease, then draw 1 card.
    .type = Hero • Fighter • Cleric
thunderstone-card-chalice-defender = Chalice Defender
    .text = Attack +1 for each Item that gives light. Dungeon: draw 1 card. Repeat Dungeon: destroy 1 Disease, then draw 1 card.
    .type = Hero • Fighter • Cleric
thunderstone-card-chalice-paladin = Chalice Paladin
    .text = Dungeon: draw 1 card. Spoils (any card): after a win you may buy any 1 card of the Village.
    .type = Hero • Fighter • Cleric
thunderstone-card-dwarf-guardian = Dwarf Guardian
    .text = Attack +3 more while equipped with an Edged Weapon.
    .type = Hero • Fighter
thunderstone-card-dwarf-janissary = Dwarf Janissary
    .text = Attack +4 more while equipped with an Edged Weapon. Spoils (Weapon): after a win you may buy 1 Weapon.
    .type = Hero • Fighter
thunderstone-card-dwarf-sentinel = Dwarf Sentinel
    .text = Attack +5 more while equipped with an Edged Weapon.
    .type = Hero • Fighter
thunderstone-card-elf-wizard = Elf Wizard
    .text = –
    .type = Hero • Wizard
thunderstone-card-elf-sorcerer = Elf Sorcerer
    .text = After a win you may put 1 Monster of the hall on the bottom of the dungeon deck; refill the hall.
    .type = Hero • Wizard
thunderstone-card-elf-archmage = Elf Archmage
    .text = Dungeon: you may put 1 Monster of the hall on the bottom of the dungeon deck; refill the hall.
    .type = Hero • Wizard
thunderstone-card-feayn-archer = Feayn Archer
    .text = Cannot attack a Monster in rank 1.
    .type = Hero • Fighter • Archer
thunderstone-card-feayn-marksman = Feayn Marksman
    .text = Cannot attack a Monster in rank 1.
    .type = Hero • Fighter • Archer
thunderstone-card-feayn-sniper = Feayn Sniper
    .text = Cannot attack a Monster in rank 1. Gain 1 more experience point when you defeat a Monster in rank 3.
    .type = Hero • Fighter • Archer
thunderstone-card-lorigg-thief = Lorigg Thief
    .text = –
    .type = Hero • Thief
thunderstone-card-lorigg-rogue = Lorigg Rogue
    .text = On entering the Dungeon: each other player discards 1 card.
    .type = Hero • Thief
thunderstone-card-lorigg-outlaw = Lorigg Outlaw
    .text = On entering the Dungeon: each other player discards 1 card.
    .type = Hero • Thief
thunderstone-card-outlands-warrior = Outlands Warrior
    .text = Dungeon: destroy 1 Food for attack +3 more.
    .type = Hero • Fighter
thunderstone-card-outlands-slayer = Outlands Slayer
    .text = Attack +1 for each revealed Monster card. Repeat Dungeon: destroy 1 Food for attack +3 more.
    .type = Hero • Fighter
thunderstone-card-outlands-khan = Outlands Khan
    .text = Attack +2 for each revealed Monster card.
    .type = Hero • Fighter
thunderstone-card-redblade-killer = Redblade Killer
    .text = –
    .type = Hero • Fighter • Thief
thunderstone-card-redblade-poisoner = Redblade Poisoner
    .text = On entering the Dungeon: each other player discards 1 card.
    .type = Hero • Fighter • Thief
thunderstone-card-redblade-assassin = Redblade Assassin
    .text = On entering the Dungeon: each other player discards 1 Hero or 2 cards.
    .type = Hero • Fighter • Thief
thunderstone-card-regian-cleric = Regian Cleric
    .text = Repeat Dungeon: destroy 1 Disease, then draw 1 card.
    .type = Hero • Cleric
thunderstone-card-regian-priest = Regian Priest
    .text = Dungeon: draw 1 card. Repeat Dungeon: destroy 1 Disease, then draw 1 card.
    .type = Hero • Cleric
thunderstone-card-regian-bishop = Regian Bishop
    .text = Dungeon: draw 2 cards. Repeat Dungeon: destroy 1 Disease, then draw 1 card.
    .type = Hero • Cleric
thunderstone-card-selurin-magician = Selurin Magician
    .text = Magic attack +1 for each Item and for each Spell that gives magic attack.
    .type = Hero • Wizard
thunderstone-card-selurin-warlock = Selurin Warlock
    .text = Doubles your total magic attack.
    .type = Hero • Wizard
thunderstone-card-selurin-theurge = Selurin Theurge
    .text = Doubles your total magic attack. Dungeon: each player discards 1 Hero or shows a hand without Heroes; you may use one of the discarded Heroes in this battle, then return it to its owner’s discard pile.
    .type = Hero • Wizard
thunderstone-card-thyrian-squire = Thyrian Squire
    .text = Dungeon: destroy 1 Food for attack +2 more.
    .type = Hero • Fighter
thunderstone-card-thyrian-knight = Thyrian Knight
    .text = Each Militia gets attack +1. Dungeon: destroy 1 Food for attack +2 more.
    .type = Hero • Fighter
thunderstone-card-thyrian-lord = Thyrian Lord
    .text = Each Hero who is not a Fighter gets attack +2. Dungeon: destroy 1 Food to put a Monster of the hall worth 1 or 2 victory points into your discard pile, without experience; refill the hall.
    .type = Hero • Fighter

## Village cards

thunderstone-card-arcane-energies = Arcane Energies
    .text = Dungeon: all attack of Heroes with an equipped Weapon becomes magic attack. Draw 1 card.
    .type = Spell
thunderstone-card-banish = Banish
    .text = Dungeon: put 1 Monster of the hall on the bottom of the dungeon deck and refill the hall, or reorder the hall. Then destroy 1 card from your hand and draw 1 card.
    .type = Spell
thunderstone-card-barkeep = Barkeep
    .text = Village: you may buy 1 more card this turn. Village: destroy this card for 2 gold.
    .type = Villager
thunderstone-card-battle-fury = Battle Fury
    .text = Dungeon: all Heroes get attack +1.
    .type = Spell
thunderstone-card-feast = Feast
    .text = Dungeon: all Heroes get strength +3 and attack +1.
    .type = Item • Food
thunderstone-card-fireball = Fireball
    .text = –
    .type = Spell
thunderstone-card-flaming-sword = Flaming Sword
    .text = –
    .type = Weapon • Edged
thunderstone-card-goodberries = Goodberries
    .text = Dungeon: one Hero gets strength +3 and all of this Hero’s attack becomes magic attack.
    .type = Item • Food • Magic
thunderstone-card-hatchet = Hatchet
    .text = –
    .type = Weapon • Edged
thunderstone-card-lantern = Lantern
    .text = –
    .type = Item • Light
thunderstone-card-lightstone-gem = Lightstone Gem
    .text = –
    .type = Item • Light • Magic
thunderstone-card-magical-aura = Magical Aura
    .text = Dungeon: all Weapons weigh 0. Draw 1 card.
    .type = Spell
thunderstone-card-pawnbroker = Pawnbroker
    .text = Village: destroy 1 card with a gold value for that much gold and 3 more. Village: destroy this card for 2 gold.
    .type = Villager
thunderstone-card-polearm = Polearm
    .text = Attack +6 instead of +2 if the bearer’s strength is 8 or more.
    .type = Weapon • Edged
thunderstone-card-short-sword = Short Sword
    .text = –
    .type = Weapon • Edged
thunderstone-card-spear = Spear
    .text = Dungeon: while it is equipped, you may destroy this Weapon for attack +3 more (+5 in all).
    .type = Weapon • Edged
thunderstone-card-town-guard = Town Guard
    .text = Village: draw 2 cards. Village: destroy this card and draw 3 more cards.
    .type = Villager
thunderstone-card-trainer = Trainer
    .text = Village: destroy 1 Militia and gain 2 experience points. Village: destroy this card for 2 gold.
    .type = Villager
thunderstone-card-warhammer = Warhammer
    .text = In the hands of a Cleric attack +3 more against Doomknights and Undead.
    .type = Weapon • Blunt

## Monsters

thunderstone-card-archduke-of-pain = Archduke of Pain
    .text = Magic attack required. Battle: destroy all Clerics and Wizards. Breach: destroy the top 2 cards of every hero stack, Militia included.
    .type = Monster • Abyssal
thunderstone-card-grudgebeast = Grudgebeast
    .text = –
    .type = Monster • Abyssal
thunderstone-card-succubus = Succubus
    .text = Half attack without magic attack.
    .type = Monster • Abyssal
thunderstone-card-tormentor = Tormentor
    .text = Half attack without an equipped Weapon. Battle: destroy 1 Cleric.
    .type = Monster • Abyssal
thunderstone-card-the-unchained = The Unchained
    .text = Battle: gain 1 Disease. Trophy: magic attack +1.
    .type = Monster • Abyssal
thunderstone-card-darkness = Darkness
    .text = Light −1. Unequipped heroes cannot attack.
    .type = Monster • Doomknight • Humanoid
thunderstone-card-judgement = Judgement
    .text = Battle: all Heroes get strength −2 and each −1 to attack or magic attack.
    .type = Monster • Doomknight • Humanoid
thunderstone-card-knightmare = Knightmare
    .text = Light −2. Battle: destroy 1 Fighter.
    .type = Monster • Doomknight • Humanoid
thunderstone-card-lord-mortis = Lord Mortis
    .text = Light −2.
    .type = Monster • Doomknight • Humanoid
thunderstone-card-the-prince = The Prince
    .text = Battle: all Heroes get strength −2. Battle: destroy 1 Fighter.
    .type = Monster • Doomknight • Humanoid
thunderstone-card-ebon-fume = Ebon Fume
    .text = Immune to magic attack. Battle: destroy the Hero with the highest strength. Trophy: attack +3.
    .type = Monster • Dragon
thunderstone-card-mythlurian = Mythlurian
    .text = Battle: destroy 1 Hero.
    .type = Monster • Dragon
thunderstone-card-skaladak = Skaladak
    .text = Battle: destroy 1 Weapon.
    .type = Monster • Dragon
thunderstone-card-tyxr-the-old = Tyxr the Old
    .text = Battle: destroy 1 Hero. Breach: each player discards 2 cards. Trophy: magic attack +2.
    .type = Monster • Dragon
thunderstone-card-uyril-unending = Uyril Unending
    .text = Half attack without magic attack. Battle: destroy 1 Militia. Trophy: attack +1.
    .type = Monster • Dragon
thunderstone-card-blink-dog = Blink Dog
    .text = Light −1. Cannot be attacked while there is a light penalty.
    .type = Monster • Enchanted
thunderstone-card-griffon = Griffon
    .text = Trophy: magic attack +1.
    .type = Monster • Enchanted
thunderstone-card-nixie = Nixie
    .text = –
    .type = Monster • Enchanted
thunderstone-card-pegasus = Pegasus
    .text = Trophy: magic attack +1.
    .type = Monster • Enchanted
thunderstone-card-sphinx = Sphinx
    .text = Magic attack only. Spoils: you may reveal 6 cards from your deck, destroy any of them and discard the rest. Trophy: magic attack +2.
    .type = Monster • Enchanted
thunderstone-card-bloodskull-orc = Bloodskull Orc
    .text = –
    .type = Monster • Humanoid
thunderstone-card-deadbone-troll = Deadbone Troll
    .text = Battle: gain 1 Disease.
    .type = Monster • Humanoid
thunderstone-card-firebrand-cyclops = Firebrand Cyclops
    .text = –
    .type = Monster • Humanoid
thunderstone-card-grayskin-lizard = Grayskin Lizard
    .text = Battle: each equipped Hero gets attack +1.
    .type = Monster • Humanoid
thunderstone-card-griknack-goblin = Griknack Goblin
    .text = –
    .type = Monster • Humanoid
thunderstone-card-black-slime = Black Slime
    .text = Battle: destroy 1 Militia.
    .type = Monster • Ooze
thunderstone-card-gray-ooze = Gray Ooze
    .text = Battle: destroy 1 Hero unless a Weapon is equipped in the party. Spoils (Food): after a win you may buy 1 Food.
    .type = Monster • Ooze
thunderstone-card-green-blob = Green Blob
    .text = Battle: destroy 1 Food.
    .type = Monster • Ooze
thunderstone-card-noxious-slag = Noxious Slag
    .text = Half magic attack. Immune to edged weapons.
    .type = Monster • Ooze
thunderstone-card-red-jelly = Red Jelly
    .text = Battle: destroy 1 Weapon. Trophy: light +1.
    .type = Monster • Ooze
thunderstone-card-famine = Famine
    .text = Battle: gain 1 Disease.
    .type = Monster • Undead • Doom
thunderstone-card-harbinger = Harbinger
    .text = Battle: destroy 1 Spell.
    .type = Monster • Undead • Doom
thunderstone-card-kingdom = Kingdom
    .text = Battle: gain 1 Disease.
    .type = Monster • Undead • Doom
thunderstone-card-lord-of-death = Lord of Death
    .text = Battle: gain 2 Diseases.
    .type = Monster • Undead • Doom
thunderstone-card-suffering = Suffering
    .text = Battle: all Heroes get strength −2. Battle: gain 1 Disease.
    .type = Monster • Undead • Doom
thunderstone-card-ghost = Ghost
    .text = Half attack without magic attack. Battle: all Heroes get strength −2.
    .type = Monster • Undead • Spirit
thunderstone-card-haunt = Haunt
    .text = Battle: one Hero of your choice cannot attack.
    .type = Monster • Undead • Spirit
thunderstone-card-revenant = Revenant
    .text = Magic attack required. Battle: all Heroes get strength −4; Heroes with strength 0 or less are destroyed after the battle.
    .type = Monster • Undead • Spirit
thunderstone-card-spectre = Spectre
    .text = Battle: destroy 1 Militia.
    .type = Monster • Undead • Spirit
thunderstone-card-wraith = Wraith
    .text = Battle: destroy 1 Militia.
    .type = Monster • Undead • Spirit

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
thunderstone-word-spoils = Spoils
    .in = spoils
thunderstone-word-breach = Breach
    .in = breach
thunderstone-word-trophy = Trophy
    .in = trophy
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
