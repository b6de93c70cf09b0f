//! The messages of a live table, as `docs/protocol.md` describes them.
//!
//! Everything the rules say is already made for one viewer when it gets here; nothing here could tell more.

mod bot_id;
mod record;
mod say;
mod seats;
mod shown;
mod tell;

pub use bot_id::{BotId, BotName, Level};
pub use record::{By, Failure, Happened, Record, What};
pub use say::{Proposal, Say, Wish, Without};
pub use seats::{AboutTable, Clock, ClockFace, Occupant, SeatInfo};
pub use shown::{Asked, Choosable, Remarked, Shown, Telling, Unchoosable, Votes, Waiting};
pub use tell::{Problem, Records, Tell, Welcome, You};

/// What a client has to know before it asks for anything: the levels of the bots, weakest first.
#[cfg(feature = "ts")]
pub fn levels() -> Vec<&'static str> {
    bots::Level::ALL.iter().map(|level| level.id()).collect()
}

/// The version of the protocol.
pub const PROTOCOL: u32 = 4;
