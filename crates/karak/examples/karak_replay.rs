//! Reads a game file of Karak 2, plays it again with every check, and says how it stands.
//!
//! `cargo run -p emberhall-karak --example karak_replay -- game.json`; without a file it plays a game and reads that.

use emberhall_karak::table::{Game, GameFile, Insight, Session, Told, Viewer, drive::next_input};
use emberhall_karak::{Event, Karak, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path)?,
        None => played()?,
    };
    let file = GameFile::<Karak>::read(&text)?;
    println!("{} inputs by rules version {}, {:?}", file.inputs.len(), file.rules, file.setup);

    // What a spectator is told carries the spectator's view forward: it is never made from the whole state again.
    let mut view = Karak::start(&file.setup)?.view(Viewer::Spectator);
    let mut told: Vec<Told<Event>> = Vec::new();
    let session = Session::replay(file, &mut told)?;
    for Told { event, .. } in told.iter().filter(|told| told.to.includes(Viewer::Spectator)) {
        view.fold(event);
    }
    assert_eq!(view, session.game().view(Viewer::Spectator));
    println!("{} events, fingerprint {}, {:?}", told.len(), session.chain(), view.table.ending);
    Ok(())
}

/// The text of a game that was played to its end.
fn played() -> Result<String, Box<dyn Error>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut session = Session::<Karak>::start(Setup::new(2), Vec::new())?;
    while let Some(input) = next_input(session.game(), &mut rng, |game, _, rng| game.purposeful(rng)) {
        session.submit(session.sequence(), input, &mut ())?;
    }
    Ok(session.to_file().write())
}
