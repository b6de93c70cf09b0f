//! A friendly bot for a first game: it has sensible ideas and does not weigh them.

use crate::{Bot, Budget, Seen, pick};
use table::Insight;
use table::random::below;

/// Makes choices about as readily as the game's own advice says, and now and then any at all.
#[derive(Clone, Copy, Debug)]
pub struct Casual {
    /// One choice in so many is made blindly; 0 is never.
    pub blind_every: u32,
}

impl<G: Insight> Bot<G> for Casual {
    fn choose(&mut self, seen: &Seen<G>, _: Budget) -> G::Choice {
        let mut rng = seen.generator(0);
        if self.blind_every > 0 && below(&mut rng, self.blind_every) == 0 {
            return pick::any(seen);
        }
        let mut weights = Vec::new();
        seen.guess().promise(seen.choices(), &mut weights);
        seen.choices()[pick::weighted(&mut rng, &weights)].clone()
    }
}
