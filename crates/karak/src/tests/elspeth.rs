//! Elspeth, the Warrior Princess (K-ELS).

use super::scenario::{Play, Scenario, THERE, go};
use crate::content::{Hero, Item, Land, Monster, Unit};
use crate::event::{Event, Way};
use crate::illegal::Illegal;
use crate::{BattleStep, Chance, Choice, Outcome, Question};
use table::RuleId;

const ELSPETH: Hero = Hero::Elspeth;

fn hero_die(face: i8) -> Outcome {
    Outcome::Roll { hero: Some(face), units: Default::default() }
}

#[test]
fn k_els_1_the_hero_die_alone_is_re_rolled_and_the_second_face_counts() {
    let mut play = Scenario::against(ELSPETH, &[Monster::SkeletonRiders])
        .strongest(ELSPETH, 2)
        .units(ELSPETH, Unit::Knight, 2)
        .play();
    play.fight(THERE, 2, &[1, -1]);
    assert_eq!(play.question(), Some(Question::Battle { step: BattleStep::RerollHero }));
    play.choose(Choice::Reroll);
    assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: true, units: [0; 6] }));
    play.refuses_outcome(Outcome::Roll { hero: Some(3), units: [1, 1].into_iter().collect() }, "K-BAT-2");
    play.chance(hero_die(-1));
    assert!(play.happened(&Event::BattleLost { seat: play.seat(ELSPETH), attack: 1, strength: 4 }));
    assert_eq!(play.hero(ELSPETH).lives, 4, "the worse face counts too");
    assert_eq!(play.army(ELSPETH, Unit::Knight), 1, "the unit dice stay as they were");
}

#[test]
fn k_els_1_the_first_face_stands_when_she_keeps_it() {
    let mut play = Scenario::against(ELSPETH, &[Monster::HammerFollower]).play();
    play.fight(THERE, 3, &[]);
    play.choose(Choice::Stand);
    assert!(play.armies(THERE).is_empty());
}

#[test]
fn k_els_1_it_is_once_a_battle_and_anew_in_the_next() {
    let mut play =
        Scenario::against(ELSPETH, &[Monster::EnvoysOfDeath]).carries(ELSPETH, Item::Fireball).play();
    for _ in 0..2 {
        play.fight(THERE, 1, &[]);
        play.choose(Choice::Reroll);
        play.chance(hero_die(2));
        play.refuses(Choice::Reroll, Illegal::NotAsked { rule: RuleId("K-BAT-4") });
        play.choose(Choice::Cast { fireballs: 0 });
        play.pass_to(ELSPETH);
    }
}

#[test]
fn k_els_1_nobody_else_re_rolls_the_hero_die() {
    for hero in [Hero::Horan, Hero::Taia, Hero::Xanros, Hero::Darius] {
        let mut play = Scenario::against(hero, &[Monster::EnvoysOfDeath]).play();
        play.fight(THERE, -1, &[]);
        assert_eq!(play.hero(hero).lives, 4);
        assert_ne!(play.active(), hero);
    }
}

/// Elspeth at the western end of a straight line of five hexes.
fn runway() -> Scenario {
    Scenario::of(&[ELSPETH, Hero::Horan])
        .hex((2, 0), Land::FarmRock, &[])
        .hex((3, 0), Land::FarmForest, &[])
        .at(ELSPETH, (-1, 0))
}

fn run(q: i8, r: i8) -> Choice {
    Choice::MagicRun { to: (q, r).into() }
}

#[test]
fn k_els_2_she_runs_one_to_three_hexes_in_a_straight_line() {
    for to in [(0, 0), (1, 0), (2, 0)] {
        let mut play = runway().play();
        play.choose(run(to.0, to.1));
        assert_eq!(play.place(ELSPETH), to.into());
    }
    let play = runway().hex((0, -1), Land::ForestRock, &[]).hex((1, -1), Land::ForestRock, &[]).play();
    play.refuses(run(3, 0), Illegal::NotInLine { to: (3, 0).into() });
    play.refuses(run(1, -1), Illegal::NotInLine { to: (1, -1).into() });
    play.refuses(run(-1, 0), Illegal::NotInLine { to: (-1, 0).into() });
    assert!(play.offers(run(0, -1)), "every direction is a line");
}

#[test]
fn k_els_2_chasms_are_ignored() {
    let around = [0, 1, 2, 3, 4, 5];
    let mut play = runway().chasms((-1, 0), &around).chasms((0, 0), &around).chasms((2, 0), &around).play();
    let (from, to) = ((-1, 0).into(), (0, 0).into());
    play.refuses(go(0, 0), Illegal::ChasmBetween { from, to });
    play.choose(run(2, 0));
    assert_eq!(play.place(ELSPETH), (2, 0).into());
}

#[test]
fn k_els_2_every_hex_of_the_line_must_be_laid_and_nothing_is_explored() {
    let play = runway().hex((1, -2), Land::ForestRock, &[]).play();
    play.refuses(run(1, -2), Illegal::NotLaid { at: (0, -1).into() });
    play.refuses(run(0, -1), Illegal::NotLaid { at: (0, -1).into() });
    play.refuses(run(-2, 0), Illegal::NotLaid { at: (-2, 0).into() });
}

#[test]
fn k_els_2_she_must_stop_at_the_first_army_and_fight_it() {
    let armies = [Monster::EnvoysOfDeath];
    let mut play =
        runway().hex((4, 0), Land::BigFarm, &[]).armies((2, 0), &armies).at(ELSPETH, (1, 0)).play();
    play.refuses(run(3, 0), Illegal::MonstersInTheWay { at: (2, 0).into() });
    play.refuses(run(4, 0), Illegal::MonstersInTheWay { at: (2, 0).into() });
    play.choose(run(2, 0));
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(5));
}

#[test]
fn k_els_2_she_must_stop_at_the_general_and_fight_him() {
    let mut play =
        Scenario::of(&[ELSPETH, Hero::Horan]).general((2, 0), 3).hex((3, 0), Land::FarmForest, &[]).play();
    play.refuses(run(3, 0), Illegal::MonstersInTheWay { at: (2, 0).into() });
    play.choose(run(2, 0));
    assert!(play.table().battle.as_ref().is_some_and(|battle| battle.general));
}

#[test]
fn k_els_2_heroes_and_cities_do_not_stop_her_and_she_may_end_on_them() {
    let scenario = || runway().at(Hero::Horan, (0, 0)).city(Hero::Horan, (1, 0)).city(ELSPETH, (2, 0));
    for to in [(0, 0), (1, 0), (2, 0)] {
        let mut play = scenario().play();
        play.choose(run(to.0, to.1));
        assert_eq!(play.place(ELSPETH), to.into());
        assert_eq!(play.active(), ELSPETH);
    }
}

#[test]
fn k_els_2_it_takes_the_place_of_a_move_once_a_turn() {
    let mut play = runway().carries(ELSPETH, Item::AmuletOfAction).play();
    play.choose(run(1, 0));
    assert_eq!((play.table().turn.begun, play.table().turn.open), (1, true));
    let (seat, from, to) = (play.seat(ELSPETH), (-1, 0).into(), (1, 0).into());
    assert!(play.happened(&Event::Moved { seat, from, to, way: Way::MagicRun }));
    play.choose(Choice::Gather { extra: None });
    play.refuses(run(0, 0), Illegal::MagicRunUsed);
    play.choose(go(0, 0));
    play.refuses(run(1, 0), Illegal::MagicRunUsed);
    play.choose(go(1, 0));
    assert_eq!(play.active(), Hero::Horan, "three slots: the run with its action, and two moves");
    play.pass_to(ELSPETH);
    assert!(play.offers(run(0, 0)), "once in each turn");
}

#[test]
fn k_els_2_it_needs_a_slot_and_is_hers_alone() {
    let used_up = |mut play: Play| {
        play.choose(go(0, 0));
        play.choose(go(1, 0));
        play
    };
    let play = used_up(runway().carries(ELSPETH, Item::Pickpocket).resources(Hero::Horan, [1, 0, 0]).play());
    play.refuses(run(2, 0), Illegal::NoSlotLeft);
    let only = Illegal::OnlyFor { hero: ELSPETH, rule: RuleId("K-ELS-2") };
    Scenario::of(&[Hero::Horan, ELSPETH]).play().refuses(run(1, 0), only);
}
