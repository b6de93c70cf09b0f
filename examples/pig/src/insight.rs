//! What bots are told: who is ahead, and when it is time to hold.

use crate::{Choice, Pig};
use alloc::vec::Vec;
use table::{Game, Insight, Pending, PerSeat, Rng, Seat, softmax};

/// With so many points in a turn, what a 1 would cost outweighs what another roll brings: a roll adds 20/6 on average
/// and loses everything once in six times.
const ENOUGH: u16 = 20;

impl Pig {
    /// Whether a sensible player holds now.
    fn should_hold(&self) -> bool {
        let table = self.table();
        let score = table.scores[table.active.index()];
        table.turn_points >= ENOUGH || score.saturating_add(table.turn_points) >= table.goal
    }
}

impl Insight for Pig {
    fn outlook(&self) -> PerSeat<f32> {
        if let Pending::Over(ending) = self.pending() {
            return ending.shares();
        }
        let table = self.table();
        let score = |seat: Seat| {
            let mut points = f32::from(table.scores[seat.index()]);
            if seat == table.active {
                // Being on turn is worth about what a turn brings; what lies on the table is safe five times in six.
                points += 8.0 + f32::from(table.turn_points) * 5.0 / 6.0;
            }
            (seat, 4.0 * points / f32::from(table.goal))
        };
        softmax(table.seats, Seat::all(table.seats).map(score), 0.0)
    }

    fn promise(&self, choices: &[Choice], out: &mut Vec<f32>) {
        let wanted = if self.should_hold() { Choice::Hold } else { Choice::Roll };
        out.extend(choices.iter().map(|choice| if *choice == wanted { 8.0 } else { 1.0 }));
    }

    fn turns(&self) -> u32 {
        self.table().turns
    }

    fn purposeful(&self, _: &mut impl Rng) -> Choice {
        if self.should_hold() { Choice::Hold } else { Choice::Roll }
    }
}
