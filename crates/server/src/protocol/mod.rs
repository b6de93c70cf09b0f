//! The messages of a live table, as `docs/protocol.md` describes them.
//!
//! Everything the rules say is already made for one viewer when it gets here; nothing here could tell more.

mod say;
mod seats;
mod tell;

pub use say::{Proposal, Say, Wish};
pub use seats::{AboutTable, Clock, ClockFace, Level, Occupant, SeatInfo};
pub use tell::{
    Asked, By, Choosable, Happened, Pile, Problem, Record, Shown, Tell, Unchoosable, Waiting, Welcome, What,
    You,
};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
