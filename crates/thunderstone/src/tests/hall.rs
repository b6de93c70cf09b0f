//! The hall and breach (T-HALL, T-BREACH).

use super::scenario::{Scenario, fight, nth};
use crate::cards::*;
use crate::choice::Choice;
use crate::event::Event;

#[test]
fn t_hall_1_cards_close_up_and_rank_three_is_refilled() {
    let mut play =
        Scenario::hand(&[MILITIA]).hall(&[GRIFFON, NIXIE, PEGASUS]).dungeon(&[FAMINE]).dungeon_turn();
    play.attack(2);
    assert_eq!(play.hall(), [GRIFFON, PEGASUS, FAMINE]);
    assert_eq!(*play.table().dungeon.under, [NIXIE]);
}

#[test]
fn t_hall_1_a_card_put_under_an_empty_deck_comes_straight_back() {
    let mut play = Scenario::hand(&[MILITIA]).hall(&[GRIFFON, PEGASUS, NIXIE]).dungeon(&[]).dungeon_turn();
    play.attack(1);
    assert_eq!(play.hall(), [PEGASUS, NIXIE, GRIFFON]);
    let mut play =
        Scenario::hand(&[OUTLANDS_KHAN, TORCH]).hall(&[NIXIE, PEGASUS]).dungeon(&[]).dungeon_turn();
    play.attack(1);
    assert_eq!(play.hall(), [PEGASUS], "empty deck: spaces stay empty");
}

#[test]
fn t_breach_1_a_breach_happens_once_when_the_monster_reaches_rank_one() {
    let breaches = |play: &super::scenario::Play| {
        play.told.iter().filter(|told| matches!(told.event, Event::Breached { .. })).count()
    };
    let mut play = Scenario::hand(&[BANISH, BANISH, BANISH, MILITIA, TORCH])
        .hall(&[NIXIE, ARCHDUKE_OF_PAIN, NIXIE])
        .dungeon_turn();
    play.use_card(BANISH);
    play.choose(Choice::Arrange([2, 1, 3].map(nth)));
    assert_eq!(breaches(&play), 1);
    play.pick(TORCH);
    // Moved away and back: not again while it stays in the hall.
    play.use_card(BANISH);
    play.choose(Choice::Arrange([2, 1, 3].map(nth)));
    play.pick(MILITIA);
    play.use_card(BANISH);
    play.choose(Choice::Arrange([2, 1, 3].map(nth)));
    assert_eq!(breaches(&play), 1);

    // One that keeps rank 1 has not arrived.
    let play = fight(NIXIE, &[MILITIA]);
    assert_eq!(breaches(&play), 0);
    let mut play = Scenario::hand(&[MILITIA]).hall(&[ARCHDUKE_OF_PAIN, NIXIE, NIXIE]).dungeon_turn();
    play.attack(2);
    assert_eq!(breaches(&play), 0);

    // Again when it returns from the deck.
    let mut play = Scenario::hand(&[MILITIA]).hall(&[ARCHDUKE_OF_PAIN]).dungeon(&[]).dungeon_turn();
    play.attack(1);
    assert_eq!((breaches(&play), play.hall()), (1, vec![ARCHDUKE_OF_PAIN]));
}

#[test]
fn t_breach_1_it_happens_as_soon_as_the_hall_is_full_again() {
    let mut play =
        Scenario::hand(&[MILITIA]).hall(&[NIXIE, ARCHDUKE_OF_PAIN, NIXIE]).dungeon(&[GRIFFON]).dungeon_turn();
    play.attack(1);
    let index = |test: fn(&Event) -> bool| play.told.iter().position(|told| test(&told.event));
    assert!(
        index(|e| matches!(e, Event::EnteredHall { .. })) < index(|e| matches!(e, Event::Breached { .. }))
    );
}

#[test]
fn t_hall_1_the_hall_is_filled_card_by_card() {
    let mut play =
        Scenario::hand(&[MILITIA]).hall(&[GRIFFON]).dungeon(&[PEGASUS, FAMINE, NIXIE]).dungeon_turn();
    play.attack(1);
    assert_eq!(
        (play.hall(), play.table().dungeon.under.to_vec()),
        (vec![PEGASUS, FAMINE, NIXIE], vec![GRIFFON])
    );
}

#[test]
fn t_breach_1_a_monster_drawn_into_rank_one_has_arrived_and_one_in_rank_two_has_not() {
    let breached = |deck: &[crate::CardId]| {
        let mut play = Scenario::hand(&[MILITIA]).hall(&[GRIFFON]).dungeon(deck).dungeon_turn();
        play.attack(1);
        play.happened(|event| matches!(event, Event::Breached { .. }))
    };
    assert!(breached(&[ARCHDUKE_OF_PAIN, NIXIE, NIXIE]));
    assert!(!breached(&[NIXIE, ARCHDUKE_OF_PAIN, NIXIE]));
}

#[test]
fn t_breach_1_a_monster_that_keeps_rank_one_when_the_hall_is_arranged_has_not_arrived() {
    // It lay there from the setup on, so its breach has not happened yet.
    let mut play = Scenario::hand(&[BANISH, TORCH]).hall(&[ARCHDUKE_OF_PAIN, NIXIE, GRIFFON]).dungeon_turn();
    play.use_card(BANISH);
    play.choose(Choice::Arrange([1, 3, 2].map(nth)));
    assert_eq!(play.hall(), [ARCHDUKE_OF_PAIN, GRIFFON, NIXIE]);
    assert!(!play.happened(|event| matches!(event, Event::Breached { .. })));
}
