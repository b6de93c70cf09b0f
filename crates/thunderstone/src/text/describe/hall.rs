//! The hall and the Village in sentences.

use super::super::card_sentences;
use super::attack::verdict_text;
use super::cards::{bracketed, card_figures, facts};
use crate::card::{CardId, Kind};
use crate::cards::STONE_OF_MYSTERY;
use crate::foresee::{Forecast, of_hand, of_party};
use crate::public::{FOR_SALE, Table};
use crate::ranks::Rank;
use crate::view::View;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use table::Message;

/// The hall, rank by rank, with what would come of an attack; then the dungeon deck.
pub(super) fn hall(view: &View) -> Vec<Message> {
    let active = view.seat.filter(|&seat| seat == view.table.active);
    let forecast = match active {
        Some(seat) => of_hand(&view.table, seat, &view.hand),
        None => of_party(&view.table),
    };
    let deck = Message::new("ui-dungeon-deck").with("n", view.table.dungeon.len());
    Rank::ALL.into_iter().map(|rank| in_rank(&view.table, forecast.as_ref(), rank)).chain([deck]).collect()
}

fn in_rank(table: &Table, forecast: Option<&Forecast>, rank: Rank) -> Message {
    let line = |there: Message| {
        let place = Message::new("ui-hall-rank").with("rank", rank);
        Message::new("ui-hall-line").with("rank", place).with("there", there)
    };
    let Some(there) = table.in_rank(rank) else { return line(Message::new("ui-hall-empty")) };
    let name = line(there.card.name());
    if there.card == STONE_OF_MYSTERY {
        return name;
    }
    let mut parts = vec![name.clone()];
    parts.extend(card_figures(there.card));
    if let Some(explained) = forecast.and_then(|told| told.attacks.iter().find(|one| one.rank == rank)) {
        let cost = -i32::from(explained.now.dark);
        parts.push(Message::new("ui-hall-penalty").with("n", explained.now.penalty).with("cost", cost));
        parts.push(verdict_text(explained));
    }
    parts.extend(card_sentences(there.card));
    Message::clauses(parts).unwrap_or(name)
}

/// A stack of the Village: the card on top, its price, and how many are left.
pub struct Stack {
    /// The card on top.
    pub card: CardId,
    /// Its price.
    pub cost: u8,
    /// How many are left; of heroes by level.
    pub left: Vec<u8>,
}

pub(super) fn left(table: &Table, card: CardId) -> u8 {
    if card.index() < FOR_SALE { table.stock[card.index()] } else { 0 }
}

/// The stacks of the Village.
pub fn stacks(table: &Table) -> Vec<Stack> {
    let stack = |&card: &CardId| {
        let left = match card.card().kind {
            Kind::Hero { family, .. } => [1, 2, 3].map(|level| left(table, family.hero(level))).to_vec(),
            _ => vec![left(table, card)],
        };
        Stack { card, cost: card.card().cost.unwrap_or(0), left }
    };
    table.on_sale().iter().map(stack).collect()
}

/// What is sold, with prices and what is left.
pub(super) fn village(table: &Table) -> Vec<Message> {
    let line = |stack: Stack| {
        let left: Vec<String> = stack.left.iter().map(u8::to_string).collect();
        let key = if left.len() > 1 { "ui-fact-left-levels" } else { "ui-fact-left-all" };
        let mut told = vec![
            Message::new("ui-fact-cost").with("n", stack.cost),
            Message::new(key).with("left", left.join(", ")),
        ];
        told.extend(facts(stack.card));
        bracketed(stack.card.name(), told)
    };
    stacks(table).into_iter().map(line).collect()
}
