//! `emberhall admin`: orders of the operator. The running server carries them out; without one they go to the archive.

use crate::Stop;
use crate::args::{flag, option, with_help};
use crate::console::Console;
use crate::settings::{self, DATABASE, Flags};
use crate::voice::Voice;
use archive::{ArchiveError, SqliteArchive};
use clap::{Arg, ArgMatches, Command};
use server::admin::{AdminError, Order, Outcome, TableStatus, carry_out, utc};
use std::path::Path;
use std::time::SystemTime;
use table::{Explain, Message};
use texts::Texts;

/// The socket of the running server, in its data folder.
pub const SOCKET: &str = "emberhall.admin";

/// What the command line asks for.
pub struct AdminOrder {
    /// Where the archive is.
    pub flags: Flags,
    /// The order, or what is wrong with it.
    pub order: Result<Order, Message>,
    /// Whether the outcome is printed as JSON.
    pub json: bool,
}

/// The command with its help.
pub fn command(texts: &Texts) -> Command {
    let say = |key: &'static str| texts.say(&Message::new(key));
    let named = |id: &'static str, value: &'static str, help: &'static str| {
        Arg::new(id).value_name(value).required(true).help(say(help))
    };
    let table = || named("table", "TABLE", "ui-help-admin-table");
    let target = || named("target", "TARGET", "ui-help-admin-target");
    let reason = || option(texts, "reason", "TEXT", "ui-help-admin-reason").required(true);
    let limit = || option(texts, "limit", "N", "ui-help-admin-limit");
    let part = |name: &'static str, about: &'static str| {
        with_help(texts, Command::new(name), about)
            .arg(option(texts, "data", "FOLDER", "ui-help-data"))
            .arg(option(texts, "config", "FILE", "ui-help-config"))
            .arg(flag(texts, "json", "ui-help-admin-json"))
    };
    let status =
        option(texts, "status", "STATUS", "ui-help-admin-status").value_parser(["open", "playing", "over"]);
    with_help(texts, Command::new("admin"), "ui-help-admin")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommands([
            part("list", "ui-help-admin-list").args([
                status,
                limit(),
                option(texts, "before", "TABLE", "ui-help-admin-before"),
            ]),
            part("close", "ui-help-admin-close").args([table(), reason()]),
            part("delete", "ui-help-admin-delete").args([table(), reason()]),
            part("ban", "ui-help-admin-ban").args([
                target(),
                option(texts, "for", "DURATION", "ui-help-admin-for").required(true),
                reason(),
            ]),
            part("unban", "ui-help-admin-unban").args([target(), reason()]),
            part("bans", "ui-help-admin-bans"),
            part("reports", "ui-help-admin-reports").args([limit(), flag(texts, "all", "ui-help-admin-all")]),
            part("settle", "ui-help-admin-settle")
                .args([named("report", "NUMBER", "ui-help-admin-report"), reason()]),
            part("log", "ui-help-admin-log").arg(limit()),
        ])
}

/// Reads what stands behind `admin`.
pub fn read(matches: &ArgMatches) -> AdminOrder {
    let (name, its) = matches.subcommand().unwrap_or(("", matches));
    let text = |id: &str| its.try_get_one::<String>(id).ok().flatten().cloned();
    let needed = |id: &str| text(id).unwrap_or_default();
    let number = |id: &str, most: i64, default: i64| match text(id) {
        None => Ok(default),
        Some(found) => found.parse().ok().filter(|n| (1..=most).contains(n)).ok_or_else(|| {
            let wrong = Message::new("ui-wrong-amount").with("place", format!("--{id}"));
            wrong.with("found", found).with("least", 1).with("most", most)
        }),
    };
    let limit = || number("limit", 1_000, 50).map(|limit| limit as u32);
    let (table, target, reason) = (needed("table"), needed("target"), needed("reason"));
    let order = match name {
        "close" => Ok(Order::Close { table, reason }),
        "delete" => Ok(Order::Delete { table, reason }),
        "ban" => seconds("--for", &needed("for")).map(|seconds| Order::Ban { target, seconds, reason }),
        "unban" => Ok(Order::Lift { target, reason }),
        "bans" => Ok(Order::Bans),
        "reports" => limit().map(|limit| Order::Reports { all: its.get_flag("all"), limit }),
        "settle" => number("report", i64::MAX, 0).map(|report| Order::Settle { report, reason }),
        "log" => limit().map(|limit| Order::Log { limit }),
        _ => {
            limit().map(|limit| Order::List { status: status(text("status")), limit, before: text("before") })
        }
    };
    let flags = ["data", "config"].into_iter().filter_map(|name| Some((name, text(name)?))).collect();
    let json = its.try_get_one::<bool>("json").ok().flatten().copied().unwrap_or(false);
    AdminOrder { flags, order, json }
}

fn status(word: Option<String>) -> Option<TableStatus> {
    match word.as_deref() {
        Some("open") => Some(TableStatus::Open),
        Some("playing") => Some(TableStatus::Playing),
        Some("over") => Some(TableStatus::Over),
        _ => None,
    }
}

/// A duration such as `30m`, `24h` or `7d`.
fn seconds(place: &str, text: &str) -> Result<u64, Message> {
    let unit = match text.chars().next_back() {
        Some('m') => 60,
        Some('h') => 3_600,
        Some('d') => 86_400,
        _ => 0,
    };
    let count = text.get(..text.len().saturating_sub(1)).and_then(|digits| digits.parse::<u32>().ok());
    match count.filter(|count| *count > 0 && unit > 0) {
        Some(count) => Ok(u64::from(count) * unit),
        None => Err(Message::new("ui-admin-duration")
            .with("place", place.to_owned())
            .with("found", text.to_owned())),
    }
}

/// Has an order carried out and prints what came of it.
pub fn run(voice: &Voice, console: &mut Console, admin: AdminOrder) -> Result<(), Stop> {
    let order = admin.order?;
    let folder = settings::data(&admin.flags)?;
    let outcome = match ask_server(&folder, &order)? {
        Some(outcome) => outcome,
        None => on_archive(&folder, &order)?,
    };
    let outcome = outcome.map_err(|error| error.message())?;
    if admin.json {
        let text = serde_json::to_string_pretty(&outcome).expect("outcomes are plain data");
        return Ok(console.line(&text)?);
    }
    Ok(console.lines(shown(voice, &outcome))?)
}

/// The order to the running server; none when no server listens.
#[cfg(unix)]
fn ask_server(folder: &Path, order: &Order) -> Result<Option<Result<Outcome, AdminError>>, Message> {
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::net::UnixStream;
    // A socket that nobody serves is left of a server that was killed.
    let Ok(mut stream) = UnixStream::connect(folder.join(SOCKET)) else { return Ok(None) };
    let mut line = serde_json::to_string(order).expect("orders are plain data");
    line.push('\n');
    let mut answer = String::new();
    let no_answer = |problem: String| Message::new("ui-admin-no-answer").with("problem", problem);
    stream.write_all(line.as_bytes()).map_err(|error| no_answer(error.to_string()))?;
    BufReader::new(stream).read_line(&mut answer).map_err(|error| no_answer(error.to_string()))?;
    serde_json::from_str(&answer).map(Some).map_err(|error| no_answer(error.to_string()))
}

/// Elsewhere there is no such socket: orders are carried out while the server is stopped.
#[cfg(not(unix))]
fn ask_server(_: &Path, _: &Order) -> Result<Option<Result<Outcome, AdminError>>, Message> {
    Ok(None)
}

/// The order on the archive alone.
fn on_archive(folder: &Path, order: &Order) -> Result<Result<Outcome, AdminError>, Message> {
    let path = folder.join(DATABASE);
    if !path.is_file() {
        return Err(Message::new("ui-file-not-found").with("file", path.display().to_string()));
    }
    let open = |error: ArchiveError| error.message();
    let archive = SqliteArchive::open(&path, &archive::Options::default()).map_err(open)?;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |now| now.as_millis());
    let now = i64::try_from(now).unwrap_or(i64::MAX);
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime =
        runtime.map_err(|error| Message::new("ui-admin-no-answer").with("problem", error.to_string()))?;
    Ok(runtime.block_on(carry_out(&archive, now, order)))
}

/// The outcome in lines.
fn shown(voice: &Voice, outcome: &Outcome) -> Vec<String> {
    let lines: Vec<String> = match outcome {
        Outcome::Done => return vec![voice.word("ui-admin-done")],
        Outcome::Tables(rows) => rows.iter().flat_map(table_lines).collect(),
        Outcome::Bans(rows) => rows
            .iter()
            .map(|ban| format!("{}  {} – {}  {}", ban.target, utc(ban.at), utc(ban.until), ban.reason))
            .collect(),
        Outcome::Reports(rows) => rows.iter().flat_map(report_lines).collect(),
        Outcome::Log(rows) => rows
            .iter()
            .map(|entry| format!("{}  {}  {}  {}", utc(entry.at), entry.action, entry.target, entry.reason))
            .collect(),
    };
    if lines.is_empty() { vec![voice.word("ui-admin-none")] } else { lines }
}

fn table_lines(row: &server::admin::TableRow) -> Vec<String> {
    let status = match row.status {
        TableStatus::Open => "open",
        TableStatus::Playing => "playing",
        TableStatus::Over => "over",
    };
    let head = format!("{}  {}  {status}  {}", row.table, row.game, utc(row.changed));
    let people = row.people.iter().map(|person| format!("    {}  {}", person.player, person.name));
    std::iter::once(head).chain(people).collect()
}

fn report_lines(row: &server::admin::ReportRow) -> Vec<String> {
    let player = row.player.as_deref().unwrap_or("–");
    let mut lines = vec![
        format!("{}  {}  {}  {}", row.report, utc(row.at), row.table, row.subject),
        format!("    {player}  {}", row.body.name),
    ];
    lines.extend(row.body.line.iter().map(|line| format!("    > {line}")));
    if !row.body.text.is_empty() {
        lines.push(format!("    {}", row.body.text));
    }
    lines
}
