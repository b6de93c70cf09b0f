//! The core every game at the table shares: seats, inputs, pauses, events, records, errors.
//!
//! It knows no game by name, and has no generator, clock, file or network.

mod describe;
mod fingerprint;
mod foresight;
mod game;
mod input;
mod insight;
mod message;
pub mod random;
pub mod record;
mod seat;
mod session;
mod sink;

pub use describe::{Describe, Described, Topic};
pub use fingerprint::Fingerprint;
pub use foresight::Foresee;
pub use game::{Explain, Game, InputOf, Narrate, PendingOf, Refusal, RefusedOf, View};
pub use input::{Ending, Input, Pending, Refused};
pub use insight::Insight;
pub use message::{Arg, Message, RuleId};
pub use random::Rng;
pub use record::{FileError, GameFile};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use session::{Folded, Session};
pub use sink::{Audience, Sink, Told};
