//! What can be tuned in a search.

/// The figures of a search. The defaults are the ones that measured best (`docs/bots.md`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much a choice's promise counts against what trying it has shown.
    pub curiosity: f32,
    /// Part of the promise that is spread evenly over all choices.
    pub evenness: f32,
    /// How many turns are played on from the edge of the tree before the outlook is asked; 0 asks at once.
    pub turns_ahead: u32,
    /// The most inputs that are played on.
    pub inputs_ahead: u32,
    /// Whether the choices of playing on follow the promise more strictly than in proportion.
    pub strict: bool,
    /// A draw of chance has at most this many outcomes times the root of its visits; 0 is no limit.
    pub widening: f32,
    /// What a result keeps of its worth with each turn it lies in the future: a bot that is winning wants to win.
    pub patience: f32,
    /// The most nodes a tree may have.
    pub nodes: usize,
    /// Whether the tree is kept from decision to decision.
    pub remembers: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            curiosity: 0.1,
            evenness: 0.1,
            turns_ahead: 2,
            inputs_ahead: 200,
            strict: true,
            widening: 0.0,
            patience: 0.998,
            nodes: 100_000,
            remembers: true,
        }
    }
}
