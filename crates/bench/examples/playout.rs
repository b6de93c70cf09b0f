//! Random play of so many inputs, for tools that count instructions: `playout karak 100000`.

use std::hint::black_box;

fn main() {
    let mut words = std::env::args().skip(1);
    let (game, inputs) =
        (words.next().unwrap_or_default(), words.next().and_then(|n| n.parse().ok()).unwrap_or(0));
    match game.as_str() {
        "karak" => play(emberhall_bench::karak(1), inputs),
        "thunderstone" => play(emberhall_bench::thunderstone(1), inputs),
        _ => println!("usage: playout karak|thunderstone INPUTS"),
    }
}

fn play<G: table::Game>(mut random: emberhall_bench::RandomPlay<G>, inputs: u64) {
    (0..inputs).for_each(|_| random.step());
    black_box(random.game());
}
