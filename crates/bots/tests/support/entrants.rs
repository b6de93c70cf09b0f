//! Bots by name: `random`, `casual`, `advised`, `greedy`, a level such as `torch`, or `search` with settings behind
//! commas.

use super::Entrant;
use emberhall_bots::{Bot, Budget, Casual, Greedy, Guarded, Level, Random, Search, Settings};
use std::time::Duration;
use table::Insight;

/// The bot of that name, guarded.
pub fn entrant<G: Insight>(text: &str) -> Entrant<G> {
    let mut parts = text.split(',');
    let name = parts.next().unwrap_or_default();
    let mut settings = Settings::default();
    let mut greedy = Greedy::default();
    let mut budget = Budget::time(Duration::from_millis(50));
    let mut cores = 1;
    for part in parts {
        if let Some(ms) = part.strip_suffix("ms") {
            budget = Budget::time(Duration::from_millis(ms.parse().expect("milliseconds")));
        } else if let Some(it) = part.strip_suffix("it") {
            budget = Budget::iterations(it.parse().expect("rounds"));
        } else {
            let (key, value) = part.split_once('=').expect("key=value");
            let number: f32 = value.parse().expect("a number");
            match key {
                "exploration" => settings.exploration = number,
                "uniform-prior" => settings.uniform_prior = number,
                "rollout-turns" => settings.rollout_turns = number as u32,
                "sharp-rollouts" => settings.sharp_rollouts = number > 0.0,
                "widening" => settings.widening = number,
                "discount" => settings.discount = number,
                "reuse-tree" => settings.reuse_tree = number > 0.0,
                "threads" => cores = number as usize,
                "samples" => greedy.samples = number as u32,
                "prior-weight" => greedy.prior_weight = number,
                _ => panic!("{key} is unknown"),
            }
        }
    }
    let bot: Box<dyn Bot<G>> = match name {
        "random" => Box::new(Guarded::new(Random)),
        "casual" => Box::new(Guarded::new(Casual { blind_every: 4 })),
        "advised" => Box::new(Guarded::new(Casual { blind_every: 0 })),
        "greedy" => Box::new(Guarded::new(greedy)),
        "search" => Box::new(Guarded::new(Search::new(settings, cores))),
        level => {
            let level = Level::of(level).expect("a level");
            budget = level.budget();
            level.bot(cores)
        }
    };
    Entrant { bot, budget }
}
