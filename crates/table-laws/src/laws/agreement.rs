//! What may be chosen: the list of choices, `check`, `imaginable` and `sample` agree.

use crate::Subject;
use crate::breach::{Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use table::{Game, Pending, PendingOf};

/// Lists the choices, and checks them against everything that can be imagined and something absurd.
pub(crate) fn check<S: Subject>(trial: &mut Trial<'_, S>, pending: &PendingOf<GameOf<S>>) -> Verdict {
    trial.doing = Law::ChoicesAgree;
    let Trial { game, choices, listing, imaginable, refusals, dice, outcome, .. } = trial;
    let is_asked = matches!(pending, Pending::Player { .. });
    choices.clear();
    game.choices(choices);
    hold(Law::NeverStuck, !is_asked || !choices.is_empty(), || format!("no choice for {pending:?}"))?;
    hold(Law::ChoicesAgree, is_asked || choices.is_empty(), || {
        format!("no player is asked, but there are choices: {choices:?}")
    })?;
    let unique = listing.index(choices);
    hold(Law::ChoicesUnique, unique.is_ok(), || {
        format!("listed twice: {:?}", unique.map_err(|at| &choices[at]))
    })?;

    imaginable.clear();
    game.imaginable(imaginable);
    refusals.clear();
    for choice in imaginable.iter() {
        let refusal = game.check(choice);
        if refusal.is_ok() {
            let place = listing.find(choices, choice);
            hold(Law::ChoicesAgree, place.is_some(), || format!("legal, but not listed: {choice:?}"))?;
            place.into_iter().for_each(|place| listing.see(place));
        }
        refusals.push(refusal);
    }
    if let Some(place) = listing.unseen() {
        let choice = &choices[place];
        let refusal = game.check(choice);
        hold(Law::ChoicesAgree, refusal.is_ok(), || format!("listed, but illegal: {choice:?}: {refusal:?}"))?;
        hold(Law::ImaginableCovers, false, || format!("legal, but not imaginable: {choice:?}"))?;
    }

    let absurd = S::absurd_choice(dice);
    let legal = game.check(&absurd).is_ok();
    hold(Law::ChoicesAgree, legal == listing.find(choices, &absurd).is_some(), || {
        format!("{absurd:?} is {}", if legal { "legal, but not listed" } else { "listed, but illegal" })
    })?;

    trial.doing = Law::OutcomesAgree;
    if let Some(outcome) = outcome {
        let refusal = game.check_outcome(outcome);
        return hold(Law::OutcomesAgree, refusal.is_ok(), || {
            format!("sample drew {outcome:?} for {pending:?}, which is refused: {refusal:?}")
        });
    }
    let absurd = S::absurd_outcome(dice);
    hold(Law::OutcomesAgree, game.check_outcome(&absurd).is_err(), || {
        format!("chance is not asked, but check_outcome allows {absurd:?}")
    })
}
