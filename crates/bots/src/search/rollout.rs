//! Rollouts: a few turns from a leaf of the tree that follow the game's advice, then its outlook.

use super::Settings;
use crate::{Generator, pick};
use table::drive::next_input;
use table::{Game, Insight, Pending, PerSeat};

/// Plays rollouts. Its lists are kept from iteration to iteration.
pub(super) struct Rollout<G: Game> {
    choices: Vec<G::Choice>,
    weights: Vec<f32>,
}

impl<G: Game> Default for Rollout<G> {
    fn default() -> Self {
        Rollout { choices: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Insight> Rollout<G> {
    /// What everybody can expect here. `begun` is when the search began.
    pub fn run(
        &mut self,
        mut world: G,
        begun: u32,
        settings: &Settings,
        rng: &mut Generator,
    ) -> PerSeat<f32> {
        let end = world.turns() + settings.rollout_turns;
        for _ in 0..settings.rollout_inputs {
            if world.turns() >= end && matches!(world.pending(), Pending::Player { .. }) {
                break;
            }
            let advised = |world: &G, _, rng: &mut Generator| self.advised(world, settings, rng);
            let Some(input) = next_input(&world, rng, advised) else { break };
            world.apply(&input, &mut ());
        }
        settings.later(world.outlook(), world.turns().saturating_sub(begun))
    }

    fn advised(&mut self, world: &G, settings: &Settings, rng: &mut Generator) -> G::Choice {
        self.choices.clear();
        world.choices(&mut self.choices);
        if let [only] = &self.choices[..] {
            return only.clone();
        }
        self.weights.clear();
        world.promise(&self.choices, &mut self.weights);
        if settings.sharp_rollouts {
            self.weights.iter_mut().for_each(|weight| *weight *= *weight);
        }
        self.choices[pick::weighted(rng, &self.weights)].clone()
    }
}

impl Settings {
    /// A result so many turns in the future.
    pub(super) fn later(&self, mut shares: PerSeat<f32>, turns: u32) -> PerSeat<f32> {
        let kept = self.discount.powi(turns.min(1_000) as i32);
        shares.iter_mut().for_each(|share| *share *= kept);
        shares
    }
}
