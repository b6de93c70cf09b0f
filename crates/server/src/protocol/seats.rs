//! Who sits where, and how long they may think.

use serde::{Deserialize, Serialize};

/// A bot's level by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Level(pub bots::Level);

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.0.id().to_owned()
    }
}

impl TryFrom<String> for Level {
    type Error = String;
    fn try_from(text: String) -> Result<Level, String> {
        bots::Level::of(&text).map(Level).ok_or_else(|| format!("there is no level {text:?}"))
    }
}

/// Who sits in a seat, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name the person goes by.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
    },
    /// A bot until the person comes back.
    StandIn {
        /// How strong.
        level: Level,
        /// Whose seat it is.
        name: String,
    },
}

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    #[default]
    Untimed,
    /// So long for every decision.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// So long for the whole game, and a little more with every decision.
    Bank {
        /// Seconds at the beginning.
        seconds: u32,
        /// Seconds added by every decision.
        increment: u32,
    },
}

/// A seat as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatInfo {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether somebody is connected for it.
    pub here: bool,
    /// Whether what this seat writes is shown to nobody.
    pub muted: bool,
    /// The seat's clock, when time is counted.
    pub clock: Option<ClockFace>,
}

/// What a seat's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ClockFace {
    /// Milliseconds left at `at`.
    pub left: i64,
    /// The server's time in milliseconds since 1970 for which `left` holds.
    pub at: i64,
    /// Whether it is running.
    pub running: bool,
}
