//! Recruiting units (K-REC) and the rulebooks' worked example of it.

use super::scenario::{Play, Scenario, go};
use crate::content::{Building, Hero, Item, Resources, Unit};
use crate::event::Event;
use crate::{Choice, Illegal, Question};
use table::{RuleId, Seat};

/// Horan in his city with all three buildings for units.
fn in_city() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia])
        .city(Hero::Horan, (-1, 0))
        .at(Hero::Horan, (-1, 0))
        .built(Hero::Horan, Building::MilitaryCamp)
        .built(Hero::Horan, Building::ShootingRange)
        .built(Hero::Horan, Building::WizardTower)
}

fn units(play: &Play) -> [u8; 3] {
    Unit::TRAINED.map(|unit| play.hero(Hero::Horan).units[unit.index()])
}

fn too_expensive(missing: [u32; 3]) -> Illegal {
    Illegal::TooExpensive { missing: Resources(missing), rule: RuleId("K-REC-1") }
}

#[test]
fn k_rec_1_only_in_the_own_city() {
    let rich = || in_city().strongest(Hero::Horan, 3).resources(Hero::Horan, [3, 3, 3]);
    let elsewhere = Illegal::NotInOwnCity { rule: RuleId("K-REC-1") };
    assert!(rich().play().offers(Choice::Recruit));
    rich().at(Hero::Horan, (0, 0)).play().refuses(Choice::Recruit, elsewhere);
    rich().city(Hero::Taia, (1, 0)).at(Hero::Horan, (1, 0)).play().refuses(Choice::Recruit, elsewhere);
}

#[test]
fn k_rec_1_not_under_the_plague() {
    let rich = || in_city().strongest(Hero::Horan, 3).resources(Hero::Horan, [3, 3, 3]);
    rich().plague(Hero::Horan).play().refuses(Choice::Recruit, Illegal::PlagueInCity);
    assert!(rich().city(Hero::Taia, (1, 0)).plague(Hero::Taia).play().offers(Choice::Recruit));
}

#[test]
fn k_rec_1_a_knight_costs_food_an_archer_wood_a_mage_stone() {
    let mut play = in_city().strongest(Hero::Horan, 9).resources(Hero::Horan, [2, 3, 4]).play();
    play.choose(Choice::Recruit);
    for (unit, left) in [(Unit::Knight, [1, 3, 4]), (Unit::Archer, [1, 2, 4]), (Unit::Mage, [1, 2, 3])] {
        let told = play.choose(Choice::Train(unit));
        assert_eq!(told[0], Event::UnitTrained { seat: Seat::new(0), unit });
        assert_eq!(play.hero(Hero::Horan).resources, Resources(left));
        assert_eq!(play.table().supply[unit.index()], 9, "the die comes from the supply");
    }
    assert_eq!(units(&play), [1, 1, 1]);
}

#[test]
fn k_rec_1_any_number_of_units_in_one_action() {
    let mut play = in_city().strongest(Hero::Horan, 8).resources(Hero::Horan, [4, 2, 1]).play();
    play.choose(Choice::Recruit);
    for _ in 0..4 {
        play.choose(Choice::Train(Unit::Knight));
    }
    play.refuses(Choice::Train(Unit::Knight), too_expensive([1, 0, 0]));
    play.choose(Choice::Train(Unit::Mage));
    play.refuses(Choice::Train(Unit::Mage), too_expensive([0, 0, 1]));
    play.choose(Choice::Train(Unit::Archer));
    play.choose(Choice::Train(Unit::Archer));
    assert_eq!(units(&play), [4, 2, 1]);
    assert_eq!(
        (play.question(), play.table().turn.begun),
        (Some(Question::Turn), 1),
        "nothing can be paid any more"
    );
}

#[test]
fn k_rec_1_each_unit_needs_a_die_in_the_supply() {
    let taken = || in_city().strongest(Hero::Taia, 10).units(Hero::Taia, Unit::Knight, 10);
    let mut play = taken().strongest(Hero::Horan, 3).resources(Hero::Horan, [3, 3, 0]).play();
    play.choose(Choice::Recruit);
    play.refuses(Choice::Train(Unit::Knight), Illegal::SupplyEmpty { unit: Unit::Knight });
    assert!(play.offers(Choice::Train(Unit::Archer)));
    let only_food = taken().strongest(Hero::Horan, 3).resources(Hero::Horan, [3, 0, 0]).play();
    only_food.refuses(Choice::Recruit, Illegal::SupplyEmpty { unit: Unit::Knight });
}

#[test]
fn k_rec_1_the_whole_army_never_exceeds_glory() {
    let mut play = in_city()
        .strongest(Hero::Horan, 3)
        .units(Hero::Horan, Unit::Mage, 1)
        .resources(Hero::Horan, [5, 5, 5])
        .play();
    play.choose(Choice::Recruit);
    play.choose(Choice::Train(Unit::Knight));
    play.choose(Choice::Train(Unit::Archer));
    assert_eq!(units(&play), [1, 1, 1], "3 in all, not 3 in this action");
    assert_eq!(play.question(), Some(Question::Turn), "there is no room for more");
    play.choose(Choice::Recruit);
    for unit in Unit::TRAINED {
        play.refuses(Choice::Train(unit), Illegal::GloryReached { glory: 3 });
    }
}

#[test]
fn k_rec_1_without_glory_there_is_no_army() {
    let play = in_city().resources(Hero::Horan, [5, 5, 5]).play();
    play.refuses(Choice::Recruit, Illegal::GloryReached { glory: 0 });
    let amulet = in_city().resources(Hero::Horan, [5, 5, 5]).carries(Hero::Horan, Item::AmuletOfGlory).play();
    assert!(amulet.offers(Choice::Recruit));
}

#[test]
fn k_rec_1_the_titan_does_not_take_room() {
    let mut play = in_city()
        .strongest(Hero::Horan, 1)
        .carries(Hero::Horan, Item::AmuletOfTheTitan)
        .resources(Hero::Horan, [1, 0, 0])
        .play();
    play.act(Choice::Recruit, Choice::Train(Unit::Knight));
    assert_eq!(units(&play), [1, 0, 0]);
}

#[test]
fn k_rec_1_at_least_one_then_enough_whenever_the_player_likes() {
    let mut play = in_city().strongest(Hero::Horan, 5).resources(Hero::Horan, [5, 5, 5]).play();
    play.choose(Choice::Recruit);
    play.refuses(Choice::Enough, Illegal::AtLeastOne { rule: RuleId("K-REC-1") });
    play.refuses(go(0, 0), Illegal::NotAsked { rule: RuleId("K-REC-1") });
    play.choose(Choice::Train(Unit::Mage));
    play.choose(Choice::Enough);
    assert_eq!((play.question(), units(&play)), (Some(Question::Turn), [0, 0, 1]));
}

#[test]
fn k_rec_2_units_may_be_returned_first_and_nothing_is_paid_back() {
    let mut play = in_city()
        .strongest(Hero::Horan, 3)
        .units(Hero::Horan, Unit::Knight, 2)
        .units(Hero::Horan, Unit::Mage, 1)
        .resources(Hero::Horan, [0, 2, 0])
        .play();
    play.choose(Choice::Recruit);
    play.refuses(Choice::Train(Unit::Archer), Illegal::GloryReached { glory: 3 });
    let told = play.choose(Choice::Return(Unit::Knight));
    assert_eq!(told, [Event::UnitReturned { seat: Seat::new(0), unit: Unit::Knight }]);
    play.choose(Choice::Return(Unit::Mage));
    assert_eq!(play.hero(Hero::Horan).resources, Resources([0, 2, 0]));
    assert_eq!(play.table().supply[..3], [9, 10, 10], "the dice are in the supply again");
    play.refuses(Choice::Return(Unit::Mage), Illegal::NotInArmy { unit: Unit::Mage });
    play.refuses(Choice::Enough, Illegal::AtLeastOne { rule: RuleId("K-REC-1") });
    play.choose(Choice::Train(Unit::Archer));
    play.choose(Choice::Train(Unit::Archer));
    assert_eq!(units(&play), [1, 2, 0]);
}

#[test]
fn k_rec_2_units_are_returned_before_the_first_is_recruited() {
    let mut play = in_city()
        .strongest(Hero::Horan, 4)
        .units(Hero::Horan, Unit::Knight, 1)
        .resources(Hero::Horan, [5, 5, 5])
        .play();
    play.choose(Choice::Recruit);
    assert!(play.offers(Choice::Return(Unit::Knight)), "also with room left in the army");
    play.choose(Choice::Train(Unit::Archer));
    play.refuses(Choice::Return(Unit::Knight), Illegal::ReturnComesFirst);
    play.refuses(Choice::Return(Unit::Archer), Illegal::ReturnComesFirst);
}

#[test]
fn k_rec_2_a_die_returned_can_be_taken_again_from_an_empty_supply() {
    let mut play = in_city()
        .strongest(Hero::Horan, 2)
        .units(Hero::Horan, Unit::Knight, 1)
        .strongest(Hero::Taia, 10)
        .units(Hero::Taia, Unit::Knight, 9)
        .resources(Hero::Horan, [1, 0, 0])
        .rules(1)
        .play();
    play.choose(Choice::Recruit);
    play.refuses(Choice::Train(Unit::Knight), Illegal::SupplyEmpty { unit: Unit::Knight });
    play.choose(Choice::Return(Unit::Knight));
    play.choose(Choice::Train(Unit::Knight));
    assert_eq!(units(&play), [1, 0, 0]);
}

#[test]
fn k_rec_2_only_knights_archers_and_mages_are_returned() {
    let mut play = Scenario::of(&[Hero::Xanros, Hero::Taia])
        .city(Hero::Xanros, (-1, 0))
        .at(Hero::Xanros, (-1, 0))
        .built(Hero::Xanros, Building::MilitaryCamp)
        .strongest(Hero::Xanros, 1)
        .units(Hero::Xanros, Unit::Skeleton, 2)
        .carries(Hero::Xanros, Item::AmuletOfTheTitan)
        .resources(Hero::Xanros, [1, 0, 0])
        .rules(1)
        .play();
    play.choose(Choice::Recruit);
    for unit in [Unit::Skeleton, Unit::Titan, Unit::Knight] {
        play.refuses(Choice::Return(unit), Illegal::NotInArmy { unit });
    }
}

#[test]
fn k_ex_recruit_horan_returns_the_knight_and_takes_two_archers_for_two_wood() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .city(Hero::Horan, (-1, 0))
        .at(Hero::Horan, (-1, 0))
        .built(Hero::Horan, Building::MilitaryCamp)
        .built(Hero::Horan, Building::ShootingRange)
        .strongest(Hero::Horan, 2)
        .units(Hero::Horan, Unit::Knight, 1)
        .resources(Hero::Horan, [0, 2, 1])
        .play();
    play.choose(Choice::Recruit);
    let tower = Illegal::BuildingMissing { unit: Unit::Mage, building: Building::WizardTower };
    play.refuses(Choice::Train(Unit::Mage), tower);
    play.choose(Choice::Return(Unit::Knight));
    assert_eq!(units(&play), [0, 1, 0], "nothing but an archer is possible then (K-TURN-6)");
    play.choose(Choice::Train(Unit::Archer));
    assert_eq!(units(&play), [0, 2, 0]);
    assert_eq!(play.hero(Hero::Horan).resources, Resources([0, 0, 1]));
    assert_eq!(play.table().supply[..3], [10, 8, 10]);
    assert_eq!(play.question(), Some(Question::Turn), "his army is full");
}
