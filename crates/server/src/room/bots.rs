//! The bots of a table: which one thinks, which one replaces a bot that fails; and which absent player to notify.

use super::Room;
use super::thinking::Thought;
use crate::measures;
use crate::problem::Refuse;
use crate::shared::Nudge;
use bots::Seen;
use catalog::Listed;
use host::journal::Identity;
use host::protocol::{BotId, BotName, By, Failure};
use host::{Asked, Command, Prepared};
use table::{Game, Seat};

impl<G: Listed> Room<G> {
    /// Starts the bot that has to decide, if there is one.
    pub(super) fn think(&mut self) {
        let state = self.host.desk().state();
        if let Some(ending) = state.and_then(Game::ending) {
            self.bots.part(&ending);
        }
        if self.closed || self.bots.busy() || self.is_resting() || self.is_unwatched() {
            return;
        }
        let Some(asked) = self.host.asked(self.shared.time.now()) else { return };
        let state = self.host.desk().state();
        let Some(seen) = state.and_then(|game| Seen::of(game, &mut self.rng)) else { return };
        match asked.bot.clone() {
            BotId::Level(level) => {
                self.bots.ask_built_in(asked, seen, level.0, self.address, &self.shared);
            }
            BotId::Named(name) => self.bots.ask_process(asked, seen, name, self.shared.processes.clone()),
        }
    }

    /// Whether only bots play and nobody looks: such a table sleeps until somebody comes.
    fn is_unwatched(&self) -> bool {
        self.host.is_empty() && self.host.places().iter().all(|place| place.person.is_none())
    }

    /// Takes the decision or the failure of a bot. A person may have taken its seat meanwhile.
    pub(super) async fn decided(&mut self, thought: Option<Thought<G>>) {
        let Some(Thought { asked, loaded, choice, dismissed }) = thought else {
            tracing::error!(table = %self.id, "a bot decided nothing");
            return self.stall();
        };
        let Asked { seat, by, ref bot, .. } = asked;
        let still_its = by == By::Clock || self.host.places()[seat.index()].bot.as_ref() == Some(bot);
        if dismissed || !still_its {
            return;
        }
        let choice = match (choice, bot) {
            (Ok(choice), _) => choice,
            (Err(why), BotId::Named(name)) => return self.replace(seat, name.clone(), why).await,
            (Err(_), BotId::Level(_)) => return,
        };
        self.bots.keep(seat, loaded);
        if let Err(refuse) = self.perform(Command::Decide { asked, choice }).await {
            tracing::warn!(table = %self.id, ?refuse, "a bot's choice was not taken");
            // No retry at once: the disk may be full.
            self.stall();
        }
    }

    /// Replaces a bot that failed by a built-in one, and records it for everybody at the table.
    async fn replace(&mut self, seat: Seat, bot: BotName, why: Failure) {
        tracing::warn!(table = %self.id, seat = seat.number(), %bot, why = why.id(), "a stand-in plays for a bot");
        metrics::counter!(measures::FAILURES, "bot" => bot.to_string(), "reason" => why.id()).increment(1);
        if let Err(refuse) = self.perform(Command::Replace { seat, bot, why }).await {
            tracing::warn!(table = %self.id, ?refuse, "the stand-in could not be noted down");
            self.stall();
        }
    }

    /// Checks whether the new bot of this seat may play there.
    pub(super) fn may_play(&self, seat: Seat, prepared: &Prepared<G>) -> Result<(), Refuse> {
        let before = self.host.places().get(seat.index()).and_then(|place| place.bot.as_ref());
        let bot = prepared.place(seat).and_then(|place| place.bot.as_ref());
        let Some(BotId::Named(name)) = bot else { return Ok(()) };
        let processes = &self.shared.processes;
        if processes.bots().find(name, G::ID).is_none() {
            return Err(Refuse::NoBot { found: name.to_string() });
        }
        // The bot that it replaces makes room.
        let makes_room = matches!(before, Some(BotId::Named(_)));
        if makes_room || processes.has_room_for(1) { Ok(()) } else { Err(Refuse::TooManyBots) }
    }

    /// The players who have to decide or to open their shares and are not connected.
    pub(super) fn absent(&self) -> Vec<Nudge> {
        let nudge =
            |(player, turn): (Identity, u64)| Nudge { player: player.0, table: self.id, game: G::ID, turn };
        self.host.absent().into_iter().map(nudge).collect()
    }

    /// Notifies the players who have to decide or to open their shares and are not connected.
    pub(super) fn nudge(&self) {
        for nudge in self.absent() {
            // When the queue is full, the notification is dropped: it is only a courtesy.
            drop(self.shared.nudges.try_send(nudge));
        }
    }
}
