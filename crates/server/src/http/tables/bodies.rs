//! The bodies of requests and answers about tables.

use crate::http::roles::Role;
use catalog::Answers;
use host::protocol::{BotId, Clock};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The game's id.
    #[schema(example = "karak")]
    pub game: String,
    /// The game's own setup; without it the usual one for so many seats.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub setup: Option<Value>,
    /// Answers to the game's form, by the ids of its fields, when there is no setup; what is missing is as usual.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Answers>"))]
    pub options: Answers,
    /// Who sits where.
    #[schema(min_items = 1, max_items = 5)]
    pub seats: Vec<NewSeat>,
    /// How time is counted.
    #[serde(default)]
    pub clock: Clock,
    /// Whether anybody may find the table and sit down.
    #[serde(default)]
    pub listed: bool,
    /// The player's name, when it is not known yet or is to change.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The SHA-256 of the player's share of the dice, in hexadecimal digits. Without it they have none.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-f]{64}$")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
    /// What earlier clients added to the dice. It is read and not used.
    #[serde(default)]
    #[schema(max_length = 128, pattern = "^([0-9a-f]{2})*$")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
}

/// Who sits in a seat at first.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The person who opens the table; several seats for several people at one screen.
    Me {
        /// Who sits there, when it is somebody else at the same screen.
        #[serde(default)]
        #[schema(min_length = 1, max_length = 24)]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
    },
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// Which one: a level, or `named:` and the name of one of the server's own.
        #[schema(value_type = String, example = "torch")]
        level: BotId,
    },
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenedTable {
    /// Its id.
    pub table: String,
    /// Secrets for those who are to come: one for each open seat, one for any of them, one for watching.
    pub links: Vec<NewLink>,
    /// The recovery code of somebody new; told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub recovery: Option<String>,
}

/// A link with what it is good for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Role & { token: string }"))]
pub struct NewLink {
    /// What it is good for.
    #[serde(flatten)]
    pub role: Role,
    /// The secret.
    pub token: String,
}

/// How somebody sits down.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The secret of a link; not needed at a listed table.
    #[serde(default)]
    #[schema(max_length = 100)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
    /// Which seat, where the link leaves it open.
    #[serde(default)]
    #[schema(value_type = Option<u8>, maximum = 4)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The player's name, when it is not known yet or is to change.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The SHA-256 of the player's share of the dice, in hexadecimal digits. Without it they have none.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-f]{64}$")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
    /// What earlier clients added to the dice. It is read and not used.
    #[serde(default)]
    #[schema(max_length = 128, pattern = "^([0-9a-f]{2})*$")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
}

/// A seat somebody has taken or asked for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    /// Which one, from 0.
    #[schema(value_type = u8, maximum = 4)]
    pub seat: Seat,
    /// Whether it is theirs only when all people at the table agree: the game has begun, and a bot plays there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub asked: bool,
    /// The recovery code of somebody new; told once.
    pub recovery: Option<String>,
}

/// Where the same people play again.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextTable {
    /// The table's id; null as long as others are waited for.
    pub table: Option<String>,
}
