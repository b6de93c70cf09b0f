//! The words of the game: setup, questions, choices, outcomes, events, refusals, and the open table.

use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};
use table::{Explain, Message, PerSeat, Refusal, RuleId, Seat};

/// How many may play.
pub(crate) const PLAYERS: RangeInclusive<u8> = 2..=5;

/// Everything that is settled before the first roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// The points that win (P-SET-2).
    #[serde(default = "usual_goal")]
    pub goal: u16,
    /// The version of the rules; 1 when missing.
    #[serde(default = "table::first_rules")]
    pub rules: u32,
}

impl Setup {
    /// The points that win, by default.
    pub const GOAL: u16 = 100;

    /// The usual game.
    pub const fn new(players: u8) -> Setup {
        Setup { players, goal: Setup::GOAL, rules: table::first_rules() }
    }
}

table::versioned!(Setup);

const fn usual_goal() -> u16 {
    Setup::GOAL
}

/// Why a setup is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// P-SET-1.
    #[error("2 to 5 can play, not {found}")]
    Players {
        /// How many there were to be.
        found: u8,
    },
    /// A version of the rules that does not exist.
    #[error("there is no rules version {found}")]
    Rules {
        /// The version that was asked for.
        found: u32,
    },
    /// P-SET-2.
    #[error("the goal is from 10 to 500, not {found}")]
    Goal {
        /// What it was to be.
        found: u16,
    },
}

impl Explain for SetupError {
    fn message(&self) -> Message {
        match *self {
            SetupError::Rules { found } => {
                Message::new("refused-wrong-rules").with("found", found).with("newest", 1)
            }
            SetupError::Players { found } => Message::new("pig-setup-players").with("found", found),
            SetupError::Goal { found } => Message::new("pig-setup-goal").with("found", u32::from(found)),
        }
    }
}

/// What a player is asked: roll again, or hold?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Question;

/// What a player answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Rolls again.
    Roll,
    /// Ends the turn and keeps its points.
    Hold,
}

/// What chance is asked: a roll of the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Roll;

/// What chance answers: a face of the die, from 1 to 6 when it is legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Face(pub u8);

/// What happened. Everybody sees everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    TurnBegan { seat: Seat },
    Rolled { seat: Seat, face: u8 },
    PointsLost { seat: Seat, points: u16 },
    Held { seat: Seat, points: u16 },
}

/// Why a choice or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The die is to roll, or the game is over.
    #[error("nobody is asked now")]
    NobodyAsked,
    /// No roll is due.
    #[error("no die is rolled now")]
    NoRoll,
    /// A die has no such face.
    #[error("a die has no face {face}")]
    NoFace {
        /// The face.
        face: u8,
    },
}

impl Explain for Illegal {
    fn message(&self) -> Message {
        match *self {
            Illegal::NobodyAsked => Message::new("pig-refused-nobody-asked"),
            Illegal::NoRoll => Message::new("pig-refused-no-roll"),
            Illegal::NoFace { face } => Message::new("pig-refused-no-face").with("face", face),
        }
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Illegal::NobodyAsked | Illegal::NoRoll => RuleId("P-TURN-2"),
            Illegal::NoFace { .. } => RuleId("P-TURN-1"),
        }
    }
}

/// Everything there is: nothing is hidden in Pig.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PigTable {
    /// The version of the rules it is played by.
    pub rules: u32,
    /// How many play.
    pub seats: u8,
    /// The points that win.
    pub goal: u16,
    /// Everybody's points.
    pub scores: PerSeat<u16>,
    /// Whose turn it is.
    pub active: Seat,
    /// The points of the turn.
    pub turn_points: u16,
    /// How many turns have begun.
    pub turns: u32,
}

// What an event changes is told to viewers field by field.
table::patchable!(PigTable { rules, seats, goal, scores: items, active, turn_points, turns });

impl PigTable {
    /// Who has won, if anybody has (P-END-1).
    pub fn winner(&self) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.scores[seat.index()] >= self.goal)
    }

    /// Brings the table up to date with an event. Everything about it is seen by all, so it is the view as well.
    pub fn fold(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { seat } => {
                self.active = seat;
                self.turns += 1;
            }
            Event::Rolled { face: 1, .. } => {}
            Event::Rolled { face, .. } => {
                self.turn_points = self.turn_points.saturating_add(u16::from(face));
            }
            Event::PointsLost { .. } => self.turn_points = 0,
            Event::Held { seat, points } => {
                let score = &mut self.scores[seat.index()];
                *score = score.saturating_add(points);
                self.turn_points = 0;
            }
        }
    }
}

/// The numbers by which the fingerprint of a game knows its words. A number is never used again.
mod codes {
    use super::{Choice, Event, Face, Question, Roll};
    use table::{Encode, Encoder, codes};

    codes! { Choice { 1 Roll 2 Hold } }

    codes! { Event {
        1 TurnBegan { 1 seat }
        2 Rolled { 1 seat, 2 face }
        3 PointsLost { 1 seat, 2 points }
        4 Held { 1 seat, 2 points }
    } }

    impl Encode for Question {
        fn encode(&self, out: &mut Encoder) {
            out.number(1);
        }
    }

    impl Encode for Roll {
        fn encode(&self, out: &mut Encoder) {
            out.number(1);
        }
    }

    impl Encode for Face {
        fn encode(&self, out: &mut Encoder) {
            self.0.encode(out);
        }
    }
}
