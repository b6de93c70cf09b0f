//! The rules of Thunderstone (base set, rules 1.4) for `table`: cards as data, effects on one agenda, hidden
//! hands, and an attack that explains itself.
//!
//! It has no generator, clock, file or network. Rule ids `T-…` are those of the catalogue.

pub mod bag;
pub mod card;
pub mod cards;
pub mod effect;
