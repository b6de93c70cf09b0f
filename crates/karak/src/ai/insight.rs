//! Karak 2 judged: who is ahead, and what is worth trying.

use super::arms::Arms;
use super::features::{battle_odds, features, phase};
use super::promise::promise;
use super::weights::{EARLY, LATE};
use crate::choice::Choice;
use crate::content::{Monster, Reward};
use crate::state::Karak;
use table::{Game, Insight, MAX_SEATS, Pending, Seat};

/// Half points of the Soul Archstone (K-END-1).
const ARCHSTONE: i16 = 9;

impl Insight for Karak {
    fn outlook(&self) -> [f32; MAX_SEATS] {
        if let Some(ending) = &self.table.ending {
            return ending.shares();
        }
        let mut shares = self.by_features();
        // A battle with the General either ends the game or does not.
        if let Some(battle) = self.table.battle.as_ref().filter(|battle| battle.general) {
            let odds = battle_odds(self, battle, &Arms::of(&self.figures, self.me()));
            let won = self.ending_with_archstone(self.table.active).shares();
            for (share, won) in shares.iter_mut().zip(won) {
                *share += (won - *share) * odds;
            }
        }
        shares
    }

    fn promise(&self, choices: &[Choice], out: &mut Vec<f32>) {
        match self.pending() {
            Pending::Player { question, .. } => promise(self, question, choices, out),
            _ => out.extend(choices.iter().map(|_| 1.0)),
        }
    }

    fn turns(&self) -> u32 {
        let seats = self.seats();
        let place = (self.table.active.0 + seats - self.table.first.0) % seats;
        u32::from(self.table.round) * u32::from(seats) + u32::from(place)
    }
}

impl Karak {
    /// The shares by the fitted weights; nothing for whom no stone on the table can bring level any more.
    fn by_features(&self) -> [f32; MAX_SEATS] {
        let late = phase(self);
        let left = stones_left(self) + ARCHSTONE;
        let points = |seat: Seat| self.table.player(seat).half_points();
        let most = Seat::all(self.seats()).map(points).max().unwrap_or(0);
        let mut shares = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.seats()).filter(|&seat| points(seat) + left >= most) {
            let features = features(self, seat);
            let weights = EARLY.iter().zip(&LATE).map(|(early, later)| early + (later - early) * late);
            let score: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            // Scores lie within a few units of 0, so that nothing overflows.
            shares[seat.index()] = score.clamp(-40.0, 40.0).exp();
            sum += shares[seat.index()];
        }
        shares.iter_mut().for_each(|share| *share /= sum);
        shares
    }
}

/// Half points of the Soul Stones that nobody has yet, the Archstone apart.
fn stones_left(game: &Karak) -> i16 {
    let halves = |monster: Monster| match game.figures.armies[monster.index()].reward {
        Reward::SmallStone => 2,
        Reward::LargeStone => 4,
        _ => 0,
    };
    let waiting = |monster: Monster| {
        let army = game.figures.armies[monster.index()];
        i16::from(army.count.saturating_sub(game.table.defeated[monster.index()]))
    };
    Monster::ALL.into_iter().map(|monster| halves(monster) * waiting(monster)).sum()
}
