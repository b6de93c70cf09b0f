//! What happened, as one audience may know it. Every change of the table is one of these.

use crate::choice::Faces;
use crate::components::TileId;
use crate::content::{Building, Hero, Item, Land, Monster, Resources, Unit};
use crate::hex::{Pos, Side};
use crate::public::Attack;
use serde::Serialize;
use table::{Ending, List, Seat};

/// How a hero came to a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// To a neighbour.
    Walk,
    /// Onto a tile just laid.
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
#[allow(missing_docs)] // The fields are named as everywhere else in this crate.
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// As below, in another place.
    #[cfg(feature = "reshaped")]
    GameEnded { ending: Ending, seat: Seat },
    /// A hero die was rolled for the order.
    OrderRolled { seat: Seat, face: i8, why: OrderFor },
    /// The seat is next in the draft.
    DraftPlaceTaken { seat: Seat },
    /// The seat plays this hero from now on; it stands on the Castle.
    HeroTaken { seat: Seat, hero: Hero },
    /// The seat begins the game.
    StartingPlayerFound { seat: Seat },
    /// A turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// An unconscious hero recovered; that was the turn.
    Recovered { seat: Seat, lives: u8 },
    /// The turn is over.
    TurnEnded { seat: Seat },

    /// A hero moved.
    Moved { seat: Seat, from: Pos, to: Pos, way: Way },
    /// An action was begun; it closes a slot.
    ActionBegan { seat: Seat, action: Action },
    /// Hawkeye is used for this turn.
    HawkeyeUsed { seat: Seat },

    /// A tile was drawn, open to all.
    TileDrawn { seat: Seat, tile: TileId, land: Land },
    /// Darius drew tiles that others do not see.
    TilesDrawn { seat: Seat, count: u8 },
    /// Darius saw them.
    TilesSeen { seat: Seat, tiles: List<TileId, 2> },
    /// Darius lays this one.
    TileChosen { seat: Seat, tile: TileId, land: Land },
    /// Darius put the other one back on top, unseen by others.
    TileReturned { seat: Seat },
    /// Darius knows it.
    TileRemembered { seat: Seat, tile: TileId },
    /// A tile that fits nowhere went back on top, seen by all.
    TileShown { seat: Seat, tile: TileId, land: Land },
    /// A tile was laid. `chasms` are its chasms as it lies; `joint` is a side that counts as free although a chasm
    /// is drawn there.
    TileLaid { seat: Seat, at: Pos, tile: TileId, land: Land, rotation: u8, chasms: u8, joint: Option<Side> },
    /// The Dark General stands on the Abyss.
    GeneralAppeared { at: Pos, praetorians: u8 },
    /// A token was drawn from the bag.
    TokenDrawn { seat: Seat, monster: Monster },
    /// A token went back into the bag.
    TokenReturned { seat: Seat, monster: Monster },
    /// A token was placed on a hex.
    #[cfg_attr(feature = "reshaped", serde(rename = "army_put_down"))]
    TokenPlaced { monster: Monster, at: Pos },

    /// A battle began.
    BattleBegan { seat: Seat, at: Pos, from: Pos, strength: u8, general: bool, felled: u8 },
    /// So many dice of a unit will be rolled.
    UnitsSent { seat: Seat, unit: Unit, count: u8 },
    /// The dice were rolled.
    Rolled { seat: Seat, hero: i8, units: Faces, attack: Attack },
    /// The unit dice were rolled again.
    UnitsRerolled { seat: Seat, units: Faces, attack: Attack },
    /// The hero die was rolled again.
    HeroRerolled { seat: Seat, hero: i8, attack: Attack },
    /// The roll stands.
    RollKept { seat: Seat },
    /// A skull on the hero die is ignored.
    HeroSpared { seat: Seat },
    /// A skull on a unit die is ignored.
    UnitSpared { seat: Seat, unit: Unit },
    /// Fireballs were cast.
    FireballsCast { seat: Seat, count: u8, attack: Attack },
    /// The battle was won.
    BattleWon { seat: Seat, attack: u8, strength: u8 },
    /// The battle was lost.
    BattleLost { seat: Seat, attack: u8, strength: u8 },
    /// The battle is settled.
    BattleEnded { seat: Seat },
    /// A monster army fell without a battle.
    ArmyStruck { seat: Seat, monster: Monster, at: Pos },
    /// A monster army was defeated; its token was turned over.
    ArmyDefeated { seat: Seat, monster: Monster, at: Pos },
    /// A praetorian left the General.
    PraetorianLeft { seat: Seat, left: u8 },

    /// The strongest win rose.
    GloryRose { seat: Seat, strongest: u8 },
    /// A dryad's amulet is known.
    AmuletFound { seat: Seat, item: Item },
    /// An item was gained.
    ItemGained { seat: Seat, item: Item },
    /// An item was left on the hex.
    ItemLeft { seat: Seat, item: Item, at: Pos },
    /// An item was picked up from the hex.
    ItemTaken { seat: Seat, item: Item, at: Pos },
    /// A spell left the game.
    SpellSpent { seat: Seat, item: Item },
    /// A Soul Stone was gained.
    StoneGained { seat: Seat, large: bool },
    /// A cart was emptied.
    CartEmptied { seat: Seat, resources: Resources },
    /// Horan plundered the hex.
    Plundered { seat: Seat, resources: Resources },

    /// Units were lost in battle.
    UnitsLost { seat: Seat, unit: Unit, count: u8 },
    /// Wounds and heals after a battle.
    Wounded { seat: Seat, wounds: u8, heals: u8, lives: u8 },
    /// A unit left because of the glory limit.
    UnitDismissed { seat: Seat, unit: Unit },
    /// Misery took resources.
    MiseryFell { seat: Seat, by: Seat, lost: Resources },
    /// The Plague came to the seat's city.
    PlagueFell { seat: Seat },
    /// No life left.
    FellUnconscious { seat: Seat },

    /// A hero healed.
    Healed { seat: Seat, lives: u8 },
    /// Resources were gathered.
    Gathered { seat: Seat, at: Pos, resources: Resources },
    /// A city was built.
    CityBuilt { seat: Seat, at: Pos, paid: Resources },
    /// A building was built.
    Built { seat: Seat, building: Building, paid: Resources },
    /// A unit went back to the supply before recruiting.
    UnitReturned { seat: Seat, unit: Unit },
    /// A unit was recruited.
    UnitTrained { seat: Seat, unit: Unit },
    /// A skeleton was raised.
    SkeletonRaised { seat: Seat },
    /// All lives are back.
    Restored { seat: Seat },
    /// The Plague left the seat's city.
    PlagueLifted { seat: Seat },
    /// Resources were stolen.
    Stolen { seat: Seat, from: Seat, resources: Resources },

    /// The Archstone was won, and the game is over.
    #[cfg(not(feature = "reshaped"))]
    GameEnded { seat: Seat, ending: Ending },
}
