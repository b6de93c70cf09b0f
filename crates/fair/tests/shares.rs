//! Dice to which people have added shares: fair games are verified, and what somebody could have gained by is found.

use crate::common::{finished_with_undo, shared_dice};
use crate::frauds::campaign;
use emberhall_fair::{Dice, NotFair, Place, Seed, Share, TableId, WrongRounds, file, round_seed, verify};
use karak::Karak;
use table::record::{Fairness, GameFile};
use table::{Draw, Game, Input, Insight, Session};
use thunderstone::Thunderstone;

fn played<G: Insight>(setup: G::Setup, number: u64) -> GameFile<G> {
    finished_with_undo::<G>(setup, &shared_dice(number, &Seed::new([7; 32]), &[0, 1]), number)
}

#[test]
fn games_with_shares_failed_rounds_and_undo_are_verified() {
    for number in [1, 2] {
        let karak = verify(played::<Karak>(karak::Setup::new(2), number)).expect("it was fair");
        let thunderstone = verify(played::<Thunderstone>(thunderstone::Setup::random(3), number));
        let failed = Some(usize::from(number == 1));
        assert_eq!((karak.added, karak.failed_rounds), (2, failed));
        assert_eq!(thunderstone.expect("it was fair").failed_rounds, failed);
    }
}

/// What the section says after a change is not a possible course of the rounds.
fn change(change: impl Fn(&mut Fairness)) -> NotFair<Karak> {
    let mut forged = played::<Karak>(karak::Setup::new(2), 1);
    change(forged.fairness.as_mut().expect("there are rounds"));
    verify(forged).expect_err("it was changed")
}

#[test]
fn changed_rounds_are_found() {
    let share = |byte| Some(Share::new([byte; 32]).to_string());
    let found = change(|section| section.rounds[1].shares[1].share = share(1));
    assert_eq!(found, NotFair::Rounds(WrongRounds::Share { round: 2, person: 1 }));
    let found = change(|section| section.rounds[1].shares[1].share = None);
    assert_eq!(found, NotFair::Rounds(WrongRounds::Missing { round: 2, person: 1 }));
    let found = change(|section| section.rounds[0].seed = Some(Seed::new([1; 32]).to_hex()));
    assert_eq!(found, NotFair::Rounds(WrongRounds::Seed { round: 1 }));
    // Somebody who had opened is said to have failed.
    let found = change(|section| section.rounds[0].failed = vec![0, 9]);
    assert_eq!(found, NotFair::Rounds(WrongRounds::Impossible { round: 1 }));
    // Whoever failed has a share all the same.
    let found = change(|section| {
        let late = section.rounds[0].shares[2].clone();
        let late = table::record::Share { share: None, ..late };
        section.rounds[1].shares.push(late);
    });
    assert!(matches!(found, NotFair::Rounds(_)), "{found:?}");
    // A share less gives other dice.
    let found = change(|section| drop(section.rounds[1].shares.pop()));
    assert!(matches!(found, NotFair::WrongOutcome { .. }), "{found:?}");
    let found = change(|section| section.entropies.push("00".to_owned()));
    assert!(matches!(found, NotFair::WrongEntropies { .. }), "{found:?}");
}

#[test]
fn taking_back_and_choosing_otherwise_rolls_nothing_again() {
    let dice = shared_dice(2, &Seed::new([7; 32]), &[0]);
    let die = [Draw::evenly(1..=6)];
    let roll = |inputs| dice.key(Place { inputs, outcomes: 4 }, &die);
    assert_eq!(roll(9), roll(31), "the same draw at the same place is the same outcome");
    let mut forged = played::<Karak>(karak::Setup::new(2), 2);
    let entries = forged.taken_back.iter_mut().flat_map(|taken_back| &mut taken_back.inputs);
    let mut outcomes = entries.filter_map(|entry| match &mut entry.input {
        Input::Chance(karak::Outcome::Face(face)) => Some(face),
        Input::Chance(karak::Outcome::Roll { hero: Some(face), .. }) => Some(face),
        _ => None,
    });
    let face = outcomes.next().expect("a die was taken back");
    *face = if *face == 1 { 2 } else { 1 };
    let found = verify(forged).expect_err("another roll was taken back");
    assert!(matches!(found, NotFair::WrongTakenBack { .. } | NotFair::TakenBack), "{found:?}");
}

/// Finding the grinding of the last to sit down: whoever knows the seed and all opened shares can no longer change their own.
#[test]
fn the_last_to_open_has_nothing_left_to_choose() {
    let rounds = |share: Share| {
        let mut rounds = vec![table::record::Round {
            commitment: emberhall_fair::commitment(&Seed::new([1; 32])).to_string(),
            seed: None,
            shares: Vec::new(),
            failed: Vec::new(),
        }];
        rounds[0].shares.push(table::record::Share {
            person: 0,
            seats: Vec::new(),
            commitment: Share::new([2; 32]).commitment().to_string(),
            share: Some(share.to_string()),
        });
        rounds
    };
    let dice = |byte| Dice::of_rounds(Seed::new([1; 32]), TableId([3; 16]), rounds(Share::new([byte; 32])));
    assert!(dice(2).is_ok());
    assert!((0..=255).filter(|byte| *byte != 2).all(|byte| dice(byte).is_err()));
}

#[test]
fn seeds_of_rounds_have_nothing_in_common() {
    let secret = Seed::new([5; 32]);
    let seeds: Vec<String> = (0..4).map(|round| round_seed(&secret, round).to_hex()).collect();
    assert!(seeds.iter().all(|seed| *seed != secret.to_hex()));
    assert!((1..4).all(|index| !seeds[..index].contains(&seeds[index])));
}

#[test]
fn a_file_hides_the_seed_until_the_game_is_over() {
    let dice = shared_dice(1, &Seed::new([7; 32]), &[0, 1]);
    let session = Session::<Karak>::start(karak::Setup::new(2), Vec::new()).expect("the setup is sound");
    assert!(session.game().ending().is_none());
    let section = file(&session, &dice).fairness.expect("there are rounds");
    assert_eq!((section.seed, section.rounds[1].seed.clone()), (None, None));
    assert!(section.rounds[0].seed.is_some(), "that of a failed round is of no use to anybody");
}

/// A few games, or as many as the environment says: `EMBERHALL_FRAUDS=200 cargo test --release -p emberhall-fair python`.
#[test]
fn the_verifier_in_python_accepts_honest_games_and_finds_every_fraud() {
    let folder = std::env::temp_dir().join(format!("emberhall-fair-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for temporary files can be made");
    let games = std::env::var("EMBERHALL_FRAUDS").ok().and_then(|games| games.parse().ok()).unwrap_or(12);
    let wrong = campaign(games, &folder);
    std::fs::remove_dir_all(&folder).expect("it was made above");
    assert_eq!(wrong, Vec::<String>::new());
}
