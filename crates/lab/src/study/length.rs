//! How long games last.

use super::Findings;
use crate::charts::{Axis, Bin, Block, Heading, Histogram, Section, Tone};
use crate::row::Row;
use crate::stats::Spread;
use table::Message;

/// The most columns of a histogram.
const COLUMNS: u32 = 24;

/// Rounds, turns and inputs, for each size of table.
pub fn section(findings: &Findings<'_>) -> Section {
    let locale = findings.locale;
    let mut rows = Vec::new();
    for players in findings.tables() {
        let games = || findings.rows.iter().filter(move |row| row.players() == players);
        let rounds = Spread::of(games().map(|row| f64::from(row.rounds())));
        let middle = |figure: fn(&Row) -> u32| Spread::of(games().map(|row| f64::from(figure(row)))).median;
        let decisions = |row: &Row| row.seats.iter().map(|seat| seat.decisions).sum();
        rows.push(vec![
            locale.say(&Message::new("lab-players").with("n", players)),
            locale.whole(rounds.count as u64),
            locale.decimal(rounds.median, 0),
            format!("{} – {}", locale.decimal(rounds.low, 0), locale.decimal(rounds.high, 0)),
            locale.decimal(rounds.most, 0),
            locale.decimal(middle(|row| row.turns), 0),
            locale.decimal(middle(decisions), 0),
            locale.decimal(middle(|row| row.inputs), 0),
            locale.whole(games().filter(|row| !row.over).count() as u64),
        ]);
    }
    let head = findings.head(&[
        "lab-head-table",
        "lab-head-games",
        "lab-head-rounds",
        "lab-head-most-games",
        "lab-head-most",
        "lab-head-turns",
        "lab-head-decisions",
        "lab-head-inputs",
        "lab-head-broken",
    ]);
    let mut blocks: Vec<Block> =
        histogram(findings).map(|chart| Block::chart(chart, "")).into_iter().collect();
    blocks.push(Block::Table { caption: String::new(), head, rows });
    blocks.push(Block::text(locale.word("lab-about-length")));
    Section::new(locale.word("lab-length"), blocks)
}

fn histogram(findings: &Findings<'_>) -> Option<Histogram> {
    let locale = findings.locale;
    let rounds: Vec<u32> = findings.rows.iter().map(Row::rounds).collect();
    let (least, most) = (*rounds.iter().min()?, *rounds.iter().max()?);
    let width = (most - least + 1).div_ceil(COLUMNS).max(1);
    let bins = (least..=most).step_by(width as usize).map(|from| {
        let to = from + width - 1;
        let count = rounds.iter().filter(|&&round| (from..=to).contains(&round)).count();
        Bin {
            label: if width == 1 { from.to_string() } else { format!("{from}–{to}") },
            share: count as f64 / rounds.len() as f64,
            tone: Tone::Main,
        }
    });
    Some(Histogram {
        heading: Heading::new(locale.word("lab-chart-length"), locale.word("lab-about-length-chart")),
        label: locale.word("lab-axis-rounds"),
        axis: Axis::new(locale.word("lab-axis-games"), findings.shares()),
        bins: bins.collect(),
        legend: None,
    })
}
