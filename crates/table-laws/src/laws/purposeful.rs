//! The game's own policy finishes from any state, in worlds that a seat may imagine too.

use crate::Subject;
use crate::breach::{Law, Verdict, hold};
use crate::purpose::play_on;
use crate::report::Tally;
use crate::trial::Trial;
use table::random::below;
use table::{Game, Seat};

/// Plays the sampled state to its end; every other time as one of the seats may imagine it.
pub(crate) fn finish<S: Subject>(trial: &mut Trial<'_, S>, tally: &mut Tally<S::Mark>) -> Verdict {
    trial.doing = Law::PurposefulFinishes;
    let Trial { sampled, dice, plan, .. } = trial;
    if below(dice, 2) == 0 {
        let observer = Seat::new(below(dice, u32::from(sampled.seats())) as u8);
        sampled.redeterminize(observer, dice);
    }
    let from = sampled.clone();
    let inputs = play_on::<S>(sampled, plan.purposeful_inputs, dice)?;
    let limit = plan.purposeful_inputs;
    hold(Law::PurposefulFinishes, inputs.is_some(), || {
        format!("no end within {limit} inputs from {from:#?}")
    })?;
    inputs.into_iter().for_each(|inputs| tally.ending(inputs));
    Ok(())
}
