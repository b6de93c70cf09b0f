//! `docs/protocol.md` is true: every example is what the real types read or write, and none of them is missing.

use emberhall_server::protocol::{
    Asked, BotId, BotName, By, Choosable, Clock, ClockFace, Failure, Happened, Level, Occupant, PROTOCOL,
    Problem, Proposal, Record, Records, Say, SeatInfo, Shown, Tell, Telling, Unchoosable, Votes, Waiting,
    Welcome, What, You,
};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::patch::{Changes, Patch, Patchable, patch};
use table::record::{Round, Share};
use table::{ChoiceFacts, Described, Ending, Message, Points, RuleId, Seat};

const TABLE: &str = "0123456789abcdefghjkmnpqrs";
const NOW: i64 = 1_767_225_600_000;

fn document() -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    std::fs::read_to_string(path).expect("the document is there")
}

/// The examples of one chapter.
fn examples(chapter: &str) -> Vec<Value> {
    let document = document();
    let begin = document.split(&format!("\n## {chapter}\n")).nth(1).expect("the chapter is there");
    let chapter = begin.split("\n## ").next().unwrap_or_default();
    let blocks = chapter.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks
        .map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error} in {block}")))
        .collect()
}

fn kinds(examples: &[Value]) -> Vec<&str> {
    examples.iter().filter_map(|example| example["type"].as_str()).collect()
}

#[test]
fn every_message_of_a_client_can_be_said_as_the_document_shows() {
    let examples = examples("What a client says");
    for example in &examples {
        let say: Say =
            serde_json::from_value(example.clone()).unwrap_or_else(|error| panic!("{error}: {example}"));
        assert_eq!(
            (say.kind(), say.id()),
            (example["type"].as_str().expect("a type"), example["id"].as_u64().unwrap_or(0) as u32,)
        );
        let mut more = example.clone();
        more["more"] = json!(1);
        assert!(serde_json::from_value::<Say>(more).is_err(), "an unknown field is refused: {example}");
    }
    let all = "hello choose why forecast describe records undo look propose answer resume chat mute sit commit reveal \
         begin";
    assert_eq!(kinds(&examples), all.split(' ').collect::<Vec<_>>());
}

type Any = Tell<Value, Value, Value, Value, Value>;

fn message(key: &'static str) -> Message {
    Message::new(key)
}

fn seat(occupant: Occupant, connected: bool, muted: bool, clock: Option<ClockFace>) -> SeatInfo {
    let (host, shared) = (connected, false);
    let (disconnected_at, stand_in_from, stand_in_by_vote) = (None, None, false);
    SeatInfo {
        occupant,
        connected,
        disconnected_at,
        muted,
        host,
        shared,
        clock,
        stand_in_from,
        stand_in_by_vote,
    }
}

fn raw(value: &str) -> Option<Box<RawValue>> {
    Some(RawValue::from_string(value.to_owned()).expect("JSON"))
}

/// Changes of a view as a game makes them.
fn changes() -> Patch {
    struct Round(u8);
    impl Patchable for Round {
        fn changes(&self, new: &Round, to: &mut Changes) {
            to.at("table", |to| to.at("round", |to| to.put(&new.0)));
        }
    }
    patch(&Round(1), &Round(2))
}

fn shown(waiting: Waiting<Value, Value>) -> Shown<Value, Value> {
    Shown {
        viewer: Some(Seat::new(0)),
        sequence: 0,
        view: None,
        n: None,
        described: Vec::new(),
        waiting,
        proposal: None,
        votes: None,
        paused: None,
        undo: Vec::new(),
    }
}

const COMMITMENT: &str = "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456";

/// A round of the server and the person of the first seat.
fn round(server: &str, person: &str) -> Round {
    let (seats, commitment) = (vec![Seat::new(0)], person.to_owned());
    let shares = vec![Share { person: 0, seats, commitment, share: None }];
    Round { commitment: server.to_owned(), seed: None, shares, failed: Vec::new() }
}

fn welcome() -> Any {
    let level = |id| BotId::from(bots::Level::of(id).expect("a level"));
    let ada = Occupant::Person { name: "Ada".to_owned() };
    let face = ClockFace { left: 59_000, at: NOW, running: true, decides_at: Some(NOW + 59_000) };
    let ben = Occupant::StandIn { level: level("spark"), name: "Ben".to_owned() };
    Tell::Welcome(Box::new(Welcome {
        protocol: PROTOCOL,
        table: TABLE.to_owned(),
        game: "karak",
        rules: 2,
        setup: json!({ "heroes": "dealt" }),
        now: NOW,
        you: You { seats: vec![Seat::new(0)], host: true, name: Some("Ada".to_owned()) },
        seats: vec![
            seat(ada, true, false, Some(face)),
            seat(Occupant::Open, false, false, None),
            seat(Occupant::Bot { level: level("torch") }, false, false, None),
            seat(ben, false, true, None),
        ],
        spectators: 2,
        clock: Clock::Bank { seconds: 600, increment: 5 },
        listed: false,
        patience: 24,
        commitment: COMMITMENT.to_owned(),
        rounds: vec![round(COMMITMENT, COMMITMENT)],
        restored: false,
        n: 0,
        shown: Shown { view: raw("null"), ..shown(Waiting::Players) },
    }))
}

fn record() -> Any {
    let asked = Asked {
        question: json!("turn"),
        text: message("karak-ask-turn"),
        choices: vec![Choosable {
            choice: json!("end_turn"),
            text: message("karak-choice-end-turn"),
            facts: ChoiceFacts::default(),
        }],
        to_come: Vec::new(),
    };
    let text = message("karak-log-moved").with("hero", Seat::new(0));
    Tell::Record(Box::new(Record {
        n: 42,
        at: NOW,
        what: What::Played { seat: Some(Seat::new(0)), by: By::Person },
        events: vec![Happened {
            event: json!({ "moved": { "to": [1, 0] } }),
            text: Some(text),
            rule: Some(RuleId("K-MOVE-1")),
            patch: Some(changes()),
        }],
        shown: Some(Shown {
            sequence: 13,
            proposal: Some((Seat::new(1), Proposal::Pause)),
            votes: Some(Votes {
                agreed: vec![Seat::new(1)],
                declined: Vec::new(),
                awaited: vec![Seat::new(0)],
                needed: 2,
            }),
            undo: vec![Seat::new(0)],
            ..shown(Waiting::Choice { seat: Seat::new(0), asked: Some(asked) })
        }),
    }))
}

/// One of each kind, as the document shows it.
fn told() -> Vec<Any> {
    let ending = Ending {
        winners: [Seat::new(0)].into_iter().collect(),
        points: [450, 200].map(Points::from_hundredths).into_iter().collect(),
    };
    let over = Waiting::Nothing { ending, seed: "00ff".to_owned() };
    let illegal = Problem {
        rule: Some(RuleId("K-MOVE-1")),
        step: Some(1),
        ..Problem::new("illegal", message("karak-why-chasm-between"))
    };
    let heal = Unchoosable {
        choice: json!("heal"),
        text: message("karak-choice-heal"),
        reason: message("karak-why-not-wounded"),
        rule: RuleId("K-HEAL-1"),
        lack: None,
        far_fetched: false,
    };
    let hall = Described {
        topic: "hall",
        title: "thunderstone-topic-hall",
        sentences: vec![message("ui-dungeon-deck").with("n", 28)],
    };
    let telling = Telling { sequence: 12, topics: vec![hall], ..Telling::default() };
    let ada = seat(Occupant::Person { name: "Ada".to_owned() }, true, false, None);
    let ben = SeatInfo {
        disconnected_at: Some(NOW - 10_000),
        stand_in_from: Some(NOW + 24 * 3_600_000),
        ..seat(Occupant::Person { name: "Ben".to_owned() }, false, false, None)
    };
    let cast = json!({ "fireballs": 0, "attack": 5, "wins": true, "drives_off": false });
    vec![
        welcome(),
        record(),
        Tell::Shown(Shown {
            viewer: None,
            sequence: 90,
            view: raw(r#"{"table": {}}"#),
            n: Some(118),
            paused: Some(NOW),
            ..shown(over)
        }),
        Tell::Presence { seats: vec![ada, ben], spectators: 1 },
        Tell::Done { id: 1 },
        Tell::Refused { id: 1, problem: illegal },
        Tell::Why { id: 2, reasons: vec![heal] },
        Tell::Forecast { id: 3, forecast: Some(json!({ "fireballs": { "casts": [cast] } })) },
        Tell::Described { id: 13, telling: Some(telling) },
        Tell::Records(Box::new(Records {
            id: 14,
            viewer: Some(Seat::new(0)),
            from: 0,
            before: raw("null"),
            records: vec![Record {
                n: 0,
                at: NOW - 1_000,
                what: What::Opened,
                events: Vec::new(),
                shown: None,
            }],
        })),
        Tell::Beat,
        Tell::Bye { problem: Problem::new("closing", message("server-closing")) },
    ]
}

#[test]
fn every_message_of_the_server_looks_as_the_document_shows() {
    let examples = examples("What the server tells");
    let told: Vec<Value> =
        told().iter().map(|tell| serde_json::to_value(tell).expect("messages are plain data")).collect();
    assert_eq!(kinds(&examples), kinds(&told));
    for (example, told) in examples.iter().zip(&told) {
        assert_eq!(example, told);
    }
}

#[test]
fn every_kind_of_record_is_in_the_document() {
    let (seat, to) = (Seat::new(0), 9);
    let all = [
        What::Opened,
        What::Seated { seat: Seat::new(1), occupant: Occupant::Open },
        What::Committed { seat, commitment: "00ff".to_owned() },
        What::Closed { round: round("00ff", "11ff") },
        What::Revealed { seat, share: "22ff".to_owned(), next: Some("33ff".to_owned()) },
        What::Failed { people: vec![1], seed: "44ff".to_owned() },
        What::Began,
        What::Played { seat: None, by: By::Chance },
        What::Replaced {
            seat: Seat::new(1),
            bot: BotName::new("my-bot").expect("a name"),
            why: Failure::Silent,
            level: Level(bots::Level::Torch),
        },
        What::TakenBack { to, seat, consent: true },
        What::Proposed { seat, what: Proposal::Undo { to } },
        What::Answered { seat: Seat::new(1), yes: false },
        What::Paused,
        What::Resumed { seat: Seat::new(1) },
        What::Said { seat: None, name: "Cleo".to_owned(), text: Some("Hello".to_owned()) },
        What::Rematch { table: Some(TABLE.to_owned()) },
        What::Hosted { seat: Seat::new(1) },
        What::Lapsed,
        What::Muted { seat: Some(Seat::new(1)), muted: true },
    ];
    let document = document();
    let rows = document
        .lines()
        .filter_map(|line| line.strip_prefix("| `{").and_then(|rest| rest.split("` |").next()));
    let rows: Vec<Value> =
        rows.map(|row| serde_json::from_str(&format!("{{{row}")).expect("a row holds JSON")).collect();
    let all: Vec<Value> = all.iter().map(|what| serde_json::to_value(what).expect("plain data")).collect();
    assert_eq!(rows, all);
}
