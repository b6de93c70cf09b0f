//! Damage is noticed, and says where it is.

use crate::common::*;
use emberhall_archive::{Archive, ArchiveError, check_file};
use rusqlite::Connection;
use std::path::Path;

/// Does something to a closed archive with two tables of four records.
fn spoiled(sql: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let fresh = Fresh::new();
    for number in [1, 2] {
        seat_down(&fresh.archive, table_id(number), &["zero", "one", "two", "three"]);
    }
    let (folder, path) = fresh.close();
    Connection::open(&path).expect("it opens").execute_batch(sql).expect("it can be spoiled");
    (folder, path)
}

fn assert_damaged(path: &Path, number: u64) {
    let archive = open(path).expect("one damaged table does not keep it shut");
    let damaged = ArchiveError::Damaged { table: table_id(1), number };
    assert_eq!(wait(archive.load(table_id(1))).err(), Some(damaged.clone()));
    assert_eq!(words(&archive, table_id(2)), ["zero", "one", "two", "three"]);
    let checked = check_file(path).expect("it can be read");
    assert_eq!((checked.tables, checked.records), (2, 4));
    assert_eq!(checked.faults, [damaged]);
}

#[test]
fn every_change_of_a_journal_is_noticed_where_it_is() {
    for (sql, number) in [
        ("UPDATE journal SET body = x'00' WHERE \"table\" = 1 AND number = 2", 2),
        ("UPDATE journal SET at = 7 WHERE \"table\" = 1 AND number = 0", 0),
        ("UPDATE journal SET chain = chain + 1 WHERE \"table\" = 1 AND number = 3", 3),
        ("DELETE FROM journal WHERE \"table\" = 1 AND number = 1", 1),
        ("DELETE FROM journal WHERE \"table\" = 1 AND number = 3", 3),
        ("DELETE FROM journal WHERE \"table\" = 1", 0),
        ("INSERT INTO journal VALUES (1, 4, 0, 0, x'')", 4),
        ("INSERT INTO journal VALUES (1, -1, 0, 0, x'')", 0),
        ("UPDATE tables SET count = 3 WHERE row = 1", 3),
        ("UPDATE tables SET chain = 0 WHERE row = 1", 4),
        ("UPDATE tables SET game = 'other' WHERE row = 1", 0),
        ("UPDATE tables SET rules = 9 WHERE row = 1", 0),
        ("UPDATE secrets SET secret = x'00' WHERE \"table\" = 1", 0),
    ] {
        println!("{sql}");
        let (_folder, path) = spoiled(sql);
        assert_damaged(&path, number);
    }
}

#[test]
fn the_first_look_reports_a_journal_that_has_lost_its_end() {
    let (_folder, path) = spoiled("DELETE FROM journal WHERE \"table\" = 1 AND number = 3");
    let archive = open(&path).unwrap();
    let opened = archive.opened();
    assert_eq!((opened.live, opened.looked_at), (2, 2));
    assert_eq!(opened.faults, [ArchiveError::Damaged { table: table_id(1), number: 3 }]);
    assert_eq!(words(&archive, table_id(2)).len(), 4);
}

#[test]
fn a_broken_file_is_reported() {
    let fresh = Fresh::new();
    for number in 0..50 {
        seat_down(&fresh.archive, table_id(number), &["a record that takes some space"; 40]);
    }
    let (_folder, path) = fresh.close();
    assert_eq!(check_file(&path).unwrap().faults, []);
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(&path, &bytes).unwrap();
    match check_file(&path) {
        Ok(checked) => assert!(!checked.faults.is_empty()),
        Err(error) => assert!(matches!(error, ArchiveError::Corrupt { .. }), "{error}"),
    }
}
