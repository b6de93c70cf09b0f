//! Taia, the Oracle (K-TAI).

use super::scenario::{Play, Scenario, THERE, explore};
use crate::content::{Building, Hero, Land, Monster, Resource, Resources, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{Chance, Choice, MonsterWhy, Question};
use table::RuleId;

const TAIA: Hero = Hero::Taia;

/// A hero lays a tile of the given tier; tokens are to be drawn.
fn discovering(hero: Hero, tier: u8, bag: Option<&[Monster]>) -> Play {
    let other = if hero == TAIA { Hero::Horan } else { TAIA };
    let mut scenario = Scenario::of(&[hero, other]);
    if tier == 2 {
        scenario = scenario.second_tier();
    }
    if let Some(tokens) = bag {
        scenario = scenario.bag(tokens);
    }
    let mut play = scenario.play();
    play.choose(explore(0, -1));
    if tier == 2 {
        play.tile(Land::BigFarm, &[0, 1])
    } else {
        play.tile(Land::FarmForest, &[0])
    };
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    play
}

fn asked_to_return(play: &Play) -> bool {
    play.question() == Some(Question::Monster { why: MonsterWhy::Return })
}

#[test]
fn k_tai_1_she_draws_two_for_a_first_tier_tile_and_chooses_which_one_to_place() {
    let mut play = discovering(TAIA, 1, None);
    let bag = play.table().bag;
    play.token(Monster::EnvoysOfDeath);
    assert_eq!(play.asked_chance(), Some(Chance::Token), "one more than needed");
    play.token(Monster::FireEaters);
    assert!(asked_to_return(&play));
    let wrong = Monster::DarkDryads;
    play.refuses(Choice::PickMonster(wrong), Illegal::MonsterNotThere { monster: wrong });
    play.refuses(Choice::Enough, Illegal::NotAsked { rule: RuleId("K-TAI-1") });
    assert!(play.offers(Choice::PickMonster(Monster::FireEaters)));
    play.choose(Choice::PickMonster(Monster::EnvoysOfDeath));
    assert_eq!(play.armies(THERE), [Monster::FireEaters]);
    let mut expected = bag;
    expected[Monster::FireEaters.index()] -= 1;
    assert_eq!(play.table().bag, expected, "the other one is back in the bag");
    assert!(play.table().battle.is_some(), "and the one placed is fought");
}

#[test]
fn k_tai_1_for_a_second_tier_tile_she_draws_three_and_places_two() {
    let mut play = discovering(TAIA, 2, None);
    play.token(Monster::SkeletalHulks);
    play.token(Monster::EnvoysOfDeath);
    play.token(Monster::SkeletalHulks);
    assert!(asked_to_return(&play));
    play.choose(Choice::PickMonster(Monster::SkeletalHulks));
    let mut armies = play.armies(THERE);
    armies.sort();
    assert_eq!(armies, [Monster::SkeletalHulks, Monster::EnvoysOfDeath]);
    assert_eq!(play.table().bag_len(), 34);
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(7));
}

#[test]
fn k_tai_1_nobody_else_draws_more_than_needed() {
    let mut play = discovering(Hero::Horan, 1, None);
    play.token(Monster::EnvoysOfDeath);
    assert_eq!(play.armies(THERE), [Monster::EnvoysOfDeath]);
    let mut play = discovering(Hero::Horan, 2, None);
    play.token(Monster::EnvoysOfDeath);
    play.token(Monster::FireEaters);
    assert_eq!(play.armies(THERE).len(), 2);
}

#[test]
fn k_tai_1_the_abyss_gets_no_token() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan]).second_tier().play();
    play.choose(explore(0, -1));
    play.tile(Land::Abyss, &[0, 3]);
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    assert_eq!(play.table().bag_len(), 36);
    assert!(play.armies(THERE).is_empty());
    assert!(play.table().battle.as_ref().is_some_and(|battle| battle.general));
}

#[test]
fn k_tai_1_with_no_surplus_in_the_bag_there_is_no_choice() {
    let mut play = discovering(TAIA, 1, Some(&[Monster::EnvoysOfDeath]));
    play.token(Monster::EnvoysOfDeath);
    assert_eq!(play.armies(THERE), [Monster::EnvoysOfDeath]);
    let mut play = discovering(TAIA, 2, Some(&[Monster::EnvoysOfDeath, Monster::FireEaters]));
    play.token(Monster::EnvoysOfDeath);
    play.token(Monster::FireEaters);
    assert_eq!(play.armies(THERE).len(), 2);
    let play = discovering(TAIA, 1, Some(&[]));
    assert!(play.armies(THERE).is_empty());
    assert_eq!(play.question(), Some(Question::Turn), "no battle, and the slot's action is free");
}

#[test]
fn k_tai_1_of_equal_tokens_one_goes_back_without_a_question() {
    let mut play = discovering(TAIA, 1, None);
    play.token(Monster::FireEaters);
    play.token(Monster::FireEaters);
    assert_eq!(play.armies(THERE), [Monster::FireEaters]);
    assert_eq!(play.table().bag[Monster::FireEaters.index()], 5);
}

#[test]
fn k_tai_2_the_city_costs_her_one_wood_less() {
    let site = |hero, wood| {
        let other = if hero == TAIA { Hero::Horan } else { TAIA };
        Scenario::of(&[hero, other]).at(hero, (1, 0)).resources(hero, [1, wood, 1]).play()
    };
    let mut play = site(TAIA, 1);
    play.refuses(Choice::BuildCity { discount: None }, Illegal::WrongDiscount);
    play.refuses(Choice::BuildCity { discount: Some(Resource::Food) }, Illegal::WrongDiscount);
    play.choose(Choice::BuildCity { discount: Some(Resource::Wood) });
    assert_eq!(play.hero(TAIA).resources.0, [1, 0, 1]);
    assert!(play.hero(TAIA).city.is_some());
    let too_poor = Illegal::TooExpensive { missing: Resources([0, 1, 0]), rule: RuleId("K-CITY-1") };
    site(TAIA, 0).refuses(Choice::BuildCity { discount: Some(Resource::Wood) }, too_poor);
    site(Hero::Horan, 1).refuses(Choice::BuildCity { discount: None }, too_poor);
    let wood = Choice::BuildCity { discount: Some(Resource::Wood) };
    site(Hero::Horan, 5).refuses(wood, Illegal::WrongDiscount);
}

fn builder(hero: Hero, resources: [u32; 3]) -> Play {
    let other = if hero == TAIA { Hero::Horan } else { TAIA };
    let scenario = Scenario::of(&[hero, other]).city(hero, (1, 0)).at(hero, (1, 0));
    let mut play = scenario.resources(hero, resources).play();
    play.choose(Choice::Build);
    play
}

#[test]
fn k_tai_2_a_building_costs_her_one_less_of_a_kind_of_her_choice() {
    let stable = |discount| Choice::Raise { building: Building::Stable, discount: Some(discount) };
    for (discount, paid) in
        [(Resource::Food, [1, 1, 1]), (Resource::Wood, [2, 0, 1]), (Resource::Stone, [2, 1, 0])]
    {
        let mut play = builder(TAIA, [2, 1, 1]);
        play.choose(stable(discount));
        let (seat, paid) = (play.seat(TAIA), Resources(paid));
        assert!(play.happened(&Event::Built { seat, building: Building::Stable, paid }));
    }
    let play = builder(TAIA, [2, 1, 0]);
    play.refuses(
        stable(Resource::Food),
        Illegal::TooExpensive { missing: Resources([0, 0, 1]), rule: RuleId("K-BLD-1") },
    );
    assert!(play.offers(stable(Resource::Stone)));
}

#[test]
fn k_tai_2_only_kinds_in_the_cost_can_be_left_out_and_one_must_be() {
    let play = builder(TAIA, [9, 9, 9]);
    let camp = |discount| Choice::Raise { building: Building::MilitaryCamp, discount };
    assert!(play.offers(camp(Some(Resource::Food))));
    play.refuses(camp(Some(Resource::Wood)), Illegal::WrongDiscount);
    play.refuses(camp(None), Illegal::WrongDiscount);
    let play = builder(Hero::Horan, [9, 9, 9]);
    assert!(play.offers(camp(None)));
    play.refuses(camp(Some(Resource::Food)), Illegal::WrongDiscount);
}

#[test]
fn k_tai_2_each_of_several_buildings_is_cheaper() {
    let mut play = builder(TAIA, [3, 3, 3]);
    let raise = |building, discount| Choice::Raise { building, discount: Some(discount) };
    play.choose(raise(Building::MilitaryCamp, Resource::Food));
    play.choose(raise(Building::ShootingRange, Resource::Wood));
    assert_eq!(play.hero(TAIA).resources.0, [1, 2, 3], "1 food, then 1 food and 1 wood");
}

#[test]
fn k_tai_2_units_cost_her_as_much_as_anybody() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan])
        .city(TAIA, (1, 0))
        .at(TAIA, (1, 0))
        .built(TAIA, Building::MilitaryCamp)
        .strongest(TAIA, 2)
        .resources(TAIA, [2, 0, 0])
        .play();
    play.act(Choice::Recruit, Choice::Train(Unit::Knight));
    assert_eq!(play.hero(TAIA).resources.0, [1, 0, 0]);
}
