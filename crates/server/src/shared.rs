//! What all tables and pages of a server share.

use crate::limits::Limits;
use archive::Archive;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, mpsc};

/// What all tables and pages of a server share.
pub struct Shared {
    /// Where everything is stored.
    pub archive: Arc<dyn Archive>,
    /// How many bots may think at once.
    pub thinking: Arc<Semaphore>,
    /// How many cores one bot may use.
    pub bot_cores: usize,
    /// How long a player who lost the connection may be away before the clock decides, in milliseconds.
    pub grace: i64,
    /// Who is told that it is their turn although they are not here.
    pub nudges: mpsc::Sender<Nudge>,
    /// The address people know, such as `https://table.example`; without it the request's own host counts.
    pub public_url: Option<String>,
    /// How much anybody may ask for.
    pub limits: Limits,
}

/// A player who is not connected is to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nudge {
    /// Who.
    pub player: archive::PlayerId,
    /// At which table.
    pub table: archive::TableId,
    /// Of which game.
    pub game: &'static str,
}

/// The time in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
