//! Darius's tiles stay hidden: two worlds that differ only in them look alike to everybody else, byte for byte
//! (K-SET-12, K-DAR-1).

use super::scenario::{Play, Scenario, THERE, explore};
use crate::content::{Hero, Land};
use crate::{Choice, Question, TileId};
use table::{Game, Input, Seat, Viewer};

const DARIUS: Hero = Hero::Darius;

type Tile = (Land, &'static [u8]);
const LAID: Tile = (Land::FarmForest, &[0]);
const ONE: Tile = (Land::FarmRock, &[0, 1]);
const ANOTHER: Tile = (Land::ForestRock, &[0, 2]);

/// Darius plays between two others; the bag is empty, so that nobody has to fight.
fn table() -> Play {
    Scenario::of(&[DARIUS, Hero::Horan, Hero::Taia]).bag(&[]).play()
}

fn draws(play: &mut Play, tile: Tile) {
    play.tile(tile.0, tile.1);
}

fn id(play: &Play, tile: Tile) -> TileId {
    play.tile_id(tile.0, tile.1)
}

fn others(play: &Play) -> impl Iterator<Item = Viewer> + use<> {
    let darius = Viewer::Seat(play.seat(DARIUS));
    Viewer::all(play.game.seats()).filter(move |&viewer| viewer != darius)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it can be written as JSON")
}

/// All that reaches a viewer: the view, every event told so far, what is pending, and how inputs from the viewer's own
/// seat are refused.
fn known_to(play: &Play, viewer: Viewer) -> Vec<String> {
    let mut known = vec![json(&play.game.view(viewer)), json(&play.game.pending())];
    let events = play.told.iter().filter(|told| told.to.includes(viewer));
    known.extend(events.map(|told| json(&told.event)));
    if let Viewer::Seat(seat) = viewer {
        let tiles = play.game.figures.kinds().map(|(tile, _)| Choice::LayTile(tile));
        let refused = tiles.map(|choice| play.game.admit(&Input::Choice { seat, choice }));
        known.extend(refused.map(|refused| format!("{refused:?}")));
    }
    known
}

#[track_caller]
fn alike_to_others(one: &Play, another: &Play) {
    assert_ne!(one.game, another.game, "the worlds do differ");
    for viewer in others(one) {
        assert_eq!(known_to(one, viewer), known_to(another, viewer), "{viewer:?}");
    }
}

#[track_caller]
fn differ_to_darius(one: &Play, another: &Play) {
    let darius = Viewer::Seat(one.seat(DARIUS));
    assert_ne!(json(&one.game.view(darius)), json(&another.game.view(darius)));
}

/// The two worlds: Darius draws the tile that he is going to lay, and one or another tile.
fn worlds() -> (Play, Play) {
    let (mut one, mut another) = (table(), table());
    for (play, other) in [(&mut one, ONE), (&mut another, ANOTHER)] {
        play.choose(explore(0, -1));
        draws(play, LAID);
        draws(play, other);
    }
    (one, another)
}

fn lay(play: &mut Play) {
    play.choose(Choice::LayTile(id(play, LAID)));
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
}

#[test]
fn k_dar_1_others_do_not_see_the_two_tiles_he_draws() {
    let (mut one, mut another) = (table(), table());
    for (play, first, second) in [(&mut one, ONE, LAID), (&mut another, ANOTHER, ONE)] {
        play.choose(explore(0, -1));
        draws(play, first);
        draws(play, second);
    }
    alike_to_others(&one, &another);
    differ_to_darius(&one, &another);
}

#[test]
fn k_dar_1_others_do_not_see_the_first_tile_while_he_draws_the_second() {
    let (mut one, mut another) = (table(), table());
    for (play, first) in [(&mut one, ONE), (&mut another, ANOTHER)] {
        play.choose(explore(0, -1));
        draws(play, first);
    }
    alike_to_others(&one, &another);
    differ_to_darius(&one, &another);
}

#[test]
fn k_dar_1_others_do_not_see_the_tile_he_puts_back_however_long_the_game_goes_on() {
    let (mut one, mut another) = worlds();
    for play in [&mut one, &mut another] {
        play.choose(Choice::LayTile(id(play, LAID)));
    }
    alike_to_others(&one, &another);
    for play in [&mut one, &mut another] {
        play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    }
    alike_to_others(&one, &another);
    for hero in [Hero::Horan, Hero::Taia, DARIUS] {
        one.pass_to(hero);
        another.pass_to(hero);
        alike_to_others(&one, &another);
        assert_eq!(one.choices(), another.choices());
        differ_to_darius(&one, &another);
    }
}

#[test]
fn k_dar_1_the_bare_number_of_tiles_is_all_that_others_learn() {
    let (mut play, _) = worlds();
    let horan = Viewer::Seat(play.seat(Hero::Horan));
    let view = play.game.view(horan);
    assert_eq!((view.table.held, view.hand.len(), view.top), (2, 0, None));
    let unseen: u8 = view.table.unseen.iter().sum();
    assert_eq!(unseen, 28, "both may still be any of the tiles not laid");
    lay(&mut play);
    let view = play.game.view(horan);
    assert_eq!((view.table.held, view.table.returned, view.top), (0, true, None));
    assert_eq!(view.table.unseen[id(&play, ONE).index()], 1);
    assert_eq!(view.table.drawn, None);
}

#[test]
fn k_dar_1_darius_sees_his_tiles_and_knows_the_one_on_top() {
    let (mut play, _) = worlds();
    let seat = play.seat(DARIUS);
    let view = play.game.view(Viewer::Seat(seat));
    assert_eq!(view.hand[..], [id(&play, LAID), id(&play, ONE)]);
    assert_eq!(play.choices(), view.hand.iter().copied().map(Choice::LayTile).collect::<Vec<_>>());
    lay(&mut play);
    play.pass_to(Hero::Taia);
    let view = play.game.view(Viewer::Seat(seat));
    assert_eq!((view.hand.len(), view.top), (0, Some(id(&play, ONE))));
}

#[test]
fn k_dar_1_when_another_player_draws_the_tile_put_back_all_see_it() {
    let (mut one, mut another) = worlds();
    for (play, back) in [(&mut one, ONE), (&mut another, ANOTHER)] {
        lay(play);
        play.pass_to(Hero::Taia);
        play.choose(explore(0, 1));
        let tile = id(play, back);
        for viewer in Viewer::all(play.game.seats()) {
            let view = play.game.view(viewer);
            assert_eq!(view.table.drawn, Some(tile), "{viewer:?}");
            assert_eq!((view.top, view.table.returned), (None, false));
        }
        assert_eq!(play.question(), Some(Question::Place));
    }
    let horan = Viewer::Seat(one.seat(Hero::Horan));
    assert_ne!(known_to(&one, horan), known_to(&another, horan));
}

#[test]
fn k_dar_1_when_he_draws_the_tile_put_back_again_it_is_still_hidden() {
    let (mut one, mut another) = worlds();
    for play in [&mut one, &mut another] {
        lay(play);
        play.choose(explore(-1, -1));
        draws(play, (Land::ForestRock, &[0]));
    }
    alike_to_others(&one, &another);
    for play in [&mut one, &mut another] {
        play.choose(Choice::LayTile(play.tile_id(Land::ForestRock, &[0])));
    }
    alike_to_others(&one, &another);
    differ_to_darius(&one, &another);
}

#[test]
fn k_dar_1_a_refusal_names_no_tile() {
    let (one, another) = worlds();
    let refusal = |play: &Play| {
        let never = Choice::LayTile(play.tile_id(Land::ForestRock, &[0]));
        format!("{:?}", play.game.check(&never))
    };
    assert_eq!(refusal(&one), "Err(TileNotDrawn)");
    assert_eq!(refusal(&one), refusal(&another));
    let horan = one.seat(Hero::Horan);
    let choice = Choice::LayTile(id(&one, ONE));
    for seat in [horan, Seat::new(7)] {
        let input = Input::Choice { seat, choice };
        assert_eq!(one.game.admit(&input), another.game.admit(&input));
        assert!(one.game.admit(&input).is_err());
    }
}

#[test]
fn k_dar_1_two_equal_tiles_are_asked_for_like_two_different_ones() {
    let twins = || {
        let scenario = Scenario::of(&[DARIUS, Hero::Horan, Hero::Taia]).bag(&[]);
        let scenario = scenario.components(|file| {
            let tiles = file.tier1.get_mut(&LAID.0).expect("the shipped tiles have it");
            tiles.chasms[1] = tiles.chasms[0].clone();
        });
        scenario.play()
    };
    let (mut equal, mut different) = (twins(), twins());
    for (play, second) in [(&mut equal, LAID), (&mut different, ONE)] {
        play.choose(explore(0, -1));
        draws(play, LAID);
        draws(play, second);
        assert_eq!(play.question(), Some(Question::Tile));
    }
    alike_to_others(&equal, &different);
    assert_eq!(equal.choices(), [Choice::LayTile(id(&equal, LAID))], "the one choice he has");
    for play in [&mut equal, &mut different] {
        lay(play);
    }
    alike_to_others(&equal, &different);
}
