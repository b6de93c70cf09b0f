//! Limits, requests from other sites, headers, and whatever is no message at all.

use crate::common::{At, code, generous, guarded, id, knock, raw, raw_head, rest, start};
use emberhall_server::Limits;
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::tempdir;
use test_client::Live;
use tokio::io::AsyncWriteExt;

fn alone() -> Value {
    json!({ "game": "karak", "seats": [{ "type": "me" }, { "type": "me" }], "name": "Ada" })
}

/// A request with these lines in its head and this body.
fn request(first: &str, head: &[&str], body: &str) -> Vec<u8> {
    let mut text = format!("{first} HTTP/1.1\r\nhost: table.test\r\nconnection: close\r\n");
    for line in head {
        text.push_str(line);
        text.push_str("\r\n");
    }
    if !body.is_empty() {
        text.push_str(&format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len()));
    }
    format!("{text}\r\n{body}").into_bytes()
}

const UPGRADE: [&str; 4] = [
    "upgrade: websocket",
    "connection: upgrade",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_limit_is_refused_with_its_code() {
    let folder = tempdir().expect("a folder");
    let limits = Limits {
        max_connections_per_table: 2,
        max_connections_per_ip: 4,
        creations_per_hour: 5,
        messages_per_second: 2,
        max_message_bytes: 2_000,
        ..generous()
    };
    let server = start(folder.path(), limits);
    let ada = server.guest();
    let table = id(&ada.open(&alone()).await);
    let watch = json!({ "type": "watch" });
    let (_, link) = ada.post(&format!("/api/tables/{table}/links"), &watch).await.expect("it answers");
    let token = link["token"].as_str().expect("a secret");

    // Connections to a table: those who watch, and apart from them those who play.
    let mut first = At::table(&ada, &table, None).await;
    let stranger = server.guest();
    let watching =
        [At::table(&stranger, &table, Some(token)).await, At::table(&stranger, &table, Some(token)).await];
    let mut third = Live::connect(&stranger, &table, None, Some(token)).await.expect("it connects");
    assert_eq!(third.next().await.expect("an answer")["problem"]["code"], "too_many");
    drop(third);
    // From an address: the place of whoever was sent away is free in a moment.
    let second = loop {
        match Live::connect(&ada, &table, None, None).await {
            Ok(live) => break live,
            Err(refused) => assert!(refused.0.contains("429"), "{refused:?}"),
        }
    };
    let refused = Live::dial(&ada, &table).await.err().expect("it is refused");
    assert!(refused.0.contains("429"), "{refused:?}");
    drop((second, watching));

    // Messages on a connection, which has asked for the records already.
    let mut codes = Vec::new();
    for _ in 0..11 {
        let answer = first.ask(json!({ "type": "why", "seat": 0 })).await;
        codes.push(answer["problem"]["code"].as_str().unwrap_or("-").to_owned());
    }
    assert_eq!(codes, [&["-"; 5][..], &["too_fast"; 6]].concat());
    server.clock.advance(Duration::from_secs(1));
    let mut codes = Vec::new();
    for _ in 0..3 {
        let answer = first.ask(json!({ "type": "why", "seat": 0 })).await;
        codes.push(answer["problem"]["code"].as_str().unwrap_or("-").to_owned());
    }
    assert_eq!(codes, ["-", "-", "too_fast"]);

    // Size.
    let long = "x".repeat(3_000);
    assert_eq!(
        code(&ada.post("/api/me", &json!({ "name": long })).await.expect("it answers")),
        (413, "too_large")
    );
    let chunked = format!(
        "POST /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         transfer-encoding: chunked\r\n\r\nbb8\r\n{long}\r\n0\r\n\r\n"
    );
    let answer = raw(&server.url, chunked.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("too_large"), "{answer}");
    first.live.send(&long).await.expect("it is sent");
    while first.live.next().await.is_ok() {}

    // Creations: two so far with Ada herself.
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(ada.post("/api/tables", &alone()).await.expect("it answers").0);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
    server.clock.advance(Duration::from_secs(3_600 / 5));
    assert_eq!(ada.post("/api/tables", &alone()).await.expect("it answers").0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_requests_are_refused() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), Limits { requests_per_second: 2, ..generous() });
    let ada = server.guest();
    for _ in 0..8 {
        assert_eq!(ada.get("/api/games").await.expect("it answers").0, 200);
    }
    assert_eq!(code(&ada.get("/api/games").await.expect("it answers")), (429, "too_fast"));
    server.clock.advance(Duration::from_millis(500));
    assert_eq!(ada.get("/api/games").await.expect("it answers").0, 200);
    assert_eq!(code(&ada.get("/api/games").await.expect("it answers")), (429, "too_fast"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_cannot_use_a_visitors_cookie() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let table = id(&server.guest().open(&alone()).await);
    let body = r#"{"name":"Eve"}"#;
    for (head, status) in [
        (vec!["origin: https://evil.test"], "403"),
        (vec!["origin: null"], "403"),
        (vec!["sec-fetch-site: cross-site"], "403"),
        (vec!["origin: http://table.test"], "200"),
        (vec![], "200"),
    ] {
        let answer = raw(&server.url, &request("POST /api/me", &head, body)).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{head:?}: {answer}");
        assert_eq!(answer.contains(r#""code":"origin""#), status == "403", "{answer}");
    }
    let path = format!("GET /api/tables/{table}/live");
    for (origin, status) in [("origin: https://evil.test", "403"), ("origin: http://table.test", "101")] {
        let head = [&UPGRADE[..], &[origin]].concat();
        let text = String::from_utf8(request(&path, &head, "")).expect("text");
        let answer = raw_head(&server.url, text.replace("connection: close\r\n", "").as_bytes()).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{origin}: {answer}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_carries_the_headers_that_protect_a_browser() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    for (first, status) in [
        ("GET /", 200),
        ("GET /nothing.js", 404),
        ("GET /api/games", 200),
        ("GET /api/nothing", 404),
        ("DELETE /api/games", 405),
        ("GET /api/tables/%ff/file", 404),
        ("GET /api/tables?before=%ff", 400),
        ("GET /healthz", 200),
        ("GET /api/openapi.json", 200),
    ] {
        let answer = raw(&server.url, &request(first, &[], "")).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{first}: {answer}");
        for header in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(answer.contains(header), "{first}: {answer}");
        }
        if first.contains("/api/") {
            assert!(answer.contains("cache-control: no-store"), "{first}: {answer}");
            assert!(answer.contains("content-type: application/json"), "{first}: {answer}");
        }
        assert_eq!(answer.contains("allow: GET"), status == 405, "{first}: {answer}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_clients_lose_their_place() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (clock, patience) = (&server.clock, generous().patience);
    let table = id(&server.guest().open(&alone()).await);
    // A moment of its own for everything that is waited for.
    let moment = || clock.advance(Duration::from_millis(1));

    // Half a head. First the server waits for any word at all.
    moment();
    let mut stream = knock(&server.url).await;
    guarded(clock.awaited(patience)).await;
    moment();
    stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\n").await.expect("it listens");
    guarded(clock.awaited(patience)).await;
    clock.advance(patience);
    assert!(!rest(&mut stream).await.contains(" 200 "));

    // Half a body.
    moment();
    let mut stream = knock(&server.url).await;
    guarded(clock.awaited(patience)).await;
    moment();
    stream.write_all(b"POST /api/me HTTP/1.1\r\nhost: x\r\n").await.expect("it listens");
    guarded(clock.awaited(patience)).await;
    moment();
    let half = b"content-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    stream.write_all(half).await.expect("it listens");
    guarded(clock.awaited(patience)).await;
    clock.advance(patience);
    assert!(rest(&mut stream).await.starts_with("HTTP/1.1 408"));

    // A socket on which nothing is said.
    moment();
    let mut silent = Live::dial(&server.guest(), &table).await.expect("it connects");
    guarded(clock.awaited(patience)).await;
    clock.advance(patience);
    let answer = guarded(silent.next()).await.expect("an answer");
    assert_eq!(answer["problem"]["code"], "too_slow");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_message_is_refused_and_changes_nothing() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let table = id(&ada.open(&alone()).await);
    let mut at = At::table(&ada, &table, None).await;
    for garbage in [
        "",
        "null",
        "[]",
        "{",
        "{}",
        "\u{0}",
        "{\"type\":\"choose\"}",
        "{\"type\":\"begin\",\"id\":-1}",
        "[[[[[[",
        "{\"type\":\"chat\",\"id\":7,\"text\":5}",
        "{\"type\":\"why\",\"id\":1,\"seat\":256}",
        "{\"type\":\"nothing\"}",
        "{\"type\":\"hello\",\"protocol\":1}",
    ] {
        at.live.send(garbage).await.expect("it is sent");
        let answer = loop {
            let message = at.next().await;
            if message["type"] == "refused" {
                break message;
            }
        };
        let expected = if garbage.contains("hello") { "protocol" } else { "malformed" };
        assert_eq!(answer["problem"]["code"], expected, "{garbage}: {answer}");
    }
    for (seat, what) in [(0, "propose"), (200, "undo"), (1, "answer")] {
        let message =
            json!({ "type": what, "seat": seat, "what": { "type": "undo", "to": u64::MAX }, "yes": true });
        assert_eq!(at.ask(message).await["type"], "refused");
    }
    let mut first = Live::dial(&ada, &table).await.expect("it connects");
    first.send("{\"type\":\"hello\",\"protocol\":99}").await.expect("it is sent");
    assert_eq!(first.next().await.expect("an answer")["problem"]["code"], "protocol");
    let choice = at.player.choose(&mut crate::common::generator(1)).expect("a choice");
    at.does(choice).await;
    server.stop().await;
}
