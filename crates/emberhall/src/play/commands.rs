//! What a person may type besides a number: in English always, and in the language of the texts.

use crate::voice::Voice;
use table::Message;

/// A line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The choice with this number.
    Number(usize),
    /// Show the question again.
    Choices,
    /// Why something cannot be chosen; filtered by a word.
    Why(String),
    /// Take the last choice back.
    Undo,
    /// The last lines of the log.
    Log(Option<usize>),
    /// The map; the whole of it when asked.
    Map {
        /// Without cropping.
        whole: bool,
    },
    /// The players' boards.
    Status,
    /// What only the player sees.
    Hand,
    /// A rule, or all of them.
    Rules(String),
    /// A command of the game being played.
    Own {
        /// Its English name.
        name: &'static str,
        /// What was written after it.
        about: String,
    },
    /// Save into a file.
    Save(String),
    /// Load from a file.
    Load(String),
    /// Speak another language.
    Lang(String),
    /// The list of commands.
    Help,
    /// Leave the table.
    Quit,
}

/// The commands by their English names, and the keys of their names and explanations in each language.
pub const COMMANDS: [(&str, &str); 13] = [
    ("choices", "ui-command-choices"),
    ("why", "ui-command-why"),
    ("undo", "ui-command-undo"),
    ("log", "ui-command-log"),
    ("map", "ui-command-map"),
    ("status", "ui-command-status"),
    ("hand", "ui-command-hand"),
    ("rules", "ui-command-rules"),
    ("save", "ui-command-save"),
    ("load", "ui-command-load"),
    ("lang", "ui-command-lang"),
    ("help", "ui-command-help"),
    ("quit", "ui-command-quit"),
];

impl Command {
    /// Reads a line, or says why it cannot be understood. `own` are the commands of the game being played.
    pub fn read(
        line: &str,
        voice: &Voice,
        own: &'static [(&'static str, &'static str)],
    ) -> Result<Command, Message> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if word.is_empty() {
            return Ok(Command::Choices);
        }
        let digits = word.trim_end_matches(['.', ')']);
        if let Ok(number) = digits.parse::<usize>()
            && rest.is_empty()
        {
            return Ok(Command::Number(number));
        }
        let unknown = || Message::new("ui-unknown-command").with("found", line.to_owned());
        let word = word.to_lowercase();
        let meant =
            |(name, key): &&(&'static str, &'static str)| *name == word || has_alias(voice, key, &word);
        let rest_of = || rest.to_owned();
        if let Some((name, _)) = own.iter().find(meant) {
            return Ok(Command::Own { name, about: rest_of() });
        }
        let name = COMMANDS.iter().find(meant);
        Ok(match name.ok_or_else(unknown)?.0 {
            "choices" => Command::Choices,
            "why" => Command::Why(rest_of()),
            "undo" => Command::Undo,
            "log" => Command::Log(lines(rest)?),
            "map" => Command::Map { whole: !rest.is_empty() },
            "status" => Command::Status,
            "hand" => Command::Hand,
            "rules" => Command::Rules(rest_of()),
            "save" => Command::Save(rest_of()),
            "load" => Command::Load(rest_of()),
            "lang" => Command::Lang(rest_of()),
            "help" => Command::Help,
            "quit" => Command::Quit,
            _ => return Err(unknown()),
        })
    }
}

fn has_alias(voice: &Voice, key: &'static str, word: &str) -> bool {
    voice.word(key).split(',').any(|alias| alias.trim().to_lowercase() == word)
}

fn lines(text: &str) -> Result<Option<usize>, Message> {
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = || Message::new("ui-wrong-lines").with("found", text.to_owned());
    text.parse().map(Some).map_err(|_| wrong())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use texts::Language;
    use thunderstone::Thunderstone;

    fn read(line: &str, voice: &Voice) -> Result<Command, Message> {
        Command::read(line, voice, Thunderstone::COMMANDS)
    }

    #[test]
    fn numbers_and_commands_are_understood_in_every_language() {
        for language in Language::ALL {
            let voice = Voice::new(language, true);
            assert_eq!(read(" 12. ", &voice), Ok(Command::Number(12)));
            assert_eq!(read("", &voice), Ok(Command::Choices));
            assert_eq!(read("RULES K-BAT-6", &voice), Ok(Command::Rules("K-BAT-6".to_owned())));
            for (name, key) in COMMANDS.iter().chain(Thunderstone::COMMANDS) {
                let wanted = read(name, &voice);
                assert!(wanted.is_ok());
                for alias in voice.word(key).split(',') {
                    assert_eq!(read(alias, &voice), wanted, "{alias} in {language}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        let voice = Voice::new(Language::En, true);
        for line in ["dance", "-3", "1e9", "99999999999999999999999", "log much", "3 4"] {
            assert!(read(line, &voice).is_err(), "{line}");
        }
        assert!(Command::read("explain 1", &voice, &[]).is_err(), "another game's command");
    }
}
