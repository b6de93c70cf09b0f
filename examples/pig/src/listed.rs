//! What programs ask of the game: its name, its limits, its form, its texts. The terminal shows it plainly.

use crate::rules::points;
use crate::words::PLAYERS;
use crate::{Pig, Setup};
use alloc::vec::Vec;
use catalog::{Answers, Fact, FactKind, Field, FieldKind, Listed, Thing};
use core::ops::RangeInclusive;
use emberhall::Board;
use table::{Foresee, PerSeat, Points, Seat};

const GOAL: Field =
    Field::new("goal", "pig-form-goal", FieldKind::Number { min: 10, max: 500, default: Setup::GOAL as u32 });

impl Listed for Pig {
    const TITLE: &'static str = "pig-title";
    const RULE_KEYS: &'static str = "rule-p-";
    const SECRETS: bool = false;
    const PLAYERS: RangeInclusive<u8> = PLAYERS;
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("pl", include_str!("../locales/pl.ftl")),
        ("de", include_str!("../locales/de.ftl")),
        ("et", include_str!("../locales/et.ftl")),
    ];
    const FORM: &'static [Field] = &[GOAL];

    fn usual(players: u8) -> Setup {
        Setup::new(players)
    }

    fn set_up(players: u8, answers: &Answers) -> Setup {
        // Whatever is no number is refused before, and a goal out of bounds when the game starts.
        Setup { goal: GOAL.answer(answers).parse().unwrap_or(0), ..Setup::new(players) }
    }

    const FACTS: &'static [FactKind] = &[];

    fn things() -> Vec<Thing> {
        Vec::new()
    }

    fn facts(&self) -> Vec<Fact> {
        Vec::new()
    }

    fn standings(&self) -> PerSeat<Points> {
        points(self.table())
    }
}

/// Nothing can be told beforehand that is not on the die.
impl Foresee for Pig {
    type Forecast = ();

    fn forecast(&self, _: Seat) -> Option<()> {
        None
    }
}

impl Board for Pig {}
