//! A quick hash of a value as it lies in memory, for comparisons within one run. It is never stored.

use core::hash::{Hash, Hasher};
use xxhash_rust::xxh3::Xxh3;

/// The hash of anything hashable. Another build may give another one.
pub fn state_hash(value: &impl Hash) -> u64 {
    let mut hasher = Xxh3::new();
    value.hash(&mut hasher);
    hasher.finish()
}
