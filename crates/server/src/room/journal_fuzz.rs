//! Slightly changed journals: reading them succeeds or is refused, and never panics.
//!
//! The archive detects any such change by its checksums; the reader does not rely on that.

#[path = "../../tests/common/mutations.rs"]
mod mutations;

use super::rooms::unfold;
use archive::{Archive, Options, SqliteArchive, Stored, TableId};
use catalog::{Listed, Visit};
use host::journal::Record;
use mutations::mutated;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

/// How many changed texts of each journal the test reads, in the first format and in the newest.
const TEXTS: u64 = 120;

/// How many records of a journal the test keeps, so that it can replay thousands of journals.
const RECORDS: usize = 120;

#[derive(Default)]
struct Count {
    accepted: u64,
    refused: u64,
}

struct Fuzz<'a> {
    table: TableId,
    stored: Stored,
    count: &'a mut Count,
}

/// The input and the fingerprint of a record, if it has both.
fn under_fingerprint<G: Listed>(record: &Record<G>) -> Option<Value> {
    match record {
        Record::Played { input, chain: Some(chain), .. } => Some(serde_json::json!([input, chain])),
        _ => None,
    }
}

impl Fuzz<'_> {
    /// The records as lines of text, each input with its fingerprint.
    fn newest<G: Listed>(&self) -> String {
        let mut lines = Vec::new();
        let read = unfold::<G>(self.table, self.stored.clone(), |record, after| {
            let mut record = record.clone();
            if let Record::Played { chain, .. } = &mut record {
                *chain = after;
            }
            lines.push(serde_json::to_string(&record).expect("it is plain data"));
        });
        assert!(read.is_ok(), "the journal is sound");
        lines.join("\n")
    }

    fn run<G: Listed>(&mut self, text: &str) {
        let original: Vec<Record<G>> =
            text.lines().map(|line| serde_json::from_str(line).expect("it is sound")).collect();
        let original: Vec<Value> = original.iter().filter_map(under_fingerprint).collect();
        for number in 0..TEXTS {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
            let changed = mutated(text, &mut rng);
            let at = self.stored.created;
            let record = |(number, line): (usize, &str)| archive::Record {
                number: number as u64,
                at,
                body: line.as_bytes().to_vec(),
            };
            let records = changed.lines().enumerate().map(record).collect();
            let stored = Stored { records, ..self.stored.clone() };
            let mut inputs = Vec::new();
            let read = unfold::<G>(self.table, stored, |record, _| inputs.extend(under_fingerprint(record)));
            match read {
                Err(_) => self.count.refused += 1,
                Ok(_) => {
                    self.count.accepted += 1;
                    let known = inputs.iter().all(|input| original.contains(input));
                    assert!(known, "{} text {number}:\n{changed}", self.table);
                    let missing = inputs.len() < original.len();
                    let shorter = changed.lines().filter(|line| line.contains("\"played\"")).count();
                    assert!(!missing || shorter < original.len(), "{} text {number}:\n{changed}", self.table);
                }
            }
        }
    }
}

impl Visit for Fuzz<'_> {
    type Out = ();
    fn visit<G: Listed>(mut self) {
        let line =
            |record: &archive::Record| String::from_utf8(record.body.clone()).expect("records are text");
        let first: Vec<String> = self.stored.records.iter().map(line).collect();
        let newest = self.newest::<G>();
        self.run::<G>(&first.join("\n"));
        self.run::<G>(&newest);
    }
}

#[tokio::test]
async fn changed_journals_are_refused_or_read() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("test.db");
    std::fs::write(&path, include_bytes!("../../tests/upgrade/first-format.db")).expect("it is written");
    let archive = SqliteArchive::open(&path, &Options::default()).expect("it opens");
    let expected: Value =
        serde_json::from_str(include_str!("../../tests/upgrade/expected.json")).expect("it is JSON");
    let tables = expected["tables"].as_array().expect("tables");
    let mut count = Count::default();
    for table in tables {
        let table: TableId = table["id"].as_str().expect("an id").parse().expect("it is one");
        let mut stored = archive.load(table).await.expect("it is sound");
        stored.records.truncate(RECORDS);
        let game = stored.game.clone();
        catalog::HOUSE.visit(&game, Fuzz { table, stored, count: &mut count }).expect("there is such a game");
    }
    assert_eq!(count.accepted + count.refused, 2 * TEXTS * tables.len() as u64);
    assert!(count.accepted > 100 && count.refused > 1_000, "{} and {}", count.accepted, count.refused);
}
