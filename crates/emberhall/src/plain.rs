//! What a game gets at the terminal for nothing: its form as options and as questions of the start menu, and its
//! table in sentences.

use crate::Stop;
use crate::args::{GameOption, PlayOptions};
use crate::board::Scene;
use crate::console::Console;
use crate::lab_odds::Given;
use crate::menu::{amount, pick};
use crate::voice::Voice;
use catalog::{Answers, Field, FieldKind, Listed};
use table::{Explain, Message, Pending, Seat, Viewer};

/// The turn by what the game counts, and by who is asked.
pub fn turn<G: Listed>(game: &G) -> Option<(u32, Seat)> {
    match game.pending() {
        Pending::Player { seat, .. } => Some((game.turns(), seat)),
        _ => None,
    }
}

/// Everything the game says about what the viewer sees, a paragraph for each topic.
pub fn described<G: Listed>(game: &G, viewer: Viewer, scene: &Scene<'_>) -> Vec<String> {
    let view = game.view(viewer);
    let topics = G::describe_all(&view, viewer);
    let lines = topics.iter().flat_map(|described| {
        let sentences: Vec<String> =
            described.sentences.iter().map(|sentence| scene.tell(sentence)).collect();
        let heading = scene.voice.word(described.title);
        scene.voice.wrap("", 2, &format!("{heading}: {}", sentences.join(" ")))
    });
    lines.collect()
}

/// A form as options of `play`.
pub fn options(form: &'static [Field]) -> Vec<GameOption> {
    let option = |field: &Field| match field.kind {
        FieldKind::Flag => GameOption::switch(field.id, field.label),
        FieldKind::Number { .. } => GameOption::new(field.id, "N", field.label),
        FieldKind::Choice { .. } => GameOption::new(field.id, "HOW", field.label),
    };
    form.iter().map(option).collect()
}

/// The setup that options made of a form ask for.
pub fn setup<G: Listed>(options: &PlayOptions) -> Result<G::Setup, Message> {
    let players = options.players_or((*G::PLAYERS.start()).max(2))?;
    let given = |field: &Field| {
        let text = options.own.text(field.id).map(str::to_owned);
        let answer = text.or_else(|| options.own.flag(field.id).then(|| "true".to_owned()))?;
        Some((field.id.to_owned(), answer))
    };
    let answers: Answers = G::FORM.iter().filter_map(given).collect();
    catalog::check(G::FORM, &answers).map_err(|error| error.message())?;
    Ok(G::set_up(players, &answers))
}

/// Asks for every field of a form; `None` when the input has ended.
pub fn menu(
    form: &'static [Field],
    voice: &Voice,
    console: &mut Console,
    mut own: Given,
) -> Result<Option<Given>, Stop> {
    for field in form {
        let asked = field.only_if.is_none_or(|(other, answer)| own.text(other) == Some(answer));
        if !asked {
            continue;
        }
        let question = Message::new(field.label);
        own = match field.kind {
            FieldKind::Flag => {
                let answers = ["ui-menu-no", "ui-menu-yes"].map(|key| voice.word(key));
                let Some(answer) = pick(voice, console, &question, &answers, 0)? else { return Ok(None) };
                own.with_flag(field.id, answer == 1)
            }
            FieldKind::Number { min, max, default } => {
                let Some(answer) = amount(voice, console, &question, min..=max, default)? else {
                    return Ok(None);
                };
                own.with(field.id, answer.to_string())
            }
            FieldKind::Choice { of } => {
                let answers: Vec<String> = of.iter().map(|(_, label)| voice.word(label)).collect();
                let Some(answer) = pick(voice, console, &question, &answers, 0)? else { return Ok(None) };
                own.with(field.id, of[answer].0)
            }
        };
    }
    Ok(Some(own))
}
