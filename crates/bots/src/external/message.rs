//! What is said to a process, and what it may say.

use super::PROTOCOL;
use crate::Seen;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use table::{Ending, Game, Seat};

/// Before the first question of a game.
#[derive(Serialize)]
#[serde(tag = "type", rename = "hello")]
pub(super) struct Hello {
    protocol: u32,
    game: &'static str,
    rules: u32,
    seat: Seat,
    seats: u8,
}

impl Hello {
    pub fn new<G: Game>(seat: Seat, game: &G) -> Self {
        Hello { protocol: PROTOCOL, game: G::ID, rules: game.rules(), seat, seats: game.seats() }
    }
}

/// A question.
#[derive(Serialize)]
#[serde(tag = "type", rename = "position", bound = "")]
pub(super) struct Asked<'s, G: Game> {
    id: u64,
    seat: Seat,
    /// How long the bot may think.
    milliseconds: u64,
    question: Option<G::Question>,
    view: G::View,
    choices: &'s [G::Choice],
}

impl<'s, G: Game> Asked<'s, G> {
    pub fn new(seen: &'s Seen<G>, id: u64, time: Duration) -> Self {
        Asked {
            id,
            seat: seen.seat(),
            milliseconds: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            question: seen.question(),
            view: seen.view(),
            choices: seen.choices(),
        }
    }
}

/// The end of a game.
#[derive(Serialize)]
#[serde(tag = "type", rename = "game_over")]
pub(super) struct Over<'e> {
    ending: &'e Ending,
}

impl<'e> Over<'e> {
    pub fn new(ending: &'e Ending) -> Self {
        Over { ending }
    }
}

/// What a process may say.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Said {
    /// It is ready to play.
    Ready,
    /// It chooses.
    Choice {
        /// The question it answers.
        id: u64,
        /// The place of the choice in the list, from 0.
        index: i64,
    },
}
