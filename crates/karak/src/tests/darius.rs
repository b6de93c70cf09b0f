//! Darius, the Scout: exploring, Claws and Fangs, the praetorians (K-DAR).

use super::scenario::{Play, Scenario, THERE, explore, go, kind};
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{BattleStep, Chance, Choice, ItemsWhy, MonsterWhy, Outcome, Question, TileId};

const DARIUS: Hero = Hero::Darius;

/// Darius explores the north-west and draws these two tiles.
fn drawn(scenario: Scenario, tiles: [(Land, &[u8]); 2]) -> Play {
    let mut play = scenario.play();
    play.choose(explore(0, -1));
    for (land, chasms) in tiles {
        assert_eq!(play.asked_chance(), Some(Chance::Tile));
        play.tile(land, chasms);
    }
    play
}

fn scout() -> Scenario {
    Scenario::of(&[DARIUS, Hero::Horan]).bag(&[])
}

const FARM_FOREST: (Land, &[u8]) = (Land::FarmForest, &[0]);
const FARM_ROCK: (Land, &[u8]) = (Land::FarmRock, &[0, 1]);

fn id(play: &Play, tile: (Land, &[u8])) -> TileId {
    play.tile_id(tile.0, tile.1)
}

#[test]
fn k_dar_1_he_draws_two_tiles_lays_one_and_puts_the_other_back_on_top() {
    let mut play = drawn(scout(), [FARM_FOREST, FARM_ROCK]);
    let deck = play.table().deck_len();
    assert_eq!(
        play.question(),
        Some(Question::Tile),
        "first the direction, then the tile, then its rotation"
    );
    let (first, second) = (id(&play, FARM_FOREST), id(&play, FARM_ROCK));
    assert_eq!(play.choices(), [Choice::LayTile(first), Choice::LayTile(second)]);
    let third = play.tile_id(Land::ForestRock, &[0]);
    play.refuses(Choice::LayTile(third), Illegal::TileNotDrawn);
    play.choose(Choice::LayTile(second));
    assert_eq!(play.question(), Some(Question::Place));
    play.refuses(
        Choice::Place { at: (1, -1).into(), rotation: 0 },
        Illegal::NotNeighbour { to: (1, -1).into() },
    );
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    assert_eq!(play.table().hexes.last().and_then(|hex| hex.tile), Some(second));
    assert_eq!(play.place(DARIUS), THERE.into());
    assert_eq!(play.game.top, Some(first));
    assert_eq!(play.table().deck_len(), deck + 1);
}

#[test]
fn k_dar_1_the_tile_he_put_back_is_the_first_he_draws_next_time() {
    let mut play = drawn(scout(), [FARM_FOREST, FARM_ROCK]);
    let first = id(&play, FARM_FOREST);
    play.choose(Choice::LayTile(id(&play, FARM_ROCK)));
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    play.choose(explore(-1, -1));
    assert_eq!(play.asked_chance(), Some(Chance::Tile), "one more is drawn");
    play.refuses_outcome(Outcome::Tile(first), "K-SET-3");
    play.tile(Land::ForestRock, &[0]);
    assert!(play.offers(Choice::LayTile(first)));
}

#[test]
fn k_dar_1_a_tile_he_draws_again_lies_on_the_deck_no_longer() {
    let mut play = drawn(scout(), [FARM_FOREST, FARM_ROCK]);
    play.choose(Choice::LayTile(id(&play, FARM_ROCK)));
    assert!(play.table().returned);
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    play.choose(explore(-1, -1));
    assert_eq!((play.table().returned, play.table().held), (false, 1), "he holds it again");
}

#[test]
fn k_dar_1_the_tile_he_put_back_is_drawn_by_the_next_explorer() {
    let mut play = drawn(scout(), [FARM_FOREST, FARM_ROCK]);
    let first = id(&play, FARM_FOREST);
    play.choose(Choice::LayTile(id(&play, FARM_ROCK)));
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    play.pass_to(Hero::Horan);
    play.choose(explore(0, 1));
    let drawn = Event::TileDrawn { seat: play.seat(Hero::Horan), tile: first, land: Land::FarmForest };
    assert!(play.happened(&drawn), "without a chance");
    assert_eq!(play.game.top, None);
}

#[test]
fn k_dar_1_of_the_last_tile_there_is_no_choice() {
    let mut play = scout()
        .edit(|game| {
            game.table.unseen.fill(0);
            game.table.unseen[0] = 1;
        })
        .play();
    play.choose(explore(0, -1));
    play.chance(Outcome::Tile(kind(0)));
    assert_eq!(play.question(), Some(Question::Place));
    assert!(!play.names().contains(&"TileReturned".to_owned()));
}

#[test]
fn k_dar_1_at_the_border_of_the_tiers_either_may_be_laid() {
    const BIG_FARM: (Land, &[u8]) = (Land::BigFarm, &[0, 1]);
    for laid in [FARM_FOREST, BIG_FARM] {
        let last_of_first_tier = scout().edit(|game| game.table.unseen[1..18].fill(0));
        let mut play = drawn(last_of_first_tier, [FARM_FOREST, BIG_FARM]);
        play.choose(Choice::LayTile(id(&play, laid)));
        play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
        assert_eq!(play.table().hexes.last().map(|hex| hex.land), Some(laid.0));
        let other = if laid == BIG_FARM { FARM_FOREST } else { BIG_FARM };
        assert_eq!(play.game.top, Some(id(&play, other)));
    }
}

/// Darius comes to a hex with these armies.
fn enters(armies: &[Monster]) -> Play {
    let mut play = Scenario::against(DARIUS, armies).play();
    play.choose(go(0, -1));
    play
}

#[test]
fn k_dar_2_an_army_of_strength_1_falls_without_a_roll_and_no_battle_takes_place() {
    let mut play = enters(&[Monster::SkeletonWarriors]);
    assert_eq!(play.names(), ["Moved", "ArmyStruck", "GloryRose", "ItemGained"]);
    assert!(play.armies(THERE).is_empty());
    assert_eq!(play.table().defeated[Monster::SkeletonWarriors.index()], 1);
    assert!(play.hero(DARIUS).carries(Item::Sword));
    assert_eq!(play.hero(DARIUS).glory(), 1);
    assert_eq!(play.question(), Some(Question::Turn), "the turn goes on");
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(DARIUS).resources.0, [1, 0, 1], "the slot's action was still free");
    assert_eq!(play.active(), DARIUS, "and the second slot is left");
    play.choose(go(0, 0));
}

#[test]
fn k_dar_2_in_the_last_slot_the_action_is_still_free() {
    let mut play = Scenario::against(DARIUS, &[Monster::FireEaters]).at(DARIUS, (1, 0)).play();
    play.choose(go(0, 0));
    play.choose(go(0, -1));
    assert_eq!(play.active(), DARIUS);
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.active(), Hero::Lorraine);
}

#[test]
fn k_dar_2_it_is_no_choice_and_happens_on_every_way_of_entering() {
    let mut portal = Scenario::against(DARIUS, &[Monster::FireEaters])
        .city(DARIUS, (1, 0))
        .at(DARIUS, (1, 0))
        .built(DARIUS, Building::Portal)
        .play();
    portal.choose(Choice::Portal { to: THERE.into() });
    assert!(portal.hero(DARIUS).carries(Item::Fireball));
    let scenario = Scenario::of(&[DARIUS, Hero::Horan]);
    let mut found = drawn(scenario, [FARM_FOREST, FARM_ROCK]);
    found.choose(Choice::LayTile(id(&found, FARM_FOREST)));
    found.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    found.token(Monster::ShadowEaters);
    assert!(found.hero(DARIUS).carries(Item::Pickpocket));
    assert_eq!(found.question(), Some(Question::Turn));
}

#[test]
fn k_dar_2_stronger_armies_and_other_heroes_have_to_fight() {
    let play = enters(&[Monster::SkeletalHulks]);
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(2));
    let mut play = Scenario::against(Hero::Taia, &[Monster::FireEaters]).play();
    play.choose(go(0, -1));
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(1));
}

#[test]
fn k_dar_2_a_second_army_is_fought_normally_with_the_reward_at_hand() {
    let mut play = enters(&[Monster::SkeletonWarriors, Monster::SkeletonRiders]);
    assert_eq!(play.armies(THERE), [Monster::SkeletonRiders]);
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(4));
    play.roll(3, &[]);
    assert!(play.happened(&Event::BattleWon { seat: play.seat(DARIUS), attack: 4, strength: 4 }));
    assert_eq!(play.active(), Hero::Lorraine, "this was a battle, so the turn is over");
    let mut play = enters(&[Monster::SkeletonRiders, Monster::FireEaters]);
    play.roll(3, &[]);
    play.choose(Choice::Cast { fireballs: 1 });
    assert!(play.happened(&Event::BattleWon { seat: play.seat(DARIUS), attack: 4, strength: 4 }));
}

#[test]
fn k_dar_2_if_both_fall_in_the_same_visit_their_sum_counts() {
    let mut play = enters(&[Monster::SkeletonWarriors, Monster::SkeletonRiders]);
    assert_eq!(play.hero(DARIUS).strongest, 1);
    play.roll(3, &[]);
    assert_eq!(play.hero(DARIUS).strongest, 5);
    let mut play = enters(&[Monster::FireEaters, Monster::FireEaters]);
    play.roll(1, &[]);
    play.choose(Choice::Cast { fireballs: 0 });
    assert_eq!(play.hero(DARIUS).strongest, 2);
}

#[test]
fn k_dar_2_of_two_such_armies_he_picks_the_one_that_falls_and_fights_the_other() {
    for (struck, fought) in [
        (Monster::SkeletonWarriors, Monster::ShadowEaters),
        (Monster::ShadowEaters, Monster::SkeletonWarriors),
    ] {
        let mut play = enters(&[Monster::SkeletonWarriors, Monster::ShadowEaters]);
        assert_eq!(play.question(), Some(Question::Monster { why: MonsterWhy::Strike }));
        let wrong = Monster::FireEaters;
        play.refuses(Choice::PickMonster(wrong), Illegal::MonsterNotThere { monster: wrong });
        play.choose(Choice::PickMonster(struck));
        assert_eq!(play.armies(THERE), [fought]);
        assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(1));
    }
    let play = enters(&[Monster::FireEaters, Monster::FireEaters]);
    assert_eq!(play.armies(THERE), [Monster::FireEaters], "of equal ones one falls without a question");
    let strong = enters(&[Monster::SkeletalHulks, Monster::FireEaters]);
    assert_eq!(strong.armies(THERE), [Monster::SkeletalHulks]);
}

#[test]
fn k_dar_2_overflow_is_sorted_before_the_battle() {
    let mut play = Scenario::against(DARIUS, &[Monster::FireEaters, Monster::SkeletonRiders])
        .strongest(DARIUS, 1)
        .units(DARIUS, Unit::Knight, 1)
        .carries(DARIUS, Item::Pickpocket)
        .carries(DARIUS, Item::Pickpocket)
        .carries(DARIUS, Item::Pickpocket)
        .play();
    play.choose(go(0, -1));
    let why = ItemsWhy::Leave { kind: ItemKind::Spell };
    assert_eq!(play.question(), Some(Question::Items { why }));
    assert!(play.table().battle.is_none());
    play.choose(Choice::Leave(Item::Pickpocket));
    let step = BattleStep::Send { unit: Unit::Knight, most: 1 };
    assert_eq!(play.question(), Some(Question::Battle { step }));
    assert_eq!(play.lying(THERE, Item::Pickpocket), 1);
}

#[test]
fn k_dar_2_reward_and_glory_stay_when_the_battle_after_it_is_lost_and_each_entering_counts_anew() {
    let mut play = Scenario::against(DARIUS, &[Monster::ShadowEaters, Monster::ShadowEaters])
        .components(|file| file.dice.get_mut("hero").expect("the hero die").faces[2] = 0)
        .play();
    play.choose(go(0, -1));
    play.roll(0, &[]);
    assert_eq!(play.place(DARIUS), (0, 0).into());
    assert_eq!(play.armies(THERE), [Monster::ShadowEaters]);
    assert_eq!((play.hero(DARIUS).carried(Item::Pickpocket), play.hero(DARIUS).strongest), (1, 1));
    play.pass_to(DARIUS);
    play.choose(go(0, -1));
    assert!(play.armies(THERE).is_empty(), "the second one falls without a roll now");
    assert_eq!(play.hero(DARIUS).carried(Item::Pickpocket), 2);
    assert_eq!(play.hero(DARIUS).strongest, 1, "in another visit, so there is no sum");
    assert_eq!(play.question(), Some(Question::Turn));
}

#[test]
fn k_dar_3_before_each_battle_with_the_general_he_removes_one_praetorian() {
    let mut play = Scenario::of(&[DARIUS, Hero::Horan])
        .general(THERE, 5)
        .strongest(DARIUS, 3)
        .units(DARIUS, Unit::Mage, 3)
        .play();
    play.fight(THERE, 1, &[1, 1, 1]);
    let seat = play.seat(DARIUS);
    assert!(play.happened(&Event::BattleLost { seat, attack: 4, strength: 14 }));
    assert_eq!(play.table().praetorians, 4);
    play.pass_to(DARIUS);
    play.fight(THERE, 1, &[3, 3, 3]);
    assert!(play.happened(&Event::BattleLost { seat, attack: 10, strength: 13 }));
    assert_eq!(play.table().praetorians, 2, "a second one leaves by the normal rule");
}

#[test]
fn k_dar_3_only_if_one_is_left_and_only_darius() {
    let mut play = Scenario::of(&[DARIUS, Hero::Horan]).general(THERE, 0).play();
    play.choose(go(0, -1));
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(10));
    assert!(!play.names().contains(&"PraetorianLeft".to_owned()));
    let mut play = Scenario::of(&[Hero::Horan, DARIUS]).general(THERE, 5).play();
    play.choose(go(0, -1));
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(15));
}

#[test]
fn k_dar_3_also_when_he_has_just_found_the_abyss() {
    let abyss: (Land, &[u8]) = (Land::Abyss, &[0, 3]);
    let mut play = drawn(scout().second_tier(), [abyss, (Land::BigFarm, &[0, 1])]);
    play.choose(Choice::LayTile(id(&play, abyss)));
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    assert!(play.happened(&Event::GeneralAppeared { at: THERE.into(), praetorians: 5 }));
    assert_eq!(play.table().praetorians, 4);
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(14));
}
