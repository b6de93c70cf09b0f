//! How much is tried: the number of games, their seed, and how often the costly laws are checked.

use std::num::NonZero;
use std::str::FromStr;

/// How a campaign is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Everything random follows from this.
    pub seed: u64,
    /// How many games are played.
    pub games: u64,
    /// Plays only the game of this number, to look at a breach again.
    pub only: Option<u64>,
    /// A game is cut after so many inputs.
    pub max_inputs: u32,
    /// How many threads play.
    pub threads: usize,
    /// One game in so many makes every other choice by the purposeful policy; 0 for none.
    pub mixed_every: u64,
    /// One game in so many is finished by the purposeful policy from one of its states; 0 for none.
    pub purposeful_every: u64,
    /// The purposeful policy has to finish within so many inputs.
    pub purposeful_inputs: u32,
    /// One game in so many is written to a file, read back and replayed; 0 for none.
    pub file_every: u64,
    /// How often the laws are checked.
    pub depth: Depth,
    /// Tells on standard error how far the campaign is.
    pub progress: bool,
}

/// At how many steps a law is checked: 1 for each of them, n for about one in n, 0 for none.
///
/// That there is a choice, that choices and `check` agree, and conservation are checked at every step anyhow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Draws, listed outcomes and `sample` agree.
    pub chance: u32,
    /// Events fold views.
    pub views: u32,
    /// Patches carry the JSON of the views; only where events fold views, too.
    pub patches: u32,
    /// A guess of the hidden world changes nothing that is seen, twin worlds are guessed alike, and what can be undone told nothing.
    pub guesses: u32,
    /// Secret inputs stay secret.
    pub secrets: u32,
    /// Clones are independent.
    pub clones: u32,
    /// Absurd inputs are refused and change nothing.
    pub absurd: u32,
    /// Everything goes to JSON and back, and is the same to the byte after a guess; everything can be said.
    pub json: u32,
}

impl Default for Depth {
    fn default() -> Depth {
        Depth { chance: 1, views: 1, patches: 64, guesses: 1, secrets: 1, clones: 1, absurd: 1, json: 64 }
    }
}

impl Default for Plan {
    /// A short campaign with every law at every step.
    fn default() -> Plan {
        Plan {
            seed: 1,
            games: 200,
            only: None,
            max_inputs: 4_000,
            threads: std::thread::available_parallelism().map_or(1, NonZero::get),
            mixed_every: 4,
            purposeful_every: 8,
            purposeful_inputs: 20_000,
            file_every: 16,
            depth: Depth::default(),
            progress: false,
        }
    }
}

impl Plan {
    /// The default plan with what the environment says: see [`Plan::with_env`].
    pub fn from_env() -> Plan {
        Plan::default().with_env()
    }

    /// This plan, changed by `LAW_GAMES`, `LAW_SEED`, `LAW_GAME` (only that one), `LAW_INPUTS`, `LAW_THREADS`
    /// and `LAW_PROGRESS=1`.
    ///
    /// # Panics
    /// When one of them is set and is no number.
    #[must_use]
    pub fn with_env(self) -> Plan {
        self.with(|name| std::env::var(name).ok())
    }

    fn with(mut self, get: impl Fn(&str) -> Option<String>) -> Plan {
        self.games = number(&get, "LAW_GAMES").unwrap_or(self.games);
        self.seed = number(&get, "LAW_SEED").unwrap_or(self.seed);
        self.only = number(&get, "LAW_GAME").or(self.only);
        self.max_inputs = number(&get, "LAW_INPUTS").unwrap_or(self.max_inputs);
        self.threads = number(&get, "LAW_THREADS").unwrap_or(self.threads);
        self.progress |= number(&get, "LAW_PROGRESS") == Some(1u8);
        self
    }

    /// The numbers of the games to play.
    pub(crate) fn numbers(&self) -> std::ops::Range<u64> {
        match self.only {
            Some(number) => number..number + 1,
            None => 0..self.games,
        }
    }
}

/// Whether the game of this number is one in `every`.
pub(crate) fn is_one_in(number: u64, every: u64) -> bool {
    every != 0 && number.is_multiple_of(every)
}

fn number<N: FromStr>(get: &impl Fn(&str) -> Option<String>, name: &str) -> Option<N> {
    let text = get(name)?;
    match text.parse() {
        Ok(number) => Some(number),
        Err(_) => panic!("{name} is {text:?}, which is not a number in its range"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_changes_the_plan() {
        let plan = Plan::default().with(|name| match name {
            "LAW_GAMES" => Some("100000".to_owned()),
            "LAW_GAME" => Some("7".to_owned()),
            _ => None,
        });
        assert_eq!((plan.games, plan.seed, plan.numbers()), (100_000, 1, 7..8));
    }

    #[test]
    #[should_panic(expected = "LAW_SEED is \"x\", which is not a number")]
    fn a_bad_number_is_named() {
        let _ = Plan::default().with(|name| (name == "LAW_SEED").then(|| "x".to_owned()));
    }
}
