//! How long tables are kept: those that never began, and those that are over. A few are deleted every minute, so that
//! nobody who plays has to wait.

use crate::room::Rooms;
use crate::shared::Shared;
use archive::{Aged, Status};
use std::sync::Arc;
use std::time::Duration;

/// How often tables are looked for.
const EVERY: Duration = Duration::from_secs(60);
/// How many are deleted at once.
const STEP: u32 = 20;
const DAY: Duration = Duration::from_secs(86_400);

/// How long tables are kept after their last change; for ever without a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables whose game never began.
    pub open_tables: Option<Duration>,
    /// Tables whose game is over, and closed ones.
    pub finished_tables: Option<Duration>,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { open_tables: Some(DAY * 30), finished_tables: None }
    }
}

/// Deletes what is too old, again and again.
pub async fn run(shared: Arc<Shared>, rooms: Arc<Rooms>, retention: Retention) {
    let mut ticks = shared.clock.ticks(EVERY, EVERY);
    let mut places = [None; 2];
    loop {
        ticks.tick().await;
        let kinds = [(Status::Open, retention.open_tables), (Status::Over, retention.finished_tables)];
        for (place, (status, age)) in places.iter_mut().zip(kinds) {
            if let Some(age) = age {
                *place = step(&shared, &rooms, status, age, *place).await;
            }
        }
    }
}

/// Deletes a few tables; where to go on.
async fn step(
    shared: &Shared,
    rooms: &Rooms,
    status: Status,
    age: Duration,
    after: Option<Aged>,
) -> Option<Aged> {
    let age = i64::try_from(age.as_millis()).unwrap_or(i64::MAX);
    let since = shared.clock.now().saturating_sub(age);
    let books = shared.archive.moderation();
    let found = books.aged(status, since, after, STEP).await.unwrap_or_default();
    for aged in &found {
        // Somebody is there, or has just been.
        if rooms.mailbox(aged.table).is_some() {
            continue;
        }
        match books.delete_table(aged.table, None).await {
            Ok(()) => tracing::debug!(table = %aged.table, "a table was kept long enough and is deleted"),
            Err(error) => tracing::warn!(table = %aged.table, %error, "an old table could not be deleted"),
        }
    }
    found.last().copied()
}
