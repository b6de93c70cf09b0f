//! Which card asks a question, and which of several answers is wanted.

use crate::Thunderstone;
use crate::card::CardId;
use crate::cards::{BANISH, DISEASE, SELURIN_THEURGE, SPHINX};
use crate::choice::{Purpose, Question};
use crate::effect::{BreachEffect, Preparation, VictoryEffect};
use crate::state::{Decision, Performance, Step};

/// What makes a player discard.
#[derive(Clone, Copy)]
pub(super) struct Discarding {
    /// The card that does.
    pub(super) card: CardId,
    /// Whether by its breach.
    pub(super) breach: bool,
    /// How many cards it takes from each player.
    pub(super) cards: u8,
}

/// What makes the player who is asked discard, if anything does.
pub(super) fn discarding(game: &Thunderstone) -> Option<Discarding> {
    let performed = game.agenda.iter().find_map(|step| match *step {
        Step::Decide(Decision::Perform(ability)) => demanded(ability),
        _ => None,
    });
    performed.or_else(|| {
        let card = game.table.hall[0]?.card;
        let cards = card.card().breach_effects().iter().find_map(|effect| match *effect {
            BreachEffect::EveryoneDiscards(cards) => Some(cards),
            BreachEffect::DestroyHeroStacks(_) => None,
        })?;
        Some(Discarding { card, breach: true, cards })
    })
}

/// What an ability has just made the others discard. It stays on the agenda until they have.
fn demanded(ability: Performance) -> Option<Discarding> {
    let done = Performance { at: ability.at.checked_sub(1)?, ..ability }.effect()?;
    match done {
        Preparation::OthersDiscard { cards, .. } => {
            Some(Discarding { card: ability.card, breach: false, cards })
        }
        _ => None,
    }
}

/// The card that asks.
pub(super) fn asking(game: &Thunderstone, question: Question) -> Option<CardId> {
    match question {
        Question::Member { card, .. } => Some(card),
        Question::Buy { spoils } => spoils,
        Question::Loss { hero } => Some(hero.unwrap_or(DISEASE)),
        Question::Borrow => Some(SELURIN_THEURGE),
        Question::Card { purpose: Purpose::Sphinx } => Some(SPHINX),
        Question::Hall { purpose: Purpose::Banish } => Some(BANISH),
        Question::Card { .. } | Question::Hall { .. } => match game.decision() {
            Some(Decision::OfferHero { source, .. }) => Some(source),
            Some(Decision::Perform(performance)) => Some(performance.card),
            Some(Decision::Discard { .. }) => discarding(game).map(|cause| cause.card),
            Some(Decision::SendAway { .. }) => sending_away(game),
            _ => None,
        },
        Question::Place | Question::Prepare { .. } | Question::Train | Question::Spoils => None,
    }
}

/// The hero after whose victory a monster may be sent away.
fn sending_away(game: &Thunderstone) -> Option<CardId> {
    let mut heroes = game.table.party.iter().map(|(_, member)| member.card);
    heroes.find(|card| card.card().victory_effects().contains(&VictoryEffect::ReturnMonster))
}
