//! What a pending chance may give, and how likely each result is.
//!
//! This is hidden information: it counts what lies face down. It never goes into a view, a patch or a hint, nor into a
//! file before the end of its game. Search may use it in worlds that were redrawn for a seat.

use crate::random::weighted;
use crate::{Game, Rng};
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The most values one draw may have.
pub const MAX_VALUES: usize = 128;

/// Some equal draws from the same weighted values. They do not depend on each other, and the rules do not care which
/// came first: the dice of one kind in a roll.
///
/// ```
/// use emberhall_table::Draw;
///
/// let two_dice = Draw::evenly(1..=6).times(2);
/// assert_eq!((two_dice.total(), two_dice.times), (6, 2));
/// let bag = Draw::once([("red", 3), ("blue", 1), ("green", 0)]);
/// assert_eq!(bag.values, [("red", 3), ("blue", 1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw<V> {
    /// The values in the game's fixed order, at most [`MAX_VALUES`], each with its weight, which is never 0. A value
    /// may stand in several places: its weights add up.
    pub values: Vec<(V, u32)>,
    /// How often it is drawn, at least once.
    pub times: u8,
}

impl<V: Clone + Eq> Draw<V> {
    /// One draw from these values. Those of weight 0 are left out, and equal neighbours become one value.
    pub fn once(values: impl IntoIterator<Item = (V, u32)>) -> Draw<V> {
        let mut list: Vec<(V, u32)> = Vec::new();
        for (value, weight) in values.into_iter().filter(|(_, weight)| *weight > 0) {
            match list.last_mut() {
                Some((last, sum)) if *last == value => *sum += weight,
                _ => list.push((value, weight)),
            }
        }
        Draw { values: list, times: 1 }
    }

    /// One draw from these values, each as likely as the others.
    pub fn evenly(values: impl IntoIterator<Item = V>) -> Draw<V> {
        Draw::once(values.into_iter().map(|value| (value, 1)))
    }

    /// The same draw, made so many times.
    #[must_use]
    pub fn times(self, times: u8) -> Draw<V> {
        Draw { times, ..self }
    }

    /// The sum of the weights. It is the range of the one number that each draw takes.
    pub fn total(&self) -> u32 {
        self.values.iter().map(|(_, weight)| weight).sum()
    }

    /// Draws once, as [`Game::sample`] does: one uniform number below the total, then the values in order.
    pub fn sample(&self, rng: &mut impl Rng) -> Option<&V> {
        let index = weighted(rng, self.values.iter().map(|(_, weight)| *weight))?;
        Some(&self.values[index].0)
    }

    /// Each value once, where it stands first, with all of its weight.
    pub fn merged(&self) -> Vec<(V, u32)> {
        let mut merged: Vec<(V, u32)> = Vec::with_capacity(self.values.len());
        for (value, weight) in &self.values {
            match merged.iter_mut().find(|(earlier, _)| earlier == value) {
                Some((_, sum)) => *sum += weight,
                None => merged.push((value.clone(), *weight)),
            }
        }
        merged
    }

    /// Every result of all its times, without regard to the order: the values in the order of the list, and how
    /// many of the [`Draw::total`] to the power of `times` equally likely sequences give them.
    ///
    /// `None` when a weight is beyond 64 bits.
    fn results(&self) -> Option<Vec<(Vec<V>, u64)>> {
        let mut results = vec![(Vec::new(), 1)];
        let mut left = vec![self.times];
        for (value, weight) in self.merged() {
            let mut longer = Vec::new();
            let mut longer_left = Vec::new();
            for ((values, ways), &left) in results.iter().zip(&left) {
                for count in (0..=left).rev() {
                    let weight = u64::from(weight).checked_pow(count.into())?;
                    let ways = choose(left, count)?.checked_mul(weight)?.checked_mul(*ways)?;
                    let mut values: Vec<V> = values.clone();
                    values.extend(core::iter::repeat_n(value.clone(), count.into()));
                    longer.push((values, ways));
                    longer_left.push(left - count);
                }
            }
            (results, left) = (longer, longer_left);
        }
        let whole = results.into_iter().zip(left).filter(|(_, left)| *left == 0);
        Some(whole.map(|(result, _)| result).collect())
    }

    /// How many results there are without regard to the order; at most `usize::MAX`.
    fn count(&self) -> usize {
        let kinds = self.merged().len();
        if kinds == 0 {
            return 0;
        }
        // Multisets of `times` out of `kinds`: the product stays a whole number at every step.
        let step = |count: u128, n: usize| count.saturating_mul((kinds - 1 + n) as u128) / n as u128;
        usize::try_from((1..=usize::from(self.times)).fold(1, step)).unwrap_or(usize::MAX)
    }
}

/// In how many ways `count` of `n` can be chosen.
fn choose(n: u8, count: u8) -> Option<u64> {
    (1..=u64::from(count)).try_fold(1u64, |ways, at| Some(ways.checked_mul(u64::from(n) + 1 - at)? / at))
}

/// What the pending chance may give.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
/// use emberhall_table::Outcomes;
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let game = Nim::start(&Setup { stones: 10, rules: 1 })?;
/// let Outcomes::Listed(all) = game.outcomes(1_000) else { unreachable!("two outcomes are less than 1,000") };
/// let total: u64 = all.iter().map(|(_, weight)| weight).sum();
/// for (seat, weight) in all {
///     println!("seat {seat} begins in {weight} of {total} cases");
/// #   assert_eq!((weight, total), (1, 2));
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcomes<G: Game> {
    /// Every outcome with its weight, none twice. Outcomes that differ only in the order of equal draws are one: the
    /// one whose values stand in the order of the draw. The weights add up to the product of all totals.
    Listed(Vec<(G::Outcome, u64)>),
    /// The draws themselves, because the list would be longer than the limit or a weight beyond 64 bits.
    Product(Vec<Draw<G::Drawn>>),
}

impl<G: Game> Outcomes<G> {
    /// What the game's pending chance may give: [`Game::outcomes`].
    ///
    /// # Panics
    /// When the game makes no outcome of values that its own draws name: `emberhall-table-laws` finds such a game.
    pub fn of(game: &G, limit: usize) -> Outcomes<G> {
        let draws = game.draws();
        if draws.is_empty() {
            return Outcomes::Listed(Vec::new());
        }
        let count = draws.iter().fold(1, |count: usize, draw| count.saturating_mul(draw.count()));
        match (count <= limit).then(|| combined::<G>(&draws)).flatten() {
            Some(all) => Outcomes::Listed(
                all.into_iter().map(|(values, ways)| (outcome(game, &values), ways)).collect(),
            ),
            None => Outcomes::Product(draws),
        }
    }
}

fn outcome<G: Game>(game: &G, values: &[G::Drawn]) -> G::Outcome {
    game.outcome_of(values).expect("values that the draws name make an outcome")
}

/// Every combination of the results of all draws.
fn combined<G: Game>(draws: &[Draw<G::Drawn>]) -> Option<Vec<(Vec<G::Drawn>, u64)>> {
    let mut all: Vec<(Vec<G::Drawn>, u64)> = vec![(Vec::new(), 1)];
    for draw in draws {
        let results = draw.results()?;
        let mut longer = Vec::with_capacity(all.len() * results.len());
        for (before, ways) in &all {
            for (values, more) in &results {
                longer.push(([&before[..], values].concat(), ways.checked_mul(*more)?));
            }
        }
        all = longer;
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Six sides; the face 0 stands in two places.
    fn die() -> Draw<i8> {
        Draw::evenly([0, 1, 1, 0, -1, 2])
    }

    #[test]
    fn equal_neighbours_are_one_value_and_nothing_without_weight_is_listed() {
        assert_eq!(die().values, [(0, 1), (1, 2), (0, 1), (-1, 1), (2, 1)]);
        assert_eq!(Draw::once([('a', 2), ('b', 0), ('c', 1)]).values, [('a', 2), ('c', 1)]);
        assert_eq!(die().merged(), [(0, 2), (1, 2), (-1, 1), (2, 1)]);
        assert_eq!(die().total(), 6);
    }

    /// Rolls every sequence of the dice and counts what comes of it.
    fn rolled(dice: u32) -> Vec<(Vec<i8>, u64)> {
        let sides = [0, 1, 1, 0, -1, 2];
        let order = [0, 1, -1, 2];
        let mut counted: Vec<(Vec<i8>, u64)> = Vec::new();
        for number in 0..6usize.pow(dice) {
            let mut faces: Vec<i8> = (0..dice).map(|die| sides[number / 6usize.pow(die) % 6]).collect();
            faces.sort_by_key(|face| order.iter().position(|one| one == face));
            match counted.iter_mut().find(|(earlier, _)| *earlier == faces) {
                Some((_, ways)) => *ways += 1,
                None => counted.push((faces, 1)),
            }
        }
        counted
    }

    #[test]
    fn equal_dice_are_multisets_with_the_number_of_their_sequences() {
        for dice in 1..=5 {
            let mut listed = die().times(dice).results().expect("small weights");
            let mut counted = rolled(dice.into());
            assert_eq!(listed.len(), die().times(dice).count());
            listed.sort();
            counted.sort();
            assert_eq!(listed, counted, "{dice} dice");
        }
    }

    #[test]
    fn a_count_or_weight_beyond_all_bounds_is_noticed() {
        let many = Draw::evenly(0..128u8).times(255);
        assert_eq!(many.count(), usize::MAX);
        assert_eq!(Draw::once([('a', u32::MAX)]).times(3).results(), None);
        assert_eq!(choose(52, 5), Some(2_598_960));
    }
}
