//! An archive of the version before is copied, then migrated.

use crate::common::*;
use emberhall_archive::{ArchiveError, backup_file, check_file};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What version 3 adds to version 1.
const ADDED: &str = "DROP TABLE IF EXISTS closed; DROP TABLE IF EXISTS restored; DROP TABLE IF EXISTS devices; DROP TABLE IF EXISTS bans; DROP TABLE IF EXISTS audit;
    DROP TABLE IF EXISTS reports; DROP TABLE IF EXISTS blocks; DROP INDEX IF EXISTS ages; DROP INDEX IF EXISTS seats_of_table; DROP INDEX IF EXISTS links_of_table;";

/// A closed archive of version 1.
pub fn first_version() -> (TempDir, PathBuf) {
    let fresh = Fresh::new();
    for number in 0..20 {
        seat_down(&fresh.archive, table_id(number), &["one", "two", "three"]);
    }
    let (folder, path) = fresh.close();
    set_version(&path, 1);
    (folder, path)
}

/// Makes an archive of the newest version one of version 1 or 2, which have the same tables.
pub fn set_version(path: &Path, version: u32) {
    let archive = Connection::open(path).expect("it can be done");
    archive.execute_batch(ADDED).expect("it can be done");
    archive.pragma_update(None, "user_version", version).expect("it can be done");
}

pub fn version(path: &Path) -> u32 {
    Connection::open(path)
        .expect("it can be done")
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .expect("it can be done")
}

pub fn copy_of(path: &Path) -> PathBuf {
    path.with_file_name("archive.db.version-1")
}

/// The copies beside the archive, finished or not.
pub fn copies(path: &Path) -> Vec<String> {
    let files = std::fs::read_dir(path.parent().expect("it can be done")).expect("it can be done");
    let names =
        files.map(|file| file.expect("it can be done").file_name().into_string().expect("it can be done"));
    let mut names: Vec<_> = names.filter(|name| name.contains(".version-")).collect();
    names.sort();
    names
}

pub fn assert_whole(path: &Path) {
    let checked = check_file(path).expect("it can be done");
    assert_eq!((checked.tables, checked.records, checked.faults), (20, 60, Vec::new()));
}

#[test]
fn an_archive_of_version_1_is_copied_and_migrated() {
    let (_folder, path) = first_version();
    let archive = open(&path).unwrap();
    assert_eq!(archive.opened().version, 1);
    assert_eq!(archive.opened().copy, Some(copy_of(&path)));
    assert_eq!(words(&archive, table_id(3)), ["one", "two", "three"]);
    drop(archive);
    assert_eq!((version(&path), version(&copy_of(&path))), (3, 1));
    assert_whole(&copy_of(&path));
    let again = open(&path).unwrap();
    assert_eq!((again.opened().version, again.opened().copy.clone()), (3, None));
    assert_eq!(copies(&path), ["archive.db.version-1"]);
}

#[cfg(unix)]
#[test]
fn the_copy_is_for_its_owner_alone() {
    let (_folder, path) = first_version();
    drop(open(&path).unwrap());
    let mode =
        std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(copy_of(&path)).unwrap().permissions());
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn looking_after_an_archive_of_version_1_does_not_carry_it_over() {
    let (_folder, path) = first_version();
    let backup = path.with_file_name("backup.db");
    assert_whole(&path);
    backup_file(&path, &backup, false).unwrap();
    assert_whole(&backup);
    assert_eq!((version(&path), version(&backup)), (1, 1));
    assert_eq!(copies(&path), [] as [&str; 0]);
}

#[test]
fn a_file_in_the_place_of_the_copy_is_never_replaced() {
    let (_folder, path) = first_version();
    std::fs::write(copy_of(&path), "precious").unwrap();
    let opened = open(&path).unwrap().opened().clone();
    assert_eq!(opened.copy, Some(path.with_file_name("archive.db.version-1-2")));
    assert_eq!(std::fs::read_to_string(copy_of(&path)).unwrap(), "precious");
    assert_whole(&path.with_file_name("archive.db.version-1-2"));

    // Somebody went back to the copy, played on by the program before, and comes again.
    let (_folder, path) = first_version();
    drop(open(&path).unwrap());
    let before = std::fs::read(copy_of(&path)).unwrap();
    let archive = open(&path).unwrap();
    seat_down(&archive, table_id(99), &["later"]);
    drop(archive);
    set_version(&path, 1);
    drop(open(&path).unwrap());
    assert_eq!(copies(&path), ["archive.db.version-1", "archive.db.version-1-2"]);
    assert_eq!(std::fs::read(copy_of(&path)).unwrap(), before);
}

#[test]
fn an_archive_with_other_tables_than_its_version_has_is_left_as_it_was() {
    let (_folder, path) = first_version();
    Connection::open(&path).unwrap().execute_batch("DROP TABLE pushes").unwrap();
    assert!(matches!(open(&path).err(), Some(ArchiveError::Corrupt { .. })));
    assert_eq!((version(&path), copies(&path)), (1, Vec::new()));
}
