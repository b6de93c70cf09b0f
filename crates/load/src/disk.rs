//! What a sync takes of the disk alone: the least that an input can take which is durable before it is told.

use crate::pace::Tally;
use crate::plan::Plan;
use crate::{Failure, stages};
use std::fs::File;
use std::os::unix::fs::FileExt;
use tokio::time::Instant;

/// How much is written before a sync: about what the log takes of a few inputs.
const BYTES: [u8; 12 << 10] = [7; 12 << 10];
/// How long the file is, which is written again and again like the log.
const FILE: u64 = 16 << 20;

/// Writes and syncs again and again for as long as a stage lasts.
pub async fn measure(plan: &Plan) -> Result<Tally, Failure> {
    let folder = stages::folder()?;
    let file = File::create_new(folder.path().join("disk"))?;
    (0..FILE / BYTES.len() as u64)
        .try_for_each(|part| file.write_all_at(&BYTES, part * BYTES.len() as u64))?;
    file.sync_all()?;
    let (until, mut tally, mut at) = (Instant::now() + plan.time, Tally::default(), 0);
    // A move is some inputs, and some moves share a sync.
    let pause = std::time::Duration::from_secs(4) / plan.rate;
    while Instant::now() < until {
        tokio::time::sleep(pause).await;
        let begun = Instant::now();
        file.write_all_at(&BYTES, at)?;
        file.sync_all()?;
        tally.told(begun);
        at = (at + BYTES.len() as u64) % (FILE - BYTES.len() as u64);
    }
    Ok(tally)
}
