//! What a view says the rules make of it: the rules' own figures, at every step.

use super::scenario::{Play, Scenario, THERE, explore};
use crate::content::{Building, Hero, Item, Land, Monster, Unit};
use crate::event::Event;
use crate::public::Attack;
use crate::{Choice, Enemy, HexId, Reckoned, Side};
use serde_json::Value;
use table::{Game, Seat, Viewer};

fn reckoned(play: &Play) -> Reckoned {
    play.game.view(Viewer::Spectator).reckoned()
}

#[test]
fn hero_boards_carry_glory_army_slots_weapons_and_points() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .strongest(Hero::Horan, 4)
        .stones(Hero::Horan, 1, 2)
        .built(Hero::Horan, Building::GloryBanners)
        .built(Hero::Horan, Building::Stable)
        .carries(Hero::Horan, Item::Sword)
        .carries(Hero::Horan, Item::Warhammer)
        .units(Hero::Horan, Unit::Knight, 2)
        .units(Hero::Horan, Unit::Skeleton, 1)
        .play();
    let [horan, taia] = reckoned(&play).boards[..] else { panic!("two boards") };
    assert_eq!(
        (horan.glory, horan.army, horan.slots, horan.weapons, horan.points.whole()),
        (6, 2, 3, 3, Some(5))
    );
    assert_eq!((taia.glory, taia.army, taia.slots, taia.weapons, taia.points.whole()), (0, 0, 2, 0, Some(0)));
    assert_eq!((reckoned(&play).slots_left, reckoned(&play).next), (3, Seat::new(1)));
}

#[test]
fn enemies_are_as_strong_as_an_attack_on_them_must_be() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .hex(THERE, Land::FarmRock, &[])
        .armies(THERE, &[Monster::SkeletonRiders, Monster::DarkDryads])
        .general((0, 1), 3)
        .play();
    let (here, general) = (play.table().hex_at(THERE.into()), play.table().general);
    let enemy = |hex: Option<HexId>, strength| Enemy { hex: hex.expect("it is laid"), strength };
    assert_eq!(reckoned(&play).enemies[..], [enemy(here, 7), enemy(general, 13)]);
}

#[test]
fn a_chasm_closes_its_border_for_both_hexes() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia]).chasms((0, 0), &[0]).chasms((1, 0), &[]).play();
    let east = play.table().hex_at((1, 0).into()).expect("it is laid");
    let closed = reckoned(&play).closed;
    let [to_east, ..] = Side::ALL;
    assert!(closed[0].contains(to_east) && closed[east.index()].contains(to_east.opposite()));
    for (id, hex) in play.table().laid() {
        for side in Side::ALL {
            let open = play.table().neighbour(id, side).is_none() || play.table().is_passable(id, side);
            assert_eq!(open && !hex.has_chasm(side), !closed[id.index()].contains(side));
        }
    }
}

#[test]
fn every_roll_tells_the_attack_that_the_table_has_then() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .units(Hero::Horan, Unit::Knight, 2)
        .strongest(Hero::Horan, 4)
        .carries(Hero::Horan, Item::Sword)
        .carries(Hero::Horan, Item::Fireball)
        .hex(THERE, Land::FarmRock, &[])
        .armies(THERE, &[Monster::SkeletonRiders])
        .play();
    play.choose(super::scenario::go(THERE.0, THERE.1));
    assert_eq!(reckoned(&play).attack, None, "nothing is rolled yet");
    play.send_all();
    let told = |events: Vec<Event>| {
        events.into_iter().find_map(|event| match event {
            Event::Rolled { attack, .. }
            | Event::UnitsRerolled { attack, .. }
            | Event::FireballsCast { attack, .. } => Some(attack),
            _ => None,
        })
    };
    let first = told(play.roll(1, &[1, -1]));
    assert_eq!(first, Some(Attack { swords: 2, weapons: 1, fireballs: 0, total: 3 }));
    assert_eq!(first, reckoned(&play).attack);
    play.choose(Choice::Reroll);
    let second = told(play.reroll_units(&[1, 0]));
    assert_eq!(second, Some(Attack { swords: 2, weapons: 1, fireballs: 0, total: 3 }));
    assert_eq!(second, reckoned(&play).attack);
    let cast = told(play.choose(Choice::Cast { fireballs: 1 }));
    assert_eq!(cast, Some(Attack { swords: 2, weapons: 1, fireballs: 1, total: 4 }));
}

#[test]
fn tiles_are_named_only_for_those_who_see_them() {
    let deck: &[(Land, &[u8])] = &[(Land::FarmForest, &[0]), (Land::FarmRock, &[0, 1])];
    let mut play = Scenario::of(&[Hero::Darius, Hero::Horan]).deck(deck).bag(&[]).play();
    play.choose(explore(0, -1));
    play.tile(deck[0].0, deck[0].1);
    play.tile(deck[1].0, deck[1].1);
    let seen = |viewer| play.game.view(viewer).reckoned().tiles;
    assert_eq!(
        seen(Viewer::Seat(Seat::new(0))).iter().map(|tile| tile.land).collect::<Vec<_>>(),
        [deck[0].0, deck[1].0]
    );
    assert!(seen(Viewer::Seat(Seat::new(1))).is_empty() && seen(Viewer::Spectator).is_empty());
}

#[test]
fn a_written_view_carries_it() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia]).play();
    let written = serde_json::to_value(play.game.view(Viewer::Spectator)).expect("views are data");
    let expected = serde_json::to_value(reckoned(&play)).expect("it is data");
    assert_eq!(written["reckoned"], expected);
    assert_eq!(written["reckoned"]["deck"], Value::from(play.table().deck_len()));
    assert_eq!(written["reckoned"]["bag"], Value::from(play.table().bag_len()));
}
