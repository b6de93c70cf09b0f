//! Opening an archive with 100,000 tables of 100 records, a tenth of them not over.

use crate::appends::new_table;
use emberhall_archive::{Append, Archive, Options, SqliteArchive, Status, check_file};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

const TABLES: u64 = 100_000;
const RECORDS: usize = 100;
const WRITERS: u64 = 64;

/// Fills an archive, opens it several times and reads it through once.
pub fn measure() {
    let folder = tempfile::tempdir_in(".").expect("a folder can be made");
    let path = folder.path().join("archive.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().build().expect("a runtime can be made");
    let begun = Instant::now();
    let archive = Arc::new(SqliteArchive::open(&path, &Options::default()).expect("it opens"));
    runtime.block_on(async {
        let all: Vec<_> =
            (0..WRITERS).map(|writer| tokio::spawn(fill(Arc::clone(&archive), writer))).collect();
        for task in all {
            task.await.expect("it is done");
        }
    });
    drop(archive);
    let size = std::fs::metadata(&path).expect("it is there").len() / 1_000_000;
    println!(
        "{TABLES} tables of {RECORDS} records: {size} MB, stored in {:.1} s",
        begun.elapsed().as_secs_f64()
    );
    for _ in 0..3 {
        open(&path);
    }
    let begun = Instant::now();
    let checked = check_file(&path).expect("it can be read");
    println!("  checked thoroughly in {:.1} s: {checked:?}", begun.elapsed().as_secs_f64());
}

/// Opens an archive once and prints how long it took.
pub fn open(path: &Path) {
    let begun = Instant::now();
    let archive = SqliteArchive::open(path, &Options::default()).expect("it opens");
    println!("  opened in {:.0} ms: {:?}", begun.elapsed().as_secs_f64() * 1e3, archive.opened());
}

async fn fill(archive: Arc<SqliteArchive>, writer: u64) {
    for number in (writer..TABLES).step_by(WRITERS as usize) {
        let status = if number.is_multiple_of(10) { Status::Playing } else { Status::Over };
        let table = new_table(number, status);
        let records = (0..RECORDS).map(|record| vec![record as u8; 60]).collect();
        let first = Append::records(table.id, 0, 5, records);
        archive.create(table, first).await.expect("it is new");
    }
}
