//! Everybody against everybody: ratings, and the share of each pair.

use super::Findings;
use crate::charts::{Axis, Bar, Bars, Block, Heading, Reference, Section};
use crate::stats::{Rating, Share, ratings};

/// What the first of each pair won against the second.
fn results(findings: &Findings<'_>) -> Vec<(usize, usize, Share)> {
    let count = findings.names.len();
    let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    pairs
        .enumerate()
        .map(|(duel, (one, other))| {
            let mut share = Share::default();
            let rows = findings.finished().filter(|row| row.duel == duel);
            rows.for_each(|row| share.add(row.share_of(one)));
            (one, other, share)
        })
        .collect()
}

/// The ratings, the strongest first.
pub fn section(findings: &Findings<'_>) -> Section {
    let locale = findings.locale;
    let results = results(findings);
    let mut ranked: Vec<(usize, Rating)> =
        ratings(findings.names.len(), &results).into_iter().enumerate().collect();
    ranked.sort_by(|a, b| b.1.elo.total_cmp(&a.1.elo));
    let mut rows = Vec::new();
    for (entrant, rating) in &ranked {
        let mut all = Share::default();
        for (one, other, share) in &results {
            if one == entrant {
                all = Share { wins: all.wins + share.wins, games: all.games + share.games };
            } else if other == entrant {
                all = Share { wins: all.wins + share.games - share.wins, games: all.games + share.games };
            }
        }
        let [value, interval] = findings.share(all);
        rows.push(vec![
            findings.names[*entrant].to_owned(),
            locale.decimal(rating.elo, 0),
            format!("±\u{a0}{}", locale.decimal(rating.margin, 0)),
            locale.whole(all.games as u64),
            value,
            interval,
        ]);
    }
    let head = findings.head(&[
        "lab-head-bot",
        "lab-head-rating",
        "lab-head-margin",
        "lab-head-games",
        "lab-head-share",
        "lab-head-interval",
    ]);
    let bars = ranked.iter().map(|(entrant, rating)| {
        let (low, high) = (rating.elo - rating.margin, rating.elo + rating.margin);
        Bar::new(findings.names[*entrant], rating.elo).between(low, high)
    });
    let chart = Bars {
        heading: Heading::new(locale.word("lab-axis-rating"), locale.word("lab-about-ratings-chart")),
        axis: Axis::new("", findings.figures(0)),
        bars: bars.collect(),
        reference: Some(Reference { at: 0.0, label: locale.word("lab-mean") }),
    };
    let blocks = vec![
        Block::chart(chart, ""),
        Block::Table { caption: String::new(), head, rows },
        Block::text(locale.word("lab-about-ratings")),
    ];
    Section::new(locale.word("lab-ratings"), blocks)
}

/// The share of each pair.
pub fn pairs(findings: &Findings<'_>) -> Section {
    let locale = findings.locale;
    let rows = results(findings).into_iter().map(|(one, other, share)| {
        let [value, interval] = findings.share(share);
        vec![
            findings.names[one].to_owned(),
            findings.names[other].to_owned(),
            locale.whole(share.games as u64),
            value,
            interval,
        ]
    });
    let head = findings.head(&[
        "lab-head-bot",
        "lab-head-against",
        "lab-head-games",
        "lab-head-share",
        "lab-head-interval",
    ]);
    Section::new(
        locale.word("lab-pairs"),
        vec![Block::Table { caption: String::new(), head, rows: rows.collect() }],
    )
}
