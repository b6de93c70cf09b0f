//! The command that explains an attack term by term, before it is made.

use super::cards::{counted_row, facts_list, signed, times};
use super::hall::{Told, judged};
use crate::board::Scene;
use crate::ink::Ink;
use table::Message;
use thunderstone::card::Types;
use thunderstone::{Contribution, Explanation, Slot, Table, effect_text, explain_attack};

/// Explains the attack on one rank, or on all.
pub fn explain(table: &Table, about: &str, scene: &Scene<'_>) -> Result<Vec<String>, Message> {
    if table.party.slots().is_empty() {
        return Err(Message::new("ui-explain-no-party"));
    }
    let ranks: Vec<u8> = match about {
        "" => (1..=3).collect(),
        _ => {
            let wrong = || Message::new("ui-explain-rank").with("found", about.to_owned());
            let rank = about.trim_end_matches('.').parse::<u8>().ok().filter(|rank| (1..=3).contains(rank));
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
    let title =
        Message::new("ui-explain-title").with("card", explained.monster.name()).with("rank", explained.rank);
    let mut lines = voice.wrap("", 2, &voice.paint(Ink::Heading, &voice.say(&title)));
    let mut parts = terms(table, explained);
    parts.extend(sums(explained));
    lines.extend(parts.iter().flat_map(|part| voice.wrap("  ", 4, &voice.say(part))));
    lines
}

/// What every card gives, equal ones together.
fn terms(table: &Table, explained: &Explanation) -> Vec<Message> {
    let gives =
        |line: &&Contribution| line.card.is_hero() || line.attack != 0 || line.magic != 0 || line.light != 0;
    let lines =
        explained.contributions.iter().filter(gives).map(|line| Contribution { slot: Slot::NONE, ..*line });
    let mut terms = counted_row(lines, |line, n| {
        let card = times(line.card.name(), n);
        if !line.takes_part {
            return Message::new("ui-explain-idle").with("card", card);
        }
        let mut facts = Vec::new();
        let mut gives = |key: &'static str, n: i16| {
            if n != 0 {
                facts.push(Message::new(key).with("text", signed(n)));
            }
        };
        gives("ui-fact-attack", line.attack);
        gives("ui-fact-magic", line.magic);
        if line.light > 0 {
            facts.push(Message::new("ui-fact-light").with("n", line.light));
        }
        let key = if n == 1 { "ui-explain-card" } else { "ui-explain-cards" };
        Message::new(key).with("card", card).with("facts", facts_list(&facts))
    });
    let idle = table.party.iter().filter(|(_, m)| m.card.is(Types::WEAPON) && m.link == Slot::NONE);
    let idle = counted_row(idle.map(|(_, member)| member.card), |card, n| times(card.name(), n));
    if !idle.is_empty() {
        terms.push(Message::new("ui-explain-not-carried").with("cards", idle));
    }
    terms
}

/// From the sums to the attack value, and what the battle will cost.
fn sums(explained: &Explanation) -> Vec<Message> {
    let now = &explained.now;
    let value = |key: &'static str, attack: i16, magic: i16| {
        Message::new(key).with("attack", i64::from(attack)).with("magic", i64::from(magic))
    };
    let mut lines = vec![value("ui-explain-sum", now.attack, now.magic)];
    if (now.attack, now.magic) != (now.attack_counted, now.magic_counted) {
        lines.push(value("ui-explain-counted", now.attack_counted, now.magic_counted));
    }
    lines.push(
        Message::new("ui-explain-light")
            .with("needed", now.light_needed)
            .with("light", now.light)
            .with("n", now.penalty)
            .with("cost", -i32::from(now.dark)),
    );
    if now.halved {
        lines.push(Message::new("ui-explain-halved"));
    }
    lines.push(judged(now, Told::AsItStands));
    if !explained.can_be_attacked {
        lines.push(Message::new("ui-explain-unseen"));
    }
    if !explained.costs.is_empty() {
        let effects: Vec<Message> = explained.costs.iter().map(effect_text).collect();
        lines.push(Message::new("ui-explain-costs").with("effects", effects));
        if explained.after != *now {
            lines.push(judged(&explained.after, Told::Afterwards));
        }
    }
    lines
}
