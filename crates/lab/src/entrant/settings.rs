//! The settings behind the commas of a bot's description.

use crate::Error;
use bots::{Budget, Greedy, Settings};
use std::time::Duration;

/// Everything that can be said about a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Wishes {
    pub budget: Option<Budget>,
    pub search: Settings,
    pub cores: usize,
    pub tries: u32,
    pub trust: f32,
}

impl Wishes {
    /// Reads the parts behind the name. Each kind of bot knows its own settings only.
    pub fn read<'a>(bot: &str, name: &str, parts: impl Iterator<Item = &'a str>) -> Result<Wishes, Error> {
        let greedy = Greedy::default();
        let mut wishes = Wishes {
            budget: None,
            search: Settings::default(),
            cores: 1,
            tries: greedy.tries,
            trust: greedy.trust,
        };
        let (mut time, mut rounds) = (None, None);
        for part in parts {
            let taken = if let Some(number) = part.strip_suffix("ms") {
                number.parse().map(|ms| time = Some(Duration::from_millis(ms))).ok()
            } else if let Some(number) = part.strip_suffix("it") {
                number.parse().ok().filter(|&n: &u32| n > 0).map(|n| rounds = Some(n))
            } else {
                part.split_once('=').and_then(|(key, value)| wishes.take(name, key, value))
            };
            taken.ok_or_else(|| Error::WrongSetting { bot: bot.to_owned(), part: part.to_owned() })?;
        }
        wishes.budget = match (time, rounds) {
            (Some(time), Some(rounds)) => Some(Budget::time(time).at_most(rounds)),
            (Some(time), None) => Some(Budget::time(time)),
            (None, Some(rounds)) => Some(Budget::iterations(rounds)),
            (None, None) => None,
        };
        Ok(wishes)
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
            ("search", "curiosity") => search.curiosity = amount()?,
            ("search", "evenness") => search.evenness = amount()?,
            ("search", "widening") => search.widening = amount()?,
            ("search", "patience") => search.patience = amount()?,
            ("search", "turns") => search.turns_ahead = whole()?,
            ("search", "inputs") => search.inputs_ahead = whole()?,
            ("search", "nodes") => search.nodes = whole().filter(|&nodes| nodes > 0)? as usize,
            ("search", "strict") => search.strict = switch()?,
            ("search", "remembers") => search.remembers = switch()?,
            ("search" | "bonfire" | "blaze", "cores") => {
                self.cores = whole().filter(|cores| (1..=1024).contains(cores))? as usize;
            }
            ("greedy", "tries") => self.tries = whole().filter(|&tries| tries > 0)?,
            ("greedy", "trust") => self.trust = amount()?,
            _ => return None,
        }
        Some(())
    }
}
