//! A table with fair dice: games played to their end in the process.

use emberhall_fair::{Dice, Entropy, Seed, Share, TableId};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::random::weighted;
use table::record::{self, Entry, GameFile, Round, TakenBack};
use table::{Input, Insight, Pending, Seat, Session};

/// More inputs than any of these games has.
const LIMIT: usize = 20_000;

/// Dice for so many seats, of which every other one adds something.
pub fn dice(number: u8, seats: u8) -> Dice {
    let entropy = |seat: u8| match seat % 2 {
        0 => Entropy::new(vec![seat ^ number; usize::from(seat) + 1]).expect("it is short"),
        _ => Entropy::default(),
    };
    let entropies = (0..seats).map(entropy).collect();
    Dice::new(Seed::new([number; 32]), TableId([number ^ 0x5a; 16]), entropies).expect("few seats")
}

/// Dice to which these people have added shares; in some of the tables a first round has failed.
pub fn shared_dice(number: u64, seed: &Seed, people: &[u8]) -> Dice {
    let round = |seed: &Seed, people: &[u8], salt: u8| Round {
        commitment: emberhall_fair::commitment(seed).to_string(),
        seed: None,
        shares: people.iter().map(|person| share(*person, number as u8 ^ salt)).collect(),
        failed: Vec::new(),
    };
    let mut rounds = Vec::new();
    if number % 3 == 1 {
        let (wasted, late) = (Seed::new([number as u8 ^ 0x77; 32]), 9);
        let mut failed = round(&wasted, &[people, &[late]].concat(), 0x33);
        failed.shares.last_mut().expect("somebody is late").share = None;
        (failed.seed, failed.failed) = (Some(wasted.to_hex()), vec![late]);
        rounds.push(failed);
    }
    rounds.push(round(seed, people, 0));
    Dice::of_rounds(seed.clone(), TableId([number as u8 ^ 0x5a; 16]), rounds).expect("the rounds are sound")
}

fn share(person: u8, salt: u8) -> record::Share {
    let share = Share::new([person.wrapping_mul(41) ^ salt; 32]);
    let (commitment, seats) = (share.commitment().to_string(), vec![Seat::new(person)]);
    record::Share { person, seats, commitment, share: Some(share.to_string()) }
}

/// The file of a game that is over, in which some inputs were taken back on the way.
pub fn finished_with_undo<G: Insight>(setup: G::Setup, dice: &Dice, number: u64) -> GameFile<G> {
    let mut taken_back = Vec::new();
    let mut session = play::<G>(setup, dice, 30 + (number % 7) as usize);
    for to in [20 + number % 5, 12] {
        let inputs = session.inputs()[to as usize..].iter();
        let inputs = inputs.map(|played| Entry::new(played.input.clone(), Some(played.chain))).collect();
        taken_back.push(TakenBack { to, seat: Seat::new(0), consent: Vec::new(), inputs });
        assert!(session.rewind(to), "there are as many inputs");
        session = play_on(session, dice, 30, number + to);
    }
    let session = play_on(session, dice, LIMIT, number);
    assert!(session.game().ending().is_some(), "the game is over after {LIMIT} inputs");
    GameFile { taken_back, ..emberhall_fair::file(&session, dice) }.with_draws()
}

/// Plays until the game is over, or until so many inputs: choices as the game's own judgement weighs them.
pub fn play<G: Insight>(setup: G::Setup, dice: &Dice, inputs: usize) -> Session<G> {
    let session = Session::<G>::start(setup, Vec::new()).expect("the setup is sound");
    play_on(session, dice, inputs, 7)
}

/// The same from where a game is.
fn play_on<G: Insight>(mut session: Session<G>, dice: &Dice, inputs: usize, luck: u64) -> Session<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
    while session.inputs().len() < inputs.min(LIMIT) {
        let input = match session.game().pending() {
            Pending::Over(_) => break,
            Pending::Chance(_) => Input::Chance(dice.next(&session).expect("chance is asked")),
            Pending::Player { seat, .. } => {
                let (mut choices, mut promise) = (Vec::new(), Vec::new());
                session.game().choices(&mut choices);
                session.game().promise(&choices, &mut promise);
                let weights = promise.iter().map(|weight| 1 + (weight * 1000.0) as u32);
                let index = weighted(&mut rng, weights).expect("there is a choice");
                Input::Choice { seat, choice: choices.swap_remove(index) }
            }
        };
        session.submit(session.sequence(), input, &mut ()).expect("the input is legal");
    }
    session
}

/// A game that is over.
pub fn finished<G: Insight>(setup: G::Setup, dice: &Dice) -> Session<G> {
    let session = play::<G>(setup, dice, LIMIT);
    assert!(session.game().ending().is_some(), "the game is over after {LIMIT} inputs");
    session
}
