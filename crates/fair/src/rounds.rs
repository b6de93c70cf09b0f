//! Rounds of commitments and shares: which shares count, and whether a section tells a possible course.

use crate::{Commitment, Seed, Share, Unreadable, commitment};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use table::record::Round;

/// What the seed of a round is derived with, so that no other use of the secret gives the same bytes.
const DOMAIN: &[u8] = b"emberhall round seed";

/// The seed of a table's round, counted from 0. The seeds of some rounds say nothing about any other.
pub fn round_seed(secret: &Seed, round: usize) -> Seed {
    let mut hash = Sha256::new();
    hash.update(DOMAIN);
    hash.update(secret.bytes());
    hash.update((round as u64).to_le_bytes());
    Seed::new(hash.finalize().into())
}

/// What is wrong with the rounds of a section.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongRounds {
    /// A part is not what it should be.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The seed of a round is not the one that was promised.
    #[error("round {round}: the seed does not match its commitment")]
    Seed {
        /// Which round, from 1.
        round: usize,
    },
    /// A share is not the one that its person had committed to.
    #[error("round {round}: the share of person {person} does not match its commitment")]
    Share {
        /// Which round, from 1.
        round: usize,
        /// Whose.
        person: u8,
    },
    /// A share is missing, and its person is not among those who failed the round.
    #[error("round {round}: the share of person {person} is missing")]
    Missing {
        /// Which round, from 1.
        round: usize,
        /// Whose.
        person: u8,
    },
    /// The rounds cannot have been like this: somebody failed who had opened, or was counted again.
    #[error("round {round} cannot have been like this")]
    Impossible {
        /// Which round, from 1.
        round: usize,
    },
}

/// The shares that count, by person; the rounds are checked but for a seed that is not shown yet.
pub(crate) fn counted(rounds: &[Round]) -> Result<Vec<(u8, Share)>, WrongRounds> {
    let mut people: Option<BTreeSet<u8>> = None;
    let mut counted = Vec::new();
    for (index, round) in rounds.iter().enumerate() {
        let (number, last) = (index + 1, index + 1 == rounds.len());
        check_seed(round, number, last)?;
        counted = opened(round, number)?;
        let now: BTreeSet<u8> = round.shares.iter().map(|share| share.person).collect();
        let sorted = round.shares.windows(2).all(|pair| pair[0].person < pair[1].person);
        let no_newcomer = people.as_ref().is_none_or(|before| now.is_subset(before));
        let known = round.failed.iter().all(|person| now.contains(person));
        if !sorted || !no_newcomer || !known || last != round.failed.is_empty() {
            return Err(WrongRounds::Impossible { round: number });
        }
        people = Some(now.into_iter().filter(|person| !round.failed.contains(person)).collect());
    }
    Ok(counted)
}

/// A failed round shows its seed at once; the one that counts may still hide it.
fn check_seed(round: &Round, number: usize, last: bool) -> Result<(), WrongRounds> {
    let promised = Commitment::from_hex(&round.commitment)?;
    match round.seed.as_deref().map(Seed::from_hex).transpose()? {
        Some(seed) if commitment(&seed) != promised => Err(WrongRounds::Seed { round: number }),
        None if !last => Err(WrongRounds::Impossible { round: number }),
        _ => Ok(()),
    }
}

/// The shares that were opened; all but those of the people who failed the round.
fn opened(round: &Round, number: usize) -> Result<Vec<(u8, Share)>, WrongRounds> {
    let mut opened = Vec::new();
    for entry in &round.shares {
        let (person, promised) = (entry.person, Commitment::from_hex(&entry.commitment)?);
        let failed = round.failed.contains(&person);
        match entry.share.as_deref().map(Share::from_hex).transpose()? {
            Some(share) if share.commitment() != promised => {
                return Err(WrongRounds::Share { round: number, person });
            }
            Some(_) if failed => return Err(WrongRounds::Impossible { round: number }),
            Some(share) => opened.push((person, share)),
            None if failed => {}
            None => return Err(WrongRounds::Missing { round: number, person }),
        }
    }
    Ok(opened)
}
