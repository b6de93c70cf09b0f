//! The rules of Thunderstone (base set) for 1 to 5 players.
//!
#![doc = include_str!("../README.md")]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
// The tests, and the descriptions for the browser client, are free to use `std`.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

pub mod ai;
pub mod card;
pub mod cards;
mod catalogue;
mod chance;
mod choice;
pub mod codes;
pub mod effect;
mod event;
mod explain;
mod fold;
mod foresee;
mod game;
pub mod hands;
mod illegal;
mod imagine;
mod judgement;
mod number;
mod party;
mod public;
mod ranks;
mod reckon;
mod reckoned;
mod redraw;
mod rules;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod text;
#[cfg(feature = "ts")]
mod ts;
mod versions;
mod view;
mod words;

pub use card::{AbilityIndex, CardId, Family, Group, Type};
pub use catalogue::{CatalogueEntry, catalogue, printed_cards};
pub use choice::{Chance, Choice, Outcome, Purpose, Question};
pub use event::{Event, Power};
pub use explain::{Explanation, explain_attack, forecast};
pub use foresee::{Forecast, Plan, Purchase, Village, With};
pub use illegal::Illegal;
pub use party::{Mark, Marks, Member, PARTY, Party, Slot, Slots};
pub use public::{
    Bag, Battle, Calm, CalmTurn, DISEASE_LIMIT, Dungeon, FOR_SALE, HAND, Hand, Offer, Place, Player,
    QUIET_LIMIT, TURN_LIMIT, Table, Turn,
};
pub use ranks::{Hall, HallCard, Rank, Standing, light_needed};
pub use reckon::{Contribution, Reckoning, strength};
pub use reckoned::{HeroStrength, Reckoned, StackFigures, Worth};
pub use setup::{
    MAX_PLAYERS, MIN_PLAYERS, SELECTED, STARTING_DECK, Selected, Selection, Setup, SetupError, Solo,
};
pub use state::Thunderstone;
/// The crate `emberhall-table`: [`Game`](table::Game), sessions, game files and all that Thunderstone is written with.
pub use table;
pub use text::{
    BoardTold, Stack, TextPart, When, board_told, card_figures, card_sentences, card_text, card_types,
    cards_of, effect_text, explanation_text, stacks, text_keys, verdict_text,
};
pub use view::View;
