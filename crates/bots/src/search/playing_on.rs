//! Playing on from the edge of the tree: a few turns as the game advises, then its outlook.

use super::Settings;
use crate::{Generator, pick};
use table::drive::next_input;
use table::{Game, Insight, MAX_SEATS, Pending};

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
