//! What the server tells a client.

use super::{Record, SeatInfo, Shown, Telling, Unchoosable};
use serde::Serialize;
use serde_json::value::RawValue;
use table::record::Round;
use table::{Message, RuleId, Seat};

/// A message to one viewer. `S`, `E`, `Q`, `C`, `F` are the game's setup, event, question, choice and forecast.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Tell<S, E, Q, C, F> {
    /// Everything about the table, to begin with.
    Welcome(Box<Welcome<S, Q, C>>),
    /// Something has happened. Every viewer gets every record, in order.
    Record(Box<Record<E, Q, C>>),
    /// What this viewer sees has changed without a record: somebody else looks at the screen, or the viewer fell behind.
    Shown(Shown<Q, C>),
    /// Who is connected.
    Presence {
        /// The seats.
        seats: Vec<SeatInfo>,
        /// How many watch.
        spectators: u32,
    },
    /// A message was taken.
    Done {
        /// The client's number for it.
        id: u32,
    },
    /// A message was refused; nothing has changed.
    Refused {
        /// The client's number for it.
        id: u32,
        /// Why.
        problem: Problem,
    },
    /// The answer to `why`.
    Why {
        /// The client's number for the question.
        id: u32,
        /// What is not legal now, and why.
        reasons: Vec<Unchoosable<C>>,
    },
    /// The answer to `forecast`.
    Forecast {
        /// The client's number for the question.
        id: u32,
        /// What the game can say beforehand, in its own words; nothing when there is nothing to say.
        forecast: Option<F>,
    },
    /// The answer to `describe`.
    Described {
        /// The client's number for the question.
        id: u32,
        /// The table in sentences; nothing while somebody else looks at the screen.
        telling: Option<Telling>,
    },
    /// The answer to `records`.
    Records(Box<Records<E, Q, C>>),
    /// The server is there; sent when it had nothing else to say for a while.
    Beat,
    /// The last message: the connection ends.
    Bye {
        /// Why.
        problem: Problem,
    },
}

/// Everything about the table, to begin with.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome<S, Q, C> {
    /// The version of the protocol.
    pub protocol: u32,
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: &'static str,
    /// The version of the game's rules.
    pub rules: u32,
    /// The setup.
    pub setup: S,
    /// The server's time in milliseconds since 1970.
    pub now: i64,
    /// Who the viewer is.
    pub you: You,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// How many watch.
    pub spectators: u32,
    /// How time is counted.
    pub clock: super::Clock,
    /// Whether the table is in the lobby.
    pub listed: bool,
    /// Where time is not counted: after how many hours of waiting for somebody a bot may stand in.
    pub patience: u32,
    /// The SHA-256 of the seed of the dice, in hexadecimal digits.
    pub commitment: String,
    /// Where people commit to shares of the dice: every round, the last of which may still be open. Until the list is
    /// closed, it may grow.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Round>>"))]
    pub rounds: Vec<Round>,
    /// Whether the table comes from a backup: the dice may be known to somebody.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub restored: bool,
    /// The number of the last record.
    pub n: u64,
    /// What the viewer sees now.
    pub shown: Shown<Q, C>,
}

/// Records that are told again.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Records<E, Q, C> {
    /// The client's number for the question.
    pub id: u32,
    /// As whom they are told.
    pub viewer: Option<Seat>,
    /// The number of the first.
    pub from: u64,
    /// When views were asked for: the viewer's whole view before the first record, null before the game began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub before: Option<Box<RawValue>>,
    /// The records, with patches when views were asked for.
    pub records: Vec<Record<E, Q, C>>,
}

/// Who the viewer is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// The seats of this person; none for a spectator.
    pub seats: Vec<Seat>,
    /// Whether this person is the host.
    pub host: bool,
    /// The name, if there is one.
    pub name: Option<String>,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// A stable word for programs.
    pub code: &'static str,
    /// The reason, for people.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub message: Message,
    /// The rule that refuses, if a rule does.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub rule: Option<RuleId>,
    /// Which of several steps, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub step: Option<usize>,
}

impl Problem {
    /// A refusal that is no rule's.
    pub fn new(code: &'static str, message: Message) -> Problem {
        Problem { code, message, rule: None, step: None }
    }
}
