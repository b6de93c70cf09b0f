//! What the command line asks for.

use std::path::PathBuf;
use std::time::Duration;

/// How to use it.
pub const USAGE: &str = "\
usage: load [OPTIONS]

  --quick            few tables and a few seconds: that nothing is lost, rather than how fast it is
  --tables N         how many tables are played at once (1000)
  --seconds N        how long each stage lasts (10)
  --rate N           inputs a second while delays are measured (2000)
  --idle N           how many tables nobody visits (2000)
  --stored N         how many games are stored when the server is started (100000)
  --game ID          one game only; all by turns without it";

/// What to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Show how to use it.
    Help,
    /// Measure.
    Measure(Plan),
    /// Be the server, with its archive in this folder.
    Serve {
        /// Where the archive is.
        folder: PathBuf,
        /// How long a table without visitors stays in memory.
        linger: Duration,
    },
    /// Be the bare room.
    Echo {
        /// How long its messages are.
        bytes: usize,
    },
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
            games,
        }
    }
}

impl Plan {
    /// A short run for the tests.
    fn quick() -> Plan {
        let (tables, time) = (50, Duration::from_secs(2));
        Plan { tables, time, rate: 200, idle: 50, stored: 500, ..Plan::default() }
    }

    /// Which game is played at the table of this number.
    pub fn game(&self, number: usize) -> &str {
        &self.games[number % self.games.len()]
    }
}

impl Task {
    /// Reads the command line, or says what is wrong with it.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<Task, String> {
        let words: Vec<String> = words.into_iter().collect();
        let quick = words.iter().any(|word| word == "--quick");
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["help" | "--help" | "-h"] => return Ok(Task::Help),
            ["serve", folder, linger] => {
                let linger = Duration::from_secs(number(linger)?);
                return Ok(Task::Serve { folder: folder.into(), linger });
            }
            ["echo", bytes] => return Ok(Task::Echo { bytes: number(bytes)? }),
            _ => {}
        }
        let mut plan = if quick { Plan::quick() } else { Plan::default() };
        let mut words = words.iter().filter(|word| *word != "--quick");
        while let Some(option) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{option} needs a value"));
            match option.as_str() {
                "--tables" => plan.tables = number::<usize>(value()?)?.max(1),
                "--seconds" => plan.time = Duration::from_secs(number(value()?)?),
                "--rate" => plan.rate = number::<u32>(value()?)?.max(1),
                "--idle" => plan.idle = number::<usize>(value()?)?.max(1),
                "--stored" => plan.stored = number(value()?)?,
                "--game" => plan.games = vec![value()?.clone()],
                other => return Err(format!("there is no option {other:?}")),
            }
        }
        Ok(Task::Measure(plan))
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is no whole number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task, String> {
        Task::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_plan_is_read() {
        assert_eq!(read(""), Ok(Task::Measure(Plan::default())));
        assert_eq!(read("--quick"), Ok(Task::Measure(Plan::quick())));
        let plan = Plan { tables: 7, games: vec!["karak".to_owned()], ..Plan::quick() };
        assert_eq!(read("--tables 7 --quick --game karak"), Ok(Task::Measure(plan)));
        assert_eq!(read("echo 5"), Ok(Task::Echo { bytes: 5 }));
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert_eq!(read("--tables"), Err("--tables needs a value".to_owned()));
        assert_eq!(read("--tables x"), Err("\"x\" is no whole number".to_owned()));
        assert_eq!(read("--fast"), Err("there is no option \"--fast\"".to_owned()));
    }
}
