//! Karak 2 at the table: what a session refuses, and what may be taken back.

use super::scenario::kind;
use crate::components::ComponentFile;
use crate::content::{Hero, Land, Unit};
use crate::event::Event;
use crate::setup::{Heroes, Setup, SetupError};
use crate::state::Karak;
use crate::{Choice, Components, Illegal, Outcome};
use alloc::sync::Arc;
use table::{Game, Input, InputOf, Refused, RefusedOf, RuleId, Seat, Session, Told};

type Sitting = Session<Karak>;

const HORAN: Seat = Seat::new(0);
const TAIA: Seat = Seat::new(1);

pub(super) fn setup(heroes: &[Hero]) -> Setup {
    Setup { heroes: Heroes::Chosen(heroes.to_vec()), ..Setup::new(heroes.len() as u8) }
}

pub(super) fn choice(seat: Seat, choice: Choice) -> InputOf<Karak> {
    Input::Choice { seat, choice }
}

pub(super) fn chance(outcome: Outcome) -> InputOf<Karak> {
    Input::Chance(outcome)
}

fn go(q: i8, r: i8) -> Choice {
    Choice::Move { to: (q, r).into() }
}

fn explore(q: i8, r: i8) -> Choice {
    Choice::Explore { to: (q, r).into() }
}

/// All these inputs are taken.
#[track_caller]
pub(super) fn play(session: &mut Sitting, inputs: impl IntoIterator<Item = InputOf<Karak>>) {
    for input in inputs {
        let refused = session.submit(session.sequence(), input.clone(), &mut ());
        assert_eq!(refused, Ok(()), "{input:?}");
    }
}

/// Horan and Taia; Horan begins.
pub(super) fn begun() -> Sitting {
    let mut session =
        Session::start(setup(&[Hero::Horan, Hero::Taia]), vec!["Ann".to_owned()]).expect("two may play");
    play(&mut session, [3, 1].map(|face| chance(Outcome::Face(face))));
    session
}

/// The setup of a game that ends soon: the deck is the Abyss alone, hero and bear are strong.
pub(super) fn short_setup() -> Setup {
    let mut file: ComponentFile = Components::shipped().file().clone();
    file.tier1.clear();
    file.tier2.retain(|&land, _| land == Land::Abyss);
    for (name, faces) in [("hero", vec![1, 6, 6, 6, 6, 6]), ("bear", vec![6; 6])] {
        file.dice.get_mut(name).expect("the die is known").faces = faces;
    }
    let heroes = [Hero::Lorraine, Hero::Taia, Hero::Horan, Hero::Xanros, Hero::Elspeth];
    Setup { components: Some(Arc::new(file)), ..setup(&heroes) }
}

/// A whole short game: Lorraine drives one praetorian off, and beats the General in her second turn.
pub(super) fn finished() -> Sitting {
    let mut session = Session::start(short_setup(), Vec::new()).expect("five may play");
    let lorraine = Seat::new(0);
    let send = choice(lorraine, Choice::Send { unit: Unit::Bear, count: 1 });
    let roll = chance(Outcome::Roll { hero: Some(6), units: [6].into_iter().collect() });
    play(&mut session, [6, 1, 1, 1, 1].map(|face| chance(Outcome::Face(face))));
    play(&mut session, [choice(lorraine, explore(0, -1)), chance(Outcome::Tile(kind(0)))]);
    play(&mut session, [choice(lorraine, Choice::Place { at: (0, -1).into(), rotation: 0 })]);
    play(&mut session, [send.clone(), roll.clone()]);
    play(&mut session, (1..5).map(|seat| choice(Seat::new(seat), Choice::EndTurn)));
    play(&mut session, [choice(lorraine, go(0, -1)), send, roll]);
    session
}

/// The input is refused for this reason, and nothing changes.
#[track_caller]
fn refuses(session: &mut Sitting, sequence: u64, input: InputOf<Karak>, reason: RefusedOf<Karak>) {
    let (file, game) = (session.to_file(), session.game().clone());
    let undo = Seat::all(game.seats()).map(|seat| session.can_undo(seat)).collect::<Vec<_>>();
    let mut told: Vec<Told<Event>> = Vec::new();
    assert_eq!(session.submit(sequence, input, &mut told), Err(reason));
    assert_eq!((session.to_file(), session.game(), told.len()), (file, &game, 0), "nothing may change");
    assert_eq!(Seat::all(game.seats()).map(|seat| session.can_undo(seat)).collect::<Vec<_>>(), undo);
}

/// Refused as the next input.
#[track_caller]
fn refuses_next(session: &mut Sitting, input: InputOf<Karak>, reason: RefusedOf<Karak>) {
    refuses(session, session.sequence(), input, reason);
}

#[test]
fn a_session_is_not_begun_with_a_wrong_setup() {
    let wrong = Session::<Karak>::start(Setup::new(1), Vec::new()).map(drop);
    assert_eq!(wrong, Err(SetupError::WrongPlayers { found: 1 }));
}

#[test]
fn a_session_has_one_name_for_each_seat() {
    let names = |given: &[&str]| {
        let given = given.iter().map(|&name| name.to_owned()).collect();
        Sitting::start(Setup::new(2), given).expect("two may play").names().to_vec()
    };
    assert_eq!(names(&["Ann"]), ["Ann", ""]);
    assert_eq!(names(&["Ann", "Bo", "Cy"]), ["Ann", "Bo"]);
}

#[test]
fn an_unknown_seat_is_refused() {
    for seat in [Seat::new(2), Seat::new(255)] {
        let unknown = Refused::UnknownSeat { seat, seats: 2 };
        refuses_next(&mut begun(), choice(seat, Choice::EndTurn), unknown.clone());
        let mut waiting =
            Session::start(setup(&[Hero::Horan, Hero::Taia]), Vec::new()).expect("two may play");
        refuses_next(&mut waiting, choice(seat, Choice::EndTurn), unknown);
    }
    let over = Refused::UnknownSeat { seat: Seat::new(5), seats: 5 };
    refuses_next(&mut finished(), choice(Seat::new(5), Choice::EndTurn), over);
}

#[test]
fn whoever_is_not_asked_is_refused() {
    let mut session = begun();
    refuses_next(&mut session, choice(TAIA, Choice::EndTurn), Refused::NotYourTurn { expected: HORAN });
    play(&mut session, [choice(HORAN, Choice::EndTurn)]);
    refuses_next(&mut session, choice(HORAN, Choice::EndTurn), Refused::NotYourTurn { expected: TAIA });
}

#[test]
fn a_stale_or_hasty_sequence_number_is_refused() {
    let mut session = begun();
    for got in [0, 1, 3, u64::MAX] {
        let stale = Refused::Stale { expected: 2, got };
        refuses(&mut session, got, choice(HORAN, Choice::EndTurn), stale);
    }
    assert_eq!(session.submit(2, choice(HORAN, Choice::EndTurn), &mut ()), Ok(()));
    refuses(&mut session, 2, choice(HORAN, Choice::EndTurn), Refused::Stale { expected: 3, got: 2 });
}

#[test]
fn a_choice_is_refused_while_chance_decides() {
    let mut session = Session::start(setup(&[Hero::Horan, Hero::Taia]), Vec::new()).expect("two may play");
    refuses_next(&mut session, choice(HORAN, Choice::EndTurn), Refused::ChanceDecides);
    let mut session = begun();
    play(&mut session, [choice(HORAN, explore(0, -1))]);
    refuses_next(&mut session, choice(HORAN, Choice::EndTurn), Refused::ChanceDecides);
}

#[test]
fn an_outcome_is_refused_while_a_player_decides() {
    refuses_next(&mut begun(), chance(Outcome::Face(1)), Refused::PlayerDecides { seat: HORAN });
}

#[test]
fn what_the_rules_forbid_is_refused_with_its_rule() {
    let mut session = begun();
    refuses_next(&mut session, choice(HORAN, Choice::Heal), Refused::Illegal(Illegal::NotWounded));
    assert_eq!(Refused::Illegal(Illegal::NotWounded).rule(), Some(RuleId("K-HEAL-1")));
    play(&mut session, [choice(HORAN, explore(0, -1))]);
    let impossible = Illegal::ImpossibleOutcome { rule: RuleId("K-SET-3") };
    refuses_next(&mut session, chance(Outcome::Tile(kind(50))), Refused::Illegal(impossible));
}

#[test]
fn a_finished_game_takes_nothing_any_more() {
    let mut session = finished();
    let ending = session.game().ending().expect("the General is beaten");
    assert!(ending.winners.contains(Seat::new(0)));
    for seat in 0..5 {
        refuses_next(&mut session, choice(Seat::new(seat), Choice::EndTurn), Refused::GameOver);
    }
    refuses_next(&mut session, chance(Outcome::Face(1)), Refused::GameOver);
    let mut choices = Vec::new();
    session.game().choices(&mut choices);
    assert_eq!(choices, []);
    assert!(!session.undo(Seat::new(0)), "the roll that decided it stands");
}

#[test]
fn events_are_told_only_for_what_is_taken() {
    let mut session = begun();
    let mut told: Vec<Told<Event>> = Vec::new();
    assert_eq!(session.submit(2, choice(HORAN, go(-1, 0)), &mut told), Ok(()));
    assert!(matches!(told[..], [Told { event: Event::Moved { .. }, .. }]));
    assert_eq!(session.sequence(), 3);
}

#[test]
fn the_last_chooser_may_take_choices_back_until_someone_learned_something() {
    let mut session = begun();
    let (start, game) = (session.to_file(), session.game().clone());
    assert!(!session.can_undo(HORAN) && !session.undo(HORAN), "the rolls before stand");
    play(&mut session, [go(-1, 0), Choice::Gather { extra: None }, go(0, 0)].map(|it| choice(HORAN, it)));
    assert!(!session.can_undo(TAIA) && !session.undo(TAIA), "they are not hers");
    for left in [4, 3, 2] {
        assert!(session.can_undo(HORAN));
        assert!(session.undo(HORAN));
        assert_eq!(session.sequence(), left);
    }
    assert_eq!((session.to_file(), session.game()), (start, &game), "as if nothing had been chosen");
    assert!(!session.undo(HORAN));
}

#[test]
fn nothing_is_taken_back_across_a_draw_or_a_roll() {
    let mut session = begun();
    play(&mut session, [choice(HORAN, explore(0, -1))]);
    assert!(session.can_undo(HORAN), "nothing is drawn yet");
    play(&mut session, [chance(Outcome::Tile(kind(0)))]);
    assert!(!session.undo(HORAN), "the tile was seen");
    play(&mut session, [choice(HORAN, Choice::Place { at: (0, -1).into(), rotation: 0 })]);
    assert!(session.undo(HORAN), "how it lies tells nothing");
    assert!(!session.undo(HORAN), "but the draw stands");
    play(&mut session, [choice(HORAN, Choice::Place { at: (0, -1).into(), rotation: 1 })]);
    play(&mut session, [chance(Outcome::Token(crate::Monster::SkeletonRiders))]);
    assert!(!session.undo(HORAN));
    play(&mut session, [chance(Outcome::Roll { hero: Some(1), units: crate::Faces::new() })]);
    assert!(!session.undo(HORAN) && !session.undo(TAIA), "the battle is fought");
}

#[test]
fn nothing_is_taken_back_across_another_players_choice() {
    let mut session = begun();
    play(&mut session, [choice(HORAN, Choice::EndTurn)]);
    assert!(session.can_undo(HORAN) && !session.can_undo(TAIA));
    play(&mut session, [choice(TAIA, go(1, 0))]);
    assert!(!session.undo(HORAN), "Taia has gone on");
    assert!(session.undo(TAIA));
    assert!(session.undo(HORAN), "she took it back, so he may");
    assert_eq!(session.game().table().active, HORAN);
}

#[test]
fn a_tile_that_darius_knows_is_learned_by_the_others_when_it_is_chosen_or_drawn() {
    let mut session = Session::start(setup(&[Hero::Darius, Hero::Taia]), Vec::new()).expect("two may play");
    let darius = Seat::new(0);
    play(&mut session, [3, 1].map(|face| chance(Outcome::Face(face))));
    play(&mut session, [choice(darius, explore(0, -1))]);
    play(&mut session, [0, 1].map(|tile| chance(Outcome::Tile(kind(tile)))));
    play(&mut session, [choice(darius, Choice::LayTile(kind(0)))]);
    assert!(!session.undo(darius), "the others have seen the tile he lays");
    play(&mut session, [choice(darius, Choice::Place { at: (0, -1).into(), rotation: 0 })]);
    play(&mut session, [chance(Outcome::Token(crate::Monster::FireEaters))]);
    play(&mut session, [choice(darius, Choice::EndTurn)]);
    assert!(session.can_undo(darius));
    // The tile he put back comes without chance, and Taia sees it.
    play(&mut session, [choice(TAIA, explore(1, -1))]);
    assert_eq!(session.game().table().drawn, Some(kind(1)));
    assert!(!session.undo(TAIA));
}

#[test]
fn a_seat_that_does_not_exist_takes_nothing_back() {
    let mut session = begun();
    play(&mut session, [choice(HORAN, go(-1, 0))]);
    assert!(!session.undo(Seat::new(7)));
}

#[test]
fn several_steps_are_checked_together() {
    let session = begun();
    let check = |sequence, steps: &[Choice]| session.check_steps(sequence, HORAN, steps);
    let gather = Choice::Gather { extra: None };
    let refused = check(session.sequence(), &[go(-1, 0), gather, gather]);
    assert_eq!(refused, Err((2, Refused::Illegal(Illegal::GatheredAlready))));
    assert_eq!(check(session.sequence(), &[go(-1, 0), gather, go(0, 0)]), Ok(()));
    let late = check(1, &[Choice::EndTurn]);
    assert_eq!(late, Err((0, Refused::Stale { expected: 2, got: 1 })));
}

#[test]
fn a_session_that_hibernated_is_the_same() {
    let session = begun();
    let again = session.clone().hibernate().wake();
    assert_eq!(again.game(), session.game());
    assert_eq!(again.inputs(), session.inputs());
    assert_eq!((again.names(), again.setup()), (session.names(), session.setup()));
    assert_eq!(again.can_undo(HORAN), session.can_undo(HORAN));
}

#[test]
fn what_could_be_taken_back_still_can_be_after_hibernating() {
    let mut session = begun();
    let before = session.game().clone();
    assert!(!session.can_undo(HORAN), "a die was rolled");
    let mut choices = Vec::new();
    session.game().choices(&mut choices);
    let quiet = choices.into_iter().find(|found| {
        let mut trial = session.clone();
        play(&mut trial, [choice(HORAN, *found)]);
        trial.can_undo(HORAN)
    });
    play(&mut session, quiet.map(|quiet| choice(HORAN, quiet)));
    let mut again = session.hibernate().wake();
    assert!(again.can_undo(HORAN) && again.undo(HORAN));
    assert_eq!(*again.game(), before);
}
