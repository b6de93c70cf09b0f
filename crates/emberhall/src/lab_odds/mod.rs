//! The lab's exact figures for designers: commands that games bring along, what they share, and their files.

mod given;
mod report;

pub use given::{Given, Named, counted, named, unknown};
pub use report::{Numbers, Report, Row};

use crate::args::GameOption;
use crate::console::Console;
use crate::games::Games;
use crate::voice::Voice;
use crate::{Stop, args};
use clap::{ArgMatches, Command};
use table::Message;
use texts::Texts;

/// A command of the lab that shows exact figures of one game.
pub struct Figures {
    /// Its name.
    pub command: &'static str,
    /// The key of its help.
    pub help: &'static str,
    /// Its options, besides those for files.
    pub options: &'static [GameOption],
    /// Reads the options and finds the figures.
    pub report: fn(&Voice, &Given) -> Result<Report, Stop>,
}

/// Which figures are asked for.
pub struct Order {
    report: fn(&Voice, &Given) -> Result<Report, Stop>,
    given: Given,
}

/// Where the figures can be written to.
const FILES: [GameOption; 3] = [
    GameOption::new("csv", "FILE", "lab-figures-help-csv"),
    GameOption::new("html", "FILE", "lab-figures-help-html"),
    GameOption::new("svg", "FILE", "lab-figures-help-svg"),
];

/// The commands of all games.
pub fn commands(texts: &Texts, games: &Games) -> Vec<Command> {
    let command = |figures: &Figures| {
        let options = figures.options.iter().chain(&FILES).map(|option| option.arg(texts));
        args::with_help(texts, Command::new(figures.command), figures.help).args(options)
    };
    games.figures().map(command).collect()
}

/// The order a command line gives, if it is one of these commands.
pub fn read(games: &Games, command: &str, matches: &ArgMatches) -> Option<Order> {
    let figures = games.figures().find(|figures| figures.command == command)?;
    Some(Order { report: figures.report, given: Given::of(matches) })
}

/// Shows the figures and writes the files that are asked for.
pub fn run(voice: &Voice, console: &mut Console, order: &Order) -> Result<(), Stop> {
    let report = (order.report)(voice, &order.given)?;
    // Files first: the reader of the output may close it early.
    let written = report.save(&order.given)?;
    report.show(voice, console)?;
    if !written.is_empty() {
        console.gap()?;
    }
    for path in written {
        let line = Message::new("lab-figures-written").with("file", path.to_owned());
        console.lines(voice.wrap("", 0, &voice.say(&line)))?;
    }
    Ok(())
}
