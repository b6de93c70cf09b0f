//! The card table: the cards that are in every game. Figures and texts follow the data file.

use super::BLANK;
use crate::card::{Ability, Card, Kind, Types, When};
use crate::effect::Effect::Strengthen;

pub(super) const BASIC: [Card; 6] = [
    Card {
        id: "militia",
        kind: Kind::Basic,
        types: Types::MILITIA.and(Types::HERO),
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
        types: Types::WEAPON.and(Types::EDGED),
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
        types: Types::ITEM.and(Types::FOOD),
        copies: 15,
        cost: Some(2),
        gold: Some(2),
        abilities: &[Ability {
            when: When::Dungeon,
            effects: &[Strengthen { strength: 2, into_magic: false }],
        }],
        ..BLANK
    },
    Card {
        id: "torch",
        kind: Kind::Basic,
        types: Types::ITEM.and(Types::LIGHT),
        copies: 15,
        cost: Some(3),
        gold: Some(2),
        light: 1,
        ..BLANK
    },
    Card { id: "disease", kind: Kind::Basic, types: Types::DISEASE, copies: 15, attack: -1, ..BLANK },
    Card {
        id: "stone_of_mystery",
        kind: Kind::Basic,
        types: Types::THUNDERSTONE,
        copies: 1,
        victory_points: 3,
        ..BLANK
    },
];
