//! Play by the game's own policy that wants to finish.

use crate::breach::{Breach, Fault, Law, hold};
use crate::report::Endings;
use crate::trial::GameOf;
use crate::{Generator, Plan, Subject, generator};
use table::Game;
use table::drive::next_input;

/// Plays the plan's games with the purposeful policy in every seat, from the start to the end.
///
/// # Panics
/// When the policy chooses what is not legal. A game that does not end within the plan's inputs is counted.
pub fn play_purposefully<S: Subject>(plan: &Plan) -> Endings {
    let lengths: Vec<Option<u64>> = plan
        .numbers()
        .map(|number| {
            let setup = S::setup(&mut generator(plan.seed, number, 0));
            let mut dice = generator(plan.seed, number, 3);
            let mut game = GameOf::<S>::start(&setup).expect("the subject makes legal setups");
            play_on::<S>(&mut game, plan.purposeful_inputs, &mut dice).unwrap_or_else(
                |Fault { law, what }| {
                    let (setup, state) = (format!("{setup:?}"), format!("{game:#?}"));
                    let (seed, input) = (plan.seed, "none".to_owned());
                    panic!("{}", Breach { law, what, seed, game: number, step: 0, setup, input, state })
                },
            )
        })
        .collect();
    let played = lengths.len() as u64;
    Endings::new(played, lengths.into_iter().flatten().collect())
}

/// Plays a game to its end by the purposeful policy: the number of inputs, or `None` when the limit was reached.
pub(crate) fn play_on<S: Subject>(
    game: &mut GameOf<S>,
    limit: u32,
    dice: &mut Generator,
) -> Result<Option<u64>, Fault> {
    for inputs in 0..=u64::from(limit) {
        let next = next_input(game, dice, |game, _, dice| S::purposeful(game, dice));
        let Some(input) = next else { return Ok(Some(inputs)) };
        let answer = game.submit(&input, &mut ());
        hold(Law::PurposefulFinishes, answer.is_ok(), || format!("the policy gives {input:?}: {answer:?}"))?;
    }
    Ok(None)
}
