//! What all tables and pages of a server share.

use crate::bans::Bans;
use crate::clock::Clock;
use crate::hosted::Games;
use crate::limits::Limits;
use crate::named::Processes;
use crate::random::Randomness;
use crate::room::Lanes;
use crate::server_time::ServerTime;
use archive::{Archive, TableId};
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedMutexGuard, Semaphore, mpsc};

/// What all tables and pages of a server share.
pub struct Shared {
    /// What time it is.
    pub clock: Clock,
    /// What the clocks of the players count.
    pub time: ServerTime,
    /// Where randomness comes from.
    pub random: Randomness,
    /// The games that can be played.
    pub games: Games,
    /// Where everything is stored.
    pub archive: Arc<dyn Archive>,
    /// Whose bot thinks next.
    pub thinking: Lanes,
    /// How many questions about games and their past are worked on at once.
    pub queries: Arc<Semaphore>,
    /// How many cores one bot may use.
    pub bot_cores: usize,
    /// The operator's own bots.
    pub processes: Arc<Processes>,
    /// How long in all a player who lost the connection may be away before the clock decides, in milliseconds.
    pub grace: i64,
    /// Who is told that it is their turn although they are not here.
    pub nudges: mpsc::Sender<Nudge>,
    /// The address people know, such as `https://table.example`; without it the request's own host counts.
    pub public_url: Option<String>,
    /// Whether people come over TLS, ours or a proxy's.
    pub secure: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// Who arranges a rematch.
    pub rematches: Rematches,
    /// Who may not come in.
    pub bans: Bans,
    /// Closed when all of the above is gone; it comes last for that.
    #[expect(dead_code, reason = "that it is gone says enough")]
    pub in_use: mpsc::Sender<Infallible>,
}

/// One rematch of a table is arranged at a time, so that everybody is led to the same new table.
#[derive(Default)]
pub struct Rematches(Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>);

impl Rematches {
    /// Waits until nobody else arranges one of this table.
    pub async fn turn(&self, table: TableId) -> OwnedMutexGuard<()> {
        let turn = {
            let mut turns = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            // Those that nobody has and nobody waits for.
            turns.retain(|_, turn| Arc::strong_count(turn) > 1);
            turns.entry(table).or_default().clone()
        };
        turn.lock_owned().await
    }
}

/// A player who is not connected is to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nudge {
    /// Who.
    pub player: archive::PlayerId,
    /// At which table.
    pub table: TableId,
    /// Of which game.
    pub game: &'static str,
    /// How many inputs there were when the player's turn began: the same for every call about this turn.
    pub turn: u64,
}
