//! Random play of every game beside a reference from outside the house, in the same run: `cargo bench`.
//!
//! The machine may be busy, so rounds of all contestants alternate and the medians are compared. The figure that
//! counts is the ratio to the random chess playout of `cozy-chess`.

use cozy_chess::{Board, GameStatus, Move};
use emberhall_bench::{Generator, RandomPlay, generator};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::Game;
use table::random::below;

const ROUNDS: usize = 15;
const ROUND: Duration = Duration::from_millis(300);
/// Steps between two looks at the clock.
const BATCH: u32 = 2_000;

/// Random chess: generate all moves, play one; start over at the end of a game or after 300 moves.
struct Chess {
    board: Board,
    moves: Vec<Move>,
    length: u32,
    rng: Generator,
}

impl Chess {
    fn step(&mut self) {
        self.moves.clear();
        self.board.generate_moves(|moves| {
            self.moves.extend(moves);
            false
        });
        if self.moves.is_empty() || self.length == 300 || self.board.status() != GameStatus::Ongoing {
            self.board = Board::default();
            self.length = 0;
            return;
        }
        let index = below(&mut self.rng, self.moves.len() as u32) as usize;
        self.board.play_unchecked(self.moves[index]);
        self.length += 1;
    }
}

/// Steps a second in one round.
fn round(mut step: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut steps = 0u64;
    while start.elapsed() < ROUND {
        (0..BATCH).for_each(|_| step());
        steps += u64::from(BATCH);
    }
    steps as f64 / start.elapsed().as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// Nanoseconds a clone costs, in the middle of games.
fn clone_cost<G: Game>(play: &mut RandomPlay<G>) -> f64 {
    (0..997).for_each(|_| play.step());
    let start = Instant::now();
    for _ in 0..200_000 {
        black_box(black_box(play.game()).clone());
    }
    start.elapsed().as_nanos() as f64 / 200_000.0
}

fn main() {
    let mut chess =
        Chess { board: Board::default(), moves: Vec::with_capacity(256), length: 0, rng: generator(1) };
    let mut karak = emberhall_bench::karak(1);
    let mut thunderstone = emberhall_bench::thunderstone(1);
    let mut rates: [Vec<f64>; 3] = Default::default();
    let mut clones: [Vec<f64>; 2] = Default::default();
    for _ in 0..ROUNDS {
        rates[0].push(round(|| chess.step()));
        rates[1].push(round(|| karak.step()));
        rates[2].push(round(|| thunderstone.step()));
        clones[0].push(clone_cost(&mut karak));
        clones[1].push(clone_cost(&mut thunderstone));
    }
    let [chess, karak, thunderstone] = rates.map(median);
    let clones = clones.map(median);
    println!("random play, one core, median of {ROUNDS} alternating rounds of {ROUND:?}");
    println!("  chess (cozy-chess)  {:>6.2} million moves a second   1.00", chess / 1e6);
    println!("  Karak 2             {:>6.2} million inputs a second  {:.2}", karak / 1e6, karak / chess);
    println!(
        "  Thunderstone        {:>6.2} million inputs a second  {:.2}",
        thunderstone / 1e6,
        thunderstone / chess
    );
    println!(
        "  a clone of a Karak 2 state: {:.0} ns; of a Thunderstone state: {:.0} ns",
        clones[0], clones[1]
    );
}
