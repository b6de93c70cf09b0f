//! The card table: the cards that are in every game. Figures and texts follow the data file.

use super::{BLANK, types};
use crate::card::Type::{Disease, Edged, Food, Hero, Item, Light, Militia, Thunderstone, Weapon};
use crate::card::{Ability, Card, Kind};
use crate::effect::Preparation::Strengthen;

pub(super) const BASIC: [Card; 6] = [
    Card {
        id: "militia",
        kind: Kind::Basic,
        types: types(&[Militia, Hero]),
        copies: 30,
        cost: Some(0),
        gold: Some(0),
        strength: 2,
        attack: 1,
        level_up: Some(3),
        ..BLANK
    },
    Card {
        id: "dagger",
        kind: Kind::Basic,
        types: types(&[Weapon, Edged]),
        copies: 15,
        cost: Some(3),
        gold: Some(1),
        weight: 2,
        attack: 1,
        ..BLANK
    },
    Card {
        id: "iron_rations",
        kind: Kind::Basic,
        types: types(&[Item, Food]),
        copies: 15,
        cost: Some(2),
        gold: Some(2),
        abilities: &[Ability::Dungeon(&[Strengthen { strength: 2, into_magic: false }])],
        ..BLANK
    },
    Card {
        id: "torch",
        kind: Kind::Basic,
        types: types(&[Item, Light]),
        copies: 15,
        cost: Some(3),
        gold: Some(2),
        light: 1,
        ..BLANK
    },
    Card { id: "disease", kind: Kind::Basic, types: types(&[Disease]), copies: 15, attack: -1, ..BLANK },
    Card {
        id: "stone_of_mystery",
        kind: Kind::Basic,
        types: types(&[Thunderstone]),
        copies: 1,
        victory_points: 3,
        ..BLANK
    },
];
