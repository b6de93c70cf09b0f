//! The server under load: how many inputs it makes durable, how soon the other seat knows, what that costs, and how
//! much memory it takes. Beside it, in the same run, a bare room of two sockets that keeps nothing.
//!
//! The server and the bare room are processes of their own, so that their processor time and memory are theirs alone.
//! Everything stays on the loopback interface, and every stage ends by itself.

mod connecting;
mod disk;
mod memory;
mod pace;
mod plan;
mod process;
mod received;
mod report;
mod roles;
mod seats;
mod socket;
mod stages;
mod starting;

use plan::{Plan, Role, Task};
use std::process::ExitCode;
use std::time::Duration;

/// As in the program that people run.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Whatever went wrong, to be shown.
type Failure = Box<dyn std::error::Error + Send + Sync>;

fn main() -> ExitCode {
    let done = match Task::read(std::env::args()).unwrap_or_else(|problem| problem.exit()) {
        Task::Measure(plan) => measure(&plan),
        Task::Be(Role::Serve { folder, linger }) => roles::serve(&folder, Duration::from_secs(linger)),
        Task::Be(Role::Echo { bytes }) => roles::echo(bytes),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// One thread makes the load: what it leaves of the machine is the server's.
fn measure(plan: &Plan) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(stages::all(plan))
}
