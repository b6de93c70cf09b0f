//! Fair dice: chance that is promised before a game and can be checked after it.
//!
//! Before the first input a [`Seed`] is drawn and its [`Commitment`] shown; each seat may add [`Entropy`]. Every
//! outcome then follows from [`Dice`] and the number of its input. When the game is over the seed is shown, and
//! [`verify()`] finds the first outcome that is not the promised one. `docs/fair-dice.md` fixes every byte.
//!
//! Where a seed comes from, and where it is kept meanwhile, is up to the caller.

mod dice;
mod explain;
mod parts;
mod verify;

pub use dice::{Dice, file};
pub use parts::{Commitment, ENTROPY_LIMIT, Entropy, Part, Seed, TableId, Unreadable, commitment};
pub use verify::{NotFair, Verified, verify};
