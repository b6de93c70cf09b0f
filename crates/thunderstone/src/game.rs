//! Thunderstone as a [`Game`]: each method of the trait, and where its rules are.

use crate::choice::{Chance, Choice, Outcome, Question};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::{Setup, SetupError};
use crate::state::Thunderstone;
use crate::view::View;
use alloc::vec;
use alloc::vec::Vec;
use table::{Draw, Game, Input, InputOf, Pending, PendingOf, Rng, Seat, Sink, Viewer};

impl Game for Thunderstone {
    const ID: &'static str = "thunderstone";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type SetupError = SetupError;
    type Question = Question;
    type Choice = Choice;
    type Chance = Chance;
    type Outcome = Outcome;
    type Drawn = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        setup.begin()
    }

    fn rules(&self) -> u32 {
        self.table.rules
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn pending(&self) -> PendingOf<Self> {
        if self.table.over {
            return Pending::Over(self.result());
        }
        match (self.chance(), self.question()) {
            (Some(chance), _) => Pending::Chance(chance),
            (None, Some(question)) => Pending::Player { seat: self.asked(), question },
            // A game that is not over waits for chance or for a player.
            (None, None) => Pending::Over(self.result()),
        }
    }

    #[inline]
    fn choices(&self, out: &mut Vec<Choice>) {
        if !self.table.over {
            self.list_choices(out);
        }
    }

    fn imaginable(&self, out: &mut Vec<Choice>) {
        if !self.table.over {
            self.list_imaginable(out);
        }
    }

    fn check(&self, choice: &Choice) -> Result<(), Illegal> {
        self.check_choice(*choice)
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Illegal> {
        self.check_drawn(outcome)
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Outcome {
        self.draw(self.table.rules, rng)
    }

    fn draws(&self) -> Vec<Draw<Outcome>> {
        self.list_draws()
    }

    fn outcome_of(&self, drawn: &[Outcome]) -> Option<Outcome> {
        // Every chance of this game is one draw.
        let [outcome] = *drawn else { return None };
        self.check_drawn(&outcome).is_ok().then_some(outcome)
    }

    fn drawn_of(&self, outcome: &Outcome) -> Option<Vec<Outcome>> {
        self.check_drawn(outcome).is_ok().then(|| vec![*outcome])
    }

    #[inline]
    fn apply(&mut self, input: &InputOf<Self>, sink: &mut impl Sink<Event>) {
        match *input {
            Input::Choice { choice, .. } => self.answer(choice, sink),
            Input::Chance(outcome) => self.drawn(outcome, sink),
        }
        self.run(sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn fold_view(view: &mut View, event: &Event) {
        view.fold(event);
    }

    /// Hands of others are dealt again from their face-down cards; what is certain stays.
    fn redeterminize(&mut self, observer: Seat, rng: &mut impl Rng) {
        self.deal_hands_anew(observer, rng);
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Drew { .. }
                | Event::Joined { .. }
                | Event::Discarded { .. }
                | Event::HandShown { .. }
                | Event::HeroDemanded { .. }
                | Event::HandCardDestroyed { .. }
                | Event::HandDiscarded { .. }
                | Event::Revealed { .. }
                | Event::CardRevealed { .. }
                | Event::EnteredHall { from_under: false, .. }
                | Event::GameEnded
        )
    }
}
