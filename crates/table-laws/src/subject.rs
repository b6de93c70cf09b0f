//! What a game's tests supply so that all laws can be tried on it.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::Hash;
use table::{Foresee, Game, InputOf, Message, Narrate, Pending, Rng, Seat, Told};

/// A game on trial. Implemented for a unit struct in the game's tests.
pub trait Subject {
    /// The game.
    type Game: Game;
    /// A piece of content that has to occur: a hero, a tile, an action. A small `Copy` enum or a
    /// `&'static str` keeps marking cheap.
    type Mark: Clone + Ord + Hash + Debug + Send;

    /// A legal setup. Over many calls all player counts and options occur.
    fn setup(rng: &mut impl Rng) -> <Self::Game as Game>::Setup;

    /// Whether every piece is in exactly one place.
    ///
    /// # Errors
    /// The piece that is missing or there twice, for the report.
    fn conserved(game: &Self::Game) -> Result<(), String>;

    /// What the game's own policy that wants to finish chooses. Called only when a player is asked.
    fn purposeful(game: &Self::Game, rng: &mut impl Rng) -> <Self::Game as Game>::Choice;

    /// An arbitrary choice, sensible or absurd.
    fn absurd_choice(rng: &mut impl Rng) -> <Self::Game as Game>::Choice;

    /// An arbitrary outcome, sensible or absurd.
    fn absurd_outcome(rng: &mut impl Rng) -> <Self::Game as Game>::Outcome;

    /// What `sample` draws. A game that still plays by older rules, by which it took its numbers otherwise, draws by
    /// the newest here.
    fn sample(game: &Self::Game, rng: &mut impl Rng) -> <Self::Game as Game>::Outcome {
        game.sample(rng)
    }

    /// Everything that has to occur over a long run.
    fn content() -> BTreeSet<Self::Mark>;

    /// Marks what this input, given in the state `before`, showed. Marks that are not content are counted too.
    fn occurred(
        before: &Self::Game,
        input: &InputOf<Self::Game>,
        told: &[Told<<Self::Game as Game>::Event>],
        mark: &mut impl FnMut(Self::Mark),
    );

    /// Whose secret the content of this input is, if it is one.
    ///
    /// Where two inputs of one state are both a secret of the same seat, all other viewers are told and see the
    /// same, whichever of the two it was.
    fn secret_of(_before: &Self::Game, _input: &InputOf<Self::Game>) -> Option<Seat> {
        None
    }

    /// What is said to the seat that is asked; [`narration`] does it for a game that speaks.
    ///
    /// It must not change when the things hidden from that seat do.
    fn said(_game: &Self::Game) -> Vec<Message> {
        Vec::new()
    }

    /// What a seat is told beforehand; [`foretold`] does it for a game that foresees.
    ///
    /// It must not change when the things hidden from that seat do.
    fn foretold(_game: &Self::Game, _seat: Seat) -> Option<String> {
        None
    }

    /// How an event is said; tried on sampled events, so that none of them panics.
    fn event_said(_event: &<Self::Game as Game>::Event) -> Option<Message> {
        None
    }
}

/// All that is said to the seat that is asked: the question, then every choice.
pub fn narration<G: Narrate>(game: &G) -> Vec<Message> {
    if !matches!(game.pending(), Pending::Player { .. }) {
        return Vec::new();
    }
    let mut choices = Vec::new();
    game.choices(&mut choices);
    let mut said = vec![game.question_text()];
    said.extend(choices.iter().map(|choice| game.choice_text(choice)));
    said
}

/// What the game tells this seat and everybody beforehand, as it goes over a wire.
///
/// # Panics
/// When it cannot be written as JSON.
pub fn foretold<G: Foresee>(game: &G, seat: Seat) -> Option<String> {
    let forecast = (game.forecast(seat), game.forecast_for_all());
    (forecast.0.is_some() || forecast.1.is_some())
        .then(|| serde_json::to_string(&forecast).expect("what a player is told serialises to JSON"))
}
