//! `emberhall serve`: the server, until it is told to stop.

mod browser;
mod logs;
mod stop;
mod whereabouts;

use crate::console::Console;
use crate::settings::{self, DATABASE, Flags, Settings};
use crate::voice::Voice;
use crate::{Stop, files};
use archive::{Archive, ArchiveError, SqliteArchive};
use server::{Clock, Config, Pages, Randomness};
use std::io::{ErrorKind, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::{Explain, Message};

/// Where a server listens when nobody says.
const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4321);

/// How many ports above the usual one are tried before any free one is taken: near it they are easier to remember.
const BESIDE: u16 = 9;

/// How long bots that still think may hold up the end.
const LAST_THOUGHTS: Duration = Duration::from_millis(100);

/// Serves as the settings say. When nobody named the command (`untold`), the table is for whoever sits here: what other
/// programs do is no obstacle, and only what is wrong is logged.
pub fn run(
    voice: &Voice,
    console: &mut Console,
    games: server::Games,
    ids: &[&str],
    flags: &Flags,
    untold: bool,
) -> Result<(), Stop> {
    let settings = settings::read(flags, ids)?;
    let usual = if untold { tracing::Level::WARN } else { tracing::Level::INFO };
    logs::begin(settings.log, settings.log_level.unwrap_or(usual));
    let tls = settings.tls.as_ref().map(read_tls).transpose()?;
    prepare(&settings.data)?;
    let archive: Arc<dyn Archive> = match open(&settings.data) {
        Ok(archive) => {
            if let Some(copy) = &archive.opened().copy {
                let copy = copy.display().to_string();
                say(voice, console, Message::new("ui-serve-carried-over").with("copy", copy))?;
            }
            Arc::new(archive)
        }
        Err(error) => {
            let in_use = untold && matches!(error, ArchiveError::InUse { .. });
            let running = whereabouts::running(&settings.data).filter(|_| in_use);
            let Some(url) = running else { return Err(error.message().into()) };
            say(voice, console, Message::new("ui-serve-already").with("url", url.clone()))?;
            show(&settings, &url);
            return Ok(());
        }
    };
    let here = whereabouts::Here::begin(&settings.data);
    let listener = match settings.listen {
        None if untold => free(voice, console)?,
        given => listen(given.unwrap_or(USUAL))?,
    };
    let metrics = settings.metrics_listen.map(listen).transpose()?;
    let address = listener.local_addr().map_err(|error| cannot(&error))?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let url = settings.public_url.clone().unwrap_or_else(|| format!("{scheme}://{address}"));
    let runtime = tokio::runtime::Runtime::new().map_err(|error| cannot(&error))?;
    let stop = {
        let _inside = runtime.enter();
        stop::told_to_stop()
    };
    here.note(&url);
    say(voice, console, Message::new("ui-serve-ready").with("url", url.clone()))?;
    if untold {
        say(voice, console, Message::new("ui-serve-hint"))?;
    }
    tracing::info!(version = env!("CARGO_PKG_VERSION"), %address, url, tls = tls.is_some(), "the server is ready");
    let pages: Arc<dyn Pages> = Arc::new(Client);
    if address.ip().is_loopback() && pages.file("index.html").is_some() {
        show(&settings, &url);
    }
    let Settings { public_url, trust_proxy, grace, bots, named, limits, .. } = settings;
    let config = Config {
        clock: Clock::system(),
        random: Randomness::system(),
        games,
        archive: archive.clone(),
        pages,
        public_url,
        trust_proxy,
        grace,
        bots,
        named,
        limits,
        tls,
        metrics,
    };
    let done = runtime.block_on(server::serve(listener, config, stop));
    runtime.shutdown_timeout(LAST_THOUGHTS);
    // The note goes first: whoever opens the archive next makes a note of its own.
    drop(here);
    drop(archive);
    done.map_err(|error| cannot(&error))?;
    tracing::info!("everything is stored, and the server ends");
    Ok(())
}

fn say(voice: &Voice, console: &mut Console, message: Message) -> Result<(), Stop> {
    Ok(console.lines(voice.wrap("", 0, &voice.say(&message)))?)
}

/// Shows the table in a browser, unless somebody is against it or nobody would see it.
fn show(settings: &Settings, url: &str) {
    if settings.open && std::io::stdout().is_terminal() {
        browser::open(url);
    }
}

fn cannot(error: &std::io::Error) -> Message {
    Message::new("ui-serve-cannot").with("problem", error.to_string())
}

fn listen(address: SocketAddr) -> Result<TcpListener, Message> {
    TcpListener::bind(address).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => Message::new("ui-serve-taken").with("address", address.to_string()),
        _ => Message::new("ui-serve-no-address")
            .with("address", address.to_string())
            .with("problem", error.to_string()),
    })
}

/// The usual address, or one beside it when another program is there.
fn free(voice: &Voice, console: &mut Console) -> Result<TcpListener, Stop> {
    let taken = match TcpListener::bind(USUAL) {
        Ok(listener) => return Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse => USUAL,
        Err(_) => return Ok(listen(USUAL)?),
    };
    let beside = (1..=BESIDE).map(|step| SocketAddr::new(taken.ip(), taken.port() + step));
    let found = beside.map(TcpListener::bind).find_map(Result::ok);
    let listener = found.map_or_else(|| listen(SocketAddr::new(taken.ip(), 0)), Ok)?;
    say(voice, console, Message::new("ui-serve-beside").with("address", taken.to_string()))?;
    Ok(listener)
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

/// Makes the data folder, if it is not there.
fn prepare(folder: &Path) -> Result<(), Message> {
    let open_to_others = settings::make_private(folder).map_err(|error| {
        Message::new("ui-serve-no-folder")
            .with("folder", folder.display().to_string())
            .with("problem", error.to_string())
    })?;
    if open_to_others {
        tracing::warn!(folder = %folder.display(), "other users of this machine can look into the data folder");
    }
    Ok(())
}

/// The archive in the data folder. What is wrong with it is logged; all tables that are sound can be played.
fn open(folder: &Path) -> Result<SqliteArchive, ArchiveError> {
    let path = folder.join(DATABASE);
    let archive = SqliteArchive::open(&path, &archive::Options::default())?;
    let opened = archive.opened();
    tracing::info!(
        path = %path.display(), version = opened.version, live = opened.live, looked_at = opened.looked_at,
        faults = opened.faults.len(), "the archive is open"
    );
    if let Some(copy) = &opened.copy {
        tracing::info!(copy = %copy.display(), from = opened.version, "the archive was carried over to a new version");
    }
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
