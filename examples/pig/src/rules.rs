//! The rules, as a [`Game`].

use crate::words::{Choice, Event, Face, Illegal, PLAYERS, PigTable, Question, Roll, Setup, SetupError};
use alloc::vec;
use alloc::vec::Vec;
use table::random::below;
use table::{
    Audience, Draw, Ending, Game, Input, InputOf, Pending, PendingOf, PerSeat, Points, Rng, Seat, Sink,
    Viewer,
};

/// A game of Pig.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pig {
    table: PigTable,
    /// Whether the die is to roll now; otherwise the player decides.
    rolling: bool,
}

impl Pig {
    /// What lies open, which is everything.
    pub fn table(&self) -> &PigTable {
        &self.table
    }

    fn tell(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.table.fold(&event);
        sink.tell(Audience::All, event);
    }

    fn pass_on(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.table.active.next(self.table.seats);
        self.tell(Event::TurnBegan { seat }, sink);
        self.rolling = true; // P-TURN-1
    }

    fn roll(&mut self, face: u8, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::Rolled { seat, face }, sink);
        if face == 1 {
            // P-TURN-3
            self.tell(Event::PointsLost { seat, points: self.table.turn_points }, sink);
            self.pass_on(sink);
        } else {
            self.rolling = false; // P-TURN-2
        }
    }

    fn hold(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, points) = (self.table.active, self.table.turn_points);
        self.tell(Event::Held { seat, points }, sink); // P-TURN-4
        if self.table.winner().is_none() {
            self.pass_on(sink);
        }
    }
}

/// Points as results have them.
pub fn points(table: &PigTable) -> PerSeat<Points> {
    table.scores.iter().map(|&score| Points::new(score.into())).collect()
}

impl Game for Pig {
    const ID: &'static str = "pig";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type SetupError = SetupError;
    type Question = Question;
    type Choice = Choice;
    type Chance = Roll;
    type Outcome = Face;
    type Drawn = Face;
    type Event = Event;
    type View = PigTable;
    type Illegal = Illegal;

    fn start(setup: &Setup) -> Result<Pig, SetupError> {
        if !PLAYERS.contains(&setup.players) {
            return Err(SetupError::Players { found: setup.players });
        }
        if !(10..=500).contains(&setup.goal) {
            return Err(SetupError::Goal { found: setup.goal });
        }
        if setup.rules != Pig::RULES_VERSION {
            return Err(SetupError::Rules { found: setup.rules });
        }
        let table = PigTable {
            rules: setup.rules,
            seats: setup.players,
            goal: setup.goal,
            scores: Seat::all(setup.players).map(|_| 0).collect(),
            active: Seat::new(0),
            turn_points: 0,
            turns: 1,
        };
        Ok(Pig { table, rolling: true })
    }

    fn rules(&self) -> u32 {
        self.table.rules
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    fn pending(&self) -> PendingOf<Pig> {
        match self.table.winner() {
            Some(seat) => {
                Pending::Over(Ending { winners: [seat].into_iter().collect(), points: points(&self.table) })
            }
            None if self.rolling => Pending::Chance(Roll),
            None => Pending::Player { seat: self.table.active, question: Question },
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        if matches!(self.pending(), Pending::Player { .. }) {
            out.extend([Choice::Roll, Choice::Hold]);
        }
    }

    fn imaginable(&self, out: &mut Vec<Choice>) {
        self.choices(out);
    }

    fn check(&self, _: &Choice) -> Result<(), Illegal> {
        match self.pending() {
            Pending::Player { .. } => Ok(()),
            _ => Err(Illegal::NobodyAsked),
        }
    }

    fn check_outcome(&self, outcome: &Face) -> Result<(), Illegal> {
        match self.pending() {
            Pending::Chance(_) if (1..=6).contains(&outcome.0) => Ok(()),
            Pending::Chance(_) => Err(Illegal::NoFace { face: outcome.0 }),
            _ => Err(Illegal::NoRoll),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Face {
        assert!(matches!(self.pending(), Pending::Chance(_)), "no die is rolled now");
        Face(1 + below(rng, 6) as u8)
    }

    fn draws(&self) -> Vec<Draw<Face>> {
        match self.pending() {
            Pending::Chance(_) => vec![Draw::evenly((1..=6).map(Face))],
            _ => Vec::new(),
        }
    }

    fn outcome_of(&self, drawn: &[Face]) -> Option<Face> {
        match drawn {
            [face] if self.check_outcome(face).is_ok() => Some(*face),
            _ => None,
        }
    }

    fn drawn_of(&self, outcome: &Face) -> Option<Vec<Face>> {
        self.check_outcome(outcome).is_ok().then(|| vec![*outcome])
    }

    fn apply(&mut self, input: &InputOf<Pig>, sink: &mut impl Sink<Event>) {
        match input {
            Input::Chance(Face(face)) => self.roll(*face, sink),
            Input::Choice { choice: Choice::Roll, .. } => self.rolling = true,
            Input::Choice { choice: Choice::Hold, .. } => self.hold(sink),
        }
    }

    fn view(&self, _: Viewer) -> PigTable {
        self.table
    }

    fn fold_view(view: &mut PigTable, event: &Event) {
        view.fold(event);
    }

    /// Nothing is hidden.
    fn redeterminize(&mut self, _: Seat, _: &mut impl Rng) {}

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. })
    }
}
