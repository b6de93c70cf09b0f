//! The bots of a table: who thinks, when the clock lets them decide for a person, and who has to be called.

use super::Room;
use crate::measures;
use crate::protocol::By;
use crate::shared::{Nudge, now};
use bots::{Bot, Level, Seen};
use catalog::Listed;
use table::Seat;
use tokio::sync::mpsc;

/// Who decides when a person's time is up.
const STAND_IN: Level = Level::Torch;

/// What a bot has decided.
pub struct Thought<G: Listed> {
    sequence: u64,
    seat: Seat,
    by: By,
    level: Level,
    choice: G::Choice,
    bot: Box<dyn Bot<G>>,
}

/// A bot with its level.
type Mind<G> = (Level, Box<dyn Bot<G>>);

/// The bots of a table. Each keeps its own thoughts from turn to turn.
pub struct Minds<G: Listed> {
    bots: Vec<Option<Mind<G>>>,
    cores: usize,
    /// The question that is being thought about, by its sequence.
    thinking: Option<u64>,
}

impl<G: Listed> Minds<G> {
    /// Nobody yet.
    pub fn new(seats: usize, cores: usize) -> Minds<G> {
        Minds { bots: (0..seats).map(|_| None).collect(), cores, thinking: None }
    }

    /// Whether a bot is thinking.
    pub fn busy(&self) -> bool {
        self.thinking.is_some()
    }

    /// The bot of a seat is needed no more.
    pub fn dismiss(&mut self, seat: Seat) {
        if let Some(bot) = self.bots.get_mut(seat.index()) {
            *bot = None;
        }
    }

    fn take(&mut self, seat: Seat, level: Level) -> Box<dyn Bot<G>> {
        match self.bots[seat.index()].take() {
            Some((found, bot)) if found == level => bot,
            _ => level.bot(self.cores),
        }
    }
}

impl<G: Listed> Room<G> {
    /// Lets the bot that is asked think, if one is.
    pub(super) fn think(&mut self, to_me: &mpsc::Sender<Thought<G>>) {
        if self.minds.busy() || self.desk.clocks.paused().is_some() {
            return;
        }
        let Some(seat) = self.desk.asked() else { return };
        if let Some(level) = self.desk.places[seat.index()].bot {
            self.start_thinking(seat, level.0, By::Bot, to_me);
        }
    }

    fn start_thinking(&mut self, seat: Seat, level: Level, by: By, to_me: &mpsc::Sender<Thought<G>>) {
        let sequence = self.desk.sequence();
        let Some(seen) = self.desk.state().and_then(|game| Seen::of(game, &mut self.rng)) else { return };
        let mut bot = self.minds.take(seat, level);
        self.minds.thinking = Some(sequence);
        let (to_me, permits) = (to_me.clone(), self.shared.thinking.clone());
        tokio::spawn(async move {
            let Ok(permit) = permits.acquire_owned().await else { return };
            let thought = tokio::task::spawn_blocking(move || {
                let begun = std::time::Instant::now();
                let choice = bot.choose(&seen, level.budget());
                for trouble in bot.troubles() {
                    tracing::warn!(%trouble, level = level.id(), game = G::ID, "a bot failed");
                }
                metrics::histogram!(measures::BOT, "game" => G::ID, "level" => level.id())
                    .record(begun.elapsed().as_secs_f64());
                drop(permit);
                Thought { sequence, seat, by, level, choice, bot }
            });
            // The bot is guarded; were it to panic all the same, the room would ask again when it is next woken.
            if let Ok(thought) = thought.await {
                drop(to_me.send(thought).await);
            }
        });
    }

    /// A bot has decided. Meanwhile somebody may have sat down in its place.
    pub(super) async fn decided(&mut self, thought: Thought<G>) {
        let Thought { sequence, seat, by, level, choice, bot } = thought;
        self.minds.thinking = None;
        self.minds.bots[seat.index()] = Some((level, bot));
        let still_its =
            by == By::Clock || self.desk.places[seat.index()].bot.is_some_and(|found| found.0 == level);
        if sequence != self.desk.sequence() || !still_its || self.desk.clocks.paused().is_some() {
            return;
        }
        if let Err(problem) = self.play(seat, sequence, vec![choice], by).await {
            tracing::warn!(table = %self.id, ?problem, "a bot's choice was not taken");
            // Do not try again at once: the disk may be full.
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        }
    }

    /// When the time of whoever is asked is up, with some grace for those who lost their connection.
    pub(super) fn clock_deadline(&self) -> Option<i64> {
        let (seat, at) = self.desk.clocks.runs_out()?;
        Some(if self.is_here(seat) { at } else { at + self.shared.grace })
    }

    /// A bot decides for whoever has no time left.
    pub(super) fn check_clock(&mut self, to_me: &mpsc::Sender<Thought<G>>) {
        let (Some(deadline), Some((seat, _))) = (self.clock_deadline(), self.desk.clocks.runs_out()) else {
            return;
        };
        if deadline <= now() && !self.minds.busy() && self.desk.asked() == Some(seat) {
            self.start_thinking(seat, STAND_IN, By::Clock, to_me);
        }
    }

    /// Calls whoever is to decide and is not here.
    pub(super) fn nudge(&self) {
        let Some(seat) = self.desk.asked() else { return };
        let place = &self.desk.places[seat.index()];
        if place.bot.is_some() || self.is_here(seat) {
            return;
        }
        if let Some(person) = &place.person {
            let nudge = Nudge { player: person.player.0, table: self.id, game: G::ID };
            // When too many wait already, this one is dropped: a call is a courtesy.
            drop(self.shared.nudges.try_send(nudge));
        }
    }
}
