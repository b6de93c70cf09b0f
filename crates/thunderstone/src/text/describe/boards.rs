//! The players' boards and hands in sentences.

use super::cards::{bracketed, facts, fighting, is_weapon, trading};
use crate::Bag;
use crate::card::CardId;
use crate::party::{Mark, Member};
use crate::public::{Place, Table};
use crate::reckon::strength;
use crate::view::View;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use table::{Message, Seat, counted};

/// A player's board in clauses and sentences, for callers that combine them in their own way.
pub struct BoardTold {
    /// Experience, points and piles.
    pub first: Vec<Message>,
    /// What lies in the piles, as far as all know it, one sentence each.
    pub piles: Vec<Message>,
}

fn pile(bag: &Bag) -> Vec<Message> {
    bag.kinds().map(|(card, n)| card.name().times(n.into())).collect()
}

/// Cards in a row, equal ones together.
pub(super) fn names(cards: &[CardId]) -> Vec<Message> {
    counted(cards.iter().copied(), |card, n| card.name().times(n))
}

/// The board of a seat.
pub fn board_told(table: &Table, seat: Seat) -> BoardTold {
    let player = table.player(seat);
    let unseen = i32::from(player.pool.total());
    let first = vec![
        Message::new("ui-status-experience").with("n", i32::from(player.experience)),
        Message::new("ui-status-points").with("text", table.victory_points(seat).to_string()),
        Message::new("ui-status-piles")
            .with("hand", player.hand)
            .with("deck", unseen - i32::from(player.hand))
            .with("discard", i32::from(player.discard.total())),
    ];
    let list = |key: &'static str, cards: Vec<Message>| {
        (!cards.is_empty()).then(|| Message::new(key).with("cards", cards))
    };
    let revealed = if seat == table.active { party(table) } else { Vec::new() };
    let piles = [
        list("ui-status-revealed", revealed),
        list("ui-status-certain", names(&player.certain)),
        list("ui-status-unseen", pile(&player.pool)),
        list("ui-status-discards", pile(&player.discard)),
    ];
    BoardTold { first, piles: piles.into_iter().flatten().collect() }
}

/// The boards of these seats.
pub(super) fn boards(view: &View, of: impl Fn(Seat) -> bool) -> Vec<Message> {
    let table = &view.table;
    let board = |seat: Seat| {
        let BoardTold { first, piles } = board_told(table, seat);
        let active = (seat == table.active && table.turns > 0).then(|| Message::new("ui-status-active"));
        let head = [Message::new("ui-who").with("player", seat)].into_iter().chain(active);
        Message::clauses(head.chain(first)).into_iter().chain(piles)
    };
    Seat::all(table.seats).filter(|&seat| of(seat)).flat_map(board).collect()
}

/// The revealed hand: heroes with their weapons, equal cards together.
fn party(table: &Table) -> Vec<Message> {
    let carried = |member: &Member| is_weapon(member.card) && member.link.is_some();
    let shown = table.party.iter().filter(|(_, member)| !carried(member) && !member.has(Mark::Thrown));
    let shown = shown.map(|(_, member)| {
        let weapon = member.link.and_then(|link| table.party.get(link)).map(|weapon| weapon.card);
        (Member { link: None, ..*member }, weapon)
    });
    counted(shown, |(member, weapon), n| of_party(table, member, *weapon).times(n))
}

/// A revealed card with what it gives now.
fn of_party(table: &Table, member: &Member, weapon: Option<CardId>) -> Message {
    let mut figures = match table.turn.place {
        Some(Place::Village) => trading(member.card),
        _ => fighting(member.card),
    };
    if member.card.is_hero() && table.turn.place == Some(Place::Dungeon) {
        figures[0] = Message::new("ui-fact-strength").with("n", strength(table, member));
    }
    let marks = [
        (!member.used.is_empty(), "ui-fact-used"),
        (member.has(Mark::Barred), "ui-fact-barred"),
        (member.has(Mark::Doomed), "ui-fact-doomed"),
    ];
    figures.extend(marks.into_iter().filter(|(set, _)| *set).map(|(_, key)| Message::new(key)));
    figures.extend(weapon.map(|weapon| Message::new("ui-fact-weapon").with("card", weapon.name())));
    bracketed(member.card.name(), figures)
}

/// The viewer's hand, hidden or revealed; nothing for a spectator.
pub(super) fn hand(view: &View) -> Vec<Message> {
    let Some(seat) = view.seat else { return Vec::new() };
    if !view.hand.is_empty() {
        let with_facts = |card: &CardId, n| bracketed(card.name(), facts(*card)).times(n);
        let cards = counted(view.hand.iter().copied(), with_facts);
        return vec![Message::new("ui-hand-cards").with("cards", cards)];
    }
    let party = party(&view.table);
    if seat == view.table.active && !party.is_empty() {
        return vec![Message::new("ui-hand-revealed").with("cards", party)];
    }
    vec![Message::new("ui-hand-no-cards")]
}

/// The victory points card by card, and in the solo variant those of the village's pile.
pub(super) fn points(table: &Table, seat: Seat) -> Vec<Message> {
    let mut all = Bag::default();
    table.own_cards(seat).for_each(|(card, n)| (0..n).for_each(|_| all.add(card)));
    let mut parts = worth(&all);
    if table.solo.is_some() {
        parts.push(Message::new("ui-result-village").with("n", i32::from(table.village_points())));
        parts.extend(worth(&table.escaped));
    }
    parts
}

/// Each kind of card that is worth something, with what its cards are worth together.
fn worth(cards: &Bag) -> Vec<Message> {
    let counted = cards.kinds().filter(|(card, _)| card.card().victory_points > 0);
    counted
        .map(|(card, n)| {
            Message::new("ui-result-card")
                .with("card", card.name().times(n.into()))
                .with("n", i32::from(card.card().victory_points) * i32::from(n))
        })
        .collect()
}
