//! `emberhall serve`: the server, until it is told to stop.

mod address_file;
#[cfg(unix)]
mod admin_socket;
mod browser;
mod descriptors;
mod logs;
mod reload;
mod shutdown;

use crate::console::Console;
use crate::renamed::Renamed;
use crate::settings::{self, DATABASE, Flags, Settings};
use crate::voice::Voice;
use crate::{Stop, files};
use address_file::AddressFile;
#[cfg(unix)]
use admin_socket::AdminSocket;
use archive::{Archive, ArchiveError, SqliteArchive};
use server::{Config, Tls};
use std::io::{ErrorKind, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::{Explain, Message};
use tokio::runtime::Runtime;

/// Where a server listens by default.
const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4321);

/// How many ports above the default one are tried before any free one is taken: near it they are easier to remember.
const BESIDE: u16 = 9;

/// How long bots that still think may hold up the end.
const LAST_THOUGHTS: Duration = Duration::from_millis(100);

/// Serves as the settings say. Without a command (`without_command`), the table is for the person at this machine: what other
/// programs do is no obstacle, and only what is wrong is logged.
pub fn run(
    voice: &Voice,
    console: &mut Console,
    games: server::Games,
    ids: &[&str],
    flags: &Flags,
    without_command: bool,
    renamed: Vec<Renamed>,
) -> Result<(), Stop> {
    let settings = settings::read(flags, ids)?;
    let default = if without_command { tracing::Level::WARN } else { tracing::Level::INFO };
    logs::begin(settings.log, settings.log_level.unwrap_or(default));
    for Renamed { old, new } in renamed.iter().chain(&settings.renamed) {
        tracing::warn!(old, new, "this name has changed; the old one works in this release only");
    }
    let tls = settings.tls.as_ref().map(read_tls).transpose()?;
    prepare(&settings.data)?;
    let Some(archive) = open_or_show(voice, console, &settings, without_command)? else { return Ok(()) };
    let address_file = AddressFile::create(&settings.data);
    let listener = match settings.listen {
        None if without_command => free(voice, console)?,
        given => listen(given.unwrap_or(DEFAULT_ADDRESS))?,
    };
    let metrics = settings.metrics_listen.map(listen).transpose()?;
    let address = listener.local_addr().map_err(|error| cannot(&error))?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let url = settings.public_url.clone().unwrap_or_else(|| format!("{scheme}://{address}"));
    let runtime = Runtime::new().map_err(|error| cannot(&error))?;
    let stop = stop_of(&runtime);
    reload_of(&runtime, tls.clone().zip(settings.tls.clone()));
    address_file.write(&url);
    tracing::info!(version = env!("CARGO_PKG_VERSION"), %address, url, tls = tls.is_some(), "the server is ready");
    say(voice, console, Message::new("ui-serve-ready").with("url", url.clone()))?;
    if without_command {
        say(voice, console, Message::new("ui-serve-hint"))?;
    }
    if address.ip().is_loopback() && client::file("index.html").is_some() {
        show(&settings, &url);
    }
    let Settings { data, public_url, trust_proxy, grace, bots, named, limits, retention, .. } = settings;
    #[cfg(unix)]
    let admin = AdminSocket::bind(&data);
    let config = Config {
        #[cfg(unix)]
        admin: admin.listener(),
        pages: client::file,
        public_url,
        trust_proxy,
        grace,
        bots,
        named,
        limits,
        retention,
        max_sockets: descriptors::max_sockets(),
        tls,
        metrics,
        ..Config::new(games, archive.clone())
    };
    let done = runtime.block_on(server::serve(listener, config, stop));
    runtime.shutdown_timeout(LAST_THOUGHTS);
    // The note goes first: the next process that opens the archive writes its own.
    drop(address_file);
    #[cfg(unix)]
    drop(admin);
    drop(archive);
    done.map_err(|error| cannot(&error))?;
    tracing::info!("everything is stored, and the server ends");
    Ok(())
}

/// Ready when the server is told to stop.
fn stop_of(runtime: &Runtime) -> impl Future<Output = ()> + Send + use<> {
    let _inside = runtime.enter();
    shutdown::shutdown_signal()
}

/// Reads the certificate again whenever the process is told to.
fn reload_of(runtime: &Runtime, tls: Option<(Tls, (String, String))>) {
    let _inside = runtime.enter();
    reload::on_hangup(tls);
}

/// The archive of the data folder. `None` when a server uses it already and that one is shown.
fn open_or_show(
    voice: &Voice,
    console: &mut Console,
    settings: &Settings,
    without_command: bool,
) -> Result<Option<Arc<dyn Archive>>, Stop> {
    match open(&settings.data) {
        Ok(archive) => {
            if let Some(copy) = &archive.opened().copy {
                let copy = copy.display().to_string();
                say(voice, console, Message::new("ui-serve-carried-over").with("copy", copy))?;
            }
            Ok(Some(Arc::new(archive)))
        }
        Err(error) => {
            let in_use = without_command && matches!(error, ArchiveError::InUse { .. });
            let running = address_file::read(&settings.data).filter(|_| in_use);
            let Some(url) = running else { return Err(error.message().into()) };
            say(voice, console, Message::new("ui-serve-already").with("url", url.clone()))?;
            show(settings, &url);
            Ok(None)
        }
    }
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

/// The default address, or one beside it when another program is there.
fn free(voice: &Voice, console: &mut Console) -> Result<TcpListener, Stop> {
    let taken = match TcpListener::bind(DEFAULT_ADDRESS) {
        Ok(listener) => return Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse => DEFAULT_ADDRESS,
        Err(_) => return Ok(listen(DEFAULT_ADDRESS)?),
    };
    let beside = (1..=BESIDE).map(|step| SocketAddr::new(taken.ip(), taken.port() + step));
    let found = beside.map(TcpListener::bind).find_map(Result::ok);
    let listener = found.map_or_else(|| listen(SocketAddr::new(taken.ip(), 0)), Ok)?;
    say(voice, console, Message::new("ui-serve-beside").with("address", taken.to_string()))?;
    Ok(listener)
}

fn read_tls((cert, key): &(String, String)) -> Result<Tls, Message> {
    let (certificate, private) = (files::read_text(cert)?, files::read_text(key)?);
    Tls::new(certificate.as_bytes(), private.as_bytes()).map_err(|error| {
        Message::new("ui-serve-wrong-tls")
            .with("cert", cert.clone())
            .with("key", key.clone())
            .with("problem", error.to_string())
    })
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
        tracing::info!(copy = %copy.display(), from = opened.version, "the archive was migrated to a new version");
    }
    if opened.restored > 0 {
        tracing::warn!(
            tables = opened.restored,
            "the archive is a backup that was put back; its tables are marked"
        );
    }
    for fault in &opened.faults {
        tracing::error!(%fault, "the archive is damaged; `emberhall check` reads all of it");
    }
    Ok(archive)
}
