//! Twin worlds redraw alike: what is redrawn for a seat depends on its view and the generator, never on the truth.

use crate::breach::{Law, Verdict, hold};
use crate::scripted::Stubborn;
use crate::{Generator, Subject};
use rand_xoshiro::rand_core::SeedableRng;
use table::{Game, Rng, Seat};

/// Redraws two worlds that the seat cannot distinguish with equal generators, and compares them. Both are used up.
///
/// A stubborn generator finds a redraw that gives up after some tries and keeps what was there.
pub(crate) fn alike<S: Subject>(
    worlds: [&mut S::Game; 2],
    seat: Seat,
    dice: &mut Generator,
    stubborn: bool,
) -> Verdict {
    let seed = dice.next_u64();
    let [one, other] = worlds.map(|world| {
        match stubborn {
            true => world.redeterminize(seat, &mut Stubborn::new(seed)),
            false => world.redeterminize(seat, &mut Generator::seed_from_u64(seed)),
        }
        &*world
    });
    let law = if stubborn { Law::RedrawNeverGivesUp } else { Law::TwinsRedrawAlike };
    hold(law, one == other, || {
        format!("two worlds that seat {seat} cannot tell apart are drawn anew as {one:#?} and {other:#?}")
    })
}
