//! How long the server takes to start when many games are stored.

use crate::Failure;
use crate::plan::Plan;
use crate::process::Process;
use crate::stages::folder;
use archive::{Append, Archive, NewTable, Options, SqliteArchive, Status, Summary, TableId};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use test_client::TestClient;
use tokio::task::JoinSet;

/// How many records each stored game has.
const RECORDS: usize = 25;
/// About what an input with its fingerprint takes.
const BODY: [u8; 120] = [b'x'; 120];
/// How many store at once, so that they share syncs.
const WRITERS: u64 = 512;

/// From the start of the process until it says that it is ready.
pub async fn measure(plan: &Plan) -> Result<Duration, Failure> {
    let folder = folder()?;
    store(folder.path(), plan.stored).await?;
    let begun = Instant::now();
    let process = Process::start(&["serve", &folder.path().display().to_string(), "30"])?;
    let guest = TestClient::new(&process.url());
    while guest.get("/readyz").await?.0 != 200 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let time = begun.elapsed();
    process.stop()?;
    Ok(time)
}

/// Stores so many games, a tenth of which are not over.
async fn store(folder: &Path, games: u64) -> Result<(), Failure> {
    let archive = Arc::new(SqliteArchive::open(folder.join("load.db"), &Options::default())?);
    let mut tasks = JoinSet::new();
    for writer in 0..WRITERS {
        let archive = archive.clone();
        tasks.spawn(async move {
            for number in (writer..games).step_by(WRITERS as usize) {
                let table = game(number);
                let first = Append::records(table.id, 0, 5, vec![BODY.to_vec(); RECORDS]);
                archive.create(table, first).await?;
            }
            Ok::<(), Failure>(())
        });
    }
    while let Some(task) = tasks.join_next().await {
        task??;
    }
    Ok(())
}

fn game(number: u64) -> NewTable {
    let mut id = [7; 16];
    id[8..].copy_from_slice(&number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
    let status = if number.is_multiple_of(10) { Status::Playing } else { Status::Over };
    let summary = Summary { status, listed: number.is_multiple_of(10), wake: None, about: vec![b' '; 150] };
    NewTable { id: TableId(id), game: "karak".to_owned(), rules: 1, created: 5, secret: vec![1; 32], summary }
}
