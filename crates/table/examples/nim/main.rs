//! Plays Nim at random, prints what happens, what is refused and why, and reads the game back from its file.
//!
//! `cargo run -p emberhall-table --example nim -- 7` plays the game of the seed 7. The game itself is in `game.rs`.

#[allow(missing_docs, reason = "a program has no documentation; the names say it")]
mod game;

use emberhall_table::drive::{next_input, random_choice};
use emberhall_table::{Game, GameFile, Pending, Refusal, Session, Told};
use game::{Choice, Nim, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut session = Session::<Nim>::start(Setup { stones: 10, rules: 1 }, vec!["Ann".into(), "Bo".into()])?;
    let mut list = Vec::new();

    while let Some(input) = next_input(session.game(), &mut rng, |game, seat, rng| {
        print_choices(game, &session.names()[seat.index()]);
        random_choice(game, &mut list, rng)
    }) {
        let mut told: Vec<Told<game::Event>> = Vec::new();
        session.submit(session.sequence(), input, &mut told)?;
        told.iter().for_each(|told| println!("{:?}", told.event));
    }

    // The file holds setup and inputs; a reader replays the game and compares every fingerprint.
    let text = session.to_file().write();
    let again = Session::replay(GameFile::<Nim>::read(&text)?, &mut ())?;
    assert_eq!(again.game(), session.game());
    let ending = again.game().ending().ok_or("the game is over")?;
    ending.winners.iter().for_each(|seat| println!("{} wins", session.names()[seat.index()]));
    println!("\n{text}");
    Ok(())
}

/// Everything the player could think of: what may be chosen, and why the rest may not.
fn print_choices(game: &Nim, name: &str) {
    let Pending::Player { question, .. } = game.pending() else { return };
    println!("{name}, {question:?}?");
    let mut imaginable: Vec<Choice> = Vec::new();
    game.imaginable(&mut imaginable);
    for choice in imaginable {
        match game.check(&choice) {
            Ok(()) => println!("  {choice:?}"),
            Err(illegal) => println!("  not {choice:?}: {illegal} ({})", illegal.rule()),
        }
    }
}
