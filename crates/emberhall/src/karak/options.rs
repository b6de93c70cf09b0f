//! From the command line or the start menu to a table of Karak 2.

use crate::args::PlayOptions;
use crate::chance::Fortune;
use crate::console::Console;
use crate::menu::{ask, number, pick};
use crate::play::Play;
use crate::seats::{Seats, read_bots, read_names};
use crate::voice::Voice;
use crate::{Stop, files};
use karak::components::ComponentFile;
use karak::{Hero, Heroes, Karak, Setup};
use std::sync::Arc;
use table::{Explain, Game, Message, Session};

/// Plays as the options say.
pub fn play(voice: &mut Voice, console: &mut Console, options: &PlayOptions) -> Result<(), Stop> {
    if !options.game.eq_ignore_ascii_case(Karak::ID) {
        let unknown =
            Message::new("ui-unknown-game").with("found", options.game.clone()).with("known", Karak::ID);
        return Err(unknown.into());
    }
    let fortune = match &options.seed {
        Some(seed) => Fortune::seeded(read_number("--seed", seed)?),
        None => Fortune::from_system()?,
    };
    let session: Session<Karak> = match &options.load {
        Some(path) => {
            refuse_setup(options)?;
            files::load(path)?
        }
        None => {
            let setup = setup(voice, options)?;
            let names =
                options.names.as_deref().map_or(Ok(Vec::new()), |names| read_names(names, setup.players))?;
            Session::<Karak>::start(setup, names).map_err(|error| error.message())?
        }
    };
    let players = session.game().seats();
    let bots =
        options.bots.as_deref().map_or(Ok(vec![false; players.into()]), |bots| read_bots(bots, players))?;
    let seats = Seats { names: session.names().to_vec(), bots };
    Play::new(session, seats, fortune, voice, console).run(options.save.as_deref())
}

/// A loaded game has its setup already.
fn refuse_setup(options: &PlayOptions) -> Result<(), Message> {
    let given = [
        (options.players.is_some(), "--players"),
        (options.heroes.is_some(), "--heroes"),
        (options.friendly, "--friendly"),
        (options.components.is_some(), "--components"),
        (options.names.is_some(), "--names"),
    ];
    match given.into_iter().find(|(given, _)| *given) {
        Some((_, option)) => Err(Message::new("ui-load-has-setup").with("option", option)),
        None => Ok(()),
    }
}

fn setup(voice: &Voice, options: &PlayOptions) -> Result<Setup, Message> {
    let heroes = options.heroes.as_deref().map_or(Ok(Heroes::Dealt), |heroes| read_heroes(voice, heroes))?;
    let agreed = if let Heroes::Chosen(heroes) = &heroes { heroes.len() as u8 } else { 2 };
    let players = match &options.players {
        Some(players) => read_number("--players", players)?,
        None => agreed,
    };
    let components = options.components.as_deref().map(read_components).transpose()?;
    Ok(Setup { players, heroes, friendly: options.friendly, components })
}

fn read_number<T: std::str::FromStr>(option: &'static str, text: &str) -> Result<T, Message> {
    let wrong = || Message::new("ui-not-a-number").with("option", option).with("found", text.to_owned());
    text.parse().map_err(|_| wrong())
}

fn read_components(path: &str) -> Result<Arc<ComponentFile>, Message> {
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
    let last_word = |hero: Hero| {
        let name = voice.say(&super::status::hero(hero));
        name.split_whitespace().last().unwrap_or_default().to_lowercase()
    };
    let known = || Hero::ALL.map(Hero::id).join(", ");
    let chosen: Result<Vec<Hero>, Message> = text
        .split(',')
        .map(|name| {
            let name = name.trim().to_lowercase();
            let found = Hero::ALL.into_iter().find(|&hero| hero.id() == name || last_word(hero) == name);
            found.ok_or_else(|| Message::new("ui-unknown-hero").with("found", name).with("known", known()))
        })
        .collect();
    chosen.map(Heroes::Chosen)
}

/// Asks for everything that a new game needs; `None` when the input has ended.
pub fn menu(voice: &Voice, console: &mut Console) -> Result<Option<PlayOptions>, Stop> {
    let most = table::MAX_SEATS as u8;
    let Some(players) = number(voice, console, &Message::new("ui-menu-players"), 2..=most, 2)? else {
        return Ok(None);
    };
    let Some(bots) = number(voice, console, &Message::new("ui-menu-bots"), 0..=players, players - 1)? else {
        return Ok(None);
    };
    let mut names = String::new();
    if bots < players {
        let question = Message::new("ui-menu-names").with("n", players - bots);
        let Some(answer) = ask(voice, console, &question)? else { return Ok(None) };
        names = answer.split(',').take(usize::from(players - bots)).collect::<Vec<_>>().join(",");
    }
    let ways = ["ui-menu-heroes-dealt", "ui-menu-heroes-draft"].map(|key| voice.word(key));
    let Some(way) = pick(voice, console, &Message::new("ui-menu-heroes"), &ways, 0)? else { return Ok(None) };
    let kinds = ["ui-menu-full", "ui-menu-friendly"].map(|key| voice.word(key));
    let Some(kind) = pick(voice, console, &Message::new("ui-menu-kind"), &kinds, 0)? else { return Ok(None) };
    Ok(Some(PlayOptions {
        game: Karak::ID.to_owned(),
        players: Some(players.to_string()),
        bots: Some(bots.to_string()),
        names: Some(names).filter(|names| !names.is_empty()),
        heroes: Some(if way == 0 { "dealt" } else { "draft" }.to_owned()),
        friendly: kind == 1,
        ..PlayOptions::default()
    }))
}
