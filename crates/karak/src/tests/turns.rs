//! The slots of a turn and its end (K-TURN-1 to 4, 6, 7).

use super::scenario::{Play, Scenario, go};
use crate::content::{Building, Hero, Item, Land, Monster, Resources, Unit};
use crate::event::Event;
use crate::{Choice, Illegal};
use table::{RuleId, Seat};

const GATHER: Choice = Choice::Gather { extra: None };

/// Horan and Taia, Horan badly wounded so that a healing is always possible.
fn wounded() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia]).lives(Hero::Horan, 1)
}

/// Walks between the Castle and the Farm beside it, one slot each time.
fn pace(play: &mut Play, times: u8) {
    for step in 0..times {
        play.choose(if step % 2 == 0 { go(-1, 0) } else { go(0, 0) });
    }
}

/// So many slots and not one more.
#[track_caller]
fn has_slots(scenario: Scenario, slots: u8) {
    let mut play = scenario.play();
    pace(&mut play, slots);
    assert_eq!(play.table().turn.begun, slots);
    let next = if slots.is_multiple_of(2) { go(-1, 0) } else { go(0, 0) };
    play.refuses(next, Illegal::NoSlotLeft);
    play.choose(Choice::Heal);
    assert_eq!(play.active(), Hero::Taia, "the last slot's action ends the turn");
}

#[test]
fn k_turn_1_a_turn_has_two_slots() {
    has_slots(wounded(), 2);
}

#[test]
fn k_turn_1_the_stable_and_the_amulet_of_action_add_one_slot_each() {
    let stable = |scenario: Scenario| scenario.city(Hero::Horan, (1, 0)).built(Hero::Horan, Building::Stable);
    let amulet = |scenario: Scenario| scenario.carries(Hero::Horan, Item::AmuletOfAction);
    has_slots(stable(wounded()), 3);
    has_slots(amulet(wounded()), 3);
    has_slots(amulet(stable(wounded())), 4);
}

#[test]
fn k_turn_1_what_others_own_adds_no_slot() {
    let taia = wounded().city(Hero::Taia, (1, 0)).built(Hero::Taia, Building::Stable);
    has_slots(taia.carries(Hero::Taia, Item::AmuletOfAction), 2);
}

#[test]
fn k_turn_1_one_slot_is_an_optional_move_then_an_optional_action() {
    let mut play = wounded().play();
    play.choose(go(-1, 0));
    play.choose(GATHER);
    assert_eq!((play.table().turn.begun, play.active()), (1, Hero::Horan));
    play.choose(Choice::Heal);
    assert_eq!(play.active(), Hero::Taia, "an action without a move fills a slot too");
}

#[test]
fn k_turn_1_two_moves_and_two_actions_fit_into_two_slots() {
    let mut play = wounded().play();
    play.choose(go(-1, 0));
    play.choose(GATHER);
    play.choose(go(0, 0));
    play.choose(Choice::Heal);
    assert_eq!((play.hero(Hero::Horan).lives, play.place(Hero::Horan)), (3, (0, 0).into()));
    assert_eq!(play.active(), Hero::Taia);
}

#[test]
fn k_turn_1_a_second_move_in_a_row_gives_up_the_action_before() {
    let mut play = wounded().play();
    play.choose(go(-1, 0));
    play.choose(go(0, 0));
    play.choose(Choice::Heal);
    assert_eq!(play.active(), Hero::Taia, "only one action was left for two slots");
    assert_eq!(play.hero(Hero::Horan).lives, 3);
}

#[test]
fn k_turn_2_a_move_never_follows_the_action_of_its_own_slot() {
    // A Pickpocket keeps the turn open.
    let mut play = wounded().carries(Hero::Horan, Item::Pickpocket).resources(Hero::Taia, [1, 0, 0]).play();
    play.choose(Choice::Heal);
    play.choose(Choice::Heal);
    play.refuses(go(-1, 0), Illegal::NoSlotLeft);
    play.refuses(go(1, 0), Illegal::NoSlotLeft);
    play.refuses(GATHER, Illegal::NoSlotLeft);
    assert!(play.offers(Choice::EndTurn));
}

#[test]
fn k_turn_2_after_the_action_of_the_first_slot_a_move_opens_the_second() {
    let mut play = wounded().play();
    play.choose(Choice::Heal);
    play.choose(go(-1, 0));
    assert_eq!(play.table().turn.begun, 2);
    play.choose(Choice::Heal);
    assert_eq!(play.active(), Hero::Taia);
}

#[test]
fn k_turn_2_slots_may_be_left_unused_and_the_turn_ended_at_any_time() {
    let mut play = wounded().play();
    play.choose(Choice::EndTurn);
    assert_eq!(play.active(), Hero::Taia, "before anything");
    let mut play = wounded().play();
    play.choose(go(-1, 0));
    play.choose(Choice::EndTurn);
    assert_eq!(play.active(), Hero::Taia, "between move and action");
    let mut play = wounded().play();
    play.choose(Choice::Heal);
    play.choose(Choice::EndTurn);
    assert_eq!(play.active(), Hero::Taia, "between two slots");
}

#[test]
fn k_turn_2_the_turn_is_not_ended_in_a_battle() {
    let mut play = wounded()
        .units(Hero::Horan, Unit::Knight, 1)
        .strongest(Hero::Horan, 1)
        .hex((0, -1), Land::FarmForest, &[])
        .armies((0, -1), &[Monster::FireEaters])
        .play();
    play.choose(go(0, -1));
    play.refuses(Choice::EndTurn, Illegal::NotAsked { rule: RuleId("K-BAT-2") });
    play.send_all();
    play.roll(1, &[1]);
    play.refuses(Choice::EndTurn, Illegal::NotAsked { rule: RuleId("K-HOR-1") });
}

#[test]
fn k_turn_2_the_turn_ends_by_itself_when_nothing_is_left_to_do() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).play();
    play.choose(go(1, 0));
    let told = play.choose(go(0, 0));
    let ended = Event::TurnEnded { seat: Seat::new(0) };
    assert!(
        told.contains(&ended),
        "on the Castle an unhurt hero has no action, and no slot is left to move in"
    );
}

#[test]
fn k_turn_2_with_a_free_effect_left_the_player_is_asked() {
    let thief = |resources| {
        let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
            .carries(Hero::Horan, Item::Pickpocket)
            .resources(Hero::Taia, resources)
            .lives(Hero::Horan, 1)
            .play();
        play.choose(Choice::Heal);
        play.choose(Choice::Heal);
        play
    };
    assert_eq!(thief([0, 0, 0]).active(), Hero::Taia, "there is nothing to steal");
    let mut asked = thief([1, 0, 0]);
    assert_eq!(asked.choices(), [Choice::Pickpocket { from: Seat::new(1) }, Choice::EndTurn]);
    asked.choose(Choice::Pickpocket { from: Seat::new(1) });
    assert_eq!(asked.active(), Hero::Taia, "then the turn ends by itself");

    let mut lorraine = Scenario::of(&[Hero::Lorraine, Hero::Taia]).lives(Hero::Lorraine, 1).play();
    lorraine.choose(Choice::Heal);
    lorraine.choose(Choice::Heal);
    assert_eq!(lorraine.choices(), [Choice::Hawkeye, Choice::EndTurn]);
}

#[test]
fn k_turn_3_a_stable_built_with_the_last_action_gives_another_slot() {
    let mut play = wounded()
        .city(Hero::Horan, (-1, 0))
        .at(Hero::Horan, (-1, 0))
        .resources(Hero::Horan, [2, 1, 1])
        .play();
    play.choose(Choice::Heal);
    play.choose(Choice::Build);
    play.choose(Choice::Raise { building: Building::Stable, discount: None });
    assert_eq!(play.active(), Hero::Horan);
    play.choose(go(0, 0));
    play.choose(Choice::Heal);
    assert_eq!(play.active(), Hero::Taia);
}

#[test]
fn k_turn_3_an_amulet_of_action_picked_up_counts_at_once() {
    let mut play = wounded().lying((0, 0), Item::AmuletOfAction).play();
    play.choose(Choice::Heal);
    play.act(Choice::PickUp, Choice::Swap { take: Item::AmuletOfAction, leave: None });
    play.choose(go(-1, 0));
    play.choose(Choice::Heal);
    assert_eq!(play.active(), Hero::Taia);
}

/// Horan carries the Amulet of Action and exchanges it in his slot with this number.
fn loses_action_in_slot(slot: u8) -> Play {
    let mut play = wounded()
        .carries(Hero::Horan, Item::AmuletOfAction)
        .carries(Hero::Horan, Item::Pickpocket)
        .resources(Hero::Taia, [1, 0, 0])
        .lying((0, 0), Item::AmuletOfResources)
        .lying((-1, 0), Item::AmuletOfGlory)
        .play();
    pace(&mut play, slot);
    let take = if slot % 2 == 1 { Item::AmuletOfGlory } else { Item::AmuletOfResources };
    play.act(Choice::PickUp, Choice::Swap { take, leave: Some(Item::AmuletOfAction) });
    play
}

#[test]
fn k_turn_3_an_amulet_of_action_laid_down_takes_its_slot_along() {
    let mut first = loses_action_in_slot(1);
    first.choose(Choice::Heal);
    first.refuses(Choice::Heal, Illegal::NoSlotLeft);
    let second = loses_action_in_slot(2);
    second.refuses(go(-1, 0), Illegal::NoSlotLeft);
    second.refuses(Choice::Heal, Illegal::NoSlotLeft);
}

#[test]
fn k_turn_3_the_slots_never_fall_below_those_begun() {
    let mut third = loses_action_in_slot(3);
    assert_eq!((third.table().turn.begun, third.hero(Hero::Horan).slots()), (3, 2));
    third.refuses(go(0, 0), Illegal::NoSlotLeft);
    third.refuses(Choice::Heal, Illegal::NoSlotLeft);
    assert_eq!(third.active(), Hero::Horan, "the slot begun was played to its end");
    third.choose(Choice::EndTurn);
    assert_eq!(third.active(), Hero::Taia);
}

#[test]
fn k_turn_4_a_battle_always_ends_the_turn() {
    for face in [1, -1] {
        let mut play = wounded()
            .carries(Hero::Horan, Item::AmuletOfAction)
            .carries(Hero::Horan, Item::Pickpocket)
            .resources(Hero::Taia, [5, 0, 0])
            .hex((0, -1), Land::FarmForest, &[])
            .armies((0, -1), &[Monster::FireEaters])
            .play();
        play.choose(go(0, -1));
        play.roll(face, &[]);
        assert_eq!(play.active(), Hero::Taia, "won or lost, with two slots and a free effect left");
    }
}

#[test]
fn k_turn_6_actions_that_change_nothing_are_not_offered() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia]).city(Hero::Taia, (1, 0)).plague(Hero::Taia).play();
    play.refuses(Choice::Heal, Illegal::NotWounded);
    play.refuses(Choice::Eradicate, Illegal::NothingToCure);
    play.refuses(Choice::PickUp, Illegal::NothingLiesHere);
    let healthy = Scenario::of(&[Hero::Taia, Hero::Horan]).city(Hero::Taia, (1, 0)).plague(Hero::Taia).play();
    assert!(healthy.offers(Choice::Eradicate), "with the Plague on one's own city it changes something");
    assert!(wounded().play().offers(Choice::Eradicate), "and with a wound");
}

fn in_city(hero: Hero) -> Scenario {
    let other = if hero == Hero::Taia { Hero::Horan } else { Hero::Taia };
    Scenario::of(&[hero, other]).city(hero, (-1, 0)).at(hero, (-1, 0))
}

#[test]
fn k_turn_6_an_empty_build_is_not_offered() {
    let too_expensive =
        |missing| Illegal::TooExpensive { missing: Resources(missing), rule: RuleId("K-BLD-1") };
    in_city(Hero::Horan).play().refuses(Choice::Build, too_expensive([2, 0, 0]));
    let near = in_city(Hero::Horan).resources(Hero::Horan, [1, 1, 0]).play();
    near.refuses(Choice::Build, too_expensive([1, 0, 0]));
    // Taia pays one less, so she lacks one less.
    in_city(Hero::Taia).play().refuses(Choice::Build, too_expensive([1, 0, 0]));
    assert!(in_city(Hero::Taia).resources(Hero::Taia, [1, 0, 0]).play().offers(Choice::Build));
    let all = Building::ALL.into_iter().fold(in_city(Hero::Horan), |it, b| it.built(Hero::Horan, b));
    let full = all.resources(Hero::Horan, [9, 9, 9]).play();
    full.refuses(Choice::Build, Illegal::BuiltAlready { building: Building::Stable });
}

#[test]
fn k_turn_6_an_empty_recruit_is_not_offered() {
    let city = || in_city(Hero::Horan).strongest(Hero::Horan, 2);
    let missing = Illegal::BuildingMissing { unit: Unit::Knight, building: Building::MilitaryCamp };
    city().resources(Hero::Horan, [5, 5, 5]).play().refuses(Choice::Recruit, missing);
    let camp = || city().built(Hero::Horan, Building::MilitaryCamp);
    let poor = Illegal::TooExpensive { missing: Resources([1, 0, 0]), rule: RuleId("K-REC-1") };
    camp().resources(Hero::Horan, [0, 5, 5]).play().refuses(Choice::Recruit, poor);
    assert!(camp().resources(Hero::Horan, [1, 0, 0]).play().offers(Choice::Recruit));
}

#[test]
fn k_turn_7_any_action_may_be_repeated_in_another_slot() {
    let mut play = wounded().play();
    play.choose(Choice::Heal);
    play.choose(Choice::Heal);
    assert_eq!(play.hero(Hero::Horan).lives, 5);
    let mut play = in_city(Hero::Horan)
        .built(Hero::Horan, Building::MilitaryCamp)
        .strongest(Hero::Horan, 3)
        .resources(Hero::Horan, [3, 0, 0])
        .play();
    for _ in 0..2 {
        play.act(Choice::Recruit, Choice::Train(Unit::Knight));
        play.choose(Choice::Enough);
    }
    assert_eq!(play.hero(Hero::Horan).units[Unit::Knight.index()], 2);
}

#[test]
fn k_turn_7_the_city_and_a_building_may_fall_in_one_turn_but_are_two_actions() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .at(Hero::Horan, (-1, 0))
        .resources(Hero::Horan, [2, 2, 0])
        .play();
    play.choose(Choice::BuildCity { discount: None });
    assert_eq!((play.table().turn.begun, play.table().turn.open), (1, false));
    play.act(Choice::Build, Choice::Raise { building: Building::MilitaryCamp, discount: None });
    assert!(play.hero(Hero::Horan).has(Building::MilitaryCamp));
    assert_eq!(play.active(), Hero::Taia);
}
