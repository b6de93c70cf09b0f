//! Laws that hold for every game at the table, tried over seeded random games; scripts and golden files for tests.
//!
#![doc = include_str!("../README.md")]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod breach;
mod campaign;
mod generator;
mod golden;
mod laws;
mod listing;
mod parting;
mod plan;
mod purpose;
mod report;
mod script;
mod scripted;
mod subject;
mod transcript;
mod trial;

pub use breach::{Breach, Law};
pub use campaign::{run, try_run};
pub use generator::{Generator, generator};
pub use golden::{assert_codes, assert_converts, assert_golden, assert_replays, play_to_the_end};
pub use parting::{assert_part_at, parting};
pub use plan::{Depth, Plan};
pub use purpose::play_purposefully;
pub use report::{Endings, Report};
pub use script::Script;
pub use scripted::{Scripted, drawn_by_all_numbers};
pub use subject::{Subject, foretold, narration};
pub use transcript::{Transcript, random_game};
