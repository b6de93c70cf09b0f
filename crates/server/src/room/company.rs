//! Who is connected to a table, through whose eyes they look, and what they were shown last.

use super::Visitor;
use super::diff::Trace;
use crate::problem::Refuse;
use crate::protocol::{Problem, Tell};
use axum::extract::ws::Utf8Bytes;
use std::collections::HashMap;
use table::{Seat, Viewer};
use tokio::sync::mpsc;

/// A connection.
pub struct Connection {
    /// Who it is.
    pub visitor: Visitor,
    /// Through whose eyes it looks.
    pub eyes: Option<Seat>,
    /// Whether it has not been shown anything through these eyes: a change would be of no use to it.
    pub blank: bool,
    out: mpsc::Sender<Utf8Bytes>,
}

impl Connection {
    /// It looks through these eyes from now on.
    pub fn look(&mut self, eyes: Option<Seat>) {
        self.blank |= self.eyes != eyes;
        self.eyes = eyes;
    }
}

/// Everybody connected to a table.
#[derive(Default)]
pub struct Company {
    next: u64,
    connections: HashMap<u64, Connection>,
    /// What is remembered of the view last shown, by whose eyes.
    views: HashMap<Option<Seat>, Trace>,
}

impl Company {
    /// Whether nobody is here.
    pub fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Somebody comes; the number of the connection.
    pub fn add(&mut self, visitor: Visitor, eyes: Option<Seat>, out: mpsc::Sender<Utf8Bytes>) -> u64 {
        self.next += 1;
        self.connections.insert(self.next, Connection { visitor, eyes, blank: false, out });
        self.next
    }

    /// Somebody is gone; whether they were here.
    pub fn remove(&mut self, connection: u64) -> bool {
        let was_here = self.connections.remove(&connection).is_some();
        if self.connections.is_empty() {
            // Not merely emptied: a table nobody visits keeps no room for visitors.
            (self.connections, self.views) = Default::default();
            return was_here;
        }
        let eyes: Vec<Option<Seat>> = self.connections.values().map(|connection| connection.eyes).collect();
        self.views.retain(|seat, _| eyes.contains(seat));
        was_here
    }

    /// A connection by its number.
    pub fn get(&self, connection: u64) -> Option<&Connection> {
        self.connections.get(&connection)
    }

    /// A connection by its number, to change through whose eyes it looks.
    pub fn get_mut(&mut self, connection: u64) -> Option<&mut Connection> {
        self.connections.get_mut(&connection)
    }

    /// All connections.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &Connection)> {
        self.connections.iter().map(|(number, connection)| (*number, connection))
    }

    /// All connections, to change through whose eyes they look.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (u64, &mut Connection)> {
        self.connections.iter_mut().map(|(number, connection)| (*number, connection))
    }

    /// How long the view last shown through these eyes was.
    pub fn view_length(&self, eyes: Option<Seat>) -> usize {
        self.views.get(&eyes).map_or(0, |view| view.length)
    }

    /// What is remembered of that view, which is about to be replaced.
    pub fn take_view(&mut self, eyes: Option<Seat>) -> Trace {
        self.views.get_mut(&eyes).map(std::mem::take).unwrap_or_default()
    }

    /// A view is shown to everybody who looks through these eyes; this is to be remembered of it.
    pub fn set_view(&mut self, eyes: Option<Seat>, view: Trace) {
        self.views.insert(eyes, view);
    }

    /// What was shown is no longer what is to be compared with.
    pub fn forget_views(&mut self) {
        self.views.clear();
    }

    /// Sends one text to a connection. One that does not keep up is dropped: it can come back and get what it missed.
    pub fn send(&mut self, connection: u64, text: Utf8Bytes) {
        let Some(found) = self.connections.get(&connection) else { return };
        if found.out.try_send(text).is_err() {
            metrics::counter!(crate::measures::DROPPED).increment(1);
            self.remove(connection);
        }
    }

    /// Ends the connections that came by a link.
    pub fn send_away(&mut self, link: archive::Digest, refuse: &Refuse) -> bool {
        let by_it = |connection: &Connection| connection.visitor.watch == Some(link);
        let gone: Vec<u64> =
            self.connections.iter().filter(|(_, found)| by_it(found)).map(|(number, _)| *number).collect();
        for connection in &gone {
            self.send(*connection, bye(refuse));
            self.remove(*connection);
        }
        !gone.is_empty()
    }

    /// Ends every connection with a reason.
    pub fn close(&mut self, refuse: &Refuse) {
        let text = bye(refuse);
        for (_, connection) in self.connections.drain() {
            // One whose queue is full is dropped all the same.
            drop(connection.out.try_send(text.clone()));
        }
        self.views.clear();
    }
}

/// Whose view that is.
pub fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::Spectator, Viewer::Seat)
}

/// Whether a message is the last one of its connection.
pub fn is_bye(text: &str) -> bool {
    text.starts_with(r#"{"type":"bye""#)
}

/// The last message of a connection.
pub fn bye(refuse: &Refuse) -> Utf8Bytes {
    let problem = Problem::from(refuse.clone());
    let bye: Tell<(), (), (), (), ()> = Tell::Bye { problem };
    serde_json::to_string(&bye).expect("messages are plain data").into()
}
