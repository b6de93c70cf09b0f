//! From the command line or the start menu to a table of Karak 2.

use crate::args::{GameOption, PlayOptions};
use crate::console::Console;
use crate::lab_odds::Given;
use crate::menu::pick;
use crate::voice::Voice;
use crate::{Stop, files};
use karak::components::ComponentFile;
use karak::{Hero, Heroes, Setup};
use std::sync::Arc;
use table::{Explain, Message};

/// The options of `play`.
pub fn options() -> Vec<GameOption> {
    vec![
        GameOption::new("heroes", "HOW", "ui-help-heroes"),
        GameOption::switch("friendly", "ui-help-friendly"),
        GameOption::new("components", "FILE", "ui-help-components"),
    ]
}

/// The setup that the options ask for.
pub fn setup(voice: &Voice, options: &PlayOptions) -> Result<Setup, Message> {
    let heroes = options.own.text("heroes").map_or(Ok(Heroes::Dealt), |heroes| read_heroes(voice, heroes))?;
    let agreed = if let Heroes::Chosen(heroes) = &heroes { heroes.len() as u8 } else { 2 };
    let players = options.players_or(agreed)?;
    let components = options.own.text("components").map(read_components).transpose()?;
    Ok(Setup { heroes, friendly: options.own.flag("friendly"), components, ..Setup::new(players) })
}

pub(super) fn read_components(path: &str) -> Result<Arc<ComponentFile>, Message> {
    let within =
        |reason: Message| Message::new("ui-file-broken").with("file", path.to_owned()).with("reason", reason);
    let text = files::read_text(path)?;
    let file = ComponentFile::read(&text).map_err(|error| within(error.message()))?;
    karak::Components::check(file.clone()).map_err(|error| within(error.message()))?;
    Ok(Arc::new(file))
}

/// `dealt`, `draft`, or heroes by their names, the id or the last word of the name in the language spoken.
fn read_heroes(voice: &Voice, text: &str) -> Result<Heroes, Message> {
    match text.to_lowercase().as_str() {
        "dealt" => return Ok(Heroes::Dealt),
        "draft" => return Ok(Heroes::Draft),
        _ => {}
    }
    let chosen: Result<Vec<Hero>, Message> = text.split(',').map(|name| read_hero(voice, name)).collect();
    chosen.map(Heroes::Chosen)
}

/// A hero by the id or by the last word of the name in the language spoken.
pub(super) fn read_hero(voice: &Voice, name: &str) -> Result<Hero, Message> {
    let last_word = |hero: Hero| {
        let name = voice.say(&super::status::hero(hero));
        name.split_whitespace().last().unwrap_or_default().to_lowercase()
    };
    let known = || Hero::ALL.map(Hero::id).join(", ");
    let name = name.trim().to_lowercase();
    let found = Hero::ALL.into_iter().find(|&hero| hero.id() == name || last_word(hero) == name);
    found.ok_or_else(|| Message::new("ui-unknown-hero").with("found", name).with("known", known()))
}

/// Asks in the start menu; `None` when the input has ended.
pub fn menu(voice: &Voice, console: &mut Console, own: Given) -> Result<Option<Given>, Stop> {
    let ways = ["ui-menu-heroes-dealt", "ui-menu-heroes-draft"].map(|key| voice.word(key));
    let Some(way) = pick(voice, console, &Message::new("ui-menu-heroes"), &ways, 0)? else { return Ok(None) };
    let kinds = ["ui-menu-full", "ui-menu-friendly"].map(|key| voice.word(key));
    let Some(kind) = pick(voice, console, &Message::new("ui-menu-kind"), &kinds, 0)? else { return Ok(None) };
    Ok(Some(own.with("heroes", if way == 0 { "dealt" } else { "draft" }).with_flag("friendly", kind == 1)))
}
