//! Games are driven as the caller says.

use crate::flaw::NONE;
use crate::subject::Trying;
use crate::toy::{Toy, ToySetup};
use emberhall_table_laws::{Generator, Subject, generator};
use table::drive::{draw, next_input, play, random_choice};
use table::{Game, Input, Pending};

fn begun() -> (Toy<NONE>, Generator) {
    let mut rng = generator(4, 0, 0);
    let setup: ToySetup = Trying::<NONE>::setup(&mut rng);
    (Toy::start(&setup).expect("the subject makes legal setups"), rng)
}

#[test]
fn every_input_is_of_the_kind_that_is_asked_for_and_the_last_one_ends_the_game() {
    let (mut game, mut rng) = begun();
    let (mut choices, mut drawn, mut chosen) = (Vec::new(), 0, 0);
    loop {
        let pending = game.pending();
        let next = next_input(&game, &mut rng, |game, _, rng| random_choice(game, &mut choices, rng));
        match (pending, &next) {
            (Pending::Over(_), None) => break,
            (Pending::Chance(_), Some(Input::Chance(_))) => drawn += 1,
            (Pending::Player { seat, .. }, Some(Input::Choice { seat: asked, .. })) if seat == *asked => {
                chosen += 1
            }
            (pending, next) => panic!("{pending:?} is answered by {next:?}"),
        }
        let input = next.expect("the game goes on");
        game.submit(&input, &mut ()).expect("it is legal");
    }
    assert!(drawn > 0 && chosen > 0, "{drawn}, {chosen}");
}

#[test]
fn a_whole_game_is_the_sum_of_its_steps_and_can_be_cut() {
    let (start, rng) = begun();
    let (mut whole, mut luck) = (start.clone(), rng.clone());
    let ending =
        play(&mut whole, &mut luck, usize::MAX, |game, _, rng| random_choice(game, &mut Vec::new(), rng));
    assert!(ending.is_some());
    assert_eq!(ending, whole.ending());
    let (mut parts, mut luck, mut inputs) = (start, rng, 0);
    while play(&mut parts, &mut luck, 1, |game, _, rng| random_choice(game, &mut Vec::new(), rng)).is_none() {
        inputs += 1;
    }
    assert!(inputs > 1);
    assert_eq!(parts, whole);
}

#[test]
fn chance_is_drawn_until_a_player_is_asked_or_the_limit_is_reached() {
    let (mut game, mut rng) = begun();
    while !matches!(game.pending(), Pending::Chance(_)) {
        let input = next_input(&game, &mut rng, |game, _, rng| random_choice(game, &mut Vec::new(), rng));
        game.apply(&input.expect("the game goes on"), &mut ());
    }
    let before = game.clone();
    draw(&mut game, &mut rng, 0);
    assert_eq!(game, before);
    draw(&mut game, &mut rng, usize::MAX);
    assert!(!matches!(game.pending(), Pending::Chance(_)));
    assert_ne!(game, before);
}
