//! What having something has to do with winning: heroes, monster groups, hero families, village cards.

use super::Findings;
use crate::charts::{Axis, Bar, Bars, Block, Heading, Reference, Section};
use crate::stats::{Share, Spread};
use catalog::{FactKind, Thing};
use table::Message;

/// What is known of a thing.
struct Part<'a> {
    thing: &'a Thing,
    /// In how many games it was.
    games: u64,
    /// The wins of the seats that had it.
    owners: Share,
    /// What those seats would have won if it made no difference.
    even: Share,
    rounds: Spread,
}

impl Part<'_> {
    /// The share of wins as a multiple of the even share, with its interval.
    fn factor(&self) -> (f64, (f64, f64)) {
        let even = self.even.value().max(f64::MIN_POSITIVE);
        let (low, high) = self.owners.interval();
        (self.owners.value() / even, (low / even, high / even))
    }
}

/// The wins of those who had a thing of this kind.
pub fn section(findings: &Findings<'_>, kind: &FactKind) -> Option<Section> {
    let tongue = findings.tongue;
    let things = findings.things.iter().filter(|thing| thing.kind == kind.id);
    let mut parts: Vec<Part<'_>> =
        things.map(|thing| part(findings, thing)).filter(|part| part.games > 0).collect();
    parts.sort_by(|a, b| b.factor().0.total_cmp(&a.factor().0));
    let title = tongue.say(&Message::new(kind.title));
    let row = |part: &Part<'_>| {
        let [share, interval] = findings.share(part.owners);
        vec![
            tongue.say(&part.thing.name),
            tongue.whole(part.games),
            tongue.whole(part.owners.games as u64),
            share,
            interval,
            tongue.percent(part.even.value()),
            tongue.decimal(part.factor().0, 2),
            tongue.decimal(part.rounds.median, 0),
        ]
    };
    let head = vec![
        title.clone(),
        tongue.word("lab-head-games"),
        tongue.word("lab-head-owners"),
        tongue.word("lab-head-share"),
        tongue.word("lab-head-interval"),
        tongue.word("lab-head-even"),
        tongue.word("lab-head-factor"),
        tongue.word("lab-head-rounds"),
    ];
    let bars = parts.iter().filter(|part| part.owners.games > 0.0).map(|part| {
        let (value, (low, high)) = part.factor();
        Bar::new(tongue.say(&part.thing.name), value).between(low, high)
    });
    let chart = Bars {
        heading: Heading::new(title.clone(), tongue.word("lab-about-facts-chart")),
        axis: Axis::new(tongue.word("lab-axis-factor"), findings.figures(2)).from_to(0.0, 1.5),
        bars: bars.collect(),
        reference: Some(Reference { at: 1.0, label: tongue.word("lab-even") }),
    };
    let blocks = vec![
        Block::chart(chart, ""),
        Block::Table { caption: String::new(), head, rows: parts.iter().map(row).collect() },
        Block::text(tongue.word("lab-about-facts")),
    ];
    (!parts.is_empty()).then(|| Section::new(title, blocks))
}

fn part<'a>(findings: &Findings<'_>, thing: &'a Thing) -> Part<'a> {
    let mut part =
        Part { thing, games: 0, owners: Share::default(), even: Share::default(), rounds: Spread::default() };
    let mut rounds = Vec::new();
    for row in findings.finished() {
        let Some((_, _, owned)) =
            row.facts.iter().find(|(kind, id, _)| *kind == thing.kind && *id == thing.id)
        else {
            continue;
        };
        part.games += 1;
        rounds.push(f64::from(row.rounds()));
        for (seat, _) in row.seats.iter().zip(owned).filter(|(_, count)| **count > 0) {
            part.owners.add(seat.share);
            part.even.add(1.0 / f64::from(row.players()));
        }
    }
    part.rounds = Spread::of(rounds);
    part
}
