//! The end of the game and its winners (K-END).

use super::scenario::{Play, Scenario, THERE};
use crate::Choice;
use crate::content::{Hero, Unit};
use table::{Ending, Game, Points, Seat, SeatSet};

fn points(all: &[f64]) -> Vec<Points> {
    all.iter().map(|points| Points::from_hundredths((points * 100.0) as i32)).collect()
}

/// The last hero defeats the General; before that the heroes have so many small and large stones.
fn ended(stones: &[(u8, u8)]) -> Ending {
    let heroes = &[Hero::Xanros, Hero::Taia, Hero::Elspeth][..stones.len()];
    let slayer = heroes[heroes.len() - 1];
    let mut scenario =
        Scenario::of(heroes).general(THERE, 0).strongest(slayer, 3).units(slayer, Unit::Mage, 3);
    for (&hero, &(small, large)) in heroes.iter().zip(stones) {
        scenario = scenario.stones(hero, small, large);
    }
    let mut play = scenario.play();
    play.pass_to(slayer);
    play.fight(THERE, 1, &[3, 3, 3]);
    if slayer == Hero::Elspeth {
        play.choose(Choice::Stand);
    }
    play.game.ending().expect("the General is defeated")
}

fn winners(seats: &[u8]) -> SeatSet {
    seats.iter().copied().map(Seat::new).collect()
}

#[test]
fn k_end_1_a_small_stone_is_worth_1_a_large_one_2_and_the_archstone_4_and_a_half() {
    let ending = ended(&[(3, 0), (1, 2), (1, 1)]);
    assert_eq!(ending.points[..], points(&[3.0, 5.0, 7.5]));
    assert_eq!(ending.winners, winners(&[2]));
}

#[test]
fn k_end_1_most_points_win_and_not_the_archstone_itself() {
    let ending = ended(&[(5, 0), (0, 0)]);
    assert_eq!(ending.points[..2], points(&[5.0, 4.5]));
    assert_eq!(ending.winners, winners(&[0]), "5 are more than 4.5");
    assert_eq!(ended(&[(4, 0), (0, 0)]).winners, winners(&[1]), "4.5 are more than 4");
}

#[test]
fn k_end_1_a_tie_is_won_by_more_large_stones() {
    let ending = ended(&[(2, 2), (0, 3), (0, 0)]);
    assert_eq!(ending.points[..2], points(&[6.0, 6.0]));
    assert_eq!(ending.winners, winners(&[1]));
    assert_eq!(ended(&[(0, 3), (4, 1), (0, 0)]).winners, winners(&[0]));
}

#[test]
fn k_end_1_large_stones_count_only_in_a_tie() {
    assert_eq!(ended(&[(7, 0), (0, 3), (0, 0)]).winners, winners(&[0]), "7 points are more than 6");
}

#[test]
fn k_end_1_still_tied_all_tied_win() {
    assert_eq!(ended(&[(1, 3), (1, 3), (0, 1)]).winners, winners(&[0, 1]));
    assert_eq!(ended(&[(6, 0), (6, 0), (0, 0)]).winners, winners(&[0, 1]));
}

fn rounds(play: &mut Play, rounds: u16) {
    for _ in 0..rounds {
        play.choose(Choice::EndTurn);
        play.choose(Choice::EndTurn);
    }
}

#[test]
fn k_end_2_no_number_of_rounds_ends_the_game() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).play();
    rounds(&mut play, 1000);
    assert!(play.game.ending().is_none());
    assert!(play.table().round >= 1000);
    play.game.table.round = u16::MAX - 1;
    rounds(&mut play, 3);
    assert!(play.game.ending().is_none());
    assert_eq!(play.active(), Hero::Horan);
}

#[test]
fn k_gen_3_a_game_that_has_ended_is_not_taken_back() {
    use table::{Ending, Game, Seat, SeatSet};
    let ending = Ending { winners: SeatSet::all(1), points: points(&[4.5, 0.0]).into_iter().collect() };
    assert!(crate::Karak::reveals(&crate::Event::GameEnded { seat: Seat::new(0), ending }));
}
