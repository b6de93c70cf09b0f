//! A table from what is stored of it.

use crate::desk::Desk;
use crate::draft::Broken;
use crate::journal::{Opened, Record};
use catalog::Listed;
use fair::Seed;
use ids::TableId;
use std::sync::Arc;
use table::{Fingerprint, Versioned};

/// A record as it was stored.
pub struct Stored {
    /// Its number.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The record, as JSON.
    pub body: Vec<u8>,
}

/// What a table is made of, besides its records.
pub struct Opening {
    /// The table's id.
    pub table: TableId,
    /// The seed of the dice.
    pub seed: Seed,
    /// The version of the rules, as it was stored beside the records.
    pub rules: u32,
}

/// A table from its records; `each` gets every record, and the game's fingerprint after it.
///
/// # Errors
/// Which record does not follow from those before it.
pub fn load<G: Listed>(
    opening: Opening,
    records: impl IntoIterator<Item = Stored>,
    mut each: impl FnMut(&Record<G>, Option<Fingerprint>),
) -> Result<Desk<G>, Broken> {
    let mut records = records.into_iter();
    let read = |record: &Stored| {
        serde_json::from_slice::<Record<G>>(&record.body)
            .map_err(|error| Broken { number: record.number, why: error.to_string() })
    };
    let wrong = |why: String| Broken { number: 0, why };
    let first = records.next().ok_or_else(|| wrong("there is none".to_owned()))?;
    let Record::Opened(opened) = read(&first)? else {
        return Err(wrong("it does not open the table".to_owned()));
    };
    // The setup says by which rules the table is played; what is stored beside is a copy of it.
    if opening.rules != opened.setup.rules() {
        return Err(wrong(format!("its setup has rules version {}", opened.setup.rules())));
    }
    let opened: Arc<Opened<G>> = Arc::from(opened);
    let mut desk = Desk::open(opened.clone(), first.at, opening.seed, opening.table);
    each(&Record::Opened(Box::new((*opened).clone())), None);
    let mut log = std::mem::replace(&mut desk.log, crate::log::Log::opened(first.at));
    let mut draft = desk.draft();
    for stored in records {
        draft.fold(stored.at.into(), read(&stored)?)?;
        let chain = draft.chain();
        for step in draft.steps.drain(..) {
            each(&step.record, chain);
            log.push(stored.at, step.record, step.taken_back);
        }
    }
    let (_, changes) = draft.finish();
    desk.apply(changes);
    desk.log = log;
    Ok(desk)
}
