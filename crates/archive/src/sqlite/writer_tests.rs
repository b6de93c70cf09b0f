//! Batches, made by hand so that nothing depends on time.

use super::*;
use crate::sqlite::open::{self, Options};
use crate::sqlite::{read, write};
use crate::{Append, NewTable, Status, Summary, TableId};
use tempfile::TempDir;

type Reply = oneshot::Receiver<Result<(), ArchiveError>>;

const TABLES: [TableId; 3] = [TableId([1; 16]), TableId([2; 16]), TableId([3; 16])];

struct Desk {
    folder: TempDir,
    connection: Connection,
    counts: Counts,
}

fn summary() -> Summary {
    Summary { status: Status::Playing, listed: false, wake: None, about: Vec::new() }
}

/// An archive with three tables without records.
fn desk(options: &Options) -> Desk {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (connection, _) = open::writer(&folder.path().join("archive.db"), options).expect("it opens");
    for id in TABLES {
        let (game, secret, summary) = ("karak".to_owned(), Vec::new(), summary());
        let table = NewTable { id, game, rules: 1, created: 0, secret, summary };
        write::create(&connection, &table, &Append::records(id, 0, 0, Vec::new())).expect("it is new");
    }
    Desk { folder, connection, counts: Counts::default() }
}

impl Desk {
    /// All of it in one batch; each answer.
    fn batch(&self, appends: Vec<Append>) -> Vec<Result<(), ArchiveError>> {
        let mut batch: Vec<Box<dyn Job>> = Vec::new();
        let mut replies: Vec<Reply> = Vec::new();
        for append in appends {
            let (task, reply) = Task::new(move |c: &Connection| write::append(c, &append));
            batch.push(Box::new(task));
            replies.push(reply);
        }
        answer(&self.connection, &mut batch, &self.counts);
        assert!(self.connection.is_autocommit(), "no transaction is left open");
        replies.into_iter().map(|mut reply| reply.try_recv().expect("it is answered")).collect()
    }

    fn lengths(&self) -> Vec<usize> {
        let length = |id| read::load(&self.connection, id).expect("it is sound").records.len();
        TABLES.map(length).to_vec()
    }
}

fn record(table: usize, first: u64, bytes: usize) -> Append {
    Append::records(TABLES[table], first, 5, vec![vec![9; bytes]])
}

#[test]
fn a_batch_is_one_commit() {
    let desk = desk(&Options::default());
    let answers = desk.batch(vec![record(0, 0, 9), record(1, 0, 9), record(0, 1, 9)]);
    assert_eq!(answers, [Ok(()), Ok(()), Ok(())]);
    assert_eq!(desk.lengths(), [2, 1, 0]);
    let stats = desk.counts.read(0);
    assert_eq!((stats.commits, stats.requests, stats.refusals), (1, 3, 0));
}

#[test]
fn a_conflict_fails_alone() {
    let desk = desk(&Options::default());
    let answers = desk.batch(vec![record(0, 0, 9), record(1, 1, 9), record(0, 0, 9), record(2, 0, 9)]);
    let conflict = |table, count, first| Err(ArchiveError::Conflict { table, count, first });
    assert_eq!(answers, [Ok(()), conflict(TABLES[1], 0, 1), conflict(TABLES[0], 1, 0), Ok(())]);
    assert_eq!(desk.lengths(), [1, 0, 1]);
    let stats = desk.counts.read(0);
    assert_eq!((stats.commits, stats.refusals, stats.failures), (1, 2, 0));
}

#[test]
fn what_is_too_much_for_the_disk_fails_alone() {
    let desk = desk(&Options { most_bytes: Some(400_000), ..Options::default() });
    let answers = desk.batch(vec![record(0, 0, 9), record(1, 0, 900_000), record(2, 0, 9)]);
    assert_eq!(answers, [Ok(()), Err(ArchiveError::Full), Ok(())]);
    assert_eq!(desk.lengths(), [1, 0, 1]);
    assert_eq!(desk.batch(vec![record(1, 0, 9)]), [Ok(())]);
}

#[test]
fn a_disk_that_cannot_be_written_to_fails_all_and_harms_none() {
    let desk = desk(&Options::default());
    desk.connection.pragma_update(None, "query_only", true).unwrap();
    let answers = desk.batch(vec![record(0, 0, 9), record(1, 0, 9)]);
    assert_eq!(answers, [Err(ArchiveError::ReadOnly), Err(ArchiveError::ReadOnly)]);
    desk.connection.pragma_update(None, "query_only", false).unwrap();
    assert_eq!(desk.batch(vec![record(0, 0, 9), record(1, 0, 9)]), [Ok(()), Ok(())]);
    assert_eq!(desk.lengths(), [1, 1, 0]);
    assert_eq!(desk.counts.read(0).failures, 1);
}

#[test]
fn another_program_that_writes_is_named() {
    let desk = desk(&Options::default());
    desk.connection.busy_timeout(std::time::Duration::ZERO).unwrap();
    let other = Connection::open(desk.folder.path().join("archive.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(desk.batch(vec![record(0, 0, 9)]), [Err(ArchiveError::Busy)]);
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(desk.batch(vec![record(0, 0, 9)]), [Ok(())]);
}

#[test]
fn a_record_where_none_should_be_is_damage() {
    let desk = desk(&Options::default());
    let sql = "INSERT INTO journal (\"table\", number, at, chain, body) VALUES (1, 0, 0, 0, x'')";
    desk.connection.execute_batch(sql).unwrap();
    let damaged = Err(ArchiveError::Damaged { table: TABLES[0], number: 0 });
    assert_eq!(desk.batch(vec![record(0, 0, 9), record(1, 0, 9)]), [damaged, Ok(())]);
}

#[test]
fn an_answer_nobody_waits_for_hinders_nobody() {
    let desk = desk(&Options::default());
    let (task, reply) = Task::new(|c: &Connection| write::append(c, &record(0, 0, 9)));
    drop(reply);
    answer(&desk.connection, &mut vec![Box::new(task)], &desk.counts);
    assert_eq!(desk.lengths(), [1, 0, 0]);
}
