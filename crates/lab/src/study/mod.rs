//! What the rows say: tables and charts for people, one file for each question asked of them.

mod course;
mod curve;
mod decisions;
mod facts;
mod ladder;
mod length;
mod reproduce;
mod results;
mod seats;

use crate::Kind;
use crate::charts::{Numerals, Page, Section, Shown};
use crate::locale::Locale;
use crate::request::Job;
use crate::row::Row;
use crate::stats::Share;
use catalog::{FactKind, Listed, Thing};
use table::Message;

/// Everything a study is made from.
pub struct Findings<'a> {
    pub kind: Kind,
    pub title: Message,
    pub rows: &'a [Row],
    pub locale: Locale<'a>,
    /// The bots' descriptions.
    pub names: Vec<&'a str>,
    /// Whether all of them play the same from the same seed.
    pub repeatable: bool,
    /// How many play, by setup.
    pub players: Vec<u8>,
    /// Where each point of a curve lies.
    pub points: &'a [u64],
    pub facts: &'static [FactKind],
    pub things: Vec<Thing>,
    pub total: u64,
    pub command: String,
}

impl<'a> Findings<'a> {
    /// The findings of a job.
    pub fn new<G: Listed>(job: &'a Job<G>, rows: &'a [Row], locale: Locale<'a>) -> Findings<'a> {
        Findings {
            kind: job.kind,
            title: Message::new(G::TITLE),
            rows,
            locale,
            names: job.entrants.iter().map(|entrant| entrant.text()).collect(),
            repeatable: job.entrants.iter().all(|entrant| entrant.is_repeatable()),
            players: job.setups.iter().map(|setup| setup.players).collect(),
            points: &job.points,
            facts: G::FACTS,
            things: G::things(),
            // A run that counts decisions plays as many games as they need.
            total: if job.decisions.is_some() { rows.len() as u64 } else { job.plan.total() },
            command: job.command.line(),
        }
    }

    /// The games that came to their end.
    fn finished(&self) -> impl Iterator<Item = &'a Row> + Clone {
        self.rows.iter().filter(|row| row.over)
    }

    /// The numbers of players that were met, each once.
    fn tables(&self) -> Vec<u8> {
        let mut players = self.players.clone();
        players.sort_unstable();
        players.dedup();
        players
    }

    fn shares(&self) -> Shown {
        Shown::Percent(Numerals::of(self.locale.code()), 1)
    }

    fn figures(&self, digits: usize) -> Shown {
        Shown::Number(Numerals::of(self.locale.code()), digits)
    }

    fn share(&self, share: Share) -> [String; 2] {
        [self.locale.percent(share.value()), self.locale.between(share.interval())]
    }

    fn head(&self, keys: &[&'static str]) -> Vec<String> {
        keys.iter().map(|key| self.locale.word(key)).collect()
    }
}

/// The study as a page.
pub fn page(findings: &Findings<'_>) -> Page {
    let locale = findings.locale;
    let title = match findings.kind {
        Kind::Match => "lab-title-match",
        Kind::Ladder => "lab-title-ladder",
        Kind::Balance => "lab-title-balance",
        Kind::Curve => "lab-title-curve",
    };
    let mut sections: Vec<Option<Section>> = match findings.kind {
        Kind::Match => vec![Some(results::section(findings)), seats::section(findings)],
        Kind::Ladder => vec![Some(ladder::section(findings)), Some(ladder::pairs(findings))],
        Kind::Balance => {
            // A bot that plays against itself wins everything.
            let results = (findings.names.len() > 1).then(|| results::section(findings));
            let facts = findings.facts.iter().map(|kind| facts::section(findings, kind));
            [results, seats::section(findings)].into_iter().chain(facts).collect()
        }
        Kind::Curve => vec![Some(curve::section(findings))],
    };
    sections.push(Some(length::section(findings)));
    sections.push(course::section(findings));
    sections.push(Some(decisions::section(findings)));
    sections.push(reproduce::games(findings));
    sections.push(Some(reproduce::section(findings)));
    Page {
        title: format!("{}: {}", locale.say(&findings.title), locale.word(title)),
        language: locale.code().to_owned(),
        lead: vec![played(findings)],
        sections: sections.into_iter().flatten().collect(),
        foot: String::new(),
    }
}

fn played(findings: &Findings<'_>) -> String {
    let locale = findings.locale;
    let broken = findings.rows.iter().filter(|row| !row.over).count();
    let message = Message::new("lab-played")
        .with("n", findings.rows.len())
        .with("games", locale.whole(findings.rows.len() as u64))
        .with("total", locale.whole(findings.total))
        .with("all", if findings.rows.len() as u64 == findings.total { "yes" } else { "no" })
        .with("broken", broken);
    locale.say(&message)
}
