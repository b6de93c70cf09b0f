//! How the archive has been doing: counts, cheap to keep and to read, and what each commit took, which goes to the caller who
//! measures.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// How many requests share a commit, as it is measured.
pub const BATCH: &str = "emberhall_archive_batch_size";

/// How long a commit takes from its beginning until it is durable, as it is measured.
pub const COMMIT: &str = "emberhall_archive_commit_duration_seconds";

/// A picture of the counts since the archive was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Transactions committed.
    pub commits: u64,
    /// Requests that they were made of.
    pub requests: u64,
    /// Transactions that failed and were rolled back.
    pub failures: u64,
    /// Changes that were refused, conflicts for instance.
    pub refusals: u64,
    /// Changes waiting to be taken up.
    pub waiting: u64,
}

/// The counts themselves; the writer adds to them.
#[derive(Default)]
pub struct Counts {
    commits: AtomicU64,
    requests: AtomicU64,
    failures: AtomicU64,
    refusals: AtomicU64,
}

impl Counts {
    /// A transaction with so many requests was committed.
    pub fn committed(&self, requests: usize, took: Duration) {
        self.commits.fetch_add(1, Relaxed);
        self.requests.fetch_add(requests as u64, Relaxed);
        metrics::histogram!(BATCH).record(requests as f64);
        metrics::histogram!(COMMIT).record(took.as_secs_f64());
    }

    /// A transaction failed.
    pub fn failed(&self) {
        self.failures.fetch_add(1, Relaxed);
    }

    /// So many requests were refused.
    pub fn refused(&self, requests: u64) {
        self.refusals.fetch_add(requests, Relaxed);
    }

    /// What the counts say now.
    pub fn read(&self, waiting: u64) -> Stats {
        Stats {
            commits: self.commits.load(Relaxed),
            requests: self.requests.load(Relaxed),
            failures: self.failures.load(Relaxed),
            refusals: self.refusals.load(Relaxed),
            waiting,
        }
    }
}
