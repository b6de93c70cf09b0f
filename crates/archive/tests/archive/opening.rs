//! Which files are opened and which are refused.

use crate::common::*;
use emberhall_archive::{ArchiveError, Options, SqliteArchive, check_file};
use rusqlite::Connection;
use std::time::Duration;

#[test]
fn a_second_server_on_the_same_archive_is_refused() {
    let fresh = Fresh::new();
    seat_down(&fresh.archive, table_id(1), &["one"]);
    let refused = open(&fresh.path()).err();
    assert_eq!(refused, Some(ArchiveError::InUse { path: fresh.path().display().to_string() }));
    assert_eq!(words(&fresh.archive, table_id(1)), ["one"]);
    let (_folder, path) = fresh.close();
    assert_eq!(words(&open(&path).unwrap(), table_id(1)), ["one"]);
}

#[test]
fn a_file_that_is_no_archive_is_refused_and_left_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    let letter = "Dear Ann, ".repeat(500);
    std::fs::write(&path, &letter).unwrap();
    let foreign = ArchiveError::Foreign { path: path.display().to_string() };
    assert_eq!(open(&path).err(), Some(foreign.clone()));
    assert_eq!(check_file(&path).err(), Some(foreign));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);

    let path = folder.path().join("cats.db");
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE cats (name TEXT)").unwrap();
    let before = std::fs::read(&path).unwrap();
    assert_eq!(open(&path).err(), Some(ArchiveError::Foreign { path: path.display().to_string() }));
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn an_archive_of_a_newer_version_is_refused() {
    let (_folder, path) = Fresh::new().close();
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 77).unwrap();
    let newer = Some(ArchiveError::Newer { found: 77, known: 3 });
    assert_eq!(open(&path).err(), newer);
    assert_eq!(check_file(&path).err(), newer);
}

#[test]
fn an_archive_with_other_tables_than_its_version_has_is_refused() {
    let (_folder, path) = Fresh::new().close();
    Connection::open(&path).unwrap().execute_batch("DROP TABLE pushes").unwrap();
    assert!(matches!(open(&path).err(), Some(ArchiveError::Corrupt { .. })));
}

#[test]
fn a_folder_that_is_not_there_is_named_as_a_failure_to_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nowhere/archive.db");
    assert!(matches!(open(&path).err(), Some(ArchiveError::Io { .. })));
    assert!(matches!(check_file(&path).err(), Some(ArchiveError::Io { .. })));
}

#[test]
fn the_first_look_ends_when_its_time_is_up() {
    let fresh = Fresh::new();
    for number in 0..20 {
        seat_down(&fresh.archive, table_id(number), &["one"]);
    }
    let (_folder, path) = fresh.close();
    let options = Options { look: Duration::ZERO, ..Options::default() };
    let archive = SqliteArchive::open(&path, &options).unwrap();
    assert_eq!((archive.opened().live, archive.opened().looked_at), (20, 0));
}
