//! Thunderstone judged: who is ahead, and what is worth trying.

use super::features::{FEATURE_NAMES, FEATURES, features_with, is_at_the_door, phase, points};
use super::promise::promise;
use super::weights::{EARLY, LATE};
use crate::Thunderstone;
use crate::choice::Choice;
use crate::public::Place;
use crate::state::{Decision, Step};
use alloc::vec::Vec;
use table::{Features, Game, Insight, PerSeat, Rng, Seat, score, softmax};

impl Insight for Thunderstone {
    fn outlook(&self) -> PerSeat<f32> {
        if let Some(ending) = self.ending() {
            return ending.shares();
        }
        let mut shares = self.by_features();
        if let Some((ending, odds)) = self.near_ending() {
            for (share, end) in shares.iter_mut().zip(&ending) {
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

    fn purposeful(&self, rng: &mut impl Rng) -> Choice {
        super::purposeful(self, rng)
    }
}

impl Features for Thunderstone {
    type Values = [f32; FEATURES];

    const NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const BAD: &'static [&'static str] = &["diseases"];
    const EITHER: &'static [&'static str] = &["to move", "deck", "militia", "food", "villagers", "trophies"];
    const DECAY: f32 = 1e-3;
    const PHASES: [&'static str; 2] = ["At the beginning.", "When the Thunderstone comes to rank 1."];

    fn features(&self, seat: Seat) -> [f32; FEATURES] {
        features_with(self, seat, &points(&self.table))
    }

    fn phase(&self) -> f32 {
        phase(self)
    }

    fn is_decided(&self) -> bool {
        is_at_the_door(self)
    }
}

impl Thunderstone {
    /// When any battle in rank 1 ends the game: how it would end without further points, and how likely that is.
    fn near_ending(&self) -> Option<(PerSeat<f32>, f32)> {
        if !is_at_the_door(self) || self.table.solo.is_some() {
            return None;
        }
        let points = points(&self.table);
        let most = points.iter().copied().fold(0.0, f32::max);
        let leads = |seat: &Seat| points[seat.index()] >= most;
        let leaders = Seat::all(self.seats()).filter(leads).count().max(1) as f32;
        let shares =
            Seat::all(self.seats()).map(|seat| if leads(&seat) { 1.0 / leaders } else { 0.0 }).collect();
        // The leader ends it on their next turn.
        let active = self.table.active;
        let may_attack =
            self.agenda.iter().any(|step| matches!(step, Step::Decide(Decision::Place | Decision::Prepare)));
        let odds = match (leads(&active), self.table.turn.place) {
            (true, None | Some(Place::Dungeon)) if may_attack => 0.9,
            _ => 0.5,
        };
        Some((shares, odds))
    }

    /// The shares by the fitted weights.
    fn by_features(&self) -> PerSeat<f32> {
        let late = phase(self);
        let points = points(&self.table);
        // Alone, the village is the rival; it scores 0.
        let village = if self.table.solo.is_some() { 1.0 } else { 0.0 };
        let scored = |seat| (seat, score(&features_with(self, seat, &points), &EARLY, &LATE, late));
        softmax(self.seats(), Seat::all(self.seats()).map(scored), village)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
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
                    game.purposeful(rng)
                });
                let Some(input) = next else { break };
                game.apply(&input, &mut ());
            }
        }
    }
}
