//! A campaign: many games on several threads. What is found depends on the plan only, not on the threads.

use crate::report::Tally;
use crate::trial::try_game;
use crate::{Breach, Plan, Report, Subject};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Tries all laws on the plan's games.
///
/// # Panics
/// When a law is broken; the message names the law, the game and its seed, the step, and shows the state.
#[track_caller]
pub fn run<S: Subject>(plan: &Plan) -> Report<S::Mark> {
    match try_run::<S>(plan) {
        Ok(report) => report,
        Err(breach) => panic!("{breach}"),
    }
}

/// Tries all laws on the plan's games.
///
/// # Errors
/// The breach in the game with the lowest number that was found.
pub fn try_run<S: Subject>(plan: &Plan) -> Result<Report<S::Mark>, Box<Breach>> {
    let begun = Instant::now();
    let numbers = plan.numbers();
    let next = AtomicU64::new(numbers.start);
    let stop = AtomicBool::new(false);
    let found: Mutex<Option<Box<Breach>>> = Mutex::new(None);
    let work = || {
        let mut tally = Tally::new();
        let mut spoke = Instant::now();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break;
            }
            if let Err(breach) = try_game::<S>(plan, number, &mut tally) {
                stop.store(true, Ordering::Relaxed);
                keep_first(&found, breach);
            }
            if plan.progress && spoke.elapsed() > Duration::from_secs(10) {
                spoke = Instant::now();
                eprintln!("{number} of {} games after {:.0} s", plan.games, begun.elapsed().as_secs_f64());
            }
        }
        tally
    };
    let mut total = Tally::new();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(tally) => total.add(tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    match found.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        Some(breach) => Err(breach),
        None => Ok(Report::new(plan, S::content(), total, begun.elapsed())),
    }
}

fn keep_first(found: &Mutex<Option<Box<Breach>>>, breach: Box<Breach>) {
    let mut found = found.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if found.as_ref().is_none_or(|earlier| earlier.game > breach.game) {
        *found = Some(breach);
    }
}
