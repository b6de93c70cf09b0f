//! What everybody is told about a player who is not connected: since when, and what the time rule does about it.

use crate::common::{At, generous, id, link, start, start_with};
use crate::strangers::{pair, play};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::tempdir;

const SECOND: Duration = Duration::from_secs(1);
const DAY: i64 = 24 * 3_600_000;

/// Waits until a seat is told as connected, or not; the seats as they are told then.
async fn told(here: &mut At, seat: usize, connected: bool) -> Value {
    loop {
        let message = here.next().await;
        if message["type"] == "presence" && message["seats"][seat]["connected"] == connected {
            return message["seats"].clone();
        }
    }
}

/// The time of day of the last record that somebody was told.
fn last_record(here: &At) -> i64 {
    let welcomed = here.told[0]["records"].as_array().into_iter().flatten();
    let records = welcomed.chain(here.told.iter().filter(|message| message["type"] == "record"));
    records.filter_map(|record| record["at"].as_i64()).max().expect("a record")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_when_a_connection_was_lost_and_from_when_a_bot_may_stand_in() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben, opened) = pair(&server, "karak").await;
    let table = id(&opened);
    // Ben sat down and has not come yet: he is expected from then on.
    let host = At::table(&ada, &table, None).await;
    let now = host.told[0]["now"].as_i64().expect("a time");
    assert_eq!(host.told[0]["seats"][1]["disconnected_at"], json!(now));
    assert_eq!(host.told[0]["seats"][0].get("disconnected_at"), None, "Ada is here");
    let mut people = [host, At::table(&ben, &table, None).await];
    while people[0].player.waiting["seat"] != 1 {
        play(&mut people, 1).await;
    }
    let [mut host, other] = people;
    let asked_at = last_record(&host);
    server.clock.advance(7 * SECOND);
    drop(other);
    let seats = told(&mut host, 1, false).await;
    assert_eq!(seats[1]["disconnected_at"], json!(now + 7_000));
    assert_eq!(seats[1]["stand_in_from"], json!(asked_at + DAY));
    // Whoever comes later is told the same moment, so that all count alike.
    // Not so long that the server takes the host's line for dead.
    server.clock.advance(4 * SECOND);
    let later = At::table(&ada, &table, None).await;
    assert_eq!(later.told[0]["now"], json!(now + 11_000));
    assert_eq!(later.told[0]["seats"][1]["disconnected_at"], json!(now + 7_000));
    let back = At::table(&ben, &table, None).await;
    let seats = told(&mut host, 1, true).await;
    assert_eq!((seats[1].get("disconnected_at"), seats[1].get("stand_in_from")), (None, None));
    // The host's own seat, for which nobody waits now.
    let mut other = back;
    drop((host, later));
    let seats = told(&mut other, 0, false).await;
    assert_eq!(seats[0]["disconnected_at"], json!(now + 11_000));
    assert_eq!((seats[0].get("stand_in_from"), seats[0].get("stand_in_by_vote")), (None, None));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_clock_says_when_a_bot_decides_with_the_grace_of_whoever_is_not_connected() {
    let folder = tempdir().expect("a folder");
    let server = start_with(folder.path(), generous(), |config| config.grace = 30 * SECOND);
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let clock = json!({ "type": "per_move", "seconds": 60 });
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "clock": clock })).await;
    let (table, body) = (id(&opened), json!({ "name": "Ben", "token": link(&opened, "any", None) }));
    ben.post(&format!("/api/tables/{table}/join"), &body).await.expect("it answers");
    let mut people = [At::table(&ada, &table, None).await, At::table(&ben, &table, None).await];
    while people[0].player.waiting["seat"] != 1 {
        play(&mut people, 1).await;
    }
    let [mut host, other] = people;
    let asked_at = last_record(&host);
    drop(other);
    let seats = told(&mut host, 1, false).await;
    assert_eq!(seats[1]["clock"]["decides_at"], json!(asked_at + 90_000));
    assert_eq!(seats[1]["stand_in_from"], json!(asked_at + 90_000));
    assert_eq!(seats[0]["clock"].get("decides_at"), None, "it does not run");
    let sequence = host.player.sequence;
    server.clock.advance(90 * SECOND);
    host.until(|player| player.sequence > sequence).await;
    let seats = told(&mut host, 1, false).await;
    assert!(seats[1]["stand_in_from"].as_i64().expect("a time") <= asked_at + 90_000, "now it is allowed");
    server.stop().await;
}
