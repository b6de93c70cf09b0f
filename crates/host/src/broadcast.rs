//! Records on their way to the viewers: what is the same for several of them is written once.

use crate::command::ConnectionId;
use crate::draft::Step;
use crate::host::Host;
use crate::journal;
use crate::protocol::{Happened, Record, What};
use crate::publish::{Message, Outgoing};
use crate::shown::{RecordOf, Scene, raw, text};
use crate::viewers::viewer;
use catalog::Listed;
use serde::Serialize;
use serde_json::value::RawValue;
use table::patch::Broadcast;
use table::{Seat, Told, Viewer};

/// Records on their way to the viewers.
pub(crate) struct Broadcasting<'s, G: Listed> {
    steps: &'s [Step<G>],
    /// By record, its beginning: everything before the events. It is the same for all.
    heads: Vec<String>,
    /// By record, its beginning for those who have no seat, where that is another one.
    strange: Vec<Option<String>>,
    /// For each seat that somebody looks from, what is told there.
    feeds: Vec<SeatFeed>,
}

/// What is told to those who look from one seat.
struct SeatFeed {
    seat: Option<Seat>,
    /// Whether somebody has seen nothing from there yet.
    blank: bool,
    /// By record.
    records: Vec<RecordText>,
}

/// One record as those who look from a seat are told it.
#[derive(Default)]
struct RecordText {
    /// The events, with patches.
    patched: String,
    /// The events without, for those who have seen nothing yet; written only if there are such.
    bare: String,
    /// The whole view afterwards, where patches do not lead to it.
    view: Option<Box<RawValue>>,
}

/// Whether a viewer was shown nothing yet, and the seats that are theirs.
type GroupKey = (bool, Vec<Seat>);

impl<'s, G: Listed> Broadcasting<'s, G> {
    /// Brings all views up to date with these records, and writes down what that changes.
    pub fn of(host: &mut Host<G>, first: u64, at: i64, steps: &'s [Step<G>]) -> Broadcasting<'s, G> {
        let mut feeds: Vec<SeatFeed> = Vec::new();
        for connection in host.viewers.iter() {
            match feeds.iter_mut().find(|feed| feed.seat == connection.seat) {
                Some(feed) => feed.blank |= connection.blank,
                None => feeds.push(SeatFeed {
                    seat: connection.seat,
                    blank: connection.blank,
                    records: Vec::new(),
                }),
            }
        }
        host.viewers.forget_views();
        let (mut heads, mut strange) = (Vec::with_capacity(steps.len()), Vec::new());
        let listed = host.desk.opened.listed;
        for (step, n) in steps.iter().zip(first..) {
            let what = host.desk.standing.what(&step.record);
            let head = |what: &What| {
                format!(r#"{{"type":"record","n":{n},"at":{at},"what":{},"events":["#, text(what))
            };
            heads.push(head(&what));
            let hidden = matches!(what, What::Rematch { .. }) && !listed;
            strange.push(hidden.then(|| head(&what.for_strangers())));
            feeds.iter_mut().for_each(|feed| feed.records.push(RecordText::default()));
            for told in &step.told {
                tell_event(host, told, &mut feeds);
            }
            if leaps(step) {
                // No patch leads here.
                let state = step.state.as_ref().map(|kept| &kept.0).or(host.desk.state());
                host.viewers.views.clear();
                for feed in &mut feeds {
                    let view = state.map(|state| raw(host.viewers.view(feed.seat, state)));
                    feed.records.last_mut().expect("one was pushed").view = view;
                }
            }
        }
        Broadcasting { steps, heads, strange, feeds }
    }

    /// Sends them: those who look from one seat and have the same seats are told the same.
    pub fn send(mut self, host: &mut Host<G>, out: &mut Vec<Outgoing>) {
        for feed in std::mem::take(&mut self.feeds) {
            let mut groups: Vec<(GroupKey, Vec<ConnectionId>)> = Vec::new();
            let standing = &host.desk.standing;
            for connection in host.viewers.iter_mut().filter(|found| found.seat == feed.seat) {
                let mine = standing.seats_of(connection.visitor.player);
                let key = (std::mem::take(&mut connection.blank), mine);
                match groups.iter_mut().find(|(found, _)| *found == key) {
                    Some((_, group)) => group.push(connection.number),
                    None => groups.push((key, vec![connection.number])),
                }
            }
            for ((blank, mine), to) in groups {
                self.send_group(host, &feed, blank, &mine, &to, out);
            }
        }
    }

    fn send_group(
        &self,
        host: &mut Host<G>,
        feed: &SeatFeed,
        mut blank: bool,
        mine: &[Seat],
        to: &[ConnectionId],
        out: &mut Vec<Outgoing>,
    ) {
        let last = self.steps.len() - 1;
        for (index, (head, record)) in self.heads.iter().zip(&feed.records).enumerate() {
            let step = &self.steps[index];
            let events = if blank { &record.bare } else { &record.patched };
            let mut message = String::with_capacity(head.len() + events.len() + 512);
            let strange = self.strange[index].as_ref().filter(|_| mine.is_empty());
            message.push_str(strange.unwrap_or(head));
            message.push_str(events);
            message.push(']');
            let mut view = record.view.clone();
            if view.is_none() && blank && index == last {
                view = host.desk.game.is_some().then(|| host.whole_view(feed.seat));
            }
            blank &= view.is_none();
            if view.is_some() || index == last {
                let mut scene = Scene::of(&host.desk);
                if let Some(kept) = &step.state {
                    scene = Scene { state: Some(&kept.0), sequence: kept.1, undo: None, ..scene };
                }
                message.push_str(r#","shown":"#);
                append(&mut message, &scene.shown(feed.seat, mine, view));
            }
            message.push('}');
            out.push(Outgoing { to: to.to_vec(), message: Message::Told(message) });
        }
    }
}

/// Whether a record leads to a state without an event.
fn leaps<G: Listed>(step: &Step<G>) -> bool {
    matches!(step.record, journal::Record::Began | journal::Record::TakenBack { .. })
}

/// Brings the views of those who are told of an event up to date; the event and what it changes for everybody are written
/// once.
fn tell_event<G: Listed>(host: &mut Host<G>, told: &Told<G::Event>, feeds: &mut [SeatFeed]) {
    let mut broadcast = Broadcast::<G>::new(&told.event);
    let mut head = String::new();
    for feed in feeds.iter_mut().filter(|feed| told.to.includes(viewer(feed.seat))) {
        if head.is_empty() {
            append(&mut head, &happened::<G>(&told.event));
            // A patch may follow.
            head.pop();
        }
        let record = feed.records.last_mut().expect("one was pushed");
        if feed.blank {
            separate(&mut record.bare);
            record.bare.push_str(&head);
            record.bare.push('}');
        }
        separate(&mut record.patched);
        record.patched.push_str(&head);
        if let Some((_, view)) = host.viewers.views.iter_mut().find(|(seat, _)| *seat == feed.seat) {
            let patch = broadcast.fold(view);
            if !patch.is_empty() {
                record.patched.push_str(r#","patch":"#);
                record.patched.push_str(&patch.json());
            }
        }
        record.patched.push('}');
    }
}

fn separate(list: &mut String) {
    if !list.is_empty() {
        list.push(',');
    }
}

fn append(to: &mut String, value: &impl Serialize) {
    to.push_str(&text(value));
}

/// An event with its line, before any patch.
pub(crate) fn happened<G: Listed>(event: &G::Event) -> Happened<G::Event> {
    Happened { text: G::event_text(event), rule: G::event_rule(event), event: event.clone(), patch: None }
}

/// A record as one viewer may know it, without patches.
pub(crate) fn record_for<G: Listed>(
    n: u64,
    at: i64,
    what: What,
    told: &[Told<G::Event>],
    viewer: Viewer,
) -> RecordOf<G> {
    let heard = told.iter().filter(|told| told.to.includes(viewer));
    let events = heard.map(|told| happened::<G>(&told.event)).collect();
    Record { n, at, what, events, shown: None }
}
