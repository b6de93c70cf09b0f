//! Checking a finished game: the seed against its commitment, every outcome against the dice.

use crate::{Commitment, Dice, Entropy, Seed, TableId, Unreadable};
use table::record::Fairness;
use table::{FileError, Game, GameFile, Input, Session};

/// A game whose chance was as promised.
///
/// That the commitment is the one that was shown before the game is for the players to compare: a file cannot prove
/// when it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The commitment the seed fits.
    pub commitment: Commitment,
    /// All inputs of the game.
    pub inputs: usize,
    /// How many of them were outcomes of chance.
    pub outcomes: usize,
    /// How many seats there are.
    pub seats: usize,
    /// How many seats added something to the seed.
    pub added: usize,
}

/// Why a game is not verified. The first fault on the way through the file is told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotFair<G: Game> {
    /// The file says nothing about fairness.
    #[error("the file has no fairness section: nothing was promised for this game")]
    NothingPromised,
    /// The seed is not shown yet.
    #[error("the game is not over after {inputs} inputs")]
    Unfinished {
        /// How many inputs there are.
        inputs: usize,
    },
    /// The game is over, and its seed is not in the file.
    #[error("the game is over, but its seed is not in the file")]
    SeedWithheld,
    /// A part of the section is not what it should be.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// Not one entropy for each seat.
    #[error("{found} entropies for {seats} seats")]
    WrongEntropies {
        /// Entropies in the file.
        found: usize,
        /// Seats in the setup.
        seats: u8,
    },
    /// The seed is not the one that was promised.
    #[error("the seed has the commitment {found}, not {promised}")]
    WrongSeed {
        /// As the file says.
        promised: Commitment,
        /// As the seed gives.
        found: Commitment,
    },
    /// An outcome is not the one that the dice give.
    #[error("input {number}: the dice give {expected:?}, the file says {found:?}")]
    WrongOutcome {
        /// Which input, from 1.
        number: usize,
        /// As the dice give.
        expected: G::Outcome,
        /// As the file says.
        found: G::Outcome,
    },
    /// The file cannot be replayed.
    #[error(transparent)]
    File(FileError<G>),
}

/// Replays the file and compares every outcome of chance with the dice.
pub fn verify<G: Game>(file: GameFile<G>) -> Result<Verified, NotFair<G>> {
    let promise = Promise::read(file.fairness.as_ref().ok_or(NotFair::NothingPromised)?)?;
    let mut session = Session::of_file(file.setup, file.names).map_err(NotFair::File)?;
    let seats = session.game().seats();
    if promise.entropies.len() != usize::from(seats) {
        return Err(NotFair::WrongEntropies { found: promise.entropies.len(), seats });
    }
    let commitment = promise.commitment;
    let added = promise.entropies.iter().filter(|entropy| !entropy.is_empty()).count();
    let dice = promise.dice()?;
    let mut outcomes = 0;
    for entry in file.inputs {
        let expected = dice.as_ref().and_then(|dice| dice.next(&session));
        if let (Some(expected), Input::Chance(found)) = (expected, &entry.input) {
            if *found != expected {
                let number = session.inputs().len() + 1;
                return Err(NotFair::WrongOutcome { number, expected, found: found.clone() });
            }
            outcomes += 1;
        }
        session.follow(entry, &mut ()).map_err(NotFair::File)?;
    }
    let inputs = session.inputs().len();
    if session.game().ending().is_none() {
        return Err(NotFair::Unfinished { inputs });
    }
    if dice.is_none() {
        return Err(NotFair::SeedWithheld);
    }
    Ok(Verified { commitment, inputs, outcomes, seats: usize::from(seats), added })
}

/// The section of a file, read.
struct Promise {
    commitment: Commitment,
    seed: Option<Seed>,
    table: TableId,
    entropies: Vec<Entropy>,
}

impl Promise {
    fn read(section: &Fairness) -> Result<Promise, Unreadable> {
        Ok(Promise {
            commitment: Commitment::from_hex(&section.commitment)?,
            seed: section.seed.as_deref().map(Seed::from_hex).transpose()?,
            table: TableId::from_hex(&section.table)?,
            entropies: section
                .entropies
                .iter()
                .map(|text| Entropy::from_hex(text))
                .collect::<Result<_, _>>()?,
        })
    }

    /// The dice, once their seed is shown and is the promised one.
    fn dice<G: Game>(self) -> Result<Option<Dice>, NotFair<G>> {
        let Some(seed) = self.seed else { return Ok(None) };
        let found = crate::commitment(&seed);
        if found != self.commitment {
            return Err(NotFair::WrongSeed { promised: self.commitment, found });
        }
        Ok(Dice::new(seed, self.table, self.entropies))
    }
}
