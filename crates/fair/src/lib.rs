//! Fair dice: chance that is promised before a game and can be checked after it.
//!
//! Before the first input the server commits to a [`Seed`] and each person to a [`Share`]. When everybody has, the list
//! is closed and the shares are opened. Every outcome then follows from [`Dice`]: the seed, the shares, the number of
//! outcomes before it, and what it is drawn from. When the game is over the seed is shown, and [`verify()`] finds the
//! first outcome that is not the promised one. Games from before have [`Entropy`] by seat in place of shares.
//! `docs/fair-dice.md` fixes every byte.
//!
//! Where a secret comes from, and where it is kept meanwhile, is up to the caller.

mod dice;
mod explain;
mod parts;
mod rounds;
mod verify;

pub use dice::{Dice, Place, digest, file};
pub use parts::{Commitment, ENTROPY_LIMIT, Entropy, Part, Seed, Share, TableId, Unreadable, commitment};
pub use rounds::{WrongRounds, round_seed};
pub use verify::{NotFair, Verified, verify};
