//! Founding a city (K-CITY) and the rulebooks' worked example of it.

use super::scenario::{Play, Scenario, go};
use crate::content::{Hero, Land, Monster, Resource, Resources, Unit};
use crate::event::Event;
use crate::{Choice, Illegal};
use table::{RuleId, Seat};

const CITY: Choice = Choice::BuildCity { discount: None };

/// Horan with wood enough for one city and a little more.
fn two() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia]).resources(Hero::Horan, [0, 3, 0])
}

fn city_of(play: &Play, hero: Hero) -> Option<(i8, i8)> {
    play.hero(hero).city.map(|city| play.table().hex(city).at.into())
}

#[test]
fn k_city_1_a_city_costs_two_wood_and_an_action() {
    let mut play = two().at(Hero::Horan, (-1, 0)).play();
    let told = play.choose(CITY);
    let paid = Resources([0, 2, 0]);
    assert_eq!(told[1], Event::CityBuilt { seat: Seat::new(0), at: (-1, 0).into(), paid });
    assert_eq!(play.hero(Hero::Horan).resources, Resources([0, 1, 0]));
    assert_eq!(city_of(&play, Hero::Horan), Some((-1, 0)));
    assert_eq!(play.table().turn.begun, 1);
}

#[test]
fn k_city_1_without_two_wood_there_is_no_city() {
    for (wood, missing) in [(0, 2), (1, 1)] {
        let play = two().resources(Hero::Horan, [9, wood, 9]).at(Hero::Horan, (-1, 0)).play();
        let missing = Resources([0, missing, 0]);
        play.refuses(CITY, Illegal::TooExpensive { missing, rule: RuleId("K-CITY-1") });
    }
    assert!(two().resources(Hero::Horan, [0, 2, 0]).at(Hero::Horan, (-1, 0)).play().offers(CITY));
}

#[test]
fn k_city_1_nobody_but_taia_names_a_discount() {
    let play = two().at(Hero::Horan, (-1, 0)).play();
    for resource in Resource::ALL {
        play.refuses(Choice::BuildCity { discount: Some(resource) }, Illegal::WrongDiscount);
    }
}

#[test]
fn k_city_1_not_on_the_castle() {
    two().play().refuses(CITY, Illegal::NotOnTheCastle);
}

#[test]
fn k_city_1_both_outer_hexes_of_the_start_piece_are_allowed() {
    assert!(two().at(Hero::Horan, (-1, 0)).play().offers(CITY));
    assert!(two().at(Hero::Horan, (1, 0)).play().offers(CITY));
}

#[test]
fn k_city_1_every_landscape_is_allowed() {
    use Land::{BigFarm, DenseForest, FarmForest, FarmRock, ForestRock, GiantRock};
    for land in [FarmForest, FarmRock, ForestRock, BigFarm, DenseForest, GiantRock] {
        assert!(two().hex((0, -1), land, &[]).at(Hero::Horan, (0, -1)).play().offers(CITY));
    }
}

#[test]
fn k_city_1_not_where_a_city_stands() {
    two().at(Hero::Horan, (1, 0)).city(Hero::Taia, (1, 0)).play().refuses(CITY, Illegal::CityHere);
}

#[test]
fn k_city_1_not_where_another_players_hero_stands() {
    let play = two().at(Hero::Horan, (1, 0)).at(Hero::Taia, (1, 0)).play();
    play.refuses(CITY, Illegal::HeroHere { seat: Seat::new(1) });
}

#[test]
fn k_city_1_not_where_a_monster_army_stands() {
    let mut play = two()
        .hex((0, -1), Land::FarmRock, &[])
        .armies((0, -1), &[Monster::SkeletonRiders])
        .units(Hero::Horan, Unit::Knight, 1)
        .strongest(Hero::Horan, 1)
        .play();
    play.choose(go(0, -1));
    play.refuses(CITY, Illegal::NotAsked { rule: RuleId("K-BAT-2") });
    play.send_all();
    play.roll(-1, &[0]);
    play.choose(Choice::Stand);
    assert_eq!((play.active(), play.place(Hero::Horan)), (Hero::Taia, (0, 0).into()));
}

#[test]
fn k_city_1_one_city_for_each_player_for_good() {
    let mut play = two().resources(Hero::Horan, [0, 9, 0]).at(Hero::Horan, (-1, 0)).play();
    play.choose(CITY);
    play.refuses(CITY, Illegal::CityStands);
    play.choose(Choice::EndTurn);
    play.choose(Choice::EndTurn);
    play.choose(go(0, 0));
    play.choose(go(1, 0));
    play.refuses(CITY, Illegal::CityStands);
    assert_eq!(city_of(&play, Hero::Horan), Some((-1, 0)));
}

#[test]
fn k_city_2_chasms_of_a_hex_with_a_city_still_count() {
    let play = two().city(Hero::Horan, (-1, 0)).chasms((-1, 0), &[0]).play();
    play.refuses(go(-1, 0), Illegal::ChasmBetween { from: (0, 0).into(), to: (-1, 0).into() });
    let within = two().city(Hero::Horan, (-1, 0)).chasms((-1, 0), &[0, 3]).at(Hero::Horan, (-1, 0)).play();
    within.refuses(go(0, 0), Illegal::ChasmBetween { from: (-1, 0).into(), to: (0, 0).into() });
    let outside = Illegal::ChasmOnSide { to: (-2, 0).into() };
    within.refuses(Choice::Explore { to: (-2, 0).into() }, outside);
}

#[test]
fn k_ex_city_horan_crosses_the_opponents_city_and_founds_his_own_on_a_farm() {
    // Around Horan lie the Castle, an army and Taia's city; the Farm is beyond that city.
    let mut play = two()
        .hex((0, -1), Land::ForestRock, &[])
        .at(Hero::Horan, (0, -1))
        .hex((0, -2), Land::FarmForest, &[])
        .armies((0, -2), &[Monster::DarkDryads])
        .hex((-1, -1), Land::FarmRock, &[])
        .city(Hero::Taia, (-1, -1))
        .hex((-2, -1), Land::Farm, &[])
        .play();
    play.refuses(go(-2, -1), Illegal::NotNeighbour { to: (-2, -1).into() });
    play.choose(go(-1, -1));
    play.refuses(CITY, Illegal::CityHere);
    play.choose(go(-2, -1));
    play.choose(CITY);
    assert_eq!(play.hero(Hero::Horan).resources, Resources([0, 1, 0]), "2 wood are paid");
    assert_eq!(city_of(&play, Hero::Horan), Some((-2, -1)));
    assert_eq!(play.active(), Hero::Taia, "buildings have to wait for his next turn");
}

#[test]
fn k_ex_city_the_castle_is_no_place_for_it() {
    let mut play = two().hex((0, -1), Land::ForestRock, &[]).at(Hero::Horan, (0, -1)).play();
    play.choose(go(0, 0));
    play.refuses(CITY, Illegal::NotOnTheCastle);
}
