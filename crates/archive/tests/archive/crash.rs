//! A server that is killed at any moment has everything it acknowledged.
//!
//! The test starts itself again as a child that writes and acknowledges on its standard output, and kills it.

use crate::common::*;
use emberhall_archive::{Append, Archive, ArchiveError, check_file};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

const ARCHIVE: &str = "ARCHIVE_OF_THE_CHILD";
const TABLES: u64 = 8;
const KILLS: u64 = 30;

/// What the child does; a test like any other only by name.
#[test]
fn the_child_writes_until_it_is_killed() {
    let Some(path) = std::env::var_os(ARCHIVE) else { return };
    let archive = Arc::new(open(Path::new(&path)).unwrap());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    runtime.block_on(async {
        let games: Vec<_> =
            (0..TABLES).map(|number| tokio::spawn(play(Arc::clone(&archive), number))).collect();
        for game in games {
            game.await.unwrap();
        }
    });
}

async fn play(archive: Arc<emberhall_archive::SqliteArchive>, table: u64) {
    let id = table_id(table);
    let mut next = match archive.create(new_table(id), said(id, 0, &[])).await {
        Err(ArchiveError::TableExists { .. }) => {
            archive.load(id).await.expect("it is sound").records.len() as u64
        }
        created => created.map(|()| 0).expect("it can be created"),
    };
    loop {
        // One to three records at a time, of sizes from nothing to several pages.
        let records: Vec<_> = (next..next + 1 + next % 3).map(body).collect();
        let count = records.len() as u64;
        archive.append(Append::records(id, next, 5, records)).await.expect("there is space");
        next += count;
        let line = format!("ack {table} {next}\n");
        std::io::stdout().write_all(line.as_bytes()).expect("the parent listens");
    }
}

fn body(number: u64) -> Vec<u8> {
    let length = if number.is_multiple_of(50) { 9_000 } else { number as usize % 200 };
    number.to_le_bytes().into_iter().cycle().take(length).collect()
}

fn child(path: &Path) -> Child {
    Command::new(std::env::current_exe().expect("a test has a file"))
        .args(["--exact", "crash::the_child_writes_until_it_is_killed", "--nocapture"])
        .env(ARCHIVE, path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the test can be started again")
}

#[test]
fn a_killed_server_has_all_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("archive.db");
    let mut acknowledged: BTreeMap<u64, u64> = BTreeMap::new();
    for round in 0..KILLS {
        let mut child = child(&path);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // Some are killed while they open the archive, the others after some or many acknowledgements.
        let patience = if round % 10 == 0 { 0 } else { (round * 7_919) % 400 };
        let mut heard: Vec<String> = Vec::new();
        heard.extend(lines.by_ref().take(patience as usize).map(Result::unwrap));
        child.kill().unwrap();
        child.wait().unwrap();
        heard.extend(lines.map_while(Result::ok));
        for line in &heard {
            let words: Vec<&str> = line.split(' ').collect();
            // A line that was cut off by the kill acknowledges nothing, but may look shorter than it was.
            if let ["ack", table, count] = words[..]
                && let (Ok(table), Ok(count)) = (table.parse(), count.parse::<u64>())
            {
                let known = acknowledged.entry(table).or_default();
                *known = count.max(*known);
            }
        }
        verify(&path, &acknowledged);
    }
    assert!(acknowledged.len() as u64 == TABLES && acknowledged.values().all(|count| *count > 50));
}

fn verify(path: &Path, acknowledged: &BTreeMap<u64, u64>) {
    let archive = open(path).expect("it opens after a crash");
    assert_eq!(archive.opened().faults, []);
    for (table, count) in acknowledged {
        let records = wait(archive.load(table_id(*table))).expect("its chain is whole").records;
        assert!(
            records.len() as u64 >= *count,
            "table {table}: {count} acknowledged, {} there",
            records.len()
        );
        // Appends end at 1, 3, 4, 6, 7, 9 …
        assert_ne!(records.len() % 3, 2, "table {table}: half of an append is there");
        for record in &records {
            assert_eq!(record.body, body(record.number), "table {table}, record {}", record.number);
        }
    }
    assert_eq!(check_file(path).expect("it can be read").faults, []);
}
