//! Horan, the Warrior (K-HOR).

use super::scenario::{Play, Scenario, THERE, go};
use crate::content::{Hero, Item, Land, Monster, Resource, Resources, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{BattleStep, Chance, Choice, Outcome, Question, ResourcesWhy};
use table::RuleId;

const HORAN: Hero = Hero::Horan;

fn asked_to_reroll(play: &Play) -> bool {
    play.question() == Some(Question::Battle { step: BattleStep::RerollUnits })
}

#[test]
fn k_hor_1_all_rolled_unit_dice_are_re_rolled_together_and_the_second_result_counts() {
    let mut play = Scenario::against(HORAN, &[Monster::SkeletonRiders])
        .strongest(HORAN, 4)
        .units(HORAN, Unit::Knight, 2)
        .units(HORAN, Unit::Archer, 2)
        .play();
    play.choose(go(0, -1));
    play.choose(Choice::Send { unit: Unit::Knight, count: 2 });
    play.choose(Choice::Send { unit: Unit::Archer, count: 1 });
    play.roll(2, &[1, 1, 0]);
    assert!(asked_to_reroll(&play));
    play.choose(Choice::Reroll);
    let again = Chance::Roll { hero: false, units: [2, 1, 0, 0, 0, 0] };
    assert_eq!(play.asked_chance(), Some(again), "all dice of the first roll, and not the hero die");
    let with_hero = Outcome::Roll { hero: Some(3), units: [1, 1, 1].into_iter().collect() };
    play.refuses_outcome(with_hero, "K-BAT-2");
    play.refuses_outcome(Outcome::Roll { hero: None, units: [1, 1].into_iter().collect() }, "K-BAT-2");
    play.reroll_units(&[-1, 0, 1]);
    assert!(play.happened(&Event::BattleLost { seat: play.seat(HORAN), attack: 3, strength: 4 }));
    assert_eq!(play.hero(HORAN).units, [1, 2, 0, 0, 0, 0], "the new skull counts, the worse result too");
}

#[test]
fn k_hor_1_the_first_result_stands_when_he_keeps_it() {
    let mut play = Scenario::against(HORAN, &[Monster::HammerFollower])
        .strongest(HORAN, 1)
        .units(HORAN, Unit::Knight, 1)
        .play();
    play.fight(THERE, 2, &[1]);
    play.choose(Choice::Stand);
    assert!(play.happened(&Event::BattleWon { seat: play.seat(HORAN), attack: 3, strength: 3 }));
}

#[test]
fn k_hor_1_it_is_once_a_battle_and_anew_in_the_next() {
    let mut play = Scenario::against(HORAN, &[Monster::EnvoysOfDeath])
        .strongest(HORAN, 1)
        .units(HORAN, Unit::Knight, 1)
        .carries(HORAN, Item::Fireball)
        .play();
    for _ in 0..2 {
        play.fight(THERE, 1, &[0]);
        play.choose(Choice::Reroll);
        play.reroll_units(&[0]);
        play.refuses(Choice::Reroll, Illegal::NotAsked { rule: RuleId("K-BAT-4") });
        play.choose(Choice::Cast { fireballs: 0 });
        play.pass_to(HORAN);
    }
}

#[test]
fn k_hor_1_the_titan_is_one_of_the_unit_dice() {
    let mut play =
        Scenario::against(HORAN, &[Monster::EnvoysOfDeath]).carries(HORAN, Item::AmuletOfTheTitan).play();
    play.fight(THERE, 2, &[0]);
    play.choose(Choice::Reroll);
    assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: false, units: [0, 0, 0, 0, 0, 1] }));
    play.reroll_units(&[3]);
    assert!(play.happened(&Event::BattleWon { seat: play.seat(HORAN), attack: 5, strength: 5 }));
}

#[test]
fn k_hor_1_it_is_not_offered_when_no_unit_die_was_rolled() {
    let mut play = Scenario::against(HORAN, &[Monster::EnvoysOfDeath])
        .strongest(HORAN, 1)
        .units(HORAN, Unit::Knight, 1)
        .play();
    play.choose(go(0, -1));
    play.choose(Choice::Send { unit: Unit::Knight, count: 0 });
    play.roll(-1, &[]);
    assert_eq!(play.active(), Hero::Lorraine);
    assert_eq!(play.hero(HORAN).lives, 4);
}

#[test]
fn k_hor_1_nobody_else_re_rolls_unit_dice() {
    for hero in [Hero::Taia, Hero::Lorraine, Hero::Xanros, Hero::Darius] {
        let scenario = Scenario::against(hero, &[Monster::EnvoysOfDeath]).strongest(hero, 1);
        let mut play = scenario.units(hero, Unit::Knight, 1).play();
        let bear: &[i8] = if hero == Hero::Lorraine { &[0, 0] } else { &[0] };
        play.fight(THERE, 1, bear);
        assert_ne!(play.active(), hero, "the battle is over without a question");
    }
}

/// Horan beats these armies on a hex of this land.
fn won(land: Land, armies: &[Monster], amulet: Option<Item>) -> Play {
    let mut scenario = Scenario::of(&[HORAN, Hero::Taia])
        .hex(THERE, land, &[])
        .armies(THERE, armies)
        .carries(HORAN, Item::Warhammer);
    if let Some(item) = amulet {
        scenario = scenario.carries(HORAN, item);
    }
    let mut play = scenario.play();
    play.fight(THERE, 3, &[]);
    play
}

fn asked_for_more(play: &Play) -> bool {
    play.question() == Some(Question::Resources { why: ResourcesWhy::Plunder, count: 1 })
}

fn one(resource: Resource) -> Choice {
    Choice::TakeResources(Resources::one(resource))
}

#[test]
fn k_hor_2_after_a_won_battle_he_gains_what_the_hex_yields() {
    for (land, resources) in [
        (Land::FarmForest, [1, 1, 0]),
        (Land::ForestRock, [0, 1, 1]),
        (Land::GiantRock, [0, 0, 3]),
        (Land::DenseForest, [0, 3, 0]),
    ] {
        let play = won(land, &[Monster::FireEaters], None);
        assert_eq!(play.hero(HORAN).resources.0, resources, "{land:?}");
        assert_eq!(play.active(), Hero::Taia);
    }
}

#[test]
fn k_hor_2_a_lost_battle_and_other_heroes_plunder_nothing() {
    let mut lost = Scenario::against(HORAN, &[Monster::EnvoysOfDeath]).play();
    lost.fight(THERE, 3, &[]);
    assert_eq!(lost.hero(HORAN).resources.0, [0, 0, 0]);
    let mut other = Scenario::against(Hero::Taia, &[Monster::FireEaters]).play();
    other.fight(THERE, 3, &[]);
    assert_eq!(other.hero(Hero::Taia).resources.0, [0, 0, 0]);
}

#[test]
fn k_hor_2_the_amulet_of_resources_adds_one_of_his_choice() {
    let carried = Some(Item::AmuletOfResources);
    let mut play = won(Land::FarmRock, &[Monster::FireEaters], carried);
    assert!(asked_for_more(&play));
    play.refuses(one(Resource::Wood), Illegal::WrongResources { count: 1 });
    play.refuses(Choice::TakeResources(Resources([1, 0, 1])), Illegal::WrongResources { count: 1 });
    assert!(play.offers(one(Resource::Food)));
    play.choose(one(Resource::Stone));
    assert_eq!(play.hero(HORAN).resources.0, [1, 0, 2]);
    let play = won(Land::BigFarm, &[Monster::FireEaters], carried);
    assert_eq!(play.hero(HORAN).resources.0, [4, 0, 0], "one kind only: nothing is asked");
}

#[test]
fn k_hor_2_an_amulet_of_resources_just_won_and_kept_counts() {
    let mut play = won(Land::BigFarm, &[Monster::DarkDryads], None);
    play.chance(Outcome::Amulet(Item::AmuletOfResources));
    assert_eq!(play.hero(HORAN).resources.0, [4, 0, 0]);

    for (left, resources) in [(Item::AmuletOfGlory, [4, 0, 0]), (Item::AmuletOfResources, [3, 0, 0])] {
        let mut play = won(Land::BigFarm, &[Monster::DarkDryads], Some(Item::AmuletOfGlory));
        play.chance(Outcome::Amulet(Item::AmuletOfResources));
        assert_eq!(play.hero(HORAN).resources.0, [0, 0, 0], "the reward comes first");
        play.choose(Choice::Leave(left));
        assert_eq!(play.hero(HORAN).resources.0, resources);
    }
}

#[test]
fn k_hor_2_it_follows_the_reward_so_a_cart_is_emptied_first() {
    let mut play = won(Land::FarmForest, &[Monster::SkeletalHulks], None);
    assert_eq!(play.hero(HORAN).resources.0, [0, 0, 0]);
    play.choose(Choice::TakeResources(Resources([0, 0, 3])));
    assert_eq!(play.hero(HORAN).resources.0, [1, 1, 3]);
}
