//! One test or more for every rule of the catalogue.

use pig::{Choice, Event, Face, Illegal, Pig, Question, Roll, Setup, SetupError};
use table::{Game, Pending, Points, Refused, Seat};
use table_laws::Script;

fn game(players: u8) -> Script<Pig> {
    Script::start(&Setup::new(players))
}

/// Seat 0 is one hold away from the goal.
fn nearly_won() -> Script<Pig> {
    let mut game = Script::start(&Setup { goal: 10, ..Setup::new(2) });
    game.chance(Face(6)).choose(Seat::new(0), Choice::Roll).chance(Face(4));
    game
}

#[test]
fn p_set_1_two_to_five_play_and_turns_go_round() {
    for players in [0, 1, 6] {
        let refused = Pig::start(&Setup::new(players)).expect_err("nobody plays so");
        assert_eq!(refused, SetupError::Players { found: players });
    }
    let mut game = game(3);
    for seat in [0, 1, 2, 0] {
        assert_eq!(game.game.table().active, Seat::new(seat));
        game.chance(Face(1));
    }
}

#[test]
fn p_set_2_the_goal_is_a_hundred_unless_agreed() {
    assert_eq!(game(2).game.table().goal, 100);
    for goal in [10, 500] {
        assert!(Pig::start(&Setup { goal, ..Setup::new(2) }).is_ok());
    }
    for goal in [9, 501] {
        let refused = Pig::start(&Setup { goal, ..Setup::new(2) }).expect_err("nobody plays so");
        assert_eq!(refused, SetupError::Goal { found: goal });
    }
}

#[test]
fn p_turn_1_a_turn_begins_with_a_roll_that_nobody_is_asked_for() {
    let mut game = game(2);
    game.asks_chance(Roll);
    assert_eq!(game.game.check(&Choice::Roll), Err(Illegal::NobodyAsked));
    for face in [0, 7] {
        game.refuses_outcome(Face(face), Illegal::NoFace { face });
    }
    game.chance(Face(1)).asks_chance(Roll);
}

#[test]
fn p_turn_2_two_to_six_count_and_the_player_rolls_again_or_holds() {
    let mut game = game(2);
    game.chance(Face(2)).asks(Seat::new(0), Question);
    game.choose(Seat::new(0), Choice::Roll).asks_chance(Roll).chance(Face(6));
    assert_eq!(game.game.table().turn_points, 8);
    assert_eq!(game.game.check_outcome(&Face(3)), Err(Illegal::NoRoll));
    let hold = table::Input::Choice { seat: Seat::new(1), choice: Choice::Hold };
    game.refuses_input(&hold, &Refused::NotYourTurn { expected: Seat::new(0) });
}

#[test]
fn p_turn_3_a_one_loses_the_points_of_the_turn() {
    let mut game = game(2);
    game.chance(Face(5)).choose(Seat::new(0), Choice::Roll).chance(Face(1));
    let table = game.game.table();
    assert_eq!((table.scores[0], table.turn_points, table.active), (0, 0, Seat::new(1)));
    assert!(matches!(game.game.pending(), Pending::Chance(Roll)));
}

#[test]
fn p_turn_4_holding_adds_the_points_to_the_score() {
    let mut game = game(2);
    game.chance(Face(5))
        .choose(Seat::new(0), Choice::Roll)
        .chance(Face(3))
        .choose(Seat::new(0), Choice::Hold);
    let table = game.game.table();
    assert_eq!((table.scores[0], table.turn_points, table.active), (8, 0, Seat::new(1)));
    // A 1 later takes nothing that was held.
    game.chance(Face(1)).chance(Face(1));
    assert_eq!(game.game.table().scores[0], 8);
}

#[test]
fn p_end_1_whoever_holds_the_goal_wins_at_once() {
    let mut game = nearly_won();
    assert!(game.game.ending().is_none(), "points on the table are not held");
    game.choose(Seat::new(0), Choice::Hold);
    let ending = game.game.ending().expect("the goal is reached");
    assert_eq!(ending.winners.iter().collect::<Vec<_>>(), [Seat::new(0)]);
    assert_eq!(ending.points[..2], [Points::new(10), Points::ZERO]);
}

#[test]
fn p_end_1_a_one_before_holding_wins_nothing() {
    let mut game = nearly_won();
    game.choose(Seat::new(0), Choice::Roll).chance(Face(1));
    assert!(game.game.ending().is_none());
}

#[test]
fn everything_that_happens_is_told_to_all() {
    let mut game = Pig::start(&Setup::new(2)).expect("the setup is right");
    let mut told = Vec::new();
    game.submit(&table::Input::Chance(Face(1)), &mut told).expect("it is legal");
    let events: Vec<Event> = told.iter().map(|told| told.event).collect();
    let (zero, one) = (Seat::new(0), Seat::new(1));
    assert_eq!(
        events,
        [
            Event::Rolled { seat: zero, face: 1 },
            Event::PointsLost { seat: zero, points: 0 },
            Event::TurnBegan { seat: one },
        ]
    );
}
