//! The players' boards, in few words.

use crate::board::Scene;
use karak::{BoardTold, Hero, Karak, Table};
use table::{Message, Seat};

/// A hero's name.
pub fn hero(hero: Hero) -> Message {
    Message::new(format!("karak-hero-{}", hero.id()))
}

/// The letter that stands for a hero on the map: the first of the last word of the name.
pub fn initial(own: Hero, scene: &Scene<'_>) -> char {
    let name = scene.tell(&hero(own));
    name.split_whitespace().last().and_then(|word| word.chars().next()).unwrap_or('?')
}

/// The round and what is left to draw.
pub fn headline(table: &Table) -> Vec<Message> {
    vec![
        Message::new("ui-round").with("n", i32::from(table.round)),
        Message::new("ui-deck").with("n", table.deck_len()),
        Message::new("ui-bag").with("n", table.bag_len()),
    ]
}

/// A player's board in two paragraphs: what changes often, then what is owned.
pub fn of_player(game: &Karak, seat: Seat, scene: &Scene<'_>) -> Vec<String> {
    let table = game.table();
    let BoardTold { first, second } = BoardTold::of(table, seat);
    let active = seat == table.active && table.round > 0 && scene.voice.plain;
    let head = [scene.seats.full_name(game, seat)].into_iter();
    let head = head.chain(active.then(|| Message::new("ui-status-active")));
    let paragraphs = [head.chain(first).collect::<Vec<_>>(), second];
    paragraphs.iter().filter(|messages| !messages.is_empty()).map(|messages| told(scene, messages)).collect()
}

fn told(scene: &Scene<'_>, messages: &[Message]) -> String {
    let parts: Vec<String> = messages.iter().map(|message| scene.tell(message)).collect();
    scene.joined(&parts)
}
