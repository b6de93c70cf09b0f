//! Why the archive refuses or fails.

use crate::TableId;
use table::{Explain, Message};

/// Why a request was not done. Whatever the reason, nothing of the request was stored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArchiveError {
    /// There is no such table.
    #[error("there is no table {table}")]
    NoTable {
        /// The name.
        table: TableId,
    },
    /// The operator has closed the table.
    #[error("table {table} is closed")]
    TableClosed {
        /// The name.
        table: TableId,
    },
    /// The table exists already.
    #[error("the table {table} exists already")]
    TableExists {
        /// The name.
        table: TableId,
    },
    /// Somebody else has written to the table.
    #[error("table {table} has {count} records, so the next cannot be number {first}")]
    Conflict {
        /// The table.
        table: TableId,
        /// How many records it has.
        count: u64,
        /// The number that was to be written.
        first: u64,
    },
    /// There is no such player.
    #[error("there is no such player")]
    NoPlayer,
    /// The player exists already.
    #[error("the player exists already")]
    PlayerExists,
    /// A hash is in use already: of a link, a token or a recovery phrase.
    #[error("a link, token or recovery phrase with this hash exists already")]
    HashTaken,
    /// A record or another value is too large.
    #[error("a value is too large to be stored")]
    TooLarge,
    /// A record is not what was written.
    #[error("table {table} is damaged at record {number}")]
    Damaged {
        /// The table.
        table: TableId,
        /// The first record that is wrong or missing.
        number: u64,
    },
    /// The file itself is damaged.
    #[error("the archive is damaged: {detail}")]
    Corrupt {
        /// What was noticed.
        detail: String,
    },
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// The disk or file cannot be written to.
    #[error("the archive cannot be written to")]
    ReadOnly,
    /// Another program holds the file for too long.
    #[error("another program keeps the archive busy")]
    Busy,
    /// Another server uses the archive.
    #[error("{path} is in use by another server")]
    InUse {
        /// The archive.
        path: String,
    },
    /// The file is not an archive of ours.
    #[error("{path} is not an archive of Emberhall")]
    Foreign {
        /// The file.
        path: String,
    },
    /// The file was written by a newer version.
    #[error("the archive has version {found}; this version of Emberhall knows {known}")]
    Newer {
        /// The file's version.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// A file stands where the backup should go.
    #[error("{path} exists already")]
    BackupExists {
        /// The file.
        path: String,
    },
    /// There is no space for the copy that is made before an archive of an older version is changed.
    #[error("there is no space for {path}, a copy of the archive as it is")]
    NoSpaceForCopy {
        /// The copy.
        path: String,
    },
    /// The archive has been closed.
    #[error("the archive is closed")]
    Closed,
    /// Reading or writing failed for another reason. If the disk failed to sync and the program is killed before
    /// anything else is stored, the change may yet be found when the archive is opened again.
    #[error("the archive cannot be read or written: {detail}")]
    Io {
        /// What the system said.
        detail: String,
    },
}

impl ArchiveError {
    /// Whether the request itself is at fault, so that others are not touched by it.
    pub(crate) fn is_refusal(&self) -> bool {
        use ArchiveError::*;
        matches!(
            self,
            NoTable { .. }
                | TableClosed { .. }
                | TableExists { .. }
                | Conflict { .. }
                | NoPlayer
                | PlayerExists
                | HashTaken
                | TooLarge
                | Damaged { .. }
        )
    }
}

impl From<rusqlite::Error> for ArchiveError {
    fn from(error: rusqlite::Error) -> ArchiveError {
        use rusqlite::ErrorCode;
        let detail = error.to_string();
        let Some(code) = error.sqlite_error() else { return ArchiveError::Corrupt { detail } };
        // The shared index of the log could not grow, which has no other cause.
        if code.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE {
            return ArchiveError::Full;
        }
        match code.code {
            ErrorCode::DiskFull => ArchiveError::Full,
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied => ArchiveError::ReadOnly,
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => ArchiveError::Busy,
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => ArchiveError::Corrupt { detail },
            ErrorCode::TooBig => ArchiveError::TooLarge,
            ErrorCode::ConstraintViolation => ArchiveError::HashTaken,
            _ => ArchiveError::Io { detail },
        }
    }
}

impl From<std::io::Error> for ArchiveError {
    fn from(error: std::io::Error) -> ArchiveError {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => ArchiveError::Full,
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => ArchiveError::ReadOnly,
            _ => ArchiveError::Io { detail: error.to_string() },
        }
    }
}

impl Explain for ArchiveError {
    fn message(&self) -> Message {
        match self {
            ArchiveError::NoTable { table } => {
                Message::new("archive-no-table").with("table", table.to_string())
            }
            ArchiveError::TableClosed { table } => {
                Message::new("archive-table-closed").with("table", table.to_string())
            }
            ArchiveError::TableExists { table } => {
                Message::new("archive-table-exists").with("table", table.to_string())
            }
            ArchiveError::Conflict { .. } => Message::new("archive-conflict"),
            ArchiveError::NoPlayer => Message::new("archive-no-player"),
            ArchiveError::PlayerExists => Message::new("archive-player-exists"),
            ArchiveError::HashTaken => Message::new("archive-hash-taken"),
            ArchiveError::TooLarge => Message::new("archive-too-large"),
            ArchiveError::Damaged { table, number } => Message::new("archive-damaged")
                .with("table", table.to_string())
                .with("number", i64::try_from(*number).unwrap_or(i64::MAX)),
            ArchiveError::Corrupt { detail } => {
                Message::new("archive-corrupt").with("detail", detail.clone())
            }
            ArchiveError::Full => Message::new("archive-full"),
            ArchiveError::ReadOnly => Message::new("archive-read-only"),
            ArchiveError::Busy => Message::new("archive-busy"),
            ArchiveError::InUse { path } => Message::new("archive-in-use").with("path", path.clone()),
            ArchiveError::Foreign { path } => Message::new("archive-foreign").with("path", path.clone()),
            ArchiveError::Newer { found, known } => {
                Message::new("archive-newer").with("found", *found).with("known", *known)
            }
            ArchiveError::BackupExists { path } => {
                Message::new("archive-backup-exists").with("path", path.clone())
            }
            ArchiveError::NoSpaceForCopy { path } => {
                Message::new("archive-no-space-for-copy").with("path", path.clone())
            }
            ArchiveError::Closed => Message::new("archive-closed"),
            ArchiveError::Io { detail } => Message::new("archive-io").with("detail", detail.clone()),
        }
    }
}
