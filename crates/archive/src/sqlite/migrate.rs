//! Migrating an archive of an older version to the newest: copied first, then changed.
//!
//! Whenever the program is killed meanwhile, the archive is whole in its old version or in its new one, and opening it
//! again goes on from there.

use super::open::{beside, shown};
use super::{backup, schema};
use crate::ArchiveError;
use rusqlite::Connection;
use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

/// Brings the file to the newest version; the version it had, 0 for a new file, and its copy, if it was older.
pub fn migrate(connection: &mut Connection, path: &Path) -> Result<(u32, Option<PathBuf>), ArchiveError> {
    let found = schema::version(connection, &shown(path))?;
    let older = (1..schema::MIGRATIONS.len()).contains(&(found as usize));
    let copy = match older {
        true => {
            // A file with other tables than its version has is not changed.
            schema::check(connection, &schema::MIGRATIONS[..found as usize])?;
            Some(keep(path, found)?)
        }
        false => None,
    };
    schema::prepare(connection, &shown(path), schema::MIGRATIONS)?;
    Ok((found, copy))
}

/// Copies the archive beside itself; where the copy lies, which is on the disk then. A file that is there already is
/// never replaced: if it is this very copy, made before the program was killed, it is taken for it.
fn keep(path: &Path, version: u32) -> Result<PathBuf, ArchiveError> {
    let first = beside(path, &format!(".version-{version}"));
    let part = beside(&first, ".part");
    let kept = backup::copy(path, &part).and_then(|()| named(&part, &first));
    let swept = backup::sweep(&part);
    let kept = kept.map_err(|error| match error {
        ArchiveError::Full => ArchiveError::NoSpaceForCopy { path: shown(&first) },
        other => other,
    })?;
    swept?;
    backup::sync_folder(&kept)?;
    Ok(kept)
}

/// Gives the copy the first name that no other file has.
fn named(part: &Path, first: &Path) -> Result<PathBuf, ArchiveError> {
    let mut name = first.to_owned();
    for number in 2u64.. {
        if backup::name(part, &name)? || same(part, &name)? {
            break;
        }
        name = beside(first, &format!("-{number}"));
    }
    Ok(name)
}

/// Whether two files have the same bytes.
fn same(one: &Path, other: &Path) -> Result<bool, ArchiveError> {
    if !fs::metadata(other)?.is_file() || fs::metadata(one)?.len() != fs::metadata(other)?.len() {
        return Ok(false);
    }
    let mut bytes = BufReader::new(File::open(one)?).bytes();
    for byte in BufReader::new(File::open(other)?).bytes() {
        if bytes.next().transpose()? != Some(byte?) {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
#[path = "migrate_tests.rs"]
mod tests;
