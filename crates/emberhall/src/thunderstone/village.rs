//! The Village: its stacks with price and what is left, heroes by level.

use super::cards;
use crate::board::Scene;
use crate::ink::Ink;
use table::Message;
use thunderstone::card::Kind;
use thunderstone::{CardId, FOR_SALE, Table};

/// A cell of the drawn table may be as wide as this before there are fewer columns.
const NARROWEST: usize = 36;

/// A stack: the card on top, its price, and how many are left; for heroes by level.
struct Stack {
    card: CardId,
    cost: u8,
    left: String,
}

fn left(table: &Table, card: CardId) -> u8 {
    if card.index() < FOR_SALE { table.stock[card.index()] } else { 0 }
}

fn stacks(table: &Table) -> Vec<Stack> {
    let stack = |&card: &CardId| {
        let figures = card.card();
        let left = match figures.kind {
            Kind::Hero { family, .. } => {
                [1, 2, 3].map(|level| left(table, family.hero(level)).to_string()).join("/")
            }
            _ => left(table, card).to_string(),
        };
        Stack { card, cost: figures.cost.unwrap_or(0), left }
    };
    table.on_sale().iter().map(stack).collect()
}

/// The stacks in columns.
pub fn drawn(table: &Table, scene: &Scene<'_>, width: usize) -> Vec<String> {
    let voice = scene.voice;
    let stacks = stacks(table);
    let names: Vec<String> = stacks.iter().map(|stack| voice.say(&stack.card.name())).collect();
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    // The name, the price and what is left, a space apart each, then the gap to the next column.
    let cell = widest + 2 + 3 + 1 + 6;
    let columns = (width.min(120) / cell.max(NARROWEST)).clamp(1, 3);
    let rows = stacks.len().div_ceil(columns);
    let mut lines = vec![voice.paint(Ink::Faint, &voice.word("ui-village-heading"))];
    for row in 0..rows {
        let cells = (0..columns).filter_map(|column| {
            let index = column * rows + row;
            let (stack, name) = (stacks.get(index)?, names.get(index)?);
            let gap = " ".repeat(widest - name.chars().count());
            let cost = voice.paint(Ink::Item, &format!("{:>2}", stack.cost));
            Some(format!("  {name}{gap} {cost} ×{:<6}", stack.left))
        });
        lines.push(cells.collect::<String>().trim_end().to_owned());
    }
    lines
}

/// The stacks in sentences.
pub fn in_words(table: &Table, scene: &Scene<'_>) -> Vec<String> {
    let line = |stack: Stack| {
        let hero = matches!(stack.card.card().kind, Kind::Hero { .. });
        let key = if hero { "ui-fact-left-levels" } else { "ui-fact-left-all" };
        let mut facts = vec![
            Message::new("ui-fact-cost").with("n", stack.cost),
            Message::new(key).with("left", stack.left),
        ];
        facts.extend(cards::facts(stack.card));
        let message = cards::bracketed(stack.card.name(), &facts);
        scene.tell(&message)
    };
    stacks(table).into_iter().map(line).collect()
}

/// A purchase in few words.
pub fn purchase(card: CardId) -> Message {
    Message::new("ui-village-buy").with("card", card.name()).with("cost", card.card().cost.unwrap_or(0))
}

/// What a purchase would bring, and how many are left.
pub fn note(table: &Table, card: CardId) -> Message {
    let mut facts = cards::facts(card);
    facts.push(Message::new("ui-fact-left").with("n", left(table, card)));
    cards::facts_list(&facts)
}
