//! What fair dice are made of, each with its form in a file: lower-case hexadecimal digits.

use sha2::{Digest, Sha256};
use std::fmt;

/// The most bytes a seat may add.
pub const ENTROPY_LIMIT: usize = 64;

/// The secret all chance of a game follows from. It is shown when the game is over, and not before.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The hash of a seed: it shows later that the seed was not changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment([u8; 32]);

/// A table's own id, so that the same seed gives other dice at another table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableId(pub [u8; 16]);

/// What one person adds to the seed: nobody but this person knows it before the list of commitments is closed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Share([u8; 32]);

/// What one seat adds to the seed of the first kind of dice; the default adds nothing.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Entropy(Vec<u8>);

/// A part of the fairness section of a game file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The commitment.
    Commitment,
    /// The seed.
    Seed,
    /// The table's id.
    Table,
    /// What a seat added.
    Entropy,
    /// What a person added.
    Share,
}

/// A part that is not the right number of hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the {part} has {}, not {found:?}", part.form())]
pub struct Unreadable {
    /// Which part.
    pub part: Part,
    /// What stands there.
    pub found: String,
}

/// The promise of a seed: SHA-256 of its 32 bytes.
pub fn commitment(seed: &Seed) -> Commitment {
    Commitment(Sha256::digest(seed.0).into())
}

impl Part {
    fn form(self) -> &'static str {
        match self {
            Part::Commitment | Part::Seed | Part::Share => "64 lower-case hexadecimal digits",
            Part::Table => "32 lower-case hexadecimal digits",
            Part::Entropy => "at most 128 lower-case hexadecimal digits, two for each byte",
        }
    }

    fn bytes(self, text: &str) -> Result<Vec<u8>, Unreadable> {
        let upper = text.bytes().any(|byte| byte.is_ascii_uppercase());
        let bytes = hex::decode(text).ok().filter(|_| !upper);
        bytes.ok_or_else(|| self.unreadable(text))
    }

    fn array<const N: usize>(self, text: &str) -> Result<[u8; N], Unreadable> {
        self.bytes(text)?.try_into().map_err(|_| self.unreadable(text))
    }

    fn unreadable(self, found: &str) -> Unreadable {
        Unreadable { part: self, found: found.to_owned() }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Commitment => "commitment",
            Part::Seed => "seed",
            Part::Table => "table id",
            Part::Entropy => "entropy",
            Part::Share => "share",
        })
    }
}

impl Seed {
    /// A seed of these bytes, which nobody must be able to guess.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes, to be kept secret until the game is over.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Seed, Unreadable> {
        Part::Seed.array(text).map(Seed)
    }

    /// The seed in 64 hexadecimal digits, to be shown when the game is over.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }
}

/// A seed in a log would be a seed given away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

impl Commitment {
    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Commitment, Unreadable> {
        Part::Commitment.array(text).map(Commitment)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl Share {
    /// A share of these bytes, which nobody must be able to guess.
    pub const fn new(bytes: [u8; 32]) -> Share {
        Share(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Share, Unreadable> {
        Part::Share.array(text).map(Share)
    }

    /// What its person shows before anybody opens a share: SHA-256 of its 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl TableId {
    /// Reads 32 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<TableId, Unreadable> {
        Part::Table.array(text).map(TableId)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl Entropy {
    /// These bytes; `None` when they are more than [`ENTROPY_LIMIT`].
    pub fn new(bytes: impl Into<Vec<u8>>) -> Option<Entropy> {
        let bytes = bytes.into();
        (bytes.len() <= ENTROPY_LIMIT).then_some(Entropy(bytes))
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whether the seat added nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads two hexadecimal digits for each byte.
    pub fn from_hex(text: &str) -> Result<Entropy, Unreadable> {
        Entropy::new(Part::Entropy.bytes(text)?).ok_or_else(|| Part::Entropy.unreadable(text))
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_never_shows_itself_unasked() {
        assert_eq!(format!("{:?}", Seed::new([7; 32])), "Seed(hidden)");
    }

    #[test]
    fn a_commitment_is_the_sha_256_of_the_seed() {
        // The hash of 32 zero bytes is widely known.
        let known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(commitment(&Seed::new([0; 32])).to_string(), known);
        assert_eq!(Commitment::from_hex(known), Ok(commitment(&Seed::new([0; 32]))));
    }

    #[test]
    fn only_the_right_number_of_digits_is_read() {
        assert_eq!(Seed::from_hex(&"0a".repeat(32)), Ok(Seed::new([10; 32])));
        assert_eq!(TableId::from_hex(&"ff".repeat(16)), Ok(TableId([255; 16])));
        for wrong in ["", "0", &"0a".repeat(31), &"0A".repeat(32), &"0g".repeat(32), &"+1".repeat(32)] {
            assert_eq!(Seed::from_hex(wrong).unwrap_err().part, Part::Seed);
        }
        assert_eq!(Entropy::from_hex(""), Ok(Entropy::default()));
        assert!(Entropy::from_hex(&"00".repeat(64)).is_ok() && Entropy::from_hex(&"00".repeat(65)).is_err());
    }
}
