//! From the command line or the start menu to a table of Karak 2.

use crate::args::PlayOptions;
use crate::console::Console;
use crate::menu::pick;
use crate::start::{self, company, read_number};
use crate::voice::Voice;
use crate::{Stop, files};
use karak::components::ComponentFile;
use karak::{Hero, Heroes, Karak, Setup};
use std::sync::Arc;
use table::{Explain, Game, Message};

/// Plays as the options say.
pub fn play(voice: &mut Voice, console: &mut Console, options: &PlayOptions) -> Result<(), Stop> {
    start::play::<Karak>(voice, console, options, &["--heroes", "--friendly", "--components"], setup)
}

fn setup(voice: &Voice, options: &PlayOptions) -> Result<Setup, Message> {
    let heroes = options.heroes.as_deref().map_or(Ok(Heroes::Dealt), |heroes| read_heroes(voice, heroes))?;
    let agreed = if let Heroes::Chosen(heroes) = &heroes { heroes.len() as u8 } else { 2 };
    let players = match &options.players {
        Some(players) => read_number("--players", players)?,
        None => agreed,
    };
    let components = options.components.as_deref().map(read_components).transpose()?;
    Ok(Setup { heroes, friendly: options.friendly, components, ..Setup::new(players) })
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

/// Asks for everything that a new game needs; `None` when the input has ended.
pub fn menu(voice: &Voice, console: &mut Console) -> Result<Option<PlayOptions>, Stop> {
    let Some((_, options)) = company(voice, console, karak::MIN_PLAYERS..=karak::MAX_PLAYERS)? else {
        return Ok(None);
    };
    let ways = ["ui-menu-heroes-dealt", "ui-menu-heroes-draft"].map(|key| voice.word(key));
    let Some(way) = pick(voice, console, &Message::new("ui-menu-heroes"), &ways, 0)? else { return Ok(None) };
    let kinds = ["ui-menu-full", "ui-menu-friendly"].map(|key| voice.word(key));
    let Some(kind) = pick(voice, console, &Message::new("ui-menu-kind"), &kinds, 0)? else { return Ok(None) };
    Ok(Some(PlayOptions {
        game: Karak::ID.to_owned(),
        heroes: Some(if way == 0 { "dealt" } else { "draft" }.to_owned()),
        friendly: kind == 1,
        ..options
    }))
}
