//! The card table: the nineteen village cards. Figures and texts follow the data file.

use super::BLANK;
use crate::card::{Ability, Card, Kind, Types, When};
use crate::effect::{
    Effect::{
        ArmedIntoMagic, Destroy, DestroySelf, Draw, ExtraPurchase, GainExperience, GainGold, Pawn,
        ReturnOrArrange, Strengthen, StrengthenAll, Throw, WeaponBonus, Weightless,
    },
    Filter, WeaponCase,
};

pub(super) const VILLAGE: [Card; 19] = [
    Card {
        id: "arcane_energies",
        kind: Kind::Village,
        types: Types::SPELL,
        copies: 8,
        cost: Some(2),
        abilities: &[Ability { when: When::Dungeon, effects: &[ArmedIntoMagic, Draw(1)] }],
        ..BLANK
    },
    Card {
        id: "banish",
        kind: Kind::Village,
        types: Types::SPELL,
        copies: 8,
        cost: Some(4),
        abilities: &[Ability {
            when: When::Dungeon,
            effects: &[ReturnOrArrange, Destroy(Filter::Any), Draw(1)],
        }],
        ..BLANK
    },
    Card {
        id: "barkeep",
        kind: Kind::Village,
        types: Types::VILLAGER,
        copies: 8,
        cost: Some(2),
        gold: Some(1),
        abilities: &[
            Ability { when: When::Village, effects: &[ExtraPurchase(1)] },
            Ability { when: When::Village, effects: &[DestroySelf, GainGold(2)] },
        ],
        ..BLANK
    },
    Card {
        id: "battle_fury",
        kind: Kind::Village,
        types: Types::SPELL,
        copies: 8,
        cost: Some(3),
        abilities: &[Ability { when: When::Dungeon, effects: &[StrengthenAll { strength: 0, attack: 1 }] }],
        ..BLANK
    },
    Card {
        id: "feast",
        kind: Kind::Village,
        types: Types::ITEM.and(Types::FOOD),
        copies: 8,
        cost: Some(5),
        gold: Some(3),
        abilities: &[Ability { when: When::Dungeon, effects: &[StrengthenAll { strength: 3, attack: 1 }] }],
        ..BLANK
    },
    Card {
        id: "fireball",
        kind: Kind::Village,
        types: Types::SPELL,
        copies: 8,
        cost: Some(9),
        light: 1,
        magic: 3,
        ..BLANK
    },
    Card {
        id: "flaming_sword",
        kind: Kind::Village,
        types: Types::WEAPON.and(Types::EDGED),
        copies: 8,
        cost: Some(5),
        gold: Some(2),
        light: 1,
        weight: 5,
        magic: 3,
        ..BLANK
    },
    Card {
        id: "goodberries",
        kind: Kind::Village,
        types: Types::ITEM.and(Types::FOOD).and(Types::MAGIC),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        victory_points: 1,
        abilities: &[Ability {
            when: When::Dungeon,
            effects: &[Strengthen { strength: 3, into_magic: true }],
        }],
        ..BLANK
    },
    Card {
        id: "hatchet",
        kind: Kind::Village,
        types: Types::WEAPON.and(Types::EDGED),
        copies: 8,
        cost: Some(4),
        gold: Some(1),
        weight: 3,
        attack: 3,
        ..BLANK
    },
    Card {
        id: "lantern",
        kind: Kind::Village,
        types: Types::ITEM.and(Types::LIGHT),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        light: 2,
        ..BLANK
    },
    Card {
        id: "lightstone_gem",
        kind: Kind::Village,
        types: Types::ITEM.and(Types::LIGHT).and(Types::MAGIC),
        copies: 8,
        cost: Some(6),
        gold: Some(3),
        light: 3,
        ..BLANK
    },
    Card {
        id: "magical_aura",
        kind: Kind::Village,
        types: Types::SPELL,
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        abilities: &[Ability { when: When::Dungeon, effects: &[Weightless, Draw(1)] }],
        ..BLANK
    },
    Card {
        id: "pawnbroker",
        kind: Kind::Village,
        types: Types::VILLAGER,
        copies: 8,
        cost: Some(3),
        abilities: &[
            Ability { when: When::Village, effects: &[Pawn { bonus: 3 }] },
            Ability { when: When::Village, effects: &[DestroySelf, GainGold(2)] },
        ],
        ..BLANK
    },
    Card {
        id: "polearm",
        kind: Kind::Village,
        types: Types::WEAPON.and(Types::EDGED),
        copies: 8,
        cost: Some(7),
        gold: Some(3),
        weight: 2,
        attack: 2,
        abilities: &[Ability {
            when: When::Always,
            effects: &[WeaponBonus { case: WeaponCase::BearerStrength(8), attack: 4 }],
        }],
        ..BLANK
    },
    Card {
        id: "short_sword",
        kind: Kind::Village,
        types: Types::WEAPON.and(Types::EDGED),
        copies: 8,
        cost: Some(6),
        gold: Some(3),
        weight: 4,
        attack: 4,
        ..BLANK
    },
    Card {
        id: "spear",
        kind: Kind::Village,
        types: Types::WEAPON.and(Types::EDGED),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        weight: 4,
        attack: 2,
        abilities: &[Ability { when: When::Dungeon, effects: &[Throw { attack: 3 }] }],
        ..BLANK
    },
    Card {
        id: "town_guard",
        kind: Kind::Village,
        types: Types::VILLAGER,
        copies: 8,
        cost: Some(3),
        abilities: &[
            Ability { when: When::Village, effects: &[Draw(2)] },
            Ability { when: When::Village, effects: &[DestroySelf, Draw(3)] },
        ],
        ..BLANK
    },
    Card {
        id: "trainer",
        kind: Kind::Village,
        types: Types::VILLAGER,
        copies: 8,
        cost: Some(4),
        abilities: &[
            Ability { when: When::Village, effects: &[Destroy(Filter::Militia), GainExperience(2)] },
            Ability { when: When::Village, effects: &[DestroySelf, GainGold(2)] },
        ],
        ..BLANK
    },
    Card {
        id: "warhammer",
        kind: Kind::Village,
        types: Types::WEAPON.and(Types::BLUNT),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        weight: 5,
        attack: 3,
        abilities: &[Ability {
            when: When::Always,
            effects: &[WeaponBonus { case: WeaponCase::ClericAgainstDoomed, attack: 3 }],
        }],
        ..BLANK
    },
];
