//! What happened, as one audience may know it. Every change of the table is one of these.

use crate::choice::Faces;
use crate::components::TileId;
use crate::content::{Building, Hero, Item, Land, Monster, Resources, Unit};
use crate::hex::{Pos, Side, Sides};
use crate::public::Attack;
use serde::Serialize;
use table::{Ending, List, Seat};

/// How a hero came to a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// One step, to a neighbouring hex.
    Walk,
    /// One step, onto a tile that was just laid.
    Explore,
    /// Through the portal.
    Portal,
    /// By Magic Run.
    MagicRun,
    /// Back after a lost battle.
    Retreat,
}

/// What a roll for the order decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OrderFor {
    /// Who picks a hero first.
    Draft,
    /// Who begins.
    Start,
}

/// The actions that close a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// B. Healing.
    Heal,
    /// C. Gathering.
    Gather,
    /// D. City building.
    BuildCity,
    /// E. Building.
    Build,
    /// F. Recruiting.
    Recruit,
    /// G. Picking up.
    PickUp,
    /// H. Eradicating the Plague.
    Eradicate,
    /// Xanros's Necromancy.
    RaiseSkeleton,
}

/// Something that happened. `seat` is always the one it happened to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// For a test: the kind further down, in another place.
    #[cfg(feature = "reshaped")]
    GameEnded {
        /// Who won, and everybody's points.
        ending: Ending,
        /// Who won the Archstone.
        seat: Seat,
    },
    /// A hero die was rolled for the order.
    OrderRolled {
        /// Who rolled.
        seat: Seat,
        /// What the hero die shows: swords above 0, skulls below.
        face: i8,
        /// What the roll decides.
        why: OrderFor,
    },
    /// The seat is next in the draft.
    DraftPlaceTaken {
        /// The player it happened to.
        seat: Seat,
    },
    /// The seat plays this hero from now on; it stands on the Castle.
    HeroTaken {
        /// The player it happened to.
        seat: Seat,
        /// The hero of this player from now on.
        hero: Hero,
    },
    /// The seat begins the game.
    StartingPlayerFound {
        /// The player it happened to.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
        /// The round, from 1.
        round: u16,
    },
    /// An unconscious hero recovered; that was the turn.
    Recovered {
        /// The player it happened to.
        seat: Seat,
        /// Lives the hero has again.
        lives: u8,
    },
    /// The turn is over.
    TurnEnded {
        /// The player it happened to.
        seat: Seat,
    },

    /// A hero moved.
    Moved {
        /// The player it happened to.
        seat: Seat,
        /// Where the hero was.
        from: Pos,
        /// Where the hero is now.
        to: Pos,
        /// How the hero got there.
        way: Way,
    },
    /// An action was begun; it closes a slot.
    ActionBegan {
        /// The player it happened to.
        seat: Seat,
        /// Which action it is.
        action: Action,
    },
    /// Hawkeye is used for this turn.
    HawkeyeUsed {
        /// The player it happened to.
        seat: Seat,
    },

    /// A tile was drawn, open to all.
    TileDrawn {
        /// The player it happened to.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// The landscape on it.
        land: Land,
    },
    /// Darius drew tiles that others do not see.
    TilesDrawn {
        /// The player it happened to.
        seat: Seat,
        /// How many tiles.
        count: u8,
    },
    /// Which tiles Darius drew; told to him alone.
    TilesSeen {
        /// The player it happened to.
        seat: Seat,
        /// The tiles, in the order in which they were drawn.
        tiles: List<TileId, 2>,
    },
    /// Darius lays this one of the tiles he drew, and all see it.
    TileChosen {
        /// The player it happened to.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// The landscape on it.
        land: Land,
    },
    /// Darius put the other one back on top, unseen by others.
    TileReturned {
        /// The player it happened to.
        seat: Seat,
    },
    /// Which tile Darius put back on top; told to him alone.
    TileRemembered {
        /// The player it happened to.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// A tile that fits nowhere went back on top, seen by all.
    TileShown {
        /// The player it happened to.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// The landscape on it.
        land: Land,
    },
    /// A tile was laid. `chasms` are its chasms as it lies; `joint` is a side that counts as free although a chasm
    /// is drawn there.
    TileLaid {
        /// The player it happened to.
        seat: Seat,
        /// Where it lies.
        at: Pos,
        /// The tile.
        tile: TileId,
        /// The landscape on it.
        land: Land,
        /// By how many sixths it is rotated, counter-clockwise.
        rotation: u8,
        /// Its chasms as it lies, as a mask of sides.
        #[serde(with = "table::mask")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        chasms: Sides,
        /// A side that counts as free although a chasm is drawn there (K-EXP-4).
        joint: Option<Side>,
    },
    /// The Dark General stands on the Abyss.
    GeneralAppeared {
        /// Where the Abyss lies.
        at: Pos,
        /// How many praetorians stand by him.
        praetorians: u8,
    },
    /// A token was drawn from the bag.
    TokenDrawn {
        /// The player it happened to.
        seat: Seat,
        /// The army on the token.
        monster: Monster,
    },
    /// A token went back into the bag.
    TokenReturned {
        /// The player it happened to.
        seat: Seat,
        /// The army on the token.
        monster: Monster,
    },
    /// A token was placed on a hex.
    #[cfg_attr(feature = "reshaped", serde(rename = "army_put_down"))]
    TokenPlaced {
        /// The army on the token.
        monster: Monster,
        /// The hex it guards.
        at: Pos,
    },

    /// A battle began.
    BattleBegan {
        /// The player it happened to.
        seat: Seat,
        /// Where it is fought.
        at: Pos,
        /// Where the hero goes back to after a lost battle.
        from: Pos,
        /// What the attack must reach.
        strength: u8,
        /// Whether it is the battle against the Dark General.
        general: bool,
        /// The strength that fell before without a battle (K-DAR-2).
        felled: u8,
    },
    /// So many dice of a unit will be rolled.
    UnitsSent {
        /// The player it happened to.
        seat: Seat,
        /// The kind of unit.
        unit: Unit,
        /// How many of its dice.
        count: u8,
    },
    /// The dice were rolled.
    Rolled {
        /// The player it happened to.
        seat: Seat,
        /// What the hero die shows: swords above 0, skulls below.
        hero: i8,
        /// The faces of the unit dice, in the order of [`Unit::ALL`].
        units: Faces,
        /// What the attack is made of now.
        attack: Attack,
    },
    /// The unit dice were rolled again.
    UnitsRerolled {
        /// The player it happened to.
        seat: Seat,
        /// The faces of the unit dice, in the order of [`Unit::ALL`].
        units: Faces,
        /// What the attack is made of now.
        attack: Attack,
    },
    /// The hero die was rolled again.
    HeroRerolled {
        /// The player it happened to.
        seat: Seat,
        /// What the hero die shows now.
        hero: i8,
        /// What the attack is made of now.
        attack: Attack,
    },
    /// The roll stands.
    RollKept {
        /// The player it happened to.
        seat: Seat,
    },
    /// A skull on the hero die is ignored.
    HeroSpared {
        /// The player it happened to.
        seat: Seat,
    },
    /// A skull on a unit die is ignored.
    UnitSpared {
        /// The player it happened to.
        seat: Seat,
        /// The unit whose die is spared.
        unit: Unit,
    },
    /// Fireballs were cast.
    FireballsCast {
        /// The player it happened to.
        seat: Seat,
        /// How many in all in this battle.
        count: u8,
        /// What the attack is made of now.
        attack: Attack,
    },
    /// The battle was won.
    BattleWon {
        /// The player it happened to.
        seat: Seat,
        /// The final attack.
        attack: u8,
        /// What it had to reach.
        strength: u8,
    },
    /// The battle was lost.
    BattleLost {
        /// The player it happened to.
        seat: Seat,
        /// The final attack.
        attack: u8,
        /// What it had to reach.
        strength: u8,
    },
    /// The battle is settled.
    BattleEnded {
        /// The player it happened to.
        seat: Seat,
    },
    /// A monster army fell without a battle.
    ArmyStruck {
        /// The player it happened to.
        seat: Seat,
        /// The army on the token.
        monster: Monster,
        /// The hex it stood on.
        at: Pos,
    },
    /// A monster army was defeated; its token was turned over.
    ArmyDefeated {
        /// The player it happened to.
        seat: Seat,
        /// The army on the token.
        monster: Monster,
        /// The hex it stood on.
        at: Pos,
    },
    /// A praetorian left the General.
    PraetorianLeft {
        /// The player it happened to.
        seat: Seat,
        /// How many praetorians are left.
        left: u8,
    },

    /// The strongest win rose.
    GloryRose {
        /// The player it happened to.
        seat: Seat,
        /// The strength of the strongest win so far (K-GLO-1).
        strongest: u8,
        /// The glory level before it.
        before: u8,
        /// The glory level since; the same where it cannot rise any more.
        glory: u8,
    },
    /// A dryad's amulet is known.
    AmuletFound {
        /// The player it happened to.
        seat: Seat,
        /// The amulet.
        item: Item,
    },
    /// An item was gained.
    ItemGained {
        /// The player it happened to.
        seat: Seat,
        /// The item.
        item: Item,
    },
    /// An item was left on the hex.
    ItemLeft {
        /// The player it happened to.
        seat: Seat,
        /// The item.
        item: Item,
        /// The hex it lies on.
        at: Pos,
    },
    /// An item was picked up from the hex.
    ItemTaken {
        /// The player it happened to.
        seat: Seat,
        /// The item.
        item: Item,
        /// The hex it lay on.
        at: Pos,
    },
    /// A spell left the game.
    SpellSpent {
        /// The player it happened to.
        seat: Seat,
        /// The spell.
        item: Item,
    },
    /// A Soul Stone was gained.
    StoneGained {
        /// The player it happened to.
        seat: Seat,
        /// Whether it is a large one, which counts twice as much.
        large: bool,
    },
    /// A cart was emptied.
    CartEmptied {
        /// The player it happened to.
        seat: Seat,
        /// What was in it.
        resources: Resources,
    },
    /// Horan plundered the hex.
    Plundered {
        /// The player it happened to.
        seat: Seat,
        /// What the hex gave.
        resources: Resources,
    },

    /// Units were lost in battle.
    UnitsLost {
        /// The player it happened to.
        seat: Seat,
        /// The kind of unit.
        unit: Unit,
        /// How many of its dice are gone.
        count: u8,
    },
    /// Wounds and heals after a battle.
    Wounded {
        /// The player it happened to.
        seat: Seat,
        /// Lives that skulls took.
        wounds: u8,
        /// Lives that came back.
        heals: u8,
        /// Lives afterwards.
        lives: u8,
    },
    /// A unit left because of the glory limit.
    UnitDismissed {
        /// The player it happened to.
        seat: Seat,
        /// The kind of unit.
        unit: Unit,
    },
    /// Misery took resources.
    MiseryFell {
        /// The player who lost resources.
        seat: Seat,
        /// Whose roll brought it.
        by: Seat,
        /// What was taken.
        lost: Resources,
    },
    /// The Plague came to the seat's city.
    PlagueFell {
        /// Whose city has it now.
        seat: Seat,
    },
    /// No life left.
    FellUnconscious {
        /// The player it happened to.
        seat: Seat,
    },

    /// A hero healed.
    Healed {
        /// The player it happened to.
        seat: Seat,
        /// Lives afterwards.
        lives: u8,
    },
    /// Resources were gathered.
    Gathered {
        /// The player it happened to.
        seat: Seat,
        /// The hex that yielded them.
        at: Pos,
        /// What was gained.
        resources: Resources,
    },
    /// A city was built.
    CityBuilt {
        /// The player it happened to.
        seat: Seat,
        /// Where it stands.
        at: Pos,
        /// What it cost.
        paid: Resources,
    },
    /// A building was built.
    Built {
        /// The player it happened to.
        seat: Seat,
        /// The building.
        building: Building,
        /// What it cost.
        paid: Resources,
    },
    /// A unit went back to the supply before recruiting.
    UnitReturned {
        /// The player it happened to.
        seat: Seat,
        /// The kind of unit.
        unit: Unit,
    },
    /// A unit was recruited.
    UnitTrained {
        /// The player it happened to.
        seat: Seat,
        /// The kind of unit.
        unit: Unit,
    },
    /// A skeleton was raised.
    SkeletonRaised {
        /// The player it happened to.
        seat: Seat,
    },
    /// All lives are back.
    Restored {
        /// The player it happened to.
        seat: Seat,
    },
    /// The Plague left the seat's city.
    PlagueLifted {
        /// Whose city is free of it.
        seat: Seat,
    },
    /// Resources were stolen.
    Stolen {
        /// The player who stole.
        seat: Seat,
        /// The player who lost them.
        from: Seat,
        /// What changed hands.
        resources: Resources,
    },

    /// The Archstone was won, and the game is over.
    #[cfg(not(feature = "reshaped"))]
    GameEnded {
        /// Who won the Archstone.
        seat: Seat,
        /// Who won, and everybody's points.
        ending: Ending,
    },
}
