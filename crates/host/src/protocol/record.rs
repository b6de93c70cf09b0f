//! What has happened at a table, as one viewer may know it.

use super::{BotName, Level, Proposal, Shown};
use serde::Serialize;
use table::patch::Patch;
use table::record::Round;
use table::{Message, RuleId, Seat};

/// A record as one viewer may know it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TableRecord"))]
pub struct Record<E, Q, C> {
    /// Its number, from 0 without gaps.
    pub n: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What it is.
    pub what: What,
    /// What happened in the game, as this viewer may know it.
    pub events: Vec<Happened<E>>,
    /// What the viewer sees afterwards; absent when another record follows at once, or an old one is told again. It is
    /// always there, with the whole view, where no patch leads to the view: when the game begins and after an undo.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shown: Option<Shown<Q, C>>,
}

/// An event with its line in the log.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Happened<E> {
    /// The event.
    pub event: E,
    /// The line; absent when the line of an event beside it says it already.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<Message>,
    /// The rule that it follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<RuleId>,
    /// What it changes of the viewer's view; absent when that is nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub patch: Option<Patch>,
}

/// What a record is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum What {
    /// The table was opened.
    Opened,
    /// Somebody sat down, left, or was replaced.
    Seated {
        /// Where.
        seat: Seat,
        /// Who sits there now.
        occupant: super::Occupant,
    },
    /// Somebody committed to a share of the dice.
    Committed {
        /// Whose person it is.
        seat: Seat,
        /// The SHA-256 of the share, in hexadecimal digits.
        commitment: String,
    },
    /// The list of commitments was closed.
    Closed {
        /// The list.
        round: Round,
    },
    /// Somebody opened their share.
    Revealed {
        /// Whose person it is.
        seat: Seat,
        /// The share, in hexadecimal digits.
        share: String,
        /// What they committed to in case the round fails.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        next: Option<String>,
    },
    /// The round failed, because somebody did not open their share; another one follows without it.
    Failed {
        /// Who, by number.
        people: Vec<u8>,
        /// The seed of the round, which is not used.
        seed: String,
    },
    /// The game began.
    Began,
    /// An input.
    Played {
        /// Whose; nobody's for chance.
        seat: Option<Seat>,
        /// Who decided.
        by: By,
    },
    /// A bot of the operator's could not go on, and a built-in bot plays in its place from now on.
    Replaced {
        /// Where.
        seat: Seat,
        /// Which bot it was.
        bot: BotName,
        /// Why it could not.
        why: Failure,
        /// Who plays now.
        level: Level,
    },
    /// Inputs were taken back.
    TakenBack {
        /// How many inputs stayed in effect.
        to: u64,
        /// By whom.
        seat: Seat,
        /// Whether everybody had to consent.
        consent: bool,
    },
    /// Something was proposed.
    Proposed {
        /// By whom.
        seat: Seat,
        /// What.
        what: Proposal,
    },
    /// Somebody answered.
    Answered {
        /// Who.
        seat: Seat,
        /// Consent, or not.
        yes: bool,
    },
    /// The clocks were stopped by consent.
    Paused,
    /// They go on.
    Resumed {
        /// By whom.
        seat: Seat,
    },
    /// Somebody said something; without the text when the writer is muted.
    Said {
        /// From which seat; a spectator's without it.
        seat: Option<Seat>,
        /// The name.
        name: String,
        /// What.
        text: Option<String>,
    },
    /// The same people play again.
    Rematch {
        /// The new table; for those who watch a table that is not in the lobby, nothing.
        table: Option<String>,
    },
    /// Somebody became the host: the role was handed over, or the others decided so.
    Hosted {
        /// Whose person it is.
        seat: Seat,
    },
    /// What was proposed is off: whom it was about is back, or gone for good.
    Lapsed,
    /// The host muted somebody, or no longer.
    Muted {
        /// Which seat; the spectators without it.
        seat: Option<Seat>,
        /// Muted, or not.
        muted: bool,
    },
}

impl What {
    /// The same for those who have no right to the table where the same people play again.
    pub(crate) fn for_strangers(self) -> What {
        match self {
            What::Rematch { .. } => What::Rematch { table: None },
            what => what,
        }
    }
}

/// Why a bot of the operator's could not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// Its process could not be started.
    NotStarted,
    /// Its process ended.
    Ended,
    /// It said something that is no answer.
    Garbled,
    /// It chose what is not there.
    Illegal,
    /// It did not answer in time.
    Silent,
    /// It said too much.
    Flooded,
    /// The operator has it no more, or not for this game.
    Removed,
    /// As many processes run already as the operator allows.
    Crowded,
}

impl Failure {
    /// Its name in logs and measurements.
    pub fn id(self) -> &'static str {
        match self {
            Failure::NotStarted => "not_started",
            Failure::Ended => "ended",
            Failure::Garbled => "garbled",
            Failure::Illegal => "illegal",
            Failure::Silent => "silent",
            Failure::Flooded => "flooded",
            Failure::Removed => "removed",
            Failure::Crowded => "crowded",
        }
    }
}

impl From<&bots::Trouble> for Failure {
    fn from(trouble: &bots::Trouble) -> Failure {
        use bots::Trouble;
        match trouble {
            Trouble::NotStarted { .. } => Failure::NotStarted,
            Trouble::Ended | Trouble::Panicked { .. } => Failure::Ended,
            Trouble::Garbled { .. } => Failure::Garbled,
            Trouble::Illegal { .. } => Failure::Illegal,
            Trouble::Silent => Failure::Silent,
            Trouble::Flooded => Failure::Flooded,
        }
    }
}

/// Who decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person.
    Person,
    /// A bot.
    Bot,
    /// A bot, since the person's time was up.
    Clock,
    /// The dice.
    Chance,
}
