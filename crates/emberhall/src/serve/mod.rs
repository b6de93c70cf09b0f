//! `emberhall serve`: the server, until it is told to stop.

mod browser;
mod logs;
mod stop;

use crate::console::Console;
use crate::settings::{self, DATABASE, Flags, Settings};
use crate::voice::Voice;
use crate::{Stop, files};
use archive::{Archive, SqliteArchive};
use server::{Config, Pages};
use std::io::IsTerminal;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::{Explain, Message};

/// How long bots that still think may hold up the end.
const LAST_THOUGHTS: Duration = Duration::from_millis(100);

/// Serves as the settings say.
pub fn run(voice: &Voice, console: &mut Console, flags: &Flags) -> Result<(), Stop> {
    let settings = settings::read(flags)?;
    logs::begin(settings.log, settings.log_level);
    let tls = settings.tls.as_ref().map(read_tls).transpose()?;
    let archive: Arc<dyn Archive> = Arc::new(open(&settings.data)?);
    let listener = listen(settings.listen)?;
    let metrics = settings.metrics_listen.map(listen).transpose()?;
    let address = listener.local_addr().map_err(|error| cannot(&error))?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let url = settings.public_url.clone().unwrap_or_else(|| format!("{scheme}://{address}"));
    let runtime = tokio::runtime::Runtime::new().map_err(|error| cannot(&error))?;
    let stop = {
        let _inside = runtime.enter();
        stop::told_to_stop()
    };
    console.lines(voice.wrap("", 0, &voice.say(&Message::new("ui-serve-ready").with("url", url.clone()))))?;
    tracing::info!(version = env!("CARGO_PKG_VERSION"), %address, url, tls = tls.is_some(), "the server is ready");
    let pages: Arc<dyn Pages> = Arc::new(Client);
    let here = address.ip().is_loopback() && std::io::stdout().is_terminal();
    if settings.open && here && pages.file("index.html").is_some() {
        browser::open(&url);
    }
    let Settings { public_url, trust_proxy, grace, bots, limits, .. } = settings;
    let config = Config {
        archive: archive.clone(),
        pages,
        public_url,
        trust_proxy,
        grace,
        bots,
        limits,
        tls,
        metrics,
    };
    let done = runtime.block_on(server::serve(listener, config, stop));
    runtime.shutdown_timeout(LAST_THOUGHTS);
    drop(archive);
    done.map_err(|error| cannot(&error))?;
    tracing::info!("everything is stored, and the server ends");
    Ok(())
}

fn cannot(error: &std::io::Error) -> Message {
    Message::new("ui-serve-cannot").with("problem", error.to_string())
}

fn listen(address: SocketAddr) -> Result<TcpListener, Message> {
    TcpListener::bind(address).map_err(|error| {
        Message::new("ui-serve-no-address")
            .with("address", address.to_string())
            .with("problem", error.to_string())
    })
}

fn read_tls((cert, key): &(String, String)) -> Result<(Vec<u8>, Vec<u8>), Message> {
    let pair = (files::read_text(cert)?.into_bytes(), files::read_text(key)?.into_bytes());
    server::check_tls(&pair.0, &pair.1).map_err(|error| {
        Message::new("ui-serve-wrong-tls")
            .with("cert", cert.clone())
            .with("key", key.clone())
            .with("problem", error.to_string())
    })?;
    Ok(pair)
}

/// The archive in the data folder. What is wrong with it is logged; all tables that are sound can be played.
fn open(folder: &Path) -> Result<SqliteArchive, Message> {
    let open_to_others = settings::make_private(folder).map_err(|error| {
        Message::new("ui-serve-no-folder")
            .with("folder", folder.display().to_string())
            .with("problem", error.to_string())
    })?;
    if open_to_others {
        tracing::warn!(folder = %folder.display(), "other users of this machine can look into the data folder");
    }
    let path = folder.join(DATABASE);
    let archive =
        SqliteArchive::open(&path, &archive::Options::default()).map_err(|error| error.message())?;
    let opened = archive.opened();
    tracing::info!(
        path = %path.display(), version = opened.version, live = opened.live, looked_at = opened.looked_at,
        faults = opened.faults.len(), "the archive is open"
    );
    for fault in &opened.faults {
        tracing::error!(%fault, "the archive is damaged; `emberhall check` reads all of it");
    }
    Ok(archive)
}

/// The browser client in this binary.
struct Client;

impl Pages for Client {
    fn file(&self, path: &str) -> Option<&'static [u8]> {
        client::file(path)
    }
}
