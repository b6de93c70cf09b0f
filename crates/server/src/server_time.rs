//! What the clocks of the players count: the time that the server has run.
//!
//! It begins with the time of day at which the archive was first used, and goes on only while there is a server: the time
//! of day may be set, and nobody pays for a server that is down. How far it has come is kept in the archive every few
//! seconds, so a crash gives back that much at most.

use crate::clock::Clock;
use archive::{Archive, ArchiveError};
use host::Now;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Where it is kept.
const SETTING: &str = "server.time";
/// How often it is kept.
pub const KEPT: Duration = Duration::from_secs(10);

/// The time that clocks count. Copies show the same time.
#[derive(Clone)]
pub struct ServerTime {
    clock: Clock,
    /// What it showed when the server was started.
    base: i64,
    /// When that was.
    began: Duration,
    /// Whether it could be kept last time.
    is_kept: Arc<AtomicBool>,
}

impl ServerTime {
    /// It goes on where it was when the archive was last used.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn of(archive: &dyn Archive, clock: &Clock) -> Result<ServerTime, ArchiveError> {
        let stored = archive.setting(SETTING).await?;
        let stored = stored.and_then(|bytes| Some(i64::from_be_bytes(bytes.try_into().ok()?)));
        Ok(ServerTime::from(stored.unwrap_or_else(|| clock.now()), clock))
    }

    /// It goes on from here.
    pub fn from(base: i64, clock: &Clock) -> ServerTime {
        let is_kept = Arc::new(AtomicBool::new(true));
        ServerTime { clock: clock.clone(), base, began: clock.moment(), is_kept }
    }

    /// What time it is, for the clocks and for show.
    pub fn now(&self) -> Now {
        let ran = i64::try_from(self.clock.since(self.began).as_millis()).unwrap_or(i64::MAX);
        Now { wall: self.clock.now(), time: self.base.saturating_add(ran) }
    }

    /// Keeps how far it has come.
    pub async fn keep(&self, archive: &dyn Archive) {
        let kept = archive.set(SETTING, self.now().time.to_be_bytes().to_vec()).await;
        if let Err(error) = &kept {
            tracing::debug!(%error, "how long the server has run could not be kept");
        }
        self.is_kept.store(kept.is_ok(), Ordering::Relaxed);
    }

    /// Whether the archive took it last time: if not, the disk may be full.
    pub fn is_kept(&self) -> bool {
        self.is_kept.load(Ordering::Relaxed)
    }
}
