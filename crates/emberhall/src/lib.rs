//! A table for board games in one program: the server, playing in the terminal, game files, the rules, the lab.
//!
//! [`run`] is the whole program for the games of a registry. Game-specific code stands only in a game's own module
//! or crate; everything else works for any game.

mod admin;
mod args;
mod board;
mod chance;
mod console;
mod files;
mod games;
mod ink;
mod karak;
mod lab_args;
mod lab_odds;
mod locale;
mod maintenance;
mod menu;
mod opponents;
mod plain;
mod play;
mod reference;
mod renamed;
mod replay;
mod seats;
mod serve;
mod settings;
mod start;
mod thunderstone;
mod verify;
mod voice;

pub use args::{GameOption, PlayOptions};
pub use board::{Board, Frame, Scene};
pub use catalog::registry;
pub use console::Console;
pub use games::{Boards, Entry};
pub use ink::Ink;
pub use lab_odds::{Figures, Given, Numbers, Report, Row};
pub use menu::{ask, number, pick, several};
pub use seats::Seats;
pub use start::{ask_players, read_number};
pub use voice::Voice;

use catalog::Registry;
use games::Games;
use std::io::{self, Write};
use std::process::ExitCode;
use table::{Explain, Message};

/// A server gives and takes memory in small pieces all the time: that takes a tenth less processor an input with this
/// allocator than with the system's (docs/performance.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Why the program ends early.
#[derive(Debug)]
pub enum Stop {
    /// The output is gone.
    Output(io::Error),
    /// Something the user should know.
    Problem(Message),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

impl From<Message> for Stop {
    fn from(message: Message) -> Stop {
        Stop::Problem(message)
    }
}

/// The program for these games: reads the command line, does what it says, and gives the exit code.
pub fn run<L: Boards>(registry: Registry<L>) -> ExitCode {
    let games = Games::of(registry);
    let words: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let voice_in = |language, plain| Voice::with(language, plain, registry.locales());
    let language = match locale::asked_for(&words) {
        Ok(asked) => asked.unwrap_or_else(locale::of_the_system),
        Err(unknown) => return fail(&voice_in(locale::of_the_system(), true), &unknown.message(), 2),
    };
    let mut voice = voice_in(language, true);
    let order = match args::read(&words, &voice.texts, &games) {
        Ok(order) => order,
        Err(args::EarlyExit::Shown(text)) => {
            // A closed output is not an error here.
            drop(io::stdout().write_all(text.replace('\u{a0}', " ").as_bytes()));
            return ExitCode::SUCCESS;
        }
        Err(args::EarlyExit::Wrong(message)) => return fail(&voice, &message, 2),
    };
    voice.set_plain(order.plain);
    match execute(registry, &games, &mut voice, order) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader closed the output early.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(error)) => {
            fail(&voice, &Message::new("ui-no-output").with("problem", error.to_string()), 1)
        }
        Err(Stop::Problem(message)) => fail(&voice, &message, 1),
    }
}

/// Does what the command line says.
fn execute<L: Boards>(
    registry: Registry<L>,
    games: &Games,
    voice: &mut Voice,
    order: args::Order,
) -> Result<(), Stop> {
    let console = &mut Console::standard();
    let args::Order { action, renamed, .. } = order;
    // A server writes these warnings to its log.
    if !matches!(action, args::Action::Serve { .. }) {
        renamed.iter().for_each(|renamed| print_error(voice, &renamed.message()));
    }
    match action {
        args::Action::Menu => menu::run(games, voice, console),
        args::Action::Play(options) => {
            games.named(&options.game).and_then(|game| (game.play)(voice, console, &options))
        }
        args::Action::Replay { file } => (games.of_file(&file)?.replay)(voice, console, &file),
        args::Action::Verify { file } => verify::show(voice, console, (games.of_file(&file)?.verify)(&file)?),
        args::Action::Serve { flags, without_command } => serve::run(
            voice,
            console,
            server::Games::of(registry),
            &games.ids(),
            &flags,
            without_command,
            renamed,
        ),
        args::Action::Backup { flags, file, force } => {
            maintenance::backup(voice, console, &flags, &file, force)
        }
        args::Action::Check { flags, file } => maintenance::check(voice, console, &flags, file.as_deref()),
        args::Action::Admin(order) => admin::run(voice, console, *order),
        args::Action::Rules { id } => games.rules(voice, console, id.as_deref()),
        args::Action::LabOdds(order) => lab_odds::run(voice, console, &order),
        args::Action::Lab(order) => measure(registry, voice, &order),
    }
}

/// Whatever the lab is asked for.
fn measure<L: Boards>(registry: Registry<L>, voice: &Voice, order: &lab_args::LabOrder) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    let done = match order {
        lab_args::LabOrder::Study(kind, request) => {
            lab::run(registry, *kind, request, &voice.texts, &mut out)
        }
        lab_args::LabOrder::Bench(request) => lab::bench(registry, request, &voice.texts, &mut out),
    };
    done.map_err(|failure| match failure {
        lab::Failure::Problem(error) => Stop::Problem(error.message()),
        lab::Failure::Output(error) => Stop::Output(error),
    })
}

fn fail(voice: &Voice, message: &Message, code: u8) -> ExitCode {
    print_error(voice, message);
    ExitCode::from(code)
}

fn print_error(voice: &Voice, message: &Message) {
    drop(writeln!(io::stderr(), "{}", voice.say(message).replace('\u{a0}', " ")));
}
