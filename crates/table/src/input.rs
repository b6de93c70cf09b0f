//! What enters a game, what it waits for, how it ends, and why an input is refused.

use crate::{Explain, Message, PerSeat, Points, RuleId, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pending<Q, N> {
    /// A player decides.
    Player {
        /// Who decides.
        seat: Seat,
        /// What is asked.
        question: Q,
    },
    /// Chance decides.
    Chance(N),
    /// Nothing: the game is over.
    Over(Ending),
}

/// Everything that can enter a game. The list of inputs is the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Input<C, O> {
    /// A player's choice.
    Choice {
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        choice: C,
    },
    /// An outcome of chance.
    Chance(O),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ending {
    /// Who won; more than one when the victory is shared, nobody in a lost solo game.
    pub winners: SeatSet,
    /// Everybody's points.
    pub points: PerSeat<Points>,
}

/// Why an input was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Refused<I> {
    /// No such seat.
    #[error("seat {seat} does not exist at a table of {seats}")]
    UnknownSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// Another seat is asked.
    #[error("seat {expected} is to decide")]
    NotYourTurn {
        /// Who is asked.
        expected: Seat,
    },
    /// An outcome came while a player decides.
    #[error("seat {seat} decides now, not chance")]
    PlayerDecides {
        /// Who is asked.
        seat: Seat,
    },
    /// A choice came while chance decides.
    #[error("chance decides now, not a player")]
    ChanceDecides,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The sender had not seen the newest input.
    #[error("input {got} was expected to be input {expected}")]
    Stale {
        /// The number the next input has.
        expected: u64,
        /// The number that was sent.
        got: u64,
    },
    /// The rules say no.
    #[error(transparent)]
    Illegal(I),
}

impl<I: crate::Refusal> Refused<I> {
    /// The rule that refuses, when a rule does.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Refused::Illegal(illegal) => Some(illegal.rule()),
            _ => None,
        }
    }
}

impl<I: crate::Refusal> Explain for Refused<I> {
    fn message(&self) -> Message {
        match self {
            Refused::UnknownSeat { seat, seats } => {
                Message::new("refused-unknown-seat").with("seat", seat.number()).with("n", *seats)
            }
            Refused::NotYourTurn { expected } => {
                Message::new("refused-not-your-turn").with("player", *expected)
            }
            Refused::PlayerDecides { seat } => Message::new("refused-player-decides").with("player", *seat),
            Refused::ChanceDecides => Message::new("refused-chance-decides"),
            Refused::GameOver => Message::new("refused-game-over"),
            Refused::Stale { expected, got } => {
                Message::new("refused-stale").with("expected", *expected as i64).with("got", *got as i64)
            }
            Refused::Illegal(illegal) => illegal.message(),
        }
    }
}
