//! The lab: matches, ladders, balance studies, curves, and their reports. It names no game.
//!
//! A [`Request`] is read into a plan, the plan is played game by game over all cores, every game leaves a row, and the
//! rows become tables, charts and files. The printed command line reproduces the result.

mod bench;
pub mod charts;
mod command;
mod entrant;
mod error;
mod export;
mod kind;
mod lab;
mod locale;
mod plan;
mod play;
mod progress;
pub mod renamed;
mod request;
mod row;
mod run;
mod setups;
mod stats;
mod store;
mod study;
mod text;
mod trace;

pub use bench::{BenchRequest, bench};
pub use entrant::Entrant;
pub use error::Error;
pub use kind::Kind;
pub use lab::{Failure, run};
pub use request::Request;
