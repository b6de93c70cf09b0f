//! A few threads that read, each with its own connection, so that reading never waits for writing.

use rusqlite::Connection;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use tokio::sync::mpsc;

/// A request to read; it answers for itself.
pub type Query = Box<dyn FnOnce(&Connection) + Send>;

/// Starts one thread for each connection. They end when every sender is gone and nothing waits any more.
pub fn start(
    connections: Vec<Connection>,
    waiting: mpsc::Receiver<Query>,
) -> std::io::Result<Vec<JoinHandle<()>>> {
    let waiting = Arc::new(Mutex::new(waiting));
    let start_one = |connection: Connection| {
        let waiting = Arc::clone(&waiting);
        Builder::new().name("archive reader".to_owned()).spawn(move || read(&connection, &waiting))
    };
    connections.into_iter().map(start_one).collect()
}

fn read(connection: &Connection, waiting: &Mutex<mpsc::Receiver<Query>>) {
    // One of the threads waits for the next request, the others for their turn to wait.
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
    while let Some(query) = next() {
        query(connection);
    }
}
