//! Reports, blocks, devices, retention, and tables from a backup that was put back.

use crate::common::{At, Running, code, generous, guarded, id, link, start, start_with};
use archive::{Moderation, SqliteArchive};
use emberhall_server::{Limits, Retention};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::tempdir;
use test_client::TestClient;

const DAY: Duration = Duration::from_secs(86_400);

async fn post(guest: &TestClient, path: &str, body: Value) -> (u16, Value) {
    guest.post(path, &body).await.expect("it answers")
}

async fn get(guest: &TestClient, path: &str) -> (u16, Value) {
    guest.get(path).await.expect("it answers")
}

/// A private table of two people.
async fn pair(server: &Running) -> (String, [TestClient; 2]) {
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let table = id(&opened);
    let join = json!({ "token": link(&opened, "seat", Some(1)), "name": "Ben" });
    assert_eq!(post(&ben, &format!("/api/tables/{table}/join"), join).await.0, 200);
    (table, [ada, ben])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_and_a_line_are_reported_to_the_operator() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), Limits { reports_per_hour: 6, ..generous() });
    let (table, [ada, ben]) = pair(&server).await;
    let path = format!("/api/tables/{table}/report");
    let mut at = At::table(&ben, &table, None).await;
    at.does(json!({ "type": "chat", "text": "an insult" })).await;
    let said = at.told.iter().find(|told| told["what"]["type"] == "said").expect("the line")["n"].clone();
    let stranger = server.guest();
    assert_eq!(code(&post(&stranger, &path, json!({ "seat": 1 })).await), (401, "not_known"));
    post(&stranger, "/api/me", json!({ "name": "Eve" })).await;
    assert_eq!(code(&post(&stranger, &path, json!({ "seat": 1 })).await), (404, "no_table"));
    assert_eq!(post(&ada, &path, json!({ "seat": 1, "text": "rude" })).await.0, 200);
    assert_eq!(post(&ada, &path, json!({ "seat": 1, "text": "again" })).await.0, 200);
    assert_eq!(post(&ada, &path, json!({ "record": said })).await.0, 200);
    assert_eq!(code(&post(&ada, &path, json!({ "record": 0 })).await), (422, "seats"));
    assert_eq!(code(&post(&ada, &path, json!({})).await), (400, "malformed"));
    assert_eq!(code(&post(&ada, &path, json!({ "seat": 1 })).await), (429, "too_fast"));
    server.stop().await;

    let archive = SqliteArchive::open(folder.path().join("test.db"), &archive::Options::default());
    let reports = archive.expect("it opens").reports(false, 9).await.expect("it answers");
    let subjects: Vec<_> = reports.iter().map(|report| report.report.subject.as_str()).collect();
    assert_eq!(subjects, [format!("record {said}").as_str(), "seat 2"]);
    let body: Value = serde_json::from_slice(&reports[0].report.body).expect("it is JSON");
    assert_eq!(body, json!({ "name": "Ben", "line": "an insult", "text": "" }));
    assert!(reports.iter().all(|report| report.report.player.is_some()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_blocked_person_needs_a_link() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (table, [ada, ben]) = pair(&server).await;
    let own = json!({ "table": table, "seat": 0 });
    assert_eq!(code(&post(&ada, "/api/me/blocks", own).await), (422, "seats"), "not oneself");
    assert_eq!(post(&ada, "/api/me/blocks", json!({ "table": table, "seat": 1 })).await.0, 200);
    let path = format!("/api/tables/{table}/blocked");
    assert_eq!(get(&ada, &path).await.1, json!({ "seats": [1] }));
    assert_eq!(get(&ben, &path).await.1, json!({ "seats": [] }));

    let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "listed": true })).await;
    let join = format!("/api/tables/{}/join", id(&opened));
    assert_eq!(code(&post(&ben, &join, json!({})).await), (403, "not_invited"));
    assert_eq!(post(&server.guest(), &join, json!({ "name": "Eve" })).await.0, 200);
    let by_link = json!({ "token": link(&opened, "any", None) });
    assert_eq!(post(&ben, &join, by_link).await.0, 200, "a link is an invitation");

    let blocks = get(&ada, "/api/me/blocks").await.1;
    assert_eq!(blocks[0]["name"], "Ben");
    assert_eq!(post(&ben, "/api/me/blocks/remove", json!({ "id": blocks[0]["id"] })).await.0, 200);
    assert_eq!(get(&ada, &path).await.1, json!({ "seats": [1] }), "somebody else cannot end it");
    assert_eq!(post(&ada, "/api/me/blocks/remove", json!({ "id": blocks[0]["id"] })).await.0, 200);
    assert_eq!(get(&ada, &path).await.1, json!({ "seats": [] }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_is_listed_revoked_and_signed_out() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (table, [ada, ben]) = pair(&server).await;
    let code_of_ada = post(&ada, "/api/me/recovery", json!({})).await.1["recovery"].clone();
    let phone = server.guest();
    assert_eq!(post(&phone, "/api/me/recover", json!({ "code": code_of_ada })).await.0, 200);
    let mut there = At::table(&phone, &table, None).await;
    let mut here = At::table(&ada, &table, None).await;
    let devices = get(&ada, "/api/me/devices").await.1;
    let devices = devices.as_array().expect("a list");
    assert_eq!(devices.iter().filter(|device| device["this"] == true).count(), 1);
    let other = devices.iter().find(|device| device["this"] == false).expect("the phone");
    let revoke = json!({ "id": other["id"] });
    assert_eq!(post(&ben, "/api/me/devices/revoke", revoke.clone()).await.0, 200);
    assert_eq!(get(&phone, "/api/me").await.1["name"], "Ada", "somebody else's device stays");
    assert_eq!(post(&ada, "/api/me/devices/revoke", revoke).await.0, 200);
    assert_eq!(there.bye().await, "not_known");
    assert_eq!(get(&phone, "/api/me").await.1, json!({ "name": null }));
    here.does(json!({ "type": "chat", "text": "still here" })).await;
    assert_eq!(get(&ada, "/api/me/devices").await.1.as_array().map(Vec::len), Some(1));

    let old = ada.cookie().expect("a cookie");
    assert_eq!(post(&ada, "/api/me/sign-out", json!({})).await.0, 200);
    assert_eq!(here.bye().await, "not_known");
    let thief = server.guest().with_cookie(&old);
    assert_eq!(get(&thief, "/api/me").await.1, json!({ "name": null }), "the cookie is worth nothing");
    assert_eq!(code(&get(&thief, "/api/me/devices").await), (401, "not_known"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_never_began_go_after_their_time_and_others_stay() {
    let folder = tempdir().expect("a folder");
    let retention = Retention { open_tables: Some(DAY * 2), finished_tables: None };
    let server = start_with(folder.path(), generous(), |config| config.retention = retention);
    let (playing, [ada, _]) = pair(&server).await;
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let waiting = id(&ada.open(&json!({ "game": "karak", "seats": seats })).await);
    let tables = || async {
        let list = get(&ada, "/api/me/tables").await.1;
        let ids = list.as_array().expect("a list").iter().map(|table| table["table"].clone());
        ids.collect::<Vec<_>>()
    };
    server.clock.advance(DAY);
    assert_eq!(tables().await.len(), 2);
    server.clock.advance(DAY);
    let gone = async {
        while tables().await.contains(&json!(waiting)) {
            // Every minute a few are looked at; a table in memory waits until it has left it.
            server.clock.advance(Duration::from_secs(60));
        }
    };
    guarded(gone).await;
    assert_eq!(tables().await, [json!(playing)]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_of_a_table_from_a_backup_are_told() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (table, [ada, _]) = pair(&server).await;
    assert!(At::table(&ada, &table, None).await.told[0].get("restored").is_none());
    let (archive, backup) = (folder.path().join("test.db"), folder.path().join("backup.db"));
    archive::backup_file(&archive, &backup, false).expect("it can be copied");
    server.stop().await;

    for ending in ["", "-wal", "-shm"] {
        drop(std::fs::remove_file(folder.path().join(format!("test.db{ending}"))));
    }
    std::fs::rename(&backup, &archive).expect("it can be put back");
    let server = start(folder.path(), generous());
    let ada = ada.at(&server.url);
    assert_eq!(At::table(&ada, &table, None).await.told[0]["restored"], true);
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let new = id(&ada.open(&json!({ "game": "karak", "seats": seats })).await);
    assert!(At::table(&ada, &new, None).await.told[0].get("restored").is_none());
    server.stop().await;
}
