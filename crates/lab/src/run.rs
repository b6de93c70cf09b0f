//! Plays a plan over all cores, game by game, and can be stopped at any moment.

use crate::Error;
use crate::entrant::Entrant;
use crate::plan::{Plan, Table};
use crate::play::{Conditions, play, session};
use crate::progress::Progress;
use crate::row::Row;
use crate::setups::Chosen;
use crate::store::{self, GAMES, Store};
use catalog::Listed;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

/// Which games are kept as files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Every one.
    All,
    None,
    /// The first so many, and every game that was broken off.
    First(u64),
}

/// Everything that is needed to play.
pub struct Runner<'a, G: Listed> {
    /// What is to be played.
    pub plan: &'a Plan,
    /// Who plays.
    pub entrants: &'a [Entrant],
    /// In which setups.
    pub setups: &'a [Chosen<G::Setup>],
    /// After so many turns a game is broken off.
    pub max_turns: u32,
    /// How many games are played at once.
    pub jobs: usize,
    /// Which games are kept.
    pub keep: Keep,
    /// Whether to end as soon as so many decisions are measured.
    pub decisions: Option<u64>,
    /// Raised when no further game shall begin.
    pub stop: Arc<AtomicBool>,
}

impl<G: Listed> Runner<'_, G> {
    /// Plays what is missing. The rows come back in the order of the plan; they are all there unless it was stopped.
    pub fn run(
        &self,
        there: Vec<Row>,
        mut store: Option<&mut Store>,
        progress: &Progress,
    ) -> Result<Vec<Row>, Error> {
        // A folder may hold more than is asked for now.
        let mut rows: Vec<Row> = there.into_iter().filter(|row| row.index < self.plan.games).collect();
        let done: BTreeSet<(usize, u64)> = rows.iter().map(|row| (row.duel, row.index)).collect();
        let total = self.plan.total();
        let mut decisions: u64 = rows.iter().map(decisions_of).sum();
        let enough = |decisions: u64| self.decisions.is_some_and(|wanted| decisions >= wanted);
        let halt = AtomicBool::new(enough(decisions));
        let folder = store.as_ref().map(|store| store.folder().to_owned());
        match self.decisions {
            Some(wanted) => progress.start(wanted, decisions),
            None => progress.start(total, rows.len() as u64),
        }
        let next = AtomicU64::new(0);
        let (send, receive) = mpsc::channel::<Result<Row, Error>>();
        let mut failed = None;
        thread::scope(|scope| {
            for _ in 0..self.jobs {
                let (send, done, next, halt, folder) = (send.clone(), &done, &next, &halt, folder.as_deref());
                let more = || !halt.load(Ordering::Relaxed) && !self.stop.load(Ordering::Relaxed);
                let take = move || {
                    more().then(|| next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < total)
                };
                scope.spawn(move || {
                    let tables = std::iter::from_fn(take).map(|number| self.plan.table(number));
                    for table in tables.filter(|table| !done.contains(&(table.duel, table.index))) {
                        if send.send(self.play(&table, folder)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            for finished in receive {
                let stored = finished.and_then(|row| {
                    store.as_mut().map_or(Ok(()), |store| store.append(&row))?;
                    Ok(row)
                });
                match stored {
                    Ok(row) => {
                        decisions += decisions_of(&row);
                        progress.step(if self.decisions.is_some() { decisions_of(&row) } else { 1 });
                        rows.push(row);
                    }
                    Err(error) => failed = failed.take().or(Some(error)),
                }
                if failed.is_some() || enough(decisions) {
                    halt.store(true, Ordering::Relaxed);
                }
            }
        });
        progress.end();
        rows.sort_by_key(|row| (row.duel, row.index));
        failed.map_or(Ok(rows), Err)
    }

    fn play(&self, table: &Table, folder: Option<&Path>) -> Result<Row, Error> {
        let setup = &self.setups[table.setup].setup;
        let conditions = Conditions { entrants: self.entrants, max_turns: self.max_turns };
        let (mut row, inputs) = play::<G>(table, setup, &conditions);
        let number = table.index * self.plan.duels.len() as u64 + table.duel as u64;
        let wanted = match self.keep {
            Keep::All => true,
            Keep::None => false,
            Keep::First(count) => number < count || !row.over,
        };
        if let Some(folder) = folder.filter(|_| wanted) {
            let name = format!("{GAMES}/{number:06}.json");
            let names = table.seating.iter().map(|&index| self.entrants[index].text().to_owned()).collect();
            let file = session::<G>(setup, names, inputs).to_file();
            store::write(&folder.join(&name), file.write().as_bytes())?;
            row.file = Some(name);
        }
        Ok(row)
    }
}

fn decisions_of(row: &Row) -> u64 {
    row.seats.iter().map(|seat| u64::from(seat.decisions)).sum()
}
