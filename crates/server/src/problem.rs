//! Everything the server refuses, with a stable code, a sentence in every language and a status for HTTP.

use archive::ArchiveError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use host::Denied;
use host::protocol::Problem;
use table::{Explain, Message};

/// Why the server refuses a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refuse {
    /// The table refuses it.
    Table(Denied),
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
    /// The setup is refused by the rules.
    Setup(Message),
    /// A name is empty, too long, or has characters that cannot be shown.
    Name,
    /// The link was revoked or is unknown.
    NoLink,
    /// The request comes from another site.
    Origin,
    /// The request is too large.
    TooLarge,
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
    /// The host has blocked this person, who can come by a link only.
    NotInvited,
    /// The operator has closed the table.
    TableClosed,
    /// The operator has deleted the table.
    TableDeleted,
    /// The operator has banned the address or the player.
    Banned {
        /// Until when, in milliseconds since 1970.
        until: i64,
    },
    /// The archive could not do it. Nothing has changed.
    Archive(ArchiveError),
}

impl Refuse {
    /// The request is not of the form the description gives.
    pub fn malformed(problem: impl ToString) -> Refuse {
        Refuse::Table(Denied::Malformed { problem: problem.to_string() })
    }

    /// The stable word for programs.
    pub fn code(&self) -> &'static str {
        self.row().0
    }

    /// The status for HTTP.
    pub fn status(&self) -> StatusCode {
        self.row().2
    }

    /// The code, the key of the sentence, the status.
    fn row(&self) -> (&'static str, &'static str, StatusCode) {
        use StatusCode as S;
        match self {
            Refuse::Table(denied) => (denied.code(), "", status(denied)),
            Refuse::NoGame { .. } => ("no_game", "server-no-game", S::UNPROCESSABLE_ENTITY),
            Refuse::NoBot { .. } => ("no_bot", "server-no-bot", S::UNPROCESSABLE_ENTITY),
            Refuse::TooManyBots => ("too_many_bots", "server-too-many-bots", S::TOO_MANY_REQUESTS),
            Refuse::Setup(_) => ("setup", "server-setup", S::UNPROCESSABLE_ENTITY),
            Refuse::Name => ("name", "server-name", S::UNPROCESSABLE_ENTITY),
            Refuse::NoLink => ("no_link", "server-no-link", S::FORBIDDEN),
            Refuse::NotInvited => ("not_invited", "server-not-invited", S::FORBIDDEN),
            Refuse::Origin => ("origin", "server-origin", S::FORBIDDEN),
            Refuse::TooLarge => ("too_large", "server-too-large", S::PAYLOAD_TOO_LARGE),
            Refuse::NoPage => ("no_page", "server-no-page", S::NOT_FOUND),
            Refuse::NoMethod => ("no_method", "server-no-method", S::METHOD_NOT_ALLOWED),
            Refuse::OtherRules => ("other_rules", "server-other-rules", S::CONFLICT),
            Refuse::Closing => ("closing", "server-closing", S::SERVICE_UNAVAILABLE),
            Refuse::TooSlow => ("too_slow", "server-too-slow", S::REQUEST_TIMEOUT),
            Refuse::TableClosed | Refuse::Archive(ArchiveError::TableClosed { .. }) => {
                ("table_closed", "server-table-closed", S::GONE)
            }
            Refuse::TableDeleted => ("table_deleted", "server-table-deleted", S::GONE),
            Refuse::Banned { .. } => ("banned", "server-banned", S::FORBIDDEN),
            Refuse::Archive(ArchiveError::NoTable { .. }) => ("no_table", "server-no-table", S::NOT_FOUND),
            Refuse::Archive(ArchiveError::Full) => ("disk_full", "server-archive", S::INSUFFICIENT_STORAGE),
            Refuse::Archive(ArchiveError::ReadOnly) => {
                ("disk_read_only", "server-archive", S::INSUFFICIENT_STORAGE)
            }
            Refuse::Archive(_) => ("archive", "server-archive", S::SERVICE_UNAVAILABLE),
        }
    }

    /// The reason, for people.
    pub fn message(&self) -> Message {
        match self {
            Refuse::Table(denied) => denied.message(),
            Refuse::NoGame { found } => Message::new("server-no-game").with("found", found.clone()),
            Refuse::NoBot { found } => Message::new("server-no-bot").with("found", found.clone()),
            Refuse::Setup(reason) => Message::new("server-setup").with("reason", reason.clone()),
            Refuse::Banned { until } => {
                Message::new("server-banned").with("until", crate::admin::utc(*until))
            }
            Refuse::Archive(ArchiveError::NoTable { .. }) => Message::new("server-no-table"),
            Refuse::Archive(ArchiveError::TableClosed { .. }) => Message::new("server-table-closed"),
            Refuse::Archive(error) => Message::new("server-archive").with("reason", error.message()),
            _ => Message::new(self.row().1),
        }
    }
}

/// The status for HTTP of what a table refuses.
fn status(denied: &Denied) -> StatusCode {
    use StatusCode as S;
    match denied {
        Denied::NoTable => S::NOT_FOUND,
        Denied::Malformed { .. } | Denied::Protocol => S::BAD_REQUEST,
        Denied::Seats => S::UNPROCESSABLE_ENTITY,
        Denied::NotYourSeat { .. } | Denied::NotHost => S::FORBIDDEN,
        Denied::NotKnown => S::UNAUTHORIZED,
        Denied::SeatTaken
        | Denied::SeatKept
        | Denied::HostKept
        | Denied::OpponentsSeat
        | Denied::TableFull
        | Denied::NotBegun
        | Denied::Begun
        | Denied::NotOver
        | Denied::NoUndo
        | Denied::NoProposal
        | Denied::NoShare
        | Denied::Paused
        | Denied::Rules(_) => S::CONFLICT,
        Denied::TooFast | Denied::TooMany | Denied::Elsewhere => S::TOO_MANY_REQUESTS,
        Denied::Broken => S::INTERNAL_SERVER_ERROR,
    }
}

impl From<Denied> for Refuse {
    fn from(denied: Denied) -> Refuse {
        Refuse::Table(denied)
    }
}

impl From<ArchiveError> for Refuse {
    fn from(error: ArchiveError) -> Refuse {
        Refuse::Archive(error)
    }
}

impl From<Refuse> for Problem {
    fn from(refuse: Refuse) -> Problem {
        match refuse {
            Refuse::Table(denied) => denied.into(),
            refuse => Problem::new(refuse.code(), refuse.message()),
        }
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
