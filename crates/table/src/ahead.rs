//! A game that goes ahead of its session, on a copy of the state.

use crate::session::{Played, Session, replayed, step};
use crate::{Fingerprint, Game, InputOf, RefusedOf, Sink};
use alloc::vec::Vec;

/// A game that goes ahead of its session, on a copy of the state and without the inputs so far. Dropping it costs
/// nothing and changes nothing; [`Session::adopt`] makes it true.
#[derive(Clone, Debug)]
pub struct Ahead<G: Game> {
    pub(crate) game: G,
    /// How many inputs of the session stay in effect.
    pub(crate) kept: usize,
    /// The inputs after those.
    pub(crate) inputs: Vec<Played<G>>,
    pub(crate) settled: usize,
    /// The fingerprint before the first of `inputs`.
    pub(crate) before: Fingerprint,
}

impl<G: Game> Ahead<G> {
    /// The state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many inputs of the session stay in effect.
    pub fn kept(&self) -> usize {
        self.kept
    }

    /// The inputs after those.
    pub fn inputs(&self) -> &[Played<G>] {
        &self.inputs
    }

    /// The number the next input will have.
    pub fn sequence(&self) -> u64 {
        (self.kept + self.inputs.len()) as u64
    }

    /// The game's fingerprint.
    pub fn chain(&self) -> Fingerprint {
        self.inputs.last().map_or(self.before, |played| played.chain)
    }

    /// Takes an input that names its place in the sequence.
    ///
    /// # Errors
    /// As [`Session::submit`] has them; nothing has changed then.
    pub fn submit(
        &mut self,
        sequence: u64,
        input: InputOf<G>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), RefusedOf<G>> {
        if step(&mut self.game, (self.kept, self.before, &mut self.inputs), (sequence, input), sink)? {
            self.settled = self.kept + self.inputs.len();
        }
        Ok(())
    }

    /// Goes back until so many inputs are left, as [`Session::rewind`] does; `session` is the one it was made from.
    pub fn rewind(&mut self, session: &Session<G>, to: u64) -> bool {
        let Some(length) = usize::try_from(to).ok().filter(|length| *length as u64 <= self.sequence()) else {
            return false;
        };
        self.inputs.truncate(length.saturating_sub(self.kept));
        if length < self.kept {
            self.kept = length;
            self.before = session.inputs[..length].last().map_or(session.start, |played| played.chain);
        }
        self.settled = self.settled.min(length);
        self.game = replayed(&session.setup, session.inputs[..self.kept].iter().chain(&self.inputs));
        true
    }
}
