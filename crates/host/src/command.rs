//! What can happen to a table.

use crate::journal::Identity;
use crate::protocol::{BotId, BotName, By, Failure, Say};
use crate::query::Answered;
use ids::TableId;
use table::{Fingerprint, Game, Seat};

/// The number of a connection, given by the driver.
pub type ConnectionId = u64;

/// A moment of a game: how many inputs are in effect, and the fingerprint after the last, which is another one after an
/// undo.
pub type Moment = (u64, Option<Fingerprint>);

/// Who connects.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Visitor {
    /// Which player, if any.
    pub player: Option<Identity>,
    /// The name.
    pub name: Option<String>,
    /// The link for spectators that was shown, by its hash.
    pub watch: Option<[u8; 32]>,
}

/// Who sits down.
#[derive(Clone)]
pub struct Arrival {
    /// Who.
    pub player: Identity,
    /// By what name.
    pub name: String,
    /// In which seat; any free one without it.
    pub seat: Option<Seat>,
    /// Whether a link names this seat; then a bot makes way.
    pub by_link: bool,
    /// The SHA-256 of their share of the dice, in hexadecimal digits, if they have one.
    pub commitment: Option<String>,
}

/// A bot's decision that is asked for. The moment is its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// When.
    pub moment: Moment,
    /// For which seat.
    pub seat: Seat,
    /// In whose stead.
    pub by: By,
    /// Which bot.
    pub bot: BotId,
}

/// Something that is to happen at a table.
#[derive(Clone)]
pub enum Command<G: Game> {
    /// Somebody connects.
    Connect {
        /// The number of the connection.
        connection: ConnectionId,
        /// Who.
        visitor: Visitor,
        /// The last record the visitor has.
        since: Option<u64>,
    },
    /// A connection is gone.
    Disconnect {
        /// Which.
        connection: ConnectionId,
        /// For how many milliseconds nothing had come from it, when it was lost by that.
        silent: i64,
    },
    /// A link for spectators is revoked: those who came by it are disconnected.
    Revoke {
        /// The link, by its hash.
        link: [u8; 32],
        /// What they are told.
        problem: crate::protocol::Problem,
    },
    /// A message of a connection.
    Say {
        /// Which connection.
        connection: ConnectionId,
        /// What it says.
        say: Say,
    },
    /// Somebody who has connected is back: what they did not ask for ends.
    Return {
        /// Who.
        player: Identity,
    },
    /// Somebody wants to be known no longer: their seats and the host's role go to others, their connections end.
    Forget {
        /// Who.
        player: Identity,
    },
    /// Somebody wants to sit down.
    Join(Arrival),
    /// The game begins, if everybody sits.
    Begin,
    /// A bot has decided. What it decided for another moment is dropped.
    Decide {
        /// What it was asked.
        asked: Asked,
        /// What it chose.
        choice: G::Choice,
    },
    /// A bot of the operator's cannot go on.
    Replace {
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: BotName,
        /// Why it cannot.
        why: Failure,
    },
    /// Somebody wants to play again, or agrees to it.
    Again {
        /// Who.
        player: Identity,
    },
    /// The same people play again, at this table.
    Follow {
        /// The new table.
        table: TableId,
    },
    /// A [`Query`](crate::Query) is answered.
    Answer(Answered),
}
