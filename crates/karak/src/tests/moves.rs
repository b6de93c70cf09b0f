//! Moves (K-MOVE) and the rulebooks' worked examples of them.

use super::scenario::{Play, Scenario, explore, go};
use crate::content::{Building, Hero, Item, Land, Monster, Resources, Unit};
use crate::event::{Event, Way};
use crate::{Choice, Illegal};
use table::{RuleId, Seat};

const GATHER: Choice = Choice::Gather { extra: None };

fn two() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia])
}

/// The move between these neighbours is closed from both sides.
#[track_caller]
fn closed(scenario: impl Fn() -> Scenario, one: (i8, i8), other: (i8, i8)) {
    for (from, to) in [(one, other), (other, one)] {
        let play = scenario().at(Hero::Horan, from).play();
        let reason = Illegal::ChasmBetween { from: from.into(), to: to.into() };
        play.refuses(go(to.0, to.1), reason);
    }
}

#[test]
fn k_move_1_a_move_goes_to_a_neighbouring_laid_hex() {
    let mut play = two().hex((0, -1), Land::FarmForest, &[]).play();
    let told = play.choose(go(0, -1));
    let moved = Event::Moved { seat: Seat::new(0), from: (0, 0).into(), to: (0, -1).into(), way: Way::Walk };
    assert_eq!(told, [moved]);
    assert_eq!(play.place(Hero::Horan), (0, -1).into());
}

#[test]
fn k_move_1_no_move_goes_farther_nowhere_or_to_the_own_hex() {
    let play = two().hex((0, -1), Land::FarmForest, &[]).hex((0, -2), Land::FarmRock, &[]).play();
    play.refuses(go(0, -2), Illegal::NotNeighbour { to: (0, -2).into() });
    play.refuses(go(0, 0), Illegal::NotNeighbour { to: (0, 0).into() });
    play.refuses(go(1, -1), Illegal::NotLaid { at: (1, -1).into() });
    play.refuses(go(100, -100), Illegal::NotNeighbour { to: (100, -100).into() });
}

#[test]
fn k_move_1_a_chasm_on_either_hex_closes_the_border() {
    // (0, -1) lies north-west of the Castle; its side 5 meets the Castle's side 2.
    closed(|| two().hex((0, -1), Land::FarmForest, &[5]), (0, 0), (0, -1));
    closed(|| two().hex((0, -1), Land::FarmForest, &[]).chasms((0, 0), &[2]), (0, 0), (0, -1));
    closed(|| two().hex((0, -1), Land::FarmForest, &[5]).chasms((0, 0), &[2]), (0, 0), (0, -1));
}

#[test]
fn k_move_1_chasms_on_other_borders_do_not_matter() {
    let play = two().hex((0, -1), Land::FarmForest, &[0, 1, 2, 3, 4]).chasms((0, 0), &[0, 1, 3, 4, 5]).play();
    assert!(play.offers(go(0, -1)));
}

#[test]
fn k_move_2_other_heroes_and_any_city_do_not_hinder_a_move() {
    let mut play = two().at(Hero::Taia, (-1, 0)).city(Hero::Taia, (-1, 0)).city(Hero::Horan, (1, 0)).play();
    play.choose(go(-1, 0));
    assert_eq!(play.place(Hero::Horan), play.place(Hero::Taia));
    play.choose(Choice::EndTurn);
    play.choose(Choice::EndTurn);
    play.choose(go(0, 0));
    play.choose(go(1, 0));
    assert_eq!(play.place(Hero::Horan), (1, 0).into(), "one's own city does not either");
}

#[test]
fn k_move_3_entering_a_hex_with_monsters_starts_a_battle() {
    let mut play = two()
        .hex((0, -1), Land::BigFarm, &[])
        .armies((0, -1), &[Monster::SkeletalHulks, Monster::SkeletonRiders])
        .play();
    play.choose(go(0, -1));
    let battle = play.table().battle.as_ref().expect("a battle began");
    assert_eq!((battle.strength, battle.general), (6, false));
}

#[test]
fn k_move_3_entering_the_abyss_starts_a_battle_with_the_general() {
    let mut play = two().general((0, -1), 5).play();
    play.choose(go(0, -1));
    let battle = play.table().battle.as_ref().expect("a battle began");
    assert_eq!((battle.strength, battle.general), (15, true));
}

#[test]
fn k_move_3_the_battle_uses_the_action_of_the_slot() {
    let mut play = two()
        .hex((0, -1), Land::FarmForest, &[])
        .armies((0, -1), &[Monster::FireEaters])
        .lives(Hero::Horan, 1)
        .play();
    play.choose(go(0, -1));
    play.roll(1, &[]);
    assert_eq!(play.hero(Hero::Horan).lives, 1, "no healing after it, on the hex just won");
    assert_eq!(play.active(), Hero::Taia);
}

/// Horan's city with a portal stands on the Forest.
fn portal() -> Scenario {
    two().city(Hero::Horan, (1, 0)).built(Hero::Horan, Building::Portal).lives(Hero::Horan, 1)
}

#[test]
fn k_move_4_the_portal_takes_the_place_of_a_slots_one_move() {
    let mut play = portal().play();
    play.choose(go(-1, 0));
    play.choose(Choice::Portal { to: (1, 0).into() });
    assert_eq!((play.table().turn.begun, play.table().turn.open), (2, true), "the second slot's move");
    play.refuses(go(0, 0), Illegal::NoSlotLeft);
    play.choose(Choice::Heal);
    assert_eq!(play.active(), Hero::Taia);
    let mut play = portal().play();
    play.choose(go(-1, 0));
    play.choose(go(0, 0));
    play.refuses(Choice::Portal { to: (1, 0).into() }, Illegal::NoSlotLeft);
}

#[test]
fn k_move_4_a_magic_run_takes_the_place_of_a_slots_one_move() {
    let elspeth =
        || Scenario::of(&[Hero::Elspeth, Hero::Taia]).at(Hero::Elspeth, (-1, 0)).lives(Hero::Elspeth, 1);
    let mut play = elspeth().play();
    play.choose(Choice::MagicRun { to: (1, 0).into() });
    assert_eq!((play.table().turn.begun, play.table().turn.open), (1, true));
    play.choose(Choice::Heal);
    play.choose(go(0, 0));
    play.refuses(go(-1, 0), Illegal::NoSlotLeft);
    let mut play = elspeth().play();
    play.choose(go(0, 0));
    play.choose(go(-1, 0));
    play.refuses(Choice::MagicRun { to: (1, 0).into() }, Illegal::NoSlotLeft);
}

#[test]
fn k_move_4_no_hero_rests_beside_monsters_or_the_general() {
    let army = || two().hex((0, -1), Land::FarmForest, &[]).armies((0, -1), &[Monster::FireEaters]).play();
    let hostile = |play: &Play| play.table().is_hostile(play.hero(Hero::Horan).at);
    let mut won = army();
    won.choose(go(0, -1));
    won.roll(1, &[]);
    assert_eq!((won.place(Hero::Horan), hostile(&won)), ((0, -1).into(), false), "it wins and stays");
    let mut lost = army();
    lost.choose(go(0, -1));
    lost.roll(-1, &[]);
    assert_eq!(lost.place(Hero::Horan), (0, 0).into(), "or it goes back");
    let mut general = two().general((0, -1), 5).play();
    general.choose(go(0, -1));
    general.roll(3, &[]);
    assert_eq!(general.place(Hero::Horan), (0, 0).into());
}

#[test]
fn k_ex_move_1_horan_gathers_then_picks_up_a_weapon_while_a_chasm_keeps_him_from_the_dryads() {
    let mut play = two()
        .hex((0, -1), Land::FarmForest, &[2])
        .hex((0, -2), Land::FarmRock, &[])
        .armies((0, -2), &[Monster::DarkDryads])
        .hex((1, -1), Land::ForestRock, &[])
        .lying((1, -1), Item::Sword)
        .play();
    play.choose(go(0, -1));
    play.choose(GATHER);
    assert_eq!(play.hero(Hero::Horan).resources, Resources([1, 1, 0]));
    let chasm = Illegal::ChasmBetween { from: (0, -1).into(), to: (0, -2).into() };
    play.refuses(go(0, -2), chasm);
    play.choose(go(1, -1));
    play.act(Choice::PickUp, Choice::Swap { take: Item::Sword, leave: None });
    assert_eq!(play.hero(Hero::Horan).carried(Item::Sword), 1);
    assert_eq!(play.active(), Hero::Taia, "that was his second action");
}

#[test]
fn k_ex_move_2_horan_builds_and_recruits_and_cannot_leave_the_city_any_more() {
    let city = || {
        two()
            .city(Hero::Horan, (-1, 0))
            .at(Hero::Horan, (-1, 0))
            .strongest(Hero::Horan, 1)
            .resources(Hero::Horan, [1, 3, 0])
    };
    let builds_and_recruits = |mut play: Play| {
        play.act(Choice::Build, Choice::Raise { building: Building::ShootingRange, discount: None });
        play.act(Choice::Recruit, Choice::Train(Unit::Archer));
        assert_eq!(play.hero(Hero::Horan).units[Unit::Archer.index()], 1);
        play
    };
    let play = builds_and_recruits(city().play());
    assert_eq!((play.active(), play.place(Hero::Horan)), (Hero::Taia, (-1, 0).into()));
    // A Pickpocket keeps his turn open, and still he cannot leave.
    let thief = city().carries(Hero::Horan, Item::Pickpocket).resources(Hero::Taia, [1, 0, 0]);
    let play = builds_and_recruits(thief.play());
    play.refuses(go(0, 0), Illegal::NoSlotLeft);
    play.refuses(explore(-1, 1), Illegal::NoSlotLeft);
}

#[test]
fn k_move_3_a_choice_that_is_no_answer_is_refused() {
    let mut play =
        two().general((0, -1), 5).units(Hero::Horan, Unit::Mage, 1).strongest(Hero::Horan, 1).play();
    play.choose(go(0, -1));
    for choice in [go(0, 0), GATHER, Choice::BuildCity { discount: None }, Choice::Heal] {
        play.refuses(choice, Illegal::NotAsked { rule: RuleId("K-BAT-2") });
    }
}
