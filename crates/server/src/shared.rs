//! What all tables and pages of a server share.

use crate::hosted::Games;
use crate::limits::Limits;
use crate::named::Processes;
use archive::Archive;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex, Semaphore, mpsc};

/// What all tables and pages of a server share.
pub struct Shared {
    /// The games that can be played.
    pub games: Games,
    /// Where everything is stored.
    pub archive: Arc<dyn Archive>,
    /// How many bots may think at once.
    pub thinking: Arc<Semaphore>,
    /// How many cores one bot may use.
    pub bot_cores: usize,
    /// The operator's own bots.
    pub processes: Arc<Processes>,
    /// How long a player who lost the connection may be away before the clock decides, in milliseconds.
    pub grace: i64,
    /// Who is told that it is their turn although they are not here.
    pub nudges: mpsc::Sender<Nudge>,
    /// The address people know, such as `https://table.example`; without it the request's own host counts.
    pub public_url: Option<String>,
    /// Whether people come over TLS, ours or a proxy's.
    pub secure: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// One rematch is arranged at a time, so that everybody is led to the same table.
    pub rematches: Mutex<()>,
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
    /// How many inputs there were when the player's turn began: the same for every call about this turn.
    pub turn: u64,
}

/// The time in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
