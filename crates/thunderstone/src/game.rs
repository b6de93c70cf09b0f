//! Thunderstone as a [`Game`]: the doors of the trait.

use crate::choice::{Chance, Choice, Outcome, Question};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::public::Hand;
use crate::setup::{Setup, SetupError};
use crate::state::{Step, Thunderstone};
use crate::view::View;
use table::{Game, Input, InputOf, Pending, PendingOf, Rng, Seat, Sink, Viewer};

impl Game for Thunderstone {
    const ID: &'static str = "thunderstone";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type SetupError = SetupError;
    type Question = Question;
    type Choice = Choice;
    type Chance = Chance;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        setup.begin()
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
            (None, None) => unreachable!("a game that is not over waits for chance or for a player"),
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
        self.check_choice(choice)
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Illegal> {
        self.check_drawn(outcome)
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Outcome {
        self.draw(rng)
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

    /// Hands of others are dealt anew from their face-down cards; what is certain stays.
    fn redeterminize(&mut self, observer: Seat, rng: &mut impl Rng) {
        for seat in Seat::all(self.table.seats).filter(|&seat| seat != observer) {
            // Whoever is asked for a hero has one: all have seen that no hand was shown.
            let needs_hero = matches!(self.agenda.top(), Some(Step::OfferHero { seat: asked }) if asked == seat)
                && seat != self.table.active;
            for _ in 0..64 {
                let hand = self.dealt_anew(seat, rng);
                if !needs_hero || hand.iter().any(|card| card.is_hero()) {
                    self.hands[seat.index()] = hand;
                    break;
                }
            }
        }
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

impl Thunderstone {
    /// A hand as a stranger could imagine it: the certain cards, and others from the face-down cards.
    fn dealt_anew(&self, seat: Seat, rng: &mut impl Rng) -> Hand {
        let player = self.table.player(seat);
        let mut hand = player.certain;
        let mut rest = player.pool;
        hand.iter().for_each(|&card| _ = rest.remove(card));
        while hand.len() < usize::from(player.hand) {
            let card = rest.sample(rng).expect("the face-down cards are at least as many as the hand");
            rest.remove(card);
            hand.insert_sorted(card);
        }
        hand
    }
}
