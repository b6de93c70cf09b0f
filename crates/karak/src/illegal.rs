//! Why a choice or an outcome is refused: typed, with the rule that says so.

use crate::content::{Building, Hero, Item, ItemKind, Monster, Resources, Unit};
use crate::hex::Pos;
use serde::Serialize;
use table::{RuleId, Seat};

/// A refusal by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[allow(missing_docs)] // The fields are named as everywhere else in this crate.
pub enum Illegal {
    /// The choice does not answer the question that is asked.
    NotAsked { rule: RuleId },
    /// Chance cannot give this outcome now.
    ImpossibleOutcome { rule: RuleId },
    /// At least one is needed before stopping.
    AtLeastOne { rule: RuleId },

    /// Somebody has that hero.
    HeroIsTaken { hero: Hero },
    /// No slot is left for a move or an action.
    NoSlotLeft,
    /// Only this hero can do that.
    OnlyFor { hero: Hero, rule: RuleId },

    /// That place is not next to the hero.
    NotNeighbour { to: Pos },
    /// Nothing is laid there yet.
    NotLaid { at: Pos },
    /// A tile is laid there already.
    AlreadyLaid { at: Pos },
    /// A chasm lies between.
    ChasmBetween { from: Pos, to: Pos },
    /// A chasm runs along that side.
    ChasmOnSide { to: Pos },
    /// No tile is left.
    DeckEmpty,
    /// The portal is not built.
    NoPortal,
    /// The portal was used this turn.
    PortalUsed,
    /// A portal move begins or ends in the own city.
    PortalNeedsCity,
    /// The hero stands there.
    HereAlready,
    /// The Magic Run was used this turn.
    MagicRunUsed,
    /// A Magic Run goes one to three hexes in a straight line.
    NotInLine { to: Pos },
    /// A Magic Run stops at the first monsters.
    MonstersInTheWay { at: Pos },

    /// All lives are there.
    NotWounded,
    /// This hex yields nothing.
    NothingToGather,
    /// A city stands here.
    CityHere,
    /// Gathered from here this turn.
    GatheredAlready,
    /// The Amulet of Resources adds one of the hex's resources, to be named on a mixed hex only.
    WrongExtra,
    /// The own city stands already.
    CityStands,
    /// No city on the Castle.
    NotOnTheCastle,
    /// Another hero stands here.
    HeroHere { seat: Seat },
    /// The resources do not suffice.
    TooExpensive { missing: Resources, rule: RuleId },
    /// Taia pays one less of a kind in the cost; nobody else does.
    WrongDiscount,
    /// This needs the own city.
    NotInOwnCity { rule: RuleId },
    /// That building stands.
    BuiltAlready { building: Building },
    /// The Plague is in the city.
    PlagueInCity,
    /// The building for that unit is missing.
    BuildingMissing { unit: Unit, building: Building },
    /// No die of that unit is left.
    SupplyEmpty { unit: Unit },
    /// Glory allows no more units.
    GloryReached { glory: u8 },
    /// Never recruited.
    NotTrainable { unit: Unit },
    /// No such unit in the army.
    NotInArmy { unit: Unit },
    /// Units are returned before the first one is recruited.
    ReturnComesFirst,
    /// No item lies here.
    NothingLiesHere,
    /// That item does not lie here.
    NotLying { item: Item },
    /// That item is not carried.
    NotCarried { item: Item },
    /// No free slot of that kind.
    NoFreeSlot { kind: ItemKind },
    /// Items are exchanged within one kind, and never for the same.
    WrongExchange,
    /// This needs the Castle.
    NotAtCastle,
    /// All lives are there and no Plague is on the own city.
    NothingToCure,
    /// Three skeletons follow already.
    EnoughSkeletons,
    /// No Pickpocket is carried.
    NoPickpocket,
    /// Another player is needed.
    NotYourself { rule: RuleId },
    /// No such player.
    NoSuchPlayer { seat: Seat },
    /// That player has no resources.
    NothingToSteal { seat: Seat },
    /// Hawkeye was used this turn.
    HawkeyeUsed,
    /// No side without a chasm faces an unlaid space.
    NoOpenSide,

    /// That tile was not drawn.
    TileNotDrawn,
    /// No open joint there.
    NoOpenJoint { at: Pos },
    /// It lies just so in an earlier rotation.
    SameAsRotation { rotation: u8 },
    /// Not among the tokens to choose from.
    MonsterNotThere { monster: Monster },
    /// More dice than there are.
    TooManyDice { unit: Unit, most: u8 },
    /// No skull to ignore there.
    NoSkull,
    /// More Fireballs than carried.
    TooManyFireballs { most: u8 },
    /// Not the right number or kind of resources.
    WrongResources { count: u8 },
}

impl Illegal {
    /// The rule that refuses.
    pub fn rule(&self) -> RuleId {
        use Illegal::*;
        RuleId(match *self {
            NotAsked { rule }
            | ImpossibleOutcome { rule }
            | AtLeastOne { rule }
            | OnlyFor { rule, .. }
            | TooExpensive { rule, .. }
            | NotInOwnCity { rule }
            | NotYourself { rule } => return rule,
            HeroIsTaken { .. } => "K-SET-6",
            NoSlotLeft => "K-TURN-1",
            NotNeighbour { .. } | NotLaid { .. } | ChasmBetween { .. } => "K-MOVE-1",
            AlreadyLaid { .. } | ChasmOnSide { .. } | DeckEmpty => "K-EXP-1",
            NoPortal | PortalUsed | PortalNeedsCity | HereAlready => "K-BLD-3",
            MagicRunUsed | NotInLine { .. } | MonstersInTheWay { .. } => "K-ELS-2",
            NotWounded => "K-HEAL-1",
            NothingToGather | CityHere | GatheredAlready => "K-GATH-1",
            WrongExtra => "K-AMU-1",
            CityStands | NotOnTheCastle | HeroHere { .. } => "K-CITY-1",
            WrongDiscount => "K-TAI-2",
            BuiltAlready { .. } => "K-BLD-1",
            PlagueInCity => "K-PLG-4",
            BuildingMissing { .. } | SupplyEmpty { .. } | NotTrainable { .. } => "K-REC-1",
            GloryReached { .. } => "K-GLO-2",
            NotInArmy { .. } | ReturnComesFirst => "K-REC-2",
            NothingLiesHere | NotLying { .. } | NotCarried { .. } | WrongExchange => "K-PICK-1",
            NoFreeSlot { .. } => "K-BAT-10",
            NotAtCastle => "K-CURE-1",
            NothingToCure => "K-TURN-6",
            EnoughSkeletons => "K-XAN-1",
            NoPickpocket | NothingToSteal { .. } => "K-ITEM-2",
            NoSuchPlayer { .. } => "K-SET-1",
            HawkeyeUsed | NoOpenSide | NoOpenJoint { .. } => "K-LOR-1",
            TileNotDrawn => "K-DAR-1",
            SameAsRotation { .. } => "K-EXP-1",
            MonsterNotThere { .. } => "K-BAT-11",
            TooManyDice { .. } => "K-BAT-2",
            NoSkull => "K-AMU-4",
            TooManyFireballs { .. } => "K-BAT-4",
            WrongResources { .. } => "K-BAT-10",
        })
    }
}
