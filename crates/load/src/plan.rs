//! What the command line asks for.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::time::Duration;

/// The server under load, beside a bare room of two sockets in the same run.
#[derive(Parser)]
#[command(name = "load", args_conflicts_with_subcommands = true)]
struct Line {
    #[command(subcommand)]
    role: Option<Role>,
    #[command(flatten)]
    options: Options,
}

/// What is said about what to measure.
#[derive(Args)]
struct Options {
    /// Few tables and a few seconds: that nothing is lost, rather than how fast it is
    #[arg(long)]
    quick: bool,
    /// How many tables are played at once (1000)
    #[arg(long, value_name = "N")]
    tables: Option<usize>,
    /// How long each stage lasts (10)
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
    /// Inputs a second while delays are measured (2000)
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
    /// How many tables nobody visits (2000)
    #[arg(long, value_name = "N")]
    idle: Option<usize>,
    /// How many games are stored when the server is started (100000)
    #[arg(long, value_name = "N")]
    stored: Option<u64>,
    /// One game only; all by turns without it
    #[arg(long, value_name = "ID")]
    game: Option<String>,
}

/// What a process is that the tool starts.
#[derive(Clone, PartialEq, Eq, Debug, Subcommand)]
pub enum Role {
    /// The server, with its archive in this folder
    #[command(hide = true)]
    Serve {
        /// Where the archive is
        folder: PathBuf,
        /// How many seconds a table without visitors stays in memory
        linger: u64,
    },
    /// The bare room
    #[command(hide = true)]
    Echo {
        /// How long its messages are
        bytes: usize,
    },
}

/// What to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Measure.
    Measure(Plan),
    /// Be what is measured.
    Be(Role),
}

impl Task {
    /// Reads the command line with the program's name, or says what is wrong with it.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<Task, clap::Error> {
        let Line { role, options } = Line::try_parse_from(words)?;
        Ok(role.map_or_else(|| Task::Measure(Plan::of(options)), Task::Be))
    }
}

/// What to measure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many tables are played at once.
    pub tables: usize,
    /// How long each stage lasts.
    pub time: Duration,
    /// Inputs a second while delays are measured.
    pub rate: u32,
    /// How many tables nobody visits.
    pub idle: usize,
    /// How many games are stored when the server is started.
    pub stored: u64,
    /// How many inputs the table has that is connected to again and again.
    pub inputs: u64,
    /// How often that is measured.
    pub connects: u32,
    /// Which games.
    pub games: Vec<String>,
}

impl Default for Plan {
    fn default() -> Plan {
        let games = catalog::HOUSE.ids().into_iter().map(str::to_owned).collect();
        Plan {
            tables: 1_000,
            time: Duration::from_secs(10),
            rate: 2_000,
            idle: 2_000,
            stored: 100_000,
            inputs: 2_000,
            connects: 300,
            games,
        }
    }
}

impl Plan {
    /// What the options ask for.
    fn of(options: Options) -> Plan {
        let usual = if options.quick { Plan::quick() } else { Plan::default() };
        Plan {
            tables: options.tables.unwrap_or(usual.tables).max(1),
            time: options.seconds.map_or(usual.time, Duration::from_secs),
            rate: options.rate.unwrap_or(usual.rate).max(1),
            idle: options.idle.unwrap_or(usual.idle).max(1),
            stored: options.stored.unwrap_or(usual.stored),
            inputs: usual.inputs,
            connects: usual.connects,
            games: options.game.map_or(usual.games, |game| vec![game]),
        }
    }

    /// A short run for the tests.
    fn quick() -> Plan {
        let (tables, time) = (50, Duration::from_secs(2));
        Plan { tables, time, rate: 200, idle: 50, stored: 500, inputs: 100, connects: 10, ..Plan::default() }
    }

    /// Which game is played at the table of this number.
    pub fn game(&self, number: usize) -> &str {
        &self.games[number % self.games.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task, clap::Error> {
        Task::read(["load"].into_iter().chain(line.split_whitespace()).map(str::to_owned))
    }

    #[test]
    fn a_plan_is_read() {
        let read = |line| read(line).expect("it is right");
        assert_eq!(read(""), Task::Measure(Plan::default()));
        assert_eq!(read("--quick"), Task::Measure(Plan::quick()));
        let plan = Plan { tables: 7, games: vec!["karak".to_owned()], ..Plan::quick() };
        assert_eq!(read("--tables 7 --quick --game karak"), Task::Measure(plan));
        assert_eq!(read("echo 5"), Task::Be(Role::Echo { bytes: 5 }));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (line, named) in [("--tables", "--tables"), ("--tables x", "'x'"), ("--fast", "--fast")] {
            let problem = read(line).expect_err("it is wrong").to_string();
            assert!(problem.contains(named), "{problem}");
        }
    }
}
