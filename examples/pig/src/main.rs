//! Pig at a table of its own: terminal, server with browser, bots, lab.

fn main() -> std::process::ExitCode {
    emberhall::run(emberhall::registry![pig::Pig])
}
