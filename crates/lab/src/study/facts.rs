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
    /// How many of it the winners had, of how many winners; and the others.
    with_winners: Share,
    with_others: Share,
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
    let locale = findings.locale;
    let things = findings.things.iter().filter(|thing| thing.kind == kind.id);
    let mut parts: Vec<Part<'_>> = things.map(|thing| part(findings, thing)).collect();
    parts.retain(|part| part.games > 0);
    parts.sort_by(|a, b| b.factor().0.total_cmp(&a.factor().0));
    let title = locale.say(&Message::new(kind.title));
    let about = locale.word("lab-about-facts");
    let blocks =
        vec![Block::chart(chart(findings, &parts), ""), table(findings, &title, &parts), Block::text(about)];
    (!parts.is_empty()).then(|| Section::new(title, blocks))
}

fn chart(findings: &Findings<'_>, parts: &[Part<'_>]) -> Bars {
    let locale = findings.locale;
    let bars = parts.iter().filter(|part| part.owners.games > 0.0).map(|part| {
        let (value, (low, high)) = part.factor();
        Bar::new(locale.say(&part.thing.name), value).between(low, high)
    });
    Bars {
        heading: Heading::new(locale.word("lab-axis-factor"), locale.word("lab-about-facts-chart")),
        axis: Axis::new("", findings.figures(2)).from_to(0.0, 1.5),
        bars: bars.collect(),
        reference: Some(Reference { at: 1.0, label: locale.word("lab-even") }),
    }
}

fn table(findings: &Findings<'_>, title: &str, parts: &[Part<'_>]) -> Block {
    let locale = findings.locale;
    // Where each thing has one owner, as a hero has, there is nothing to count.
    let counted = parts.iter().any(|part| part.owners.games as u64 != part.games);
    let row = |part: &Part<'_>| {
        let [share, interval] = findings.share(part.owners);
        let mut row = vec![
            locale.say(&part.thing.name),
            locale.whole(part.games),
            locale.whole(part.owners.games as u64),
            share,
            interval,
            locale.percent(part.even.value()),
            locale.decimal(part.factor().0, 2),
        ];
        if counted {
            row.push(locale.decimal(part.with_winners.value(), 2));
            row.push(locale.decimal(part.with_others.value(), 2));
        }
        row.push(locale.decimal(part.rounds.median, 0));
        row
    };
    let mut head = vec![title.to_owned()];
    head.extend(findings.head(&[
        "lab-head-games",
        "lab-head-owners",
        "lab-head-share",
        "lab-head-interval",
        "lab-head-even",
        "lab-head-factor",
    ]));
    if counted {
        head.extend(findings.head(&["lab-head-with-winners", "lab-head-with-others"]));
    }
    head.push(locale.word("lab-head-rounds"));
    Block::Table { caption: String::new(), head, rows: parts.iter().map(row).collect() }
}

fn part<'a>(findings: &Findings<'_>, thing: &'a Thing) -> Part<'a> {
    let mut part = Part {
        thing,
        games: 0,
        owners: Share::default(),
        even: Share::default(),
        with_winners: Share::default(),
        with_others: Share::default(),
        rounds: Spread::default(),
    };
    let mut rounds = Vec::new();
    for row in findings.finished() {
        let of = |(kind, id, _): &&(String, String, Vec<u16>)| *kind == thing.kind && *id == thing.id;
        let Some((_, _, owned)) = row.facts.iter().find(of) else { continue };
        part.games += 1;
        rounds.push(f64::from(row.rounds()));
        for (seat, &count) in row.seats.iter().zip(owned) {
            let side = if seat.share > 0.0 { &mut part.with_winners } else { &mut part.with_others };
            side.add(count.into());
            if count > 0 {
                part.owners.add(seat.share);
                part.even.add(1.0 / f64::from(row.players()));
            }
        }
    }
    part.rounds = Spread::of(rounds);
    part
}
