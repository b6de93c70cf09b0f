//! Who is connected to a table, from which seat they look, and what they see.

use crate::command::{ConnectionId, Visitor};
use catalog::Listed;
use table::{Seat, Viewer};

/// How many questions of one connection may be worked on at once.
pub(crate) const QUERIES: u8 = 8;

/// A connection.
pub(crate) struct Connection {
    pub number: ConnectionId,
    pub visitor: Visitor,
    /// From which seat it looks; as a spectator without one.
    pub seat: Option<Seat>,
    /// Whether it has seen nothing from this seat yet: a patch would be of no use to it.
    pub blank: bool,
    /// How many of its questions are being worked on.
    pub queries: u8,
}

impl Connection {
    /// It looks from this seat from now on.
    pub fn look(&mut self, seat: Option<Seat>) {
        self.blank |= self.seat != seat;
        self.seat = seat;
    }
}

/// Everybody connected to a table.
pub(crate) struct Viewers<G: Listed> {
    connections: Vec<Connection>,
    /// The view of each seat that somebody looks from; there is none before the game begins.
    pub views: Vec<(Option<Seat>, Box<G::View>)>,
}

impl<G: Listed> Default for Viewers<G> {
    fn default() -> Viewers<G> {
        Viewers { connections: Vec::new(), views: Vec::new() }
    }
}

impl<G: Listed> Viewers<G> {
    pub fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    pub fn add(&mut self, connection: Connection) {
        self.connections.push(connection);
    }

    /// Whether the connection was there.
    pub fn remove(&mut self, number: ConnectionId) -> bool {
        let before = self.connections.len();
        self.connections.retain(|connection| connection.number != number);
        if self.connections.is_empty() {
            // Not merely emptied: a table nobody visits keeps no room for visitors.
            *self = Viewers::default();
        }
        self.forget_views();
        self.connections.len() < before
    }

    /// Views that nobody looks at are not kept up to date.
    pub fn forget_views(&mut self) {
        let connections = &self.connections;
        self.views.retain(|(seat, _)| connections.iter().any(|connection| connection.seat == *seat));
    }

    pub fn get(&self, number: ConnectionId) -> Option<&Connection> {
        self.connections.iter().find(|connection| connection.number == number)
    }

    pub fn get_mut(&mut self, number: ConnectionId) -> Option<&mut Connection> {
        self.connections.iter_mut().find(|connection| connection.number == number)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Connection> {
        self.connections.iter()
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Connection> {
        self.connections.iter_mut()
    }

    /// The view from this seat, made of the state if nobody has looked from there.
    pub fn view(&mut self, seat: Option<Seat>, state: &G) -> &G::View {
        let found = self.views.iter().position(|(whose, _)| *whose == seat);
        let index = found.unwrap_or_else(|| {
            self.views.push((seat, Box::new(state.view(viewer(seat)))));
            self.views.len() - 1
        });
        &self.views[index].1
    }
}

/// Who looks from a seat, or from none.
pub(crate) fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}
