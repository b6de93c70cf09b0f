//! The players' boards and what is good to know for a decision, in few words.

use super::Muster;
use super::cards::{bracketed, counted_row, fighting, times, trading, with_facts};
use crate::board::Scene;
use table::{Game, Message, Pending, Seat, Viewer};
use thunderstone::bag::Bag;
use thunderstone::card::Types;
use thunderstone::{CardId, Member, Place, Purpose, Question, Slot, Table, Thunderstone, mark, strength};

/// The turn, and what is left in the dungeon.
pub fn headline(table: &Table) -> Vec<Message> {
    vec![
        Message::new("ui-turn").with("n", i32::from(table.turns)),
        Message::new("ui-dungeon-deck").with("n", table.dungeon.len()),
    ]
}

fn told(scene: &Scene<'_>, messages: &[Message]) -> String {
    let parts: Vec<String> = messages.iter().map(|message| scene.tell(message)).collect();
    scene.joined(&parts)
}

fn pile(bag: &Bag) -> Vec<Message> {
    bag.kinds().map(|(card, n)| times(card.name(), n.into())).collect()
}

fn row(cards: &[CardId]) -> Vec<Message> {
    counted_row(cards.iter().copied(), |card, n| times(card.name(), n))
}

/// A player's board: experience, points and piles; in full also what lies in them, as far as all know it.
pub fn of_player(game: &Thunderstone, seat: Seat, scene: &Scene<'_>, full: bool) -> Vec<String> {
    let table = game.table();
    let player = table.player(seat);
    let mut first = vec![scene.seats.full_name(game, seat)];
    if seat == table.active && table.turns > 0 && scene.voice.plain {
        first.push(Message::new("ui-status-active"));
    }
    first.push(Message::new("ui-status-experience").with("n", i32::from(player.experience)));
    first.push(Message::new("ui-status-points").with("text", table.victory_points(seat).to_string()));
    let unseen = player.pool.total();
    first.push(
        Message::new("ui-status-piles")
            .with("hand", player.hand)
            .with("deck", i32::from(unseen) - i32::from(player.hand))
            .with("discard", i32::from(player.discard.total())),
    );
    let mut lines = vec![told(scene, &first)];
    if !full {
        return lines;
    }
    let mut list = |key: &'static str, cards: Vec<Message>| {
        if !cards.is_empty() {
            lines.push(scene.tell(&Message::new(key).with("cards", cards)));
        }
    };
    if seat == table.active {
        list("ui-status-revealed", party(table));
    }
    list("ui-status-certain", row(&player.certain));
    list("ui-status-unseen", pile(&player.pool));
    list("ui-status-discards", pile(&player.discard));
    lines
}

/// The revealed hand: heroes with their weapons, equal cards together.
fn party(table: &Table) -> Vec<Message> {
    let carried = |member: &Member| member.card.is(Types::WEAPON) && member.link != Slot::NONE;
    let shown = table.party.iter().filter(|(_, member)| !carried(member) && !member.has(mark::THROWN));
    let shown = shown.map(|(_, member)| {
        let weapon = table.party.get(member.link).map(|weapon| weapon.card);
        (Member { link: Slot::NONE, ..*member }, weapon)
    });
    counted_row(shown, |(member, weapon), n| times(of_party(table, member, *weapon), n))
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
    if member.used != 0 {
        figures.push(Message::new("ui-fact-used"));
    }
    if member.has(mark::BARRED) {
        figures.push(Message::new("ui-fact-barred"));
    }
    if member.has(mark::DOOMED) {
        figures.push(Message::new("ui-fact-doomed"));
    }
    figures.extend(weapon.map(|weapon| Message::new("ui-fact-weapon").with("card", weapon.name())));
    bracketed(member.card.name(), &figures)
}

/// The viewer's hidden hand; `None` when a spectator looks.
pub fn hand(game: &Thunderstone, viewer: Viewer) -> Option<Vec<Message>> {
    let view = game.view(viewer);
    let seat = view.seat?;
    if !view.hand.is_empty() {
        let cards = counted_row(view.hand.iter().copied(), |&card, n| with_facts(card, n));
        return Some(vec![Message::new("ui-hand-cards").with("cards", cards)]);
    }
    let party = party(game.table());
    if seat == game.table().active && !party.is_empty() {
        return Some(vec![Message::new("ui-hand-revealed").with("cards", party)]);
    }
    Some(vec![Message::new("ui-hand-no-cards")])
}

/// What is good to know for the question now asked.
pub fn situation(game: &Thunderstone, viewer: Viewer) -> Vec<Message> {
    let table = game.table();
    let Pending::Player { seat, .. } = game.pending() else { return Vec::new() };
    let mut lines = Vec::new();
    if viewer == Viewer::Seat(seat) {
        lines.extend(hand(game, viewer).into_iter().flatten());
    }
    match game.asked_now() {
        Some(Question::Prepare { place: Place::Village } | Question::Buy { spoils: None })
            if table.turn.purchases > 1 =>
        {
            lines.push(Message::new("ui-situation-purchases").with("n", table.turn.purchases));
        }
        Some(Question::Card { purpose: Purpose::Sphinx }) => {
            lines.push(Message::new("ui-situation-revealed").with("cards", row(&table.revealed)));
        }
        _ => {}
    }
    lines
}

/// The victory points card by card, and in the solo variant those of the village's pile.
pub fn points(table: &Table, seat: Seat) -> Vec<Message> {
    let player = table.player(seat);
    let mut all = player.pool;
    all.add_all(&player.discard);
    let own = table.party.iter().filter(|(_, member)| member.owner == seat && !member.has(mark::THROWN));
    own.for_each(|(_, member)| all.add(member.card));
    if seat == table.active {
        table.revealed.iter().for_each(|&card| all.add(card));
    }
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
                .with("card", times(card.name(), n.into()))
                .with("n", i32::from(card.card().victory_points) * i32::from(n))
        })
        .collect()
}
