//! Buildings and what they do (K-BLD), and the Oracle's stable.

use super::scenario::{Play, Scenario, go};
use crate::content::{Building, Hero, Land, Monster, Resource, Resources, Unit};
use crate::event::{Event, Way};
use crate::{Choice, CityWhy, Illegal, Question};
use table::{RuleId, Seat};

fn raise(building: Building) -> Choice {
    Choice::Raise { building, discount: None }
}

fn portal(q: i8, r: i8) -> Choice {
    Choice::Portal { to: (q, r).into() }
}

/// Horan in his city on the Farm beside the Castle.
fn in_city() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia]).city(Hero::Horan, (-1, 0)).at(Hero::Horan, (-1, 0))
}

#[test]
fn k_bld_1_only_in_the_own_city() {
    let rich = || Scenario::of(&[Hero::Horan, Hero::Taia]).resources(Hero::Horan, [9, 9, 9]);
    let elsewhere = Illegal::NotInOwnCity { rule: RuleId("K-BLD-1") };
    rich().at(Hero::Horan, (-1, 0)).play().refuses(Choice::Build, elsewhere);
    rich().city(Hero::Horan, (-1, 0)).play().refuses(Choice::Build, elsewhere);
    let guest = rich().city(Hero::Taia, (-1, 0)).at(Hero::Horan, (-1, 0)).play();
    guest.refuses(Choice::Build, elsewhere);
    assert!(in_city().resources(Hero::Horan, [2, 0, 0]).play().offers(Choice::Build));
}

#[test]
fn k_bld_1_each_building_has_its_printed_cost() {
    for (building, cost) in [
        (Building::Stable, [2, 1, 1]),
        (Building::GloryBanners, [1, 2, 1]),
        (Building::Portal, [1, 1, 2]),
        (Building::MilitaryCamp, [2, 0, 0]),
        (Building::ShootingRange, [1, 2, 0]),
        (Building::WizardTower, [1, 1, 2]),
    ] {
        let mut play = in_city().resources(Hero::Horan, cost).play();
        let told = play.act(Choice::Build, raise(building));
        assert!(told.contains(&Event::Built { seat: Seat::new(0), building, paid: Resources(cost) }));
        assert_eq!(play.hero(Hero::Horan).resources, Resources::NONE);
        assert!(play.hero(Hero::Horan).has(building));
    }
}

#[test]
fn k_bld_1_any_number_of_buildings_in_one_action() {
    let mut play = in_city().resources(Hero::Horan, [8, 7, 6]).play();
    play.choose(Choice::Build);
    for building in Building::ALL {
        assert_eq!(play.question(), Some(Question::City { why: CityWhy::Build }));
        play.choose(raise(building));
    }
    assert_eq!(play.hero(Hero::Horan).resources, Resources::NONE);
    assert!(Building::ALL.iter().all(|&building| play.hero(Hero::Horan).has(building)));
    assert_eq!((play.table().turn.begun, play.question()), (1, Some(Question::Turn)));
}

#[test]
fn k_bld_1_each_building_once() {
    let mut play = in_city().resources(Hero::Horan, [9, 9, 9]).built(Hero::Horan, Building::Portal).play();
    play.choose(Choice::Build);
    play.refuses(raise(Building::Portal), Illegal::BuiltAlready { building: Building::Portal });
    play.choose(raise(Building::Stable));
    play.refuses(raise(Building::Stable), Illegal::BuiltAlready { building: Building::Stable });
}

#[test]
fn k_bld_1_only_what_can_be_paid_and_without_a_discount() {
    let mut play = in_city().rules(1).resources(Hero::Horan, [2, 1, 0]).play();
    play.choose(Choice::Build);
    let missing = |missing| Illegal::TooExpensive { missing: Resources(missing), rule: RuleId("K-BLD-1") };
    play.refuses(raise(Building::Stable), missing([0, 0, 1]));
    play.refuses(raise(Building::WizardTower), missing([0, 0, 2]));
    play.refuses(raise(Building::ShootingRange), missing([0, 1, 0]));
    let discount = Some(Resource::Food);
    play.refuses(Choice::Raise { building: Building::MilitaryCamp, discount }, Illegal::WrongDiscount);
    assert!(play.offers(raise(Building::MilitaryCamp)));
}

#[test]
fn k_bld_1_at_least_one_then_enough_whenever_the_player_likes() {
    let mut play = in_city().resources(Hero::Horan, [9, 9, 9]).play();
    play.choose(Choice::Build);
    play.refuses(Choice::Enough, Illegal::AtLeastOne { rule: RuleId("K-BLD-1") });
    play.choose(raise(Building::MilitaryCamp));
    play.choose(Choice::Enough);
    assert_eq!((play.question(), play.table().turn.begun), (Some(Question::Turn), 1));
}

#[test]
fn k_bld_2_the_stable_gives_one_more_slot_this_turn_and_every_turn() {
    let mut play = in_city().resources(Hero::Horan, [2, 1, 1]).lives(Hero::Horan, 1).play();
    assert_eq!(play.hero(Hero::Horan).slots(), 2);
    play.choose(Choice::Build);
    play.choose(raise(Building::Stable));
    play.choose(Choice::Heal);
    play.choose(Choice::Heal);
    assert_eq!(play.active(), Hero::Taia, "three slots: build, heal, heal");
    play.choose(Choice::EndTurn);
    for to in [go(0, 0), go(-1, 0), go(0, 0)] {
        play.choose(to);
    }
    assert_eq!(play.active(), Hero::Taia, "three moves in the next turn");
    assert_eq!(play.place(Hero::Horan), (0, 0).into());
}

/// Horan's city has a portal; far hexes lie north-west, the farthest cut off by chasms.
fn gate() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia])
        .city(Hero::Horan, (-1, 0))
        .built(Hero::Horan, Building::Portal)
        .hex((0, -1), Land::FarmForest, &[])
        .hex((0, -2), Land::FarmRock, &[0, 1, 2, 3, 4, 5])
        .lives(Hero::Horan, 1)
}

#[test]
fn k_bld_3_without_a_portal_there_is_no_such_move() {
    in_city().play().refuses(portal(1, 0), Illegal::NoPortal);
    let taias = in_city().city(Hero::Taia, (1, 0)).built(Hero::Taia, Building::Portal).play();
    taias.refuses(portal(1, 0), Illegal::NoPortal);
}

#[test]
fn k_bld_3_from_the_own_city_to_any_laid_hex_chasms_or_not() {
    let mut play = gate().at(Hero::Horan, (-1, 0)).play();
    for (q, r) in [(0, 0), (1, 0), (0, -1), (0, -2)] {
        assert!(play.offers(portal(q, r)));
    }
    let told = play.choose(portal(0, -2));
    let (from, to) = ((-1, 0).into(), (0, -2).into());
    assert_eq!(told, [Event::Moved { seat: Seat::new(0), from, to, way: Way::Portal }]);
    assert_eq!(play.place(Hero::Horan), (0, -2).into());
}

#[test]
fn k_bld_3_from_any_hex_to_the_own_city() {
    let mut play = gate().at(Hero::Horan, (0, -2)).play();
    play.choose(portal(-1, 0));
    assert_eq!(play.place(Hero::Horan), (-1, 0).into());
}

#[test]
fn k_bld_3_one_end_is_the_own_city_and_nothing_is_explored() {
    let away = gate().city(Hero::Taia, (1, 0)).at(Hero::Horan, (0, -1)).play();
    away.refuses(portal(0, 0), Illegal::PortalNeedsCity);
    away.refuses(portal(1, 0), Illegal::PortalNeedsCity);
    away.refuses(portal(0, -1), Illegal::HereAlready);
    let home = gate().at(Hero::Horan, (-1, 0)).play();
    home.refuses(portal(-1, 0), Illegal::HereAlready);
    home.refuses(portal(5, 5), Illegal::NotLaid { at: (5, 5).into() });
    home.refuses(portal(-2, 0), Illegal::NotLaid { at: (-2, 0).into() });
}

#[test]
fn k_bld_3_one_use_a_turn_in_all() {
    let mut play = gate().at(Hero::Horan, (-1, 0)).play();
    play.choose(portal(0, -1));
    play.refuses(portal(-1, 0), Illegal::PortalUsed);
    play.choose(Choice::EndTurn);
    play.choose(Choice::EndTurn);
    assert!(play.offers(portal(-1, 0)), "again in the next turn");
}

#[test]
fn k_bld_3_also_in_the_turn_it_is_built() {
    let mut play = in_city().resources(Hero::Horan, [1, 1, 2]).play();
    play.choose(Choice::Build);
    play.choose(raise(Building::Portal));
    play.choose(portal(1, 0));
    assert_eq!(play.place(Hero::Horan), (1, 0).into());
}

#[test]
fn k_bld_3_the_goal_may_hold_monsters_or_the_general() {
    let mut play = gate().armies((0, -2), &[Monster::SkeletonRiders]).at(Hero::Horan, (-1, 0)).play();
    play.choose(portal(0, -2));
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(4));
    play.roll(1, &[]);
    assert_eq!(play.place(Hero::Horan), (-1, 0).into(), "a lost battle leads back to one's own city");
    let mut play = gate().general((0, -3), 5).at(Hero::Horan, (-1, 0)).play();
    play.choose(portal(0, -3));
    assert!(play.table().battle.as_ref().is_some_and(|battle| battle.general));
}

#[test]
fn k_bld_4_glory_banners_raise_glory_by_two() {
    for (strongest, before, after) in [(0, 0, 2), (3, 3, 5), (9, 9, 10), (12, 10, 10)] {
        let mut play = in_city().strongest(Hero::Horan, strongest).resources(Hero::Horan, [1, 2, 1]).play();
        assert_eq!(play.hero(Hero::Horan).glory(), before);
        play.choose(Choice::Build);
        play.choose(raise(Building::GloryBanners));
        assert_eq!(play.hero(Hero::Horan).glory(), after);
    }
}

#[test]
fn k_bld_4_camp_range_and_tower_unlock_one_unit_each() {
    let units = [
        (Building::MilitaryCamp, Unit::Knight),
        (Building::ShootingRange, Unit::Archer),
        (Building::WizardTower, Unit::Mage),
    ];
    for (built, unlocked) in units {
        let city = in_city().built(Hero::Horan, built).strongest(Hero::Horan, 3);
        let mut play = city.resources(Hero::Horan, [5, 5, 5]).play();
        play.choose(Choice::Recruit);
        for (building, unit) in units {
            if unit == unlocked {
                assert!(play.offers(Choice::Train(unit)));
            } else {
                play.refuses(Choice::Train(unit), Illegal::BuildingMissing { unit, building });
            }
        }
    }
}

/// Taia in her city, about to build with these resources.
fn oracle(resources: [u32; 3]) -> Play {
    let mut play = Scenario::of(&[Hero::Taia, Hero::Horan])
        .city(Hero::Taia, (-1, 0))
        .at(Hero::Taia, (-1, 0))
        .resources(Hero::Taia, resources)
        .play();
    play.choose(Choice::Build);
    play
}

#[test]
fn k_ex_stable_the_oracle_has_three_ways_to_pay_for_a_stable() {
    for (discount, paid) in
        [(Resource::Food, [1, 1, 1]), (Resource::Stone, [2, 1, 0]), (Resource::Wood, [2, 0, 1])]
    {
        let stable = Choice::Raise { building: Building::Stable, discount: Some(discount) };
        let mut play = oracle(paid);
        let told = play.choose(stable);
        let built = Event::Built { seat: Seat::new(0), building: Building::Stable, paid: Resources(paid) };
        assert_eq!(told[0], built);
        assert_eq!(play.hero(Hero::Taia).resources, Resources::NONE);
    }
    let play = oracle([2, 1, 1]);
    play.refuses(raise(Building::Stable), Illegal::WrongDiscount);
}
