//! Battles: order, calculation, attributes, Disease, spoils (T-BAT, T-ATTR, T-DIS, T-SPOIL, T-TROPHY, T-ZERO).

use super::scenario::{Scenario, fight, fight_by};
use crate::CardId;
use crate::cards::*;
use crate::choice::{Choice, Question};
use crate::event::{Event, Power};
use crate::illegal::Illegal;
use crate::ranks::Rank;
use table::Seat;

#[test]
fn t_bat_1_the_order_of_a_won_battle() {
    let mut play = Scenario::hand(&[ELF_SORCERER, DWARF_JANISSARY, DAGGER, TORCH, TORCH, MILITIA])
        .hall(&[FAMINE, NIXIE, NIXIE])
        .deck(0, &[MILITIA; 6])
        .dungeon_turn();
    play.equip(DWARF_JANISSARY, DAGGER);
    play.attack(1);
    play.buy(SPEAR);
    play.choose(Choice::Monster { rank: Rank::First });
    let index =
        |test: fn(&Event) -> bool| play.told.iter().position(|told| test(&told.event)).expect("it happened");
    let order = [
        index(|e| matches!(e, Event::Attacked { .. })),
        index(|e| matches!(e, Event::Won { .. })),
        index(|e| matches!(e, Event::DiseaseGained { .. })),
        index(|e| matches!(e, Event::Bought { spoils: true, .. })),
        index(|e| matches!(e, Event::EnteredHall { .. })),
        index(|e| matches!(e, Event::MonsterReturned { .. })),
        index(|e| matches!(e, Event::PartyDiscarded { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn t_bat_2_won_when_the_total_is_at_least_the_health() {
    // 5 against the Nixie's 5: Khan 7 less 2 for the dark.
    assert!(fight(NIXIE, &[OUTLANDS_KHAN]).won());
    assert!(fight(FIREBRAND_CYCLOPS, &[OUTLANDS_KHAN]).lost());
}

#[test]
fn t_bat_3_the_calculation_in_its_nine_steps() {
    // Noxious Slag: edged weapons count 0, the magic is doubled, then halved, then the dark takes 2.
    let mut play = Scenario::hand(&[SELURIN_WARLOCK, DWARF_GUARDIAN, DAGGER, FIREBALL, DISEASE, GRIFFON])
        .hall(&[NOXIOUS_SLAG, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(DWARF_GUARDIAN, DAGGER);
    let value = play.value(1);
    assert_eq!(
        (value.attack, value.magic),
        (4, 6),
        "Dwarf 1 + 3, Dagger 0; Warlock 2, Fireball 3, Griffon 1"
    );
    // Disease is best taken from the magic: (6 - 1) x 2 / 2 = 5, or from the attack: 3 + 6.
    assert_eq!((value.attack_counted + value.magic_counted, value.total, value.penalty), (9, 9, 0));
    // Half without magic comes after the light, rounded down: (7 - 2) / 2 = 2.
    let play = Scenario::hand(&[OUTLANDS_KHAN]).hall(&[SUCCUBUS, NIXIE, NIXIE]).dungeon_turn();
    assert_eq!((play.value(1).total, play.value(1).halved), (2, true));
}

#[test]
fn t_bat_4_cards_destroyed_by_battle_effects_fight_on_and_leave_after() {
    let mut play = fight(TYXR_THE_OLD, &[OUTLANDS_KHAN, OUTLANDS_SLAYER, TORCH]);
    play.pick(OUTLANDS_KHAN);
    assert!(play.won(), "7 + 5 against 10, with the Khan that dies");
    assert_eq!(play.destroyed(OUTLANDS_KHAN), 1);
    // Won or lost.
    assert_eq!(fight(BLACK_SLIME, &[MILITIA]).destroyed(MILITIA), 1);
    // A gained Disease does not touch this battle.
    let play = fight(FAMINE, &[OUTLANDS_SLAYER, TORCH, MILITIA]);
    assert!(play.won() && play.owns(0, DISEASE) == 1);
    assert!(!play.happened(|e| matches!(e, Event::DiseaseTook { .. })));
}

#[test]
fn t_bat_5_a_lost_monster_goes_to_the_bottom_of_the_dungeon_deck() {
    let play = fight(GRIFFON, &[MILITIA]);
    assert_eq!(play.table().dungeon.under.last(), Some(&GRIFFON));
    assert_eq!((play.owns(0, GRIFFON), play.experience(0)), (0, 0));
}

#[test]
fn t_bat_6_a_defeated_monster_goes_to_the_discard_pile_and_its_experience_is_gained() {
    let play = fight(GRIFFON, &[OUTLANDS_KHAN, TORCH]);
    assert_eq!((play.owns(0, GRIFFON), play.experience(0)), (1, 2));
}

#[test]
fn t_bat_7_the_active_player_picks_among_every_revealed_card_of_the_kind() {
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, DAGGER, SHORT_SWORD, SPEAR, OUTLANDS_WARRIOR])
        .hall(&[SKALADAK, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(DWARF_GUARDIAN, DAGGER);
    play.equip(OUTLANDS_WARRIOR, SPEAR);
    play.use_card(SPEAR);
    play.attack(1);
    assert!(play.can_pick(DAGGER) && play.can_pick(SHORT_SWORD), "equipped or not");
    assert!(!play.can_pick(SPEAR), "a thrown Spear is gone already");
    let slot = play.slot(DWARF_GUARDIAN);
    assert_eq!(play.refused(Choice::Member(slot)), Illegal::NotEligible { card: DWARF_GUARDIAN });
    // None eligible: no effect. A destroyed hero's weapon stays.
    assert!(!fight(SKALADAK, &[MILITIA]).happened(|e| matches!(e, Event::Doomed { .. })));
    let mut play = Scenario::hand(&[MILITIA, DAGGER]).hall(&[BLACK_SLIME, NIXIE, NIXIE]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    play.attack(1);
    assert_eq!((play.destroyed(MILITIA), play.owns(0, DAGGER)), (1, 1));
}

#[test]
fn t_bat_8_a_hero_who_cannot_attack_gives_nothing_and_its_other_abilities_stop() {
    let mut play = Scenario::hand(&[THYRIAN_KNIGHT, MILITIA, MILITIA, DAGGER, IRON_RATIONS])
        .hall(&[HAUNT, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(THYRIAN_KNIGHT, DAGGER);
    play.use_card(THYRIAN_KNIGHT);
    assert_eq!(play.value(1).attack, 4 + 2 + 1 + 2 + 2, "Knight, food, Dagger, two Militia helped");
    play.attack(1);
    play.pick(THYRIAN_KNIGHT);
    assert!(play.happened(|e| matches!(e, Event::Lost { total: 0, .. })), "two Militia less 2 for the dark");
    // A weapon on a hero who cannot attack still counts as equipped.
    let mut play =
        Scenario::hand(&[FEAYN_ARCHER, DAGGER, MILITIA]).hall(&[GRAY_OOZE, NIXIE, NIXIE]).dungeon_turn();
    play.equip(FEAYN_ARCHER, DAGGER);
    play.attack(1);
    assert!(!play.happened(|e| matches!(e, Event::Doomed { .. })));
}

#[test]
fn t_attr_1_the_attributes_of_monsters() {
    let total = |monster, hand: &[CardId]| {
        let play = Scenario::hand(hand).hall(&[monster, NIXIE, NIXIE]).dungeon_turn();
        (play.value(1).total, play.value(1).wins)
    };
    // Half magic: Fireball 3 and Griffon 1 come to 2. Its own light covers rank 1.
    assert_eq!(total(NOXIOUS_SLAG, &[FIREBALL, GRIFFON]).0, 2);
    // Immune to magic.
    assert_eq!(total(EBON_FUME, &[FIREBALL, FIREBALL, OUTLANDS_KHAN]).0, 7);
    // Magic only.
    assert_eq!(total(SPHINX, &[FIREBALL, OUTLANDS_KHAN]).0, 3);
    // Their heroes still give light: the Wizard covers rank 1 for the Khan, the Thief for the Wizard.
    assert_eq!(total(EBON_FUME, &[ELF_WIZARD, OUTLANDS_KHAN]).0, 7);
    assert_eq!(total(SPHINX, &[ELF_WIZARD, LORIGG_THIEF]).0, 2);
    // Magic required: it may be attacked without, not defeated.
    assert_eq!(total(REVENANT, &[OUTLANDS_KHAN, OUTLANDS_KHAN, TORCH]), (14, false));
    assert!(total(REVENANT, &[OUTLANDS_KHAN, OUTLANDS_KHAN, FIREBALL]).1);
    // Half without a weapon, and without magic.
    assert_eq!(total(TORMENTOR, &[OUTLANDS_KHAN, TORCH]).0, 3);
    assert_eq!(total(SUCCUBUS, &[OUTLANDS_KHAN, TORCH]).0, 3);
    assert_eq!(total(SUCCUBUS, &[OUTLANDS_KHAN, GRIFFON, TORCH]).0, 10, "the Khan counts the Griffon twice");
    // Unequipped heroes cannot attack: no light either.
    let play = Scenario::hand(&[ELF_WIZARD]).hall(&[DARKNESS, NIXIE, NIXIE]).dungeon_turn();
    assert_eq!((play.value(1).magic, play.value(1).penalty), (0, 2));
}

#[test]
fn t_attr_1_edged_immunity_takes_the_weapon_and_leaves_its_light_and_the_dwarfs_bonus() {
    let mut play =
        Scenario::hand(&[DWARF_SENTINEL, FLAMING_SWORD]).hall(&[NOXIOUS_SLAG, NIXIE, NIXIE]).dungeon_turn();
    play.equip(DWARF_SENTINEL, FLAMING_SWORD);
    let value = play.value(1);
    assert_eq!((value.attack, value.magic, value.light), (8, 0, 1));
    let mut play =
        Scenario::hand(&[OUTLANDS_WARRIOR, SPEAR]).hall(&[NOXIOUS_SLAG, NIXIE, NIXIE]).dungeon_turn();
    play.equip(OUTLANDS_WARRIOR, SPEAR);
    play.use_card(SPEAR);
    assert_eq!(play.value(1).attack, 3, "a thrown Spear's attack too");
}

#[test]
fn t_dis_1_disease_takes_one_of_a_kind_that_is_at_least_one() {
    let mut play = Scenario::hand(&[MILITIA, FIREBALL, DISEASE, DISEASE]).dungeon_turn();
    play.attack(1);
    assert_eq!(play.question(), Some(Question::Loss { hero: None }));
    play.choose(Choice::Lose(Power::Attack));
    assert!(play.happened(|e| *e == Event::DiseaseTook { power: Some(Power::Magic) }), "no attack is left");
    let play = fight(NIXIE, &[DISEASE, TORCH]);
    assert!(play.happened(|e| *e == Event::DiseaseTook { power: None }));
    assert_eq!(DISEASE.card().gold, None);
    let village = Scenario::hand(&[DISEASE, TORCH]).village_turn();
    assert_eq!(village.table().gold_left(), 2, "nothing in the Village");
}

#[test]
fn t_spoil_1_each_spoils_uses_the_full_gold_again_and_buys_a_card_of_its_kind() {
    let mut play = Scenario::hand(&[DWARF_JANISSARY, DWARF_JANISSARY, DAGGER, TORCH, TORCH])
        .hall(&[GRAY_OOZE, NIXIE, NIXIE])
        .deck(0, &[MILITIA; 6])
        .dungeon_turn();
    play.equip(DWARF_JANISSARY, DAGGER);
    play.attack(1);
    assert_eq!(play.question(), Some(Question::Spoils));
    play.choose(Choice::TakeSpoils(GRAY_OOZE));
    assert_eq!(play.refused(Choice::Buy(SPEAR)), Illegal::NotThisKind { card: SPEAR });
    assert_eq!(
        play.refused(Choice::Buy(SHORT_SWORD)),
        Illegal::TooExpensive { card: SHORT_SWORD, cost: 6, gold: 5 },
        "Dagger 1 and Torches 4; the Ooze itself does not count"
    );
    play.buy(IRON_RATIONS);
    play.buy(FLAMING_SWORD);
    play.buy(FLAMING_SWORD);
    assert_eq!((play.owns(0, FLAMING_SWORD), play.owns(0, IRON_RATIONS)), (2, 1));
    assert!(play.turn_over());
}

#[test]
fn t_trophy_1_trophy_text_works_from_a_hand_and_battle_text_in_the_hall_only() {
    let play = Scenario::hand(&[EBON_FUME, RED_JELLY, DAGGER]).dungeon_turn();
    assert_eq!((play.value(1).attack, play.value(1).light), (3, 1));
    let mut play = Scenario::hand(&[RED_JELLY, DAGGER, FAMINE]).dungeon_turn();
    play.attack(1);
    assert_eq!((play.destroyed(DAGGER), play.owns(0, DISEASE)), (0, 0));
    // In the hall the Griffon gives no magic.
    assert_eq!(Scenario::hand(&[MILITIA]).hall(&[GRIFFON, NIXIE, NIXIE]).dungeon_turn().value(1).magic, 0);
}

#[test]
fn t_zero_1_bonuses_may_fall_below_zero_but_the_dark_does_not_push_below_it() {
    assert_eq!(Scenario::hand(&[MILITIA]).dungeon_turn().total(3), 0);
    let mut play = fight_by(1, JUDGEMENT, &[ELF_WIZARD]);
    play.choose(Choice::Lose(Power::Attack));
    assert!(play.happened(|e| matches!(e, Event::Lost { total: 1, .. })), "magic 2 and attack -1");
    assert_eq!(play.table().player(Seat::new(0)).experience, 0);
}

#[test]
fn t_bat_1_the_order_of_a_lost_battle_and_breach_before_the_sorcerer() {
    let order = |play: &super::scenario::Play, tests: &[fn(&Event) -> bool]| {
        let index = |test: &fn(&Event) -> bool| play.told.iter().position(|told| test(&told.event));
        tests.iter().map(|test| index(test).expect("it happened")).collect::<Vec<_>>()
    };
    let hall = [MYTHLURIAN, ARCHDUKE_OF_PAIN, NIXIE];
    let mut play = Scenario::hand(&[MILITIA]).hall(&hall).dungeon_turn();
    play.attack(1);
    let lost: [fn(&Event) -> bool; 7] = [
        |e| matches!(e, Event::Attacked { .. }),
        |e| matches!(e, Event::Doomed { .. }),
        |e| matches!(e, Event::Lost { .. }),
        |e| matches!(e, Event::Destroyed { .. }),
        |e| matches!(e, Event::EnteredHall { .. }),
        |e| matches!(e, Event::Breached { .. }),
        |e| matches!(e, Event::PartyDiscarded { .. }),
    ];
    assert!(order(&play, &lost).is_sorted());
    let mut play = fight(SUFFERING, &[MILITIA]);
    assert_eq!((play.lost(), play.owns(0, DISEASE)), (true, 1), "Disease is gained either way");

    play = Scenario::hand(&[ELF_SORCERER, OUTLANDS_KHAN]).hall(&hall).dungeon_turn();
    play.attack(1);
    play.pick(OUTLANDS_KHAN);
    assert_eq!(play.hall(), [ARCHDUKE_OF_PAIN, NIXIE, NIXIE]);
    play.choose(Choice::Monster { rank: Rank::First });
    let won: [fn(&Event) -> bool; 6] = [
        |e| matches!(e, Event::Won { .. }),
        |e| matches!(e, Event::Destroyed { .. }),
        |e| matches!(e, Event::EnteredHall { .. }),
        |e| matches!(e, Event::Breached { .. }),
        |e| matches!(e, Event::MonsterReturned { .. }),
        |e| matches!(e, Event::PartyDiscarded { .. }),
    ];
    assert!(order(&play, &won).is_sorted());
}

#[test]
fn t_bat_4_a_card_marked_for_destruction_still_gives_its_spoils() {
    let mut play = Scenario::hand(&[DWARF_JANISSARY, DAGGER, TORCH, TORCH, OUTLANDS_WARRIOR])
        .hall(&[MYTHLURIAN, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(DWARF_JANISSARY, DAGGER);
    play.attack(1);
    play.pick(DWARF_JANISSARY);
    assert_eq!(play.destroyed(DWARF_JANISSARY), 1);
    assert_eq!(play.question(), Some(Question::Buy { spoils: Some(DWARF_JANISSARY) }));
}

#[test]
fn t_bat_7_used_heroes_and_those_who_cannot_attack_may_be_destroyed() {
    let mut play = Scenario::hand(&[FEAYN_ARCHER, REGIAN_CLERIC, DISEASE])
        .hall(&[MYTHLURIAN, NIXIE, NIXIE])
        .dungeon_turn();
    play.use_card(REGIAN_CLERIC);
    play.attack(1);
    assert!(play.can_pick(FEAYN_ARCHER) && play.can_pick(REGIAN_CLERIC));
}

#[test]
fn t_bat_8_a_hero_who_cannot_attack_has_no_spoils() {
    let mut play = Scenario::hand(&[DWARF_JANISSARY, OUTLANDS_KHAN, DAGGER, TORCH, TORCH])
        .hall(&[HAUNT, NIXIE, NIXIE])
        .dungeon_turn();
    play.attack(1);
    play.pick(DWARF_JANISSARY);
    assert!(play.won() && play.turn_over());
}

#[test]
fn t_dis_1_disease_is_taken_after_the_immunity_and_before_the_doubling() {
    // Immune to magic: there is no magic to take it from.
    let play = fight(EBON_FUME, &[OUTLANDS_KHAN, FIREBALL, DISEASE]);
    assert!(play.happened(|e| *e == Event::DiseaseTook { power: Some(Power::Attack) }));
    assert!(play.happened(|e| matches!(e, Event::Lost { total: 6, .. })));
    let play = fight(GRIFFON, &[SELURIN_WARLOCK, FIREBALL, DISEASE]);
    assert!(play.happened(|e| matches!(e, Event::Won { total: 8, .. })), "(2 + 3 - 1) x 2");
}

#[test]
fn t_spoil_1_destroyed_cards_and_the_monster_give_no_gold_and_spoils_may_be_left() {
    let mut play = Scenario::hand(&[DWARF_JANISSARY, SHORT_SWORD, TORCH, DAGGER])
        .hall(&[SKALADAK, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(DWARF_JANISSARY, SHORT_SWORD);
    play.attack(1);
    play.pick(SHORT_SWORD);
    assert_eq!(
        play.refused(Choice::Buy(FLAMING_SWORD)),
        Illegal::TooExpensive { card: FLAMING_SWORD, cost: 5, gold: 3 },
        "Torch 2 and Dagger 1"
    );
    play.done();
    assert!(play.turn_over() && !play.happened(|e| matches!(e, Event::Bought { .. })));
}

#[test]
fn t_spoil_1_spoils_that_can_buy_nothing_are_not_asked_about() {
    let mut play = Scenario::hand(&[DWARF_JANISSARY, OUTLANDS_KHAN, FIREBALL])
        .hall(&[GRAY_OOZE, NIXIE, NIXIE])
        .dungeon_turn();
    play.attack(1);
    play.pick(OUTLANDS_KHAN);
    assert!(play.won() && play.turn_over(), "two spoils, no gold: {:?}", play.question());
}

#[test]
fn t_spoil_1_of_several_spoils_only_those_that_can_buy_are_offered() {
    // A Torch buys Food for 2, but no weapon.
    let mut play = Scenario::hand(&[DWARF_JANISSARY, OUTLANDS_KHAN, TORCH])
        .hall(&[GRAY_OOZE, NIXIE, NIXIE])
        .dungeon_turn();
    play.attack(1);
    play.pick(DWARF_JANISSARY);
    assert_eq!(play.question(), Some(Question::Buy { spoils: Some(GRAY_OOZE) }));
    play.buy(IRON_RATIONS);
    assert!(play.turn_over());
    // The Sphinx buys nothing: it is asked about by itself.
    let mut play = Scenario::hand(&[DWARF_JANISSARY, FIREBALL, FIREBALL, FIREBALL])
        .hall(&[SPHINX, NIXIE, NIXIE])
        .dungeon_turn();
    play.attack(1);
    assert_eq!(play.choices(), [Choice::TakeSpoils(SPHINX), Choice::Done]);
    let card = DWARF_JANISSARY;
    assert_eq!(play.refused(Choice::TakeSpoils(card)), Illegal::NoSpoils { card });
}

#[test]
fn t_bat_3_magic_is_present_only_if_a_point_is_left_after_halving_and_disease() {
    // Succubus, half without magic: the Disease takes the only point of magic, so the total is halved.
    let mut play = Scenario::hand(&[OUTLANDS_WARRIOR, OUTLANDS_WARRIOR, TORCH, GRIFFON, DISEASE])
        .hall(&[SUCCUBUS, NIXIE, NIXIE])
        .dungeon_turn();
    play.attack(1);
    let mut other = play.clone();
    play.choose(Choice::Lose(Power::Magic));
    assert!(play.happened(|e| matches!(e, Event::Lost { total: 3, .. })), "6 and no magic, halved");
    other.choose(Choice::Lose(Power::Attack));
    assert!(other.happened(|e| matches!(e, Event::Won { total: 6, .. })), "5 + 1");
}

#[test]
fn t_zero_1_a_value_below_zero_stays_there_and_the_dark_takes_nothing_more() {
    let mut play = fight_by(1, JUDGEMENT, &[REGIAN_CLERIC, SELURIN_WARLOCK]);
    (0..2).for_each(|_| play.choose(Choice::Lose(Power::Attack)));
    // Attack -2, magic (1 + 2) x 2, less 2 for the dark.
    assert!(play.happened(|e| matches!(e, Event::Lost { total: 2, .. })));
    let mut play = fight_by(1, JUDGEMENT, &[CHALICE_QUESTER, DWARF_GUARDIAN, MILITIA, MILITIA]);
    (0..4).for_each(|_| play.choose(Choice::Lose(Power::Magic)));
    assert!(
        play.happened(|e| matches!(e, Event::Lost { total: 0, .. })),
        "5 - 4, and never below 0 by the dark"
    );
}

#[test]
fn t_bat_3_against_magic_only_a_disease_may_be_put_on_attack_that_does_not_count() {
    let against_sphinx = |rules, hand: &[CardId]| {
        Scenario::hand(hand).rules(rules).hall(&[SPHINX, NIXIE, NIXIE]).dungeon_turn()
    };
    let hand = [ELF_ARCHMAGE, FIREBALL, MILITIA, DISEASE];
    // Version 2: magic 7 and attack 1 stand, and the owner may spend the attack.
    let mut play = against_sphinx(2, &hand);
    let told = play.value(1);
    assert_eq!(
        (told.attack, told.magic, told.attack_counted, told.magic_counted, told.total),
        (1, 7, 0, 7, 7)
    );
    assert_eq!(play.after(1), told);
    play.attack(1);
    assert_eq!(play.question(), Some(Question::Loss { hero: None }));
    let mut other = play.clone();
    play.choose(Choice::Lose(Power::Attack));
    assert!(play.happened(|e| matches!(e, Event::Lost { total: 7, .. })));
    other.choose(Choice::Lose(Power::Magic));
    assert!(other.happened(|e| matches!(e, Event::Lost { total: 6, .. })));
    // A second Disease finds no attack left.
    let mut play = against_sphinx(2, &[ELF_ARCHMAGE, FIREBALL, MILITIA, DISEASE, DISEASE]);
    assert_eq!(play.total(1), 6);
    play.attack(1);
    play.choose(Choice::Lose(Power::Attack));
    assert!(play.happened(|e| matches!(e, Event::Lost { total: 6, .. })));
    // Version 1: attack is 0 before, so Disease bites magic unasked.
    let mut play = against_sphinx(1, &hand);
    assert_eq!((play.value(1).attack_counted, play.total(1)), (0, 6));
    play.attack(1);
    assert!(play.happened(|e| matches!(e, Event::DiseaseTook { power: Some(Power::Magic) })));
    assert!(play.happened(|e| matches!(e, Event::Lost { total: 6, .. })));
}

#[test]
fn t_bat_3_immunity_to_magic_still_leaves_no_magic_for_a_disease() {
    for rules in [1, 2] {
        let mut play = Scenario::hand(&[OUTLANDS_KHAN, FIREBALL, DISEASE])
            .rules(rules)
            .hall(&[EBON_FUME, NIXIE, NIXIE])
            .dungeon_turn();
        play.attack(1);
        assert!(play.happened(|e| matches!(e, Event::DiseaseTook { power: Some(Power::Attack) })));
    }
}
