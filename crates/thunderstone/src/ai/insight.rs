//! Thunderstone judged: who is ahead, and what is worth trying.

use super::features::{features_with, is_at_the_door, phase, points};
use super::promise::promise;
use super::weights::{EARLY, LATE};
use crate::Thunderstone;
use crate::agenda::Step;
use crate::public::Place;
use crate::question::Choice;
use table::{Game, Insight, MAX_SEATS, Seat};

impl Insight for Thunderstone {
    fn outlook(&self) -> [f32; MAX_SEATS] {
        if let Some(ending) = self.ending() {
            return ending.shares();
        }
        let mut shares = self.by_features();
        if let Some((ending, odds)) = self.near_ending() {
            for (share, end) in shares.iter_mut().zip(ending) {
                *share += (end - *share) * odds;
            }
        }
        shares
    }

    fn promise(&self, choices: &[Choice], out: &mut Vec<f32>) {
        promise(self, choices, out);
    }

    fn turns(&self) -> u32 {
        self.table.turns.into()
    }
}

impl Thunderstone {
    /// When any battle in rank 1 ends the game: how it would end without further points, and how likely that is.
    fn near_ending(&self) -> Option<([f32; MAX_SEATS], f32)> {
        if !is_at_the_door(self) || self.table.solo.is_some() {
            return None;
        }
        let points = points(&self.table);
        let most = points.iter().copied().fold(0.0, f32::max);
        let leads = |seat: &Seat| points[seat.index()] >= most;
        let mut shares = [0.0; MAX_SEATS];
        let leaders = Seat::all(self.seats()).filter(leads).count().max(1) as f32;
        Seat::all(self.seats()).filter(leads).for_each(|seat| shares[seat.index()] = 1.0 / leaders);
        // Whoever leads ends it as soon as it is their turn.
        let active = self.table.active;
        let may_attack = self.agenda.iter().any(|step| matches!(step, Step::ChoosePlace | Step::Prepare));
        let odds = match (leads(&active), self.table.turn.place) {
            (true, None | Some(Place::Dungeon)) if may_attack => 0.9,
            _ => 0.5,
        };
        Some((shares, odds))
    }

    /// The shares by the fitted weights.
    fn by_features(&self) -> [f32; MAX_SEATS] {
        let late = phase(self);
        let points = points(&self.table);
        let mut shares = [0.0; MAX_SEATS];
        // Alone, the village is the rival; it scores 0.
        let mut sum: f32 = if self.table.solo.is_some() { 1.0 } else { 0.0 };
        for seat in Seat::all(self.seats()) {
            let features = features_with(self, seat, &points);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use crate::ai::purposeful;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use table::drive::next_input;

    #[test]
    fn shares_sum_to_one_and_every_choice_has_some_promise() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        for players in 2..=5 {
            let mut game = Thunderstone::start(&Setup::random(players)).expect("legal");
            let (mut choices, mut promise) = (Vec::new(), Vec::new());
            let mut turns = 0;
            loop {
                let shares = game.outlook();
                assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
                assert!(game.turns() >= turns);
                turns = game.turns();
                let next = next_input(&game, &mut rng, |game, _, rng| {
                    choices.clear();
                    promise.clear();
                    game.choices(&mut choices);
                    game.promise(&choices, &mut promise);
                    assert_eq!(choices.len(), promise.len());
                    assert!(promise.iter().all(|&weight| weight > 0.0));
                    purposeful(game, rng)
                });
                let Some(input) = next else { break };
                game.apply(&input, &mut ());
            }
        }
    }
}
