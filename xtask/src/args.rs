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
  browse                   the tests in a browser, with the longest games too
  screenshots [OPTIONS]    pictures of the main screens, and the few that the README shows
      --languages LIST     of which languages (en,pl,de,et)
      --themes LIST        in which themes (light,dark)
      --sizes LIST         at which sizes of the window (360x740,390x844,1024x768,1920x1080)
      --out FOLDER         where they go (target/screenshots)
  measure-web              how fast the client is in a browser, and how much it loads
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
    /// The tests in a browser, the long ones too.
    Browse,
    /// Pictures of the main screens.
    Screenshots(Screenshots),
    /// How fast the client is.
    MeasureWeb,
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

/// Which pictures to make; what is not said is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Screenshots {
    /// The languages, with commas between them.
    pub languages: Option<String>,
    /// The themes.
    pub themes: Option<String>,
    /// The sizes of the window.
    pub sizes: Option<String>,
    /// The folder they go to.
    pub out: Option<String>,
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
        Some("browse") => Command::Browse,
        Some("measure-web") => Command::MeasureWeb,
        Some("screenshots") => return screenshots(words).map(Command::Screenshots),
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

/// Calls `set` with each option and its value, written `--name value` or `--name=value`.
fn options(
    command: &str,
    known: &[&str],
    mut words: impl Iterator<Item = String>,
    mut set: impl FnMut(&str, String) -> Result<(), String>,
) -> Result<(), String> {
    while let Some(word) = words.next() {
        let (option, value) = match word.split_once('=') {
            Some((option, value)) => (option.to_owned(), Some(value.to_owned())),
            None => (word, None),
        };
        if !known.contains(&option.as_str()) {
            return Err(format!("{command} has no option {option:?}"));
        }
        let value = value.or_else(|| words.next()).ok_or_else(|| format!("{option} needs a value"))?;
        set(&option, value)?;
    }
    Ok(())
}

fn laws(words: impl Iterator<Item = String>) -> Result<Laws, String> {
    let mut laws = Laws::default();
    options("laws", &["--game", "--games", "--seed", "--number"], words, |option, value| {
        let number = || value.parse().map_err(|_| format!("{option} needs a whole number, not {value:?}"));
        match option {
            "--games" => laws.games = number()?,
            "--seed" => laws.seed = number()?,
            "--number" => laws.number = Some(number()?),
            _ => laws.game = (value != "all").then_some(value),
        }
        Ok(())
    })?;
    Ok(laws)
}

fn screenshots(words: impl Iterator<Item = String>) -> Result<Screenshots, String> {
    let mut wanted = Screenshots::default();
    options("screenshots", &["--languages", "--themes", "--sizes", "--out"], words, |option, value| {
        *match option {
            "--languages" => &mut wanted.languages,
            "--themes" => &mut wanted.themes,
            "--sizes" => &mut wanted.sizes,
            _ => &mut wanted.out,
        } = Some(value);
        Ok(())
    })?;
    Ok(wanted)
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
        let pictures = Screenshots { languages: Some("de,et".to_owned()), ..Screenshots::default() };
        assert_eq!(read("screenshots --languages de,et"), Ok(Command::Screenshots(pictures)));
        assert_eq!(read("measure-web"), Ok(Command::MeasureWeb));
        assert_eq!(read("browse"), Ok(Command::Browse));
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert_eq!(read("tests"), Err("there is no command \"tests\"".to_owned()));
        assert_eq!(read("tidy now"), Err("\"now\" is one word too many".to_owned()));
        assert_eq!(read("laws --game"), Err("--game needs a value".to_owned()));
        assert_eq!(read("laws --games x"), Err("--games needs a whole number, not \"x\"".to_owned()));
        assert_eq!(read("laws --sed 1"), Err("laws has no option \"--sed\"".to_owned()));
        assert_eq!(read("screenshots --theme dark"), Err("screenshots has no option \"--theme\"".to_owned()));
    }
}
