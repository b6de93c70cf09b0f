//! What a check has found, to be said in any language.

use crate::{NotFair, Part, Verified};
use serde_json::to_string;
use table::{Explain, Game, Message};

impl Verified {
    /// What to say, one paragraph each.
    pub fn messages(&self) -> [Message; 3] {
        [
            Message::new("fair-verified").with("n", self.outcomes),
            Message::new("fair-added").with("n", self.added).with("seats", self.seats),
            Message::new("fair-commitment").with("commitment", self.commitment.to_string()),
        ]
    }
}

impl<G: Game> Explain for NotFair<G> {
    fn message(&self) -> Message {
        match self {
            NotFair::NothingPromised => Message::new("fair-nothing-promised"),
            NotFair::Unfinished { inputs } => Message::new("fair-unfinished").with("n", *inputs),
            NotFair::SeedWithheld => Message::new("fair-seed-withheld"),
            NotFair::Unreadable(unreadable) => {
                let part = match unreadable.part {
                    Part::Commitment => "commitment",
                    Part::Seed => "seed",
                    Part::Table => "table",
                    Part::Entropy => "entropy",
                };
                Message::new("fair-unreadable").with("part", part).with("found", unreadable.found.clone())
            }
            NotFair::WrongEntropies { found, seats } => {
                Message::new("fair-wrong-entropies").with("found", *found).with("seats", *seats)
            }
            NotFair::WrongSeed { .. } => Message::new("fair-wrong-seed"),
            NotFair::WrongOutcome { number, expected, found } => {
                let json =
                    |outcome: &G::Outcome| to_string(outcome).unwrap_or_else(|_| format!("{outcome:?}"));
                Message::new("fair-wrong-outcome")
                    .with("index", *number)
                    .with("expected", json(expected))
                    .with("found", json(found))
            }
            NotFair::File(error) => error.message(),
        }
    }
}
