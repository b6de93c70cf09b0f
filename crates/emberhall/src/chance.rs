//! Chance and the random bots. The seed is used here and stored nowhere: a game file holds the outcomes themselves.

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use table::random::below;
use table::{Game, Message};

/// The generators of a table: one for chance, one for the bots, so that neither disturbs the other.
pub struct Randomness {
    chance: ChaCha20Rng,
    bots: ChaCha20Rng,
}

impl Randomness {
    /// Everything that follows from one number.
    pub fn seeded(seed: u64) -> Randomness {
        let chance = ChaCha20Rng::seed_from_u64(seed);
        let mut bots = chance.clone();
        bots.set_stream(1);
        Randomness { chance, bots }
    }

    /// Seeded by the operating system.
    pub fn from_system() -> Result<Randomness, Message> {
        let seed = getrandom::u64()
            .map_err(|error| Message::new("ui-no-chance").with("problem", error.to_string()))?;
        Ok(Randomness::seeded(seed))
    }

    /// An outcome of the pending chance.
    pub fn outcome<G: Game>(&mut self, game: &G) -> G::Outcome {
        game.sample(&mut self.chance)
    }

    /// The generator that the bots' own chance follows from.
    pub fn bots(&mut self) -> &mut ChaCha20Rng {
        &mut self.bots
    }

    /// A random bot's choice: each legal one is equally likely. `None` when there is none.
    pub fn choice<G: Game>(&mut self, game: &G) -> Option<G::Choice> {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let count = u32::try_from(choices.len()).ok().filter(|&count| count > 0)?;
        let index = below(&mut self.bots, count) as usize;
        choices.into_iter().nth(index)
    }
}
