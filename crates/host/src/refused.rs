//! What a table refuses, with a stable code and a sentence in every language.

use crate::protocol::Problem;
use table::{Explain, Message, Refusal, Refused, Seat};

/// Why a table refuses a command. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// Not a table that this visitor may know of.
    NoTable,
    /// The message is not of the form the description gives.
    Malformed {
        /// What is wrong.
        problem: String,
    },
    /// Not one of the table's seats, or not as many as the setup has.
    Seats,
    /// The seat belongs to somebody else.
    NotYourSeat {
        /// Which seat.
        seat: Seat,
    },
    /// The seat is taken.
    SeatTaken,
    /// The seat stays with its player until their time is up.
    SeatKept,
    /// The host keeps the role until they are gone.
    HostKept,
    /// The seat is that of an opponent.
    OpponentsSeat,
    /// No seat is free.
    TableFull,
    /// Only the host may do that.
    NotHost,
    /// Nobody with this cookie or code is known.
    NotKnown,
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    Begun,
    /// The game is not over.
    NotOver,
    /// Nothing can be taken back without asking.
    NoUndo,
    /// Nothing is proposed, or something is already.
    NoProposal,
    /// Not a commitment or a share that the dice take now.
    NoShare,
    /// The clocks stand still.
    Paused,
    /// Too many requests in a short time.
    TooFast,
    /// Too many connections.
    TooMany,
    /// The same person has come by newer connections.
    Elsewhere,
    /// The message is not for this moment, or of another version of the protocol.
    Protocol,
    /// The rules refuse it.
    Rules(Box<Problem>),
    /// What nobody could foresee.
    Broken,
}

impl Denied {
    /// The stable word for programs, and the key of the sentence.
    fn row(&self) -> (&'static str, &'static str) {
        match self {
            Denied::NoTable => ("no_table", "server-no-table"),
            Denied::Malformed { .. } => ("malformed", "server-malformed"),
            Denied::Seats => ("seats", "server-seats"),
            Denied::NotYourSeat { .. } => ("not_your_seat", "server-not-your-seat"),
            Denied::SeatTaken => ("seat_taken", "server-seat-taken"),
            Denied::SeatKept => ("seat_kept", "server-seat-kept"),
            Denied::HostKept => ("host_kept", "server-host-kept"),
            Denied::OpponentsSeat => ("opponents_seat", "server-opponents-seat"),
            Denied::TableFull => ("table_full", "server-table-full"),
            Denied::NotHost => ("not_host", "server-not-host"),
            Denied::NotKnown => ("not_known", "server-not-known"),
            Denied::NotBegun => ("not_begun", "server-not-begun"),
            Denied::Begun => ("begun", "server-begun"),
            Denied::NotOver => ("not_over", "server-not-over"),
            Denied::NoUndo => ("no_undo", "server-no-undo"),
            Denied::NoProposal => ("no_proposal", "server-no-proposal"),
            Denied::NoShare => ("no_share", "server-no-share"),
            Denied::Paused => ("paused", "server-paused"),
            Denied::TooFast => ("too_fast", "server-too-fast"),
            Denied::TooMany => ("too_many", "server-too-many"),
            Denied::Elsewhere => ("elsewhere", "server-elsewhere"),
            Denied::Protocol => ("protocol", "server-protocol"),
            Denied::Rules(problem) => (problem.code, ""),
            Denied::Broken => ("broken", "server-broken"),
        }
    }

    /// The stable word for programs.
    pub fn code(&self) -> &'static str {
        self.row().0
    }

    /// The reason, for people.
    pub fn message(&self) -> Message {
        match self {
            Denied::Malformed { problem } => {
                Message::new("server-malformed").with("problem", problem.clone())
            }
            Denied::NotYourSeat { seat } => Message::new("server-not-your-seat").with("n", seat.number() + 1),
            Denied::Rules(problem) => problem.message.clone(),
            _ => Message::new(self.row().1),
        }
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Problem {
        match denied {
            Denied::Rules(problem) => *problem,
            denied => Problem::new(denied.code(), denied.message()),
        }
    }
}

impl From<Problem> for Denied {
    fn from(problem: Problem) -> Denied {
        Denied::Rules(Box::new(problem))
    }
}

impl<I: Refusal> From<Refused<I>> for Problem {
    fn from(refused: Refused<I>) -> Problem {
        let code = match &refused {
            Refused::UnknownSeat { .. } => "unknown_seat",
            Refused::NotYourTurn { .. } => "not_your_turn",
            Refused::PlayerDecides { .. } => "player_decides",
            Refused::ChanceDecides => "chance_decides",
            Refused::GameOver => "game_over",
            Refused::Stale { .. } => "stale",
            Refused::Illegal(_) => "illegal",
        };
        Problem { code, message: refused.message(), rule: refused.rule(), step: None }
    }
}
