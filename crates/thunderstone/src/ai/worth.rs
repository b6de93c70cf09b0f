//! What cards and positions are worth.

use crate::Thunderstone;
use crate::card::{CardId, Type};
use crate::cards::DISEASE;
use crate::public::Bag;
use table::Seat;

/// What a card is worth in a deck, in about the scale of costs; Disease and Militia are a burden.
pub fn worth(id: CardId) -> f32 {
    let card = id.card();
    if id == DISEASE {
        return -3.0;
    }
    if id.is(Type::Monster) {
        let trophy = f32::from(card.attack + card.magic) + f32::from(card.light);
        return f32::from(card.gold.unwrap_or(0)) + trophy + 1.0;
    }
    if id.is(Type::Militia) {
        return 0.5;
    }
    let basic = if matches!(card.kind, crate::card::Kind::Basic) { 0.7 } else { 1.0 };
    f32::from(card.cost.unwrap_or(0)) * basic
}

/// How good the position is for a seat, between 0 and 1: the victory points it has and its deck may still win,
/// against those of the others.
pub fn evaluate(game: &Thunderstone, seat: Seat) -> f32 {
    let table = &game.table;
    let own = strength(game, seat);
    let rival = match table.solo {
        Some(_) => f32::from(table.village_points()),
        None => Seat::all(table.seats).filter(|&s| s != seat).map(|s| strength(game, s)).fold(0.0, f32::max),
    };
    1.0 / (1.0 + libm::expf(-(own - rival) / 8.0))
}

/// The victory points a seat has, and about those its deck may still win.
pub(super) fn strength(game: &Thunderstone, seat: Seat) -> f32 {
    let table = &game.table;
    let left = f32::from(table.dungeon.above) + 6.0;
    let player = table.player(seat);
    let mut sum = 0.0;
    let mut cards = 0.0;
    let mut add = |card: CardId, n: f32| {
        sum += worth(card) * n;
        cards += n;
    };
    for pile in [&player.pool, &player.discard] {
        Bag::kinds(pile).for_each(|(card, n)| add(card, f32::from(n)));
    }
    table.party.iter().filter(|(_, m)| m.owner == seat).for_each(|(_, m)| add(m.card, 1.0));
    let quality = sum / f32::max(cards, 6.0) * 6.0 + f32::from(player.experience.min(10)) * 0.5;
    f32::from(table.victory_points(seat)) + quality * left / (30.0 * f32::from(table.seats).max(1.0)) * 2.0
}
