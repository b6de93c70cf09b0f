//! A table for board games in one program: the server, playing in the terminal, game files, the rules, the lab.
//!
//! [`run`] is the whole program for the games of a registry. Game-specific code stands only in a game's own module
//! or crate; everything else works for any game.

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
mod menu;
mod opponents;
mod plain;
mod play;
mod reference;
mod replay;
mod seats;
mod serve;
mod settings;
mod start;
mod thunderstone;
mod upkeep;
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
pub use start::{company, read_number};
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
        Err(unknown) => return complain(&voice_in(locale::of_the_system(), true), &unknown.message(), 2),
    };
    let mut voice = voice_in(language, true);
    let order = match args::read(&words, &voice.texts, &games) {
        Ok(order) => order,
        Err(args::Early::Shown(text)) => {
            // Whoever reads it may be gone already; then there is nobody to tell.
            drop(io::stdout().write_all(text.replace('\u{a0}', " ").as_bytes()));
            return ExitCode::SUCCESS;
        }
        Err(args::Early::Wrong(message)) => return complain(&voice, &message, 2),
    };
    voice.set_plain(order.plain);
    match obey(registry, &games, &mut voice, order.what) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has had enough.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(error)) => {
            complain(&voice, &Message::new("ui-no-output").with("problem", error.to_string()), 1)
        }
        Err(Stop::Problem(message)) => complain(&voice, &message, 1),
    }
}

/// Does what the command line says.
fn obey<L: Boards>(
    registry: Registry<L>,
    games: &Games,
    voice: &mut Voice,
    what: args::What,
) -> Result<(), Stop> {
    let console = &mut Console::standard();
    match what {
        args::What::Menu => menu::run(games, voice, console),
        args::What::Play(options) => {
            games.named(&options.game).and_then(|game| (game.play)(voice, console, &options))
        }
        args::What::Replay { file } => (games.of_file(&file)?.replay)(voice, console, &file),
        args::What::Verify { file } => verify::show(voice, console, (games.of_file(&file)?.verify)(&file)?),
        args::What::Serve { flags, untold } => {
            serve::run(voice, console, server::Games::of(registry), &games.ids(), &flags, untold)
        }
        args::What::Backup { flags, file, force } => upkeep::backup(voice, console, &flags, &file, force),
        args::What::Check { flags, file } => upkeep::check(voice, console, &flags, file.as_deref()),
        args::What::Rules { id } => games.rules(voice, console, id.as_deref()),
        args::What::LabOdds(order) => lab_odds::run(voice, console, &order),
        args::What::Lab(order) => measure(registry, voice, &order),
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

fn complain(voice: &Voice, message: &Message, code: u8) -> ExitCode {
    drop(writeln!(io::stderr(), "{}", voice.say(message).replace('\u{a0}', " ")));
    ExitCode::from(code)
}
