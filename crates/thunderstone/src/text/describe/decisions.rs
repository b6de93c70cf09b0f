//! A decision in sentences: what is good to know for it, and its choices in order.

use super::boards::{hand, names};
use super::cards::{facts, row};
use super::hall::left;
use super::verdict_text;
use crate::card::CardId;
use crate::choice::{Choice, Purpose, Question};
use crate::explain::explain_attack;
use crate::public::{Place, Table};
use crate::view::View;
use alloc::vec;
use alloc::vec::Vec;
use table::{Message, Viewer};

/// What is good to know for the question.
pub(super) fn situation(view: &View, viewer: Viewer, question: &Question) -> Vec<Message> {
    let mut lines = if view.seat.map(Viewer::Seat) == Some(viewer) { hand(view) } else { Vec::new() };
    match *question {
        Question::Prepare { place: Place::Village } | Question::Buy { spoils: None }
            if view.table.turn.purchases > 1 =>
        {
            lines.push(Message::new("ui-situation-purchases").with("n", view.table.turn.purchases));
        }
        Question::Card { purpose: Purpose::Sphinx } => {
            lines.push(Message::new("ui-situation-revealed").with("cards", names(&view.table.revealed)));
        }
        _ => {}
    }
    lines
}

pub(super) fn heading(question: &Question, choice: &Choice) -> Message {
    Message::new(match choice {
        Choice::Use { .. } => "ui-group-effects",
        Choice::Equip { .. } => "ui-group-equip",
        Choice::Attack { .. } => "ui-group-attack",
        Choice::Buy(_) => "ui-group-buy",
        Choice::LevelUp { .. } => "ui-group-level-up",
        Choice::Arrange(_) => "ui-group-arrange",
        // Among a few cards, “none” is one choice more.
        Choice::Done => match question {
            Question::Prepare { .. } | Question::Buy { .. } | Question::Train => "ui-group-end",
            _ => "ui-group-choices",
        },
        _ => "ui-group-choices",
    })
}

/// A purchase or an attack under its heading.
pub(super) fn brief(table: &Table, choice: &Choice) -> Option<Message> {
    match *choice {
        Choice::Buy(card) => {
            let cost = card.card().cost.unwrap_or(0);
            Some(Message::new("ui-village-buy").with("card", card.name()).with("cost", cost))
        }
        Choice::Attack { rank } => {
            let monster = table.in_rank(rank)?.card.name();
            Some(Message::new("thunderstone-choice-monster").with("monster", monster).with("rank", rank))
        }
        _ => None,
    }
}

/// What an attack, a purchase or a level would bring.
pub(super) fn remark(table: &Table, choice: &Choice) -> Option<Message> {
    match *choice {
        Choice::Attack { rank } => {
            let party = !table.party.slots().is_empty();
            explain_attack(table, rank).filter(|_| party).as_ref().map(verdict_text)
        }
        Choice::Buy(card) => {
            let left = Message::new("ui-fact-left").with("n", left(table, card));
            Message::row(facts(card).into_iter().chain([left]))
        }
        Choice::LevelUp { into, .. } => Some(row(facts(into))),
        _ => None,
    }
}

/// The cards that a choice is about.
pub fn cards_of(table: &Table, choice: &Choice) -> Vec<CardId> {
    let at = |slot| table.party.get(slot).map(|member| member.card);
    let in_rank = |rank| table.in_rank(rank).map(|there| there.card);
    let cards = match *choice {
        Choice::Buy(card) | Choice::Card(card) | Choice::TakeSpoils(card) => vec![Some(card)],
        Choice::Use { slot, .. } | Choice::Member(slot) => vec![at(slot)],
        Choice::LevelUp { slot, into } => vec![at(slot), Some(into)],
        Choice::Equip { hero, weapon } => vec![at(hero), at(weapon)],
        Choice::Attack { rank } | Choice::Monster { rank } => vec![in_rank(rank)],
        Choice::Arrange(order) => order.map(in_rank).to_vec(),
        Choice::Borrow(seat) => {
            table.offers.iter().filter(|offer| offer.owner == seat).map(|offer| Some(offer.card)).collect()
        }
        Choice::Go(_) | Choice::Lose(_) | Choice::Done => Vec::new(),
    };
    cards.into_iter().flatten().collect()
}
