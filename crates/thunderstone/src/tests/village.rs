//! Turns in the Village, levelling up, resting (T-TURN, T-VIL, T-LVL, T-REST).

use super::scenario::{Scenario, use_of};
use crate::Place;
use crate::card::Family;
use crate::cards::*;
use crate::choice::{Choice, Question};
use crate::event::Event;
use crate::illegal::Illegal;
use table::{Refusal, Seat};

#[test]
fn t_turn_1_exactly_one_of_village_dungeon_rest_even_with_an_empty_hand() {
    let mut play = Scenario::of(2).play();
    assert_eq!(play.choices(), [Place::Village, Place::Dungeon, Place::Rest].map(Choice::Go));
    play.go(Place::Rest);
    assert!(play.turn_over(), "nothing to destroy, nothing to discard");
    assert_eq!(play.refused(Choice::Done), Illegal::NotTheQuestion);
}

#[test]
fn t_vil_1_village_effects_are_used_once_each_in_any_order_and_drawn_cards_at_once() {
    let mut play = Scenario::hand(&[TOWN_GUARD, TORCH]).deck(0, &[BARKEEP, TOWN_GUARD]).village_turn();
    play.use_ability(TOWN_GUARD, 0);
    let slot = play.slot(TOWN_GUARD);
    assert_eq!(play.refused(use_of(slot, 0)), Illegal::UsedAlready { card: TOWN_GUARD });
    play.use_ability(BARKEEP, 0);
    assert_eq!(play.table().turn.purchases, 2);
    // Effects may be used until the first purchase.
    play.buy(IRON_RATIONS);
    assert_eq!(play.question(), Some(Question::Buy { spoils: None }));
    assert!(!play.can_use(TOWN_GUARD));
}

#[test]
fn t_vil_2_a_destroyed_card_gives_none_of_its_printed_gold() {
    let mut play = Scenario::hand(&[BARKEEP, TORCH]).village_turn();
    assert_eq!(play.table().gold_left(), 3);
    play.use_ability(BARKEEP, 1);
    assert_eq!(play.table().gold_left(), 4, "2 of the Torch and 2 for the Barkeep");
}

#[test]
fn t_vil_3_one_card_whose_cost_does_not_exceed_the_gold() {
    let mut play = Scenario::hand(&[TORCH, TORCH]).deck(0, &[MILITIA; 6]).village_turn();
    assert_eq!(
        play.refused(Choice::Buy(ELF_WIZARD)),
        Illegal::TooExpensive { card: ELF_WIZARD, cost: 5, gold: 4 }
    );
    play.buy(SPEAR);
    assert_eq!((play.discarded(0, SPEAR), play.table().stock[SPEAR.index()]), (1, 7));
    assert!(play.turn_over(), "one purchase; buying is over");
    let mut play = Scenario::hand(&[TORCH]).village_turn();
    play.done();
    assert!(play.turn_over(), "buying is optional");
}

#[test]
fn t_vil_4_after_the_purchases_heroes_are_levelled_up() {
    let mut play = Scenario::hand(&[LORIGG_THIEF, REGIAN_CLERIC]).experience(0, 4).village_turn();
    assert_eq!(play.table().gold_left(), 2);
    play.buy(IRON_RATIONS);
    assert_eq!(play.question(), Some(Question::Train));
    play.level_up(LORIGG_THIEF, LORIGG_ROGUE);
    play.level_up(REGIAN_CLERIC, REGIAN_PRIEST);
    assert_eq!(play.experience(0), 0);
    assert!(play.turn_over());
}

#[test]
fn t_vil_5_then_everything_is_discarded_and_six_are_drawn() {
    let mut play = Scenario::hand(&[TORCH, MILITIA]).deck(0, &[DAGGER; 7]).village_turn();
    play.done();
    assert_eq!((play.discarded(0, TORCH), play.discarded(0, MILITIA)), (1, 1));
    assert_eq!(play.game.hand(Seat::new(0)).len(), 6);
    assert_eq!(play.table().active, Seat::new(1));
}

#[test]
fn t_lvl_1_level_up_pays_destroys_and_takes_the_next_level_wherever_it_lies() {
    let scenario = || Scenario::hand(&[ELF_WIZARD, ELF_SORCERER]).experience(0, 5).deck(0, &[MILITIA; 6]);
    let mut play = scenario().village_turn();
    play.done();
    let (wizard, sorcerer) = (play.slot(ELF_WIZARD), play.slot(ELF_SORCERER));
    let into = ELF_ARCHMAGE;
    assert_eq!(
        play.refused(Choice::LevelUp { slot: wizard, into }),
        Illegal::NotTheNextLevel { card: ELF_WIZARD, into }
    );
    play.choose(Choice::LevelUp { slot: wizard, into: ELF_SORCERER });
    // The new Sorcerer is in the discard pile: the same hero is not levelled up twice.
    assert_eq!(play.discarded(0, ELF_SORCERER), 1);
    play.choose(Choice::LevelUp { slot: sorcerer, into });
    assert_eq!((play.experience(0), play.table().stock[ELF_ARCHMAGE.index()]), (0, 1));
    let mut play = scenario().stock(ELF_SORCERER, 0).village_turn();
    play.done();
    let slot = play.slot(ELF_WIZARD);
    assert_eq!(
        play.refused(Choice::LevelUp { slot, into: ELF_SORCERER }),
        Illegal::LevelGone { card: ELF_SORCERER }
    );
    let mut play = Scenario::hand(&[ELF_WIZARD, REGIAN_PRIEST]).experience(0, 2).village_turn();
    play.done();
    let slot = play.slot(REGIAN_PRIEST);
    assert_eq!(
        play.refused(Choice::LevelUp { slot, into: REGIAN_BISHOP }),
        Illegal::TooLittleExperience { needed: 3, have: 2 }
    );
}

#[test]
fn t_lvl_2_militia_become_any_level_one_hero_for_three_experience() {
    let mut play = Scenario::hand(&[MILITIA]).experience(0, 3).stock(ELF_WIZARD, 0).village_turn();
    play.done();
    let slot = play.slot(MILITIA);
    assert_eq!(
        play.refused(Choice::LevelUp { slot, into: ELF_WIZARD }),
        Illegal::LevelGone { card: ELF_WIZARD },
        "it needs a level-1 card, a Sorcerer on top is none"
    );
    play.choose(Choice::LevelUp { slot, into: THYRIAN_SQUIRE });
    assert_eq!((play.destroyed(MILITIA), play.owns(0, THYRIAN_SQUIRE), play.experience(0)), (1, 1, 0));
    let play = Scenario::hand(&[MILITIA]).families([Family::Dwarf; 4]).experience(0, 3).village_turn();
    assert_eq!(play.table().families[0], Some(Family::Dwarf));
}

#[test]
fn t_rest_1_one_card_may_be_destroyed_and_the_hand_is_not_revealed_before() {
    let mut play = Scenario::hand(&[BARKEEP, TOWN_GUARD, MILITIA]).deck(0, &[DAGGER; 6]).play();
    play.go(Place::Rest);
    assert!(!play.happened(|event| matches!(event, Event::Revealed { .. })));
    assert_eq!(play.choices().len(), 4, "three cards, or none");
    assert_eq!(play.refused(Choice::Card(TORCH)), Illegal::NotThere { card: TORCH });
    play.choose(Choice::Card(MILITIA));
    assert_eq!((play.destroyed(MILITIA), play.discarded(0, BARKEEP)), (1, 1));
    let mut play = Scenario::hand(&[MILITIA]).play();
    play.go(Place::Rest);
    play.done();
    assert_eq!(play.destroyed(MILITIA), 0);
}

#[test]
fn t_turn_1_an_empty_hand_fights_in_the_dungeon_and_does_nothing_in_the_village() {
    let mut play = Scenario::of(2).dungeon_turn();
    assert_eq!(play.refused(Choice::Done), Illegal::MustAttack);
    play.attack(1);
    assert!(play.lost() && play.turn_over());
}

#[test]
fn t_vil_3_the_costs_together_do_not_exceed_the_gold_and_the_next_card_of_a_stack_is_open() {
    let mut play = Scenario::hand(&[BARKEEP, TORCH, TORCH, TORCH]).village_turn();
    play.use_ability(BARKEEP, 0);
    play.buy(SPEAR);
    assert_eq!(
        play.refused(Choice::Buy(SPEAR)),
        Illegal::TooExpensive { card: SPEAR, cost: 4, gold: 3 },
        "4 of 7 are spent"
    );
    let hand = [BARKEEP, LIGHTSTONE_GEM, LIGHTSTONE_GEM, LIGHTSTONE_GEM, LIGHTSTONE_GEM];
    let mut play = Scenario::hand(&hand).stock(ELF_WIZARD, 1).deck(0, &[MILITIA; 6]).village_turn();
    play.use_ability(BARKEEP, 0);
    assert!(!play.can_buy(ELF_SORCERER));
    play.buy(ELF_WIZARD);
    play.buy(ELF_SORCERER);
    assert_eq!((play.discarded(0, ELF_WIZARD), play.discarded(0, ELF_SORCERER)), (1, 1));
}

#[test]
fn t_lvl_2_militia_become_nothing_else_and_for_no_less() {
    let mut play = Scenario::hand(&[MILITIA, TORCH]).experience(0, 3).village_turn();
    play.done();
    let slot = play.slot(MILITIA);
    let into = DWARF_GUARDIAN;
    assert_eq!(play.refused(Choice::LevelUp { slot, into }), Illegal::LevelGone { card: into });
    let skipping = play.refused(Choice::LevelUp { slot, into: ELF_SORCERER });
    assert_eq!(skipping, Illegal::NotTheNextLevel { card: MILITIA, into: ELF_SORCERER });
    assert_eq!(skipping.rule().0, "T-LVL-2");
    let mut play = Scenario::hand(&[MILITIA, TORCH]).experience(0, 2).village_turn();
    play.done();
    assert!(play.turn_over(), "two experience are too little");
}
