//! The lab's exact figures for designers: `lab odds` for Karak 2 and `lab attack` for Thunderstone.
//!
//! What is game-specific is in the game's own module; here are the commands, what they share, and their files.

mod given;
mod report;

pub use given::{Given, Named, counted, named, unknown};
pub use report::{Numbers, Report, Row};

use crate::console::Console;
use crate::voice::Voice;
use crate::{Stop, args, karak, thunderstone};
use clap::{ArgMatches, Command};
use table::Message;
use texts::Texts;

/// A command of the lab that shows exact figures.
pub struct Order {
    report: fn(&Voice, &Given) -> Result<Report, Stop>,
    given: Given,
}

/// The commands.
pub fn commands(texts: &Texts) -> [Command; 2] {
    let option = |id, value, help| args::option(texts, id, value, help);
    let flag = |id, help| args::flag(texts, id, help);
    let dressed = |command, about| args::dressed(texts, command, about);
    let files = || {
        [
            option("csv", "FILE", "lab-figures-help-csv"),
            option("html", "FILE", "lab-figures-help-html"),
            option("svg", "FILE", "lab-figures-help-svg"),
        ]
    };
    let odds = dressed(Command::new("odds"), "lab-odds-help")
        .arg(option("hero", "NAME", "lab-odds-help-hero"))
        .arg(option("army", "LIST", "lab-odds-help-army"))
        .arg(option("items", "LIST", "lab-odds-help-items"))
        .arg(option("against", "FOE", "lab-odds-help-against"))
        .arg(option("praetorians", "N", "lab-odds-help-praetorians"))
        .arg(option("lives", "N", "lab-odds-help-lives"))
        .arg(flag("friendly", "ui-help-friendly"))
        .arg(option("components", "FILE", "ui-help-components"))
        .args(files());
    let attack = dressed(Command::new("attack"), "lab-attack-help")
        .arg(option("deck", "LIST", "lab-attack-help-deck"))
        .arg(option("hand", "N", "lab-attack-help-hand"))
        .arg(option("against", "LIST", "lab-attack-help-against"))
        .arg(option("rank", "LIST", "lab-attack-help-rank"))
        .arg(flag("spend", "lab-attack-help-spend"))
        .arg(option("samples", "N", "lab-attack-help-samples"))
        .arg(option("seed", "N", "lab-attack-help-seed"))
        .args(files());
    [odds, attack]
}

/// The order a command line gives, if it is one of these commands.
pub fn read(command: &str, matches: &ArgMatches) -> Option<Order> {
    let report: fn(&Voice, &Given) -> Result<Report, Stop> = match command {
        "odds" => karak::odds,
        "attack" => thunderstone::hands,
        _ => return None,
    };
    Some(Order { report, given: Given::of(matches) })
}

/// Shows the figures and writes the files that are asked for.
pub fn run(voice: &Voice, console: &mut Console, order: &Order) -> Result<(), Stop> {
    let report = (order.report)(voice, &order.given)?;
    // Files first: whoever reads the output may have had enough of it.
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
