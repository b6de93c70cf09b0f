//! Who won how much.

use super::Findings;
use crate::charts::{Axis, Bar, Bars, Block, Heading, Reference, Section};
use crate::stats::{Share, Spread};

/// What a bot has won.
struct Result<'a> {
    name: &'a str,
    games: Share,
    /// What it would have won if all were equal.
    even: Share,
    points: Spread,
}

/// Wins and points of each bot.
pub fn section(findings: &Findings<'_>) -> Section {
    let locale = findings.locale;
    let results = results(findings);
    let row = |result: &Result<'_>| {
        let [share, interval] = findings.share(result.games);
        vec![
            result.name.to_owned(),
            locale.whole(result.games.games as u64),
            locale.decimal(result.games.wins, if result.games.wins.fract() == 0.0 { 0 } else { 1 }),
            share,
            interval,
            locale.percent(result.even.value()),
            locale.decimal(result.points.mean, 1),
        ]
    };
    let head = findings.head(&[
        "lab-head-bot",
        "lab-head-games",
        "lab-head-wins",
        "lab-head-share",
        "lab-head-interval",
        "lab-head-even",
        "lab-head-points",
    ]);
    let mut blocks = Vec::new();
    if results.len() > 1 {
        blocks.push(Block::chart(chart(findings, &results), ""));
    }
    blocks.push(Block::Table { caption: String::new(), head, rows: results.iter().map(row).collect() });
    blocks.push(Block::text(locale.word("lab-about-shares")));
    Section::new(locale.word("lab-results"), blocks)
}

fn chart(findings: &Findings<'_>, results: &[Result<'_>]) -> Bars {
    let locale = findings.locale;
    let bars = results.iter().map(|result| {
        let (low, high) = result.games.interval();
        Bar::new(result.name, result.games.value()).between(low, high)
    });
    let even = results.first().map(|result| result.even.value());
    let same =
        results.iter().all(|result| even.is_some_and(|even| (result.even.value() - even).abs() < 1e-9));
    Bars {
        heading: Heading::new(locale.word("lab-chart-results"), locale.word("lab-about-results-chart")),
        axis: Axis::new("", findings.shares()).from_to(0.0, 1.0),
        bars: bars.collect(),
        reference: even.filter(|_| same).map(|at| Reference { at, label: locale.word("lab-even") }),
    }
}

fn results<'a>(findings: &Findings<'a>) -> Vec<Result<'a>> {
    let mut results = Vec::new();
    for (entrant, name) in findings.names.iter().enumerate() {
        let mut result =
            Result { name, games: Share::default(), even: Share::default(), points: Spread::default() };
        let rows = findings.rows.iter().filter(|row| row.seats_of(entrant) > 0);
        for row in rows.clone() {
            result.games.add(row.share_of(entrant));
            result.even.add(row.seats_of(entrant) as f64 / f64::from(row.players()));
        }
        let seats = rows.flat_map(|row| &row.seats).filter(|seat| seat.entrant == entrant);
        result.points = Spread::of(seats.map(|seat| seat.points.as_f64()));
        results.push(result);
    }
    results
}
