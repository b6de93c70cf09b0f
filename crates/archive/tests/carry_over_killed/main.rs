//! A program that is killed while it carries an archive over loses nothing.
//!
//! It stands alone: a program that is started takes copies of all locks along for a moment, also those of other tests.

#[path = "../archive/common.rs"]
#[allow(dead_code, reason = "this test uses a part of it")]
mod common;

use archive::check_file;
use common::*;
use rusqlite::Connection;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

const ARCHIVE: &str = "ARCHIVE_TO_CARRY_OVER";

/// A closed archive of version 1, whose tables are those of version 2.
fn first_version() -> (TempDir, PathBuf) {
    let fresh = Fresh::new();
    for number in 0..20 {
        seat_down(&fresh.archive, table_id(number), &["one", "two", "three"]);
    }
    let (folder, path) = fresh.close();
    set_version(&path, 1);
    (folder, path)
}

fn set_version(path: &Path, version: u32) {
    Connection::open(path)
        .expect("it can be done")
        .pragma_update(None, "user_version", version)
        .expect("it can be done");
}

fn version(path: &Path) -> u32 {
    Connection::open(path)
        .expect("it can be done")
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .expect("it can be done")
}

fn copy_of(path: &Path) -> PathBuf {
    path.with_file_name("archive.db.version-1")
}

/// The copies beside the archive, finished or not.
fn copies(path: &Path) -> Vec<String> {
    let files = std::fs::read_dir(path.parent().expect("it can be done")).expect("it can be done");
    let names =
        files.map(|file| file.expect("it can be done").file_name().into_string().expect("it can be done"));
    let mut names: Vec<_> = names.filter(|name| name.contains(".version-")).collect();
    names.sort();
    names
}

fn assert_whole(path: &Path) {
    let checked = check_file(path).expect("it can be done");
    assert_eq!((checked.tables, checked.records, checked.faults), (20, 60, Vec::new()));
}

/// What the child does; a test like any other only by name.
#[test]
fn the_child_carries_over_until_it_is_killed() {
    let Some(path) = std::env::var_os(ARCHIVE) else { return };
    println!("begins");
    drop(open(Path::new(&path)).unwrap());
    println!("done");
}

fn child(path: &Path) -> Child {
    Command::new(std::env::current_exe().expect("a test has a file"))
        .args(["--exact", "the_child_carries_over_until_it_is_killed", "--nocapture"])
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
        assert_eq!((version(&path), version(&copy)), (2, 1));
        assert_eq!(copies(&path), ["archive.db.version-1"], "round {round}");
    }
}
