//! The rulebooks' worked examples of battles.

use super::scenario::{Scenario, go};
use crate::content::{Hero, Item, Land, Monster, Unit};

#[test]
fn k_ex_battle_1_a_skull_on_two_dice_and_one_sword_lose_against_three() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .strongest(Hero::Horan, 2)
        .units(Hero::Horan, Unit::Knight, 1)
        .units(Hero::Horan, Unit::Archer, 1)
        .hex((0, -1), Land::FarmRock, &[])
        .armies((0, -1), &[Monster::HammerFollower])
        .play();
    play.choose(go(0, -1));
    play.send_all();
    play.roll(-1, &[1, -1]);
    play.choose(crate::Choice::Stand);
    assert_eq!(play.hero(Hero::Horan).lives, 4);
    assert_eq!(play.hero(Hero::Horan).units[Unit::Archer.index()], 0);
    assert_eq!(play.hero(Hero::Horan).units[Unit::Knight.index()], 1);
    assert_eq!(play.place(Hero::Horan), (0, 0).into());
    assert_eq!(play.active(), Hero::Taia, "the battle ends the turn");
}

#[test]
fn k_ex_battle_2_three_swords_beat_three_and_the_skulls_still_cost_a_life_and_a_knight() {
    let mut play = Scenario::of(&[Hero::Taia, Hero::Horan])
        .strongest(Hero::Taia, 4)
        .units(Hero::Taia, Unit::Knight, 2)
        .units(Hero::Taia, Unit::Archer, 2)
        .hex((0, -1), Land::FarmRock, &[])
        .armies((0, -1), &[Monster::HammerFollower])
        .play();
    play.fight((0, -1), -1, &[-1, 1, 1, 1]);
    assert_eq!(play.hero(Hero::Taia).lives, 4);
    assert_eq!(play.army(Hero::Taia, Unit::Knight), 1);
    assert_eq!(play.army(Hero::Taia, Unit::Archer), 2);
    assert_eq!(play.table().supply[Unit::Knight.index()], 9);
    assert_eq!(play.hero(Hero::Taia).carried(Item::Warhammer), 1, "the reward on the back of the token");
    assert_eq!(play.place(Hero::Taia), (0, -1).into());
    assert_eq!(play.active(), Hero::Horan, "the battle ends the turn");
}
