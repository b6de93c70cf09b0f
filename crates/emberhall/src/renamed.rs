//! Options and settings that had another name in an earlier release. Each still works, with a warning.

use table::Message;

/// An old name that somebody used, with its place, and the new name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Renamed {
    pub old: String,
    pub new: String,
}

impl Renamed {
    pub fn new(old: impl Into<String>, new: impl Into<String>) -> Renamed {
        Renamed { old: old.into(), new: new.into() }
    }

    /// The warning.
    pub fn message(&self) -> Message {
        Message::new("ui-renamed").with("old", self.old.clone()).with("new", self.new.clone())
    }
}

/// Old and new name of each renamed setting, which is also an option of `serve` if it has no dot.
pub const SETTINGS: &[(&str, &str)] = &[
    ("log", "log-format"),
    ("bots", "bot-concurrency"),
    ("grace", "reconnect-grace"),
    ("limits.connections-a-table", "limits.max-connections-per-table"),
    ("limits.connections-an-address", "limits.max-connections-per-ip"),
    ("limits.requests-a-second", "limits.requests-per-second"),
    ("limits.creations-an-hour", "limits.creations-per-hour"),
    ("limits.messages-a-second", "limits.messages-per-second"),
    ("limits.bytes", "limits.max-message-bytes"),
    ("limits.bot-processes", "limits.max-bot-processes"),
];

/// Old and new name of each renamed key of `[bot.NAME]`.
pub const BOT_KEYS: &[(&str, &str)] = &[("milliseconds", "timeout-ms"), ("folder", "working-directory")];

/// The new name of a setting or of a bot's key, if this is an old one.
pub fn new_name(names: &'static [(&str, &str)], name: &str) -> Option<&'static str> {
    names.iter().find(|(old, _)| *old == name).map(|&(_, new)| new)
}

/// Replaces old options in the words behind the name of a command. Returns those it found.
pub fn replace_options(command: &str, words: &mut [String]) -> Vec<Renamed> {
    match command {
        "serve" => words.iter_mut().filter_map(replace_setting).collect(),
        "lab" => {
            let found = lab::renamed::replace_old_names(words);
            found.into_iter().map(|(old, new)| Renamed { old, new }).collect()
        }
        _ => Vec::new(),
    }
}

fn replace_setting(word: &mut String) -> Option<Renamed> {
    let (name, value) =
        word.split_once('=').map_or((word.as_str(), None), |(name, value)| (name, Some(value)));
    let new = new_name(SETTINGS, name.strip_prefix("--")?).filter(|new| !new.contains('.'))?;
    let renamed = Renamed::new(name, format!("--{new}"));
    *word = value.map_or_else(|| format!("--{new}"), |value| format!("--{new}={value}"));
    Some(renamed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_guide_lists_every_old_name() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
        let guide = std::fs::read_to_string(path).expect("the guide is there");
        let bot = |(old, new): &(&str, &str)| (format!("bot.NAME.{old}"), format!("bot.NAME.{new}"));
        let settings = SETTINGS.iter().map(|&(old, new)| (old.to_owned(), new.to_owned()));
        for (old, new) in settings.chain(BOT_KEYS.iter().map(bot)) {
            assert!(guide.contains(&format!("| `{old}` | `{new}` |")), "{old} is not in docs/server.md");
        }
    }
}
