//! What it costs to tell viewers what changed: the patch of every event for every viewer, beside the whole view as JSON
//! once an input. Each game is gone through several times, and the fastest counts, so that a busy machine matters little.
//!
//! `cargo run --release -p emberhall-bench --example patches`

use emberhall_bench::generator;
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::drive::next_input;
use table::patch::Broadcast;
use table::{Game, Insight, Told, Viewer};

/// How many games are played, and how often each is gone through.
const GAMES: u64 = 8;
const ROUNDS: usize = 9;

/// A game that was played: the views at its beginning, and the events of each input.
struct Played<G: Game> {
    views: Vec<(Viewer, G::View)>,
    inputs: Vec<Vec<Told<G::Event>>>,
}

#[derive(Default)]
struct Measured {
    inputs: usize,
    viewers: usize,
    told: usize,
    changed: usize,
    public: usize,
    bytes: usize,
    whole_bytes: usize,
    patching: Duration,
    writing: Duration,
}

fn play<G: Game + Insight>(setup: &G::Setup, seed: u64) -> Played<G> {
    let mut rng = generator(seed);
    let mut game = G::start(setup).expect("the setup is right");
    let views = Viewer::all(game.seats()).map(|viewer| (viewer, game.view(viewer))).collect();
    let mut inputs = Vec::new();
    while let Some(input) = next_input(&game, &mut rng, |game, _, rng| game.purposeful(rng)) {
        let mut told = Vec::new();
        game.apply(&input, &mut told);
        inputs.push(told);
    }
    Played { views, inputs }
}

/// Folds every event into the views and writes its patches.
fn patches<G: Game>(game: &Played<G>, sum: &mut Measured) {
    let mut views = game.views.clone();
    for told in game.inputs.iter().flatten() {
        let mut broadcast = Broadcast::<G>::new(&told.event);
        for (_, view) in views.iter_mut().filter(|(viewer, _)| told.to.includes(*viewer)) {
            let patch = black_box(broadcast.fold(view));
            sum.told += 1;
            sum.changed += usize::from(!patch.is_empty());
            sum.public += usize::from(patch.is_public());
            sum.bytes += if patch.is_empty() { 0 } else { patch.json().len() };
        }
    }
}

/// Folds every event into the views and writes them whole after each input.
fn whole_views<G: Game>(game: &Played<G>, sum: &mut Measured) {
    let mut views = game.views.clone();
    for told in &game.inputs {
        for (viewer, view) in &mut views {
            let heard = told.iter().filter(|told| told.to.includes(*viewer));
            heard.for_each(|told| G::fold_view(view, &told.event));
            sum.whole_bytes += black_box(serde_json::to_string(view).expect("a view is JSON")).len();
        }
    }
}

/// The fastest of several rounds.
fn fastest(mut work: impl FnMut(&mut Measured)) -> (Duration, Measured) {
    let round = || {
        let mut sum = Measured::default();
        let begun = Instant::now();
        work(&mut sum);
        (begun.elapsed(), sum)
    };
    let rounds = std::iter::repeat_with(round).take(ROUNDS);
    rounds.min_by_key(|(time, _)| *time).expect("there is a round")
}

fn measure<G: Game + Insight>(name: &str, setup: &G::Setup) {
    let mut all = Measured::default();
    for seed in 0..GAMES {
        let game = play::<G>(setup, seed);
        let (patching, patched) = fastest(|sum| patches(&game, sum));
        let (writing, written) = fastest(|sum| whole_views(&game, sum));
        all.patching += patching;
        all.writing += writing;
        all.inputs += game.inputs.len();
        all.viewers += game.inputs.len() * game.views.len();
        all.told += patched.told;
        all.changed += patched.changed;
        all.public += patched.public;
        all.bytes += patched.bytes;
        all.whole_bytes += written.whole_bytes;
    }
    tell(name, &all);
}

fn tell(name: &str, all: &Measured) {
    let each = |sum: usize, count: usize| sum as f64 / count.max(1) as f64;
    let time = |time: Duration, count: usize| time.as_secs_f64() * 1e9 / count.max(1) as f64;
    println!("{name}: {} inputs, {:.1} events an input and viewer", all.inputs, each(all.told, all.viewers));
    println!(
        "  an event and viewer: {:.0} ns, {:.0} bytes where something changed ({:.0} %), {:.0} % public only",
        time(all.patching, all.told),
        each(all.bytes, all.changed),
        100.0 * each(all.changed, all.told),
        100.0 * each(all.public, all.told),
    );
    println!(
        "  an input and viewer: patches {:.0} ns, {:.0} bytes; the whole view {:.0} ns, {:.0} bytes",
        time(all.patching, all.viewers),
        each(all.bytes, all.viewers),
        time(all.writing, all.viewers),
        each(all.whole_bytes, all.viewers),
    );
}

fn main() {
    measure::<karak::Karak>("Karak", &karak::Setup::new(3));
    measure::<thunderstone::Thunderstone>("Thunderstone", &thunderstone::Setup::random(3));
}
