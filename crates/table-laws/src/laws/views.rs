//! The events told to a viewer carry its view to the next one.

use super::heard;
use crate::Subject;
use crate::breach::{Fault, Law, Verdict, hold};
use crate::trial::{GameOf, Trial};
use serde_json::{Value, to_value};
use table::patch::{Broadcast, apply};
use table::{Game, Viewer};

/// Folds the events into the views from before the input, and compares them with fresh ones.
pub(crate) fn fold<S: Subject>(trial: &mut Trial<'_, S>) -> Verdict {
    let Trial { game, views, told, .. } = trial;
    for (viewer, view) in Viewer::all(game.seats()).zip(views) {
        heard(told, viewer).for_each(|event| GameOf::<S>::fold_view(view, event));
        let fresh = game.view(viewer);
        hold(Law::EventsFoldViews, *view == fresh, || {
            format!("{told:?} carry the view of {viewer:?} to {view:#?}, but it is {fresh:#?}")
        })?;
    }
    Ok(())
}

/// Applies the patch of every event to the JSON of the views from before the input, as clients do, and compares it with
/// the JSON of the folded views. The views themselves stay as they are.
pub(crate) fn patch<S: Subject>(trial: &mut Trial<'_, S>) -> Verdict {
    let Trial { game, views, told, .. } = trial;
    let json = |view: &<GameOf<S> as Game>::View| to_value(view).expect("a view serialises to JSON");
    let viewers = Viewer::all(game.seats()).zip(views.iter());
    let mut shown: Vec<(Viewer, _, Value)> =
        viewers.map(|(viewer, view)| (viewer, view.clone(), json(view))).collect();
    for told in told.iter() {
        let mut broadcast = Broadcast::<GameOf<S>>::new(&told.event);
        for (viewer, view, shown) in shown.iter_mut().filter(|(viewer, ..)| told.to.includes(*viewer)) {
            let patch = broadcast.fold(view);
            let event = &told.event;
            apply(shown, &patch).map_err(|what| Fault {
                law: Law::PatchesCarryViews,
                what: format!("the patch of {event:?} for {viewer:?}, {}: {what}", patch.json()),
            })?;
            let folded = json(view);
            hold(Law::PatchesCarryViews, *shown == folded, || {
                let patch = patch.json();
                format!(
                    "the patch of {event:?}, {patch}, carries the view of {viewer:?} to {shown}, but it is {folded}"
                )
            })?;
        }
    }
    Ok(())
}
