//! What a table's journal adds to its game file: who decided and when, and what was taken back.

use crate::host::STAND_IN;
use crate::journal::{Place, Record};
use crate::protocol::{BotId, By};
use catalog::Listed;
use table::record::{Decider, Entry, GameFile, TakenBack};
use table::{Input, InputOf, Seat, SeatSet};

/// The inputs of a journal, in effect or taken back.
pub(crate) struct History<G: Listed> {
    inputs: Vec<Entry<G>>,
    taken_back: Vec<TakenBack<G>>,
    /// Who has agreed to what is proposed.
    agreed: SeatSet,
}

impl<G: Listed> History<G> {
    /// Nothing yet.
    pub fn new() -> History<G> {
        History { inputs: Vec::new(), taken_back: Vec::new(), agreed: SeatSet::EMPTY }
    }

    /// Goes one record on; `places` is who sits where after it.
    pub fn add(&mut self, places: &[Place], at: i64, record: &Record<G>) {
        match record {
            Record::Played { input, chain, by, .. } => {
                let by = decider::<G>(places, input, *by);
                self.inputs.push(Entry { by, at: Some(at), ..Entry::new(input.clone(), *chain) });
            }
            Record::TakenBack { to, seat, consent, .. } => {
                let to = (*to).min(self.inputs.len() as u64);
                let inputs = self.inputs.split_off(to as usize);
                let agreed = if *consent { self.agreed } else { SeatSet::EMPTY };
                self.taken_back.push(TakenBack { to, seat: *seat, consent: agreed.into(), inputs });
            }
            Record::Proposed { seat, .. } => self.agreed = [*seat].into_iter().collect(),
            Record::Answered { seat, yes: true } => self.agreed.insert(*seat),
            _ => {}
        }
    }

    /// The file with what the journal knows besides.
    pub fn complete(self, mut file: GameFile<G>) -> GameFile<G> {
        for (entry, known) in file.inputs.iter_mut().zip(self.inputs) {
            (entry.by, entry.at) = (known.by, known.at);
        }
        GameFile { taken_back: self.taken_back, ..file }
    }
}

fn decider<G: Listed>(places: &[Place], input: &InputOf<G>, by: By) -> Option<Decider> {
    let Input::Choice { seat, .. } = input else { return None };
    match by {
        By::Person => Some(Decider::Person),
        By::Bot => Some(Decider::Bot(bot(places, *seat))),
        By::Clock => Some(Decider::Clock(STAND_IN.id().to_owned())),
        By::Chance => None,
    }
}

/// The bot in a seat, by its level or its name.
fn bot(places: &[Place], seat: Seat) -> String {
    match &places[seat.index()].bot {
        Some(BotId::Level(level)) => level.0.id().to_owned(),
        Some(BotId::Named(name)) => name.to_string(),
        None => String::new(),
    }
}
