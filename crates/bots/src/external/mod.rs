//! Bots in any language: a process that speaks JSON lines on its standard input and output.
//!
//! `docs/bot-protocol.md` describes what is said. Whatever the process does, the game goes on: a failed bot is ended,
//! reported, and replaced by legal choices.

mod line;
mod message;
mod process;

pub use process::{Killer, Limits};

use crate::{Bot, Budget, Seen, Trouble, pick};
use message::{Asked, Hello, Over, Said};
use process::Process;
use std::process::Command;
use std::time::{Duration, Instant};
use table::{Ending, Game};

/// The version of the protocol.
pub const PROTOCOL: u32 = 2;

/// A bot that is a process of its own.
pub struct External {
    process: Option<Process>,
    limits: Limits,
    /// The number of the last question.
    asked: u64,
    greeted: bool,
    troubles: Vec<Trouble>,
}

impl External {
    /// Starts the process. One that cannot be started is a bot in trouble, not an error.
    pub fn start(command: Command, limits: Limits) -> External {
        let (process, troubles) = match Process::start(command, limits) {
            Ok(process) => (Some(process), Vec::new()),
            Err(error) => (None, vec![Trouble::NotStarted { what: error.to_string() }]),
        };
        External { process, limits, asked: 0, greeted: false, troubles }
    }

    /// Whether the process still plays.
    pub fn plays(&self) -> bool {
        self.process.is_some()
    }

    /// By which the process can be ended from elsewhere, also while it is being waited for.
    pub fn killer(&self) -> Option<Killer> {
        self.process.as_ref().map(Process::killer)
    }

    /// The answer of the process, for those who have something better than any legal choice to put in its place. A caller who
    /// fails once is out: nobody waits for a broken bot twice.
    pub fn ask<G: Game>(&mut self, seen: &Seen<G>, budget: Budget) -> Result<G::Choice, Trouble> {
        if let Some(trouble) = self.troubles.pop() {
            return Err(trouble);
        }
        let answer = self.converse(seen, budget);
        if answer.is_err() {
            self.abandon();
        }
        answer
    }

    fn converse<G: Game>(&mut self, seen: &Seen<G>, budget: Budget) -> Result<G::Choice, Trouble> {
        let time = budget.limit().unwrap_or(self.limits.answer).min(self.limits.answer);
        let end = Instant::now() + time + self.limits.grace;
        if !self.greeted {
            self.say(&Hello::new(seen.seat(), seen.guess()))?;
            self.hear(Instant::now() + self.limits.hello, |said| matches!(said, Said::Ready).then_some(()))?;
            self.greeted = true;
        }
        // The first question waits for the process to start.
        let end = end.max(Instant::now() + time);
        self.asked += 1;
        let id = self.asked;
        self.say(&Asked::new(seen, id, time))?;
        let index = self.hear(end, |said| match said {
            Said::Choice { id: answered, index } if answered == id => Some(index),
            _ => None,
        })?;
        let choice = usize::try_from(index).ok().and_then(|index| seen.choices().get(index));
        choice.cloned().ok_or_else(|| Trouble::Illegal { choice: format!("number {index}") })
    }

    fn abandon(&mut self) {
        if let Some(process) = self.process.take() {
            process.abandon();
        }
    }

    fn say(&mut self, message: &impl serde::Serialize) -> Result<(), Trouble> {
        self.process.as_mut().ok_or(Trouble::Ended)?.say(message)
    }

    /// Waits for something that is wanted. Lines that are not are skipped, so many of them and no more.
    fn hear<T>(&mut self, end: Instant, wanted: impl Fn(Said) -> Option<T>) -> Result<T, Trouble> {
        let process = self.process.as_mut().ok_or(Trouble::Ended)?;
        for _ in 0..self.limits.stray_lines {
            let line = process.hear(end)?;
            let said = serde_json::from_str(&line)
                .map_err(|error| Trouble::Garbled { what: format!("{error} in {}", line::shown(&line)) })?;
            if let Some(found) = wanted(said) {
                return Ok(found);
            }
        }
        Err(Trouble::Flooded)
    }
}

impl<G: Game> Bot<G> for External {
    fn choose(&mut self, seen: &Seen<G>, budget: Budget) -> G::Choice {
        if self.process.is_none() {
            return pick::any(seen);
        }
        match self.ask(seen, budget) {
            Ok(choice) => choice,
            Err(trouble) => {
                self.troubles.push(trouble);
                pick::any(seen)
            }
        }
    }

    fn game_over(&mut self, ending: &Ending) {
        if self.process.is_some() && self.say(&Over::new(ending)).is_err() {
            self.abandon();
        }
        // The next game begins with a hello of its own.
        self.greeted = false;
    }

    fn troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }
}

impl Limits {
    /// The usual limits, with so much time for an answer.
    pub fn with_answer(answer: Duration) -> Limits {
        Limits { answer, ..Limits::default() }
    }
}
