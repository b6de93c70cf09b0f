//! A server that is killed at any moment loses nothing that it has told anybody.
//!
//! The test starts itself again as a server. People and bots play at several tables while that process is killed and
//! started anew, again and again; after every death each client compares what it is told with what it was told.

mod client;
mod ending;

use crate::common::{config, generator, generous, guarded};
use archive::{Options, SqliteArchive, check_file};
use client::{Client, Progress};
use rand_xoshiro::rand_core::Rng;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use test_client::TestClient;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

const ARCHIVE: &str = "ARCHIVE_OF_THE_KILLED_SERVER";
const KILLS: u32 = 200;
/// What a server tells of its start, in this order: it may be killed after each, or before all of them.
const STAGES: [&str; 2] = ["the process runs", "the archive is open"];

/// What the killed process does; a test like any other only by name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_child_serves_until_it_is_killed() {
    let Some(path) = std::env::var_os(ARCHIVE) else { return };
    println!("{}", STAGES[0]);
    let archive = SqliteArchive::open(path, &Options::default()).expect("it opens after a crash");
    assert_eq!(archive.opened().faults, []);
    println!("{}", STAGES[1]);
    let door = std::io::stdin().as_fd().try_clone_to_owned().expect("the parent gives a socket");
    let served =
        emberhall_server::serve(TcpListener::from(door), config(archive, generous()), std::future::pending());
    served.await.expect("it serves until it is killed");
}

/// A server that can be killed. Its door outlives it: whoever knocks meanwhile is let in by the next one.
struct Mortal {
    door: TcpListener,
    folder: PathBuf,
    child: Child,
}

impl Mortal {
    fn born(folder: &Path) -> Mortal {
        let door = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let child = process(&door, folder);
        Mortal { door, folder: folder.to_owned(), child }
    }

    fn url(&self) -> String {
        format!("http://{}", self.door.local_addr().expect("it has an address"))
    }

    fn is_killed(&mut self) {
        self.child.kill().expect("it can be killed");
        let status = self.child.wait().expect("it ends");
        assert_eq!(status.signal(), Some(9), "it was alive until it was killed: {status}");
    }

    /// Waits until it has got so far with its start.
    async fn has_begun(&mut self, stages: usize) {
        let Some(stage) = stages.checked_sub(1).map(|last| STAGES[last]) else { return };
        let mut told = BufReader::new(self.child.stdout.take().expect("it is asked once"));
        let found = tokio::task::spawn_blocking(move || {
            let found = told.by_ref().lines().any(|line| line.is_ok_and(|line| line.contains(stage)));
            (found, told.into_inner())
        });
        let (found, told) = guarded(found).await.expect("it can be read");
        assert!(found, "{stage}");
        // It may have more to tell.
        self.child.stdout = Some(told);
    }

    fn is_born_again(&mut self) {
        self.child = process(&self.door, &self.folder);
    }

    /// Checks everything in a copy, so that the next server has to clean up after this one by itself.
    fn check(&self) -> u64 {
        let copy = tempfile::tempdir().expect("a folder");
        for name in ["test.db", "test.db-wal"] {
            // A log is not always there.
            drop(std::fs::copy(self.folder.join(name), copy.path().join(name)));
        }
        let path = copy.path().join("test.db");
        drop(SqliteArchive::open(&path, &Options::default()).expect("it opens"));
        let checked = check_file(&path).expect("it can be read");
        assert_eq!(checked.faults, []);
        checked.records
    }
}

impl Drop for Mortal {
    fn drop(&mut self) {
        // It may be dead already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn process(door: &TcpListener, folder: &Path) -> Child {
    let door: OwnedFd = door.try_clone().expect("a socket can be shared").into();
    Command::new(std::env::current_exe().expect("a test has a file"))
        .args(["--exact", "crash::the_child_serves_until_it_is_killed", "--nocapture"])
        .env(ARCHIVE, folder.join("test.db"))
        .stdin(Stdio::from(door))
        .stdout(Stdio::piped())
        .spawn()
        .expect("the test can be started again")
}

/// Opens a table of the first guest with these seats; the others sit down at it, and one more may watch.
async fn open(url: &str, game: &str, people: usize, bots: usize, watched: bool) -> Vec<Client> {
    let guests: Vec<TestClient> = (0..people).map(|_| TestClient::new(url)).collect();
    let mut seats = vec![json!({ "type": "me" })];
    seats.extend((1..people).map(|_| json!({ "type": "open" })));
    seats.extend((0..bots).map(|_| json!({ "type": "bot", "level": "spark" })));
    let body = json!({ "game": game, "seats": seats, "name": "Ada" });
    let opened: Value = guests[0].open(&body).await;
    let table = opened["table"].as_str().expect("an id").to_owned();
    let token = |role: &str| {
        let links = opened["links"].as_array().expect("links");
        links.iter().find(|link| link["type"] == role).map(|link| link["token"].clone())
    };
    for guest in &guests[1..] {
        let join = json!({ "name": "Ben", "token": token("any") });
        let (status, answer) =
            guest.post(&format!("/api/tables/{table}/join"), &join).await.expect("it answers");
        assert_eq!(status, 200, "{answer}");
    }
    let mut clients: Vec<Client> =
        guests.into_iter().map(|guest| Client::new(guest, game, &table, None)).collect();
    if watched {
        let watch = token("watch").and_then(|token| token.as_str().map(str::to_owned));
        clients.push(Client::new(TestClient::new(url), game, &table, watch));
    }
    clients
}

/// Waits until all clients have come back since this moment and have seen what they should.
async fn all_are_back(
    since: Instant,
    count: usize,
    back: &mut mpsc::UnboundedReceiver<(usize, Instant)>,
    playing: &mut JoinSet<Client>,
) {
    let mut missing: Vec<usize> = (0..count).collect();
    while !missing.is_empty() {
        let (client, at) = next_back(back, playing).await;
        missing.retain(|found| *found != client || at < since);
    }
}

/// Waits until a client has come back and has seen what it should.
async fn next_back(
    back: &mut mpsc::UnboundedReceiver<(usize, Instant)>,
    playing: &mut JoinSet<Client>,
) -> (usize, Instant) {
    tokio::select! {
        Some(found) = back.recv() => found,
        Some(ended) = playing.join_next() => {
            ended.expect("no client meets a contradiction");
            panic!("nobody goes home yet");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_at_any_moment_keeps_all_it_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Mortal::born(folder.path());
    let url = server.url();
    let mut clients = open(&url, "karak", 2, 0, false).await;
    clients.extend(open(&url, "thunderstone", 2, 0, true).await);
    clients.extend(open(&url, "karak", 1, 2, false).await);
    clients.extend(open(&url, "thunderstone", 1, 1, false).await);
    let count = clients.len();
    let (came_back, mut back) = mpsc::unbounded_channel();
    let (go_home, home) = watch::channel(false);
    let progress = Arc::new(Progress::default());
    let mut playing = JoinSet::new();
    for (number, client) in clients.into_iter().enumerate() {
        playing.spawn(client.play(number, came_back.clone(), progress.clone(), home.clone()));
    }
    let (mut rng, mut born, begun) = (generator(1), Instant::now(), Instant::now());
    for kill in 0..KILLS {
        // Some die while they are starting, the others while everybody plays.
        if kill % 5 == 0 {
            let stages = rng.next_u64() % (STAGES.len() as u64 + 1);
            server.has_begun(stages as usize).await;
        } else {
            guarded(all_are_back(born, count, &mut back, &mut playing)).await;
            guarded(progress.more(rng.next_u64() % 40)).await;
        }
        server.is_killed();
        if kill % 20 == 19 {
            server.check();
        }
        born = Instant::now();
        server.is_born_again();
    }
    println!("{KILLS} kills in {:?}: {progress:?}", begun.elapsed());
    // Undisturbed at last, games come to their ends.
    let ended = || progress.finished.lock().expect("nobody panics with it").len();
    while ended() < catalog::HOUSE.ids().len() {
        let somebody = next_back(&mut back, &mut playing);
        guarded(somebody).await;
    }
    server.is_killed();
    go_home.send_replace(true);
    let mut clients = Vec::new();
    while let Some(client) = playing.join_next().await {
        clients.push(client.expect("no client meets a contradiction"));
    }
    let records = server.check();
    server.is_born_again();
    let mut remembered = 0;
    for client in &mut clients {
        remembered += client.compares_all().await;
    }
    println!("{records} records stored, {remembered} told; {:?} in all: {progress:?}", begun.elapsed());
    assert!(progress.done.load(Relaxed) > u64::from(KILLS), "{progress:?}");
}
