//! The host of a table: what it is asked, and what it wants from its driver.

use crate::absence::Absences;
use crate::command::{Asked, Command};
use crate::desk::{Desk, Overview, Waiting};
use crate::draft::Draft;
use crate::journal::{Identity, Place, Record};
use crate::now::Now;
use crate::prepared::{Effect, Prepared};
use crate::protocol::{BotId, By, Level};
use crate::publish::Recent;
use crate::refused::Denied;
use crate::viewers::Viewers;
use catalog::Listed;
use std::collections::VecDeque;
use table::{Input, Seat};

/// Who decides when a person's time is up, or when a bot of the operator's cannot go on.
pub const STAND_IN: bots::Level = bots::Level::Torch;

/// How much a table allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections of those who watch. Who plays always has a place.
    pub connections: usize,
    /// Connections of one person: a newer one takes the place of the oldest.
    pub connections_per_person: usize,
    /// How long in all a player who lost the connection may be away before the clock decides, in milliseconds.
    pub grace: i64,
}

/// The host of a table.
pub struct Host<G: Listed> {
    pub(crate) desk: Desk<G>,
    pub(crate) viewers: Viewers<G>,
    /// Since when players are not connected.
    pub(crate) absences: Absences,
    pub(crate) limits: Limits,
    /// When each writer wrote last, to keep the chat readable.
    pub(crate) chatter: VecDeque<(Identity, i64)>,
    /// The last records, for those who come back soon.
    pub(crate) recent: VecDeque<Recent<G>>,
    /// How many questions were asked.
    pub(crate) queries: u64,
}

/// A game that nobody looks at, put aside.
pub struct Resting<G: Listed>(Box<Waiting<G>>);

impl<G: Listed> Resting<G> {
    /// How many bytes it takes, besides its inputs.
    pub const SIZE: usize = size_of::<Waiting<G>>();
}

impl<G: Listed> Host<G> {
    /// The host of this table.
    pub fn new(desk: Desk<G>, limits: Limits) -> Host<G> {
        let (chatter, recent) = (VecDeque::new(), VecDeque::new());
        let (viewers, absences) = (Viewers::default(), Absences::default());
        Host { desk, viewers, absences, limits, chatter, recent, queries: 0 }
    }

    /// The table.
    pub fn desk(&self) -> &Desk<G> {
        &self.desk
    }

    /// Checks a command. Nothing changes yet.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn prepare(&self, command: Command<G>, now: impl Into<Now>) -> Result<Prepared<G>, Denied> {
        let now = now.into();
        match command {
            Command::Connect { connection, visitor, since } => {
                self.may_connect(&visitor)?;
                Ok(Prepared::effect(now, Effect::Connect { connection, visitor, since }))
            }
            Command::Disconnect { connection, silent } => {
                Ok(Prepared::effect(now, Effect::Disconnect { connection, silent }))
            }
            Command::Revoke { link, problem } => Ok(Prepared::effect(now, Effect::Revoke { link, problem })),
            Command::Say { connection, say } => {
                let id = say.id();
                let prepared = self.obey(connection, say, now)?;
                Ok(Prepared { answers: Some((connection, id)), ..prepared })
            }
            Command::Return { player } => self.returned(player, now),
            Command::Forget { player } => self.forget(player, now),
            Command::Join(arrival) => self.join(arrival, now),
            Command::Begin => self.begin(now),
            Command::Decide { asked, choice } => self.decide(asked, choice, now),
            Command::Replace { seat, bot, why } => {
                self.record(Record::Replaced { seat, bot, why, level: Level(STAND_IN), used: None }, now)
            }
            Command::Again { player } => self.again(player, now),
            Command::Follow { table } => self.record(Record::Rematch { table: table.to_string() }, now),
            Command::Answer(answered) => Ok(Prepared::effect(now, Effect::Answer(answered))),
        }
    }

    /// A step of one record.
    pub(crate) fn record(&self, record: Record<G>, now: Now) -> Result<Prepared<G>, Denied> {
        self.record_all([record], now)
    }

    /// A step of several records that belong together.
    pub(crate) fn record_all(
        &self,
        records: impl IntoIterator<Item = Record<G>>,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        let mut draft = self.desk.draft();
        for mut record in records {
            record.settle(draft.standing.clocks.used(now));
            draft.fold(now, record).map_err(|_| Denied::Broken)?;
        }
        draft.proceed(now).map_err(|_| Denied::Broken)?;
        self.finish(draft, now)
    }

    /// The dice fall where they are asked for, and the step is whole.
    fn finish(&self, mut draft: Draft<'_, G>, now: Now) -> Result<Prepared<G>, Denied> {
        draft.roll(now).map_err(|_| Denied::Broken)?;
        let first = self.desk.count();
        let (steps, changes) = draft.finish();
        Ok(Prepared { first, steps, changes: Some(changes), ..Prepared::effect(now, Effect::None) })
    }

    /// Choices of one seat: all of them, or none.
    pub(crate) fn play(
        &self,
        seat: Seat,
        sequence: u64,
        choices: Vec<G::Choice>,
        by: By,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        let (mut draft, several) = (self.desk.draft(), choices.len() > 1);
        for (index, choice) in choices.into_iter().enumerate() {
            let input = Input::Choice { seat, choice };
            draft.play(now, sequence + index as u64, input, by).map_err(|refused| {
                let stale = matches!(refused, table::Refused::Stale { .. });
                let step = (several && !stale).then_some(index);
                crate::protocol::Problem { step, ..refused.into() }
            })?;
        }
        self.finish(draft, now)
    }

    fn decide(&self, asked: Asked, choice: G::Choice, now: Now) -> Result<Prepared<G>, Denied> {
        let Asked { seat, by, ref bot, .. } = asked;
        let place = &self.desk.standing.places[seat.index()];
        let still_its = by == By::Clock || place.bot.as_ref() == Some(bot);
        if !still_its || !asked.is_for(self.desk.moment()) || self.desk.standing.clocks.paused().is_some() {
            return Ok(Prepared::effect(now, Effect::None));
        }
        self.play(seat, asked.moment.0, vec![choice], by, now)
    }

    /// The decision of a bot that the table waits for now, if it waits for one.
    pub fn asked(&self, now: impl Into<Now>) -> Option<Asked> {
        if self.desk.standing.clocks.paused().is_some() {
            return None;
        }
        let seat = self.desk.asked()?;
        let moment = self.desk.moment();
        if let Some(bot) = self.desk.standing.places[seat.index()].bot.clone() {
            return Some(Asked { moment, seat, by: By::Bot, bot });
        }
        let up = self.deadline().is_some_and(|deadline| deadline <= now.into().time);
        up.then(|| Asked { moment, seat, by: By::Clock, bot: BotId::from(STAND_IN) })
    }

    /// When the time of the player who is asked is up, by the time that clocks count. Those who lost their connection have
    /// some grace, of which there is only so much in a game.
    pub fn deadline(&self) -> Option<i64> {
        if let Some(deadline) = self.time_to_open() {
            return Some(deadline);
        }
        let (seat, at) = self.desk.standing.clocks.runs_out()?;
        let grace = (self.limits.grace - self.desk.standing.clocks.late(seat)).max(0);
        Some(if self.is_here(seat) { at } else { at.saturating_add(grace) })
    }

    /// Whether somebody is connected for the seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        let Some(place) = self.desk.standing.places.get(seat.index()) else { return false };
        self.viewers.iter().any(|found| found.visitor.player.is_some_and(|player| place.is_of(player)))
    }

    /// Whether somebody is connected.
    pub(crate) fn is_connected(&self, player: Identity) -> bool {
        self.viewers.iter().any(|found| found.visitor.player == Some(player))
    }

    /// How many seats somebody is connected for.
    pub fn seats_here(&self) -> usize {
        Seat::all(self.desk.seats()).filter(|seat| self.is_here(*seat)).count()
    }

    /// The players who are to decide or to open their shares and are not here, each with a number of the occasion.
    pub fn absent(&self) -> Vec<(Identity, u64)> {
        let round = u64::MAX - self.desk.standing.pledges.rounds.len() as u64;
        let unopened = self.unopened().into_iter().map(|player| (player, round));
        self.absent_decider().into_iter().chain(unopened).collect()
    }

    /// The player who is to decide and is not here, and how many inputs there were when their turn began.
    pub(crate) fn absent_decider(&self) -> Option<(Identity, u64)> {
        let seat = self.desk.asked()?;
        let place = &self.desk.standing.places[seat.index()];
        if place.bot.is_some() || self.is_here(seat) {
            return None;
        }
        Some((place.person.as_ref()?.player, self.desk.turn_began(seat)))
    }

    /// Whether nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.viewers.is_empty()
    }

    /// Who sits where.
    pub fn places(&self) -> &[Place] {
        &self.desk.standing.places
    }

    /// The seats of a person.
    pub fn seats_of(&self, player: Identity) -> Vec<Seat> {
        self.desk.standing.seats_of(Some(player))
    }

    /// Where the same people play again.
    pub fn next_table(&self) -> Option<ids::TableId> {
        self.desk.standing.next
    }

    /// What lists show of the table.
    pub fn overview(&self) -> Overview {
        self.desk.overview()
    }

    /// Puts the game aside while nobody looks at it: the state can be made again from the inputs.
    pub fn rest(&mut self) -> Option<Resting<G>> {
        (self.recent, self.chatter) = Default::default();
        self.desk.hibernate().map(|waiting| Resting(Box::new(waiting)))
    }

    /// Takes the game up again.
    pub fn wake(&mut self, resting: Option<Resting<G>>) {
        if let Some(Resting(waiting)) = resting {
            self.desk.wake(*waiting);
        }
    }
}
