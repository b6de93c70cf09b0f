//! What a person may type besides a number: in English always, and in the language of the texts.

use crate::board::Board;
use crate::voice::Voice;
use table::{Message, Topic};

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
    /// A topic of the game being played, by its id.
    Topic(&'static str),
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
    /// Reads a line, or says why it cannot be understood. The commands and topics of the game `G` are understood too,
    /// its commands first: German _Karte_ and Estonian _kaart_ are a map, and a card where cards are read.
    pub fn read<G: Board>(line: &str, voice: &Voice) -> Result<Command, Message> {
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
        if let Some((name, _)) = G::COMMANDS.iter().find(meant) {
            return Ok(Command::Own { name, about: rest_of() });
        }
        let Some((name, _)) = COMMANDS.iter().find(meant) else {
            let called = |topic: &&Topic| names_of(topic, voice).contains(&word);
            let found = topics::<G>(voice).into_iter().find(called);
            return found.map(|topic| Command::Topic(topic.id)).ok_or_else(unknown);
        };
        Ok(match *name {
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

/// The topics of a game that no other command reads out.
pub fn topics<G: Board>(voice: &Voice) -> Vec<&'static Topic> {
    let command =
        |word: &str| COMMANDS.iter().any(|(name, key)| *name == word || has_alias(voice, key, word));
    let is_free = |topic: &&Topic| !names_of(topic, voice).iter().any(|name| command(name));
    G::TOPICS.iter().filter(is_free).collect()
}

/// What a topic is called as a command, in the language of the texts first.
pub fn names_of(topic: &Topic, voice: &Voice) -> Vec<String> {
    let names = voice.texts.attribute(topic.title, "names").unwrap_or_default();
    let names = names.split(',').map(|name| name.trim().to_lowercase()).filter(|name| !name.is_empty());
    names.chain([topic.id.to_owned()]).collect()
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
    use karak::Karak;
    use texts::Language;
    use thunderstone::Thunderstone;

    fn read(line: &str, voice: &Voice) -> Result<Command, Message> {
        Command::read::<Thunderstone>(line, voice)
    }

    #[test]
    fn numbers_and_commands_are_understood_in_every_language() {
        for language in Language::ALL {
            let voice = Voice::new(language, true);
            assert_eq!(read(" 12. ", &voice), Ok(Command::Number(12)));
            assert_eq!(read("", &voice), Ok(Command::Choices));
            assert_eq!(read("RULES K-BAT-6", &voice), Ok(Command::Rules("K-BAT-6".to_owned())));
            for (name, key) in &COMMANDS {
                let wanted = Command::read::<Karak>(name, &voice);
                assert!(wanted.is_ok());
                for alias in voice.word(key).split(',') {
                    assert_eq!(Command::read::<Karak>(alias, &voice), wanted, "{alias} in {language}");
                }
            }
        }
    }

    #[test]
    fn a_game_with_commands_of_its_own_hides_no_other() {
        for language in Language::ALL {
            let voice = Voice::new(language, true);
            for (name, key) in COMMANDS.iter().chain(Thunderstone::COMMANDS) {
                let first = voice.word(key).split(',').next().unwrap_or_default().to_owned();
                assert_eq!(read(&first, &voice), read(name, &voice), "{first} in {language}");
            }
            for (name, key) in Thunderstone::COMMANDS {
                for alias in voice.word(key).split(',') {
                    assert_eq!(read(alias, &voice), read(name, &voice), "{alias} in {language}");
                }
            }
        }
        for (language, both) in [(Language::Et, "kaart"), (Language::De, "karte")] {
            let voice = Voice::new(language, true);
            let map = Ok(Command::Map { whole: false });
            assert_eq!(Command::read::<Karak>(both, &voice), map, "a map, where no card is read");
            assert!(
                matches!(read(both, &voice), Ok(Command::Own { name: "card", .. })),
                "{both} in {language}"
            );
        }
    }

    #[test]
    fn topics_are_commands_in_english_and_in_the_language_of_the_texts() {
        for language in Language::ALL {
            let voice = Voice::new(language, true);
            for topic in topics::<Karak>(&voice) {
                for name in names_of(topic, &voice) {
                    let wanted = Ok(Command::Topic(topic.id));
                    assert_eq!(Command::read::<Karak>(&name, &voice), wanted, "{name} in {language}");
                }
            }
        }
        let german = Voice::new(Language::De, true);
        assert_eq!(Command::read::<Karak>("Ringsum", &german), Ok(Command::Topic("around")));
        assert_eq!(Command::read::<Karak>("hand", &german), Ok(Command::Hand), "a command of every game");
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        let voice = Voice::new(Language::En, true);
        for line in ["dance", "-3", "1e9", "99999999999999999999999", "log much", "3 4"] {
            assert!(read(line, &voice).is_err(), "{line}");
        }
        assert!(Command::read::<Karak>("explain 1", &voice).is_err(), "another game's command");
        assert!(Command::read::<Karak>("village", &voice).is_err(), "another game's topic");
    }
}
