//! What a game's own crate knows of playing it well. Bots build on it; rules never do.

use crate::{Ending, Game, PerSeat, Rng, Seat};
use alloc::vec::Vec;

/// A game that can judge a position and its choices.
///
/// Bots ask it about worlds in which everything hidden from them has been redrawn, so an answer may use the
/// whole state. It must not panic in any state that play can reach.
pub trait Insight: Game {
    /// The share of the win each seat can expect: none negative, and together 1 over the seats at the table, or less
    /// where nobody may win, as in a game for one.
    ///
    /// It is asked at any time, also in the middle of a turn, and also when the game is over.
    fn outlook(&self) -> PerSeat<f32>;

    /// Appends the weight of each of these choices, all of them legal now: how readily a sensible player makes
    /// it. Weights are above 0 and count in proportion to each other.
    fn promise(&self, choices: &[Self::Choice], out: &mut Vec<f32>);

    /// How many turns have begun: it never falls, and rises when the table is at rest between two turns, where
    /// [`Insight::outlook`] judges best.
    fn turns(&self) -> u32;

    /// A sensible choice for the player who is asked, who wants to finish: a table of such players ends every game.
    ///
    /// It uses only what that seat may see.
    ///
    /// # Panics
    /// When no player is asked.
    fn purposeful(&self, rng: &mut impl Rng) -> Self::Choice;
}

impl Ending {
    /// The share of the win by seat: divided among the winners.
    pub fn shares(&self) -> PerSeat<f32> {
        let share = 1.0 / self.winners.len() as f32;
        let of = |seat| if self.winners.contains(seat) { share } else { 0.0 };
        Seat::all(self.points.len() as u8).map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Points, SeatSet};

    #[test]
    fn a_shared_victory_is_divided_and_a_lost_game_gives_nothing() {
        let ending = |winners: &[Seat]| Ending {
            winners: winners.iter().copied().collect::<SeatSet>(),
            points: [Points::ZERO; 3].into_iter().collect(),
        };
        assert_eq!(ending(&[Seat::new(1), Seat::new(2)]).shares()[..], [0.0, 0.5, 0.5]);
        assert_eq!(ending(&[]).shares()[..], [0.0; 3]);
    }
}
