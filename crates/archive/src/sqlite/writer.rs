//! The one thread that writes: it takes all requests that wait, makes them in one transaction, and answers.

use super::checkpoint::{Log, checkpoint};
use super::sql::run;
use crate::ArchiveError;
use crate::stats::Counts;
use rusqlite::Connection;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// How many requests share a transaction at most.
const MOST: usize = 2_048;

/// A request to write. It may be run more than once: a transaction that fails is tried again in parts.
pub trait Job: Send {
    /// Makes the change and keeps the answer.
    fn run(&mut self, connection: &Connection) -> Result<(), ArchiveError>;

    /// Gives the answer that was kept, or the reason for which the transaction failed.
    fn answer(self: Box<Self>, failure: Option<ArchiveError>);
}

/// A request made of a function.
pub struct Task<T, W> {
    work: W,
    kept: Option<Result<T, ArchiveError>>,
    reply: oneshot::Sender<Result<T, ArchiveError>>,
}

impl<T, W> Task<T, W> {
    /// The request and where its answer will arrive.
    pub fn new(work: W) -> (Task<T, W>, oneshot::Receiver<Result<T, ArchiveError>>) {
        let (reply, answer) = oneshot::channel();
        (Task { work, kept: None, reply }, answer)
    }
}

impl<T, W> Job for Task<T, W>
where
    T: Send,
    W: FnMut(&Connection) -> Result<T, ArchiveError> + Send,
{
    fn run(&mut self, connection: &Connection) -> Result<(), ArchiveError> {
        let result = (self.work)(connection);
        let told = result.as_ref().map(|_| ()).map_err(Clone::clone);
        self.kept = Some(result);
        told
    }

    fn answer(self: Box<Self>, failure: Option<ArchiveError>) {
        let result = match failure {
            Some(failure) => Err(failure),
            None => self.kept.unwrap_or(Err(ArchiveError::Closed)),
        };
        // The caller may be gone.
        let _gone = self.reply.send(result);
    }
}

/// Writes until every sender is gone and nothing waits any more.
pub fn write(
    connection: &Connection,
    mut waiting: mpsc::Receiver<Box<dyn Job>>,
    counts: &Arc<Counts>,
    mut log: Log,
) {
    let mut batch: Vec<Box<dyn Job>> = Vec::with_capacity(MOST);
    while let Some(first) = waiting.blocking_recv() {
        batch.push(first);
        while batch.len() < MOST {
            let Ok(next) = waiting.try_recv() else { break };
            batch.push(next);
        }
        let requests = batch.len();
        answer(connection, &mut batch, counts);
        log.wrote(requests);
    }
}

/// Makes the changes of a batch and answers all of it.
fn answer(connection: &Connection, batch: &mut Vec<Box<dyn Job>>, counts: &Counts) {
    match commit(connection, batch, counts) {
        Err(ArchiveError::Full) => {
            // The log may give back some space. If not, nothing is worse than before.
            let _still_full = checkpoint(connection);
            // What is too much for the disk must not take the others with it.
            for mut job in batch.drain(..) {
                let failure = commit(connection, std::slice::from_mut(&mut job), counts).err();
                job.answer(failure);
            }
        }
        done => batch.drain(..).for_each(|job| job.answer(done.clone().err())),
    }
}

/// All jobs in one transaction, without those that are refused; an error means that nothing was stored.
///
/// Refusals are rare, and keeping each job apart takes as long again as many a job: that is done only where one was
/// refused.
fn commit(connection: &Connection, jobs: &mut [Box<dyn Job>], counts: &Counts) -> Result<(), ArchiveError> {
    let begun = Instant::now();
    let mut refused = 0;
    let mut done = transaction(connection, jobs, |job| job.run(connection));
    if done.as_ref().is_err_and(ArchiveError::is_refusal) {
        done = transaction(connection, jobs, |job| step(connection, job, &mut refused));
    }
    match done {
        Ok(()) => {
            counts.committed(jobs.len(), begun.elapsed());
            counts.refused(refused);
        }
        Err(_) => counts.failed(),
    }
    done
}

/// Runs all jobs in a transaction, which is rolled back at the first failure.
fn transaction(
    connection: &Connection,
    jobs: &mut [Box<dyn Job>],
    mut run_job: impl FnMut(&mut dyn Job) -> Result<(), ArchiveError>,
) -> Result<(), ArchiveError> {
    let done = run(connection, "BEGIN IMMEDIATE")
        .and_then(|()| jobs.iter_mut().try_for_each(|job| run_job(job.as_mut())))
        .and_then(|()| run(connection, "COMMIT"));
    // SQLite may have rolled back of itself.
    if done.is_err() && !connection.is_autocommit() {
        run(connection, "ROLLBACK")?;
    }
    done
}

/// One job inside the transaction. A refusal undoes this job alone; any other failure is the transaction's.
fn step(connection: &Connection, job: &mut dyn Job, refused: &mut u64) -> Result<(), ArchiveError> {
    run(connection, "SAVEPOINT job")?;
    match job.run(connection) {
        Ok(()) => run(connection, "RELEASE job"),
        Err(error) if error.is_refusal() && !connection.is_autocommit() => {
            *refused += 1;
            run(connection, "ROLLBACK TO job")?;
            run(connection, "RELEASE job")
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
#[path = "writer_tests.rs"]
mod tests;
