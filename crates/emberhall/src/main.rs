//! Emberhall: one binary for the server, playing in the terminal, game files, the rules and measuring bots.
//!
//! Game-specific code stands only in the game's own module; everything else works for any game.

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

use console::Console;
use std::io::{self, Write};
use std::process::ExitCode;
use table::{Explain, Message};
use voice::Voice;

/// A server gives and takes memory in small pieces all the time: that takes a tenth less processor an input with this
/// allocator than with the system's (docs/performance.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Why the program ends early.
enum Stop {
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

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let language = match locale::asked_for(&words) {
        Ok(asked) => asked.unwrap_or_else(locale::of_the_system),
        Err(unknown) => return complain(&Voice::new(locale::of_the_system(), true), &unknown.message(), 2),
    };
    let order = match args::read(&words, &texts::Texts::new(language)) {
        Ok(order) => order,
        Err(args::Early::Shown(text)) => {
            // Whoever reads it may be gone already; then there is nobody to tell.
            drop(io::stdout().write_all(text.replace('\u{a0}', " ").as_bytes()));
            return ExitCode::SUCCESS;
        }
        Err(args::Early::Wrong(message)) => return complain(&Voice::new(language, true), &message, 2),
    };
    let mut voice = Voice::new(language, order.plain);
    let mut console = Console::standard();
    let done = match order.what {
        args::What::Menu => menu::run(&mut voice, &mut console),
        args::What::Play(options) => {
            games::named(&options.game).and_then(|game| (game.play)(&mut voice, &mut console, &options))
        }
        args::What::Replay { file } => replay::run(&voice, &mut console, &file),
        args::What::Verify { file } => verify::run(&voice, &mut console, &file),
        args::What::Serve { flags, untold } => serve::run(&voice, &mut console, &flags, untold),
        args::What::Backup { flags, file, force } => {
            upkeep::backup(&voice, &mut console, &flags, &file, force)
        }
        args::What::Check { flags, file } => upkeep::check(&voice, &mut console, &flags, file.as_deref()),
        args::What::Rules { id } => games::rules(&voice, &mut console, id.as_deref()),
        args::What::LabOdds(order) => lab_odds::run(&voice, &mut console, &order),
        args::What::Lab(order) => measure(&voice, &order),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has had enough.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(error)) => {
            complain(&voice, &Message::new("ui-no-output").with("problem", error.to_string()), 1)
        }
        Err(Stop::Problem(message)) => complain(&voice, &message, 1),
    }
}

/// Whatever the lab is asked for.
fn measure(voice: &Voice, order: &lab_args::LabOrder) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    let done = match order {
        lab_args::LabOrder::Study(kind, request) => lab::run(*kind, request, &voice.texts, &mut out),
        lab_args::LabOrder::Bench(request) => lab::bench(request, &voice.texts, &mut out),
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
