//! What a player is asked, in words.

use super::causes::{asking, discarding};
use super::{purpose_text, say};
use crate::Thunderstone;
use crate::cards::DISEASE;
use crate::choice::{Purpose, Question};
use crate::public::Place;
use crate::state::Decision;
use table::Message;

pub(super) fn question_text(game: &Thunderstone, question: Question) -> Message {
    match question {
        Question::Place => say("thunderstone-ask-place"),
        Question::Prepare { place: Place::Dungeon } => say("thunderstone-ask-prepare-dungeon"),
        Question::Prepare { .. } => {
            say("thunderstone-ask-prepare-village").with("gold", game.table.gold_left())
        }
        Question::Buy { spoils: None } => say("thunderstone-ask-buy").with("gold", game.table.gold_left()),
        Question::Buy { spoils: Some(card) } => say("thunderstone-ask-buy-spoils")
            .with("card", card.name())
            .with("gold", game.table.printed_gold()),
        Question::Train => say("thunderstone-ask-train")
            .with("experience", i64::from(game.table.player(game.table.active).experience)),
        Question::Member { purpose, .. } | Question::Card { purpose } | Question::Hall { purpose } => {
            for_purpose(game, question, purpose)
        }
        Question::Loss { hero: Some(card) } => {
            let (_, monster) = game.target();
            say("thunderstone-ask-loss-hero").with("card", card.name()).with("monster", monster.name())
        }
        Question::Loss { hero: None } => of_disease(game),
        Question::Spoils => say("thunderstone-ask-spoils"),
        Question::Borrow => named(say("thunderstone-ask-borrow"), game, question),
    }
}

/// What a card or a monster is chosen for, and which of several it is.
fn for_purpose(game: &Thunderstone, question: Question, purpose: Purpose) -> Message {
    match (purpose, game.decision()) {
        (Purpose::Discard, Some(Decision::Discard { cards, .. })) => discard_text(game, cards),
        (Purpose::Return, decision) => {
            let left = if let Some(Decision::SendAway { left }) = decision { left } else { 1 };
            named(purpose_text(purpose), game, question).with("left", left)
        }
        _ => named(purpose_text(purpose), game, question),
    }
}

/// The sentence with the name of the card that asks.
fn named(sentence: Message, game: &Thunderstone, question: Question) -> Message {
    match asking(game, question) {
        Some(card) => sentence.with("card", card.name()),
        None => sentence,
    }
}

/// Which card to discard, for what, and which of how many it is; `left` are still to be discarded.
fn discard_text(game: &Thunderstone, left: u8) -> Message {
    let cause = discarding(game).expect("players discard for an ability or for a breach");
    let key = if cause.breach { "thunderstone-ask-discard-breach" } else { "thunderstone-ask-discard" };
    let nth = cause.cards.saturating_sub(left) + 1;
    say(key).with("card", cause.card.name()).with("n", nth).with("of", cause.cards)
}

/// What the next Disease takes.
fn of_disease(game: &Thunderstone) -> Message {
    let taken = game
        .table
        .turn
        .battle
        .map_or(0, |battle| battle.ailing_attack + battle.ailing_magic + battle.ailing_nothing);
    let of = game.table.party.count(|member| member.card == DISEASE);
    say("thunderstone-ask-loss-disease").with("n", taken + 1).with("of", of)
}
