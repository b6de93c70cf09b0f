//! The command that explains an attack term by term, before it is made.

use crate::board::Scene;
use crate::ink::Ink;
use table::Message;
use thunderstone::{CardId, Explanation, Rank, Table, Type, explain_attack, explanation_text};

/// Explains the attack on one rank, or on all.
pub fn explain(table: &Table, about: &str, scene: &Scene<'_>) -> Result<Vec<String>, Message> {
    if table.party.slots().is_empty() {
        return Err(Message::new("ui-explain-no-party"));
    }
    let ranks: Vec<Rank> = match about {
        "" => Rank::ALL.to_vec(),
        _ => {
            let wrong = || Message::new("ui-explain-rank").with("found", about.to_owned());
            let rank = about.trim_end_matches('.').parse().ok().and_then(Rank::new);
            vec![rank.ok_or_else(wrong)?]
        }
    };
    let explained: Vec<Explanation> = ranks.iter().filter_map(|&rank| explain_attack(table, rank)).collect();
    if explained.is_empty() {
        return Err(Message::new("ui-explain-nobody"));
    }
    Ok(explained.iter().flat_map(|one| lines(table, one, scene)).collect())
}

fn lines(table: &Table, explained: &Explanation, scene: &Scene<'_>) -> Vec<String> {
    let voice = scene.voice;
    let uncarried = table.party.iter().filter(|(_, m)| m.card.is(Type::Weapon) && m.link.is_none());
    let uncarried: Vec<CardId> = uncarried.map(|(_, member)| member.card).collect();
    let sentences = explanation_text(explained, &uncarried);
    let told = sentences.iter().enumerate().flat_map(|(index, sentence)| match index {
        0 => voice.wrap("", 2, &voice.paint(Ink::Heading, &voice.say(sentence))),
        _ => voice.wrap("  ", 4, &voice.say(sentence)),
    });
    told.collect()
}
