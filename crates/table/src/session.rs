//! A game being played: the state, its record, and undo. Whoever drives it supplies the chance.

use crate::record::{Entry, FORMAT, FileError, GameFile, VERSION_WITHOUT_FAIRNESS};
use crate::{Fingerprint, Game, Input, InputOf, Refused, RefusedOf, Seat, Sink, Told};

/// A game with its record. The state is always the fold of the record.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    names: Vec<String>,
    game: G,
    inputs: Vec<Entry<G>>,
    /// How many of the inputs can no longer be taken back: someone learned something by the last of them.
    settled: usize,
}

/// A session without its state: what is left is enough to make it again.
#[derive(Clone, Debug)]
pub struct Folded<G: Game> {
    setup: G::Setup,
    names: Vec<String>,
    inputs: Vec<Entry<G>>,
    settled: usize,
}

impl<G: Game> Folded<G> {
    /// The session as it was. It takes less than a microsecond for each input.
    pub fn unfold(self) -> Session<G> {
        let Folded { setup, names, inputs, settled } = self;
        let game = replayed(&setup, &inputs);
        Session { setup, names, game, inputs, settled }
    }
}

/// The state after these inputs, which were all accepted before.
fn replayed<G: Game>(setup: &G::Setup, inputs: &[Entry<G>]) -> G {
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
        Ok(Session { setup, names, game, inputs: Vec::new(), settled: 0 })
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
    pub fn inputs(&self) -> &[Entry<G>] {
        &self.inputs
    }

    /// The number the next input will have.
    pub fn sequence(&self) -> u64 {
        self.inputs.len() as u64
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
        let mut told: Vec<Told<G::Event>> = Vec::new();
        self.game.submit(&input, &mut told)?;
        let chance = matches!(input, Input::Chance(_));
        self.inputs.push(Entry { input, state: Fingerprint::of(&self.game) });
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
            && matches!(self.inputs.last(), Some(Entry { input: Input::Choice { seat: last, .. }, .. }) if *last == seat)
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
        let Session { setup, names, game: _, mut inputs, settled } = self;
        inputs.shrink_to_fit();
        Folded { setup, names, inputs, settled }
    }

    /// The game as a file, without a word on fairness.
    pub fn to_file(&self) -> GameFile<G> {
        GameFile {
            format: FORMAT.to_owned(),
            version: VERSION_WITHOUT_FAIRNESS,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            names: self.names.clone(),
            setup: self.setup.clone(),
            fairness: None,
            inputs: self.inputs.clone(),
        }
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

    /// Takes the next entry of a file: the input is checked, and the state it leads to compared.
    pub fn follow(&mut self, entry: Entry<G>, sink: &mut impl Sink<G::Event>) -> Result<(), FileError<G>> {
        let Entry { input, state: recorded } = entry;
        let index = self.inputs.len();
        self.submit(self.sequence(), input, sink).map_err(|refused| FileError::Refused { index, refused })?;
        let found = self.inputs[index].state;
        if found != recorded {
            return Err(FileError::Differs { index, found, recorded });
        }
        Ok(())
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
