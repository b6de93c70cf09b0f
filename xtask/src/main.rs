//! The project's own commands: `cargo xtask test` runs every check and test; `cargo xtask help` lists the others.

mod args;
mod browsers;
mod cargo;
mod commands;
mod package;
mod sample;
mod sections;
mod server;
mod tidy;
mod types;
mod web;

use args::Command;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = match args::parse(std::env::args()).unwrap_or_else(|problem| problem.exit()) {
        Command::Test => commands::test(),
        Command::Tidy => commands::tidy(),
        Command::Laws(laws) => commands::laws(&laws),
        Command::FuzzServer { messages } => server::fuzz(messages),
        Command::Schemathesis => server::schemathesis(),
        Command::Types => types::write(),
        Command::Patches { games } => web::patches(games, true),
        Command::Browse => web::browse(true),
        Command::Screenshots(wanted) => web::screenshots(&wanted),
        Command::MeasureWeb => web::measure(),
        Command::Bench { filters } => commands::bench(&filters),
        Command::Load { options } => commands::load(&options),
        Command::SampleTexts(wanted) => sample::print(&wanted),
        Command::Bless => commands::bless(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
