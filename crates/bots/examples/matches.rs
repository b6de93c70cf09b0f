//! Measures one bot against another at Karak: `cargo run --release -p bots --example matches -- A B [key=value …]`.
//!
//! A and B are `random`, `casual`, `greedy`, a level such as `torch`, or `search` with settings behind commas:
//! `search,50ms`, `search,400it,curiosity=0.8,turns=2`. Keys: `games`, `players`, `seed`, `most_turns`. Seeds come in
//! groups that all seats play through; with more than two players one A sits among Bs.

#[path = "../tests/support/mod.rs"]
mod support;

use karak::{Karak, Setup};
use std::time::Duration;
use support::entrants::entrant;
use support::{Entrant, interval, play};

fn main() {
    let mut names = Vec::new();
    let (mut games, mut players, mut seed, mut most_turns) = (100u64, 2u8, 1u64, 2_000u32);
    for arg in std::env::args().skip(1) {
        match arg.split_once('=').filter(|_| !arg.contains(',')) {
            Some(("games", n)) => games = n.parse().expect("a number"),
            Some(("players", n)) => players = n.parse().expect("a number"),
            Some(("seed", n)) => seed = n.parse().expect("a number"),
            Some(("most_turns", n)) => most_turns = n.parse().expect("a number"),
            _ => names.push(arg),
        }
    }
    let [a, b] = &names[..] else { panic!("two bots are needed") };
    let mut wins = 0.0;
    let (mut rounds, mut unfinished, mut decisions, mut late) = (Vec::new(), 0, 0, 0);
    let mut slowest = Duration::ZERO;
    let begun = std::time::Instant::now();
    let mut first = entrant(a);
    let mut others: Vec<Entrant<Karak>> = (1..players).map(|_| entrant(b)).collect();
    for number in 0..games {
        let place = (number % u64::from(players)) as usize;
        let mut seats: Vec<&mut Entrant<Karak>> = others.iter_mut().collect();
        seats.insert(place, &mut first);
        let group = seed.wrapping_mul(1_000_003) + number / u64::from(players);
        let played = play::<Karak>(&Setup::new(players), &mut seats, group, most_turns);
        match played.ending {
            Some(ending) => wins += f64::from(ending.shares()[place]),
            None => unfinished += 1,
        }
        rounds.push(played.turns / u32::from(players));
        decisions += played.decisions;
        late += played.late;
        slowest = slowest.max(played.slowest);
    }
    rounds.sort_unstable();
    let (share, low, high) = interval(wins, games as f64);
    println!(
        "{a} against {b}, {players} players, {games} games, seed {seed}: {:.1} % ({:.1} to {:.1}); rounds median \
         {}, most {}; unfinished {unfinished}; {} decisions a game, {late} in all late, slowest {slowest:?}; {:.1} s",
        share * 100.0,
        low * 100.0,
        high * 100.0,
        rounds[rounds.len() / 2],
        rounds[rounds.len() - 1],
        u64::from(decisions) / games,
        begun.elapsed().as_secs_f64()
    );
}
