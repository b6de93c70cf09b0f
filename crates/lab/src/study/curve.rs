//! What more time brings: the share of wins against one opponent, point by point.

use super::Findings;
use crate::charts::{Axis, Block, Curve, Heading, Line, Point, Reference, Section};
use crate::stats::Share;
use table::Message;

/// The curve and its table.
pub fn section(findings: &Findings<'_>) -> Section {
    let locale = findings.locale;
    let mut rows = Vec::new();
    let mut points = Vec::new();
    let mut even = Share::default();
    for (duel, &point) in findings.points.iter().enumerate() {
        let mut share = Share::default();
        for row in findings.rows.iter().filter(|row| row.duel == duel) {
            share.add(row.share_of(duel + 1));
            even.add(row.seats_of(duel + 1) as f64 / f64::from(row.players()));
        }
        let [value, interval] = findings.share(share);
        let name = findings.names[duel + 1].to_owned();
        rows.push(vec![name, locale.whole(share.games as u64), value, interval]);
        let (low, high) = share.interval();
        points.push(Point::new(point as f64, share.value()).between(low, high));
    }
    let timed = findings.names.get(1).is_some_and(|name| name.ends_with("ms"));
    let axis = locale.word(if timed { "lab-axis-time" } else { "lab-axis-thought" });
    let opponent = findings.names[0].to_owned();
    let title = locale.say(&Message::new("lab-curve").with("bot", opponent));
    let chart = Curve {
        heading: Heading::new(locale.word("lab-chart-results"), locale.word("lab-about-curve-chart")),
        across: Axis::new(axis, findings.figures(0)).logarithmic(),
        up: Axis::new("", findings.shares()).from_to(0.0, 1.0),
        lines: vec![Line { name: String::new(), points }],
        reference: Some(Reference { at: even.value(), label: locale.word("lab-even") }),
    };
    let head = findings.head(&["lab-head-bot", "lab-head-games", "lab-head-share", "lab-head-interval"]);
    let blocks = vec![Block::chart(chart, ""), Block::Table { caption: String::new(), head, rows }];
    Section::new(title, blocks)
}
