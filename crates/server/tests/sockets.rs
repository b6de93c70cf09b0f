//! Connections on which nothing is said, and more of them than there is room for. Nobody who plays is shut out.

use crate::common::{At, generous, guarded, id, knock, raw, start, start_with};
use emberhall_server::Limits;
use futures_util::future::select_all;
use serde_json::json;
use std::time::Duration;
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const HEALTH: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

/// Waits until the server hangs up.
async fn hangs_up(stream: &mut TcpStream) {
    let mut byte = [0];
    // An end, or a reset.
    assert!(matches!(guarded(stream.read(&mut byte)).await, Ok(0) | Err(_)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_connections_are_closed_in_time() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (clock, patience) = (&server.clock, generous().patience);
    for first in [&b""[..], b"P", b"PRI * HTTP/2.0\r\n", b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"] {
        // A moment of its own for everything that is waited for.
        clock.advance(Duration::from_millis(1));
        let mut stream = knock(&server.url).await;
        stream.write_all(first).await.expect("it listens");
        if first.starts_with(b"GET") {
            // Answered, and kept open for another request.
            let mut answer = Vec::new();
            while !answer.ends_with(b"ok\n") {
                let mut part = [0; 256];
                let read = guarded(stream.read(&mut part)).await.expect("it answers");
                answer.extend_from_slice(&part[..read]);
            }
        }
        guarded(clock.awaited(patience)).await;
        clock.advance(patience);
        hangs_up(&mut stream).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn http_2_is_refused_at_once() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let answer = raw(&server.url, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").await;
    assert!(!answer.contains("200"), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_many_connections_and_no_more() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), Limits { max_sockets_per_ip: 3, ..generous() });
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(knock(&server.url).await);
    }
    // Which of them came last is for the server to say.
    select_all(silent.iter_mut().map(|stream| Box::pin(hangs_up(stream)))).await;
    drop(silent);
    // Their places are free in a moment.
    while !raw(&server.url, HEALTH).await.ends_with("ok\n") {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_there_is_no_room_the_oldest_silent_connection_goes_and_players_stay() {
    let folder = tempdir().expect("a folder");
    let server = start_with(folder.path(), generous(), |config| config.max_sockets = 8);
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "me" }]);
    let table = id(&ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await);
    let mut here = At::table(&ada, &table, None).await;
    server.clock.advance(Duration::from_millis(1));
    let mut oldest = knock(&server.url).await;
    guarded(server.clock.awaited(generous().patience)).await;
    let mut others = Vec::new();
    for _ in 0..12 {
        others.push(knock(&server.url).await);
    }
    hangs_up(&mut oldest).await;
    assert!(raw(&server.url, HEALTH).await.ends_with("ok\n"), "who has something to say comes in");
    here.does(json!({ "type": "chat", "text": "still here" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_bots_alone_sleeps_until_somebody_looks() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let bot = json!({ "type": "bot", "level": "spark" });
    let opened = ada.open(&json!({ "game": "karak", "seats": [bot, bot], "name": "Ada" })).await;
    let measured = async || {
        let answer =
            raw(&server.url, b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await;
        answer.lines().filter(|line| line.starts_with("emberhall_bot_decision")).count()
    };
    let token = opened["links"].as_array().into_iter().flatten().find(|link| link["type"] == "watch");
    let token = token.and_then(|link| link["token"].as_str()).expect("a link").to_owned();
    assert_eq!(measured().await, 0, "nobody has looked yet");
    let mut here = At::table(&server.guest(), &id(&opened), Some(&token)).await;
    here.until(|player| player.sequence > 20).await;
    server.stop().await;
}
