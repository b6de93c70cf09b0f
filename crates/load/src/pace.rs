//! How fast a table is played, and what came of it.

use std::time::Duration;
use tokio::time::Instant;

/// When the next move of a table is due.
pub struct Pace {
    due: Instant,
    each: Duration,
    until: Instant,
}

impl Pace {
    /// As fast as it goes.
    pub fn full(time: Duration) -> Pace {
        let now = Instant::now();
        Pace { due: now, each: Duration::ZERO, until: now + time }
    }

    /// So many inputs a second over all tables; this is the table of that number.
    pub fn steady(time: Duration, rate: u32, tables: usize, number: usize) -> Pace {
        let now = Instant::now();
        let each = Duration::from_secs(1) * tables as u32 / rate;
        // The tables take turns from the beginning.
        Pace { due: now + each * number as u32 / tables as u32, each, until: now + time }
    }

    /// Waits for the next move; `false` when the time is over.
    pub async fn wait(&mut self) -> bool {
        if !self.each.is_zero() {
            tokio::time::sleep_until(self.due.min(self.until)).await;
        }
        Instant::now() < self.until
    }

    /// So many inputs came of the last move.
    pub fn made(&mut self, inputs: u64) {
        self.due += self.each * inputs as u32;
    }
}

/// What happened at one table, or at all.
#[derive(Default)]
pub struct Tally {
    /// Moves sent.
    pub moves: u64,
    /// Inputs that came of them, with those of chance.
    pub inputs: u64,
    /// Bytes of text received by both seats.
    pub bytes: u64,
    /// The time from sending a move until the other seat knew of it, in microseconds.
    pub delays: Vec<u32>,
}

impl Tally {
    /// The other seat knows of a move that was sent then.
    pub fn told(&mut self, sent: Instant) {
        self.delays.push(sent.elapsed().as_micros().min(u128::from(u32::MAX)) as u32);
    }

    /// Adds what happened at another table.
    pub fn add(&mut self, other: Tally) {
        self.moves += other.moves;
        self.inputs += other.inputs;
        self.bytes += other.bytes;
        self.delays.extend(other.delays);
    }

    /// The delay that this part of all moves kept, in milliseconds.
    pub fn delay(&mut self, part: f64) -> f64 {
        self.delays.sort_unstable();
        let last = self.delays.len().saturating_sub(1);
        let index = (last as f64 * part).round() as usize;
        self.delays.get(index).map_or(0.0, |delay| f64::from(*delay) / 1e3)
    }
}
