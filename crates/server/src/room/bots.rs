//! The bots of a table: who thinks, when the clock lets them decide for a person, and who has to be called.

use super::{AGAIN, Room};
use crate::measures;
use crate::protocol::By;
use crate::shared::{Nudge, now};
use bots::{Bot, Level, Seen};
use catalog::Listed;
use table::{Fingerprint, Seat};
use tokio::sync::oneshot;

/// Who decides when a person's time is up.
const STAND_IN: Level = Level::Torch;

/// When a bot was asked: the number of inputs and the state, which is another one after an undo.
type Asked = (u64, Option<Fingerprint>);

/// What a bot has decided.
pub struct Thought<G: Listed> {
    asked: Asked,
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
    /// Where the bot that thinks will say what it has decided.
    thinking: Option<oneshot::Receiver<Thought<G>>>,
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

    /// What the bot that thinks has decided; `None` when it failed to. Without a bot that thinks it is never ready.
    pub async fn thought(&mut self) -> Option<Thought<G>> {
        match &mut self.thinking {
            Some(thinking) => {
                let thought = thinking.await.ok();
                self.thinking = None;
                thought
            }
            None => std::future::pending().await,
        }
    }

    /// Nobody is here: what the bots thought of is not kept.
    pub fn forget(&mut self) {
        self.bots.fill_with(|| None);
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
    pub(super) fn think(&mut self) {
        if self.minds.busy() || self.desk.clocks.paused().is_some() {
            return;
        }
        let Some(seat) = self.desk.asked() else { return };
        if let Some(level) = self.desk.places[seat.index()].bot {
            self.start_thinking(seat, level.0, By::Bot);
        }
    }

    fn start_thinking(&mut self, seat: Seat, level: Level, by: By) {
        let asked = self.desk.moment();
        let Some(seen) = self.desk.state().and_then(|game| Seen::of(game, &mut self.rng)) else { return };
        let mut bot = self.minds.take(seat, level);
        let (decided, thinking) = oneshot::channel();
        self.minds.thinking = Some(thinking);
        let permits = self.shared.thinking.clone();
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
                Thought { asked, seat, by, level, choice, bot }
            });
            // The bot is guarded; were it to panic all the same, the table hears that nothing was decided.
            if let Ok(thought) = thought.await {
                drop(decided.send(thought));
            }
        });
    }

    /// A bot has decided, or failed to. Meanwhile somebody may have sat down in its place.
    pub(super) async fn decided(&mut self, thought: Option<Thought<G>>) {
        let Some(Thought { asked, seat, by, level, choice, bot }) = thought else {
            tracing::error!(table = %self.id, "a bot decided nothing");
            return tokio::time::sleep(AGAIN).await;
        };
        self.minds.bots[seat.index()] = Some((level, bot));
        let still_its =
            by == By::Clock || self.desk.places[seat.index()].bot.is_some_and(|found| found.0 == level);
        if asked != self.desk.moment() || !still_its || self.desk.clocks.paused().is_some() {
            return;
        }
        if let Err(problem) = self.play(seat, asked.0, vec![choice], by).await {
            tracing::warn!(table = %self.id, ?problem, "a bot's choice was not taken");
            // Do not try again at once: the disk may be full.
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// When the time of whoever is asked is up, with some grace for those who lost their connection.
    pub(super) fn clock_deadline(&self) -> Option<i64> {
        let (seat, at) = self.desk.clocks.runs_out()?;
        Some(if self.is_here(seat) { at } else { at + self.shared.grace })
    }

    /// A bot decides for whoever has no time left.
    pub(super) fn check_clock(&mut self) {
        let (Some(deadline), Some((seat, _))) = (self.clock_deadline(), self.desk.clocks.runs_out()) else {
            return;
        };
        if deadline <= now() && !self.minds.busy() && self.desk.asked() == Some(seat) {
            self.start_thinking(seat, STAND_IN, By::Clock);
        }
    }

    /// Whoever is to decide and is not here.
    pub(super) fn absent(&self) -> Option<Nudge> {
        let seat = self.desk.asked()?;
        let place = &self.desk.places[seat.index()];
        if place.bot.is_some() || self.is_here(seat) {
            return None;
        }
        let player = place.person.as_ref()?.player.0;
        Some(Nudge { player, table: self.id, game: G::ID, turn: self.desk.turn_began(seat) })
    }

    /// Calls whoever is to decide and is not here.
    pub(super) fn nudge(&self) {
        if let Some(nudge) = self.absent() {
            // When too many wait already, this one is dropped: a call is a courtesy.
            drop(self.shared.nudges.try_send(nudge));
        }
    }
}
