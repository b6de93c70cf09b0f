//! The server of the tests in a browser: the whole client, a clock that stands still until it is moved, randomness
//! from a seed, bots that count rounds of thought instead of time, and hardly any limits. It is no part of the program
//! that people get.
//!
//! It prints its address, and then `done` for every line it is told: `advance 4000` moves its clock by so many
//! milliseconds, `seed 7` restarts its randomness. It ends when nobody can tell it anything any more, and forgets
//! everything.

use archive::SqliteArchive;
use bots::{Budget, Level};
use server::{Config, Games, HandClock, Limits, SeededRandomness};
use std::error::Error;
use std::io::BufRead;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::oneshot;

/// How many rounds of thought a decision gets: enough for the weaker levels, and quick for the others.
const ROUNDS: u32 = 40;

fn by_rounds(_: Level) -> Budget {
    Budget::iterations(ROUNDS)
}

/// Does what it is told until nobody tells it anything any more.
fn obey(clock: &HandClock, random: &SeededRandomness) -> Result<(), Box<dyn Error>> {
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        match line.split_once(' ') {
            Some(("advance", milliseconds)) => clock.advance(Duration::from_millis(milliseconds.parse()?)),
            Some(("seed", seed)) => random.reseed(seed.parse()?),
            _ => return Err(format!("{line:?} is nothing to do").into()),
        }
        println!("done");
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let archive = SqliteArchive::open(folder.path().join("test.db"), &archive::Options::default())?;
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis();
    let (clock, random) = (HandClock::at(i64::try_from(now)?), SeededRandomness::new(0));
    println!("http://{}", listener.local_addr()?);
    let config = Config {
        clock: clock.clone().into(),
        heartbeat: Some(server::Clock::system()),
        random: random.clone().into(),
        pages: client::file,
        bots: 2,
        limits: Limits {
            max_connections_per_ip: 100_000,
            max_sockets_per_ip: 100_000,
            requests_per_second: 1_000_000,
            creations_per_hour: 100_000_000,
            messages_per_second: 1_000_000,
            thinking: by_rounds,
            ..Limits::default()
        },
        ..Config::new(Games::of(catalog::HOUSE), Arc::new(archive))
    };
    let (over, stop) = oneshot::channel();
    std::thread::spawn(move || {
        if let Err(problem) = obey(&clock, &random) {
            eprintln!("{problem}");
        }
        // A process that has ended already needs no word.
        let _ended = over.send(());
    });
    server::serve(listener, config, async { drop(stop.await) }).await?;
    Ok(())
}
