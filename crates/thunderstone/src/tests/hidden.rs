//! What is hidden, and what may be guessed of it.

use super::scenario::Scenario;
use crate::Place;
use crate::cards::*;
use crate::event::Event;
use crate::question::Choice;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;
use table::{Audience, Game, Seat, Told};

#[test]
fn a_drawn_card_is_told_to_its_player_only() {
    let mut play = Scenario::hand(&[TORCH]).deck(0, &[DAGGER]).play();
    play.go(Place::Rest);
    play.done();
    let dagger = Event::Drew { seat: Seat(0), card: Some(DAGGER) };
    let nothing = Event::Drew { seat: Seat(0), card: None };
    assert!(play.told.contains(&Told { to: Audience::Only(Seat(0)), event: dagger }));
    assert!(play.told.contains(&Told { to: Audience::Except(Seat(0)), event: nothing }));
    assert!(!play.told.contains(&Told { to: Audience::All, event: dagger }));
}

#[test]
fn a_guess_redraws_the_hands_of_others_from_their_face_down_cards_only() {
    let play = Scenario::hand(&[TORCH]).holds(1, &[MILITIA]).deck(1, &[DAGGER, SPEAR]).play();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let mut guess = play.game.clone();
        guess.redeterminize(Seat(0), &mut rng);
        assert_eq!(guess.hand(Seat(0)), play.game.hand(Seat(0)));
        seen.insert(guess.hand(Seat(1))[0]);
    }
    assert_eq!(seen, BTreeSet::from([MILITIA, DAGGER, SPEAR]));
}

#[test]
fn a_hand_that_was_shown_stays_known() {
    let mut play =
        Scenario::hand(&[SELURIN_THEURGE, MILITIA]).holds(1, &[TORCH, DAGGER]).deck(1, &[SPEAR; 3]);
    play = play.deck(0, &[MILITIA; 6]);
    let mut play = play.dungeon_turn();
    play.use_card(SELURIN_THEURGE);
    play.pick(MILITIA);
    assert_eq!(*play.table().player(Seat(1)).certain, [DAGGER, TORCH]);
    let mut guess = play.game.clone();
    guess.redeterminize(Seat(0), &mut Xoshiro256PlusPlus::seed_from_u64(3));
    assert_eq!(guess.hand(Seat(1)), play.game.hand(Seat(1)));
    play.done();
    assert!(play.choices().contains(&Choice::Attack { rank: 1 }));
}
