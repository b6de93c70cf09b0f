//! A program that is killed while it carries an archive over loses nothing.
//!
//! The test starts itself again as a child that opens the archive, and kills it.

use crate::common::*;
use crate::migrate::{assert_whole, copies, copy_of, first_version, set_version, version};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const ARCHIVE: &str = "ARCHIVE_TO_CARRY_OVER";

/// What the child does; a test like any other only by name.
#[test]
fn the_child_migrates_until_it_is_killed() {
    let Some(path) = std::env::var_os(ARCHIVE) else { return };
    println!("begins");
    drop(open(Path::new(&path)).unwrap());
    println!("done");
}

fn child(path: &Path) -> Child {
    Command::new(std::env::current_exe().expect("a test has a file"))
        .args(["--exact", "migrate_killed::the_child_migrates_until_it_is_killed", "--nocapture"])
        .env(ARCHIVE, path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the test can be started again")
}

#[test]
fn killed_at_any_moment_it_loses_nothing() {
    let (_folder, path) = first_version();
    let (part, copy, log) = (
        path.with_file_name("archive.db.version-1.part"),
        copy_of(&path),
        path.with_file_name("archive.db-wal"),
    );
    for round in 0..12 {
        set_version(&path, 1);
        drop(std::fs::remove_file(&copy));
        let mut child = child(&path);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // Where it stands when it is killed; it may have come further until it is.
        let there = |child: &mut Child| match round % 4 {
            0 => true,
            1 => part.exists(),
            2 => copy.exists(),
            _ => copy.exists() && log.metadata().is_ok_and(|log| log.len() > 0),
        } || child.try_wait().unwrap().is_some();
        lines.by_ref().find(|line| line.as_ref().is_ok_and(|line| line.contains("begins")));
        while !there(&mut child) {
            std::hint::spin_loop();
        }
        child.kill().unwrap();
        child.wait().unwrap();
        assert_whole(&path);
        let archive = open(&path).unwrap();
        assert_eq!(archive.opened().faults, []);
        drop(archive);
        assert_whole(&path);
        assert_whole(&copy);
        assert_eq!((version(&path), version(&copy)), (3, 1));
        assert_eq!(copies(&path), ["archive.db.version-1"], "round {round}");
    }
}
