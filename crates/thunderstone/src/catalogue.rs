//! The cards as data for the client, the docs and Python: `cards.json`.

use crate::card::{Ability, Card, CardId, Kind};
use crate::cards::CARDS;
use serde::Serialize;

/// One card of `cards.json`.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CatalogueEntry {
    id: CardId,
    #[cfg_attr(feature = "ts", ts(type = "\"basic\" | \"hero\" | \"village\" | \"monster\""))]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::card::Family>", optional))]
    family: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::card::Group>", optional))]
    group: Option<&'static str>,
    types: Vec<&'static str>,
    copies: u8,
    cost: Option<u8>,
    gold: Option<u8>,
    light: u8,
    weight: u8,
    strength: i8,
    attack: i8,
    magic: i8,
    victory_points: u8,
    level_up: Option<u8>,
    health: u8,
    experience: u8,
    darkness: u8,
    attributes: Vec<&'static str>,
    abilities: &'static [Ability],
}

impl CatalogueEntry {
    fn new(index: usize, card: &'static Card) -> CatalogueEntry {
        let (kind, family, level, group) = match card.kind {
            Kind::Basic => ("basic", None, None, None),
            Kind::Hero { family, level } => ("hero", Some(family.id()), Some(level), None),
            Kind::Village => ("village", None, None, None),
            Kind::Monster { group } => ("monster", None, None, Some(group.id())),
        };
        CatalogueEntry {
            id: CardId(index as u8),
            kind,
            family,
            level,
            group,
            types: card.types.words().collect(),
            copies: card.copies,
            cost: card.cost,
            gold: card.gold,
            light: card.light,
            weight: card.weight,
            strength: card.strength,
            attack: card.attack,
            magic: card.magic,
            victory_points: card.victory_points,
            level_up: card.level_up,
            health: card.health,
            experience: card.experience,
            darkness: card.darkness,
            attributes: card.attributes.words().collect(),
            abilities: card.abilities,
        }
    }
}

/// All cards, in the order of the card table, ready to be written as JSON.
pub fn catalogue() -> Vec<CatalogueEntry> {
    CARDS.iter().enumerate().map(|(index, card)| CatalogueEntry::new(index, card)).collect()
}
