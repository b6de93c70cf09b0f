//! What can be undone told nobody anything: without a revealing event, the hidden world did not matter.

use super::heard;
use crate::Subject;
use crate::breach::{Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use table::{Game, Input, InputOf, Seat, Viewer};

/// Gives a choice without a revealing event to the worlds that the seats imagined before it.
///
/// A world in which the choice is impossible is left out. The guesses are used up.
pub(crate) fn check<S: Subject>(trial: &mut Trial<'_, S>, input: &InputOf<GameOf<S>>) -> Verdict {
    let Trial { game, guesses, told, told_elsewhere, .. } = trial;
    let is_choice = matches!(input, Input::Choice { .. });
    if !is_choice || told.iter().any(|told| GameOf::<S>::reveals(&told.event)) {
        return Ok(());
    }
    for (seat, guess) in Seat::all(game.seats()).zip(guesses) {
        if guess.admit(input).is_err() {
            continue;
        }
        told_elsewhere.clear();
        guess.apply(input, told_elsewhere);
        let viewer = Viewer::Seat(seat);
        let same =
            heard(told, viewer).eq(heard(told_elsewhere, viewer)) && game.view(viewer) == guess.view(viewer);
        hold(Law::UndoTellsNothing, same, || {
            format!("seat {seat} learns something, but no event reveals: {told:?}, or {told_elsewhere:?}")
        })?;
    }
    Ok(())
}
