//! How long the bots thought, and whether they kept to their time.

use super::Findings;
use crate::charts::{Block, Numerals, Section};
use crate::row::SeatRow;
use table::Message;

/// The decisions of each bot.
pub fn section(findings: &Findings<'_>) -> Section {
    let locale = findings.locale;
    let mut rows = Vec::new();
    let mut notes = Vec::new();
    let all: Vec<&SeatRow> = findings.rows.iter().flat_map(|row| &row.seats).collect();
    for (entrant, name) in findings.names.iter().enumerate() {
        let seats = || all.iter().filter(move |seat| seat.entrant == entrant);
        rows.push(line(findings, (*name).to_owned(), seats().copied()));
        if let Some(what) = seats().find_map(|seat| seat.trouble.as_ref()) {
            let message =
                Message::new("lab-trouble").with("bot", (*name).to_owned()).with("problem", what.clone());
            notes.push(Block::text(locale.say(&message)));
        }
    }
    if findings.names.len() > 1 {
        rows.push(line(findings, locale.word("lab-all-bots"), all.iter().copied()));
    }
    let head = findings.head(&[
        "lab-head-bot",
        "lab-head-decisions",
        "lab-head-mean-time",
        "lab-head-slowest",
        "lab-head-late",
        "lab-head-on-time",
        "lab-head-troubles",
    ]);
    let mut blocks = vec![Block::Table { caption: String::new(), head, rows }];
    blocks.extend(notes);
    blocks.push(Block::text(locale.word("lab-about-decisions")));
    Section::new(locale.word("lab-decisions"), blocks)
}

fn line<'a>(findings: &Findings<'_>, name: String, seats: impl Iterator<Item = &'a SeatRow>) -> Vec<String> {
    let locale = findings.locale;
    let (mut decisions, mut late, mut slowest, mut thought, mut troubles) = (0u64, 0u64, 0u64, 0u64, 0u64);
    for seat in seats {
        decisions += u64::from(seat.decisions);
        late += u64::from(seat.late);
        slowest = slowest.max(seat.slowest);
        thought += seat.thought;
        troubles += u64::from(seat.troubles);
    }
    let milliseconds = |micros: f64| format!("{}\u{a0}ms", locale.decimal(micros / 1000.0, 2));
    let on_time = 1.0 - late as f64 / decisions.max(1) as f64;
    vec![
        name,
        locale.whole(decisions),
        milliseconds(thought as f64 / decisions.max(1) as f64),
        milliseconds(slowest as f64),
        locale.whole(late),
        Numerals::of(locale.code()).percent(on_time, 3),
        locale.whole(troubles),
    ]
}
