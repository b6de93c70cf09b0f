//! Everything the server refuses, with a stable code, a sentence in every language and a status for HTTP.

use crate::protocol::Problem;
use archive::ArchiveError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::{Explain, Message, Refusal, Refused, Seat};

/// Why the server refuses a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refuse {
    /// No table of that id, or none that this visitor may know of.
    NoTable,
    /// No game of that id.
    NoGame {
        /// What was asked for.
        found: String,
    },
    /// The operator has no bot of that name for this game.
    NoBot {
        /// What was asked for.
        found: String,
    },
    /// As many processes of bots run already as the operator allows.
    TooManyBots,
    /// The request is not of the form the description gives.
    Malformed {
        /// What is wrong.
        problem: String,
    },
    /// The setup is refused by the rules.
    Setup(Message),
    /// A name is empty, too long, or has characters that cannot be shown.
    Name,
    /// Not one of the table's seats, or not as many as the setup has.
    Seats,
    /// The seat belongs to somebody else.
    NotYourSeat {
        /// Which seat.
        seat: Seat,
    },
    /// The seat is taken.
    SeatTaken,
    /// No seat is free.
    TableFull,
    /// The link is good for nothing (any more).
    NoLink,
    /// Only who opened the table may do that.
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
    /// The clocks stand still.
    Paused,
    /// Too many requests in a short time.
    TooFast,
    /// Too many connections.
    TooMany,
    /// The request comes from another site.
    Origin,
    /// The request is too large.
    TooLarge,
    /// The protocol's version is not spoken here.
    Protocol,
    /// There is no such address.
    NoPage,
    /// The address does not know this method.
    NoMethod,
    /// The table was played by other rules.
    OtherRules,
    /// The server is shutting down.
    Closing,
    /// The connection did not take what it was sent.
    TooSlow,
    /// The archive could not do it. Nothing has changed.
    Archive(ArchiveError),
    /// What the server could not foresee. Nothing has changed.
    Broken,
}

impl Refuse {
    /// The stable word for programs.
    pub fn code(&self) -> &'static str {
        self.row().0
    }

    /// The status for HTTP.
    pub fn status(&self) -> StatusCode {
        self.row().2
    }

    fn row(&self) -> (&'static str, &'static str, StatusCode) {
        use StatusCode as S;
        match self {
            Refuse::NoTable => ("no_table", "server-no-table", S::NOT_FOUND),
            Refuse::NoGame { .. } => ("no_game", "server-no-game", S::UNPROCESSABLE_ENTITY),
            Refuse::NoBot { .. } => ("no_bot", "server-no-bot", S::UNPROCESSABLE_ENTITY),
            Refuse::TooManyBots => ("too_many_bots", "server-too-many-bots", S::TOO_MANY_REQUESTS),
            Refuse::Malformed { .. } => ("malformed", "server-malformed", S::BAD_REQUEST),
            Refuse::Setup(_) => ("setup", "server-setup", S::UNPROCESSABLE_ENTITY),
            Refuse::Name => ("name", "server-name", S::UNPROCESSABLE_ENTITY),
            Refuse::Seats => ("seats", "server-seats", S::UNPROCESSABLE_ENTITY),
            Refuse::NotYourSeat { .. } => ("not_your_seat", "server-not-your-seat", S::FORBIDDEN),
            Refuse::SeatTaken => ("seat_taken", "server-seat-taken", S::CONFLICT),
            Refuse::TableFull => ("table_full", "server-table-full", S::CONFLICT),
            Refuse::NoLink => ("no_link", "server-no-link", S::FORBIDDEN),
            Refuse::NotHost => ("not_host", "server-not-host", S::FORBIDDEN),
            Refuse::NotKnown => ("not_known", "server-not-known", S::UNAUTHORIZED),
            Refuse::NotBegun => ("not_begun", "server-not-begun", S::CONFLICT),
            Refuse::Begun => ("begun", "server-begun", S::CONFLICT),
            Refuse::NotOver => ("not_over", "server-not-over", S::CONFLICT),
            Refuse::NoUndo => ("no_undo", "server-no-undo", S::CONFLICT),
            Refuse::NoProposal => ("no_proposal", "server-no-proposal", S::CONFLICT),
            Refuse::Paused => ("paused", "server-paused", S::CONFLICT),
            Refuse::TooFast => ("too_fast", "server-too-fast", S::TOO_MANY_REQUESTS),
            Refuse::TooMany => ("too_many", "server-too-many", S::TOO_MANY_REQUESTS),
            Refuse::Origin => ("origin", "server-origin", S::FORBIDDEN),
            Refuse::TooLarge => ("too_large", "server-too-large", S::PAYLOAD_TOO_LARGE),
            Refuse::Protocol => ("protocol", "server-protocol", S::BAD_REQUEST),
            Refuse::NoPage => ("no_page", "server-no-page", S::NOT_FOUND),
            Refuse::NoMethod => ("no_method", "server-no-method", S::METHOD_NOT_ALLOWED),
            Refuse::OtherRules => ("other_rules", "server-other-rules", S::CONFLICT),
            Refuse::Closing => ("closing", "server-closing", S::SERVICE_UNAVAILABLE),
            Refuse::TooSlow => ("too_slow", "server-too-slow", S::REQUEST_TIMEOUT),
            Refuse::Archive(ArchiveError::NoTable { .. }) => ("no_table", "server-no-table", S::NOT_FOUND),
            Refuse::Archive(ArchiveError::Full) => ("disk_full", "server-archive", S::INSUFFICIENT_STORAGE),
            Refuse::Archive(ArchiveError::ReadOnly) => {
                ("disk_read_only", "server-archive", S::INSUFFICIENT_STORAGE)
            }
            Refuse::Archive(_) => ("archive", "server-archive", S::SERVICE_UNAVAILABLE),
            Refuse::Broken => ("broken", "server-broken", S::INTERNAL_SERVER_ERROR),
        }
    }

    /// The reason, for people.
    pub fn message(&self) -> Message {
        match self {
            Refuse::NoGame { found } => Message::new("server-no-game").with("found", found.clone()),
            Refuse::NoBot { found } => Message::new("server-no-bot").with("found", found.clone()),
            Refuse::Malformed { problem } => {
                Message::new("server-malformed").with("problem", problem.clone())
            }
            Refuse::Setup(reason) => Message::new("server-setup").with("reason", reason.clone()),
            Refuse::NotYourSeat { seat } => Message::new("server-not-your-seat").with("n", seat.0 + 1),
            Refuse::Archive(ArchiveError::NoTable { .. }) => Message::new("server-no-table"),
            Refuse::Archive(error) => Message::new("server-archive").with("reason", error.message()),
            _ => Message::new(self.row().1),
        }
    }
}

impl From<ArchiveError> for Refuse {
    fn from(error: ArchiveError) -> Refuse {
        Refuse::Archive(error)
    }
}

impl From<Refuse> for Problem {
    fn from(refuse: Refuse) -> Problem {
        Problem::new(refuse.code(), refuse.message())
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

impl IntoResponse for Refuse {
    fn into_response(self) -> Response {
        crate::measures::refused(self.code());
        if self.status().is_server_error() {
            tracing::warn!(code = self.code(), problem = ?self, "refused");
        }
        (self.status(), axum::Json(Problem::from(self))).into_response()
    }
}
