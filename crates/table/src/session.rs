//! A game being played: the state, its record, and undo. The caller supplies the chance.

use crate::record::{Entry, FORMAT, FileError, GameFile, VERSION};
use crate::{Ahead, Fingerprint, Game, Input, InputOf, Refused, RefusedOf, Seat, Sink, Told};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// An input that was played, and the game's fingerprint after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: Game> {
    /// What was chosen, or what chance gave.
    pub input: InputOf<G>,
    /// The fingerprint of the game after it.
    pub chain: Fingerprint,
}

impl<G: Game> Played<G> {
    /// As a record holds it.
    pub fn entry(&self) -> Entry<G> {
        let Played { input, chain } = self.clone();
        Entry::new(input, Some(chain))
    }
}

/// A game with its record. The state is always the fold of the record.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
/// use emberhall_table::Session;
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let mut session = Session::<Nim>::start(Setup { stones: 5, rules: 1 }, vec!["Ann".into(), "Bo".into()])?;
/// session.submit(0, Input::Chance(Seat::new(1)), &mut ())?;
/// session.submit(1, Input::Choice { seat: Seat::new(1), choice: Choice::Take(1) }, &mut ())?;
/// assert_eq!(session.game().stones, 4);
///
/// // Nobody has learned anything since, so Bo may take the choice back.
/// assert!(session.undo(Seat::new(1)));
/// assert_eq!(session.game().stones, 5);
///
/// // Chance has told everybody who begins: that stays.
/// assert!(!session.undo(Seat::new(1)));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    pub(crate) setup: G::Setup,
    names: Vec<String>,
    game: G,
    pub(crate) inputs: Vec<Played<G>>,
    /// How many of the inputs can no longer be taken back: someone learned something by the last of them.
    settled: usize,
    /// The fingerprint before the first input.
    pub(crate) start: Fingerprint,
}

/// A session without its state: what is left is enough to make it again.
#[derive(Clone, Debug)]
pub struct Hibernating<G: Game> {
    setup: G::Setup,
    names: Vec<String>,
    inputs: Vec<Played<G>>,
    settled: usize,
    /// The fingerprint before the first input.
    start: Fingerprint,
}

impl<G: Game> Hibernating<G> {
    /// The session as it was. It takes less than a microsecond for each input.
    pub fn wake(self) -> Session<G> {
        let Hibernating { setup, names, inputs, settled, start } = self;
        let game = replayed(&setup, &inputs);
        Session { setup, names, game, inputs, settled, start }
    }
}

/// The state after these inputs, which were all accepted before.
pub(crate) fn replayed<'a, G: Game>(setup: &G::Setup, inputs: impl IntoIterator<Item = &'a Played<G>>) -> G {
    let mut game = G::start(setup).expect("the setup was accepted before");
    for entry in inputs {
        game.apply(&entry.input, &mut ());
    }
    game
}

/// Takes an input that names its place, and pushes it onto `inputs`; whether it can no longer be taken back.
///
/// `kept` is how many inputs come before those, and `before` the fingerprint after them.
pub(crate) fn step<G: Game>(
    game: &mut G,
    (kept, before, inputs): (usize, Fingerprint, &mut Vec<Played<G>>),
    (sequence, input): (u64, InputOf<G>),
    sink: &mut impl Sink<G::Event>,
) -> Result<bool, RefusedOf<G>> {
    let expected = (kept + inputs.len()) as u64;
    if sequence != expected {
        return Err(Refused::Stale { expected, got: sequence });
    }
    let before = inputs.last().map_or(before, |played| played.chain);
    let mut told: Vec<Told<G::Event>> = Vec::new();
    game.submit(&input, &mut told)?;
    let chain = before.then(&input, &told, game);
    let settles = matches!(input, Input::Chance(_)) || told.iter().any(|told| G::reveals(&told.event));
    for Told { to, event } in told {
        sink.tell(to, event);
    }
    inputs.push(Played { input, chain });
    Ok(settles)
}

impl<G: Game> Session<G> {
    /// Begins a new game. Missing names are left empty.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn start(setup: G::Setup, mut names: Vec<String>) -> Result<Self, G::SetupError> {
        let game = G::start(&setup)?;
        names.resize(usize::from(game.seats()), String::new());
        let start = Fingerprint::of_start(&game);
        Ok(Session { setup, names, game, inputs: Vec::new(), settled: 0, start })
    }

    /// The present state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the game began with.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The players' names by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The inputs so far.
    pub fn inputs(&self) -> &[Played<G>] {
        &self.inputs
    }

    /// The number the next input will have.
    pub fn sequence(&self) -> u64 {
        self.inputs.len() as u64
    }

    /// The game's fingerprint now. It tells of what is hidden, so it is for no player before the end.
    pub fn chain(&self) -> Fingerprint {
        self.inputs.last().map_or(self.start, |played| played.chain)
    }

    /// Takes an input that names its place in the sequence.
    ///
    /// # Errors
    /// [`Refused::Stale`] when the number is not [`Session::sequence`], otherwise what [`Game::admit`] says. Nothing has
    /// changed then, and nothing is told.
    pub fn submit(
        &mut self,
        sequence: u64,
        input: InputOf<G>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), RefusedOf<G>> {
        if step(&mut self.game, (0, self.start, &mut self.inputs), (sequence, input), sink)? {
            self.settled = self.inputs.len();
        }
        Ok(())
    }

    /// Takes an input that was accepted before, with its fingerprint: nothing is checked.
    ///
    /// # Panics
    /// It may panic when the input was not accepted at this place.
    pub fn resume(&mut self, played: Played<G>, sink: &mut impl Sink<G::Event>) {
        self.game.apply(&played.input, sink);
        self.inputs.push(played);
    }

    /// A copy of the state to go ahead with, without the inputs. The session itself stays as it is until it
    /// [adopts](Session::adopt) what came of it.
    pub fn ahead(&self) -> Ahead<G> {
        Ahead {
            game: self.game.clone(),
            kept: self.inputs.len(),
            inputs: Vec::new(),
            settled: self.settled,
            before: self.chain(),
        }
    }

    /// Takes over what an [`Ahead`] of this very session has come to; gives back the inputs that it took back.
    pub fn adopt(&mut self, ahead: Ahead<G>) -> Vec<Played<G>> {
        let Ahead { game, kept, inputs, settled, before: _ } = ahead;
        let taken_back = self.inputs.split_off(kept.min(self.inputs.len()));
        self.inputs.extend(inputs);
        (self.game, self.settled) = (game, settled);
        taken_back
    }

    /// Whether several choices of one seat, such as a whole turn that needs no chance, would all be taken one after
    /// the other.
    ///
    /// # Errors
    /// The number of the choice that would be refused, from 0, and why.
    pub fn check_steps(
        &self,
        sequence: u64,
        seat: Seat,
        choices: &[G::Choice],
    ) -> Result<(), (usize, RefusedOf<G>)> {
        if sequence != self.sequence() {
            return Err((0, Refused::Stale { expected: self.sequence(), got: sequence }));
        }
        let mut trial = self.game.clone();
        for (index, choice) in choices.iter().enumerate() {
            let input = Input::Choice { seat, choice: choice.clone() };
            trial.submit(&input, &mut ()).map_err(|refused| (index, refused))?;
        }
        Ok(())
    }

    /// Whether the seat may take its last choice back: it was the last to choose, and nobody has learned
    /// anything since.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable() == Some(seat)
    }

    /// The seat that may take its last choice back.
    pub fn undoable(&self) -> Option<Seat> {
        match self.inputs.last() {
            Some(Played { input: Input::Choice { seat, .. }, .. }) if self.inputs.len() > self.settled => {
                Some(*seat)
            }
            _ => None,
        }
    }

    /// Takes the seat's last choice back; `false` when that is not allowed.
    pub fn undo(&mut self, seat: Seat) -> bool {
        if !self.can_undo(seat) {
            return false;
        }
        self.rewind(self.sequence() - 1)
    }

    /// Goes back until so many inputs are left, whatever was learned since: everybody has to agree to that. `false`,
    /// and nothing changes, when there are fewer.
    pub fn rewind(&mut self, to: u64) -> bool {
        let Some(length) = usize::try_from(to).ok().filter(|length| *length <= self.inputs.len()) else {
            return false;
        };
        self.inputs.truncate(length);
        self.settled = self.settled.min(length);
        self.game = replayed(&self.setup, &self.inputs);
        true
    }

    /// Drops the state, which is many times as large as an input, to save memory while the game is not needed.
    pub fn hibernate(self) -> Hibernating<G> {
        let Session { setup, names, game: _, mut inputs, settled, start } = self;
        inputs.shrink_to_fit();
        Hibernating { setup, names, inputs, settled, start }
    }

    /// The game as a file, without a word on fairness. Once it is over, the file tells what chance was drawn from.
    pub fn to_file(&self) -> GameFile<G> {
        let file = GameFile {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::ID.to_owned(),
            rules: self.game.rules(),
            names: self.names.clone(),
            setup: self.setup.clone(),
            fairness: None,
            played_on_from: None,
            inputs: self.inputs.iter().map(Played::entry).collect(),
            taken_back: Vec::new(),
        };
        if self.game.ending().is_some() { file.with_draws() } else { file }
    }

    /// Begins the game of a file, of which nothing is replayed yet.
    ///
    /// # Errors
    /// [`FileError::Setup`] when the setup is refused, [`FileError::WrongNames`] when there is not a name for each seat.
    pub fn of_file(setup: G::Setup, names: Vec<String>) -> Result<Self, FileError<G>> {
        let mut session = Session::<G>::start(setup, Vec::new()).map_err(FileError::Setup)?;
        if names.len() != session.names.len() {
            let seats = session.game.seats();
            return Err(FileError::WrongNames { names: names.len(), seats });
        }
        session.names = names;
        Ok(session)
    }

    /// Takes the next entry of a file: the input is checked, and the fingerprint compared where there is one.
    ///
    /// # Errors
    /// [`FileError::Refused`] when the input is not legal; nothing has changed then. [`FileError::OtherDraw`] or
    /// [`FileError::Differs`] when it is legal and yet led elsewhere than the file says.
    pub fn follow(&mut self, entry: Entry<G>, sink: &mut impl Sink<G::Event>) -> Result<(), FileError<G>> {
        let index = self.inputs.len();
        let other_draw = entry.draws.is_some_and(|draws| draws != self.game.draws());
        self.submit(self.sequence(), entry.input, sink)
            .map_err(|refused| FileError::Refused { index, refused })?;
        let found = self.chain();
        match entry.chain {
            _ if other_draw => Err(FileError::OtherDraw { index }),
            Some(recorded) if recorded != found => Err(FileError::Differs { index, found, recorded }),
            _ => Ok(()),
        }
    }

    /// Replays a file, telling every event to the sink; each input is checked, and each state compared.
    ///
    /// # Errors
    /// The first thing that is wrong, as [`Session::of_file`] and [`Session::follow`] say it.
    pub fn replay(file: GameFile<G>, sink: &mut impl Sink<G::Event>) -> Result<Self, FileError<G>> {
        let mut session = Session::of_file(file.setup, file.names)?;
        for entry in file.inputs {
            session.follow(entry, sink)?;
        }
        Ok(session)
    }
}
