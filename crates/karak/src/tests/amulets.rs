//! The amulets of Resources, Glory, Action and the Titan (K-AMU-1, 2, 3, 5). Protection has its own file.

use super::scenario::{Play, Scenario, THERE, go};
use crate::content::{Building, Hero, Item, Land, Monster, Resource, Unit};
use crate::illegal::Illegal;
use crate::{Chance, Choice, Outcome, Question};

const TAIA: Hero = Hero::Taia;

fn gathering(land: Land, item: Option<Item>) -> Play {
    let scenario = Scenario::of(&[TAIA, Hero::Horan]).hex(THERE, land, &[]).at(TAIA, THERE);
    match item {
        Some(item) => scenario.carries(TAIA, item).play(),
        None => scenario.play(),
    }
}

#[test]
fn k_amu_1_each_gathering_gives_one_more_and_four_on_a_threefold_hex() {
    for (land, resources) in [
        (Land::BigFarm, [4, 0, 0]),
        (Land::DenseForest, [0, 4, 0]),
        (Land::GiantRock, [0, 0, 4]),
        (Land::Farm, [2, 0, 0]),
        (Land::Forest, [0, 2, 0]),
    ] {
        let mut play = gathering(land, Some(Item::AmuletOfResources));
        play.refuses(Choice::Gather { extra: Some(Resource::Wood) }, Illegal::WrongExtra);
        play.choose(Choice::Gather { extra: None });
        assert_eq!(play.hero(TAIA).resources.0, resources, "{land:?}");
    }
}

#[test]
fn k_amu_1_on_a_mixed_hex_the_player_chooses_among_its_two_resources() {
    for (extra, resources) in [(Resource::Food, [2, 0, 1]), (Resource::Stone, [1, 0, 2])] {
        let mut play = gathering(Land::FarmRock, Some(Item::AmuletOfResources));
        play.refuses(Choice::Gather { extra: None }, Illegal::WrongExtra);
        play.refuses(Choice::Gather { extra: Some(Resource::Wood) }, Illegal::WrongExtra);
        play.choose(Choice::Gather { extra: Some(extra) });
        assert_eq!(play.hero(TAIA).resources.0, resources);
    }
}

#[test]
fn k_amu_1_without_the_amulet_a_gathering_gives_no_more() {
    let mut play = gathering(Land::FarmRock, Some(Item::AmuletOfGlory));
    play.refuses(Choice::Gather { extra: Some(Resource::Food) }, Illegal::WrongExtra);
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(TAIA).resources.0, [1, 0, 1]);
    let mut play = gathering(Land::BigFarm, None);
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(TAIA).resources.0, [3, 0, 0]);
}

#[test]
fn k_amu_1_it_adds_to_every_gathering_of_a_turn() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan]).carries(TAIA, Item::AmuletOfResources).play();
    play.choose(go(1, 0));
    play.choose(Choice::Gather { extra: None });
    play.pass_to(Hero::Horan);
    play.pass_to(TAIA);
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(TAIA).resources.0, [0, 4, 0]);
}

#[test]
fn k_amu_2_glory_is_two_higher_while_the_amulet_is_carried() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan])
        .strongest(TAIA, 1)
        .lying((0, 0), Item::AmuletOfGlory)
        .carries(TAIA, Item::AmuletOfAction)
        .city(TAIA, (1, 0))
        .built(TAIA, Building::MilitaryCamp)
        .resources(TAIA, [9, 9, 9])
        .play();
    assert_eq!(play.hero(TAIA).glory(), 1);
    play.act(Choice::PickUp, Choice::Swap { take: Item::AmuletOfGlory, leave: Some(Item::AmuletOfAction) });
    assert_eq!(play.hero(TAIA).glory(), 3);
    play.choose(go(1, 0));
    play.act(Choice::Recruit, Choice::Train(Unit::Knight));
    for _ in 0..2 {
        play.choose(Choice::Train(Unit::Knight));
    }
    assert_eq!(play.army(TAIA, Unit::Knight), 3);
}

#[test]
fn k_amu_2_an_amulet_that_is_left_on_the_hex_gives_no_glory() {
    let mut play = Scenario::against(TAIA, &[Monster::DarkDryads]).carries(TAIA, Item::AmuletOfGlory).play();
    play.fight(THERE, 3, &[]);
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    play.choose(Choice::Leave(Item::AmuletOfGlory));
    assert_eq!(play.hero(TAIA).glory(), 3);
}

#[test]
fn k_amu_3_there_is_one_more_slot_while_the_amulet_is_carried() {
    let mut play =
        Scenario::of(&[TAIA, Hero::Horan]).carries(TAIA, Item::AmuletOfAction).lives(TAIA, 1).play();
    play.choose(Choice::Heal);
    play.choose(Choice::Heal);
    assert_eq!(play.active(), TAIA);
    play.choose(go(1, 0));
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.active(), Hero::Horan, "three slots are used");
}

#[test]
fn k_amu_3_with_the_stable_there_are_four_slots() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan])
        .carries(TAIA, Item::AmuletOfAction)
        .built(TAIA, Building::Stable)
        .play();
    for (q, r) in [(1, 0), (0, 0), (1, 0), (0, 0)] {
        assert_eq!(play.active(), TAIA);
        play.choose(go(q, r));
    }
    assert_eq!(play.active(), Hero::Horan);
}

#[test]
fn k_amu_3_picked_up_it_counts_in_the_same_turn_and_laid_down_it_does_not() {
    let both = |carried, lying| {
        let mut play = Scenario::of(&[TAIA, Hero::Horan]).carries(TAIA, carried).lying((0, 0), lying).play();
        play.act(Choice::PickUp, Choice::Swap { take: lying, leave: Some(carried) });
        play.choose(go(1, 0));
        play.choose(Choice::Gather { extra: None });
        play.active()
    };
    assert_eq!(both(Item::AmuletOfGlory, Item::AmuletOfAction), TAIA, "a third slot is left");
    assert_eq!(both(Item::AmuletOfAction, Item::AmuletOfGlory), Hero::Horan);
}

#[test]
fn k_amu_5_the_titan_joins_the_army_with_its_amulet_and_fights_in_all_later_battles() {
    let mut play = Scenario::against(TAIA, &[Monster::DarkDryads])
        .hex((1, -1), Land::FarmForest, &[])
        .armies((1, -1), &[Monster::EnvoysOfDeath])
        .play();
    play.fight(THERE, 3, &[]);
    play.chance(Outcome::Amulet(Item::AmuletOfTheTitan));
    assert_eq!(play.army(TAIA, Unit::Titan), 1);
    assert_eq!(play.table().supply[Unit::Titan.index()], 0);
    for _ in 0..2 {
        play.pass_to(TAIA);
        play.choose(go(1, -1));
        play.send_all();
        assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: true, units: [0, 0, 0, 0, 0, 1] }));
        play.roll(1, &[3]);
    }
    assert_eq!(play.army(TAIA, Unit::Titan), 1);
}

#[test]
fn k_amu_5_the_titan_stands_outside_the_glory_limit() {
    let play = Scenario::of(&[TAIA, Hero::Horan]).carries(TAIA, Item::AmuletOfTheTitan).play();
    assert_eq!((play.hero(TAIA).glory(), play.hero(TAIA).army()), (0, 0));
    assert_eq!(play.army(TAIA, Unit::Titan), 1);
}

#[test]
fn k_amu_5_the_titan_leaves_at_once_with_an_exchanged_amulet_and_follows_the_next_bearer() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan])
        .carries(TAIA, Item::AmuletOfTheTitan)
        .lying((0, 0), Item::AmuletOfAction)
        .play();
    play.act(
        Choice::PickUp,
        Choice::Swap { take: Item::AmuletOfAction, leave: Some(Item::AmuletOfTheTitan) },
    );
    assert_eq!(play.army(TAIA, Unit::Titan), 0);
    assert_eq!(play.table().supply[Unit::Titan.index()], 1);
    assert_eq!(play.question(), Some(Question::Turn));
    play.pass_to(Hero::Horan);
    play.act(Choice::PickUp, Choice::Swap { take: Item::AmuletOfTheTitan, leave: None });
    assert_eq!(play.army(Hero::Horan, Unit::Titan), 1);
}

#[test]
fn k_amu_5_the_titan_leaves_at_once_with_an_amulet_left_after_a_battle() {
    let mut play =
        Scenario::against(TAIA, &[Monster::DarkDryads]).carries(TAIA, Item::AmuletOfTheTitan).play();
    play.fight(THERE, 3, &[0]);
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    play.choose(Choice::Leave(Item::AmuletOfTheTitan));
    assert_eq!(play.army(TAIA, Unit::Titan), 0);
    assert_eq!(play.lying(THERE, Item::AmuletOfTheTitan), 1);
}
