//! From the command line or the start menu to a table of Thunderstone.

use crate::Stop;
use crate::args::PlayOptions;
use crate::console::Console;
use crate::menu::{number, pick, several};
use crate::start::{self, company, read_number};
use crate::voice::Voice;
use table::{Game, Message};
use thunderstone::card::Kind;
use thunderstone::{CardId, Family, Group, Selection, Setup, Solo, Thunderstone};

/// The degrees of the solo variant, by their words.
const SOLO: [(&str, Solo); 3] =
    [("normal", Solo::Normal), ("warrior", Solo::Warrior), ("nightmare", Solo::Nightmare)];

/// Plays as the options say.
pub fn play(voice: &mut Voice, console: &mut Console, options: &PlayOptions) -> Result<(), Stop> {
    let own = ["--setup", "--groups", "--families", "--village", "--solo"];
    start::play::<Thunderstone>(voice, console, options, &own, setup)
}

fn setup(voice: &Voice, options: &PlayOptions) -> Result<Setup, Message> {
    let solo = options.solo.as_deref().map(read_solo).transpose()?;
    let players = match &options.players {
        Some(players) => read_number("--players", players)?,
        None if solo.is_some() => 1,
        None => 2,
    };
    Ok(Setup { selection: selection(voice, options)?, solo, ..Setup::random(players) })
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
fn selection(voice: &Voice, options: &PlayOptions) -> Result<Selection, Message> {
    let count = options.groups.as_deref().and_then(|groups| groups.trim().parse::<u8>().ok());
    let lists = options.families.is_some() || options.village.is_some();
    let way = match options.setup.as_deref().map(str::to_lowercase) {
        Some(way) => way,
        None if lists || (options.groups.is_some() && count.is_none()) => "custom".to_owned(),
        None if options.groups.is_some() => "random".to_owned(),
        None => "first".to_owned(),
    };
    let idle = |given: bool, option: &'static str| match given {
        true => Err(Message::new("ui-setup-idle").with("option", option).with("setup", way.clone())),
        false => Ok(()),
    };
    match way.as_str() {
        "first" => {
            idle(options.groups.is_some(), "--groups")?;
            idle(options.families.is_some(), "--families")?;
            idle(options.village.is_some(), "--village")?;
            Ok(Selection::FirstGame)
        }
        "random" => {
            idle(options.families.is_some(), "--families")?;
            idle(options.village.is_some(), "--village")?;
            let groups = options.groups.as_deref().map_or(Ok(3), |text| read_number("--groups", text))?;
            Ok(Selection::Random { groups })
        }
        "custom" => Ok(Selection::Custom {
            groups: listed(voice, "--groups", options.groups.as_deref(), &groups())?,
            families: listed(voice, "--families", options.families.as_deref(), &families())?,
            village: listed(voice, "--village", options.village.as_deref(), &village())?,
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

/// Asks for everything that a new game needs; `None` when the input has ended.
pub fn menu(voice: &Voice, console: &mut Console) -> Result<Option<PlayOptions>, Stop> {
    let Some((players, mut options)) = company(voice, console, 1..=thunderstone::MAX_PLAYERS)? else {
        return Ok(None);
    };
    options.game = Thunderstone::ID.to_owned();
    if players == 1 {
        let degrees = ["ui-menu-solo-normal", "ui-menu-solo-warrior", "ui-menu-solo-nightmare"];
        let degrees = degrees.map(|key| voice.word(key));
        let Some(degree) = pick(voice, console, &Message::new("ui-menu-solo"), &degrees, 0)? else {
            return Ok(None);
        };
        options.solo = Some(SOLO[degree].0.to_owned());
    }
    let ways = ["ui-menu-setup-first", "ui-menu-setup-random", "ui-menu-setup-custom"];
    let ways = ways.map(|key| voice.word(key));
    let Some(way) = pick(voice, console, &Message::new("ui-menu-setup"), &ways, 0)? else { return Ok(None) };
    options.setup = Some(["first", "random", "custom"][way].to_owned());
    match way {
        1 => {
            let all = Group::ALL.len() as u8;
            let question = Message::new("ui-menu-groups");
            let Some(groups) = number(voice, console, &question, 3..=all, 3)? else { return Ok(None) };
            options.groups = Some(groups.to_string());
        }
        2 => {
            let most = Group::ALL.len();
            let ask = |key: &'static str| Message::new(key);
            let own = chosen(voice, console, &ask("ui-menu-own-groups"), &groups(), 3..=most)?;
            let Some(own) = own else { return Ok(None) };
            options.groups = Some(own);
            let own = chosen(voice, console, &ask("ui-menu-own-families"), &families(), 4..=4)?;
            let Some(own) = own else { return Ok(None) };
            options.families = Some(own);
            let own = chosen(voice, console, &ask("ui-menu-own-village"), &village(), 8..=8)?;
            let Some(own) = own else { return Ok(None) };
            options.village = Some(own);
        }
        _ => {}
    }
    Ok(Some(options))
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
