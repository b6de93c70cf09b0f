//! How readily a sensible player makes each choice.

use super::goals;
use super::{answers, arms::Arms};
use crate::choice::{BattleStep, Choice, CityWhy, ItemsWhy, Question};
use crate::components::MAX_HEXES;
use crate::hex::{Pos, Side};
use crate::state::Karak;
use alloc::vec::Vec;

/// What a goal loses of its worth with each step towards it.
const FAR: f32 = 0.8;
/// What a move loses beside an action on the spot.
const STEP: f32 = 0.85;
/// No choice is worth so much less than another that it is never looked at.
const WORST: f32 = 7.0;

/// How much better an answer has to be to be made e times as readily.
fn temperature(question: Question, highest: f32) -> f32 {
    match question {
        // Where everything is far away, a little more counts as much: a hero must not stand about.
        Question::Turn => (0.25 * highest).clamp(0.1, 1.3),
        Question::Battle { step: BattleStep::Send { .. } } => 5.0,
        Question::Battle { .. } => 0.7,
        Question::Resources { .. } => 0.3,
        Question::Items { why: ItemsWhy::Leave { .. } } => 0.7,
        Question::City { why: CityWhy::Dismiss } | Question::Place => 0.7,
        _ => 1.2,
    }
}

/// Appends the weight of each choice.
pub(super) fn promise(game: &Karak, question: Question, choices: &[Choice], out: &mut Vec<f32>) {
    let first = out.len();
    if question == Question::Turn {
        let field = field(game);
        out.extend(choices.iter().map(|&choice| turn_worth(game, &field, choice)));
    } else {
        out.extend(choices.iter().map(|&choice| answers::worth(game, question, choice)));
    }
    let worths = &mut out[first..];
    let highest = worths.iter().copied().fold(f32::MIN, f32::max);
    let scale = 1.0 / temperature(question, highest);
    for worth in worths {
        *worth = libm::expf(((*worth - highest) * scale).max(-WORST));
    }
}

/// What it is worth to be on each hex, by itself or on the way to another.
fn field(game: &Karak) -> [f32; MAX_HEXES] {
    let table = &game.table;
    let arms = Arms::of(&game.figures, game.me());
    let mut field = [0.0; MAX_HEXES];
    for (hex, _) in table.laid() {
        field[hex.index()] = goals::hex_worth(game, &arms, hex);
    }
    // Worth spreads over passable borders, and not across a hex that must be fought for.
    let mut changed = true;
    while changed {
        changed = false;
        for (hex, _) in table.laid() {
            let index = hex.index();
            if table.is_hostile(hex) {
                continue;
            }
            for side in Side::ALL {
                let Some(there) = table.neighbour(hex, side) else { continue };
                let through = field[there.index()] * FAR;
                if through > field[index] + 1e-3 && table.is_passable(hex, side) {
                    field[index] = through;
                    changed = true;
                }
            }
        }
    }
    field
}

fn turn_worth(game: &Karak, field: &[f32; MAX_HEXES], choice: Choice) -> f32 {
    let at = |to: Pos| game.table.hex_at(to).map_or(0.0, |hex| field[hex.index()]);
    match choice {
        Choice::Move { to } | Choice::MagicRun { to } => at(to) * STEP,
        // The portal is kept for where feet do not lead.
        Choice::Portal { to } => at(to) * STEP - 0.3,
        Choice::Pickpocket { .. } => 4.0,
        Choice::Hawkeye => 2.0,
        Choice::EndTurn => 0.0,
        _ => goals::here_value(game, choice),
    }
}
