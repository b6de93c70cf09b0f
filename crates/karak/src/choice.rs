//! What is asked and what is answered: questions and choices of players, draws and outcomes of chance.

use crate::components::{MAX_DICE, TileId};
use crate::content::{Building, Hero, Item, ItemKind, Monster, Resource, Resources, Unit};
use crate::hex::Pos;
use serde::{Deserialize, Serialize};
use table::{List, RuleId, Seat};

/// What a player is asked. Ten kinds, some with the reason they are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which hero to play (K-SET-6).
    Hero,
    /// What to do next in one's turn (K-TURN-1).
    Turn,
    /// Which of the two drawn tiles to lay (K-DAR-1).
    Tile,
    /// Where and how to lay the drawn tile (K-EXP-1, K-LOR-1).
    Place,
    /// Which monster army.
    Monster {
        /// What happens to the army.
        why: MonsterWhy,
    },
    /// A step of a battle.
    Battle {
        /// The decision that is due.
        step: BattleStep,
    },
    /// Which resources.
    Resources {
        /// Where the resources come from.
        why: ResourcesWhy,
        /// How many in all.
        count: u8,
    },
    /// Which items.
    Items {
        /// Whether items are left or picked up.
        why: ItemsWhy,
    },
    /// Which units or buildings.
    City {
        /// What is done in the city.
        why: CityWhy,
    },
    /// Who suffers Plague & Misery (K-PLG-1).
    Victim,
}

/// Why a monster army is picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MonsterWhy {
    /// It goes back into the bag (K-TAI-1).
    Return,
    /// It falls without a battle (K-DAR-2).
    Strike,
}

/// A decision in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BattleStep {
    /// How many dice of a unit to roll (K-BAT-2).
    Send {
        /// The unit whose dice they are.
        unit: Unit,
        /// How many there are.
        most: u8,
    },
    /// Whether to roll all unit dice again (K-HOR-1).
    RerollUnits,
    /// Whether to roll the hero die again (K-ELS-1).
    RerollHero,
    /// Which skull to ignore (K-AMU-4).
    Spare {
        /// How many may still be ignored.
        left: u8,
    },
    /// How many Fireballs to cast (K-BAT-4).
    Fireballs {
        /// How many are carried.
        most: u8,
    },
}

/// Why resources are picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ResourcesWhy {
    /// The load of a cart (K-BAT-10).
    Cart,
    /// The one more of Plunder with the Amulet of Resources (K-HOR-2).
    Plunder,
    /// The loot of a Pickpocket (K-ITEM-2).
    Steal {
        /// Whose they are.
        from: Seat,
    },
}

/// Why items are picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ItemsWhy {
    /// One too many of a kind: which one stays on the hex (K-BAT-10); a Pickpocket may be cast instead (K-TURN-5).
    Leave {
        /// The kind of item that there is too much of.
        kind: ItemKind,
    },
    /// What to pick up (K-PICK-1).
    PickUp,
}

/// Why units or buildings are picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CityWhy {
    /// Build (K-BLD-1).
    Build,
    /// Recruit (K-REC-1).
    Recruit,
    /// More units than glory (K-GLO-3).
    Dismiss,
}

/// What a player chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Take a hero in the draft.
    TakeHero(Hero),
    /// Move to a neighbouring hex.
    Move {
        /// The place on the grid to go to.
        to: Pos,
    },
    /// Move into an unexplored space.
    Explore {
        /// The place on the grid to go to.
        to: Pos,
    },
    /// Move through the portal.
    Portal {
        /// The place on the grid to go to.
        to: Pos,
    },
    /// Elspeth's Magic Run.
    MagicRun {
        /// The place on the grid to go to.
        to: Pos,
    },
    /// Regain two lives.
    Heal,
    /// Gather what the hex yields.
    Gather {
        /// The one more of the Amulet of Resources.
        extra: Option<Resource>,
    },
    /// Build the city here.
    BuildCity {
        /// What Taia does not pay.
        discount: Option<Resource>,
    },
    /// Begin to build in one's own city.
    Build,
    /// Begin to recruit in one's own city.
    Recruit,
    /// Begin to pick up items.
    PickUp,
    /// Regain all lives at the Castle, and lift the Plague from one's own city.
    Eradicate,
    /// Xanros's Necromancy.
    RaiseSkeleton,
    /// Cast Pickpocket.
    Pickpocket {
        /// The player who loses resources.
        from: Seat,
    },
    /// Lorraine's Hawkeye.
    Hawkeye,
    /// End the turn.
    EndTurn,
    /// Lay this one of two drawn tiles.
    LayTile(TileId),
    /// Lay the tile so.
    Place {
        /// The empty place on the grid that the tile fills.
        at: Pos,
        /// Rotated counter-clockwise by so many sixths.
        rotation: u8,
    },
    /// Pick a monster army.
    PickMonster(Monster),
    /// Roll so many dice of a unit.
    Send {
        /// The unit whose dice they are.
        unit: Unit,
        /// How many of its dice, from 0.
        count: u8,
    },
    /// Roll again.
    Reroll,
    /// Keep the roll.
    Stand,
    /// Ignore one skull of the hero die.
    SpareHero,
    /// Ignore the skull of one die of a unit.
    SpareUnit(Unit),
    /// No more of this.
    Enough,
    /// Cast so many Fireballs.
    Cast {
        /// How many, from 0.
        fireballs: u8,
    },
    /// Take these resources.
    TakeResources(Resources),
    /// Leave this item on the hex.
    Leave(Item),
    /// Pick this item up, in exchange for another or into a free slot.
    Swap {
        /// What is picked up.
        take: Item,
        /// What is laid down for it.
        leave: Option<Item>,
    },
    /// Build this building.
    Raise {
        /// The building to build.
        building: Building,
        /// What Taia does not pay.
        discount: Option<Resource>,
    },
    /// Return a unit before recruiting.
    Return(Unit),
    /// Recruit a unit.
    Train(Unit),
    /// Dismiss a unit above the glory limit.
    Dismiss(Unit),
    /// Bring Plague & Misery on a player.
    Curse(Seat),
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Which hero a seat is dealt (K-SET-6).
    Hero {
        /// The seat that gets a hero.
        seat: Seat,
    },
    /// A roll of the hero die for the order (K-SET-6, K-SET-8).
    OrderRoll {
        /// Who rolls.
        seat: Seat,
    },
    /// The top tile of the deck.
    Tile,
    /// A token from the bag.
    Token,
    /// The dice of a battle.
    Roll {
        /// Whether the hero die is rolled.
        hero: bool,
        /// How many dice of each unit are rolled.
        units: [u8; Unit::ALL.len()],
    },
    /// The back of a defeated dryad's token (K-BAT-11).
    Amulet,
}

/// Faces of unit dice in the order of [`Unit::ALL`].
pub type Faces = List<i8, MAX_DICE>;

/// What chance answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The hero dealt.
    Hero(Hero),
    /// The face of a roll for the order.
    Face(i8),
    /// The tile drawn.
    Tile(TileId),
    /// The token drawn.
    Token(Monster),
    /// The faces rolled.
    Roll {
        /// The hero die, when it was rolled.
        hero: Option<i8>,
        /// The unit dice.
        units: Faces,
    },
    /// The amulet found.
    Amulet(Item),
}

impl Question {
    /// The rule behind the question.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Question::Hero => "K-SET-6",
            Question::Turn => "K-TURN-1",
            Question::Tile => "K-DAR-1",
            Question::Place => "K-EXP-1",
            Question::Monster { why: MonsterWhy::Return } => "K-TAI-1",
            Question::Monster { why: MonsterWhy::Strike } => "K-DAR-2",
            Question::Battle { step } => match step {
                BattleStep::Send { .. } => "K-BAT-2",
                BattleStep::RerollUnits => "K-HOR-1",
                BattleStep::RerollHero => "K-ELS-1",
                BattleStep::Spare { .. } => "K-AMU-4",
                BattleStep::Fireballs { .. } => "K-BAT-4",
            },
            Question::Resources { why: ResourcesWhy::Cart, .. } => "K-BAT-10",
            Question::Resources { why: ResourcesWhy::Plunder, .. } => "K-HOR-2",
            Question::Resources { why: ResourcesWhy::Steal { .. }, .. } => "K-ITEM-2",
            Question::Items { why: ItemsWhy::Leave { .. } } => "K-BAT-10",
            Question::Items { why: ItemsWhy::PickUp } => "K-PICK-1",
            Question::City { why: CityWhy::Build } => "K-BLD-1",
            Question::City { why: CityWhy::Recruit } => "K-REC-1",
            Question::City { why: CityWhy::Dismiss } => "K-GLO-3",
            Question::Victim => "K-PLG-1",
        })
    }
}
