//! A copy of the archive as it is at one moment, made while it is in use.

use super::check;
use super::open::{beside, reader, shown};
use super::sql::change;
use crate::ArchiveError;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, TransactionBehavior};
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;

/// Copies an archive to a new file, whether a server uses it or not. It is only read.
///
/// A file that is there already is replaced only if told so, and only by a copy that is whole.
pub fn backup_file(from: &Path, to: &Path, overwrite: bool) -> Result<(), ArchiveError> {
    check::ours(from)?;
    backup(from, to, overwrite)
}

/// Copies the archive. The copy gets its name when it is whole and on the disk.
pub fn backup(from: &Path, to: &Path, overwrite: bool) -> Result<(), ArchiveError> {
    let exists = || ArchiveError::BackupExists { path: shown(to) };
    if !overwrite && to.try_exists()? {
        return Err(exists());
    }
    let part = beside(to, ".part");
    let made = copy(from, &part).and_then(|()| {
        if overwrite {
            return Ok(fs::rename(&part, to)?);
        }
        match name(&part, to)? {
            true => Ok(()),
            false => Err(exists()),
        }
    });
    made.and(sweep(&part))?;
    sync_folder(to)
}

/// Gives a finished copy its name, unless a file has it already.
pub fn name(part: &Path, to: &Path) -> Result<bool, ArchiveError> {
    // Unlike renaming, this never replaces a file that has come up meanwhile.
    match fs::hard_link(part, to) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Removes what is left of the making of a copy.
pub fn sweep(part: &Path) -> Result<(), ArchiveError> {
    match fs::remove_file(part) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// Waits until the names of the files beside this one are on the disk.
pub fn sync_folder(of: &Path) -> Result<(), ArchiveError> {
    let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(File::open(folder)?.sync_all()?)
}

/// An empty file for its owner alone: an archive holds the seeds of games that are being played.
fn create(part: &Path) -> Result<(), ArchiveError> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(part)?;
    Ok(())
}

/// The setting by which a copy is known as one.
const COPY: &str = "backup";

/// Notes in a copy that it is one.
fn mark(copy: &Connection) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO settings (key, value) VALUES (?1, x'') ON CONFLICT DO NOTHING";
    change(copy, sql, [COPY]).map(|_| ())
}

/// Marks every table that is not over, if the archive is a copy that was put back: what was played after it was made is
/// known to some, and so may be the seeds. How many were marked.
pub fn revive(connection: &mut Connection) -> Result<u64, ArchiveError> {
    let revival = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut marked = 0;
    if change(&revival, "DELETE FROM settings WHERE key = ?1", [COPY])? > 0 {
        let sql = "INSERT INTO restored (\"table\") SELECT row FROM tables WHERE status < 2
                   ON CONFLICT DO NOTHING";
        marked = change(&revival, sql, [])? as u64;
    }
    revival.commit()?;
    Ok(marked)
}

/// Copies the archive to a file of passing name, which is on the disk then.
pub fn copy(from: &Path, part: &Path) -> Result<(), ArchiveError> {
    sweep(part)?;
    create(part)?;
    let source = reader(from)?;
    let mut target = Connection::open(part)?;
    // The whole file in one step is one moment of it; writers go on meanwhile.
    let result = Backup::new(&source, &mut target)?.step(-1)?;
    if result != StepResult::Done {
        return Err(ArchiveError::Busy);
    }
    mark(&target)?;
    // One file without a log beside it, which can be copied like any other.
    target.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    target.close().map_err(|(_, error)| error)?;
    Ok(File::open(part)?.sync_all()?)
}
