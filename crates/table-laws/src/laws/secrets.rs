//! A secret input looks the same to everybody else as another one would have.

use super::{asked, conserved, heard, twins};
use crate::Subject;
use crate::breach::{Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use table::random::below;
use table::{Game, Input, InputOf, Seat, Viewer};

/// Gives another input of the same kind to the state before, and compares what the others are told and see.
pub(crate) fn check<S: Subject>(trial: &mut Trial<'_, S>, input: &InputOf<GameOf<S>>) -> Verdict {
    let Trial { game, before, scratch, twin, choices, dice, told, told_elsewhere, .. } = trial;
    let Some(owner) = S::secret_of(before, input) else { return Ok(()) };
    let other = match input {
        Input::Chance(_) => Input::Chance(before.sample(dice)),
        Input::Choice { seat, .. } => {
            let choice = choices[below(dice, choices.len() as u32) as usize].clone();
            Input::Choice { seat: *seat, choice }
        }
    };
    if other == *input || S::secret_of(before, &other) != Some(owner) {
        return Ok(());
    }
    scratch.clone_from(before);
    told_elsewhere.clear();
    scratch.apply(&other, told_elsewhere);
    for viewer in Viewer::all(game.seats()).filter(|&viewer| viewer != Viewer::Seat(owner)) {
        let same = heard(told, viewer).eq(heard(told_elsewhere, viewer));
        hold(Law::SecretsKept, same, || {
            format!(
                "{viewer:?} is told of a secret of seat {owner}: {told:?}; after {other:?}: {told_elsewhere:?}"
            )
        })?;
        hold(Law::SecretsKept, game.view(viewer) == scratch.view(viewer), || {
            format!("{viewer:?} sees a secret of seat {owner}: {:#?}", game.view(viewer))
        })?;
    }
    let others = Seat::all(game.seats()).filter(|&seat| seat != owner);
    hold(Law::SecretsKept, asked(&game.pending()) == asked(&scratch.pending()), || {
        format!(
            "who is asked next betrays a secret of seat {owner}: after {other:?} it is {:?}",
            scratch.pending()
        )
    })?;
    conserved::<S>(game, "")?;
    // Nobody but the owner can tell the two worlds apart.
    for seat in others {
        twin.clone_from(game);
        let mut other = scratch.clone();
        twins::alike::<S>([twin, &mut other], seat, dice, false)?;
    }
    Ok(())
}
