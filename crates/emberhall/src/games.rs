//! The games on this table. Whatever depends on the game begins here.

use crate::args::PlayOptions;
use crate::board::Board;
use crate::console::Console;
use crate::voice::Voice;
use crate::{Stop, files, karak, reference, replay, thunderstone};
use ::karak::Karak;
use ::thunderstone::Thunderstone;
use table::record::Header;
use table::{Explain, Message};

/// A game on this table, and the doors to it.
pub struct Entry {
    /// The id in files and on the command line.
    pub id: &'static str,
    /// The key of its name.
    pub title: &'static str,
    /// What the ids of its rules begin with, in small letters.
    rules: &'static str,
    /// Plays as the options say.
    pub play: fn(&mut Voice, &mut Console, &PlayOptions) -> Result<(), Stop>,
    /// Asks for everything that a new game needs; `None` when the input has ended.
    pub menu: fn(&Voice, &mut Console) -> Result<Option<PlayOptions>, Stop>,
    /// Replays a game file.
    pub replay: fn(&Voice, &mut Console, &str) -> Result<(), Stop>,
    /// How many play in a game file, which is replayed and checked.
    pub seats: fn(&str) -> Result<u8, Message>,
    /// Shows a rule, a chapter or all rules.
    show_rules: fn(&Voice, &mut Console, Option<&str>) -> Result<(), Stop>,
}

impl Entry {
    const fn of<G: Board>(
        play: fn(&mut Voice, &mut Console, &PlayOptions) -> Result<(), Stop>,
        menu: fn(&Voice, &mut Console) -> Result<Option<PlayOptions>, Stop>,
    ) -> Entry {
        Entry {
            id: G::ID,
            title: G::TITLE,
            rules: G::RULE_KEYS,
            play,
            menu,
            replay: replay::replay::<G>,
            seats: |path| files::load::<G>(path).map(|session| session.game().seats()),
            show_rules: |voice, console, id| {
                reference::show(voice, console, G::TITLE, G::RULE_KEYS, id, &G::shipped_figures(voice))
            },
        }
    }
}

/// The games, in the order in which they are offered.
pub static GAMES: [Entry; 2] = [
    Entry::of::<Karak>(karak::play, karak::menu),
    Entry::of::<Thunderstone>(thunderstone::play, thunderstone::menu),
];

/// The ids of all games, for people.
pub fn ids() -> String {
    GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ")
}

/// The game with this id.
pub fn named(id: &str) -> Result<&'static Entry, Stop> {
    let unknown = || Message::new("ui-unknown-game").with("found", id.to_owned()).with("known", ids());
    GAMES.iter().find(|game| game.id.eq_ignore_ascii_case(id)).ok_or_else(|| unknown().into())
}

/// The game that a file belongs to.
pub fn of_file(path: &str) -> Result<&'static Entry, Stop> {
    let text = files::read_text(path)?;
    let within = |reason: Message| files::within(path, reason);
    // Only what the file is; the type of game matters for later errors alone.
    let header = Header::read::<Karak>(&text).map_err(|error| within(error.message()))?;
    named(&header.game).map_err(|stop| match stop {
        Stop::Problem(reason) => within(reason).into(),
        other => other,
    })
}

/// Shows a rule, a chapter, the rules of a game, or those of all games.
pub fn rules(voice: &Voice, console: &mut Console, id: Option<&str>) -> Result<(), Stop> {
    if let Some(game) = id.and_then(|id| named(id).ok()) {
        return (game.show_rules)(voice, console, None);
    }
    let asked = id.map(|id| format!("rule-{}", id.trim().to_lowercase())).unwrap_or_default();
    let owner = GAMES.iter().find(|game| asked.starts_with(game.rules));
    if let Some(game) = owner {
        return (game.show_rules)(voice, console, id);
    }
    let mut unknown = None;
    let mut shown = false;
    for game in &GAMES {
        match (game.show_rules)(voice, console, id) {
            Ok(()) => shown = true,
            Err(Stop::Problem(message)) => unknown = Some(message),
            Err(stop) => return Err(stop),
        }
    }
    match unknown {
        Some(message) if !shown => Err(message.into()),
        _ => Ok(()),
    }
}
