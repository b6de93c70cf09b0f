//! A copy of the archive as it is at one moment, made while it is in use.

use super::open::{beside, reader, shown};
use crate::ArchiveError;
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::fs::{self, File};
use std::path::Path;

/// Copies the archive. The copy gets its name when it is whole and on the disk.
pub fn backup(from: &Path, to: &Path, overwrite: bool) -> Result<(), ArchiveError> {
    let exists = || ArchiveError::BackupExists { path: shown(to) };
    if !overwrite && to.try_exists()? {
        return Err(exists());
    }
    let part = beside(to, ".part");
    let made = copy(from, &part).and_then(|()| {
        File::open(&part)?.sync_all()?;
        if overwrite {
            return Ok(fs::rename(&part, to)?);
        }
        // Unlike renaming, this never replaces a file that has come up meanwhile.
        fs::hard_link(&part, to).map_err(|error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => exists(),
            _ => error.into(),
        })
    });
    let swept = match fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    };
    made.and(swept)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(File::open(folder)?.sync_all()?)
}

fn copy(from: &Path, part: &Path) -> Result<(), ArchiveError> {
    match fs::remove_file(part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    let source = reader(from)?;
    let mut target = Connection::open(part)?;
    // The whole file in one step is one moment of it; writers go on meanwhile.
    let result = Backup::new(&source, &mut target)?.step(-1)?;
    if result != StepResult::Done {
        return Err(ArchiveError::Busy);
    }
    // One file without a log beside it, which can be copied like any other.
    target.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    target.close().map_err(|(_, error)| error.into())
}
