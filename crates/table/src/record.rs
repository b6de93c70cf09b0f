//! Records of games: the inputs with a fingerprint after each, and the file that holds them.

use crate::Versioned as _;
use crate::{Draw, Explain, Fingerprint, Game, Input, InputOf, Message, RefusedOf, Seat};
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The word every game file begins with. It names the format that `docs/game-file.md` describes, whatever program writes it, and
/// stays as it is for the files there are.
pub const FORMAT: &str = "emberhall-game";
/// The version of the files that are written. All from 1 on are read.
pub const VERSION: u32 = 3;

/// One input of a record, with what is known about it. Only the input decides how the game goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Entry<G: Game> {
    /// What was chosen, or what chance gave.
    pub input: InputOf<G>,
    /// Who made the choice, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Decider>,
    /// When, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<i64>,
    /// What an outcome was drawn from: the values and weights, in order. Only when the game is over, for it tells
    /// what lay hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draws: Option<Vec<Draw<G::Drawn>>>,
    /// The fingerprint of the game after it. Files of versions 1 and 2 have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<Fingerprint>,
    /// Versions 1 and 2 only: a hash of the state as it lay in memory. It is read and not looked at.
    #[serde(default, skip_serializing)]
    pub state: Option<Fingerprint>,
}

impl<G: Game> Entry<G> {
    /// An input with its fingerprint, and nothing else known about it.
    pub fn new(input: InputOf<G>, chain: Option<Fingerprint>) -> Entry<G> {
        Entry { input, by: None, at: None, draws: None, chain, state: None }
    }
}

/// Who made a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// A person.
    Person,
    /// A person who had asked for a hint.
    Hint,
    /// A bot: its level or its name.
    Bot(String),
    /// A bot in place of a person whose time was up.
    Clock(String),
}

/// Inputs that were taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct TakenBack<G: Game> {
    /// How many inputs stayed in effect.
    pub to: u64,
    /// Who took back.
    pub seat: Seat,
    /// Whose consent it needed; empty for one's own last choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub consent: Vec<Seat>,
    /// What was taken back, in the order it had been played.
    pub inputs: Vec<Entry<G>>,
}

/// The inputs that stayed in effect when something was taken back, and those that were taken back.
pub type KeptAndTakenBack<G> = (Vec<Entry<G>>, Vec<Entry<G>>);

/// The moment of another game that a game goes on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedOn {
    /// The other table's id, where it had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// How many of the inputs come from it.
    pub inputs: u64,
    /// The fingerprint after the last of them.
    pub chain: Fingerprint,
    /// The seat from whose knowledge what was hidden has been redrawn; none when it was taken as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// A game file: all that is needed to play the game again. `docs/game-file.md` of the project describes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct GameFile<G: Game> {
    /// Always [`FORMAT`].
    pub format: String,
    /// From 1 to [`VERSION`].
    pub version: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// What the game began with.
    pub setup: G::Setup,
    /// How chance can be checked, where it was promised beforehand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// Where the game goes on from, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on_from: Option<PlayedOn>,
    /// Everything that happened and is in effect.
    pub inputs: Vec<Entry<G>>,
    /// What was taken back, in the order in which it was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<TakenBack<G>>,
}

/// How the chance of a game was promised, as a file holds it: everything in hexadecimal digits, nothing checked.
///
/// `docs/fair-dice.md` of the project says how the outcomes follow from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The hash of the seed, shown before the first input.
    pub commitment: String,
    /// The seed; only when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
    /// The table's id.
    pub table: String,
    /// What each seat added to the seed; empty where a seat added nothing.
    pub entropies: Vec<String>,
    /// Where people commit to shares: every round of it, the one that counts last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Round>>"))]
    pub rounds: Vec<Round>,
}

/// A round in which everybody commits to a share before anybody opens one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The hash of the server's seed.
    pub commitment: String,
    /// The server's seed; for the round that counts only when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
    /// The people's shares.
    pub shares: Vec<Share>,
    /// Who did not open a share in time, by number: then the round failed, and another one followed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub failed: Vec<u8>,
}

/// What one person added in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The person's number at this table, from 0.
    pub person: u8,
    /// The person's seats.
    pub seats: Vec<Seat>,
    /// The hash of the share.
    pub commitment: String,
    /// The share, once it was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub share: Option<String>,
}

/// The part of a game file that tells what it is, readable without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Header {
    /// Must be [`FORMAT`].
    pub format: String,
    /// Must be from 1 to [`VERSION`].
    pub version: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
}

/// Why a text is no game file, whichever game it should be of.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unreadable {
    /// Not JSON, or not of the form of a game file.
    #[error("line {line}, column {column}: {problem}")]
    Malformed {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The parser's word on it.
        problem: String,
    },
    /// JSON, but no game file.
    #[error("this is not a game file of Emberhall")]
    NotAGameFile,
    /// A file format of another time.
    #[error("file version {found} is not supported, only 1 to {VERSION}")]
    WrongVersion {
        /// The file's version.
        found: u32,
    },
}

/// Why a game file cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError<G: Game> {
    /// It is no game file at all.
    #[error(transparent)]
    Unreadable(Unreadable),
    /// Another game's file.
    #[error("this is a file of the game {found:?}, not {:?}", G::ID)]
    WrongGame {
        /// The file's game.
        found: String,
    },
    /// Played by other rules.
    #[error("played by rules version {found}; this Emberhall knows 1 to {}", G::RULES_VERSION)]
    WrongRules {
        /// The file's rules version.
        found: u32,
    },
    /// The file names another version of the rules than its setup.
    #[error("the file names rules version {file}, its setup version {setup}")]
    TwoRules {
        /// In the file's head.
        file: u32,
        /// In the setup, where 1 may be left out.
        setup: u32,
    },
    /// The setup is refused.
    #[error("setup: {0}")]
    Setup(G::SetupError),
    /// The number of names is not the number of seats.
    #[error("{names} names for {seats} seats")]
    WrongNames {
        /// Names in the file.
        names: usize,
        /// Seats in the setup.
        seats: u8,
    },
    /// An input is refused.
    #[error("input {index}: {refused}")]
    Refused {
        /// Which input, from 0.
        index: usize,
        /// What the game said.
        refused: RefusedOf<G>,
    },
    /// An outcome was drawn from something else than the file says.
    #[error("input {index}: the file names other values or weights for this draw")]
    OtherDraw {
        /// Which input, from 0.
        index: usize,
    },
    /// An input led elsewhere than the file says.
    #[error("input {index}: the fingerprint is {found}, the file says {recorded}")]
    Differs {
        /// Which input, from 0.
        index: usize,
        /// The fingerprint of the replay.
        found: Fingerprint,
        /// The fingerprint in the file.
        recorded: Fingerprint,
    },
}

/// Notes at each outcome what it was drawn from; these inputs come before.
fn draw<G: Game>(setup: &G::Setup, before: &[Entry<G>], inputs: &mut [Entry<G>]) {
    let mut game = G::start(setup).expect("the setup was accepted before");
    before.iter().for_each(|entry| game.apply(&entry.input, &mut ()));
    for entry in inputs {
        entry.draws = matches!(entry.input, Input::Chance(_)).then(|| game.draws());
        game.apply(&entry.input, &mut ());
    }
}

impl Header {
    /// Reads only what the file is.
    ///
    /// # Errors
    /// Why it is no game file.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
    /// use emberhall_table::{Session, record::Header};
    /// # fn main() -> Result<(), Box<dyn core::error::Error>> {
    /// let text = Session::<Nim>::start(Setup { stones: 5, rules: 1 }, Vec::new())?.to_file().write();
    /// let header = Header::read(&text)?;
    /// assert_eq!((header.game.as_str(), header.version, header.rules), ("nim", 3, 1));
    /// # Ok(())
    /// # }
    /// ```
    pub fn read(text: &str) -> Result<Header, Unreadable> {
        let value: serde_json::Value = serde_json::from_str(text).map_err(malformed)?;
        let header: Header = serde_json::from_value(value).map_err(|_| Unreadable::NotAGameFile)?;
        if header.format != FORMAT {
            return Err(Unreadable::NotAGameFile);
        }
        if !(1..=VERSION).contains(&header.version) {
            return Err(Unreadable::WrongVersion { found: header.version });
        }
        Ok(header)
    }
}

impl<G: Game> GameFile<G> {
    /// The same file with the section by which chance can be checked.
    #[must_use]
    pub fn with_fairness(self, fairness: Fairness) -> GameFile<G> {
        GameFile { fairness: Some(fairness), ..self }
    }

    /// The same file with what every outcome was drawn from. It tells what lay hidden: only for a game that is over.
    ///
    /// # Panics
    /// When the file does not replay; it is made from a session that did.
    #[must_use]
    pub fn with_draws(mut self) -> GameFile<G> {
        let setup = self.setup.clone();
        draw(&setup, &[], &mut self.inputs);
        if let Some(after) = self.taken_back_after() {
            for (taken_back, (kept, _)) in self.taken_back.iter_mut().zip(after) {
                draw(&setup, &kept, &mut taken_back.inputs);
            }
        }
        self
    }

    /// For each time that something was taken back: the inputs that stayed in effect, and those that were taken back.
    /// `None` when the file cannot be like this.
    pub fn taken_back_after(&self) -> Option<Vec<KeptAndTakenBack<G>>> {
        let mut now = self.inputs.clone();
        let mut after = Vec::new();
        // Of what was in effect before, the beginning was so afterwards too.
        for taken_back in self.taken_back.iter().rev() {
            let kept = now.get(..usize::try_from(taken_back.to).ok()?)?.to_vec();
            now = kept.iter().chain(&taken_back.inputs).cloned().collect();
            after.push((kept, taken_back.inputs.clone()));
        }
        after.reverse();
        Some(after)
    }

    /// Reads a file's text. Nothing is replayed yet: [`Session::replay`](crate::Session::replay) does that.
    ///
    /// # Errors
    /// Why this is no file of the game: what [`Header::read`] says, [`FileError::WrongGame`],
    /// [`FileError::WrongRules`] or [`FileError::TwoRules`].
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
    /// use emberhall_table::{FileError, GameFile, Session};
    /// # fn main() -> Result<(), Box<dyn core::error::Error>> {
    /// let mut session = Session::<Nim>::start(Setup { stones: 5, rules: 1 }, Vec::new())?;
    /// session.submit(0, Input::Chance(Seat::new(1)), &mut ())?;
    /// session.submit(1, Input::Choice { seat: Seat::new(1), choice: Choice::Take(2) }, &mut ())?;
    /// let text = session.to_file().write();
    ///
    /// let again = Session::replay(GameFile::<Nim>::read(&text)?, &mut ())?;
    /// assert_eq!(again.game(), session.game());
    ///
    /// // A file that says something else than what was played is found.
    /// let forged = text.replace(r#"{"Take":2}"#, r#"{"Take":1}"#);
    /// let error = Session::replay(GameFile::<Nim>::read(&forged)?, &mut ()).unwrap_err();
    /// assert!(matches!(error, FileError::Differs { index: 1, .. }));
    /// # Ok(())
    /// # }
    /// ```
    pub fn read(text: &str) -> Result<GameFile<G>, FileError<G>> {
        let header = Header::read(text).map_err(FileError::Unreadable)?;
        if header.game != G::ID {
            return Err(FileError::WrongGame { found: header.game });
        }
        if !(1..=G::RULES_VERSION).contains(&header.rules) {
            return Err(FileError::WrongRules { found: header.rules });
        }
        let file: GameFile<G> =
            serde_json::from_str(text).map_err(malformed).map_err(FileError::Unreadable)?;
        match file.setup.rules() {
            rules if rules == header.rules => Ok(file),
            setup => Err(FileError::TwoRules { file: header.rules, setup }),
        }
    }

    /// Whether every input has its fingerprint. Without them, as in versions 1 and 2, a replay shows only that every
    /// input is legal.
    pub fn has_chain(&self) -> bool {
        self.inputs.iter().all(|entry| entry.chain.is_some())
    }

    /// The file's text: one input a line, so that people and diffs can read it.
    ///
    /// # Panics
    /// When the game's own types cannot be written as JSON, such as a map whose keys are not texts.
    pub fn write(&self) -> String {
        let line = |value: serde_json::Result<String>| value.expect("game types serialise to JSON");
        let mut text = format!(
            "{{\n\"format\": {}, \"version\": {}, \"game\": {}, \"rules\": {},\n\"names\": {},\n\"setup\": {},\n",
            line(serde_json::to_string(&self.format)),
            self.version,
            line(serde_json::to_string(&self.game)),
            self.rules,
            line(serde_json::to_string(&self.names)),
            line(serde_json::to_string(&self.setup)),
        );
        if let Some(fairness) = &self.fairness {
            text.push_str(&format!("\"fairness\": {},\n", line(serde_json::to_string(fairness))));
        }
        if let Some(from) = &self.played_on_from {
            text.push_str(&format!("\"played_on_from\": {},\n", line(serde_json::to_string(from))));
        }
        lines(&mut text, "inputs", &self.inputs);
        if !self.taken_back.is_empty() {
            text.push_str(",\n");
            lines(&mut text, "taken_back", &self.taken_back);
        }
        text.push_str("\n}\n");
        text
    }
}

/// A list with a line for each item.
fn lines<T: Serialize>(text: &mut String, name: &str, items: &[T]) {
    text.push_str(&format!("\"{name}\": ["));
    for (index, item) in items.iter().enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        text.push_str(&serde_json::to_string(item).expect("game types serialise to JSON"));
    }
    text.push_str("\n]");
}

fn malformed(error: serde_json::Error) -> Unreadable {
    Unreadable::Malformed { line: error.line(), column: error.column(), problem: error.to_string() }
}

impl Explain for Unreadable {
    fn message(&self) -> Message {
        match self {
            Unreadable::Malformed { line, column, problem } => Message::new("file-malformed")
                .with("line", *line)
                .with("column", *column)
                .with("problem", problem.clone()),
            Unreadable::NotAGameFile => Message::new("file-not-a-game"),
            Unreadable::WrongVersion { found } => {
                Message::new("file-wrong-version").with("found", *found).with("supported", VERSION)
            }
        }
    }
}

impl<G: Game> Explain for FileError<G> {
    fn message(&self) -> Message {
        match self {
            FileError::Unreadable(error) => error.message(),
            FileError::WrongGame { found } => {
                Message::new("file-wrong-game").with("found", found.clone()).with("expected", G::ID)
            }
            FileError::WrongRules { found } => {
                Message::new("file-wrong-rules").with("found", *found).with("supported", G::RULES_VERSION)
            }
            FileError::TwoRules { file, setup } => {
                Message::new("file-two-rules").with("file", *file).with("setup", *setup)
            }
            FileError::Setup(error) => error.message(),
            FileError::WrongNames { names, seats } => {
                Message::new("file-wrong-names").with("names", *names).with("seats", *seats)
            }
            FileError::Refused { index, refused } => {
                Message::new("file-refused").with("index", index + 1).with("reason", refused.message())
            }
            FileError::OtherDraw { index } => Message::new("file-other-draw").with("index", index + 1),
            FileError::Differs { index, .. } => Message::new("file-differs").with("index", index + 1),
        }
    }
}
