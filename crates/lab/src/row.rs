//! What is written down about a game: one row of the results.

use serde::{Deserialize, Serialize};
use table::Points;

/// A game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Which contest, from 0.
    pub duel: usize,
    /// Which game of the contest, from 0.
    pub index: u64,
    /// Which group of games with the same seed.
    pub pair: u64,
    /// The seed of the game.
    pub key: u64,
    /// Which setup, from 0.
    pub setup: usize,
    /// Whether the game came to its end; `false` when it was broken off.
    pub over: bool,
    /// Turns begun.
    pub turns: u32,
    /// Inputs, those of chance included.
    pub inputs: u32,
    /// How the lead moved.
    pub course: Course,
    /// What each seat did.
    pub seats: Vec<SeatRow>,
    /// What was in the game, and how many of it each seat had: kind, thing, counts.
    pub facts: Vec<(String, String, Vec<u16>)>,
    /// The game file, when it was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// How the lead moved, seen between the turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Course {
    /// How often somebody else came to lead alone.
    pub lead_changes: u32,
    /// The most points a winner was behind.
    pub deficit: Points,
    /// Whether the one who led alone at half time won; `None` when nobody led alone.
    pub half_leader_won: Option<bool>,
    /// Whether a winner was alone in the last place at half time.
    pub won_from_last: bool,
}

/// What one seat did in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Who sat there: an index into the run's entrants.
    pub entrant: usize,
    /// The share of the win.
    pub share: f64,
    pub points: Points,
    /// Questions with more than one answer.
    pub decisions: u32,
    /// Decisions that took more than 20 ms above their budget.
    pub late: u32,
    /// The slowest decision, in microseconds.
    pub slowest: u64,
    /// All decisions together, in microseconds.
    pub thought: u64,
    /// How often a legal choice had to be put in the place of the bot's.
    pub troubles: u32,
    /// The first of those failures, in the words of the bot's guard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

impl Row {
    /// How many played.
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// Whole rounds played.
    pub fn rounds(&self) -> u32 {
        self.turns / u32::from(self.players()).max(1)
    }

    /// The share of the win of an entrant's seats together.
    pub fn share_of(&self, entrant: usize) -> f64 {
        self.seats.iter().filter(|seat| seat.entrant == entrant).map(|seat| seat.share).sum()
    }

    /// How many seats an entrant had.
    pub fn seats_of(&self, entrant: usize) -> usize {
        self.seats.iter().filter(|seat| seat.entrant == entrant).count()
    }
}
