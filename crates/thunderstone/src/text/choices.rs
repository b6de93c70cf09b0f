//! Every choice as a line to pick.

use super::{effect_text, names, say};
use crate::Thunderstone;
use crate::card::{Ability, AbilityIndex, CardId};
use crate::choice::{Choice, Purpose, Question};
use crate::party::{Mark, Slot};
use crate::public::Place;
use crate::ranks::Rank;
use alloc::vec::Vec;
use table::{Arg, Message, Seat};

pub(super) fn choice_text(game: &Thunderstone, choice: Choice) -> Message {
    match choice {
        Choice::Go(Place::Village) => say("thunderstone-choice-village"),
        Choice::Go(Place::Dungeon) => say("thunderstone-choice-dungeon"),
        Choice::Go(Place::Rest) => say("thunderstone-choice-rest"),
        Choice::Use { slot, ability } => use_text(game, slot, ability),
        Choice::Equip { hero, weapon } => say("thunderstone-choice-equip")
            .with("hero", member_name(game, hero))
            .with("weapon", member_name(game, weapon)),
        Choice::Attack { rank } => with_monster(game, say("thunderstone-choice-attack"), rank),
        Choice::Buy(card) => say("thunderstone-choice-buy")
            .with("card", card.name())
            .with("cost", card.card().cost.unwrap_or(0)),
        Choice::LevelUp { slot, into } => level_up_text(game, slot, into),
        Choice::Member(slot) => member_text(game, slot),
        Choice::Card(card) => say("thunderstone-choice-card").with("card", card.name()),
        Choice::Monster { rank } => with_monster(game, say("thunderstone-choice-monster"), rank),
        Choice::Arrange(order) => order_text(game, order),
        Choice::Lose(power) => say("thunderstone-choice-lose").with("power", power.word()),
        Choice::TakeSpoils(card) => say("thunderstone-choice-take-spoils").with("card", card.name()),
        Choice::Borrow(seat) => borrowing_text(game, seat),
        Choice::Done => done_text(game),
    }
}

fn use_text(game: &Thunderstone, slot: Slot, ability: AbilityIndex) -> Message {
    let effects = ability_of(game, slot, ability).map_or_else(Vec::new, Ability::effects);
    say("thunderstone-choice-use")
        .with("card", member_name(game, slot))
        .with("effects", Arg::List(effects.into_iter().map(effect_text).collect()))
}

fn level_up_text(game: &Thunderstone, slot: Slot, into: CardId) -> Message {
    let card = game.table.party.get(slot).map(|member| member.card);
    let needed = card.and_then(|card| card.card().level_up).unwrap_or(0);
    say("thunderstone-choice-level-up")
        .with("card", member_name(game, slot))
        .with("into", into.name())
        .with("experience", needed)
}

fn member_text(game: &Thunderstone, slot: Slot) -> Message {
    let weapon = game.table.party.get(slot).and_then(|member| game.table.party.linked(member));
    match weapon {
        Some(weapon) => say("thunderstone-choice-member-armed")
            .with("card", member_name(game, slot))
            .with("other", weapon.card.name()),
        None => say("thunderstone-choice-card").with("card", member_name(game, slot)),
    }
}

fn order_text(game: &Thunderstone, order: [Rank; 3]) -> Message {
    let cards = order.map(|rank| game.table.in_rank(rank)).into_iter().flatten();
    let cards: Vec<CardId> = cards.map(|there| there.card).collect();
    say("thunderstone-choice-arrange").with("cards", names(&cards))
}

fn borrowing_text(game: &Thunderstone, seat: Seat) -> Message {
    let offer = game.table.offers.iter().find(|offer| offer.owner == seat);
    say("thunderstone-choice-borrow")
        .with("card", offer.map_or_else(|| say("thunderstone-nobody"), |offer| offer.card.name()))
        .with("player", seat)
}

pub(super) fn ability_of(game: &Thunderstone, slot: Slot, ability: AbilityIndex) -> Option<&'static Ability> {
    ability.of(game.table.party.get(slot)?.card)
}

fn member_name(game: &Thunderstone, slot: Slot) -> Message {
    let name = || game.table.party.get(slot).map(|member| member.card.name());
    changed_name(game, slot).or_else(name).unwrap_or_else(|| say("thunderstone-nobody"))
}

/// The name of a card of the party with what has changed in it; nothing when it is as it is printed.
pub(super) fn changed_name(game: &Thunderstone, slot: Slot) -> Option<Message> {
    let member = game.table.party.get(slot)?;
    let changed = member.has(Mark::IntoMagic) || member.strength != 0 || member.attack != 0;
    changed.then(|| {
        say("thunderstone-changed-card")
            .with("card", member.card.name())
            .with("strength", member.strength)
            .with("attack", member.attack)
    })
}

fn with_monster(game: &Thunderstone, message: Message, rank: Rank) -> Message {
    let monster =
        game.table.in_rank(rank).map_or_else(|| say("thunderstone-nobody"), |there| there.card.name());
    message.with("monster", monster).with("rank", rank)
}

fn done_text(game: &Thunderstone) -> Message {
    match game.question() {
        Some(Question::Card { purpose: Purpose::Rest }) => say("thunderstone-choice-destroy-nothing"),
        Some(Question::Card { purpose: Purpose::Sphinx }) => say("thunderstone-choice-destroy-no-more"),
        Some(Question::Buy { .. }) => say("thunderstone-choice-buy-nothing"),
        Some(Question::Prepare { place: Place::Dungeon }) => say("thunderstone-choice-no-target"),
        Some(Question::Prepare { .. }) => say("thunderstone-choice-buy-nothing"),
        Some(Question::Train) => say("thunderstone-choice-train-nobody"),
        Some(Question::Borrow) => say("thunderstone-choice-borrow-nobody"),
        Some(Question::Hall { .. }) => say("thunderstone-choice-return-nothing"),
        _ => say("thunderstone-choice-done"),
    }
}
