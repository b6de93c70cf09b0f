//! Lives: unconsciousness, healing, and the Castle's cure (K-LIFE-1, K-HEAL-1, K-CURE-1).

use super::scenario::{Play, Scenario, go};
use crate::content::{Hero, Item, Land, Monster, Resources};
use crate::event::Event;
use crate::{Choice, Illegal, Question};
use table::Seat;

fn two() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia])
}

/// Horan has lost his last life in a battle north-west of the Castle; it is Taia's turn.
fn fallen(scenario: Scenario, lives: u8, face: i8) -> Play {
    let mut play = scenario
        .lives(Hero::Horan, lives)
        .hex((0, -1), Land::FarmForest, &[])
        .armies((0, -1), &[Monster::SkeletonRiders])
        .play();
    play.choose(go(0, -1));
    play.roll(face, &[]);
    assert_eq!(play.active(), Hero::Taia);
    play
}

#[test]
fn k_life_1_a_hero_without_lives_is_unconscious() {
    let play = fallen(two(), 1, -1);
    assert_eq!((play.hero(Hero::Horan).lives, play.hero(Hero::Horan).unconscious), (0, true));
    let play = fallen(two(), 2, -1);
    assert_eq!((play.hero(Hero::Horan).lives, play.hero(Hero::Horan).unconscious), (1, false));
    let play = fallen(two(), 1, -2);
    assert_eq!((play.hero(Hero::Horan).lives, play.hero(Hero::Horan).unconscious), (0, true));
}

#[test]
fn k_life_1_the_whole_next_turn_is_to_regain_three_lives() {
    let mut play = fallen(two(), 1, -1);
    let told = play.choose(Choice::EndTurn);
    let seat = Seat::new(0);
    let turn =
        [Event::TurnBegan { seat, round: 2 }, Event::Recovered { seat, lives: 3 }, Event::TurnEnded { seat }];
    assert_eq!(told[1..4], turn);
    assert_eq!((play.active(), play.hero(Hero::Horan).lives), (Hero::Taia, 3));
    assert_eq!(play.place(Hero::Horan), (0, 0).into(), "no move either");
}

#[test]
fn k_life_1_no_free_effect_while_unconscious() {
    let mut thief = Scenario::of(&[Hero::Taia, Hero::Horan])
        .lives(Hero::Horan, 0)
        .carries(Hero::Horan, Item::Pickpocket)
        .resources(Hero::Taia, [3, 0, 0])
        .play();
    thief.choose(Choice::EndTurn);
    assert_eq!(thief.active(), Hero::Taia, "Horan was not asked");
    let mut ranger = Scenario::of(&[Hero::Taia, Hero::Lorraine]).lives(Hero::Lorraine, 0).play();
    ranger.choose(Choice::EndTurn);
    assert_eq!((ranger.active(), ranger.hero(Hero::Lorraine).lives), (Hero::Taia, 3));
}

#[test]
fn k_life_1_after_that_turns_are_normal() {
    let mut play = fallen(two(), 1, -1);
    play.choose(Choice::EndTurn);
    assert!(!play.hero(Hero::Horan).unconscious);
    play.choose(Choice::EndTurn);
    assert_eq!((play.active(), play.question()), (Hero::Horan, Some(Question::Turn)));
    play.choose(Choice::Heal);
    play.choose(go(-1, 0));
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(Hero::Horan).lives, 5);
}

#[test]
fn k_life_1_an_unconscious_hero_can_be_robbed() {
    let scenario = two().carries(Hero::Taia, Item::Pickpocket).resources(Hero::Horan, [2, 0, 0]);
    let mut play = fallen(scenario, 1, -1);
    play.choose(Choice::Pickpocket { from: Seat::new(0) });
    assert_eq!(play.hero(Hero::Horan).resources, Resources::NONE);
}

#[test]
fn k_life_1_an_unconscious_hero_can_be_plagued() {
    let mut play = Scenario::of(&[Hero::Taia, Hero::Horan])
        .lives(Hero::Horan, 0)
        .city(Hero::Horan, (1, 0))
        .resources(Hero::Horan, [1, 1, 0])
        .hex((0, -1), Land::FarmForest, &[])
        .armies((0, -1), &[Monster::SkeletonRiders])
        .play();
    play.choose(go(0, -1));
    play.roll(-2, &[]);
    assert_eq!(play.table().plague, Some(Seat::new(1)));
    assert_eq!(play.hero(Hero::Horan).resources, Resources::NONE);
}

#[test]
fn k_life_1_an_unconscious_hero_stays_on_its_hex_and_in_the_way_of_a_city() {
    let play = Scenario::of(&[Hero::Taia, Hero::Horan])
        .lives(Hero::Horan, 0)
        .at(Hero::Horan, (1, 0))
        .at(Hero::Taia, (1, 0))
        .resources(Hero::Taia, [0, 2, 0])
        .play();
    let discount = Some(crate::Resource::Wood);
    play.refuses(Choice::BuildCity { discount }, Illegal::HeroHere { seat: Seat::new(1) });
}

#[test]
fn k_heal_1_a_healing_gives_two_lives_and_never_more_than_five() {
    for (before, after) in [(1, 3), (2, 4), (3, 5), (4, 5)] {
        let mut play = two().lives(Hero::Horan, before).play();
        play.choose(Choice::Heal);
        assert_eq!(play.hero(Hero::Horan).lives, after);
    }
}

#[test]
fn k_heal_1_only_a_wounded_hero_heals() {
    two().play().refuses(Choice::Heal, Illegal::NotWounded);
}

#[test]
fn k_heal_1_healing_is_done_anywhere() {
    let wounded = || two().lives(Hero::Horan, 4);
    let places = [
        wounded(),
        wounded().at(Hero::Horan, (-1, 0)),
        wounded().at(Hero::Horan, (-1, 0)).city(Hero::Horan, (-1, 0)).plague(Hero::Horan),
        wounded().at(Hero::Horan, (1, 0)).city(Hero::Taia, (1, 0)),
        wounded().hex((0, -1), Land::GiantRock, &[]).at(Hero::Horan, (0, -1)),
    ];
    for place in places {
        assert!(place.play().offers(Choice::Heal));
    }
}

#[test]
fn k_heal_1_healing_is_an_action_and_heals_only_oneself() {
    let mut play = two().lives(Hero::Horan, 1).lives(Hero::Taia, 1).play();
    play.choose(Choice::Heal);
    assert_eq!((play.table().turn.begun, play.hero(Hero::Taia).lives), (1, 1));
}

#[test]
fn k_cure_1_on_the_castle_all_lives_come_back() {
    let mut play = two().lives(Hero::Horan, 1).play();
    let told = play.choose(Choice::Eradicate);
    assert_eq!(play.hero(Hero::Horan).lives, 5, "without the Plague too");
    assert!(!told.iter().any(|event| matches!(event, Event::PlagueLifted { .. })));
    assert_eq!(play.table().turn.begun, 1, "it is an action");
}

#[test]
fn k_cure_1_nowhere_but_on_the_castle() {
    let beside = two().lives(Hero::Horan, 1).city(Hero::Horan, (-1, 0)).plague(Hero::Horan);
    for place in [(-1, 0), (1, 0)] {
        let play = two().lives(Hero::Horan, 1).at(Hero::Horan, place).play();
        play.refuses(Choice::Eradicate, Illegal::NotAtCastle);
    }
    beside.at(Hero::Horan, (-1, 0)).play().refuses(Choice::Eradicate, Illegal::NotAtCastle);
}

#[test]
fn k_cure_1_the_plague_leaves_the_own_city() {
    for lives in [2, 5] {
        let mut play = two().lives(Hero::Horan, lives).city(Hero::Horan, (1, 0)).plague(Hero::Horan).play();
        let told = play.choose(Choice::Eradicate);
        assert!(told.contains(&Event::PlagueLifted { seat: Seat::new(0) }));
        assert_eq!((play.hero(Hero::Horan).lives, play.table().plague), (5, None));
    }
}

#[test]
fn k_cure_1_the_plague_on_another_city_stays_there() {
    let mut play = two().lives(Hero::Horan, 2).city(Hero::Taia, (1, 0)).plague(Hero::Taia).play();
    play.choose(Choice::Eradicate);
    assert_eq!((play.hero(Hero::Horan).lives, play.table().plague), (5, Some(Seat::new(1))));
    let healthy = two().city(Hero::Taia, (1, 0)).plague(Hero::Taia).play();
    healthy.refuses(Choice::Eradicate, Illegal::NothingToCure);
}

#[test]
fn k_cure_1_the_token_is_out_of_play_until_the_next_two_skulls() {
    let mut play = two()
        .city(Hero::Horan, (1, 0))
        .plague(Hero::Horan)
        .hex((0, -1), Land::FarmForest, &[])
        .armies((0, -1), &[Monster::SkeletonRiders])
        .play();
    play.choose(Choice::Eradicate);
    play.choose(Choice::EndTurn);
    assert_eq!(play.table().plague, None);
    play.choose(go(0, -1));
    play.roll(-1, &[]);
    assert_eq!(play.table().plague, None, "one skull does not bring it back");
    play.choose(Choice::EndTurn);
    play.choose(go(0, -1));
    play.roll(-2, &[]);
    assert_eq!(play.table().plague, Some(Seat::new(0)));
}
