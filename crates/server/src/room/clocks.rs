//! The clocks of a table: how much time each seat has left, from the times of the records alone.

use crate::protocol::{Clock, ClockFace};
use table::Seat;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    rule: Clock,
    /// Milliseconds left by seat.
    left: Vec<i64>,
    /// Whose clock runs, and since when.
    running: Option<(Seat, i64)>,
    /// Since when everything stands still by consent.
    paused: Option<i64>,
}

impl Clocks {
    /// Clocks that have not begun to run.
    pub fn new(rule: Clock, seats: usize) -> Clocks {
        let start = match rule {
            Clock::Untimed => 0,
            Clock::PerMove { seconds } | Clock::Bank { seconds, .. } => i64::from(seconds) * 1_000,
        };
        Clocks { rule, left: vec![start; seats], running: None, paused: None }
    }

    /// Since when everything stands still by consent.
    pub fn paused(&self) -> Option<i64> {
        self.paused
    }

    /// The clock of this seat runs from now on, or nobody's; one that runs already is not touched.
    pub fn run(&mut self, seat: Option<Seat>, at: i64) {
        if self.rule == Clock::Untimed || self.running.map(|(seat, _)| seat) == seat {
            return;
        }
        self.stop(at);
        self.running = seat.filter(|seat| seat.index() < self.left.len()).map(|seat| (seat, at));
    }

    /// The seat has decided: what its decision earns is added.
    pub fn decided(&mut self, seat: Seat, at: i64) {
        if self.running.is_some_and(|(running, _)| running == seat) {
            self.stop(at);
        }
        let Some(left) = self.left.get_mut(seat.index()) else { return };
        match self.rule {
            Clock::Untimed => {}
            Clock::PerMove { seconds } => *left = i64::from(seconds) * 1_000,
            Clock::Bank { increment, .. } => *left = (*left).max(0) + i64::from(increment) * 1_000,
        }
    }

    /// Everything stands still.
    pub fn pause(&mut self, at: i64) {
        if self.paused.is_none() {
            let seat = self.running.map(|(seat, _)| seat);
            self.stop(at);
            self.running = seat.map(|seat| (seat, at));
            self.paused = Some(at);
        }
    }

    /// Everything goes on.
    pub fn resume(&mut self, at: i64) {
        self.paused = None;
        if let Some((_, since)) = &mut self.running {
            *since = at;
        }
    }

    fn stop(&mut self, at: i64) {
        if let Some((seat, since)) = self.running.take()
            && self.paused.is_none()
        {
            self.left[seat.index()] -= (at - since).max(0);
        }
    }

    /// When the running clock will have run out, and whose it is.
    pub fn runs_out(&self) -> Option<(Seat, i64)> {
        let (seat, since) = self.running.filter(|_| self.paused.is_none())?;
        Some((seat, since + self.left[seat.index()].max(0)))
    }

    /// What the clock of a seat shows; nothing when time is not counted.
    pub fn face(&self, seat: Seat, now: i64) -> Option<ClockFace> {
        if self.rule == Clock::Untimed {
            return None;
        }
        let running = self.paused.is_none() && self.running.is_some_and(|(whose, _)| whose == seat);
        let since = self.running.map_or(now, |(_, since)| since);
        let spent = if running { (now - since).max(0) } else { 0 };
        Some(ClockFace { left: self.left.get(seat.index())? - spent, at: now, running })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn left(clocks: &Clocks, seat: Seat, now: i64) -> i64 {
        clocks.face(seat, now).expect("time is counted").left
    }

    #[test]
    fn a_bank_is_used_up_and_every_decision_adds_to_it() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 10, increment: 2 }, 2);
        clocks.run(Some(A), 0);
        assert_eq!(clocks.runs_out(), Some((A, 10_000)));
        clocks.decided(A, 4_000);
        clocks.run(Some(B), 4_000);
        assert_eq!((left(&clocks, A, 5_000), left(&clocks, B, 5_000)), (8_000, 9_000));
        assert_eq!(clocks.runs_out(), Some((B, 14_000)));
    }

    #[test]
    fn several_decisions_in_a_row_of_one_seat_are_one_after_the_other() {
        let mut clocks = Clocks::new(Clock::PerMove { seconds: 30 }, 2);
        clocks.run(Some(A), 0);
        clocks.decided(A, 20_000);
        clocks.run(Some(A), 20_000);
        assert_eq!(clocks.runs_out(), Some((A, 50_000)));
    }

    #[test]
    fn a_pause_costs_nobody_anything() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 10, increment: 0 }, 2);
        clocks.run(Some(A), 0);
        clocks.pause(3_000);
        assert_eq!(clocks.runs_out(), None);
        assert_eq!(left(&clocks, A, 900_000), 7_000);
        clocks.resume(1_000_000);
        assert_eq!(clocks.runs_out(), Some((A, 1_007_000)));
        assert_eq!(left(&clocks, A, 1_001_000), 6_000);
    }

    #[test]
    fn a_clock_that_runs_is_not_started_again_by_other_records() {
        let mut clocks = Clocks::new(Clock::PerMove { seconds: 5 }, 2);
        clocks.run(Some(A), 0);
        clocks.run(Some(A), 4_000);
        assert_eq!(clocks.runs_out(), Some((A, 5_000)));
    }

    #[test]
    fn without_clocks_nothing_runs_out() {
        let mut clocks = Clocks::new(Clock::Untimed, 2);
        clocks.run(Some(A), 0);
        assert_eq!((clocks.runs_out(), clocks.face(A, 1)), (None, None));
    }
}
