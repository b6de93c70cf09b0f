//! Why a choice or an outcome is refused: typed, with the rule that says so.

use crate::content::{Building, Hero, Item, ItemKind, Monster, Resources, Unit};
use crate::hex::Pos;
use serde::Serialize;
use table::{RuleId, Seat};

/// A refusal by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Illegal {
    /// The choice does not answer the question that is asked.
    #[error("this does not answer the question")]
    NotAsked {
        /// The rule that says so.
        rule: RuleId,
    },
    /// Chance cannot give this outcome now.
    #[error("chance cannot give this now")]
    ImpossibleOutcome {
        /// The rule that says so.
        rule: RuleId,
    },
    /// At least one is needed before stopping.
    #[error("at least one is needed before stopping")]
    AtLeastOne {
        /// The rule that says so.
        rule: RuleId,
    },

    /// Somebody has that hero.
    #[error("{} is already taken", hero.id())]
    HeroIsTaken {
        /// The hero that somebody else plays.
        hero: Hero,
    },
    /// No slot is left for a move or an action.
    #[error("no slot is left in this turn")]
    NoSlotLeft,
    /// Only this hero can do that.
    #[error("only {} can do that", hero.id())]
    OnlyFor {
        /// The only hero who can do it.
        hero: Hero,
        /// The rule that says so.
        rule: RuleId,
    },

    /// That place is not next to the hero.
    #[error("{to} is not next to the hero")]
    NotNeighbour {
        /// The place that was named.
        to: Pos,
    },
    /// Nothing is laid there yet.
    #[error("no tile lies at {at} yet")]
    NotLaid {
        /// The place that was named.
        at: Pos,
    },
    /// A tile is laid there already.
    #[error("a tile already lies at {at}")]
    AlreadyLaid {
        /// The place that was named.
        at: Pos,
    },
    /// A chasm lies between.
    #[error("a chasm lies between {from} and {to}")]
    ChasmBetween {
        /// Where the hero stands.
        from: Pos,
        /// Where the hero wants to go.
        to: Pos,
    },
    /// A chasm runs along that side.
    #[error("a chasm runs along the side towards {to}")]
    ChasmOnSide {
        /// The place that was named.
        to: Pos,
    },
    /// No tile is left.
    #[error("no tile is left in the deck")]
    DeckEmpty,
    /// The portal is not built.
    #[error("the portal is not built")]
    NoPortal,
    /// The portal was used this turn.
    #[error("the portal was used this turn")]
    PortalUsed,
    /// A portal move begins or ends in one's own city.
    #[error("a portal leads from the player's own city or to it")]
    PortalNeedsCity,
    /// The hero stands there.
    #[error("the hero is there already")]
    HereAlready,
    /// The Magic Run was used this turn.
    #[error("the Magic Run was used this turn")]
    MagicRunUsed,
    /// A Magic Run goes one to three hexes in a straight line.
    #[error("{to} is not one to three laid hexes away in a straight line")]
    NotInLine {
        /// The place that was named.
        to: Pos,
    },
    /// A Magic Run stops at the first monsters.
    #[error("a Magic Run stops at the enemies at {at}")]
    MonstersInTheWay {
        /// Where they stand.
        at: Pos,
    },

    /// All lives are there.
    #[error("no life is missing")]
    NotWounded,
    /// This hex yields nothing.
    #[error("this hex yields nothing")]
    NothingToGather,
    /// A city stands here.
    #[error("a city stands here")]
    CityHere,
    /// Gathered from here this turn.
    #[error("this hex was gathered from in this turn")]
    GatheredAlready,
    /// The Amulet of Resources adds one of the hex's resources, to be named on a mixed hex only.
    #[error("one more is named on a hex with two resources only, and is one of these")]
    WrongExtra,
    /// The player has a city already.
    #[error("the player's city is already built")]
    CityStands,
    /// No city on the Castle.
    #[error("no city can stand on the Castle")]
    NotOnTheCastle,
    /// Another hero stands here.
    #[error("the hero of player {seat} stands here too")]
    HeroHere {
        /// Whose hero stands here.
        seat: Seat,
    },
    /// The resources do not suffice.
    #[error("{missing} more is needed")]
    TooExpensive {
        /// What is lacking.
        missing: Resources,
        /// The rule that says so.
        rule: RuleId,
    },
    /// Taia pays one less of a kind in the cost; nobody else does.
    #[error("only Taia pays one resource less, and it is one of the cost")]
    WrongDiscount,
    /// This is done in one's own city only.
    #[error("this needs the player's own city")]
    NotInOwnCity {
        /// The rule that says so.
        rule: RuleId,
    },
    /// That building stands.
    #[error("the {} is already built", building.id())]
    BuiltAlready {
        /// The building that stands.
        building: Building,
    },
    /// The Plague is in the city.
    #[error("the Plague is in the city")]
    PlagueInCity,
    /// The building for that unit is missing.
    #[error("a {} needs the {}, which is not built", unit.id(), building.id())]
    BuildingMissing {
        /// The unit.
        unit: Unit,
        /// The building that trains it.
        building: Building,
    },
    /// No die of that unit is left.
    #[error("no {} is left in the supply", unit.id())]
    SupplyEmpty {
        /// The unit.
        unit: Unit,
    },
    /// Glory allows no more units.
    #[error("a glory of {glory} allows no more units")]
    GloryReached {
        /// How many units glory allows.
        glory: u8,
    },
    /// Never recruited.
    #[error("a {} is never recruited", unit.id())]
    NotTrainable {
        /// The unit.
        unit: Unit,
    },
    /// No such unit in the army.
    #[error("there is no {} in the army", unit.id())]
    NotInArmy {
        /// The unit.
        unit: Unit,
    },
    /// Units are returned before the first one is recruited.
    #[error("units are returned before the first one is recruited")]
    ReturnComesFirst,
    /// No item lies here.
    #[error("no item lies here")]
    NothingLiesHere,
    /// That item does not lie here.
    #[error("no {} lies here", item.id())]
    NotLying {
        /// The item that was named.
        item: Item,
    },
    /// That item is not carried.
    #[error("no {} is carried", item.id())]
    NotCarried {
        /// The item that was named.
        item: Item,
    },
    /// No free slot of that kind.
    #[error("there is no free {} slot", kind.id())]
    NoFreeSlot {
        /// The kind of slot.
        kind: ItemKind,
    },
    /// Items are exchanged within one kind, and never for the same.
    #[error("an item is exchanged for a different one of its kind")]
    WrongExchange,
    /// This needs the Castle.
    #[error("this needs the Castle")]
    NotAtCastle,
    /// The hero has all lives, and no Plague is on the player's city.
    #[error("no life is missing, and no Plague is in the player's city")]
    NothingToCure,
    /// Three skeletons follow already.
    #[error("three skeletons already follow")]
    EnoughSkeletons,
    /// No Pickpocket is carried.
    #[error("no Pickpocket is carried")]
    NoPickpocket,
    /// Another player is needed.
    #[error("another player is needed")]
    NotYourself {
        /// The rule that says so.
        rule: RuleId,
    },
    /// No such player.
    #[error("there is no player {seat}")]
    NoSuchPlayer {
        /// The seat that was named.
        seat: Seat,
    },
    /// That player has no resources.
    #[error("player {seat} has no resources")]
    NothingToSteal {
        /// The player who has none.
        seat: Seat,
    },
    /// Hawkeye was used this turn.
    #[error("Hawkeye was used this turn")]
    HawkeyeUsed,
    /// No side without a chasm faces an unlaid space.
    #[error("no side without a chasm faces an unlaid space")]
    NoOpenSide,

    /// That tile was not drawn.
    #[error("that tile was not drawn")]
    TileNotDrawn,
    /// No open joint there.
    #[error("laid so, the tile at {at} joins no open side")]
    NoOpenJoint {
        /// The place that was named.
        at: Pos,
    },
    /// It lies just so in an earlier rotation.
    #[error("the tile lies just so in rotation {rotation}: choose that one")]
    SameAsRotation {
        /// The earlier rotation, which is the one to name.
        rotation: u8,
    },
    /// Not among the tokens to choose from.
    #[error("{} are not among the armies to choose from", monster.id())]
    MonsterNotThere {
        /// The army that was named.
        monster: Monster,
    },
    /// More dice than there are.
    #[error("there are only {most} {} dice", unit.id())]
    TooManyDice {
        /// The unit.
        unit: Unit,
        /// How many dice there are.
        most: u8,
    },
    /// No skull to ignore there.
    #[error("there is no skull to ignore on that die")]
    NoSkull,
    /// More Fireballs than carried.
    #[error("only {most} Fireballs are carried")]
    TooManyFireballs {
        /// How many are carried.
        most: u8,
    },
    /// Not the right number or kind of resources.
    #[error("{count} resources are needed, of those that are there")]
    WrongResources {
        /// How many there must be.
        count: u8,
    },
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_written_as_a_sentence() {
        let missing = Resources([0, 2, 1]);
        let sentences = [
            Illegal::TooExpensive { missing, rule: RuleId("K-BLD-1") }.to_string(),
            Illegal::NotLying { item: Item::Warhammer }.to_string(),
            Illegal::BuildingMissing { unit: Unit::Mage, building: Building::WizardTower }.to_string(),
            Illegal::NotYourself { rule: RuleId("K-PLG-1") }.to_string(),
        ];
        let expected = [
            "2 wood, 1 stone more is needed",
            "no warhammer lies here",
            "a mage needs the wizard-tower, which is not built",
            "another player is needed",
        ];
        assert_eq!(sentences, expected);
    }
}
