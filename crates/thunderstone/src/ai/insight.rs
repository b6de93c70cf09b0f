//! Thunderstone judged: who is ahead, and what is worth trying.

use super::{sensible, worth::strength};
use crate::Thunderstone;
use crate::question::Choice;
use std::convert::Infallible;
use table::{Game, Insight, MAX_SEATS, Seat};

/// Points that make a lead about three times as likely to win.
const LEAD: f32 = 8.0;
/// The weight of a choice the simple policy would not make.
const OTHERS: f32 = 0.15;

impl Insight for Thunderstone {
    fn outlook(&self) -> [f32; MAX_SEATS] {
        if let Some(ending) = self.ending() {
            return ending.shares();
        }
        let mut shares = [0.0; MAX_SEATS];
        let mut rival = 0.0;
        if self.table.solo.is_some() {
            rival = (f32::from(self.table.village_points()) / LEAD).exp();
        }
        let mut sum: f32 = rival;
        for seat in Seat::all(self.seats()) {
            let share = (strength(self, seat) / LEAD).clamp(-40.0, 40.0).exp();
            shares[seat.index()] = share;
            sum += share;
        }
        shares.iter_mut().for_each(|share| *share /= sum);
        shares
    }

    fn promise(&self, choices: &[Choice], out: &mut Vec<f32>) {
        let liked = (choices.len() > 1).then(|| sensible(self, choices, &mut Steady));
        out.extend(choices.iter().map(|choice| if Some(*choice) == liked { 1.0 } else { OTHERS }));
    }

    fn turns(&self) -> u32 {
        self.table.turns.into()
    }
}

/// No chance at all: the policy's opinion is to be the same whenever it is asked.
struct Steady;

impl rand_core::TryRng for Steady {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(u32::MAX)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::MAX)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill(u8::MAX);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use table::{Input, Pending};

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
                let input = match game.pending() {
                    Pending::Over(_) => break,
                    Pending::Chance(_) => Input::Chance(game.sample(&mut rng)),
                    Pending::Player { seat, .. } => {
                        choices.clear();
                        promise.clear();
                        game.choices(&mut choices);
                        game.promise(&choices, &mut promise);
                        assert_eq!(choices.len(), promise.len());
                        assert!(promise.iter().all(|&weight| weight > 0.0));
                        Input::Choice { seat, choice: super::super::purposeful(&game, &mut rng) }
                    }
                };
                game.apply(&input, &mut ());
            }
        }
    }
}
