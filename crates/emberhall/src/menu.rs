//! The start menu: language, game, players, bots, then the table.

use crate::args::PlayOptions;
use crate::console::Console;
use crate::ink::Ink;
use crate::voice::Voice;
use crate::{Stop, karak};
use std::ops::RangeInclusive;
use table::Message;
use texts::{Language, Texts};

/// Asks for everything, then plays. The end of the input at any question ends it quietly.
pub fn run(voice: &mut Voice, console: &mut Console) -> Result<(), Stop> {
    console.line(&voice.heading("Emberhall"))?;
    let languages: Vec<String> =
        Language::ALL.iter().map(|language| language.own_name().to_owned()).collect();
    let current = Language::ALL.iter().position(|&language| language == voice.texts.language()).unwrap_or(0);
    let Some(language) = pick(voice, console, &Message::new("ui-menu-language"), &languages, current)? else {
        return Ok(());
    };
    voice.texts = Texts::new(Language::ALL[language]);
    // Further games join this list.
    let games = vec![voice.word("karak-title"), voice.word("ui-menu-load")];
    let Some(game) = pick(voice, console, &Message::new("ui-menu-game"), &games, 0)? else { return Ok(()) };
    let options = if game == 0 { karak::menu(voice, console)? } else { load(voice, console)? };
    match options {
        Some(options) => {
            console.gap()?;
            karak::play(voice, console, &options)
        }
        None => Ok(()),
    }
}

fn load(voice: &Voice, console: &mut Console) -> Result<Option<PlayOptions>, Stop> {
    loop {
        let Some(path) = ask(voice, console, &Message::new("ui-menu-file"))? else { return Ok(None) };
        match crate::files::load::<::karak::Karak>(&path) {
            Ok(session) => {
                let players = session.names().len() as u8;
                let Some(bots) = number(voice, console, &Message::new("ui-menu-bots"), 0..=players, 0)?
                else {
                    return Ok(None);
                };
                return Ok(Some(PlayOptions {
                    game: "karak".to_owned(),
                    load: Some(path),
                    bots: Some(bots.to_string()),
                    ..PlayOptions::default()
                }));
            }
            Err(message) => complain(voice, console, &message)?,
        }
    }
}

fn complain(voice: &Voice, console: &mut Console, message: &Message) -> Result<(), Stop> {
    let text = voice.paint(Ink::Problem, &voice.say(message));
    Ok(console.lines(voice.wrap("", 0, &text))?)
}

/// A free answer.
pub fn ask(voice: &Voice, console: &mut Console, question: &Message) -> Result<Option<String>, Stop> {
    console.gap()?;
    console.lines(voice.wrap("", 0, &voice.paint(Ink::Heading, &voice.say(question))))?;
    Ok(console.ask("> ")?)
}

/// One of several answers; an empty line takes the preset one.
pub fn pick(
    voice: &Voice,
    console: &mut Console,
    question: &Message,
    answers: &[String],
    preset: usize,
) -> Result<Option<usize>, Stop> {
    console.gap()?;
    console.lines(voice.wrap("", 0, &voice.paint(Ink::Heading, &voice.say(question))))?;
    for (index, answer) in answers.iter().enumerate() {
        let start = voice.paint(Ink::Number, &format!("{:>3}. ", index + 1));
        console.lines(voice.wrap(&start, 5, answer))?;
    }
    let last = answers.len().min(usize::from(u8::MAX)) as u8;
    Ok(answer(voice, console, 1..=last, preset as u8 + 1)?.map(|number| usize::from(number) - 1))
}

/// A number; an empty line takes the preset one.
pub fn number(
    voice: &Voice,
    console: &mut Console,
    question: &Message,
    range: RangeInclusive<u8>,
    preset: u8,
) -> Result<Option<u8>, Stop> {
    console.gap()?;
    console.lines(voice.wrap("", 0, &voice.paint(Ink::Heading, &voice.say(question))))?;
    answer(voice, console, range, preset)
}

fn answer(
    voice: &Voice,
    console: &mut Console,
    range: RangeInclusive<u8>,
    preset: u8,
) -> Result<Option<u8>, Stop> {
    let bounds =
        |key: &'static str| Message::new(key).with("least", *range.start()).with("most", *range.end());
    let prompt = voice.say(&bounds("ui-menu-prompt").with("preset", preset));
    loop {
        let Some(line) = console.ask(&format!("{prompt} > "))? else { return Ok(None) };
        if line.is_empty() {
            return Ok(Some(preset));
        }
        match line.trim_end_matches('.').parse::<u8>() {
            Ok(number) if range.contains(&number) => return Ok(Some(number)),
            _ => complain(voice, console, &bounds("ui-menu-wrong"))?,
        }
    }
}
