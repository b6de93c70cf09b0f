//! The players' boards, in few words.

use crate::board::Scene;
use table::{Message, Seat};
use thunderstone::{BoardTold, Table, Thunderstone, board_told};

/// The turn, and what is left in the dungeon.
pub fn headline(table: &Table) -> Vec<Message> {
    vec![
        Message::new("ui-turn").with("n", i32::from(table.turns)),
        Message::new("ui-dungeon-deck").with("n", table.dungeon.len()),
    ]
}

/// A player's board: experience, points and piles; in full also what lies in them, as far as all know it.
pub fn of_player(game: &Thunderstone, seat: Seat, scene: &Scene<'_>, full: bool) -> Vec<String> {
    let table = game.table();
    let BoardTold { first, piles } = board_told(table, seat);
    let active = seat == table.active && table.turns > 0 && scene.voice.plain;
    let active = active.then(|| Message::new("ui-status-active"));
    let head = [scene.seats.full_name(game, seat)].into_iter().chain(active).chain(first);
    let head: Vec<String> = head.map(|part| scene.tell(&part)).collect();
    let piles = piles.iter().filter(|_| full).map(|line| scene.tell(line));
    [scene.joined(&head)].into_iter().chain(piles).collect()
}
