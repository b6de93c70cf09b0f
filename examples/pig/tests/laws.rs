//! The laws that hold for every game, over seeded random games of Pig.

use pig::{Choice, Event, Face, Pig, Setup};
use std::collections::BTreeSet;
use table::random::below;
use table::{InputOf, Insight, Message, Narrate, Rng, Seat, Told};
use table_laws::{Plan, Subject, foretold, narration, play_purposefully, run};

struct Trial;

impl Subject for Trial {
    type Game = Pig;
    type Mark = &'static str;

    fn setup(rng: &mut impl Rng) -> Setup {
        let players = 2 + below(rng, 4) as u8;
        let goal = [10, 40, 100, 500][below(rng, 4) as usize];
        Setup { goal, ..Setup::new(players) }
    }

    fn conserved(game: &Pig) -> Result<(), String> {
        let table = game.table();
        match table.scores.len() == usize::from(table.seats) && table.active.number() < table.seats {
            true => Ok(()),
            false => Err("somebody plays who does not sit there".to_owned()),
        }
    }

    fn purposeful(game: &Pig, rng: &mut impl Rng) -> Choice {
        Insight::purposeful(game, rng)
    }

    fn absurd_choice(rng: &mut impl Rng) -> Choice {
        if below(rng, 2) == 0 { Choice::Roll } else { Choice::Hold }
    }

    fn absurd_outcome(rng: &mut impl Rng) -> Face {
        Face(below(rng, 256) as u8)
    }

    fn content() -> BTreeSet<&'static str> {
        ["turn", "rolled", "lost", "held"].into()
    }

    fn occurred(_: &Pig, _: &InputOf<Pig>, told: &[Told<Event>], mark: &mut impl FnMut(&'static str)) {
        for Told { event, .. } in told {
            mark(match event {
                Event::TurnBegan { .. } => "turn",
                Event::Rolled { .. } => "rolled",
                Event::PointsLost { .. } => "lost",
                Event::Held { .. } => "held",
            });
        }
    }

    fn said(game: &Pig) -> Vec<Message> {
        narration(game)
    }

    fn foretold(game: &Pig, seat: Seat) -> Option<String> {
        foretold(game, seat)
    }

    fn event_said(event: &Event) -> Option<Message> {
        Pig::event_text(event)
    }
}

#[test]
fn laws_hold_at_every_step_of_random_games() {
    let report = run::<Trial>(&Plan { games: 400, ..Plan::default() }.with_env());
    println!("{report}");
    assert_eq!(report.purposeful.ended, report.purposeful.played);
    report.assert_complete();
}

#[test]
fn games_of_the_purposeful_policy_end_by_themselves() {
    let endings = play_purposefully::<Trial>(&Plan { games: 100, ..Plan::default() }.with_env());
    assert_eq!(endings.ended, endings.played);
}
