//! Input from outside goes through `submit`: absurd input is refused, changes nothing, and never panics.

use super::conserved;
use crate::Subject;
use crate::breach::{Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use table::random::below;
use table::{Game, Input, InputOf, Pending, PendingOf, Rng, Seat};

/// Knocks twice, with anything at all.
pub(crate) fn check<S: Subject>(trial: &mut Trial<'_, S>, pending: &PendingOf<GameOf<S>>) -> Verdict {
    for _ in 0..2 {
        let input = absurd(trial, pending);
        let Trial { game, scratch, choices, listing, tried, .. } = &mut *trial;
        let expected = match (pending, &input) {
            (Pending::Player { seat: asked, .. }, Input::Choice { seat, choice }) => {
                seat == asked && listing.find(choices, choice).is_some()
            }
            (Pending::Chance(_), Input::Chance(outcome)) => game.check_outcome(outcome).is_ok(),
            _ => false,
        };
        let input = tried.insert(input);
        scratch.clone_from(game);
        let answer = scratch.submit(input, &mut ());
        hold(Law::Door, answer.is_ok() == expected, || {
            format!("{input:?} at {pending:?} was answered {answer:?}")
        })?;
        match answer {
            Ok(()) => conserved::<S>(scratch, " (after an arbitrary input)")?,
            Err(refused) => hold(Law::RefusalChangesNothing, scratch == game, || {
                format!("{input:?} was refused ({refused}), and yet led to {scratch:#?}")
            })?,
        }
    }
    Ok(())
}

/// Any input: from any seat, the one that is asked more often; a choice that is absurd or merely wrong; an outcome.
fn absurd<S: Subject>(trial: &mut Trial<'_, S>, pending: &PendingOf<GameOf<S>>) -> InputOf<GameOf<S>> {
    let dice = &mut trial.dice;
    let kind = below(dice, 8);
    if kind < 2 {
        return Input::Chance(S::absurd_outcome(dice));
    }
    let seat = match (below(dice, 4), pending) {
        (0, _) => Seat::new(dice.next_u32() as u8),
        (1, _) => Seat::new(below(dice, u32::from(trial.game.seats()) + 1) as u8),
        (_, Pending::Player { seat, .. }) => *seat,
        _ => Seat::new(below(dice, u32::from(trial.game.seats())) as u8),
    };
    let choice = match kind {
        2..5 if !trial.imaginable.is_empty() => {
            trial.imaginable[below(dice, trial.imaginable.len() as u32) as usize].clone()
        }
        _ => S::absurd_choice(dice),
    };
    Input::Choice { seat, choice }
}
