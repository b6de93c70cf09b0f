//! The policy's answers to the small questions: what to buy, destroy, discard, send away.

use super::dungeon::{against, prospect};
use super::worth::worth;
use crate::Thunderstone;
use crate::card::AbilityIndex;
use crate::cards::DISEASE;
use crate::choice::Choice;
use crate::effect::{BattleEffect, Preparation};
use crate::ranks::Rank;
use crate::state::Decision;
use table::Rng;
use table::random::below;

/// The choice with the highest score.
pub(super) fn answer(game: &Thunderstone, step: Decision, choices: &[Choice], rng: &mut impl Rng) -> Choice {
    let mut best = (f32::NEG_INFINITY, choices[0]);
    for &choice in choices {
        let score = score(game, step, choice) + below(rng, 100) as f32 * 0.001;
        if score > best.0 {
            best = (score, choice);
        }
    }
    best.1
}

fn score(game: &Thunderstone, step: Decision, choice: Choice) -> f32 {
    let table = &game.table;
    let threshold = match step {
        // A card of about this worth is not worth having, or keeping.
        Decision::Shop | Decision::Prepare | Decision::Plunder { .. } => 2.5,
        Decision::Rest | Decision::Sort => -1.0,
        _ => 0.0,
    };
    match choice {
        Choice::Done => threshold,
        Choice::Buy(card) => worth(card) + if card.is_hero() { 1.5 } else { 0.0 },
        Choice::LevelUp { into, .. } => 5.0 + worth(into),
        Choice::Use { slot, ability } => use_score(game, slot, ability),
        Choice::Member(_) if is_strengthening(step) || is_bar(game, step) => after(game, choice),
        Choice::Member(slot) => -worth(table.party.at(slot).card),
        // Diseases and Militia go, good cards stay.
        Choice::Card(card) => match step {
            Decision::Rest | Decision::Sort if card == DISEASE => 3.0,
            Decision::Rest | Decision::Sort if worth(card) < 1.0 => 1.0 - worth(card),
            Decision::Rest | Decision::Sort => -worth(card) - 2.0,
            _ => -worth(card),
        },
        Choice::Monster { rank } => {
            let points = table.monster(rank).map_or(0.0, |m| f32::from(m.card().victory_points));
            match step.effect() {
                Some(Preparation::TakeMonster) => points,
                _ => -against(table, rank).min(0.0),
            }
        }
        Choice::Arrange(order) => {
            if order == Rank::ALL {
                0.0
            } else {
                -1.0
            }
        }
        Choice::Lose(_) => after(game, choice),
        Choice::TakeSpoils(_) => 1.0,
        Choice::Borrow(seat) => {
            let offer = table.offers.iter().find(|offer| offer.owner == seat);
            offer.map_or(0.0, |offer| worth(offer.card) + 0.5)
        }
        _ => 0.0,
    }
}

/// Village effects: draw, train and buy more; destroy villagers only for gold that buys something.
fn use_score(game: &Thunderstone, slot: crate::Slot, ability: AbilityIndex) -> f32 {
    match ability.preparation_of(game.table.party.at(slot).card).first() {
        Some(Preparation::Draw(_) | Preparation::ExtraPurchase(_)) => 20.0,
        Some(Preparation::Destroy(_)) => 18.0,
        Some(Preparation::Pawn { .. }) => 3.0,
        _ => 2.0,
    }
}

fn is_strengthening(step: Decision) -> bool {
    matches!(step.effect(), Some(Preparation::Strengthen { .. }))
}

fn is_bar(game: &Thunderstone, step: Decision) -> bool {
    let Decision::Strike { at } = step else { return false };
    game.battle_effect(at) == Some(BattleEffect::Bar)
}

/// How good the attack looks after a choice.
fn after(game: &Thunderstone, choice: Choice) -> f32 {
    let mut trial = game.clone();
    trial.answer(choice, &mut ());
    match trial.table.turn.battle {
        Some(battle) => against(&trial.table, battle.rank),
        None => prospect(&trial.table),
    }
}
