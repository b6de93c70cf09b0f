//! The lab's part of the command line.

use crate::args::{flag, option, text, with_help};
use crate::games::Games;
use clap::{Arg, ArgAction, ArgMatches, Command};
use lab::{BenchRequest, Kind, Request};
use table::Message;
use texts::Texts;

/// What the lab is asked for.
pub enum LabOrder {
    /// A study that plays games.
    Study(Kind, Box<Request>),
    /// The speed of the rules.
    Bench(BenchRequest),
}

/// The command `lab` with its own commands.
pub fn command(texts: &Texts, games: &Games) -> Command {
    let say = |key: &'static str| texts.say(&Message::new(key));
    let option = |id, value, help| option(texts, id, value, help);
    let game = || {
        let help = texts.say(&Message::new("ui-help-game").with("known", games.listed()));
        Arg::new("game").value_name("GAME").help(help)
    };
    let study = |kind: Kind, about, bot, players, games| {
        with_help(texts, Command::new(kind.id()), about)
            .arg(game().required(true))
            .arg(option("bot", "BOT", bot).action(ArgAction::Append))
            .arg(option("players", "N|N-M|LIST", players))
            .arg(option("setup", "JSON|FILE", "lab-help-setup").action(ArgAction::Append))
            .arg(option("games", "N", games))
            .arg(option("seed", "N", "lab-help-seed"))
            .arg(option("jobs", "N", "lab-help-jobs"))
            .arg(option("max-turns", "N", "lab-help-max-turns"))
            .arg(option("out", "FOLDER", "lab-help-out"))
            .arg(option("keep", "all|none|N", "lab-help-keep"))
    };
    let played = study(Kind::Match, "lab-help-match", "lab-help-bot", "lab-help-players", "lab-help-games")
        .arg(flag(texts, "fixed-seats", "lab-help-fixed-seats"))
        .arg(option("max-decisions", "N", "lab-help-max-decisions"));
    let ladder =
        study(Kind::Ladder, "lab-help-ladder", "lab-help-bot", "lab-help-players", "lab-help-games-each")
            .arg(flag(texts, "levels", "lab-help-levels"));
    let balance = study(
        Kind::Balance,
        "lab-help-balance",
        "lab-help-bot-balance",
        "lab-help-players-balance",
        "lab-help-games-balance",
    );
    let curve =
        study(Kind::Curve, "lab-help-curve", "lab-help-bot-curve", "lab-help-players", "lab-help-games-each")
            .arg(option("times", "LIST", "lab-help-times"))
            .arg(option("iterations", "LIST", "lab-help-iterations"))
            .arg(option("against", "BOT", "lab-help-against"));
    let bench = with_help(texts, Command::new("bench"), "lab-help-bench")
        .arg(game())
        .arg(Arg::new("seconds").long("seconds").value_name("N").help(say("lab-help-seconds")));
    with_help(texts, Command::new("lab"), "lab-help-lab")
        .disable_help_subcommand(true)
        .arg_required_else_help(true)
        .subcommand_required(true)
        .subcommands([played, ladder, balance, curve, bench])
        .subcommands(crate::lab_odds::commands(texts, games))
}

/// Reads what stands behind `lab`.
pub fn read(matches: &ArgMatches) -> LabOrder {
    let (name, matches) = matches.subcommand().expect("a command of the lab is required");
    let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.id() == name) else {
        return LabOrder::Bench(BenchRequest {
            game: text(matches, "game"),
            seconds: text(matches, "seconds"),
        });
    };
    // Each command has its own options; those it has not are not there.
    let one = |id: &str| matches.try_get_one::<String>(id).ok().flatten().cloned();
    let all = |id: &str| matches.get_many::<String>(id).into_iter().flatten().cloned().collect();
    let flag = |id: &str| matches.try_get_one::<bool>(id).ok().flatten().copied().unwrap_or(false);
    LabOrder::Study(
        kind,
        Box::new(Request {
            game: text(matches, "game").unwrap_or_default(),
            bots: all("bot"),
            levels: flag("levels"),
            against: one("against"),
            times: one("times"),
            iterations: one("iterations"),
            players: one("players"),
            setups: all("setup"),
            fixed_seats: flag("fixed-seats"),
            games: one("games"),
            max_decisions: one("max-decisions"),
            seed: one("seed"),
            jobs: one("jobs"),
            max_turns: one("max-turns"),
            out: one("out"),
            keep: one("keep"),
        }),
    )
}
