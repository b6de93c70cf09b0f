//! The lab: matches, ladders, balance studies, odds, and their reports. It knows no game by name.
//!
//! A [`Request`] is read into a plan, the plan is played game by game over all cores, every game leaves a row, and the
//! rows become tables, charts and files. Whoever has the printed command line has the result.

mod command;
mod entrant;
mod error;
mod play;
mod plan;
mod row;
mod run;
mod setups;
mod stats;
mod trace;

pub use entrant::Entrant;
pub use error::Error;
