//! The command that reads a card aloud.

use crate::board::Scene;
use crate::ink::Ink;
use table::{Game, Message, Viewer};
use thunderstone::{CardId, Choice, Thunderstone, card_figures, card_sentences, card_types, cards_of};

/// More cards than this are only named when a word fits several.
const READ_ALOUD: usize = 4;

/// A card read aloud: its name and types, its figures, its text.
fn read_aloud(id: CardId, scene: &Scene<'_>) -> Vec<String> {
    let voice = scene.voice;
    let title = voice.paint(Ink::Heading, &voice.say(&id.name()));
    let mut lines = voice.wrap("", 2, &scene.joined(&[title, voice.say(&card_types(id))]));
    let figures: Vec<String> = card_figures(id).iter().map(|fact| voice.say(fact)).collect();
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
    card_sentences(id).map(|text| scene.voice.say(&text))
}

/// Reads cards aloud: those of the player's hand, that of a choice, or those whose name fits.
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
        let found = cards_of(game.table(), choice);
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
