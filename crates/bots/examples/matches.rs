//! Measures one bot against another: `cargo run --release -p bots --example matches -- A B [key=value …]`.
//!
//! A and B are `random`, `casual`, `greedy`, a level such as `torch`, or `search` with settings behind commas:
//! `search,50ms`, `search,400it,curiosity=0.8,turns=2`. Keys: `game` (`karak` or `thunderstone`), `games`, `players`,
//! `seed`, `most_turns`. Seeds come in groups that all seats play through; with more than two players one A sits among
//! Bs.

#[path = "../tests/support/mod.rs"]
mod support;

use karak::Karak;
use std::time::Duration;
use support::entrants::entrant;
use support::{Entrant, has_stalled, interval, play};
use table::Insight;
use thunderstone::Thunderstone;

/// What is measured.
struct Match {
    names: Vec<String>,
    games: u64,
    players: u8,
    seed: u64,
    most_turns: u32,
}

fn main() {
    let mut game = "karak".to_owned();
    let mut names = Vec::new();
    let (mut games, mut players, mut seed, mut most_turns) = (100u64, 2u8, 1u64, 2_500u32);
    for arg in std::env::args().skip(1) {
        match arg.split_once('=').filter(|_| !arg.contains(',')) {
            Some(("game", name)) => name.clone_into(&mut game),
            Some(("games", n)) => games = n.parse().expect("a number"),
            Some(("players", n)) => players = n.parse().expect("a number"),
            Some(("seed", n)) => seed = n.parse().expect("a number"),
            Some(("most_turns", n)) => most_turns = n.parse().expect("a number"),
            _ => names.push(arg),
        }
    }
    let wanted = Match { names, games, players, seed, most_turns };
    match game.as_str() {
        "karak" => run::<Karak>(&karak::Setup::new(players), &wanted, |_| false),
        "thunderstone" => run::<Thunderstone>(&thunderstone::Setup::random(players), &wanted, has_stalled),
        _ => panic!("{game} is unknown"),
    }
}

fn run<G: Insight>(setup: &G::Setup, wanted: &Match, has_stalled: fn(&G) -> bool) {
    let Match { ref names, games, players, seed, most_turns } = *wanted;
    let [a, b] = &names[..] else { panic!("two bots are needed") };
    let mut wins = 0.0;
    let mut stalled = 0;
    let (mut rounds, mut unfinished, mut decisions, mut late) = (Vec::new(), 0, 0, 0);
    let mut slowest = Duration::ZERO;
    let begun = std::time::Instant::now();
    let mut first = entrant(a);
    let mut others: Vec<Entrant<G>> = (1..players).map(|_| entrant(b)).collect();
    for number in 0..games {
        let place = (number % u64::from(players)) as usize;
        let mut seats: Vec<&mut Entrant<G>> = others.iter_mut().collect();
        seats.insert(place, &mut first);
        let group = seed.wrapping_mul(1_000_003) + number / u64::from(players);
        let played = play::<G>(setup, &mut seats, group, most_turns);
        match played.ending {
            Some(ending) => wins += f64::from(ending.shares()[place]),
            None => unfinished += 1,
        }
        stalled += u32::from(has_stalled(&played.last));
        rounds.push(played.turns / u32::from(players));
        decisions += played.decisions;
        late += played.late;
        slowest = slowest.max(played.slowest);
    }
    rounds.sort_unstable();
    let (share, low, high) = interval(wins, games as f64);
    println!(
        "{}: {a} against {b}, {players} players, {games} games, seed {seed}: {:.1} % ({:.1} to {:.1}); rounds median \
         {}, most {}; unfinished {unfinished}, stalled {stalled}; {} decisions a game, {late} in all late, slowest {slowest:?}; {:.1} s",
        G::ID,
        share * 100.0,
        low * 100.0,
        high * 100.0,
        rounds[rounds.len() / 2],
        rounds[rounds.len() - 1],
        u64::from(decisions) / games,
        begun.elapsed().as_secs_f64()
    );
}
