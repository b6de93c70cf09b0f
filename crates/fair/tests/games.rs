//! Fair games are verified, and no single change goes unnoticed.

use crate::common::{dice, finished, play};
use emberhall_fair::{NotFair, file, verify};
use karak::Karak;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::record::{Entry, GameFile};
use table::{FileError, Fingerprint, Game, Input, Insight};
use thunderstone::Thunderstone;

/// A finished game and its file.
fn fair_game<G: Insight>(setup: G::Setup, seats: u8) -> GameFile<G> {
    let dice = dice(seats, seats);
    file(&finished::<G>(setup, &dice), &dice)
}

fn karak(players: u8) -> GameFile<Karak> {
    fair_game(karak::Setup::new(players), players)
}

fn thunderstone(players: u8) -> GameFile<Thunderstone> {
    fair_game(thunderstone::Setup::random(players), players)
}

fn outcomes<G: Game>(file: &GameFile<G>) -> Vec<(usize, G::Outcome)> {
    let inputs = file.inputs.iter().enumerate();
    let outcome = |(index, entry): (usize, &Entry<G>)| match &entry.input {
        Input::Chance(outcome) => Some((index, outcome.clone())),
        Input::Choice { .. } => None,
    };
    inputs.filter_map(outcome).collect()
}

fn is_verified<G: Game>(file: GameFile<G>) {
    let outcomes = outcomes(&file).len();
    let read = GameFile::<G>::read(&file.write()).expect("what is written can be read");
    assert_eq!(read, file);
    let verified = verify(read).expect("the game was fair");
    assert_eq!((verified.inputs, verified.outcomes), (file.inputs.len(), outcomes));
    assert_eq!((verified.seats, verified.added), (file.names.len(), file.names.len().div_ceil(2)));
    assert!(outcomes > 20, "{outcomes} outcomes only");
}

#[test]
fn finished_games_are_verified() {
    (2..=5).for_each(|players| is_verified(karak(players)));
    (2..=5).for_each(|players| is_verified(thunderstone(players)));
}

/// Changes every outcome by itself: to others that could have come, and to others that could not.
fn every_change_is_found<G: Game>(file: &GameFile<G>) {
    let all = outcomes(file);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut game = G::start(&file.setup).expect("the setup is sound");
    let (mut legal, mut illegal) = (0, 0);
    for (index, entry) in file.inputs.iter().enumerate() {
        if let Input::Chance(right) = &entry.input {
            let other = (0..20).map(|_| game.sample(&mut rng)).find(|other| other != right);
            let wrong = all.iter().map(|(_, other)| other).find(|other| game.check_outcome(other).is_err());
            legal += usize::from(other.is_some());
            illegal += usize::from(wrong.is_some());
            for found in other.iter().chain(wrong) {
                let mut forged = file.clone();
                forged.inputs[index].input = Input::Chance(found.clone());
                // A careful forger leaves no fingerprint that differs.
                strip(&mut forged);
                let expected = NotFair::WrongOutcome {
                    number: index + 1,
                    expected: right.clone(),
                    found: found.clone(),
                };
                assert_eq!(verify(forged), Err(expected));
            }
        }
        game.submit(&entry.input, &mut ()).expect("the file is sound");
    }
    assert!(legal > all.len() / 2 && illegal > all.len() / 2, "{legal} and {illegal} of {}", all.len());
}

/// Takes all fingerprints out of a file.
fn strip<G: Game>(file: &mut GameFile<G>) {
    for entry in &mut file.inputs {
        (entry.chain, entry.state) = (None, None);
    }
}

#[test]
fn every_changed_outcome_is_found() {
    every_change_is_found(&karak(2));
    every_change_is_found(&thunderstone(2));
}

/// Swaps each input with the next, as a forger would who leaves no fingerprint that differs.
#[test]
fn inputs_in_another_order_are_found() {
    let right = karak(3);
    for index in 0..right.inputs.len() - 1 {
        let pair = [&right.inputs[index].input, &right.inputs[index + 1].input];
        if pair[0] == pair[1] || !pair.iter().any(|input| matches!(input, Input::Chance(_))) {
            continue;
        }
        let mut forged = right.clone();
        forged.inputs.swap(index, index + 1);
        strip(&mut forged);
        assert!(verify(forged).is_err(), "inputs {index} and {}", index + 1);
    }
}

#[test]
fn a_dropped_outcome_is_found() {
    let right = karak(2);
    for (index, _) in outcomes(&right) {
        let mut forged = right.clone();
        forged.inputs.remove(index);
        assert!(verify(forged).is_err());
    }
}

fn change(change: impl Fn(&mut table::record::Fairness)) -> NotFair<Karak> {
    let mut forged = karak(2);
    change(forged.fairness.as_mut().expect("the game was promised"));
    verify(forged).expect_err("the change is found")
}

#[test]
fn another_seed_is_found() {
    let other = emberhall_fair::Seed::new([9; 32]);
    assert!(matches!(change(|section| section.seed = Some(other.to_hex())), NotFair::WrongSeed { .. }));
    assert!(matches!(
        change(|section| section.commitment = emberhall_fair::commitment(&other).to_string()),
        NotFair::WrongSeed { .. }
    ));
    // Both together: then the outcomes are not those of the dice.
    let both = change(|section| {
        section.seed = Some(other.to_hex());
        section.commitment = emberhall_fair::commitment(&other).to_string();
    });
    assert!(matches!(both, NotFair::WrongOutcome { number: 1..=9, .. }));
}

#[test]
fn another_table_or_entropy_is_found() {
    let wrong_outcome = |found: NotFair<Karak>| matches!(found, NotFair::WrongOutcome { .. });
    assert!(wrong_outcome(change(|section| section.table = "00".repeat(16))));
    assert!(wrong_outcome(change(|section| section.entropies[0] = "ff".to_owned())));
    assert!(wrong_outcome(change(|section| section.entropies[0].clear())));
    assert!(wrong_outcome(change(|section| section.entropies[1] = "00".to_owned())));
    assert!(wrong_outcome(change(|section| section.entropies.swap(0, 1))));
    assert_eq!(
        change(|section| section.entropies.truncate(1)),
        NotFair::WrongEntropies { found: 1, seats: 2 }
    );
}

#[test]
fn a_broken_section_is_refused() {
    for broken in ["", "zz", "ABCD", &"0".repeat(63)] {
        let broken = broken.to_owned();
        assert!(matches!(change(|section| section.seed = Some(broken.clone())), NotFair::Unreadable(_)));
        assert!(matches!(change(|section| section.commitment = broken.clone()), NotFair::Unreadable(_)));
        assert!(matches!(change(|section| section.table = broken.clone()), NotFair::Unreadable(_)));
    }
    assert!(matches!(change(|section| section.entropies[0] = "00".repeat(65)), NotFair::Unreadable(_)));
}

#[test]
fn a_game_without_a_promise_says_so() {
    let mut file = karak(2);
    file.fairness = None;
    assert_eq!(verify(file), Err(NotFair::NothingPromised));
}

#[test]
fn the_seed_of_a_game_that_is_not_over_stays_hidden() {
    let dice = dice(2, 2);
    let session = play::<Karak>(karak::Setup::new(2), &dice, 40);
    let file = file(&session, &dice);
    assert_eq!(file.fairness.as_ref().map(|section| section.seed.is_none()), Some(true));
    assert!(!file.write().contains(&"02".repeat(32)));
    assert_eq!(verify(file), Err(NotFair::Unfinished { inputs: 40 }));
}

#[test]
fn a_game_cut_off_or_without_its_seed_is_not_verified() {
    let mut cut = karak(2);
    let inputs = cut.inputs.len() - 1;
    cut.inputs.truncate(inputs);
    assert_eq!(verify(cut), Err(NotFair::Unfinished { inputs }));
    assert_eq!(change(|section| section.seed = None), NotFair::SeedWithheld);
}

#[test]
fn a_file_that_cannot_be_replayed_is_not_verified() {
    let mut forged = karak(2);
    forged.inputs[2].chain = Some(Fingerprint(7));
    assert!(matches!(verify(forged), Err(NotFair::File(FileError::Differs { index: 2, .. }))));
    let mut forged = karak(2);
    forged.names.pop();
    assert_eq!(verify(forged), Err(NotFair::File(FileError::WrongNames { names: 1, seats: 2 })));
}
