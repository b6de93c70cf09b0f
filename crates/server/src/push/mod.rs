//! Calls to players who are not here: “your turn”, as web push messages.
//!
//! A call is a courtesy. It says which table waits and nothing else, at most once a turn, never in somebody's quiet
//! hours, and it is dropped rather than tried for long.

mod encrypt;
mod quiet;
mod send;
mod vapid;

pub use quiet::Quiet;
pub use send::Reach;
pub use vapid::Vapid;

use crate::room::{Ask, Rooms};
use crate::shared::{Nudge, Shared};
use archive::{PlayerId, TableId};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

/// How many turns are remembered, so that nobody is called twice about one.
const REMEMBERED: usize = 20_000;
/// How many calls may wait for the end of quiet hours.
const WAITING: usize = 20_000;
/// How many messages are on their way at once.
const AT_ONCE: usize = 16;
/// How many messages may wait for that, or for another try. More of them are dropped: they are only a courtesy.
const MAX_UNDER_WAY: usize = 1_000;
/// How long a push service is given before each further try. No other timer of the server is as long: by that a test
/// knows whom it waits for.
const RETRIES: [Duration; 2] = [Duration::from_secs(7), Duration::from_secs(70)];

/// A subscription as it is kept.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// Where messages go.
    pub endpoint: String,
    /// The browser's public key, 65 bytes in base64url.
    pub p256dh: String,
    /// The browser's secret of 16 bytes in base64url.
    pub auth: String,
    /// When it wants to hear nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
}

/// What a message says.
#[derive(Serialize)]
struct Call<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    table: String,
    game: &'a str,
}

/// Calls players until the server stops.
pub async fn call(
    shared: Arc<Shared>,
    rooms: Arc<Rooms>,
    vapid: Arc<Vapid>,
    mut nudges: mpsc::Receiver<Nudge>,
) {
    let caller = Arc::new(Caller {
        reach: Reach { anywhere: shared.limits.push_anywhere },
        shared,
        vapid,
        at_once: Arc::new(Semaphore::new(AT_ONCE)),
    });
    let mut called = Called::default();
    // Ends with this task, whatever is still under way.
    let mut under_way = JoinSet::new();
    let mut waiting: VecDeque<(i64, Nudge)> = VecDeque::new();
    let mut ticks = caller.shared.clock.ticks(Duration::ZERO, Duration::from_secs(20));
    loop {
        while under_way.try_join_next().is_some() {}
        tokio::select! {
            nudge = nudges.recv() => {
                let Some(nudge) = nudge else { return };
                if called.is_new(&nudge)
                    && let Some(until) = caller.clone().call(&nudge, &mut under_way).await
                    && waiting.len() < WAITING
                {
                    waiting.push_back((until, nudge));
                }
            }
            () = ticks.tick() => {
                let now = caller.shared.clock.now();
                let (due, later) = waiting.into_iter().partition(|(until, _)| *until <= now);
                waiting = later;
                for (_, nudge) in due {
                    // Meanwhile the player may have come, or the clock may have decided.
                    if still_waits(&rooms, &nudge).await
                        && let Some(until) = caller.clone().call(&nudge, &mut under_way).await
                    {
                        waiting.push_back((until, nudge));
                    }
                }
            }
        }
    }
}

async fn still_waits(rooms: &Arc<Rooms>, nudge: &Nudge) -> bool {
    let absent = rooms.request(nudge.table, |reply| Ask::Absent { reply }).await;
    absent.is_ok_and(|absent| absent.contains(nudge))
}

/// The turns about which somebody was called already.
#[derive(Default)]
struct Called {
    turns: HashMap<(TableId, PlayerId), u64>,
    order: VecDeque<(TableId, PlayerId)>,
}

impl Called {
    /// Whether nobody was called about this turn yet; it counts as done from now on.
    fn is_new(&mut self, nudge: &Nudge) -> bool {
        let key = (nudge.table, nudge.player);
        match self.turns.insert(key, nudge.turn) {
            Some(turn) => turn != nudge.turn,
            None => {
                self.order.push_back(key);
                if self.order.len() > REMEMBERED
                    && let Some(oldest) = self.order.pop_front()
                {
                    self.turns.remove(&oldest);
                }
                true
            }
        }
    }
}

struct Caller {
    reach: Reach,
    shared: Arc<Shared>,
    vapid: Arc<Vapid>,
    at_once: Arc<Semaphore>,
}

impl Caller {
    /// Calls a player on all devices that want to hear now; when a device has quiet hours, their end.
    async fn call(self: Arc<Self>, nudge: &Nudge, under_way: &mut JoinSet<()>) -> Option<i64> {
        let pushes = self.shared.archive.pushes(nudge.player).await.unwrap_or_default();
        let mut later = None;
        for push in pushes {
            let Ok(subscription) = serde_json::from_slice::<Subscription>(&push.body) else { continue };
            match subscription.quiet.and_then(|quiet| quiet.until(self.shared.clock.now())) {
                Some(until) => later = Some(later.map_or(until, |other: i64| other.min(until))),
                None if under_way.len() >= MAX_UNDER_WAY => {
                    metrics::counter!("emberhall_pushes_total", "outcome" => "dropped").increment(1);
                }
                None => {
                    let (caller, nudge) = (self.clone(), nudge.clone());
                    under_way.spawn(async move { caller.deliver(push.endpoint, subscription, nudge).await });
                }
            }
        }
        later
    }

    async fn deliver(self: Arc<Self>, id: archive::Digest, subscription: Subscription, nudge: Nudge) {
        let call = Call { kind: "turn", table: nudge.table.to_string(), game: nudge.game };
        let content = serde_json::to_vec(&call).expect("calls are plain data");
        for wait in RETRIES.map(Some).into_iter().chain([None]) {
            let Ok(_permit) = self.at_once.acquire().await else { return };
            let status = self
                .reach
                .send(&self.shared, &self.vapid, &subscription, &content, &nudge.table.to_string())
                .await;
            let outcome = match &status {
                Ok(status) if status.is_success() => "sent",
                Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => "gone",
                Ok(status) if *status != StatusCode::TOO_MANY_REQUESTS && status.is_client_error() => {
                    "refused"
                }
                _ => "failed",
            };
            metrics::counter!("emberhall_pushes_total", "outcome" => outcome).increment(1);
            match (outcome, wait) {
                ("gone", _) => drop(self.shared.archive.remove_push(id).await),
                ("failed", Some(wait)) => {
                    drop(_permit);
                    self.shared.clock.sleep(wait).await;
                    continue;
                }
                ("refused" | "failed", _) => tracing::info!(?status, "a push service did not take a message"),
                _ => {}
            }
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_twice_about_one_turn() {
        let mut called = Called::default();
        let nudge = |turn| Nudge { player: PlayerId([1; 16]), table: TableId([2; 16]), game: "karak", turn };
        let told: Vec<bool> = [3, 3, 7, 7, 3].map(|turn| called.is_new(&nudge(turn))).to_vec();
        assert_eq!(told, [true, false, true, false, true]);
    }
}
