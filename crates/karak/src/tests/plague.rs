//! Plague & Misery (K-PLG).

use super::scenario::{Play, Scenario, THERE};
use crate::content::{Building, Hero, Item, Land, Monster, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{Choice, Outcome, Question};
use table::{RuleId, Seat};

const TAIA: Hero = Hero::Taia;
const HORAN: Hero = Hero::Horan;
const XANROS: Hero = Hero::Xanros;

/// Taia faces an army that is too strong for her, with two opponents.
fn three() -> Scenario {
    Scenario::of(&[TAIA, HORAN, XANROS])
        .hex(THERE, Land::FarmRock, &[])
        .armies(THERE, &[Monster::EnvoysOfDeath])
}

fn cursed(scenario: Scenario, victim: Hero) -> Play {
    let mut play = scenario.play();
    play.fight(THERE, -2, &[]);
    play.choose(Choice::Curse(play.seat(victim)));
    play
}

#[test]
fn k_plg_1_the_roller_chooses_another_player() {
    let mut play = three().play();
    play.fight(THERE, -2, &[]);
    assert_eq!(play.question(), Some(Question::Victim));
    let (taia, horan, xanros) = (play.seat(TAIA), play.seat(HORAN), play.seat(XANROS));
    assert_eq!(play.choices(), [Choice::Curse(horan), Choice::Curse(xanros)]);
    play.refuses(Choice::Curse(taia), Illegal::NotYourself { rule: RuleId("K-PLG-1") });
    play.refuses(Choice::Curse(Seat::new(3)), Illegal::NoSuchPlayer { seat: Seat::new(3) });
    play.refuses(Choice::Enough, Illegal::NotAsked { rule: RuleId("K-PLG-1") });
}

#[test]
fn k_plg_1_with_one_opponent_there_is_no_choice() {
    let mut play = Scenario::against(TAIA, &[Monster::EnvoysOfDeath]).city(Hero::Lorraine, (1, 0)).play();
    play.fight(THERE, -2, &[]);
    assert_eq!(play.table().plague, Some(play.seat(Hero::Lorraine)));
    assert_eq!(play.active(), Hero::Lorraine);
}

#[test]
fn k_plg_1_a_player_without_a_city_may_be_chosen() {
    let play = cursed(three().city(XANROS, (1, 0)).resources(HORAN, [2, 2, 2]), HORAN);
    assert_eq!(play.hero(HORAN).resources.0, [1, 1, 1]);
}

#[test]
fn k_plg_2_misery_takes_one_of_each_resource_held() {
    for (held, left) in [([3, 1, 2], [2, 0, 1]), ([0, 4, 0], [0, 3, 0]), ([0, 0, 0], [0, 0, 0])] {
        let play = cursed(three().resources(HORAN, held).resources(XANROS, [5, 5, 5]), HORAN);
        assert_eq!(play.hero(HORAN).resources.0, left);
        assert_eq!(play.hero(XANROS).resources.0, [5, 5, 5], "only the chosen player suffers");
        assert_eq!(play.hero(TAIA).resources.0, [0, 0, 0], "the roller gains nothing");
    }
}

#[test]
fn k_plg_3_the_token_moves_onto_the_city_of_the_chosen_player() {
    let cities = || three().city(HORAN, (1, 0)).city(XANROS, (-1, 0));
    let play = cursed(cities(), HORAN);
    assert_eq!(play.table().plague, Some(play.seat(HORAN)));
    let play = cursed(cities().plague(HORAN), XANROS);
    assert_eq!(play.table().plague, Some(play.seat(XANROS)), "there is one token only");
    let play = cursed(cities().city(TAIA, THERE).plague(TAIA), XANROS);
    assert_eq!(play.table().plague, Some(play.seat(XANROS)), "from the roller's own city too");
}

#[test]
fn k_plg_3_without_a_city_the_token_stays_where_it_is() {
    let play = cursed(three().city(XANROS, (1, 0)).plague(XANROS), HORAN);
    assert_eq!(play.table().plague, Some(play.seat(XANROS)));
    assert!(!play.names().contains(&"PlagueFell".to_owned()));
    let play = cursed(three(), HORAN);
    assert_eq!(play.table().plague, None, "it is only ever placed on a city");
}

#[test]
fn k_plg_3_if_it_is_there_already_it_stays_and_misery_comes_again() {
    let scenario = three().city(HORAN, (1, 0)).plague(HORAN).resources(HORAN, [2, 0, 1]);
    let play = cursed(scenario, HORAN);
    assert_eq!(play.table().plague, Some(play.seat(HORAN)));
    assert_eq!(play.hero(HORAN).resources.0, [1, 0, 0]);
    assert!(!play.names().contains(&"PlagueFell".to_owned()), "it did not move");
}

#[test]
fn k_plg_3_a_city_built_later_is_not_struck_by_an_earlier_curse() {
    let scenario = three().resources(HORAN, [0, 3, 0]).at(HORAN, (1, 0));
    let mut play = cursed(scenario, HORAN);
    play.choose(Choice::BuildCity { discount: None });
    assert_eq!(play.table().plague, None);
}

/// Horan in his city with all he needs, and the Plague on the city of `plagued`.
fn in_the_city(plagued: Hero) -> Play {
    Scenario::of(&[HORAN, TAIA])
        .city(TAIA, (-1, 0))
        .city(HORAN, (1, 0))
        .at(HORAN, (1, 0))
        .strongest(HORAN, 5)
        .built(HORAN, Building::MilitaryCamp)
        .built(HORAN, Building::Portal)
        .resources(HORAN, [9, 9, 9])
        .lying((1, 0), Item::Sword)
        .lives(HORAN, 3)
        .plague(plagued)
        .play()
}

#[test]
fn k_plg_4_a_plagued_city_cannot_recruit() {
    in_the_city(HORAN).refuses(Choice::Recruit, Illegal::PlagueInCity);
    assert!(in_the_city(TAIA).offers(Choice::Recruit), "another city's Plague does not matter");
}

#[test]
fn k_plg_4_nothing_else_is_blocked() {
    let mut play = in_the_city(HORAN);
    for free in [Choice::Build, Choice::Heal, Choice::PickUp, Choice::Portal { to: (-1, 0).into() }] {
        assert!(play.offers(free), "{free:?}");
    }
    play.choose(Choice::Build);
    play.choose(Choice::Raise { building: Building::Stable, discount: None });
    play.choose(Choice::Enough);
    assert!(play.hero(HORAN).has(Building::Stable));
    assert_eq!(play.hero(HORAN).slots(), 3);
    let mut play =
        Scenario::of(&[XANROS, TAIA]).city(XANROS, (1, 0)).at(XANROS, (1, 0)).plague(XANROS).play();
    play.choose(Choice::RaiseSkeleton);
    assert_eq!(play.army(XANROS, Unit::Skeleton), 1);
}

/// Elspeth rolls the hero die twice.
fn rerolled(first: i8, second: i8) -> Play {
    let mut play = Scenario::against(Hero::Elspeth, &[Monster::EnvoysOfDeath])
        .resources(Hero::Lorraine, [1, 1, 1])
        .city(Hero::Lorraine, (1, 0))
        .play();
    play.fight(THERE, first, &[]);
    play.choose(Choice::Reroll);
    play.chance(Outcome::Roll { hero: Some(second), units: Default::default() });
    play
}

#[test]
fn k_plg_5_a_re_rolled_hero_die_counts_with_its_final_face() {
    let play = rerolled(-2, 1);
    assert_eq!((play.hero(Hero::Elspeth).lives, play.table().plague), (5, None));
    assert_eq!(play.hero(Hero::Lorraine).resources.0, [1, 1, 1]);
    let play = rerolled(1, -2);
    assert_eq!(play.hero(Hero::Elspeth).lives, 3);
    assert_eq!(play.table().plague, Some(play.seat(Hero::Lorraine)));
    assert_eq!(play.hero(Hero::Lorraine).resources.0, [0, 0, 0]);
}

#[test]
fn k_plg_5_in_a_friendly_game_two_skulls_cost_two_lives_and_nothing_else() {
    let scenario = three().friendly().resources(HORAN, [1, 1, 1]).resources(XANROS, [1, 1, 1]);
    let mut play = scenario.city(HORAN, (1, 0)).play();
    play.fight(THERE, -2, &[]);
    assert_eq!(play.hero(TAIA).lives, 3);
    assert_eq!(play.table().plague, None);
    assert_eq!(play.hero(HORAN).resources.0, [1, 1, 1]);
    assert_eq!(play.hero(XANROS).resources.0, [1, 1, 1]);
    let misery = |told: &table::Told<Event>| matches!(told.event, Event::MiseryFell { .. });
    assert!(!play.told.iter().any(misery));
    assert_eq!(play.active(), HORAN, "nobody is asked for a victim");
}
