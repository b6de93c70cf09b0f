//! What each visitor is told. Everything is made for one viewer from the state; nothing is taken out afterwards.

use super::company::viewer;
use super::diff::Trace;
use super::{Room, Step, Visitor, diff, rooms};
use crate::journal;
use crate::problem::Refuse;
use crate::protocol::{
    Asked, Choosable, Clock, Happened, PROTOCOL, Record, SeatInfo, Shown, Tell, Waiting, Welcome, You,
};
use crate::shared::Shared;
use archive::TableId;
use axum::extract::ws::Utf8Bytes;
use catalog::Listed;
use serde::Serialize;
use table::{Described, Pending, Seat, Told, Viewer};
use tokio::sync::mpsc;

/// How many of the last records a new visitor is told; older ones are read from the game file.
const RECENT: u64 = 400;

/// Through whose eyes somebody looks, and whether nothing was shown through them yet.
type Looks = (Option<Seat>, bool);

/// A message about this game.
pub type TellOf<G> = Tell<
    <G as table::Game>::Setup,
    <G as table::Game>::Event,
    <G as table::Game>::Question,
    <G as table::Game>::Choice,
    <G as table::Foresee>::Forecast,
>;
type RecordOf<G> =
    Record<<G as table::Game>::Event, <G as table::Game>::Question, <G as table::Game>::Choice>;
type ShownOf<G> = Shown<<G as table::Game>::Question, <G as table::Game>::Choice>;

impl<G: Listed> Room<G> {
    /// Lets somebody in and tells them everything, or what they missed.
    pub(super) async fn attach(
        &mut self,
        visitor: Visitor,
        out: mpsc::Sender<Utf8Bytes>,
        since: Option<u64>,
    ) -> Result<u64, Refuse> {
        let seats = self.desk.seats_of(visitor.player);
        let host = visitor.player == Some(self.desk.opened.host);
        if seats.is_empty() && !host && visitor.watch.is_none() && !self.desk.opened.listed {
            return Err(Refuse::NoTable);
        }
        // Those who watch and those who play are counted apart: no crowd keeps a player from the table.
        let plays = |player| !self.desk.seats_of(player).is_empty();
        let same = self.company.iter().filter(|(_, found)| plays(found.visitor.player) != seats.is_empty());
        if same.count() >= self.shared.limits.connections_a_table {
            return Err(Refuse::TooMany);
        }
        // Several people share the screen: nobody's secrets are shown before somebody says that they look.
        let eyes = seats.first().copied().filter(|_| seats.len() == 1);
        let from = match since {
            Some(since) if since < self.desk.count => since + 1,
            _ => self.desk.count.saturating_sub(RECENT),
        };
        let records = match from < self.desk.count {
            true => retell::<G>(&self.shared, self.id, from, viewer(eyes)).await?,
            false => Vec::new(),
        };
        let you = You { seats, host, name: visitor.name.clone() };
        let connection = self.company.add(visitor, eyes, out);
        let (view, seen) = diff::changes(&Trace::default(), &self.view_text(eyes));
        self.company.set_view(eyes, seen);
        let welcome: TellOf<G> = Tell::Welcome(Box::new(Welcome {
            protocol: PROTOCOL,
            table: self.id.to_string(),
            game: G::ID,
            rules: G::rules_of(&self.desk.opened.setup),
            setup: self.desk.opened.setup.clone(),
            now: self.shared.clock.now(),
            you,
            seats: self.seat_infos(),
            spectators: self.spectators(),
            clock: self.desk.opened.clock,
            listed: self.desk.opened.listed,
            commitment: self.desk.commitment(),
            n: self.desk.count - 1,
            records,
            shown: self.shown(connection, eyes, view),
        }));
        self.company.send(connection, text(&welcome));
        self.tell_presence();
        Ok(connection)
    }

    /// Somebody is gone.
    pub(super) fn detach(&mut self, connection: u64) {
        if self.company.remove(connection) {
            self.quiet_since = self.shared.clock.moment();
            self.tell_presence();
        }
    }

    /// Tells everybody what has just been stored.
    pub(super) fn announce(&mut self, first: u64, at: i64, steps: &[Step<G>]) {
        use journal::Record::{Replaced, Seated};
        let seated = steps.iter().any(|(record, _)| matches!(record, Seated { .. } | Replaced { .. }));
        if seated {
            self.give_eyes();
        }
        self.hide_passed_screens();
        let mut by_eyes: Vec<(Looks, Vec<u64>)> = Vec::new();
        for (number, connection) in self.company.iter_mut() {
            let looks = (connection.eyes, std::mem::take(&mut connection.blank));
            match by_eyes.iter_mut().find(|(found, _)| *found == looks) {
                Some((_, numbers)) => numbers.push(number),
                None => by_eyes.push((looks, vec![number])),
            }
        }
        let mut views = Vec::new();
        for ((eyes, blank), connections) in by_eyes {
            let new = self.view_text(eyes);
            let old = if blank { Trace::default() } else { self.company.take_view(eyes) };
            let (changes, seen) = diff::changes(&old, &new);
            let mut common: Vec<Utf8Bytes> = Vec::new();
            for (index, (record, told)) in steps.iter().enumerate() {
                let n = first + index as u64;
                let mut record = record_for::<G>(n, at, self.desk.what(record), told, viewer(eyes));
                if index + 1 < steps.len() {
                    common.push(text(&TellOf::<G>::Record(Box::new(record))));
                    continue;
                }
                // What a viewer may do depends on the connection only where it has several seats.
                let alone = eyes.is_some() || connections.len() == 1;
                let mut last = None;
                for connection in &connections {
                    for text in &common {
                        self.company.send(*connection, text.clone());
                    }
                    let made = match last.clone().filter(|_| alone) {
                        Some(made) => made,
                        None => {
                            record.shown = Some(self.shown(*connection, eyes, changes.clone()));
                            let tell = TellOf::<G>::Record(Box::new(record));
                            let made = text(&tell);
                            let Tell::Record(again) = tell else { unreachable!("it was just made") };
                            record = *again;
                            made
                        }
                    };
                    self.company.send(*connection, made.clone());
                    last = Some(made);
                }
            }
            views.push((eyes, seen));
        }
        views.into_iter().for_each(|(eyes, seen)| self.company.set_view(eyes, seen));
        let muted = || steps.iter().any(|(record, _)| matches!(record, journal::Record::Muted { .. }));
        // Where time is counted, every change may stop a clock or start one.
        if seated || self.desk.opened.clock != Clock::Untimed || muted() {
            self.tell_presence();
        }
        self.nudge();
    }

    /// Whoever has left a seat no longer looks through its eyes, and whoever has sat down does.
    fn give_eyes(&mut self) {
        let desk = &self.desk;
        for (_, connection) in self.company.iter_mut() {
            let seats = desk.seats_of(connection.visitor.player);
            if seats.len() == 1 || connection.eyes.is_some_and(|eyes| !seats.contains(&eyes)) {
                connection.look(seats.first().copied().filter(|_| seats.len() == 1));
            }
        }
    }

    /// Where several people share a screen, it shows nobody's secrets when somebody else is asked.
    fn hide_passed_screens(&mut self) {
        if !G::SECRETS {
            return;
        }
        let (asked, desk) = (self.desk.asked(), &self.desk);
        for (_, connection) in self.company.iter_mut() {
            let seats = desk.seats_of(connection.visitor.player);
            if seats.len() > 1 && asked.is_some() && connection.eyes != asked {
                connection.look(None);
            }
        }
    }

    /// Shows a connection everything through its present eyes.
    pub(super) fn show(&mut self, connection: u64) {
        let Some(eyes) = self.company.get(connection).map(|found| found.eyes) else { return };
        let (view, seen) = diff::changes(&Trace::default(), &self.view_text(eyes));
        if let Some(found) = self.company.get_mut(connection) {
            found.blank = false;
        }
        self.company.set_view(eyes, seen);
        let shown = self.shown(connection, eyes, view);
        self.company.send(connection, text(&TellOf::<G>::Shown(shown)));
    }

    fn view_text(&self, eyes: Option<Seat>) -> String {
        let Some(state) = self.desk.state() else { return String::new() };
        // A view is about as long as the one before it.
        let mut text = Vec::with_capacity(self.company.view_length(eyes) + 256);
        serde_json::to_writer(&mut text, &state.view(viewer(eyes))).expect("views are plain data");
        String::from_utf8(text).expect("JSON is UTF-8")
    }

    fn shown(&self, connection: u64, eyes: Option<Seat>, view: crate::protocol::Pile) -> ShownOf<G> {
        let player = self.company.get(connection).and_then(|found| found.visitor.player);
        let mine = self.desk.seats_of(player);
        let session = self.desk.game.as_ref().map(|playing| &playing.session);
        let may_undo = |seat: &Seat| session.is_some_and(|session| session.can_undo(*seat));
        Shown {
            eyes,
            sequence: self.desk.sequence(),
            view,
            described: self.described(eyes),
            waiting: self.waiting(eyes, &mine),
            proposal: self.desk.proposal.map(|(seat, what, _)| (seat, what)),
            paused: self.desk.clocks.paused(),
            undo: mine.iter().copied().filter(may_undo).collect(),
        }
    }

    /// What a client without drawings of the game shows instead.
    fn described(&self, eyes: Option<Seat>) -> Vec<Described> {
        let Some(state) = self.desk.state().filter(|_| !G::DRAWN) else { return Vec::new() };
        let viewer = viewer(eyes);
        G::describe_all(&state.view(viewer), viewer)
    }

    fn waiting(&self, eyes: Option<Seat>, mine: &[Seat]) -> Waiting<G::Question, G::Choice> {
        let Some(state) = self.desk.state() else { return Waiting::Players };
        match state.pending() {
            Pending::Over(ending) => {
                Waiting::Nothing { ending, seed: self.desk.revealed_seed().unwrap_or_default() }
            }
            Pending::Player { seat, question } => {
                let looking = eyes == Some(seat) || (!G::SECRETS && mine.contains(&seat));
                let by_hand = self.desk.places[seat.index()].bot.is_none();
                let asked = (looking && by_hand).then(|| Asked {
                    question,
                    text: state.question_text(),
                    choices: self.choices(state),
                });
                Waiting::Choice { seat, asked }
            }
            // Chance is answered before anybody is told anything.
            Pending::Chance(_) => Waiting::Players,
        }
    }

    fn choices(&self, state: &G) -> Vec<Choosable<G::Choice>> {
        let mut choices = Vec::new();
        state.choices(&mut choices);
        let with_text = |choice| Choosable { text: state.choice_text(&choice), choice };
        choices.into_iter().map(with_text).collect()
    }

    /// The seats as everybody may know them.
    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let now = self.shared.clock.now();
        let info = |(index, place): (usize, &journal::Place)| {
            let seat = Seat(index as u8);
            SeatInfo {
                occupant: place.occupant(),
                here: self.is_here(seat),
                muted: self.desk.muted.contains(seat),
                clock: self.desk.clocks.face(seat, now),
            }
        };
        self.desk.places.iter().enumerate().map(info).collect()
    }

    /// Whether somebody is connected for the seat.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let place = &self.desk.places[seat.index()];
        self.company.iter().any(|(_, found)| found.visitor.player.is_some_and(|player| place.is_of(player)))
    }

    fn spectators(&self) -> u32 {
        let watches = |player| self.desk.seats_of(player).is_empty();
        self.company.iter().filter(|(_, found)| watches(found.visitor.player)).count() as u32
    }

    /// Tells everybody who is here.
    pub(super) fn tell_presence(&mut self) {
        let here = Seat::all(self.desk.seats()).filter(|seat| self.is_here(*seat)).count();
        self.seats_here.set(here);
        let tell: TellOf<G> = Tell::Presence { seats: self.seat_infos(), spectators: self.spectators() };
        let text = text(&tell);
        let everybody: Vec<u64> = self.company.iter().map(|(number, _)| number).collect();
        for connection in everybody {
            self.company.send(connection, text.clone());
        }
    }
}

/// Old records, told again to one viewer.
async fn retell<G: Listed>(
    shared: &Shared,
    table: TableId,
    from: u64,
    viewer: Viewer,
) -> Result<Vec<RecordOf<G>>, Refuse> {
    let mut retold = Vec::new();
    rooms::replay::<G>(shared, table, |desk, n, at, record, told| {
        if n >= from {
            retold.push(record_for::<G>(n, at, desk.what(record), told, viewer));
        }
    })
    .await?;
    Ok(retold)
}

/// A record as one viewer may know it.
fn record_for<G: Listed>(
    n: u64,
    at: i64,
    what: crate::protocol::What,
    told: &[Told<G::Event>],
    viewer: Viewer,
) -> RecordOf<G> {
    let heard = told.iter().filter(|told| told.to.includes(viewer));
    let events =
        heard.map(|told| Happened { text: G::event_text(&told.event), event: told.event.clone() }).collect();
    Record { n, at, what, events, shown: None }
}

/// A message as it is sent.
pub fn text(tell: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(tell).expect("messages are plain data").into()
}
