//! Where rules report what happened, and to whom.

use crate::{Seat, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Who may learn of an event. Decided where the event is born, never afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Players and spectators.
    All,
    /// One player only.
    Only(Seat),
    /// Everybody but one player: what the others see of an event whose details that player is told by `Only`.
    Except(Seat),
}

impl Audience {
    /// Whether the viewer belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Except(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

/// An event with its audience.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Who may learn of it.
    pub to: Audience,
    /// What happened, as this audience sees it.
    pub event: E,
}

/// Where rules report facts. `()` drops them, so bots pay nothing.
pub trait Sink<E> {
    /// Takes one event for one audience.
    fn tell(&mut self, to: Audience, event: E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: E) {}
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Audience, event: E) {
        self.push(Told { to, event });
    }
}

impl<E, S: Sink<E>> Sink<E> for &mut S {
    #[inline(always)]
    fn tell(&mut self, to: Audience, event: E) {
        (**self).tell(to, event);
    }
}
