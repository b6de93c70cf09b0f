//! The host of a live table: what is stored of it, and what each viewer is told.
//!
//! Pure: no socket, file, thread, clock or generator inside. Time comes in as a value, and the driver of a [`Host`]
//! stores, sends, waits and thinks for it. Everything that happens at a table is done in two steps:
//!
//! 1. [`Host::prepare`] checks a [`Command`] and changes nothing. What comes of it is a [`Prepared`]: the records to be
//!    stored, and everything that is needed to go on. Dropping it leaves the table as it was.
//! 2. Once the records are stored, [`Host::publish`] makes it true and says what each viewer is told.
//!
//! What takes time goes out as a request and comes back as a command: a bot's decision ([`Host::asked`],
//! [`Command::Decide`]), a clock that runs out ([`Host::deadline`]), and questions about the game or its past
//! ([`Query`], [`Command::Answer`]).

mod absence;
mod broadcast;
mod clocks;
mod command;
mod consent;
mod desk;
mod draft;
mod history;
mod host;
pub mod journal;
mod load;
mod log;
mod now;
mod orders;
mod pledges;
mod prepared;
mod proposals;
pub mod protocol;
mod publish;
mod query;
mod refused;
mod rematch;
mod retell;
mod seating;
mod shares;
mod shown;
mod viewers;

pub use clocks::Clocks;
pub use command::{Arrival, Asked, Command, ConnectionId, Moment, Visitor};
pub use desk::{Desk, Overview, Stage};
pub use draft::Broken;
pub use host::{Host, Limits, Resting, STAND_IN};
pub use load::{Opening, Stored, load};
pub use now::Now;
pub use pledges::SHARES;
pub use prepared::{Prepared, SeatChange};
pub use publish::{Message, Outgoing, Published};
pub use query::{Answered, Query};
pub use refused::Denied;
pub use rematch::Rematch;
pub use retell::Export;
pub use shown::{bye, refused};
