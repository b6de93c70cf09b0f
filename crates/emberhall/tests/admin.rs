//! `emberhall admin`, with a running server and without one.

use crate::common::run;
use crate::common::server::serve;
use serde_json::{Value, json};
use test_client::TestClient;

/// Opens a table at a server; its id.
fn table_at(url: &str) -> String {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("it can be made");
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let body = json!({ "game": "karak", "seats": seats, "name": "Ada" });
    let opened = runtime.block_on(TestClient::new(url).open(&body));
    opened["table"].as_str().expect("an id").to_owned()
}

#[test]
fn orders_reach_the_running_server_and_the_archive_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let admin = |words: &str| run(&format!("--lang en admin {words} --data {data}"), "");
    let server = serve(folder.path(), &[]);
    let table = table_at(&server.url);
    let socket = folder.path().join("emberhall.admin");
    let mode =
        std::os::unix::fs::PermissionsExt::mode(&socket.metadata().expect("it is there").permissions());
    assert_eq!(mode & 0o777, 0o600);
    admin("list").well().has(&table).has("Ada").has("open");
    admin("ban 192.0.2.7 --for 24h --reason flood").well().has("Done.");
    server.stop();
    assert!(!socket.exists());

    admin("bans").well().has("192.0.2.7").has("flood");
    admin(&format!("close {table} --reason spam")).well().has("Done.");
    admin("unban 192.0.2.7 --reason mistake").well();
    admin("bans").well().has("There are none.");
    admin("reports").well().has("There are none.");
    let log = admin("log --json");
    let log: Value = serde_json::from_str(&log.well().out).expect("it is JSON");
    let actions: Vec<_> = log["log"].as_array().expect("entries").iter().map(|row| &row["action"]).collect();
    assert_eq!(actions, ["lift", "close", "ban"]);
    admin(&format!("delete {table} --reason spam")).well();
    admin("list").well().has("There are none.");
}

#[test]
fn an_order_that_makes_no_sense_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let admin = |words: &str| run(&format!("--lang en admin {words} --data {data}"), "");
    admin("list").complains("emberhall.db");
    serve(folder.path(), &[]).stop();
    admin("ban 192.0.2.7 --for ever --reason x").complains("30m, 24h or 7d");
    admin("ban nobody --for 1h --reason x").complains("neither an IP address nor");
    admin("unban 192.0.2.7 --reason x").complains("192.0.2.7 is not banned");
    admin("settle 7 --reason x").complains("no open report 7");
    admin("close 0 --reason x").complains("no table");
    admin("ban 192.0.2.7 --for 1h").complains("--reason");
    admin("log").well().has("There are none.");
}
