//! The events told to a viewer carry its view to the next one.

use super::heard;
use crate::Subject;
use crate::breach::{Law, Verdict, hold};
use crate::trial::Trial;
use table::{Game, View, Viewer};

/// Folds the events into the views from before the input, and compares them with fresh ones.
pub(crate) fn fold<S: Subject>(trial: &mut Trial<'_, S>) -> Verdict {
    let Trial { game, views, told, .. } = trial;
    for (viewer, view) in Viewer::all(game.seats()).zip(views) {
        heard(told, viewer).for_each(|event| view.fold(event));
        let fresh = game.view(viewer);
        hold(Law::EventsFoldViews, *view == fresh, || {
            format!("{told:?} carry the view of {viewer:?} to {view:#?}, but it is {fresh:#?}")
        })?;
    }
    Ok(())
}
