//! What bots need of the rules: how good a position is, and a simple policy that plays sensibly and finishes.
//!
//! Both look only at what the seat may know: the table, and the seat's own hand.

mod answers;
mod deck;
mod dungeon;
mod features;
mod insight;
mod promise;
mod weights;
mod worth;

use alloc::vec::Vec;
pub use worth::{evaluate, worth};

use crate::Thunderstone;
use crate::choice::Choice;
use crate::state::Decision;
use table::Rng;
use table::random::below;

/// A sensible choice for the player who is asked.
fn purposeful(game: &Thunderstone, rng: &mut impl Rng) -> Choice {
    let mut choices = Vec::with_capacity(32);
    game.list_choices(&mut choices);
    assert!(!choices.is_empty(), "no player is asked");
    if choices.len() == 1 {
        return choices[0];
    }
    // Now and then anything, so that tables of this policy see more than its habits.
    if below(rng, 32) == 0 {
        return choices[below(rng, choices.len() as u32) as usize];
    }
    sensible(game, &choices, rng)
}

/// What the policy thinks best of several choices.
fn sensible(game: &Thunderstone, choices: &[Choice], rng: &mut impl Rng) -> Choice {
    let step = game.decision().expect("a question is pending");
    match step {
        Decision::Place => dungeon::choose_place(game, rng),
        Decision::Prepare if game.table.turn.place == Some(crate::Place::Dungeon) => {
            dungeon::prepare(game, choices, rng)
        }
        _ => answers::answer(game, step, choices, rng),
    }
}
