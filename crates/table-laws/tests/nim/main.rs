//! The laws and scripts for Nim that the README shows, and that it shows them.

extern crate table as emberhall_table;

#[allow(missing_docs, reason = "the game of an example")]
#[path = "../../../table/examples/nim/game.rs"]
mod nim;

// From here on it stands in the README.
use emberhall_table::{Game, InputOf, Pending, Rng, Seat, Told, random::below};
use emberhall_table_laws::{Plan, Script, Subject, run};
use nim::{Choice, Event, Illegal, Nim, Setup};
use std::collections::BTreeSet;

/// Nim on trial.
struct Trial;

impl Subject for Trial {
    type Game = Nim;
    type Mark = &'static str;

    /// Any legal setup: over many calls all options occur.
    fn setup(rng: &mut impl Rng) -> Setup {
        Setup { stones: 1 + below(rng, 100) as u8, rules: 1 }
    }

    /// Whether every piece is in exactly one place.
    fn conserved(game: &Nim) -> Result<(), String> {
        if game.stones <= 100 { Ok(()) } else { Err(format!("{} stones", game.stones)) }
    }

    /// The choice of a player who wants to finish.
    fn purposeful(game: &Nim, _: &mut impl Rng) -> Choice {
        Choice::Take((game.stones % 4).max(1))
    }

    /// Anything that somebody could send, sensible or absurd: nothing may panic.
    fn absurd_choice(rng: &mut impl Rng) -> Choice {
        Choice::Take(below(rng, 256) as u8)
    }
    fn absurd_outcome(rng: &mut impl Rng) -> Seat {
        Seat::new(below(rng, 256) as u8)
    }

    /// What has to occur over a long run, and how it is noticed.
    fn content() -> BTreeSet<&'static str> {
        ["seat 0 begins", "seat 1 begins", "one", "two", "three"].into()
    }
    fn occurred(_: &Nim, _: &InputOf<Nim>, told: &[Told<Event>], mark: &mut impl FnMut(&'static str)) {
        for Told { event, .. } in told {
            mark(match event {
                Event::Began { seat } if seat.number() == 0 => "seat 0 begins",
                Event::Began { .. } => "seat 1 begins",
                Event::Took { stones: 1, .. } => "one",
                Event::Took { stones: 2, .. } => "two",
                Event::Took { .. } => "three",
            });
        }
    }
}

#[test]
fn laws_hold_at_every_step_of_random_games() {
    let report = run::<Trial>(&Plan { games: 200, ..Plan::default() }.with_env());
    report.assert_complete();
}

#[test]
fn n_take_1_nobody_takes_more_than_there_are() {
    let mut script = Script::<Nim>::start(&Setup { stones: 2, rules: 1 });
    script
        .chance(Seat::new(0))
        .offers(&[Choice::Take(1), Choice::Take(2)])
        .refuses(Choice::Take(3), Illegal::WrongNumber { left: 2 })
        .choose(Seat::new(0), Choice::Take(2))
        .tells(Event::Took { seat: Seat::new(0), stones: 2 });
    assert!(matches!(script.game.pending(), Pending::Over(_)));
}
// To here.

#[test]
fn the_readme_shows_these_tests() {
    let (readme, tests) = (include_str!("../../README.md"), include_str!("main.rs"));
    let begin = tests.find("use emberhall_table::{").expect("the first line");
    let end = tests.find("// To here.").expect("the last line");
    assert!(readme.contains(&tests[begin..end]), "copy the marked lines of tests/nim/main.rs into README.md");
}
