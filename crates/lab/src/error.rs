//! What can be wrong with what the lab is asked to do. Nothing has been played or written then.

use catalog::{Games, Registry};
use table::{Explain, Message};

/// Why the lab cannot do what it is asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// No such game.
    #[error("the game {found:?} is not known")]
    UnknownGame {
        /// What was asked for.
        found: String,
        /// The ids of the games there are.
        known: String,
    },
    /// No such bot.
    #[error("the bot {found:?} is not known")]
    UnknownBot {
        /// What was asked for.
        found: String,
    },
    /// A part of a bot's description cannot be read.
    #[error("{bot:?}: {part:?} is no setting of this bot")]
    WrongSetting {
        /// The whole description.
        bot: String,
        /// The part.
        part: String,
    },
    /// A bot's process cannot be started.
    #[error("the bot {bot:?} cannot be started: {problem}")]
    NotStarted {
        /// The description.
        bot: String,
        /// What the system says.
        problem: String,
    },
    /// Fewer bots than are needed.
    #[error("{found} bots; at least {least} are needed")]
    TooFewBots {
        /// How many were named.
        found: usize,
        /// How many are needed.
        least: usize,
    },
    /// More bots than seats.
    #[error("{found} bots for {seats} seats")]
    TooManyBots {
        /// How many were named.
        found: usize,
        /// How many seats the smallest table has.
        seats: u8,
    },
    /// The same bot twice where each must be another.
    #[error("the bot {found:?} is named twice")]
    BotTwice {
        /// The description.
        found: String,
    },
    /// An option needs a whole number, of a least size.
    #[error("{option} needs a whole number of at least {least}, not {found:?}")]
    WrongNumber {
        /// The option.
        option: &'static str,
        /// What was written.
        found: String,
        /// The least it can be.
        least: u64,
    },
    /// Not a list or range of numbers.
    #[error("{option} needs numbers such as 2, 2-5 or 10,20,50, not {found:?}")]
    WrongList {
        /// The option.
        option: &'static str,
        /// What was written.
        found: String,
    },
    /// `--keep` takes all, none, or a number.
    #[error("--keep takes all, none or a number, not {found:?}")]
    WrongKeep {
        /// What was written.
        found: String,
    },
    /// Two options that exclude each other.
    #[error("{one} does not go together with {other}")]
    NotTogether {
        /// The one.
        one: &'static str,
        /// The other.
        other: &'static str,
    },
    /// A setup is not JSON of a setup of this game.
    #[error("the setup {setup:?} cannot be read: line {line}, column {column}: {problem}")]
    SetupMalformed {
        /// The file, or the text itself.
        setup: String,
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The parser's word on it.
        problem: String,
    },
    /// The game refuses a setup.
    #[error("the setup {setup:?} is refused")]
    SetupRefused {
        /// The setup.
        setup: String,
        /// What the game says.
        reason: Box<Message>,
    },
    /// A file cannot be read.
    #[error("{file:?} cannot be read: {problem}")]
    Unreadable {
        /// The file.
        file: String,
        /// What the system says.
        problem: String,
    },
    /// A file cannot be written.
    #[error("{file:?} cannot be written: {problem}")]
    Unwritable {
        /// The file.
        file: String,
        /// What the system says.
        problem: String,
    },
    /// The folder holds something else.
    #[error("{folder:?} holds other files")]
    ForeignFolder {
        /// The folder.
        folder: String,
    },
    /// The folder holds the results of another command.
    #[error("{folder:?} holds the results of another command: {command}")]
    OtherRun {
        /// The folder.
        folder: String,
        /// The command it belongs to.
        command: String,
    },
    /// Another run is writing there now.
    #[error("another run is writing to {folder:?}")]
    Busy {
        /// The folder.
        folder: String,
    },
    /// A row in the middle of the results cannot be read.
    #[error("{file:?}, line {line}: {problem}")]
    BrokenRow {
        /// The file.
        file: String,
        /// Line, from 1.
        line: usize,
        /// The parser's word on it.
        problem: String,
    },
}

impl Error {
    /// The game is none of these.
    pub(crate) fn unknown_game<L: Games>(games: Registry<L>, found: &str) -> Error {
        Error::UnknownGame { found: found.to_owned(), known: games.ids().join(", ") }
    }
}

impl Explain for Error {
    fn message(&self) -> Message {
        match self.clone() {
            Error::UnknownGame { found, known } => {
                Message::new("lab-unknown-game").with("found", found).with("known", known)
            }
            Error::UnknownBot { found } => Message::new("lab-unknown-bot").with("found", found),
            Error::WrongSetting { bot, part } => {
                Message::new("lab-wrong-setting").with("bot", bot).with("part", part)
            }
            Error::NotStarted { bot, problem } => {
                Message::new("lab-not-started").with("bot", bot).with("problem", problem)
            }
            Error::TooFewBots { found, least } => {
                Message::new("lab-too-few-bots").with("found", found).with("n", least)
            }
            Error::TooManyBots { found, seats } => {
                Message::new("lab-too-many-bots").with("found", found).with("n", seats)
            }
            Error::BotTwice { found } => Message::new("lab-bot-twice").with("found", found),
            Error::WrongNumber { option, found, least } => Message::new("lab-wrong-number")
                .with("option", option)
                .with("found", found)
                .with("least", least as i64),
            Error::WrongList { option, found } => {
                Message::new("lab-wrong-list").with("option", option).with("found", found)
            }
            Error::WrongKeep { found } => Message::new("lab-wrong-keep").with("found", found),
            Error::NotTogether { one, other } => {
                Message::new("lab-not-together").with("one", one).with("other", other)
            }
            Error::SetupMalformed { setup, line, column, problem } => Message::new("lab-setup-malformed")
                .with("setup", setup)
                .with("line", line)
                .with("column", column)
                .with("problem", problem),
            Error::SetupRefused { setup, reason } => {
                Message::new("lab-setup-refused").with("setup", setup).with("reason", *reason)
            }
            Error::Unreadable { file, problem } => {
                Message::new("lab-unreadable").with("file", file).with("problem", problem)
            }
            Error::Unwritable { file, problem } => {
                Message::new("lab-unwritable").with("file", file).with("problem", problem)
            }
            Error::ForeignFolder { folder } => Message::new("lab-foreign-folder").with("folder", folder),
            Error::OtherRun { folder, command } => {
                Message::new("lab-other-run").with("folder", folder).with("command", command)
            }
            Error::Busy { folder } => Message::new("lab-busy").with("folder", folder),
            Error::BrokenRow { file, line, problem } => {
                Message::new("lab-broken-row").with("file", file).with("line", line).with("problem", problem)
            }
        }
    }
}
