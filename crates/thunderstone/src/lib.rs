//! The rules of Thunderstone (base set, rules 1.4) for `table`: cards as data, effects on one agenda, hidden
//! hands, and an attack that explains itself.
//!
//! It has no generator, clock, file or network. Rule ids `T-…` are those of the catalogue.

mod agenda;
pub mod ai;
mod answer;
pub mod bag;
mod battle;
pub mod card;
pub mod cards;
mod catalogue;
mod chance;
mod check;
mod choices;
mod describe;
pub mod effect;
mod event;
mod explain;
mod flow;
mod fold;
mod foresee;
mod game;
mod hall;
pub mod hands;
mod illegal;
mod keys;
mod log;
mod narrate;
mod party;
mod perform;
mod public;
mod question;
mod ranks;
mod reckon;
mod reckoned;
mod setup;
#[cfg(test)]
mod tests;
#[cfg(feature = "ts")]
mod ts;
mod view;
mod words;

pub use card::{CardId, Family, Group};
pub use catalogue::{CatalogueEntry, catalogue};
pub use event::{Event, Power};
pub use explain::{Explanation, explain_attack, forecast};
pub use foresee::{Forecast, With};
pub use game::Thunderstone;
pub use illegal::Illegal;
pub use keys::text_keys;
pub use party::{Member, PARTY, Party, Slot, Slots, mark};
pub use public::{
    Battle, DISEASE_LIMIT, Dungeon, FOR_SALE, HAND, Hand, Offer, Place, Player, QUIET_LIMIT, TURN_LIMIT,
    Table, Turn,
};
pub use question::{Chance, Choice, Outcome, Purpose, Question};
pub use ranks::{Hall, HallCard, Standing, light_needed};
pub use reckon::{Contribution, Reckoning, strength};
pub use reckoned::{HeroStrength, Reckoned, Worth};
pub use setup::{STARTING_DECK, Selection, Setup, SetupError, Solo};
pub use view::View;
pub use words::effect_text;
