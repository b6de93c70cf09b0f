//! What a table can be asked.

use super::Queue;
use crate::measures::Stopwatch;
use crate::problem::Refuse;
use crate::shared::Nudge;
use archive::{LinkChange, TableId};
use host::journal::{Identity, Person, Place};
use host::protocol::{Clock, Say};
use host::{Answered, Arrival, ConnectionId, Visitor};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use tokio::sync::{mpsc, oneshot};

/// The sender of requests to a table. The channel allocates room for 32 of them in advance, so they are boxed: most
/// tables are idle most of the time.
pub type Mailbox = mpsc::Sender<Box<Ask>>;

/// The receiver of requests to a table.
pub type Asks = mpsc::Receiver<Box<Ask>>;

/// A request to a table.
pub enum Ask {
    /// A client connects; the answer is the number of the connection.
    Attach {
        /// Who connects.
        visitor: Visitor,
        /// From which address.
        address: Option<IpAddr>,
        /// The queue of messages to the client.
        queue: Arc<Queue>,
        /// The last record that the client has.
        since: Option<u64>,
        /// The answer.
        reply: oneshot::Sender<Result<ConnectionId, Refuse>>,
    },
    /// A client is disconnected.
    Detach {
        /// Which connection.
        connection: ConnectionId,
        /// For how long nothing had come from it, when it was lost by that.
        silent: Duration,
    },
    /// A message of a connection.
    Say {
        /// Which connection.
        connection: ConnectionId,
        /// The message.
        say: Say,
        /// Runs since the message arrived.
        heard: Stopwatch,
    },
    /// A player takes a seat.
    Join {
        /// The player, and the seat.
        arrival: Arrival,
        /// Who has blocked the player and does not play with them without a link.
        blockers: Vec<Identity>,
        /// The answer: the seat.
        reply: oneshot::Sender<Result<Sat, Refuse>>,
    },
    /// The host creates or revokes links.
    Links {
        /// Who asks.
        player: Identity,
        /// The seat a new link is for.
        seat: Option<Seat>,
        /// The change.
        change: LinkChange,
        /// The answer.
        reply: oneshot::Sender<Result<(), Refuse>>,
    },
    /// Asks who sits in each seat.
    People {
        /// Who asks.
        visitor: Visitor,
        /// The answer.
        reply: oneshot::Sender<Result<Vec<Option<Person>>, Refuse>>,
    },
    /// Exports the game as a file, once it is over.
    Export {
        /// Who asks.
        visitor: Visitor,
        /// The answer.
        reply: oneshot::Sender<Result<String, Refuse>>,
    },
    /// A player is known no longer.
    Forget {
        /// Who.
        player: Identity,
        /// The answer.
        reply: oneshot::Sender<Result<(), Refuse>>,
    },
    /// A player wants to play again, or agrees to it.
    Rematch {
        /// Who.
        player: Identity,
        /// The answer: whether the table of the rematch is to be opened now.
        reply: oneshot::Sender<Result<bool, Refuse>>,
    },
    /// Asks for what a rematch needs.
    Arrange {
        /// Who asks, unless everybody has agreed.
        player: Option<Identity>,
        /// The answer.
        reply: oneshot::Sender<Again>,
    },
    /// Announces the table of the rematch.
    Follow {
        /// The new table.
        table: TableId,
        /// The answer: the table of the rematch, an earlier one if it exists.
        reply: oneshot::Sender<Result<TableId, Refuse>>,
    },
    /// The answer to a query that ran in the background.
    Answered(Answered),
    /// Asks for the players who have to decide or to open their shares and are not connected.
    Absent {
        /// The answer.
        reply: oneshot::Sender<Vec<Nudge>>,
    },
    /// The table is closed or deleted.
    Shut {
        /// What those who are connected are told.
        refuse: Refuse,
        /// The answer, when they have been told.
        reply: oneshot::Sender<()>,
    },
    /// The server shuts down.
    Close,
}

/// A seat that a player has taken.
pub struct Sat {
    /// Which one.
    pub seat: Seat,
    /// Whether the people at the table have to agree first.
    pub asked: bool,
}

/// Whether the same people play again.
pub enum Again {
    /// They are not asked, or not all have agreed.
    Waiting,
    /// At this table.
    There(TableId),
    /// A table is to be opened for them.
    Due(Box<NewRound>),
}

/// What a rematch begins with.
pub struct NewRound {
    /// The setup, as JSON.
    pub setup: serde_json::Value,
    /// Who sits where.
    pub places: Vec<Place>,
    /// Who is the host.
    pub host: Identity,
    /// What they have committed to for the dice.
    pub commitments: Vec<(Identity, String)>,
    /// The time control.
    pub clock: Clock,
    /// Whether the table was in the lobby.
    pub listed: bool,
    /// The game's id.
    pub game: &'static str,
}
