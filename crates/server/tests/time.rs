//! Clocks: none, by the move, a bank; grace, pauses, and games over days.

mod common;

use common::{At, generous, id, link, start, start_with};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::tempdir;

fn at(record: &Value) -> i64 {
    record["at"].as_i64().expect("a time")
}

fn two() -> Value {
    json!([{ "type": "me" }, { "type": "me" }])
}

/// The records that tell of something played, with who decided.
fn decided_by(told: &[Value], by: &str) -> Vec<i64> {
    let welcomed = told[0]["records"].as_array().into_iter().flatten();
    let records = welcomed.chain(told.iter().filter(|message| message["type"] == "record"));
    records.filter(|record| record["what"]["by"] == by).map(at).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_decides_when_the_time_for_a_move_is_up() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let clock = json!({ "type": "per_move", "seconds": 1 });
    let opened = ada.open(&json!({ "game": "karak", "seats": two(), "name": "Ada", "clock": clock })).await;
    let mut here = At::table(&ada, &id(&opened), None).await;
    let began = here.told[0]["records"].as_array().expect("records").last().map(at).expect("it began");
    let asked = here.player.waiting["seat"].as_u64().expect("a seat") as usize;
    let face = &here.told[0]["seats"][asked]["clock"];
    assert!(face["running"] == true && face["left"].as_i64().is_some_and(|left| left <= 1_000), "{face}");
    let first = loop {
        let record = here.record("played").await;
        if record["what"]["by"] == "clock" {
            break at(&record);
        }
    };
    assert!((1_000..4_000).contains(&(first - began)), "after {} ms", first - began);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bank_grows_with_every_decision_and_silly_clocks_are_refused() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let clock = json!({ "type": "bank", "seconds": 60, "increment": 30 });
    let opened = ada.open(&json!({ "game": "karak", "seats": two(), "name": "Ada", "clock": clock })).await;
    let mut here = At::table(&ada, &id(&opened), None).await;
    let (seat, sequence) = (here.player.waiting["seat"].as_u64().expect("a seat"), here.player.sequence);
    let choice = here.player.choices()[0]["choice"].clone();
    here.does(json!({ "type": "choose", "seat": seat, "sequence": sequence, "choices": [choice] })).await;
    // Whoever is there is told of the clocks too, and need not come anew.
    let presence =
        here.told.iter().rfind(|message| message["type"] == "presence").expect("the clocks are told");
    let anew = At::table(&ada, &id(&opened), None).await;
    for seats in [&presence["seats"], &anew.told[0]["seats"]] {
        let left = seats[seat as usize]["clock"]["left"].as_i64().expect("a clock");
        assert!((80_000..=90_000).contains(&left), "{left}");
    }
    for clock in [
        json!({ "type": "per_move", "seconds": 0 }),
        json!({ "type": "bank", "seconds": 1, "increment": 90_000 }),
        json!({ "type": "bank", "seconds": 4_000_000_000_u32, "increment": 0 }),
        json!({ "type": "hourglass" }),
    ] {
        let answer =
            ada.post("/api/tables", &json!({ "game": "karak", "seats": two(), "clock": clock })).await;
        assert_eq!(answer.expect("it answers").0, 400);
    }
    let untimed = ada.open(&json!({ "game": "karak", "seats": two() })).await;
    let anew = At::table(&ada, &id(&untimed), None).await;
    assert_eq!(anew.told[0]["seats"][0]["clock"], json!(null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lost_the_connection_has_some_grace() {
    let folder = tempdir().expect("a folder");
    let grace = Duration::from_millis(1_500);
    let server = start_with(folder.path(), generous(), |config| config.grace = grace);
    let ada = server.guest();
    let clock = json!({ "type": "per_move", "seconds": 1 });
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let opened = ada
        .open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "clock": clock, "listed": true }))
        .await;
    // Ada is not here; somebody else watches.
    let mut watching = At::table(&server.guest(), &id(&opened), None).await;
    let records = watching.told[0]["records"].as_array().expect("records");
    let began = records.iter().find(|record| record["what"]["type"] == "began").map(at).expect("it began");
    loop {
        let record = watching.record("played").await;
        if record["what"]["by"] == "clock" {
            assert!(at(&record) - began >= 2_500, "after {} ms", at(&record) - began);
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_needs_everybody_and_stops_the_clocks() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben) = (server.guest(), server.guest());
    let clock = json!({ "type": "per_move", "seconds": 2 });
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "clock": clock })).await;
    let table = id(&opened);
    let mut first = At::table(&ada, &table, None).await;
    let pause = |seat: u8| json!({ "type": "propose", "seat": seat, "what": { "type": "pause" } });
    let answer = |seat: u8, yes: bool| json!({ "type": "answer", "seat": seat, "yes": yes });
    assert_eq!(first.refused(pause(0)).await, "not_begun");
    let body = json!({ "name": "Ben", "token": link(&opened, "any", None) });
    ben.post(&format!("/api/tables/{table}/join"), &body).await.expect("it answers");
    let mut second = At::table(&ben, &table, None).await;
    assert_eq!(second.refused(answer(1, true)).await, "no_proposal");
    first.does(pause(0)).await;
    assert_eq!(second.refused(pause(1)).await, "no_proposal", "one at a time");
    second.does(answer(1, false)).await;
    first.does(pause(0)).await;
    second.does(answer(1, true)).await;
    let paused = at(&first.record("paused").await);
    let (seat, sequence) = (first.player.waiting["seat"].as_u64().expect("a seat"), first.player.sequence);
    let asked = if seat == 0 { &mut first } else { &mut second };
    asked.until(|player| player.sequence >= sequence && !player.choices().is_empty()).await;
    let choice = asked.player.choices()[0]["choice"].clone();
    let choose = json!({ "type": "choose", "seat": seat, "sequence": sequence, "choices": [choice] });
    assert_eq!(asked.refused(choose).await, "paused");
    // Longer than the clock would have allowed.
    tokio::time::sleep(Duration::from_millis(2_200)).await;
    first.does(json!({ "type": "resume", "seat": 0 })).await;
    assert_eq!(first.refused(json!({ "type": "resume", "seat": 0 })).await, "no_proposal");
    let resumed = first.told.iter().rfind(|message| message["what"]["type"] == "resumed").map(at);
    assert!(resumed.expect("it was told") - paused >= 2_200);
    assert_eq!(decided_by(&first.told, "clock"), [0; 0]);
    loop {
        if first.record("played").await["what"]["by"] == "clock" {
            break;
        }
    }
    server.stop().await;
}

/// A game over days: nobody is connected, the table is not in memory, the server was even restarted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_decides_at_a_table_that_is_not_in_memory() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let clock = json!({ "type": "per_move", "seconds": 2 });
    let opened = ada.open(&json!({ "game": "karak", "seats": two(), "name": "Ada", "clock": clock })).await;
    server.stop().await;
    let mut limits = generous();
    limits.linger = Duration::from_millis(50);
    let server = start(folder.path(), limits);
    tokio::time::sleep(Duration::from_millis(4_500)).await;
    let came = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    let mut guest = server.guest();
    guest.take_cookie(ada.cookie());
    let here = At::table(&guest, &id(&opened), None).await;
    let decided = decided_by(&here.told, "clock");
    assert!(decided.first().is_some_and(|first| *first < came.as_millis() as i64), "{decided:?}");
    server.stop().await;
}
