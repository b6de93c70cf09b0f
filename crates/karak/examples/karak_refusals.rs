//! What a player may choose at the beginning of the first turn, and why everything else is refused.
//!
//! `cargo run -p emberhall-karak --example karak_refusals`

use emberhall_karak::table::{Game, Pending, drive};
use emberhall_karak::{Hero, Heroes, Karak, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let setup = Setup { heroes: Heroes::Chosen(vec![Hero::Elspeth, Hero::Taia]), ..Setup::new(2) };
    let mut game = Karak::start(&setup)?;
    drive::draw(&mut game, &mut rng, 1_000); // the roll for who begins

    let Pending::Player { seat, question } = game.pending() else { return Err("nobody is asked".into()) };
    println!("seat {seat} is asked {question:?} ({})\n", question.rule());
    let mut imaginable = Vec::new();
    game.imaginable(&mut imaginable);
    for choice in imaginable {
        match game.check(&choice) {
            Ok(()) => println!("yes  {choice:?}"),
            Err(illegal) => println!("no   {choice:?}: {illegal} ({})", illegal.rule()),
        }
    }
    Ok(())
}
