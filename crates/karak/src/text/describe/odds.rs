//! The forecast of a battle, in sentences.

use super::hexes::name;
use crate::ai::{Ahead, Cast, Forecast, Prospect, Sending};
use crate::content::Unit;
use crate::text::unit;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;
use table::{Message, Subject};

/// More sets of dice than this are too many to listen to; the best come first.
const SETS: usize = 5;

pub(super) fn foretell(forecast: &Forecast) -> Vec<Subject> {
    let nameless = |line| Subject { names: Vec::new(), near: true, sentences: vec![line] };
    match forecast {
        Forecast::Turn { battles } => battles.iter().map(ahead).collect(),
        Forecast::Send { sets, .. } => best(sets).into_iter().map(sending).map(nameless).collect(),
        Forecast::Reroll { stand, reroll } => {
            let line = |key: &'static str, prospect| Message::new(key).with("odds", odds(prospect));
            [line("karak-odds-keep", stand), line("karak-odds-again", reroll)].map(nameless).into()
        }
        Forecast::Fireballs { casts } => casts.iter().map(cast).map(nameless).collect(),
    }
}

fn ahead(ahead: &Ahead) -> Subject {
    let place = ahead.at.to_string();
    let line = match ahead.strength {
        None => Message::new("karak-odds-felled").with("place", place),
        Some(strength) => Message::new("karak-odds-at")
            .with("place", place)
            .with("n", strength)
            .with("odds", odds(&ahead.prospect)),
    };
    Subject { names: vec![name(ahead.at)], near: true, sentences: vec![line] }
}

fn best(sets: &[Sending]) -> Vec<&Sending> {
    let mut best: Vec<&Sending> = sets.iter().collect();
    best.sort_by(|a, b| {
        let (a, b) = (&a.prospect, &b.prospect);
        let wins = b.win_with_fireballs.partial_cmp(&a.win_with_fireballs).unwrap_or(Ordering::Equal);
        wins.then(a.dice.partial_cmp(&b.dice).unwrap_or(Ordering::Equal))
    });
    best.truncate(SETS);
    best
}

fn sending(Sending { sent, prospect }: &Sending) -> Message {
    let units = Unit::ALL.into_iter().filter(|it| sent[it.index()] > 0);
    let units: Vec<Message> = units.map(|it| unit(it).times(sent[it.index()].into())).collect();
    let line = match units.is_empty() {
        true => Message::new("karak-odds-alone"),
        false => Message::new("karak-odds-with").with("units", units),
    };
    line.with("odds", odds(prospect))
}

fn cast(cast: &Cast) -> Message {
    let key = if cast.wins { "karak-odds-cast-wins" } else { "karak-odds-cast-fails" };
    Message::new(key).with("n", cast.fireballs).with("attack", cast.attack)
}

/// A number from 0 on to the nearest whole one.
fn nearest(n: f64) -> u32 {
    (n + 0.5) as u32
}

fn odds(prospect: &Prospect) -> Message {
    let percent = |chance: f64| nearest(chance * 100.0);
    let part = |key: &'static str, n: u32| Message::new(key).with("n", n);
    let (win, most) = (percent(prospect.win), percent(prospect.win_with_fireballs));
    let mean = |n: f64| Message::tenths(nearest(n * 10.0));
    let losses = Message::new("karak-odds-losses")
        .with("lives", mean(prospect.lives))
        .with("dice", mean(prospect.dice));
    let (faint, plague) = (percent(prospect.unconscious), percent(prospect.plague));
    let further = [
        (most > win).then(|| part("karak-odds-fireballs", most)),
        Some(losses),
        (faint > 0).then(|| part("karak-odds-unconscious", faint)),
        (plague > 0).then(|| part("karak-odds-plague", plague)),
    ];
    let first = part("karak-odds-win", win);
    let parts = [first.clone()].into_iter().chain(further.into_iter().flatten());
    Message::clauses(parts).unwrap_or(first)
}
