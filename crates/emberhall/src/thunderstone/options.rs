//! From the command line or the start menu to a table of Thunderstone.

use crate::Stop;
use crate::args::{GameOption, PlayOptions};
use crate::console::Console;
use crate::lab_odds::Given;
use crate::menu::{number, pick, several};
use crate::start::read_number;
use crate::voice::Voice;
use table::Message;
use thunderstone::card::Kind;
use thunderstone::{CardId, Family, Group, Selection, Setup, Solo};

/// The degrees of the solo variant, by their words.
const SOLO: [(&str, Solo); 3] =
    [("normal", Solo::Normal), ("warrior", Solo::Warrior), ("nightmare", Solo::Nightmare)];

/// The options of `play`.
pub fn options() -> Vec<GameOption> {
    vec![
        GameOption::new("setup", "HOW", "ui-help-setup"),
        GameOption::new("groups", "N|LIST", "ui-help-groups"),
        GameOption::new("families", "LIST", "ui-help-families"),
        GameOption::new("village", "LIST", "ui-help-village"),
        GameOption::new("solo", "HOW", "ui-help-solo"),
    ]
}

/// The setup that the options ask for.
pub fn setup(voice: &Voice, options: &PlayOptions) -> Result<Setup, Message> {
    let solo = options.own.text("solo").map(read_solo).transpose()?;
    let players = options.players_or(if solo.is_some() { 1 } else { 2 })?;
    Ok(Setup { selection: selection(voice, &options.own)?, solo, ..Setup::random(players) })
}

fn unknown(option: &'static str, found: &str, known: &[String]) -> Message {
    Message::new("ui-unknown-word")
        .with("option", option)
        .with("found", found.to_owned())
        .with("known", known.join(", "))
}

fn read_solo(text: &str) -> Result<Solo, Message> {
    let found = SOLO.iter().find(|(word, _)| text.eq_ignore_ascii_case(word)).map(|&(_, solo)| solo);
    found.ok_or_else(|| unknown("--solo", text, &SOLO.map(|(word, _)| word.to_owned())))
}

/// Which cards: as `--setup` says; without it, as the other options suggest.
fn selection(voice: &Voice, own: &Given) -> Result<Selection, Message> {
    let count = own.text("groups").and_then(|groups| groups.trim().parse::<u8>().ok());
    let lists = own.text("families").is_some() || own.text("village").is_some();
    let way = match own.text("setup").map(str::to_lowercase) {
        Some(way) => way,
        None if lists || (own.text("groups").is_some() && count.is_none()) => "custom".to_owned(),
        None if own.text("groups").is_some() => "random".to_owned(),
        None => "first".to_owned(),
    };
    let idle = |given: bool, option: &'static str| match given {
        true => Err(Message::new("ui-setup-idle").with("option", option).with("setup", way.clone())),
        false => Ok(()),
    };
    match way.as_str() {
        "first" => {
            idle(own.text("groups").is_some(), "--groups")?;
            idle(own.text("families").is_some(), "--families")?;
            idle(own.text("village").is_some(), "--village")?;
            Ok(Selection::FirstGame)
        }
        "random" => {
            idle(own.text("families").is_some(), "--families")?;
            idle(own.text("village").is_some(), "--village")?;
            let groups = own.text("groups").map_or(Ok(3), |text| read_number("--groups", text))?;
            Ok(Selection::Random { groups })
        }
        "custom" => Ok(Selection::Custom {
            groups: listed(voice, "--groups", own.text("groups"), &groups())?,
            families: listed(voice, "--families", own.text("families"), &families())?,
            village: listed(voice, "--village", own.text("village"), &village())?,
        }),
        _ => Err(unknown("--setup", &way, &["first", "random", "custom"].map(str::to_owned))),
    }
}

/// Something that can be chosen: itself, its id, its name.
type Named<T> = (T, &'static str, Message);

fn groups() -> Vec<Named<Group>> {
    Group::ALL.iter().map(|&group| (group, group.id(), group.name())).collect()
}

fn families() -> Vec<Named<Family>> {
    Family::ALL.iter().map(|&family| (family, family.id(), family.name())).collect()
}

fn village() -> Vec<Named<CardId>> {
    let cards = CardId::all().filter(|card| card.card().kind == Kind::Village);
    cards.map(|card| (card, card.card().id, card.name())).collect()
}

/// Things by their ids or their names in the language spoken, separated by commas.
fn listed<T: Copy>(
    voice: &Voice,
    option: &'static str,
    text: Option<&str>,
    all: &[Named<T>],
) -> Result<Vec<T>, Message> {
    let plain = |text: &str| text.to_lowercase().replace(['\u{a0}', '-', '_', '•'], " ");
    let words = |text: &str| plain(text).split_whitespace().collect::<Vec<_>>().join(" ");
    let parts = text.unwrap_or_default().split(',').map(str::trim).filter(|part| !part.is_empty());
    parts
        .map(|part| {
            let wanted = words(part);
            let found =
                all.iter().find(|(_, id, name)| words(id) == wanted || words(&voice.say(name)) == wanted);
            let known = || all.iter().map(|(_, id, _)| (*id).to_owned()).collect::<Vec<_>>();
            found.map(|&(thing, ..)| thing).ok_or_else(|| unknown(option, part, &known()))
        })
        .collect()
}

/// Asks in the start menu; `None` when the input has ended.
pub fn menu(
    voice: &Voice,
    console: &mut Console,
    players: u8,
    mut own: Given,
) -> Result<Option<Given>, Stop> {
    if players == 1 {
        let degrees = ["ui-menu-solo-normal", "ui-menu-solo-warrior", "ui-menu-solo-nightmare"];
        let degrees = degrees.map(|key| voice.word(key));
        let Some(degree) = pick(voice, console, &Message::new("ui-menu-solo"), &degrees, 0)? else {
            return Ok(None);
        };
        own = own.with("solo", SOLO[degree].0);
    }
    let ways = ["ui-menu-setup-first", "ui-menu-setup-random", "ui-menu-setup-custom"];
    let ways = ways.map(|key| voice.word(key));
    let Some(way) = pick(voice, console, &Message::new("ui-menu-setup"), &ways, 0)? else { return Ok(None) };
    own = own.with("setup", ["first", "random", "custom"][way]);
    match way {
        1 => {
            let all = Group::ALL.len() as u8;
            let question = Message::new("ui-menu-groups");
            let Some(groups) = number(voice, console, &question, 3..=all, 3)? else { return Ok(None) };
            Ok(Some(own.with("groups", groups.to_string())))
        }
        2 => {
            let most = Group::ALL.len();
            let ask = |key: &'static str| Message::new(key);
            let chosen_groups = chosen(voice, console, &ask("ui-menu-own-groups"), &groups(), 3..=most)?;
            let Some(chosen_groups) = chosen_groups else { return Ok(None) };
            let chosen_families = chosen(voice, console, &ask("ui-menu-own-families"), &families(), 4..=4)?;
            let Some(chosen_families) = chosen_families else { return Ok(None) };
            let chosen_village = chosen(voice, console, &ask("ui-menu-own-village"), &village(), 8..=8)?;
            let Some(chosen_village) = chosen_village else { return Ok(None) };
            own = own.with("groups", chosen_groups).with("families", chosen_families);
            Ok(Some(own.with("village", chosen_village)))
        }
        _ => Ok(Some(own)),
    }
}

/// Lets people choose several things; the ids as the command line takes them.
fn chosen<T>(
    voice: &Voice,
    console: &mut Console,
    question: &Message,
    all: &[Named<T>],
    range: std::ops::RangeInclusive<usize>,
) -> Result<Option<String>, Stop> {
    let names: Vec<String> = all.iter().map(|(.., name)| voice.say(name)).collect();
    let picked = several(voice, console, question, &names, range)?;
    Ok(picked.map(|picked| picked.iter().map(|&index| all[index].1).collect::<Vec<_>>().join(",")))
}
