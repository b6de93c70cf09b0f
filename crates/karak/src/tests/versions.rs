//! Corrected rules: each version of the rules beside the other.

use super::scenario::{Play, Scenario};
use crate::content::{Building, Hero, Item, Unit};
use crate::{Choice, CityWhy, ItemsWhy, Question};

const HORAN: Hero = Hero::Horan;

/// The same position by version 1 and by version 2.
fn both(scenario: impl Fn() -> Scenario) -> [Play; 2] {
    [1, 2].map(|version| scenario().rules(version).play())
}

/// Horan in his city, where only what the resources pay for can be built.
fn in_city(resources: [u8; 3]) -> Scenario {
    Scenario::of(&[HORAN, Hero::Taia])
        .city(HORAN, (-1, 0))
        .at(HORAN, (-1, 0))
        .resources(HORAN, resources)
        .lives(HORAN, 1)
}

#[test]
fn k_turn_6_the_only_building_possible_is_built_unasked_since_version_2() {
    let [mut old, mut new] = both(|| in_city([2, 0, 0]));
    let camp = Choice::Raise { building: Building::MilitaryCamp, discount: None };
    old.choose(Choice::Build);
    assert_eq!(old.question(), Some(Question::City { why: CityWhy::Build }));
    assert_eq!(old.choices(), [camp]);
    old.choose(camp);
    new.choose(Choice::Build);
    assert!(new.hero(HORAN).has(Building::MilitaryCamp));
    assert_eq!(new.question(), Some(Question::Turn));
    assert_eq!(new.names(), old.names());
}

#[test]
fn k_turn_6_of_two_buildings_one_is_asked_for_in_both_versions() {
    for mut play in both(|| in_city([4, 1, 1])) {
        play.choose(Choice::Build);
        assert_eq!(play.question(), Some(Question::City { why: CityWhy::Build }));
        assert_eq!(play.choices().len(), 2);
        play.choose(Choice::Raise { building: Building::MilitaryCamp, discount: None });
        assert_eq!(play.question(), Some(Question::City { why: CityWhy::Build }), "the Stable, or enough");
    }
}

#[test]
fn k_turn_6_the_only_unit_possible_is_recruited_unasked_since_version_2() {
    let barracks = || in_city([1, 0, 0]).built(HORAN, Building::MilitaryCamp).strongest(HORAN, 2);
    let [mut old, mut new] = both(barracks);
    old.choose(Choice::Recruit);
    assert_eq!(old.question(), Some(Question::City { why: CityWhy::Recruit }));
    old.choose(Choice::Train(Unit::Knight));
    new.choose(Choice::Recruit);
    assert_eq!(new.army(HORAN, Unit::Knight), 1);
    assert_eq!(new.question(), Some(Question::Turn));
    assert_eq!(new.names(), old.names());
}

#[test]
fn k_turn_6_the_only_unit_to_return_goes_unasked_since_version_2() {
    let full = || {
        let range = in_city([0, 1, 0]).built(HORAN, Building::ShootingRange);
        range.strongest(HORAN, 1).units(HORAN, Unit::Knight, 1)
    };
    let [mut old, mut new] = both(full);
    old.choose(Choice::Recruit);
    assert_eq!(old.choices(), [Choice::Return(Unit::Knight)]);
    old.choose(Choice::Return(Unit::Knight));
    assert_eq!(old.choices(), [Choice::Train(Unit::Archer)]);
    old.choose(Choice::Train(Unit::Archer));
    new.choose(Choice::Recruit);
    assert_eq!(new.hero(HORAN).units, [0, 1, 0, 0, 0, 0]);
    assert_eq!(new.names(), old.names());
}

#[test]
fn k_turn_6_the_only_item_to_take_is_taken_unasked_since_version_2() {
    let [mut old, mut new] = both(|| in_city([0; 3]).lying((-1, 0), Item::Sword));
    old.choose(Choice::PickUp);
    assert_eq!(old.question(), Some(Question::Items { why: ItemsWhy::PickUp }));
    old.choose(Choice::Swap { take: Item::Sword, leave: None });
    new.choose(Choice::PickUp);
    assert!(new.hero(HORAN).carries(Item::Sword));
    assert_eq!(new.question(), Some(Question::Turn));
    assert_eq!(new.names(), old.names());
}

#[test]
fn k_turn_6_an_item_with_or_without_exchange_is_asked_for_in_both_versions() {
    for mut play in both(|| in_city([0; 3]).lying((-1, 0), Item::Sword).carries(HORAN, Item::Warhammer)) {
        play.choose(Choice::PickUp);
        assert_eq!(play.question(), Some(Question::Items { why: ItemsWhy::PickUp }));
        assert_eq!(play.choices().len(), 2);
    }
}
