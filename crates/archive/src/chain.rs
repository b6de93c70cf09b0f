//! The chained checksum: each record's covers the one before it, so damage anywhere shows.

use crate::TableId;
use xxhash_rust::xxh3::xxh3_64;

/// The checksum after some records of a journal, ready for the next.
pub struct Chain {
    value: u64,
    bytes: Vec<u8>,
}

impl Chain {
    /// The beginning, which covers what is told of a table at its creation: a journal fits no other table.
    pub fn begin(id: TableId, game: &str, rules: u32, created: i64, secret: &[u8]) -> Chain {
        let mut bytes = id.0.to_vec();
        bytes.extend(rules.to_le_bytes());
        bytes.extend(created.to_le_bytes());
        bytes.extend((game.len() as u64).to_le_bytes());
        bytes.extend(game.as_bytes());
        bytes.extend(secret);
        Chain { value: xxh3_64(&bytes), bytes }
    }

    /// Goes on after a known checksum.
    pub fn after(value: u64) -> Chain {
        Chain { value, bytes: Vec::new() }
    }

    /// Adds a record; its checksum.
    pub fn add(&mut self, number: u64, at: i64, body: &[u8]) -> u64 {
        self.bytes.clear();
        self.bytes.extend(self.value.to_le_bytes());
        self.bytes.extend(number.to_le_bytes());
        self.bytes.extend(at.to_le_bytes());
        self.bytes.extend(body);
        self.value = xxh3_64(&self.bytes);
        self.value
    }

    /// The checksum so far.
    pub fn value(&self) -> u64 {
        self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(records: &[(u64, i64, &[u8])]) -> u64 {
        let mut chain = Chain::begin(TableId([7; 16]), "karak", 1, 5, b"seed");
        for (number, at, body) in records {
            chain.add(*number, *at, body);
        }
        chain.value()
    }

    #[test]
    fn every_difference_changes_the_end() {
        let told: [u64; 6] = [
            ends(&[(0, 10, b"a"), (1, 11, b"b")]),
            ends(&[(0, 10, b"b"), (1, 11, b"b")]),
            ends(&[(0, 10, b"a"), (2, 11, b"b")]),
            ends(&[(0, 12, b"a"), (1, 11, b"b")]),
            ends(&[(0, 10, b"a")]),
            Chain::begin(TableId([7; 16]), "karak", 1, 5, b"seeds").value(),
        ];
        for (index, end) in told.iter().enumerate() {
            assert!(!told[..index].contains(end), "{index}");
        }
    }

    #[test]
    fn the_checksum_never_changes_between_versions() {
        assert_eq!(ends(&[(0, 10, b"a"), (1, 11, b"b")]), 10_950_796_693_951_929_244);
    }

    #[test]
    fn a_chain_can_be_taken_up_again() {
        let mut chain = Chain::after(ends(&[(0, 10, b"a")]));
        assert_eq!(chain.add(1, 11, b"b"), ends(&[(0, 10, b"a"), (1, 11, b"b")]));
    }
}
