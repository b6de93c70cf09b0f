//! What is true of a table, from its stored records alone.

use catalog::Listed;
use emberhall_host::journal::Record;
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Game, Seat, Session, Told, Viewer};

/// What a viewer must see after each event of a record.
type After = BTreeMap<(u64, Option<Seat>), Vec<Value>>;

/// What is true of a table.
pub struct Truth<G: Listed> {
    setup: G::Setup,
    session: Option<Session<G>>,
    after: After,
    present: BTreeMap<Option<Seat>, Value>,
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn json<G: Game>(view: &G::View) -> Value {
    serde_json::to_value(view).expect("a view is plain data")
}

impl<G: Listed> Truth<G> {
    pub fn new(setup: G::Setup) -> Truth<G> {
        Truth { setup, session: None, after: After::new(), present: BTreeMap::new() }
    }

    /// A record was stored.
    pub fn store(&mut self, n: u64, record: &[u8]) {
        let record: Record<G> = serde_json::from_slice(record).expect("a record is read as it was written");
        let before = self.session.as_ref().map(|session| session.game().clone());
        let mut told: Vec<Told<G::Event>> = Vec::new();
        match record {
            Record::Began => {
                self.session = Some(Session::start(self.setup.clone(), Vec::new()).expect("it begins"));
            }
            Record::Played { input, chain, .. } => {
                let session = self.session.as_mut().expect("it began");
                session.submit(session.sequence(), input, &mut told).expect("it is legal");
                assert_eq!(chain, Some(session.chain()));
            }
            Record::TakenBack { to, .. } => {
                assert!(self.session.as_mut().is_some_and(|session| session.rewind(to)));
            }
            _ => {}
        }
        let Some(session) = &self.session else { return };
        for seat in Seat::all(session.game().seats()).map(Some).chain([None]) {
            let mut views = Vec::new();
            if let Some(before) = &before {
                let mut view = before.view(viewer(seat));
                for told in told.iter().filter(|told| told.to.includes(viewer(seat))) {
                    G::fold_view(&mut view, &told.event);
                    views.push(json::<G>(&view));
                }
            }
            self.after.insert((n, seat), views);
            self.present.insert(seat, json::<G>(&session.game().view(viewer(seat))));
        }
    }

    /// What somebody who looks from this seat sees now; null before the game begins.
    pub fn view(&self, seat: Option<Seat>) -> Value {
        self.present.get(&seat).cloned().unwrap_or_default()
    }

    /// What they must see after each event of a record that they are told.
    pub fn after_events(&self, n: u64, seat: Option<Seat>) -> &[Value] {
        self.after.get(&(n, seat)).map_or(&[], Vec::as_slice)
    }
}
