//! A step is made, and everybody is told what they may know of it.

use crate::broadcast::{Broadcasting, record_for};
use crate::command::ConnectionId;
use crate::draft::Step;
use crate::host::Host;
use crate::journal;
use crate::now::Now;
use crate::prepared::{Effect, Prepared};
use crate::protocol::{Problem, What};
use crate::query::Query;
use crate::shown::{Scene, TellOf, bye, refused, text};
use crate::viewers::{Connection, viewer};
use catalog::Listed;
use table::Told;

/// How many of the last records are kept for those who come back soon.
const RECENT: usize = 32;

/// A message to a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// News. A viewer who falls behind gets [`Host::catch_up`] in its place.
    Told(String),
    /// The answer to a message of the connection.
    Answer(String),
    /// The last one.
    Bye(String),
}

/// The same message to one connection or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// To whom.
    pub to: Vec<ConnectionId>,
    /// What.
    pub message: Message,
}

impl Outgoing {
    fn told(to: Vec<ConnectionId>, text: String) -> Outgoing {
        Outgoing { to, message: Message::Told(text) }
    }
}

/// What is to be done now that a step is made.
pub struct Published<G: Listed> {
    /// What is sent, in this order.
    pub outgoing: Vec<Outgoing>,
    /// What is to be worked out beside the table.
    pub query: Option<Query<G>>,
}

/// A record that was told not long ago.
pub(crate) struct Recent<G: Listed> {
    n: u64,
    at: i64,
    what: What,
    told: Vec<Told<G::Event>>,
}

impl<G: Listed> Host<G> {
    /// Makes a step. Its records are stored by now.
    pub fn publish(&mut self, prepared: Prepared<G>) -> Published<G> {
        let Prepared { now, first, steps, changes, effect, answers, .. } = prepared;
        let mut published = Published { outgoing: Vec::new(), query: None };
        let out = &mut published.outgoing;
        if let Some(changes) = changes {
            debug_assert_eq!(first, self.desk.count(), "a step is made on the table it was prepared for");
            self.desk.apply(changes);
            self.announce(first, now, &steps, out);
            self.remember(first, now.wall, steps);
        }
        match effect {
            Effect::None => {}
            Effect::Connect { connection, visitor, since } => {
                let seats = self.desk.standing.seats_of(visitor.player);
                // Several people share the screen: nobody's secrets are shown before somebody says that they look.
                let seat = seats.first().copied().filter(|_| seats.len() == 1);
                let player = visitor.player;
                let found = Connection { number: connection, visitor, seat, blank: false, queries: 0 };
                self.viewers.add(found);
                self.send_away(self.too_old(player), crate::Denied::Elsewhere.into(), out);
                self.note_absences(now);
                self.greet(connection, since, now, out);
                self.tell_presence(now, out);
            }
            Effect::Disconnect { connection, silent } => {
                if self.viewers.remove(connection) {
                    // What nobody answers was lost before that was noticed.
                    self.note_absences(Now { wall: now.wall.saturating_sub(silent), ..now });
                    self.tell_presence(now, out);
                }
            }
            Effect::Revoke { link, problem } => {
                let by_it = self.viewers.iter().filter(|found| found.visitor.watch == Some(link));
                let gone: Vec<ConnectionId> = by_it.map(|found| found.number).collect();
                if !gone.is_empty() {
                    self.send_away(gone, problem, out);
                    self.note_absences(now);
                    self.tell_presence(now, out);
                }
            }
            Effect::Forget(player) => {
                let theirs = self.viewers.iter().filter(|found| found.visitor.player == Some(player));
                let gone: Vec<ConnectionId> = theirs.map(|found| found.number).collect();
                if !gone.is_empty() {
                    self.send_away(gone, crate::Denied::NotKnown.into(), out);
                    self.tell_presence(now, out);
                }
            }
            Effect::Look(connection, seat) => {
                if let Some(found) = self.viewers.get_mut(connection) {
                    found.look(seat);
                    found.blank = false;
                }
                self.viewers.forget_views();
                out.extend(self.show(connection, None));
            }
            Effect::Wrote(writer) => {
                self.chatter.retain(|(_, when)| now.time - when < 10_000);
                self.chatter.push_back((writer, now.time));
            }
            Effect::Ask(work) => {
                if let Some((connection, id)) = answers
                    && let Some(found) = self.viewers.get_mut(connection)
                {
                    found.queries += 1;
                    self.queries += 1;
                    published.query = Some(Query::new(self.queries, connection, id, found.seat, *work));
                }
                // It is answered later.
                return published;
            }
            Effect::Answer(answered) => {
                if let Some(found) = self.viewers.get_mut(answered.connection) {
                    found.queries = found.queries.saturating_sub(1);
                    // Somebody else may look at the screen by now.
                    let text = match found.seat == answered.seat {
                        true => answered.text,
                        false => {
                            let seat = answered.seat.unwrap_or_default();
                            refused(answered.id, crate::Denied::NotYourSeat { seat }.into())
                        }
                    };
                    out.push(Outgoing { to: vec![answered.connection], message: Message::Answer(text) });
                }
            }
        }
        if let Some((connection, id)) = answers {
            let text = text(&TellOf::<G>::Done { id });
            out.push(Outgoing { to: vec![connection], message: Message::Answer(text) });
        }
        published
    }

    /// Ends connections with a reason.
    fn send_away(&mut self, gone: Vec<ConnectionId>, problem: Problem, out: &mut Vec<Outgoing>) {
        for connection in &gone {
            self.viewers.remove(*connection);
        }
        if !gone.is_empty() {
            out.push(Outgoing { to: gone, message: Message::Bye(bye(problem)) });
        }
    }

    /// Tells everybody what has just been stored.
    fn announce(&mut self, first: u64, now: Now, steps: &[Step<G>], out: &mut Vec<Outgoing>) {
        use journal::Record::{Hosted, Muted, Replaced, Seated};
        let seated = steps.iter().any(|step| matches!(step.record, Seated { .. } | Replaced { .. }));
        if seated {
            self.give_seats();
            self.note_absences(now);
            steps.iter().for_each(|step| self.expect_arrival(&step.record, now));
        }
        self.hide_passed_screens();
        if !self.viewers.is_empty() {
            Broadcasting::of(self, first, now.wall, steps).send(self, out);
        }
        let muted = || steps.iter().any(|step| matches!(step.record, Muted { .. } | Hosted { .. }));
        // Where time is counted, every change may stop a clock or start one; and how long the table waits for somebody who
        // is not here depends on when they were asked.
        if seated || self.desk.standing.clocks.counts() || muted() || self.absent_decider().is_some() {
            self.tell_presence(now, out);
        }
    }

    /// Keeps the last records for those who come back soon.
    fn remember(&mut self, first: u64, at: i64, steps: Vec<Step<G>>) {
        for (step, n) in steps.into_iter().zip(first..) {
            if self.recent.len() == RECENT {
                self.recent.pop_front();
            }
            let what = self.desk.standing.what(&step.record);
            self.recent.push_back(Recent { n, at, what, told: step.told });
            self.desk.log.push(at, step.record, step.taken_back);
        }
    }

    /// Tells a new connection everything: how the table is, and what it missed if that is not long ago.
    fn greet(&mut self, connection: ConnectionId, since: Option<u64>, now: Now, out: &mut Vec<Outgoing>) {
        let Some(found) = self.viewers.get(connection) else { return };
        let (visitor, seat) = (found.visitor.clone(), found.seat);
        let follows = self.desk.may_follow(visitor.player);
        // Nothing takes its place: it is the answer to a hello.
        let welcome = Message::Answer(self.welcome(&visitor, seat, now));
        out.push(Outgoing { to: vec![connection], message: welcome });
        let missed = since.map_or(u64::MAX, |since| since.saturating_add(1));
        if self.recent.front().is_some_and(|oldest| oldest.n <= missed) {
            for recent in self.recent.iter().filter(|recent| recent.n >= missed) {
                let Recent { n, at, what, told } = recent;
                let what = if follows { what.clone() } else { what.clone().for_strangers() };
                let record = record_for::<G>(*n, *at, what, told, viewer(seat));
                out.push(Outgoing::told(vec![connection], text(&TellOf::<G>::Record(Box::new(record)))));
            }
        }
    }

    /// A player who has left a seat no longer looks from it, and one who has sat down does.
    fn give_seats(&mut self) {
        let standing = &self.desk.standing;
        for connection in self.viewers.iter_mut() {
            let seats = standing.seats_of(connection.visitor.player);
            if seats.len() == 1 || connection.seat.is_some_and(|seat| !seats.contains(&seat)) {
                connection.look(seats.first().copied().filter(|_| seats.len() == 1));
            }
        }
    }

    /// Where several people share a screen, it shows nobody's secrets when somebody else is asked.
    fn hide_passed_screens(&mut self) {
        if !G::SECRETS {
            return;
        }
        let (asked, standing) = (self.desk.asked(), &self.desk.standing);
        for connection in self.viewers.iter_mut() {
            if asked.is_some()
                && connection.seat.is_some()
                && connection.seat != asked
                && standing.seats_of(connection.visitor.player).len() > 1
            {
                connection.look(None);
            }
        }
    }

    /// Everything that a connection sees now; with the number of the last record for one that was not told some.
    fn show(&mut self, connection: ConnectionId, n: Option<u64>) -> Option<Outgoing> {
        let found = self.viewers.get(connection)?;
        let (seat, player) = (found.seat, found.visitor.player);
        let view = self.whole_view(seat);
        let mine = self.desk.standing.seats_of(player);
        let mut shown = Scene::of(&self.desk).shown(seat, &mine, Some(view));
        shown.n = n;
        Some(Outgoing::told(vec![connection], text(&TellOf::<G>::Shown(shown))))
    }

    /// What a connection is told in place of everything that it did not take in time.
    pub fn catch_up(&mut self, connection: ConnectionId, now: impl Into<Now>) -> Vec<Outgoing> {
        let now = now.into();
        let shown = self.show(connection, Some(self.desk.count() - 1));
        let presence = || Outgoing::told(vec![connection], self.presence(now));
        let presence = shown.is_some().then(presence);
        shown.into_iter().chain(presence).collect()
    }

    /// Tells everybody who is connected.
    fn tell_presence(&mut self, now: Now, out: &mut Vec<Outgoing>) {
        if !self.viewers.is_empty() {
            let everybody = self.viewers.iter().map(|found| found.number).collect();
            out.push(Outgoing::told(everybody, self.presence(now)));
        }
    }
}
