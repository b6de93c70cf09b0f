//! Who sits where, and how long they may think.

use super::BotId;
use serde::{Deserialize, Serialize};

/// Who sits in a seat, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: BotId,
    },
    /// A bot until the person comes back.
    StandIn {
        /// Which one: a level, or a name.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: BotId,
        /// Whose seat it is.
        name: String,
    },
}

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    #[default]
    Untimed,
    /// So long for every decision.
    PerMove {
        /// Seconds.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 2_678_400))]
        seconds: u32,
    },
    /// So long for the whole game, and a little more with every decision.
    Bank {
        /// Seconds at the beginning.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 2_678_400))]
        seconds: u32,
        /// Seconds added by every decision.
        #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 86_400))]
        increment: u32,
    },
}

/// Who sits at a table, and how time is counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    pub connected: bool,
    /// When its player's last connection was lost, in milliseconds since 1970; absent while there is one, and for a
    /// player whom the server has not seen since it loaded the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub disconnected_at: Option<i64>,
    /// Whether what this seat writes is shown to nobody.
    pub muted: bool,
    /// Whether the host plays it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub host: bool,
    /// Whether one person has played it and other seats from the beginning, at one screen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub shared: bool,
    /// The seat's clock, when time is counted.
    pub clock: Option<ClockFace>,
    /// From when the others may let a bot stand in for a player who is not connected, in milliseconds since 1970, if
    /// nothing happens until then; absent where no such time is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stand_in_from: Option<i64>,
    /// Whether the others are enough to decide by a vote that a bot stands in for a player who is not connected.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub stand_in_by_vote: bool,
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
    /// When a bot decides in its place if nothing happens until then, in milliseconds since 1970; absent while it does
    /// not run. A player who is not connected has some grace.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decides_at: Option<i64>,
}
