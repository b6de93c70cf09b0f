//! Random play to be measured: the same few lines for every game. Development only.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::drive::{next_input, random_choice};
use table::{Game, Pending, Viewer};

/// The generator of all measurements.
pub type Generator = Xoshiro256PlusPlus;

/// A generator from a seed.
pub fn generator(seed: u64) -> Generator {
    Generator::seed_from_u64(seed)
}

/// A game in random play that starts over when it is over or has had so many inputs.
pub struct RandomPlay<G: Game> {
    setups: Vec<G::Setup>,
    cut: u32,
    games: usize,
    length: u32,
    game: G,
    choices: Vec<G::Choice>,
    rng: Generator,
}

impl<G: Game> RandomPlay<G> {
    /// Random play over these setups in turn.
    ///
    /// # Panics
    /// When there is no setup, or one is refused.
    pub fn new(setups: Vec<G::Setup>, cut: u32, seed: u64) -> Self {
        let game = G::start(&setups[0]).expect("the setup is right");
        RandomPlay {
            setups,
            cut,
            games: 0,
            length: 0,
            game,
            choices: Vec::with_capacity(1024),
            rng: generator(seed),
        }
    }

    /// The present state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// One input: its choices or its outcome, and its application.
    #[inline]
    pub fn step(&mut self) {
        let choices = &mut self.choices;
        let next = next_input(&self.game, &mut self.rng, |game, _, rng| random_choice(game, choices, rng));
        let Some(input) = next else { return self.start_anew() };
        self.game.apply(&input, &mut ());
        self.length += 1;
        if self.length == self.cut {
            self.start_anew();
        }
    }

    /// Whether the next step begins a new game.
    pub fn is_at_an_end(&self) -> bool {
        self.length + 1 >= self.cut || matches!(self.game.pending(), Pending::Over(_))
    }

    fn start_anew(&mut self) {
        self.games += 1;
        self.length = 0;
        let setup = &self.setups[self.games % self.setups.len()];
        self.game = G::start(setup).expect("the setup is right");
    }

    /// A view, so that its cost can be measured too.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Spectator)
    }
}

/// Karak in random play over all player counts, cut as in the law runs.
pub fn karak(seed: u64) -> RandomPlay<karak::Karak> {
    RandomPlay::new((2..=5).map(karak::Setup::new).collect(), 4_000, seed)
}

/// Thunderstone in random play over all player counts, the cards chosen by chance.
pub fn thunderstone(seed: u64) -> RandomPlay<thunderstone::Thunderstone> {
    RandomPlay::new((2..=5).map(thunderstone::Setup::random).collect(), 20_000, seed)
}
