//! Players for every game at the table: random, greedy, a tree search over imagined worlds, five named levels, and
//! processes that play in any language.
//!
//! It names no game. A bot never gets the state of a game, only a [`Seen`]: what its seat knows, with
//! everything else redrawn.

mod bot;
mod budget;
mod casual;
mod external;
mod greedy;
mod guard;
mod level;
mod pick;
mod random;
mod search;
mod seen;

pub use bot::{Bot, Trouble};
pub use budget::Budget;
pub use casual::Casual;
pub use external::{External, Killer, Limits, PROTOCOL};
pub use greedy::Greedy;
pub use guard::Guarded;
pub use level::Level;
pub use random::Random;
pub use search::{Search, Settings};
pub use seen::{Generator, Seen};
