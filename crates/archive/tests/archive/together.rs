//! Many callers at once.

use crate::common::*;
use archive::{Archive, ArchiveError, SqliteArchive};
use std::sync::Arc;

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("a runtime can be made")
}

#[test]
fn many_tables_share_commits() {
    const TABLES: u64 = 100;
    const EACH: u64 = 10;
    let (_folder, path) = Fresh::new().close();
    let archive: Arc<SqliteArchive> = Arc::new(open(&path).unwrap());
    let runtime = runtime();
    runtime.block_on(async {
        let play = |number: u64| {
            let archive = Arc::clone(&archive);
            async move {
                let id = table_id(number);
                archive.create(new_table(id), said(id, 0, &[])).await.unwrap();
                for first in 0..EACH {
                    archive.append(said(id, first, &["word"])).await.unwrap();
                    // What is answered is read.
                    assert_eq!(archive.records(id, 0).await.unwrap().len() as u64, first + 1);
                }
            }
        };
        let games: Vec<_> = (0..TABLES).map(|number| tokio::spawn(play(number))).collect();
        for game in games {
            game.await.unwrap();
        }
    });
    let stats = archive.stats();
    assert_eq!((stats.batch.sum, stats.failures, stats.refusals), (TABLES * (EACH + 1), 0, 0));
    assert!(stats.commits < TABLES * (EACH + 1) / 2, "{stats:?}");
    assert_eq!((stats.commit_us.count(), stats.waiting), (stats.commits, 0));
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
