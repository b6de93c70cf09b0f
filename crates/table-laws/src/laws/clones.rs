//! Clones are independent, and the same input leads to the same state, whatever sink takes the events.

use crate::Subject;
use crate::breach::{Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use table::{Game, InputOf, state_hash};

/// Applies the input to a clone of the state before, with nobody listening.
pub(crate) fn check<S: Subject>(trial: &mut Trial<'_, S>, input: &InputOf<GameOf<S>>) -> Verdict {
    let Trial { game, before, scratch, hash, .. } = trial;
    let untouched = |world: &GameOf<S>| state_hash(world) == *hash;
    hold(Law::ClonesIndependent, untouched(before), || {
        "the input changed a clone that was made before it".to_owned()
    })?;
    scratch.clone_from(before);
    scratch.apply(input, &mut ());
    hold(Law::ClonesIndependent, scratch == game, || {
        format!("the same input leads a clone to another state: {scratch:#?}")
    })?;
    hold(Law::ClonesIndependent, untouched(before), || "an input to a clone changed the original".to_owned())
}
