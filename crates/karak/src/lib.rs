//! The rules of Karak 2 for 2 to 5 players: all heroes, tiles, monster armies, items, buildings and actions.
//!
//! Pure rules: no generator, clock, file or network. Component figures come from a checked file. Rule ids such as
//! `K-BAT-6` point into `rules.toml`.

pub mod ai;
pub mod catalogue;
mod choice;
pub mod codes;
pub mod components;
mod content;
mod describe;
mod draw;
mod event;
mod fold;
mod game;
mod hex;
mod illegal;
mod imagine;
mod public;
mod reckoned;
mod rules;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod versions;
mod view;

pub use catalogue::{Catalogue, catalogue};
pub use choice::{
    BattleStep, Chance, Choice, CityWhy, Faces, ItemsWhy, MonsterWhy, Outcome, Question, ResourcesWhy,
};
pub use components::{Components, TileId};
pub use content::{Building, Hero, Item, ItemKind, Land, Monster, Resource, Resources, Reward, Unit};
pub use draw::Drawn;
pub use event::{Action, Event, OrderFor, Way};
pub use hex::{Pos, Side, rotated};
pub use illegal::Illegal;
pub use public::{Attack, Battle, GENERAL, Hex, HexId, MAX_GLORY, MAX_LIVES, Player, Table, Turn};
pub use reckoned::{BoardFigures, Enemy, NamedTile, Reckoned};
pub use setup::{Heroes, MAX_PLAYERS, MIN_PLAYERS, Setup, SetupError};
pub use state::Karak;
pub use text::text_keys;
pub use view::KarakView;
