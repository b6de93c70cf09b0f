//! A disk that is full, and one that cannot be written to.
//!
//! Where the system lets us, a real small disk in memory is used; elsewhere SQLite is told to count as full early, and
//! the read-only disk is left to the tests of the writer.

use crate::common::*;
use emberhall_archive::{Append, Archive, ArchiveError, Options, SqliteArchive, backup_file, check_file};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A disk of two megabytes.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn new() -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().as_os_str().to_owned();
        mount(&["-t", "tmpfs", "-o", "size=2m", "tmpfs"], path).then_some(SmallDisk(folder))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn forbid_writing(&self) {
        assert!(mount(&["-o", "remount,ro"], self.0.path().as_os_str().to_owned()), "it can be mounted anew");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _left_to_the_system = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

fn mount(arguments: &[&str], path: std::ffi::OsString) -> bool {
    let mut command = Command::new("mount");
    command.args(arguments).arg(path).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Adds to four tables at once until each is refused; how many records each has.
fn fill(archive: &SqliteArchive) -> Vec<u64> {
    let one = |number: u64| async move {
        let id = table_id(number);
        for first in 0.. {
            let large = Append::records(id, first, 5, vec![vec![number as u8; 5_000]]);
            if let Err(error) = archive.append(large).await {
                assert_eq!(error, ArchiveError::Full);
                return first;
            }
        }
        0
    };
    wait(async {
        let (a, b, c, d) = tokio::join!(one(0), one(1), one(2), one(3));
        vec![a, b, c, d]
    })
}

fn assert_stored(archive: &SqliteArchive, acknowledged: &[u64]) {
    for (number, count) in acknowledged.iter().enumerate() {
        let stored = wait(archive.load(table_id(number as u64))).expect("it is sound");
        assert_eq!(stored.records.len() as u64, *count, "table {number}");
    }
}

#[test]
fn a_full_disk_loses_nothing_and_goes_on_when_there_is_space_again() {
    let disk = SmallDisk::new();
    let folder = tempfile::tempdir().unwrap();
    let (path, most_bytes) = match &disk {
        Some(disk) => (disk.path("archive.db"), None),
        None => (folder.path().join("archive.db"), Some(1 << 20)),
    };
    let ballast = path.with_file_name("ballast");
    std::fs::write(&ballast, vec![0; 900_000]).unwrap();
    let mut archive = SqliteArchive::open(&path, &Options { most_bytes, ..Options::default() }).unwrap();
    for number in 0..4 {
        seat_down(&archive, table_id(number), &[]);
    }
    let acknowledged = fill(&archive);
    assert!(acknowledged.iter().all(|count| *count > 5), "{acknowledged:?}");
    assert_stored(&archive, &acknowledged);
    assert!(archive.stats().failures > 0);
    // Still full, and still whole.
    let large = Append::records(table_id(0), acknowledged[0], 5, vec![vec![0; 500_000]]);
    assert_eq!(wait(archive.append(large.clone())), Err(ArchiveError::Full));
    assert_stored(&archive, &acknowledged);

    if disk.is_some() {
        std::fs::remove_file(&ballast).unwrap();
    } else {
        drop(archive);
        archive = open(&path).unwrap();
    }
    let mut grown = acknowledged.clone();
    for (number, count) in grown.iter_mut().enumerate() {
        let more = Append::records(table_id(number as u64), *count, 5, vec![vec![1; 5_000]]);
        wait(archive.append(more)).unwrap();
        *count += 1;
    }
    assert_stored(&archive, &grown);
    assert_eq!(check_file(&path).unwrap().faults, []);
    drop(archive);
    assert_stored(&open(&path).unwrap(), &grown);
}

#[test]
fn a_backup_that_does_not_fit_leaves_nothing() {
    let Some(disk) = SmallDisk::new() else {
        println!("no disk can be mounted here");
        return;
    };
    let fresh = Fresh::new();
    let id = table_id(1);
    let large = Append::records(id, 0, 5, vec![vec![0; 3_000_000]]);
    wait(fresh.archive.create(new_table(id), large)).unwrap();
    let copy = disk.path("copy.db");
    assert_eq!(backup_file(&fresh.path(), &copy, false), Err(ArchiveError::Full));
    assert_eq!(std::fs::read_dir(copy.parent().unwrap()).unwrap().count(), 0);
}

#[test]
fn an_archive_is_not_migrated_if_its_copy_does_not_fit() {
    let Some(disk) = SmallDisk::new() else {
        println!("no disk can be mounted here");
        return;
    };
    let path = disk.path("archive.db");
    let archive = open(&path).unwrap();
    let large = Append::records(table_id(1), 0, 5, vec![vec![7; 200_000]]);
    wait(archive.create(new_table(table_id(1)), large)).unwrap();
    drop(archive);
    crate::migrate::set_version(&path, 1);
    let before = std::fs::read(&path).unwrap();
    let ballast = disk.path("ballast");
    std::fs::write(&ballast, vec![0; (2 << 20) - before.len() - 150_000]).unwrap();
    let copy = disk.path("archive.db.version-1");
    let no_space = ArchiveError::NoSpaceForCopy { path: copy.display().to_string() };
    assert_eq!(open(&path).err(), Some(no_space));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    assert!(!copy.exists() && !disk.path("archive.db.version-1.part").exists());
    std::fs::remove_file(&ballast).unwrap();
    assert_eq!(open(&path).unwrap().opened().copy, Some(copy.clone()));
    assert_eq!(check_file(&copy).unwrap().records, 1);
}

#[test]
fn a_disk_too_full_to_begin_is_named() {
    let Some(disk) = SmallDisk::new() else {
        println!("no disk can be mounted here");
        return;
    };
    let ballast = disk.path("ballast");
    let _full = std::fs::write(&ballast, vec![0; 4_000_000]);
    assert_eq!(open(&disk.path("archive.db")).err(), Some(ArchiveError::Full));
    std::fs::remove_file(&ballast).unwrap();
    assert!(open(&disk.path("archive.db")).is_ok());
}

#[test]
fn a_disk_that_cannot_be_written_to_is_named() {
    let Some(disk) = SmallDisk::new() else {
        println!("no disk can be mounted here");
        return;
    };
    let path = disk.path("archive.db");
    let archive = open(&path).unwrap();
    seat_down(&archive, table_id(1), &["one"]);
    let copy = disk.path("copy.db");
    backup_file(&path, &copy, false).unwrap();
    drop(archive);
    disk.forbid_writing();
    assert_eq!(open(&path).err(), Some(ArchiveError::ReadOnly));
    assert_eq!(check_file(&copy).unwrap().records, 1);
    let fresh = Fresh::new();
    assert_eq!(backup_file(&fresh.path(), &disk.path("other.db"), false), Err(ArchiveError::ReadOnly));
}
