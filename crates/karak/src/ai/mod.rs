//! What a sensible player would do: the exact odds of a battle, and a policy that wants to finish the game.
//!
//! It uses only what the seat that is asked may see. Stronger bots build on it.

mod answers;
mod arms;
mod battle_odds;
mod features;
mod forecast;
mod goals;
mod insight;
mod odds;
mod promise;
mod weights;

use alloc::vec::Vec;
pub use battle_odds::{BattleOdds, Foe, Force, Unfit, lowest_terms};
pub use forecast::{Ahead, Attacks, Cast, Forecast, Prospect, Sending};
pub use odds::Odds;

use crate::choice::{Choice, Question};
use crate::state::Karak;
use table::random::below;
use table::{Game, Pending, Rng};

/// A sensible choice for the player who is asked.
fn purposeful(game: &Karak, rng: &mut impl Rng) -> Choice {
    let Pending::Player { question, .. } = game.pending() else { panic!("no player is asked") };
    let mut choices = Vec::new();
    game.choices(&mut choices);
    if question == Question::Turn {
        return goals::turn(game, &choices, rng);
    }
    let worth = |choice: Choice| answers::worth(game, question, choice);
    best(&choices, worth, rng).expect("a player who is asked has a choice")
}

/// The choice of the highest worth; chance decides among equals.
fn best(choices: &[Choice], worth: impl Fn(Choice) -> f32, rng: &mut impl Rng) -> Option<Choice> {
    let mut found = None;
    let mut equals = 0;
    for &choice in choices {
        let value = worth(choice);
        match found {
            Some((_, highest)) if value < highest => {}
            Some((_, highest)) if value == highest => {
                equals += 1;
                if below(rng, equals) == 0 {
                    found = Some((choice, value));
                }
            }
            _ => {
                found = Some((choice, value));
                equals = 1;
            }
        }
    }
    found.map(|(choice, _)| choice)
}
