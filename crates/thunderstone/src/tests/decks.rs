//! Cards and piles (T-DECK).

use super::scenario::{Scenario, nth, use_of};
use crate::Place;
use crate::cards::*;
use crate::choice::{Choice, Question};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::ranks::Rank;
use table::Seat;

#[test]
fn t_deck_1_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn_from_an_empty_deck() {
    let mut play = Scenario::hand(&[TORCH, TORCH, TORCH]).deck(0, &[DAGGER; 6]).village_turn();
    play.buy(FLAMING_SWORD);
    assert_eq!(play.discarded(0, FLAMING_SWORD), 1, "gained cards go to the discard pile");
    assert!(!play.happened(|event| matches!(event, Event::Reshuffled { .. })), "the deck had exactly six");
    assert_eq!(play.game.hand(Seat::new(0)).iter().filter(|&&card| card == DAGGER).count(), 6);

    let mut play = Scenario::hand(&[TORCH, TORCH, TORCH]).deck(0, &[DAGGER, DAGGER]).village_turn();
    play.buy(FLAMING_SWORD);
    let hand = play.game.hand(Seat::new(0));
    assert_eq!(hand.iter().filter(|&&card| card == DAGGER).count(), 2, "first what is left");
    assert_eq!(hand.len(), 6, "the bought card may come at once");
    assert_eq!(*play.table().player(Seat::new(0)).certain, [DAGGER, DAGGER], "all know these two");

    let mut play = Scenario::hand(&[TORCH]).play();
    play.go(Place::Rest);
    play.choose(Choice::Card(TORCH));
    assert_eq!(play.game.hand(Seat::new(0)).len(), 0, "too few: fewer are drawn");
}

#[test]
fn t_deck_2_destroyed_cards_leave_the_game_and_disease_goes_back_to_its_pile() {
    for (card, destroyed) in [(MILITIA, 1), (DISEASE, 0)] {
        let mut play = Scenario::hand(&[card]).play();
        play.go(Place::Rest);
        play.choose(Choice::Card(card));
        assert_eq!((play.owns(0, card), play.destroyed(card)), (0, destroyed));
    }
}

#[test]
fn t_deck_3_an_empty_stack_sells_nothing_and_only_the_top_is_sold() {
    let hand = [LIGHTSTONE_GEM, LIGHTSTONE_GEM, LIGHTSTONE_GEM, LIGHTSTONE_GEM, NIXIE, NIXIE];
    let play = Scenario::hand(&hand).stock(SPEAR, 0).village_turn();
    assert_eq!(play.refused(Choice::Buy(SPEAR)), Illegal::NotForSale { card: SPEAR });
    assert_eq!(
        play.refused(Choice::Buy(ELF_SORCERER)),
        Illegal::NotOnTop { card: ELF_SORCERER, top: ELF_WIZARD }
    );
    let play = Scenario::hand(&hand).stock(ELF_WIZARD, 0).village_turn();
    assert!(play.can_buy(ELF_SORCERER) && !play.can_buy(ELF_WIZARD));
    assert_eq!(play.refused(Choice::Buy(DISEASE)), Illegal::NotForSale { card: DISEASE });
}

#[test]
fn t_deck_4_a_card_beats_the_rulebook() {
    // The rulebook gives one purchase; the Barkeep gives one more.
    let mut play = Scenario::hand(&[BARKEEP, TORCH, TORCH, TORCH]).village_turn();
    play.use_ability(BARKEEP, 0);
    play.buy(DAGGER);
    play.buy(DAGGER);
    assert_eq!(play.owns(0, DAGGER), 2);
}

#[test]
fn t_deck_5_experience_is_kept_apart_and_scores_nothing() {
    let play = Scenario::hand(&[MILITIA]).experience(0, 7).play();
    assert_eq!(play.table().victory_points(Seat::new(0)), 0);
    assert_eq!(play.table().player(Seat::new(0)).pool.total(), 1);
}

#[test]
fn t_deck_6_an_effect_whose_price_cannot_be_paid_cannot_be_used_and_a_draw_without_cards_gives_nothing() {
    let play = Scenario::hand(&[TRAINER, TORCH]).village_turn();
    let slot = play.slot(TRAINER);
    assert_eq!(play.refused(use_of(slot, 0)), Illegal::NothingToDestroy { card: TRAINER });
    let mut play = Scenario::hand(&[TOWN_GUARD]).village_turn();
    play.use_ability(TOWN_GUARD, 0);
    assert_eq!(play.table().party.slots().len(), 1);
    // No effect of a destroyed card.
    play.use_ability(TOWN_GUARD, 1);
    assert_eq!(play.try_slot(TOWN_GUARD), None);
}

#[test]
fn t_deck_7_players_choose_in_turn_order_and_too_few_cards_means_all_of_them() {
    let mut play = Scenario::of(4)
        .holds(0, &[BANISH, MILITIA, TORCH, DAGGER])
        .holds(1, &[MILITIA, TORCH, DAGGER])
        .holds(2, &[MILITIA])
        .holds(3, &[MILITIA, TORCH, DAGGER])
        .hall(&[NIXIE, TYXR_THE_OLD, NIXIE])
        .dungeon_turn();
    play.use_card(BANISH);
    play.choose(Choice::Monster { rank: Rank::First });
    assert_eq!(play.asked(), Some(0), "the active player first");
    play.pick(TORCH);
    play.pick(DAGGER);
    assert_eq!(play.asked(), Some(1));
    play.choose(Choice::Card(TORCH));
    play.choose(Choice::Card(DAGGER));
    assert_eq!(play.discarded(2, MILITIA), 1, "a hand of one goes without a question");
    assert_eq!(play.asked(), Some(3));
    assert!(matches!(play.question(), Some(Question::Card { .. })));
    play.choose(Choice::Card(MILITIA));
    play.choose(Choice::Card(DAGGER));
    assert_eq!(play.table().player(Seat::new(1)).hand, 1, "refilled only at the end of their own next turn");
}

#[test]
fn t_deck_1_cards_in_battle_are_never_shuffled() {
    let mut play = Scenario::hand(&[MAGICAL_AURA, MILITIA]).discard(0, &[TORCH]).dungeon_turn();
    play.use_card(MAGICAL_AURA);
    assert!(play.happened(|event| matches!(event, Event::Reshuffled { .. })));
    assert_eq!(play.table().party.slots().len(), 3, "the two that were there, and the Torch");
    let player = play.table().player(Seat::new(0));
    assert_eq!((player.pool.total(), player.discard.total()), (0, 0));
}

#[test]
fn t_deck_5_experience_may_be_saved() {
    let mut play = Scenario::hand(&[MILITIA, TORCH]).experience(0, 3).village_turn();
    play.done();
    assert_eq!(play.question(), Some(Question::Train));
    play.done();
    assert_eq!((play.experience(0), play.destroyed(MILITIA)), (3, 0));
}

#[test]
fn t_deck_6_an_effect_is_resolved_to_its_end_before_the_next() {
    let mut play = Scenario::hand(&[BANISH, IRON_RATIONS, MILITIA, TORCH]).dungeon_turn();
    play.use_card(BANISH);
    let slot = play.slot(IRON_RATIONS);
    assert_eq!(play.refused(use_of(slot, 0)), Illegal::NotTheQuestion);
    play.choose(Choice::Arrange([1, 2, 3].map(nth)));
    assert_eq!(play.refused(use_of(slot, 0)), Illegal::NotTheQuestion);
    assert_eq!(play.refused(Choice::Done), Illegal::MustChoose);
    play.pick(TORCH);
    assert!(play.can_use(IRON_RATIONS));
}
