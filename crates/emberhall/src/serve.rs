//! `emberhall serve`: the server, until it is told to stop.

use crate::Stop;
use crate::args::ServeOptions;
use crate::console::Console;
use crate::voice::Voice;
use archive::SqliteArchive;
use server::{Config, Limits, Pages};
use std::net::TcpListener;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::{Explain, Message};

/// Serves as the options say.
pub fn run(voice: &Voice, console: &mut Console, options: &ServeOptions) -> Result<(), Stop> {
    let wrong = |problem: String| Message::new("ui-serve-cannot").with("problem", problem);
    std::fs::create_dir_all(&options.data).map_err(|error| wrong(error.to_string()))?;
    let path = Path::new(&options.data).join("emberhall.db");
    let archive =
        SqliteArchive::open(&path, &archive::Options::default()).map_err(|error| error.message())?;
    let listener = TcpListener::bind(&options.listen).map_err(|error| wrong(error.to_string()))?;
    let address = listener.local_addr().map_err(|error| wrong(error.to_string()))?;
    let url = options.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
    console.lines(voice.wrap("", 0, &voice.say(&Message::new("ui-serve-ready").with("url", url))))?;
    let config = Config {
        archive: Arc::new(archive),
        pages: Arc::new(Client),
        public_url: options.public_url.clone(),
        trust_proxy: false,
        grace: Duration::from_secs(60),
        bots: std::thread::available_parallelism().map_or(1, NonZero::get),
        limits: Limits::default(),
        tls: None,
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| wrong(error.to_string()))?;
    runtime
        .block_on(server::serve(listener, config, told_to_stop()))
        .map_err(|error| wrong(error.to_string()).into())
}

/// Ctrl-C, or the system's wish.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    let mut terminate = match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        Ok(terminate) => terminate,
        Err(_) => return drop(interrupted.await),
    };
    tokio::select! {
        _ = interrupted => {}
        _ = terminate.recv() => {}
    }
}

/// The browser client in this binary.
struct Client;

impl Pages for Client {
    fn file(&self, path: &str) -> Option<&'static [u8]> {
        client::file(path)
    }
}
