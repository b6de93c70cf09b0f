//! Randomness, handed in: ids, secrets, keys and seeds all come from here.

use crate::problem::Refuse;
use host::Denied;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Where randomness comes from.
#[derive(Clone, Debug, Default)]
pub struct Randomness(Source);

#[derive(Clone, Debug, Default)]
enum Source {
    #[default]
    System,
    Seeded(SeededRandomness),
}

impl Randomness {
    /// The system's: nobody can foresee it.
    pub fn system() -> Randomness {
        Randomness::default()
    }

    /// Random bytes.
    pub(crate) fn bytes<const N: usize>(&self) -> Result<[u8; N], Refuse> {
        let mut bytes = [0; N];
        match &self.0 {
            Source::System => getrandom::fill(&mut bytes).map_err(|_| Refuse::Table(Denied::Broken))?,
            Source::Seeded(seeded) => seeded.generator().fill_bytes(&mut bytes),
        }
        Ok(bytes)
    }

    /// A random seed.
    pub(crate) fn seed(&self) -> Result<u64, Refuse> {
        self.bytes().map(u64::from_le_bytes)
    }
}

/// Randomness that is the same whenever its seed is: for tests, never where a secret matters. Copies are the same
/// source.
#[derive(Clone, Debug)]
pub struct SeededRandomness(Arc<Mutex<ChaCha20Rng>>);

impl SeededRandomness {
    /// The randomness of this seed.
    pub fn new(seed: u64) -> SeededRandomness {
        SeededRandomness(Arc::new(Mutex::new(ChaCha20Rng::seed_from_u64(seed))))
    }

    /// Starts over with this seed.
    pub fn reseed(&self, seed: u64) {
        *self.generator() = ChaCha20Rng::seed_from_u64(seed);
    }

    fn generator(&self) -> MutexGuard<'_, ChaCha20Rng> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl From<SeededRandomness> for Randomness {
    fn from(seeded: SeededRandomness) -> Randomness {
        Randomness(Source::Seeded(seeded))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_again_and_the_system_does_not() {
        let draw = |random: &Randomness| random.bytes::<16>().expect("there is randomness");
        let seeded = SeededRandomness::new(7);
        let random = Randomness::from(seeded.clone());
        let (first, second) = (draw(&random), draw(&random));
        assert_ne!(first, second);
        seeded.reseed(7);
        assert_eq!((draw(&random), draw(&random)), (first, second));
        let system = Randomness::system();
        assert_ne!(draw(&system), draw(&system));
    }
}
