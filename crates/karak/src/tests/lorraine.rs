//! Lady Lorraine, the Ranger (K-LOR).

use super::scenario::{Play, Scenario, THERE, explore, go};
use crate::content::{Hero, Land, Monster, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{Chance, Choice, Question};
use table::{RuleId, Viewer};

const LORRAINE: Hero = Hero::Lorraine;

fn ranger() -> Scenario {
    Scenario::of(&[LORRAINE, Hero::Horan])
}

fn place(q: i8, r: i8, rotation: u8) -> Choice {
    Choice::Place { at: (q, r).into(), rotation }
}

/// Hawkeye has drawn a Farm+Forest tile with a chasm in the east.
fn drawn() -> Play {
    let mut play = ranger().play();
    play.choose(Choice::Hawkeye);
    play.tile(Land::FarmForest, &[0]);
    play
}

#[test]
fn k_lor_1_she_lays_the_top_tile_and_its_army_without_a_move_or_a_battle() {
    let mut play = drawn();
    assert_eq!(play.question(), Some(Question::Place), "she sees it before choosing place and rotation");
    play.choose(place(1, -1, 0));
    play.token(Monster::EnvoysOfDeath);
    assert_eq!(play.armies((1, -1)), [Monster::EnvoysOfDeath]);
    assert_eq!(play.place(LORRAINE), (0, 0).into());
    assert!(play.table().battle.is_none());
    assert_eq!(play.question(), Some(Question::Turn));
    assert_eq!(play.active(), LORRAINE);
}

#[test]
fn k_lor_1_the_tile_goes_anywhere_beside_the_board_with_an_open_joint() {
    let play = drawn();
    for at in [(0, -1), (1, -1), (2, -1), (-1, -1), (-2, 1), (-1, 1), (0, 1), (1, 1)] {
        let mut free = (0..6).filter(|&rotation| play.offers(place(at.0, at.1, rotation)));
        assert!(free.next().is_some(), "{at:?}");
    }
    let at = |q: i8, r: i8| (q, r).into();
    play.refuses(place(1, 0, 0), Illegal::AlreadyLaid { at: at(1, 0) });
    play.refuses(place(2, 0, 1), Illegal::NoOpenJoint { at: at(2, 0) });
    play.refuses(place(-2, 0, 1), Illegal::NoOpenJoint { at: at(-2, 0) });
    play.refuses(place(5, 5, 0), Illegal::NoOpenJoint { at: at(5, 5) });
    play.refuses(place(0, -1, 6), Illegal::SameAsRotation { rotation: 0 });
}

#[test]
fn k_lor_1_one_open_joint_suffices_and_a_closed_one_does_not() {
    // The space south-west of the farm has one laid neighbour: its north-east side has to be open.
    let play = drawn();
    play.refuses(place(-2, 1, 1), Illegal::NoOpenJoint { at: (-2, 1).into() });
    assert!(play.offers(place(-2, 1, 0)));
    // The space north-west of the castle has two: the chasm may face one of them.
    assert!(play.offers(place(0, -1, 5)) && play.offers(place(0, -1, 4)));
    let mut play = ranger().play();
    play.choose(Choice::Hawkeye);
    play.tile(Land::FarmForest, &[0, 1]);
    play.refuses(place(0, -1, 4), Illegal::NoOpenJoint { at: THERE.into() });
}

#[test]
fn k_lor_1_a_drawn_tile_must_be_laid() {
    let play = drawn();
    play.refuses(Choice::Enough, Illegal::NotAsked { rule: RuleId("K-EXP-1") });
    play.refuses(Choice::EndTurn, Illegal::NotAsked { rule: RuleId("K-EXP-1") });
}

#[test]
fn k_lor_1_it_is_free_and_once_a_turn() {
    let mut play = ranger().bag(&[]).play();
    play.choose(go(1, 0));
    let before = play.table().turn;
    play.choose(Choice::Hawkeye);
    play.tile(Land::FarmForest, &[0]);
    play.choose(place(1, -1, 0));
    assert_eq!((play.table().turn.begun, play.table().turn.open), (before.begun, before.open));
    play.refuses(Choice::Hawkeye, Illegal::HawkeyeUsed);
    play.choose(Choice::Gather { extra: None });
    play.pass_to(Hero::Horan);
    play.pass_to(LORRAINE);
    assert!(play.offers(Choice::Hawkeye), "once in each turn");
}

#[test]
fn k_lor_1_it_is_still_possible_when_the_slots_are_used_up() {
    let mut play = ranger().bag(&[]).play();
    play.choose(go(1, 0));
    play.choose(go(0, 0));
    play.refuses(go(1, 0), Illegal::NoSlotLeft);
    play.choose(Choice::Hawkeye);
    play.tile(Land::FarmForest, &[0]);
    play.choose(place(0, -1, 0));
    assert_eq!(play.active(), Hero::Horan, "nothing else is left to do");
}

#[test]
fn k_lor_1_a_second_tier_tile_gets_two_armies() {
    let mut play = ranger().second_tier().play();
    play.choose(Choice::Hawkeye);
    play.tile(Land::BigFarm, &[0, 1]);
    play.choose(place(0, -1, 0));
    play.token(Monster::EnvoysOfDeath);
    play.token(Monster::FireEaters);
    assert_eq!(play.armies(THERE), [Monster::EnvoysOfDeath, Monster::FireEaters]);
    assert!(play.table().battle.is_none());
}

#[test]
fn k_lor_1_the_general_is_placed_on_the_abyss_and_not_fought() {
    let mut play = ranger().second_tier().play();
    play.choose(Choice::Hawkeye);
    play.tile(Land::Abyss, &[0, 3]);
    play.choose(place(0, -1, 0));
    assert!(play.happened(&Event::GeneralAppeared { at: THERE.into(), praetorians: 5 }));
    assert_eq!(play.table().general, play.table().hex_at(THERE.into()));
    assert_eq!(play.question(), Some(Question::Turn));
    assert_eq!(play.hero(LORRAINE).lives, 5);
}

#[test]
fn k_lor_1_it_is_not_offered_with_an_empty_deck_or_to_anybody_else() {
    ranger().empty_deck().play().refuses(Choice::Hawkeye, Illegal::DeckEmpty);
    let only = Illegal::OnlyFor { hero: LORRAINE, rule: RuleId("K-LOR-1") };
    Scenario::of(&[Hero::Taia, LORRAINE]).play().refuses(Choice::Hawkeye, only);
}

#[test]
fn k_lor_1_it_is_not_offered_when_no_open_border_faces_an_unlaid_space() {
    let around = [0, 1, 2, 3, 4, 5];
    let play = ranger().chasms((-1, 0), &around).chasms((1, 0), &around).chasms((0, 0), &[1, 2, 4, 5]).play();
    play.refuses(Choice::Hawkeye, Illegal::NoOpenSide);
    assert!(play.offers(explore(0, -1)), "the safety valve is for moves only");
}

/// All tiles have six chasms, the Abyss apart.
fn sealed_tiles() -> Scenario {
    Scenario::of(&[LORRAINE, Hero::Horan, Hero::Darius]).components(|file| {
        for tile in file.tier1.values_mut() {
            tile.chasms = vec![vec![0, 1, 2, 3, 4, 5]; 6];
        }
    })
}

#[test]
fn k_lor_1_a_tile_that_fits_nowhere_goes_back_on_top_seen_by_all() {
    let mut play = sealed_tiles().play();
    let deck = play.table().deck_len();
    play.choose(Choice::Hawkeye);
    play.tile(Land::ForestRock, &[0, 1, 2, 3, 4, 5]);
    let tile = play.tile_id(Land::ForestRock, &[0, 1, 2, 3, 4, 5]);
    assert!(play.happened(&Event::TileShown { seat: play.seat(LORRAINE), tile, land: Land::ForestRock }));
    assert!(play.told.iter().all(|told| told.to.includes(Viewer::Spectator)));
    assert_eq!(play.table().shown, Some(tile));
    assert_eq!(play.table().deck_len(), deck);
    assert_eq!(play.table().hexes.len(), 3);
    play.refuses(Choice::Hawkeye, Illegal::HawkeyeUsed);
}

#[test]
fn k_lor_1_the_tile_that_was_shown_is_the_next_one_drawn() {
    let mut play = sealed_tiles().play();
    let sealed = [0, 1, 2, 3, 4, 5];
    play.choose(Choice::Hawkeye);
    play.tile(Land::ForestRock, &sealed);
    let (tile, deck) = (play.tile_id(Land::ForestRock, &sealed), play.table().deck_len());
    play.pass_to(Hero::Darius);
    let mut darius = play.clone();
    darius.choose(explore(0, -1));
    darius.tile(Land::FarmRock, &sealed);
    assert!(darius.offers(Choice::LayTile(tile)), "one of Darius's two is the tile on top");
    play.pass_to(Hero::Horan);
    play.choose(explore(0, -1));
    assert_eq!(play.asked_chance(), Some(Chance::Token), "no chance is needed for the tile");
    assert_eq!(play.table().hexes.last().and_then(|hex| hex.tile), Some(tile));
    assert_eq!((play.table().shown, play.table().deck_len()), (None, deck - 1));
}

#[test]
fn k_lor_2_she_starts_with_the_bear_die() {
    let play = ranger().play();
    assert_eq!(play.hero(LORRAINE).units, [0, 0, 0, 0, 1, 0]);
    assert_eq!(play.table().supply[Unit::Bear.index()], 0);
    assert_eq!(play.hero(Hero::Horan).units, [0; 6]);
    let play = Scenario::of(&[Hero::Horan, Hero::Taia]).play();
    assert_eq!(play.table().supply[Unit::Bear.index()], 1, "without her it stays in the box");
}

#[test]
fn k_lor_2_the_bear_fights_and_does_not_count_against_glory() {
    let mut play = Scenario::against(LORRAINE, &[Monster::EnvoysOfDeath]).play();
    assert_eq!((play.hero(LORRAINE).army(), play.hero(LORRAINE).glory()), (0, 0));
    play.fight(THERE, 3, &[2]);
    assert!(play.happened(&Event::BattleWon { seat: play.seat(LORRAINE), attack: 5, strength: 5 }));
    assert_eq!(play.army(LORRAINE, Unit::Bear), 1);
}
