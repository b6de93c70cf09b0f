//! What a bot gets: the knowledge of the seat that is asked.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Game, Pending, Rng, Seat, Viewer};

/// The generator of a bot's own chance.
pub type Generator = Xoshiro256PlusPlus;

/// A question put to a seat, with what that seat knows of the table and nothing else.
///
/// The world inside is a guess: everything hidden from the seat was redrawn when this was made, so two games
/// that the seat cannot tell apart give equal values, given the same generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<G: Game> {
    seat: Seat,
    world: G,
    choices: Vec<G::Choice>,
    seed: u64,
}

impl<G: Game> Seen<G> {
    /// What the seat that is asked knows; `None` when no player is asked. The generator is the driver's: it draws
    /// the guess and the bot's seed, so a game can be played again to the letter.
    pub fn of(game: &G, rng: &mut impl Rng) -> Option<Seen<G>> {
        let Pending::Player { seat, .. } = game.pending() else { return None };
        let seed = rng.next_u64();
        let mut world = game.clone();
        world.redeterminize(seat, rng);
        let mut choices = Vec::new();
        world.choices(&mut choices);
        Some(Seen { seat, world, choices, seed })
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal choices, at least one.
    pub fn choices(&self) -> &[G::Choice] {
        &self.choices
    }

    /// The seat's view.
    pub fn view(&self) -> G::View {
        self.world.view(Viewer::Seat(self.seat))
    }

    /// The question itself.
    pub fn question(&self) -> Option<G::Question> {
        match self.world.pending() {
            Pending::Player { question, .. } => Some(question),
            _ => None,
        }
    }

    /// A world the seat may imagine, for a bot that wants one only.
    pub fn guess(&self) -> &G {
        &self.world
    }

    /// Another world the seat may imagine.
    pub fn imagine(&self, rng: &mut impl Rng) -> G {
        let mut world = self.world.clone();
        world.redeterminize(self.seat, rng);
        world
    }

    /// The generator for this decision; `stream` tells several of them apart.
    pub fn generator(&self, stream: u64) -> Generator {
        Generator::seed_from_u64(self.seed.wrapping_add(stream.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }
}
