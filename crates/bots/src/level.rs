//! The five levels a person can play against.

use crate::{Bot, Budget, Casual, Greedy, Guarded, Search, Settings};
use std::time::Duration;
use table::{Insight, Message};

/// How strong a bot is, from a friendly beginner to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Has ideas and does not weigh them.
    Spark,
    /// Looks one step ahead.
    Candle,
    /// Searches for a moment.
    Torch,
    /// Searches for a while.
    Bonfire,
    /// Searches as long as people are glad to wait.
    Blaze,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [Level::Spark, Level::Candle, Level::Torch, Level::Bonfire, Level::Blaze];

    /// The name in commands and files.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Spark => "spark",
            Level::Candle => "candle",
            Level::Torch => "torch",
            Level::Bonfire => "bonfire",
            Level::Blaze => "blaze",
        }
    }

    /// Its name, to be shown.
    pub fn name(self) -> Message {
        Message::new(match self {
            Level::Spark => "bot-spark",
            Level::Candle => "bot-candle",
            Level::Torch => "bot-torch",
            Level::Bonfire => "bot-bonfire",
            Level::Blaze => "bot-blaze",
        })
    }

    /// How it plays, in a sentence.
    pub fn about(self) -> Message {
        Message::new(match self {
            Level::Spark => "bot-spark-about",
            Level::Candle => "bot-candle-about",
            Level::Torch => "bot-torch-about",
            Level::Bonfire => "bot-bonfire-about",
            Level::Blaze => "bot-blaze-about",
        })
    }

    /// The level of that name.
    pub fn of(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// How long it may think about one decision. The middle levels are held back by rounds of thought rather than
    /// by time, so that they are as strong on every machine.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Spark | Level::Candle => Budget::time(Duration::from_millis(50)),
            Level::Torch => Budget::time(Duration::from_millis(100)).at_most(40),
            Level::Bonfire => Budget::time(Duration::from_millis(300)).at_most(600),
            Level::Blaze => Budget::time(Duration::from_millis(1_000)),
        }
    }

    /// A bot of this level, guarded, for any game. The strongest uses so many cores; the others are the same on one.
    pub fn bot<G: Insight>(self, cores: usize) -> Box<dyn Bot<G>> {
        match self {
            Level::Spark => Box::new(Guarded::new(Casual { blind_every: 4 })),
            Level::Candle => Box::new(Guarded::new(Greedy::default())),
            Level::Torch => Box::new(Guarded::new(Search::new(Settings::default(), 1))),
            Level::Bonfire | Level::Blaze => Box::new(Guarded::new(Search::new(Settings::default(), cores))),
        }
    }
}
