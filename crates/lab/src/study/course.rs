//! Lead changes and comebacks.

use super::Findings;
use crate::charts::{Block, Section};
use crate::stats::{Share, Spread};
use table::Message;

/// How the lead moved, for each size of table.
pub fn section(findings: &Findings<'_>) -> Option<Section> {
    let tongue = findings.tongue;
    let mut rows = Vec::new();
    for players in findings.tables().into_iter().filter(|&players| players > 1) {
        let games = || findings.finished().filter(move |row| row.players() == players);
        let changes = Spread::of(games().map(|row| f64::from(row.course.lead_changes)));
        let deficit = Spread::of(games().map(|row| f64::from(row.course.deficit)));
        let (mut leader, mut last) = (Share::default(), Share::default());
        for row in games() {
            if let Some(won) = row.course.half_leader_won {
                leader.add(f64::from(u8::from(won)));
            }
            last.add(f64::from(u8::from(row.course.won_from_last)));
        }
        rows.push(vec![
            tongue.say(&Message::new("lab-players").with("n", players)),
            tongue.whole(changes.count as u64),
            tongue.decimal(changes.mean, 2),
            tongue.percent(leader.value()),
            tongue.percent(last.value()),
            tongue.decimal(deficit.mean / 2.0, 1),
            tongue.decimal(deficit.most / 2.0, 1),
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
    let about = Block::text(tongue.word("lab-about-course"));
    let table = Block::Table { caption: String::new(), head, rows: rows.clone() };
    (!rows.is_empty()).then(|| Section::new(tongue.word("lab-course"), vec![table, about]))
}
