//! The journal in memory: enough to tell every record again, without reading what was stored.

use crate::journal::Record;
use crate::protocol::By;
use catalog::Listed;
use table::Played;

/// The records of a table, in order. Inputs in effect are not kept twice: the session has them.
pub(crate) struct Log<G: Listed> {
    lines: Vec<Line<G>>,
}

#[derive(Clone)]
pub(crate) struct Line<G: Listed> {
    at: i64,
    kept: Kept<G>,
}

enum Kept<G: Listed> {
    /// The next of the inputs in effect, and who decided it.
    Played(By),
    /// An input that was taken back.
    Undone(Box<(Played<G>, By)>),
    /// Anything else but the first.
    Other(Box<Record<G>>),
    /// The first.
    Opened,
}

impl<G: Listed> Clone for Kept<G> {
    fn clone(&self) -> Kept<G> {
        match self {
            Kept::Played(by) => Kept::Played(*by),
            Kept::Undone(undone) => Kept::Undone(undone.clone()),
            Kept::Other(record) => Kept::Other(record.clone()),
            Kept::Opened => Kept::Opened,
        }
    }
}

/// A record as it is told again.
pub(crate) enum Entry<G: Listed> {
    Opened,
    Played(Played<G>, By),
    Other(Record<G>),
}

impl<G: Listed> Log<G> {
    pub fn opened(at: i64) -> Log<G> {
        Log { lines: vec![Line { at, kept: Kept::Opened }] }
    }

    /// Adds a record, and the inputs that it took back.
    pub fn push(&mut self, at: i64, record: Record<G>, taken_back: Vec<Played<G>>) {
        let played = self.lines.iter_mut().rev().filter_map(|line| match line.kept {
            Kept::Played(by) => Some((by, &mut line.kept)),
            _ => None,
        });
        for ((by, kept), input) in played.zip(taken_back.into_iter().rev()) {
            *kept = Kept::Undone(Box::new((input, by)));
        }
        let kept = match record {
            Record::Played { by, .. } => Kept::Played(by),
            Record::Opened(_) => Kept::Opened,
            other => Kept::Other(Box::new(other)),
        };
        self.lines.push(Line { at, kept });
    }

    /// The first so many lines.
    pub fn first(&self, count: u64) -> Vec<Line<G>> {
        let count = usize::try_from(count).unwrap_or(usize::MAX).min(self.lines.len());
        self.lines[..count].to_vec()
    }

    pub fn shrink(&mut self) {
        self.lines.shrink_to_fit();
    }
}

/// The records of these lines, with the inputs that are in effect.
pub(crate) fn entries<G: Listed>(
    lines: Vec<Line<G>>,
    inputs: Vec<Played<G>>,
) -> impl Iterator<Item = (i64, Entry<G>)> {
    let mut inputs = inputs.into_iter();
    lines.into_iter().filter_map(move |line| {
        let entry = match line.kept {
            Kept::Opened => Entry::Opened,
            Kept::Played(by) => Entry::Played(inputs.next()?, by),
            Kept::Undone(undone) => Entry::Played(undone.0, undone.1),
            Kept::Other(record) => Entry::Other(*record),
        };
        Some((line.at, entry))
    })
}
