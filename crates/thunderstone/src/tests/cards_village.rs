//! The village cards, each by its own test.

use super::scenario::{Scenario, figures, nth, use_of};
use crate::cards::*;
use crate::choice::{Choice, Purpose, Question};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::ranks::Rank;
use table::Seat;

#[test]
fn t_card_arcane_energies_turn_the_attack_of_equipped_heroes_into_magic_and_the_draw_is_forced() {
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, DAGGER, MILITIA, ARCANE_ENERGIES])
        .deck(0, &[TORCH, SPEAR])
        .hall(&[NIXIE, EBON_FUME, GHOST])
        .dungeon_turn();
    play.equip(DWARF_GUARDIAN, DAGGER);
    play.use_card(ARCANE_ENERGIES);
    assert!(play.try_slot(TORCH).is_some() && play.try_slot(SPEAR).is_none(), "one card");
    assert!(!play.can_use(ARCANE_ENERGIES), "once only");
    let value = play.value(1);
    assert_eq!((value.attack, value.magic), (1, 5), "the unequipped Militia stays with attack");
    assert_eq!(play.value(2).attack_counted + play.value(2).magic_counted, 1, "Ebon Fume is immune to magic");
    // Nothing is turned for a hero whose weapon falls; the Dwarf's bonus stays, as attack.
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, HATCHET, MILITIA, DAGGER, ARCANE_ENERGIES])
        .hall(&[THE_PRINCE, NIXIE, NIXIE])
        .dungeon_turn();
    play.use_card(ARCANE_ENERGIES);
    play.equip(DWARF_GUARDIAN, HATCHET);
    play.equip(MILITIA, DAGGER);
    assert_eq!((play.value(1).attack, play.value(1).magic), (0, 4 + 3 + 1 + 1));
    assert_eq!((play.after(1).attack, play.after(1).magic), (1, 4 + 3), "strength 3 carries the Hatchet");
}

#[test]
fn t_card_banish_sends_a_monster_down_or_reorders_then_destroys_then_draws() {
    let mut play = Scenario::hand(&[BANISH, BANISH, MILITIA])
        .deck(0, &[TORCH, DAGGER, SPEAR])
        .hall(&[GRIFFON, NIXIE, PEGASUS])
        .dungeon(&[FAMINE])
        .dungeon_turn();
    play.use_card(BANISH);
    assert_eq!(play.question(), Some(Question::Hall { purpose: Purpose::Banish }));
    assert_eq!(play.refused(Choice::Done), Illegal::MustChoose);
    assert_eq!(play.refused(Choice::Arrange([1, 1, 2].map(nth))), Illegal::NoOrder);
    play.choose(Choice::Monster { rank: Rank::First });
    assert_eq!(play.hall(), [NIXIE, PEGASUS, FAMINE]);
    play.pick(MILITIA);
    assert!(play.try_slot(MILITIA).is_none() && play.try_slot(TORCH).is_some());
    let slot = play.slot(BANISH);
    assert_eq!(play.refused(use_of(slot, 0)), Illegal::UsedAlready { card: BANISH });
    // Several, one after another; itself may be destroyed.
    play.use_card(BANISH);
    play.choose(Choice::Arrange([3, 1, 2].map(nth)));
    assert_eq!(play.hall(), [FAMINE, NIXIE, PEGASUS]);
    play.pick(BANISH);
    assert_eq!((play.destroyed(BANISH), play.try_slot(DAGGER).is_some()), (1, true));
    assert!(play.try_slot(SPEAR).is_none(), "one card for each");
    assert_eq!(play.table().dungeon.under.last(), Some(&GRIFFON));
}

#[test]
fn t_card_banish_must_destroy_itself_when_nothing_else_is_there_and_draws_from_a_new_deck() {
    let mut play = Scenario::hand(&[BANISH]).discard(0, &[DAGGER]).dungeon_turn();
    play.use_card(BANISH);
    play.choose(Choice::Arrange([1, 2, 3].map(nth)));
    assert_eq!((play.destroyed(BANISH), play.try_slot(DAGGER).is_some()), (1, true));
}

#[test]
fn t_card_banish_that_brings_the_thunderstone_to_rank_one_ends_the_game() {
    let mut play = Scenario::hand(&[BANISH, MILITIA]).hall(&[NIXIE, STONE_OF_MYSTERY, NIXIE]).dungeon_turn();
    play.use_card(BANISH);
    play.choose(Choice::Monster { rank: Rank::First });
    assert!(play.table().over && play.table().taker.is_none());
}

#[test]
fn t_card_barkeep_gives_a_purchase_each_and_two_gold_when_destroyed() {
    let mut play = Scenario::hand(&[BARKEEP, BARKEEP, TORCH]).village_turn();
    play.use_ability(BARKEEP, 0);
    play.use_ability(BARKEEP, 0);
    assert_eq!(play.table().turn.purchases, 3);
    play.use_ability(BARKEEP, 1);
    assert_eq!((play.destroyed(BARKEEP), play.table().gold_left()), (1, 2 + 1 + 2));
    assert_eq!(play.table().turn.purchases, 3, "the purchase gained stays");
}

#[test]
fn t_card_battle_fury_helps_all_heroes_militia_too() {
    let mut play = Scenario::hand(&[MILITIA, MILITIA, ELF_WIZARD, BATTLE_FURY]).dungeon_turn();
    play.use_card(BATTLE_FURY);
    assert_eq!((play.value(1).attack, play.value(1).magic), (5, 2));
    assert!(!play.can_use(BATTLE_FURY), "once only");
}

#[test]
fn t_card_feast_strengthens_all_heroes() {
    let mut play = Scenario::hand(&[MILITIA, FEAST, WARHAMMER, OUTLANDS_WARRIOR]).dungeon_turn();
    play.use_card(FEAST);
    play.equip(MILITIA, WARHAMMER);
    assert_eq!(play.value(1).attack, 1 + 3 + 1 + 3 + 1, "strength 5 carries the Warhammer");
    assert!(!play.can_use(OUTLANDS_WARRIOR), "the Feast was used: it cannot be eaten");
    assert!(!play.can_use(FEAST), "once only");
}

#[test]
fn t_card_fireball_works_without_heroes() {
    assert_eq!(figures(FIREBALL), (0, 3, 1, None, 0));
    let play = Scenario::hand(&[FIREBALL]).dungeon_turn();
    assert_eq!((play.value(1).magic, play.value(1).light, play.total(1)), (3, 1, 3));
}

#[test]
fn t_card_flaming_sword_gives_magic_and_light_only_when_equipped() {
    assert_eq!((figures(FLAMING_SWORD), FLAMING_SWORD.card().weight), ((0, 3, 1, Some(2), 0), 5));
    let mut play = Scenario::hand(&[FLAMING_SWORD, THYRIAN_SQUIRE]).dungeon_turn();
    assert_eq!((play.value(1).magic, play.value(1).light), (0, 0));
    play.equip(THYRIAN_SQUIRE, FLAMING_SWORD);
    assert_eq!((play.value(1).magic, play.value(1).light), (3, 1));
}

#[test]
fn t_card_goodberries_turn_a_heros_whole_attack_weapon_included_into_magic() {
    let mut play = Scenario::hand(&[MILITIA, GOODBERRIES, WARHAMMER, ELF_WIZARD]).dungeon_turn();
    play.use_card(GOODBERRIES);
    play.pick(MILITIA);
    play.equip(MILITIA, WARHAMMER);
    assert_eq!((play.value(1).attack, play.value(1).magic), (0, 2 + 1 + 3));
    assert_eq!(figures(GOODBERRIES).4, 1);
    assert_eq!(play.table().party.at(play.slot(MILITIA)).strength, 3);
    assert!(!play.can_use(GOODBERRIES), "once only");
    // The final attack: what comes after is turned too.
    let mut play = Scenario::hand(&[MILITIA, GOODBERRIES, BATTLE_FURY, THYRIAN_KNIGHT]).dungeon_turn();
    play.use_card(GOODBERRIES);
    play.pick(MILITIA);
    play.use_card(BATTLE_FURY);
    assert_eq!((play.value(1).attack, play.value(1).magic), (4 + 1, 1 + 1 + 1));
}

#[test]
fn t_card_hatchet_is_an_edged_weapon() {
    assert_eq!((figures(HATCHET), HATCHET.card().weight), ((3, 0, 0, Some(1), 0), 3));
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, HATCHET]).dungeon_turn();
    play.equip(DWARF_GUARDIAN, HATCHET);
    assert_eq!(play.value(1).attack, 1 + 3 + 3);
}

#[test]
fn t_card_lantern_gives_two_light_even_without_a_hero() {
    assert_eq!(Scenario::hand(&[LANTERN]).dungeon_turn().value(3).light, 2);
}

#[test]
fn t_card_lightstone_gem_gives_three_light_even_without_a_hero() {
    assert_eq!(Scenario::hand(&[LIGHTSTONE_GEM]).dungeon_turn().value(3).penalty, 0);
}

#[test]
fn t_card_magical_aura_makes_weapons_weightless_and_the_polearm_still_needs_strength_eight() {
    let mut play = Scenario::hand(&[MILITIA, MAGICAL_AURA, POLEARM, SHORT_SWORD, ELF_WIZARD])
        .deck(0, &[TORCH, SPEAR])
        .dungeon_turn();
    play.use_card(MAGICAL_AURA);
    assert!(play.try_slot(TORCH).is_some() && play.try_slot(SPEAR).is_none(), "one card, forced");
    assert!(!play.can_use(MAGICAL_AURA), "once only");
    play.equip(MILITIA, SHORT_SWORD);
    play.equip(ELF_WIZARD, POLEARM);
    assert_eq!(play.value(1).attack, 1 + 4 + 2);
}

#[test]
fn t_card_pawnbroker_gives_x_plus_five_with_both_effects() {
    let mut play = Scenario::hand(&[PAWNBROKER, LIGHTSTONE_GEM, TORCH, ELF_WIZARD]).village_turn();
    play.use_ability(PAWNBROKER, 0);
    assert!(!play.can_pick(ELF_WIZARD), "no gold icon");
    play.pick(LIGHTSTONE_GEM);
    play.use_ability(PAWNBROKER, 1);
    assert_eq!(play.table().gold_left(), (3 + 5) + 2, "and the Torch");
    assert_eq!((play.destroyed(PAWNBROKER), play.destroyed(LIGHTSTONE_GEM)), (1, 1));
    // Heroes and monsters with gold are among them; Disease, spells without gold and the broker are not.
    let mut play =
        Scenario::hand(&[PAWNBROKER, LORIGG_THIEF, NIXIE, DISEASE, BANISH, MAGICAL_AURA]).village_turn();
    play.use_ability(PAWNBROKER, 0);
    let offered = [LORIGG_THIEF, NIXIE, MAGICAL_AURA, DISEASE, BANISH, PAWNBROKER];
    assert_eq!(offered.map(|card| play.can_pick(card)), [true, true, true, false, false, false]);
    play.pick(NIXIE);
    assert_eq!(play.table().gold_left(), (4 + 3) + 2 + 2);
}

#[test]
fn t_card_polearm_gives_two_or_six_with_strength_eight() {
    for (hero, attack) in [(MILITIA, 1 + 2), (DWARF_SENTINEL, 3 + 5 + 6), (OUTLANDS_KHAN, 7 + 6)] {
        let mut play = Scenario::hand(&[hero, POLEARM]).dungeon_turn();
        play.equip(hero, POLEARM);
        assert_eq!(play.value(1).attack, attack);
    }
    // Checked at the end: the Prince takes 2.
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, POLEARM]).hall(&[THE_PRINCE, NIXIE, NIXIE]).dungeon_turn();
    play.equip(OUTLANDS_KHAN, POLEARM);
    assert_eq!(play.after(1).attack, 7 + 2);
}

#[test]
fn t_card_short_sword_is_an_edged_weapon() {
    assert_eq!((figures(SHORT_SWORD), SHORT_SWORD.card().weight), ((4, 0, 0, Some(3), 0), 4));
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, SHORT_SWORD]).dungeon_turn();
    play.equip(DWARF_GUARDIAN, SHORT_SWORD);
    assert_eq!(play.value(1).attack, 1 + 3 + 4);
}

#[test]
fn t_card_spear_thrown_leaves_with_its_bearer() {
    let hand = [SELURIN_THEURGE, REGIAN_CLERIC, SPEAR, MILITIA];
    let mut play = Scenario::hand(&hand).dungeon_turn();
    play.equip(REGIAN_CLERIC, SPEAR);
    play.use_card(SPEAR);
    let with = play.value(1).attack;
    play.use_card(SELURIN_THEURGE);
    play.pick(REGIAN_CLERIC);
    assert_eq!((play.try_slot(REGIAN_CLERIC), play.try_slot(SPEAR)), (None, None));
    assert_eq!((play.destroyed(SPEAR), play.value(1).attack), (1, with - 5), "nobody throws it any more");
}

#[test]
fn t_card_spear_thrown_gives_five_stays_equipped_and_gives_no_gold() {
    let mut play = Scenario::hand(&[REGIAN_CLERIC, SPEAR, TORCH]).hall(&[GHOST, NIXIE, NIXIE]).dungeon_turn();
    let slot = play.slot(SPEAR);
    assert_eq!(play.refused(use_of(slot, 0)), Illegal::NotEquipped { card: SPEAR });
    play.equip(REGIAN_CLERIC, SPEAR);
    assert_eq!((play.value(1).attack, play.table().printed_gold()), (2, 4));
    play.use_card(SPEAR);
    assert_eq!((play.value(1).attack, play.destroyed(SPEAR), play.table().printed_gold()), (5, 1, 2));
    assert_eq!(play.after(1).attack, 5, "whatever the strength");
    play.attack(1);
    assert!(play.won() && play.owns(0, SPEAR) == 0);
}

#[test]
fn t_card_town_guard_draws_two_then_three_for_destroying_it() {
    let mut play = Scenario::hand(&[TOWN_GUARD]).deck(0, &[TORCH; 6]).village_turn();
    play.use_ability(TOWN_GUARD, 0);
    assert_eq!((play.table().party.slots().len(), play.destroyed(TOWN_GUARD)), (3, 0));
    play.use_ability(TOWN_GUARD, 1);
    assert_eq!((play.table().party.slots().len(), play.destroyed(TOWN_GUARD)), (5, 1));
}

#[test]
fn t_card_trainer_takes_one_militia_each_for_two_experience() {
    let mut play = Scenario::hand(&[TRAINER, TRAINER, MILITIA, MILITIA, MILITIA]).village_turn();
    play.use_ability(TRAINER, 0);
    play.use_ability(TRAINER, 0);
    assert_eq!((play.experience(0), play.destroyed(MILITIA)), (4, 2));
    let slot = play.slot(TRAINER);
    let again = play.refused(use_of(slot, 0));
    assert_eq!(again, Illegal::UsedAlready { card: TRAINER }, "one Militia each, though one is left");
    play.use_ability(TRAINER, 1);
    assert_eq!((play.table().gold_left(), play.destroyed(TRAINER)), (2, 1));
}

#[test]
fn t_card_warhammer_gives_a_cleric_six_against_doomknights_and_undead() {
    let attack = |hero, monster| {
        let mut play = Scenario::hand(&[hero, WARHAMMER]).hall(&[monster, NIXIE, NIXIE]).dungeon_turn();
        play.equip(hero, WARHAMMER);
        play.value(1).attack
    };
    assert_eq!(attack(CHALICE_QUESTER, LORD_MORTIS), 2 + 6);
    assert_eq!(attack(REGIAN_BISHOP, FAMINE), 6);
    assert_eq!(attack(REGIAN_BISHOP, HAUNT), 6);
    assert_eq!(attack(CHALICE_QUESTER, NIXIE), 2 + 3);
    assert_eq!(attack(DWARF_GUARDIAN, FAMINE), 1 + 3, "blunt: no bonus for the Dwarf either");
}

#[test]
fn t_card_tyxr_the_old_in_mid_preparation_leaves_the_card_being_resolved() {
    let mut play =
        Scenario::hand(&[BANISH, MILITIA, TORCH, DAGGER]).hall(&[NIXIE, TYXR_THE_OLD, NIXIE]).dungeon_turn();
    play.use_card(BANISH);
    play.choose(Choice::Monster { rank: Rank::First });
    assert!(!play.can_pick(BANISH) && play.can_pick(TORCH));
    play.pick(TORCH);
    play.pick(MILITIA);
    play.pick(DAGGER);
    assert_eq!(play.destroyed(DAGGER), 1, "then Banish goes on");
    assert_eq!(play.table().active, Seat::new(0));
    assert!(play.happened(|event| matches!(event, Event::Breached { card: TYXR_THE_OLD })));
}
