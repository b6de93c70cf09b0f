//! How much anybody may ask for.

use bots::{Budget, Level};
use std::time::Duration;

/// How much anybody may ask for. The defaults are far above what people at a table need.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Live connections to one table of those who watch.
    pub max_connections_per_table: usize,
    /// Live connections of one person to one table; a newer one takes the place of the oldest.
    pub max_connections_per_person: usize,
    /// Live connections from one IP address (IPv6: one /64 network).
    pub max_connections_per_ip: usize,
    /// TCP connections from one IP address, silent ones and those of requests included.
    pub max_sockets_per_ip: usize,
    /// HTTP requests per second from one IP address.
    pub requests_per_second: u32,
    /// Tables, players and attempts at a recovery code per hour from one IP address.
    pub creations_per_hour: u32,
    /// Reports and blocks per hour from one IP address.
    pub reports_per_hour: u32,
    /// Messages per second on one connection.
    pub messages_per_second: u32,
    /// Size of one message or request.
    pub max_message_bytes: usize,
    /// How long a table without visitors stays in memory.
    pub linger: Duration,
    /// How many tables may be in memory before those without visitors leave it at once.
    pub tables_in_memory: usize,
    /// How long a client may take to send a request, or to take what it is sent.
    pub patience: Duration,
    /// How long a built-in bot may think about one decision; tests limit iterations instead of time.
    pub thinking: fn(Level) -> Budget,
    /// Whether push messages may go to this machine and its neighbours, without TLS; for tests only.
    pub push_anywhere: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            max_connections_per_table: 64,
            max_connections_per_person: 8,
            max_connections_per_ip: 64,
            max_sockets_per_ip: 256,
            requests_per_second: 50,
            creations_per_hour: 300,
            reports_per_hour: 30,
            messages_per_second: 30,
            max_message_bytes: 64 * 1024,
            linger: Duration::from_secs(30),
            tables_in_memory: 10_000,
            patience: Duration::from_secs(15),
            thinking: Level::budget,
            push_anywhere: false,
        }
    }
}
