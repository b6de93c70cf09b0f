//! A clock that is driven by hand, for tests.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A clock that stands still until it is moved, and then wakes the tasks that are due. Copies are the same clock.
#[derive(Clone, Debug)]
pub struct HandClock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// The time of day at which it began, in milliseconds since 1970.
    began: i64,
    /// What stands for its beginning where others count in instants.
    origin: Instant,
    times: Mutex<Times>,
    /// Told whenever somebody begins to wait.
    set: watch::Sender<()>,
}

#[derive(Default, Debug)]
struct Times {
    ran: Duration,
    /// How far the time of day was set ahead, in milliseconds.
    set_by: i64,
    made: u64,
    /// Who waits, by when they are due.
    timers: BTreeMap<(Duration, u64), Waker>,
}

impl HandClock {
    /// A clock that shows this time of day, in milliseconds since 1970.
    pub fn at(began: i64) -> HandClock {
        let (origin, times, set) = (Instant::now(), Mutex::default(), watch::Sender::new(()));
        HandClock(Arc::new(Inner { began, origin, times, set }))
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        self.0.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time of day, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let times = self.times();
        let ran = i64::try_from(times.ran.as_millis()).unwrap_or(i64::MAX);
        self.0.began.saturating_add(ran).saturating_add(times.set_by)
    }

    /// How far it was moved so far.
    pub fn moment(&self) -> Duration {
        self.times().ran
    }

    /// Sets the time of day ahead by so many milliseconds, or back. No time passes.
    pub fn set_ahead(&self, by: i64) {
        self.times().set_by += by;
    }

    /// Advances it, and wakes the tasks that are due.
    pub fn advance(&self, by: Duration) {
        let due = {
            let mut times = self.times();
            times.ran += by;
            let now = times.ran;
            let later = times.timers.split_off(&(now, u64::MAX));
            std::mem::replace(&mut times.timers, later)
        };
        due.into_values().for_each(Waker::wake);
    }

    /// Ready as soon as somebody waits for the moment that is exactly so far ahead. With this a test knows that the
    /// server has got to where the test wants to move the clock.
    pub async fn awaited(&self, ahead: Duration) {
        let moment = self.moment() + ahead;
        let mut set = self.0.set.subscribe();
        while !self.times().timers.keys().any(|(due, _)| *due == moment) {
            // The sender is ours, so it cannot be gone.
            drop(set.changed().await);
        }
    }

    pub(super) fn sleep_until(&self, moment: Duration) -> HandSleep {
        let mut times = self.times();
        times.made += 1;
        HandSleep { key: (moment, times.made), clock: self.clone() }
    }

    pub(super) fn instant(&self) -> Instant {
        self.0.origin + self.moment()
    }

    pub(super) fn moment_of(&self, instant: Instant) -> Duration {
        instant.saturating_duration_since(self.0.origin)
    }
}

/// Somebody who waits for a moment.
pub struct HandSleep {
    clock: HandClock,
    key: (Duration, u64),
}

impl Future for HandSleep {
    type Output = ();

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let mut times = self.clock.times();
        if times.ran >= self.key.0 {
            return Poll::Ready(());
        }
        let new = times.timers.insert(self.key, context.waker().clone()).is_none();
        drop(times);
        if new {
            self.clock.0.set.send_replace(());
        }
        Poll::Pending
    }
}

impl Drop for HandSleep {
    fn drop(&mut self) {
        let waker = self.clock.times().timers.remove(&self.key);
        drop(waker);
    }
}

impl hyper::rt::Sleep for HandSleep {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;

    const SECOND: Duration = Duration::from_secs(1);

    #[tokio::test]
    async fn whoever_is_due_is_woken_and_nobody_else() {
        let hand = HandClock::at(5_000);
        let clock = Clock::from(hand.clone());
        let wait = |seconds: u32| {
            let clock = clock.clone();
            tokio::spawn(async move {
                clock.sleep(SECOND * seconds).await;
                clock.now()
            })
        };
        let (first, second) = (wait(1), wait(3));
        hand.awaited(SECOND).await;
        hand.awaited(SECOND * 3).await;
        hand.advance(SECOND * 2);
        assert_eq!(first.await.expect("it ends"), 7_000);
        assert!(!second.is_finished());
        hand.awaited(SECOND).await;
        hand.advance(SECOND);
        assert_eq!(second.await.expect("it ends"), 8_000);
        assert!(hand.times().timers.is_empty());
    }

    #[tokio::test]
    async fn work_that_is_not_done_in_time_is_given_up_and_its_timer_goes() {
        let hand = HandClock::at(0);
        let clock = Clock::from(hand.clone());
        assert_eq!(clock.timeout(SECOND, async { 7 }).await, Some(7));
        assert!(hand.times().timers.is_empty());
        let never = tokio::spawn(async move { clock.timeout(SECOND, std::future::pending::<()>()).await });
        hand.awaited(SECOND).await;
        hand.advance(SECOND);
        assert_eq!(never.await.expect("it ends"), None);
    }

    #[tokio::test]
    async fn ticks_that_were_missed_are_not_made_up_for() {
        let hand = HandClock::at(0);
        let clock = Clock::from(hand.clone());
        let mut ticks = clock.ticks(Duration::ZERO, SECOND);
        ticks.tick().await;
        hand.advance(SECOND * 10);
        ticks.tick().await;
        let waits = tokio::spawn(async move { ticks.tick().await });
        hand.awaited(SECOND).await;
        waits.abort();
    }
}
