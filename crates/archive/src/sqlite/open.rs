//! Opening the file: the lock, the connections, the first look at it.

use super::check::{self, Live};
use super::{backup, migrate, schema};
use crate::ArchiveError;
use rusqlite::{Connection, OpenFlags};
use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How much of the file the writer keeps at hand: the last page of every table that is played.
const CACHE_KIB: i64 = 32 << 10;

/// How long the log grows before the writer works the rest of it into the file and starts it over. A table's last page
/// is in it many times by then and is written to the file a few times. A caller that waits for it waits some milliseconds,
/// every few seconds where two thousand inputs come in a second.
const LOG_PAGES: i64 = 16_000;

/// How to open an archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many threads read.
    pub readers: usize,
    /// How many requests may wait before callers do.
    pub queue: usize,
    /// How long the tables that are not over are looked at when the archive is opened. Those that are not reached are
    /// verified when they are loaded, like all.
    pub look: Duration,
    /// How large the file may grow, in bytes; beyond that the disk counts as full.
    pub most_bytes: Option<u64>,
}

impl Default for Options {
    fn default() -> Options {
        Options { readers: 4, queue: 4096, look: Duration::from_secs(1), most_bytes: None }
    }
}

/// What was found when the archive was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The version the file had; 0 for a new one.
    pub version: u32,
    /// Where the archive lies as it was, if it had an older version.
    pub copy: Option<PathBuf>,
    /// How many tables were marked because the archive is a backup that was put back.
    pub restored: u64,
    /// How many tables are not over.
    pub live: u64,
    /// How many of them were looked at in the time given, the newest first.
    pub looked_at: u64,
    /// Those of them that are damaged. They cannot be loaded; all others can.
    pub faults: Vec<ArchiveError>,
}

/// Keeps other servers away for as long as it lives; the system lets go of it even when the program is killed.
pub struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a process that is being started holds a copy of it until its program runs,
        // and the lock lasts as long as any copy. A failure leaves it to the closing.
        drop(self.0.unlock());
    }
}

/// Takes the lock beside the file.
pub fn lock(path: &Path) -> Result<Lock, ArchiveError> {
    let file = File::options().create(true).truncate(false).write(true).open(beside(path, ".lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(ArchiveError::InUse { path: shown(path) }),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// The connection that writes, with the file brought to the newest version and looked at.
pub fn writer(path: &Path, options: &Options) -> Result<(Connection, Opened), ArchiveError> {
    let mut connection = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    connection.busy_timeout(Duration::from_secs(5))?;
    let (version, copy) = migrate::migrate(&mut connection, path)?;
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        return Err(ArchiveError::Io { detail: format!("the file system allows journal mode {mode} only") });
    }
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "temp_store", "memory")?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    connection.pragma_update_and_check(None, "wal_autocheckpoint", LOG_PAGES, |_| Ok(()))?;
    if let Some(bytes) = options.most_bytes {
        let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
        let pages = i64::try_from(bytes).unwrap_or(i64::MAX) / page;
        connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
    }
    connection.set_prepared_statement_cache_capacity(64);
    schema::check(&connection, schema::MIGRATIONS)?;
    let restored = backup::revive(&mut connection)?;
    let Live { live, looked_at, faults } = check::live(&connection, options.look)?;
    Ok((connection, Opened { version, copy, restored, live, looked_at, faults }))
}

/// A connection that works the log into the file.
pub fn checkpointer(path: &Path) -> Result<Connection, ArchiveError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.pragma_update(None, "synchronous", "full")?;
    Ok(connection)
}

/// A connection that only reads.
pub fn reader(path: &Path) -> Result<Connection, ArchiveError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "temp_store", "memory")?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// The path with something added to its name.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// The path as people read it.
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_ends_although_a_process_that_is_being_started_holds_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.db");
        let held = lock(&path).unwrap();
        // What a process gets between its making and the start of its program.
        let _inherited = held.0.try_clone().unwrap();
        assert!(matches!(lock(&path), Err(ArchiveError::InUse { .. })));
        drop(held);
        assert!(lock(&path).is_ok());
    }

    #[test]
    fn a_commit_is_on_the_disk_before_it_is_answered() {
        let folder = tempfile::tempdir().unwrap();
        let (connection, _) = writer(&folder.path().join("archive.db"), &Options::default()).unwrap();
        let synchronous: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap();
        let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!((synchronous, mode.as_str()), (2, "wal"));
    }
}
