//! Many callers at once.

use crate::common::*;
use emberhall_archive::{Answer, Archive, ArchiveError, SqliteArchive};
use std::sync::Arc;
use std::task::Poll;

#[test]
fn many_tables_write_at_once() {
    const TABLES: u64 = 100;
    const EACH: u64 = 10;
    let (_folder, path) = Fresh::new().close();
    let archive: Arc<SqliteArchive> = Arc::new(open(&path).unwrap());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    runtime.block_on(async {
        let play = |number: u64| {
            let archive = Arc::clone(&archive);
            async move {
                let id = table_id(number);
                archive.create(new_table(id), said(id, 0, &[])).await.unwrap();
                for first in 0..EACH {
                    archive.append(said(id, first, &["word"])).await.unwrap();
                    // What is answered is read.
                    assert_eq!(archive.load(id).await.unwrap().records.len() as u64, first + 1);
                }
            }
        };
        let games: Vec<_> = (0..TABLES).map(|number| tokio::spawn(play(number))).collect();
        for game in games {
            game.await.unwrap();
        }
    });
    let stats = archive.stats();
    assert_eq!((stats.requests, stats.failures, stats.refusals), (TABLES * (EACH + 1), 0, 0));
    assert_eq!(stats.waiting, 0);
}

#[test]
fn what_waits_shares_a_commit() {
    const TABLES: u64 = 100;
    let fresh = Fresh::new();
    for number in 0..TABLES {
        seat_down(&fresh.archive, table_id(number), &[]);
    }
    let before = fresh.archive.stats().commits;
    // Another program writes, and the writer waits for it.
    let other = rusqlite::Connection::open(fresh.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    wait(async {
        let appends = (0..TABLES).map(|number| fresh.archive.append(said(table_id(number), 0, &["word"])));
        let mut appends: Vec<_> = appends.collect();
        for append in &mut appends {
            assert!(poll_once(append).await.is_pending());
        }
        other.execute_batch("ROLLBACK").unwrap();
        for append in appends {
            append.await.unwrap();
        }
    });
    // The writer may have taken up some of them before the others came.
    assert!(fresh.archive.stats().commits - before <= 2, "{:?}", fresh.archive.stats());
}

/// Looks at an answer without waiting for it.
async fn poll_once<T>(answer: &mut Answer<'_, T>) -> Poll<Result<T, ArchiveError>> {
    std::future::poll_fn(|context| Poll::Ready(answer.as_mut().poll(context))).await
}

#[test]
fn of_two_who_write_the_same_record_one_is_refused() {
    let fresh = Fresh::new();
    let id = table_id(1);
    seat_down(&fresh.archive, id, &[]);
    let (one, two) = wait(async {
        let (one, two) = (said(id, 0, &["one"]), said(id, 0, &["two"]));
        tokio::join!(fresh.archive.append(one), fresh.archive.append(two))
    });
    assert_eq!((one, two), (Ok(()), Err(ArchiveError::Conflict { table: id, count: 1, first: 0 })));
    assert_eq!(words(&fresh.archive, id), ["one"]);
}

#[test]
fn an_archive_can_stand_behind_its_trait() {
    let fresh = Fresh::new();
    let archive: &dyn Archive = &fresh.archive;
    wait(archive.create_player(new_player(1))).unwrap();
    assert!(wait(archive.by_token(hash(1))).unwrap().is_some());
}
