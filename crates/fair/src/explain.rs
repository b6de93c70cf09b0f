//! What a check has found, to be said in any language.

use crate::{NotFair, Part, Verified, WrongRounds};
use serde_json::to_string;
use table::{Explain, Game, Message};

impl Verified {
    /// What to say, one paragraph each.
    pub fn messages(&self) -> Vec<Message> {
        let mut messages = vec![Message::new("fair-verified").with("n", self.outcomes)];
        match self.failed_rounds {
            None => {
                messages.push(Message::new("fair-added").with("n", self.added).with("seats", self.seats));
            }
            Some(failed) => {
                messages.push(Message::new("fair-shares").with("n", self.added));
                if failed > 0 {
                    messages.push(Message::new("fair-failed-rounds").with("n", failed));
                }
            }
        }
        messages.push(Message::new("fair-commitment").with("commitment", self.commitment.to_string()));
        messages
    }
}

fn unreadable(unreadable: &crate::Unreadable) -> Message {
    let part = match unreadable.part {
        Part::Commitment => "commitment",
        Part::Seed => "seed",
        Part::Table => "table",
        Part::Entropy => "entropy",
        Part::Share => "share",
    };
    Message::new("fair-unreadable").with("part", part).with("found", unreadable.found.clone())
}

impl Explain for WrongRounds {
    fn message(&self) -> Message {
        match self {
            WrongRounds::Unreadable(part) => unreadable(part),
            WrongRounds::Seed { round } => Message::new("fair-wrong-round-seed").with("round", *round),
            WrongRounds::Share { round, person } => {
                Message::new("fair-wrong-share").with("round", *round).with("person", person + 1)
            }
            WrongRounds::Missing { round, person } => {
                Message::new("fair-missing-share").with("round", *round).with("person", person + 1)
            }
            WrongRounds::Impossible { round } => Message::new("fair-wrong-round").with("round", *round),
        }
    }
}

fn json(outcome: &(impl serde::Serialize + std::fmt::Debug)) -> String {
    to_string(outcome).unwrap_or_else(|_| format!("{outcome:?}"))
}

impl<G: Game> Explain for NotFair<G> {
    fn message(&self) -> Message {
        match self {
            NotFair::NothingPromised => Message::new("fair-nothing-promised"),
            NotFair::Unfinished { inputs } => Message::new("fair-unfinished").with("n", *inputs),
            NotFair::SeedWithheld => Message::new("fair-seed-withheld"),
            NotFair::Unreadable(part) => unreadable(part),
            NotFair::WrongEntropies { found, seats } => {
                Message::new("fair-wrong-entropies").with("found", *found).with("seats", *seats)
            }
            NotFair::WrongSeed { .. } => Message::new("fair-wrong-seed"),
            NotFair::Rounds(wrong) => wrong.message(),
            NotFair::WrongOutcome { number, expected, found } => Message::new("fair-wrong-outcome")
                .with("index", *number)
                .with("expected", json(expected))
                .with("found", json(found)),
            NotFair::WrongTakenBack { number, expected, found } => Message::new("fair-wrong-taken-back")
                .with("index", *number)
                .with("expected", json(expected))
                .with("found", json(found)),
            NotFair::TakenBack => Message::new("fair-taken-back"),
            NotFair::File(error) => error.message(),
        }
    }
}
