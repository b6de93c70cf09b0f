//! Carrying over, stopped between its steps.

use super::*;
use crate::sqlite::{open, write};
use crate::{Append, NewTable, Options, Status, Summary, TableId};
use tempfile::TempDir;

const TABLE: TableId = TableId([7; 16]);

/// An archive of version 1 with a table of one record.
fn first_version() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("archive.db");
    let mut connection = Connection::open(&path).expect("it opens");
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(())).expect("it can");
    schema::prepare(&mut connection, "a", &schema::MIGRATIONS[..1]).expect("it is new");
    let summary = Summary { status: Status::Playing, listed: false, wake: None, about: Vec::new() };
    let (game, secret) = ("karak".to_owned(), Vec::new());
    let table = NewTable { id: TABLE, game, rules: 1, created: 0, secret, summary };
    write::create(&connection, &table, &Append::records(TABLE, 0, 0, vec![b"one".to_vec()]))
        .expect("it is new");
    (folder, path)
}

fn version(path: &Path) -> u32 {
    schema::version(&open::reader(path).expect("it opens"), "a").expect("it is ours")
}

/// Opens the archive: it is whole and new, there is one copy, which is whole and old, and nothing else is left.
fn assert_migrated(folder: &Path) {
    let path = folder.join("archive.db");
    drop(open::writer(&path, &Options::default()).expect("it opens"));
    let copy = folder.join("archive.db.version-1");
    assert_eq!((version(&path), version(&copy)), (3, 1));
    for file in [&path, &copy] {
        let checked = crate::check_file(file).expect("it can be read");
        assert_eq!((checked.tables, checked.records, checked.faults.len()), (1, 1, 0));
    }
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("it can be done")
        .map(|file| file.expect("it can be done").file_name())
        .collect();
    files.retain(|name| !["-wal", "-shm"].iter().any(|log| name.to_string_lossy().ends_with(log)));
    files.sort();
    assert_eq!(files, ["archive.db", "archive.db.version-1"]);
}

/// The files of a folder as they are at this moment: what a killed program leaves.
fn at_this_moment(folder: &Path) -> TempDir {
    let copy = tempfile::tempdir().expect("it can be done");
    for file in fs::read_dir(folder).expect("it can be done") {
        let file = file.expect("it can be done");
        // The shared index of the log is in memory only as far as the next program is concerned.
        if !file.file_name().to_string_lossy().ends_with("-shm") {
            fs::copy(file.path(), copy.path().join(file.file_name())).expect("it can be done");
        }
    }
    copy
}

#[test]
fn killed_while_it_copies() {
    let (folder, path) = first_version();
    let whole = fs::read(&path).unwrap();
    fs::write(folder.path().join("archive.db.version-1.part"), &whole[..whole.len() / 2]).unwrap();
    assert_migrated(folder.path());
}

#[test]
fn killed_between_the_copy_and_the_change() {
    let (folder, path) = first_version();
    keep(&path, 1).unwrap();
    assert_eq!(version(&path), 1);
    assert_migrated(at_this_moment(folder.path()).path());
    assert_migrated(folder.path());
}

#[test]
fn killed_before_the_copy_lost_its_passing_name() {
    let (folder, path) = first_version();
    let kept = keep(&path, 1).unwrap();
    fs::hard_link(&kept, beside(&kept, ".part")).unwrap();
    assert_migrated(folder.path());
}

#[test]
fn killed_within_the_change_and_right_after_it() {
    let (folder, path) = first_version();
    keep(&path, 1).unwrap();
    let connection = Connection::open(&path).unwrap();
    // Every changed page goes to the log at once, as it may.
    connection.pragma_update(None, "cache_size", 1).unwrap();
    connection.execute_batch("BEGIN IMMEDIATE; PRAGMA user_version = 3; CREATE TABLE x (y);").unwrap();
    schema::MIGRATIONS[1..].iter().for_each(|step| connection.execute_batch(step).unwrap());
    connection.execute_batch("INSERT INTO x VALUES (zeroblob(100000)), (zeroblob(100000));").unwrap();
    let within = at_this_moment(folder.path());
    assert_eq!(version(&within.path().join("archive.db")), 1);
    assert_migrated(within.path());
    connection.execute_batch("DROP TABLE x; COMMIT;").unwrap();
    let after = at_this_moment(folder.path());
    assert_eq!(version(&after.path().join("archive.db")), 3);
    assert_migrated(after.path());
}

#[test]
fn the_program_before_refuses_a_migrated_archive() {
    let (folder, path) = first_version();
    assert_migrated(folder.path());
    let mut connection = Connection::open(&path).unwrap();
    let refused = schema::prepare(&mut connection, "a", &schema::MIGRATIONS[..1]);
    assert_eq!(refused, Err(ArchiveError::Newer { found: 3, known: 1 }));
    let copy = beside(&path, ".version-1");
    assert_eq!(schema::prepare(&mut Connection::open(copy).unwrap(), "a", &schema::MIGRATIONS[..1]), Ok(1));
}
