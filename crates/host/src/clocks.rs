//! The clocks of a table: how much time each seat has left, from what the records say that was used.
//!
//! A record that stops a clock holds the milliseconds that it ran. Records of journals from before have no such number:
//! for them it is the difference of their times of day, and an undo changes no clock.

use crate::now::Now;
use crate::protocol::{Clock, ClockFace};
use table::{MAX_SEATS, Seat};

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    rule: Clock,
    seats: u8,
    /// Milliseconds left by seat.
    left: [i64; MAX_SEATS],
    /// Milliseconds by seat that were used beyond what was left: the grace that was granted.
    late: [i64; MAX_SEATS],
    /// Whose clock runs, and since when.
    running: Option<(Seat, i64)>,
    /// Since when everything stands still by consent: a time of day.
    paused: Option<i64>,
}

/// What an input changed on the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent {
    /// Milliseconds that the seat had left before.
    before: i64,
    /// Milliseconds that it used.
    used: u32,
    /// Whose input it was; nobody's for chance.
    seat: Option<Seat>,
}

impl Clocks {
    /// Clocks that have not begun to run.
    pub fn new(rule: Clock, seats: usize) -> Clocks {
        let left = match rule {
            Clock::Untimed => 0,
            Clock::PerMove { seconds } | Clock::Bank { seconds, .. } => i64::from(seconds) * 1_000,
        };
        let seats = seats.min(MAX_SEATS) as u8;
        Clocks { rule, seats, left: [left; MAX_SEATS], late: [0; MAX_SEATS], running: None, paused: None }
    }

    /// Whether time is counted.
    pub fn counts(&self) -> bool {
        self.rule != Clock::Untimed
    }

    /// Since when everything stands still by consent: a time of day.
    pub fn paused(&self) -> Option<i64> {
        self.paused
    }

    /// How long the running clock has run, when one runs.
    pub fn used(&self, now: Now) -> Option<u64> {
        let (_, since) = self.running.filter(|_| self.paused.is_none())?;
        Some(u64::try_from(now.time - since).unwrap_or(0))
    }

    /// How much more than their time a seat was granted so far.
    pub fn late(&self, seat: Seat) -> i64 {
        self.late.get(seat.index()).copied().unwrap_or(0)
    }

    /// The clock of this seat runs from now on, or nobody's; one that runs already is not touched. `used` is how long the
    /// one that stops has run.
    pub fn run(&mut self, seat: Option<Seat>, now: Now, used: Option<u64>) {
        if self.rule == Clock::Untimed || self.running.map(|(seat, _)| seat) == seat {
            return;
        }
        self.stop(now, used);
        self.running = seat.filter(|seat| seat.number() < self.seats).map(|seat| (seat, now.time));
    }

    /// An input: the player who decided has used some time, and gets what a decision earns.
    pub fn played(&mut self, seat: Option<Seat>, now: Now, used: Option<u64>) -> Spent {
        let Some(decider) = seat.filter(|seat| seat.number() < self.seats) else {
            return Spent { before: 0, used: 0, seat: None };
        };
        let before = self.left[decider.index()];
        let ran = self.running.is_some_and(|(running, _)| running == decider);
        let used = if ran { self.stop(now, used) } else { 0 };
        let left = &mut self.left[decider.index()];
        match self.rule {
            Clock::Untimed => {}
            Clock::PerMove { seconds } => *left = i64::from(seconds) * 1_000,
            Clock::Bank { increment, .. } => *left = (*left).max(0) + i64::from(increment) * 1_000,
        }
        Spent { before, used: u32::try_from(used).unwrap_or(u32::MAX), seat }
    }

    /// Inputs are taken back, of which these are what they changed, the last one first. Everybody has what they had
    /// before. A player who takes back their own choice pays for all the time since; what everybody agreed to costs
    /// only the player whose clock ran at the end.
    pub fn take_back(&mut self, spent: impl Iterator<Item = Spent>, seat: Seat, consent: bool, used: u64) {
        let used = i64::try_from(used).unwrap_or(i64::MAX);
        let ran = self.running.take().map(|(running, _)| running);
        let mut passed = used;
        for Spent { before, used, seat } in spent {
            if let Some(seat) = seat {
                self.left[seat.index()] = before;
            }
            passed = passed.saturating_add(i64::from(used));
        }
        let (payer, price) = if consent { (ran, used) } else { (Some(seat), passed) };
        if let Some(left) = payer.and_then(|payer| self.left.get_mut(payer.index())) {
            *left = left.saturating_sub(price);
        }
    }

    /// Everything stands still.
    pub fn pause(&mut self, now: Now, used: Option<u64>) {
        if self.paused.is_none() {
            let seat = self.running.map(|(seat, _)| seat);
            self.stop(now, used);
            self.running = seat.map(|seat| (seat, now.time));
            self.paused = Some(now.wall);
        }
    }

    /// Everything goes on.
    pub fn resume(&mut self, now: Now) {
        self.paused = None;
        if let Some((_, since)) = &mut self.running {
            *since = now.time;
        }
    }

    /// Stops the running clock; how long it ran.
    fn stop(&mut self, now: Now, used: Option<u64>) -> i64 {
        let Some((seat, since)) = self.running.take().filter(|_| self.paused.is_none()) else { return 0 };
        let ran = match used {
            Some(used) => i64::try_from(used).unwrap_or(i64::MAX),
            // A journal from before.
            None => (now.wall - since).max(0),
        };
        let left = &mut self.left[seat.index()];
        *left = left.saturating_sub(ran);
        if used.is_some() {
            self.late[seat.index()] += left.saturating_neg().clamp(0, ran);
        }
        ran
    }

    /// A table was read from its journal, which does not say how long the last clock has run: by the archive its time is
    /// up at `wake`.
    pub fn go_on(&mut self, wake: Option<i64>, now: Now) {
        if let Some((seat, since)) = &mut self.running {
            let began = wake.map(|wake| wake - self.left[seat.index()].max(0));
            *since = began.filter(|began| *began <= now.time).unwrap_or(now.time);
        }
    }

    /// When the running clock will have run out, and whose it is.
    pub fn runs_out(&self) -> Option<(Seat, i64)> {
        let (seat, since) = self.running.filter(|_| self.paused.is_none())?;
        Some((seat, since + self.left[seat.index()].max(0)))
    }

    /// What the clock of a seat shows; nothing when time is not counted.
    pub fn face(&self, seat: Seat, now: Now) -> Option<ClockFace> {
        if self.rule == Clock::Untimed || seat.number() >= self.seats {
            return None;
        }
        let running = self.paused.is_none() && self.running.is_some_and(|(whose, _)| whose == seat);
        let since = self.running.map_or(now.time, |(_, since)| since);
        let spent = if running { (now.time - since).max(0) } else { 0 };
        Some(ClockFace { left: self.left[seat.index()] - spent, at: now.wall, running, decides_at: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn left(clocks: &Clocks, seat: Seat, now: i64) -> i64 {
        clocks.face(seat, now.into()).expect("time is counted").left
    }

    /// A seat decides, and the clock of another one runs from then on.
    fn decides(clocks: &mut Clocks, seat: Seat, next: Seat, at: i64) -> Spent {
        let spent = clocks.played(Some(seat), at.into(), clocks.used(at.into()));
        clocks.run(Some(next), at.into(), None);
        spent
    }

    fn begun(rule: Clock) -> Clocks {
        let mut clocks = Clocks::new(rule, 2);
        clocks.run(Some(A), 0.into(), None);
        clocks
    }

    #[test]
    fn a_bank_is_used_up_and_every_decision_adds_to_it() {
        let mut clocks = begun(Clock::Bank { seconds: 10, increment: 2 });
        assert_eq!(clocks.runs_out(), Some((A, 10_000)));
        decides(&mut clocks, A, B, 4_000);
        assert_eq!((left(&clocks, A, 5_000), left(&clocks, B, 5_000)), (8_000, 9_000));
        assert_eq!(clocks.runs_out(), Some((B, 14_000)));
    }

    #[test]
    fn several_decisions_in_a_row_of_one_seat_are_one_after_the_other() {
        let mut clocks = begun(Clock::PerMove { seconds: 30 });
        decides(&mut clocks, A, A, 20_000);
        assert_eq!(clocks.runs_out(), Some((A, 50_000)));
    }

    #[test]
    fn a_pause_costs_nobody_anything() {
        let mut clocks = begun(Clock::Bank { seconds: 10, increment: 0 });
        clocks.pause(3_000.into(), Some(3_000));
        assert_eq!((clocks.runs_out(), clocks.used(9_000.into())), (None, None));
        assert_eq!(left(&clocks, A, 900_000), 7_000);
        clocks.resume(1_000_000.into());
        assert_eq!(clocks.runs_out(), Some((A, 1_007_000)));
        assert_eq!(left(&clocks, A, 1_001_000), 6_000);
    }

    #[test]
    fn a_clock_that_runs_is_not_started_again_by_other_records() {
        let mut clocks = begun(Clock::PerMove { seconds: 5 });
        clocks.run(Some(A), 4_000.into(), None);
        assert_eq!(clocks.runs_out(), Some((A, 5_000)));
    }

    #[test]
    fn without_clocks_nothing_runs_out() {
        let clocks = begun(Clock::Untimed);
        assert_eq!((clocks.runs_out(), clocks.face(A, 1.into())), (None, None));
    }

    #[test]
    fn the_time_of_day_is_only_shown() {
        let mut clocks = begun(Clock::Bank { seconds: 10, increment: 0 });
        // Somebody sets the clock of the machine an hour ahead.
        let now = Now { wall: 3_600_000, time: 1_000 };
        let face = clocks.face(A, now).expect("time is counted");
        assert_eq!((face.left, face.at), (9_000, 3_600_000));
        clocks.played(Some(A), now, clocks.used(now));
        assert_eq!(left(&clocks, A, 1_000), 9_000);
    }

    #[test]
    fn a_journal_from_before_counts_the_time_of_day() {
        let mut clocks = begun(Clock::Bank { seconds: 10, increment: 0 });
        clocks.played(Some(A), 4_000.into(), None);
        assert_eq!((left(&clocks, A, 4_000), clocks.late(A)), (6_000, 0));
    }

    #[test]
    fn whoever_takes_back_pays_for_the_time_and_nobody_else() {
        for rule in [Clock::Bank { seconds: 10, increment: 5 }, Clock::PerMove { seconds: 10 }] {
            let mut clocks = begun(rule);
            let spent = decides(&mut clocks, A, B, 1_000);
            // The clock of B has run for two seconds.
            clocks.take_back([spent].into_iter(), A, false, 2_000);
            clocks.run(Some(A), 3_000.into(), None);
            assert_eq!((left(&clocks, A, 3_000), left(&clocks, B, 3_000)), (7_000, 10_000), "{rule:?}");
            assert_eq!(clocks.runs_out(), Some((A, 10_000)), "{rule:?}");
        }
    }

    #[test]
    fn what_everybody_takes_back_costs_only_whose_clock_ran_at_the_end() {
        let mut clocks = begun(Clock::Bank { seconds: 60, increment: 5 });
        let first = decides(&mut clocks, A, B, 10_000);
        let second = decides(&mut clocks, B, A, 30_000);
        clocks.take_back([second, first].into_iter(), B, true, 1_000);
        assert_eq!((left(&clocks, A, 31_000), left(&clocks, B, 31_000)), (59_000, 60_000));
    }

    #[test]
    fn what_is_used_beyond_the_time_is_remembered() {
        let mut clocks = begun(Clock::PerMove { seconds: 10 });
        decides(&mut clocks, A, A, 12_000);
        decides(&mut clocks, A, A, 17_000);
        decides(&mut clocks, A, A, 28_000);
        assert_eq!(clocks.late(A), 3_000);
    }

    #[test]
    fn a_table_goes_on_where_the_archive_says_and_never_in_the_future() {
        let mut clocks = begun(Clock::PerMove { seconds: 10 });
        clocks.go_on(Some(50_000), 45_000.into());
        assert_eq!(clocks.runs_out(), Some((A, 50_000)));
        for wake in [Some(90_000), None] {
            clocks.go_on(wake, 45_000.into());
            assert_eq!(clocks.runs_out(), Some((A, 55_000)));
        }
    }
}
