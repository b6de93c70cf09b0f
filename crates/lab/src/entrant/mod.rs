//! Who plays, written as text: `random`, `casual`, `greedy`, a level such as `torch`, `search` with settings behind
//! commas, or `process:` and a command.

mod settings;

use crate::Error;
use bots::{Bot, Budget, Casual, External, Greedy, Guarded, Level, Limits, Random, Search};
use settings::BotSettings;
use std::process::Command;
use std::time::Duration;
use table::Insight;

/// The bots that are no level.
const NAMES: [&str; 5] = ["random", "casual", "advised", "greedy", "search"];
/// How long a process may think when nothing else is said.
const PROCESS_TIME: Duration = Duration::from_secs(1);
/// How long a search thinks when nothing else is said.
const SEARCH_TIME: Duration = Duration::from_millis(50);

/// A bot as it was described, ready to sit down at any number of tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    text: String,
    kind: Kind,
    budget: Budget,
}

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    Random,
    Casual { blind_every: u32 },
    Greedy(BotSettings),
    Search(BotSettings),
    Level(Level, usize),
    Process(Vec<String>),
}

impl Entrant {
    /// Reads a description.
    pub fn read(text: &str) -> Result<Entrant, Error> {
        let text = text.trim();
        if let Some((head, command)) = text.split_once(':').filter(|(head, _)| head.starts_with("process")) {
            return process(text, head, command);
        }
        let mut parts = text.split(',').map(str::trim);
        let name = parts.next().unwrap_or_default().to_ascii_lowercase();
        let level = Level::of(&name);
        if level.is_none() && !NAMES.contains(&name.as_str()) {
            return Err(Error::UnknownBot { found: text.to_owned() });
        }
        let settings = BotSettings::read(text, &name, parts)?;
        // What does not search needs no clock: without one its choices are the same on every machine.
        let unhurried = settings.budget.unwrap_or(Budget::iterations(u32::MAX));
        let (kind, budget) = match name.as_str() {
            "random" => (Kind::Random, unhurried),
            "casual" => (Kind::Casual { blind_every: 4 }, unhurried),
            "advised" => (Kind::Casual { blind_every: 0 }, unhurried),
            "greedy" => (Kind::Greedy(settings), unhurried),
            _ => match level {
                Some(level) => {
                    (Kind::Level(level, settings.threads), settings.budget.unwrap_or(level.budget()))
                }
                None => (Kind::Search(settings), settings.budget.unwrap_or(Budget::time(SEARCH_TIME))),
            },
        };
        Ok(Entrant { text: text.to_owned(), kind, budget })
    }

    /// The description.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What a decision may cost.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// Whether the same seed gives the same game on any machine: nothing in it looks at a clock.
    pub fn is_repeatable(&self) -> bool {
        self.budget.limit().is_none() && !matches!(self.kind, Kind::Process(_))
    }

    /// The bot, guarded, with a memory of its own.
    pub fn bot<G: Insight>(&self) -> Box<dyn Bot<G>> {
        match &self.kind {
            Kind::Random => Box::new(Guarded::new(Random)),
            Kind::Casual { blind_every } => Box::new(Guarded::new(Casual { blind_every: *blind_every })),
            Kind::Greedy(settings) => Box::new(Guarded::new(Greedy {
                samples: settings.samples,
                prior_weight: settings.prior_weight,
            })),
            Kind::Search(settings) => Box::new(Guarded::new(Search::new(settings.search, settings.threads))),
            Kind::Level(level, threads) => level.bot(*threads),
            Kind::Process(words) => {
                Box::new(Guarded::new(External::start(command(words), Limits::default())))
            }
        }
    }

    /// Whether a process can be started at all; better asked before the first game than found in the last.
    pub fn check(&self) -> Result<(), Error> {
        let Kind::Process(words) = &self.kind else { return Ok(()) };
        let mut command = command(words);
        let nothing = std::process::Stdio::null;
        match command.stdin(nothing()).stdout(nothing()).stderr(nothing()).spawn() {
            Ok(mut child) => {
                // Only this one process, by its handle.
                let _ = child.kill();
                let _ = child.wait();
                Ok(())
            }
            Err(error) => Err(Error::NotStarted { bot: self.text.clone(), problem: error.to_string() }),
        }
    }
}

fn command(words: &[String]) -> Command {
    let (program, arguments) = words.split_first().expect("a process has a name");
    let mut command = Command::new(program);
    command.args(arguments);
    command
}

/// `process:COMMAND`, or `process,200ms:COMMAND`.
fn process(text: &str, head: &str, command: &str) -> Result<Entrant, Error> {
    let settings = BotSettings::read(text, "process", head.split(',').skip(1).map(str::trim))?;
    if head.split(',').next() != Some("process") {
        return Err(Error::UnknownBot { found: text.to_owned() });
    }
    let words = shlex::split(command).filter(|words| !words.is_empty());
    let words =
        words.ok_or_else(|| Error::WrongSetting { bot: text.to_owned(), part: command.to_owned() })?;
    let budget = settings.budget.unwrap_or(Budget::time(PROCESS_TIME));
    Ok(Entrant { text: text.to_owned(), kind: Kind::Process(words), budget })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_bot_is_read() {
        for text in
            ["random", "casual", "advised", "greedy", "Blaze", "search", "greedy,samples=4", "torch,50ms"]
        {
            assert_eq!(Entrant::read(text).map(|it| it.text().to_owned()), Ok(text.to_owned()));
        }
        let search = Entrant::read(" search,400it,exploration=0.2,rollout-turns=1,threads=2 ")
            .expect("it is a search");
        assert_eq!(search.budget(), Budget::iterations(400));
        let Kind::Search(settings) = search.kind else { panic!("it searches") };
        assert_eq!(
            (settings.search.exploration, settings.search.rollout_turns, settings.threads),
            (0.2, 1, 2)
        );
        let both = Entrant::read("search,20ms,100it").expect("both limits hold");
        assert_eq!(both.budget(), Budget::time(Duration::from_millis(20)).at_most(100));
    }

    #[test]
    fn a_process_is_a_command_with_its_own_words() {
        let bot = Entrant::read("process,200ms:python3 'my bot.py' --fast").expect("it is a command");
        assert_eq!(bot.kind, Kind::Process(["python3", "my bot.py", "--fast"].map(str::to_owned).to_vec()));
        assert_eq!(bot.budget(), Budget::time(Duration::from_millis(200)));
        assert!(matches!(
            Entrant::read("process:/no/such/bot").expect("it can be written").check(),
            Err(Error::NotStarted { .. })
        ));
    }

    #[test]
    fn only_bots_without_a_clock_are_repeatable() {
        let repeatable = |text: &str| Entrant::read(text).expect("it is a bot").is_repeatable();
        assert!(repeatable("random") && repeatable("greedy") && repeatable("search,40it"));
        assert!(!repeatable("search") && !repeatable("torch") && !repeatable("process:python3 x.py"));
    }

    #[test]
    fn what_is_no_bot_is_refused_with_the_part() {
        for unknown in ["", "dragon", "dragon,50ms", "processor:x", "search 50ms"] {
            assert!(matches!(Entrant::read(unknown), Err(Error::UnknownBot { .. })), "{unknown}");
        }
        for (bot, part) in [
            ("search,fast", "fast"),
            ("search,xms", "xms"),
            ("search,exploration=much", "exploration=much"),
            ("greedy,exploration=1", "exploration=1"),
            ("random,samples=3", "samples=3"),
            ("search,0it", "0it"),
            ("search,threads=0", "threads=0"),
            ("search,exploration=NaN", "exploration=NaN"),
            ("process,soon:python3", "soon"),
            ("process:", ""),
            ("process:'open", "'open"),
        ] {
            let expected = Error::WrongSetting { bot: bot.to_owned(), part: part.to_owned() };
            assert_eq!(Entrant::read(bot), Err(expected));
        }
    }
}
