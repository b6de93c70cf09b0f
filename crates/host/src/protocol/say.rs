//! What a client says.

use super::BotId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A message of a client. Each but the first has an `id` of the client's own, which the answer repeats.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Say {
    /// The first message: the protocol, and the last record the client has seen.
    Hello {
        /// The version of the protocol the client speaks.
        protocol: u32,
        /// The number of the last record it has; without it everything is sent again.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        since: Option<u64>,
        /// The secret of a link for spectators.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        watch: Option<String>,
    },
    /// One choice, or several steps at once: all of them, or none.
    Choose {
        /// The client's number for this message.
        id: u32,
        /// Who chooses.
        seat: Seat,
        /// The number of inputs the client has seen; a stale choice is refused.
        sequence: u64,
        /// The choices in order.
        #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
        choices: Vec<serde_json::Value>,
    },
    /// Why the other choices one could think of are not legal now.
    Why {
        /// The client's number for this message.
        id: u32,
        /// Who asks.
        seat: Seat,
    },
    /// What can be said beforehand about the decision that lies ahead.
    Forecast {
        /// The client's number for this message.
        id: u32,
        /// Who asks; without a seat it is what everybody may be told.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// The table in sentences, for viewers who read or listen instead of looking.
    Describe {
        /// The client's number for this message.
        id: u32,
        /// Who asks; without a seat it is what everybody may be told.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
        /// Whether to tell everything that can be asked about by its name, instead of the table.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        subjects: bool,
    },
    /// Records that were told before, as the viewer may know them.
    Records {
        /// The client's number for this message.
        id: u32,
        /// The number of the first.
        from: u64,
        /// The number after the last.
        to: u64,
        /// Whether the events come with patches, and with the view before them.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        views: bool,
    },
    /// Takes the seat's last choice back.
    Undo {
        /// The client's number for this message.
        id: u32,
        /// Who takes back.
        seat: Seat,
    },
    /// Several people at one screen: who looks at it now; nobody when it is being passed on.
    Look {
        /// The client's number for this message.
        id: u32,
        /// Who looks.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// Asks the others for something that needs their consent.
    Propose {
        /// The client's number for this message.
        id: u32,
        /// Who asks. A host without a seat names the one that gets the role.
        seat: Seat,
        /// For what.
        what: Proposal,
    },
    /// Answers what was proposed.
    Answer {
        /// The client's number for this message.
        id: u32,
        /// Who answers.
        seat: Seat,
        /// Consent, or not.
        yes: bool,
    },
    /// Ends a pause.
    Resume {
        /// The client's number for this message.
        id: u32,
        /// Who ends it.
        seat: Seat,
    },
    /// Says something to the table.
    Chat {
        /// The client's number for this message.
        id: u32,
        /// What.
        text: String,
    },
    /// The host lets nobody read what a seat or the spectators write, or lets them again.
    Mute {
        /// The client's number for this message.
        id: u32,
        /// Whose words; the spectators' without it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
        /// Muted, or not.
        muted: bool,
    },
    /// Changes who sits in a seat: a bot for a leaver, another level, a person's return; or gives one's own seat up.
    Sit {
        /// The client's number for this message.
        id: u32,
        /// Which seat.
        seat: Seat,
        /// Who is to sit there.
        occupant: Wish,
        /// With `me` before the game: what the sender commits to.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        commitment: Option<String>,
    },
    /// Commits to a share of the dice: of this table before its list is closed, of a rematch after the game.
    Commit {
        /// The client's number for this message.
        id: u32,
        /// The SHA-256 of the share, in hexadecimal digits.
        commitment: String,
    },
    /// Opens the sender's share, once the list is closed.
    Reveal {
        /// The client's number for this message.
        id: u32,
        /// The share: 32 bytes in hexadecimal digits.
        share: String,
        /// What the sender commits to in case somebody else does not open and the round fails.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        next: Option<String>,
    },
    /// The host begins the game.
    Begin {
        /// The client's number for this message.
        id: u32,
    },
}

impl Say {
    /// The name of the message's type.
    pub fn kind(&self) -> &'static str {
        match self {
            Say::Hello { .. } => "hello",
            Say::Choose { .. } => "choose",
            Say::Why { .. } => "why",
            Say::Forecast { .. } => "forecast",
            Say::Describe { .. } => "describe",
            Say::Records { .. } => "records",
            Say::Undo { .. } => "undo",
            Say::Look { .. } => "look",
            Say::Propose { .. } => "propose",
            Say::Answer { .. } => "answer",
            Say::Resume { .. } => "resume",
            Say::Chat { .. } => "chat",
            Say::Mute { .. } => "mute",
            Say::Sit { .. } => "sit",
            Say::Commit { .. } => "commit",
            Say::Reveal { .. } => "reveal",
            Say::Begin { .. } => "begin",
        }
    }

    /// The client's number for this message; 0 for the first.
    pub fn id(&self) -> u32 {
        match self {
            Say::Hello { .. } => 0,
            Say::Choose { id, .. }
            | Say::Why { id, .. }
            | Say::Forecast { id, .. }
            | Say::Describe { id, .. }
            | Say::Records { id, .. }
            | Say::Undo { id, .. }
            | Say::Look { id, .. }
            | Say::Propose { id, .. }
            | Say::Answer { id, .. }
            | Say::Resume { id, .. }
            | Say::Chat { id, .. }
            | Say::Mute { id, .. }
            | Say::Sit { id, .. }
            | Say::Commit { id, .. }
            | Say::Reveal { id, .. }
            | Say::Begin { id } => *id,
        }
    }
}

/// What needs the consent of the people at the table: of all of them, or of most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// To go back until so many inputs are in effect.
    Undo {
        /// How many inputs stay.
        to: u64,
    },
    /// To stop the clocks.
    Pause,
    /// To let a bot stand in for somebody who is away, until they are back. Most of the others decide.
    StandIn {
        /// Whose seat.
        seat: Seat,
    },
    /// To make somebody else the host. The host hands the role over; when the host is gone, most of the others decide.
    Host {
        /// Whose person becomes the host.
        seat: Seat,
    },
    /// To let somebody new take the place of a bot, whose seat the proposal comes from. It is made by sitting down.
    Newcomer {
        /// The name of the newcomer.
        name: String,
    },
    /// To draw the dice again without those who do not open their shares. The host decides, or most of those who have.
    GiveUp,
    /// To play again.
    Rematch {
        /// What becomes of the seats of those who do not play again. Without it everybody has to agree; only the host or
        /// the player who asked first may say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        without: Option<Without>,
    },
}

/// What becomes of the seats of those who do not play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Without {
    /// Bots take them.
    Bots,
    /// There are fewer seats.
    Fewer,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// The sender.
    Me,
    /// Nobody yet. In the middle of a game only the owner can wish it, and a bot plays on for good.
    Open,
    /// A bot.
    Bot {
        /// Which one: a level, or a name.
        level: BotId,
    },
}
