//! Pig: roll or hold, a 1 loses the turn, the first to 100 points wins.
//!
//! A whole game as `docs/adding-a-game.md` describes it. `rules` has the rules, `words` what they are called in and out,
//! `text` says everything by its key, `insight` helps bots, `listed` is what programs ask of it.

// The rules need no more of the standard library than this, so the compiler keeps clocks and files out of them.
#![no_std]

extern crate alloc;

mod insight;
mod listed;
mod rules;
mod text;
mod words;

pub use rules::Pig;
pub use words::{Choice, Event, Face, Illegal, PigTable, Question, Roll, Setup, SetupError};
