//! Fits the weights of a game's evaluation to the results of games between bots, and prints them as its
//! `src/ai/weights.rs`: `cargo run --release -p emberhall-bots --example fit -- BOT game=karak games=2000 seed=1`.
//!
//! The model is the one `outlook` uses: a score for each seat, linear in its features, with weights that move from
//! EARLY to LATE as the game goes on; the shares are the softmax of the scores.

#[path = "../tests/support/mod.rs"]
mod support;

use emberhall_bots::Seen;
use karak::Karak;
use support::entrants::entrant;
use support::{Entrant, generator};
use table::drive::next_input;
use table::random::below;
use table::{Features, PerSeat, Seat};
use thunderstone::Thunderstone;

/// A position in which a player is asked, and how the game ended.
struct Sample {
    inputs: Vec<Vec<f32>>,
    shares: PerSeat<f32>,
}

fn main() {
    let mut bots = Vec::new();
    let mut game = "karak".to_owned();
    let (mut games, mut seed) = (1_000u64, 1u64);
    for arg in std::env::args().skip(1) {
        match arg.split_once('=').filter(|_| !arg.contains(',')) {
            Some(("game", name)) => name.clone_into(&mut game),
            Some(("games", n)) => games = n.parse().expect("a number"),
            Some(("seed", n)) => seed = n.parse().expect("a number"),
            _ => bots.push(arg),
        }
    }
    match game.as_str() {
        "karak" => run::<Karak>(karak::Setup::new, &bots, games, seed),
        "thunderstone" => run::<Thunderstone>(thunderstone::Setup::random, &bots, games, seed),
        _ => panic!("{game} is unknown"),
    }
}

fn run<G: Features>(setup: fn(u8) -> G::Setup, bots: &[String], games: u64, seed: u64) {
    let mut samples = Vec::new();
    for number in 0..games {
        let bot = &bots[number as usize % bots.len()];
        // Half of the games are for two, the others for three to five.
        let players = if number / 4 % 2 == 0 { 2 } else { 3 + (number / 8 % 3) as u8 };
        watch::<G>(bot, &setup(players), seed.wrapping_mul(1_000_003) + number, &mut samples);
    }
    let held = samples.len() / 10;
    let (test, train) = samples.split_at(held);
    eprintln!("{} positions of {games} games", samples.len());
    let weights = fit::<G>(train, test);
    print::<G>(&weights, bots, games, seed);
}

/// Plays one game and keeps some of its positions.
fn watch<G: Features>(bot: &str, setup: &G::Setup, seed: u64, samples: &mut Vec<Sample>) {
    let mut game = G::start(setup).expect("the setup is right");
    let mut seats: Vec<Entrant<G>> = (0..game.seats()).map(|_| entrant(bot)).collect();
    let (mut luck, mut minds) = (generator(seed), generator(seed ^ 0xf17));
    let first = samples.len();
    while game.turns() < 200 * u32::from(game.seats()) {
        let next = next_input(&game, &mut luck, |game, seat, _| {
            if game.turns() > 0 && below(&mut minds, 8) == 0 && !game.is_decided() {
                samples.push(sample(game));
            }
            let seen = Seen::of(game, &mut minds).expect("a player is asked");
            let entrant = &mut seats[seat.index()];
            // Now and then a blind move, so that more kinds of positions are seen.
            if below(&mut minds, 25) == 0 {
                return seen.choices()[below(&mut minds, seen.choices().len() as u32) as usize].clone();
            }
            entrant.bot.choose(&seen, entrant.budget)
        });
        let Some(input) = next else { break };
        game.apply(&input, &mut ());
    }
    match game.ending() {
        Some(ending) => samples[first..].iter_mut().for_each(|sample| sample.shares = ending.shares()),
        None => samples.truncate(first),
    }
}

fn sample<G: Features>(game: &G) -> Sample {
    let late = game.phase();
    let input = |seat: Seat| {
        let features = game.features(seat);
        let features = features.as_ref();
        let early = features.iter().map(|feature| feature * (1.0 - late));
        early.chain(features.iter().map(|feature| feature * late)).collect()
    };
    Sample { inputs: Seat::all(game.seats()).map(input).collect(), shares: PerSeat::new() }
}

/// The shares the weights predict.
fn predict(weights: &[f32], sample: &Sample) -> PerSeat<f32> {
    let score = |input: &Vec<f32>| input.iter().zip(weights).map(|(x, w)| x * w).sum::<f32>();
    let scores: Vec<f32> = sample.inputs.iter().map(score).collect();
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - highest).exp()).sum();
    scores.iter().map(|score| (score - highest).exp() / sum).collect()
}

fn loss(weights: &[f32], samples: &[Sample]) -> f32 {
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

/// Gradient descent with momentum and scaling (Adam), on all samples at once, with a little decay of the weights.
fn fit<G: Features>(train: &[Sample], test: &[Sample]) -> Vec<f32> {
    let count = 2 * G::NAMES.len();
    let (mut weights, mut mean, mut square) = (vec![0.0f32; count], vec![0.0f32; count], vec![0.0f32; count]);
    for step in 1..=250 {
        let mut gradient = vec![0.0f32; count];
        for sample in train {
            let predicted = predict(&weights, sample);
            for (seat, input) in sample.inputs.iter().enumerate() {
                let error = predicted[seat] - sample.shares[seat];
                gradient.iter_mut().zip(input).for_each(|(g, x)| *g += error * x);
            }
        }
        for i in 0..count {
            let g = gradient[i] / train.len() as f32 + G::DECAY * weights[i];
            mean[i] = 0.9 * mean[i] + 0.1 * g;
            square[i] = 0.99 * square[i] + 0.01 * g * g;
            let (m, s) = (mean[i] / (1.0 - 0.9f32.powi(step)), square[i] / (1.0 - 0.99f32.powi(step)));
            weights[i] -= 0.04 * m / (s.sqrt() + 1e-8);
            let direction = direction::<G>(i % G::NAMES.len());
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

/// The sign a weight must have: the fit must not find the opposite in the noise. 0 for either.
fn direction<G: Features>(feature: usize) -> f32 {
    let name = G::NAMES[feature];
    match (G::BAD.contains(&name), G::EITHER.contains(&name)) {
        (true, _) => -1.0,
        (_, true) => 0.0,
        _ => 1.0,
    }
}

fn print<G: Features>(weights: &[f32], bots: &[String], games: u64, seed: u64) {
    for (i, name) in G::NAMES.iter().enumerate() {
        eprintln!("{name:28} {:6.2} {:6.2}", weights[i], weights[G::NAMES.len() + i]);
    }
    println!(
        "//! The weights of the features, fitted to the results of games between bots: `docs/bots.md` says how."
    );
    println!("//!");
    println!(
        "//! Printed by `cargo run --release -p emberhall-bots --example fit -- {} game={} games={games} seed={seed}`.",
        bots.join(" "),
        G::ID
    );
    println!("\nuse super::features::FEATURES;");
    for (name, about, part) in [
        ("EARLY", G::PHASES[0], &weights[..G::NAMES.len()]),
        ("LATE", G::PHASES[1], &weights[G::NAMES.len()..]),
    ] {
        println!("\n/// {about}\n#[rustfmt::skip]\npub(super) const {name}: [f32; FEATURES] = [");
        for row in part.chunks(8) {
            let row: Vec<String> = row.iter().map(|weight| format!("{weight:.3},")).collect();
            println!("    {}", row.join(" "));
        }
        println!("];");
    }
}
