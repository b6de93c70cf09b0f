//! The monsters, each by its own test.

use super::scenario::{Play, Scenario, fight, figures, plain};
use crate::CardId;
use crate::cards::*;
use crate::choice::{Choice, Purpose, Question};
use crate::event::{Event, Power};
use crate::ranks::Rank;
use table::Seat;

/// The value of this hand against a monster in rank 1, before its battle effects.
fn value(monster: CardId, hand: &[CardId]) -> i16 {
    Scenario::hand(hand).hall(&[monster, NIXIE, NIXIE]).dungeon_turn().total(1)
}

fn doomed(play: &Play) -> bool {
    play.happened(|event| matches!(event, Event::Doomed { .. }))
}

fn basics(monster: CardId) -> (u8, u8, Option<u8>, u8) {
    let card = monster.card();
    (card.health, card.experience, card.gold, card.victory_points)
}

#[test]
fn t_card_archduke_of_pain_needs_magic_kills_clerics_and_wizards_and_burns_hero_stacks() {
    assert_eq!(basics(ARCHDUKE_OF_PAIN), (10, 3, Some(3), 8));
    let play = fight(ARCHDUKE_OF_PAIN, &[OUTLANDS_KHAN, OUTLANDS_KHAN, REGIAN_CLERIC, ELF_WIZARD, MILITIA]);
    assert!(play.won());
    assert_eq!([REGIAN_CLERIC, ELF_WIZARD, MILITIA].map(|card| play.destroyed(card)), [1, 1, 0]);
    assert!(fight(ARCHDUKE_OF_PAIN, &[OUTLANDS_KHAN, OUTLANDS_KHAN, OUTLANDS_KHAN]).lost(), "no magic");
    let mut play = Scenario::hand(&[MILITIA])
        .stock(MILITIA, 1)
        .stock(ELF_WIZARD, 1)
        .hall(&[NIXIE, ARCHDUKE_OF_PAIN, NIXIE])
        .dungeon_turn();
    play.attack(1);
    let stock = |card: CardId| play.table().stock[card.index()];
    assert_eq!([MILITIA, ELF_WIZARD, ELF_SORCERER, LORIGG_THIEF].map(stock), [0, 0, 3, 4]);
}

#[test]
fn t_card_grudgebeast_has_no_special_effects() {
    plain(GRUDGEBEAST);
    assert_eq!(basics(GRUDGEBEAST), (4, 1, Some(1), 2));
}

#[test]
fn t_card_succubus_halves_an_attack_without_magic() {
    assert_eq!(value(SUCCUBUS, &[OUTLANDS_KHAN, OUTLANDS_KHAN, TORCH]), 7);
    assert_eq!(value(SUCCUBUS, &[OUTLANDS_KHAN, OUTLANDS_KHAN, ELF_WIZARD]), 16);
}

#[test]
fn t_card_tormentor_halves_an_attack_without_weapon_and_kills_a_cleric() {
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, DAGGER, TORCH, REGIAN_CLERIC, CHALICE_QUESTER])
        .hall(&[TORMENTOR, NIXIE, NIXIE])
        .dungeon_turn();
    assert_eq!(play.total(1), 5, "(7 + 1 + 2) / 2");
    play.equip(OUTLANDS_KHAN, DAGGER);
    assert_eq!(play.total(1), 11);
    play.attack(1);
    assert!(!play.can_pick(OUTLANDS_KHAN));
    play.pick(CHALICE_QUESTER);
    assert!(play.won() && play.destroyed(CHALICE_QUESTER) == 1);
}

/// A monster that gives Disease, won or lost.
fn infects(monster: CardId, n: u8) {
    assert_eq!(fight(monster, &[MILITIA]).owns(0, DISEASE), n);
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, OUTLANDS_KHAN, TORCH]).deck(0, &[MILITIA; 6]);
    play = play.hall(&[monster, NIXIE, NIXIE]);
    let mut play = play.dungeon_turn();
    play.attack(1);
    assert!(play.won());
    assert_eq!(play.discarded(0, DISEASE), n, "straight to the discard pile");
}

#[test]
fn t_card_the_unchained_gives_a_disease_and_a_magic_trophy() {
    infects(THE_UNCHAINED, 1);
    assert_eq!(figures(THE_UNCHAINED), (0, 1, 0, Some(1), 3));
}

#[test]
fn t_card_darkness_lets_only_equipped_heroes_attack() {
    let mut play =
        Scenario::hand(&[OUTLANDS_KHAN, MILITIA, DAGGER]).hall(&[DARKNESS, NIXIE, NIXIE]).dungeon_turn();
    assert_eq!((play.value(1).attack, play.value(1).penalty), (0, 2));
    play.equip(MILITIA, DAGGER);
    assert_eq!(play.value(1).attack, 2);
}

/// The value, before the light, of a Cleric of strength 4 and magic 1 with a weapon, after the battle effects.
fn cleric_with(weapon: CardId, monster: CardId) -> i16 {
    let mut play = Scenario::hand(&[REGIAN_CLERIC, weapon]).hall(&[monster, NIXIE, NIXIE]).dungeon_turn();
    play.equip(REGIAN_CLERIC, weapon);
    play.after(1).attack + play.after(1).magic
}

/// A monster that takes 2 strength, no more and no less: a Dagger of weight 2 stays, a Hatchet of 3 falls.
fn weakens_by_two(monster: CardId, attack_lost: i16) {
    assert_eq!(cleric_with(DAGGER, monster), 1 + 1 - attack_lost);
    assert_eq!(cleric_with(HATCHET, monster), 1 - attack_lost);
}

#[test]
fn t_card_judgement_takes_a_point_only_where_the_hero_has_one() {
    // The Wizard has magic alone, the Militia attack alone, the Chalice Defender both with a Torch.
    let judged = |rules, hand: &[CardId]| {
        let mut play = Scenario::hand(hand).rules(rules).hall(&[JUDGEMENT, NIXIE, NIXIE]).dungeon_turn();
        play.attack(1);
        play
    };
    let losses = |play: &Play| -> Vec<(CardId, Power)> {
        let lost = |event: &Event| match *event {
            Event::HeroLost { card, power, amount: -1, .. } => Some((card, power)),
            _ => None,
        };
        play.told.iter().filter_map(|told| lost(&told.event)).collect()
    };
    let hand = [ELF_WIZARD, MILITIA, CHALICE_DEFENDER, TORCH];
    let mut play = judged(2, &hand);
    assert_eq!(play.question(), Some(Question::Loss { hero: Some(CHALICE_DEFENDER) }), "only it has both");
    play.choose(Choice::Lose(Power::Attack));
    let mut lost = losses(&play);
    lost.sort_by_key(|(card, _)| *card);
    let mut expected =
        [(MILITIA, Power::Attack), (ELF_WIZARD, Power::Magic), (CHALICE_DEFENDER, Power::Attack)];
    expected.sort_by_key(|(card, _)| *card);
    assert_eq!(lost, expected);
    // Version 1 asks for each, and the loss may dodge.
    let mut play = judged(1, &hand);
    while let Some(Question::Loss { hero: Some(hero) }) = play.question() {
        play.choose(Choice::Lose(if hero == MILITIA { Power::Magic } else { Power::Attack }));
    }
    assert_eq!(losses(&play).len(), 3);
    assert!(losses(&play).contains(&(ELF_WIZARD, Power::Attack)));
    let play = judged(2, &[REGIAN_CLERIC, LORIGG_THIEF, DWARF_GUARDIAN]);
    assert_eq!(losses(&play).len(), 3, "one point each, and no question");
    // A hero with neither loses nothing; version 1 asks even then.
    let weakened = |rules| {
        let mut play =
            Scenario::hand(&[MILITIA, TORCH]).rules(rules).hall(&[JUDGEMENT, NIXIE, NIXIE]).dungeon_turn();
        let slot = play.slot(MILITIA);
        play.game.table.party.at_mut(slot).attack = -1;
        play.attack(1);
        (play.question(), losses(&play).len())
    };
    assert_eq!(weakened(2).1, 0);
    assert_eq!(weakened(1), (Some(Question::Loss { hero: Some(MILITIA) }), 0));
}

#[test]
fn t_card_judgement_counts_the_weapon_that_is_still_carried() {
    // Strength 5 - 2 carries the Flaming Sword no more where it weighs too much: then magic cannot be lost.
    let asked = |hero: CardId| {
        let mut play = Scenario::hand(&[hero, FLAMING_SWORD]).hall(&[JUDGEMENT, NIXIE, NIXIE]).dungeon_turn();
        play.equip(hero, FLAMING_SWORD);
        play.attack(1);
        matches!(play.question(), Some(Question::Loss { hero: Some(_) }))
    };
    let weight = FLAMING_SWORD.card().weight as i8;
    let fighters = [OUTLANDS_WARRIOR, OUTLANDS_KHAN, DWARF_SENTINEL, THYRIAN_LORD, DWARF_GUARDIAN];
    let able = fighters.into_iter().filter(|hero| hero.card().strength >= weight);
    let (mut carried, mut fallen) = (0, 0);
    for hero in able {
        let still = hero.card().strength - 2 >= weight;
        assert_eq!(asked(hero), still, "{hero:?}");
        *(if still { &mut carried } else { &mut fallen }) += 1;
    }
    assert!(carried > 0 && fallen > 0, "{carried} carried, {fallen} fallen");
}

#[test]
fn t_card_judgement_takes_strength_and_attack_or_magic_of_each_hero() {
    let mut play = Scenario::hand(&[ELF_WIZARD, MILITIA, FEAYN_ARCHER, DAGGER])
        .rules(1)
        .hall(&[JUDGEMENT, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(MILITIA, DAGGER);
    play.attack(1);
    assert!(matches!(play.question(), Some(Question::Loss { hero: Some(_) })));
    play.choose(Choice::Lose(Power::Attack));
    play.choose(Choice::Lose(Power::Magic));
    assert!(play.lost(), "two heroes are asked: the Feayn cannot attack and is left out");
    let lost = play.told.iter().filter(|told| matches!(told.event, Event::HeroLost { .. })).count();
    assert_eq!(lost, 2);
    weakens_by_two(JUDGEMENT, 1);
    // Magic 2 - 1 or attack 1 - 1; the Militia's Dagger falls for want of strength.
    assert!(play.happened(|event| matches!(event, Event::Lost { total: 1, .. })));
}

#[test]
fn t_card_knightmare_darkens_by_two_and_kills_a_fighter() {
    assert_eq!(value(KNIGHTMARE, &[OUTLANDS_KHAN]), 1);
    let play = fight(KNIGHTMARE, &[OUTLANDS_KHAN, MILITIA, ELF_WIZARD]);
    assert_eq!(play.destroyed(OUTLANDS_KHAN), 1, "Militia are no Fighters");
    assert!(!doomed(&fight(KNIGHTMARE, &[MILITIA])));
}

#[test]
fn t_card_lord_mortis_darkens_by_two() {
    assert_eq!(value(LORD_MORTIS, &[OUTLANDS_KHAN]), 1);
    assert!(LORD_MORTIS.card().abilities.is_empty());
}

#[test]
fn t_card_the_prince_takes_strength_and_kills_a_fighter() {
    weakens_by_two(THE_PRINCE, 0);
    let mut play =
        Scenario::hand(&[MILITIA, DAGGER, DWARF_GUARDIAN]).hall(&[THE_PRINCE, NIXIE, NIXIE]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    assert_eq!((play.value(1).attack, play.after(1).attack), (3, 2));
    play.attack(1);
    assert_eq!(play.destroyed(DWARF_GUARDIAN), 1);
}

#[test]
fn t_card_ebon_fume_ignores_magic_and_kills_the_strongest() {
    assert_eq!(value(EBON_FUME, &[FIREBALL, OUTLANDS_KHAN]), 7);
    // Modified strength: the rations make the Militia of 2 stronger than the Wizard of 3.
    let mut play =
        Scenario::hand(&[MILITIA, IRON_RATIONS, ELF_WIZARD]).hall(&[EBON_FUME, NIXIE, NIXIE]).dungeon_turn();
    play.use_card(IRON_RATIONS);
    play.pick(MILITIA);
    play.attack(1);
    assert_eq!(play.destroyed(MILITIA), 1);
    let mut play = fight(EBON_FUME, &[OUTLANDS_KHAN, OUTLANDS_SLAYER, MILITIA]);
    assert!(play.can_pick(OUTLANDS_KHAN) && play.can_pick(OUTLANDS_SLAYER) && !play.can_pick(MILITIA));
    play.pick(OUTLANDS_SLAYER);
    assert_eq!(figures(EBON_FUME).0, 3);
}

#[test]
fn t_card_mythlurian_kills_a_hero_militia_too() {
    let mut play = fight(MYTHLURIAN, &[MILITIA, ELF_WIZARD, TORCH]);
    assert_eq!(play.question(), Some(Question::Member { purpose: Purpose::Slay, card: MYTHLURIAN }));
    play.pick(MILITIA);
    assert_eq!(play.destroyed(MILITIA), 1);
    assert!(!doomed(&fight(MYTHLURIAN, &[TORCH])), "no heroes: no effect");
}

#[test]
fn t_card_skaladak_destroys_a_weapon_that_stays_to_the_end() {
    let mut play =
        Scenario::hand(&[DWARF_SENTINEL, HATCHET, TORCH]).hall(&[SKALADAK, NIXIE, NIXIE]).dungeon_turn();
    play.equip(DWARF_SENTINEL, HATCHET);
    play.attack(1);
    assert!(play.happened(|event| matches!(event, Event::Won { total: 11, .. })));
    assert_eq!(play.destroyed(HATCHET), 1);
}

#[test]
fn t_card_tyxr_the_old_kills_a_hero_and_everybody_discards_two_on_its_breach() {
    assert_eq!(fight(TYXR_THE_OLD, &[MILITIA]).destroyed(MILITIA), 1);
    assert_eq!(figures(TYXR_THE_OLD).1, 2);
    // After the battle the active player is not asked: the hand goes anyway.
    let mut play = Scenario::hand(&[MILITIA, TORCH, DAGGER])
        .holds(1, &[TORCH, DAGGER])
        .hall(&[NIXIE, TYXR_THE_OLD, NIXIE])
        .dungeon_turn();
    play.attack(1);
    assert_eq!(play.game.hand(Seat::new(1)).len(), 0);
    assert!(play.turn_over());
}

#[test]
fn t_card_uyril_unending_halves_without_magic_and_kills_militia() {
    assert_eq!(value(UYRIL_UNENDING, &[OUTLANDS_KHAN, OUTLANDS_KHAN, TORCH]), 7);
    assert_eq!(fight(UYRIL_UNENDING, &[MILITIA, MILITIA]).destroyed(MILITIA), 1);
    assert_eq!(figures(UYRIL_UNENDING).0, 1);
}

#[test]
fn t_card_blink_dog_cannot_be_attacked_in_the_dark() {
    let play = Scenario::hand(&[LANTERN, MILITIA]).hall(&[BLINK_DOG, BLINK_DOG, NIXIE]).dungeon_turn();
    assert!(play.choices().contains(&Choice::Attack { rank: Rank::First }), "light 2 against rank 1 and 1");
    assert!(!play.choices().contains(&Choice::Attack { rank: Rank::Second }));
}

#[test]
fn t_card_griffon_is_a_trophy_of_one_magic() {
    assert_eq!((figures(GRIFFON), basics(GRIFFON).0), ((0, 1, 0, Some(1), 4), 7));
    assert_eq!(Scenario::hand(&[GRIFFON]).dungeon_turn().value(1).magic, 1);
}

#[test]
fn t_card_nixie_has_no_special_effects() {
    plain(NIXIE);
    assert_eq!(basics(NIXIE), (5, 1, Some(4), 1));
}

#[test]
fn t_card_pegasus_is_a_trophy_of_one_magic() {
    assert_eq!((figures(PEGASUS), basics(PEGASUS).0), ((0, 1, 0, Some(2), 2), 6));
    assert_eq!(Scenario::hand(&[PEGASUS]).dungeon_turn().value(1).magic, 1);
}

#[test]
fn t_card_sphinx_counts_magic_only_and_lets_six_cards_be_looked_through() {
    assert_eq!(value(SPHINX, &[OUTLANDS_KHAN, FIREBALL, TORCH]), 3);
    let hand = [SELURIN_WARLOCK, SELURIN_WARLOCK, TORCH];
    let mut play = Scenario::hand(&hand)
        .deck(0, &[MILITIA, DISEASE, DAGGER])
        .discard(0, &[SPEAR, SPEAR])
        .hall(&[SPHINX, NIXIE, NIXIE])
        .dungeon_turn();
    play.attack(1);
    assert_eq!(play.choices(), [Choice::TakeSpoils(SPHINX), Choice::Done], "optional");
    play.choose(Choice::TakeSpoils(SPHINX));
    // The deck ran out: the discard pile is shuffled in, and the Sphinx with it.
    assert_eq!(play.table().revealed.len(), 6);
    assert!(play.table().revealed.contains(&SPHINX));
    play.choose(Choice::Card(DISEASE));
    play.choose(Choice::Card(MILITIA));
    play.done();
    assert_eq!((play.owns(0, DISEASE), play.destroyed(MILITIA), play.owns(0, DAGGER)), (0, 1, 1));
    assert!(play.turn_over());
}

#[test]
fn t_card_sphinx_spoils_come_before_refill_and_breach_and_may_be_left() {
    let start = || {
        let mut play = Scenario::hand(&[SELURIN_WARLOCK, SELURIN_WARLOCK, TORCH])
            .deck(0, &[DAGGER; 6])
            .hall(&[SPHINX, ARCHDUKE_OF_PAIN, NIXIE])
            .dungeon_turn();
        play.attack(1);
        play
    };
    let mut play = start();
    play.choose(Choice::TakeSpoils(SPHINX));
    assert!(!play.happened(|e| matches!(e, Event::EnteredHall { .. } | Event::Breached { .. })));
    play.choose(Choice::Card(DAGGER));
    play.done();
    assert!(play.happened(|e| matches!(e, Event::Breached { .. })));
    assert_eq!((play.destroyed(DAGGER), play.owns(0, DAGGER)), (1, 5));
    let mut play = start();
    play.done();
    assert!(play.turn_over() && !play.happened(|e| matches!(e, Event::CardRevealed { .. })));
}

#[test]
fn t_card_bloodskull_orc_has_no_special_effects() {
    plain(BLOODSKULL_ORC);
    assert_eq!(basics(BLOODSKULL_ORC), (5, 1, Some(3), 0));
}

#[test]
fn t_card_deadbone_troll_gives_a_disease() {
    infects(DEADBONE_TROLL, 1);
}

#[test]
fn t_card_firebrand_cyclops_has_no_special_effects() {
    plain(FIREBRAND_CYCLOPS);
    assert_eq!(basics(FIREBRAND_CYCLOPS), (6, 2, Some(1), 4));
}

#[test]
fn t_card_grayskin_lizard_is_open_to_weapons() {
    let mut play =
        Scenario::hand(&[MILITIA, MILITIA, DAGGER]).hall(&[GRAYSKIN_LIZARD, NIXIE, NIXIE]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    assert_eq!((play.value(1).attack, play.after(1).attack), (3, 4));
}

#[test]
fn t_card_griknack_goblin_has_no_special_effects() {
    plain(GRIKNACK_GOBLIN);
    assert_eq!(basics(GRIKNACK_GOBLIN), (4, 1, Some(1), 1));
}

#[test]
fn t_card_black_slime_destroys_a_militia() {
    assert_eq!(fight(BLACK_SLIME, &[MILITIA, MILITIA, ELF_WIZARD]).destroyed(MILITIA), 1);
    assert!(!doomed(&fight(BLACK_SLIME, &[ELF_WIZARD])));
}

#[test]
fn t_card_gray_ooze_kills_a_hero_unless_a_weapon_is_equipped_and_has_food_as_spoils() {
    assert_eq!(fight(GRAY_OOZE, &[MILITIA]).destroyed(MILITIA), 1);
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, DAGGER, MILITIA, TORCH])
        .hall(&[GRAY_OOZE, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(MILITIA, DAGGER);
    play.attack(1);
    assert!(!doomed(&play));
    assert_eq!(play.choices(), [Choice::Buy(IRON_RATIONS), Choice::Done]);
    // A thrown Spear saves all, an unequipped weapon nobody, and without heroes nothing happens.
    let mut play = Scenario::hand(&[REGIAN_CLERIC, SPEAR]).hall(&[GRAY_OOZE, NIXIE, NIXIE]).dungeon_turn();
    let mut bare = play.clone();
    bare.attack(1);
    assert!(doomed(&bare));
    play.equip(REGIAN_CLERIC, SPEAR);
    play.use_card(SPEAR);
    play.attack(1);
    assert!(!doomed(&play));
    assert!(!doomed(&fight(GRAY_OOZE, &[TORCH])));
}

#[test]
fn t_card_green_blob_destroys_food() {
    assert_eq!(fight(GREEN_BLOB, &[IRON_RATIONS, TORCH]).destroyed(IRON_RATIONS), 1);
    // Food that was used too; what it gave stays.
    let mut play = Scenario::hand(&[OUTLANDS_WARRIOR, FEAST, TORCH, MILITIA])
        .hall(&[GREEN_BLOB, NIXIE, NIXIE])
        .dungeon_turn();
    play.use_card(FEAST);
    play.attack(1);
    assert_eq!(play.destroyed(FEAST), 1);
    assert!(play.happened(|event| matches!(event, Event::Won { total: 6, .. })));
    assert!(!doomed(&fight(GREEN_BLOB, &[TORCH])));
}

#[test]
fn t_card_noxious_slag_halves_magic_and_ignores_edged_weapons() {
    let mut play =
        Scenario::hand(&[MILITIA, DAGGER, FIREBALL]).hall(&[NOXIOUS_SLAG, NIXIE, NIXIE]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    assert_eq!((play.value(1).attack, play.value(1).magic_counted), (1, 1));
    assert_eq!(basics(NOXIOUS_SLAG), (7, 3, Some(1), 6));
}

#[test]
fn t_card_red_jelly_destroys_a_weapon_and_shines_as_a_trophy() {
    assert_eq!(fight(RED_JELLY, &[DAGGER]).destroyed(DAGGER), 1);
    assert_eq!(Scenario::hand(&[RED_JELLY]).dungeon_turn().value(1).light, 1);
    assert!(!doomed(&fight(RED_JELLY, &[TORCH])));
}

#[test]
fn t_card_famine_gives_a_disease() {
    infects(FAMINE, 1);
}

#[test]
fn t_card_harbinger_destroys_a_spell() {
    let play = fight(HARBINGER, &[FIREBALL]);
    assert!(play.won() && play.destroyed(FIREBALL) == 1, "it stays to the end of the battle");
    assert!(!doomed(&fight(HARBINGER, &[TORCH])));
}

#[test]
fn t_card_kingdom_gives_a_disease() {
    infects(KINGDOM, 1);
}

#[test]
fn t_card_lord_of_death_gives_two_diseases() {
    infects(LORD_OF_DEATH, 2);
}

#[test]
fn t_card_suffering_takes_strength_and_gives_a_disease() {
    weakens_by_two(SUFFERING, 0);
    infects(SUFFERING, 1);
    let mut play = Scenario::hand(&[MILITIA, DAGGER]).hall(&[SUFFERING, NIXIE, NIXIE]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    assert_eq!((play.value(1).attack, play.after(1).attack), (2, 1));
}

#[test]
fn t_card_ghost_takes_strength_and_halves_without_magic() {
    weakens_by_two(GHOST, 0);
    assert_eq!(value(GHOST, &[OUTLANDS_KHAN, OUTLANDS_KHAN, TORCH]), 7);
    let mut play = Scenario::hand(&[MILITIA, DAGGER]).hall(&[GHOST, NIXIE, NIXIE]).dungeon_turn();
    play.equip(MILITIA, DAGGER);
    assert_eq!(play.after(1).attack, 1);
}

#[test]
fn t_card_haunt_bars_a_hero_with_weapon_and_light() {
    let mut play =
        Scenario::hand(&[DWARF_SENTINEL, FLAMING_SWORD, MILITIA]).hall(&[HAUNT, NIXIE, NIXIE]).dungeon_turn();
    play.equip(DWARF_SENTINEL, FLAMING_SWORD);
    play.attack(1);
    play.pick(DWARF_SENTINEL);
    assert!(play.lost(), "the Militia alone, in the dark");
    assert!(!fight(HAUNT, &[TORCH]).happened(|event| matches!(event, Event::HeroBarred { .. })));
    let play = fight(HAUNT, &[FEAYN_ARCHER, FEAYN_SNIPER]);
    assert!(!play.happened(|event| matches!(event, Event::HeroBarred { .. })), "nobody is able to attack");
}

#[test]
fn t_card_revenant_needs_magic_and_destroys_exhausted_heroes() {
    let play = fight(REVENANT, &[MILITIA, ELF_ARCHMAGE, DWARF_GUARDIAN, FEAYN_ARCHER]);
    assert_eq!(
        [MILITIA, ELF_ARCHMAGE, DWARF_GUARDIAN, FEAYN_ARCHER].map(|card| play.destroyed(card)),
        [1, 1, 0, 1]
    );
    // Those who are destroyed fight to the end: 3 and 3 against 7, with the Militia's own point.
    let play = fight(REVENANT, &[MILITIA, OUTLANDS_WARRIOR, FIREBALL]);
    assert!(play.won() && play.destroyed(MILITIA) == 1);
    assert!(fight(REVENANT, &[OUTLANDS_KHAN, OUTLANDS_KHAN, TORCH]).lost());
    assert!(fight(REVENANT, &[OUTLANDS_KHAN, OUTLANDS_KHAN, FIREBALL]).won());
}

#[test]
fn t_card_spectre_destroys_a_militia() {
    assert_eq!(fight(SPECTRE, &[MILITIA, ELF_WIZARD]).destroyed(MILITIA), 1);
    assert!(!doomed(&fight(SPECTRE, &[ELF_WIZARD])));
}

#[test]
fn t_card_wraith_destroys_a_militia() {
    assert_eq!(fight(WRAITH, &[MILITIA, ELF_WIZARD]).destroyed(MILITIA), 1);
    assert!(!doomed(&fight(WRAITH, &[ELF_WIZARD])));
}
