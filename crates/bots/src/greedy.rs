//! A bot that looks one step ahead.

use crate::{Bot, Budget, Seen, pick};
use table::{Input, Insight, Seat, drive};

/// Tries each choice, lets chance answer, and judges what it leads to by the game's own outlook and promise.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How often each choice is tried.
    pub samples: u32,
    /// What the game's promise counts beside its outlook.
    pub prior_weight: f32,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { samples: 8, prior_weight: 0.1 }
    }
}

/// From this round on a greedy bot trusts the advice more with every round: two bots that both like their position
/// better than any change would sit before each other for ever.
const PATIENCE: u32 = 60;
/// So many rounds later it trusts twice as much.
const RESTLESS: f32 = 5.0;

/// Chance is answered at most so often after a choice.
const MOST_DRAWS: usize = 64;

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, seen: &Seen<G>, budget: Budget) -> G::Choice {
        let clock = budget.start();
        let choices = seen.choices();
        let mut weights = Vec::new();
        seen.guess().promise(choices, &mut weights);
        let total: f32 = weights.iter().sum();
        let mut sums = vec![0.0; choices.len()];
        let mut done = 0;
        for round in 0..self.samples.max(1) {
            // The same luck for every choice: they are compared, not praised.
            let mut rng = seen.generator(u64::from(round));
            let world = seen.imagine(&mut rng);
            if round > 0 && !clock.allows(done) {
                break;
            }
            for (choice, sum) in choices.iter().zip(&mut sums) {
                *sum += worth(&world, seen.seat(), choice, &mut rng.clone());
            }
            done += 1;
        }
        let round = seen.guess().turns() / u32::from(seen.guess().seats()).max(1);
        let trust = self.prior_weight * (1.0 + round.saturating_sub(PATIENCE) as f32 / RESTLESS);
        let scores = sums.iter().zip(&weights).map(|(sum, weight)| {
            let advice = (weight / total.max(f32::MIN_POSITIVE)).max(1e-4).ln();
            sum / done.max(1) as f32 + trust * 0.1 * advice
        });
        choices[pick::highest(scores)].clone()
    }
}

/// What a seat can expect after a choice, once chance has answered.
fn worth<G: Insight>(world: &G, seat: Seat, choice: &G::Choice, rng: &mut crate::Generator) -> f32 {
    let mut world = world.clone();
    world.apply(&Input::Choice { seat, choice: choice.clone() }, &mut ());
    drive::draw(&mut world, rng, MOST_DRAWS);
    world.outlook()[seat.index()]
}
