//! A decision in sentences: what is good to know for it, and its choices in order.

use super::boards::tile;
use super::hexes::{heroes, possessions};
use crate::choice::{Choice, Question};
use crate::content::Hero;
use crate::hex::Pos;
use crate::public::Table;
use crate::text::side;
use crate::view::KarakView;
use alloc::string::ToString;
use alloc::vec::Vec;
use table::Message;

/// What is good to know for the question.
pub(super) fn situation(view: &KarakView, question: Question) -> Vec<Message> {
    let table = &view.table;
    match question {
        Question::Turn => {
            let left = table.slots_left();
            let moved = (table.turn.open && left > 1).then(|| Message::new("ui-situation-moved"));
            [Message::new("ui-actions-left").with("n", left)].into_iter().chain(moved).collect()
        }
        Question::Place => {
            let drawn = table.drawn.map(|drawn| tile(view, drawn));
            drawn.map(|drawn| Message::new("ui-situation-tile").with("tile", drawn)).into_iter().collect()
        }
        Question::Battle { .. } => battle(table).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The battle as it stands: before the roll its strength, after it also the attack.
fn battle(table: &Table) -> Option<Message> {
    let battle = table.battle.as_ref()?;
    if battle.hero.is_none() {
        return Some(Message::new("ui-situation-battle").with("n", battle.strength));
    }
    let attack = table.attack()?;
    Some(
        Message::new("ui-situation-attack")
            .with("n", battle.strength)
            .with("attack", attack.total)
            .with("swords", attack.swords)
            .with("weapons", attack.weapons),
    )
}

pub(super) fn heading(choice: &Choice) -> Message {
    Message::new(match choice {
        Choice::Move { .. } | Choice::Explore { .. } | Choice::Portal { .. } | Choice::MagicRun { .. } => {
            "ui-group-moves"
        }
        Choice::Heal
        | Choice::Gather { .. }
        | Choice::BuildCity { .. }
        | Choice::Build
        | Choice::Recruit
        | Choice::PickUp
        | Choice::Eradicate
        | Choice::RaiseSkeleton => "ui-group-actions",
        Choice::Pickpocket { .. } | Choice::Hawkeye | Choice::EndTurn => "ui-group-free",
        Choice::Place { at, .. } => return Message::new("ui-group-place").with("place", at.to_string()),
        Choice::Train(_) => "ui-group-recruit",
        Choice::Return(_) => "ui-group-return",
        _ => "ui-group-choices",
    })
}

/// The place that a choice leads to or is about.
pub(super) fn place_of(choice: &Choice) -> Option<Pos> {
    match *choice {
        Choice::Move { to } | Choice::Explore { to } | Choice::Portal { to } | Choice::MagicRun { to } => {
            Some(to)
        }
        Choice::Place { at, .. } => Some(at),
        _ => None,
    }
}

/// Which way a choice leads, and what its own text does not say of the place: who is there, and what lies there.
pub(super) fn remark(view: &KarakView, choice: &Choice) -> Option<Message> {
    if matches!(choice, Choice::Place { .. }) {
        return None;
    }
    let (to, table) = (place_of(choice)?, &view.table);
    let way = table.hex(table.here()).at.side_to(to).map(side);
    let there = table.hex_at(to).map(|there| [heroes(view, there), possessions(view, there)].concat());
    Message::clauses(way.into_iter().chain(there.into_iter().flatten()))
}

pub(super) fn is_far_fetched(table: &Table, choice: Choice) -> bool {
    match choice {
        // What is laid is moved to, what is not laid is explored.
        Choice::Move { to } => table.hex_at(to).is_none(),
        Choice::Explore { to } => table.hex_at(to).is_some(),
        Choice::Portal { to } | Choice::MagicRun { to } => table.hex_at(to) == Some(table.here()),
        Choice::Gather { extra } => extra.is_some(),
        Choice::BuildCity { discount } | Choice::Raise { discount, .. } => {
            discount.is_some() != table.active_is(Hero::Taia)
        }
        Choice::Pickpocket { from } | Choice::Curse(from) => from == table.active,
        _ => false,
    }
}
