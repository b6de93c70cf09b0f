//! What is hidden, and what may be guessed of it.

use super::scenario::Scenario;
use crate::cards::*;
use crate::choice::Choice;
use crate::event::Event;
use crate::ranks::Rank;
use crate::{Place, Thunderstone};
use alloc::collections::BTreeSet;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::{Audience, Game, Seat, Told, Viewer};

#[test]
fn a_drawn_card_is_told_to_its_player_only() {
    let mut play = Scenario::hand(&[TORCH]).deck(0, &[DAGGER]).play();
    play.go(Place::Rest);
    play.done();
    let dagger = Event::Drew { seat: Seat::new(0), card: Some(DAGGER) };
    let nothing = Event::Drew { seat: Seat::new(0), card: None };
    assert!(play.told.contains(&Told { to: Audience::Only(Seat::new(0)), event: dagger }));
    assert!(play.told.contains(&Told { to: Audience::Except(Seat::new(0)), event: nothing }));
    assert!(!play.told.contains(&Told { to: Audience::All, event: dagger }));
}

#[test]
fn a_guess_redraws_the_hands_of_others_from_their_face_down_cards_only() {
    let play = Scenario::hand(&[TORCH]).holds(1, &[MILITIA]).deck(1, &[DAGGER, SPEAR]).play();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let mut guess = play.game.clone();
        guess.redeterminize(Seat::new(0), &mut rng);
        assert_eq!(guess.hand(Seat::new(0)), play.game.hand(Seat::new(0)));
        seen.insert(guess.hand(Seat::new(1))[0]);
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
    assert_eq!(*play.table().player(Seat::new(1)).certain, [DAGGER, TORCH]);
    let mut guess = play.game.clone();
    guess.redeterminize(Seat::new(0), &mut Xoshiro256PlusPlus::seed_from_u64(3));
    assert_eq!(guess.hand(Seat::new(1)), play.game.hand(Seat::new(1)));
    play.done();
    assert!(play.choices().contains(&Choice::Attack { rank: Rank::First }));
}

#[test]
fn t_set_8_only_what_was_hidden_bars_an_undo() {
    let (seat, card) = (Seat::new(0), NIXIE);
    let reveals = Thunderstone::reveals;
    let entered =
        |from_under| Event::EnteredHall { rank: Rank::Third, card, from_under, light_needed: Some(3) };
    assert!(reveals(&entered(false)));
    assert!(!reveals(&entered(true)), "all know what lies under");
    assert!(reveals(&Event::Joined { seat, card }) && reveals(&Event::Discarded { seat, card }));
    assert!(reveals(&Event::HeroDemanded { seat }) && reveals(&Event::CardRevealed { seat, card }));
    let mut play = Scenario::hand(&[TORCH, DAGGER, MILITIA, BATTLE_FURY]).play();
    play.go(Place::Rest);
    assert!(!play.told.iter().any(|told| reveals(&told.event)), "nobody has seen a card yet");
    let mut play = Scenario::hand(&[TORCH, DAGGER, MILITIA, BATTLE_FURY]).dungeon_turn();
    assert!(play.told.iter().any(|told| reveals(&told.event)));
    play.told.clear();
    play.use_card(BATTLE_FURY);
    play.equip(MILITIA, DAGGER);
    assert!(!play.told.iter().any(|told| reveals(&told.event)), "preparations can be taken back");
}

#[test]
fn t_set_8_discard_piles_destroyed_cards_and_the_order_under_the_deck_are_public() {
    let mut play = Scenario::hand(&[MILITIA]).hall(&[BLACK_SLIME, NIXIE, NIXIE]).dungeon_turn();
    play.attack(1);
    let view = play.game.view(Viewer::Spectator).table;
    assert_eq!(view.dungeon.under.last(), Some(&BLACK_SLIME));
    assert_eq!(view.destroyed.count(MILITIA), 1);
    let mut play = Scenario::hand(&[TORCH, TORCH]).village_turn();
    play.buy(SPEAR);
    assert_eq!(play.game.view(Viewer::Seat(Seat::new(1))).table.players[0].pool.count(SPEAR), 1);
}

#[test]
fn t_set_8_a_card_that_leaves_a_shown_hand_is_no_longer_certain() {
    let mut play = Scenario::hand(&[SELURIN_THEURGE, MILITIA, MAGICAL_AURA])
        .deck(0, &[LORIGG_ROGUE])
        .holds(1, &[TORCH, DAGGER])
        .deck(1, &[SPEAR])
        .dungeon_turn();
    play.use_card(SELURIN_THEURGE);
    play.pick(MILITIA);
    play.done();
    play.use_card(MAGICAL_AURA);
    play.choose(Choice::Card(TORCH));
    assert_eq!(*play.table().player(Seat::new(1)).certain, [DAGGER]);
}

#[test]
fn t_set_8_a_forced_step_is_not_taken_unasked_when_that_would_tell_what_is_in_a_hand() {
    // Two cards: one hero would do for the Assassin, so the size of the hand does not decide.
    for (hand, left) in [([MILITIA, TORCH], 1), ([DAGGER, TORCH], 0)] {
        let mut play = Scenario::hand(&[REDBLADE_ASSASSIN]).holds(1, &hand).dungeon_turn();
        assert_eq!((play.asked(), play.game.hand(Seat::new(1)).len()), (Some(1), 2));
        play.choose(Choice::Card(hand[0]));
        assert_eq!(play.table().player(Seat::new(1)).hand, left);
    }
    // Even cards that are all alike are asked for.
    let play = Scenario::hand(&[LORIGG_ROGUE]).holds(1, &[MILITIA, MILITIA]).dungeon_turn();
    assert_eq!((play.asked(), play.choices()), (Some(1), vec![Choice::Card(MILITIA)]));
    // So is the only kind of hero for the Theurge; that there is one has been told.
    let mut play = Scenario::hand(&[SELURIN_THEURGE]).holds(1, &[MILITIA, TORCH]).dungeon_turn();
    play.use_card(SELURIN_THEURGE);
    assert_eq!((play.asked(), play.choices()), (Some(1), vec![Choice::Card(MILITIA)]));
    assert!(play.happened(|event| *event == Event::HeroDemanded { seat: Seat::new(1) }));
}
