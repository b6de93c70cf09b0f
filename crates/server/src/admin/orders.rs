//! Orders of operators and their outcomes, as they go over the socket and are printed with `--json`.

use archive::{Audit, Ban, Listing, Player, Report, Status};
use serde::{Deserialize, Serialize};
use table::{Explain, Message};

/// An order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Lists tables, the newest first.
    List {
        /// Only those of a status.
        status: Option<TableStatus>,
        /// At most so many.
        limit: u32,
        /// Those before this table.
        before: Option<String>,
    },
    /// Closes a table: nobody can play there any more.
    Close {
        /// The table.
        table: String,
        /// Why.
        reason: String,
    },
    /// Deletes a table.
    Delete {
        /// The table.
        table: String,
        /// Why.
        reason: String,
    },
    /// Bans an address or a player for a while.
    Ban {
        /// The address, or the player's id.
        target: String,
        /// For so long.
        seconds: u64,
        /// Why.
        reason: String,
    },
    /// Lifts a ban.
    Lift {
        /// The address, or the player's id.
        target: String,
        /// Why.
        reason: String,
    },
    /// Lists the bans that hold.
    Bans,
    /// Lists reports, the newest first.
    Reports {
        /// Those that are settled, too.
        all: bool,
        /// At most so many.
        limit: u32,
    },
    /// Settles a report.
    Settle {
        /// Its number.
        report: i64,
        /// Why, or how.
        reason: String,
    },
    /// The audit log, the newest entry first.
    Log {
        /// At most so many.
        limit: u32,
    },
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// Waiting for players.
    Open,
    /// Being played.
    Playing,
    /// Over or closed.
    Over,
}

impl TableStatus {
    pub(super) fn stored(self) -> Status {
        match self {
            TableStatus::Open => Status::Open,
            TableStatus::Playing => Status::Playing,
            TableStatus::Over => Status::Over,
        }
    }
}

/// What came of an order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is done.
    Done,
    /// Tables.
    Tables(Vec<TableRow>),
    /// Bans.
    Bans(Vec<BanRow>),
    /// Reports.
    Reports(Vec<ReportRow>),
    /// Entries of the audit log.
    Log(Vec<LogRow>),
}

/// A table in a list. Times are Unix milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct TableRow {
    pub table: String,
    pub game: String,
    pub status: TableStatus,
    pub listed: bool,
    pub created: i64,
    pub changed: i64,
    /// Who sits there.
    pub people: Vec<PersonRow>,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct PersonRow {
    pub player: String,
    pub name: String,
}

impl TableRow {
    pub(super) fn of(listing: &Listing, people: Vec<Player>) -> TableRow {
        let status = match listing.summary.status {
            Status::Open => TableStatus::Open,
            Status::Playing => TableStatus::Playing,
            Status::Over => TableStatus::Over,
        };
        let row = |person: Player| PersonRow { player: person.id.to_string(), name: person.name };
        TableRow {
            table: listing.table.to_string(),
            game: listing.game.clone(),
            status,
            listed: listing.summary.listed,
            created: listing.created,
            changed: listing.changed,
            people: people.into_iter().map(row).collect(),
        }
    }
}

/// A ban. Times are Unix milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct BanRow {
    pub target: String,
    pub at: i64,
    pub until: i64,
    pub reason: String,
}

impl From<Ban> for BanRow {
    fn from(Ban { target, at, until, reason }: Ban) -> BanRow {
        BanRow { target, at, until, reason }
    }
}

/// What a report says besides who and where.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ReportBody {
    /// The name of the person who is reported.
    pub name: String,
    /// The chat line that is reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// What the reporter says about it.
    pub text: String,
}

/// A report. Times are Unix milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ReportRow {
    pub report: i64,
    pub at: i64,
    pub table: String,
    /// What is reported: `seat N` or `record N`.
    pub subject: String,
    pub reporter: String,
    /// The id of the person who is reported; none for a spectator.
    pub player: Option<String>,
    #[serde(flatten)]
    pub body: ReportBody,
    pub settled: Option<i64>,
}

impl From<Report> for ReportRow {
    fn from(Report { number, report, settled }: Report) -> ReportRow {
        ReportRow {
            report: number,
            at: report.at,
            table: report.table.to_string(),
            subject: report.subject,
            reporter: report.reporter.to_string(),
            player: report.player.map(|player| player.to_string()),
            body: serde_json::from_slice(&report.body).unwrap_or_default(),
            settled,
        }
    }
}

/// An entry of the audit log. The time is in Unix milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct LogRow {
    pub at: i64,
    pub action: String,
    pub target: String,
    pub reason: String,
}

impl From<Audit> for LogRow {
    fn from(Audit { at, action, target, reason }: Audit) -> LogRow {
        LogRow { at, action, target, reason }
    }
}

/// Why an order cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "snake_case")]
pub enum AdminError {
    /// There is no such table.
    #[error("there is no table {table}")]
    NoTable {
        /// What was asked for.
        table: String,
    },
    /// Neither an address nor a player's id.
    #[error("{found} is neither an address nor a player's id")]
    Target {
        /// What was given.
        found: String,
    },
    /// Nobody has banned that.
    #[error("{target} is not banned")]
    NoBan {
        /// Whom.
        target: String,
    },
    /// There is no such report, or it is settled.
    #[error("there is no open report {report}")]
    NoReport {
        /// Its number.
        report: i64,
    },
    /// A reason is missing, or too long.
    #[error("a reason needs 1 to {most} characters")]
    Reason {
        /// The most characters.
        most: usize,
    },
    /// The order cannot be read.
    #[error("the order cannot be read: {problem}")]
    Order {
        /// What is wrong.
        problem: String,
    },
    /// The archive cannot do it.
    #[error("{problem}")]
    Archive {
        /// What it says.
        problem: String,
    },
}

impl Explain for AdminError {
    fn message(&self) -> Message {
        match self {
            AdminError::NoTable { table } => Message::new("archive-no-table").with("table", table.clone()),
            AdminError::Target { found } => Message::new("server-admin-target").with("found", found.clone()),
            AdminError::NoBan { target } => {
                Message::new("server-admin-no-ban").with("target", target.clone())
            }
            AdminError::NoReport { report } => Message::new("server-admin-no-report").with("report", *report),
            AdminError::Reason { most } => Message::new("server-admin-reason").with("most", *most),
            AdminError::Order { problem } => {
                Message::new("server-admin-order").with("problem", problem.clone())
            }
            AdminError::Archive { problem } => Message::new("archive-io").with("detail", problem.clone()),
        }
    }
}
