//! The Village: its stacks with price and what is left, heroes by level.

use crate::board::Scene;
use crate::ink::Ink;
use thunderstone::{Table, stacks};

/// A cell of the drawn table may be as wide as this before there are fewer columns.
const NARROWEST: usize = 36;

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
            let left: Vec<String> = stack.left.iter().map(u8::to_string).collect();
            Some(format!("  {name}{gap} {cost} ×{:<6}", left.join("/")))
        });
        lines.push(cells.collect::<String>().trim_end().to_owned());
    }
    lines
}
