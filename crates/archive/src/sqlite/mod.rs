//! The archive in an SQLite file: one thread writes and shares each sync among all that wait, one works its
//! log into the file, a few threads read.

mod backup;
mod carry_over;
mod check;
mod log;
mod open;
mod read;
mod read_lists;
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
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::{Builder, JoinHandle};
use tokio::sync::{mpsc, oneshot};
use writer::{Job, Task};

pub use backup::backup_file;
pub use check::{Checked, check_file};
pub use open::{Opened, Options};

/// An archive in an SQLite file. Dropping it waits until everything that was asked for is done.
pub struct SqliteArchive {
    path: PathBuf,
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
        let path = path.as_ref().to_owned();
        let lock = open::lock(&path)?;
        let (connection, opened) = open::writer(&path, options)?;
        let reading: Result<Vec<_>, _> = (0..options.readers.max(1)).map(|_| open::reader(&path)).collect();
        let counts = Arc::new(Counts::default());
        let (jobs, waiting) = mpsc::channel(options.queue.max(1));
        let (queries, asked) = mpsc::channel(options.queue.max(1));
        let mut threads = readers::start(reading?, asked)?;
        let (call, calls) = std::sync::mpsc::sync_channel(1);
        let carrier = open::carrier(&path)?;
        let carry = move || log::carry(&carrier, &calls);
        threads.push(Builder::new().name("archive log".to_owned()).spawn(carry)?);
        let shared = Arc::clone(&counts);
        let work = move || writer::write(&connection, waiting, &shared, log::Log::new(call));
        threads.push(Builder::new().name("archive writer".to_owned()).spawn(work)?);
        let (jobs, queries) = (Some(jobs), Some(queries));
        Ok(SqliteArchive { path, opened, counts, jobs, queries, threads, _lock: lock })
    }

    /// What was found when the archive was opened.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// Copies the archive as it is at one moment to a new file, while it is in use.
    ///
    /// A file that is there already is replaced only if told so, and only by a copy that is whole.
    pub fn backup(&self, to: impl AsRef<Path>, overwrite: bool) -> Answer<'_, ()> {
        let (from, to) = (self.path.clone(), to.as_ref().to_owned());
        aside("archive backup", move || backup::backup(&from, &to, overwrite))
    }

    /// Reads everything and reports what is damaged. It takes its time, and others go on meanwhile.
    pub fn check_all(&self) -> Answer<'_, Checked> {
        let path = self.path.clone();
        aside("archive check", move || check_file(&path))
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
                // Whoever asked may have gone.
                let _gone = reply.send(work(connection));
            });
            let queries = self.queries.as_ref().ok_or(ArchiveError::Closed)?;
            queries.send(query).await.map_err(|_| ArchiveError::Closed)?;
            answer.await.map_err(|_| ArchiveError::Closed)?
        })
    }
}

/// Long work on a thread of its own.
fn aside<'a, T: Send + 'static>(
    name: &'static str,
    work: impl FnOnce() -> Result<T, ArchiveError> + Send + 'static,
) -> Answer<'a, T> {
    Box::pin(async move {
        let (reply, answer) = oneshot::channel();
        let report = move || {
            // Whoever asked may have gone.
            let _gone = reply.send(work());
        };
        Builder::new().name(name.to_owned()).spawn(report)?;
        answer.await.map_err(|_| ArchiveError::Closed)?
    })
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
