//! Cards in words: their figures in short, and a card read aloud.

use super::super::{card_sentences, card_types};
use crate::card::{CardId, Kind, Type};
use crate::view::View;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use table::{Message, Subject};

/// A number with its sign, as texts show it.
pub(super) fn signed(n: i16) -> String {
    match n {
        0.. => format!("+{n}"),
        _ => format!("−{}", n.unsigned_abs()),
    }
}

/// A figure that is worth a word.
fn figure(key: &'static str, n: u8) -> Option<Message> {
    (n > 0).then(|| Message::new(key).with("n", n))
}

fn with_sign(key: &'static str, n: i8) -> Option<Message> {
    (n != 0).then(|| Message::new(key).with("text", signed(n.into())))
}

/// What a card of a player's deck gives, all of it.
pub(super) fn facts(card: CardId) -> Vec<Message> {
    [fighting(card), trading(card)].concat()
}

/// What a card gives in the Village, and at the end of the game.
pub(super) fn trading(card: CardId) -> Vec<Message> {
    let card = card.card();
    let facts =
        [figure("ui-fact-gold", card.gold.unwrap_or(0)), figure("ui-fact-points", card.victory_points)];
    facts.into_iter().flatten().collect()
}

/// What a card gives in the Dungeon; a hero's strength comes first.
pub(super) fn fighting(card: CardId) -> Vec<Message> {
    let figures = card.card();
    let facts = [
        card.is_hero().then(|| Message::new("ui-fact-strength").with("n", figures.strength)),
        figure("ui-fact-weight", figures.weight),
        with_sign("ui-fact-attack", figures.attack),
        with_sign("ui-fact-magic", figures.magic),
        figure("ui-fact-light", figures.light),
    ];
    facts.into_iter().flatten().collect()
}

/// Facts in a row, or a dash when there are none.
pub(super) fn row(facts: Vec<Message>) -> Message {
    Message::row(facts).unwrap_or_else(|| Message::new("ui-fact-none"))
}

/// A name with facts in brackets, or alone when there are none.
pub(super) fn bracketed(name: Message, facts: Vec<Message>) -> Message {
    match facts.is_empty() {
        true => name,
        false => Message::new("ui-card-facts").with("card", name).with("facts", row(facts)),
    }
}

/// The figures of a card as one reads them on it.
pub fn card_figures(id: CardId) -> Vec<Message> {
    let card = id.card();
    let level = match card.kind {
        Kind::Hero { level, .. } => Some(Message::new("ui-fact-level").with("n", level)),
        _ => None,
    };
    let figures = [
        level,
        card.cost.map(|cost| Message::new("ui-fact-cost").with("n", cost)),
        figure("ui-fact-health", card.health),
        figure("ui-fact-darkness", card.darkness),
        figure("ui-fact-experience", card.experience),
    ];
    let mut lines: Vec<Message> = figures.into_iter().flatten().collect();
    let gives = facts(id);
    if matches!(card.kind, Kind::Monster { .. }) && !gives.is_empty() {
        lines.push(Message::new("ui-fact-trophy").with("facts", row(gives)));
    } else {
        lines.extend(gives);
    }
    lines.extend(card.level_up.map(|n| Message::new("ui-fact-level-up").with("n", n)));
    lines
}

/// A card read aloud: its name and types, its figures, its text.
fn told(card: CardId) -> Vec<Message> {
    let head = [card.name(), card_types(card)];
    head.into_iter().chain(card_figures(card)).chain(card_sentences(card)).collect()
}

/// Every card by its name; those at hand are the viewer's own and the revealed ones.
pub(super) fn subjects(view: &View) -> Vec<Subject> {
    let revealed = view.table.party.cards();
    let near = |card: &CardId| view.hand.contains(card) || revealed.contains(card);
    let subject = |card: CardId| Subject {
        names: vec![card.name(), Message::word(card.card().id.replace('_', " "))],
        near: near(&card),
        sentences: Message::clauses(told(card)).into_iter().collect(),
    };
    CardId::all().map(subject).collect()
}

/// Whether the card is a weapon.
pub(super) fn is_weapon(card: CardId) -> bool {
    card.is(Type::Weapon)
}
