//! The bots of a table: who thinks, who takes the place of a bot that cannot go on, when the clock lets one decide for a
//! person, and who has to be called.

use super::Room;
use super::minds::{Asked, Thought};
use crate::journal::Record;
use crate::measures;
use crate::problem::Refuse;
use crate::protocol::{BotId, BotName, By, Failure, Level};
use crate::shared::Nudge;
use bots::Seen;
use catalog::Listed;
use table::{Game, Seat};

/// Who decides when a person's time is up, or when a bot of the operator's cannot go on.
pub(super) const STAND_IN: bots::Level = bots::Level::Torch;

impl<G: Listed> Room<G> {
    /// Lets the bot that is asked think, if one is.
    pub(super) fn think(&mut self) {
        if let Some(ending) = self.desk.state().and_then(Game::ending) {
            self.minds.part(&ending);
        }
        if self.minds.busy() || self.is_resting() || self.desk.clocks.paused().is_some() {
            return;
        }
        let Some(seat) = self.desk.asked() else { return };
        if let Some(bot) = self.desk.places[seat.index()].bot.clone() {
            self.start_thinking(seat, bot, By::Bot);
        }
    }

    fn start_thinking(&mut self, seat: Seat, bot: BotId, by: By) {
        let moment = self.desk.moment();
        let Some(seen) = self.desk.state().and_then(|game| Seen::of(game, &mut self.rng)) else { return };
        let asked = Asked { moment, seat, by, bot: bot.clone() };
        match bot {
            BotId::Level(level) => self.minds.ask_house(asked, seen, level.0, &self.shared),
            BotId::Named(name) => self.minds.ask_guest(asked, seen, name, self.shared.processes.clone()),
        }
    }

    /// A bot has decided, or failed to. Meanwhile somebody may have sat down in its place.
    pub(super) async fn decided(&mut self, thought: Option<Thought<G>>) {
        let Some(Thought { asked, mind, choice, dismissed }) = thought else {
            tracing::error!(table = %self.id, "a bot decided nothing");
            return self.rest();
        };
        let Asked { moment, seat, by, bot } = asked;
        let still_its = by == By::Clock || self.desk.places[seat.index()].bot.as_ref() == Some(&bot);
        if dismissed || !still_its {
            return;
        }
        let choice = match (choice, bot) {
            (Ok(choice), _) => choice,
            (Err(why), BotId::Named(name)) => return self.replace(seat, name, why).await,
            (Err(_), BotId::Level(_)) => return,
        };
        self.minds.keep(seat, mind);
        if moment != self.desk.moment() || self.desk.clocks.paused().is_some() {
            return;
        }
        if let Err(problem) = self.play(seat, moment.0, vec![choice], by).await {
            tracing::warn!(table = %self.id, ?problem, "a bot's choice was not taken");
            // Do not try again at once: the disk may be full.
            self.rest();
        }
    }

    /// One of the house's bots plays in the place of one that cannot, and everybody at the table is told.
    async fn replace(&mut self, seat: Seat, bot: BotName, why: Failure) {
        tracing::warn!(table = %self.id, seat = seat.0, %bot, why = why.id(), "a stand-in plays for a bot");
        metrics::counter!(measures::FAILURES, "bot" => bot.to_string(), "why" => why.id()).increment(1);
        let replaced = Record::Replaced { seat, bot, why, level: Level(STAND_IN) };
        if let Err(refuse) = self.record(replaced).await {
            tracing::warn!(table = %self.id, ?refuse, "the stand-in could not be noted down");
            self.rest();
        }
    }

    /// Whether this bot may be put in the place of that one, if there is one.
    pub(super) fn may_play(&self, bot: &BotId, before: Option<&BotId>) -> Result<(), Refuse> {
        let BotId::Named(name) = bot else { return Ok(()) };
        let processes = &self.shared.processes;
        if processes.bots().find(name, G::ID).is_none() {
            return Err(Refuse::NoBot { found: name.to_string() });
        }
        // Whoever leaves for it makes room.
        let makes_room = matches!(before, Some(BotId::Named(_)));
        if makes_room || processes.has_room_for(1) { Ok(()) } else { Err(Refuse::TooManyBots) }
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
        let up = deadline <= self.shared.clock.now();
        if up && !self.minds.busy() && !self.is_resting() && self.desk.asked() == Some(seat) {
            self.start_thinking(seat, STAND_IN.into(), By::Clock);
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
