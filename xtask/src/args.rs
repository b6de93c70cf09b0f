//! What the command line asks for.

use clap::{Args, Parser, Subcommand};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask", disable_version_flag = true)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

/// A command with its options.
#[derive(Clone, PartialEq, Eq, Debug, Subcommand)]
pub enum Command {
    /// Every check and test: formatting, lints, tidy, tests, documentation, a short law run
    Test,
    /// The project's own checks: rule ids, crate edges, texts, files, dependencies
    Tidy,
    /// A campaign of random games with every law at every step, in release mode
    Laws(Laws),
    /// Nonsense for the server, in release mode
    FuzzServer {
        /// How many messages
        #[arg(default_value_t = 1_000_000)]
        messages: u64,
    },
    /// Whole games as every viewer is told them, in release mode: the client's own code must see what the engine does
    Patches {
        /// How many games of each kind
        #[arg(long, value_name = "N", default_value_t = 500)]
        games: u64,
    },
    /// The tests in a browser, with the longest games too
    Browse,
    /// Pictures of the main screens, and the few that the README shows
    Screenshots(Screenshots),
    /// How fast the client is in a browser, and how much it loads
    MeasureWeb,
    /// The server against its own OpenAPI description; needs Python and the network once
    Schemathesis,
    /// Generates the client's types and component data from Rust
    Types,
    /// The benchmarks
    Bench {
        /// Only those whose name has one of these in it, and options for the benchmarks themselves
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        filters: Vec<String>,
    },
    /// The server under load beside a bare room, in release mode; --help lists the options
    #[command(disable_help_flag = true)]
    Load {
        /// Options of the tool
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
    /// A random sample of the texts of a language, for a reader
    SampleTexts(Sample),
    /// Accepts what golden tests show now
    Bless,
}

/// A law campaign.
#[derive(Clone, PartialEq, Eq, Debug, Args)]
pub struct Laws {
    /// Which game, or all
    #[arg(long, value_name = "NAME", default_value = "all")]
    pub game: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub games: u64,
    /// The seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Only the game of this number, to look at a breach again
    #[arg(long, value_name = "N")]
    pub number: Option<u64>,
}

/// A sample of the texts.
#[derive(Clone, PartialEq, Eq, Debug, Args)]
pub struct Sample {
    /// Which language
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: String,
    /// The seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many texts
    #[arg(long, value_name = "N", default_value_t = 300)]
    pub count: usize,
}

/// Which pictures to make; what is not said is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Default, Args)]
pub struct Screenshots {
    /// Of which languages (en,pl,de,et)
    #[arg(long, value_name = "LIST")]
    pub languages: Option<String>,
    /// In which themes (light,dark)
    #[arg(long, value_name = "LIST")]
    pub themes: Option<String>,
    /// At which sizes of the window (360x740,390x844,1024x768,1920x1080)
    #[arg(long, value_name = "LIST")]
    pub sizes: Option<String>,
    /// Where they go (target/screenshots)
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<String>,
}

/// Reads the command line with the program's name, or says what is wrong with it.
pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Command, clap::Error> {
    Line::try_parse_from(words).map(|line| line.command)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, clap::Error> {
        super::parse(["xtask"].into_iter().chain(line.split_whitespace()).map(str::to_owned))
    }

    #[test]
    fn commands_are_read() {
        let read = |line: &str| parse(line).expect("it is right");
        assert_eq!(read("test"), Command::Test);
        assert_eq!(read("types"), Command::Types);
        assert_eq!(read("fuzz-server"), Command::FuzzServer { messages: 1_000_000 });
        assert_eq!(read("patches --games 3"), Command::Patches { games: 3 });
        assert_eq!(read("fuzz-server 9"), Command::FuzzServer { messages: 9 });
        assert_eq!(read("bench draw"), Command::Bench { filters: vec!["draw".to_owned()] });
        for option in ["--quick", "--help"] {
            assert_eq!(read(&format!("load {option}")), Command::Load { options: vec![option.to_owned()] });
        }
        let usual = Laws { game: "all".to_owned(), games: 100_000, seed: 1, number: None };
        assert_eq!(read("laws"), Command::Laws(usual));
        let laws = Laws { game: "karak".to_owned(), games: 7, seed: 2, number: Some(3) };
        assert_eq!(read("laws --game karak --games=7 --seed 2 --number 3"), Command::Laws(laws));
        let pictures = Screenshots { languages: Some("de,et".to_owned()), ..Screenshots::default() };
        assert_eq!(read("screenshots --languages de,et"), Command::Screenshots(pictures));
        assert_eq!(read("measure-web"), Command::MeasureWeb);
        assert_eq!(read("browse"), Command::Browse);
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (line, named) in [
            ("tests", "'tests'"),
            ("tidy now", "'now'"),
            ("laws --game", "--game"),
            ("laws --games x", "'x'"),
            ("laws --sed 1", "--sed"),
            ("screenshots --theme dark", "--theme"),
        ] {
            let problem = parse(line).expect_err("it is wrong").to_string();
            assert!(problem.contains(named), "{problem}");
        }
    }
}
