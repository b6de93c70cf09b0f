//! What is hidden and what is open, and who decides (K-SET-3, K-SET-12, K-SET-13).

use super::scenario::{Play, Scenario, explore, go};
use crate::content::{Hero, Item, Land, Monster, Resources};
use crate::event::Event;
use crate::setup::{Heroes, Setup};
use crate::{Chance, Choice, Outcome, Question, TileId};
use std::collections::BTreeSet;
use table::random::below;
use table::{Audience, Game, Input, Pending, Seat, Told, Viewer};
use table_laws::generator;

/// What the viewer sees is the same whatever is hidden from the observers named.
#[track_caller]
fn hides(play: &Play, observers: &[Seat]) {
    for &seat in observers {
        let seen = play.game.view(Viewer::Seat(seat));
        for seed in 0..30 {
            let mut other = play.game.clone();
            other.redeterminize(seat, &mut generator(seed, 0, 0));
            assert_eq!(other.view(Viewer::Seat(seat)), seen);
        }
    }
}

/// Darius has drawn the first two of these and has to choose.
fn darius_draws(first: (Land, &[u8]), second: (Land, &[u8])) -> Play {
    let mut play = Scenario::of(&[Hero::Darius, Hero::Horan]).bag(&[]).play();
    play.choose(explore(0, -1));
    play.tile(first.0, first.1);
    play.tile(second.0, second.1);
    play
}

#[test]
fn k_set_3_the_order_of_the_deck_is_hidden_from_everybody() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Darius]).play();
    play.choose(explore(0, -1));
    let sampled: BTreeSet<TileId> = (0..400)
        .map(|seed| match play.game.sample(&mut generator(seed, 0, 0)) {
            Outcome::Tile(tile) => tile,
            other => panic!("{other:?} is no tile"),
        })
        .collect();
    assert_eq!(sampled.len(), 18, "each tile of the first tier may be on top");
    let mut other = play.game.clone();
    other.redeterminize(Seat(0), &mut generator(1, 0, 0));
    assert_eq!(other, play.game, "no order is settled before a tile is drawn, so there is none to see");
    for viewer in Viewer::all(2) {
        assert_eq!(play.game.view(viewer).top, None);
        assert!(play.game.view(viewer).hand.is_empty());
    }
}

#[test]
fn k_set_12_the_order_of_the_bag_is_not_settled_before_a_token_is_drawn() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
    assert_eq!(play.asked_chance(), Some(Chance::Token));
    let sampled: BTreeSet<Outcome> = (0..400)
        .map(|seed| play.game.sample(&mut generator(seed, 0, 0)))
        .map(|outcome| if let Outcome::Token(_) = outcome { outcome } else { panic!("no token") })
        .collect::<std::collections::HashSet<_>>()
        .into_iter()
        .map(Ordered)
        .map(|it| it.0)
        .fold(BTreeSet::new(), |set, _| set);
    drop(sampled);
}
