//! The words of the journal are promises to every archive there is: none may go or change.

use super::Record;
use catalog::{HOUSE, Listed, Visit};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use table::drive::{next_input, random_choice};

const PLAYER: &str = "0123456789abcdefghjkmnpqrs";

/// The kinds of records, with the number of the line that has one; a new kind has to be given a line.
fn line_of<G: Listed>(record: &Record<G>) -> usize {
    match record {
        Record::Opened(_) => 0,
        Record::Seated { .. } => 1,
        Record::Began => 2,
        Record::Played { .. } => 3,
        Record::Replaced { .. } => 4,
        Record::TakenBack { .. } => 5,
        Record::Proposed { .. } => 6,
        Record::Answered { .. } => 7,
        Record::Paused { .. } => 8,
        Record::Resumed { .. } => 9,
        Record::Said { .. } => 10,
        Record::Rematch { .. } => 11,
        Record::Muted { .. } => 12,
        Record::Hosted { .. } => 13,
        Record::Lapsed => 14,
        Record::Committed { .. } => 15,
        Record::Closed { .. } => 16,
        Record::Revealed { .. } => 17,
        Record::Failed { .. } => 18,
    }
}

/// One record of each kind as it is written, with every field.
fn lines<G: Listed>() -> Vec<Value> {
    let setup = G::usual(2);
    let game = G::start(&setup).expect("the usual setup is right");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut choices = Vec::new();
    let input = next_input(&game, &mut rng, |game, _, rng| random_choice(game, &mut choices, rng));
    let ada = json!({ "player": PLAYER, "name": "Ada" });
    let clock = json!({ "type": "bank", "seconds": 600, "increment": 5 });
    let seats = json!([{ "person": ada }, { "bot": "named:my-bot" }]);
    vec![
        json!({ "type": "opened", "setup": setup, "host": PLAYER, "seats": seats, "clock": clock, "listed": true,
            "dice": 2 }),
        json!({ "type": "seated", "seat": 1, "place": { "person": ada, "bot": "torch" }, "entropy": "00ff", "used": 1 }),
        json!({ "type": "began" }),
        json!({ "type": "played", "input": input, "chain": "0123456789abcdef", "by": "clock", "used": 2 }),
        json!({ "type": "replaced", "seat": 1, "bot": "my-bot", "why": "silent", "level": "torch", "used": 3 }),
        json!({ "type": "taken_back", "to": 3, "seat": 0, "consent": true, "used": 4 }),
        json!({ "type": "proposed", "seat": 0, "what": { "type": "undo", "to": 3 } }),
        json!({ "type": "answered", "seat": 1, "yes": false }),
        json!({ "type": "paused", "used": 5 }),
        json!({ "type": "resumed", "seat": 0 }),
        json!({ "type": "said", "seat": 0, "name": "Ada", "text": "Hello" }),
        json!({ "type": "rematch", "table": PLAYER }),
        json!({ "type": "muted", "seat": 1, "muted": true }),
        json!({ "type": "hosted", "seat": 1 }),
        json!({ "type": "lapsed" }),
        json!({ "type": "committed", "seat": 0, "commitment": "00ff" }),
        json!({ "type": "closed", "round": { "commitment": "00ff", "shares": [
            { "person": 0, "seats": [0, 1], "commitment": "11ff" }] } }),
        json!({ "type": "revealed", "seat": 0, "share": "22ff", "next": "33ff" }),
        json!({ "type": "failed", "people": [1], "seed": "44ff" }),
    ]
}

/// The words that some fields may hold besides those above.
fn variants() -> Vec<Value> {
    let failures = ["not_started", "ended", "garbled", "illegal", "flooded", "removed", "crowded"];
    let levels = ["spark", "candle", "torch", "bonfire", "blaze"];
    let replaced =
        |why: &str| json!({ "type": "replaced", "seat": 0, "bot": "b", "why": why, "level": "spark" });
    let seated = |level: &str| json!({ "type": "seated", "seat": 0, "place": { "bot": level } });
    let ben = json!({ "player": PLAYER, "name": "Ben" });
    let proposals = [
        json!({ "type": "pause" }),
        json!({ "type": "give_up" }),
        json!({ "type": "stand_in", "seat": 1 }),
        json!({ "type": "host", "seat": 1 }),
        json!({ "type": "rematch" }),
        json!({ "type": "rematch", "without": "bots" }),
        json!({ "type": "rematch", "without": "fewer" }),
    ];
    let proposed = proposals.map(|what| json!({ "type": "proposed", "seat": 0, "what": what }));
    let newcomer = json!({ "type": "newcomer", "name": "Ben" });
    let more = [
        json!({ "type": "proposed", "seat": 1, "what": newcomer, "newcomer": ben }),
        json!({ "type": "seated", "seat": 1, "place": { "person": ben, "bot": "torch", "until_back": true } }),
    ];
    // Of journals from before there was a number of milliseconds in each.
    let before =
        [json!({ "type": "taken_back", "to": 3, "seat": 0, "consent": true }), json!({ "type": "paused" })];
    failures
        .map(replaced)
        .into_iter()
        .chain(levels.map(seated))
        .chain(proposed)
        .chain(more)
        .chain(before)
        .collect()
}

fn read<G: Listed>(line: &Value) -> Record<G> {
    let record = serde_json::from_value(line.clone()).unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(serde_json::to_value(&record).expect("it is plain data"), *line);
    record
}

/// Reads every line and writes it again.
struct Words;

impl Visit for Words {
    type Out = ();
    fn visit<G: Listed>(self) {
        for (index, line) in lines::<G>().iter().enumerate() {
            assert_eq!(line_of(&read::<G>(line)), index);
        }
        for by in ["person", "bot", "clock", "chance"] {
            let mut played = lines::<G>().swap_remove(3);
            played["by"] = json!(by);
            read::<G>(&played);
        }
        for line in variants() {
            read::<G>(&line);
        }
    }
}

#[test]
fn the_words_of_the_journal_stay() {
    for id in HOUSE.ids() {
        assert!(HOUSE.visit(id, Words).is_some());
    }
}
