//! What can be tuned in a search.

/// The figures of a search. The defaults are the ones that measured best (`docs/bots.md`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Weight of the prior (the promise) against the mean result: the constant of PUCT.
    pub exploration: f32,
    /// Part of the promise that is spread evenly over all choices.
    pub uniform_prior: f32,
    /// Turns of a rollout before the outlook is evaluated; 0 evaluates at once.
    pub rollout_turns: u32,
    /// The most inputs of a rollout.
    pub rollout_inputs: u32,
    /// Whether rollouts square the promise instead of choosing in proportion to it.
    pub sharp_rollouts: bool,
    /// A draw of chance has at most this many outcomes times the root of its visits; 0 is no limit.
    pub widening: f32,
    /// What a result keeps of its value with each turn it lies ahead, so that a winning bot ends the game.
    pub discount: f32,
    /// The most nodes a tree may have.
    pub max_nodes: usize,
    /// Whether the tree is kept from decision to decision.
    pub reuse_tree: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            exploration: 0.1,
            uniform_prior: 0.1,
            rollout_turns: 2,
            rollout_inputs: 200,
            sharp_rollouts: true,
            widening: 0.0,
            discount: 0.998,
            max_nodes: 100_000,
            reuse_tree: true,
        }
    }
}
