//! A real server on a free port with a real archive in a folder of its own.
#![allow(dead_code, reason = "each test uses a part of it")]

use archive::SqliteArchive;
use guest::{Guest, Live, Player};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use server::{Config, Limits, Pages};
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub struct NoPages;

impl Pages for NoPages {
    fn file(&self, path: &str) -> Option<&'static [u8]> {
        (path == "index.html").then_some(b"<!doctype html><title>Emberhall</title>".as_slice())
    }
}

/// A server being run by a test.
pub struct Running {
    pub url: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

/// Limits that no test meets by accident.
pub fn generous() -> Limits {
    Limits {
        connections_a_table: 1_000,
        connections_an_address: 10_000,
        requests_a_second: 100_000,
        creations_an_hour: 1_000_000,
        messages_a_second: 10_000,
        ..Limits::default()
    }
}

pub fn start(folder: &Path, limits: Limits) -> Running {
    start_with(folder, limits, |_| {})
}

pub fn start_with(folder: &Path, limits: Limits, change: impl FnOnce(&mut Config)) -> Running {
    let archive =
        SqliteArchive::open(folder.join("test.db"), &archive::Options::default()).expect("the archive opens");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let url = format!("http://{}", listener.local_addr().expect("it has an address"));
    let mut config = Config {
        archive: Arc::new(archive),
        pages: Arc::new(NoPages),
        public_url: None,
        trust_proxy: false,
        grace: Duration::ZERO,
        bots: 2,
        limits,
        tls: None,
    };
    change(&mut config);
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(server::serve(listener, config, async move { drop(stopped.await) }));
    Running { url, stop: Some(stop), task }
}

impl Running {
    pub fn guest(&self) -> Guest {
        Guest::new(&self.url)
    }

    /// Stops it and waits until everything is written.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        self.task.await.expect("the server does not panic").expect("the server ends well");
    }
}

pub fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Listens until the client knows enough.
pub async fn until(live: &mut Live, player: &mut Player, enough: impl Fn(&Player) -> bool) {
    while !enough(player) {
        let message = live.next().await.expect("the server goes on talking");
        player.hear(&message);
    }
}
