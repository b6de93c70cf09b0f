### The lab's exact figures: battle odds of Karak 2, hands of Thunderstone.

## The commands

lab-odds-help = Karak 2: the exact odds of a battle.
lab-odds-help-hero = Whose abilities count: horan, taia, lorraine, xanros, elspeth or darius; without it, none
lab-odds-help-army = The unit dice that are rolled, such as knight*2,mage*3; the hero die is always rolled
lab-odds-help-items = What the hero carries, such as sword,fireball*2,amulet-protection
lab-odds-help-against = A strength from 1 to 40, an army such as skeleton-riders, two armies joined by +, or general; without it, every strength
lab-odds-help-praetorians = How many praetorians stand by the Dark General, 0 to 5 (otherwise 5)
lab-odds-help-lives = The hero’s lives before the battle, 1 to 5 (otherwise 5)
lab-attack-help = Thunderstone: what the hands of a deck can do.
lab-attack-help-deck = The cards of the deck, such as militia*6,dagger*2,torch*2,fireball (otherwise the starting deck)
lab-attack-help-hand = How many cards a hand has, 1 to 10 (otherwise 6)
lab-attack-help-against = Monsters or monster groups, such as nixie,dragon, or all: the share of hands that defeat each
lab-attack-help-rank = The ranks they stand in, such as 1,3 (otherwise all three); it decides the light penalty
lab-attack-help-spend = Also use effects that destroy an own card: food eaten for attack, weapons thrown
lab-attack-help-samples = Draw so many hands at random, 100 to 10,000,000, even if all could be counted
lab-attack-help-seed = A number that fixes the drawn hands (otherwise 1)
lab-figures-help-csv = Write all figures into this file, as a table with exact counts
lab-figures-help-html = Write a page with charts into this file
lab-figures-help-svg = Write the chart into this file
lab-figures-written = Written: “{ $file }”.
lab-figures-foot = Made with Emberhall’s lab.
lab-figures-what = What
lab-figures-figure = Figure

## What is not possible

lab-figures-out-of-bounds = { $option } takes a number from { $least } to { $most }, not { $found }.
lab-figures-count = { $option }: “{ $found }” has no whole number after the asterisk. Write it like this: name*2.
lab-odds-no-general = --praetorians belongs to --against general.
lab-odds-two-armies = At most two armies are fought together.
lab-odds-unfit-supply = There are not so many dice of this kind: { $unit }, at most { $most }.
lab-odds-unfit-army = Knights, Archers and Mages together never exceed the highest glory, { $most }.
lab-odds-unfit-hero = Only { $hero } has this die: { $unit }.
lab-odds-unfit-slots = { $kind ->
    [weapon] A hero carries at most { $most } weapons.
    [spell] A hero carries at most { $most } spells.
   *[amulet] A hero carries at most { $most } amulet.
}
lab-odds-unfit-rare = There are not so many of this item: { $item }, at most { $most }.
lab-odds-unfit-amulets = The Titan comes with its amulet, and a hero carries only one: no Amulet of Protection besides.
lab-odds-unfit-lives = A hero fights with 1 to { $most } lives.
lab-attack-wrong-hand = A hand has 1 to { $most } cards here.
lab-attack-too-few = { $n ->
    [one] The deck has { $n } card; a hand needs { $hand }.
   *[other] The deck has { $n } cards; a hand needs { $hand }.
}
lab-attack-too-many = The box does not hold so many of this card: { $card }, at most { $most }.
lab-attack-wrong-rank = “{ $found }” does not name ranks. They are 1, 2 and 3, separated by commas.

## Battle odds

lab-odds-title = Karak 2: battle odds
lab-odds-hero = Hero: { $hero }
lab-odds-any-hero = Hero: any without an ability in battle
lab-odds-dice = Rolled: { $dice }
lab-odds-items = Carried: { $items }
lab-odds-against-strength = Against strength { $strength }
lab-odds-against = Against { $foes }, strength { $strength }
lab-odds-no-battle = The only army has strength 1: Darius defeats it without a battle.
lab-odds-results = How the battle ends
lab-odds-won = Won
lab-odds-exactly = with exactly the strength needed
lab-odds-lost = Lost
lab-odds-driven-off = Lost, but a praetorian leaves
lab-odds-rolled-again = Rolled again
lab-odds-plague = Plague & Misery strikes
lab-odds-unconscious = Unconscious after the battle
lab-odds-mean-attack = Attack strength, on average
lab-odds-mean-wounds = Wounds, on average
lab-odds-mean-fireballs = Fireballs spent, on average
lab-odds-mean-lost = Dice lost, on average: { $unit }
lab-odds-attack-title = How strong the attack is
lab-odds-attack-about = Columns for every attack strength, Fireballs included. The mean is { $mean }; strength { $strength } is reached in { $share } of the battles.
lab-odds-attack-axis = Attack strength, Fireballs included
lab-odds-share-axis = Share of all battles
lab-odds-enough = enough to win
lab-odds-not-enough = not enough
lab-odds-curve-title = Chance to win against every strength
lab-odds-curve-about = A falling line from strength 1 on. The battle is at least even up to strength { $strength }.
lab-odds-strength-axis = Strength
lab-odds-chance-axis = Chance to win
lab-odds-this-force = this force
lab-odds-without-fireballs = without Fireballs
lab-odds-without-reroll = without rolling again
lab-odds-even = even
lab-odds-assumed = Every roll is counted, none is simulated. All dice named are rolled. The player wants to win first, then to drive a praetorian off, then to lose as few lives and dice as possible, then to keep Fireballs. The Amulet of Protection spares the hero first, then the dice with most swords.

## Hands

lab-attack-title = Thunderstone: what the hands can do
lab-attack-deck = { $n ->
    [one] Deck of { $n } card: { $cards }
   *[other] Deck of { $n } cards: { $cards }
}
lab-attack-counted = Hands of { $hand }: { $all } in all, { $different } different ones. Every hand is counted; the figures are exact.
lab-attack-sampled = Hands of { $hand }: { $all } in all, { $different } different ones. { $draws } of them were drawn at random; shares are true to ± { $error } with 95% certainty.
lab-attack-rank = Attack without a monster: in full light, against rank { $rank }
lab-attack-means = On average: attack with magic attack { $attack }, magic attack { $magic }, light { $light }, gold { $gold }
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
lab-attack-about = Columns for every value. The mean is { $mean }.
lab-attack-against-title = Hands that defeat the monster
lab-attack-against-about = Share of hands that defeat each monster in each rank, light penalty and battle effects included.
lab-attack-target = { $card }, rank { $rank }
lab-attack-monster = Monster
lab-attack-health = Health
lab-attack-in-rank = Rank { $rank }: wins
lab-attack-mean-in-rank = Rank { $rank }: attack value, on average
lab-attack-assumed = Each hand is arranged as well as possible for its purpose: weapons are equipped and Dungeon effects used. Not counted: cards that effects draw, effects on the hall, borrowed heroes, and effects that destroy an own card other than Disease. With such cards the deck is stronger than the figures.
lab-attack-assumed-spend = Each hand is arranged as well as possible for its purpose: weapons are equipped and Dungeon effects used, own food and weapons destroyed for it. Not counted: cards that effects draw, effects on the hall, and borrowed heroes. With such cards the deck is stronger than the figures.
