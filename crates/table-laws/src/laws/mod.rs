//! The laws, a file each. Every check takes the trial as it stands and changes nothing but its buffers.

pub(crate) mod agreement;
pub(crate) mod chance;
pub(crate) mod clones;
pub(crate) mod door;
pub(crate) mod guesses;
pub(crate) mod json;
pub(crate) mod purposeful;
pub(crate) mod record;
pub(crate) mod secrets;
pub(crate) mod twins;
pub(crate) mod undo;
pub(crate) mod views;

use crate::Subject;
use crate::breach::{Fault, Law, Verdict};
use table::{Audience, Pending, Seat, Told, Viewer};

/// Every piece is in exactly one place; `place` says which world this is, when it is not the real one.
pub(crate) fn conserved<S: Subject>(game: &S::Game, place: &str) -> Verdict {
    S::conserved(game).map_err(|what| Fault { law: Law::Conserved, what: format!("{what}{place}") })
}

/// Who is asked, which everybody knows: a seat, chance, or nobody any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Seat(Seat),
    Chance,
    Nobody,
}

pub(crate) fn asked<Q, N>(pending: &Pending<Q, N>) -> Asked {
    match pending {
        Pending::Player { seat, .. } => Asked::Seat(*seat),
        Pending::Chance(_) => Asked::Chance,
        Pending::Over(_) => Asked::Nobody,
    }
}

/// The events this viewer is told.
pub(crate) fn heard<E>(told: &[Told<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    let hears = move |to: Audience| to.includes(viewer);
    told.iter().filter(move |told| hears(told.to)).map(|told| &told.event)
}
