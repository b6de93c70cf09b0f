//! Karak 2 judged: who is ahead, and what is worth trying.

use super::features::{features, phase};
use super::promise::promise;
use super::weights::{EARLY, LATE};
use crate::choice::Choice;
use crate::state::Karak;
use table::{Game, Insight, MAX_SEATS, Pending, Seat};

impl Insight for Karak {
    fn outlook(&self) -> [f32; MAX_SEATS] {
        if let Some(ending) = &self.table.ending {
            return ending.shares();
        }
        let late = phase(self);
        let mut shares = [0.0; MAX_SEATS];
        let mut highest = f32::MIN;
        for seat in Seat::all(self.seats()) {
            let features = features(self, seat);
            let weights = EARLY.iter().zip(&LATE).map(|(early, later)| early + (later - early) * late);
            let score: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            shares[seat.index()] = score;
            highest = highest.max(score);
        }
        let playing = &mut shares[..usize::from(self.seats())];
        let mut sum = 0.0;
        for share in playing.iter_mut() {
            *share = (*share - highest).exp();
            sum += *share;
        }
        playing.iter_mut().for_each(|share| *share /= sum);
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
