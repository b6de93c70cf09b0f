//! Gathering (K-GATH) and the rulebooks' worked example of it.

use super::scenario::{Scenario, go};
use crate::content::{Building, Hero, Land, Monster, Resource, Resources, Unit};
use crate::event::Event;
use crate::{Choice, Illegal};
use table::{RuleId, Seat};

const GATHER: Choice = Choice::Gather { extra: None };

fn two() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia])
}

/// Horan stands on such a hex.
fn on(land: Land) -> Scenario {
    two().hex((0, -1), land, &[]).at(Hero::Horan, (0, -1))
}

#[test]
fn k_gath_1_gathering_is_an_action_and_gives_the_hexs_yield() {
    let mut play = on(Land::ForestRock).play();
    let told = play.choose(GATHER);
    let resources = Resources([0, 1, 1]);
    assert_eq!(told[1], Event::Gathered { seat: Seat::new(0), at: (0, -1).into(), resources });
    assert_eq!((play.hero(Hero::Horan).resources, play.table().turn.begun), (resources, 1));
}

#[test]
fn k_gath_1_not_on_the_castle_and_not_in_the_abyss() {
    two().play().refuses(GATHER, Illegal::NothingToGather);
    on(Land::Abyss).play().refuses(GATHER, Illegal::NothingToGather);
}

#[test]
fn k_gath_1_not_on_a_hex_with_anybodys_city() {
    on(Land::FarmRock).city(Hero::Horan, (0, -1)).play().refuses(GATHER, Illegal::CityHere);
    on(Land::FarmRock).city(Hero::Taia, (0, -1)).play().refuses(GATHER, Illegal::CityHere);
    assert!(
        on(Land::FarmRock).city(Hero::Taia, (1, 0)).play().offers(GATHER),
        "a city elsewhere is no matter"
    );
}

#[test]
fn k_gath_1_not_on_a_hex_with_a_monster_army() {
    let mut play = two()
        .hex((0, -1), Land::FarmRock, &[])
        .armies((0, -1), &[Monster::SkeletonRiders])
        .units(Hero::Horan, Unit::Knight, 1)
        .strongest(Hero::Horan, 1)
        .play();
    play.choose(go(0, -1));
    play.refuses(GATHER, Illegal::NotAsked { rule: RuleId("K-BAT-2") });
    let beside = on(Land::FarmRock).armies((0, -1), &[Monster::SkeletonRiders]).play();
    beside.refuses(GATHER, Illegal::NothingToGather);
}

#[test]
fn k_gath_1_other_heroes_do_not_matter() {
    assert!(on(Land::FarmRock).at(Hero::Taia, (0, -1)).play().offers(GATHER));
}

#[test]
fn k_gath_1_once_per_hex_per_turn() {
    let mut play = on(Land::FarmRock).city(Hero::Horan, (1, 0)).built(Hero::Horan, Building::Stable).play();
    play.choose(GATHER);
    play.refuses(GATHER, Illegal::GatheredAlready);
    play.choose(go(0, 0));
    play.choose(go(0, -1));
    assert_eq!(play.active(), Hero::Taia, "coming back does not help, so nothing was left to do");
}

#[test]
fn k_gath_1_coming_back_to_a_hex_in_the_same_turn_does_not_renew_it() {
    let mut play = on(Land::FarmRock)
        .city(Hero::Horan, (1, 0))
        .built(Hero::Horan, Building::Stable)
        .lives(Hero::Horan, 1)
        .play();
    play.choose(GATHER);
    play.choose(go(0, 0));
    play.choose(go(0, -1));
    play.refuses(GATHER, Illegal::GatheredAlready);
}

#[test]
fn k_gath_1_another_hex_or_another_turn_or_another_hero_may_gather_again() {
    let mut play = two().at(Hero::Horan, (-1, 0)).at(Hero::Taia, (-1, 0)).play();
    play.choose(GATHER);
    play.choose(Choice::EndTurn);
    play.choose(GATHER);
    assert_eq!(play.hero(Hero::Taia).resources, Resources([1, 0, 0]), "another hero");
    play.choose(Choice::EndTurn);
    play.choose(GATHER);
    assert_eq!(play.hero(Hero::Horan).resources, Resources([2, 0, 0]), "another turn");
}

#[test]
fn k_gath_2_every_land_gives_what_it_shows() {
    for (land, resources) in [
        (Land::Farm, [1, 0, 0]),
        (Land::Forest, [0, 1, 0]),
        (Land::FarmForest, [1, 1, 0]),
        (Land::FarmRock, [1, 0, 1]),
        (Land::ForestRock, [0, 1, 1]),
        (Land::BigFarm, [3, 0, 0]),
        (Land::DenseForest, [0, 3, 0]),
        (Land::GiantRock, [0, 0, 3]),
    ] {
        let mut play = on(land).play();
        play.choose(GATHER);
        assert_eq!(play.hero(Hero::Horan).resources, Resources(resources), "{land:?}");
    }
}

#[test]
fn k_gath_2_nobody_names_one_more_without_the_amulet() {
    let play = on(Land::ForestRock).play();
    for resource in Resource::ALL {
        play.refuses(Choice::Gather { extra: Some(resource) }, Illegal::WrongExtra);
    }
}

#[test]
fn k_ex_gather_horan_gathers_food_then_wood_and_stone() {
    let mut play = two().at(Hero::Horan, (-1, 0)).hex((-1, 1), Land::ForestRock, &[]).play();
    play.choose(GATHER);
    assert_eq!(play.hero(Hero::Horan).resources, Resources([1, 0, 0]));
    play.choose(go(-1, 1));
    play.choose(GATHER);
    assert_eq!(play.hero(Hero::Horan).resources, Resources([1, 1, 1]));
    assert_eq!(play.active(), Hero::Taia, "then his turn ends");
}
