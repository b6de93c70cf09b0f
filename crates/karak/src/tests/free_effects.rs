//! What costs no slot: Pickpocket and Hawkeye (K-TURN-5).

use super::scenario::{Play, Scenario, explore, go};
use crate::content::{Building, Hero, Item, Land, Monster, Resources, Unit};
use crate::{Choice, Illegal};
use table::{RuleId, Seat};

const STEAL: Choice = Choice::Pickpocket { from: Seat::new(1) };

/// Horan with three Pickpockets; Taia has nothing but food, so that the loot leaves no choice.
fn thief() -> Scenario {
    let scenario =
        Scenario::of(&[Hero::Horan, Hero::Taia]).resources(Hero::Taia, [9, 0, 0]).lives(Hero::Horan, 1);
    (0..3).fold(scenario, |scenario, _| scenario.carries(Hero::Horan, Item::Pickpocket))
}

fn food(play: &Play) -> u32 {
    play.hero(Hero::Horan).resources.0[0]
}

#[track_caller]
fn not_asked(play: &Play, rule: &'static str) {
    for choice in [STEAL, Choice::Hawkeye] {
        play.refuses(choice, Illegal::NotAsked { rule: RuleId(rule) });
    }
}

#[test]
fn k_turn_5_any_number_of_pickpockets_in_one_turn() {
    let mut play = thief().play();
    for stolen in [2, 4, 6] {
        play.choose(STEAL);
        assert_eq!(food(&play), stolen);
    }
    play.refuses(STEAL, Illegal::NoPickpocket);
    assert_eq!((play.table().turn.begun, play.active()), (0, Hero::Horan), "no slot is used");
}

#[test]
fn k_turn_5_pickpocket_fits_before_between_and_after_the_slots() {
    let mut play = thief().play();
    play.choose(STEAL);
    play.choose(Choice::Heal);
    play.choose(STEAL);
    play.choose(Choice::Heal);
    play.choose(STEAL);
    assert_eq!((food(&play), play.hero(Hero::Horan).lives), (6, 5));
    assert_eq!(play.active(), Hero::Taia);
}

#[test]
fn k_turn_5_pickpocket_fits_between_a_move_and_its_action() {
    let mut play = thief().play();
    play.choose(go(-1, 0));
    play.choose(STEAL);
    assert_eq!((play.table().turn.begun, play.table().turn.open), (1, true));
    play.choose(Choice::Gather { extra: None });
    play.choose(go(0, 0));
    play.choose(STEAL);
    play.choose(Choice::Heal);
    assert_eq!((food(&play), play.hero(Hero::Horan).lives), (5, 3));
}

#[test]
fn k_turn_5_pickpocket_is_only_for_the_own_turn() {
    let mut play = thief().resources(Hero::Horan, [1, 0, 0]).play();
    play.choose(Choice::EndTurn);
    play.refuses(Choice::Pickpocket { from: Seat::new(0) }, Illegal::NoPickpocket);
}

#[test]
fn k_turn_5_no_free_effect_inside_an_action() {
    let city = || {
        thief()
            .city(Hero::Horan, (-1, 0))
            .at(Hero::Horan, (-1, 0))
            .built(Hero::Horan, Building::MilitaryCamp)
            .strongest(Hero::Horan, 3)
            .resources(Hero::Horan, [4, 4, 4])
            .lying((-1, 0), Item::Sword)
            .lying((-1, 0), Item::Warhammer)
            .play()
    };
    let mut play = city();
    play.choose(Choice::Build);
    not_asked(&play, "K-BLD-1");
    let mut play = city();
    play.choose(Choice::Recruit);
    not_asked(&play, "K-REC-1");
    let mut play = city();
    play.choose(Choice::PickUp);
    not_asked(&play, "K-PICK-1");
}

#[test]
fn k_turn_5_no_free_effect_inside_a_move() {
    let mut play = thief().play();
    play.choose(explore(0, -1));
    assert_eq!(play.choices(), [], "chance decides");
    play.tile(Land::FarmForest, &[0]);
    not_asked(&play, "K-EXP-1");
}

#[test]
fn k_turn_5_no_free_effect_during_a_battle_or_after_it() {
    let mut play = thief()
        .units(Hero::Horan, Unit::Knight, 1)
        .strongest(Hero::Horan, 1)
        .hex((0, -1), Land::FarmForest, &[])
        .armies((0, -1), &[Monster::SkeletonRiders])
        .play();
    play.choose(go(0, -1));
    not_asked(&play, "K-BAT-2");
    play.send_all();
    play.roll(1, &[1]);
    not_asked(&play, "K-HOR-1");
    play.choose(Choice::Stand);
    assert_eq!(play.active(), Hero::Taia, "the battle ends the turn");
    assert_eq!((food(&play), play.hero(Hero::Taia).resources), (0, Resources([9, 0, 0])));
}

/// Lorraine lays the tile beside the Castle; the bag is empty.
fn scout(play: &mut Play) {
    play.choose(Choice::Hawkeye);
    play.tile(Land::FarmForest, &[0]);
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
}

fn lorraine() -> Scenario {
    Scenario::of(&[Hero::Lorraine, Hero::Taia]).lives(Hero::Lorraine, 1).bag(&[])
}

#[test]
fn k_turn_5_hawkeye_once_a_turn_and_no_slot_used() {
    let mut play = lorraine().play();
    scout(&mut play);
    assert_eq!((play.table().turn.begun, play.place(Hero::Lorraine)), (0, (0, 0).into()));
    play.refuses(Choice::Hawkeye, Illegal::HawkeyeUsed);
    play.choose(Choice::EndTurn);
    play.choose(Choice::EndTurn);
    assert!(play.offers(Choice::Hawkeye), "again in her next turn");
}

#[test]
fn k_turn_5_hawkeye_fits_between_a_move_and_its_action_and_after_the_last_slot() {
    let mut play = lorraine().play();
    play.choose(go(-1, 0));
    scout(&mut play);
    assert_eq!((play.table().turn.begun, play.table().turn.open), (1, true));
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.active(), Hero::Lorraine);
    let mut play = lorraine().play();
    play.choose(Choice::Heal);
    play.choose(Choice::Heal);
    scout(&mut play);
    assert_eq!(play.active(), Hero::Taia, "with it used, the turn is over");
}

#[test]
fn k_turn_5_a_pickpocket_picked_up_is_at_hand_at_once() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .resources(Hero::Taia, [1, 0, 0])
        .lying((0, 0), Item::Pickpocket)
        .lives(Hero::Horan, 3)
        .play();
    play.choose(Choice::Heal);
    play.act(Choice::PickUp, Choice::Swap { take: Item::Pickpocket, leave: None });
    assert_eq!(play.choices(), [STEAL, Choice::EndTurn]);
    play.refuses(
        Choice::Pickpocket { from: Seat::new(0) },
        Illegal::NotYourself { rule: RuleId("K-ITEM-2") },
    );
    play.refuses(Choice::Pickpocket { from: Seat::new(2) }, Illegal::NoSuchPlayer { seat: Seat::new(2) });
}
