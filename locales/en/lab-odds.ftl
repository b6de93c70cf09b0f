### The lab's exact figures: battle odds of Karak 2, hands of Thunderstone.

## The commands

lab-odds-help = Karak 2: the exact odds of a battle.
lab-odds-help-hero = Whose abilities count: horan, taia, lorraine, xanros, elspeth or darius [default: none]
lab-odds-help-army = The unit dice to roll, such as knight*2,mage*3; the hero die is always rolled
lab-odds-help-items = What the hero carries, such as sword,fireball*2,amulet-protection
lab-odds-help-against = A strength from 1 to 40, an army such as skeleton-riders, two armies joined by +, or general [default: every strength]
lab-odds-help-praetorians = How many praetorians stand by the Dark General, 0 to 5 [default: 5]
lab-odds-help-lives = The hero’s lives before the battle, 1 to 5 [default: 5]
lab-attack-help = Thunderstone: what hands drawn from a deck can do.
lab-attack-help-deck = The cards of the deck, such as militia*6,dagger*2,torch*2,fireball [default: the starting deck]
lab-attack-help-hand = Number of cards in a hand, 1 to 10 [default: 6]
lab-attack-help-against = Monsters or monster groups, such as nixie,dragon, or all: the share of hands that defeat each
lab-attack-help-rank = The ranks they stand in, such as 1,3; the rank sets the light penalty [default: all three]
lab-attack-help-spend = Also use effects that destroy one of your own cards: eating Food for attack, throwing Weapons
lab-attack-help-samples = Draw this many hands at random, 100 to 10,000,000, even if all of them could be counted
lab-attack-help-seed = A number that fixes the hands drawn [default: 1]
lab-figures-help-csv = Write all figures to this file, as a table with exact counts
lab-figures-help-html = Write a page with charts to this file
lab-figures-help-svg = Write the chart to this file
lab-figures-written = Written: “{ $file }”.
lab-figures-foot = Made with Emberhall’s lab.
lab-figures-what = Quantity
lab-figures-figure = Value

## What is not possible

lab-figures-out-of-bounds = { $option } takes a number from { $least } to { $most }, not { $found }.
lab-figures-count = { $option }: in “{ $found }”, a whole number must follow the asterisk, as in name*2.
lab-odds-no-general = --praetorians needs --against general.
lab-odds-two-armies = A battle is against two armies at most.
# $unit, $item and $card are names as labels.
lab-odds-unfit-supply = { $most ->
    [one] There is only { $most } die of this kind: { $unit }.
   *[other] There are only { $most } dice of this kind: { $unit }.
}
lab-odds-unfit-army = Knights, archers and mages together cannot exceed the highest glory level, { $most }.
lab-odds-unfit-hero = Only { $hero } has this die: { $unit }.
lab-odds-unfit-slots = { $kind ->
    [weapon] A hero can carry at most { $most } weapons.
    [spell] A hero can carry at most { $most } spells.
   *[amulet] A hero can carry at most { $most } amulet.
}
lab-odds-unfit-rare = { $most ->
    [one] There is only { $most } of this item: { $item }.
   *[other] There are only { $most } of this item: { $item }.
}
lab-odds-unfit-amulets = The titan comes with its amulet, and a hero carries only one amulet, so the Amulet of Protection cannot be added.
lab-odds-unfit-lives = A hero fights with 1 to { $most } lives.
lab-attack-wrong-hand = A hand must have 1 to { $most } cards here.
lab-attack-too-few = { $n ->
    [one] The deck has { $n } card; a hand needs { $hand }.
   *[other] The deck has { $n } cards; a hand needs { $hand }.
}
lab-attack-too-many = { $most ->
    [one] The box holds only { $most } of this card: { $card }.
   *[other] The box holds only { $most } of this card: { $card }.
}
lab-attack-wrong-rank = “{ $found }” is not a list of ranks. Write 1, 2 or 3, separated by commas.

## Battle odds

lab-odds-title = Karak 2: battle odds
lab-odds-hero = Hero: { $hero }
lab-odds-any-hero = Hero: any without a battle ability
lab-odds-dice = Rolled: { $dice }
lab-odds-items = Carried: { $items }
lab-odds-against-strength = Against strength { $strength }
lab-odds-against = Against { $foes }, strength { $strength }
lab-odds-no-battle = The only army has strength 1: Darius defeats it without a battle.
lab-odds-results = How the battle ends
lab-odds-won = Won
lab-odds-exactly = with exactly the strength needed
lab-odds-lost = Lost
lab-odds-driven-off = Lost, but a praetorian is driven off
lab-odds-rolled-again = Re-rolled
lab-odds-plague = Plague & Misery strikes
lab-odds-unconscious = Unconscious after the battle
lab-odds-mean-attack = Attack strength, on average
lab-odds-mean-wounds = Wounds, on average
lab-odds-mean-fireballs = Fireballs spent, on average
lab-odds-mean-lost = Dice lost, on average: { $unit }
lab-odds-attack-title = How strong the attack is
lab-odds-attack-about = One column for each attack strength, Fireballs included. The mean is { $mean }; strength { $strength } is reached in { $share } of the battles.
lab-odds-attack-axis = Attack strength, Fireballs included
lab-odds-share-axis = Share of all battles
lab-odds-enough = enough to win
lab-odds-not-enough = not enough
lab-odds-curve-title = Chance to win against each strength
lab-odds-curve-about = A falling line from strength 1 on. The battle is at least even up to strength { $strength }.
lab-odds-strength-axis = Strength
lab-odds-chance-axis = Chance to win
# Labels of the lines in the chart of lab-odds-curve-title.
lab-odds-this-force = this force
lab-odds-without-fireballs = without Fireballs
lab-odds-without-reroll = without re-rolls
lab-odds-even = even
lab-odds-assumed = Every possible roll is counted; nothing is simulated. All the dice named are rolled. The player tries first to win, then to drive off a praetorian, then to lose as few lives and dice as possible, and then to save Fireballs. The Amulet of Protection protects the hero first, then the dice with the most swords.

## Hands

lab-attack-title = Thunderstone: what the hands of a deck can do
lab-attack-deck = { $n ->
    [one] Deck of { $n } card: { $cards }
   *[other] Deck of { $n } cards: { $cards }
}
lab-attack-counted = Hands of { $hand }: { $all } in all, { $different } of them different. Every hand is counted; the figures are exact.
lab-attack-sampled = Hands of { $hand }: { $all } in all, { $different } of them different. { $draws } were drawn at random; shares are accurate to within ± { $error } with 95% confidence.
lab-attack-rank = Attack without a monster: in full light, against rank { $rank }
lab-attack-means = On average: attack including magic attack { $attack }, magic attack { $magic }, light { $light }, gold { $gold }
lab-attack-values = Attack, light and gold
lab-attack-attack-title = Attack and magic attack together
lab-attack-magic-title = Magic attack alone
lab-attack-light-title = Light
lab-attack-gold-title = Gold
lab-attack-attack-axis = Attack
lab-attack-magic-axis = Magic attack
lab-attack-light-axis = Light
lab-attack-gold-axis = Gold
lab-attack-share-axis = Share of all hands
lab-attack-about = One column for each value. The mean is { $mean }.
lab-attack-against-title = Hands that defeat the monster
lab-attack-against-about = Share of hands that defeat each monster in each rank, light penalty and battle effects included.
lab-attack-target = { $card }, rank { $rank }
lab-attack-monster = Monster
lab-attack-health = Health
lab-attack-in-rank = Rank { $rank }: wins
lab-attack-mean-in-rank = Rank { $rank }: attack value, on average
lab-attack-assumed = Each hand is played as well as possible for its purpose: Weapons are equipped and Dungeon effects used. Not included: cards drawn by effects, effects on the hall, borrowed Heroes, and effects that destroy one of your own cards other than Disease. With such cards, the deck is stronger than these figures show.
lab-attack-assumed-spend = Each hand is played as well as possible for its purpose: Weapons are equipped and Dungeon effects used, even if they destroy your own Food or Weapons. Not included: cards drawn by effects, effects on the hall, and borrowed Heroes. With such cards, the deck is stronger than these figures show.
