//! The settings behind the commas of a bot's description.

use crate::Error;
use bots::{Budget, Greedy, Settings};
use std::time::Duration;

/// Everything that can be said about a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct BotSettings {
    pub budget: Option<Budget>,
    pub search: Settings,
    pub threads: usize,
    pub samples: u32,
    pub prior_weight: f32,
}

impl BotSettings {
    /// Reads the parts behind the name. Each kind of bot knows its own settings only.
    pub fn read<'a>(
        bot: &str,
        name: &str,
        parts: impl Iterator<Item = &'a str>,
    ) -> Result<BotSettings, Error> {
        let greedy = Greedy::default();
        let mut settings = BotSettings {
            budget: None,
            search: Settings::default(),
            threads: 1,
            samples: greedy.samples,
            prior_weight: greedy.prior_weight,
        };
        let (mut time, mut rounds) = (None, None);
        for part in parts {
            let taken = if let Some(number) = part.strip_suffix("ms") {
                number.parse().map(|ms| time = Some(Duration::from_millis(ms))).ok()
            } else if let Some(number) = part.strip_suffix("it") {
                number.parse().ok().filter(|&n: &u32| n > 0).map(|n| rounds = Some(n))
            } else {
                part.split_once('=').and_then(|(key, value)| settings.take(name, key, value))
            };
            taken.ok_or_else(|| Error::WrongSetting { bot: bot.to_owned(), part: part.to_owned() })?;
        }
        settings.budget = match (time, rounds) {
            (Some(time), Some(rounds)) => Some(Budget::time(time).at_most(rounds)),
            (Some(time), None) => Some(Budget::time(time)),
            (None, Some(rounds)) => Some(Budget::iterations(rounds)),
            (None, None) => None,
        };
        Ok(settings)
    }

    /// One setting; `None` when this bot has no such setting or the value is none.
    fn take(&mut self, name: &str, key: &str, value: &str) -> Option<()> {
        let amount = || value.parse().ok().filter(|it: &f32| it.is_finite() && *it >= 0.0);
        let whole = || value.parse::<u32>().ok();
        let switch = || match value {
            "0" | "no" => Some(false),
            "1" | "yes" => Some(true),
            _ => None,
        };
        let search = &mut self.search;
        match (name, key) {
            ("search", "exploration") => search.exploration = amount()?,
            ("search", "uniform-prior") => search.uniform_prior = amount()?,
            ("search", "widening") => search.widening = amount()?,
            ("search", "discount") => search.discount = amount()?,
            ("search", "rollout-turns") => search.rollout_turns = whole()?,
            ("search", "rollout-inputs") => search.rollout_inputs = whole()?,
            ("search", "max-nodes") => search.max_nodes = whole().filter(|&nodes| nodes > 0)? as usize,
            ("search", "sharp-rollouts") => search.sharp_rollouts = switch()?,
            ("search", "reuse-tree") => search.reuse_tree = switch()?,
            ("search" | "bonfire" | "blaze", "threads") => {
                self.threads = whole().filter(|threads| (1..=1024).contains(threads))? as usize;
            }
            ("greedy", "samples") => self.samples = whole().filter(|&samples| samples > 0)?,
            ("greedy", "prior-weight") => self.prior_weight = amount()?,
            _ => return None,
        }
        Some(())
    }
}
