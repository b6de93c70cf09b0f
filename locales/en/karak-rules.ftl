# Karak 2: the rules reference for players (English).
# One message per rule: the value is its title, .text what it says, .ruling how an open point is decided here.

## Components and setup

rule-k-set-1 = Players and heroes
    .text = 2–5 players sit at the table. Six heroes wait for them: Horan, Taia, Lady Lorraine, Lord Xanros, Elspeth and Darius.
rule-k-set-2 = Board and starting tile
    .text = The landscape grows on a grid of hexagons. At the start only the starting tile lies there: three tiles in one piece, with Karak Castle in the middle.
rule-k-set-3 = The deck of landscape tiles
    .text = The 18 first-tier tiles are shuffled and lie on top of the 10 second-tier tiles, which are shuffled too. Nobody knows the order.
rule-k-set-4 = The bag of monsters
    .text = All 36 monster army tokens start in the bag. The bag runs out exactly when the deck does. A token once drawn never goes back, except the one that Taia turns down.
rule-k-set-5 = What you start with
    .text = You begin with 5 lives, a glory level of 0 and no resources. Your city and your six buildings are still unbuilt. Your inventory has room for 2 weapons, 3 spells and 1 amulet.
rule-k-set-6 = Choosing heroes
    .text = Usually each player is dealt a hero at random. In a hero draft you roll the hero die and choose openly in turn, most swords first. Heroes that nobody takes stay out of the game, and the starting player is rolled for separately.
    .ruling = The printed rules leave the places after the first and ties open; here the higher roll chooses earlier, and tied players roll again.
rule-k-set-7 = Where you start
    .text = All heroes set out from Karak Castle.
rule-k-set-8 = The starting player
    .text = Everyone rolls the hero die, and whoever rolls the most swords begins. Skulls count as 0, and tied players roll again. After that the turn passes clockwise.
rule-k-set-9 = The unit dice
    .text = The common supply holds 10 knight dice, 10 archer dice and 10 mage dice for everyone. The 3 skeletons follow only Lord Xanros and the bear only Lady Lorraine. The one titan comes with its amulet.
rule-k-set-10 = Resources without end
    .text = There are three resources: food, wood and stone. None of them ever runs out, and you may have as many as you like. In older games (rules version 1) you stop at 255 of each.
rule-k-set-11 = The friendly game
    .text = In a friendly game Plague & Misery stays out of play.
rule-k-set-12 = What stays hidden
    .text = Nobody sees the order of the deck or of the bag, or the amulet that an undefeated dryad guards. The tile that Darius put back is known only to him. Everything else is open to all, even the tier of the next tile.
rule-k-set-13 = Only the active player decides
    .text = While it is your turn, all decisions are yours. Anyone hit by Plague & Misery or by a Pickpocket has nothing to choose.

## Turn, movement, exploring

rule-k-turn-1 = Your turn
    .text = You have 2 actions, one more with the Stable and one more with the Amulet of Action: never more than 4. Before each action you may move once. Move and action are both optional, but a move without an action still uses that action up.
rule-k-turn-2 = First move, then act
    .text = The move comes before its action, never after it. You may leave actions unused and end your turn at any time, except during a battle.
    .ruling = The printed rules do not quite say when a turn is over; here it ends by itself after your last action, unless you could still cast Pickpocket or use Hawkeye—then you are asked.
rule-k-turn-3 = Gaining an action mid-turn
    .text = If you build the Stable or gain the Amulet of Action, the extra action is yours at once. If you lose the amulet, the action goes too, but one you have already begun stays yours.
rule-k-turn-4 = A battle ends your turn
    .text = After a battle your turn is over, even if you have actions left.
rule-k-turn-5 = Effects that cost no action
    .text = Pickpocket (as often as you have the spell) and Hawkeye (once per turn) cost no action. Use them before, between or after your actions, or between a move and its action. If a reward would make you leave a spell behind, you may cast Pickpocket first to make room. In older games (rules version 1) there is no such exception.
    .ruling = The printed rules simply say any moment of your own turn; here that excludes the middle of a move or an action, a battle and what comes after it, because the battle ends the turn. The one exception is a spell for which there is no free slot.
rule-k-turn-6 = No empty actions
    .text = You are only offered actions that change something. With 5 lives there is nothing to heal, and where nothing can be built, recruited or picked up, that action is not offered. If only one thing can be built, recruited or picked up, you get it without being asked; in older games (rules version 1) you are asked all the same.
    .ruling = The printed rules do not mention actions without effect; here they are left out, since you may always leave an action unused.
rule-k-turn-7 = The same action again
    .text = You may take the same action several times in a turn; only Gathering Resources is limited to once per tile. City Building and Building are two different actions, and you may take both in one turn.
rule-k-move-1 = Moving
    .text = A move takes you to an adjacent tile that has been laid out. If either tile shows a chasm on the edge between them, the way is closed.
rule-k-move-2 = Heroes and cities do not block the way
    .text = You may enter any tile with other heroes on it, and any city too.
rule-k-move-3 = Meeting monsters means fighting
    .text = Enter a tile with monster armies or with the Dark General, and the battle begins at once. It is the action that belongs to this move.
rule-k-move-4 = Portal and Magic Run
    .text = The Portal and Magic Run each take the place of an ordinary move. You cannot stay on a tile with monsters or the Dark General: you win there or you go back.
rule-k-exp-1 = Exploring the landscape
    .text = Step over an edge without a chasm into the unexplored area: draw the top tile, turn it so that no chasm lies between it and your tile, and move onto it. Its other edges may show chasms. A tile you have drawn must be laid out.
    .ruling = The printed rules leave open whether you see the tile before you choose the direction; here the direction comes first.
rule-k-exp-2 = Monsters on new tiles
    .text = A first-tier tile gets 1 monster army from the bag, a second-tier tile gets 2, and you fight both at once with their strengths added. If the bag holds too few, you draw what is left. If it is empty, there is no battle and you keep your action.
rule-k-exp-3 = The Infernal Abyss
    .text = No monster army is drawn for the Infernal Abyss. The Dark General stands there with his praetorians and is waiting for you.
rule-k-exp-4 = When every way is closed
    .text = If tiles are left but chasms close off the whole board, you may explore across any edge of your tile that faces empty space and turn the new tile as you like. From then on that edge counts as free of chasms.
    .ruling = The printed rules do not cover this very rare case; here the way is opened so that the game can go on.

## A. Battle

rule-k-bat-1 = The course of a battle
    .text = Abilities before the battle come first, then you choose your unit dice and roll. Re-rolls, the Amulet of Protection and Fireballs follow, and then the strengths are compared. After the reward or the retreat come losses, unit limit, Plague & Misery and unconsciousness, and your turn ends.
rule-k-bat-2 = Which dice you roll
    .text = You always roll the hero die. Before the roll you choose which unit dice join it: all, some or none, and that goes for bear, skeletons and titan too. A die left out does not help, but it is in no danger either.
rule-k-bat-3 = Attack strength
    .text = Count the swords on all dice rolled. Add your weapons, 1 for each Fireball you use and the bonuses of your abilities.
rule-k-bat-4 = Fireballs
    .text = When the roll is final, you decide how many Fireballs you use. Each adds 1 to your attack strength and then leaves the game.
rule-k-bat-5 = Winning
    .text = You win if your attack strength is at least as high as the strength of all monster armies on the tile together. Turn the tokens over, take the rewards and stay where you are.
rule-k-bat-6 = Losing
    .text = If your attack is too weak, the monsters stay and you go back to the tile you came from; no chasm stops a retreat. After the Portal you return to your city.
    .ruling = The printed rules do not say where you go back to after losing a battle at the end of a Magic Run; here it is the last tile before the battle.
rule-k-bat-7 = Wounds
    .text = Each skull on the hero die costs you 1 life after the battle, win or lose. You still receive your reward first, even if you then fall unconscious. You never have fewer than 0 lives.
rule-k-bat-8 = Losing units
    .text = A unit die that shows a skull goes back to the supply, win or lose. It costs you no life.
    .ruling = The printed rules mention no skull on the bear or titan die; should changed component values give them one, they are lost in the same way, the titan until you gain its amulet again.
rule-k-bat-9 = Two skulls
    .text = If the hero die ends up showing two skulls, Plague & Misery follows, whether you won or lost.
rule-k-bat-10 = Rewards
    .text = Weapons, spells and amulets go into your inventory; if a slot is missing, you choose which item of that kind stays on the tile, the new one included. A resource cart brings you any 3 resources at once and leaves the game. Soul Stones are kept apart and can never be lost.
    .ruling = No printed rule lets you simply drop an item; here you lay items down only when there is no room for a reward or while picking up.
rule-k-bat-11 = What a token reveals
    .text = The front shows the monster army and its strength. You see the reward on the back only once you have won, and which amulet a dryad guards is random.
rule-k-glo-1 = Glory
    .text = Your glory level is the strength of your strongest win, plus 2 with the Glory Banners, plus 2 with the Amulet of Glory, and at most 10. Armies beaten in one battle count together. The strength of your strongest win never drops.
    .ruling = The printed rules differ on what happens at the top of the scale; here the level is always worked out afresh, so 8 + 2 + 2 shows 10 and remains 10 without the amulet.
rule-k-glo-2 = How large your army may be
    .text = You may have as many knights, archers and mages together as your glory level. Bear, skeletons and titan do not count.
rule-k-glo-3 = When your glory falls
    .text = If your glory level falls below the size of your army, you return unit dice of your choice at once. After a battle the units lost in it leave first.
rule-k-life-1 = Unconscious
    .text = With no lives left, your hero is unconscious. In your next turn you regain 3 lives and do nothing else; after that you play on as usual. Until then your hero lies on its tile and can be robbed or hit by Plague & Misery like anyone else.

## B–H. The other actions

rule-k-heal-1 = Healing
    .text = A wounded hero regains 2 lives per action, up to 5 in all. You can heal on any tile.
rule-k-gath-1 = Gathering Resources
    .text = Take what the tile yields. It works only where there is no monster army and no city, and not on Karak Castle or in the Infernal Abyss. Each tile gives its resources once per turn.
rule-k-gath-2 = What the tiles yield
    .text = A Farm gives 1 food, a Forest 1 wood. Farm and Forest, Farm and Rock, and Forest and Rock give 1 of each of their two resources. The Big Farm gives 3 food, the Dense Forest 3 wood, the Giant Rock 3 stone.
rule-k-city-1 = City Building
    .text = For 2 wood you build your city on your tile. The tile must hold no monster army, no other player’s hero and no city, and it must not be Karak Castle. You have one city, and it stays where it is; the two outer parts of the starting tile are allowed.
rule-k-city-2 = Chasms around a city
    .text = A city does not bridge anything: the chasms of its tile still block the way.
rule-k-bld-1 = Building
    .text = In your city you build as many buildings in one action as you like and can pay for, but at least one. The cost is on the building token, and each building can be built only once.
rule-k-bld-2 = Stable
    .text = The Stable gives you one more action each turn, starting with the turn in which you build it.
rule-k-bld-3 = Portal
    .text = Once per turn you may move from your city to any explored tile, or from anywhere to your city, regardless of chasms. You may even go straight to monsters or to the Dark General. You cannot explore with it.
rule-k-bld-4 = The other buildings
    .text = The Glory Banners raise your glory level by 2. The Military Camp gives you knights, the Shooting Range archers and the Wizard Tower mages.
rule-k-rec-1 = Recruiting Units
    .text = In your city, if no Plague is on it, you recruit any number of units: a knight for 1 food, an archer for 1 wood, a mage for 1 stone. Each needs its building and a die in the common supply. Your whole army may not be larger than your glory level.
rule-k-rec-2 = Making room in the army
    .text = While recruiting you may first return knights, archers and mages to the common supply. You get nothing back for them.
rule-k-pick-1 = Picking up an item
    .text = In one action you take any of the items that lie on your tile, and you may exchange items of the same kind for them. It does not matter who left them there. Amulets start and stop working at once.
    .ruling = The printed rules set no limits on the exchange; here you take at least one item, and you lay down no more of a kind than you take. The English and Estonian editions speak only of the other players; here whoever left an item behind may take it back too.
rule-k-cure-1 = Eradicating the Plague
    .text = On Karak Castle you regain all your lives, and if the Plague token lies on your city, it is removed. You may also come just to heal. The token returns only with the next two skulls; if it lies on another city, it stays there.

## Items

rule-k-item-1 = Weapons and spells
    .text = A sword adds 1 to each of your attacks, a warhammer 2. Each spell works once and then leaves the game.
rule-k-item-2 = Pickpocket
    .text = At any time in your turn, except in battle, you take 2 resources of your choice from one other hero. If that hero has fewer, you take all there is. It costs no action.
    .ruling = The Polish edition speaks of up to 2 resources, the others of 2; here you always take 2, if the hero has that many.
rule-k-amu-1 = Amulet of Resources
    .text = Whenever you gather, you get 1 more resource of a kind the tile yields. If it yields two kinds, you choose. A tile with three resources gives you 4.
rule-k-amu-2 = Amulet of Glory
    .text = While you carry it, your glory level is 2 higher.
rule-k-amu-3 = Amulet of Action
    .text = While you carry it, you have one more action each turn.
rule-k-amu-4 = Amulet of Protection
    .text = In each battle you may ignore up to 2 skulls on your dice after the final roll; the face with two skulls counts as 2. Units saved are not lost. The amulet does not stop Plague & Misery, nor does it save the life that the Dark General takes. An amulet won in this battle does not protect you yet.
    .ruling = Only the Polish edition says that the amulet does not save the life you lose to the Dark General; here it never does.
rule-k-amu-5 = Amulet of the Titan
    .text = While you carry it, the titan die fights for you and does not count towards your unit limit. If the amulet goes, the titan goes too.

## Plague and Misery

rule-k-plg-1 = Who it strikes
    .text = If you roll the two skulls, you choose another player for Plague & Misery. That player need not have a city. With only one opponent there is nothing to choose.
rule-k-plg-2 = Misery
    .text = The chosen player loses 1 food, 1 wood and 1 stone, if they have them.
rule-k-plg-3 = Plague
    .text = If the chosen player has a city, the Plague token moves onto it. A token already lying there does not move, and Misery strikes again. There is only one token.
    .ruling = The printed rules leave open what happens if the chosen player has no city; here the token then stays where it is.
rule-k-plg-4 = A city with the Plague
    .text = In a city with the Plague token you cannot recruit units. Everything else goes on as usual.
rule-k-plg-5 = The last roll counts
    .text = If you re-roll the hero die, only the final face counts. In a friendly game two skulls cost 2 lives and nothing more.

## The Dark General and the end of the game

rule-k-gen-1 = The strength of the Dark General
    .text = With 2 or 3 players he has 5 praetorians, with 4 players 4, with 5 players 3. His strength is 10 plus 1 for each praetorian.
rule-k-gen-2 = A wound is certain
    .text = Every battle against the Dark General costs you 1 extra life. You lose it together with your other wounds.
rule-k-gen-3 = Defeating the Dark General
    .text = If your attack strength is at least as high as his strength, you gain the Soul Archstone and the game ends at once, even if it costs your last life. Nothing more is settled, neither losses nor Plague & Misery.
rule-k-gen-4 = Driving off a praetorian
    .text = If you reach at least 10 but not his strength, you lose the battle, yet one praetorian leaves the game.
rule-k-gen-5 = Trying again
    .text = Each time you enter the Infernal Abyss you fight again. Praetorians once removed do not return, and without them his strength is 10.
rule-k-end-1 = Who wins
    .text = A small Soul Stone is worth 1 point, a large one 2, the Soul Archstone 4.5. The player with the most points wins. Ties go to whoever has more large Soul Stones (the Archstone is not one of them), and players who are still tied share the victory.
rule-k-end-2 = How long a game lasts
    .text = There is no round limit: the game goes on until the Dark General falls.
    .ruling = The printed rules name no limit, and neither do we; only test games may be stopped after a set number of rounds and scored as they stand.

## Heroes

rule-k-hor-1 = Horan: War Strategy
    .text = Once per battle Horan may re-roll the unit dice he rolled, the titan included: all of them or none. The second result counts.
rule-k-hor-2 = Horan: Plunder
    .text = After a won battle Horan also receives the resources of the tile, as if he had gathered there. With the Amulet of Resources he gets one more.
    .ruling = The printed rules leave open whether an Amulet of Resources just won counts; here it does, because he already carries it.
rule-k-tai-1 = Taia: Fate-weaver
    .text = When Taia discovers a tile, she draws one monster army more than it needs. She chooses which stay and returns the other to the bag. If the bag has none to spare, there is no choice; the Infernal Abyss gets no token at all.
rule-k-tai-2 = Taia: Expert Builder
    .text = Taia pays one resource less for her city and for each building. She chooses which one, among those in the cost.
rule-k-lor-1 = Lady Lorraine: Hawkeye
    .text = Once per turn, without using an action, Lady Lorraine draws the top tile and lays it anywhere on the rim of the board, joined to it by at least one edge free of chasms. She sees it first, but must lay it. Monster armies, or the Dark General, are placed on it; she does not move, and there is no battle. With an empty deck, or when no open edge is left, it is not possible.
rule-k-lor-2 = Lady Lorraine: Bear Friend
    .text = The bear fights at Lady Lorraine’s side from the start. Its die does not count towards her unit limit.
rule-k-xan-1 = Lord Xanros: Necromancy
    .text = For one action Lord Xanros raises a skeleton, and he can have up to 3 at once. He can do it anywhere, even if the Plague is on his city.
rule-k-xan-2 = Lord Xanros: Soul Collector
    .text = Each unit that Lord Xanros loses in battle heals 1 of his lives, and skeletons count too. Units returned because of his glory do not heal him.
    .ruling = The printed rules name no order; here wounds and healing are settled together after the battle, and he falls unconscious only if he then has no lives left.
rule-k-els-1 = Elspeth: Combat Finesse
    .text = Once per battle Elspeth may re-roll her hero die. The second result counts.
rule-k-els-2 = Elspeth: Magic Run
    .text = Once per turn, instead of a move, Elspeth runs 1 to 3 tiles in a straight line and leaps over chasms. She must stop at the first monster army, or at the Dark General, and fight. Heroes and cities do not hold her up; new tiles cannot be explored this way.
    .ruling = The Polish edition speaks of 3 tiles, the others of up to 3; here it is 1 to 3.
rule-k-dar-1 = Darius: Terrain Exploration
    .text = When Darius explores, he names the direction and draws 2 tiles. He lays out whichever he likes, even if their tiers differ, and puts the other back on top; only he knows it. If just one tile is left, he takes that one.
rule-k-dar-2 = Darius: Claws and Fangs
    .text = When Darius enters a tile, one monster army of strength 1 falls without a roll, every time (of two such armies he picks one). He keeps its reward and its glory whatever follows, and may use the reward at once. He fights a second army as usual. If none is left, there was no battle, and he goes on with his turn.
    .ruling = The printed rules leave open whether this is a battle and how glory is counted; here it is not, and if both armies fall in one visit, their strengths are added for glory.
rule-k-dar-3 = Darius against the Dark General
    .text = Before each of his battles against the Dark General, Darius removes one praetorian, if there is one. This also holds when he has only just discovered the Infernal Abyss.
