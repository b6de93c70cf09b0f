//! What is copied for every input stays small: a bot clones states, and lists of choices are filled at every step.

use karak::Karak;
use table::Game;
use thunderstone::Thunderstone;

/// The most bytes of a state, a choice, an outcome and an event.
fn holds<G: Game>(most: [usize; 4]) {
    let sizes = [size_of::<G>(), size_of::<G::Choice>(), size_of::<G::Outcome>(), size_of::<G::Event>()];
    let fits = sizes.iter().zip(most).all(|(&size, most)| size <= most);
    assert!(fits, "{}: {sizes:?} bytes, more than {most:?}", G::ID);
}

#[test]
fn states_choices_outcomes_and_events_stay_small() {
    holds::<Karak>([2344, 16, 22, 28]);
    holds::<Thunderstone>([2240, 4, 2, 22]);
}
