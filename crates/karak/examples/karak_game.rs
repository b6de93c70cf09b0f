//! Plays a game of Karak 2 and prints what everybody sees happen, then the score.
//!
//! `cargo run -p emberhall-karak --example karak_game -- 7` plays the game of the seed 7 with players who want to
//! finish; with `random` as a second argument every legal choice is as likely as any other.

use emberhall_karak::table::drive::{next_input, random_choice};
use emberhall_karak::table::{Audience, Insight, Seat, Session, Told};
use emberhall_karak::{Event, Karak, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::error::Error;

/// Where a game is cut. Random players need some thousand inputs, those who want to finish some hundred.
const MOST_INPUTS: usize = 100_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let seed = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let random = args.next().is_some_and(|policy| policy == "random");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut session = Session::<Karak>::start(Setup::new(3), Vec::new())?;
    let mut list = Vec::new();

    for _ in 0..MOST_INPUTS {
        let next = next_input(session.game(), &mut rng, |game, _seat, rng| match random {
            true => random_choice(game, &mut list, rng),
            false => game.purposeful(rng),
        });
        let Some(input) = next else { break };
        let mut told: Vec<Told<Event>> = Vec::new();
        session.submit(session.sequence(), input, &mut told)?;
        let open = told.iter().filter(|told| told.to == Audience::All);
        open.for_each(|told| println!("{:?}", told.event));
    }

    let table = session.game().table();
    println!("\nafter round {} and {} inputs:", table.round, session.sequence());
    for seat in Seat::all(table.seats()) {
        let player = table.player(seat);
        let points = player.points();
        println!("seat {seat}, {:?}: {points} points, glory {}", player.hero, player.glory());
    }
    match table.ending {
        Some(ending) => println!("won by {:?}", ending.winners.iter().collect::<Vec<_>>()),
        None => println!("nobody has won yet"),
    }
    Ok(())
}
