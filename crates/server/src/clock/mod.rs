//! Time, handed in: the server reads every time and sets every timer through a [`Clock`] that it was given.
//!
//! The real one is the system's. A [`HandClock`] stands still until a test moves it, so that tests neither sleep nor
//! depend on how busy the machine is. How long something took is measured elsewhere, by the machine's own time.

mod hand;

pub use hand::HandClock;

use hyper_util::rt::TokioTimer;
use std::pin::Pin;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Tells the time and wakes the tasks that wait for it. Copies show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    /// The system's, with the instant from which on it counts.
    System(Instant),
    Hand(HandClock),
}

impl From<HandClock> for Clock {
    fn from(hand: HandClock) -> Clock {
        Clock(Source::Hand(hand))
    }
}

impl Clock {
    /// The system's clock.
    pub fn system() -> Clock {
        Clock(Source::System(Instant::now()))
    }

    /// The time of day, in milliseconds since 1970. Somebody may set it back.
    pub fn now(&self) -> i64 {
        match &self.0 {
            Source::System(_) => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Source::Hand(hand) => hand.now(),
        }
    }

    /// How long the clock has run: a moment to wait for, or to measure from. It never goes back.
    pub fn moment(&self) -> Duration {
        match &self.0 {
            Source::System(began) => began.elapsed(),
            Source::Hand(hand) => hand.moment(),
        }
    }

    /// How long ago a moment was.
    pub fn since(&self, moment: Duration) -> Duration {
        self.moment().saturating_sub(moment)
    }

    /// Waits for a moment.
    pub async fn sleep_until(&self, moment: Duration) {
        match &self.0 {
            Source::System(began) => tokio::time::sleep_until((*began + moment).into()).await,
            // Boxed, so that a future that waits for the system is not larger for it.
            Source::Hand(hand) => Box::pin(hand.sleep_until(moment)).await,
        }
    }

    /// Waits for some time.
    pub async fn sleep(&self, time: Duration) {
        self.sleep_until(self.moment().saturating_add(time)).await;
    }

    /// What comes of the work; `None` when it is not done in time.
    pub async fn timeout<T>(&self, time: Duration, work: impl Future<Output = T>) -> Option<T> {
        self.timeout_at(self.moment().saturating_add(time), work).await
    }

    /// What comes of the work; `None` when it is not done by this moment.
    pub async fn timeout_at<T>(&self, moment: Duration, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            done = work => Some(done),
            () = self.sleep_until(moment) => None,
        }
    }

    /// Ticks again and again, for the first time after `first`. What was missed is not made up for.
    pub fn ticks(&self, first: Duration, period: Duration) -> Ticks {
        Ticks { next: self.moment() + first, clock: self.clone(), period }
    }
}

/// Ticks again and again.
pub struct Ticks {
    clock: Clock,
    next: Duration,
    period: Duration,
}

impl Ticks {
    /// Waits for the next tick. Cancel safe.
    pub async fn tick(&mut self) {
        self.clock.sleep_until(self.next).await;
        let (next, moment) = (self.next + self.period, self.clock.moment());
        self.next = if next > moment { next } else { moment + self.period };
    }
}

impl governor::clock::Clock for Clock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.moment()
    }
}

impl hyper::rt::Timer for Clock {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn hyper::rt::Sleep>> {
        match &self.0 {
            Source::System(_) => TokioTimer::new().sleep(duration),
            Source::Hand(hand) => Box::pin(hand.sleep_until(hand.moment().saturating_add(duration))),
        }
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn hyper::rt::Sleep>> {
        match &self.0 {
            Source::System(_) => TokioTimer::new().sleep_until(deadline),
            Source::Hand(hand) => Box::pin(hand.sleep_until(hand.moment_of(deadline))),
        }
    }

    fn now(&self) -> Instant {
        match &self.0 {
            Source::System(_) => Instant::now(),
            Source::Hand(hand) => hand.instant(),
        }
    }
}
