//! Lord Xanros, the Warlock (K-XAN).

use super::scenario::{Play, Scenario, THERE, go};
use crate::Choice;
use crate::content::{Building, Hero, Item, Monster, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{Chance, Outcome};
use table::RuleId;

const XANROS: Hero = Hero::Xanros;

#[test]
fn k_xan_1_one_action_raises_one_skeleton_and_there_are_three_at_most() {
    let mut play = Scenario::of(&[XANROS, Hero::Horan])
        .built(XANROS, Building::Stable)
        .carries(XANROS, Item::AmuletOfAction)
        .play();
    for raised in 1..=3 {
        play.choose(Choice::RaiseSkeleton);
        assert_eq!(play.army(XANROS, Unit::Skeleton), raised);
        assert_eq!(play.table().turn.begun, raised, "each takes a slot");
    }
    play.refuses(Choice::RaiseSkeleton, Illegal::EnoughSkeletons);
    assert_eq!(play.table().supply[Unit::Skeleton.index()], 0);
}

#[test]
fn k_xan_1_a_lost_skeleton_can_be_raised_again() {
    let mut play =
        Scenario::against(XANROS, &[Monster::EnvoysOfDeath]).units(XANROS, Unit::Skeleton, 3).play();
    play.fight(THERE, 1, &[-1, 0, 1]);
    assert_eq!(play.army(XANROS, Unit::Skeleton), 2);
    play.pass_to(XANROS);
    play.choose(Choice::RaiseSkeleton);
    assert_eq!(play.army(XANROS, Unit::Skeleton), 3);
}

#[test]
fn k_xan_1_it_works_anywhere_with_or_without_plague() {
    for at in [(0, 0), (1, 0), (-1, 0)] {
        let scenario = Scenario::of(&[XANROS, Hero::Horan]).at(XANROS, at);
        let play = scenario.city(XANROS, (1, 0)).city(Hero::Horan, (-1, 0)).plague(XANROS).play();
        assert!(play.offers(Choice::RaiseSkeleton), "{at:?}");
    }
}

#[test]
fn k_xan_1_only_xanros_can_and_only_with_a_slot() {
    let only = Illegal::OnlyFor { hero: XANROS, rule: RuleId("K-XAN-1") };
    Scenario::of(&[Hero::Horan, XANROS]).play().refuses(Choice::RaiseSkeleton, only);
    let mut play = Scenario::of(&[XANROS, Hero::Horan])
        .carries(XANROS, Item::Pickpocket)
        .resources(Hero::Horan, [1, 0, 0])
        .play();
    play.choose(Choice::RaiseSkeleton);
    play.choose(Choice::RaiseSkeleton);
    play.refuses(Choice::RaiseSkeleton, Illegal::NoSlotLeft);
}

#[test]
fn k_xan_1_skeletons_do_not_count_against_glory() {
    let mut play = Scenario::against(XANROS, &[Monster::SkeletonRiders]).play();
    play.choose(Choice::RaiseSkeleton);
    assert_eq!((play.hero(XANROS).glory(), play.hero(XANROS).army()), (0, 0));
    play.choose(go(0, -1));
    play.send_all();
    assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: true, units: [0, 0, 0, 1, 0, 0] }));
}

/// Xanros loses against an army with these lives and dice.
fn fought(lives: u8, face: i8, skeletons: &[i8]) -> Play {
    let mut play = Scenario::against(XANROS, &[Monster::EnvoysOfDeath, Monster::EnvoysOfDeath])
        .friendly()
        .lives(XANROS, lives)
        .units(XANROS, Unit::Skeleton, skeletons.len() as u8)
        .play();
    play.fight(THERE, face, skeletons);
    play
}

#[test]
fn k_xan_2_each_unit_lost_in_battle_heals_one_life_skeletons_included() {
    assert_eq!(fought(2, 1, &[-1, -1, 1]).hero(XANROS).lives, 4);
    let mut play = Scenario::against(XANROS, &[Monster::EnvoysOfDeath])
        .lives(XANROS, 1)
        .strongest(XANROS, 2)
        .units(XANROS, Unit::Knight, 1)
        .units(XANROS, Unit::Mage, 1)
        .play();
    play.fight(THERE, 1, &[-1, -1]);
    assert_eq!(play.hero(XANROS).lives, 3);
}

#[test]
fn k_xan_2_a_won_battle_heals_too() {
    let mut play = Scenario::against(XANROS, &[Monster::FireEaters])
        .lives(XANROS, 2)
        .units(XANROS, Unit::Skeleton, 1)
        .play();
    play.fight(THERE, 1, &[-1]);
    assert!(play.armies(THERE).is_empty());
    assert_eq!(play.hero(XANROS).lives, 3);
}

#[test]
fn k_xan_2_wounds_and_heals_are_settled_together() {
    let play = fought(1, -1, &[-1]);
    assert_eq!(play.hero(XANROS).lives, 1, "one wound, one heal");
    assert!(!play.hero(XANROS).unconscious);
    let together = Event::Wounded { seat: play.seat(XANROS), wounds: 1, heals: 1, lives: 1 };
    assert!(play.happened(&together));
    let play = fought(1, -2, &[-1, -1]);
    assert_eq!((play.hero(XANROS).lives, play.hero(XANROS).unconscious), (1, false));
    let play = fought(5, -1, &[-1]);
    assert_eq!(play.hero(XANROS).lives, 5, "5 - 1 + 1, not 5 + 1 cut to 5 and then one less");
}

#[test]
fn k_xan_2_he_is_unconscious_only_when_nothing_is_left() {
    let play = fought(1, -2, &[-1]);
    assert_eq!((play.hero(XANROS).lives, play.hero(XANROS).unconscious), (0, true));
    let play = fought(2, -2, &[0]);
    assert_eq!((play.hero(XANROS).lives, play.hero(XANROS).unconscious), (0, true));
}

#[test]
fn k_xan_2_the_heal_is_taken_in_full_but_never_above_five() {
    assert_eq!(fought(4, 1, &[-1, -1, -1]).hero(XANROS).lives, 5);
    assert_eq!(fought(5, 1, &[-1]).hero(XANROS).lives, 5);
    assert_eq!(fought(1, 1, &[-1, -1, -1]).hero(XANROS).lives, 4);
}

#[test]
fn k_xan_2_the_generals_wound_is_settled_with_the_heals() {
    let mut play = Scenario::of(&[XANROS, Hero::Horan])
        .general(THERE, 5)
        .lives(XANROS, 1)
        .units(XANROS, Unit::Skeleton, 1)
        .play();
    play.fight(THERE, 1, &[-1]);
    assert_eq!((play.hero(XANROS).lives, play.hero(XANROS).unconscious), (1, false));
}

#[test]
fn k_xan_2_dice_returned_for_glory_or_by_others_heal_nothing() {
    let mut play = Scenario::against(XANROS, &[Monster::DarkDryads])
        .lives(XANROS, 2)
        .strongest(XANROS, 3)
        .carries(XANROS, Item::AmuletOfGlory)
        .units(XANROS, Unit::Knight, 5)
        .play();
    play.fight(THERE, 3, &[0, 0, 0, 0, 0]);
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    play.choose(Choice::Leave(Item::AmuletOfGlory));
    assert_eq!(play.army(XANROS, Unit::Knight), 3);
    assert_eq!(play.hero(XANROS).lives, 2);

    let mut other = Scenario::against(Hero::Taia, &[Monster::EnvoysOfDeath])
        .lives(Hero::Taia, 2)
        .strongest(Hero::Taia, 1)
        .units(Hero::Taia, Unit::Mage, 1)
        .play();
    other.fight(THERE, 1, &[-1]);
    assert_eq!(other.hero(Hero::Taia).lives, 2, "only Xanros collects souls");
}
