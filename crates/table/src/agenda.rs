//! The agenda: what is still to be done, as plain values. The top is what the game is about now.

use crate::List;

/// A stack of steps with room for `N` of them.
///
/// Plain data, so that a game clones, compares and hashes in the middle of anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agenda<S, const N: usize>(List<S, N>);

/// What became of a step when its turn came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It has done something: look at the agenda again.
    Moved,
    /// It waits for a player or for chance.
    Waits,
}

impl<S: Copy + Default, const N: usize> Agenda<S, N> {
    /// Nothing to do.
    pub fn new() -> Self {
        Agenda(List::new())
    }

    /// The step the game is about now.
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.0.last().copied()
    }

    /// The step on top, to be changed.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut S> {
        self.0.last_mut()
    }

    /// Takes the step on top off.
    #[inline]
    pub fn done(&mut self) -> Progress {
        self.0.pop();
        Progress::Moved
    }

    /// Puts a step on top.
    ///
    /// # Panics
    /// When there is no room; it is chosen so that the rules cannot need more.
    #[inline]
    pub fn next(&mut self, step: S) {
        self.0.push(step);
    }

    /// Puts several steps on top, the last of them uppermost.
    ///
    /// # Panics
    /// When there is no room.
    #[inline]
    pub fn extend(&mut self, steps: impl IntoIterator<Item = S>) {
        self.0.extend(steps);
    }

    /// Puts another step in the place of the one on top.
    #[inline]
    pub fn replace(&mut self, step: S) -> Progress {
        match self.0.last_mut() {
            Some(top) => *top = step,
            None => self.next(step),
        }
        Progress::Moved
    }

    /// Leaves nothing to do.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All steps, the uppermost last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &S> {
        self.0.iter()
    }
}

impl<S: Copy + Default, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Agenda::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_step_put_on_is_the_next_to_do() {
        let mut agenda: Agenda<u8, 4> = Agenda::new();
        assert_eq!(agenda.top(), None);
        agenda.extend([1, 2]);
        agenda.next(3);
        assert_eq!(agenda.top(), Some(3));
        assert_eq!(agenda.replace(4), Progress::Moved);
        assert!(agenda.iter().eq(&[1, 2, 4]));
        assert_eq!(agenda.done(), Progress::Moved);
        assert_eq!(agenda.top(), Some(2));
        agenda.clear();
        assert_eq!(agenda, Agenda::new());
    }
}
