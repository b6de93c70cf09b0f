//! The operator's own bots: processes with a name, which people may put into a seat.
//!
//! Only the operator says what is started. People choose among names; no word of theirs gets near a command.

mod processes;

pub use processes::{BotProcess, KillSwitch, Processes};

use host::protocol::BotName;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;
use table::{Explain, Message};

/// What a process gets of the server's environment: what programs need to run at all and to speak a language. Whatever
/// else is there may be a secret.
const ENVIRONMENT: [&str; 9] =
    ["PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "SYSTEMROOT", "USERPROFILE"];

/// A bot of the operator's.
#[derive(Clone, Debug)]
pub struct NamedBot {
    name: BotName,
    program: String,
    words: Vec<String>,
    /// All games when there is no list.
    games: Option<Vec<String>>,
    time: Duration,
    folder: Option<PathBuf>,
}

/// Why a bot cannot be what the operator says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongBot {
    /// The name has characters that a name must not have, or too many.
    #[error("{found:?} is no name for a bot")]
    Name {
        /// The name.
        found: String,
    },
    /// The name is that of a built-in level.
    #[error("{found:?} is the name of a level")]
    LevelName {
        /// The name.
        found: String,
    },
    /// Nothing is to be started.
    #[error("the command is empty")]
    NoCommand,
    /// There is no such game.
    #[error("there is no game {found:?}")]
    NoGame {
        /// What was asked for.
        found: String,
        /// The games there are.
        known: String,
    },
}

impl Explain for WrongBot {
    fn message(&self) -> Message {
        match self {
            WrongBot::Name { found } => Message::new("server-bot-name").with("found", found.clone()),
            WrongBot::LevelName { found } => Message::new("server-bot-level").with("found", found.clone()),
            WrongBot::NoCommand => Message::new("server-bot-no-command"),
            WrongBot::NoGame { found, known } => {
                Message::new("server-bot-no-game").with("found", found.clone()).with("known", known.clone())
            }
        }
    }
}

impl NamedBot {
    /// A bot for every game, which is started by these words: a program and what it is told. No shell reads them.
    pub fn new(name: &str, command: Vec<String>, time: Duration) -> Result<NamedBot, WrongBot> {
        let found = || name.to_owned();
        if bots::Level::of(&name.to_ascii_lowercase()).is_some() {
            return Err(WrongBot::LevelName { found: found() });
        }
        let name = BotName::new(name).ok_or_else(|| WrongBot::Name { found: found() })?;
        let mut words = command.into_iter();
        let program = words.next().filter(|program| !program.is_empty()).ok_or(WrongBot::NoCommand)?;
        Ok(NamedBot { name, program, words: words.collect(), games: None, time, folder: None })
    }

    /// The same, for these games only, which must be among those there are.
    pub fn for_games(self, games: &[String], known: &[&str]) -> Result<NamedBot, WrongBot> {
        if let Some(found) = games.iter().find(|game| !known.contains(&game.as_str())) {
            return Err(WrongBot::NoGame { found: found.clone(), known: known.join(", ") });
        }
        Ok(NamedBot { games: Some(games.to_vec()), ..self })
    }

    /// The same, started in this folder instead of the server's.
    #[must_use]
    pub fn in_folder(self, folder: PathBuf) -> NamedBot {
        NamedBot { folder: Some(folder), ..self }
    }

    /// What people call it.
    pub fn name(&self) -> &BotName {
        &self.name
    }

    /// Whether it plays this game.
    pub fn plays(&self, game: &str) -> bool {
        self.games.as_ref().is_none_or(|games| games.iter().any(|own| own == game))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.words).env_clear();
        command.envs(ENVIRONMENT.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        command
    }
}

/// All bots of the operator's, and how many of their processes may run at once.
#[derive(Clone, Debug)]
pub struct NamedBots {
    bots: Vec<Arc<NamedBot>>,
    processes: usize,
}

impl Default for NamedBots {
    fn default() -> NamedBots {
        NamedBots::new(Vec::new(), NamedBots::DEFAULT_PROCESSES)
    }
}

impl NamedBots {
    /// The default for how many processes may run at once.
    pub const DEFAULT_PROCESSES: usize = 8;

    /// These bots, in this order.
    pub fn new(bots: Vec<NamedBot>, processes: usize) -> NamedBots {
        NamedBots { bots: bots.into_iter().map(Arc::new).collect(), processes }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &NamedBot> {
        self.bots.iter().map(|bot| &**bot)
    }

    /// The bot of this name, if there is one that plays this game.
    pub fn find(&self, name: &BotName, game: &str) -> Option<&Arc<NamedBot>> {
        self.bots.iter().find(|bot| bot.name == *name && bot.plays(game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(name: &str, command: &[&str]) -> Result<NamedBot, WrongBot> {
        let command = command.iter().map(|word| (*word).to_owned()).collect();
        NamedBot::new(name, command, Duration::from_secs(1))
    }

    #[test]
    fn what_an_operator_may_not_say_is_refused_with_the_reason() {
        let wrong = |name: &str, command: &[&str]| bot(name, command).expect_err("it is refused");
        assert_eq!(wrong("no way", &["x"]), WrongBot::Name { found: "no way".to_owned() });
        assert_eq!(wrong("", &["x"]), WrongBot::Name { found: String::new() });
        assert_eq!(wrong("Torch", &["x"]), WrongBot::LevelName { found: "Torch".to_owned() });
        assert_eq!(wrong("mine", &[]), WrongBot::NoCommand);
        assert_eq!(wrong("mine", &[""]), WrongBot::NoCommand);
        let chess = bot("mine", &["x"]).and_then(|bot| bot.for_games(&["chess".to_owned()], &["karak"]));
        assert_eq!(
            chess.expect_err("it is refused"),
            WrongBot::NoGame { found: "chess".to_owned(), known: "karak".to_owned() }
        );
    }

    #[test]
    fn a_bot_is_found_for_the_games_it_plays() {
        let karak = bot("mine", &["x"]).and_then(|bot| bot.for_games(&["karak".to_owned()], &["karak"]));
        let all =
            NamedBots::new(vec![karak.expect("it is sound"), bot("other", &["y"]).expect("it is sound")], 1);
        let finds =
            |name: &str, game: &str| BotName::new(name).is_some_and(|name| all.find(&name, game).is_some());
        assert!(finds("mine", "karak") && !finds("mine", "thunderstone"));
        assert!(finds("other", "karak") && finds("other", "thunderstone"));
        assert!(!finds("nobody", "karak"));
    }

    #[test]
    fn a_process_gets_little_of_the_servers_environment() {
        let command = bot("mine", &["x", "y"]).expect("it is sound").command();
        // What is cleared is shown as nothing, what is kept with its value.
        let kept: Vec<_> =
            command.get_envs().filter(|(_, value)| value.is_some()).map(|(name, _)| name).collect();
        assert!(kept.iter().all(|name| ENVIRONMENT.iter().any(|known| name == known)), "{kept:?}");
        assert_eq!(command.get_args().collect::<Vec<_>>(), ["y"]);
    }
}
