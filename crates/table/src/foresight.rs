//! What a game can tell a player beforehand about the decision that lies ahead.

use crate::{Game, Seat};
use core::fmt::Debug;
use serde::Serialize;

/// A game that can tell beforehand what may come of a decision: odds, sums, what an attack would do.
///
/// It serves people, who are shown it while they decide. It says what follows from the rules, never what is wise.
pub trait Foresee: Game {
    /// What is told.
    type Forecast: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// What this seat may be told now; `None` when there is nothing to tell.
    ///
    /// It depends on nothing that the seat cannot know: [`Game::redeterminize`] for the seat leaves it as it is.
    fn forecast(&self, seat: Seat) -> Option<Self::Forecast>;

    /// What everybody who sees the table may be told now, those who only watch too.
    ///
    /// It depends on nothing but what lies open to all.
    fn forecast_for_all(&self) -> Option<Self::Forecast> {
        None
    }
}
