//! What a viewer sees, and what is asked.

use super::Proposal;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{ChoiceFacts, Described, Ending, Lack, Message, RuleId, Seat, Subject};

/// What a viewer sees now.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown<Q, C> {
    /// Whose view it is; nobody's for a spectator, or while the screen is being passed on.
    pub viewer: Option<Seat>,
    /// How many inputs are in effect; a choice names this number.
    pub sequence: u64,
    /// The whole view, where patches do not lead to it: at first, from another seat, when the game begins, after an undo,
    /// and for a viewer who fell behind. In a welcome it is null before the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub view: Option<Box<RawValue>>,
    /// For a viewer who fell behind and missed some records: the number of the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub n: Option<u64>,
    /// The view in sentences, topic by topic, for games that the client has no drawings for; empty for others and
    /// before the game begins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Described>>"))]
    pub described: Vec<Described>,
    /// What the table waits for.
    pub waiting: Waiting<Q, C>,
    /// What is proposed and not yet decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub proposal: Option<(Seat, Proposal)>,
    /// Who has answered it and who is waited for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub votes: Option<Votes>,
    /// Since when the clocks are stopped by consent, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub paused: Option<i64>,
    /// The viewer's seats that may undo now without asking; absent when none may.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub undo: Vec<Seat>,
}

/// Who has answered what is proposed. Every person is named by their first seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Votes {
    /// Who has agreed.
    pub agreed: Vec<Seat>,
    /// Who has declined.
    pub declined: Vec<Seat>,
    /// Who is waited for.
    pub awaited: Vec<Seat>,
    /// How many have to agree.
    pub needed: u8,
}

/// A table in sentences, as one viewer may know it.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Telling {
    /// How many inputs are in effect.
    pub sequence: u64,
    /// What is seen, topic by topic.
    pub topics: Vec<Described>,
    /// What is good to know for the question that the viewer is asked.
    pub situation: Vec<Message>,
    /// What is to be said about the choices, in their order; nothing when somebody else is asked.
    pub choices: Vec<Remarked>,
    /// What can be said beforehand about the decision that lies ahead.
    pub foretold: Vec<Subject>,
    /// When the game is over, what the points of each seat are made of.
    pub points: Vec<Vec<Message>>,
    /// Everything that can be asked about by its name, when this was asked for; then the rest is empty.
    pub subjects: Vec<Subject>,
}

/// What is to be said about a choice, besides its text.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remarked {
    /// The heading it is listed under.
    pub heading: Message,
    /// The choice in fewer words, where it stands under its heading.
    pub brief: Option<Message>,
    /// What it would bring.
    pub remark: Option<Message>,
    /// The names of the subjects it is about.
    pub subjects: Vec<Message>,
}

/// What the table waits for.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum Waiting<Q, C> {
    /// For people to sit down.
    Players,
    /// For people to open their shares of the dice.
    Shares {
        /// Who is waited for: each person by their first seat.
        awaited: Vec<Seat>,
        /// Until when, in milliseconds since 1970; absent where time is not counted.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        until: Option<i64>,
    },
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
    /// The choices of the questions that surely follow, whatever is chosen, question by question: they may be answered
    /// together with this one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vec<C>>>"))]
    pub to_come: Vec<Vec<C>>,
}

/// A legal choice.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choosable<C> {
    /// The choice, to be sent back as it is.
    pub choice: C,
    /// The choice as a line.
    pub text: Message,
    /// What it means in figures.
    #[serde(skip_serializing_if = "ChoiceFacts::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ChoiceFacts>"))]
    pub facts: ChoiceFacts,
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
    /// What is missing, when it is a number of something.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lack: Option<Lack>,
    /// Whether nobody would think of it here, so that a list is shorter without.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub far_fetched: bool,
}
