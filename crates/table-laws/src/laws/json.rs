//! Everything that goes over a wire or into a file survives JSON, and everything can be said.

use crate::Subject;
use crate::breach::{Fault, Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use table::{Explain, Input, InputOf, PendingOf, Refusal, Seat};

/// The setup survives.
pub(crate) fn setup<S: Subject>(trial: &mut Trial<'_, S>) -> Verdict {
    trial.doing = Law::SurvivesJson;
    survives(&trial.setup)
}

/// Choices, outcomes and inputs survive; questions, events and refusals can be written and said.
pub(crate) fn check<S: Subject>(trial: &mut Trial<'_, S>, pending: &PendingOf<GameOf<S>>) -> Verdict {
    writes(pending)?;
    let Trial { game, choices, imaginable, dice, outcome, refusals, told, .. } = trial;
    choices.iter().chain(imaginable.iter()).try_for_each(survives)?;
    survives(&S::absurd_choice(dice))?;
    survives(&S::absurd_outcome(dice))?;
    if let Some(outcome) = outcome {
        survives::<InputOf<GameOf<S>>>(&Input::Chance(outcome.clone()))?;
    }
    if let Some(choice) = choices.first() {
        survives::<InputOf<GameOf<S>>>(&Input::Choice { seat: Seat::new(0), choice: choice.clone() })?;
    }
    for illegal in refusals.iter().filter_map(|refusal| refusal.as_ref().err()) {
        writes(illegal)?;
        hold(
            Law::RefusalExplained,
            !illegal.message().key.is_empty() && !illegal.rule().0.is_empty(),
            || format!("{illegal:?} has no text or no rule"),
        )?;
    }
    for told in told.iter() {
        writes(&told.event)?;
        S::event_said(&told.event);
    }
    S::said(game);
    Ok(())
}

fn survives<T: Serialize + DeserializeOwned + Eq + Debug>(value: &T) -> Verdict {
    let text = written(value)?;
    let back: Result<T, _> = serde_json::from_str(&text);
    hold(Law::SurvivesJson, back.as_ref().is_ok_and(|back| back == value), || {
        format!("{value:?} was written as {text} and read as {back:?}")
    })
}

fn writes(value: &(impl Serialize + Debug)) -> Verdict {
    written(value).map(drop)
}

fn written(value: &(impl Serialize + Debug)) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|error| Fault {
        law: Law::SurvivesJson,
        what: format!("{value:?} cannot be written: {error}"),
    })
}
