//! Puts the host's messages into the queues of the connections.

use super::Room;
use super::queue::{Out, Queue};
use crate::measures;
use crate::problem::Refuse;
use axum::extract::ws::Utf8Bytes;
use catalog::Listed;
use host::protocol::Problem;
use host::{ConnectionId, Message, Outgoing};
use std::sync::Arc;

/// The queues of all connections of a table.
#[derive(Default)]
pub struct Queues {
    next: ConnectionId,
    queues: Vec<(ConnectionId, Arc<Queue>)>,
}

impl Queues {
    /// Adds a connection and returns its number.
    pub fn add(&mut self, queue: Arc<Queue>) -> ConnectionId {
        self.next += 1;
        self.queues.push((self.next, queue));
        self.next
    }

    /// Removes a connection.
    pub fn remove(&mut self, connection: ConnectionId) {
        self.queues.retain(|(number, _)| *number != connection);
        if self.queues.is_empty() {
            self.queues = Vec::new();
        }
    }

    fn get(&self, connection: ConnectionId) -> Option<&Queue> {
        self.queues.iter().find(|(number, _)| *number == connection).map(|(_, queue)| &**queue)
    }

    /// Closes every connection with a reason.
    pub fn close(&mut self, refuse: &Refuse) {
        let text: Utf8Bytes = host::bye(Problem::from(refuse.clone())).into();
        for (_, queue) in self.queues.drain(..) {
            push(&queue, Out::Bye(text.clone()));
        }
    }
}

/// Adds the last message, for which there is always room.
fn push(queue: &Queue, last: Out) {
    let pushed = queue.push(last);
    debug_assert!(pushed, "the last message always has room");
}

impl<G: Listed> Room<G> {
    /// Sends the host's messages. A viewer who falls behind gets the current view instead of the records.
    pub(super) fn deliver(&mut self, outgoing: Vec<Outgoing>) {
        let mut behind: Vec<ConnectionId> = Vec::new();
        for Outgoing { to, message } in outgoing {
            let out = match message {
                Message::Told(text) => Out::Told(text.into()),
                Message::Answer(text) => Out::Answer(text.into()),
                Message::Bye(text) => Out::Bye(text.into()),
            };
            for connection in to {
                let news = matches!(out, Out::Told(_));
                let Some(queue) = self.queues.get(connection) else { continue };
                if news && behind.contains(&connection) {
                    continue;
                }
                if !queue.push(out.clone()) {
                    behind.push(connection);
                    // Without the broadcasts there is room for the answer, unless only answers wait.
                    if !queue.replace([]) || !(news || queue.push(out.clone())) {
                        self.cut_off(connection);
                    }
                }
                if matches!(out, Out::Bye(_)) {
                    self.queues.remove(connection);
                }
            }
        }
        behind.sort_unstable();
        behind.dedup();
        for connection in behind {
            self.catch_up(connection);
        }
    }

    fn catch_up(&mut self, connection: ConnectionId) {
        let Some(queue) = self.queues.get(connection) else { return };
        metrics::counter!(measures::BEHIND).increment(1);
        let told = self.host.catch_up(connection, self.shared.time.now()).into_iter();
        let news = told.filter_map(|outgoing| match outgoing.message {
            Message::Told(text) => Some(Out::Told(text.into())),
            _ => None,
        });
        if !queue.replace(news) {
            self.cut_off(connection);
        }
    }

    /// Closes a connection that does not read even its answers. Its task then detaches it from the table.
    fn cut_off(&mut self, connection: ConnectionId) {
        metrics::counter!(measures::DROPPED).increment(1);
        if let Some(queue) = self.queues.get(connection) {
            push(queue, Out::Bye(host::bye(Refuse::TooSlow.into()).into()));
        }
        self.queues.remove(connection);
    }

    /// Sends an answer that does not come from the host.
    pub(super) fn answer(&mut self, connection: ConnectionId, text: String) {
        self.deliver(vec![Outgoing { to: vec![connection], message: Message::Answer(text) }]);
    }
}
