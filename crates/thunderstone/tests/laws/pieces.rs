//! Every card is in exactly one place.

use emberhall_thunderstone::card::{CARD_COUNT, Kind};
use emberhall_thunderstone::cards::{DISEASE, STONE_OF_MYSTERY};
use emberhall_thunderstone::{CardId, Mark, Solo, Thunderstone};
use table::Seat;

/// Whether every card is in exactly one place, and every hand is part of its player's face-down cards.
pub fn conserved(game: &Thunderstone) -> Result<(), String> {
    let table = game.table();
    let mut found = [0u32; CARD_COUNT];
    let mut bags = vec![&table.dungeon.unseen, &table.destroyed, &table.escaped];
    for player in &table.players {
        bags.extend([&player.pool, &player.discard]);
    }
    bags.iter().flat_map(|bag| bag.kinds()).for_each(|(card, n)| found[card.index()] += u32::from(n));
    table.stock.iter().enumerate().for_each(|(index, &n)| found[index] += u32::from(n));
    let hall = table.hall.iter().flatten().map(|there| there.card);
    // A thrown weapon lies among the destroyed cards already.
    let party = table.party.iter().filter(|(_, m)| !m.has(Mark::Thrown)).map(|(_, m)| m.card);
    let lists = table.dungeon.under.iter().chain(table.revealed.iter()).copied();
    hall.chain(party).chain(lists).for_each(|card| found[card.index()] += 1);
    found[STONE_OF_MYSTERY.index()] += u32::from(table.dungeon.stone);
    if table.over && table.taker.is_none() {
        // Left in the dungeon; a dead game may still have it in the deck or the hall.
        found[STONE_OF_MYSTERY.index()] = 1;
    }
    for card in CardId::all().filter(|&card| card != DISEASE) {
        let expected = expected(game, card);
        if found[card.index()] != expected {
            return Err(format!("{}: {} instead of {expected}", card.card().id, found[card.index()]));
        }
    }
    for seat in Seat::all(table.seats) {
        let (hand, player) = (game.hand(seat), table.player(seat));
        let mut pool = player.pool;
        if hand.len() != usize::from(player.hand) || !hand.iter().all(|&card| pool.remove(card)) {
            return Err(format!("the hand of seat {seat} is not among the face-down cards"));
        }
        let mut rest = *hand;
        if !player.certain.iter().all(|&card| rest.take(card)) {
            return Err(format!("what is certain of the hand of seat {seat} is not in it"));
        }
    }
    Ok(())
}

fn expected(game: &Thunderstone, card: CardId) -> u32 {
    let table = game.table();
    let half = matches!(table.solo, Some(Solo::Warrior | Solo::Nightmare));
    let copies = u32::from(card.card().copies);
    let stack = if half { copies / 2 } else { copies };
    match card.card().kind {
        Kind::Basic => copies,
        Kind::Hero { family, .. } if table.families.contains(&Some(family)) => stack,
        Kind::Village if table.village.contains(&card) => stack,
        Kind::Monster { group } if table.has_group(group) => copies,
        _ => 0,
    }
}
