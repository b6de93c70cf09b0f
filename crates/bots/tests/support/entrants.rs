//! Bots by name: `random`, `casual`, `advised`, `greedy`, a level such as `torch`, or `search` with settings behind
//! commas.

use super::Entrant;
use bots::{Bot, Budget, Casual, Greedy, Guarded, Level, Random, Search, Settings};
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
                "curiosity" => settings.curiosity = number,
                "evenness" => settings.evenness = number,
                "turns" => settings.turns_ahead = number as u32,
                "strict" => settings.strict = number > 0.0,
                "widening" => settings.widening = number,
                "patience" => settings.patience = number,
                "remembers" => settings.remembers = number > 0.0,
                "cores" => cores = number as usize,
                "tries" => greedy.tries = number as u32,
                "trust" => greedy.trust = number,
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
