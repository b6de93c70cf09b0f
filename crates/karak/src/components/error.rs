//! What can be wrong with a component file: what, where, and what is allowed.

use alloc::string::String;
use table::{Explain, Message};

/// A fault in a component file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct ComponentError {
    /// The figure's place in the file, such as `dice.hero.faces`.
    pub at: String,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a figure.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// Not TOML, or not of the file's form.
    #[error("line {line}: {problem}")]
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The reader's word on it.
        problem: String,
    },
    /// A figure is missing.
    #[error("this figure is missing")]
    Missing,
    /// A name the game does not have.
    #[error("this name is not known; known are {known}")]
    Unknown {
        /// The names it does have.
        known: String,
    },
    /// A number out of its range.
    #[error("{found} is not between {least} and {most}")]
    OutOfRange {
        /// The number in the file.
        found: i64,
        /// The least allowed.
        least: i64,
        /// The most allowed.
        most: i64,
    },
    /// A list of the wrong length.
    #[error("{found} entries instead of {expected}")]
    WrongLength {
        /// Entries found.
        found: usize,
        /// Entries needed.
        expected: usize,
    },
    /// A side named twice.
    #[error("side {side} stands here twice")]
    SideTwice {
        /// The number in the file; sides are 0 to 5.
        side: i64,
    },
    /// A hero die on which every face counts the same: a roll for the order would tie for ever.
    #[error("every face counts the same number of swords, so a roll for the order is never decided")]
    EvenDie,
    /// The start piece must have the castle at (0, 0), no hex twice, and open joints between its hexes.
    #[error("the start piece needs the castle at (0, 0), no place twice, and open joints between its hexes")]
    BrokenStart,
    /// The Abyss must be in the second tier once, and the castle in no tier.
    #[error("the deck needs exactly one abyss, in the second tier, and no castle")]
    BrokenDeck,
}

impl Explain for ComponentError {
    fn message(&self) -> Message {
        let message = match &self.problem {
            Problem::Malformed { line, problem } => Message::new("karak-components-malformed")
                .with("line", *line)
                .with("problem", problem.clone()),
            Problem::Missing => Message::new("karak-components-missing"),
            Problem::Unknown { known } => {
                Message::new("karak-components-unknown").with("known", known.clone())
            }
            Problem::OutOfRange { found, least, most } => Message::new("karak-components-out-of-range")
                .with("found", *found)
                .with("least", *least)
                .with("most", *most),
            Problem::WrongLength { found, expected } => Message::new("karak-components-wrong-length")
                .with("found", *found)
                .with("expected", *expected),
            Problem::SideTwice { side } => Message::new("karak-components-side-twice").with("side", *side),
            Problem::EvenDie => Message::new("karak-components-even-die"),
            Problem::BrokenStart => Message::new("karak-components-broken-start"),
            Problem::BrokenDeck => Message::new("karak-components-broken-deck"),
        };
        message.with("at", self.at.clone())
    }
}
