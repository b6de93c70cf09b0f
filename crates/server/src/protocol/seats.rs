//! Who sits where, and how long they may think.

use super::BotId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who sits in a seat, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
        /// Which one: a level, or a name.
        #[schema(value_type = String)]
        level: BotId,
    },
    /// A bot until the person comes back.
    StandIn {
        /// Which one: a level, or a name.
        #[schema(value_type = String)]
        level: BotId,
        /// Whose seat it is.
        name: String,
    },
}

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    #[default]
    Untimed,
    /// So long for every decision.
    PerMove {
        /// Seconds.
        #[schema(minimum = 1, maximum = 2_678_400)]
        seconds: u32,
    },
    /// So long for the whole game, and a little more with every decision.
    Bank {
        /// Seconds at the beginning.
        #[schema(minimum = 1, maximum = 2_678_400)]
        seconds: u32,
        /// Seconds added by every decision.
        #[schema(minimum = 0, maximum = 86_400)]
        increment: u32,
    },
}

/// Who sits at a table, and how time is counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AboutTable {
    /// The seats.
    pub seats: Vec<Occupant>,
    /// How time is counted.
    pub clock: Clock,
}

/// A seat as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockFace {
    /// Milliseconds left at `at`.
    pub left: i64,
    /// The server's time in milliseconds since 1970 for which `left` holds.
    pub at: i64,
    /// Whether it is running.
    pub running: bool,
}
