//! Checking a finished game: the seed against its commitment, every outcome against the dice.

use crate::rounds::{WrongRounds, counted};
use crate::{Commitment, Dice, Entropy, Place, Seed, TableId, Unreadable};
use table::record::{Entry, Fairness, Round};
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
    /// How many added something to the seed: seats, or people who committed to a share.
    pub added: usize,
    /// Where people commit to shares: how many rounds failed, and whether there were any rounds at all.
    pub failed_rounds: Option<usize>,
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
    /// The rounds of commitments and shares cannot have been like this.
    #[error(transparent)]
    Rounds(#[from] WrongRounds),
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
    /// An outcome that was taken back is not the one that the dice give: somebody has rolled again.
    #[error("input {number}, which was taken back: the dice give {expected:?}, the file says {found:?}")]
    WrongTakenBack {
        /// Which input it was, from 1.
        number: usize,
        /// As the dice give.
        expected: G::Outcome,
        /// As the file says.
        found: G::Outcome,
    },
    /// What was taken back cannot have been played.
    #[error("what was taken back cannot have been played")]
    TakenBack,
    /// The file cannot be replayed.
    #[error(transparent)]
    File(FileError<G>),
}

/// Replays the file and compares every outcome of chance with the dice.
pub fn verify<G: Game>(file: GameFile<G>) -> Result<Verified, NotFair<G>> {
    let section = file.fairness.as_ref().ok_or(NotFair::NothingPromised)?;
    let (commitment, failed_rounds) = (Commitment::from_hex(&section.commitment)?, failed(&section.rounds));
    let mut session = Session::of_file(file.setup.clone(), file.names.clone()).map_err(NotFair::File)?;
    let seats = session.game().seats();
    let dice = dice_of(section, commitment, seats)?;
    let mut place = Place::default();
    for entry in file.inputs.iter().cloned() {
        let expected = dice.as_ref().and_then(|dice| dice.outcome(session.game(), place));
        if let (Some(expected), Input::Chance(found)) = (expected, &entry.input)
            && *found != expected
        {
            let number = session.inputs().len() + 1;
            return Err(NotFair::WrongOutcome { number, expected, found: found.clone() });
        }
        place.pass::<G>(&entry.input);
        session.follow(entry, &mut ()).map_err(NotFair::File)?;
    }
    let inputs = session.inputs().len();
    if session.game().ending().is_none() {
        return Err(NotFair::Unfinished { inputs });
    }
    let dice = dice.ok_or(NotFair::SeedWithheld)?;
    if failed_rounds.is_some() {
        check_taken_back(&file, &dice)?;
    }
    let (outcomes, seats, added) = (place.outcomes as usize, usize::from(seats), dice.added());
    Ok(Verified { commitment, inputs, outcomes, seats, added, failed_rounds })
}

fn failed(rounds: &[Round]) -> Option<usize> {
    rounds.len().checked_sub(1)
}

/// The dice, once their seed is shown and is the promised one.
fn dice_of<G: Game>(section: &Fairness, promised: Commitment, seats: u8) -> Result<Option<Dice>, NotFair<G>> {
    let table = TableId::from_hex(&section.table)?;
    let seed = section.seed.as_deref().map(Seed::from_hex).transpose()?;
    let entropies: Vec<Entropy> =
        section.entropies.iter().map(|text| Entropy::from_hex(text)).collect::<Result<_, _>>()?;
    // Where people commit to shares, nobody adds anything else.
    let places = if section.rounds.is_empty() { usize::from(seats) } else { 0 };
    if entropies.len() != places {
        return Err(NotFair::WrongEntropies { found: entropies.len(), seats });
    }
    counted(&section.rounds)?;
    if let Some(last) = section.rounds.last()
        && (last.commitment != section.commitment || last.seed != section.seed)
    {
        return Err(WrongRounds::Impossible { round: section.rounds.len() }.into());
    }
    let Some(seed) = seed else { return Ok(None) };
    let found = crate::commitment(&seed);
    if found != promised {
        return Err(NotFair::WrongSeed { promised, found });
    }
    match section.rounds.is_empty() {
        true => Ok(Dice::new(seed, table, entropies)),
        false => Ok(Some(Dice::of_rounds(seed, table, section.rounds.clone())?)),
    }
}

/// What was taken back was drawn with the same dice: nobody has rolled until it suited them.
fn check_taken_back<G: Game>(file: &GameFile<G>, dice: &Dice) -> Result<(), NotFair<G>> {
    for (kept, taken_back) in file.taken_back_after().ok_or(NotFair::TakenBack)? {
        let mut session = Session::of_file(file.setup.clone(), file.names.clone()).map_err(NotFair::File)?;
        let all = kept.iter().chain(&taken_back).enumerate();
        let mut place = Place::default();
        for (index, entry) in all {
            let expected = dice.outcome(session.game(), place).filter(|_| index >= kept.len());
            if let (Some(expected), Input::Chance(found)) = (expected, &entry.input)
                && *found != expected
            {
                let (number, found) = (index + 1, found.clone());
                return Err(NotFair::WrongTakenBack { number, expected, found });
            }
            place.pass::<G>(&entry.input);
            follow(&mut session, entry)?;
        }
    }
    Ok(())
}

fn follow<G: Game>(session: &mut Session<G>, entry: &Entry<G>) -> Result<(), NotFair<G>> {
    session.follow(entry.clone(), &mut ()).map_err(|_| NotFair::TakenBack)
}
