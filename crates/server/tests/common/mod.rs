//! A real server on a free port with a real archive in a folder of its own. Its clock stands still until a test moves
//! it, and its randomness comes from a seed: nothing depends on how fast the machine is.

pub mod mutations;

use archive::SqliteArchive;
use emberhall_server::{Config, Games, HandClock, Limits, SeededRandomness};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;
use test_client::{Live, Player, TestClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

fn page(path: &str) -> Option<&'static [u8]> {
    (path == "index.html").then_some(b"<!doctype html><title>Emberhall</title>".as_slice())
}

/// The time of day at which every test begins, in milliseconds since 1970: a noon.
pub const NOON: i64 = 1_800_014_400_000;

/// Far longer than anything takes, even on a busy machine: it only keeps a test from hanging.
pub const GUARD: Duration = Duration::from_secs(600);

/// What comes of the work, which does come to its end.
pub async fn guarded<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(GUARD, work).await.expect("it does not hang")
}

/// A server being run by a test.
pub struct Running {
    pub url: String,
    /// The server's clock.
    pub clock: HandClock,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

/// Limits that no test meets by accident.
pub fn generous() -> Limits {
    Limits {
        max_connections_per_table: 1_000,
        max_connections_per_person: 1_000,
        max_connections_per_ip: 10_000,
        max_sockets_per_ip: 100_000,
        requests_per_second: 100_000,
        creations_per_hour: 1_000_000,
        messages_per_second: 10_000,
        ..Limits::default()
    }
}

pub fn start(folder: &Path, limits: Limits) -> Running {
    start_with(folder, limits, |_| {})
}

pub fn start_with(folder: &Path, limits: Limits, change: impl FnOnce(&mut Config)) -> Running {
    start_at(HandClock::at(NOON), folder, limits, change)
}

/// The same, by a clock that may have run already.
pub fn start_at(
    clock: HandClock,
    folder: &Path,
    limits: Limits,
    change: impl FnOnce(&mut Config),
) -> Running {
    let archive =
        SqliteArchive::open(folder.join("test.db"), &archive::Options::default()).expect("the archive opens");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let url = format!("http://{}", listener.local_addr().expect("it has an address"));
    let mut config = config(archive, limits);
    config.clock = clock.clone().into();
    config.random = SeededRandomness::new(starts(folder)).into();
    change(&mut config);
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(emberhall_server::serve(listener, config, async move { drop(stopped.await) }));
    Running { url, clock, stop: Some(stop), task }
}

/// How often a server was started in this folder: each has a seed of its own, so that no id comes twice.
fn starts(folder: &Path) -> u64 {
    static STARTS: LazyLock<Mutex<HashMap<PathBuf, u64>>> = LazyLock::new(Mutex::default);
    let mut starts = STARTS.lock().expect("nobody panics with it");
    let count = starts.entry(folder.to_owned()).or_default();
    *count += 1;
    *count
}

/// A server's configuration with nothing that a test does not need, by the system's clock and randomness.
pub fn config(archive: SqliteArchive, limits: Limits) -> Config {
    let usual = Config::new(Games::of(catalog::HOUSE), Arc::new(archive));
    Config { pages: page, grace: Duration::ZERO, bots: 2, limits, ..usual }
}

impl Running {
    pub fn guest(&self) -> TestClient {
        TestClient::new(&self.url).hanging_up()
    }

    /// Stops it and waits until everything is written.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        guarded(self.task).await.expect("the server does not panic").expect("the server ends well");
    }
}

pub fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Listens until the client knows enough.
pub async fn until(live: &mut Live, player: &mut Player, enough: impl Fn(&Player) -> bool) {
    while !enough(player) {
        let message = guarded(live.next()).await.expect("the server goes on talking");
        player.hear(&message);
    }
}

/// Somebody at a table: a client that remembers what it was told.
pub struct At {
    pub live: Live,
    pub player: Player,
    /// Everything it was told, in order.
    pub told: Vec<Value>,
}

impl At {
    /// Connects and is welcomed. The records so far, which it asks for, are kept with the welcome.
    pub async fn table(guest: &TestClient, table: &str, watch: Option<&str>) -> At {
        let live = Live::connect(guest, table, None, watch).await.expect("it connects");
        let mut at = At { live, player: Player::default(), told: Vec::new() };
        let first = at.next().await;
        assert_eq!(first["type"], "welcome", "{first}");
        let to = at.player.now + 1;
        let ask = json!({ "type": "records", "from": to.saturating_sub(400), "to": to });
        at.told[0]["records"] = at.ask(ask).await["records"].take();
        at
    }

    pub async fn next(&mut self) -> Value {
        let message = guarded(self.live.next()).await.expect("the server goes on talking");
        self.hear(message.clone());
        message
    }

    fn hear(&mut self, message: Value) {
        self.player.hear(&message);
        self.told.push(message);
    }

    /// Says something; the answer.
    pub async fn ask(&mut self, message: Value) -> Value {
        let (answer, before) = guarded(self.live.ask(message)).await.expect("it answers");
        before.into_iter().for_each(|message| self.hear(message));
        answer
    }

    /// Says something that is done.
    pub async fn does(&mut self, message: Value) {
        let answer = self.ask(message.clone()).await;
        assert_eq!(answer["type"], "done", "{message}: {answer}");
    }

    /// Says something that is refused; the code.
    pub async fn refused(&mut self, message: Value) -> String {
        let answer = self.ask(message.clone()).await;
        assert_eq!(answer["type"], "refused", "{message}: {answer}");
        answer["problem"]["code"].as_str().expect("a code").to_owned()
    }

    /// Listens until it is told a record of this type; the record.
    pub async fn record(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == "record" && message["what"]["type"] == kind {
                return message;
            }
        }
    }

    /// Listens until the client knows enough.
    pub async fn until(&mut self, enough: impl Fn(&Player) -> bool) {
        while !enough(&self.player) {
            self.next().await;
        }
    }

    /// The reason with which the server ends the connection.
    pub async fn bye(&mut self) -> String {
        loop {
            let message = self.next().await;
            if message["type"] == "bye" {
                return message["problem"]["code"].as_str().expect("a code").to_owned();
            }
        }
    }
}

/// The id of a table that was opened.
pub fn id(opened: &Value) -> String {
    opened["table"].as_str().expect("an id").to_owned()
}

/// The secret of a link of this type, for this seat if it is one for a seat.
pub fn link(opened: &Value, role: &str, seat: Option<u8>) -> String {
    let links = opened["links"].as_array().expect("links");
    let fits = |link: &&Value| link["type"] == role && seat.is_none_or(|seat| link["seat"] == seat);
    links.iter().find(fits).expect("this link")["token"].as_str().expect("a secret").to_owned()
}

/// The code of an answer that refuses.
pub fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["code"].as_str().unwrap_or_default())
}

/// Sends bytes to the server and reads what comes back until it hangs up.
pub async fn raw(url: &str, bytes: &[u8]) -> String {
    let mut stream = knock(url).await;
    // It may hang up before everything is sent.
    drop(stream.write_all(bytes).await);
    rest(&mut stream).await
}

/// Connects and says nothing yet.
pub async fn knock(url: &str) -> TcpStream {
    TcpStream::connect(url.trim_start_matches("http://")).await.expect("it accepts")
}

/// What comes until the server hangs up.
pub async fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // Whoever hangs up on what it has not read is rude, but it has answered.
    drop(guarded(stream.read_to_end(&mut answer)).await);
    String::from_utf8_lossy(&answer).into_owned()
}

/// Sends a request that leaves the connection open; the head of the answer.
pub async fn raw_head(url: &str, bytes: &[u8]) -> String {
    let mut stream = knock(url).await;
    stream.write_all(bytes).await.expect("it listens");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        let mut part = [0];
        if guarded(stream.read(&mut part)).await.expect("it answers") == 0 {
            break;
        }
        answer.extend_from_slice(&part);
    }
    String::from_utf8_lossy(&answer).into_owned()
}
