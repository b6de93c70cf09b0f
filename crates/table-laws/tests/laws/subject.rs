//! The toy as a subject of the laws.

use crate::flaw::{self, Flaw};
use crate::toy::{Choice, EACH, Event, KINDS, Stone, Toy, ToySetup};
use emberhall_table_laws::Subject;
use std::collections::BTreeSet;
use table::random::below;
use table::{Game, Input, InputOf, Message, Rng, Seat, Told};

/// The toy with a flaw, or with none.
pub struct Trying<const F: Flaw>;

impl<const F: Flaw> Subject for Trying<F> {
    type Game = Toy<F>;
    type Mark = &'static str;

    fn setup(rng: &mut impl Rng) -> ToySetup {
        ToySetup { seats: 2 + below(rng, 2) as u8, odd: u8::from(F == flaw::SETUP_READ_WRONGLY) }
    }

    fn conserved(toy: &Toy<F>) -> Result<(), String> {
        let everywhere = toy.hands.iter().chain(&toy.buried).chain([&toy.bag, &toy.shown]);
        for kind in 0..KINDS {
            let found: u8 = everywhere.clone().map(|pile| pile[kind]).sum();
            if found != EACH {
                return Err(format!("{found} stones of kind {kind}, not {EACH}"));
            }
        }
        Ok(())
    }

    fn purposeful(toy: &Toy<F>, _: &mut impl Rng) -> Choice {
        let mut choices = Vec::new();
        toy.choices(&mut choices);
        match F {
            flaw::POLICY_CHEATS => Choice::Curse(Seat::new(9)),
            flaw::POLICY_NEVER_ENDS if choices.contains(&Choice::Peek) => Choice::Peek,
            _ => choices.into_iter().find(|choice| *choice != Choice::Peek).expect("never stuck"),
        }
    }

    fn absurd_choice(rng: &mut impl Rng) -> Choice {
        let n = rng.next_u32() as u8;
        match below(rng, 5) {
            0 => Choice::Show(n),
            1 => Choice::Bury(n % 5),
            2 => Choice::Curse(Seat::new(n)),
            3 => Choice::Odd(if F == flaw::CHOICE_READ_WRONGLY { n } else { 0 }),
            _ => Choice::Draw,
        }
    }

    fn absurd_outcome(rng: &mut impl Rng) -> Stone {
        let kind = rng.next_u32() as u8;
        Stone { kind: if below(rng, 2) == 0 { kind } else { kind % KINDS as u8 }, odd: 0 }
    }

    fn content() -> BTreeSet<&'static str> {
        let mut content = BTreeSet::from(["draw", "show", "bury", "peek", "curse"]);
        if F == flaw::CONTENT_MISSING {
            content.insert("unicorn");
        }
        content
    }

    fn occurred(
        _: &Toy<F>,
        input: &InputOf<Toy<F>>,
        told: &[Told<Event>],
        mark: &mut impl FnMut(&'static str),
    ) {
        if let Input::Choice { choice, .. } = input {
            mark(match choice {
                Choice::Draw => "draw",
                Choice::Show(_) => "show",
                Choice::Bury(_) => "bury",
                Choice::Peek => "peek",
                Choice::Curse(_) => "curse",
                Choice::Odd(_) => "odd",
            });
        }
        told.iter()
            .filter(|told| matches!(told.event, Event::Shown { stone: 3, .. }))
            .for_each(|_| mark("a three"));
    }

    fn secret_of(before: &Toy<F>, input: &InputOf<Toy<F>>) -> Option<Seat> {
        match input {
            Input::Chance(_) | Input::Choice { choice: Choice::Bury(_), .. } => Some(before.turn),
            Input::Choice { .. } => None,
        }
    }

    fn said(toy: &Toy<F>) -> Vec<Message> {
        let leak = if F == flaw::TEXT_LEAKS { toy.rivals_zeros() } else { 0 };
        vec![Message::new("toy-question").with("n", leak)]
    }

    fn foretold(toy: &Toy<F>, _: Seat) -> Option<String> {
        (F == flaw::FORECAST_LEAKS).then(|| toy.rivals_zeros().to_string())
    }
}
