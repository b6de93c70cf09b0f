//! An outlook that is fitted: features of a position, weights for them, and the shares of the win that follow.

use crate::{Insight, PerSeat, Seat};

/// A game whose outlook is a linear score of features for each seat, fitted to the results of games.
///
/// The weights move from those of the beginning to those of the end as [`Features::phase`] goes from 0 to 1.
pub trait Features: Insight {
    /// One number for each feature.
    type Values: AsRef<[f32]>;

    /// The name of each feature.
    const NAMES: &'static [&'static str];
    /// The features that can only be bad for a player.
    const BAD: &'static [&'static str];
    /// The features that may be good or bad; all others can only be good.
    const EITHER: &'static [&'static str];
    /// How much a fit shrinks the weights with each step: the more features say the same, the more.
    const DECAY: f32;
    /// What phase 0 and phase 1 mean, as sentences.
    const PHASES: [&'static str; 2];

    /// What counts in the seat's position, as numbers of about the size of 1.
    fn features(&self, seat: Seat) -> Self::Values;

    /// How far the game has gone, from 0 to 1.
    fn phase(&self) -> f32;

    /// Whether the rules alone decide the position, so that it says nothing about the weights.
    fn is_decided(&self) -> bool;
}

/// The score of features whose weights move from `early` to `late`.
#[inline]
pub fn score<const N: usize>(features: &[f32; N], early: &[f32; N], late: &[f32; N], phase: f32) -> f32 {
    let weights = early.iter().zip(late).map(|(early, late)| early + (late - early) * phase);
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// The shares of the win at a table of `seats` by their scores (soft-max); seats without a score get nothing.
///
/// `rest` is the weight of nobody winning: 0 where somebody must, 1 for a rival with the score 0.
///
/// # Panics
/// When a seat is beyond [`MAX_SEATS`](crate::MAX_SEATS).
#[inline]
pub fn softmax(seats: u8, scores: impl IntoIterator<Item = (Seat, f32)>, rest: f32) -> PerSeat<f32> {
    let mut shares: PerSeat<f32> = Seat::all(seats).map(|_| 0.0).collect();
    let mut sum = rest;
    for (seat, score) in scores {
        // Scores lie within a few units of 0; the limits only keep anything from overflowing.
        shares[seat.index()] = libm::expf(score.clamp(-40.0, 40.0));
        sum += shares[seat.index()];
    }
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_move_with_the_phase() {
        let scores = [0.0, 0.5, 1.0].map(|phase| score(&[1.0, 2.0], &[1.0, 0.0], &[3.0, 1.0], phase));
        assert_eq!(scores, [1.0, 3.0, 5.0]);
    }

    #[test]
    fn equal_scores_share_equally_and_the_rest_takes_its_part() {
        let scores = [(Seat::new(0), 0.0), (Seat::new(2), 0.0)];
        assert_eq!(softmax(4, scores, 0.0)[..], [0.5, 0.0, 0.5, 0.0]);
        assert_eq!(softmax(3, scores, 2.0)[..], [0.25, 0.0, 0.25]);
        assert!(
            softmax(2, [(Seat::new(0), 1e30), (Seat::new(1), -1e30)], 0.0)
                .iter()
                .all(|share| share.is_finite())
        );
    }
}
