//! The start menu: language, game, players, bots, then the table.

use crate::Stop;
use crate::args::PlayOptions;
use crate::console::Console;
use crate::games::Games;
use crate::ink::Ink;
use crate::voice::Voice;
use std::ops::RangeInclusive;
use table::Message;
use texts::Language;

/// Asks for everything, then plays. The end of the input at any question ends it quietly.
pub fn run(games: &Games, voice: &mut Voice, console: &mut Console) -> Result<(), Stop> {
    console.line(&voice.heading("Emberhall"))?;
    let languages: Vec<String> =
        Language::ALL.iter().map(|language| language.own_name().to_owned()).collect();
    let current = Language::ALL.iter().position(|&language| language == voice.texts.language()).unwrap_or(0);
    let Some(language) = pick(voice, console, &Message::new("ui-menu-language"), &languages, current)? else {
        return Ok(());
    };
    voice.speak(Language::ALL[language]);
    let titles = games.all().iter().map(|game| game.title);
    let offers: Vec<String> = titles.chain(["ui-menu-load"]).map(|key| voice.word(key)).collect();
    let Some(choice) = pick(voice, console, &Message::new("ui-menu-game"), &offers, 0)? else {
        return Ok(());
    };
    let options = match games.all().get(choice) {
        Some(game) => (game.menu)(voice, console)?,
        None => load(games, voice, console)?,
    };
    match options {
        Some(options) => {
            console.gap()?;
            (games.named(&options.game)?.play)(voice, console, &options)
        }
        None => Ok(()),
    }
}

fn load(games: &Games, voice: &Voice, console: &mut Console) -> Result<Option<PlayOptions>, Stop> {
    loop {
        let Some(path) = ask(voice, console, &Message::new("ui-menu-file"))? else { return Ok(None) };
        let found = games.of_file(&path).and_then(|game| Ok((game, (game.seats)(&path)?)));
        match found {
            Ok((game, players)) => {
                let Some(bots) = number(voice, console, &Message::new("ui-menu-bots"), 0..=players, 0)?
                else {
                    return Ok(None);
                };
                return Ok(Some(PlayOptions {
                    game: game.id.to_owned(),
                    load: Some(path),
                    bots: Some(bots.to_string()),
                    ..PlayOptions::default()
                }));
            }
            Err(Stop::Problem(message)) => show_problem(voice, console, &message)?,
            Err(stop) => return Err(stop),
        }
    }
}

fn show_problem(voice: &Voice, console: &mut Console, message: &Message) -> Result<(), Stop> {
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
    let answer = answer(voice, console, 1..=answers.len() as u32, preset as u32 + 1)?;
    Ok(answer.map(|number| number as usize - 1))
}

/// Several of many answers, by their numbers; `range` says how many.
pub fn several(
    voice: &Voice,
    console: &mut Console,
    question: &Message,
    answers: &[String],
    range: RangeInclusive<usize>,
) -> Result<Option<Vec<usize>>, Stop> {
    console.gap()?;
    console.lines(voice.wrap("", 0, &voice.paint(Ink::Heading, &voice.say(question))))?;
    for (index, answer) in answers.iter().enumerate() {
        let start = voice.paint(Ink::Number, &format!("{:>3}. ", index + 1));
        console.lines(voice.wrap(&start, 5, answer))?;
    }
    let last = answers.len();
    let wrong = Message::new("ui-menu-several-wrong")
        .with("exact", if range.start() == range.end() { "yes" } else { "no" })
        .with("least", *range.start())
        .with("most", *range.end())
        .with("last", last);
    loop {
        let Some(line) = console.ask("> ")? else { return Ok(None) };
        let words = line.split([',', ' ']).filter(|word| !word.is_empty());
        let chosen: Option<Vec<usize>> = words
            .map(|word| word.parse::<usize>().ok().filter(|n| (1..=last).contains(n)).map(|n| n - 1))
            .collect();
        match chosen {
            Some(mut chosen) => {
                let named = chosen.len();
                chosen.sort_unstable();
                chosen.dedup();
                if chosen.len() == named && range.contains(&named) {
                    return Ok(Some(chosen));
                }
                show_problem(voice, console, &wrong)?;
            }
            None => show_problem(voice, console, &wrong)?,
        }
    }
}

/// A small number; an empty line takes the preset one.
pub fn number(
    voice: &Voice,
    console: &mut Console,
    question: &Message,
    range: RangeInclusive<u8>,
    preset: u8,
) -> Result<Option<u8>, Stop> {
    let range = u32::from(*range.start())..=u32::from(*range.end());
    let answer = amount(voice, console, question, range, preset.into())?;
    Ok(answer.map(|number| u8::try_from(number).expect("it is within a range of small numbers")))
}

/// A number; an empty line takes the preset one.
pub fn amount(
    voice: &Voice,
    console: &mut Console,
    question: &Message,
    range: RangeInclusive<u32>,
    preset: u32,
) -> Result<Option<u32>, Stop> {
    console.gap()?;
    console.lines(voice.wrap("", 0, &voice.paint(Ink::Heading, &voice.say(question))))?;
    answer(voice, console, range, preset)
}

fn answer(
    voice: &Voice,
    console: &mut Console,
    range: RangeInclusive<u32>,
    preset: u32,
) -> Result<Option<u32>, Stop> {
    let bounds =
        |key: &'static str| Message::new(key).with("least", *range.start()).with("most", *range.end());
    let prompt = voice.say(&bounds("ui-menu-prompt").with("preset", preset));
    loop {
        let Some(line) = console.ask(&format!("{prompt} > "))? else { return Ok(None) };
        if line.is_empty() {
            return Ok(Some(preset));
        }
        match line.trim_end_matches('.').parse::<u32>() {
            Ok(number) if range.contains(&number) => return Ok(Some(number)),
            _ => show_problem(voice, console, &bounds("ui-menu-wrong"))?,
        }
    }
}
