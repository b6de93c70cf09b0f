//! The settings of the server: their names, allowed values and defaults.

mod folder;
mod named;
mod sources;

pub use folder::{DATABASE, default_data_dir, make_private};

use crate::renamed::Renamed;
use server::{Limits, NamedBots, Retention};
use sources::{Given, Sources};
use std::net::{SocketAddr, ToSocketAddrs};
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;
use table::Message;

/// A value on the command line, as it was written, with the setting's name.
pub type Flags = Vec<(&'static str, String)>;

/// The settings that are options of `serve` too: the name, what stands for the value in the help, the help. Switches
/// have no value.
pub const OPTIONS: &[(&str, &str, &str)] = &[
    ("listen", "ADDRESS", "ui-help-listen"),
    ("data", "FOLDER", "ui-help-data"),
    ("public-url", "URL", "ui-help-public-url"),
    ("tls-cert", "FILE", "ui-help-tls-cert"),
    ("tls-key", "FILE", "ui-help-tls-key"),
    ("trust-proxy", "", "ui-help-trust-proxy"),
    ("metrics-listen", "ADDRESS", "ui-help-metrics-listen"),
    ("log-format", "text|json", "ui-help-log-format"),
    ("log-level", "LEVEL", "ui-help-log-level"),
    ("bot-concurrency", "N", "ui-help-bot-concurrency"),
    (SEVERAL, "NAME=COMMAND", "ui-help-bot"),
    ("reconnect-grace", "SECONDS", "ui-help-reconnect-grace"),
    ("no-open", "", "ui-help-no-open"),
];

/// The setting that may be given several times, each time with another name.
pub const SEVERAL: &str = "bot";

/// The settings of the limits, which are for the file and the environment.
const LIMITS: [&str; 11] = [
    "limits.max-connections-per-table",
    "limits.max-connections-per-ip",
    "limits.requests-per-second",
    "limits.creations-per-hour",
    "limits.messages-per-second",
    "limits.max-message-bytes",
    "limits.tables-in-memory",
    "limits.max-bot-processes",
    "limits.max-connections-per-person",
    "limits.max-sockets-per-ip",
    "limits.reports-per-hour",
];

/// The settings of retention, which are for the file and the environment.
const RETENTION: [&str; 2] = ["retention.open-tables", "retention.finished-tables"];

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// The settings of a server.
pub struct Settings {
    /// Where to listen, if somebody says so.
    pub listen: Option<SocketAddr>,
    /// Where everything is kept.
    pub data: PathBuf,
    /// The address people know.
    pub public_url: Option<String>,
    /// The files of certificate and key.
    pub tls: Option<(String, String)>,
    /// Whether a proxy of our own names the addresses people come from.
    pub trust_proxy: bool,
    /// Where the measurements are shown.
    pub metrics_listen: Option<SocketAddr>,
    /// How logs are written.
    pub log: LogFormat,
    /// How much is logged, if somebody says so.
    pub log_level: Option<tracing::Level>,
    /// How many bots may think at once.
    pub bots: usize,
    /// The operator's own bots.
    pub named: NamedBots,
    /// How long a player who lost the connection may be away before the clock decides.
    pub grace: Duration,
    /// Whether a browser is opened.
    pub open: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// How long tables are kept.
    pub retention: Retention,
    /// Old names that were used.
    pub renamed: Vec<Renamed>,
}

/// Everything, from the command line, the environment and the file they name; `games` are the ids there are.
pub fn read(flags: &Flags, games: &[&str]) -> Result<Settings, Message> {
    settings(&sources(flags)?, games)
}

/// The data folder alone, for commands that need nothing else.
pub fn data(flags: &Flags) -> Result<PathBuf, Message> {
    data_of(&sources(flags)?)
}

fn sources(flags: &Flags) -> Result<Sources, Message> {
    let known: Vec<&str> = OPTIONS.iter().map(|option| option.0).chain(LIMITS).chain(RETENTION).collect();
    let environment = std::env::vars_os().filter_map(|(name, text)| Some((name.into_string().ok()?, text)));
    let environment = environment.map(|(name, text)| (name, text.to_string_lossy().into_owned()));
    Sources::read(flags, environment, &known)
}

fn data_of(sources: &Sources) -> Result<PathBuf, Message> {
    match sources.get("data") {
        Some(given) => Ok(PathBuf::from(&given.text)),
        None => default_data_dir().ok_or_else(|| Message::new("ui-serve-no-data")),
    }
}

fn settings(sources: &Sources, games: &[&str]) -> Result<Settings, Message> {
    let get = |name: &str| sources.get(name);
    let (default, kept) = (Limits::default(), Retention::default());
    let limit = |name: &str, default: usize| number(get(name), 1, 1_000_000_000, default);
    let rate = |name: &str, default: u32| limit(name, default as usize).map(|n| n as u32);
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    Ok(Settings {
        listen: address(get("listen"))?,
        data: data_of(sources)?,
        public_url: get("public-url").map(public_url).transpose()?,
        tls: tls(get("tls-cert"), get("tls-key"))?,
        trust_proxy: switch(get("trust-proxy"))?,
        metrics_listen: address(get("metrics-listen"))?,
        log: word(get("log-format"), &[("text", LogFormat::Text), ("json", LogFormat::Json)])?
            .unwrap_or(LogFormat::Text),
        log_level: word(get("log-level"), &LEVELS)?,
        bots: number(get("bot-concurrency"), 1, 1_024, cores)?,
        named: named::bots(sources, games, number(get(LIMITS[7]), 1, 1_024, NamedBots::DEFAULT_PROCESSES)?)?,
        grace: Duration::from_secs(number(get("reconnect-grace"), 0, 86_400, 60)? as u64),
        open: !switch(get("no-open"))?,
        limits: Limits {
            max_connections_per_table: limit(LIMITS[0], default.max_connections_per_table)?,
            max_connections_per_ip: limit(LIMITS[1], default.max_connections_per_ip)?,
            requests_per_second: rate(LIMITS[2], default.requests_per_second)?,
            creations_per_hour: rate(LIMITS[3], default.creations_per_hour)?,
            messages_per_second: rate(LIMITS[4], default.messages_per_second)?,
            max_message_bytes: number(get(LIMITS[5]), 1_024, 16 << 20, default.max_message_bytes)?,
            tables_in_memory: limit(LIMITS[6], default.tables_in_memory)?,
            max_connections_per_person: limit(LIMITS[8], default.max_connections_per_person)?,
            max_sockets_per_ip: limit(LIMITS[9], default.max_sockets_per_ip)?,
            reports_per_hour: rate(LIMITS[10], default.reports_per_hour)?,
            ..default
        },
        retention: Retention {
            open_tables: days(get(RETENTION[0]), kept.open_tables)?,
            finished_tables: days(get(RETENTION[1]), kept.finished_tables)?,
        },
        renamed: sources.renamed.clone(),
    })
}

/// So many days; `never`, or none of them, is without an end.
fn days(given: Option<&Given>, default: Option<Duration>) -> Result<Option<Duration>, Message> {
    match given {
        None => Ok(default),
        Some(given) if given.text == "never" => Ok(None),
        Some(given) => {
            let days = number(Some(given), 0, 36_500, 0)? as u64;
            Ok((days > 0).then(|| Duration::from_secs(days * 86_400)))
        }
    }
}

const LEVELS: [(&str, tracing::Level); 5] = [
    ("error", tracing::Level::ERROR),
    ("warn", tracing::Level::WARN),
    ("info", tracing::Level::INFO),
    ("debug", tracing::Level::DEBUG),
    ("trace", tracing::Level::TRACE),
];

/// An address with a port. A port alone is one of this machine.
fn address(given: Option<&Given>) -> Result<Option<SocketAddr>, Message> {
    let Some(given) = given else { return Ok(None) };
    let text = match given.text.trim_start_matches(':').parse::<u16>() {
        Ok(port) => format!("127.0.0.1:{port}"),
        Err(_) => given.text.clone(),
    };
    let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
    let wrong = Message::new("ui-wrong-address").with("place", given.place.clone());
    found.map(Some).ok_or_else(|| wrong.with("found", given.text.clone()))
}

/// `https://name`, perhaps with a port, and nothing behind it.
fn public_url(given: &Given) -> Result<String, Message> {
    let url = given.text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or_default();
    let sound = host.chars().all(|c| c.is_ascii_alphanumeric() || "-.:[]_".contains(c));
    let wrong = Message::new("ui-wrong-url").with("place", given.place.clone());
    match !host.is_empty() && sound {
        true => Ok(url.to_ascii_lowercase()),
        false => Err(wrong.with("found", given.text.clone())),
    }
}

fn tls(cert: Option<&Given>, key: Option<&Given>) -> Result<Option<(String, String)>, Message> {
    let half = |given: &Given, other: &'static str| {
        Message::new("ui-serve-half-tls").with("place", given.place.clone()).with("other", other)
    };
    match (cert, key) {
        (Some(cert), Some(key)) => Ok(Some((cert.text.clone(), key.text.clone()))),
        (Some(cert), None) => Err(half(cert, "tls-key")),
        (None, Some(key)) => Err(half(key, "tls-cert")),
        (None, None) => Ok(None),
    }
}

fn switch(given: Option<&Given>) -> Result<bool, Message> {
    let words = [("true", true), ("false", false), ("1", true), ("0", false), ("yes", true), ("no", false)];
    Ok(word(given, &words)?.unwrap_or(false))
}

fn word<T: Copy>(given: Option<&Given>, words: &[(&'static str, T)]) -> Result<Option<T>, Message> {
    let Some(given) = given else { return Ok(None) };
    let known = || words.iter().map(|word| word.0).collect::<Vec<_>>().join(", ");
    let wrong = Message::new("ui-wrong-word").with("place", given.place.clone());
    match words.iter().find(|(word, _)| given.text.eq_ignore_ascii_case(word)) {
        Some((_, meant)) => Ok(Some(*meant)),
        None => Err(wrong.with("found", given.text.clone()).with("known", known())),
    }
}

fn number(given: Option<&Given>, least: usize, most: usize, default: usize) -> Result<usize, Message> {
    let Some(given) = given else { return Ok(default) };
    let number = given.text.parse().ok().filter(|number| (least..=most).contains(number));
    let wrong = Message::new("ui-wrong-amount").with("place", given.place.clone());
    number.ok_or_else(|| wrong.with("found", given.text.clone()).with("least", least).with("most", most))
}
