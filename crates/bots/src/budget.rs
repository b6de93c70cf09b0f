//! How long a bot may think.

use std::time::{Duration, Instant};

/// What a decision may cost: time, rounds of thought, or whichever ends first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    time: Option<Duration>,
    iterations: u32,
}

impl Budget {
    /// So much time.
    pub const fn time(time: Duration) -> Budget {
        Budget { time: Some(time), iterations: u32::MAX }
    }

    /// So many rounds of thought, however long they take: the same on every machine.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { time: None, iterations }
    }

    /// The same with at most so many rounds of thought: a bot that is meant to be weaker, not slower.
    pub const fn at_most(self, iterations: u32) -> Budget {
        Budget { iterations, ..self }
    }

    /// The time, if it is limited.
    pub const fn limit(&self) -> Option<Duration> {
        self.time
    }

    /// The clock starts.
    pub(crate) fn start(&self) -> Clock {
        let begun = Instant::now();
        Clock { begun, end: self.time.and_then(|time| begun.checked_add(time)), iterations: self.iterations }
    }
}

/// A budget being spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    begun: Instant,
    end: Option<Instant>,
    iterations: u32,
}

impl Clock {
    /// Whether another round of thought is within the budget, `done` of them having been made.
    pub fn allows(&self, done: u32) -> bool {
        done < self.iterations && self.end.is_none_or(|end| Instant::now() < end)
    }

    /// About how many rounds are still to come, given `done` so far.
    pub fn still_to_come(&self, done: u32) -> u32 {
        let counted = self.iterations.saturating_sub(done);
        let Some(end) = self.end else { return counted };
        let now = Instant::now();
        let (spent, left) = (now.duration_since(self.begun), end.saturating_duration_since(now));
        let timed = f64::from(done.max(1)) * left.as_secs_f64() / spent.as_secs_f64().max(1e-6);
        counted.min(timed as u32)
    }
}
