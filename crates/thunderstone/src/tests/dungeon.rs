//! Preparations in the Dungeon (T-DUN), light (T-LIGHT), and who cannot be attacked (T-NOATK).

use super::scenario::{Scenario, nth, use_of};
use crate::cards::*;
use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::ranks::Rank;
use table::Refusal;

#[test]
fn t_dun_1_one_weapon_a_hero_each_weapon_once_and_no_heavier_than_the_strength() {
    let mut play = Scenario::hand(&[MILITIA, MILITIA, DAGGER, SHORT_SWORD, DWARF_GUARDIAN]).dungeon_turn();
    let (militia, sword) = (play.slot(MILITIA), play.slot(SHORT_SWORD));
    let heavy = play.refused(Choice::Equip { hero: militia, weapon: sword });
    assert_eq!(heavy, Illegal::TooHeavy { card: SHORT_SWORD, weight: 4, strength: 2 });
    assert_eq!(heavy.rule().0, "T-DUN-1");
    play.equip(MILITIA, DAGGER);
    let dagger = play.slot(DAGGER);
    assert_eq!(
        play.refused(Choice::Equip { hero: play.slot(DWARF_GUARDIAN), weapon: dagger }),
        Illegal::WeaponInUse { card: DAGGER }
    );
    assert_eq!(
        play.refused(Choice::Equip { hero: militia, weapon: sword }),
        Illegal::HasWeapon { card: MILITIA }
    );
    assert_eq!(
        play.refused(Choice::Equip { hero: dagger, weapon: sword }),
        Illegal::NotAHero { card: DAGGER }
    );
    play.equip(DWARF_GUARDIAN, SHORT_SWORD);
}

#[test]
fn t_dun_1_a_weapon_is_free_again_when_its_bearer_leaves_the_party() {
    let mut play = Scenario::hand(&[MILITIA, DAGGER, BANISH, ELF_WIZARD]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    play.use_card(BANISH);
    play.choose(Choice::Arrange([1, 2, 3].map(nth)));
    play.pick(MILITIA);
    play.equip(ELF_WIZARD, DAGGER);
    assert!(play.table().party.at(play.slot(ELF_WIZARD)).link == Some(play.slot(DAGGER)));
}

#[test]
fn t_dun_2_a_target_must_be_chosen_even_a_hopeless_one() {
    let mut play = Scenario::hand(&[DISEASE]).hall(&[GRIFFON, NIXIE, NIXIE]).dungeon_turn();
    assert_eq!(play.refused(Choice::Done), Illegal::MustAttack);
    assert!(serde_json::from_str::<Choice>(r#"{"attack":{"rank":4}}"#).is_err(), "there is no rank 4");
    play.game.table.hall[2] = None;
    assert_eq!(play.refused(Choice::Attack { rank: Rank::Third }), Illegal::NoMonster { rank: Rank::Third });
    play.attack(1);
    assert!(play.lost() && play.turn_over());
}

#[test]
fn t_dun_2_with_blink_dogs_only_the_battle_is_skipped() {
    let play = Scenario::hand(&[MILITIA]).hall(&[BLINK_DOG, BLINK_DOG]).dungeon(&[]).dungeon_turn();
    assert!(play.turn_over() && !play.lost() && !play.won());
    assert_eq!(play.hall(), [BLINK_DOG, BLINK_DOG]);
}

#[test]
fn t_dun_3_a_used_card_cannot_be_destroyed_for_another_cards_effect() {
    let mut play = Scenario::hand(&[IRON_RATIONS, THYRIAN_SQUIRE, MILITIA, BANISH]).dungeon_turn();
    play.use_card(IRON_RATIONS);
    play.pick(MILITIA);
    let slot = play.slot(THYRIAN_SQUIRE);
    assert_eq!(play.refused(use_of(slot, 0)), Illegal::NothingToDestroy { card: THYRIAN_SQUIRE });
    play.use_card(BANISH);
    play.choose(Choice::Arrange([1, 2, 3].map(nth)));
    let rations = play.slot(IRON_RATIONS);
    assert_eq!(play.refused(Choice::Member(rations)), Illegal::WasUsed { card: IRON_RATIONS });
    assert!(play.can_pick(BANISH), "its own effect may destroy it");
}

#[test]
fn t_dun_3_food_destroyed_serves_nothing_else_and_in_the_village_a_used_barkeep_may_be_pawned() {
    let mut play = Scenario::hand(&[IRON_RATIONS, THYRIAN_SQUIRE]).dungeon_turn();
    play.use_card(THYRIAN_SQUIRE);
    assert!(play.try_slot(IRON_RATIONS).is_none() && play.destroyed(IRON_RATIONS) == 1);
    let mut play = Scenario::hand(&[BARKEEP, PAWNBROKER]).village_turn();
    play.use_ability(BARKEEP, 0);
    play.use_ability(PAWNBROKER, 0);
    assert_eq!((play.destroyed(BARKEEP), play.table().gold_left()), (1, 4), "1 + 3");
}

#[test]
fn t_dun_4_unequipped_weapons_do_nothing_and_spells_items_trophies_need_no_hero() {
    let play = Scenario::hand(&[FLAMING_SWORD, FIREBALL, TORCH, GRIFFON, DAGGER]).dungeon_turn();
    let value = play.value(1);
    assert_eq!((value.attack, value.magic, value.light), (0, 4, 2));
}

#[test]
fn t_dun_5_what_counts_cards_counts_in_the_battle_and_helps_those_who_join_later() {
    let mut play =
        Scenario::hand(&[CHALICE_DEFENDER, BATTLE_FURY, BATTLE_FURY]).deck(0, &[TORCH]).dungeon_turn();
    play.use_card(BATTLE_FURY);
    play.use_card(BATTLE_FURY);
    assert_eq!(play.value(1).attack, 2, "the same effect twice adds up");
    play.use_ability(CHALICE_DEFENDER, 1);
    assert_eq!(play.value(1).attack, 3, "the Torch drawn counts");
    let mut play = Scenario::hand(&[BATTLE_FURY, REGIAN_PRIEST]).deck(0, &[MILITIA]).dungeon_turn();
    play.use_card(BATTLE_FURY);
    play.use_ability(REGIAN_PRIEST, 0);
    assert_eq!(play.value(1).attack, 3, "the Militia that joins later is helped too");
}

#[test]
fn t_dun_6_a_weapon_too_heavy_after_the_battle_effects_gives_nothing() {
    // The Prince: strength -2. A Dwarf of strength 5 loses the Flaming Sword of weight 5, light and all.
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, FLAMING_SWORD]).hall(&[THE_PRINCE, NIXIE, NIXIE]);
    play = play.deck(0, &[MILITIA; 6]);
    let mut play = play.dungeon_turn();
    play.equip(DWARF_GUARDIAN, FLAMING_SWORD);
    assert_eq!((play.value(1).total, play.value(1).light), (7, 1));
    let after = play.after(1);
    assert_eq!(
        (after.attack, after.magic, after.light, after.total),
        (4, 0, 0, 2),
        "the Dwarf's bonus stays"
    );
    // Even weight 0 is too much for a strength below 0.
    let mut play = Scenario::hand(&[SELURIN_MAGICIAN, MAGICAL_AURA, DAGGER])
        .hall(&[REVENANT, NIXIE, NIXIE])
        .dungeon_turn();
    play.use_card(MAGICAL_AURA);
    play.equip(SELURIN_MAGICIAN, DAGGER);
    assert_eq!((play.value(1).attack, play.after(1).attack), (1, 0));
}

#[test]
fn t_light_1_each_point_missing_costs_two_and_spare_light_gives_nothing() {
    let dark = Scenario::hand(&[OUTLANDS_KHAN]).hall(&[NIXIE, GRIFFON, DARKNESS]).dungeon_turn();
    assert_eq!([1, 2].map(|rank| dark.total(rank)), [5, 3]);
    assert_eq!(dark.value(3).penalty, 4, "rank 3 and one for Darkness");
    let lit = Scenario::hand(&[OUTLANDS_KHAN, LIGHTSTONE_GEM, LIGHTSTONE_GEM]).dungeon_turn();
    assert_eq!([1, 2, 3].map(|rank| lit.total(rank)), [7, 7, 7]);
}

#[test]
fn t_light_2_light_of_a_weapon_counts_only_when_equipped() {
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, FLAMING_SWORD]).dungeon_turn();
    assert_eq!(play.value(1).light, 0);
    play.equip(DWARF_GUARDIAN, FLAMING_SWORD);
    assert_eq!(play.value(1).light, 1);
}

#[test]
fn t_noatk_1_a_blink_dog_in_the_dark_is_no_target_and_cannot_be_sent_away_so() {
    let play = Scenario::hand(&[TORCH, MILITIA]).hall(&[BLINK_DOG, NIXIE, NIXIE]).dungeon_turn();
    assert_eq!(
        play.refused(Choice::Attack { rank: Rank::First }),
        Illegal::CannotBeAttacked { card: BLINK_DOG }
    );
    let mut play = Scenario::hand(&[TORCH, TORCH, MILITIA]).hall(&[BLINK_DOG, NIXIE, NIXIE]).dungeon_turn();
    play.attack(1);
    assert!(play.lost(), "with the light it may be attacked, and lost against");
    // The light that would count there: a Feayn gives none in rank 1.
    let play = Scenario::hand(&[FEAYN_SNIPER]).hall(&[BLINK_DOG, NIXIE, NIXIE]).dungeon_turn();
    assert!(!play.choices().contains(&Choice::Attack { rank: Rank::First }));
    assert!(!play.happened(|event| matches!(event, Event::Attacked { .. })));
}

#[test]
fn t_dun_1_each_dungeon_effect_is_used_once() {
    let mut play = Scenario::hand(&[IRON_RATIONS, MILITIA]).dungeon_turn();
    play.use_card(IRON_RATIONS);
    let slot = play.slot(IRON_RATIONS);
    let again = play.refused(use_of(slot, 0));
    assert_eq!(again, Illegal::UsedAlready { card: IRON_RATIONS });
    assert_eq!(again.rule().0, "T-DUN-1");
    assert_eq!(Illegal::UsedAlready { card: TOWN_GUARD }.rule().0, "T-VIL-1");
}

#[test]
fn t_dun_3_what_happens_by_itself_and_equipping_do_not_count_as_used() {
    let mut play = Scenario::hand(&[BANISH, LORIGG_ROGUE, MILITIA, DAGGER]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    play.use_card(BANISH);
    play.choose(Choice::Arrange([1, 2, 3].map(nth)));
    assert!([LORIGG_ROGUE, MILITIA, DAGGER].iter().all(|&card| play.can_pick(card)));
}

#[test]
fn t_dun_3_a_battle_effect_may_destroy_a_used_card() {
    let mut play = Scenario::hand(&[IRON_RATIONS, MILITIA]).hall(&[GREEN_BLOB, NIXIE, NIXIE]).dungeon_turn();
    play.use_card(IRON_RATIONS);
    play.attack(1);
    assert_eq!(play.destroyed(IRON_RATIONS), 1);
}

#[test]
fn t_dun_5_all_weapons_covers_those_drawn_later_and_only_cards_still_there_are_counted() {
    let mut play = Scenario::hand(&[MAGICAL_AURA, MILITIA]).deck(0, &[SHORT_SWORD]).dungeon_turn();
    play.use_card(MAGICAL_AURA);
    play.equip(MILITIA, SHORT_SWORD);
    assert_eq!(play.value(1).attack, 5);
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, GRIFFON, BANISH]).dungeon_turn();
    assert_eq!(play.value(1).attack, 9);
    play.use_card(BANISH);
    play.choose(Choice::Arrange([1, 2, 3].map(nth)));
    play.pick(GRIFFON);
    assert_eq!(play.value(1).attack, 7);
}

#[test]
fn t_dun_6_the_battle_itself_is_fought_without_the_failing_weapon_and_its_arcane_energies() {
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, FLAMING_SWORD, ARCANE_ENERGIES])
        .hall(&[THE_PRINCE, NIXIE, NIXIE])
        .dungeon_turn();
    play.use_card(ARCANE_ENERGIES);
    play.equip(DWARF_GUARDIAN, FLAMING_SWORD);
    assert_eq!((play.value(1).attack, play.value(1).magic, play.value(1).total), (0, 7, 7));
    assert_eq!((play.after(1).attack, play.after(1).magic), (4, 0));
    play.attack(1);
    assert!(play.happened(|event| matches!(event, Event::Lost { total: 2, .. })), "the dark takes 2 again");
}

#[test]
fn t_dun_2_without_a_target_preparations_are_still_possible_and_the_turn_may_end() {
    let mut play =
        Scenario::hand(&[TORCH, BATTLE_FURY, MILITIA]).hall(&[BLINK_DOG]).dungeon(&[]).dungeon_turn();
    assert!(play.can_use(BATTLE_FURY) && play.choices().contains(&Choice::Done));
    play.done();
    assert!(play.turn_over() && !play.lost());
    // A preparation may bring the light that makes it a target: then it must be attacked.
    let mut play = Scenario::hand(&[TORCH, MAGICAL_AURA, MILITIA, DAGGER])
        .deck(0, &[TORCH])
        .hall(&[BLINK_DOG])
        .dungeon(&[])
        .dungeon_turn();
    play.use_card(MAGICAL_AURA);
    assert_eq!(play.refused(Choice::Done), Illegal::MustAttack);
    play.attack(1);
    assert!(play.lost());
}
