//! The Amulet of Protection (K-AMU-4).

use super::scenario::{Play, Scenario, THERE};
use crate::content::{Hero, Item, Monster, Unit};
use crate::illegal::Illegal;
use crate::{BattleStep, Choice, Outcome, Question};
use table::RuleId;

const TAIA: Hero = Hero::Taia;
const AMULET: Item = Item::AmuletOfProtection;

fn protected(hero: Hero, army: Monster) -> Scenario {
    Scenario::against(hero, &[army]).strongest(hero, 4).carries(hero, AMULET)
}

fn spares_left(play: &Play) -> Option<u8> {
    match play.question() {
        Some(Question::Battle { step: BattleStep::Spare { left } }) => Some(left),
        _ => None,
    }
}

#[test]
fn k_amu_4_two_skulls_on_any_of_the_own_dice_are_ignored_and_no_third() {
    let mut play = protected(TAIA, Monster::EnvoysOfDeath)
        .units(TAIA, Unit::Knight, 1)
        .units(TAIA, Unit::Mage, 2)
        .play();
    play.fight(THERE, -1, &[-1, -1, -1]);
    assert_eq!(spares_left(&play), Some(2));
    play.choose(Choice::SpareHero);
    assert_eq!(spares_left(&play), Some(1));
    play.choose(Choice::SpareUnit(Unit::Mage));
    assert_eq!(spares_left(&play), None, "two are ignored, so the battle goes on");
    assert_eq!(play.hero(TAIA).lives, 5);
    assert_eq!(play.hero(TAIA).units, [0, 0, 1, 0, 0, 0]);
    assert_eq!(play.active(), Hero::Lorraine);
}

#[test]
fn k_amu_4_a_face_with_two_skulls_is_two_symbols_and_plague_and_misery_still_happens() {
    let cursed = || {
        let scenario = protected(TAIA, Monster::EnvoysOfDeath).units(TAIA, Unit::Knight, 1);
        let scenario = scenario.resources(Hero::Lorraine, [1, 1, 1]).city(Hero::Lorraine, (1, 0));
        let mut play = scenario.play();
        play.fight(THERE, -2, &[-1]);
        play.choose(Choice::SpareHero);
        play
    };
    let mut both = cursed();
    both.choose(Choice::SpareHero);
    assert_eq!((both.hero(TAIA).lives, both.army(TAIA, Unit::Knight)), (5, 0));
    let mut one = cursed();
    one.choose(Choice::SpareUnit(Unit::Knight));
    assert_eq!((one.hero(TAIA).lives, one.army(TAIA, Unit::Knight)), (4, 1));
    for play in [both, one] {
        assert_eq!(play.hero(Hero::Lorraine).resources.0, [0, 0, 0]);
        assert_eq!(play.table().plague, Some(play.seat(Hero::Lorraine)));
    }
}

#[test]
fn k_amu_4_fewer_skulls_may_be_ignored() {
    let mut play = protected(TAIA, Monster::EnvoysOfDeath).units(TAIA, Unit::Knight, 1).play();
    play.fight(THERE, -1, &[-1]);
    play.choose(Choice::SpareUnit(Unit::Knight));
    play.choose(Choice::Enough);
    assert_eq!((play.hero(TAIA).lives, play.army(TAIA, Unit::Knight)), (4, 1));
}

#[test]
fn k_amu_4_only_a_die_with_a_skull_can_be_spared_and_each_symbol_once() {
    let mut play = protected(TAIA, Monster::EnvoysOfDeath)
        .units(TAIA, Unit::Knight, 1)
        .units(TAIA, Unit::Mage, 1)
        .play();
    play.fight(THERE, -1, &[1, -1]);
    play.refuses(Choice::SpareUnit(Unit::Knight), Illegal::NoSkull);
    play.refuses(Choice::SpareUnit(Unit::Bear), Illegal::NoSkull);
    play.choose(Choice::SpareHero);
    play.refuses(Choice::SpareHero, Illegal::NoSkull);
}

#[test]
fn k_amu_4_dice_that_were_not_rolled_need_no_protection() {
    let mut play = protected(TAIA, Monster::EnvoysOfDeath).units(TAIA, Unit::Knight, 1).play();
    play.choose(super::scenario::go(0, -1));
    play.choose(Choice::Send { unit: Unit::Knight, count: 0 });
    play.roll(1, &[]);
    assert_eq!(play.active(), Hero::Lorraine, "without a skull nothing is asked");
}

#[test]
fn k_amu_4_without_the_amulet_no_skull_is_ignored() {
    let mut play = Scenario::against(TAIA, &[Monster::EnvoysOfDeath])
        .carries(TAIA, Item::AmuletOfGlory)
        .carries(TAIA, Item::Fireball)
        .play();
    play.fight(THERE, -1, &[]);
    play.refuses(Choice::SpareHero, Illegal::NotAsked { rule: RuleId("K-BAT-4") });
}

#[test]
fn k_amu_4_the_skulls_are_chosen_after_the_final_roll() {
    let mut play = protected(Hero::Elspeth, Monster::EnvoysOfDeath).play();
    play.fight(THERE, -1, &[]);
    play.refuses(Choice::SpareHero, Illegal::NotAsked { rule: RuleId("K-ELS-1") });
    play.choose(Choice::Reroll);
    play.chance(Outcome::Roll { hero: Some(-2), units: Default::default() });
    assert_eq!(spares_left(&play), Some(2));
}

#[test]
fn k_amu_4_it_protects_anew_in_each_battle() {
    let mut play = protected(TAIA, Monster::EnvoysOfDeath).play();
    for _ in 0..2 {
        play.fight(THERE, -2, &[]);
        play.choose(Choice::SpareHero);
        play.choose(Choice::SpareHero);
        assert_eq!(play.hero(TAIA).lives, 5);
        play.pass_to(TAIA);
    }
}

#[test]
fn k_amu_4_an_amulet_won_in_this_battle_does_not_protect_in_it() {
    let mut play =
        Scenario::against(TAIA, &[Monster::DarkDryads]).strongest(TAIA, 1).units(TAIA, Unit::Mage, 1).play();
    play.fight(THERE, -1, &[3]);
    play.chance(Outcome::Amulet(AMULET));
    assert_eq!(play.hero(TAIA).lives, 4);
    assert!(play.hero(TAIA).carries(AMULET));
    assert_eq!(play.active(), Hero::Lorraine, "nothing was asked");
}

#[test]
fn k_amu_4_it_never_stops_the_generals_automatic_loss_of_a_life() {
    for (face, spared) in [(1, 0), (-1, 1), (-2, 2)] {
        let mut play =
            Scenario::of(&[TAIA, Hero::Horan]).general((0, -1), 5).carries(TAIA, AMULET).friendly().play();
        play.fight((0, -1), face, &[]);
        for _ in 0..spared {
            play.choose(Choice::SpareHero);
        }
        assert_eq!(play.active(), Hero::Horan, "no more is asked than the skulls rolled");
        assert_eq!(play.hero(TAIA).lives, 4, "{face}");
    }
}

#[test]
fn k_amu_4_one_laid_down_in_the_reward_step_has_still_protected() {
    let mut play = protected(TAIA, Monster::DarkDryads).units(TAIA, Unit::Mage, 2).play();
    play.fight(THERE, -1, &[-1, 3]);
    play.choose(Choice::SpareHero);
    play.choose(Choice::SpareUnit(Unit::Mage));
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    play.choose(Choice::Leave(AMULET));
    assert_eq!(play.hero(TAIA).lives, 5);
    assert_eq!(play.army(TAIA, Unit::Mage), 2);
    assert_eq!(play.lying(THERE, AMULET), 1);
}

#[test]
fn k_amu_4_a_unit_saved_is_not_lost_so_xanros_draws_no_life_from_it() {
    let fought = |spare| {
        let scenario = protected(Hero::Xanros, Monster::EnvoysOfDeath).lives(Hero::Xanros, 3);
        let mut play = scenario.units(Hero::Xanros, Unit::Skeleton, 1).play();
        play.fight(THERE, 1, &[-1]);
        play.choose(if spare { Choice::SpareUnit(Unit::Skeleton) } else { Choice::Enough });
        (play.hero(Hero::Xanros).lives, play.army(Hero::Xanros, Unit::Skeleton))
    };
    assert_eq!(fought(true), (3, 1));
    assert_eq!(fought(false), (4, 0));
}
