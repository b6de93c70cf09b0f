//! How much anybody may ask for.

use bots::{Budget, Level};
use std::time::Duration;

/// How much anybody may ask for. The defaults are far above what people at a table need.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections to one table.
    pub connections_a_table: usize,
    /// Connections from one address.
    pub connections_an_address: usize,
    /// Requests a second from one address.
    pub requests_a_second: u32,
    /// Tables and players one address may create in an hour.
    pub creations_an_hour: u32,
    /// Messages a second on one connection.
    pub messages_a_second: u32,
    /// The most bytes of one message or request.
    pub bytes: usize,
    /// How long a table without visitors stays in memory.
    pub linger: Duration,
    /// How many tables may be in memory before those without visitors leave it at once.
    pub tables_in_memory: usize,
    /// How long a client may take to send a request, or to take what it is sent.
    pub patience: Duration,
    /// How long a bot of the house may think about one decision; tests count rounds of thought instead of time.
    pub thinking: fn(Level) -> Budget,
    /// Whether push messages may go to this machine and its neighbours, without TLS; for tests only.
    pub push_anywhere: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections_a_table: 64,
            connections_an_address: 64,
            requests_a_second: 50,
            creations_an_hour: 300,
            messages_a_second: 30,
            bytes: 64 * 1024,
            linger: Duration::from_secs(30),
            tables_in_memory: 10_000,
            patience: Duration::from_secs(15),
            thinking: Level::budget,
            push_anywhere: false,
        }
    }
}
