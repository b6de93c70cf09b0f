//! The inputs are the game: the record and the file replay to equal states.

use crate::Subject;
use crate::breach::{Fault, Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use table::{Game, GameFile, Session, state_hash};

/// Replays the record through `submit`, and compares every fingerprint and the last state.
pub(crate) fn replay<S: Subject>(trial: &mut Trial<'_, S>) -> Verdict {
    trial.doing = Law::ReplayEqual;
    let fault = |what: String| Fault { law: Law::ReplayEqual, what };
    let mut again = GameOf::<S>::start(&trial.setup).map_err(|error| fault(format!("setup: {error}")))?;
    for (index, (input, hash)) in trial.record.iter().enumerate() {
        again
            .submit(input, &mut ())
            .map_err(|refused| fault(format!("input {index}, {input:?}, is refused: {refused}")))?;
        hold(Law::ReplayEqual, state_hash(&again) == *hash, || {
            format!("input {index}, {input:?}, leads to another state: {again:#?}")
        })?;
    }
    hold(Law::ReplayEqual, again == trial.game, || format!("the last state differs: {again:#?}"))
}

/// Writes the game to a file's text, reads it back and replays it.
pub(crate) fn file<S: Subject>(trial: &mut Trial<'_, S>) -> Verdict {
    trial.doing = Law::FileReplays;
    let fault = |what: String| Fault { law: Law::FileReplays, what };
    let names = (0..trial.game.seats()).map(|seat| format!("Player \"{seat}\" Żółć")).collect();
    let mut session = Session::<GameOf<S>>::start(trial.setup.clone(), names)
        .map_err(|error| fault(format!("setup: {error}")))?;
    for (number, (input, _)) in (0..).zip(&trial.record) {
        session
            .submit(number, input.clone(), &mut ())
            .map_err(|refused| fault(format!("input {number} is refused: {refused}")))?;
    }
    let written = session.to_file();
    let text = written.write();
    let read = GameFile::<GameOf<S>>::read(&text).map_err(|error| fault(error.to_string()))?;
    hold(Law::FileReplays, read == written, || "the file is read otherwise than it was written".to_owned())?;
    let replayed = Session::replay(read, &mut ()).map_err(|error| fault(error.to_string()))?;
    hold(Law::FileReplays, *replayed.game() == trial.game, || "the file replays to another state".to_owned())
}
