//! From the promised parts to the outcomes.

use crate::{Commitment, Entropy, Seed, TableId, commitment};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use sha2::{Digest, Sha256};
use table::record::Fairness;
use table::{Game, GameFile, Pending, Session};

/// What every key begins with, so that no other use of the seed gives the same bytes.
const DOMAIN: &[u8] = b"emberhall fair dice 1";

/// The dice of one game: all its chance is settled by them before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    seed: Seed,
    table: TableId,
    entropies: Vec<Entropy>,
}

impl Dice {
    /// The dice of a table with one entropy for each seat; `None` for more than 255 seats.
    pub fn new(seed: Seed, table: TableId, entropies: Vec<Entropy>) -> Option<Dice> {
        u8::try_from(entropies.len()).is_ok().then_some(Dice { seed, table, entropies })
    }

    /// What is shown before the first input.
    pub fn commitment(&self) -> Commitment {
        commitment(&self.seed)
    }

    /// What each seat added.
    pub fn entropies(&self) -> &[Entropy] {
        &self.entropies
    }

    /// The key of the generator for input `n`, counted from 0.
    pub fn key(&self, n: u64) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(DOMAIN);
        hash.update(self.seed.bytes());
        hash.update(self.table.0);
        hash.update([byte(self.entropies.len())]);
        for entropy in &self.entropies {
            hash.update([byte(entropy.bytes().len())]);
            hash.update(entropy.bytes());
        }
        hash.update(n.to_le_bytes());
        hash.finalize().into()
    }

    /// The generator for input `n`: it serves this one input only.
    pub fn generator(&self, n: u64) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.key(n))
    }

    /// The outcome that input `n` of this game has to be; `None` when chance is not asked now.
    pub fn outcome<G: Game>(&self, game: &G, n: u64) -> Option<G::Outcome> {
        matches!(game.pending(), Pending::Chance(_)).then(|| game.sample(&mut self.generator(n)))
    }

    /// The outcome the session waits for; `None` when chance is not asked now.
    pub fn next<G: Game>(&self, session: &Session<G>) -> Option<G::Outcome> {
        self.outcome(session.game(), session.sequence())
    }

    /// The section of a game file; the seed is in it only when the game is over.
    fn section(&self, over: bool) -> Fairness {
        Fairness {
            commitment: self.commitment().to_string(),
            seed: over.then(|| self.seed.to_hex()),
            table: self.table.to_string(),
            entropies: self.entropies.iter().map(Entropy::to_string).collect(),
            rounds: Vec::new(),
        }
    }
}

/// The file of a game that is played with these dice. It shows the seed only when the game is over.
pub fn file<G: Game>(session: &Session<G>, dice: &Dice) -> GameFile<G> {
    session.to_file().with_fairness(dice.section(session.game().ending().is_some()))
}

fn byte(length: usize) -> u8 {
    u8::try_from(length).expect("the lengths were checked when the parts were made")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(seed: u8, table: u8, entropies: &[&[u8]]) -> Dice {
        let entropies = entropies.iter().map(|bytes| Entropy::new(*bytes).expect("short")).collect();
        Dice::new(Seed::new([seed; 32]), TableId([table; 16]), entropies).expect("few seats")
    }

    #[test]
    fn every_part_changes_every_key() {
        let same = dice(1, 2, &[b"a", b"bc"]);
        assert_eq!(same.key(7), same.clone().key(7));
        let others = [
            dice(2, 2, &[b"a", b"bc"]).key(7),
            dice(1, 3, &[b"a", b"bc"]).key(7),
            dice(1, 2, &[b"ab", b"c"]).key(7),
            dice(1, 2, &[b"abc", b""]).key(7),
            dice(1, 2, &[b"bc", b"a"]).key(7),
            dice(1, 2, &[b"a", b"bc", b""]).key(7),
            same.key(8),
            same.key(7 << 32),
        ];
        for (index, other) in others.iter().enumerate() {
            assert_ne!(*other, same.key(7), "{index}");
            assert!(!others[..index].contains(other), "{index}");
        }
    }

    #[test]
    fn the_seed_is_no_part_of_what_is_shown() {
        let shown = format!("{:?}", dice(0xab, 2, &[]));
        assert!(!shown.contains("171") && !shown.contains("ab, ab") && shown.contains("hidden"));
    }
}
