//! The component file as it is written: every figure with its status. Nothing here is checked yet.

use crate::content::{Land, Reward};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// How sure a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Stated in an edition of the rules.
    Printed,
    /// Stated by a public review.
    Found,
    /// On a component that no reachable source prints.
    Assumed,
}

/// The whole file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ComponentFile {
    /// Dice by name: `hero` and the units.
    pub dice: BTreeMap<String, DieEntry>,
    /// Unit dice by name.
    pub supply: BTreeMap<String, SupplyEntry>,
    /// Monster armies by name.
    pub monsters: BTreeMap<String, MonsterEntry>,
    /// Costs by name: `city` and the buildings.
    pub costs: BTreeMap<String, CostEntry>,
    /// The start piece.
    pub start: StartEntry,
    /// First-tier tiles by landscape.
    pub tier1: BTreeMap<Land, TileEntry>,
    /// Second-tier tiles by landscape.
    pub tier2: BTreeMap<Land, TileEntry>,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DieEntry {
    /// Six faces: skulls negative, swords positive.
    pub faces: Vec<i64>,
    /// How sure it is.
    pub status: Status,
    /// What is known besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub note: Option<String>,
}

/// A number of unit dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SupplyEntry {
    /// How many there are.
    pub count: i64,
    /// How sure it is.
    pub status: Status,
}

/// A kind of monster army.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MonsterEntry {
    /// Tokens in the bag.
    pub count: i64,
    /// What its back shows.
    pub reward: Reward,
    /// Its strength.
    pub strength: i64,
    /// How sure the strength is.
    pub status: Status,
}

/// What something costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CostEntry {
    /// Food, wood, stone.
    pub cost: Vec<i64>,
    /// How sure it is.
    pub status: Status,
}

/// The start piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartEntry {
    /// How sure it is.
    pub status: Status,
    /// Its hexes.
    pub hexes: Vec<StartHexEntry>,
}

/// One hex of the start piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartHexEntry {
    /// Where it lies.
    pub at: Vec<i64>,
    /// What it is.
    pub land: Land,
    /// Its chasms by side.
    pub chasms: Vec<i64>,
}

/// The tiles of one landscape.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TileEntry {
    /// One list of chasms for each copy.
    pub chasms: Vec<Vec<i64>>,
    /// How sure it is.
    pub status: Status,
}
