//! The end (T-END), and games that nothing can end any more.

use super::scenario::{Scenario, nth};
use crate::Place;
use crate::cards::*;
use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::public::QUIET_LIMIT;
use crate::ranks::Rank;
use table::{Game, Seat};

#[test]
fn t_end_1_the_thunderstone_in_rank_one_ends_the_game_at_once() {
    let mut play = Scenario::hand(&[DWARF_JANISSARY, DAGGER, TORCH, TORCH])
        .hall(&[NIXIE, STONE_OF_MYSTERY, NIXIE])
        .dungeon_turn();
    play.equip(DWARF_JANISSARY, DAGGER);
    play.attack(1);
    play.buy(FLAMING_SWORD);
    assert!(play.table().over, "experience and spoils come before");
    assert_eq!((play.experience(0), play.owns(0, FLAMING_SWORD), play.owns(0, STONE_OF_MYSTERY)), (1, 1, 1));
    assert_eq!(play.table().active, Seat::new(0), "nothing comes after");
    assert_eq!(play.refused(Choice::Done), Illegal::NotTheQuestion);
}

#[test]
fn t_end_1_nobody_takes_it_when_a_monster_behind_is_defeated_or_the_battle_is_lost() {
    let mut play = Scenario::hand(&[MILITIA]).hall(&[NIXIE, STONE_OF_MYSTERY, NIXIE]).dungeon_turn();
    play.attack(1);
    assert!(play.table().over && play.table().taker.is_none());
    let hall = [NIXIE, STONE_OF_MYSTERY, NIXIE];
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, LIGHTSTONE_GEM]).hall(&hall).dungeon_turn();
    play.attack(3);
    assert!(!play.table().over, "a victory in rank 3 does not move it");
}

#[test]
fn t_end_2_most_victory_points_win_and_the_thunderstone_breaks_ties() {
    let hall = [NIXIE, STONE_OF_MYSTERY, NIXIE];
    let end = |mine: &[crate::CardId], theirs: &[crate::CardId], win: bool| {
        let hand: &[crate::CardId] =
            if win { &[OUTLANDS_WARRIOR, OUTLANDS_WARRIOR, TORCH] } else { &[MILITIA] };
        let mut play = Scenario::hand(hand).discard(0, mine).discard(1, theirs).hall(&hall).dungeon_turn();
        play.attack(1);
        let ending = play.game.ending().expect("the game is over");
        (ending.winners.iter().collect::<Vec<_>>(), ending.points[0].whole(), ending.points[1].whole())
    };
    assert_eq!(end(&[PEGASUS], &[GRIFFON], false), (vec![Seat::new(1)], Some(2), Some(4)));
    assert_eq!(
        end(&[GRIFFON], &[GRIFFON], false),
        (vec![Seat::new(0), Seat::new(1)], Some(4), Some(4)),
        "shared"
    );
    // Taker: 3 for the stone and 1 for the Nixie make 4 against 4.
    assert_eq!(end(&[], &[GRIFFON], true), (vec![Seat::new(0)], Some(4), Some(4)));
}

#[test]
fn t_end_2_points_count_in_deck_hand_and_discard_pile_and_a_borrowed_hero_is_its_owners() {
    let play = Scenario::hand(&[GRIFFON]).deck(0, &[PEGASUS]).discard(0, &[SPHINX]).play();
    assert_eq!(play.table().victory_points(Seat::new(0)), 4 + 2 + 7);
    let mut play = Scenario::hand(&[SELURIN_THEURGE, MILITIA]).holds(1, &[OUTLANDS_KHAN]).dungeon_turn();
    play.use_card(SELURIN_THEURGE);
    play.pick(MILITIA);
    play.choose(Choice::Card(OUTLANDS_KHAN));
    play.choose(Choice::Borrow(Seat::new(1)));
    assert!(play.try_slot(OUTLANDS_KHAN).is_some());
    assert_eq!([0, 1].map(|seat| play.table().victory_points(Seat::new(seat))), [1, 3]);
}

#[test]
fn t_end_3_the_thunderstone_is_no_monster_but_banish_may_move_it() {
    let hall = [NIXIE, STONE_OF_MYSTERY, NIXIE];
    let mut play = Scenario::hand(&[BANISH, MILITIA]).hall(&hall).dungeon_turn();
    assert_eq!(play.refused(Choice::Attack { rank: Rank::Second }), Illegal::ThunderstoneIsNoMonster);
    play.use_card(BANISH);
    assert_eq!(play.refused(Choice::Monster { rank: Rank::Second }), Illegal::ThunderstoneIsNoMonster);
    play.choose(Choice::Arrange([2, 1, 3].map(nth)));
    assert!(play.table().over && play.table().taker.is_none());
}

#[test]
fn t_end_4_a_game_that_stands_still_ends_after_a_hundred_quiet_turns() {
    let mut play = Scenario::of(2).hall(&[BLINK_DOG, BLINK_DOG, STONE_OF_MYSTERY]).dungeon(&[]).play();
    for _ in 0..=u16::from(QUIET_LIMIT) {
        assert!(!play.table().over);
        play.go(Place::Dungeon);
    }
    assert!(play.table().over && play.happened(|event| *event == Event::Stalled));
}

#[test]
fn t_end_1_it_goes_to_the_discard_pile_even_straight_from_the_deck() {
    let mut play =
        Scenario::hand(&[OUTLANDS_KHAN]).hall(&[NIXIE]).dungeon(&[STONE_OF_MYSTERY, NIXIE]).dungeon_turn();
    play.attack(1);
    assert!(play.table().over);
    assert_eq!((play.table().taker, play.discarded(0, STONE_OF_MYSTERY)), (Some(Seat::new(0)), 1));
}
