//! How the archive has been doing: counts and histograms, cheap to keep and to read.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of how many requests share a commit.
const BATCHES: [u64; 12] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048];

/// Upper bounds of how long a commit takes, in microseconds.
const MICROSECONDS: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

/// A picture of the counts since the archive was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Transactions committed.
    pub commits: u64,
    /// Transactions that failed and were rolled back.
    pub failures: u64,
    /// Changes that were refused, conflicts for instance.
    pub refusals: u64,
    /// Changes waiting to be taken up.
    pub waiting: u64,
    /// How many requests shared a commit.
    pub batch: Histogram,
    /// How long a commit took from its beginning until it was durable, in microseconds.
    pub commit_us: Histogram,
}

/// How often values fell under each bound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Histogram {
    /// Each upper bound with the number of values up to it and above the one before.
    pub buckets: Vec<(u64, u64)>,
    /// The number of values above every bound.
    pub above: u64,
    /// The sum of all values.
    pub sum: u64,
}

impl Histogram {
    /// How many values there were.
    pub fn count(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.1).sum::<u64>() + self.above
    }

    /// The upper bound under which this share of the values lies; `None` if that is above every bound.
    pub fn bound_of(&self, share: f64) -> Option<u64> {
        let wanted = (self.count() as f64 * share).ceil() as u64;
        let mut seen = 0;
        self.buckets.iter().find_map(|(bound, count)| {
            seen += count;
            (seen >= wanted).then_some(*bound)
        })
    }
}

/// The counts themselves; the writer adds to them.
#[derive(Default)]
pub struct Counts {
    commits: AtomicU64,
    failures: AtomicU64,
    refusals: AtomicU64,
    batch: Buckets,
    commit_us: Buckets,
}

/// One count for each bound and one above; the bounds are given at reading.
#[derive(Default)]
struct Buckets {
    counts: [AtomicU64; 16],
    sum: AtomicU64,
}

impl Buckets {
    fn add(&self, bounds: &[u64], value: u64) {
        let index = bounds.partition_point(|bound| *bound < value);
        self.counts[index].fetch_add(1, Relaxed);
        self.sum.fetch_add(value, Relaxed);
    }

    fn read(&self, bounds: &[u64]) -> Histogram {
        let count = |index: usize| self.counts[index].load(Relaxed);
        let buckets = bounds.iter().enumerate().map(|(index, bound)| (*bound, count(index))).collect();
        Histogram { buckets, above: count(bounds.len()), sum: self.sum.load(Relaxed) }
    }
}

impl Counts {
    /// A transaction with so many requests was committed.
    pub fn committed(&self, requests: usize, took: Duration) {
        self.commits.fetch_add(1, Relaxed);
        self.batch.add(&BATCHES, requests as u64);
        self.commit_us.add(&MICROSECONDS, took.as_micros() as u64);
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
            failures: self.failures.load(Relaxed),
            refusals: self.refusals.load(Relaxed),
            waiting,
            batch: self.batch.read(&BATCHES),
            commit_us: self.commit_us.read(&MICROSECONDS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_fall_into_their_buckets() {
        let counts = Counts::default();
        for requests in [1, 1, 2, 3, 5_000] {
            counts.committed(requests, Duration::from_micros(100 * requests as u64));
        }
        let stats = counts.read(0);
        assert_eq!((stats.commits, stats.batch.count(), stats.batch.sum), (5, 5, 5_007));
        assert_eq!(&stats.batch.buckets[..3], [(1, 2), (2, 1), (4, 1)]);
        assert_eq!((stats.batch.above, stats.batch.bound_of(0.5)), (1, Some(2)));
        assert_eq!((stats.batch.bound_of(1.0), stats.commit_us.bound_of(0.2)), (None, Some(100)));
    }
}
