//! The generator of all random play in tests: fast, seeded, no secret.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The generator of random play.
pub type Generator = Xoshiro256PlusPlus;

/// A generator for one stream of one game of a campaign. Different games and streams are independent.
pub fn generator(seed: u64, game: u64, stream: u64) -> Generator {
    Generator::seed_from_u64(mix(mix(mix(seed) ^ game) ^ stream))
}

/// SplitMix64's finaliser: nearby numbers become unrelated ones.
fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    #[test]
    fn streams_repeat_and_differ() {
        let first = |seed, game, stream| generator(seed, game, stream).next_u64();
        assert_eq!(first(1, 2, 3), first(1, 2, 3));
        let mut seen = [first(0, 0, 0), first(0, 0, 1), first(0, 1, 0), first(1, 0, 0), first(1, 1, 1)];
        seen.sort_unstable();
        assert!(seen.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
