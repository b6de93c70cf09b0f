//! Exploring (K-EXP) and the rulebooks' worked example of it.

use super::scenario::{Play, Scenario, explore, go};
use crate::content::{Hero, Item, Land, Monster, Resources};
use crate::event::{Event, Way};
use crate::{Chance, Choice, Illegal, Question, Sides};
use table::{RuleId, Seat};

fn two() -> Scenario {
    Scenario::of(&[Hero::Horan, Hero::Taia])
}

fn place(at: (i8, i8), rotation: u8) -> Choice {
    Choice::Place { at: at.into(), rotation }
}

/// The armies on a hex.
fn armies(play: &Play, at: (i8, i8)) -> Vec<Monster> {
    let hex = play.table().hex_at(at.into()).expect("the hex is laid");
    play.table().hex(hex).armies().collect()
}

#[test]
fn k_exp_1_a_chasm_on_the_heros_own_hex_closes_the_way_out() {
    let play = two().chasms((0, 0), &[2]).play();
    play.refuses(explore(0, -1), Illegal::ChasmOnSide { to: (0, -1).into() });
    assert!(play.offers(explore(1, -1)));
}

#[test]
fn k_exp_1_exploring_leads_to_an_unlaid_neighbour_space() {
    let play = two().hex((0, -1), Land::FarmForest, &[]).play();
    play.refuses(explore(0, -1), Illegal::AlreadyLaid { at: (0, -1).into() });
    play.refuses(explore(0, -2), Illegal::NotNeighbour { to: (0, -2).into() });
    play.refuses(explore(0, 0), Illegal::NotNeighbour { to: (0, 0).into() });
    let free = [(1, -1), (-1, 1), (0, 1)];
    assert!(free.iter().all(|&(q, r)| play.offers(explore(q, r))));
}

#[test]
fn k_exp_1_an_empty_deck_ends_exploring() {
    let play = two().empty_deck().play();
    play.refuses(explore(0, -1), Illegal::DeckEmpty);
}

#[test]
fn k_exp_1_exploring_is_a_move_and_needs_a_slot() {
    let mut play = two().bag(&[]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(place((0, -1), 0));
    assert_eq!((play.table().turn.begun, play.table().turn.open), (1, true));
    play.choose(go(0, 0));
    play.choose(Choice::EndTurn);
    let mut play = two().lives(Hero::Horan, 1).play();
    play.choose(go(-1, 0));
    play.choose(go(0, 0));
    play.refuses(explore(0, -1), Illegal::NoSlotLeft);
}

#[test]
fn k_exp_1_the_direction_is_chosen_before_the_tile_is_drawn() {
    let mut play = two().play();
    assert_eq!(play.choose(explore(0, -1)), [], "nothing is seen yet");
    assert_eq!(play.asked_chance(), Some(Chance::Tile));
    let told = play.tile(Land::FarmForest, &[0]);
    let drawn = |event: &Event| matches!(event, Event::TileDrawn { seat, land: Land::FarmForest, .. } if seat.number() == 0);
    assert!(told.len() == 1 && drawn(&told[0]));
    assert_eq!(play.question(), Some(Question::Place));
    play.refuses(place((1, -1), 0), Illegal::NotNeighbour { to: (1, -1).into() });
}

#[test]
fn k_exp_1_any_rotation_with_a_free_border_to_the_heros_hex_may_be_chosen() {
    let mut play = two().play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0, 1]);
    // The tile's side 5 meets the Castle: its chasms must not be turned there.
    let allowed = [0, 1, 2, 3].map(|rotation| place((0, -1), rotation));
    assert_eq!(play.choices(), allowed);
    for rotation in [4, 5] {
        play.refuses(place((0, -1), rotation), Illegal::NoOpenJoint { at: (0, -1).into() });
    }
    play.refuses(place((0, -1), 6), Illegal::SameAsRotation { rotation: 0 });
    play.refuses(place((0, -1), 255), Illegal::SameAsRotation { rotation: 3 });
}

#[test]
fn k_exp_1_rotations_that_look_the_same_are_one_choice_and_a_single_one_is_not_asked() {
    let mut play = two().play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0, 3]);
    assert_eq!(play.choices(), [0, 1].map(|rotation| place((0, -1), rotation)));
    play.refuses(place((0, -1), 3), Illegal::SameAsRotation { rotation: 0 });
    let mut play = two().play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0, 2, 4]);
    assert_eq!(play.asked_chance(), Some(Chance::Token), "it fits in one way only");
}

#[test]
fn k_exp_1_a_drawn_tile_must_be_laid() {
    let mut play = two().play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    for choice in [Choice::EndTurn, go(-1, 0), explore(1, -1), Choice::Enough] {
        play.refuses(choice, Illegal::NotAsked { rule: RuleId("K-EXP-1") });
    }
}

#[test]
fn k_exp_1_the_hero_moves_onto_the_new_tile() {
    let mut play = two().bag(&[]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    let told = play.choose(place((0, -1), 1));
    let moved =
        Event::Moved { seat: Seat::new(0), from: (0, 0).into(), to: (0, -1).into(), way: Way::Explore };
    assert!(told.contains(&moved));
    assert_eq!(play.place(Hero::Horan), (0, -1).into());
    let hex = play.table().hexes[3];
    assert_eq!((hex.land, hex.rotation, hex.chasms.bits()), (Land::FarmForest, 1, 0b10));
    assert_eq!(play.table().deck_len(), 27);
}

#[test]
fn k_exp_1_other_borders_may_show_chasms() {
    // (1, -1) lies between the Castle and the Forest; its side 5 meets the Forest.
    let mut play = two().bag(&[]).lives(Hero::Horan, 1).play();
    play.choose(explore(1, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(place((1, -1), 5));
    play.refuses(go(1, 0), Illegal::ChasmBetween { from: (1, -1).into(), to: (1, 0).into() });
    assert!(play.offers(go(0, 0)));
}

#[test]
fn k_exp_2_a_first_tier_tile_gets_one_token_that_must_be_fought() {
    let mut play = two().play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(place((0, -1), 0));
    assert_eq!(play.asked_chance(), Some(Chance::Token));
    play.token(Monster::SkeletonRiders);
    assert_eq!(armies(&play, (0, -1)), [Monster::SkeletonRiders]);
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(4));
}

#[test]
fn k_exp_2_a_second_tier_tile_gets_two_tokens_fought_at_once() {
    let mut play = two().second_tier().play();
    play.choose(explore(0, -1));
    play.tile(Land::BigFarm, &[0, 1]);
    play.choose(place((0, -1), 0));
    play.token(Monster::SkeletonRiders);
    assert!(play.table().battle.is_none(), "not before the second");
    play.token(Monster::EnvoysOfDeath);
    assert_eq!(armies(&play, (0, -1)), [Monster::SkeletonRiders, Monster::EnvoysOfDeath]);
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(9));
}

#[test]
fn k_exp_2_with_fewer_tokens_in_the_bag_what_is_there_is_drawn() {
    let mut play = two().second_tier().bag(&[Monster::SkeletonRiders]).play();
    play.choose(explore(0, -1));
    play.tile(Land::BigFarm, &[0, 1]);
    play.choose(place((0, -1), 0));
    play.token(Monster::SkeletonRiders);
    assert_eq!(play.table().battle.as_ref().map(|battle| battle.strength), Some(4));
}

#[test]
fn k_exp_2_with_an_empty_bag_there_is_no_battle_and_the_action_stays_free() {
    let mut play = two().second_tier().bag(&[]).play();
    play.choose(explore(0, -1));
    play.tile(Land::BigFarm, &[0, 1]);
    play.choose(place((0, -1), 0));
    assert!(play.table().battle.is_none());
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(Hero::Horan).resources, Resources([3, 0, 0]));
    assert_eq!((play.table().turn.begun, play.active()), (1, Hero::Horan), "it was the same slot");
}

#[test]
fn k_exp_3_the_abyss_gets_no_token_but_the_general() {
    use Hero::{Elspeth, Horan, Lorraine, Taia, Xanros};
    let heroes = [Horan, Taia, Lorraine, Xanros, Elspeth];
    for (players, praetorians) in [(2, 5), (3, 5), (4, 4), (5, 3)] {
        let mut play = Scenario::of(&heroes[..players]).second_tier().play();
        play.choose(explore(0, -1));
        play.tile(Land::Abyss, &[0, 3]);
        let told = play.choose(place((0, -1), 0));
        assert!(told.contains(&Event::GeneralAppeared { at: (0, -1).into(), praetorians }));
        assert_eq!(armies(&play, (0, -1)), []);
        assert_eq!(play.table().bag_len(), 36);
        let battle = play.table().battle.as_ref().expect("he must be fought");
        assert_eq!((battle.general, battle.strength), (true, 10 + praetorians));
    }
}

/// The start piece with chasms on all its outer sides.
fn shut() -> Scenario {
    two().chasms((0, 0), &[1, 2, 4, 5]).chasms((-1, 0), &[1, 2, 3, 4, 5]).chasms((1, 0), &[0, 1, 2, 4, 5])
}

#[test]
fn k_exp_4_while_any_hex_has_a_way_out_a_closed_border_stays_closed() {
    let play = shut().chasms((1, 0), &[0, 1, 2, 4]).play();
    play.refuses(explore(0, -1), Illegal::ChasmOnSide { to: (0, -1).into() });
    play.refuses(explore(0, 1), Illegal::ChasmOnSide { to: (0, 1).into() });
    assert!(play.offers(go(1, 0)));
}

#[test]
fn k_exp_4_with_no_way_out_anywhere_any_border_to_an_unlaid_space_will_do() {
    let play = shut().play();
    for (q, r) in [(1, -1), (0, -1), (-1, 1), (0, 1)] {
        assert!(play.offers(explore(q, r)));
    }
    play.refuses(explore(1, 0), Illegal::AlreadyLaid { at: (1, 0).into() });
    shut().empty_deck().play().refuses(explore(0, -1), Illegal::DeckEmpty);
}

#[test]
fn k_exp_4_the_tile_may_be_laid_in_any_rotation_and_the_joint_counts_as_free() {
    let mut play = shut().bag(&[]).lives(Hero::Horan, 1).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    assert_eq!(play.choices(), [0, 1, 2, 3, 4, 5].map(|rotation| place((0, -1), rotation)));
    // Turned by 5, its own chasm lies on the joint as well.
    play.choose(place((0, -1), 5));
    assert_eq!(play.place(Hero::Horan), (0, -1).into());
    let castle = play.table().hexes[0];
    assert_eq!(castle.chasms.bits(), 0b11_0010, "only the side towards the tile was freed");
    assert_eq!(play.table().hexes[3].chasms, Sides::EMPTY);
    play.choose(go(0, 0));
    assert_eq!(play.place(Hero::Horan), (0, 0).into(), "the joint is free from then on, both ways");
    play.choose(Choice::EndTurn);
    play.choose(go(0, -1));
    assert_eq!(play.place(Hero::Taia), (0, -1).into(), "and for everybody");
}

#[test]
fn k_exp_4_the_valve_closes_when_a_way_out_is_there_again() {
    let mut play = shut().bag(&[]).lives(Hero::Horan, 1).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(place((0, -1), 0));
    play.choose(go(0, 0));
    play.choose(Choice::EndTurn);
    play.refuses(explore(0, 1), Illegal::ChasmOnSide { to: (0, 1).into() });
    assert!(!play.table().hexes[3].open_sides().is_empty());
}

#[test]
fn k_exp_4_the_joint_of_an_ordinary_tile_frees_nothing() {
    let mut play = two().bag(&[]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    let told = play.choose(place((0, -1), 0));
    assert!(told.iter().any(|event| matches!(event, Event::TileLaid { joint: None, .. })));
    assert_eq!(play.table().hexes[3].chasms.bits(), 1);
}

/// The example's position, Horan carrying these weapons.
fn example(weapons: &[Item]) -> Play {
    let scenario = weapons.iter().fold(two().second_tier(), |it, &weapon| it.carries(Hero::Horan, weapon));
    let mut play = scenario.play();
    play.choose(explore(0, -1));
    play.tile(Land::DenseForest, &[0, 1]);
    play.choose(place((0, -1), 0));
    play.token(Monster::SkeletalHulks);
    play.token(Monster::HammerFollower);
    play
}

#[test]
fn k_ex_explore_horan_draws_a_second_tier_tile_and_fights_two_and_three_as_five() {
    let mut four = example(&[Item::Sword]);
    assert_eq!(four.place(Hero::Horan), (0, -1).into());
    assert_eq!(armies(&four, (0, -1)), [Monster::SkeletalHulks, Monster::HammerFollower]);
    assert_eq!(four.table().battle.as_ref().map(|battle| battle.strength), Some(5));
    four.roll(3, &[]);
    assert_eq!(four.place(Hero::Horan), (0, 0).into(), "4 do not suffice");
    assert_eq!(armies(&four, (0, -1)).len(), 2, "both armies stay");
    let mut five = example(&[Item::Sword, Item::Sword]);
    let told = five.roll(3, &[]);
    assert!(told.contains(&Event::BattleWon { seat: Seat::new(0), attack: 5, strength: 5 }));
    assert_eq!(armies(&five, (0, -1)), [], "both are beaten at once");
}
