//! Copies made while the archive is in use.

use crate::common::*;
use emberhall_archive::{Archive, ArchiveError, backup_file, check_file};

#[test]
fn a_backup_is_an_archive_of_one_moment() {
    let fresh = Fresh::new();
    let id = table_id(1);
    seat_down(&fresh.archive, id, &["one", "two"]);
    let copy = fresh.path().with_file_name("copy.db");
    backup_file(&fresh.path(), &copy, false).unwrap();
    wait(fresh.archive.append(said(id, 2, &["three"]))).unwrap();
    let checked = check_file(&copy).unwrap();
    assert_eq!((checked.tables, checked.records, checked.faults.len()), (1, 2, 0));
    assert_eq!(words(&open(&copy).unwrap(), id), ["one", "two"]);
    assert_eq!(words(&fresh.archive, id), ["one", "two", "three"]);
    let left = std::fs::read_dir(copy.parent().unwrap()).unwrap();
    let left = left.filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().contains(".part"));
    assert_eq!(left.count(), 0);
}

#[test]
fn a_file_is_replaced_only_when_told_so() {
    let fresh = Fresh::new();
    seat_down(&fresh.archive, table_id(1), &["one"]);
    let copy = fresh.path().with_file_name("copy.db");
    std::fs::write(&copy, "precious").unwrap();
    let refused = backup_file(&fresh.path(), &copy, false);
    assert_eq!(refused, Err(ArchiveError::BackupExists { path: copy.display().to_string() }));
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), "precious");
    backup_file(&fresh.path(), &copy, true).unwrap();
    assert_eq!(check_file(&copy).unwrap().records, 1);
}

#[test]
fn a_backup_that_cannot_be_made_leaves_nothing() {
    let fresh = Fresh::new();
    let nowhere = fresh.path().with_file_name("nowhere").join("copy.db");
    assert!(matches!(backup_file(&fresh.path(), &nowhere, false), Err(ArchiveError::Io { .. })));
    assert!(!nowhere.exists());
}

#[test]
fn a_backup_is_whole_while_many_write() {
    let fresh = Fresh::new();
    let copy = fresh.path().with_file_name("copy.db");
    seat_down(&fresh.archive, table_id(0), &[]);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 0..200 {
                wait(fresh.archive.append(said(table_id(0), 3 * number, &["a", "b", "c"]))).unwrap();
            }
        });
        for _ in 0..5 {
            backup_file(&fresh.path(), &copy, true).unwrap();
            let checked = check_file(&copy).unwrap();
            assert_eq!((checked.faults.len(), checked.records % 3), (0, 0));
        }
    });
}
