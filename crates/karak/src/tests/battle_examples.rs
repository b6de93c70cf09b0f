//! The rulebooks' worked examples of battles.

use super::scenario::{Scenario, go};
use crate::content::{Hero, Land, Monster, Unit};

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
