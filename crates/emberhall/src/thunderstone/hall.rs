//! The hall: who waits in its ranks, and what the present party would do to them.

use super::cards;
use crate::board::Scene;
use crate::ink::Ink;
use table::Message;
use thunderstone::cards::STONE_OF_MYSTERY;
use thunderstone::{Rank, Table, explain_attack, verdict_text};

/// The hall, rank by rank: a line with the figures, and one with the card's text.
pub fn lines(table: &Table, scene: &Scene<'_>) -> Vec<String> {
    Rank::ALL.into_iter().flat_map(|rank| rank_lines(table, rank, scene)).collect()
}

fn rank_lines(table: &Table, rank: Rank, scene: &Scene<'_>) -> Vec<String> {
    let voice = scene.voice;
    let mark = voice.paint(Ink::Number, &voice.say(&Message::new("ui-hall-rank").with("rank", rank)));
    let line = |name: &str| format!("{mark} {name}");
    let Some(there) = table.in_rank(rank) else {
        return voice.wrap("", 4, &line(&voice.word("ui-hall-empty")));
    };
    let name = voice.paint(Ink::Foe, &voice.say(&there.card.name()));
    if there.card == STONE_OF_MYSTERY {
        return voice.wrap("", 4, &line(&name));
    }
    let card = there.card.card();
    let mut first = vec![line(&name), voice.say(&Message::new("ui-fact-health").with("n", card.health))];
    // Drawn rows are narrow: no penalty, no word.
    if let Some(now) = explain_attack(table, rank).map(|explained| explained.now)
        && (now.penalty > 0 || voice.plain)
    {
        let cost = -i32::from(now.dark);
        first.push(voice.say(&Message::new("ui-hall-penalty").with("n", now.penalty).with("cost", cost)));
    }
    if let Some((verdict, wins)) = verdict(table, rank) {
        first.push(voice.paint(if wins { Ink::Wood } else { Ink::Problem }, &voice.say(&verdict)));
    }
    // A figure is never torn apart.
    let first: Vec<String> = first.iter().map(|part| part.replace(' ', "\u{a0}")).collect();
    let mut second = vec![voice.say(&Message::new("ui-fact-experience").with("n", card.experience))];
    if card.victory_points > 0 {
        second.push(voice.say(&Message::new("ui-fact-points").with("n", card.victory_points)));
    }
    second.extend(cards::text_of(there.card, scene));
    if voice.plain {
        return voice.wrap("", 0, &scene.joined(&[first, second].concat()));
    }
    let mut lines = voice.wrap("", 4, &scene.joined(&first));
    lines.extend(voice.wrap("    ", 4, &scene.joined(&second)));
    lines
}

/// What would come of an attack, and whether it would be won; `None` without a party or a monster.
fn verdict(table: &Table, rank: Rank) -> Option<(Message, bool)> {
    if table.party.slots().is_empty() {
        return None;
    }
    let explained = explain_attack(table, rank)?;
    Some((verdict_text(&explained), explained.can_be_attacked && explained.after.wins))
}
