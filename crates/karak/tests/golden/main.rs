//! Games that were played once and have to replay for ever, and a short transcript to read.

use emberhall_karak::{Hero, Heroes, Karak, Setup, codes};
use std::path::PathBuf;
use table::{Insight, Session};
use table_laws::{Transcript, assert_codes, assert_converts, assert_golden, assert_part_at, play_to_the_end};

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
}

/// The two games of a pair, by version 1 and version 2, part at this input, counted from 1.
#[track_caller]
fn parts(name: &str, input: usize) {
    let file = |version: u8| path(&format!("versions/{name}-{version}.json"));
    assert_part_at::<Karak>(file(1), file(2), input - 1);
}

/// A game by the purposeful policy.
fn play(setup: Setup, seed: u64) -> Session<Karak> {
    play_to_the_end(setup, seed, Insight::purposeful)
}

#[test]
fn a_drafted_game_of_two_replays() {
    assert_converts::<Karak>(path("files-1/drafted-2.json"), path("drafted-2.json"));
}

#[test]
fn a_friendly_game_of_five_with_darius_replays() {
    assert_converts::<Karak>(path("files-1/friendly-5.json"), path("friendly-5.json"));
}

#[test]
fn k_set_10_versions_part_at_input_295_where_somebody_gathers_beyond_255() {
    parts("k-set-10", 295);
}

#[test]
fn k_turn_5_versions_part_at_input_55_where_a_pickpocket_makes_room() {
    parts("k-turn-5", 55);
}

#[test]
fn k_turn_6_versions_part_at_input_14_where_one_building_is_possible() {
    parts("k-turn-6-build", 14);
}

#[test]
fn k_turn_6_versions_part_at_input_36_where_one_unit_is_possible() {
    parts("k-turn-6-recruit", 36);
}

#[test]
fn k_turn_6_versions_part_at_input_39_where_one_item_lies() {
    parts("k-turn-6-pick-up", 39);
}

#[test]
fn the_first_steps_of_a_game_read_as_they_did() {
    let setup = Setup { heroes: Heroes::Chosen(vec![Hero::Horan, Hero::Darius]), ..Setup::new(2) };
    let session = play(setup.clone(), 1);
    let inputs = session.inputs().iter().take(40).map(|entry| entry.input.clone());
    let transcript = Transcript::of::<Karak>(&setup, inputs, 8);
    assert_golden(path("first-steps.txt"), transcript.as_str());
}

#[test]
fn no_number_of_a_word_is_ever_lost_or_used_again() {
    let path =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "fingerprint-karak.md"].iter().collect::<PathBuf>();
    assert_codes(path, "The numbers of Karak 2", &codes::all(), &[]);
}
