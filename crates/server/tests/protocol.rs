//! `docs/protocol.md` is true: every example is what the real types read or write, and none of them is missing.

use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::protocol::{
    Asked, BotId, BotName, By, Choosable, Clock, ClockFace, Failure, Happened, Level, Occupant, PROTOCOL,
    Problem, Proposal, Record, Say, SeatInfo, Shown, Tell, Unchoosable, Waiting, Welcome, What, You,
};
use table::{Ending, Message, RuleId, Seat};

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
    let all = "hello choose why forecast undo look propose answer resume chat mute sit begin";
    assert_eq!(kinds(&examples), all.split(' ').collect::<Vec<_>>());
}

type Any = Tell<Value, Value, Value, Value, Value>;

fn message(key: &'static str) -> Message {
    Message::new(key)
}

fn seat(occupant: Occupant, here: bool, muted: bool, clock: Option<ClockFace>) -> SeatInfo {
    SeatInfo { occupant, here, muted, clock }
}

fn raw(path: &str, value: &str) -> (String, Box<RawValue>) {
    (path.to_owned(), RawValue::from_string(value.to_owned()).expect("JSON"))
}

fn shown(waiting: Waiting<Value, Value>) -> Shown<Value, Value> {
    Shown {
        eyes: Some(Seat(0)),
        sequence: 0,
        view: Vec::new(),
        described: Vec::new(),
        waiting,
        proposal: None,
        paused: None,
        undo: Vec::new(),
    }
}

fn welcome() -> Any {
    let level = |id| BotId::from(bots::Level::of(id).expect("a level"));
    let ada = Occupant::Person { name: "Ada".to_owned() };
    let face = ClockFace { left: 59_000, at: NOW, running: true };
    let ben = Occupant::StandIn { level: level("spark"), name: "Ben".to_owned() };
    Tell::Welcome(Box::new(Welcome {
        protocol: PROTOCOL,
        table: TABLE.to_owned(),
        game: "karak",
        rules: 1,
        setup: json!({ "heroes": "dealt" }),
        now: NOW,
        you: You { seats: vec![Seat(0)], host: true, name: Some("Ada".to_owned()) },
        seats: vec![
            seat(ada, true, false, Some(face)),
            seat(Occupant::Open, false, false, None),
            seat(Occupant::Bot { level: level("torch") }, false, false, None),
            seat(ben, false, true, None),
        ],
        spectators: 2,
        clock: Clock::Bank { seconds: 600, increment: 5 },
        listed: false,
        commitment: "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456".to_owned(),
        n: 0,
        records: vec![Record { n: 0, at: NOW - 1_000, what: What::Opened, events: Vec::new(), shown: None }],
        shown: shown(Waiting::Players),
    }))
}

fn record() -> Any {
    let asked = Asked {
        question: json!("turn"),
        text: message("karak-ask-turn"),
        choices: vec![Choosable { choice: json!("end_turn"), text: message("karak-choice-end-turn") }],
    };
    let text = message("karak-log-moved").with("hero", Seat(0));
    Tell::Record(Box::new(Record {
        n: 42,
        at: NOW,
        what: What::Played { seat: Some(Seat(0)), by: By::Person },
        events: vec![Happened { event: json!({ "moved": { "to": [1, 0] } }), text }],
        shown: Some(Shown {
            sequence: 13,
            view: vec![raw("table.round", "2"), raw("top", "null")],
            proposal: Some((Seat(1), Proposal::Pause)),
            undo: vec![Seat(0)],
            ..shown(Waiting::Choice { seat: Seat(0), asked: Some(asked) })
        }),
    }))
}

/// One of each kind, as the document shows it.
fn told() -> Vec<Any> {
    let ending = Ending { winners: [Seat(0)].into_iter().collect(), half_points: [9, 4, 0, 0, 0] };
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
    };
    let ada = seat(Occupant::Person { name: "Ada".to_owned() }, true, false, None);
    let cast = json!({ "fireballs": 0, "attack": 5, "wins": true, "drives_off": false });
    vec![
        welcome(),
        record(),
        Tell::Shown(Shown {
            eyes: None,
            sequence: 90,
            view: vec![raw("", r#"{"table": {}}"#)],
            paused: Some(NOW),
            ..shown(over)
        }),
        Tell::Presence { seats: vec![ada], spectators: 1 },
        Tell::Done { id: 1 },
        Tell::Refused { id: 1, problem: illegal },
        Tell::Why { id: 2, reasons: vec![heal] },
        Tell::Forecast { id: 3, forecast: Some(json!({ "fireballs": { "casts": [cast] } })) },
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
    let (seat, to) = (Seat(0), 9);
    let all = [
        What::Opened,
        What::Seated { seat: Seat(1), occupant: Occupant::Open },
        What::Began,
        What::Played { seat: None, by: By::Chance },
        What::Replaced {
            seat: Seat(1),
            bot: BotName::new("my-bot").expect("a name"),
            why: Failure::Silent,
            level: Level(bots::Level::Torch),
        },
        What::TakenBack { to, seat, consent: true },
        What::Proposed { seat, what: Proposal::Undo { to } },
        What::Answered { seat: Seat(1), yes: false },
        What::Paused,
        What::Resumed { seat: Seat(1) },
        What::Said { seat: None, name: "Cleo".to_owned(), text: Some("Hello".to_owned()) },
        What::Rematch { table: TABLE.to_owned() },
        What::Muted { seat: Some(Seat(1)), muted: true },
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
