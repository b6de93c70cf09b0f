//! What a campaign counted, as a readable table.

use crate::Plan;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::time::Duration;

/// What one thread counts.
pub(crate) struct Tally<M> {
    pub inputs: u64,
    pub finished: u64,
    pub cut: u64,
    pub by_seats: BTreeMap<u8, u64>,
    pub marks: HashMap<M, u64>,
    /// The inputs that the purposeful policy needed, a game each.
    pub endings: Vec<u64>,
}

impl<M: Hash + Eq> Tally<M> {
    pub fn new() -> Self {
        let (marks, endings) = (HashMap::new(), Vec::new());
        Tally { inputs: 0, finished: 0, cut: 0, by_seats: BTreeMap::new(), marks, endings }
    }

    pub fn mark(&mut self, mark: M) {
        *self.marks.entry(mark).or_insert(0) += 1;
    }

    pub fn game(&mut self, seats: u8, inputs: u64, finished: bool) {
        self.inputs += inputs;
        *if finished { &mut self.finished } else { &mut self.cut } += 1;
        *self.by_seats.entry(seats).or_insert(0) += 1;
    }

    pub fn ending(&mut self, inputs: u64) {
        self.endings.push(inputs);
    }

    pub fn add(&mut self, other: Tally<M>) {
        self.inputs += other.inputs;
        self.finished += other.finished;
        self.cut += other.cut;
        other.by_seats.into_iter().for_each(|(seats, n)| *self.by_seats.entry(seats).or_insert(0) += n);
        other.marks.into_iter().for_each(|(mark, n)| *self.marks.entry(mark).or_insert(0) += n);
        self.endings.extend(other.endings);
    }
}

/// How the purposeful policy did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Endings {
    /// How many states it was given.
    pub played: u64,
    /// How many of them it ended.
    pub ended: u64,
    /// The median of the inputs it needed.
    pub median: u64,
    /// The most inputs it needed.
    pub longest: u64,
}

impl Endings {
    pub(crate) fn new(played: u64, mut lengths: Vec<u64>) -> Endings {
        lengths.sort_unstable();
        let median = lengths.get(lengths.len() / 2).copied().unwrap_or(0);
        let longest = lengths.last().copied().unwrap_or(0);
        Endings { played, ended: lengths.len() as u64, median, longest }
    }
}

/// What a campaign counted. All laws held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<M> {
    /// The campaign's seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many inputs in all.
    pub inputs: u64,
    /// Games that ended by themselves.
    pub finished: u64,
    /// Games that were cut, and after how many inputs.
    pub cut: u64,
    /// The number of inputs after which a game was cut.
    pub max_inputs: u32,
    /// Games by the number of seats.
    pub by_seats: BTreeMap<u8, u64>,
    /// How often each mark occurred.
    pub marks: BTreeMap<M, u64>,
    /// Content that never occurred.
    pub missing: BTreeSet<M>,
    /// How the purposeful policy did from sampled states.
    pub purposeful: Endings,
    /// How long it took.
    pub elapsed: Duration,
}

impl<M: Ord + Clone + Hash + Debug> Report<M> {
    pub(crate) fn new(plan: &Plan, content: BTreeSet<M>, tally: Tally<M>, elapsed: Duration) -> Report<M> {
        Report {
            seed: plan.seed,
            games: tally.finished + tally.cut,
            inputs: tally.inputs,
            finished: tally.finished,
            cut: tally.cut,
            max_inputs: plan.max_inputs,
            by_seats: tally.by_seats,
            missing: content.into_iter().filter(|mark| !tally.marks.contains_key(mark)).collect(),
            marks: tally.marks.into_iter().collect(),
            purposeful: Endings::new(tally.endings.len() as u64, tally.endings),
            elapsed,
        }
    }

    /// How often the mark occurred.
    pub fn count(&self, mark: &M) -> u64 {
        self.marks.get(mark).copied().unwrap_or(0)
    }

    /// Checks the law of exhaustive content: everything occurred.
    ///
    /// # Panics
    /// When something did not; the message lists it.
    #[track_caller]
    pub fn assert_complete(&self) {
        let Report { missing, games, seed, .. } = self;
        assert!(missing.is_empty(), "never occurred in {games} games of seed {seed}: {missing:?}");
    }
}

impl<M: Debug> fmt::Display for Report<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { seed, games, inputs, finished, cut, max_inputs, purposeful, .. } = self;
        let seconds = self.elapsed.as_secs_f64();
        writeln!(f, "all laws held: {games} games of seed {seed}, {inputs} inputs, {seconds:.1} s")?;
        writeln!(f, "  ended by themselves {finished}, cut at {max_inputs} inputs {cut}")?;
        for (seats, games) in &self.by_seats {
            writeln!(f, "  {seats} seats: {games} games")?;
        }
        let Endings { played, ended, median, longest } = purposeful;
        writeln!(
            f,
            "  purposeful policy: {ended} of {played} states ended, median {median} inputs, longest {longest}"
        )?;
        if self.marks.is_empty() {
            return Ok(());
        }
        writeln!(f, "  {:>12}  occurred", "times")?;
        for (mark, times) in &self.marks {
            writeln!(f, "  {times:>12}  {mark:?}")?;
        }
        for mark in &self.missing {
            writeln!(f, "  {:>12}  {mark:?}", "never")?;
        }
        Ok(())
    }
}
