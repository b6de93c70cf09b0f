//! A server without limits on a free port of this machine, for tools that try it out. It prints its address, and
//! forgets everything when it ends.

use archive::SqliteArchive;
use server::{Clock, Config, Limits, NamedBots, Pages, Randomness};
use std::error::Error;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

struct NoPages;

impl Pages for NoPages {
    fn file(&self, _path: &str) -> Option<&'static [u8]> {
        None
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let archive = SqliteArchive::open(folder.path().join("open-house.db"), &archive::Options::default())?;
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("http://{}", listener.local_addr()?);
    let limits = Limits {
        connections_an_address: 100_000,
        requests_a_second: 1_000_000,
        creations_an_hour: 100_000_000,
        ..Limits::default()
    };
    let config = Config {
        clock: Clock::system(),
        random: Randomness::system(),
        games: server::Games::of(catalog::HOUSE),
        archive: Arc::new(archive),
        pages: Arc::new(NoPages),
        public_url: None,
        trust_proxy: false,
        grace: Duration::from_secs(60),
        bots: 1,
        named: NamedBots::default(),
        limits,
        tls: None,
        metrics: None,
    };
    let stop = async { drop(tokio::signal::ctrl_c().await) };
    Ok(server::serve(listener, config, stop).await?)
}
