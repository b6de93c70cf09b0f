//! A whole turn in the Dungeon can be sent as one list of steps.

use crate::{Choice, Place, Setup, Thunderstone};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::{Game, Input, Insight, Pending, Refused, Session};

/// A first game in which the first player's hand is drawn.
fn dealt(rng: &mut Xoshiro256PlusPlus) -> Session<Thunderstone> {
    let mut session = Session::<Thunderstone>::start(Setup::first_game(2), Vec::new()).expect("legal");
    while let Pending::Chance(_) = session.game().pending() {
        let outcome = session.game().sample(rng);
        session.submit(session.sequence(), Input::Chance(outcome), &mut ()).expect("a sample is possible");
    }
    session
}

#[test]
fn a_whole_dungeon_turn_is_sent_as_one_list() {
    let mut longest = 0;
    for seed in 0..40 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let session = dealt(&mut rng);
        let Pending::Player { seat, .. } = session.game().pending() else { panic!("a player begins") };
        // The same turn step by step, up to the first draw.
        let mut game = session.game().clone();
        let mut steps = vec![Choice::Go(Place::Dungeon)];
        game.apply(&Input::Choice { seat, choice: steps[0] }, &mut ());
        while let Pending::Player { .. } = game.pending() {
            let choice = game.purposeful(&mut rng);
            game.apply(&Input::Choice { seat, choice }, &mut ());
            steps.push(choice);
        }
        longest = longest.max(steps.len());
        let mut wrong = steps.clone();
        wrong.insert(1, Choice::Go(Place::Rest));
        let refused = session.check_steps(session.sequence(), seat, &wrong);
        assert!(matches!(refused, Err((1, Refused::Illegal(_)))));
        assert_eq!(session.check_steps(session.sequence(), seat, &steps), Ok(()));
    }
    assert!(longest >= 4, "some turn equips before it attacks");
}
