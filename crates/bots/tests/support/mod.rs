//! Matches between bots, for tests and measurements. The lab has the real ones.

#![allow(dead_code, reason = "examples and tests use a part of it each")]

pub mod entrants;

use emberhall_bots::{Bot, Budget, Generator, Seen};
use rand_core::SeedableRng;
use std::time::{Duration, Instant};
use table::drive::next_input;
use table::{Ending, Game, Insight};

/// A generator from a seed.
pub fn generator(seed: u64) -> Generator {
    Generator::seed_from_u64(seed)
}

/// A bot with its budget.
pub struct Entrant<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    pub budget: Budget,
}

/// How a game went.
pub struct Played<G> {
    /// The table when it ended or was broken off.
    pub last: G,
    /// `None` when it was broken off.
    pub ending: Option<Ending>,
    pub turns: u32,
    pub decisions: u32,
    /// The longest any decision took.
    pub slowest: Duration,
    /// Decisions that took more than 20 ms above their budget.
    pub late: u32,
}

/// Plays a game to its end, or breaks it off after so many turns.
pub fn play<G: Insight>(
    setup: &G::Setup,
    entrants: &mut [&mut Entrant<G>],
    seed: u64,
    max_turns: u32,
) -> Played<G> {
    let mut game = G::start(setup).expect("the setup is right");
    let (mut luck, mut minds) = (generator(seed), generator(seed ^ 0xb07));
    let (mut ending, mut decisions, mut late, mut slowest) = (None, 0, 0, Duration::ZERO);
    while game.turns() <= max_turns {
        let next = next_input(&game, &mut luck, |game, seat, _| {
            let seen = Seen::of(game, &mut minds).expect("a player is asked");
            let entrant = &mut entrants[seat.index()];
            let begun = Instant::now();
            let choice = entrant.bot.choose(&seen, entrant.budget);
            let took = begun.elapsed();
            let limit = entrant.budget.limit().unwrap_or(Duration::MAX);
            late += u32::from(took.saturating_sub(Duration::from_millis(20)) > limit);
            slowest = slowest.max(took);
            decisions += 1;
            choice
        });
        let Some(input) = next else {
            ending = game.ending();
            break;
        };
        game.submit(&input, &mut ()).expect("bots choose what is legal");
    }
    if let Some(end) = &ending {
        entrants.iter_mut().for_each(|entrant| entrant.bot.game_over(end));
    }
    Played { ending, turns: game.turns(), decisions, slowest, late, last: game }
}

/// Whether a game of Thunderstone was ended by the rule against standing still, T-END-4.
pub fn has_stalled(game: &thunderstone::Thunderstone) -> bool {
    let table = game.table();
    table.quiet >= thunderstone::QUIET_LIMIT
        || table.turns >= thunderstone::TURN_LIMIT * u16::from(table.seats)
}

/// The share of wins with its 95 % interval (Wilson).
pub fn interval(wins: f64, games: f64) -> (f64, f64, f64) {
    let (share, z) = (wins / games, 1.96f64);
    let centre = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
    let half =
        z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    (share, centre - half, centre + half)
}
