//! What a seat cannot know changes nothing that it sees: views, questions, choices, refusals, texts, forecasts.

use super::{Asked, asked, conserved, twins};
use crate::Subject;
use crate::breach::{Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use serde::Serialize;
use table::random::below;
use table::{Game, PendingOf, Seat, Viewer};

/// Redraws the hidden world for every seat. With `json`, what is seen is compared to the byte too.
pub(crate) fn check<S: Subject>(
    trial: &mut Trial<'_, S>,
    pending: &PendingOf<GameOf<S>>,
    json: bool,
) -> Verdict {
    for seat in Seat::all(trial.game.seats()) {
        let Trial { game, guesses, dice, .. } = &mut *trial;
        let guess = &mut guesses[seat.index()];
        guess.clone_from(game);
        guess.redeterminize(seat, dice);
        conserved::<S>(guess, " (in a world that a seat may imagine)")?;
        views(trial, seat, json)?;
        let Trial { guesses, doing, .. } = &mut *trial;
        *doing = Law::GuessKeepsQuestion;
        let imagined = guesses[seat.index()].pending();
        hold(Law::GuessKeepsQuestion, asked(&imagined) == asked(pending), || {
            format!("seat {seat} may imagine that {imagined:?}, while really {pending:?}")
        })?;
        if json {
            let (real, imagined) =
                (S::foretold(&trial.game, seat), S::foretold(&trial.guesses[seat.index()], seat));
            hold(Law::GuessKeepsQuestion, real == imagined, || {
                format!("the forecast shows what seat {seat} cannot know: {real:?}, or {imagined:?}")
            })?;
        }
        if asked(pending) == Asked::Seat(seat) {
            question(trial, seat, pending, &imagined, json)?;
        }
        twins(trial, seat)?;
    }
    Ok(())
}

/// The real world and one that the seat may imagine are redrawn identically.
fn twins<S: Subject>(trial: &mut Trial<'_, S>, seat: Seat) -> Verdict {
    let Trial { game, scratch, twin, dice, doing, .. } = &mut *trial;
    *doing = Law::TwinsRedrawAlike;
    scratch.clone_from(game);
    twin.clone_from(game);
    twin.redeterminize(seat, dice);
    let stubborn = below(dice, 2) == 0;
    twins::alike::<S>([scratch, twin], seat, dice, stubborn)
}

fn views<S: Subject>(trial: &Trial<'_, S>, seat: Seat, json: bool) -> Verdict {
    let guess = &trial.guesses[seat.index()];
    let spectator = trial.views.last().map(|view| (Viewer::Spectator, view));
    let own = (Viewer::Seat(seat), &trial.views[seat.index()]);
    for (viewer, view) in [Some(own), spectator].into_iter().flatten() {
        let imagined = guess.view(viewer);
        let same = imagined == *view && (!json || bytes(&imagined) == bytes(view));
        hold(Law::GuessKeepsView, same, || {
            format!("the view of {viewer:?} shows what seat {seat} cannot know: {view:#?}, or {imagined:#?}")
        })?;
    }
    Ok(())
}

/// The seat that is asked is asked the same, may choose the same, and is refused for the same reasons.
fn question<S: Subject>(
    trial: &mut Trial<'_, S>,
    seat: Seat,
    pending: &PendingOf<GameOf<S>>,
    imagined: &PendingOf<GameOf<S>>,
    json: bool,
) -> Verdict {
    let law = Law::GuessKeepsQuestion;
    let guess = &trial.guesses[seat.index()];
    let same = imagined == pending && (!json || bytes(imagined) == bytes(pending));
    hold(law, same, || {
        format!("the question shows what seat {seat} cannot know: {pending:?}, or {imagined:?}")
    })?;

    // The lists are built behind the real ones, so that nothing is allocated.
    let (choices, thoughts) = (trial.choices.len(), trial.imaginable.len());
    guess.choices(&mut trial.choices);
    guess.imaginable(&mut trial.imaginable);
    let (real, guessed) = trial.choices.split_at(choices);
    let same = real == guessed && (!json || bytes(real) == bytes(guessed));
    hold(law, same, || format!("the choices show what seat {seat} cannot know: {real:?}, or {guessed:?}"))?;
    let (real, guessed) = trial.imaginable.split_at(thoughts);
    hold(law, real == guessed, || {
        format!("imaginable shows what seat {seat} cannot know: {real:?}, or {guessed:?}")
    })?;
    for (choice, refusal) in guessed.iter().zip(&trial.refusals) {
        let imagined = guess.check(choice);
        let same = imagined == *refusal
            && (!json || bytes(&imagined.as_ref().err()) == bytes(&refusal.as_ref().err()));
        hold(law, same, || {
            format!("the refusal of {choice:?} shows what is hidden: {refusal:?}, or {imagined:?}")
        })?;
    }
    trial.choices.truncate(choices);
    trial.imaginable.truncate(thoughts);

    if json {
        let (real, guessed) = (S::said(&trial.game), S::said(guess));
        hold(law, real == guessed, || format!("the text shows what is hidden: {real:?}, or {guessed:?}"))?;
    }
    Ok(())
}

fn bytes(value: &(impl Serialize + ?Sized)) -> Vec<u8> {
    serde_json::to_vec(value).expect("what a player is shown serialises to JSON")
}
