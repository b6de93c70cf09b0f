//! The archive in an SQLite file: one thread writes and shares each sync among all that wait, one works its
//! log into the file, a few threads read.

mod backup;
mod check;
mod checkpoint;
mod migrate;
mod moderate;
mod moderation;
mod open;
mod read;
mod read_lists;
mod read_moderation;
mod readers;
mod requests;
mod schema;
mod sql;
mod write;
mod write_players;
mod writer;

use crate::stats::Counts;
use crate::{Answer, ArchiveError};
use readers::Query;
use rusqlite::Connection;
use std::path::Path;
use std::sync::Arc;
use std::thread::{Builder, JoinHandle};
use tokio::sync::{mpsc, oneshot};
use writer::{Job, Task};

pub use backup::backup_file;
pub use check::{Checked, check_file};
pub use open::{Opened, Options};

/// An archive in an SQLite file. Dropping it waits until everything that was asked for is done.
pub struct SqliteArchive {
    opened: Opened,
    counts: Arc<Counts>,
    /// `None` only while it is dropped, like `queries`.
    jobs: Option<mpsc::Sender<Box<dyn Job>>>,
    queries: Option<mpsc::Sender<Query>>,
    threads: Vec<JoinHandle<()>>,
    /// Let go of after the threads have ended.
    _lock: open::Lock,
}

impl SqliteArchive {
    /// Opens the archive, creates it if it is not there, brings it to the newest version and has a quick look at it.
    /// One of an older version is copied beside itself first ([`Opened::copy`]).
    ///
    /// A second server on the same file is refused, and so is a file that is not ours.
    pub fn open(path: impl AsRef<Path>, options: &Options) -> Result<SqliteArchive, ArchiveError> {
        let path = path.as_ref();
        let lock = open::lock(path)?;
        let (connection, opened) = open::writer(path, options)?;
        let reading: Result<Vec<_>, _> = (0..options.readers.max(1)).map(|_| open::reader(path)).collect();
        let counts = Arc::new(Counts::default());
        let (jobs, waiting) = mpsc::channel(options.queue.max(1));
        let (queries, asked) = mpsc::channel(options.queue.max(1));
        let mut threads = readers::start(reading?, asked)?;
        let (call, calls) = std::sync::mpsc::sync_channel(1);
        let checkpointer = open::checkpointer(path)?;
        let run = move || checkpoint::run(&checkpointer, &calls);
        threads.push(Builder::new().name("archive checkpoint".to_owned()).spawn(run)?);
        let shared = Arc::clone(&counts);
        let work = move || writer::write(&connection, waiting, &shared, checkpoint::Log::new(call));
        threads.push(Builder::new().name("archive writer".to_owned()).spawn(work)?);
        let (jobs, queries) = (Some(jobs), Some(queries));
        Ok(SqliteArchive { opened, counts, jobs, queries, threads, _lock: lock })
    }

    /// What was found when the archive was opened.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// Asks the writer for a change.
    fn change<T, W>(&self, work: W) -> Answer<'_, T>
    where
        T: Send + 'static,
        W: FnMut(&Connection) -> Result<T, ArchiveError> + Send + 'static,
    {
        Box::pin(async move {
            let (task, answer) = Task::new(work);
            let jobs = self.jobs.as_ref().ok_or(ArchiveError::Closed)?;
            jobs.send(Box::new(task)).await.map_err(|_| ArchiveError::Closed)?;
            answer.await.map_err(|_| ArchiveError::Closed)?
        })
    }

    /// Asks a reader.
    fn query<T, W>(&self, work: W) -> Answer<'_, T>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, ArchiveError> + Send + 'static,
    {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            let query: Query = Box::new(move |connection| {
                // The caller may be gone.
                let _gone = reply.send(work(connection));
            });
            let queries = self.queries.as_ref().ok_or(ArchiveError::Closed)?;
            queries.send(query).await.map_err(|_| ArchiveError::Closed)?;
            answer.await.map_err(|_| ArchiveError::Closed)?
        })
    }
}

impl Drop for SqliteArchive {
    fn drop(&mut self) {
        self.jobs = None;
        self.queries = None;
        for thread in self.threads.drain(..) {
            // A thread that has panicked has nothing more to say.
            let _ended = thread.join();
        }
    }
}
