//! Scripts and transcripts, with the toy.

use crate::flaw::NONE;
use crate::subject::Trying;
use crate::toy::{Choice, DrawStone, Event, Illegal, Question, Stone, Toy, ToySetup};
use emberhall_table_laws::{Script, Transcript, assert_golden, random_game};
use table::{Input, Refused, Seat, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn two() -> Script<Toy<NONE>> {
    Script::start(&ToySetup { seats: 2, odd: 0 })
}

fn stone(kind: u8) -> Stone {
    Stone { kind, odd: 0 }
}

#[test]
fn a_script_reads_like_the_rules() {
    let mut script = two();
    script
        .asks(A, Question::Turn)
        .offers(&[Choice::Peek, Choice::Draw])
        .refuses(Choice::Show(0), Illegal::NoSuchStone)
        .choose(A, Choice::Draw)
        .asks_chance(DrawStone)
        .refuses_outcome(stone(9), Illegal::NoSuchStone)
        .refuses_input(&Input::Choice { seat: A, choice: Choice::Draw }, &Refused::ChanceDecides)
        .chance(stone(0))
        .tells(Event::DrewStone { seat: A, stone: 0 });
    assert_eq!(script.heard(Viewer::Seat(B))[0], Event::Drew { seat: A });
    assert_eq!(script.events().len(), script.last().len());
    script.choose(B, Choice::Draw).chance(stone(1)).choose(A, Choice::Show(0)).asks(A, Question::Curse);
    script.choose(A, Choice::Curse(B));
    assert_eq!(script.game.points, [0, -1, 0]);
    assert_eq!(script.view(Viewer::Seat(A)), Script::of(script.game.clone()).view(Viewer::Seat(A)));
    assert_eq!(script.inputs().len(), 6);
}

#[test]
fn a_script_can_be_driven_until_something_happens() {
    let mut script = two();
    script.drive(|toy| match toy.bag[3] {
        0 => None,
        _ if toy.step == crate::toy::Step::Drawing => Some(Input::Chance(stone(3))),
        _ => Some(Input::Choice { seat: toy.turn, choice: Choice::Draw }),
    });
    assert_eq!(script.game.hands[0][3] + script.game.hands[1][3], 2);
}

#[test]
#[should_panic(expected = "seat 0 is to decide")]
fn a_choice_by_the_wrong_seat_fails_the_script() {
    two().choose(B, Choice::Draw);
}

#[test]
#[should_panic(expected = "the game waits for Player")]
fn an_outcome_at_the_wrong_time_fails_the_script() {
    two().chance(stone(0));
}

#[test]
#[should_panic(expected = "Draw is listed as legal")]
fn a_refusal_that_does_not_come_fails_the_script() {
    two().refuses(Choice::Draw, Illegal::BagEmpty);
}

#[test]
#[should_panic(expected = "not offered: [Curse(Seat(1))]; offered too: [Draw, Peek]")]
fn other_choices_than_written_fail_the_script() {
    two().offers(&[Choice::Curse(B)]);
}

#[test]
fn a_transcript_is_the_game_in_words() {
    let (setup, inputs) = random_game::<Trying<NONE>>(3, 12);
    assert_golden("tests/laws/toy.golden", Transcript::of::<Toy<NONE>>(&setup, inputs, 4).as_str());
}
