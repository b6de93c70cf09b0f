//! What an operator does: orders over the socket, while people play.

use crate::common::{At, Running, code, generous, guarded, id, link, start_with};
use serde_json::{Value, json};
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::time::Duration;
use tempfile::tempdir;
use test_client::{Live, TestClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;

/// A server that takes orders at the socket `admin` in its folder.
fn start(folder: &Path) -> Running {
    let path = folder.join("admin");
    drop(std::fs::remove_file(&path));
    let listener = UnixListener::bind(path).expect("it can listen");
    start_with(folder, generous(), |config| config.admin = Some(listener))
}

/// Sends a line to the socket; the answer.
async fn send(folder: &Path, line: &str) -> Value {
    let mut stream = UnixStream::connect(folder.join("admin")).await.expect("it listens");
    stream.write_all(line.as_bytes()).await.expect("it reads");
    let mut answer = String::new();
    guarded(stream.read_to_string(&mut answer)).await.expect("it answers");
    serde_json::from_str(&answer).expect("the answer is JSON")
}

async fn order(folder: &Path, order: Value) -> Value {
    send(folder, &format!("{order}\n")).await
}

async fn done(folder: &Path, wish: Value) {
    assert_eq!(order(folder, wish).await, json!({ "Ok": "done" }));
}

/// A private table of two people, who are connected.
async fn pair(server: &Running) -> (String, [TestClient; 2], [At; 2]) {
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let (table, token) = (id(&opened), link(&opened, "seat", Some(1)));
    let join = json!({ "token": token, "name": "Ben" });
    let (status, _) = ben.post(&format!("/api/tables/{table}/join"), &join).await.expect("it answers");
    assert_eq!(status, 200);
    let at = [At::table(&ada, &table, None).await, At::table(&ben, &table, None).await];
    (table, [ada, ben], at)
}

/// The code with which somebody who connects is sent away.
async fn sent_away(guest: &TestClient, table: &str) -> String {
    let mut live = Live::connect(guest, table, None, None).await.expect("it connects");
    let bye = guarded(live.next()).await.expect("it says why");
    assert_eq!(bye["type"], "bye", "{bye}");
    bye["problem"]["code"].as_str().expect("a code").to_owned()
}

fn player_of<'a>(tables: &'a Value, name: &str) -> &'a str {
    let people = tables["Ok"]["tables"].as_array().into_iter().flatten();
    let mut people = people.flat_map(|table| table["people"].as_array().into_iter().flatten());
    let found = people.find(|person| person["name"] == name).expect("this person");
    found["player"].as_str().expect("an id")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_table_says_so_and_no_other_is_harmed() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path());
    let (table, [ada, ben], mut at) = pair(&server).await;
    let (other, _, mut others) = pair(&server).await;
    done(folder.path(), json!({ "order": "close", "table": table, "reason": "spam" })).await;
    for at in &mut at {
        assert_eq!(at.bye().await, "table_closed");
    }
    assert_eq!(sent_away(&ada, &table).await, "table_closed");
    assert_eq!(sent_away(&server.guest(), &table).await, "no_table", "a stranger learns nothing");
    let file = ben.get(&format!("/api/tables/{table}/file")).await.expect("it answers");
    assert_eq!(code(&file), (409, "not_over"));
    others[0].does(json!({ "type": "chat", "text": "still here" })).await;
    others[1].record("said").await;
    server.stop().await;

    let server = start(folder.path());
    let [ada, ben] = [ada, ben].map(|guest| guest.at(&server.url));
    assert_eq!(sent_away(&ada, &table).await, "table_closed");
    assert_eq!(ben.post("/api/me/forget", &json!({})).await.expect("it answers").0, 200);
    let listed =
        order(folder.path(), json!({ "order": "list", "status": "over", "limit": 9, "before": null })).await;
    assert_eq!(listed["Ok"]["tables"][0]["table"], table.as_str(), "{listed}");
    let log = order(folder.path(), json!({ "order": "log", "limit": 9 })).await;
    let entry = &log["Ok"]["log"][0];
    assert_eq!(
        (&entry["action"], &entry["target"], &entry["reason"]),
        (&json!("close"), &json!(table), &json!("spam"))
    );
    assert_ne!(table, other);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_table_is_gone() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path());
    let (table, [ada, _], mut at) = pair(&server).await;
    let delete = json!({ "order": "delete", "table": table, "reason": "asked for" });
    done(folder.path(), delete.clone()).await;
    for at in &mut at {
        assert_eq!(at.bye().await, "table_deleted");
    }
    assert_eq!(sent_away(&ada, &table).await, "no_table");
    assert_eq!(ada.get("/api/me/tables").await.expect("it answers").1, json!([]));
    assert_eq!(order(folder.path(), delete).await["Err"]["error"], "no_table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ban_of_a_player_holds_everywhere_until_its_end() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path());
    let (table, [ada, ben], mut at) = pair(&server).await;
    let tables =
        order(folder.path(), json!({ "order": "list", "status": null, "limit": 9, "before": null })).await;
    let target = player_of(&tables, "Ben").to_owned();
    done(folder.path(), json!({ "order": "ban", "target": target, "seconds": 3600, "reason": "insults" }))
        .await;
    assert_eq!(at[1].bye().await, "banned");
    assert_eq!(code(&ben.get("/api/me").await.expect("it answers")), (403, "banned"));
    assert!(Live::connect(&ben, &table, None, None).await.is_err(), "the upgrade is refused");
    at[0].does(json!({ "type": "chat", "text": "still here" })).await;
    assert_eq!(ada.get("/api/me").await.expect("it answers").0, 200);
    server.stop().await;

    // The clock of the next server begins where that of this one began.
    let server = start(folder.path());
    let ben = ben.at(&server.url);
    assert_eq!(code(&ben.get("/api/me").await.expect("it answers")), (403, "banned"));
    server.clock.advance(Duration::from_secs(3_599));
    assert_eq!(code(&ben.get("/api/me").await.expect("it answers")), (403, "banned"));
    server.clock.advance(Duration::from_secs(1));
    assert_eq!(ben.get("/api/me").await.expect("it answers").0, 200);
    At::table(&ben, &table, None).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ban_of_an_address_is_lifted() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path());
    let (_, [ada, _], mut at) = pair(&server).await;
    done(folder.path(), json!({ "order": "ban", "target": "127.0.0.1", "seconds": 60, "reason": "flood" }))
        .await;
    for at in &mut at {
        assert_eq!(at.bye().await, "banned");
    }
    assert_eq!(code(&server.guest().get("/api/tables").await.expect("it answers")), (403, "banned"));
    let bans = order(folder.path(), json!({ "order": "bans" })).await;
    assert_eq!(bans["Ok"]["bans"][0]["target"], "127.0.0.1", "{bans}");
    done(folder.path(), json!({ "order": "lift", "target": "127.0.0.1", "reason": "a mistake" })).await;
    assert_eq!(ada.get("/api/me").await.expect("it answers").0, 200);
    let log = order(folder.path(), json!({ "order": "log", "limit": 9 })).await;
    let actions: Vec<_> =
        log["Ok"]["log"].as_array().expect("entries").iter().map(|entry| &entry["action"]).collect();
    assert_eq!(actions, ["lift", "ban"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_that_cannot_be_carried_out_is_refused_with_a_type() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path());
    let none = "0".repeat(26);
    for (wrong, error) in [
        (json!({ "order": "close", "table": none, "reason": "x" }), "no_table"),
        (json!({ "order": "close", "table": "x", "reason": "x" }), "no_table"),
        (json!({ "order": "ban", "target": "nobody", "seconds": 1, "reason": "x" }), "target"),
        (json!({ "order": "ban", "target": "192.0.2.1", "seconds": 1, "reason": "" }), "reason"),
        (json!({ "order": "lift", "target": "192.0.2.1", "reason": "x" }), "no_ban"),
        (json!({ "order": "settle", "report": 7, "reason": "x" }), "no_report"),
        (json!({ "order": "dance" }), "order"),
    ] {
        assert_eq!(order(folder.path(), wrong.clone()).await["Err"]["error"], error, "{wrong}");
    }
    assert_eq!(send(folder.path(), "{\n").await["Err"]["error"], "order");
    assert_eq!(order(folder.path(), json!({ "order": "log", "limit": 9 })).await["Ok"]["log"], json!([]));
    server.stop().await;
}
