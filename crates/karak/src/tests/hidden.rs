//! What is hidden and what is open, and who decides (K-SET-3, K-SET-12, K-SET-13).

use super::scenario::{Play, Scenario, explore, go};
use crate::content::{Hero, Item, Land, Monster, Resources};
use crate::event::Event;
use crate::setup::{Heroes, Setup};
use crate::state::Karak;
use crate::{Chance, Choice, Outcome, Question, TileId};
use alloc::collections::BTreeSet;
use table::{Audience, Game, Input, Pending, Seat, Told, Viewer, drive};
use table_laws::generator;

/// The two seats of the scenarios with Darius.
const DARIUS: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// What different generators would draw.
fn samples(play: &Play) -> Vec<Outcome> {
    (0..400).map(|seed| play.game.sample(&mut generator(seed, 0, 0))).collect()
}

/// Everything the observer might believe the state to be; each looks the same to the observer.
#[track_caller]
fn beliefs(play: &Play, observer: Seat) -> Vec<Karak> {
    let seen = play.game.view(Viewer::Seat(observer));
    let belief = |seed| {
        let mut game = play.game.clone();
        game.redeterminize(observer, &mut generator(seed, 0, 0));
        assert_eq!(game.view(Viewer::Seat(observer)), seen, "the observer's view stays as it is");
        game
    };
    (0..60).map(belief).collect()
}

/// Darius has drawn these two tiles and has to choose.
fn darius_draws(deck: &[(Land, &[u8])]) -> Play {
    let mut play = Scenario::of(&[Hero::Darius, Hero::Horan]).deck(deck).bag(&[]).play();
    play.choose(explore(0, -1));
    play.tile(deck[0].0, deck[0].1);
    play.tile(deck[1].0, deck[1].1);
    play
}

#[test]
fn k_set_3_the_order_of_the_deck_is_hidden_from_everybody() {
    let mut play = Scenario::of(&[Hero::Darius, Hero::Horan]).play();
    for seat in [DARIUS, OTHER] {
        assert!(beliefs(&play, seat).iter().all(|game| *game == play.game), "no order is settled beforehand");
    }
    play.choose(explore(0, -1));
    let tile = |outcome| if let Outcome::Tile(tile) = outcome { tile } else { panic!("{outcome:?}") };
    let top: BTreeSet<TileId> = samples(&play).into_iter().map(tile).collect();
    assert_eq!(top.len(), 18, "each tile of the first tier may be on top");
    for viewer in Viewer::all(2) {
        assert_eq!((play.game.view(viewer).top, play.game.view(viewer).hand.len()), (None, 0));
    }
}

#[test]
fn k_set_12_the_order_of_the_bag_is_hidden() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
    assert_eq!(play.asked_chance(), Some(Chance::Token));
    let token = |outcome| if let Outcome::Token(token) = outcome { token } else { panic!("{outcome:?}") };
    let drawn: BTreeSet<Monster> = samples(&play).into_iter().map(token).collect();
    assert_eq!(drawn, BTreeSet::from(Monster::ALL));
    assert!(beliefs(&play, Seat::new(0)).iter().all(|game| *game == play.game));
}

#[test]
fn k_set_12_the_amulet_under_a_dryad_is_settled_when_it_is_defeated() {
    let mut play = Scenario::of(&[Hero::Taia, Hero::Horan])
        .hex((0, -1), Land::FarmForest, &[])
        .armies((0, -1), &[Monster::DarkDryads])
        .lying((1, 0), Item::AmuletOfGlory)
        .play();
    play.choose(go(0, -1));
    play.roll(3, &[]);
    assert_eq!(play.asked_chance(), Some(Chance::Amulet));
    let amulet = |outcome| if let Outcome::Amulet(item) = outcome { item } else { panic!("{outcome:?}") };
    let found: BTreeSet<Item> = samples(&play).into_iter().map(amulet).collect();
    let unseen = Item::AMULETS.into_iter().filter(|&item| item != Item::AmuletOfGlory).collect();
    assert_eq!(found, unseen, "any amulet but the one seen before");
    play.refuses_outcome(Outcome::Amulet(Item::AmuletOfGlory), "K-BAT-11");
    play.refuses_outcome(Outcome::Amulet(Item::Sword), "K-BAT-11");
}

#[test]
fn k_set_12_only_darius_sees_the_tiles_he_draws() {
    let mut play = Scenario::of(&[Hero::Darius, Hero::Horan]).bag(&[]).play();
    play.choose(explore(0, -1));
    let (first, second) = (play.tile_id(Land::FarmForest, &[0]), play.tile_id(Land::FarmRock, &[0]));
    let mut told: Vec<Told<Event>> = Vec::new();
    for tile in [first, second] {
        play.game.submit(&Input::Chance(Outcome::Tile(tile)), &mut told).expect("both are in the deck");
    }
    let open = |told: &&Told<Event>| told.to.includes(Viewer::Seat(OTHER));
    let counts: Vec<&Event> = told.iter().filter(open).map(|told| &told.event).collect();
    let drawn = [1, 2].map(|count| Event::TilesDrawn { seat: DARIUS, count });
    assert_eq!(counts, drawn.iter().collect::<Vec<_>>(), "the others learn only how many he holds");
    assert_eq!(told.iter().filter(|told| told.to == Audience::Only(DARIUS)).count(), 2);
    assert_eq!(play.game.view(Viewer::Seat(DARIUS)).hand[..], [first, second]);
    for viewer in [Viewer::Seat(OTHER), Viewer::Spectator] {
        assert!(play.game.view(viewer).hand.is_empty());
        assert_eq!(play.game.view(viewer).table.held, 2);
    }
    let believed: BTreeSet<_> = beliefs(&play, OTHER).iter().map(|game| game.hand.to_vec()).collect();
    assert!(believed.len() > 10, "for the others it may be any tiles of the tier");
    assert!(beliefs(&play, DARIUS).iter().all(|game| game.hand == play.game.hand), "Darius knows them");
}

#[test]
fn k_set_12_only_darius_knows_the_tile_he_put_back() {
    let three: [(Land, &[u8]); 3] =
        [(Land::FarmForest, &[0]), (Land::FarmRock, &[0]), (Land::ForestRock, &[0])];
    let mut play = darius_draws(&three);
    let [laid, back, below] = three.map(|(land, chasms)| play.tile_id(land, chasms));
    play.choose(Choice::LayTile(laid));
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
    assert_eq!(play.game.view(Viewer::Seat(DARIUS)).top, Some(back));
    for viewer in [Viewer::Seat(OTHER), Viewer::Spectator] {
        assert_eq!(play.game.view(viewer).top, None);
        assert!(play.game.view(viewer).table.returned, "that a tile came back is open");
    }
    let tops: BTreeSet<_> = beliefs(&play, OTHER).iter().map(|game| game.top).collect();
    assert_eq!(tops, BTreeSet::from([Some(back), Some(below)]), "the tile laid is not among them");
    assert!(beliefs(&play, DARIUS).iter().all(|game| *game == play.game));
}

#[test]
fn k_set_12_the_tile_put_back_is_the_next_one_drawn() {
    let three: [(Land, &[u8]); 3] =
        [(Land::FarmForest, &[0]), (Land::FarmRock, &[0]), (Land::ForestRock, &[0])];
    let mut play = darius_draws(&three);
    let [laid, back, _] = three.map(|(land, chasms)| play.tile_id(land, chasms));
    play.choose(Choice::LayTile(laid));
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
    play.choose(Choice::EndTurn);
    let told = play.choose(explore(0, 1));
    assert_eq!(told, [Event::TileDrawn { seat: OTHER, tile: back, land: Land::FarmRock }]);
    assert_eq!(play.game.view(Viewer::Seat(DARIUS)).top, None);
}

#[test]
fn k_set_12_the_tier_of_the_top_tile_is_open() {
    let three: [(Land, &[u8]); 3] =
        [(Land::FarmForest, &[0]), (Land::BigFarm, &[0, 1]), (Land::BigFarm, &[0, 2, 3])];
    let tiers_left = |play: &Play| -> Vec<u8> {
        let unseen = play.game.view(Viewer::Spectator).table.unseen;
        let tiles = play.game.figures.tiles.iter().zip(unseen);
        tiles.filter(|&(_, count)| count > 0).map(|(tile, _)| tile.tier).collect()
    };
    let mut first_back = darius_draws(&three);
    first_back.choose(Choice::LayTile(first_back.tile_id(Land::BigFarm, &[0, 1])));
    assert_eq!(tiers_left(&first_back), [1, 2], "the tile put back is the last of the first tier");
    assert!(beliefs(&first_back, OTHER).iter().all(|game| game.top == first_back.game.top));
    let mut second_back = darius_draws(&three);
    second_back.choose(Choice::LayTile(second_back.tile_id(Land::FarmForest, &[0])));
    assert_eq!(tiers_left(&second_back), [2, 2]);
    let tops: BTreeSet<_> = beliefs(&second_back, OTHER).iter().map(|game| game.top).collect();
    assert_eq!(tops.len(), 2, "either of the second tier");
}

#[test]
fn k_set_12_all_else_is_public() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .hex((0, -1), Land::FarmRock, &[1])
        .armies((0, -1), &[Monster::DarkDryads])
        .carries(Hero::Horan, Item::Pickpocket)
        .resources(Hero::Horan, [1, 2, 3])
        .play();
    for viewer in Viewer::all(2) {
        assert_eq!(play.game.view(viewer).table, play.game.table);
    }
}

#[test]
fn k_set_13_misery_leaves_the_victim_no_choice() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia, Hero::Xanros])
        .hex((0, -1), Land::FarmRock, &[])
        .armies((0, -1), &[Monster::HammerFollower])
        .city(Hero::Xanros, (1, 0))
        .resources(Hero::Xanros, [2, 1, 0])
        .play();
    play.choose(go(0, -1));
    play.roll(-2, &[]);
    assert_eq!((play.question(), play.decides()), (Some(Question::Victim), Some(Seat::new(0))));
    play.choose(Choice::Curse(Seat::new(2)));
    assert_eq!(play.hero(Hero::Xanros).resources, Resources([1, 0, 0]));
    assert_eq!(play.table().plague, Some(Seat::new(2)));
    assert_eq!(
        (play.question(), play.decides()),
        (Some(Question::Turn), Some(Seat::new(1))),
        "the next turn"
    );
}

#[test]
fn k_set_13_the_thief_chooses_what_a_pickpocket_takes() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .carries(Hero::Horan, Item::Pickpocket)
        .resources(Hero::Taia, [2, 1, 0])
        .play();
    play.choose(Choice::Pickpocket { from: Seat::new(1) });
    assert_eq!(play.decides(), Some(Seat::new(0)));
    play.choose(Choice::TakeResources(Resources([1, 1, 0])));
    assert_eq!(play.hero(Hero::Taia).resources, Resources([1, 0, 0]));
}

#[test]
fn k_set_13_nobody_but_the_active_player_is_ever_asked() {
    for seed in 0..6 {
        let players = 2 + (seed % 4) as u8;
        let heroes = if seed < 3 { Heroes::Draft } else { Heroes::Dealt };
        let mut game = Karak::start(&Setup { heroes, ..Setup::new(players) }).expect("2 to 5 may play");
        let mut rng = generator(seed, 1, 0);
        let mut choices = Vec::new();
        drive::play(&mut game, &mut rng, 1500, |game, seat, rng| {
            let Pending::Player { question, .. } = game.pending() else { unreachable!("a player is asked") };
            assert!(seat == game.table().active || question == Question::Hero, "{question:?}");
            drive::random_choice(game, &mut choices, rng)
        });
    }
}
