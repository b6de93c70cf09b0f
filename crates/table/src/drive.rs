//! Driving a game: chance is drawn with a generator, players' choices come from a function.
//!
//! [`next_input`] only makes an input, and the caller decides what happens to it. [`play`] applies inputs too.

use crate::random::below;
use crate::{Ending, Game, Input, InputOf, Pending, Rng, Seat};
use alloc::vec::Vec;

/// The next input: an outcome drawn with the generator, or the choice of the seat that is asked. `None` when the game
/// is over.
#[inline]
pub fn next_input<G: Game, R: Rng>(
    game: &G,
    rng: &mut R,
    choose: impl FnOnce(&G, Seat, &mut R) -> G::Choice,
) -> Option<InputOf<G>> {
    match game.pending() {
        Pending::Over(_) => None,
        Pending::Chance(_) => Some(Input::Chance(game.sample(rng))),
        Pending::Player { seat, .. } => Some(Input::Choice { seat, choice: choose(game, seat, rng) }),
    }
}

/// Plays until the game is over or has had so many inputs. `None` when it is not over.
///
/// # Panics
/// It may panic when a choice is not legal.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
/// use emberhall_table::drive::{play, random_choice};
/// use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
/// let mut game = Nim::start(&Setup { stones: 21, rules: 1 })?;
/// let mut list = Vec::new();
/// let ending = play(&mut game, &mut rng, 1_000, |game, _seat, rng| random_choice(game, &mut list, rng));
/// assert!(ending.is_some());
/// # Ok(())
/// # }
/// ```
pub fn play<G: Game, R: Rng>(
    game: &mut G,
    rng: &mut R,
    most: usize,
    mut choose: impl FnMut(&G, Seat, &mut R) -> G::Choice,
) -> Option<Ending> {
    for _ in 0..most {
        let Some(input) = next_input(game, rng, &mut choose) else { break };
        game.apply(&input, &mut ());
    }
    game.ending()
}

/// Draws outcomes until a player is asked, the game is over, or so many have been drawn.
#[inline]
pub fn draw<G: Game>(game: &mut G, rng: &mut impl Rng, most: usize) {
    for _ in 0..most {
        let Pending::Chance(_) = game.pending() else { break };
        let outcome = game.sample(rng);
        game.apply(&Input::Chance(outcome), &mut ());
    }
}

/// One of the legal choices, each as likely as any other. The list is emptied first and used again.
///
/// # Panics
/// When no player is asked.
#[inline]
pub fn random_choice<G: Game>(game: &G, choices: &mut Vec<G::Choice>, rng: &mut impl Rng) -> G::Choice {
    choices.clear();
    game.choices(choices);
    choices.swap_remove(below(rng, choices.len() as u32) as usize)
}
