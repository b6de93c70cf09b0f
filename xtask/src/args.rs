//! What the command line asks for.

/// How to use it.
pub const USAGE: &str = "\
usage: cargo xtask COMMAND

  test                     every check and test: formatting, lints, tidy, tests, documentation, a short law run
  tidy                     the project's own checks: rule ids, crate edges, texts, files, dependencies
  laws [OPTIONS]           a campaign of random games with every law at every step, in release mode
      --game NAME|all      which game (all)
      --games N            how many games (100000)
      --seed N             the seed (1)
      --number N           only the game of this number, to look at a breach again
  fuzz-server [MESSAGES]   nonsense for the server, in release mode (1000000)
  schemathesis             the server against its own OpenAPI description; needs Python and the network once
  types                    writes the client's types and component data anew, from Rust
  bench [FILTER...]        the benchmarks
  load [OPTIONS...]        the server under load beside a bare room, in release mode; --help lists the options
  bless                    accepts what golden tests show now
  help                     this page";

/// A command with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// This page.
    Help,
    /// Everything.
    Test,
    /// The project's own checks.
    Tidy,
    /// A law campaign.
    Laws(Laws),
    /// Nonsense for the server: so many messages.
    FuzzServer(u64),
    /// The server against its own description.
    Schemathesis,
    /// The client's types and data.
    Types,
    /// The benchmarks, filtered.
    Bench(Vec<String>),
    /// The server under load.
    Load(Vec<String>),
    /// New golden files.
    Bless,
}

/// A law campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laws {
    /// Which game; all when `None`.
    pub game: Option<String>,
    /// How many games.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Only the game of this number.
    pub number: Option<u64>,
}

impl Default for Laws {
    fn default() -> Laws {
        Laws { game: None, games: 100_000, seed: 1, number: None }
    }
}

/// Reads the words after `cargo xtask`, or says what is wrong with them.
pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Command, String> {
    let mut words = words.into_iter();
    let command = match words.next().as_deref() {
        None | Some("help" | "--help" | "-h") => Command::Help,
        Some("test") => Command::Test,
        Some("tidy") => Command::Tidy,
        Some("types") => Command::Types,
        Some("schemathesis") => Command::Schemathesis,
        Some("fuzz-server") => Command::FuzzServer(match words.next() {
            None => 1_000_000,
            Some(word) => word.parse().map_err(|_| format!("{word:?} is no number of messages"))?,
        }),
        Some("bless") => Command::Bless,
        Some("bench") => return Ok(Command::Bench(words.collect())),
        Some("load") => return Ok(Command::Load(words.collect())),
        Some("laws") => return laws(words).map(Command::Laws),
        Some(other) => return Err(format!("there is no command {other:?}")),
    };
    match words.next() {
        None => Ok(command),
        Some(word) => Err(format!("{word:?} is one word too many")),
    }
}

fn laws(mut words: impl Iterator<Item = String>) -> Result<Laws, String> {
    let mut laws = Laws::default();
    while let Some(word) = words.next() {
        let (option, value) = match word.split_once('=') {
            Some((option, value)) => (option.to_owned(), Some(value.to_owned())),
            None => (word, None),
        };
        if !["--game", "--games", "--seed", "--number"].contains(&option.as_str()) {
            return Err(format!("laws has no option {option:?}"));
        }
        let value = value.or_else(|| words.next()).ok_or_else(|| format!("{option} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{option} needs a whole number, not {value:?}"));
        match option.as_str() {
            "--games" => laws.games = number()?,
            "--seed" => laws.seed = number()?,
            "--number" => laws.number = Some(number()?),
            _ => laws.game = (value != "all").then_some(value),
        }
    }
    Ok(laws)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn commands_are_read() {
        assert_eq!(read(""), Ok(Command::Help));
        assert_eq!(read("test"), Ok(Command::Test));
        assert_eq!(read("types"), Ok(Command::Types));
        assert_eq!(read("fuzz-server"), Ok(Command::FuzzServer(1_000_000)));
        assert_eq!(read("fuzz-server 9"), Ok(Command::FuzzServer(9)));
        assert_eq!(read("bench draw"), Ok(Command::Bench(vec!["draw".to_owned()])));
        assert_eq!(read("load --quick"), Ok(Command::Load(vec!["--quick".to_owned()])));
        assert_eq!(read("laws"), Ok(Command::Laws(Laws::default())));
        let laws = Laws { game: Some("karak".to_owned()), games: 7, seed: 2, number: Some(3) };
        assert_eq!(read("laws --game karak --games=7 --seed 2 --number 3"), Ok(Command::Laws(laws)));
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert_eq!(read("tests"), Err("there is no command \"tests\"".to_owned()));
        assert_eq!(read("tidy now"), Err("\"now\" is one word too many".to_owned()));
        assert_eq!(read("laws --game"), Err("--game needs a value".to_owned()));
        assert_eq!(read("laws --games x"), Err("--games needs a whole number, not \"x\"".to_owned()));
        assert_eq!(read("laws --sed 1"), Err("laws has no option \"--sed\"".to_owned()));
    }
}
