//! What connections say at the table.

use crate::command::{ConnectionId, Visitor};
use crate::host::Host;
use crate::journal::Record;
use crate::now::Now;
use crate::prepared::{Effect, Prepared};
use crate::protocol::{By, Proposal, Say};
use crate::query::{Subject, Work};
use crate::refused::Denied;
use crate::retell::{MOST, Retelling};
use crate::viewers::{QUERIES, viewer};
use catalog::Listed;
use table::Seat;

/// The most characters of one line of chat.
const CHAT: usize = 500;
/// How many lines one writer may send in ten seconds.
const LINES: usize = 6;
/// How many steps may be sent at once.
const STEPS: usize = 64;

/// Whether a character turns the direction of writing, with which a line could be made to say something else.
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl<G: Listed> Host<G> {
    /// What comes of a message.
    pub(crate) fn obey(&self, connection: ConnectionId, say: Say, now: Now) -> Result<Prepared<G>, Denied> {
        match say {
            Say::Hello { .. } => Err(Denied::Protocol),
            Say::Choose { seat, sequence, choices, .. } => {
                self.must_sit(connection, seat)?;
                self.choose(seat, sequence, choices, now)
            }
            Say::Why { seat, .. } => self.query(connection, Some(seat), Subject::Why, now),
            Say::Forecast { seat, .. } => self.query(connection, seat, Subject::Forecast, now),
            Say::Describe { seat, subjects, .. } => {
                self.query(connection, seat, Subject::Describe { subjects }, now)
            }
            Say::Records { from, to, views, .. } => self.records(connection, from, to, views, now),
            Say::Undo { seat, .. } => {
                self.must_sit(connection, seat)?;
                self.undo(seat, now)
            }
            Say::Look { seat, .. } => {
                if let Some(seat) = seat {
                    self.must_sit(connection, seat)?;
                }
                if seat.is_some_and(|seat| !self.desk.standing.may_look(seat)) {
                    return Err(Denied::OpponentsSeat);
                }
                Ok(Prepared::effect(now, Effect::Look(connection, seat)))
            }
            Say::Propose { what: Proposal::Host { seat }, .. } if self.must_host(connection).is_ok() => {
                self.hand_over(seat, now)
            }
            Say::Propose { seat, what, .. } => {
                self.must_sit(connection, seat)?;
                self.propose(seat, what, now)
            }
            Say::Answer { seat, yes, .. } => {
                self.must_sit(connection, seat)?;
                self.answer(seat, yes, now)
            }
            Say::Resume { seat, .. } => {
                self.must_sit(connection, seat)?;
                if self.desk.standing.clocks.paused().is_none() {
                    return Err(Denied::NoProposal);
                }
                self.record(Record::Resumed { seat }, now)
            }
            Say::Chat { text, .. } => self.chat(connection, &text, now),
            Say::Mute { seat, muted, .. } => {
                self.must_host(connection)?;
                if seat.is_some_and(|seat| seat.number() >= self.desk.seats()) {
                    return Err(Denied::Seats);
                }
                self.record(Record::Muted { seat, muted }, now)
            }
            Say::Sit { seat, occupant, commitment, .. } => {
                self.sit(connection, seat, occupant, commitment, now)
            }
            Say::Commit { commitment, .. } => self.commit(self.own_seat(connection)?, commitment, now),
            Say::Reveal { share, next, .. } => self.reveal(self.own_seat(connection)?, share, next, now),
            Say::Begin { .. } => {
                self.must_host(connection)?;
                self.begin_now(now)
            }
        }
    }

    pub(crate) fn visitor(&self, connection: ConnectionId) -> Result<&Visitor, Denied> {
        self.viewers.get(connection).map(|found| &found.visitor).ok_or(Denied::NotKnown)
    }

    fn player(&self, connection: ConnectionId) -> Option<crate::journal::Identity> {
        self.viewers.get(connection).and_then(|found| found.visitor.player)
    }

    fn must_sit(&self, connection: ConnectionId, seat: Seat) -> Result<(), Denied> {
        let place = self.desk.standing.places.get(seat.index());
        let mine = self.player(connection).zip(place).is_some_and(|(player, place)| place.is_of(player));
        if mine { Ok(()) } else { Err(Denied::NotYourSeat { seat }) }
    }

    fn must_host(&self, connection: ConnectionId) -> Result<(), Denied> {
        match self.player(connection) == Some(self.desk.host()) {
            true => Ok(()),
            false => Err(Denied::NotHost),
        }
    }

    fn choose(
        &self,
        seat: Seat,
        sequence: u64,
        choices: Vec<serde_json::Value>,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        if self.desk.state().is_none() {
            return Err(Denied::NotBegun);
        }
        if self.desk.standing.clocks.paused().is_some() {
            return Err(Denied::Paused);
        }
        if choices.is_empty() || choices.len() > STEPS {
            return Err(Denied::Malformed { problem: format!("1 to {STEPS} choices") });
        }
        let read = |value: serde_json::Value| serde_json::from_value::<G::Choice>(value);
        let choices: Result<Vec<G::Choice>, _> = choices.into_iter().map(read).collect();
        let choices = choices.map_err(|error| Denied::Malformed { problem: error.to_string() })?;
        self.play(seat, sequence, choices, By::Person, now)
    }

    /// A question about the game. Before somebody looks, a shared screen shows nobody's secrets, and nothing that depends
    /// on them.
    fn query(
        &self,
        connection: ConnectionId,
        seat: Option<Seat>,
        subject: Subject,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        if let Some(seat) = seat {
            self.must_sit(connection, seat)?;
        }
        let found = self.viewers.get(connection).ok_or(Denied::NotKnown)?;
        if found.queries >= QUERIES {
            return Err(Denied::TooFast);
        }
        let state = self.desk.state().ok_or(Denied::NotBegun)?;
        let looks = seat.is_none() || !G::SECRETS || found.seat == seat;
        let state = looks.then(|| state.clone());
        let work = Work::Game { subject, seat, state, sequence: self.desk.sequence() };
        Ok(Prepared::effect(now, Effect::Ask(Box::new(work))))
    }

    /// Records that were told before.
    fn records(
        &self,
        connection: ConnectionId,
        from: u64,
        to: u64,
        views: bool,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        let found = self.viewers.get(connection).ok_or(Denied::NotKnown)?;
        if from > to || to - from > MOST {
            return Err(Denied::Malformed { problem: format!("at most {MOST} records") });
        }
        if found.queries >= QUERIES {
            return Err(Denied::TooFast);
        }
        let retelling = Retelling::of(
            &self.desk,
            (from, to),
            views,
            viewer(found.seat),
            self.desk.may_follow(found.visitor.player),
        );
        Ok(Prepared::effect(now, Effect::Ask(Box::new(Work::Records(retelling)))))
    }

    fn undo(&self, seat: Seat, now: Now) -> Result<Prepared<G>, Denied> {
        let session = self.desk.session().ok_or(Denied::NotBegun)?;
        if !session.can_undo(seat) {
            return Err(Denied::NoUndo);
        }
        let to = session.sequence() - 1;
        self.record(Record::TakenBack { to, seat, consent: false, used: None }, now)
    }

    fn chat(&self, connection: ConnectionId, text: &str, now: Now) -> Result<Prepared<G>, Denied> {
        let shown = text.chars().filter(|c| !turns_direction(*c));
        let text: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > CHAT {
            return Err(Denied::Malformed { problem: format!("1 to {CHAT} characters") });
        }
        let visitor = self.visitor(connection)?;
        let writer = visitor.player.ok_or(Denied::NotKnown)?;
        let recent = self.chatter.iter().filter(|(who, when)| *who == writer && now.time - when < 10_000);
        if recent.count() >= LINES {
            return Err(Denied::TooFast);
        }
        // Who writes has a name, so that everybody knows whom to mute.
        let name = visitor.name.clone().ok_or(Denied::NotKnown)?;
        let seat = self.seats_of(writer).first().copied();
        let prepared = self.record(Record::Said { seat, name, text }, now)?;
        Ok(Prepared { effect: Effect::Wrote(writer), ..prepared })
    }
}
