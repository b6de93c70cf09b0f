//! Information-set Monte-Carlo tree search: one tree over many imagined worlds, with chance as a player.
//!
//! Each round imagines a world the seat cannot tell from the real one, walks down the tree, plays on from its edge
//! as the game advises, and carries the judged result back up to everybody on the way.

mod memory;
mod rollout;
mod settings;
mod tree;
mod walk;

pub use settings::Settings;

use crate::budget::Clock;
use crate::{Bot, Budget, Seen, pick};
use memory::Memory;
use std::thread;
use table::{Ending, Insight};
use tree::{Tree, TreeOf};
use walk::Walker;

/// How often a search asks whether the first choice can still be overtaken.
const LOOK_EVERY: u32 = 32;

/// A bot that searches, on as many cores as it is given, each with a tree of its own.
pub struct Search<G: Insight> {
    settings: Settings,
    cores: usize,
    memory: Option<Memory<G>>,
}

impl<G: Insight> Search<G> {
    /// A search on so many cores, at least one.
    pub fn new(settings: Settings, cores: usize) -> Self {
        Search { settings, cores: cores.max(1), memory: None }
    }

    /// The trees to go on with: what is remembered of this position, or new ones.
    fn trees(&mut self, seen: &Seen<G>) -> Vec<TreeOf<G>> {
        let mut trees = match self.memory.take() {
            Some(memory) if self.settings.reuse_tree => memory.recall(seen),
            _ => Vec::new(),
        };
        trees.resize_with(self.cores, Tree::new);
        trees
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, seen: &Seen<G>, budget: Budget) -> G::Choice {
        if let [only] = seen.choices() {
            return only.clone();
        }
        let clock = budget.start();
        let mut trees = self.trees(seen);
        let settings = &self.settings;
        if let [tree] = &mut trees[..] {
            think(seen, settings, clock, tree, 0);
        } else {
            thread::scope(|scope| {
                for (core, tree) in (0..).zip(&mut trees) {
                    scope.spawn(move || think(seen, settings, clock, tree, core));
                }
            });
        }
        let choice = decide(seen, &trees);
        self.memory = Some(Memory::new(seen, choice.clone(), trees));
        choice
    }

    fn game_over(&mut self, _: &Ending) {
        self.memory = None;
    }
}

/// Searches with one tree until the budget is spent or nothing can change any more.
fn think<G: Insight>(seen: &Seen<G>, settings: &Settings, clock: Clock, tree: &mut TreeOf<G>, core: u64) {
    let mut walker = Walker::new(settings, seen.generator(core));
    let mut done = 0;
    while clock.allows(done) {
        walker.round(seen, tree);
        done += 1;
        if done % LOOK_EVERY == 0 && tree.lead() > clock.still_to_come(done) {
            break;
        }
    }
}

/// The choice tried most often over all trees; where nothing was tried, the one that promises most.
fn decide<G: Insight>(seen: &Seen<G>, trees: &[TreeOf<G>]) -> G::Choice {
    let choices = seen.choices();
    let mut promise = Vec::new();
    seen.guess().promise(choices, &mut promise);
    let total: f32 = promise.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    let score = |(choice, promise): (&G::Choice, &f32)| {
        let (visits, value) = trees
            .iter()
            .filter_map(|tree| tree.tried(choice))
            .fold((0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        // Value and promise only decide among equals.
        visits as f32 + value / (visits.max(1) as f32) * 0.5 + promise / total * 0.25
    };
    choices[pick::highest(choices.iter().zip(&promise).map(score))].clone()
}
