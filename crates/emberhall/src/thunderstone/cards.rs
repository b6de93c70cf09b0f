//! Cards in words: their figures in short, and the command that reads a card aloud.

use crate::board::Scene;
use crate::ink::Ink;
use table::{Game, Message, Viewer};
use thunderstone::card::{Card, Kind, Types};
use thunderstone::{CardId, Choice, Thunderstone};

/// More cards than this are only named when a word fits several.
const READ_ALOUD: usize = 4;

/// A number with its sign, as texts show it.
pub fn signed(n: i16) -> String {
    match n {
        0.. => format!("+{n}"),
        _ => format!("−{}", n.unsigned_abs()),
    }
}

/// A figure that is worth a word, by the name of its variable.
fn counted(key: &'static str, name: &'static str, n: u8) -> Option<Message> {
    (n > 0).then(|| Message::new(key).with(name, n))
}

fn with_sign(key: &'static str, name: &'static str, n: i8) -> Option<Message> {
    (n != 0).then(|| Message::new(key).with(name, signed(n.into())))
}

/// What a card of a player's deck gives, all of it.
pub fn facts(card: CardId) -> Vec<Message> {
    [fighting(card), trading(card)].concat()
}

/// What a card gives in the Village, and at the end of the game.
pub fn trading(card: CardId) -> Vec<Message> {
    let card = card.card();
    let facts = [
        counted("ui-fact-gold", "n", card.gold.unwrap_or(0)),
        counted("ui-fact-points", "n", card.victory_points),
    ];
    facts.into_iter().flatten().collect()
}

/// What a card gives in the Dungeon; a hero's strength comes first.
pub fn fighting(card: CardId) -> Vec<Message> {
    let card = card.card();
    let strength = (card.types.0 & Types::HERO.0 != 0)
        .then(|| Message::new("ui-fact-strength").with("n", card.strength));
    let facts = [
        strength,
        counted("ui-fact-weight", "n", card.weight),
        with_sign("ui-fact-attack", "text", card.attack),
        with_sign("ui-fact-magic", "text", card.magic),
        counted("ui-fact-light", "n", card.light),
    ];
    facts.into_iter().flatten().collect()
}

/// Facts in a row, or a dash when there are none.
pub fn facts_list(facts: &[Message]) -> Message {
    let joined = facts
        .iter()
        .cloned()
        .reduce(|row, fact| Message::new("ui-list-more").with("first", row).with("second", fact));
    joined.unwrap_or_else(|| Message::new("ui-fact-none"))
}

/// A name with facts in brackets, or alone when there are none.
pub fn bracketed(name: Message, facts: &[Message]) -> Message {
    match facts.is_empty() {
        true => name,
        false => Message::new("ui-card-facts").with("card", name).with("facts", facts_list(facts)),
    }
}

/// A card with what it gives, as often as it is there.
pub fn with_facts(card: CardId, n: usize) -> Message {
    let named = bracketed(card.name(), &facts(card));
    times(named, n)
}

/// Something as often as it is there: “2× Torch”.
pub fn times(thing: Message, n: usize) -> Message {
    if n == 1 { thing } else { Message::new("ui-times").with("n", n).with("thing", thing) }
}

/// The things in a row, equal ones told once with their number, each as `tell` names it.
pub fn counted_row<T: PartialEq>(
    things: impl IntoIterator<Item = T>,
    tell: impl Fn(&T, usize) -> Message,
) -> Vec<Message> {
    let mut row: Vec<(T, usize)> = Vec::new();
    for thing in things {
        match row.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, n)) => *n += 1,
            None => row.push((thing, 1)),
        }
    }
    row.iter().map(|(thing, n)| tell(thing, *n)).collect()
}

/// The figures of a card as one reads them on it.
fn printed(card: &Card, id: CardId) -> Vec<Message> {
    let monster = matches!(card.kind, Kind::Monster { .. });
    let level = match card.kind {
        Kind::Hero { level, .. } => Some(Message::new("ui-fact-level").with("n", level)),
        _ => None,
    };
    let price = card.cost.map(|cost| Message::new("ui-fact-cost").with("n", cost));
    let next = card.level_up.map(|n| Message::new("ui-fact-level-up").with("n", n));
    let foe = [
        counted("ui-fact-health", "n", card.health),
        counted("ui-fact-darkness", "n", card.darkness),
        counted("ui-fact-experience", "n", card.experience),
    ];
    let mut lines: Vec<Message> = [level, price].into_iter().chain(foe).flatten().collect();
    let gives = facts(id);
    if monster && !gives.is_empty() {
        lines.push(Message::new("ui-fact-trophy").with("facts", facts_list(&gives)));
    } else {
        lines.extend(gives);
    }
    lines.extend(next);
    lines
}

/// A card read aloud: its name and types, its figures, its text.
fn read_aloud(id: CardId, scene: &Scene<'_>) -> Vec<String> {
    let voice = scene.voice;
    let name = id.name();
    let kind = voice.texts.attribute(&name.key, "type").unwrap_or_default();
    let title = voice.paint(Ink::Heading, &voice.say(&name));
    let mut lines = voice.wrap("", 2, &scene.joined(&[title, kind]));
    let figures: Vec<String> = printed(id.card(), id).iter().map(|fact| voice.say(fact)).collect();
    if !figures.is_empty() {
        lines.extend(voice.wrap("  ", 2, &scene.joined(&figures)));
    }
    if let Some(text) = text_of(id, scene) {
        lines.extend(voice.wrap("  ", 2, &text));
    }
    lines
}

/// The text of a card in the language spoken, if it has one.
pub fn text_of(id: CardId, scene: &Scene<'_>) -> Option<String> {
    let text = scene.voice.texts.attribute(&id.name().key, "text")?;
    (text != "–").then_some(text)
}

/// Reads cards aloud: those of the own hand, that of a choice, or those whose name fits.
pub fn answer(
    game: &Thunderstone,
    about: &str,
    choices: &[Choice],
    viewer: Viewer,
    scene: &Scene<'_>,
) -> Result<Vec<String>, Message> {
    let found = if about.is_empty() {
        at_hand(game, viewer)
    } else if let Ok(number) = about.trim_end_matches('.').parse::<usize>() {
        let wrong = || Message::new("ui-wrong-number").with("found", number).with("n", choices.len());
        let choice = number.checked_sub(1).and_then(|index| choices.get(index)).ok_or_else(wrong)?;
        let found = of_choice(game, choice);
        if found.is_empty() {
            return Err(Message::new("ui-card-none-there").with("n", number));
        }
        found
    } else {
        named(about, scene)
    };
    match found.len() {
        0 if about.is_empty() => Err(Message::new("ui-card-which")),
        0 => Err(Message::new("ui-card-unknown").with("found", about.to_owned())),
        n if n > READ_ALOUD && !about.is_empty() => {
            let cards: Vec<Message> = found.iter().map(|card| card.name()).collect();
            let several =
                Message::new("ui-card-several").with("found", about.to_owned()).with("cards", cards);
            Ok(scene.voice.wrap("", 2, &scene.tell(&several)))
        }
        _ => Ok(found.iter().flat_map(|&card| read_aloud(card, scene)).collect()),
    }
}

/// The viewer's hidden hand and the revealed one.
fn at_hand(game: &Thunderstone, viewer: Viewer) -> Vec<CardId> {
    let hidden = game.view(viewer).hand;
    let revealed = game.table().party.cards();
    let mut cards: Vec<CardId> = hidden.iter().chain(revealed.iter()).copied().collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// The cards that a choice is about.
fn of_choice(game: &Thunderstone, choice: &Choice) -> Vec<CardId> {
    let table = game.table();
    let at = |slot| table.party.get(slot).map(|member| member.card);
    let in_rank = |rank| table.in_rank(rank).map(|there| there.card);
    let cards = match *choice {
        Choice::Buy(card) | Choice::Card(card) | Choice::TakeSpoils(card) => vec![Some(card)],
        Choice::Use { slot, .. } | Choice::Member(slot) => vec![at(slot)],
        Choice::LevelUp { slot, into } => vec![at(slot), Some(into)],
        Choice::Equip { hero, weapon } => vec![at(hero), at(weapon)],
        Choice::Attack { rank } | Choice::Monster { rank } => vec![in_rank(rank)],
        Choice::Arrange(order) => order.map(in_rank).to_vec(),
        Choice::Borrow(seat) => {
            table.offers.iter().filter(|offer| offer.owner == seat).map(|offer| Some(offer.card)).collect()
        }
        Choice::Go(_) | Choice::Lose(_) | Choice::Done => Vec::new(),
    };
    cards.into_iter().flatten().collect()
}

/// The cards whose name in the language spoken, or whose id, is so, or else contains it.
pub fn named(text: &str, scene: &Scene<'_>) -> Vec<CardId> {
    let wanted = text.to_lowercase();
    let spoken = |card: CardId| scene.voice.say(&card.name()).to_lowercase().replace('\u{a0}', " ");
    let id = wanted.replace([' ', '-'], "_");
    let exact: Vec<CardId> =
        CardId::all().filter(|card| spoken(*card) == wanted || card.card().id == id).collect();
    if !exact.is_empty() {
        return exact;
    }
    CardId::all().filter(|card| spoken(*card).contains(&wanted) || card.card().id.contains(&id)).collect()
}
