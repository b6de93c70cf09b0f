//! From the options of a game to its table: what is the same for every game.

use crate::args::PlayOptions;
use crate::board::Board;
use crate::chance::Randomness;
use crate::console::Console;
use crate::menu::{ask, number, pick};
use crate::opponents::Skill;
use crate::play::Play;
use crate::seats::{Seats, read_bots, read_names};
use crate::voice::Voice;
use crate::{Stop, files};
use std::ops::RangeInclusive;
use table::{Explain, Message, Session};

/// Plays as the options say. Options that only other games have are refused.
pub fn play<G: Board>(voice: &mut Voice, console: &mut Console, options: &PlayOptions) -> Result<(), Stop> {
    let own = G::options();
    let foreign = |name: &&str| own.iter().all(|option| option.name != *name);
    if let Some(name) = options.own.names().find(foreign) {
        let foreign = Message::new("ui-option-of-another").with("option", format!("--{name}"));
        return Err(foreign.with("game", Message::new(G::TITLE)).into());
    }
    let randomness = match &options.seed {
        Some(seed) => Randomness::seeded(read_number("--seed", seed)?),
        None => Randomness::from_system()?,
    };
    let session: Session<G> = match &options.load {
        Some(path) => {
            refuse_setup(options)?;
            files::load(path)?
        }
        None => {
            let setup = G::setup(voice, options)?;
            let seats = G::start(&setup).map_err(|error| error.message())?.seats();
            let names = options.names.as_deref().map_or(Ok(Vec::new()), |names| read_names(names, seats))?;
            Session::<G>::start(setup, names).map_err(|error| error.message())?
        }
    };
    let players = session.game().seats();
    let bots =
        options.bots.as_deref().map_or(Ok(vec![false; players.into()]), |bots| read_bots(bots, players))?;
    let seats = Seats { names: session.names().to_vec(), bots };
    let skill = options.level.as_deref().map_or(Ok(Skill::DEFAULT), Skill::read)?;
    Play::new(session, seats, skill, randomness, voice, console).run(options.save.as_deref())
}

/// A loaded game has its setup already.
fn refuse_setup(options: &PlayOptions) -> Result<(), Message> {
    let common = [(options.players.is_some(), "players"), (options.names.is_some(), "names")];
    let given = common.into_iter().filter(|(given, _)| *given).map(|(_, option)| option);
    match given.chain(options.own.names()).next() {
        Some(option) => Err(Message::new("ui-load-has-setup").with("option", format!("--{option}"))),
        None => Ok(()),
    }
}

/// Asks for everything that a new game needs; `None` when the input has ended.
pub fn menu<G: Board>(voice: &Voice, console: &mut Console) -> Result<Option<PlayOptions>, Stop> {
    let Some((players, mut options)) = ask_players(voice, console, G::PLAYERS)? else { return Ok(None) };
    let Some(own) = G::menu(voice, console, players, options.own)? else { return Ok(None) };
    options.own = own;
    options.game = G::ID.to_owned();
    Ok(Some(options))
}

/// A number after an option.
pub fn read_number<T: std::str::FromStr>(option: &'static str, text: &str) -> Result<T, Message> {
    let wrong = || Message::new("ui-not-a-number").with("option", option).with("found", text.to_owned());
    text.parse().map_err(|_| wrong())
}

/// Asks in the start menu how many play, how many of them are bots, and how the people are called; `None` when
/// the input has ended.
pub fn ask_players(
    voice: &Voice,
    console: &mut Console,
    players: RangeInclusive<u8>,
) -> Result<Option<(u8, PlayOptions)>, Stop> {
    let Some(players) = number(voice, console, &Message::new("ui-menu-players"), players, 2)? else {
        return Ok(None);
    };
    let Some(bots) = number(voice, console, &Message::new("ui-menu-bots"), 0..=players, players - 1)? else {
        return Ok(None);
    };
    let mut level = None;
    if bots > 0 {
        let skills: Vec<Skill> = Skill::all().collect();
        let names: Vec<String> = skills.iter().map(|skill| voice.say(&skill.about())).collect();
        let default = skills.iter().position(|&skill| skill == Skill::DEFAULT).unwrap_or(0);
        let Some(picked) = pick(voice, console, &Message::new("ui-menu-level"), &names, default)? else {
            return Ok(None);
        };
        level = Some(skills[picked].id().to_owned());
    }
    let mut names = String::new();
    if bots < players {
        let question = Message::new("ui-menu-names").with("n", players - bots);
        let Some(answer) = ask(voice, console, &question)? else { return Ok(None) };
        names = answer.split(',').take(usize::from(players - bots)).collect::<Vec<_>>().join(",");
    }
    let options = PlayOptions {
        players: Some(players.to_string()),
        bots: Some(bots.to_string()),
        level,
        names: Some(names).filter(|names| !names.is_empty()),
        ..PlayOptions::default()
    };
    Ok(Some((players, options)))
}
