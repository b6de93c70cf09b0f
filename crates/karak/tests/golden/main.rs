//! Games that were played once and have to replay for ever, and a short transcript to read.

use karak::{Hero, Heroes, Karak, Setup};
use std::path::PathBuf;
use table::{Game, GameFile, Input, Pending, Session};
use table_laws::{Transcript, assert_golden, generator};

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
}

/// Plays a game by the purposeful policy, to be kept.
fn play(setup: Setup, seed: u64) -> Session<Karak> {
    let mut rng = generator(seed, 0, 0);
    let names = (1..=setup.players).map(|seat| format!("Player {seat}")).collect();
    let mut session = Session::<Karak>::start(setup, names).expect("the setup is right");
    loop {
        let input = match session.game().pending() {
            Pending::Over(_) => return session,
            Pending::Chance(_) => Input::Chance(session.game().sample(&mut rng)),
            Pending::Player { seat, .. } => {
                Input::Choice { seat, choice: karak::ai::purposeful(session.game(), &mut rng) }
            }
        };
        session.submit(session.sequence(), input, &mut ()).expect("the policy chooses what is legal");
    }
}

/// Replays a kept game: every input is accepted, every state has its fingerprint, and it writes the same file.
///
/// A kept game is never written anew; a new one is played when `UPDATE=1` and there is none of its name yet.
fn replays(name: &str, setup: Setup, seed: u64) {
    let path = path(name);
    if !path.exists() && std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        std::fs::write(&path, play(setup, seed).to_file().write()).expect("the golden folder is writable");
    }
    let text = std::fs::read_to_string(&path).expect("the kept game is there");
    let file = GameFile::<Karak>::read(&text).expect("the kept game can be read");
    let session = Session::replay(file, &mut ()).expect("the kept game replays");
    assert!(session.game().ending().is_some(), "{name} was played to its end");
    assert_eq!(session.to_file().write(), text);
}

#[test]
fn a_drafted_game_of_two_replays() {
    replays("drafted-2.json", Setup { heroes: Heroes::Draft, ..Setup::new(2) }, 2);
}

#[test]
fn a_friendly_game_of_five_with_darius_replays() {
    let heroes = [Hero::Darius, Hero::Lorraine, Hero::Xanros, Hero::Elspeth, Hero::Taia];
    let setup = Setup { heroes: Heroes::Chosen(heroes.to_vec()), friendly: true, ..Setup::new(5) };
    replays("friendly-5.json", setup, 5);
}

#[test]
fn the_first_steps_of_a_game_read_as_they_did() {
    let setup = Setup { heroes: Heroes::Chosen(vec![Hero::Horan, Hero::Darius]), ..Setup::new(2) };
    let session = play(setup.clone(), 1);
    let inputs = session.inputs().iter().take(40).map(|entry| entry.input.clone());
    let transcript = Transcript::of::<Karak>(&setup, inputs, 8);
    assert_golden(path("first-steps.txt"), transcript.as_str());
}
