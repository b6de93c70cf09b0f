//! The games of this program. Whatever depends on the game begins here.

use crate::args::{GameOption, PlayOptions};
use crate::board::Board;
use crate::console::Console;
use crate::lab_odds::Figures;
use crate::voice::Voice;
use crate::{Stop, files, reference, replay, start, verify};
use catalog::Registry;
use table::record::Header;
use table::{Explain, Message};

/// A list of games that can be shown in a terminal.
pub trait Boards: catalog::Games {
    /// Adds the games, in order.
    fn entries(into: &mut Vec<Entry>);
}

impl Boards for () {
    fn entries(_: &mut Vec<Entry>) {}
}

impl<G: Board, L: Boards> Boards for (G, L) {
    fn entries(into: &mut Vec<Entry>) {
        into.push(Entry::of::<G>());
        L::entries(into);
    }
}

/// A game, and the ways into its code.
pub struct Entry {
    /// The id in files and on the command line.
    pub id: &'static str,
    /// The key of its name.
    pub title: &'static str,
    /// What the ids of its rules begin with, in small letters.
    rules: &'static str,
    /// The options of `play` that are its own.
    pub options: Vec<GameOption>,
    /// The commands of the lab that are its own.
    pub figures: &'static [Figures],
    /// Plays as the options say.
    pub play: fn(&mut Voice, &mut Console, &PlayOptions) -> Result<(), Stop>,
    /// Asks for everything that a new game needs; `None` when the input has ended.
    pub menu: fn(&Voice, &mut Console) -> Result<Option<PlayOptions>, Stop>,
    /// Replays a game file.
    pub replay: fn(&Voice, &mut Console, &str) -> Result<(), Stop>,
    /// Verifies the dice of a game file.
    pub verify: fn(&str) -> Result<verify::Checked, Message>,
    /// How many play in a game file, which is replayed and checked.
    pub seats: fn(&str) -> Result<u8, Message>,
    /// Shows a rule, a chapter or all rules.
    show_rules: fn(&Voice, &mut Console, Option<&str>) -> Result<(), Stop>,
}

impl Entry {
    fn of<G: Board>() -> Entry {
        Entry {
            id: G::ID,
            title: G::TITLE,
            rules: G::RULE_KEYS,
            options: G::options(),
            figures: G::FIGURES,
            play: start::play::<G>,
            menu: start::menu::<G>,
            replay: replay::replay::<G>,
            verify: verify::verify::<G>,
            seats: |path| files::load::<G>(path).map(|session| session.game().seats()),
            show_rules: |voice, console, id| {
                reference::show(voice, console, G::TITLE, G::RULE_KEYS, id, &G::shipped_figures(voice))
            },
        }
    }
}

/// The games of this program, in the order in which they are offered.
pub struct Games(Vec<Entry>);

impl Games {
    /// The games of a registry.
    pub fn of<L: Boards>(_: Registry<L>) -> Games {
        let mut entries = Vec::new();
        L::entries(&mut entries);
        Games(entries)
    }

    /// All of them.
    pub fn all(&self) -> &[Entry] {
        &self.0
    }

    /// Their ids.
    pub fn ids(&self) -> Vec<&'static str> {
        self.0.iter().map(|game| game.id).collect()
    }

    /// Their ids, for people.
    pub fn listed(&self) -> String {
        self.ids().join(", ")
    }

    /// The options of `play` that belong to one game or another, each once.
    pub fn options(&self) -> Vec<GameOption> {
        let mut options: Vec<GameOption> = Vec::new();
        for option in self.0.iter().flat_map(|game| &game.options) {
            if options.iter().all(|other| other.name != option.name) {
                options.push(*option);
            }
        }
        options
    }

    /// The commands of the lab that belong to one game or another.
    pub fn figures(&self) -> impl Iterator<Item = &'static Figures> {
        self.0.iter().flat_map(|game| game.figures)
    }

    /// The game with this id.
    pub fn named(&self, id: &str) -> Result<&Entry, Stop> {
        let unknown =
            || Message::new("ui-unknown-game").with("found", id.to_owned()).with("known", self.listed());
        self.0.iter().find(|game| game.id.eq_ignore_ascii_case(id)).ok_or_else(|| unknown().into())
    }

    /// The game that a file belongs to.
    pub fn of_file(&self, path: &str) -> Result<&Entry, Stop> {
        let text = files::read_text(path)?;
        let within = |reason: Message| files::within(path, reason);
        let header = Header::read(&text).map_err(|error| within(error.message()))?;
        self.named(&header.game).map_err(|stop| match stop {
            Stop::Problem(reason) => within(reason).into(),
            other => other,
        })
    }

    /// Shows a rule, a chapter, the rules of a game, or those of all games.
    pub fn rules(&self, voice: &Voice, console: &mut Console, id: Option<&str>) -> Result<(), Stop> {
        if let Some(game) = id.and_then(|id| self.named(id).ok()) {
            return (game.show_rules)(voice, console, None);
        }
        let asked = id.map(|id| format!("rule-{}", id.trim().to_lowercase())).unwrap_or_default();
        let owner = self.0.iter().find(|game| asked.starts_with(game.rules));
        if let Some(game) = owner {
            return (game.show_rules)(voice, console, id);
        }
        let mut unknown = None;
        let mut shown = false;
        for game in &self.0 {
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
}
