//! What one viewer may see: the table, and the viewer's own hand. Built up from nothing, and kept by events.

use crate::Thunderstone;
use crate::event::Event;
use crate::public::{Hand, Table};
use crate::reckoned::Reckoned;
use serde::{Serialize, Serializer};
use table::patch::{self, Changes, Patchable};
use table::{Seat, Viewer};

/// What one viewer may see. Written down, it also says what the rules make of that ([`Reckoned`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Everything all may see.
    pub table: Table,
    /// The viewer's seat, unless a spectator looks.
    pub seat: Option<Seat>,
    /// The viewer's hidden hand; empty for a spectator.
    pub hand: Hand,
}

impl View {
    pub(crate) fn of(game: &Thunderstone, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.number() < game.table.seats => Some(seat),
            _ => None,
        };
        let hand = seat.map_or_else(Hand::new, |seat| *game.hand(seat));
        View { table: game.table.clone(), seat, hand }
    }

    /// What the rules make of what is seen.
    pub fn reckoned(&self) -> Reckoned {
        Reckoned::of(&self.table)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View { table, seat, hand } = self;
        Written { table, seat: *seat, hand, reckoned: self.reckoned() }.serialize(serializer)
    }
}

/// What one viewer may see, and what the rules make of it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "View"))]
pub(crate) struct Written<'v> {
    /// Everything all may see.
    table: &'v Table,
    /// The viewer's seat, unless a spectator looks.
    seat: Option<Seat>,
    /// The viewer's hidden hand; empty for a spectator.
    hand: &'v Hand,
    /// What the rules make of it.
    reckoned: Reckoned,
}

impl Patchable for View {
    fn changes(&self, new: &View, to: &mut Changes) {
        let (old, new) = (&self.table, &new.table);
        if old != new {
            to.at("table", |to| old.changes(new, to));
            to.at("reckoned", |to| Reckoned::changes(old, new, to));
        }
    }

    fn private_changes(&self, new: &View, to: &mut Changes) {
        if self.seat != new.seat {
            to.at("seat", |to| to.put(&new.seat));
        }
        if self.hand != new.hand {
            to.at("hand", |to| patch::items(&self.hand, &new.hand, to));
        }
    }
}

impl View {
    /// Brings the view up to date with an event that was told to its viewer.
    pub fn fold(&mut self, event: &Event) {
        self.table.fold(event);
        let mine = |seat: Seat| self.seat == Some(seat);
        match *event {
            Event::Drew { seat, card: Some(card) } if mine(seat) => self.hand.insert_sorted(card),
            Event::Discarded { seat, card } | Event::HandCardDestroyed { seat, card } if mine(seat) => {
                self.hand.take(card);
            }
            Event::Revealed { seat, .. } | Event::HandDiscarded { seat, .. } if mine(seat) => {
                self.hand.clear()
            }
            _ => {}
        }
    }
}
