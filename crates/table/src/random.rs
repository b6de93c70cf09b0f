//! Unbiased numbers from any generator. The generator itself is always the caller's.

pub use rand_core::Rng;

/// A uniform number in `0..n`, by rejection, so that no result is favoured.
///
/// The method is fixed for good because published games are verified with it: take 32-bit words; skip those
/// below `2^32 mod n`; the answer is the word modulo `n`.
///
/// # Panics
/// When `n` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    assert!(n > 0, "a choice among nothing");
    if n.is_power_of_two() {
        return rng.next_u32() & (n - 1);
    }
    let skip = n.wrapping_neg() % n;
    loop {
        let word = rng.next_u32();
        if word >= skip {
            return word % n;
        }
    }
}

/// A uniform number in `0..n` like [`below`], for ranges beyond 32 bits. No outcome of chance is drawn with it.
///
/// # Panics
/// When `n` is 0.
pub fn below_u64(rng: &mut impl Rng, n: u64) -> u64 {
    assert!(n > 0, "a choice among nothing");
    let skip = n.wrapping_neg() % n;
    loop {
        let word = rng.next_u64();
        if word >= skip {
            return word % n;
        }
    }
}

/// An index drawn with the given weights, or `None` when all are 0.
#[inline]
pub fn weighted(rng: &mut impl Rng, weights: impl Iterator<Item = u32> + Clone) -> Option<usize> {
    let total: u32 = weights.clone().sum();
    if total == 0 {
        return None;
    }
    let mut left = below(rng, total);
    for (index, weight) in weights.enumerate() {
        if left < weight {
            return Some(index);
        }
        left -= weight;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::convert::Infallible;

    struct Words(Vec<u32>);
    impl rand_core::TryRng for Words {
        type Error = Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(self.0.remove(0))
        }
        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            Ok(u64::from(self.0.remove(0)))
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            Ok(())
        }
    }

    #[test]
    fn words_that_would_favour_low_results_are_skipped() {
        // 2^32 mod 6 is 4: the words 0 to 3 are skipped.
        assert_eq!(below(&mut Words(vec![0, 3, 4]), 6), 4);
        assert_eq!(below(&mut Words(vec![7]), 8), 7);
        assert_eq!(below_u64(&mut Words(vec![0, 3, 5, 8]), 6), 5, "2^64 mod 6 is 4 too");
    }

    #[test]
    fn weights_decide_which_index_is_drawn() {
        let weights = [2u32, 0, 2];
        let draw = |word| weighted(&mut Words(vec![word]), weights.iter().copied());
        assert_eq!([draw(0), draw(1), draw(2), draw(3)], [Some(0), Some(0), Some(2), Some(2)]);
        assert_eq!(weighted(&mut Words(vec![]), [0u32; 3].iter().copied()), None);
    }
}
