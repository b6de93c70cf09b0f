//! A table with fair dice: games played to their end in the process.

use emberhall_fair::{Dice, Entropy, Seed, TableId};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::random::weighted;
use table::{Input, Insight, Pending, Session};

/// More inputs than any of these games has.
const LIMIT: usize = 20_000;

/// Dice for so many seats, of which every other one adds something.
pub fn dice(number: u8, seats: u8) -> Dice {
    let entropy = |seat: u8| match seat % 2 {
        0 => Entropy::new(vec![seat ^ number; usize::from(seat) + 1]).expect("it is short"),
        _ => Entropy::default(),
    };
    let entropies = (0..seats).map(entropy).collect();
    Dice::new(Seed::new([number; 32]), TableId([number ^ 0x5a; 16]), entropies).expect("few seats")
}

/// Plays until the game is over, or until so many inputs: choices as the game's own judgement weighs them.
pub fn play<G: Insight>(setup: G::Setup, dice: &Dice, inputs: usize) -> Session<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut session = Session::<G>::start(setup, Vec::new()).expect("the setup is sound");
    while session.inputs().len() < inputs.min(LIMIT) {
        let input = match session.game().pending() {
            Pending::Over(_) => break,
            Pending::Chance(_) => Input::Chance(dice.next(&session).expect("chance is asked")),
            Pending::Player { seat, .. } => {
                let (mut choices, mut promise) = (Vec::new(), Vec::new());
                session.game().choices(&mut choices);
                session.game().promise(&choices, &mut promise);
                let weights = promise.iter().map(|weight| 1 + (weight * 1000.0) as u32);
                let index = weighted(&mut rng, weights).expect("there is a choice");
                Input::Choice { seat, choice: choices.swap_remove(index) }
            }
        };
        session.submit(session.sequence(), input, &mut ()).expect("the input is legal");
    }
    session
}

/// A game that is over.
pub fn finished<G: Insight>(setup: G::Setup, dice: &Dice) -> Session<G> {
    let session = play::<G>(setup, dice, LIMIT);
    assert!(session.game().ending().is_some(), "the game is over after {LIMIT} inputs");
    session
}
