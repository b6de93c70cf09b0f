//! The core every game at the table shares: seats, inputs, pauses, events, records, errors.
//!
#![doc = include_str!("../README.md")]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
// The tests, and the descriptions for the browser client, are free to use `std`.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod agenda;
mod ahead;
mod bag;
mod describe;
mod draw;
pub mod drive;
mod encode;
mod facts;
mod features;
mod fingerprint;
mod foresight;
mod game;
mod input;
mod insight;
mod list;
mod message;
pub mod patch;
mod points;
pub mod random;
pub mod record;
mod seat;
mod session;
mod set;
mod sink;
mod state_hash;
#[cfg(feature = "ts")]
mod ts;
mod versioned;

pub use agenda::{Agenda, Progress};
pub use ahead::Ahead;
pub use bag::{Bag, Kinds};
pub use describe::{Describe, Described, Subject, Topic, counted};
pub use draw::{Draw, MAX_VALUES, Outcomes};
pub use encode::{Code, Coded, Encode, Encoder};
pub use facts::{Amount, ChoiceFacts, Lack};
pub use features::{Features, score, softmax};
pub use fingerprint::Fingerprint;
pub use foresight::Foresee;
pub use game::{Explain, Game, InputOf, Narrate, PendingOf, Refusal, RefusedOf};
pub use input::{Ending, Input, Pending, Refused};
pub use insight::Insight;
pub use list::List;
pub use message::{Arg, Message, RuleId};
pub use points::Points;
pub use random::Rng;
pub use record::{FileError, GameFile};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use session::{Hibernating, Played, Session};
pub use set::{Bits, Member, Members, Set, mask};
pub use sink::{Audience, Sink, Told};
pub use state_hash::state_hash;
pub use versioned::{Versioned, first_rules};
