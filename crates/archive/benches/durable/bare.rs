//! The reference: SQLite without anything of ours around it, one transaction for each append.

use rusqlite::{Connection, params};
use std::path::Path;
use std::time::{Duration, Instant};

/// A file with so many tables, each with a count to be kept.
pub fn open(path: &Path, tables: u64) -> Connection {
    let connection = Connection::open(path).expect("it opens");
    let mode: String = connection
        .pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))
        .expect("it has a log");
    assert_eq!(mode, "wal");
    connection.pragma_update(None, "synchronous", "full").expect("it syncs");
    let schema = "CREATE TABLE tables (row INTEGER PRIMARY KEY, count INTEGER NOT NULL);
                  CREATE TABLE journal (\"table\" INTEGER, number INTEGER, at INTEGER, body BLOB,
                                        PRIMARY KEY (\"table\", number)) WITHOUT ROWID;
                  BEGIN";
    connection.execute_batch(schema).expect("it is new");
    for table in 0..tables {
        connection.execute("INSERT INTO tables VALUES (?1, 0)", [table as i64]).expect("it is new");
    }
    connection.execute_batch("COMMIT").expect("there is space");
    connection
}

/// Appends to one table after the other for a while; how many a second.
pub fn run(connection: &Connection, tables: u64, body: &[u8], time: Duration) -> f64 {
    let mut append = connection
        .prepare("INSERT INTO journal SELECT row, count, 5, ?2 FROM tables WHERE row = ?1")
        .expect("it is SQL");
    let mut count =
        connection.prepare("UPDATE tables SET count = count + 1 WHERE row = ?1").expect("it is SQL");
    let begun = Instant::now();
    let mut done: u64 = 0;
    while begun.elapsed() < time {
        let table = (done % tables) as i64;
        connection.execute_batch("BEGIN IMMEDIATE").expect("nobody else writes");
        append.execute(params![table, body]).expect("there is space");
        count.execute([table]).expect("there is space");
        connection.execute_batch("COMMIT").expect("there is space");
        done += 1;
    }
    done as f64 / begun.elapsed().as_secs_f64()
}
