//! Corrected rules: each version of the rules beside the other.

use super::scenario::{Play, Scenario, THERE};
use crate::content::{Building, Hero, Item, ItemKind, Monster, Resources, Unit};
use crate::illegal::Illegal;
use crate::{Choice, CityWhy, ItemsWhy, Question, ResourcesWhy};
use table::{RuleId, Seat};

const HORAN: Hero = Hero::Horan;

/// The same position by version 1 and by version 2.
fn both(scenario: impl Fn() -> Scenario) -> [Play; 2] {
    [1, 2].map(|version| scenario().rules(version).play())
}

/// Horan in his city, where only what the resources pay for can be built.
fn in_city(resources: [u32; 3]) -> Scenario {
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

const TAIA: Hero = Hero::Taia;
const LORRAINE: Seat = Seat::new(1);
const ROB: Choice = Choice::Pickpocket { from: LORRAINE };

/// Taia, who carries these spells, beats an army that brings a Pickpocket; Lorraine has these resources.
fn one_spell_too_many(spells: [Item; 3], resources: [u32; 3]) -> [Play; 2] {
    let mut plays = both(|| {
        let scenario = Scenario::against(TAIA, &[Monster::ShadowEaters]).resources(Hero::Lorraine, resources);
        spells.into_iter().fold(scenario, |scenario, spell| scenario.carries(TAIA, spell))
    });
    for play in &mut plays {
        play.fight(THERE, 3, &[]);
        if spells.contains(&Item::Fireball) {
            play.choose(Choice::Cast { fireballs: 0 });
        }
    }
    plays
}

const LEAVE_A_SPELL: Option<Question> =
    Some(Question::Items { why: ItemsWhy::Leave { kind: ItemKind::Spell } });

#[test]
fn k_turn_5_a_pickpocket_may_be_cast_before_a_spell_is_left_since_version_2() {
    let spells = [Item::Fireball, Item::Fireball, Item::Pickpocket];
    let [old, mut new] = one_spell_too_many(spells, [1, 1, 0]);
    let leaves = [Choice::Leave(Item::Fireball), Choice::Leave(Item::Pickpocket)];
    assert_eq!((old.question(), new.question()), (LEAVE_A_SPELL, LEAVE_A_SPELL));
    assert_eq!(old.choices(), leaves);
    old.refuses(ROB, Illegal::NotAsked { rule: RuleId("K-BAT-10") });
    assert_eq!(new.choices(), [leaves[0], leaves[1], ROB]);
    new.choose(ROB);
    assert_eq!(new.hero(TAIA).resources, Resources([1, 1, 0]));
    assert_eq!(new.hero(TAIA).carried(Item::Fireball), 2);
    assert_eq!(new.hero(TAIA).carried(Item::Pickpocket), 1, "the new one has its slot");
    assert_eq!((new.lying(THERE, Item::Pickpocket), new.active()), (0, Hero::Lorraine));
}

#[test]
fn k_turn_5_the_loot_is_asked_for_before_the_sorting_goes_on() {
    let [_, mut play] = one_spell_too_many([Item::Pickpocket, Item::Fireball, Item::Fireball], [2, 2, 0]);
    play.choose(ROB);
    let why = ResourcesWhy::Steal { from: LORRAINE };
    assert_eq!(play.question(), Some(Question::Resources { why, count: 2 }));
    play.choose(Choice::TakeResources(Resources([0, 2, 0])));
    assert_eq!(play.hero(TAIA).resources, Resources([0, 2, 0]));
    assert_eq!(play.active(), Hero::Lorraine, "the battle ended the turn");
}

#[test]
fn k_turn_5_four_pickpockets_leave_a_choice_since_version_2() {
    let [old, new] = one_spell_too_many([Item::Pickpocket; 3], [1, 0, 0]);
    assert_eq!((old.lying(THERE, Item::Pickpocket), old.active()), (1, Hero::Lorraine), "left unasked");
    assert_eq!(new.question(), LEAVE_A_SPELL);
    assert_eq!(new.choices(), [Choice::Leave(Item::Pickpocket), ROB]);
    for play in one_spell_too_many([Item::Pickpocket; 3], [0; 3]) {
        assert_eq!(play.lying(THERE, Item::Pickpocket), 1, "nobody has anything");
        assert_eq!(play.active(), Hero::Lorraine);
    }
}

#[test]
fn k_turn_5_nobody_is_robbed_for_the_sake_of_a_weapon() {
    for version in [1, 2] {
        let scenario = Scenario::against(TAIA, &[Monster::SkeletonWarriors])
            .resources(Hero::Lorraine, [1, 0, 0])
            .carries(TAIA, Item::Sword)
            .carries(TAIA, Item::Warhammer)
            .carries(TAIA, Item::Pickpocket);
        let mut play = scenario.rules(version).play();
        play.fight(THERE, 3, &[]);
        let why = ItemsWhy::Leave { kind: ItemKind::Weapon };
        assert_eq!(play.question(), Some(Question::Items { why }));
        play.refuses(ROB, Illegal::NotAsked { rule: RuleId("K-BAT-10") });
    }
}

#[test]
fn k_set_10_resources_have_no_end_since_version_2() {
    // The Farm on the start piece gives 1 food.
    let [mut old, mut new] = both(|| {
        Scenario::of(&[HORAN, TAIA]).at(HORAN, (-1, 0)).resources(HORAN, [254, 0, 255]).lives(HORAN, 3)
    });
    for (play, food) in [(&mut old, [255, 255]), (&mut new, [255, 256])] {
        for food in food {
            play.choose(Choice::Gather { extra: None });
            assert_eq!(play.hero(HORAN).resources, Resources([food, 0, 255]));
            while play.active() != HORAN || play.table().turn.begun > 0 {
                play.choose(Choice::EndTurn);
            }
        }
    }
}

#[test]
fn k_set_10_more_than_255_are_stolen_lost_and_paid_one_by_one() {
    let mut play = in_city([300, 0, 0])
        .built(HORAN, Building::MilitaryCamp)
        .strongest(HORAN, 2)
        .carries(HORAN, Item::Pickpocket)
        .resources(TAIA, [70_000, 0, 0])
        .play();
    play.choose(ROB);
    assert_eq!(play.hero(HORAN).resources, Resources([302, 0, 0]));
    assert_eq!(play.hero(TAIA).resources, Resources([69_998, 0, 0]));
    play.act(Choice::Recruit, Choice::Train(Unit::Knight));
    play.choose(Choice::Train(Unit::Knight));
    assert_eq!(play.hero(HORAN).resources, Resources([300, 0, 0]));
}

#[test]
fn k_set_10_an_absurd_amount_is_refused_and_does_not_overflow() {
    let [_, mut play] = one_spell_too_many([Item::Pickpocket, Item::Fireball, Item::Fireball], [2, 2, 0]);
    play.choose(ROB);
    for wrong in [[u32::MAX, 1, 2], [u32::MAX; 3], [u32::MAX, 3, 0]] {
        play.refuses(Choice::TakeResources(Resources(wrong)), Illegal::WrongResources { count: 2 });
    }
}
