//! What one viewer may see: the table, and the own hand. Built up from nothing, and kept by events.

use crate::Thunderstone;
use crate::event::Event;
use crate::public::{Hand, Table};
use crate::reckoned::Reckoned;
use serde::{Serialize, Serializer};
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
            Viewer::Seat(seat) if seat.0 < game.table.seats => Some(seat),
            _ => None,
        };
        let hand = seat.map_or_else(Hand::new, |seat| *game.hand(seat));
        View { table: game.table, seat, hand }
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

impl table::View for View {
    type Event = Event;

    fn fold(&mut self, event: &Event) {
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
