//! Playing on from the edge of the tree: a few turns as the game advises, then its outlook.

use super::Settings;
use crate::{Generator, pick};
use table::{Game, Input, Insight, MAX_SEATS, Pending};

/// Plays on. Its lists are kept from round to round.
pub(super) struct Player<G: Game> {
    choices: Vec<G::Choice>,
    weights: Vec<f32>,
}

impl<G: Game> Default for Player<G> {
    fn default() -> Self {
        Player { choices: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Insight> Player<G> {
    /// What everybody can expect here. `begun` is when the search began.
    pub fn play_on(
        &mut self,
        mut world: G,
        begun: u32,
        settings: &Settings,
        rng: &mut Generator,
    ) -> [f32; MAX_SEATS] {
        let end = world.turns() + settings.turns_ahead;
        for _ in 0..settings.inputs_ahead {
            let input = match world.pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) => Input::Chance(world.sample(rng)),
                Pending::Player { .. } if world.turns() >= end => break,
                Pending::Player { seat, .. } => {
                    self.choices.clear();
                    world.choices(&mut self.choices);
                    Input::Choice { seat, choice: self.advised(&world, settings, rng) }
                }
            };
            world.apply(&input, &mut ());
        }
        settings.later(world.outlook(), world.turns().saturating_sub(begun))
    }

    fn advised(&mut self, world: &G, settings: &Settings, rng: &mut Generator) -> G::Choice {
        if let [only] = &self.choices[..] {
            return only.clone();
        }
        self.weights.clear();
        world.promise(&self.choices, &mut self.weights);
        if settings.strict {
            self.weights.iter_mut().for_each(|weight| *weight *= *weight);
        }
        self.choices[pick::weighted(rng, &self.weights)].clone()
    }
}

impl Settings {
    /// A result so many turns in the future.
    pub(super) fn later(&self, mut shares: [f32; MAX_SEATS], turns: u32) -> [f32; MAX_SEATS] {
        let kept = self.patience.powi(turns.min(1_000) as i32);
        shares.iter_mut().for_each(|share| *share *= kept);
        shares
    }
}
