//! Secrets that people carry: in cookies, links and recovery codes. Only their hashes are kept.

use crate::problem::Refuse;
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
}

/// A new secret: 128 random bits as 26 characters.
pub fn secret() -> Result<String, Refuse> {
    Ok(PlayerId(random()?).to_string())
}

/// A new table's id.
pub fn table_id() -> Result<TableId, Refuse> {
    random().map(TableId)
}

/// A new player's id.
pub fn player_id() -> Result<PlayerId, Refuse> {
    random().map(PlayerId)
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> Result<[u8; N], Refuse> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Refuse::Broken)?;
    Ok(bytes)
}

/// What is kept of a secret. Looking a hash up tells nothing about a secret by the time it takes.
pub fn hash(purpose: Purpose, secret: &str) -> Digest {
    let tag: &[u8] = match purpose {
        Purpose::Device => b"emberhall device\0",
        Purpose::Recovery => b"emberhall recovery\0",
        Purpose::Link => b"emberhall link\0",
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
        let secret = secret().expect("the system has randomness");
        let written = spoken(&secret).to_uppercase().replace('-', " ").replace('0', "O").replace('1', "I");
        assert_eq!(heard(&written), secret);
    }

    #[test]
    fn the_same_secret_is_not_the_same_for_another_purpose() {
        let hashes = [Purpose::Device, Purpose::Recovery, Purpose::Link].map(|purpose| hash(purpose, "x"));
        assert!(hashes[0] != hashes[1] && hashes[1] != hashes[2] && hashes[0] != hashes[2]);
    }
}
