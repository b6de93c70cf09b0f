//! What the lab is asked for, word by word, and the job that becomes of it once everything is checked.

use crate::command::CommandLine;
use crate::entrant::Entrant;
use crate::plan::{Duel, Plan, alternating, fixed, rotated};
use crate::run::Keep;
use crate::setups::{self, Chosen, numbers};
use crate::{Error, Kind};
use bots::Level;
use catalog::Listed;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

/// More games than anybody waits for: something else ends the run.
const ENDLESS: u64 = 1_000_000_000;

/// What the lab is asked for, as it was written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Request {
    /// Which game.
    pub game: String,
    /// Who plays.
    pub bots: Vec<String>,
    /// All levels play.
    pub levels: bool,
    /// The fixed opponent of a curve.
    pub against: Option<String>,
    /// Milliseconds of the curve's points.
    pub times: Option<String>,
    /// Iterations of the search at the curve's points.
    pub iterations: Option<String>,
    /// How many play.
    pub players: Option<String>,
    /// Setups as JSON or files.
    pub setups: Vec<String>,
    /// Whether everybody stays in the seat they are named in.
    pub fixed_seats: bool,
    /// How many games.
    pub games: Option<String>,
    /// How many decisions end the run.
    pub max_decisions: Option<String>,
    /// The seed.
    pub seed: Option<String>,
    /// How many games at once.
    pub jobs: Option<String>,
    /// When a game is broken off.
    pub max_turns: Option<String>,
    /// Where the results go.
    pub out: Option<String>,
    /// Which games are kept.
    pub keep: Option<String>,
}

/// A request that makes sense.
pub struct Job<G: Listed> {
    pub kind: Kind,
    pub entrants: Vec<Entrant>,
    pub setups: Vec<Chosen<G::Setup>>,
    pub plan: Plan,
    /// Where each point of a curve lies.
    pub points: Vec<u64>,
    pub max_turns: u32,
    pub decisions: Option<u64>,
    pub jobs: usize,
    pub keep: Keep,
    pub out: Option<PathBuf>,
    pub command: CommandLine,
}

impl<G: Listed> Job<G> {
    /// Checks everything before anything is played.
    pub fn read(kind: Kind, request: &Request) -> Result<Job<G>, Error> {
        let mut command = CommandLine::new(kind.id(), G::ID);
        let bots = Bots::read(kind, request, &mut command)?;
        let setups = read_setups::<G>(kind, request, &mut command)?;
        let fewest = setups.iter().map(|setup| setup.players).min().unwrap_or(0);
        if bots.at_a_table > usize::from(fewest) {
            return Err(Error::TooManyBots { found: bots.at_a_table, seats: fewest });
        }
        if request.fixed_seats {
            command.decides_by("--fixed-seats");
        }
        let seed = number("--seed", request.seed.as_deref(), 1, 0)?;
        let max_turns = number("--max-turns", request.max_turns.as_deref(), 2_000, 1)?;
        let decisions = request.max_decisions.as_deref();
        let decisions = decisions.map(|text| number("--max-decisions", Some(text), 0, 1)).transpose()?;
        let default = if decisions.is_some() { ENDLESS } else { kind.default_games() };
        let games = number("--games", request.games.as_deref(), default, 1)?;
        let cores = thread::available_parallelism().map_or(1, NonZero::get) as u64;
        let jobs = number("--jobs", request.jobs.as_deref(), cores, 1)?.min(1_024) as usize;
        command.decides("--seed", seed.to_string());
        command.decides("--max-turns", max_turns.to_string());
        if let Some(decisions) = decisions {
            command.measures("--max-decisions", decisions.to_string());
        }
        if games != ENDLESS {
            command.measures("--games", games.to_string());
        }
        let keep = read_keep(request.keep.as_deref())?;
        let seating = |line: &[usize], players: u8| match (line, kind) {
            ([one, other], Kind::Ladder) => alternating(*one, *other, players),
            _ if request.fixed_seats => fixed(line, players),
            _ => rotated(line, players),
        };
        let duel = |line: &Vec<usize>| Duel {
            seatings: setups.iter().map(|setup| seating(line, setup.players)).collect(),
        };
        let plan = Plan { duels: bots.duels.iter().map(duel).collect(), games, seed };
        for entrant in &bots.entrants {
            entrant.check()?;
        }
        Ok(Job {
            kind,
            entrants: bots.entrants,
            setups,
            plan,
            points: bots.points,
            max_turns: u32::try_from(max_turns).unwrap_or(u32::MAX),
            decisions,
            jobs,
            keep,
            out: request.out.as_ref().map(PathBuf::from),
            command,
        })
    }
}

/// Which games are kept: so many, `all` or `none`.
fn read_keep(written: Option<&str>) -> Result<Keep, Error> {
    match written {
        None => Ok(Keep::First(20)),
        Some("all") => Ok(Keep::All),
        Some("none") => Ok(Keep::None),
        Some(text) => text.parse().map(Keep::First).map_err(|_| Error::WrongKeep { found: text.to_owned() }),
    }
}

/// Who plays whom.
struct Bots {
    entrants: Vec<Entrant>,
    /// The bots of each contest.
    duels: Vec<Vec<usize>>,
    at_a_table: usize,
    points: Vec<u64>,
}

impl Bots {
    fn read(kind: Kind, request: &Request, command: &mut CommandLine) -> Result<Bots, Error> {
        if kind == Kind::Curve {
            return Bots::curve(request, command);
        }
        let mut texts = request.bots.clone();
        if request.levels {
            texts.extend(Level::ALL.map(|level| level.id().to_owned()));
        }
        if texts.is_empty() && kind == Kind::Balance {
            texts.push("greedy".to_owned());
        }
        let least = if kind == Kind::Ladder { 2 } else { 1 };
        if texts.len() < least {
            return Err(Error::TooFewBots { found: texts.len(), least });
        }
        let entrants = texts.iter().map(|text| Entrant::read(text)).collect::<Result<Vec<_>, _>>()?;
        for entrant in &entrants {
            command.decides("--bot", entrant.text());
        }
        if kind != Kind::Ladder {
            let (duels, at_a_table) = (vec![(0..entrants.len()).collect()], entrants.len());
            return Ok(Bots { entrants, duels, at_a_table, points: Vec::new() });
        }
        let twice = entrants.iter().enumerate().find(|(index, it)| entrants[..*index].contains(it));
        if let Some((_, twice)) = twice {
            return Err(Error::BotTwice { found: twice.text().to_owned() });
        }
        let count = entrants.len();
        let duels = (0..count).flat_map(|one| (one + 1..count).map(move |other| vec![one, other]));
        Ok(Bots { duels: duels.collect(), entrants, at_a_table: 2, points: Vec::new() })
    }

    /// The same bot with more and more time, against one opponent.
    fn curve(request: &Request, command: &mut CommandLine) -> Result<Bots, Error> {
        if request.bots.len() > 1 {
            return Err(Error::TooManyBots { found: request.bots.len(), seats: 1 });
        }
        let bot = request.bots.first().map_or("search", String::as_str);
        let (points, unit) = match (&request.times, &request.iterations) {
            (Some(_), Some(_)) => return Err(Error::NotTogether { one: "--times", other: "--iterations" }),
            (None, Some(iterations)) => (numbers("--iterations", iterations)?, "it"),
            (times, None) => {
                let times = times.as_deref().unwrap_or("10,20,50,100,200,500,1000");
                (numbers("--times", times)?, "ms")
            }
        };
        let against = request.against.as_deref().unwrap_or("greedy");
        let mut entrants = vec![Entrant::read(against)?];
        for point in &points {
            entrants.push(Entrant::read(&format!("{bot},{point}{unit}"))?);
        }
        let list = points.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        command.decides("--bot", bot);
        command.decides(if unit == "ms" { "--times" } else { "--iterations" }, list);
        command.decides("--against", against);
        Ok(Bots {
            duels: (1..entrants.len()).map(|bot| vec![bot, 0]).collect(),
            entrants,
            at_a_table: 2,
            points,
        })
    }
}

fn read_setups<G: Listed>(
    kind: Kind,
    request: &Request,
    command: &mut CommandLine,
) -> Result<Vec<Chosen<G::Setup>>, Error> {
    if !request.setups.is_empty() {
        if request.players.is_some() {
            return Err(Error::NotTogether { one: "--players", other: "--setup" });
        }
        let setups =
            request.setups.iter().map(|text| setups::written::<G>(text)).collect::<Result<Vec<_>, _>>()?;
        for setup in &setups {
            command.decides("--setup", setup.text.clone());
        }
        return Ok(setups);
    }
    let all = format!("{}-{}", 2, G::PLAYERS.end());
    let players = match (&request.players, kind) {
        (Some(players), _) => players.as_str(),
        (None, Kind::Balance) => all.as_str(),
        (None, _) => "2",
    };
    command.decides("--players", players);
    setups::default::<G>(players)
}

fn number(option: &'static str, text: Option<&str>, default: u64, least: u64) -> Result<u64, Error> {
    let Some(text) = text else { return Ok(default) };
    let wrong = || Error::WrongNumber { option, found: text.to_owned(), least };
    text.trim().replace('_', "").parse().ok().filter(|&number| number >= least).ok_or_else(wrong)
}
