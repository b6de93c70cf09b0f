//! Plays a game of Thunderstone and prints what everybody sees happen, then the score.
//!
//! `cargo run -p emberhall-thunderstone --example thunderstone_game -- 7` plays the game of the seed 7 with players who
//! want to finish; with `random` as a second argument every legal choice is as likely as any other.

use emberhall_thunderstone::table::drive::{next_input, random_choice};
use emberhall_thunderstone::table::{Game, Insight, Seat, Session, Told, Viewer};
use emberhall_thunderstone::{Event, Setup, Thunderstone};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let seed = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let random = args.next().is_some_and(|policy| policy == "random");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut session = Session::<Thunderstone>::start(Setup::first_game(2), Vec::new())?;
    let mut list = Vec::new();

    while let Some(input) = next_input(session.game(), &mut rng, |game, _seat, rng| match random {
        true => random_choice(game, &mut list, rng),
        false => game.purposeful(rng),
    }) {
        let mut told: Vec<Told<Event>> = Vec::new();
        session.submit(session.sequence(), input, &mut told)?;
        let seen = told.iter().filter(|told| told.to.includes(Viewer::Spectator));
        seen.for_each(|told| println!("{:?}", told.event));
    }

    let table = session.game().table();
    println!("\nafter {} turns and {} inputs:", table.turns, session.sequence());
    for seat in Seat::all(table.seats) {
        println!("seat {seat}: {} victory points", table.victory_points(seat));
    }
    let ending = session.game().ending().ok_or("the game is over")?;
    println!("won by {:?}", ending.winners.iter().collect::<Vec<_>>());
    Ok(())
}
