//! What one viewer may see: the table, and the own hand. Built up from nothing, and kept by events.

use crate::Thunderstone;
use crate::event::Event;
use crate::public::{Hand, Table};
use serde::Serialize;
use table::{Seat, Viewer};

/// What one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
