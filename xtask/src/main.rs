//! The project's own commands: `cargo xtask test` runs every check and test; `cargo xtask help` lists the others.

mod args;
mod cargo;
mod commands;
mod sections;
mod server;
mod tidy;
mod types;
mod web;

use args::Command;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = match args::parse(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(problem) => {
            eprintln!("{problem}\n\n{}", args::USAGE);
            return ExitCode::from(2);
        }
    };
    let done = match command {
        Command::Help => {
            println!("{}", args::USAGE);
            Ok(())
        }
        Command::Test => commands::test(),
        Command::Tidy => commands::tidy(),
        Command::Laws(laws) => commands::laws(&laws),
        Command::FuzzServer(messages) => server::fuzz(messages),
        Command::Schemathesis => server::schemathesis(),
        Command::Types => types::write(),
        Command::Browse => web::browse(true),
        Command::Screenshots(wanted) => web::screenshots(&wanted),
        Command::MeasureWeb => web::measure(),
        Command::Bench(filters) => commands::bench(&filters),
        Command::Load(options) => commands::load(&options),
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
