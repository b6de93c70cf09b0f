use emberhall_table::{
    Audience, Draw, Ending, Explain, Game, Input, InputOf, Message, Pending, PendingOf, Points, Refusal, Rng,
    RuleId, Seat, Sink, Viewer, codes, patchable, random::below, versioned,
};
use serde::{Deserialize, Serialize};

/// Nim: two players take 1 to 3 stones in turn, and the player who takes the last one wins. Chance says who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Nim {
    pub stones: u8,
    pub active: Option<Seat>,
}

// What an event changes is told to viewers field by field.
patchable!(Nim { stones, active });

/// What is settled before the first input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub stones: u8,
    pub rules: u32,
}

versioned!(Setup);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Question {
    HowMany,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    Take(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Chance {
    WhoBegins,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Began { seat: Seat },
    Took { seat: Seat, stones: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
pub enum Illegal {
    #[error("take 1 to 3 stones, and no more than the {left} that are left")]
    WrongNumber { left: u8 },
    #[error("this is not asked now")]
    NotAsked,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("a heap has 1 to 100 stones, not {found}")]
    Stones { found: u8 },
    #[error("there is no rules version {found}")]
    Rules { found: u32 },
}

// What the fingerprint of a game file knows the words by: numbers that are never used again.
codes! { Question { 1 HowMany } }
codes! { Choice { 1 Take(1) } }
codes! { Chance { 1 WhoBegins } }
codes! { Event { 1 Began { 1 seat } 2 Took { 1 seat, 2 stones } } }

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type SetupError = SetupError;
    type Question = Question;
    type Choice = Choice;
    type Chance = Chance;
    type Outcome = Seat;
    type Drawn = Seat;
    type Event = Event;
    type View = Nim;
    type Illegal = Illegal;

    fn start(setup: &Setup) -> Result<Nim, SetupError> {
        match setup {
            Setup { rules: 1, stones: 1..=100 } => Ok(Nim { stones: setup.stones, active: None }),
            Setup { rules: 1, stones } => Err(SetupError::Stones { found: *stones }),
            Setup { rules, .. } => Err(SetupError::Rules { found: *rules }),
        }
    }
    fn rules(&self) -> u32 {
        1
    }
    fn seats(&self) -> u8 {
        2
    }

    /// What the game waits for. Everything else follows from it.
    fn pending(&self) -> PendingOf<Nim> {
        match self.active {
            None => Pending::Chance(Chance::WhoBegins),
            Some(seat) if self.stones > 0 => Pending::Player { seat, question: Question::HowMany },
            // The turn has passed on, so the other one took the last stone.
            Some(seat) => {
                let winners = [seat.next(2)].into_iter().collect();
                Pending::Over(Ending { winners, points: [Points::ZERO; 2].into_iter().collect() })
            }
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        if self.active.is_some() {
            out.extend((1..=self.stones.min(3)).map(Choice::Take));
        }
    }
    fn imaginable(&self, out: &mut Vec<Choice>) {
        if self.active.is_some() && self.stones > 0 {
            out.extend((1..=3).map(Choice::Take));
        }
    }
    fn check(&self, choice: &Choice) -> Result<(), Illegal> {
        match (self.pending(), choice) {
            (Pending::Player { .. }, Choice::Take(n)) if (1..=self.stones.min(3)).contains(n) => Ok(()),
            (Pending::Player { .. }, _) => Err(Illegal::WrongNumber { left: self.stones }),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn check_outcome(&self, outcome: &Seat) -> Result<(), Illegal> {
        if self.active.is_none() && outcome.number() < 2 { Ok(()) } else { Err(Illegal::NotAsked) }
    }
    fn sample(&self, rng: &mut impl Rng) -> Seat {
        assert!(self.active.is_none(), "chance has decided already");
        Seat::new(below(rng, 2) as u8)
    }
    fn draws(&self) -> Vec<Draw<Seat>> {
        match self.active {
            None => vec![Draw::evenly(Seat::all(2))],
            Some(_) => Vec::new(),
        }
    }
    fn outcome_of(&self, drawn: &[Seat]) -> Option<Seat> {
        let [seat] = *drawn else { return None };
        self.check_outcome(&seat).is_ok().then_some(seat)
    }
    fn drawn_of(&self, outcome: &Seat) -> Option<Vec<Seat>> {
        self.check_outcome(outcome).is_ok().then(|| vec![*outcome])
    }

    /// Every change is an event: folded into the table here, and by every viewer into their view.
    fn apply(&mut self, input: &InputOf<Nim>, sink: &mut impl Sink<Event>) {
        let event = match *input {
            Input::Chance(seat) => Event::Began { seat },
            Input::Choice { seat, choice: Choice::Take(stones) } => Event::Took { seat, stones },
        };
        self.fold(&event);
        sink.tell(Audience::All, event);
    }

    // Nothing is hidden in Nim: everybody sees everything, and there is nothing to guess.
    fn view(&self, _: Viewer) -> Nim {
        *self
    }
    fn fold_view(view: &mut Nim, event: &Event) {
        view.fold(event);
    }
    fn redeterminize(&mut self, _: Seat, _: &mut impl Rng) {}
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Began { .. })
    }
}

impl Nim {
    pub fn fold(&mut self, event: &Event) {
        match *event {
            Event::Began { seat } => self.active = Some(seat),
            Event::Took { seat, stones } => {
                self.stones -= stones;
                self.active = Some(seat.next(2));
            }
        }
    }
}

// A refusal names its rule, and what to say in the player's language.
impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::WrongNumber { .. } => "N-TAKE-1",
            Illegal::NotAsked => "N-TURN-1",
        })
    }
}

impl Explain for Illegal {
    fn message(&self) -> Message {
        match *self {
            Illegal::WrongNumber { left } => Message::new("nim-wrong-number").with("left", left),
            Illegal::NotAsked => Message::new("nim-not-asked"),
        }
    }
}

impl Explain for SetupError {
    fn message(&self) -> Message {
        match *self {
            SetupError::Stones { found } => Message::new("nim-stones").with("found", found),
            SetupError::Rules { found } => Message::new("refused-wrong-rules").with("found", found),
        }
    }
}
