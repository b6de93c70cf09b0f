//! Fits the weights of Karak's evaluation to the results of games between bots, and prints them as
//! `crates/karak/src/ai/weights.rs`: `cargo run --release -p bots --example fit -- BOT games=2000 seed=1`.
//!
//! The model is the one `outlook` uses: a score for each seat, linear in its features, with weights that move from
//! EARLY to LATE as the landscape is explored; the shares are the softmax of the scores.

#[path = "../tests/support/mod.rs"]
mod support;

use bots::Seen;
use karak::ai::{FEATURE_NAMES, FEATURES, features, phase};
use karak::{Karak, Setup};
use support::entrants::entrant;
use support::{Entrant, generator};
use table::random::below;
use table::{Game, Input, Insight, MAX_SEATS, Pending, Seat};

const WEIGHTS: usize = 2 * FEATURES;

/// A position in which a player is asked, and how the game ended.
struct Sample {
    inputs: Vec<[f32; WEIGHTS]>,
    shares: [f32; MAX_SEATS],
}

fn main() {
    let mut bots = Vec::new();
    let (mut games, mut seed) = (1_000u64, 1u64);
    for arg in std::env::args().skip(1) {
        match arg.split_once('=').filter(|_| !arg.contains(',')) {
            Some(("games", n)) => games = n.parse().expect("a number"),
            Some(("seed", n)) => seed = n.parse().expect("a number"),
            _ => bots.push(arg),
        }
    }
    let mut samples = Vec::new();
    for number in 0..games {
        let bot = &bots[number as usize % bots.len()];
        // Half of the games are for two, the others for three to five.
        let players = if number / 4 % 2 == 0 { 2 } else { 3 + (number / 8 % 3) as u8 };
        watch(bot, players, seed.wrapping_mul(1_000_003) + number, &mut samples);
    }
    let held = samples.len() / 10;
    let (test, train) = samples.split_at(held);
    eprintln!("{} positions of {games} games", samples.len());
    let weights = fit(train, test);
    print(&weights, &bots, games, seed);
}

/// Plays one game and keeps some of its positions.
fn watch(bot: &str, players: u8, seed: u64, samples: &mut Vec<Sample>) {
    let mut game = Karak::start(&Setup::new(players)).expect("the setup is right");
    let mut seats: Vec<Entrant<Karak>> = (0..players).map(|_| entrant(bot)).collect();
    let (mut luck, mut minds) = (generator(seed), generator(seed ^ 0xf17));
    let first = samples.len();
    while game.turns() < 200 * u32::from(players) {
        let input = match game.pending() {
            Pending::Over(ending) => {
                samples[first..].iter_mut().for_each(|sample| sample.shares = ending.shares());
                return;
            }
            Pending::Chance(_) => Input::Chance(game.sample(&mut luck)),
            Pending::Player { seat, .. } => {
                // What the rules alone decide is not to be fitted.
                let count = usize::from(players);
                let open = game.outlook()[..count].iter().all(|share| *share > 0.0);
                let general = game.table().battle.as_ref().is_some_and(|battle| battle.general);
                if game.turns() > 0 && open && !general && below(&mut minds, 8) == 0 {
                    samples.push(sample(&game));
                }
                let seen = Seen::of(&game, &mut minds).expect("a player is asked");
                let entrant = &mut seats[seat.index()];
                // Now and then a blind move, so that more kinds of positions are seen.
                let blind = below(&mut minds, 25) == 0;
                let choice = if blind {
                    seen.choices()[below(&mut minds, seen.choices().len() as u32) as usize]
                } else {
                    entrant.bot.choose(&seen, entrant.budget)
                };
                Input::Choice { seat, choice }
            }
        };
        game.apply(&input, &mut ());
    }
    samples.truncate(first);
}

fn sample(game: &Karak) -> Sample {
    let late = phase(game);
    let input = |seat: Seat| {
        let features = features(game, seat);
        let mut input = [0.0; WEIGHTS];
        for (i, feature) in features.iter().enumerate() {
            input[i] = feature * (1.0 - late);
            input[FEATURES + i] = feature * late;
        }
        input
    };
    Sample { inputs: Seat::all(game.seats()).map(input).collect(), shares: [0.0; MAX_SEATS] }
}

/// The shares the weights predict.
fn predict(weights: &[f32; WEIGHTS], sample: &Sample) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    let score = |input: &[f32; WEIGHTS]| input.iter().zip(weights).map(|(x, w)| x * w).sum::<f32>();
    let scores: Vec<f32> = sample.inputs.iter().map(score).collect();
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - highest).exp()).sum();
    for (share, score) in shares.iter_mut().zip(&scores) {
        *share = (score - highest).exp() / sum;
    }
    shares
}

fn loss(weights: &[f32; WEIGHTS], samples: &[Sample]) -> f32 {
    let one = |sample: &Sample| {
        let predicted = predict(weights, sample);
        sample
            .shares
            .iter()
            .zip(&predicted)
            .map(|(is, p)| if *is > 0.0 { -is * p.ln() } else { 0.0 })
            .sum::<f32>()
    };
    samples.iter().map(one).sum::<f32>() / samples.len().max(1) as f32
}

/// What can only be good or only be bad for a player: the fit must not find the opposite in the noise.
fn direction(feature: usize) -> f32 {
    match FEATURE_NAMES[feature] {
        "one life" | "unconscious" | "plague" | "battle lost" | "wounds to come" | "units to lose" => -1.0,
        "to move" | "Horan" | "Taia" | "Lorraine" | "Xanros" | "Elspeth" | "Darius" => 0.0,
        _ => 1.0,
    }
}

/// Gradient descent with momentum and scaling (Adam), on all samples at once, with a little decay of the weights.
fn fit(train: &[Sample], test: &[Sample]) -> [f32; WEIGHTS] {
    let (mut weights, mut mean, mut square) = ([0.0f32; WEIGHTS], [0.0f32; WEIGHTS], [0.0f32; WEIGHTS]);
    for step in 1..=250 {
        let mut gradient = [0.0f32; WEIGHTS];
        for sample in train {
            let predicted = predict(&weights, sample);
            for (seat, input) in sample.inputs.iter().enumerate() {
                let error = predicted[seat] - sample.shares[seat];
                gradient.iter_mut().zip(input).for_each(|(g, x)| *g += error * x);
            }
        }
        for i in 0..WEIGHTS {
            let g = gradient[i] / train.len() as f32 + 3e-4 * weights[i];
            mean[i] = 0.9 * mean[i] + 0.1 * g;
            square[i] = 0.99 * square[i] + 0.01 * g * g;
            let (m, s) = (mean[i] / (1.0 - 0.9f32.powi(step)), square[i] / (1.0 - 0.99f32.powi(step)));
            weights[i] -= 0.04 * m / (s.sqrt() + 1e-8);
            let direction = direction(i % FEATURES);
            if weights[i] * direction < 0.0 {
                weights[i] = 0.0;
            }
        }
        if step % 50 == 0 {
            eprintln!("step {step}: loss {:.4}, unseen {:.4}", loss(&weights, train), loss(&weights, test));
        }
    }
    weights
}

fn print(weights: &[f32; WEIGHTS], bots: &[String], games: u64, seed: u64) {
    for (i, name) in FEATURE_NAMES.iter().enumerate() {
        eprintln!("{name:28} {:6.2} {:6.2}", weights[i], weights[FEATURES + i]);
    }
    println!(
        "//! The weights of the features, fitted to the results of games between bots: `docs/bots.md` says how."
    );
    println!("//!");
    println!(
        "//! Printed by `cargo run --release -p bots --example fit -- {} games={games} seed={seed}`.",
        bots.join(" ")
    );
    println!("\nuse super::features::FEATURES;");
    for (name, about, part) in [
        ("EARLY", "While the landscape is unknown.", &weights[..FEATURES]),
        ("LATE", "When all of it is explored.", &weights[FEATURES..]),
    ] {
        println!("\n/// {about}\n#[rustfmt::skip]\npub(super) const {name}: [f32; FEATURES] = [");
        for row in part.chunks(8) {
            let row: Vec<String> = row.iter().map(|weight| format!("{weight:.3},")).collect();
            println!("    {}", row.join(" "));
        }
        println!("];");
    }
}
