//! The rules of Thunderstone (base set, rules 1.4) for `table`: cards as data, effects on one agenda, hidden
//! hands, and an attack that explains itself.
//!
//! It has no generator, clock, file or network. Rule ids `T-…` are those of the catalogue.

pub mod ai;
pub mod bag;
pub mod card;
pub mod cards;
mod catalogue;
mod chance;
mod choice;
pub mod codes;
mod describe;
pub mod effect;
mod event;
mod explain;
mod fold;
mod foresee;
mod game;
pub mod hands;
mod illegal;
mod judgement;
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
mod view;

pub use card::{CardId, Family, Group};
pub use catalogue::{CatalogueEntry, catalogue};
pub use choice::{Chance, Choice, Outcome, Purpose, Question};
pub use event::{Event, Power};
pub use explain::{Explanation, explain_attack, forecast};
pub use foresee::{Forecast, With};
pub use illegal::Illegal;
pub use party::{Member, PARTY, Party, Slot, Slots, mark};
pub use public::{
    Battle, DISEASE_LIMIT, Dungeon, FOR_SALE, HAND, Hand, Offer, Place, Player, QUIET_LIMIT, TURN_LIMIT,
    Table, Turn,
};
pub use ranks::{Hall, HallCard, Standing, light_needed};
pub use reckon::{Contribution, Reckoning, strength};
pub use reckoned::{HeroStrength, Reckoned, Worth};
pub use setup::{MAX_PLAYERS, MIN_PLAYERS, STARTING_DECK, Selection, Setup, SetupError, Solo};
pub use state::Thunderstone;
pub use text::{effect_text, text_keys};
pub use view::View;
