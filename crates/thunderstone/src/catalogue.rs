//! The cards as data for the client, the docs and Python: `cards.json`.

use crate::card::{Ability, CardId, Kind, Type};
use crate::effect::Attribute;
use crate::text::{TextPart, card_text};
use alloc::vec::Vec;
use serde::Serialize;
use table::RuleId;

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
    /// The rule about the card.
    rule: RuleId,
    /// The rules that say more about such cards.
    see_also: Vec<RuleId>,
    /// The text on the card, part by part.
    text: Vec<TextPart>,
    /// What the text does, as data; left out for those who only show cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    abilities: Option<&'static [Ability]>,
}

impl CatalogueEntry {
    fn new(id: CardId) -> CatalogueEntry {
        let card = id.card();
        let (kind, family, level, group) = match card.kind {
            Kind::Basic => ("basic", None, None, None),
            Kind::Hero { family, level } => ("hero", Some(family.id()), Some(level), None),
            Kind::Village => ("village", None, None, None),
            Kind::Monster { group } => ("monster", None, None, Some(group.id())),
        };
        CatalogueEntry {
            id,
            kind,
            family,
            level,
            group,
            types: card.types.iter().map(Type::word).collect(),
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
            attributes: card.attributes.iter().map(Attribute::word).collect(),
            rule: id.rule(),
            see_also: see_also(id).collect(),
            text: card_text(id),
            abilities: Some(card.abilities),
        }
    }
}

fn see_also(card: CardId) -> impl Iterator<Item = RuleId> {
    let levels = card.card().level_up.is_some() || matches!(card.card().kind, Kind::Hero { .. });
    let by_type = [
        (Type::Weapon, "T-DUN-1"),
        (Type::Disease, "T-DIS-1"),
        (Type::Thunderstone, "T-END-1"),
        (Type::Monster, "T-TROPHY-1"),
    ];
    let by_type = by_type.into_iter().filter(move |&(one, _)| card.is(one)).map(|(_, rule)| rule);
    levels.then_some("T-LVL-1").into_iter().chain(by_type).map(RuleId)
}

/// All cards, in the order of the card table, ready to be written as JSON.
pub fn catalogue() -> Vec<CatalogueEntry> {
    CardId::all().map(CatalogueEntry::new).collect()
}

/// The same without the abilities as data, for those who only show cards.
pub fn printed_cards() -> Vec<CatalogueEntry> {
    CardId::all().map(|card| CatalogueEntry { abilities: None, ..CatalogueEntry::new(card) }).collect()
}
