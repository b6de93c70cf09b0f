//! Games that were played once and have to replay for ever, and a short transcript to read.

use emberhall_thunderstone::{Setup, Thunderstone, ai, codes};
use std::path::PathBuf;
use table::{Game, Insight, Seat, Session, drive};
use table_laws::{
    Transcript, assert_codes, assert_converts, assert_golden, assert_part_at, generator, play_to_the_end,
};

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
}

/// A game by the purposeful policy.
fn play(setup: Setup, seed: u64) -> Session<Thunderstone> {
    play_to_the_end(setup, seed, Insight::purposeful)
}

#[test]
fn a_first_game_of_two_replays() {
    assert_converts::<Thunderstone>(path("files-1/first-game-2.json"), path("first-game-2.json"));
}

#[test]
fn the_first_steps_of_a_game_read_as_they_did() {
    let setup = Setup::first_game(2);
    let session = play(setup.clone(), 1);
    let inputs = session.inputs().iter().take(60).map(|entry| entry.input.clone());
    let transcript = Transcript::of::<Thunderstone>(&setup, inputs, 8);
    assert_golden(path("first-steps.txt"), transcript.as_str());
}

#[test]
fn the_purposeful_policy_beats_random_play() {
    let (mut won, games) = (0, 60);
    let mut choices = Vec::new();
    for number in 0..games {
        let mut rng = generator(9, number, 0);
        let mut game = Thunderstone::start(&Setup::random(2)).expect("legal");
        let policy = Seat::new((number % 2) as u8);
        let ending = drive::play(&mut game, &mut rng, usize::MAX, |game, seat, rng| {
            if seat == policy { game.purposeful(rng) } else { drive::random_choice(game, &mut choices, rng) }
        });
        let ending = ending.expect("over");
        won += u32::from(ending.winners.contains(policy) && ending.winners.len() == 1);
        assert!(ai::evaluate(&game, policy) >= 0.5 || !ending.winners.contains(policy));
    }
    println!("{won} of {games} won");
    assert!(won * 10 > games as u32 * 8, "{won} of {games}");
}

/// A game by version 1 of the rules and one by version 2, played alike up to the input at which they part.
fn part_at(name: &str, input: usize) {
    let by = |rules: u32| path(&format!("rules-2/{name}-{rules}.json"));
    assert_part_at::<Thunderstone>(by(1), by(2), input);
}

#[test]
fn t_card_judgement_parts_versions_where_the_loss_is_not_asked() {
    part_at("judgement", 32);
}

#[test]
fn t_bat_3_parts_versions_where_a_disease_may_be_put_on_attack() {
    part_at("sphinx", 51);
}

#[test]
fn t_set_1_parts_versions_where_the_turn_of_a_solo_victory_is_calm() {
    part_at("solo-calm", 24);
}

#[test]
fn t_dun_2_parts_versions_where_an_empty_hall_would_be_entered() {
    part_at("solo-empty-hall", 6);
}

#[test]
fn t_end_1_parts_versions_where_the_stone_is_taken_from_rank_two() {
    part_at("solo-stone", 197);
}

#[test]
fn no_number_of_a_word_is_ever_lost_or_used_again() {
    let mut cards: Vec<_> =
        emberhall_thunderstone::CardId::all().map(|card| (codes::number(card), card)).collect();
    cards.sort_unstable();
    let cards: Vec<String> = ["", "## Card", ""]
        .map(str::to_owned)
        .into_iter()
        .chain(cards.iter().map(|(number, card)| format!("- {number} `{}`", card.card().id)))
        .collect();
    let path = [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "fingerprint-thunderstone.md"]
        .iter()
        .collect::<PathBuf>();
    assert_codes(path, "The numbers of Thunderstone", &codes::all(), &cards);
}
