//! How likely everything is that chance may give: the listed outcomes with their exact weights, and what `sample` draws
//! by every number there is.

use super::scenario::{Play, Scenario, THERE, explore, go};
use crate::content::{Hero, Item, Land, Monster, Unit};
use crate::setup::{Heroes, Setup};
use crate::{Chance, Choice, Faces, Outcome};
use table::{Game, Outcomes};
use table_laws::drawn_by_all_numbers;

#[track_caller]
fn listed(play: &Play) -> Vec<(Outcome, u64)> {
    match play.game.outcomes(1_000) {
        Outcomes::Listed(outcomes) => outcomes,
        Outcomes::Product(draws) => panic!("not listed: {draws:?}"),
    }
}

/// The chance is one draw with these weights, both as it is listed and as it is sampled.
#[track_caller]
fn is_one_draw(play: &Play, expected: &[(Outcome, u64)]) {
    assert_eq!(listed(play), expected);
    let total = expected.iter().map(|(_, weight)| *weight as u32).sum();
    assert_eq!(drawn_by_all_numbers(&[total], |numbers| play.game.sample(numbers)), expected);
}

#[test]
fn k_set_6_every_hero_that_is_left_is_dealt_as_often() {
    let mut play = Play::start(&Setup { heroes: Heroes::Dealt, ..Setup::new(2) });
    is_one_draw(&play, &Hero::ALL.map(|hero| (Outcome::Hero(hero), 1)));
    play.chance(Outcome::Hero(Hero::ALL[2]));
    let left = Hero::ALL.into_iter().filter(|&hero| hero != Hero::ALL[2]);
    is_one_draw(&play, &left.map(|hero| (Outcome::Hero(hero), 1)).collect::<Vec<_>>());
}

#[test]
fn k_set_8_the_order_is_rolled_with_the_whole_hero_die() {
    let play = Play::start(&Setup { heroes: Heroes::Draft, ..Setup::new(2) });
    assert!(matches!(play.asked_chance(), Some(Chance::OrderRoll { .. })));
    is_one_draw(&play, &[(-2, 1), (-1, 1), (1, 2), (2, 1), (3, 1)].map(|(face, n)| (Outcome::Face(face), n)));
}

const FARM_FOREST: (Land, &[u8]) = (Land::FarmForest, &[0]);
const FARM_ROCK: (Land, &[u8]) = (Land::FarmRock, &[0, 1]);
const BIG_FARM: (Land, &[u8]) = (Land::BigFarm, &[0, 1]);

#[test]
fn k_set_3_a_tile_is_drawn_by_its_number_in_the_deck_and_the_second_tier_waits() {
    let deck = [FARM_FOREST, FARM_ROCK, FARM_ROCK, FARM_ROCK, BIG_FARM];
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).deck(&deck).play();
    play.choose(explore(0, -1));
    let tile = |tile: (Land, &[u8])| Outcome::Tile(play.tile_id(tile.0, tile.1));
    is_one_draw(&play, &[(tile(FARM_FOREST), 1), (tile(FARM_ROCK), 3)]);
}

#[test]
fn k_set_3_a_tile_that_darius_holds_is_not_drawn_again() {
    let deck = [FARM_FOREST, FARM_FOREST, FARM_ROCK];
    let mut play = Scenario::of(&[Hero::Darius, Hero::Horan]).deck(&deck).play();
    play.choose(explore(0, -1));
    let tile = |tile: (Land, &[u8])| Outcome::Tile(play.tile_id(tile.0, tile.1));
    let (forest, rock) = (tile(FARM_FOREST), tile(FARM_ROCK));
    is_one_draw(&play, &[(forest.clone(), 2), (rock.clone(), 1)]);
    play.chance(forest.clone());
    is_one_draw(&play, &[(forest, 1), (rock, 1)]);
}

#[test]
fn k_set_4_a_token_is_drawn_by_its_number_in_the_bag() {
    use Monster::{DarkDryads, FireEaters, SkeletonWarriors};
    let bag = [SkeletonWarriors, FireEaters, SkeletonWarriors, DarkDryads, SkeletonWarriors];
    let mut play = Scenario::of(&[Hero::Horan, Hero::Lorraine]).bag(&bag).play();
    play.choose(explore(0, -1));
    play.tile(FARM_FOREST.0, FARM_FOREST.1);
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    let expected = [(SkeletonWarriors, 3), (FireEaters, 1), (DarkDryads, 1)];
    is_one_draw(&play, &expected.map(|(monster, n)| (Outcome::Token(monster), n)));
}

#[test]
fn k_bat_11_every_amulet_not_seen_yet_is_as_likely() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::DarkDryads])
        .carries(Hero::Lorraine, Item::AmuletOfGlory)
        .play();
    play.fight(THERE, 3, &[]);
    let left =
        [Item::AmuletOfResources, Item::AmuletOfAction, Item::AmuletOfProtection, Item::AmuletOfTheTitan];
    is_one_draw(&play, &left.map(|item| (Outcome::Amulet(item), 1)));
}

/// Taia is about to roll the hero die, two knights and a mage.
fn army() -> Play {
    let mut play = Scenario::against(Hero::Taia, &[Monster::EnvoysOfDeath])
        .units(Hero::Taia, Unit::Knight, 2)
        .units(Hero::Taia, Unit::Mage, 1)
        .strongest(Hero::Taia, 5)
        .play();
    play.choose(go(THERE.0, THERE.1));
    play.send_all();
    play
}

fn roll(hero: i8, units: [i8; 3]) -> Outcome {
    Outcome::Roll { hero: Some(hero), units: units.into_iter().collect::<Faces>() }
}

#[test]
fn k_bat_2_equal_dice_are_listed_without_their_order_and_weigh_as_much_as_all_orders() {
    let play = army();
    let outcomes = listed(&play);
    assert_eq!(outcomes.len(), 5 * 6 * 4, "hero die, two knights as a pair, mage");
    let weight =
        |outcome: &Outcome| outcomes.iter().find(|(one, _)| one == outcome).map(|(_, weight)| *weight);
    assert_eq!(weight(&roll(3, [1, 1, 3])), Some(3 * 3));
    assert_eq!(weight(&roll(1, [-1, 1, -1])), Some(2 * (2 * 3) * 3));
    assert_eq!(weight(&roll(1, [1, -1, -1])), None, "the same pair of knights");
    // Every one of the 6^4 throws counts for the outcome with the same dice.
    let thrown = drawn_by_all_numbers(&[6; 4], |numbers| play.game.sample(numbers));
    for (outcome, weight) in &outcomes {
        let Outcome::Roll { hero, units } = outcome else { panic!("{outcome:?}") };
        let swapped: Faces = [units[1], units[0], units[2]].into_iter().collect();
        let same = [outcome.clone(), Outcome::Roll { hero: *hero, units: swapped }];
        let throws: u64 = thrown.iter().filter(|(one, _)| same.contains(one)).map(|(_, n)| n).sum();
        assert_eq!(throws, *weight, "{outcome:?}");
    }
}

#[test]
fn k_bat_2_a_roll_beyond_the_limit_is_given_as_its_dice() {
    let play = army();
    assert!(matches!(play.game.outcomes(120), Outcomes::Listed(_)));
    let Outcomes::Product(draws) = play.game.outcomes(119) else { panic!("too many to be listed") };
    assert_eq!(
        draws.iter().map(|draw| (draw.times, draw.total())).collect::<Vec<_>>(),
        [(1, 6), (2, 6), (1, 6)]
    );
    assert_eq!(draws, play.game.draws());
}
