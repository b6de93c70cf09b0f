//! The rules of Karak 2 for 2 to 5 players.
//!
#![doc = include_str!("../README.md")]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
// The tests, and the descriptions for the browser client, are free to use `std`.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

pub mod ai;
pub mod catalogue;
mod chance;
mod choice;
pub mod codes;
pub mod components;
mod content;
mod event;
mod fold;
mod game;
mod hex;
mod illegal;
mod imagine;
mod public;
mod reckoned;
mod redraw;
mod rules;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod versions;
mod view;

pub use catalogue::{Catalogue, catalogue};
pub use chance::Drawn;
pub use choice::{
    BattleStep, Chance, Choice, CityWhy, Faces, ItemsWhy, MonsterWhy, Outcome, Question, ResourcesWhy,
};
pub use components::{Components, NoSuchTile, TileId};
pub use content::{
    Building, Buildings, Hero, Item, ItemKind, Items, Land, Monster, Resource, Resources, Reward, Unit,
};
pub use event::{Action, Event, OrderFor, Way};
pub use hex::{Pos, Side, Sides, rotated};
pub use illegal::Illegal;
pub use public::{Attack, Battle, GENERAL, Hex, HexId, Hexes, MAX_GLORY, MAX_LIVES, Player, Table, Turn};
pub use reckoned::{BoardFigures, Enemy, NamedTile, Reckoned, RolledDie, SlotSource, SlotState, TurnSlot};
pub use setup::{Heroes, MAX_PLAYERS, MIN_PLAYERS, Setup, SetupError};
pub use state::Karak;
/// The crate `emberhall-table`: [`Game`](table::Game), sessions, game files and all that Karak 2 is written with.
pub use table;
pub use text::{BoardTold, text_keys};
pub use view::KarakView;
