//! What is written down of a table. Everything about a table is a fold over these records.

use crate::protocol::{AboutTable, BotId, BotName, By, Clock, Failure, Level, Occupant, Proposal};
use ids::PlayerId;
use serde::{Deserialize, Serialize};
use table::record::Round;
use table::{Fingerprint, Game, InputOf, Seat};

/// One record of a table's journal, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", bound = "", deny_unknown_fields)]
pub enum Record<G: Game> {
    /// Always the first.
    Opened(Box<Opened<G>>),
    /// Somebody sits down, leaves, or is replaced.
    Seated {
        /// Where.
        seat: Seat,
        /// Who sits there from now on.
        place: Place,
        /// What the seat adds to the dice, in hexadecimal digits.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        entropy: String,
        /// Milliseconds that the running clock has run; missing in journals from before, and when none ran.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<u64>,
    },
    /// Somebody commits to a share of the dice: of this table before its list is closed, of the next one after the game.
    Committed {
        /// Whose person it is.
        seat: Seat,
        /// The SHA-256 of the share, in hexadecimal digits.
        commitment: String,
    },
    /// The list of commitments is closed.
    Closed {
        /// The list.
        round: Round,
    },
    /// Somebody opens their share.
    Revealed {
        /// Whose person it is.
        seat: Seat,
        /// The share, in hexadecimal digits.
        share: String,
        /// What they commit to in case this round fails.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<String>,
    },
    /// The round fails, because somebody has not opened their share.
    Failed {
        /// Who, by number.
        people: Vec<u8>,
        /// The seed of the round, which is not used.
        seed: String,
    },
    /// The game begins.
    Began,
    /// An input.
    Played {
        /// The input.
        input: InputOf<G>,
        /// The game's fingerprint after it. Journals of the first format have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chain: Option<Fingerprint>,
        /// The first format only: a hash of the state as it lay in memory. It is read and not looked at.
        #[serde(default, skip_serializing)]
        state: Option<Fingerprint>,
        /// Who decided.
        by: By,
        /// Milliseconds that the running clock has run; missing in journals from before, and when none ran.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<u64>,
    },
    /// An operator's bot failed, and a built-in bot takes over.
    Replaced {
        /// Where.
        seat: Seat,
        /// Which bot it was.
        bot: BotName,
        /// Why it cannot.
        why: Failure,
        /// Who plays from now on.
        level: Level,
        /// Milliseconds that the running clock has run; missing in journals from before, and when none ran.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<u64>,
    },
    /// Inputs are taken back.
    TakenBack {
        /// How many stay in effect.
        to: u64,
        /// Who takes back.
        seat: Seat,
        /// Whether everybody had to consent.
        consent: bool,
        /// Milliseconds that the running clock has run. Where it is missing, in journals from before, the clocks stay as
        /// they are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<u64>,
    },
    /// Something is proposed.
    Proposed {
        /// By whom.
        seat: Seat,
        /// What.
        what: Proposal,
        /// The newcomer who asks for the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        newcomer: Option<Person>,
    },
    /// Somebody answers.
    Answered {
        /// Who.
        seat: Seat,
        /// Consent, or not.
        yes: bool,
    },
    /// The clocks stop.
    Paused {
        /// Milliseconds that the running clock has run; missing in journals from before, and when none ran.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<u64>,
    },
    /// They go on.
    Resumed {
        /// By whom.
        seat: Seat,
    },
    /// Somebody says something.
    Said {
        /// From which seat; a spectator's without it.
        seat: Option<Seat>,
        /// The name.
        name: String,
        /// What.
        text: String,
    },
    /// The same people play again.
    Rematch {
        /// The new table's id.
        table: String,
    },
    /// Somebody becomes the host.
    Hosted {
        /// Whose person it is.
        seat: Seat,
    },
    /// What was proposed is off: whom it was about is back, or gone for good.
    Lapsed,
    /// The host mutes somebody, or no longer.
    Muted {
        /// Which seat; the spectators without it.
        seat: Option<Seat>,
        /// Muted, or not.
        muted: bool,
    },
}

impl<G: Game> Record<G> {
    /// Notes how long the running clock has run, in a record that may stop it.
    pub(crate) fn settle(&mut self, ran: Option<u64>) {
        match self {
            Record::Seated { used, .. }
            | Record::Replaced { used, .. }
            | Record::Paused { used }
            | Record::Played { used, .. } => *used = ran,
            // It says by this that the clocks go back too.
            Record::TakenBack { used, .. } => *used = Some(ran.unwrap_or(0)),
            _ => {}
        }
    }

    /// The seat that did it, if a person did, besides inputs.
    pub(crate) fn author(&self) -> Option<Seat> {
        match self {
            Record::Proposed { seat, .. }
            | Record::Answered { seat, .. }
            | Record::Resumed { seat }
            | Record::Hosted { seat }
            | Record::Committed { seat, .. }
            | Record::Revealed { seat, .. }
            | Record::TakenBack { seat, consent: false, .. } => Some(*seat),
            Record::Said { seat, .. } => *seat,
            _ => None,
        }
    }

    /// How long the running clock has run, if the record says so.
    pub(crate) fn used(&self) -> Option<u64> {
        match self {
            Record::Seated { used, .. }
            | Record::Replaced { used, .. }
            | Record::Paused { used }
            | Record::Played { used, .. }
            | Record::TakenBack { used, .. } => *used,
            _ => None,
        }
    }
}

/// What is settled when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Opened<G: Game> {
    /// The setup.
    pub setup: G::Setup,
    /// Who opened it.
    pub host: Identity,
    /// Who sits where at first.
    pub seats: Vec<Place>,
    /// How time is counted.
    pub clock: Clock,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// How the dice are made: 1, as journals from before have them, by entropy of each seat; 2 by shares of people.
    #[serde(default = "first_kind", skip_serializing_if = "is_first_kind")]
    pub dice: u8,
}

fn first_kind() -> u8 {
    1
}

fn is_first_kind(dice: &u8) -> bool {
    *dice == 1
}

/// A person at the table, with the identity that only the server knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub player: Identity,
    /// The name the person goes by at this table.
    pub name: String,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Whose seat it is; also while a bot stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// Which bot decides, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<BotId>,
    /// Whether the bot decides only until the person is back, who did not ask for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub until_back: bool,
}

impl Place {
    /// Nobody's.
    pub const OPEN: Place = Place { person: None, bot: None, until_back: false };

    /// A person's.
    pub fn of(person: Person) -> Place {
        Place { person: Some(person), ..Place::OPEN }
    }

    /// A bot's.
    pub fn bot(bot: BotId) -> Place {
        Place { bot: Some(bot), ..Place::OPEN }
    }

    /// Whether nobody sits there, neither a person nor a bot.
    pub fn is_open(&self) -> bool {
        *self == Place::OPEN
    }

    /// What everybody may know of it.
    pub fn occupant(&self) -> Occupant {
        match (&self.person, self.bot.clone()) {
            (None, None) => Occupant::Open,
            (None, Some(level)) => Occupant::Bot { level },
            (Some(person), None) => Occupant::Person { name: person.name.clone() },
            (Some(person), Some(level)) => Occupant::StandIn { level, name: person.name.clone() },
        }
    }

    /// Whether the seat is this person's.
    pub fn is_of(&self, player: Identity) -> bool {
        self.person.as_ref().is_some_and(|person| person.player == player)
    }

    /// The name to be shown; empty for bots and open seats.
    pub fn name(&self) -> String {
        self.person.as_ref().map(|person| person.name.clone()).unwrap_or_default()
    }
}

/// What the archive keeps for lists of tables, beside the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct About {
    /// What everybody may know.
    #[serde(flatten)]
    pub table: AboutTable,
    /// The person whose decision the table waits for. Only that person is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waits_for: Option<Identity>,
}

impl About {
    /// What is kept of a table with these places.
    pub fn of(places: &[Place], clock: Clock, waits_for: Option<Identity>) -> About {
        let seats = places.iter().map(Place::occupant).collect();
        About { table: AboutTable { seats, clock }, waits_for }
    }

    /// As it is kept.
    pub fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("it is plain data")
    }

    /// What was kept, unless another program wrote it.
    pub fn read(bytes: &[u8]) -> Option<About> {
        serde_json::from_slice(bytes).ok()
    }
}

/// A player's id as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Identity(pub PlayerId);

impl From<Identity> for String {
    fn from(identity: Identity) -> String {
        identity.0.to_string()
    }
}

impl TryFrom<String> for Identity {
    type Error = String;
    fn try_from(text: String) -> Result<Identity, String> {
        text.parse().map(Identity).map_err(|_| format!("{text:?} is no player's id"))
    }
}

#[cfg(test)]
#[path = "journal_tests.rs"]
mod tests;
