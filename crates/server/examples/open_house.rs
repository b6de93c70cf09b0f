//! A server without limits on a free port of this machine, for tools that try it out. It prints its address, and
//! forgets everything when it ends.

use archive::SqliteArchive;
use emberhall_server::{Config, Games, Limits};
use std::error::Error;
use std::net::TcpListener;
use std::sync::Arc;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let archive = SqliteArchive::open(folder.path().join("open-house.db"), &archive::Options::default())?;
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("http://{}", listener.local_addr()?);
    let limits = Limits {
        max_connections_per_ip: 100_000,
        max_sockets_per_ip: 100_000,
        requests_per_second: 1_000_000,
        creations_per_hour: 100_000_000,
        ..Limits::default()
    };
    let config = Config { limits, ..Config::new(Games::of(catalog::HOUSE), Arc::new(archive)) };
    let stop = async { drop(tokio::signal::ctrl_c().await) };
    Ok(emberhall_server::serve(listener, config, stop).await?)
}
