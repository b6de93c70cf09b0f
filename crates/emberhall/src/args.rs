//! The command line, with its help in the chosen language.

use crate::admin::{self, AdminOrder};
use crate::games::Games;
use crate::lab_args::{self, LabOrder};
use crate::lab_odds::{self, Given};
use crate::renamed::{self, Renamed};
use crate::settings::{Flags, OPTIONS, SEVERAL};
use crate::start::read_number;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use table::Message;
use texts::Texts;

/// What the command line asks for.
pub struct Order {
    /// Without drawing and colour.
    pub plain: bool,
    /// Old names that were used.
    pub renamed: Vec<Renamed>,
    /// The command with its options.
    pub action: Action,
}

/// The commands.
pub enum Action {
    /// The start menu of the terminal.
    Menu,
    /// A game.
    Play(Box<PlayOptions>),
    /// A game file, replayed.
    Replay {
        file: String,
    },
    /// A game file, its dice verified.
    Verify {
        file: String,
    },
    /// Exact figures from the lab.
    LabOdds(lab_odds::Order),
    /// The server.
    Serve {
        /// Its settings, as far as the command line has them.
        flags: Flags,
        /// Whether no command was given: then it is a table for the person at this machine, rather than a service.
        without_command: bool,
    },
    /// A copy of the archive.
    Backup {
        /// Where the archive is.
        flags: Flags,
        /// The copy.
        file: String,
        /// Whether a file that is there is replaced.
        force: bool,
    },
    /// A thorough look at the archive.
    Check {
        /// Where the archive is.
        flags: Flags,
        /// A copy of it, instead.
        file: Option<String>,
    },
    /// Something that an operator does.
    Admin(Box<AdminOrder>),
    /// The rules reference.
    Rules {
        /// A rule, or all of them.
        id: Option<String>,
    },
    Lab(LabOrder),
}

/// The options of `play`, as they were written. The game's own code reads them.
#[derive(Clone, Default, Debug)]
pub struct PlayOptions {
    /// Which game.
    pub game: String,
    /// How many play.
    pub players: Option<String>,
    /// Who is a bot.
    pub bots: Option<String>,
    /// How well the bots play.
    pub level: Option<String>,
    /// The players' names.
    pub names: Option<String>,
    /// The seed of chance.
    pub seed: Option<String>,
    /// A game file to go on with.
    pub load: Option<String>,
    /// Where the game is saved when it ends.
    pub save: Option<String>,
    /// The options that belong to one game or another.
    pub own: Given,
}

impl PlayOptions {
    /// How many play, as it was written, or so many.
    pub fn players_or(&self, default: u8) -> Result<u8, Message> {
        self.players.as_deref().map_or(Ok(default), |text| read_number("--players", text))
    }
}

/// An option of `play` or of the lab that belongs to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOption {
    /// Its name, without the dashes.
    pub name: &'static str,
    /// What stands for the value in the help; empty for a switch.
    pub value: &'static str,
    /// The key of the help.
    pub help: &'static str,
}

impl GameOption {
    /// An option with a value.
    pub const fn new(name: &'static str, value: &'static str, help: &'static str) -> GameOption {
        GameOption { name, value, help }
    }

    /// A switch.
    pub const fn switch(name: &'static str, help: &'static str) -> GameOption {
        GameOption { name, value: "", help }
    }

    /// The option on the command line.
    pub(crate) fn arg(&self, texts: &Texts) -> Arg {
        match self.value {
            "" => flag(texts, self.name, self.help),
            value => option(texts, self.name, value, self.help),
        }
    }
}

/// The command line asks for nothing more, or is wrong.
pub enum EarlyExit {
    /// Help or version, ready to print.
    Shown(String),
    /// What is wrong.
    Wrong(Message),
}

/// What is done when no command is given.
const DEFAULT_COMMAND: &str = "serve";

/// Reads the command line.
pub fn read(words: &[String], texts: &Texts, games: &Games) -> Result<Order, EarlyExit> {
    let place = place_of_command(words);
    let without_command = place.is_some();
    let mut words = words.to_vec();
    if let Some(place) = place {
        words.insert(place, DEFAULT_COMMAND.to_owned());
    }
    let renamed = replace_old_names(&mut words);
    let matches = command(texts, games).try_get_matches_from(words).map_err(early)?;
    let plain = matches.get_flag("plain");
    let action = match matches.subcommand() {
        Some(("play", play)) => play_or_menu(play, games)?,
        Some(("replay", replay)) => Action::Replay { file: text(replay, "file").unwrap_or_default() },
        Some(("verify", verify)) => Action::Verify { file: text(verify, "file").unwrap_or_default() },
        Some(("serve", serve)) => Action::Serve { flags: serve_flags(serve), without_command },
        Some(("backup", backup)) => Action::Backup {
            flags: archive_flags(backup),
            file: text(backup, "file").unwrap_or_default(),
            force: backup.get_flag("force"),
        },
        Some(("check", check)) => Action::Check { flags: archive_flags(check), file: text(check, "file") },
        Some(("admin", its)) => Action::Admin(Box::new(admin::read(its))),
        Some(("rules", rules)) => Action::Rules { id: text(rules, "id") },
        Some(("lab", lab)) => match lab.subcommand().and_then(|(name, its)| lab_odds::read(games, name, its))
        {
            Some(order) => Action::LabOdds(order),
            None => Action::Lab(lab_args::read(lab)),
        },
        _ => Action::Menu,
    };
    Ok(Order { plain, renamed, action })
}

/// Where a command belongs when nobody named one: behind the options that every command has. Options of the command
/// that was not named may follow.
fn place_of_command(words: &[String]) -> Option<usize> {
    let mut place = 1;
    loop {
        match words.get(place).map(String::as_str) {
            // One without a value is refused when everything is read.
            Some("--lang") if place + 1 == words.len() => return None,
            Some("--lang") => place += 2,
            Some("--plain") => place += 1,
            Some(word) if word.starts_with("--lang=") => place += 1,
            Some("-h" | "--help" | "-V" | "--version") => return None,
            Some(word) if !word.starts_with('-') => return None,
            _ => return Some(place),
        }
    }
}

/// Replaces options that were renamed.
fn replace_old_names(words: &mut [String]) -> Vec<Renamed> {
    let Some(at) = words.iter().position(|word| ["serve", "lab"].contains(&word.as_str())) else {
        return Vec::new();
    };
    let (before, behind) = words.split_at_mut(at + 1);
    renamed::replace_options(&before[at], behind)
}

/// Without a game `play` asks what to play; with any other option the game must be named.
fn play_or_menu(matches: &ArgMatches, games: &Games) -> Result<Action, EarlyExit> {
    let told = matches.ids().any(|id| {
        let given = matches.value_source(id.as_str()) == Some(ValueSource::CommandLine);
        given && !["lang", "plain"].contains(&id.as_str())
    });
    match matches.contains_id("game") {
        true => Ok(Action::Play(Box::new(play_options(matches, games)))),
        false if told => Err(EarlyExit::Wrong(Message::new("ui-args-missing").with("found", "GAME"))),
        false => Ok(Action::Menu),
    }
}

pub fn text(matches: &ArgMatches, id: &str) -> Option<String> {
    matches.get_one::<String>(id).cloned()
}

fn serve_flags(matches: &ArgMatches) -> Flags {
    let given = |(name, value, _): &(&'static str, &str, &str)| match value.is_empty() {
        true => matches.get_flag(name).then(|| (*name, "true".to_owned())),
        false => text(matches, name).map(|text| (*name, text)),
    };
    let once = OPTIONS.iter().filter(|option| option.0 != SEVERAL).filter_map(given);
    let several = matches.get_many::<String>(SEVERAL).into_iter().flatten();
    let several = several.map(|text| (SEVERAL, text.clone()));
    let config = text(matches, "config").map(|text| ("config", text));
    once.chain(several).chain(config).collect()
}

/// Where the archive is: said itself, or by the settings of the server.
fn archive_flags(matches: &ArgMatches) -> Flags {
    ["data", "config"].into_iter().filter_map(|name| Some((name, text(matches, name)?))).collect()
}

fn play_options(matches: &ArgMatches, games: &Games) -> PlayOptions {
    PlayOptions {
        game: text(matches, "game").unwrap_or_default(),
        players: text(matches, "players"),
        bots: text(matches, "bots"),
        level: text(matches, "level"),
        names: text(matches, "names"),
        seed: text(matches, "seed"),
        load: text(matches, "load"),
        save: text(matches, "save"),
        own: Given::of(matches).only(&games.options()),
    }
}

fn command(texts: &Texts, games: &Games) -> Command {
    let say = |key: &'static str| texts.say(&Message::new(key));
    let option = |id, value, help| option(texts, id, value, help);
    let flag = |id, help| flag(texts, id, help);
    let with_help = |command, about| with_help(texts, command, about);
    let known = texts.say(&Message::new("ui-help-game").with("known", games.listed()));
    let play = with_help(Command::new("play"), "ui-help-play")
        .arg(Arg::new("game").value_name("GAME").help(known))
        .arg(option("players", "N", "ui-help-players"))
        .arg(option("bots", "N|SEATS|all", "ui-help-bots"))
        .arg(option("level", "LEVEL", "ui-help-level"))
        .arg(option("names", "A,B,C", "ui-help-names"))
        .args(games.options().iter().map(|option| option.arg(texts)))
        .arg(option("seed", "N", "ui-help-seed"))
        .arg(option("load", "FILE", "ui-help-load"))
        .arg(option("save", "FILE", "ui-help-save"));
    let file = || Arg::new("file").value_name("FILE").required(true).help(say("ui-help-file"));
    let replay = with_help(Command::new("replay"), "ui-help-replay").arg(file());
    let verify = with_help(Command::new("verify"), "ui-help-verify").arg(file());
    let rules = with_help(Command::new("rules"), "ui-help-rules")
        .arg(Arg::new("id").value_name("ID").help(say("ui-help-id")));
    let config = || option("config", "FILE", "ui-help-config");
    let setting = |(name, value, help): &(&'static str, &'static str, &'static str)| match value.is_empty() {
        true => flag(name, help),
        false if *name == SEVERAL => option(name, value, help).action(ArgAction::Append),
        false => option(name, value, help),
    };
    let serve =
        with_help(Command::new("serve"), "ui-help-serve").args(OPTIONS.iter().map(setting)).arg(config());
    let data = || option("data", "FOLDER", "ui-help-data");
    let backup = with_help(Command::new("backup"), "ui-help-backup")
        .arg(Arg::new("file").value_name("FILE").required(true).help(say("ui-help-backup-file")))
        .args([data(), config(), flag("force", "ui-help-force")]);
    let check = with_help(Command::new("check"), "ui-help-check")
        .arg(Arg::new("file").value_name("FILE").help(say("ui-help-check-file")))
        .args([data(), config()]);
    with_help(Command::new("emberhall"), "ui-help-about")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(say("ui-help-version")),
        )
        .arg(option("lang", "CODE", "ui-help-lang").global(true))
        .arg(flag("plain", "ui-help-plain").global(true))
        .subcommands([
            serve,
            play,
            replay,
            verify,
            rules,
            backup,
            check,
            admin::command(texts),
            lab_args::command(texts, games),
        ])
}

/// An option with a value.
pub fn option(texts: &Texts, id: &'static str, value: &'static str, help: &'static str) -> Arg {
    let help = texts.say(&Message::new(help));
    Arg::new(id).long(id).value_name(value).help(help).allow_hyphen_values(true)
}

/// An option without a value.
pub fn flag(texts: &Texts, id: &'static str, help: &'static str) -> Arg {
    Arg::new(id).long(id).help(texts.say(&Message::new(help))).action(ArgAction::SetTrue)
}

/// A command with its help in the house's form.
pub fn with_help(texts: &Texts, command: Command, about: &'static str) -> Command {
    let say = |key: &'static str| texts.say(&Message::new(key));
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n", say("ui-help-usage"));
    command
        .about(say(about))
        .help_template(template)
        .next_help_heading(say("ui-help-options"))
        .subcommand_help_heading(say("ui-help-commands"))
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).help(say("ui-help-help")))
}

fn early(error: clap::Error) -> EarlyExit {
    let shown: StyledStr = error.render();
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(" "),
        _ => String::new(),
    };
    let about = |key: &'static str, kind: ContextKind| {
        EarlyExit::Wrong(Message::new(key).with("found", context(kind)))
    };
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => EarlyExit::Shown(shown.to_string()),
        ErrorKind::UnknownArgument => about("ui-args-unknown", ContextKind::InvalidArg),
        ErrorKind::InvalidSubcommand => about("ui-args-unknown", ContextKind::InvalidSubcommand),
        ErrorKind::MissingRequiredArgument => about("ui-args-missing", ContextKind::InvalidArg),
        ErrorKind::ArgumentConflict => about("ui-args-twice", ContextKind::InvalidArg),
        ErrorKind::InvalidValue | ErrorKind::NoEquals | ErrorKind::WrongNumberOfValues => {
            about("ui-args-no-value", ContextKind::InvalidArg)
        }
        _ => EarlyExit::Wrong(Message::new("ui-args-wrong").with("problem", shown.to_string())),
    }
}
