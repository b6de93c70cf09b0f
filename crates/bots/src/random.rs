//! A bot that does anything.

use crate::{Bot, Budget, Seen, pick};
use table::Game;

/// Makes any legal choice, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: &Seen<G>, _: Budget) -> G::Choice {
        pick::any(seen)
    }
}
