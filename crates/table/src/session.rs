//! A game being played: the state, its record, and undo. Whoever drives it supplies the chance.

use crate::record::{Entry, FORMAT, FileError, GameFile, VERSION};
use crate::{Fingerprint, Game, Input, InputOf, Refused, RefusedOf, Seat, Sink, Told};

/// An input that was played, and the game's fingerprint after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: Game> {
    /// The input.
    pub input: InputOf<G>,
    /// The fingerprint.
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
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    names: Vec<String>,
    game: G,
    inputs: Vec<Played<G>>,
    /// How many of the inputs can no longer be taken back: someone learned something by the last of them.
    settled: usize,
    /// The fingerprint before the first input.
    start: Fingerprint,
}

/// A session without its state: what is left is enough to make it again.
#[derive(Clone, Debug)]
pub struct Folded<G: Game> {
    setup: G::Setup,
    names: Vec<String>,
    inputs: Vec<Played<G>>,
    settled: usize,
    /// The fingerprint before the first input.
    start: Fingerprint,
}

impl<G: Game> Folded<G> {
    /// The session as it was. It takes less than a microsecond for each input.
    pub fn unfold(self) -> Session<G> {
        let Folded { setup, names, inputs, settled, start } = self;
        let game = replayed(&setup, &inputs);
        Session { setup, names, game, inputs, settled, start }
    }
}

/// The state after these inputs, which were all accepted before.
fn replayed<G: Game>(setup: &G::Setup, inputs: &[Played<G>]) -> G {
    let mut game = G::start(setup).expect("the setup was accepted before");
    for entry in inputs {
        game.apply(&entry.input, &mut ());
    }
    game
}

impl<G: Game> Session<G> {
    /// Sits down to a new game. Missing names are left empty.
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

    /// The setup.
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

    /// Takes an input that names its place in the sequence; a stale or refused one changes nothing.
    pub fn submit(
        &mut self,
        sequence: u64,
        input: InputOf<G>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), RefusedOf<G>> {
        if sequence != self.sequence() {
            return Err(Refused::Stale { expected: self.sequence(), got: sequence });
        }
        let before = self.chain();
        let mut told: Vec<Told<G::Event>> = Vec::new();
        self.game.submit(&input, &mut told)?;
        let chance = matches!(input, Input::Chance(_));
        let chain = before.then(&input, &told, &self.game);
        self.inputs.push(Played { input, chain });
        if chance || told.iter().any(|told| G::reveals(&told.event)) {
            self.settled = self.inputs.len();
        }
        for Told { to, event } in told {
            sink.tell(to, event);
        }
        Ok(())
    }

    /// Takes several choices of one seat at once, such as a whole turn that needs no chance: all of them, or none.
    ///
    /// A refusal names the choice it is about, from 0; nothing has changed then and nothing is told.
    pub fn submit_steps(
        &mut self,
        sequence: u64,
        seat: Seat,
        choices: Vec<G::Choice>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), (usize, RefusedOf<G>)> {
        let (game, length, settled) = (self.game.clone(), self.inputs.len(), self.settled);
        let mut told: Vec<Told<G::Event>> = Vec::new();
        for (index, choice) in choices.into_iter().enumerate() {
            let input = Input::Choice { seat, choice };
            if let Err(refused) = self.submit(sequence + index as u64, input, &mut told) {
                self.game = game;
                self.inputs.truncate(length);
                self.settled = settled;
                return Err((index, refused));
            }
        }
        for Told { to, event } in told {
            sink.tell(to, event);
        }
        Ok(())
    }

    /// Whether the seat may take its last choice back: it was the last to choose, and nobody has learned
    /// anything since.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.inputs.len() > self.settled
            && matches!(self.inputs.last(), Some(Played { input: Input::Choice { seat: last, .. }, .. }) if *last == seat)
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

    /// Gives up the state, which is many times as large as an input, for as long as nobody looks at it.
    pub fn fold(self) -> Folded<G> {
        let Session { setup, names, game: _, mut inputs, settled, start } = self;
        inputs.shrink_to_fit();
        Folded { setup, names, inputs, settled, start }
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

    /// Sits down to the game of a file, of which nothing is replayed yet: it must name every player.
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
    pub fn replay(file: GameFile<G>, sink: &mut impl Sink<G::Event>) -> Result<Self, FileError<G>> {
        let mut session = Session::of_file(file.setup, file.names)?;
        for entry in file.inputs {
            session.follow(entry, sink)?;
        }
        Ok(session)
    }
}
