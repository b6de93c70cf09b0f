//! Whether it matters where one sits.

use super::Findings;
use crate::charts::{Axis, Bar, Bars, Block, Heading, Reference, Section};
use crate::stats::{Share, Spread};
use table::Message;

/// Wins by seat, for each size of table.
pub fn section(findings: &Findings<'_>) -> Option<Section> {
    let locale = findings.locale;
    let mut rows = Vec::new();
    let mut blocks = Vec::new();
    for players in findings.tables().into_iter().filter(|&players| players > 1) {
        let games = findings.finished().filter(|row| row.players() == players);
        let even = 1.0 / f64::from(players);
        let mut bars = Vec::new();
        for seat in 0..usize::from(players) {
            let mut share = Share::default();
            games.clone().for_each(|row| share.add(row.seats[seat].share));
            let points = Spread::of(games.clone().map(|row| row.seats[seat].points.as_f64()));
            let name = locale.say(&Message::new("lab-seat").with("n", seat + 1));
            let (low, high) = share.interval();
            bars.push(Bar::new(name.clone(), share.value()).between(low, high));
            let [value, interval] = findings.share(share);
            rows.push(vec![
                name,
                players.to_string(),
                locale.whole(share.games as u64),
                value,
                interval,
                locale.percent(even),
                locale.decimal(points.mean, 1),
            ]);
        }
        let title = locale.say(&Message::new("lab-players").with("n", players));
        let chart = Bars {
            heading: Heading::new(title, locale.word("lab-about-seats-chart")),
            axis: Axis::new(locale.word("lab-head-share"), findings.shares()).from_to(0.0, even * 1.5),
            bars,
            reference: Some(Reference { at: even, label: locale.word("lab-even") }),
        };
        blocks.push(Block::chart(chart, ""));
    }
    let head = findings.head(&[
        "lab-head-seat",
        "lab-head-players",
        "lab-head-games",
        "lab-head-share",
        "lab-head-interval",
        "lab-head-even",
        "lab-head-points",
    ]);
    blocks.push(Block::Table { caption: String::new(), head, rows });
    (blocks.len() > 1).then(|| Section::new(locale.word("lab-seats"), blocks))
}
