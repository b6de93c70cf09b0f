//! What a server tells of a table, in the form of `expected.json`, and how the two are compared.

use crate::common::At;
use serde_json::{Value, json};
use test_client::TestClient;

/// Names that were changed since the archive was made: as it was, as it is.
const RENAMED: &[(&str, &str)] = &[("half_points", "points")];

/// Halves of points as points; those of seats that nobody has are left out.
fn in_points(halves: &Value, found: &Value) -> Value {
    match (halves, found) {
        (Value::Array(all), Value::Array(found)) => {
            let (seats, absent) = all.split_at(found.len());
            assert!(absent.iter().all(|half| *half == 0), "{halves} and {found:?}");
            seats.iter().map(|half| in_points(half, &Value::Null)).collect()
        }
        _ => match halves.as_i64().expect("a whole number") {
            whole if whole % 2 == 0 => json!(whole / 2),
            half => json!(half as f64 / 2.0),
        },
    }
}

fn renamed(name: &str) -> &str {
    RENAMED.iter().find(|(old, _)| *old == name).map_or(name, |(_, new)| new)
}

/// Fails unless all that was expected is there. What has been added since is not looked at.
pub fn assert_agrees(expected: &Value, found: &Value, at: &str) {
    match (expected, found) {
        (Value::Object(fields), Value::Object(_)) => {
            for (name, value) in fields {
                let found = &found[renamed(name)];
                let value = if name == "half_points" { &in_points(value, found) } else { value };
                assert_agrees(value, found, &format!("{at}.{name}"));
            }
        }
        (Value::Array(items), Value::Array(others)) => {
            assert_eq!(items.len(), others.len(), "{at}: {expected} and {found}");
            for (index, (item, other)) in items.iter().zip(others).enumerate() {
                assert_agrees(item, other, &format!("{at}[{index}]"));
            }
        }
        (Value::String(text), Value::String(other)) => assert_eq!(renamed(text), other, "{at}"),
        _ => assert_eq!(expected, found, "{at}"),
    }
}

/// Everybody of the table who has not been forgotten, with whoever is asked looking at a shared screen.
pub async fn people(url: &str, expected: &Value) -> Vec<At> {
    let mut people = Vec::new();
    for person in expected["people"].as_array().expect("people") {
        let guest = TestClient::new(url).with_cookie(person["cookie"].as_str().expect("a cookie"));
        let mut at = At::table(&guest, expected["id"].as_str().expect("an id"), None).await;
        let seat = at.player.waiting["seat"].as_u64();
        if at.player.seats.len() > 1 && seat.is_some_and(|seat| at.player.seats.contains(&seat)) {
            at.does(json!({ "type": "look", "seat": seat })).await;
            at.until(|player| !player.choices().is_empty()).await;
        }
        people.push(at);
    }
    people
}

/// The table as its people are told of it.
pub fn told(people: &[At]) -> Value {
    let welcome = &people.last().expect("somebody").told[0];
    let asked = people.iter().find(|at| !at.player.waiting["asked"].is_null());
    let waiting = &asked.unwrap_or(&people[0]).player.waiting;
    let choices = waiting["asked"]["choices"].as_array();
    let choices = choices.map(|all| all.iter().map(|choice| choice["choice"].clone()).collect::<Vec<_>>());
    let pending = match waiting["for"].as_str() {
        Some("choice") => json!({ "for": "choice", "seat": waiting["seat"],
            "question": waiting["asked"]["question"], "choices": choices }),
        _ => waiting.clone(),
    };
    let seats = welcome["seats"].as_array().expect("seats");
    let names: Vec<&str> = seats.iter().map(|seat| seat["occupant"]["name"].as_str().unwrap_or("")).collect();
    let undo: Vec<u64> = people.iter().flat_map(|at| at.player.undo.iter().copied()).collect();
    let person = |at: &At| {
        let view = if at.player.is_over() { Value::Null } else { at.player.view.clone() };
        json!({ "seats": at.player.seats, "host": at.told[0]["you"]["host"], "view": view })
    };
    json!({
        "game": welcome["game"], "rules": welcome["rules"], "setup": welcome["setup"],
        "inputs": welcome["shown"]["sequence"], "records": welcome["n"].as_u64().expect("a number") + 1,
        "pending": pending, "over": waiting["for"] == "nothing", "result": waiting["ending"], "names": names,
        "seats": seats, "clock": welcome["clock"], "paused": !welcome["shown"]["paused"].is_null(),
        "proposal": welcome["shown"]["proposal"], "may_undo": undo, "listed": welcome["listed"],
        "commitment": welcome["commitment"], "people": people.iter().map(person).collect::<Vec<_>>(),
    })
}

/// What was expected of a table, without what only the test needs.
pub fn comparable(expected: &Value) -> Value {
    let mut expected = expected.clone();
    let fields = expected.as_object_mut().expect("a table");
    for name in ["key", "purpose", "id", "file"] {
        fields.remove(name);
    }
    for person in fields["people"].as_array_mut().expect("people") {
        let person = person.as_object_mut().expect("a person");
        person.remove("cookie");
        person.remove("name");
    }
    expected
}
