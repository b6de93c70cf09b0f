//! The numbers by which the fingerprint of a game knows the words of Karak 2.
//!
//! A number is given once and never used for anything else. Fields with `-` are not part of the fingerprint: they
//! follow from the figures, or are said elsewhere in the same input.

use crate::choice::{
    BattleStep, Chance, Choice, CityWhy, ItemsWhy, MonsterWhy, Outcome, Question, ResourcesWhy,
};
use crate::components::TileId;
use crate::content::{Building, Hero, Item, ItemKind, Monster, Resource, Resources, Unit};
use crate::event::{Action, Event, OrderFor, Way};
use crate::hex::{Pos, Side};
use crate::public::Attack;
use alloc::vec;
use alloc::vec::Vec;
use table::{Code, Coded, Encode, Encoder, codes};

/// Every word with its numbers, for the document of the fingerprint.
pub fn all() -> Vec<(&'static str, &'static [Code])> {
    fn of<T: Coded>() -> (&'static str, &'static [Code]) {
        (T::NAME, T::CODES)
    }
    vec![
        of::<Hero>(),
        of::<Monster>(),
        of::<Item>(),
        of::<ItemKind>(),
        of::<Unit>(),
        of::<Building>(),
        of::<Resource>(),
        of::<Way>(),
        of::<OrderFor>(),
        of::<Action>(),
        of::<Question>(),
        of::<MonsterWhy>(),
        of::<BattleStep>(),
        of::<ResourcesWhy>(),
        of::<ItemsWhy>(),
        of::<CityWhy>(),
        of::<Choice>(),
        of::<Chance>(),
        of::<Outcome>(),
        of::<Event>(),
    ]
}

codes! { Hero { 1 Horan 2 Taia 3 Lorraine 4 Xanros 5 Elspeth 6 Darius } }

codes! { Monster {
    1 SkeletonWarriors 2 FireEaters 3 ShadowEaters 4 SkeletalHulks 5 DarkDryads 6 HammerFollower
    7 SkeletonRiders 8 EnvoysOfDeath
} }

codes! { Item {
    1 Sword 2 Warhammer 3 Fireball 4 Pickpocket 5 AmuletOfResources 6 AmuletOfGlory 7 AmuletOfAction
    8 AmuletOfProtection 9 AmuletOfTheTitan
} }

codes! { ItemKind { 1 Weapon 2 Spell 3 Amulet } }

codes! { Unit { 1 Knight 2 Archer 3 Mage 4 Skeleton 5 Bear 6 Titan } }

codes! { Building { 1 Stable 2 Portal 3 GloryBanners 4 MilitaryCamp 5 ShootingRange 6 WizardTower } }

codes! { Resource { 1 Food 2 Wood 3 Stone } }

codes! { Way { 1 Walk 2 Explore 3 Portal 4 MagicRun 5 Retreat } }

codes! { OrderFor { 1 Draft 2 Start } }

codes! { Action {
    1 Heal 2 Gather 3 BuildCity 4 Build 5 Recruit 6 PickUp 7 Eradicate 8 RaiseSkeleton
} }

codes! { Question {
    1 Hero
    2 Turn
    3 Tile
    4 Place
    5 Monster { 1 why }
    6 Battle { 1 step }
    7 Resources { 1 why, - count }
    8 Items { 1 why }
    9 City { 1 why }
    10 Victim
} }

codes! { MonsterWhy { 1 Return 2 Strike } }

codes! { BattleStep {
    1 Send { 1 unit, - most }
    2 RerollUnits
    3 RerollHero
    4 Spare { - left }
    5 Fireballs { - most }
} }

codes! { ResourcesWhy { 1 Cart 2 Plunder 3 Steal { 1 from } } }

codes! { ItemsWhy { 1 Leave { 1 kind } 2 PickUp } }

codes! { CityWhy { 1 Build 2 Recruit 3 Dismiss } }

codes! { Choice {
    1 TakeHero(1)
    2 Move { 1 to }
    3 Explore { 1 to }
    4 Portal { 1 to }
    5 MagicRun { 1 to }
    6 Heal
    7 Gather { 1 extra }
    8 BuildCity { 1 discount }
    9 Build
    10 Recruit
    11 PickUp
    12 Eradicate
    13 RaiseSkeleton
    14 Pickpocket { 1 from }
    15 Hawkeye
    16 EndTurn
    17 LayTile(1)
    18 Place { 1 at, 2 rotation }
    19 PickMonster(1)
    20 Send { 1 unit, 2 count }
    21 Reroll
    22 Stand
    23 SpareHero
    24 SpareUnit(1)
    25 Enough
    26 Cast { 1 fireballs }
    27 TakeResources(1)
    28 Leave(1)
    29 Swap { 1 take, 2 leave }
    30 Raise { 1 building, 2 discount }
    31 Return(1)
    32 Train(1)
    33 Dismiss(1)
    34 Curse(1)
} }

codes! { Chance {
    1 Hero { 1 seat }
    2 OrderRoll { 1 seat }
    3 Tile
    4 Token
    5 Roll { 1 hero, 2 units }
    6 Amulet
} }

codes! { Outcome {
    1 Hero(1)
    2 Face(1)
    3 Tile(1)
    4 Token(1)
    5 Roll { 1 hero, 2 units }
    6 Amulet(1)
} }

codes! { Event {
    1 OrderRolled { 1 seat, 2 face, 3 why }
    2 DraftPlaceTaken { 1 seat }
    3 HeroTaken { 1 seat, 2 hero }
    4 StartingPlayerFound { 1 seat }
    5 TurnBegan { 1 seat, 2 round }
    6 Recovered { 1 seat, 2 lives }
    7 TurnEnded { 1 seat }
    8 Moved { 1 seat, 2 from, 3 to, 4 way }
    9 ActionBegan { 1 seat, 2 action }
    10 HawkeyeUsed { 1 seat }
    11 TileDrawn { 1 seat, 2 tile, - land }
    12 TilesDrawn { 1 seat, 2 count }
    13 TilesSeen { 1 seat, 2 tiles }
    14 TileChosen { 1 seat, 2 tile, - land }
    15 TileReturned { 1 seat }
    16 TileRemembered { 1 seat, 2 tile }
    17 TileShown { 1 seat, 2 tile, - land }
    18 TileLaid { 1 seat, 2 at, 3 tile, - land, 4 rotation, - chasms, 5 joint }
    19 GeneralAppeared { 1 at, 2 praetorians }
    20 TokenDrawn { 1 seat, 2 monster }
    21 TokenReturned { 1 seat, 2 monster }
    22 TokenPlaced { 1 monster, 2 at }
    23 BattleBegan { 1 seat, 2 at, 3 from, 4 strength, 5 general, 6 felled }
    24 UnitsSent { 1 seat, 2 unit, 3 count }
    25 Rolled { 1 seat, 2 hero, 3 units, 4 attack }
    26 UnitsRerolled { 1 seat, 2 units, 3 attack }
    27 HeroRerolled { 1 seat, 2 hero, 3 attack }
    28 RollKept { 1 seat }
    29 HeroSpared { 1 seat }
    30 UnitSpared { 1 seat, 2 unit }
    31 FireballsCast { 1 seat, 2 count, 3 attack }
    32 BattleWon { 1 seat, 2 attack, 3 strength }
    33 BattleLost { 1 seat, 2 attack, 3 strength }
    34 BattleEnded { 1 seat }
    35 ArmyStruck { 1 seat, 2 monster, 3 at }
    36 ArmyDefeated { 1 seat, 2 monster, 3 at }
    37 PraetorianLeft { 1 seat, 2 left }
    38 GloryRose { 1 seat, 2 strongest, - before, - glory }
    39 AmuletFound { 1 seat, 2 item }
    40 ItemGained { 1 seat, 2 item }
    41 ItemLeft { 1 seat, 2 item, 3 at }
    42 ItemTaken { 1 seat, 2 item, 3 at }
    43 SpellSpent { 1 seat, 2 item }
    44 StoneGained { 1 seat, 2 large }
    45 CartEmptied { 1 seat, 2 resources }
    46 Plundered { 1 seat, 2 resources }
    47 UnitsLost { 1 seat, 2 unit, 3 count }
    48 Wounded { 1 seat, 2 wounds, 3 heals, 4 lives }
    49 UnitDismissed { 1 seat, 2 unit }
    50 MiseryFell { 1 seat, 2 by, 3 lost }
    51 PlagueFell { 1 seat }
    52 FellUnconscious { 1 seat }
    53 Healed { 1 seat, 2 lives }
    54 Gathered { 1 seat, 2 at, 3 resources }
    55 CityBuilt { 1 seat, 2 at, - paid }
    56 Built { 1 seat, 2 building, - paid }
    57 UnitReturned { 1 seat, 2 unit }
    58 UnitTrained { 1 seat, 2 unit }
    59 SkeletonRaised { 1 seat }
    60 Restored { 1 seat }
    61 PlagueLifted { 1 seat }
    62 Stolen { 1 seat, 2 from, 3 resources }
    63 GameEnded { 1 seat, 2 ending }
} }

/// Two signed numbers: east and south-east.
impl Encode for Pos {
    fn encode(&self, out: &mut Encoder) {
        self.q.encode(out);
        self.r.encode(out);
    }
    fn is_missing(&self) -> bool {
        self.q == 0 && self.r == 0
    }
}

/// The number of the side, from east, counter-clockwise.
impl Encode for Side {
    fn encode(&self, out: &mut Encoder) {
        (self.index() as u64).encode(out);
    }
}

/// The number of the kind in the component figures, from 0.
impl Encode for TileId {
    fn encode(&self, out: &mut Encoder) {
        (self.index() as u64).encode(out);
    }
    fn is_missing(&self) -> bool {
        self.index() == 0
    }
}

/// A row: food, wood, stone.
impl Encode for Resources {
    fn encode(&self, out: &mut Encoder) {
        self.0.encode(out);
    }
    fn is_missing(&self) -> bool {
        self.0.is_missing()
    }
}

/// All together; what it is made of is not part of the fingerprint.
impl Encode for Attack {
    fn encode(&self, out: &mut Encoder) {
        self.total.encode(out);
    }
    fn is_missing(&self) -> bool {
        self.total == 0
    }
}
