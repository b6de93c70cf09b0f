//! The operator's own bots: `[bot.NAME]` in the file, `--bot NAME=COMMAND`, or a line of `EMBERHALL_BOT`.

use super::number;
use super::sources::{Given, Sources};
use server::{NamedBot, NamedBots, WrongBot};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;
use table::{Explain, Message};

/// What can be said of each bot.
pub const KEYS: [&str; 4] = ["command", "games", "timeout-ms", "working-directory"];

/// How long a bot may think about a decision by default, in milliseconds.
const DEFAULT_TIMEOUT_MS: usize = 2_000;

/// The bots that somebody named, by their names, and how many of their processes may run at once.
pub fn bots(sources: &Sources, known: &[&str], processes: usize) -> Result<NamedBots, Message> {
    let names: BTreeSet<&str> =
        sources.under("bot.").filter_map(|name| Some(name.rsplit_once('.')?.0)).collect();
    let bots = names.into_iter().map(|name| bot(sources, known, name)).collect::<Result<_, _>>()?;
    Ok(NamedBots::new(bots, processes))
}

fn bot(sources: &Sources, known: &[&str], name: &str) -> Result<NamedBot, Message> {
    let get = |key: &str| sources.get(&format!("bot.{name}.{key}"));
    let anywhere = KEYS.iter().find_map(|key| get(key)).map(|given| given.place.clone()).unwrap_or_default();
    let place_of =
        |given: Option<&Given>| given.map_or_else(|| anywhere.clone(), |given| given.place.clone());
    let (command, games) = (get("command"), get("games"));
    let wrong = |given, error: WrongBot| {
        Message::new("ui-wrong-bot").with("place", place_of(given)).with("reason", error.message())
    };
    let time = number(get("timeout-ms"), 10, 600_000, DEFAULT_TIMEOUT_MS)?;
    let started_by = command.map(words).transpose()?.unwrap_or_default();
    let mut bot = NamedBot::new(name, started_by, Duration::from_millis(time as u64))
        .map_err(|error| wrong(command, error))?;
    if let Some(given) = games {
        bot = bot.for_games(&words(given)?, known).map_err(|error| wrong(games, error))?;
    }
    if let Some(given) = get("working-directory") {
        let folder = PathBuf::from(&given.text);
        if !folder.is_dir() {
            let message = Message::new("ui-bot-folder").with("place", given.place.clone());
            return Err(message.with("found", given.text.clone()));
        }
        bot = bot.in_folder(folder);
    }
    Ok(bot)
}

/// The words of a line, as they would be on a command line. No shell has a part in it.
fn words(given: &Given) -> Result<Vec<String>, Message> {
    let broken = || Message::new("ui-bot-quotes").with("place", given.place.clone());
    shlex::split(&given.text).ok_or_else(broken)
}
