//! What all tables and pages of a server share.

use crate::clock::Clock;
use crate::hosted::Games;
use crate::limits::Limits;
use crate::named::Processes;
use crate::random::Randomness;
use archive::Archive;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::{Mutex, Semaphore, mpsc};

/// What all tables and pages of a server share.
pub struct Shared {
    /// What time it is.
    pub clock: Clock,
    /// Where randomness comes from.
    pub random: Randomness,
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
    /// Closed when all of the above is gone; it comes last for that.
    #[expect(dead_code, reason = "that it is gone says enough")]
    pub in_use: mpsc::Sender<Infallible>,
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
