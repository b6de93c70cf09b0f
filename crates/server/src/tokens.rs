//! Secrets that people carry: in cookies, links and recovery codes. Only their hashes are kept.

use crate::problem::Refuse;
use crate::random::Randomness;
use archive::{Digest, PlayerId, TableId};
use sha2::Sha256;
use sha2::digest::Digest as _;

/// What a secret is good for. A link's secret is no cookie, and the other way round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A device of a player.
    Device,
    /// A player's return on another device.
    Recovery,
    /// A seat or the spectators' bench.
    Link,
    /// Where a device is called.
    Push,
}

/// A new secret: 128 random bits as 26 characters.
pub fn secret(random: &Randomness) -> Result<String, Refuse> {
    Ok(PlayerId(random.bytes()?).to_string())
}

/// A new table's id.
pub fn table_id(random: &Randomness) -> Result<TableId, Refuse> {
    random.bytes().map(TableId)
}

/// A new player's id.
pub fn player_id(random: &Randomness) -> Result<PlayerId, Refuse> {
    random.bytes().map(PlayerId)
}

/// What is kept of a secret. Looking a hash up tells nothing about a secret by the time it takes.
pub fn hash(purpose: Purpose, secret: &str) -> Digest {
    let tag: &[u8] = match purpose {
        Purpose::Device => b"emberhall device\0",
        Purpose::Recovery => b"emberhall recovery\0",
        Purpose::Link => b"emberhall link\0",
        Purpose::Push => b"emberhall push\0",
    };
    let mut hash = Sha256::new();
    hash.update(tag);
    hash.update(secret.as_bytes());
    hash.finalize().into()
}

/// A recovery code as people read it: in groups of five, so that it can be written down.
pub fn spoken(secret: &str) -> String {
    let letters: Vec<char> = secret.chars().collect();
    letters.chunks(5).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// A recovery code as it was typed, without what people add or mistake.
pub fn heard(code: &str) -> String {
    let plain = code.chars().filter(|c| c.is_ascii_alphanumeric()).map(|c| c.to_ascii_lowercase());
    plain
        .map(|c| {
            if c == 'o' {
                '0'
            } else if c == 'i' || c == 'l' {
                '1'
            } else {
                c
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_survives_being_written_down() {
        let secret = secret(&Randomness::system()).expect("the system has randomness");
        let written = spoken(&secret).to_uppercase().replace('-', " ").replace('0', "O").replace('1', "I");
        assert_eq!(heard(&written), secret);
    }

    #[test]
    fn the_same_secret_is_not_the_same_for_another_purpose() {
        let hashes = [Purpose::Device, Purpose::Recovery, Purpose::Link].map(|purpose| hash(purpose, "x"));
        assert!(hashes[0] != hashes[1] && hashes[1] != hashes[2] && hashes[0] != hashes[2]);
    }
}
