//! A scripted game for scenario tests: every choice and every outcome is written down.

use crate::laws::heard;
use std::fmt::Debug;
use table::{Game, Input, InputOf, Pending, Refused, Seat, Told, Viewer};

/// A game driven by a test. Every step that does not go as written panics with a readable message.
#[derive(Clone, Debug)]
pub struct Script<G: Game> {
    /// The state; a test may lay out a position in it by hand.
    pub game: G,
    /// Everything told so far, with its audiences.
    pub told: Vec<Told<G::Event>>,
    inputs: Vec<InputOf<G>>,
    /// How much was told before the last input.
    before: usize,
}

impl<G: Game> Script<G> {
    /// Begins with a new game.
    ///
    /// # Panics
    /// When the setup is refused.
    #[track_caller]
    pub fn start(setup: &G::Setup) -> Script<G> {
        match G::start(setup) {
            Ok(game) => Script::of(game),
            Err(error) => panic!("the setup is refused: {error}"),
        }
    }

    /// Begins in the middle of a game.
    pub fn of(game: G) -> Script<G> {
        Script { game, told: Vec::new(), inputs: Vec::new(), before: 0 }
    }

    /// The inputs so far.
    pub fn inputs(&self) -> &[InputOf<G>] {
        &self.inputs
    }

    /// The seat chooses.
    #[track_caller]
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> &mut Self {
        if !self.choices().contains(&choice) && self.game.check(&choice).is_ok() {
            self.fail(&format!("{choice:?} is legal, but not listed"));
        }
        self.submit(Input::Choice { seat, choice })
    }

    /// The seat that is asked chooses.
    #[track_caller]
    pub fn answer(&mut self, choice: G::Choice) -> &mut Self {
        match self.decides() {
            Some(seat) => self.choose(seat, choice),
            None => self.fail(&format!("nobody is asked, so nobody can choose {choice:?}")),
        }
    }

    /// Chance gives this outcome.
    #[track_caller]
    pub fn chance(&mut self, outcome: G::Outcome) -> &mut Self {
        self.submit(Input::Chance(outcome))
    }

    /// Submits any input.
    #[track_caller]
    pub fn submit(&mut self, input: InputOf<G>) -> &mut Self {
        self.before = self.told.len();
        if let Err(refused) = self.game.submit(&input, &mut self.told) {
            self.fail(&format!("{input:?} is refused: {refused} ({refused:?})"));
        }
        self.inputs.push(input);
        self
    }

    /// The seat that is asked may not choose this, for this reason; nothing changes.
    #[track_caller]
    pub fn refuses(&mut self, choice: G::Choice, illegal: G::Illegal) -> &mut Self {
        let Some(seat) = self.decides() else {
            self.fail(&format!("no player is asked, so {choice:?} cannot be refused"));
        };
        if self.choices().contains(&choice) {
            self.fail(&format!("{choice:?} is listed as legal"));
        }
        self.refuses_input(&Input::Choice { seat, choice }, &Refused::Illegal(illegal))
    }

    /// Chance may not give this outcome, for this reason; nothing changes.
    #[track_caller]
    pub fn refuses_outcome(&mut self, outcome: G::Outcome, illegal: G::Illegal) -> &mut Self {
        self.refuses_input(&Input::Chance(outcome), &Refused::Illegal(illegal))
    }

    /// `submit` refuses this input for this reason; nothing changes.
    #[track_caller]
    pub fn refuses_input(&mut self, input: &InputOf<G>, reason: &Refused<G::Illegal>) -> &mut Self {
        let before = self.game.clone();
        match self.game.submit(input, &mut ()) {
            Err(refused) if refused == *reason => {}
            answer => self.fail(&format!("{input:?} should be refused with {reason:?}, but: {answer:?}")),
        }
        if self.game != before {
            self.fail(&format!("{input:?} was refused, and yet changed the state"));
        }
        self
    }

    /// The seat is asked this.
    #[track_caller]
    pub fn asks(&mut self, seat: Seat, question: G::Question) -> &mut Self {
        let expected = Pending::Player { seat, question };
        if self.game.pending() != expected {
            self.fail(&format!("expected {expected:?}"));
        }
        self
    }

    /// Chance is asked this.
    #[track_caller]
    pub fn asks_chance(&mut self, chance: G::Chance) -> &mut Self {
        let expected = Pending::Chance(chance);
        if self.game.pending() != expected {
            self.fail(&format!("expected {expected:?}"));
        }
        self
    }

    /// These are the legal choices, in any order.
    #[track_caller]
    pub fn offers(&mut self, expected: &[G::Choice]) -> &mut Self {
        let choices = self.choices();
        let missing: Vec<_> = expected.iter().filter(|choice| !choices.contains(choice)).collect();
        let surplus: Vec<_> = choices.iter().filter(|choice| !expected.contains(choice)).collect();
        if !missing.is_empty() || !surplus.is_empty() {
            self.fail(&format!("not offered: {missing:?}; offered too: {surplus:?}"));
        }
        self
    }

    /// The last input told this, among other things and to any audience; [`Script::heard`] says what one viewer was told.
    #[track_caller]
    pub fn tells(&mut self, event: G::Event) -> &mut Self {
        if !self.last().iter().any(|told| told.event == event) {
            self.fail(&format!("the last input did not tell {event:?}, but {:?}", self.last()));
        }
        self
    }

    /// Gives what `next` answers to each question, until it answers `None`.
    #[track_caller]
    pub fn drive(&mut self, mut next: impl FnMut(&G) -> Option<InputOf<G>>) -> &mut Self {
        while let Some(input) = next(&self.game) {
            self.submit(input);
        }
        self
    }

    /// The legal choices.
    pub fn choices(&self) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.game.choices(&mut choices);
        choices
    }

    /// What the player is asked, if one is.
    pub fn question(&self) -> Option<G::Question> {
        match self.game.pending() {
            Pending::Player { question, .. } => Some(question),
            _ => None,
        }
    }

    /// Who decides, if a player does.
    pub fn decides(&self) -> Option<Seat> {
        match self.game.pending() {
            Pending::Player { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// What chance is asked, if it is.
    pub fn asked_chance(&self) -> Option<G::Chance> {
        match self.game.pending() {
            Pending::Chance(chance) => Some(chance),
            _ => None,
        }
    }

    /// Whether an event like this was told so far, to whomever.
    pub fn happened(&self, test: impl Fn(&G::Event) -> bool) -> bool {
        self.told.iter().any(|told| test(&told.event))
    }

    /// What the last input told, with its audiences.
    pub fn last(&self) -> &[Told<G::Event>] {
        self.told.get(self.before..).unwrap_or_default()
    }

    /// What the last input told, to any audience.
    pub fn events(&self) -> Vec<G::Event> {
        self.last().iter().map(|told| told.event.clone()).collect()
    }

    /// What the last input told this viewer.
    pub fn heard(&self, viewer: Viewer) -> Vec<G::Event> {
        heard(self.last(), viewer).cloned().collect()
    }

    /// What the viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    #[track_caller]
    fn fail(&self, what: &str) -> ! {
        let inputs: String = self.inputs.iter().map(|input| format!("\n  {input:?}")).collect();
        let list = |choices: Vec<G::Choice>| {
            choices.iter().map(|choice| format!("\n  {choice:?}")).collect::<String>()
        };
        panic!(
            "{what}\nthe game waits for {:?}\nlegal choices:{}\ninputs so far:{inputs}",
            self.game.pending(),
            list(self.choices())
        )
    }
}
