//! How the result is reproduced, and which games can be looked at.

use super::Findings;
use crate::charts::{Block, Section};
use table::Message;

/// The most games that are linked; the others lie in the folder all the same.
const LINKED: usize = 200;

/// The command line.
pub fn section(findings: &Findings<'_>) -> Section {
    let locale = findings.locale;
    let about = if findings.repeatable { "lab-about-again" } else { "lab-about-again-clock" };
    let blocks = vec![Block::Command(findings.command.clone()), Block::text(locale.word(about))];
    Section::new(locale.word("lab-again"), blocks)
}

/// The games that were kept, with their files.
pub fn games(findings: &Findings<'_>) -> Option<Section> {
    let locale = findings.locale;
    let mut kept: Vec<_> = findings.rows.iter().filter(|row| row.file.is_some()).collect();
    kept.sort_by(|a, b| a.file.cmp(&b.file));
    if kept.is_empty() {
        return None;
    }
    let links = kept.iter().take(LINKED).map(|row| {
        let seats = row.seats.iter().map(|seat| findings.names[seat.entrant]).collect::<Vec<_>>().join(", ");
        let winners = row.seats.iter().zip(1..).filter(|(seat, _)| seat.share > 0.0);
        let winners = winners.map(|(_, seat): (_, usize)| seat.to_string()).collect::<Vec<_>>().join(", ");
        let told = Message::new("lab-game-link")
            .with("players", seats)
            .with("winners", winners)
            .with("over", if row.over { "yes" } else { "no" })
            .with("rounds", row.rounds());
        (row.file.clone().unwrap_or_default(), locale.say(&told))
    });
    let mut blocks = vec![Block::text(locale.word("lab-about-games")), Block::Links(links.collect())];
    if kept.len() > LINKED {
        let more = Message::new("lab-more-games").with("n", kept.len() - LINKED);
        blocks.push(Block::text(locale.say(&more)));
    }
    Some(Section::new(locale.word("lab-games"), blocks))
}
