//! Picking one of several choices.

use crate::Seen;
use table::random::below;
use table::{Game, Rng};

/// Any legal choice, each as likely as the others.
pub(crate) fn any<G: Game>(seen: &Seen<G>) -> G::Choice {
    let mut rng = seen.generator(u64::MAX);
    let choices = seen.choices();
    choices[below(&mut rng, choices.len() as u32) as usize].clone()
}

/// A uniform number in `0..1`.
pub(crate) fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// An index drawn in proportion to the weights; the last one when they are no use.
pub(crate) fn weighted(rng: &mut impl Rng, weights: &[f32]) -> usize {
    let mut left = unit(rng) * weights.iter().sum::<f32>();
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    weights.len() - 1
}

/// The index of the highest number, the first among equals.
pub(crate) fn highest(numbers: impl IntoIterator<Item = f32>) -> usize {
    let mut best = (0, f32::MIN);
    for (index, number) in numbers.into_iter().enumerate() {
        if number > best.1 {
            best = (index, number);
        }
    }
    best.0
}
