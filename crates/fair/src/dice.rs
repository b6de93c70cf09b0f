//! From the promised parts to the outcomes.

use crate::rounds::{WrongRounds, counted};
use crate::{Commitment, Entropy, Seed, Share, TableId, commitment};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;
use sha2::{Digest, Sha256};
use table::record::{Fairness, Round};
use table::{Draw, Game, GameFile, Input, InputOf, Pending, Session};

/// What every key of the first kind of dice begins with, so that no other use of the seed gives the same bytes.
const FIRST: &[u8] = b"emberhall fair dice 1";

/// What every key begins with where people commit to shares.
const SECOND: &[u8] = b"emberhall fair dice 2";

/// The dice of one game: all its chance is settled by them before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    seed: Seed,
    table: TableId,
    added: Added,
}

/// What others than the server have added.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Added {
    /// The first kind: something by each seat, and the number of an input counts.
    Entropies(Vec<Entropy>),
    /// The second kind: a share by each person, and the number of an outcome and its draw count.
    Shares { shares: Vec<(u8, Share)>, rounds: Vec<Round> },
}

/// The place of an outcome: what is in effect before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// How many inputs.
    pub inputs: u64,
    /// How many of them are outcomes of chance.
    pub outcomes: u64,
}

impl Place {
    /// After these inputs.
    pub fn after<'a, G: Game>(inputs: impl IntoIterator<Item = &'a InputOf<G>>) -> Place {
        let mut place = Place::default();
        for input in inputs {
            place.pass::<G>(input);
        }
        place
    }

    /// One input further.
    pub fn pass<G: Game>(&mut self, input: &InputOf<G>) {
        self.inputs += 1;
        self.outcomes += u64::from(matches!(input, Input::Chance(_)));
    }
}

impl Dice {
    /// The first kind of dice, with one entropy for each seat; `None` for more than 255 seats.
    pub fn new(seed: Seed, table: TableId, entropies: Vec<Entropy>) -> Option<Dice> {
        let added = Added::Entropies(entropies);
        (added.count() <= 255).then_some(Dice { seed, table, added })
    }

    /// Dice to which people have added the shares of the last of these rounds. The seed is that of the last round.
    ///
    /// # Errors
    /// Why the rounds cannot have been like this.
    pub fn of_rounds(seed: Seed, table: TableId, rounds: Vec<Round>) -> Result<Dice, WrongRounds> {
        let shares = counted(&rounds)?;
        Ok(Dice { seed, table, added: Added::Shares { shares, rounds } })
    }

    /// What is shown before the first input.
    pub fn commitment(&self) -> Commitment {
        commitment(&self.seed)
    }

    /// The seed, to be shown when the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// How many have added something.
    pub fn added(&self) -> usize {
        match &self.added {
            Added::Entropies(entropies) => entropies.iter().filter(|entropy| !entropy.is_empty()).count(),
            Added::Shares { shares, .. } => shares.len(),
        }
    }

    /// The bytes that a key is the hash of; `draws` is what the outcome is drawn from, which the first kind leaves out.
    pub fn hashed<V: Serialize>(&self, place: Place, draws: &[Draw<V>]) -> Vec<u8> {
        let mut bytes = Vec::new();
        match &self.added {
            Added::Entropies(entropies) => {
                bytes.extend_from_slice(FIRST);
                bytes.extend_from_slice(self.seed.bytes());
                bytes.extend_from_slice(&self.table.0);
                bytes.push(byte(entropies.len()));
                for entropy in entropies {
                    bytes.push(byte(entropy.bytes().len()));
                    bytes.extend_from_slice(entropy.bytes());
                }
                bytes.extend_from_slice(&place.inputs.to_le_bytes());
            }
            Added::Shares { shares, .. } => {
                bytes.extend_from_slice(SECOND);
                bytes.extend_from_slice(self.seed.bytes());
                bytes.extend_from_slice(&self.table.0);
                bytes.push(byte(shares.len()));
                for (person, share) in shares {
                    bytes.push(*person);
                    bytes.extend_from_slice(share.bytes());
                }
                bytes.extend_from_slice(&place.outcomes.to_le_bytes());
                bytes.extend_from_slice(&digest(draws));
            }
        }
        bytes
    }

    /// The key of the generator for the outcome at this place.
    pub fn key<V: Serialize>(&self, place: Place, draws: &[Draw<V>]) -> [u8; 32] {
        Sha256::digest(self.hashed(place, draws)).into()
    }

    /// The generator for the outcome at this place: it serves this one outcome only.
    pub fn generator<V: Serialize>(&self, place: Place, draws: &[Draw<V>]) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.key(place, draws))
    }

    /// The outcome that the next input of this game has to be; `None` when chance is not asked now.
    pub fn outcome<G: Game>(&self, game: &G, place: Place) -> Option<G::Outcome> {
        if !matches!(game.pending(), Pending::Chance(_)) {
            return None;
        }
        match self.added {
            Added::Entropies(_) => Some(game.sample(&mut self.generator::<G::Drawn>(place, &[]))),
            Added::Shares { .. } => {
                let draws = game.draws();
                let mut generator = self.generator(place, &draws);
                let each = draws.iter().flat_map(|draw| (0..draw.times).map(move |_| draw));
                let drawn: Option<Vec<G::Drawn>> =
                    each.map(|draw| draw.sample(&mut generator).cloned()).collect();
                game.outcome_of(&drawn?)
            }
        }
    }

    /// The outcome the session waits for; `None` when chance is not asked now.
    pub fn next<G: Game>(&self, session: &Session<G>) -> Option<G::Outcome> {
        let inputs = session.inputs().iter().map(|played| &played.input);
        self.outcome(session.game(), Place::after::<G>(inputs))
    }

    /// The section of a game file; the seed is in it only when the game is over.
    fn section(&self, over: bool) -> Fairness {
        let seed = over.then(|| self.seed.to_hex());
        let (entropies, rounds) = match &self.added {
            Added::Entropies(entropies) => (entropies.iter().map(Entropy::to_string).collect(), Vec::new()),
            Added::Shares { rounds, .. } => {
                let mut rounds = rounds.clone();
                if let Some(last) = rounds.last_mut() {
                    last.seed.clone_from(&seed);
                }
                (Vec::new(), rounds)
            }
        };
        let (commitment, table) = (self.commitment().to_string(), self.table.to_string());
        Fairness { commitment, seed, table, entropies, rounds }
    }
}

impl Added {
    fn count(&self) -> usize {
        match self {
            Added::Entropies(entropies) => entropies.len(),
            Added::Shares { shares, .. } => shares.len(),
        }
    }
}

/// The digest of what an outcome is drawn from: SHA-256 over the draws as a file has them, without spaces.
pub fn digest<V: Serialize>(draws: &[Draw<V>]) -> [u8; 32] {
    Sha256::digest(serde_json::to_vec(draws).expect("draws are plain data")).into()
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

    fn after(inputs: u64, outcomes: u64) -> Place {
        Place { inputs, outcomes }
    }

    fn key(dice: &Dice, inputs: u64) -> [u8; 32] {
        dice.key::<u8>(after(inputs, 0), &[])
    }

    #[test]
    fn every_part_changes_every_key_of_the_first_kind() {
        let same = dice(1, 2, &[b"a", b"bc"]);
        assert_eq!(key(&same, 7), key(&same.clone(), 7));
        let others = [
            key(&dice(2, 2, &[b"a", b"bc"]), 7),
            key(&dice(1, 3, &[b"a", b"bc"]), 7),
            key(&dice(1, 2, &[b"ab", b"c"]), 7),
            key(&dice(1, 2, &[b"abc", b""]), 7),
            key(&dice(1, 2, &[b"bc", b"a"]), 7),
            key(&dice(1, 2, &[b"a", b"bc", b""]), 7),
            key(&same, 8),
            key(&same, 7 << 32),
        ];
        for (index, other) in others.iter().enumerate() {
            assert_ne!(*other, key(&same, 7), "{index}");
            assert!(!others[..index].contains(other), "{index}");
        }
    }

    fn shared(seed: u8, table: u8, shares: &[(u8, u8)]) -> Dice {
        let shares = shares.iter().map(|(person, share)| (*person, Share::new([*share; 32]))).collect();
        let added = Added::Shares { shares, rounds: Vec::new() };
        Dice { seed: Seed::new([seed; 32]), table: TableId([table; 16]), added }
    }

    #[test]
    fn every_share_the_place_and_the_draw_change_the_key_and_choices_do_not() {
        let (same, die) = (shared(1, 2, &[(0, 3), (1, 4)]), [Draw::evenly(1..=6)]);
        let found = same.key(after(9, 7), &die);
        assert_eq!(found, same.key(after(12, 7), &die));
        let others = [
            shared(2, 2, &[(0, 3), (1, 4)]).key(after(9, 7), &die),
            shared(1, 3, &[(0, 3), (1, 4)]).key(after(9, 7), &die),
            shared(1, 2, &[(0, 4), (1, 3)]).key(after(9, 7), &die),
            shared(1, 2, &[(0, 3), (2, 4)]).key(after(9, 7), &die),
            shared(1, 2, &[(0, 3)]).key(after(9, 7), &die),
            same.key(after(9, 8), &die),
            same.key(after(9, 7), &[Draw::evenly(1..=6).times(2)]),
            same.key(after(9, 7), &[Draw::evenly(1..=5)]),
            same.key(after(9, 7), &[Draw::once([(1, 2), (2, 1), (3, 1), (4, 1), (5, 1)])]),
        ];
        for (index, other) in others.iter().enumerate() {
            assert_ne!(*other, found, "{index}");
            assert!(!others[..index].contains(other), "{index}");
        }
    }

    #[test]
    fn the_seed_is_no_part_of_what_is_shown() {
        let shown = format!("{:?}", dice(0xab, 2, &[]));
        assert!(!shown.contains("171") && !shown.contains("ab, ab") && shown.contains("hidden"));
    }
}
