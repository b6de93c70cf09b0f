//! Thunderstone as a [`Game`]: the state, what it waits for, and the doors of the trait.

use crate::choice::{Chance, Choice, Outcome, Purpose, Question};
use crate::effect::Effect;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::public::{Hand, Place, Table};
use crate::setup::{Setup, SetupError};
use crate::state::{Step, battle_effects};
use crate::view::View;
use table::{
    Agenda, Draw, Ending, Game, Input, InputOf, MAX_SEATS, Pending, PendingOf, Rng, Seat, SeatSet, Sink,
    Viewer,
};

/// A game of Thunderstone: what all see, what each holds in hand, and what is still to be done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thunderstone {
    pub(crate) table: Table,
    pub(crate) hands: [Hand; MAX_SEATS],
    pub(crate) agenda: Agenda<Step, 24>,
}

impl Thunderstone {
    /// Draws an outcome as [`Game::sample`] does in a game by this version of the rules.
    ///
    /// # Panics
    /// When no chance is pending.
    pub fn sample_by(&self, rules: u32, rng: &mut impl Rng) -> Outcome {
        self.draw(rules, rng)
    }

    /// Everything all may see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The hidden hand of a seat. For the seat itself and for tests; never for others.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The seat that is asked, or the active one when nobody is.
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self.agenda.top() {
            Some(Step::Discard { seat, .. } | Step::OfferHero { seat }) => seat,
            _ => self.table.active,
        }
    }

    /// What the player on turn is asked, if a player is.
    #[inline]
    pub(crate) fn question(&self) -> Option<Question> {
        let step = self.agenda.top()?;
        Some(match step {
            Step::ChoosePlace => Question::Place,
            Step::Rest => Question::Card { purpose: Purpose::Rest },
            Step::Prepare => Question::Prepare { place: self.table.turn.place.unwrap_or(Place::Rest) },
            Step::Shop => Question::Buy { spoils: None },
            Step::Plunder { source } => Question::Buy { spoils: Some(source) },
            Step::Train => Question::Train,
            Step::Perform { card, .. } => match step.effect()? {
                Effect::ReturnMonster => Question::Hall { purpose: Purpose::Return },
                Effect::TakeMonster => Question::Hall { purpose: Purpose::Take },
                Effect::ReturnOrArrange => Question::Hall { purpose: Purpose::Banish },
                Effect::Pawn { .. } => Question::Member { purpose: Purpose::Pawn, card },
                Effect::Strengthen { .. } => Question::Member { purpose: Purpose::Strengthen, card },
                _ => Question::Member { purpose: Purpose::Destroy, card },
            },
            Step::Discard { seat, or_hero, .. } => {
                let purpose = if or_hero { Purpose::DiscardHeroOrTwo } else { Purpose::Discard };
                match self.discards_from_party(seat) {
                    true => Question::Member {
                        purpose,
                        card: self.table.hall[0].map_or_else(Default::default, |c| c.card),
                    },
                    false => Question::Card { purpose },
                }
            }
            Step::OfferHero { seat } if seat == self.table.active => {
                Question::Member { purpose: Purpose::DiscardHero, card: crate::cards::SELURIN_THEURGE }
            }
            Step::OfferHero { .. } => Question::Card { purpose: Purpose::DiscardHero },
            Step::Borrow => Question::Borrow,
            Step::Strike { at } => {
                let (rank, card) = self.target();
                match battle_effects(card)[usize::from(at)] {
                    Effect::Bar => Question::Member { purpose: Purpose::Bar, card },
                    Effect::Weaken { .. } => Question::Loss {
                        hero: self.next_judged(rank, card).map(|slot| self.table.party.at(slot).card),
                    },
                    _ => Question::Member { purpose: Purpose::Slay, card },
                }
            }
            Step::Ail => Question::Loss { hero: None },
            Step::Spoils => Question::Spoils,
            Step::Sort => Question::Card { purpose: Purpose::Sphinx },
            Step::Sorcery { .. } => Question::Hall { purpose: Purpose::Return },
            _ => return None,
        })
    }

    /// The result (T-END-2).
    fn result(&self) -> Ending {
        let table = &self.table;
        let mut half_points = [0; MAX_SEATS];
        for seat in Seat::all(table.seats) {
            half_points[seat.index()] = 2 * table.victory_points(seat) as i16;
        }
        let mut winners = SeatSet::EMPTY;
        if table.solo.is_some() {
            if table.victory_points(Seat(0)) > table.village_points() {
                winners.insert(Seat(0));
            }
            return Ending { winners, half_points };
        }
        let most = half_points[..usize::from(table.seats)].iter().copied().max().unwrap_or(0);
        let best = Seat::all(table.seats).filter(|seat| half_points[seat.index()] == most);
        winners = best.collect();
        if let Some(taker) = table.taker.filter(|&taker| winners.contains(taker)) {
            winners = [taker].into_iter().collect();
        }
        Ending { winners, half_points }
    }
}

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

    fn rules_of(setup: &Setup) -> u32 {
        setup.rules
    }

    fn set_rules(setup: &mut Setup, rules: u32) {
        setup.rules = rules;
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

    /// Hands of others are dealt anew from their face-down cards; what is certain stays.
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
