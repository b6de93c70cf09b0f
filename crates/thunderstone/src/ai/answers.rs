//! The policy's answers to the small questions: what to buy, destroy, discard, send away.

use super::dungeon::{against, prospect};
use super::worth::worth;
use crate::Thunderstone;
use crate::cards::DISEASE;
use crate::choice::Choice;
use crate::effect::Effect;
use crate::state::Step;
use table::Rng;
use table::random::below;

/// The choice with the highest score.
pub(super) fn answer(game: &Thunderstone, step: Step, choices: &[Choice], rng: &mut impl Rng) -> Choice {
    let mut best = (f32::NEG_INFINITY, choices[0]);
    for &choice in choices {
        let score = score(game, step, choice) + below(rng, 100) as f32 * 0.001;
        if score > best.0 {
            best = (score, choice);
        }
    }
    best.1
}

fn score(game: &Thunderstone, step: Step, choice: Choice) -> f32 {
    let table = &game.table;
    let threshold = match step {
        // A card of about this worth is not worth having, or keeping.
        Step::Shop | Step::Prepare | Step::Plunder { .. } => 2.5,
        Step::Rest | Step::Sort => -1.0,
        _ => 0.0,
    };
    match choice {
        Choice::Done => threshold,
        Choice::Buy(card) => worth(card) + if card.is_hero() { 1.5 } else { 0.0 },
        Choice::LevelUp { into, .. } => 5.0 + worth(into),
        Choice::Use { slot, ability } => use_score(game, slot, ability),
        Choice::Member(_) if matches!(step, Step::Perform { .. } if is_strengthening(step)) => {
            after(game, choice)
        }
        Choice::Member(_) if matches!(step, Step::Strike { .. }) && is_bar(game, step) => after(game, choice),
        Choice::Member(slot) => -worth(table.party.at(slot).card),
        // Diseases and Militia go, good cards stay.
        Choice::Card(card) => match step {
            Step::Rest | Step::Sort if card == DISEASE => 3.0,
            Step::Rest | Step::Sort if worth(card) < 1.0 => 1.0 - worth(card),
            Step::Rest | Step::Sort => -worth(card) - 2.0,
            _ => -worth(card),
        },
        Choice::Monster { rank } => {
            let points = table.monster(rank).map_or(0.0, |m| f32::from(m.card().victory_points));
            match step.effect() {
                Some(Effect::TakeMonster) => points,
                _ => -against(table, rank).min(0.0),
            }
        }
        Choice::Arrange(order) => {
            if order == [1, 2, 3] {
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
fn use_score(game: &Thunderstone, slot: crate::Slot, ability: u8) -> f32 {
    let card = game.table.party.at(slot).card.card();
    let effects = card.abilities[usize::from(ability)].effects;
    match effects[0] {
        Effect::Draw(_) | Effect::ExtraPurchase(_) => 20.0,
        Effect::Destroy(_) => 18.0,
        Effect::Pawn { .. } => 3.0,
        _ => 2.0,
    }
}

fn is_strengthening(step: Step) -> bool {
    matches!(step.effect(), Some(Effect::Strengthen { .. }))
}

fn is_bar(game: &Thunderstone, step: Step) -> bool {
    let Step::Strike { at } = step else { return false };
    crate::state::battle_effects(game.target().1)[usize::from(at)] == Effect::Bar
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
