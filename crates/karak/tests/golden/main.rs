//! Games that were played once and have to replay for ever, and a short transcript to read.

use karak::{Hero, Heroes, Karak, Setup};
use std::path::PathBuf;
use table::{Insight, Session};
use table_laws::{Transcript, assert_golden, assert_replays, play_to_the_end};

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
}

/// A game by the purposeful policy.
fn play(setup: Setup, seed: u64) -> Session<Karak> {
    play_to_the_end(setup, seed, Insight::purposeful)
}

fn replays(name: &str, setup: Setup, seed: u64) {
    assert_replays(path(name), || play(setup, seed));
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
