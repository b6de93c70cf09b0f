//! The basic cards, Disease and the Thunderstone, each by its own test.

use super::scenario::{Scenario, figures, use_of};
use crate::Illegal;
use crate::cards::*;
use crate::choice::Choice;

#[test]
fn t_card_militia_is_a_hero_in_all_respects_with_a_gold_value_of_nothing() {
    assert_eq!(
        (figures(MILITIA), MILITIA.card().strength, MILITIA.card().cost),
        ((1, 0, 0, Some(0), 0), 2, Some(0))
    );
    assert!(MILITIA.is_hero() && MILITIA.card().level_up == Some(3));
    let mut play = Scenario::hand(&[MILITIA, BATTLE_FURY]).dungeon_turn();
    play.use_card(BATTLE_FURY);
    assert_eq!(play.value(1).attack, 2);
    // Its icon shows 0, so it can be pawned.
    let mut play = Scenario::hand(&[MILITIA, PAWNBROKER]).village_turn();
    play.use_ability(PAWNBROKER, 0);
    assert_eq!((play.destroyed(MILITIA), play.table().gold_left()), (1, 3));
}

#[test]
fn t_card_dagger_is_an_edged_weapon_of_weight_two() {
    assert_eq!((figures(DAGGER), DAGGER.card().weight), ((1, 0, 0, Some(1), 0), 2));
    let mut play = Scenario::hand(&[MILITIA, DAGGER]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    assert_eq!(play.value(1).attack, 2);
}

#[test]
fn t_card_iron_rations_give_a_hero_two_strength_and_several_may_go_to_one() {
    let mut play = Scenario::hand(&[MILITIA, IRON_RATIONS, IRON_RATIONS, WARHAMMER]).dungeon_turn();
    play.use_card(IRON_RATIONS);
    let (hero, weapon) = (play.slot(MILITIA), play.slot(WARHAMMER));
    assert!(matches!(play.refused(Choice::Equip { hero, weapon }), Illegal::TooHeavy { strength: 4, .. }));
    play.use_card(IRON_RATIONS);
    assert!(!play.can_use(IRON_RATIONS), "each once");
    play.equip(MILITIA, WARHAMMER);
    assert_eq!(play.value(1).attack, 4);
    let play = Scenario::hand(&[IRON_RATIONS, TORCH]).dungeon_turn();
    let slot = play.slot(IRON_RATIONS);
    assert_eq!(play.refused(use_of(slot, 0)), Illegal::NoHero { card: IRON_RATIONS });
}

#[test]
fn t_card_torch_gives_light_even_without_a_hero() {
    assert_eq!(figures(TORCH), (0, 0, 1, Some(2), 0));
    assert_eq!(Scenario::hand(&[TORCH]).dungeon_turn().value(1).penalty, 0);
}

#[test]
fn t_card_disease_must_be_played_and_does_nothing_in_the_village() {
    let mut play =
        Scenario::hand(&[OUTLANDS_KHAN, TORCH, DISEASE]).hall(&[NIXIE, NIXIE, NIXIE]).dungeon_turn();
    assert_eq!(play.total(1), 6);
    play.attack(1);
    assert!(play.happened(|e| matches!(e, crate::Event::Won { total: 6, .. })));
    assert_eq!(Scenario::hand(&[DISEASE, TORCH]).village_turn().table().gold_left(), 2);
}

#[test]
fn t_card_stone_of_mystery_is_the_only_thunderstone_worth_three() {
    assert_eq!((figures(STONE_OF_MYSTERY).4, STONE_OF_MYSTERY.card().copies), (3, 1));
    assert!(STONE_OF_MYSTERY.card().abilities.is_empty());
}
