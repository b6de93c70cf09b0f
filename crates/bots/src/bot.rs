//! What every bot does.

use crate::{Budget, Seen};
use table::{Ending, Game, Message, Seat};

/// A player that is no person.
pub trait Bot<G: Game>: Send {
    /// Answers the question with one of [`Seen::choices`], within the budget.
    fn choose(&mut self, seen: &Seen<G>, budget: Budget) -> G::Choice;

    /// The game is over. A bot may be used for another game afterwards.
    fn game_over(&mut self, _ending: &Ending) {}

    /// What went wrong since the last time this was asked. The game went on with a legal choice each time.
    fn troubles(&mut self) -> Vec<Trouble> {
        Vec::new()
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, seen: &Seen<G>, budget: Budget) -> G::Choice {
        (**self).choose(seen, budget)
    }

    fn game_over(&mut self, ending: &Ending) {
        (**self).game_over(ending);
    }

    fn troubles(&mut self) -> Vec<Trouble> {
        (**self).troubles()
    }
}

/// Why a bot's answer was replaced by another legal choice.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The bot's code panicked.
    #[error("the bot panicked: {what}")]
    Panicked {
        /// The message of the panic.
        what: String,
    },
    /// It chose what is not legal.
    #[error("the bot chose {choice}, which is not legal")]
    Illegal {
        /// What it chose.
        choice: String,
    },
    /// Its process could not be started.
    #[error("the bot cannot be started: {what}")]
    NotStarted {
        /// What the system says.
        what: String,
    },
    /// Its process ended.
    #[error("the bot's process has ended")]
    Ended,
    /// It said something that is no answer.
    #[error("the bot's answer cannot be read: {what}")]
    Garbled {
        /// What is wrong with it.
        what: String,
    },
    /// It did not answer in time.
    #[error("the bot did not answer in time")]
    Silent,
    /// It said too much.
    #[error("the bot says more than anybody asked for")]
    Flooded,
}

impl Trouble {
    /// What to tell the table: the bot of `player` failed.
    pub fn message(&self, player: Seat) -> Message {
        let key = match self {
            Trouble::Panicked { .. } => "bot-trouble-panicked",
            Trouble::Illegal { .. } => "bot-trouble-illegal",
            Trouble::NotStarted { .. } => "bot-trouble-not-started",
            Trouble::Ended => "bot-trouble-ended",
            Trouble::Garbled { .. } => "bot-trouble-garbled",
            Trouble::Silent => "bot-trouble-silent",
            Trouble::Flooded => "bot-trouble-flooded",
        };
        Message::new(key).with("player", player)
    }
}
