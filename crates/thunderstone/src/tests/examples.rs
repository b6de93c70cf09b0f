//! The rulebook's worked examples.

use super::scenario::Scenario;
use crate::card::Family;
use crate::cards::*;
use crate::choice::Choice;
use crate::event::Power;
use crate::ranks::Rank;
use crate::{Event, Illegal, Place};
use table::Seat;

#[test]
fn t_ex_1_six_gold_buy_the_flaming_sword_and_the_rest_is_lost() {
    let mut play = Scenario::hand(&[TORCH, DAGGER, GRIKNACK_GOBLIN, IRON_RATIONS]).village_turn();
    assert_eq!(play.table().gold_left(), 6);
    play.buy(FLAMING_SWORD);
    assert_eq!(play.owns(0, FLAMING_SWORD), 1);
    assert!(play.turn_over(), "one purchase only: the sixth gold piece is lost");
}

#[test]
fn t_ex_2_an_elf_wizard_becomes_an_elf_sorcerer_for_two_experience() {
    let mut play = Scenario::hand(&[ELF_WIZARD, MILITIA]).experience(0, 2).village_turn();
    play.done();
    play.level_up(ELF_WIZARD, ELF_SORCERER);
    assert_eq!((play.experience(0), play.destroyed(ELF_WIZARD), play.owns(0, ELF_SORCERER)), (0, 1, 1));
    assert_eq!(play.table().stock[ELF_SORCERER.index()], 3);
}

#[test]
fn t_ex_3_the_long_village_turn_nine_then_ten_gold_two_purchases_two_level_ups() {
    let mut play = Scenario::hand(&[BARKEEP, TOWN_GUARD, LORIGG_THIEF, THE_UNCHAINED, MILITIA, BATTLE_FURY])
        .deck(0, &[DISEASE, OUTLANDS_SLAYER, TRAINER, TORCH, DAGGER])
        .experience(0, 3)
        .families([Family::Lorigg, Family::Outlands, Family::Elf, Family::Regian])
        .sells(BANISH)
        .village_turn();
    play.use_ability(TOWN_GUARD, 0);
    assert!(play.try_slot(DISEASE).is_some() && play.try_slot(OUTLANDS_SLAYER).is_some());
    play.use_ability(TOWN_GUARD, 1);
    assert_eq!(play.destroyed(TOWN_GUARD), 1);
    play.use_ability(BARKEEP, 0);
    play.use_ability(TRAINER, 0);
    assert_eq!((play.experience(0), play.destroyed(MILITIA)), (5, 1));
    play.use_ability(TRAINER, 1);
    assert_eq!(play.table().gold_left(), 9);
    play.use_ability(BARKEEP, 1);
    assert_eq!(play.table().gold_left(), 10);
    play.buy(SHORT_SWORD);
    play.buy(BANISH);
    play.level_up(LORIGG_THIEF, LORIGG_ROGUE);
    play.level_up(OUTLANDS_SLAYER, OUTLANDS_KHAN);
    assert_eq!((play.experience(0), play.owns(0, LORIGG_ROGUE), play.owns(0, OUTLANDS_KHAN)), (0, 1, 1));
    assert_eq!((play.owns(0, SHORT_SWORD), play.owns(0, BANISH)), (1, 1));
    assert!(play.turn_over());
}

#[test]
fn t_ex_4_the_long_dungeon_turn_eleven_and_fifteen_and_uyril_falls() {
    let mut play = Scenario::hand(&[DISEASE, BANISH, REGIAN_CLERIC, IRON_RATIONS, THYRIAN_SQUIRE, POLEARM])
        .deck(0, &[DISEASE, SHORT_SWORD, BATTLE_FURY])
        .hall(&[BLINK_DOG, SUFFERING, UYRIL_UNENDING])
        .dungeon(&[KINGDOM, NIXIE])
        .dungeon_turn();
    assert!(
        !play.choices().contains(&Choice::Attack { rank: Rank::First }),
        "no light: the Blink Dog cannot be attacked"
    );
    play.use_card(REGIAN_CLERIC);
    play.use_card(REGIAN_CLERIC);
    assert!(play.try_slot(DISEASE).is_none() && play.try_slot(SHORT_SWORD).is_some());
    // The Militia the example destroys is missing from its hand; here Banish destroys itself.
    play.use_card(BANISH);
    play.choose(Choice::Monster { rank: Rank::First });
    assert_eq!(play.hall(), [SUFFERING, UYRIL_UNENDING, KINGDOM]);
    play.pick(BANISH);
    play.use_card(BATTLE_FURY);
    play.equip(REGIAN_CLERIC, SHORT_SWORD);
    play.equip(THYRIAN_SQUIRE, POLEARM);

    // Against Suffering with the rations on the Cleric: 1 + 4 + 2 + 2 + 2 = 11, less 2 for the dark.
    let mut suffering = play.clone();
    suffering.use_card(IRON_RATIONS);
    suffering.pick(REGIAN_CLERIC);
    let value = suffering.after(1);
    assert_eq!((value.attack + value.magic, value.total, value.wins), (11, 9, true));

    // Against Uyril with the rations on the Squire: 1 + 4 + 2 + 6 + 2 = 15, less 4 for the dark.
    play.use_card(IRON_RATIONS);
    play.pick(THYRIAN_SQUIRE);
    let value = play.value(2);
    assert_eq!((value.attack + value.magic, value.total, value.wins), (15, 11, true));
    play.attack(2);
    assert!(play.won());
    assert_eq!((play.owns(0, UYRIL_UNENDING), play.experience(0)), (1, 2));
    assert_eq!(play.hall(), [SUFFERING, KINGDOM, NIXIE]);
    assert!(!play.happened(|event| matches!(event, Event::Doomed { .. })), "no Militia: no battle effect");
}

#[test]
fn t_ex_5_light_six_four_eight_without_light_and_two_nothing_four_with_two() {
    let hall = [KNIGHTMARE, GRIFFON, BLINK_DOG];
    let dark = Scenario::hand(&[MILITIA]).hall(&hall).dungeon_turn();
    assert_eq!([1, 2, 3].map(|rank| 2 * dark.value(rank).penalty), [6, 4, 8]);
    let lit = Scenario::hand(&[FIREBALL, TORCH]).hall(&hall).dungeon_turn();
    assert_eq!([1, 2, 3].map(|rank| 2 * lit.value(rank).penalty), [2, 0, 4]);
    assert_eq!(
        lit.refused(Choice::Attack { rank: Rank::Third }),
        Illegal::CannotBeAttacked { card: BLINK_DOG }
    );
    assert_eq!(
        lit.table().monster(Rank::Second).map(|m| m.card().health),
        Some(7),
        "Fireball 3: 4 more are needed"
    );
    assert_eq!(lit.total(2), 3);
}

#[test]
fn t_ex_6_a_janissary_with_a_flaming_sword_and_disease_five_and_three_or_six_and_two() {
    for (power, attack, magic) in [(Power::Attack, 5, 3), (Power::Magic, 6, 2)] {
        let mut play = Scenario::hand(&[DWARF_JANISSARY, FLAMING_SWORD, DISEASE]).dungeon_turn();
        play.equip(DWARF_JANISSARY, FLAMING_SWORD);
        play.choose(Choice::Attack { rank: Rank::First });
        play.choose(Choice::Lose(power));
        let total = attack + magic;
        assert!(play.happened(|event| matches!(event, Event::Won { total: t, .. } if *t == total)));
    }
    let mut play = Scenario::hand(&[DWARF_JANISSARY, DAGGER, DISEASE]).dungeon_turn();
    play.equip(DWARF_JANISSARY, DAGGER);
    play.choose(Choice::Attack { rank: Rank::First });
    assert!(play.happened(|event| *event == Event::DiseaseTook { power: Some(Power::Attack) }));
}

#[test]
fn t_ex_7_haunt_bars_the_dwarf_or_the_militia_but_not_the_feayn_who_cannot_attack() {
    let mut play =
        Scenario::hand(&[DWARF_GUARDIAN, FEAYN_ARCHER, MILITIA]).hall(&[HAUNT, NIXIE, NIXIE]).dungeon_turn();
    play.attack(1);
    assert!(play.can_pick(DWARF_GUARDIAN) && play.can_pick(MILITIA) && !play.can_pick(FEAYN_ARCHER));
    // The Feayn could still be destroyed by the Revenant.
    let play = Scenario::hand(&[FEAYN_ARCHER, MILITIA]).hall(&[REVENANT, NIXIE, NIXIE]);
    let mut play = play.dungeon_turn();
    play.attack(1);
    assert_eq!(play.destroyed(FEAYN_ARCHER), 1);
}

#[test]
fn t_ex_8_resting_destroys_the_disease_and_no_trainer_is_used() {
    let mut play = Scenario::hand(&[DISEASE, MILITIA, MILITIA, DAGGER, TRAINER, SPHINX]).play();
    play.go(Place::Rest);
    assert!(!play.choices().iter().any(|choice| matches!(choice, Choice::Use { .. })));
    play.choose(Choice::Card(DISEASE));
    assert_eq!((play.owns(0, DISEASE), play.destroyed(DISEASE)), (0, 0), "back to its endless pile");
    assert!(play.turn_over());
}

#[test]
fn t_ex_9_the_thunderstone_taken_and_not_taken() {
    let hall = [NIXIE, STONE_OF_MYSTERY, NIXIE];
    let mut play = Scenario::hand(&[TORCH, OUTLANDS_KHAN]).hall(&hall).dungeon_turn();
    play.attack(1);
    assert_eq!(play.table().taker, Some(Seat::new(0)));
    assert!(play.table().over);
    let mut play = Scenario::hand(&[MILITIA]).hall(&hall).dungeon_turn();
    play.attack(1);
    assert!(play.lost() && play.table().over);
    assert_eq!(play.table().taker, None);
}
