//! Lead changes and comebacks.

use super::Findings;
use crate::charts::{Block, Section};
use crate::stats::{Share, Spread};
use table::Message;

/// How the lead moved, for each size of table.
pub fn section(findings: &Findings<'_>) -> Option<Section> {
    let locale = findings.locale;
    let mut rows = Vec::new();
    for players in findings.tables().into_iter().filter(|&players| players > 1) {
        let games = || findings.finished().filter(move |row| row.players() == players);
        let changes = Spread::of(games().map(|row| f64::from(row.course.lead_changes)));
        let deficit = Spread::of(games().map(|row| row.course.deficit.as_f64()));
        let (mut leader, mut last) = (Share::default(), Share::default());
        for row in games() {
            if let Some(won) = row.course.half_leader_won {
                leader.add(f64::from(u8::from(won)));
            }
            last.add(f64::from(u8::from(row.course.won_from_last)));
        }
        rows.push(vec![
            locale.say(&Message::new("lab-players").with("n", players)),
            locale.whole(changes.count as u64),
            locale.decimal(changes.mean, 2),
            locale.percent(leader.value()),
            locale.percent(last.value()),
            locale.decimal(deficit.mean, 1),
            locale.decimal(deficit.most, 1),
        ]);
    }
    let head = findings.head(&[
        "lab-head-table",
        "lab-head-games",
        "lab-head-lead-changes",
        "lab-head-half-leader",
        "lab-head-from-last",
        "lab-head-deficit",
        "lab-head-greatest-deficit",
    ]);
    let about = Block::text(locale.word("lab-about-course"));
    let table = Block::Table { caption: String::new(), head, rows: rows.clone() };
    (!rows.is_empty()).then(|| Section::new(locale.word("lab-course"), vec![table, about]))
}
