//! What the tests share: a fresh archive in a folder of its own, and tables to put into it.

use emberhall_archive::{
    Append, Archive, ArchiveError, NewPlayer, NewTable, Options, PlayerId, SqliteArchive, Status, Summary,
};
use emberhall_archive::{Digest, TableId};
use std::future::Future;
use std::path::PathBuf;
use tempfile::TempDir;

/// A fresh archive, which goes away with its folder.
pub struct Fresh {
    pub archive: SqliteArchive,
    folder: TempDir,
}

impl Fresh {
    pub fn new() -> Fresh {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let archive = open(&folder.path().join("archive.db")).expect("the archive opens");
        Fresh { archive, folder }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("archive.db")
    }

    /// Closes the archive; the folder stays for as long as it is held.
    pub fn close(self) -> (TempDir, PathBuf) {
        let path = self.path();
        drop(self.archive);
        (self.folder, path)
    }
}

pub fn open(path: &std::path::Path) -> Result<SqliteArchive, ArchiveError> {
    SqliteArchive::open(path, &Options::default())
}

/// Waits for an answer.
pub fn wait<T>(answer: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime can be made").block_on(answer)
}

pub fn table_id(number: u64) -> TableId {
    let mut bytes = [7; 16];
    bytes[8..].copy_from_slice(&number.to_be_bytes());
    TableId(bytes)
}

pub fn player_id(number: u8) -> PlayerId {
    PlayerId([number; 16])
}

pub fn hash(number: u8) -> Digest {
    [number; 32]
}

pub fn summary(status: Status) -> Summary {
    Summary { status, listed: true, wake: None, about: b"{}".to_vec() }
}

pub fn new_table(id: TableId) -> NewTable {
    let created = 1_000;
    NewTable {
        id,
        game: "karak".to_owned(),
        rules: 3,
        created,
        secret: b"seed".to_vec(),
        summary: summary(Status::Open),
    }
}

pub fn bodies(words: &[&str]) -> Vec<Vec<u8>> {
    words.iter().map(|word| word.as_bytes().to_vec()).collect()
}

/// An append without anything but records.
pub fn said(table: TableId, first: u64, words: &[&str]) -> Append {
    Append::records(table, first, 2_000 + first as i64, bodies(words))
}

/// Creates a table with these records.
pub fn seat_down(archive: &SqliteArchive, id: TableId, words: &[&str]) {
    wait(archive.create(new_table(id), said(id, 0, words))).expect("the table is new");
}

/// The words of a journal.
pub fn words(archive: &SqliteArchive, id: TableId) -> Vec<String> {
    let stored = wait(archive.load(id)).expect("the table is sound");
    stored.records.into_iter().map(|record| String::from_utf8(record.body).expect("words are text")).collect()
}

/// A player whose token and recovery phrase have hashes next to each other.
pub fn new_player(number: u8) -> NewPlayer {
    let (token, recovery) = (hash(number), hash(number + 100));
    NewPlayer { id: player_id(number), token, recovery, name: format!("Player {number}"), at: 5 }
}
