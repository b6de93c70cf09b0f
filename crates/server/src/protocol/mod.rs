//! The messages of a live table, as `docs/protocol.md` describes them.
//!
//! Everything the rules say is already made for one viewer when it gets here; nothing here could tell more.

mod bot_id;
mod say;
mod seats;
mod tell;

pub use bot_id::{BotId, BotName, Level};
pub use say::{Proposal, Say, Wish};
pub use seats::{AboutTable, Clock, ClockFace, Occupant, SeatInfo};
pub use tell::{
    Asked, By, Choosable, Failure, Happened, Pile, Problem, Record, Shown, Tell, Unchoosable, Waiting,
    Welcome, What, You,
};

/// What a client has to know before it asks for anything: the levels of the bots, weakest first.
#[cfg(feature = "ts")]
pub fn levels() -> Vec<&'static str> {
    bots::Level::ALL.iter().map(|level| level.id()).collect()
}

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
