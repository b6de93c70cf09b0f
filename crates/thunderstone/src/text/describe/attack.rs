//! An attack explained before it is made, as the engine reckons it.

use super::super::effect_text;
use super::cards::{row, signed};
use crate::card::CardId;
use crate::explain::Explanation;
use crate::party::Slot;
use crate::reckon::{Contribution, Reckoning};
use alloc::vec;
use alloc::vec::Vec;
use table::{Message, Subject, counted};

/// The keys of a verdict: it wins, it falls short, only magic attack is missing.
type Keys = [&'static str; 3];

const AFTER: Keys = ["ui-explain-after-wins", "ui-explain-after-fails", "ui-explain-after-no-magic"];

fn judged(reckoning: &Reckoning, [wins, fails, lacks_magic]: Keys) -> Message {
    let key = match (reckoning.wins, reckoning.lacks_magic) {
        (true, _) => wins,
        (false, false) => fails,
        (false, true) => lacks_magic,
    };
    let short = i64::from(reckoning.health) - i64::from(reckoning.total);
    Message::new(key)
        .with("total", i64::from(reckoning.total))
        .with("health", reckoning.health)
        .with("n", short.max(0))
}

/// What would come of the attack, in few words.
pub fn verdict_text(explained: &Explanation) -> Message {
    match explained.can_be_attacked {
        false => Message::new("ui-hall-unseen"),
        true => judged(&explained.after, ["ui-hall-wins", "ui-hall-fails", "ui-hall-no-magic"]),
    }
}

/// The attack by the rank and the name of the monster.
pub(super) fn subject(explained: &Explanation) -> Subject {
    let rank = Message::new("ui-hall-rank").with("rank", explained.rank);
    Subject {
        names: vec![explained.monster.name(), rank],
        near: true,
        sentences: explanation_text(explained, &[]),
    }
}

/// The attack term by term: a title, what every card gives, the weapons that nobody carries, the sums, and what the battle
/// will cost. An explanation does not name weapons that nobody carries; who knows them says which they are.
pub fn explanation_text(explained: &Explanation, uncarried: &[CardId]) -> Vec<Message> {
    let title =
        Message::new("ui-explain-title").with("card", explained.monster.name()).with("rank", explained.rank);
    let uncarried = counted(uncarried, |card, n| card.name().times(n));
    let idle =
        (!uncarried.is_empty()).then(|| Message::new("ui-explain-not-carried").with("cards", uncarried));
    [title].into_iter().chain(terms(explained)).chain(idle).chain(sums(explained)).collect()
}

/// What every card gives, equal ones together.
fn terms(explained: &Explanation) -> Vec<Message> {
    let lines = explained.contributions.iter().map(|line| Contribution { slot: Slot::default(), ..*line });
    let gives =
        |line: &Contribution| line.card.is_hero() || line.attack != 0 || line.magic != 0 || line.light != 0;
    counted(lines.filter(gives), term)
}

fn term(line: &Contribution, n: usize) -> Message {
    let card = line.card.name().times(n);
    let figure = |key: &'static str, n: i16| (n != 0).then(|| Message::new(key).with("text", signed(n)));
    let facts = [
        figure("ui-fact-attack", line.attack),
        figure("ui-fact-magic", line.magic),
        (line.light > 0).then(|| Message::new("ui-fact-light").with("n", line.light)),
    ];
    if !line.takes_part {
        return Message::new("ui-explain-idle").with("card", card);
    }
    let key = if n == 1 { "ui-explain-card" } else { "ui-explain-cards" };
    Message::new(key).with("card", card).with("facts", row(facts.into_iter().flatten().collect()))
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
    lines.push(judged(now, ["ui-explain-wins", "ui-explain-fails", "ui-explain-no-magic"]));
    if !explained.can_be_attacked {
        lines.push(Message::new("ui-explain-unseen"));
    }
    if !explained.costs.is_empty() {
        let effects: Vec<Message> = explained.costs.iter().copied().map(effect_text).collect();
        lines.push(Message::new("ui-explain-costs").with("effects", effects));
        if explained.after != *now {
            lines.push(judged(&explained.after, AFTER));
        }
    }
    lines
}
