//! The toy's rules.

use crate::flaw::{self, Flaw};
use crate::toy::{
    BadSetup, Choice, DrawStone, EACH, Event, Illegal, KINDS, Question, Step, Stone, Stones, Toy, ToySetup,
};
use crate::view::ToyView;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use table::random::weighted;
use table::{
    Audience, Draw, Ending, Game, Input, InputOf, Outcomes, Pending, PendingOf, Points, Refused, RefusedOf,
    Rng, Seat, SeatSet, Sink, Viewer,
};

/// What a flawed toy counts outside its state.
static STARTED: AtomicU32 = AtomicU32::new(0);

impl<const F: Flaw> Game for Toy<F> {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;

    type Setup = ToySetup;
    type SetupError = BadSetup;
    type Question = Question;
    type Choice = Choice;
    type Chance = DrawStone;
    type Outcome = Stone;
    type Drawn = Stone;
    type Event = Event;
    type View = ToyView;
    type Illegal = Illegal;

    fn start(setup: &ToySetup) -> Result<Self, BadSetup> {
        assert!(F != flaw::PANIC_IN_START || setup.seats == 2, "a flaw");
        if !(2..=3).contains(&setup.seats) || F == flaw::SETUP_REFUSED && setup.seats == 3 {
            return Err(BadSetup(setup.seats));
        }
        Ok(Toy {
            seats: setup.seats,
            turn: Seat::new(0),
            step: Step::Turn,
            bag: [EACH; KINDS],
            hands: [[0; KINDS]; 3],
            buried: [[0; KINDS]; 3],
            shown: [0; KINDS],
            points: [0; 3],
            peeked: false,
            shared: Arc::new(AtomicU32::new(0)),
            heard: if F == flaw::REPLAY_DIFFERS { STARTED.fetch_add(1, Ordering::Relaxed) } else { 0 },
        })
    }

    fn rules(&self) -> u32 {
        1
    }

    fn seats(&self) -> u8 {
        if F == flaw::SEATS_CHANGE && self.bag.iter().sum::<u8>() < 4 { self.seats - 1 } else { self.seats }
    }

    fn pending(&self) -> PendingOf<Self> {
        let question = match self.step {
            Step::Over => return Pending::Over(self.result()),
            Step::Drawing => return Pending::Chance(DrawStone),
            Step::Turn if F == flaw::QUESTION_LEAKS => Question::Leaking(self.rivals_zeros()),
            Step::Turn => Question::Turn,
            Step::Curse => Question::Curse,
        };
        Pending::Player { seat: self.turn, question }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        if F == flaw::STUCK && self.step == Step::Curse {
            return;
        }
        let from = out.len();
        out.extend(thinkable(self.seats).filter(|choice| self.check(choice).is_ok()));
        match F {
            flaw::LISTED_TWICE => out.extend_from_within(from..out.len().min(from + 1)),
            flaw::LISTED_BUT_ILLEGAL if self.step == Step::Curse => out.push(Choice::Draw),
            flaw::LEGAL_BUT_NOT_LISTED => out.retain(|choice| *choice != Choice::Bury(0)),
            flaw::CHOICES_WHILE_CHANCE_DECIDES if self.step == Step::Drawing => out.push(Choice::Peek),
            _ => {}
        }
    }

    fn imaginable(&self, out: &mut Vec<Choice>) {
        out.extend(
            thinkable(self.seats).filter(|choice| F != flaw::NOT_IMAGINABLE || *choice != Choice::Peek),
        );
        if F == flaw::IMAGINABLE_LEAKS && self.rivals_zeros() > 0 {
            out.push(Choice::Show(9));
        }
    }

    fn check(&self, choice: &Choice) -> Result<(), Illegal> {
        let hand = self.hands[self.turn.index()];
        match (self.step, choice) {
            (Step::Turn, Choice::Draw) if self.bag == [0; KINDS] => Err(match F {
                flaw::REFUSAL_LEAKS => Illegal::Leaking(self.rivals_zeros()),
                flaw::REFUSAL_WITHOUT_RULE => Illegal::WithoutRule,
                _ => Illegal::BagEmpty,
            }),
            (Step::Turn, Choice::Draw) => Ok(()),
            (Step::Turn, Choice::Peek) if self.peeked && F != flaw::POLICY_NEVER_ENDS => {
                Err(Illegal::NotAsked)
            }
            (Step::Turn, Choice::Peek) => Ok(()),
            (Step::Turn, Choice::Show(3)) if F == flaw::CHOICES_LEAK && self.rivals_zeros() > 0 => {
                Err(Illegal::NoSuchStone)
            }
            (Step::Turn, Choice::Show(stone) | Choice::Bury(stone)) => {
                let held = if F == flaw::PANIC_ON_ABSURD_CHOICE {
                    hand[usize::from(*stone)]
                } else {
                    hand.get(usize::from(*stone)).copied().unwrap_or(0)
                };
                if held > 0 { Ok(()) } else { Err(Illegal::NoSuchStone) }
            }
            (Step::Curse, Choice::Curse(seat)) if *seat == self.turn || seat.number() >= self.seats => {
                Err(Illegal::NotARival)
            }
            (Step::Curse, Choice::Curse(_)) => Ok(()),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn check_outcome(&self, outcome: &Stone) -> Result<(), Illegal> {
        if self.step != Step::Drawing && F != flaw::OUTCOME_ANY_TIME {
            return Err(Illegal::NotAsked);
        }
        let refused = F == flaw::SAMPLE_REFUSED && outcome.kind == 3;
        match self.bag.get(usize::from(outcome.kind)) {
            Some(1..) if !refused && outcome.odd == self.odd() => Ok(()),
            Some(0) if F == flaw::OUTCOME_POSSIBLE_BUT_NOT_LISTED => Ok(()),
            _ => Err(Illegal::NoSuchStone),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Stone {
        if F == flaw::SAMPLE_TAKES_TWO_NUMBERS && self.bag[0] > 0 {
            rng.next_u32();
        }
        let kind =
            weighted(rng, self.bag.iter().map(|&n| u32::from(n))).expect("drawn only from a bag with stones");
        Stone { kind: kind as u8, odd: self.odd() }
    }

    fn draws(&self) -> Vec<Draw<Stone>> {
        if self.step != Step::Drawing && F != flaw::DRAWS_ANY_TIME {
            return Vec::new();
        }
        let weight = |n: u8| u32::from(if F == flaw::WEIGHTS_IGNORE_NUMBER { n.min(1) } else { n });
        let stones = (0..).zip(self.bag).map(|(kind, n)| (Stone { kind, odd: self.odd() }, weight(n)));
        vec![Draw::once(stones)]
    }

    fn outcome_of(&self, drawn: &[Stone]) -> Option<Stone> {
        let [stone] = drawn else { return None };
        self.check_outcome(stone).is_ok().then(|| stone.clone())
    }

    fn drawn_of(&self, outcome: &Stone) -> Option<Vec<Stone>> {
        let kind = if F == flaw::DRAWN_OF_ANOTHER { outcome.kind ^ 1 } else { outcome.kind };
        self.check_outcome(outcome).is_ok().then(|| vec![Stone { kind, ..*outcome }])
    }

    fn outcomes(&self, limit: usize) -> Outcomes<Self> {
        let mut outcomes = Outcomes::of(self, limit);
        if let Outcomes::Listed(list) = &mut outcomes
            && F == flaw::OUTCOME_MISSING
        {
            list.pop();
        }
        outcomes
    }

    fn apply(&mut self, input: &InputOf<Self>, sink: &mut impl Sink<Event>) {
        if F == flaw::CLONES_SHARE {
            self.shared.fetch_add(1, Ordering::Relaxed);
        }
        if F == flaw::LISTENER_MATTERS && size_of_val(sink) > 0 {
            self.heard += 1;
        }
        match input {
            Input::Choice { choice: Choice::Draw, .. } => self.step = Step::Drawing,
            Input::Choice { choice: Choice::Show(stone), .. } => self.show(*stone, sink),
            Input::Choice { choice: Choice::Bury(stone), .. } => self.bury(*stone, sink),
            Input::Choice { choice: Choice::Peek, .. } => self.peek(sink),
            Input::Choice { choice: Choice::Curse(victim), .. } => self.curse(*victim, sink),
            Input::Choice { choice: Choice::Odd(_), .. } => unreachable!("never legal"),
            Input::Chance(stone) => self.draw(stone.kind, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        ToyView::of(self, viewer)
    }

    fn fold_view(view: &mut ToyView, event: &Event) {
        view.fold(event);
    }

    fn redeterminize(&mut self, observer: Seat, rng: &mut impl Rng) {
        let unlucky = |rng: &mut dyn Rng| {
            let word = rng.next_u32();
            (0..8).all(|_| rng.next_u32() == word)
        };
        if F == flaw::REDRAW_KEEPS_TRUTH && self.bag[0] > 0 || F == flaw::REDRAW_GIVES_UP && unlucky(rng) {
            return;
        }
        let others = Seat::all(self.seats).filter(|&seat| seat != observer).map(Seat::index);
        let piles: Vec<(usize, bool)> = others.flat_map(|seat| [(seat, false), (seat, true)]).collect();
        let mut pool = std::mem::take(&mut self.bag);
        let mut sizes = vec![pool.iter().sum::<u8>()];
        for &(seat, grave) in &piles {
            let pile = std::mem::take(if grave { &mut self.buried[seat] } else { &mut self.hands[seat] });
            sizes.push(pile.iter().sum());
            pool.iter_mut().zip(pile).for_each(|(all, n)| *all += n);
        }
        let mut deal = |size: u8| {
            let mut pile: Stones = [0; KINDS];
            for _ in 0..size {
                let kind =
                    weighted(rng, pool.iter().map(|&n| u32::from(n))).expect("the pool holds all stones");
                pool[kind] -= 1;
                pile[kind] += 1;
            }
            pile
        };
        self.bag = deal(sizes[0]);
        for (&(seat, grave), &size) in piles.iter().zip(&sizes[1..]) {
            *if grave { &mut self.buried[seat] } else { &mut self.hands[seat] } = deal(size);
        }
        if F == flaw::PIECE_LOST_IN_GUESS && self.bag[0] > 0 {
            self.bag[0] -= 1;
            self.bag[1] += 1;
        }
        if F == flaw::GUESS_CHANGES_TURN && self.step == Step::Turn {
            self.turn = self.neighbour();
        }
    }

    fn reveals(event: &Event) -> bool {
        let peek = matches!(event, Event::PeekedAt { .. }) && F != flaw::PEEK_NOT_REVEALING;
        peek || matches!(event, Event::Drew { .. } | Event::Shown { .. })
    }

    fn admit(&self, input: &InputOf<Self>) -> Result<(), RefusedOf<Self>> {
        match (self.pending(), input) {
            (Pending::Player { .. }, Input::Choice { choice, .. }) if F == flaw::DOOR_OPEN_TO_ALL => {
                self.check(choice).map_err(Refused::Illegal)
            }
            (_, Input::Choice { seat, .. }) if seat.number() >= self.seats => {
                Err(Refused::UnknownSeat { seat: *seat, seats: self.seats })
            }
            (Pending::Over(_), _) => Err(Refused::GameOver),
            (Pending::Player { seat: expected, .. }, Input::Choice { seat, choice }) => {
                match *seat == expected {
                    true => self.check(choice).map_err(Refused::Illegal),
                    false => Err(Refused::NotYourTurn { expected }),
                }
            }
            (Pending::Chance(_), Input::Chance(stone)) => self.check_outcome(stone).map_err(Refused::Illegal),
            (Pending::Player { seat, .. }, Input::Chance(_)) => Err(Refused::PlayerDecides { seat }),
            (Pending::Chance(_), Input::Choice { .. }) => Err(Refused::ChanceDecides),
        }
    }

    fn submit(&mut self, input: &InputOf<Self>, sink: &mut impl Sink<Event>) -> Result<(), RefusedOf<Self>> {
        if let Err(refused) = self.admit(input) {
            self.heard += u32::from(F == flaw::REFUSAL_CHANGES);
            return Err(refused);
        }
        self.apply(input, sink);
        Ok(())
    }
}

/// Everything a player could think of.
fn thinkable(seats: u8) -> impl Iterator<Item = Choice> {
    let stones = (0..KINDS as u8).flat_map(|stone| [Choice::Show(stone), Choice::Bury(stone)]);
    [Choice::Draw, Choice::Peek].into_iter().chain(stones).chain(Seat::all(seats).map(Choice::Curse))
}

impl<const F: Flaw> Toy<F> {
    fn odd(&self) -> u8 {
        u8::from(F == flaw::OUTCOME_READ_WRONGLY)
    }

    fn result(&self) -> Ending {
        let best = self.points[..usize::from(self.seats)].iter().max().copied().unwrap_or(0);
        let mut winners: SeatSet =
            Seat::all(self.seats).filter(|seat| self.points[seat.index()] == best).collect();
        if F == flaw::WINNER_NOT_SEATED {
            winners.insert(Seat::new(self.seats));
        }
        let points = self.points.iter().map(|&points| Points::new(points.into())).collect();
        Ending { winners, points }
    }

    fn draw(&mut self, stone: u8, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        let swapped = usize::from(stone + 1) % KINDS;
        let lost = if F == flaw::PIECE_LOST && self.bag[swapped] > 0 { swapped } else { usize::from(stone) };
        self.bag[lost] -= 1;
        self.hands[seat.index()][usize::from(stone)] += 1;
        sink.tell(Audience::Except(seat), Event::Drew { seat });
        sink.tell(Audience::Only(seat), Event::DrewStone { seat, stone });
        if F == flaw::EVENT_LEAKS_DRAW {
            sink.tell(Audience::All, Event::Shouted { stone });
        }
        self.next_turn(sink);
    }

    fn show(&mut self, stone: u8, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.hands[seat.index()][usize::from(stone)] -= 1;
        self.shown[usize::from(stone)] += 1;
        self.points[seat.index()] += stone as i8;
        sink.tell(Audience::All, Event::Shown { seat, stone });
        if stone == 0 {
            self.peeked = false;
            self.step = Step::Curse;
            sink.tell(Audience::All, Event::Asked { seat, cursing: true });
        } else {
            self.next_turn(sink);
        }
    }

    fn bury(&mut self, stone: u8, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.hands[seat.index()][usize::from(stone)] -= 1;
        self.buried[seat.index()][usize::from(stone)] += 1;
        sink.tell(Audience::Except(seat), Event::Buried { seat });
        sink.tell(Audience::Only(seat), Event::BuriedStone { seat, stone });
        if F == flaw::EVENT_LEAKS_BURIAL {
            sink.tell(Audience::Except(seat), Event::Shouted { stone });
        }
        self.next_turn(sink);
    }

    fn peek(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.peeked = true;
        let zeros = self.hands[self.neighbour().index()][0];
        sink.tell(Audience::Except(seat), Event::Peeked { seat });
        sink.tell(Audience::Only(seat), Event::PeekedAt { seat, zeros });
    }

    fn curse(&mut self, victim: Seat, sink: &mut impl Sink<Event>) {
        self.points[victim.index()] -= 1;
        if F != flaw::EVENT_FORGOTTEN {
            sink.tell(Audience::All, Event::Cursed { victim });
        }
        self.next_turn(sink);
    }

    fn next_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.peeked = false;
        self.step = Step::Over;
        for _ in 0..self.seats {
            self.turn = self.turn.next(self.seats);
            if self.bag != [0; KINDS] || self.hands[self.turn.index()] != [0; KINDS] {
                self.step = Step::Turn;
                break;
            }
        }
        sink.tell(Audience::All, Event::Asked { seat: self.turn, cursing: false });
    }
}
