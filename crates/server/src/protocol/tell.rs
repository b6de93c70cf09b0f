//! What the server tells a client.

use super::{BotName, Level, Proposal, SeatInfo};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Described, Ending, Message, RuleId, Seat};

/// A message to one viewer. `S`, `E`, `Q`, `C`, `F` are the game's setup, event, question, choice and forecast.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Tell<S, E, Q, C, F> {
    /// Everything about the table, to begin with.
    Welcome(Box<Welcome<S, E, Q, C>>),
    /// Something has happened. Every viewer gets every record, in order.
    Record(Box<Record<E, Q, C>>),
    /// What this viewer sees has changed without a record: somebody else looks at the screen.
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
    /// The last message: the connection ends.
    Bye {
        /// Why.
        problem: Problem,
    },
}

/// Everything about the table, to begin with.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome<S, E, Q, C> {
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
    /// The SHA-256 of the seed of the dice, in hexadecimal digits.
    pub commitment: String,
    /// The number of the last record.
    pub n: u64,
    /// The last records, or all that were missed.
    pub records: Vec<Record<E, Q, C>>,
    /// What the viewer sees now.
    pub shown: Shown<Q, C>,
}

/// Who the viewer is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// The seats of this person; none for a spectator.
    pub seats: Vec<Seat>,
    /// Whether this person opened the table.
    pub host: bool,
    /// The name, if there is one.
    pub name: Option<String>,
}

/// What a viewer sees now.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown<Q, C> {
    /// Through whose eyes; nobody's for a spectator, or while the screen is being passed on.
    pub eyes: Option<Seat>,
    /// How many inputs are in effect; a choice names this number.
    pub sequence: u64,
    /// What of the view has changed: paths of at most two field names joined by a dot, with their new values; the
    /// whole view has the empty path. Empty before the game begins.
    #[cfg_attr(feature = "ts", ts(type = "Array<[string, unknown]>"))]
    pub view: Pile,
    /// The view in sentences, topic by topic, for games that the client has no drawings for; empty for others and
    /// before the game begins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Described>>"))]
    pub described: Vec<Described>,
    /// What the table waits for.
    pub waiting: Waiting<Q, C>,
    /// What is proposed and not yet decided.
    pub proposal: Option<(Seat, Proposal)>,
    /// Since when the clocks are stopped by consent, in milliseconds since 1970.
    pub paused: Option<i64>,
    /// How far each of the viewer's seats may undo without asking: the seats that may now.
    pub undo: Vec<Seat>,
}

/// Changed parts of a view.
pub type Pile = Vec<(String, Box<RawValue>)>;

/// What the table waits for.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum Waiting<Q, C> {
    /// For people to sit down.
    Players,
    /// For a seat to decide.
    Choice {
        /// Who decides.
        seat: Seat,
        /// What is asked, with the choices, when it is the viewer who decides.
        asked: Option<Asked<Q, C>>,
    },
    /// For nothing: the game is over.
    Nothing {
        /// How it ended.
        ending: Ending,
        /// The seed of the dice, in hexadecimal digits.
        seed: String,
    },
}

/// A question to the viewer.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked<Q, C> {
    /// The question, in the game's own words.
    pub question: Q,
    /// The question as a sentence.
    pub text: Message,
    /// The legal choices.
    pub choices: Vec<Choosable<C>>,
}

/// A legal choice.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choosable<C> {
    /// The choice, to be sent back as it is.
    pub choice: C,
    /// The choice as a line.
    pub text: Message,
}

/// A choice that is not legal now.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Unchoosable<C> {
    /// The choice.
    pub choice: C,
    /// The choice as a line.
    pub text: Message,
    /// Why not.
    pub reason: Message,
    /// The rule that says so.
    pub rule: RuleId,
}

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
    /// What the viewer sees afterwards; absent when another record follows at once, or an old one is told again.
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
    /// The line.
    pub text: Message,
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
    /// The game began.
    Began,
    /// An input.
    Played {
        /// Whose; nobody's for chance.
        seat: Option<Seat>,
        /// Who decided.
        by: By,
    },
    /// A bot of the operator's could not go on, and one of the house's plays in its place from now on.
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
        /// The new table.
        table: String,
    },
    /// The host muted somebody, or no longer.
    Muted {
        /// Which seat; the spectators without it.
        seat: Option<Seat>,
        /// Muted, or not.
        muted: bool,
    },
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

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// A stable word for programs.
    pub code: &'static str,
    /// The reason, for people.
    #[schema(value_type = Object)]
    pub message: Message,
    /// The rule that refuses, if a rule does.
    #[schema(value_type = Option<String>)]
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
