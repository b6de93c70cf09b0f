//! Random games: they end, and nothing panics.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::{Game, Input, Pending, random::below};
use thunderstone::{Setup, Thunderstone};

#[test]
fn random_games_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut inputs, mut longest) = (0u64, 0u64);
    let mut choices = Vec::new();
    let start = std::time::Instant::now();
    let n: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(500);
    for game in 0..n {
        let mut state = Thunderstone::start(&Setup::random(2 + (game % 4) as u8)).expect("legal");
        let mut length = 0;
        loop {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) => Input::Chance(state.sample(&mut rng)),
                Pending::Player { seat, .. } => {
                    choices.clear();
                    state.choices(&mut choices);
                    assert!(!choices.is_empty(), "{state:#?}");
                    let choice = choices[below(&mut rng, choices.len() as u32) as usize];
                    debug_assert_eq!(state.check(&choice), Ok(()));
                    Input::Choice { seat, choice }
                }
            };
            state.apply(&input, &mut ());
            length += 1;
            assert!(length < 200_000, "{state:?}");
        }
        inputs += length;
        longest = longest.max(length);
    }
    let time = start.elapsed().as_secs_f64();
    println!(
        "{inputs} inputs in {n} games, longest {longest}, {:.2} M inputs/s, size {}",
        inputs as f64 / time / 1e6,
        size_of::<Thunderstone>()
    );
}
