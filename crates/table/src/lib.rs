//! The core every game at the table shares: seats, inputs, pauses, events, records, errors.
//!
//! It knows no game by name, and has no generator, clock, file or network.

mod agenda;
mod describe;
mod draw;
pub mod drive;
mod encode;
mod features;
mod fingerprint;
mod foresight;
mod game;
mod input;
mod insight;
mod list;
mod message;
pub mod random;
pub mod record;
mod seat;
mod session;
mod sink;
mod state_hash;
#[cfg(feature = "ts")]
mod ts;

pub use agenda::{Agenda, Progress};
pub use describe::{Describe, Described, Topic};
pub use draw::{Draw, MAX_VALUES, Outcomes};
pub use encode::{Code, Coded, Encode, Encoder};
pub use features::{Features, score, softmax};
pub use fingerprint::Fingerprint;
pub use foresight::Foresee;
pub use game::{Explain, Game, InputOf, Narrate, PendingOf, Refusal, RefusedOf, View};
pub use input::{Ending, Input, Pending, Refused};
pub use insight::Insight;
pub use list::List;
pub use message::{Arg, Message, RuleId};
pub use random::Rng;
pub use record::{FileError, GameFile};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use session::{Folded, Played, Session};
pub use sink::{Audience, Sink, Told};
pub use state_hash::state_hash;
