//! Generators that yield what a check wants: the numbers of a script, or the same word again and again.

use crate::Generator;
use rand_xoshiro::rand_core::{SeedableRng, TryRng};
use std::convert::Infallible;

/// Yields the words of a script, and counts how many were taken.
#[derive(Clone)]
pub struct Scripted<'a> {
    words: &'a [u32],
    pub(crate) taken: usize,
}

impl Scripted<'_> {
    pub(crate) fn new(words: &[u32]) -> Scripted<'_> {
        Scripted { words, taken: 0 }
    }

    /// The word by which [`table::random::below`] gives this number below `n`.
    pub(crate) fn word(number: u32, n: u32) -> u32 {
        // Words below 2^32 mod n are skipped; the next word of the same remainder is not.
        let skipped = if n.is_power_of_two() { 0 } else { n.wrapping_neg() % n };
        if number < skipped { number + n } else { number }
    }
}

impl TryRng for Scripted<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        // A word beyond the script is one that is never skipped, so that a function that takes too many still ends.
        let word = self.words.get(self.taken).copied().unwrap_or(u32::MAX);
        self.taken += 1;
        Ok(word)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            let word = self.try_next_u32()?.to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
    }
}

/// Draws with every sequence of numbers below these ranges: what was drawn, and by how many of the sequences. A number
/// that is not taken makes no difference, so the shares are exact probabilities.
///
/// # Panics
/// When more numbers are taken than there are ranges.
pub fn drawn_by_all_numbers<O: Eq>(
    ranges: &[u32],
    mut sample: impl FnMut(&mut Scripted<'_>) -> O,
) -> Vec<(O, u64)> {
    let mut drawn: Vec<(O, u64)> = Vec::new();
    let sequences: u32 = ranges.iter().product();
    for sequence in 0..sequences {
        let mut left = sequence;
        let numbers = ranges.iter().map(|&range| {
            let number = left % range;
            left /= range;
            Scripted::word(number, range)
        });
        let words: Vec<u32> = numbers.collect();
        let mut script = Scripted::new(&words);
        let outcome = sample(&mut script);
        assert!(script.taken <= ranges.len(), "{} numbers were taken", script.taken);
        match drawn.iter_mut().find(|(earlier, _)| *earlier == outcome) {
            Some((_, count)) => *count += 1,
            None => drawn.push((outcome, 1)),
        }
    }
    drawn
}

/// Yields one word for a long time, so that trying again does not help; then random ones.
pub(crate) struct Stubborn {
    word: u32,
    left: u32,
    then: Generator,
}

impl Stubborn {
    /// The high bit is set, so that the word is never skipped.
    pub fn new(seed: u64) -> Stubborn {
        Stubborn { word: seed as u32 | 1 << 31, left: 4_096, then: Generator::seed_from_u64(seed) }
    }
}

impl TryRng for Stubborn {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                Ok(self.word)
            }
            None => self.then.try_next_u32(),
        }
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.then.try_fill_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::random::below;

    #[test]
    fn a_script_gives_every_number_with_one_word() {
        for n in [1, 2, 3, 6, 7, 64, 100, 1_000] {
            for number in 0..n {
                let words = [Scripted::word(number, n)];
                let mut script = Scripted::new(&words);
                assert_eq!((below(&mut script, n), script.taken), (number, 1), "{number} below {n}");
            }
        }
    }
}
