//! Appends a second at 1,000 tables: one caller, and as many as there are tables.

use crate::bare;
use emberhall_archive::{Append, Archive, NewTable, Options, SqliteArchive, Status, Summary, TableId};
use std::sync::Arc;
use std::time::{Duration, Instant};

const TABLES: u64 = 1_000;
const ROUNDS: usize = 7;
const ROUND: Duration = Duration::from_millis(1_000);

/// About what an input with its fingerprint takes.
const BODY: [u8; 120] = [b'x'; 120];

/// A table's name by number.
pub fn table_id(number: u64) -> TableId {
    let mut bytes = [7; 16];
    bytes[8..].copy_from_slice(&number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
    TableId(bytes)
}

/// A table to be created.
pub fn new_table(number: u64, status: Status) -> NewTable {
    let summary = Summary { status, listed: number.is_multiple_of(10), wake: None, about: vec![b' '; 200] };
    let (id, game, secret) = (table_id(number), "karak".to_owned(), vec![1; 32]);
    NewTable { id, game, rules: 1, created: 5, secret, summary }
}

/// Compares, in rounds that alternate, and prints the medians.
pub fn measure() {
    let folder = tempfile::tempdir_in(".").expect("a folder can be made");
    let bare = bare::open(&folder.path().join("bare.db"), TABLES);
    let path = folder.path().join("archive.db");
    let archive = Arc::new(SqliteArchive::open(path, &Options::default()).expect("it opens"));
    let runtime = tokio::runtime::Builder::new_multi_thread().build().expect("a runtime can be made");
    runtime.block_on(create(&archive));
    let mut next = vec![0; TABLES as usize];
    let mut figures: [Vec<f64>; 3] = Default::default();
    let mut many = (0, 0, Duration::ZERO);
    for _ in 0..ROUNDS {
        figures[0].push(bare::run(&bare, TABLES, &BODY, ROUND));
        figures[1].push(runtime.block_on(run(&archive, &mut next, 1)));
        let before = archive.stats();
        let begun = Instant::now();
        figures[2].push(runtime.block_on(run(&archive, &mut next, TABLES as usize)));
        let after = archive.stats();
        many.0 += after.commits - before.commits;
        many.1 += after.requests - before.requests;
        many.2 += begun.elapsed();
    }
    let [bare, one, all] = figures.map(median);
    println!("durable appends a second at {TABLES} tables, median of {ROUNDS} rounds of {ROUND:?}");
    println!("  bare SQLite, one after the other   {bare:9.0}");
    println!("  archive, one caller                {one:9.0}   {:6.2} of bare", one / bare);
    println!("  archive, {TABLES} callers              {all:9.0}   {:6.2} of bare", all / bare);
    let (batch, sync) = (many.1 as f64 / many.0 as f64, many.2.as_secs_f64() * 1e3 / many.0 as f64);
    println!("  with {TABLES} callers {batch:.0} appends shared a commit, one every {sync:.1} ms");
    println!("  an append waited about {:.1} ms then", TABLES as f64 / all * 1e3);
}

async fn create(archive: &Arc<SqliteArchive>) {
    let one = |number| {
        let archive = Arc::clone(archive);
        async move {
            let table = new_table(number, Status::Playing);
            let first = Append::records(table.id, 0, 5, Vec::new());
            archive.create(table, first).await.expect("it is new");
        }
    };
    let all: Vec<_> = (0..TABLES).map(|number| tokio::spawn(one(number))).collect();
    for task in all {
        task.await.expect("it is done");
    }
}

/// Lets so many callers append for a while, each to its own table; how many a second.
async fn run(archive: &Arc<SqliteArchive>, next: &mut [u64], callers: usize) -> f64 {
    let begun = Instant::now();
    let play = |table: usize, first: u64| {
        let archive = Arc::clone(archive);
        async move {
            let mut next = first;
            while begun.elapsed() < ROUND {
                let append = Append::records(table_id(table as u64), next, 5, vec![BODY.to_vec()]);
                archive.append(append).await.expect("there is space");
                next += 1;
            }
            next
        }
    };
    let tasks: Vec<_> = (0..callers).map(|table| tokio::spawn(play(table, next[table]))).collect();
    let mut done = 0;
    for (table, task) in tasks.into_iter().enumerate() {
        let reached = task.await.expect("it is done");
        done += reached - next[table];
        next[table] = reached;
    }
    done as f64 / begun.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
