//! The card table: the nineteen village cards. Figures and texts follow the data file.

use super::{BLANK, types};
use crate::card::Type::{Blunt, Edged, Food, Item, Light, Magic, Spell, Villager, Weapon};
use crate::card::{Ability, Card, Kind};
use crate::effect::{
    Filter,
    Passive::WeaponBonus,
    Preparation::{
        ArmedIntoMagic, Destroy, DestroySelf, Draw, ExtraPurchase, GainExperience, GainGold, Pawn,
        ReturnOrArrange, Strengthen, StrengthenAll, Throw, Weightless,
    },
    WeaponCase,
};

pub(super) const VILLAGE: [Card; 19] = [
    Card {
        id: "arcane_energies",
        kind: Kind::Village,
        types: types(&[Spell]),
        copies: 8,
        cost: Some(2),
        abilities: &[Ability::Dungeon(&[ArmedIntoMagic, Draw(1)])],
        ..BLANK
    },
    Card {
        id: "banish",
        kind: Kind::Village,
        types: types(&[Spell]),
        copies: 8,
        cost: Some(4),
        abilities: &[Ability::Dungeon(&[ReturnOrArrange, Destroy(Filter::Any), Draw(1)])],
        ..BLANK
    },
    Card {
        id: "barkeep",
        kind: Kind::Village,
        types: types(&[Villager]),
        copies: 8,
        cost: Some(2),
        gold: Some(1),
        abilities: &[Ability::Village(&[ExtraPurchase(1)]), Ability::Village(&[DestroySelf, GainGold(2)])],
        ..BLANK
    },
    Card {
        id: "battle_fury",
        kind: Kind::Village,
        types: types(&[Spell]),
        copies: 8,
        cost: Some(3),
        abilities: &[Ability::Dungeon(&[StrengthenAll { strength: 0, attack: 1 }])],
        ..BLANK
    },
    Card {
        id: "feast",
        kind: Kind::Village,
        types: types(&[Item, Food]),
        copies: 8,
        cost: Some(5),
        gold: Some(3),
        abilities: &[Ability::Dungeon(&[StrengthenAll { strength: 3, attack: 1 }])],
        ..BLANK
    },
    Card {
        id: "fireball",
        kind: Kind::Village,
        types: types(&[Spell]),
        copies: 8,
        cost: Some(9),
        light: 1,
        magic: 3,
        ..BLANK
    },
    Card {
        id: "flaming_sword",
        kind: Kind::Village,
        types: types(&[Weapon, Edged]),
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
        types: types(&[Item, Food, Magic]),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        victory_points: 1,
        abilities: &[Ability::Dungeon(&[Strengthen { strength: 3, into_magic: true }])],
        ..BLANK
    },
    Card {
        id: "hatchet",
        kind: Kind::Village,
        types: types(&[Weapon, Edged]),
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
        types: types(&[Item, Light]),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        light: 2,
        ..BLANK
    },
    Card {
        id: "lightstone_gem",
        kind: Kind::Village,
        types: types(&[Item, Light, Magic]),
        copies: 8,
        cost: Some(6),
        gold: Some(3),
        light: 3,
        ..BLANK
    },
    Card {
        id: "magical_aura",
        kind: Kind::Village,
        types: types(&[Spell]),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        abilities: &[Ability::Dungeon(&[Weightless, Draw(1)])],
        ..BLANK
    },
    Card {
        id: "pawnbroker",
        kind: Kind::Village,
        types: types(&[Villager]),
        copies: 8,
        cost: Some(3),
        abilities: &[Ability::Village(&[Pawn { bonus: 3 }]), Ability::Village(&[DestroySelf, GainGold(2)])],
        ..BLANK
    },
    Card {
        id: "polearm",
        kind: Kind::Village,
        types: types(&[Weapon, Edged]),
        copies: 8,
        cost: Some(7),
        gold: Some(3),
        weight: 2,
        attack: 2,
        abilities: &[Ability::Always(&[WeaponBonus { case: WeaponCase::BearerStrength(8), attack: 4 }])],
        ..BLANK
    },
    Card {
        id: "short_sword",
        kind: Kind::Village,
        types: types(&[Weapon, Edged]),
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
        types: types(&[Weapon, Edged]),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        weight: 4,
        attack: 2,
        abilities: &[Ability::Dungeon(&[Throw { attack: 3 }])],
        ..BLANK
    },
    Card {
        id: "town_guard",
        kind: Kind::Village,
        types: types(&[Villager]),
        copies: 8,
        cost: Some(3),
        abilities: &[Ability::Village(&[Draw(2)]), Ability::Village(&[DestroySelf, Draw(3)])],
        ..BLANK
    },
    Card {
        id: "trainer",
        kind: Kind::Village,
        types: types(&[Villager]),
        copies: 8,
        cost: Some(4),
        abilities: &[
            Ability::Village(&[Destroy(Filter::Militia), GainExperience(2)]),
            Ability::Village(&[DestroySelf, GainGold(2)]),
        ],
        ..BLANK
    },
    Card {
        id: "warhammer",
        kind: Kind::Village,
        types: types(&[Weapon, Blunt]),
        copies: 8,
        cost: Some(4),
        gold: Some(2),
        weight: 5,
        attack: 3,
        abilities: &[Ability::Always(&[WeaponBonus { case: WeaponCase::ClericAgainstDoomed, attack: 3 }])],
        ..BLANK
    },
];
