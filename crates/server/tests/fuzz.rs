//! Messages and requests that nobody sane would send: the server refuses them, stays up, and does not grow.
//!
//! `cargo xtask fuzz-server` runs the long form, of which the length is in `EMBERHALL_FUZZ`.

use crate::common::{At, generator, generous, guarded, id, start};
use emberhall_server::Limits;
use futures_util::{SinkExt, Stream, StreamExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::tempdir;
use test_client::{TestClient, pick};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

/// How many messages the short form sends.
const SHORT: u64 = 3_000;

/// The number of the last message on a connection, by whose answer it is known that all were heard.
const LAST: u32 = u32::MAX;

static PANICS: AtomicUsize = AtomicUsize::new(0);

/// What came back, by kind.
type Count = BTreeMap<String, u64>;

const TEXTS: [&str; 12] = [
    "",
    "\u{0}",
    "Ada",
    "\u{202e}\u{200b}",
    "𐍈🜁👩‍👩‍👧",
    "../../etc/passwd",
    "'; drop table players; --",
    "null",
    "NaN",
    "\u{ffff}\u{fffe}",
    "%00%ff",
    "{\"type\":\"begin\"}",
];

/// A value that has nothing to do with what is expected.
fn any(rng: &mut Xoshiro256PlusPlus, deep: u32) -> Value {
    match rng.next_u64() % if deep == 0 { 7 } else { 9 } {
        0 => Value::Null,
        1 => json!(rng.next_u64().is_multiple_of(2)),
        2 => json!(rng.next_u64()),
        3 => json!(-((rng.next_u64() % 1_000) as i64)),
        4 => json!(f64::from(rng.next_u32()) * 1e30),
        5 => json!(pick(&TEXTS, rng)),
        6 => json!("x".repeat((rng.next_u64() % 3_000) as usize)),
        7 => Value::Array((0..rng.next_u64() % 5).map(|_| any(rng, deep - 1)).collect()),
        _ => (0..rng.next_u64() % 5)
            .map(|n| (format!("{}{n}", TEXTS[n as usize]), any(rng, deep - 1)))
            .collect(),
    }
}

/// Changes something somewhere in a message that would be understood.
fn mutate(value: &mut Value, rng: &mut Xoshiro256PlusPlus) {
    let size = match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if size == 0 || rng.next_u64().is_multiple_of(4) {
        *value = any(rng, 3);
        return;
    }
    let (at, how) = ((rng.next_u64() % size as u64) as usize, rng.next_u64() % 6);
    match value {
        Value::Array(items) => match how {
            0 => drop(items.remove(at)),
            1 => items.extend_from_within(..),
            _ => mutate(&mut items[at], rng),
        },
        Value::Object(fields) => {
            let name = fields.keys().nth(at).cloned().unwrap_or_default();
            match how {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(format!("{name}x"), any(rng, 2))),
                _ => mutate(fields.get_mut(&name).expect("it was there"), rng),
            }
        }
        _ => {}
    }
}

/// A message of the live protocol that would be understood.
fn valid(rng: &mut Xoshiro256PlusPlus, choices: &[Value], sequence: u64) -> Value {
    let seat = rng.next_u64() % 3;
    let choice = pick(choices, rng).map(|choice| choice["choice"].clone());
    let digits = ["00".repeat(32), "ff".repeat(32), "é".repeat(32)];
    let messages = [
        json!({ "type": "choose", "seat": seat, "sequence": sequence, "choices": choice.iter().collect::<Vec<_>>() }),
        json!({ "type": "why", "seat": seat }),
        json!({ "type": "forecast", "seat": seat }),
        json!({ "type": "forecast" }),
        json!({ "type": "undo", "seat": seat }),
        json!({ "type": "look", "seat": seat }),
        json!({ "type": "propose", "seat": seat, "what": { "type": "undo", "to": rng.next_u64() % 50 } }),
        json!({ "type": "propose", "seat": seat, "what": { "type": "pause" } }),
        json!({ "type": "propose", "seat": seat, "what": { "type": "stand_in", "seat": rng.next_u64() % 4 } }),
        json!({ "type": "propose", "seat": seat, "what": { "type": "host", "seat": rng.next_u64() % 4 } }),
        json!({ "type": "propose", "seat": seat, "what": { "type": "newcomer", "name": pick(&TEXTS, rng) } }),
        json!({ "type": "propose", "seat": seat, "what": { "type": "rematch" } }),
        json!({ "type": "propose", "seat": seat, "what": { "type": "rematch", "without": pick(&["bots", "fewer"], rng) } }),
        json!({ "type": "answer", "seat": seat, "yes": rng.next_u64().is_multiple_of(2) }),
        json!({ "type": "resume", "seat": seat }),
        json!({ "type": "chat", "text": pick(&TEXTS, rng) }),
        json!({ "type": "mute", "seat": seat, "muted": rng.next_u64().is_multiple_of(2) }),
        json!({ "type": "sit", "seat": seat, "occupant": { "type": "me" } }),
        json!({ "type": "sit", "seat": seat, "occupant": { "type": "bot", "level": "spark" } }),
        json!({ "type": "sit", "seat": seat, "occupant": { "type": "open" } }),
        json!({ "type": "sit", "seat": seat, "occupant": { "type": "me" }, "commitment": "00".repeat(32) }),
        json!({ "type": "commit", "commitment": pick(&digits, rng) }),
        json!({ "type": "reveal", "share": pick(&digits, rng), "next": pick(&digits, rng) }),
        json!({ "type": "propose", "seat": seat, "what": { "type": "give_up" } }),
        json!({ "type": "begin" }),
        json!({ "type": "hello", "protocol": 4, "since": rng.next_u64() % 99, "watch": pick(&TEXTS, rng) }),
    ];
    let mut message = pick(&messages, rng).expect("there are some").clone();
    message["id"] = json!(rng.next_u32());
    message
}

/// What a connection has heard so far.
#[derive(Default)]
struct Heard {
    player: test_client::Player,
    count: Count,
}

/// Listens to everything, and remembers what is of use for sensible messages.
async fn listen(mut told: impl Stream<Item = Result<Message, Error>> + Unpin, heard: Arc<Mutex<Heard>>) {
    while let Some(Ok(message)) = told.next().await {
        let Ok(told) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
        let kind = told["problem"]["code"].as_str().or(told["type"].as_str()).unwrap_or("-").to_owned();
        assert_ne!(kind, "broken", "{told}");
        let mut heard = heard.lock().expect("nobody panics with it");
        *heard.count.entry(kind).or_default() += 1;
        heard.player.hear(&told);
        if told["id"] == LAST {
            return;
        }
    }
}

/// One message, mostly nonsense.
fn nonsense(rng: &mut Xoshiro256PlusPlus, player: &test_client::Player) -> Message {
    let mut message = valid(rng, player.choices(), player.sequence);
    let kind = rng.next_u64() % 20;
    if kind > 4 {
        for _ in 0..1 + rng.next_u64() % 3 {
            mutate(&mut message, rng);
        }
    }
    let mut text = message.to_string();
    if kind == 0 {
        let cut = (0..=text.len()).rev().find(|end| text.is_char_boundary(*end) && *end * 2 < text.len());
        text.truncate(cut.unwrap_or(0));
    }
    match rng.next_u64() % 600 {
        0 => Message::Binary(Bytes::from(text)),
        1 => Message::Ping(Bytes::from_static(b"hello")),
        2 => Message::text("x".repeat(70_000)),
        3 => Message::text("[".repeat(10_000)),
        4 => Message::Close(None),
        _ => Message::text(text),
    }
}

/// Talks to a table for a while, over one connection after the other.
async fn talk(
    guest: &TestClient,
    url: &str,
    table: &str,
    messages: u64,
    rng: &mut Xoshiro256PlusPlus,
) -> Count {
    let (mut sent, mut count) = (0, Count::new());
    while sent < messages {
        let mut request = format!("{}/api/tables/{table}/live", url.replacen("http", "ws", 1))
            .into_client_request()
            .expect("an address");
        let cookie = guest.cookie().unwrap_or_default().parse().expect("a header");
        request.headers_mut().insert("cookie", cookie);
        let (socket, _) = tokio_tungstenite::connect_async(request).await.expect("it accepts");
        let (mut out, told) = socket.split();
        let heard = Arc::new(Mutex::new(Heard::default()));
        let listening = tokio::spawn(listen(told, heard.clone()));
        if !rng.next_u64().is_multiple_of(8) {
            let hello = json!({ "type": "hello", "protocol": 4 }).to_string();
            drop(out.send(Message::text(hello)).await);
        }
        let until = messages.min(sent + 1 + rng.next_u64() % 400);
        while sent < until && !listening.is_finished() {
            let message = nonsense(rng, &heard.lock().expect("nobody panics with it").player);
            sent += 1;
            if out.send(message).await.is_err() {
                break;
            }
        }
        // Some wait until everything is answered, some say goodbye, some are just gone.
        let manners = rng.next_u64() % 6;
        if manners > 1 {
            let last = json!({ "type": "why", "id": LAST, "seat": 0 }).to_string();
            drop(out.send(Message::text(last)).await);
        }
        if manners == 1 {
            drop(out.close().await);
        }
        let gone = listening.abort_handle();
        if manners == 0 {
            gone.abort();
        }
        if let Err(error) = guarded(listening).await {
            assert!(error.is_cancelled(), "what it was told makes sense: {error}");
        }
        for (kind, times) in std::mem::take(&mut heard.lock().expect("nobody panics with it").count) {
            *count.entry(kind).or_default() += times;
        }
    }
    count
}

/// A request that would be understood.
fn asked(rng: &mut Xoshiro256PlusPlus, table: &str) -> (&'static str, String, Value) {
    let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "bot", "level": "spark" }]);
    let clock = json!({ "type": "bank", "seconds": 100, "increment": 5 });
    let new = json!({ "game": "karak", "seats": seats, "clock": clock, "listed": true, "name": "Eve", "commitment": null });
    let push = json!({ "subscription": { "endpoint": "https://push.example/", "keys": { "p256dh": "x", "auth": "x" } } });
    let requests = [
        ("GET", "/api/me".to_owned(), Value::Null),
        ("POST", "/api/me".to_owned(), json!({ "name": "Eve" })),
        ("POST", "/api/me/recover".to_owned(), json!({ "code": "00000-00000" })),
        ("POST", "/api/me/push".to_owned(), push),
        ("POST", "/api/me/forget".to_owned(), json!({})),
        ("GET", "/api/me/tables".to_owned(), Value::Null),
        ("GET", format!("/api/tables?before={table}"), Value::Null),
        ("POST", "/api/tables".to_owned(), new),
        ("POST", format!("/api/tables/{table}/join"), json!({ "name": "Eve", "seat": 1, "token": "x" })),
        ("POST", format!("/api/tables/{table}/links"), json!({ "type": "seat", "seat": 1 })),
        ("POST", format!("/api/tables/{table}/links/revoke"), json!({ "token": "x" })),
        ("POST", format!("/api/tables/{table}/rematch"), json!({})),
        ("GET", format!("/api/tables/{table}/file"), Value::Null),
        ("GET", format!("/api/tables/{table}/live"), Value::Null),
        ("GET", "/api/openapi.json".to_owned(), Value::Null),
    ];
    pick(&requests, rng).expect("there are some").clone()
}

/// Sends requests of which most are nonsense, some of them not even HTTP.
async fn request(url: &str, table: &str, requests: u64, rng: &mut Xoshiro256PlusPlus) -> Count {
    let mut count = Count::new();
    let address = url.trim_start_matches("http://");
    for _ in 0..requests {
        let (method, mut path, mut body) = asked(rng, table);
        if !rng.next_u64().is_multiple_of(3) {
            mutate(&mut body, rng);
        }
        if rng.next_u64().is_multiple_of(6) {
            path.push_str(["/%ff", "?before=%00", "/../..", "//", "?x=1&x=2"][(rng.next_u64() % 5) as usize]);
        }
        let mut text = body.to_string();
        if rng.next_u64().is_multiple_of(10) {
            text.pop();
        }
        let lies = rng.next_u64().is_multiple_of(30);
        let length = if lies { rng.next_u64() } else { text.len() as u64 };
        // Whether the server knows where it ends.
        let mut whole = !lies;
        let method = if rng.next_u64().is_multiple_of(20) { "PATCH" } else { method };
        let mut bytes = format!(
            "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n"
        )
        .into_bytes();
        let extra = rng.next_u64() % 25;
        whole &= extra > 2;
        match extra {
            0 => bytes.extend_from_slice(format!("x: {}\r\n", "y".repeat(600_000)).as_bytes()),
            1 => bytes.extend((0..200).flat_map(|n| format!("x-{n}: y\r\n").into_bytes())),
            2 => bytes.extend_from_slice(b"transfer-encoding: chunked\r\n"),
            3 => bytes.extend_from_slice(b"cookie: emberhall=\xff\xfe\r\n"),
            4 => bytes.extend_from_slice(b"origin: https://evil.test\r\n"),
            _ => {}
        }
        bytes.extend_from_slice(b"\r\n");
        bytes.extend_from_slice(text.as_bytes());
        if rng.next_u64().is_multiple_of(12) {
            let at = (rng.next_u64() % bytes.len() as u64) as usize;
            bytes[at] = rng.next_u32() as u8;
            whole = false;
        }
        if rng.next_u64().is_multiple_of(40) {
            bytes = (0..rng.next_u64() % 500).map(|_| rng.next_u32() as u8).collect();
            whole = false;
        }
        let mut stream = TcpStream::connect(address).await.expect("it accepts");
        drop(stream.write_all(&bytes).await);
        if rng.next_u64().is_multiple_of(15) {
            continue;
        }
        if !whole {
            // Nothing more comes: the server need not wait for it.
            drop(stream.shutdown().await);
        }
        let mut answer = [0; 64];
        let read = guarded(stream.read(&mut answer)).await.unwrap_or(0);
        let status =
            String::from_utf8_lossy(&answer[..read]).split(' ').nth(1).unwrap_or("hung up").to_owned();
        assert!(!status.starts_with('5'), "{status} for {}", String::from_utf8_lossy(&bytes));
        *count.entry(status).or_default() += 1;
    }
    count
}

/// Broken frames on an open socket.
async fn broken_frames(url: &str, table: &str, rng: &mut Xoshiro256PlusPlus) {
    let mut stream = TcpStream::connect(url.trim_start_matches("http://")).await.expect("it accepts");
    let upgrade = format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let garbage: Vec<u8> = (0..rng.next_u64() % 200).map(|_| rng.next_u32() as u8).collect();
    drop(stream.write_all(upgrade.as_bytes()).await);
    drop(stream.write_all(&garbage).await);
}

/// One table and everything that is done to it: what was heard, and what was answered.
async fn round(url: Arc<String>, number: u64, messages: u64) -> (Count, Count) {
    let (guest, mut rng) = (TestClient::new(&url).hanging_up(), generator(number));
    let seats = json!([{ "type": "me" }, { "type": "me" }, { "type": "open" }]);
    let game = ["karak", "thunderstone"][(number % 2) as usize];
    let opened = guest
        .open(&json!({ "game": game, "seats": seats, "name": "Ada", "listed": number.is_multiple_of(3) }))
        .await;
    let table = id(&opened);
    let requests = (messages / 10).min(100);
    let heard = talk(&guest, &url, &table, messages - requests, &mut rng).await;
    let answered = request(&url, &table, requests, &mut rng).await;
    for _ in 0..3 {
        broken_frames(&url, &table, &mut rng).await;
    }
    (heard, answered)
}

/// How much memory this process has, in MiB.
fn memory() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).map_or(0, |pages| pages * 4 / 1_024)
}

async fn measured(guest: &TestClient, name: &str) -> f64 {
    let text = guest.text("/metrics").await;
    let mut lines = text.lines().filter_map(|line| line.split_once(' '));
    lines.find(|(found, _)| *found == name).and_then(|(_, value)| value.parse().ok()).unwrap_or(0.0)
}

/// How many tables are talked to at the same time.
const AT_ONCE: usize = 16;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_and_leaves_nothing_behind() {
    let messages = std::env::var("EMBERHALL_FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(SHORT);
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        before(info);
    }));
    let folder = tempdir().expect("a folder");
    let linger = Duration::from_millis(50);
    let limits = Limits { linger, messages_per_second: 1_000_000, ..generous() };
    let patience = limits.patience;
    let server = start(folder.path(), limits);
    let url = Arc::new(server.url.clone());
    let (mut heard, mut answered) = (Count::new(), Count::new());
    let rounds = (messages / 1_000).max(8);
    let (mut next, mut done, mut after_a_tenth) = (0, 0, 0);
    let mut under_way = JoinSet::new();
    while done < rounds {
        while next < rounds && under_way.len() < AT_ONCE {
            under_way.spawn(round(url.clone(), next, messages / rounds));
            next += 1;
        }
        // Tables that everybody left leave memory; nobody loses patience with those who are still there.
        server.clock.advance(linger);
        let (live, http) =
            under_way.join_next().await.expect("there are some").expect("the server keeps its word");
        for (all, new) in [(&mut heard, live), (&mut answered, http)] {
            new.into_iter().for_each(|(kind, times)| *all.entry(kind).or_default() += times);
        }
        done += 1;
        if done == rounds.div_ceil(10) {
            after_a_tenth = memory();
        }
    }
    let grown = memory();
    println!("{messages} messages; memory {after_a_tenth} MiB after a tenth, {grown} MiB at the end");
    println!("live: {heard:?}\nHTTP: {answered:?}");

    // Everybody is gone: nothing stays in memory.
    let guest = server.guest();
    let stay = async || {
        let tables = measured(&guest, "emberhall_tables_in_memory").await;
        tables + measured(&guest, "emberhall_connections").await
    };
    let empty = async {
        while stay().await > 0.0 {
            server.clock.advance(patience);
        }
    };
    guarded(empty).await;
    assert!(grown < after_a_tenth + 96, "memory grew from {after_a_tenth} to {grown} MiB");

    // And a game is played as always.
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let opened = guest.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let mut at = At::table(&guest, &id(&opened), None).await;
    let mut rng = generator(1);
    for _ in 0..20 {
        at.until(|player| !player.choices().is_empty()).await;
        let sequence = at.player.sequence;
        let choice = at.player.choose(&mut rng).expect("a choice");
        at.does(choice).await;
        at.until(|player| player.sequence > sequence).await;
    }
    server.stop().await;
    assert_eq!(PANICS.load(Ordering::SeqCst), 0, "nothing panicked");
}
