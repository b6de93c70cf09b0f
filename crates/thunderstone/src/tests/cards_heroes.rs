//! The heroes, each by its own test.

use super::scenario::{Play, Scenario, figures, nth, use_of};
use crate::CardId;
use crate::cards::*;
use crate::choice::{Choice, Purpose, Question};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::ranks::Rank;
use table::Seat;

/// Attack and magic attack of this hand against rank 1 and rank 2.
fn strength_of(hand: &[CardId]) -> [(i16, i16); 2] {
    let play = Scenario::hand(hand).dungeon_turn();
    [1, 2].map(|rank| (play.value(rank).attack, play.value(rank).magic))
}

fn armed(hero: CardId, weapon: CardId) -> Play {
    let mut play = Scenario::hand(&[hero, weapon]).dungeon_turn();
    play.equip(hero, weapon);
    play
}

#[test]
fn t_card_amazon_archer_shoots_farther_back_with_two_more() {
    assert_eq!(strength_of(&[AMAZON_ARCHER]), [(1, 0), (3, 0)]);
}

#[test]
fn t_card_amazon_huntress_shoots_farther_back_with_three_more() {
    assert_eq!(strength_of(&[AMAZON_HUNTRESS]), [(2, 0), (5, 0)]);
}

#[test]
fn t_card_amazon_queen_shoots_farther_back_with_four_more() {
    assert_eq!(strength_of(&[AMAZON_QUEEN]), [(2, 0), (6, 0)]);
    assert_eq!(figures(AMAZON_QUEEN).4, 2);
}

/// A hero who cures Disease any number of times.
fn cures(hero: CardId) {
    let mut play = Scenario::hand(&[hero, DISEASE, DISEASE, DISEASE]).deck(0, &[DISEASE, TORCH, TORCH]);
    play = play.discard(0, &[TORCH; 6]);
    let mut play = play.dungeon_turn();
    let ability = hero.card().abilities.len() as u8 - 1;
    for _ in 0..4 {
        play.use_ability(hero, ability);
    }
    assert_eq!(play.table().party.count(|m| m.card == DISEASE), 0);
    assert_eq!(play.table().party.slots().len(), 4, "one card drawn for each");
    let slot = play.slot(hero);
    assert_eq!(play.refused(use_of(slot, ability)), Illegal::NothingToDestroy { card: hero });
}

#[test]
fn t_card_chalice_quester_cures_disease_until_the_target_is_chosen() {
    assert_eq!(strength_of(&[CHALICE_QUESTER])[0], (2, 0));
    cures(CHALICE_QUESTER);
}

#[test]
fn t_card_chalice_defender_counts_items_with_light_but_no_weapons() {
    assert_eq!(strength_of(&[CHALICE_DEFENDER, TORCH, LANTERN, FLAMING_SWORD, ELF_WIZARD])[0], (2, 5));
    assert_eq!(strength_of(&[CHALICE_DEFENDER, IRON_RATIONS, FIREBALL])[0], (0, 6));
    cures(CHALICE_DEFENDER);
    let mut play = Scenario::hand(&[CHALICE_DEFENDER]).deck(0, &[MILITIA]).dungeon_turn();
    play.use_ability(CHALICE_DEFENDER, 1);
    assert!(play.try_slot(MILITIA).is_some() && !play.can_use(CHALICE_DEFENDER));
}

#[test]
fn t_card_chalice_paladin_buys_any_card_as_spoils() {
    let mut play = Scenario::hand(&[CHALICE_PALADIN, OUTLANDS_KHAN, LIGHTSTONE_GEM, TORCH])
        .deck(0, &[TORCH, MILITIA])
        .dungeon_turn();
    play.use_card(CHALICE_PALADIN);
    assert_eq!((play.table().party.slots().len(), play.can_use(CHALICE_PALADIN)), (5, false), "one drawn");
    assert_eq!(play.value(1).magic, 4);
    play.attack(1);
    assert_eq!(play.question(), Some(Question::Buy { spoils: Some(CHALICE_PALADIN) }));
    assert!(play.can_buy(MILITIA) && play.can_buy(ELF_WIZARD) && play.can_buy(SHORT_SWORD));
    play.buy(ELF_WIZARD);
    assert_eq!(play.owns(0, ELF_WIZARD), 1);
}

#[test]
fn t_card_dwarf_guardian_has_four_with_an_edged_weapon() {
    assert_eq!(strength_of(&[DWARF_GUARDIAN])[0], (1, 0));
    assert_eq!(armed(DWARF_GUARDIAN, DAGGER).value(1).attack, 4 + 1);
    assert_eq!(armed(DWARF_GUARDIAN, WARHAMMER).value(1).attack, 1 + 3);
    // The bonus is the Dwarf's own: it stays when the weapon falls, and a thrown Spear is still equipped.
    let mut play =
        Scenario::hand(&[DWARF_GUARDIAN, SHORT_SWORD]).hall(&[SUFFERING, NIXIE, NIXIE]).dungeon_turn();
    play.equip(DWARF_GUARDIAN, SHORT_SWORD);
    assert_eq!((play.value(1).attack, play.after(1).attack), (4 + 4, 4));
    let mut play = armed(DWARF_GUARDIAN, SPEAR);
    play.use_card(SPEAR);
    assert_eq!(play.value(1).attack, 4 + 5);
}

#[test]
fn t_card_dwarf_janissary_has_six_with_an_edged_weapon_and_weapons_as_spoils() {
    assert_eq!(armed(DWARF_JANISSARY, DAGGER).value(1).attack, 6 + 1);
    let mut play = Scenario::hand(&[DWARF_JANISSARY, DAGGER, LIGHTSTONE_GEM, TORCH]).dungeon_turn();
    play.equip(DWARF_JANISSARY, DAGGER);
    play.attack(1);
    assert_eq!(play.refused(Choice::Buy(TORCH)), Illegal::NotThisKind { card: TORCH });
    play.buy(SHORT_SWORD);
    assert_eq!(play.owns(0, SHORT_SWORD), 1);
}

#[test]
fn t_card_dwarf_sentinel_has_eight_with_an_edged_weapon() {
    assert_eq!(armed(DWARF_SENTINEL, DAGGER).value(1).attack, 8 + 1);
}

#[test]
fn t_card_elf_wizard_gives_magic_and_light() {
    assert_eq!((figures(ELF_WIZARD), ELF_WIZARD.card().strength), ((0, 2, 1, None, 0), 3));
    let play = Scenario::hand(&[ELF_WIZARD]).dungeon_turn();
    assert_eq!((play.value(1).magic, play.value(1).light), (2, 1));
}

#[test]
fn t_card_elf_sorcerer_sends_a_monster_away_after_a_victory_each_once() {
    let mut play = Scenario::hand(&[ELF_SORCERER, ELF_SORCERER])
        .hall(&[NIXIE, GRIFFON, PEGASUS])
        .dungeon(&[FAMINE, KINGDOM, SUFFERING])
        .deck(0, &[MILITIA; 6])
        .dungeon_turn();
    play.attack(1);
    assert_eq!(play.question(), Some(Question::Hall { purpose: Purpose::Return }));
    assert_eq!(play.hall(), [GRIFFON, PEGASUS, FAMINE], "after the refill");
    play.choose(Choice::Monster { rank: Rank::First });
    assert_eq!(play.hall(), [PEGASUS, FAMINE, KINGDOM]);
    play.done();
    assert!(play.turn_over());
    // A lost battle gives nothing.
    let mut play = Scenario::hand(&[ELF_SORCERER]).dungeon_turn();
    play.attack(1);
    assert!(play.lost() && play.turn_over());
    assert_eq!(figures(ELF_SORCERER), (0, 3, 2, None, 0));
}

#[test]
fn t_card_elf_sorcerer_marked_for_destruction_still_uses_its_effect() {
    let mut play = Scenario::hand(&[ELF_SORCERER, OUTLANDS_KHAN, OUTLANDS_SLAYER])
        .hall(&[MYTHLURIAN, NIXIE, NIXIE])
        .dungeon_turn();
    play.attack(1);
    play.pick(ELF_SORCERER);
    assert_eq!(play.question(), Some(Question::Hall { purpose: Purpose::Return }));
    assert_eq!(play.destroyed(ELF_SORCERER), 1);
}

#[test]
fn t_card_elf_sorcerer_refills_apart_from_the_battle_with_breach_and_thunderstone() {
    // The battle's own refill breaches first, the Sorcerer's refill then brings the stone, untaken.
    let mut play = Scenario::hand(&[ELF_SORCERER, OUTLANDS_KHAN])
        .hall(&[NIXIE, ARCHDUKE_OF_PAIN, STONE_OF_MYSTERY])
        .dungeon_turn();
    play.attack(1);
    assert!(play.happened(|event| matches!(event, Event::Breached { card: ARCHDUKE_OF_PAIN })));
    assert_eq!(play.question(), Some(Question::Hall { purpose: Purpose::Return }));
    assert_eq!(play.refused(Choice::Monster { rank: Rank::Second }), Illegal::ThunderstoneIsNoMonster);
    play.choose(Choice::Monster { rank: Rank::First });
    assert!(play.table().over && play.table().taker.is_none());
    // Its own refill may breach as well.
    let mut play =
        Scenario::hand(&[ELF_SORCERER, OUTLANDS_KHAN]).hall(&[NIXIE, NIXIE, ARCHDUKE_OF_PAIN]).dungeon_turn();
    play.attack(1);
    assert!(!play.happened(|event| matches!(event, Event::Breached { .. })));
    play.choose(Choice::Monster { rank: Rank::First });
    assert!(play.happened(|event| matches!(event, Event::Breached { card: ARCHDUKE_OF_PAIN })));
    // One who cannot attack has no sorcery.
    let mut play =
        Scenario::hand(&[ELF_SORCERER, OUTLANDS_KHAN, TORCH]).hall(&[HAUNT, NIXIE, NIXIE]).dungeon_turn();
    play.attack(1);
    play.pick(ELF_SORCERER);
    assert!(play.won() && play.turn_over());
}

#[test]
fn t_card_elf_archmage_sends_a_monster_away_before_the_battle() {
    let mut play =
        Scenario::hand(&[ELF_ARCHMAGE]).hall(&[GRIFFON, NIXIE, PEGASUS]).dungeon(&[FAMINE]).dungeon_turn();
    assert_eq!(figures(ELF_ARCHMAGE), (0, 4, 2, None, 2));
    play.use_card(ELF_ARCHMAGE);
    play.choose(Choice::Monster { rank: Rank::First });
    assert_eq!(
        (play.hall(), play.table().dungeon.under.last()),
        (vec![NIXIE, PEGASUS, FAMINE], Some(&GRIFFON))
    );
    let mut play = Scenario::hand(&[ELF_ARCHMAGE]).hall(&[NIXIE, STONE_OF_MYSTERY]).dungeon_turn();
    play.use_card(ELF_ARCHMAGE);
    assert!(play.table().over && play.table().taker.is_none(), "the only monster; the stone comes untaken");
    // A breach comes before anything else; the Archmage only once.
    let mut play =
        Scenario::hand(&[ELF_ARCHMAGE, TORCH]).hall(&[NIXIE, ARCHDUKE_OF_PAIN, NIXIE]).dungeon_turn();
    play.use_card(ELF_ARCHMAGE);
    play.choose(Choice::Monster { rank: Rank::First });
    assert!(play.happened(|event| matches!(event, Event::Breached { card: ARCHDUKE_OF_PAIN })));
    assert!(!play.happened(|event| matches!(event, Event::Attacked { .. })) && !play.can_use(ELF_ARCHMAGE));
}

/// A Feayn gives nothing against rank 1.
fn feayn(hero: CardId, attack: i16, light: u8) {
    let play = Scenario::hand(&[hero]).dungeon_turn();
    assert_eq!((play.value(1).attack, play.value(1).light), (0, 0));
    assert_eq!((play.value(2).attack, play.value(2).light), (attack, light));
}

#[test]
fn t_card_feayn_archer_gives_neither_attack_nor_light_in_rank_one() {
    feayn(FEAYN_ARCHER, 2, 1);
}

#[test]
fn t_card_feayn_marksman_gives_neither_attack_nor_light_in_rank_one() {
    feayn(FEAYN_MARKSMAN, 3, 1);
}

#[test]
fn t_card_feayn_sniper_gains_one_experience_more_in_rank_three() {
    feayn(FEAYN_SNIPER, 4, 2);
    for (rank, experience) in [(3, 2), (2, 1)] {
        let mut play = Scenario::hand(&[FEAYN_SNIPER, OUTLANDS_KHAN, TORCH]).dungeon_turn();
        play.attack(rank);
        assert_eq!(play.experience(0), experience);
    }
}

#[test]
fn t_card_lorigg_thief_brings_two_gold_and_light() {
    assert_eq!(figures(LORIGG_THIEF), (1, 0, 1, Some(2), 0));
    let play = Scenario::hand(&[LORIGG_THIEF]).dungeon_turn();
    assert_eq!((play.value(1).attack, play.value(1).light), (1, 1));
    assert_eq!(Scenario::hand(&[LORIGG_THIEF]).village_turn().table().gold_left(), 2);
}

/// The others discard a card when this hero enters the Dungeon.
fn makes_discard(hero: CardId) {
    let mut play = Scenario::of(3)
        .holds(0, &[hero])
        .holds(1, &[MILITIA, TORCH])
        .holds(2, &[DAGGER, TORCH])
        .dungeon_turn();
    assert_eq!(
        (play.asked(), play.question()),
        (Some(1), Some(Question::Card { purpose: Purpose::Discard }))
    );
    play.choose(Choice::Card(TORCH));
    assert_eq!(play.asked(), Some(2));
    play.choose(Choice::Card(DAGGER));
    assert_eq!((play.discarded(1, TORCH), play.discarded(2, DAGGER)), (1, 1));
    assert_eq!(play.asked(), Some(0));
    assert!(!play.can_use(hero), "no choice of the active player");
}

#[test]
fn t_card_lorigg_rogue_makes_the_others_discard() {
    makes_discard(LORIGG_ROGUE);
    assert_eq!(figures(LORIGG_ROGUE), (2, 0, 1, Some(3), 0));
    // Also one drawn in the Dungeon, once for each such hero.
    let mut play =
        Scenario::hand(&[REGIAN_PRIEST]).deck(0, &[LORIGG_ROGUE]).holds(1, &[TORCH, DAGGER]).dungeon_turn();
    play.use_card(REGIAN_PRIEST);
    assert_eq!(play.asked(), Some(1));
    play.choose(Choice::Card(TORCH));
    assert_eq!(play.asked(), Some(0));
}

#[test]
fn t_card_lorigg_outlaw_makes_the_others_discard() {
    makes_discard(LORIGG_OUTLAW);
    assert_eq!(figures(LORIGG_OUTLAW), (2, 0, 2, Some(4), 1));
}

#[test]
fn t_card_outlands_warrior_eats_food_once_for_three() {
    let mut play = Scenario::hand(&[OUTLANDS_WARRIOR, IRON_RATIONS, FEAST]).dungeon_turn();
    play.use_card(OUTLANDS_WARRIOR);
    play.pick(FEAST);
    assert_eq!((play.value(1).attack, play.destroyed(FEAST)), (6, 1));
    assert!(!play.can_use(OUTLANDS_WARRIOR));
}

#[test]
fn t_card_outlands_slayer_eats_any_number_and_counts_monsters() {
    let mut play = Scenario::hand(&[OUTLANDS_SLAYER, IRON_RATIONS, GOODBERRIES, NIXIE, NIXIE]).dungeon_turn();
    play.use_card(OUTLANDS_SLAYER);
    play.pick(IRON_RATIONS);
    play.use_card(OUTLANDS_SLAYER);
    assert_eq!(play.value(1).attack, 5 + 3 + 3 + 2);
}

#[test]
fn t_card_outlands_khan_counts_monsters_twice() {
    assert_eq!(strength_of(&[OUTLANDS_KHAN, NIXIE, GRIKNACK_GOBLIN])[0], (7 + 4, 0));
    assert_eq!(figures(OUTLANDS_KHAN).4, 3);
}

#[test]
fn t_card_redblade_killer_brings_one_gold() {
    assert_eq!((figures(REDBLADE_KILLER), REDBLADE_KILLER.card().cost), ((2, 0, 0, Some(1), 0), Some(5)));
    assert_eq!(strength_of(&[REDBLADE_KILLER])[0], (2, 0));
    assert_eq!(Scenario::hand(&[REDBLADE_KILLER]).village_turn().table().gold_left(), 1);
}

#[test]
fn t_card_redblade_poisoner_makes_the_others_discard() {
    makes_discard(REDBLADE_POISONER);
    assert_eq!(figures(REDBLADE_POISONER), (3, 0, 0, Some(2), 0));
}

#[test]
fn t_card_redblade_assassin_takes_a_hero_or_two_cards() {
    let scenario = || Scenario::of(2).holds(0, &[REDBLADE_ASSASSIN]).holds(1, &[MILITIA, TORCH, DAGGER]);
    let mut play = scenario().dungeon_turn();
    assert_eq!(play.question(), Some(Question::Card { purpose: Purpose::DiscardHeroOrTwo }));
    play.choose(Choice::Card(MILITIA));
    assert_eq!(play.asked(), Some(0), "a hero is enough");
    let mut play = scenario().dungeon_turn();
    play.choose(Choice::Card(TORCH));
    play.choose(Choice::Card(DAGGER));
    assert_eq!((play.asked(), play.game.hand(Seat::new(1)).len()), (Some(0), 1));
    let play = Scenario::of(2).holds(0, &[REDBLADE_ASSASSIN]).holds(1, &[TORCH]).dungeon_turn();
    assert_eq!(play.discarded(1, TORCH), 1, "too few: all of them");
    assert_eq!(figures(REDBLADE_ASSASSIN), (4, 0, 0, Some(2), 2));
}

#[test]
fn t_card_regian_cleric_cures_disease_until_the_battle_begins() {
    assert_eq!(strength_of(&[REGIAN_CLERIC])[0], (0, 1));
    cures(REGIAN_CLERIC);
}

#[test]
fn t_card_regian_priest_draws_one_and_cures() {
    cures(REGIAN_PRIEST);
    assert_eq!(strength_of(&[REGIAN_PRIEST])[0], (0, 2));
    let mut play = Scenario::hand(&[REGIAN_PRIEST]).deck(0, &[TORCH, DAGGER]).dungeon_turn();
    play.use_ability(REGIAN_PRIEST, 0);
    assert_eq!((play.table().party.slots().len(), play.can_use(REGIAN_PRIEST)), (2, false));
}

#[test]
fn t_card_regian_bishop_draws_two_and_cures() {
    cures(REGIAN_BISHOP);
    assert_eq!(strength_of(&[REGIAN_BISHOP])[0], (0, 3));
    let mut play = Scenario::hand(&[REGIAN_BISHOP]).deck(0, &[TORCH, DAGGER, SPEAR]).dungeon_turn();
    play.use_ability(REGIAN_BISHOP, 0);
    assert_eq!((play.table().party.slots().len(), play.can_use(REGIAN_BISHOP)), (3, false));
}

#[test]
fn t_card_selurin_magician_helps_items_and_magic_spells() {
    assert_eq!(strength_of(&[SELURIN_MAGICIAN, TORCH, IRON_RATIONS, FIREBALL])[0], (0, 2 + 2 + 1 + 3));
    assert_eq!(strength_of(&[SELURIN_MAGICIAN, SELURIN_MAGICIAN, TORCH, BANISH])[0], (0, 2 + 2 + 2));
    assert_eq!(strength_of(&[SELURIN_MAGICIAN, FLAMING_SWORD, NIXIE, DISEASE])[0], (0, 2), "no Items");
    // An Item destroyed before the battle is not counted.
    let mut play = Scenario::hand(&[SELURIN_MAGICIAN, THYRIAN_SQUIRE, IRON_RATIONS]).dungeon_turn();
    play.use_card(THYRIAN_SQUIRE);
    assert_eq!(play.value(1).magic, 2);
}

#[test]
fn t_card_selurin_warlock_doubles_the_magic_and_two_give_four_times() {
    let counted = |hand: &[CardId]| Scenario::hand(hand).dungeon_turn().value(1).magic_counted;
    assert_eq!(counted(&[SELURIN_WARLOCK]), 4);
    assert_eq!(counted(&[SELURIN_WARLOCK, SELURIN_WARLOCK]), 16);
    assert_eq!(counted(&[SELURIN_WARLOCK, SELURIN_WARLOCK, SELURIN_THEURGE]), 48);
    // Disease comes before the doubling.
    assert_eq!(counted(&[SELURIN_WARLOCK, DISEASE]), 2);
    // Only magic is doubled, and only by one who can attack.
    let mut play = Scenario::hand(&[SELURIN_WARLOCK, FIREBALL, OUTLANDS_KHAN])
        .hall(&[HAUNT, NIXIE, NIXIE])
        .dungeon_turn();
    assert_eq!((play.value(1).attack_counted, play.value(1).magic_counted), (7, 10));
    play.attack(1);
    play.pick(SELURIN_WARLOCK);
    assert!(play.happened(|event| matches!(event, Event::Won { total: 10, .. })), "7 and the Fireball's 3");
}

#[test]
fn t_card_selurin_theurge_borrows_one_of_the_heroes_every_player_discards() {
    let mut play = Scenario::of(3)
        .holds(0, &[SELURIN_THEURGE, MILITIA])
        .holds(1, &[OUTLANDS_KHAN, TORCH])
        .holds(2, &[TORCH, DAGGER])
        .deck(0, &[MILITIA; 6])
        .dungeon_turn();
    assert_eq!(figures(SELURIN_THEURGE), (0, 2, 0, None, 1));
    play.use_card(SELURIN_THEURGE);
    assert!(play.can_pick(SELURIN_THEURGE), "the Theurge too");
    play.pick(MILITIA);
    assert_eq!(play.refused(Choice::Card(TORCH)), Illegal::NotAHero { card: TORCH });
    play.choose(Choice::Card(OUTLANDS_KHAN));
    assert!(play.happened(|event| matches!(event, Event::HandShown { seat, .. } if seat.number() == 2)));
    assert_eq!(play.refused(Choice::Borrow(Seat::new(2))), Illegal::NothingOffered { seat: Seat::new(2) });
    play.choose(Choice::Borrow(Seat::new(1)));
    assert_eq!(play.value(1).attack, 7, "it fights like an own hero");
    assert!(!play.can_use(SELURIN_THEURGE), "once only");
    play.attack(1);
    assert!(play.won());
    assert_eq!((play.discarded(1, OUTLANDS_KHAN), play.owns(0, OUTLANDS_KHAN)), (1, 0), "back to its owner");
}

#[test]
fn t_card_selurin_theurge_a_borrowed_hero_is_no_card_of_the_hand_and_dies_for_good() {
    let mut play = Scenario::hand(&[SELURIN_THEURGE, MILITIA, BANISH, FIREBALL])
        .holds(1, &[LORIGG_OUTLAW, TORCH, DAGGER])
        .hall(&[MYTHLURIAN, NIXIE, NIXIE])
        .dungeon_turn();
    play.use_card(SELURIN_THEURGE);
    play.pick(MILITIA);
    play.choose(Choice::Card(LORIGG_OUTLAW));
    play.choose(Choice::Borrow(Seat::new(1)));
    assert_eq!(play.asked(), Some(1), "its forced discard happens");
    play.choose(Choice::Card(TORCH));
    assert_eq!(play.table().printed_gold(), 0, "its gold does not count");
    play.use_card(BANISH);
    play.choose(Choice::Arrange([1, 2, 3].map(nth)));
    let slot = play.slot(LORIGG_OUTLAW);
    assert_eq!(play.refused(Choice::Member(slot)), Illegal::Borrowed { card: LORIGG_OUTLAW });
    play.pick(BANISH);
    play.attack(1);
    play.pick(LORIGG_OUTLAW);
    assert_eq!((play.destroyed(LORIGG_OUTLAW), play.owns(1, LORIGG_OUTLAW)), (1, 0));
}

#[test]
fn t_card_selurin_theurge_an_own_hero_borrowed_back_comes_without_what_it_had() {
    let mut play = Scenario::hand(&[SELURIN_THEURGE, LORIGG_ROGUE, DAGGER, IRON_RATIONS])
        .holds(1, &[TORCH, DAGGER, TORCH])
        .dungeon_turn();
    play.choose(Choice::Card(TORCH));
    play.equip(LORIGG_ROGUE, DAGGER);
    play.use_card(IRON_RATIONS);
    play.pick(LORIGG_ROGUE);
    play.use_card(SELURIN_THEURGE);
    play.pick(LORIGG_ROGUE);
    play.choose(Choice::Borrow(Seat::new(0)));
    let rogue = play.table().party.at(play.slot(LORIGG_ROGUE));
    assert_eq!((rogue.strength, rogue.link), (0, None));
    assert_eq!(play.game.hand(Seat::new(1)).len(), 2, "its forced discard does not happen twice");
}

#[test]
fn t_card_selurin_theurge_an_own_hero_borrowed_back_remembers_what_it_used() {
    let mut play =
        Scenario::hand(&[SELURIN_THEURGE, OUTLANDS_WARRIOR, IRON_RATIONS, IRON_RATIONS]).dungeon_turn();
    play.use_card(OUTLANDS_WARRIOR);
    if play.can_pick(IRON_RATIONS) {
        play.pick(IRON_RATIONS);
    }
    assert_eq!((play.destroyed(IRON_RATIONS), play.can_use(OUTLANDS_WARRIOR)), (1, false));
    play.use_card(SELURIN_THEURGE);
    play.pick(OUTLANDS_WARRIOR);
    play.choose(Choice::Borrow(Seat::new(0)));
    assert!(play.try_slot(OUTLANDS_WARRIOR).is_some() && play.try_slot(IRON_RATIONS).is_some());
    assert!(!play.can_use(OUTLANDS_WARRIOR), "its ability was used this turn");
}

#[test]
fn t_card_selurin_theurge_an_own_hero_borrowed_back_is_no_card_of_the_hand_either() {
    let mut play = Scenario::hand(&[SELURIN_THEURGE, SELURIN_THEURGE, LORIGG_THIEF, ELF_ARCHMAGE, TORCH])
        .hall(&[NIXIE, TYXR_THE_OLD, NIXIE])
        .dungeon_turn();
    assert_eq!(play.table().printed_gold(), 4);
    play.use_card(SELURIN_THEURGE);
    play.pick(LORIGG_THIEF);
    play.choose(Choice::Borrow(Seat::new(0)));
    assert_eq!((play.value(1).attack, play.table().printed_gold()), (1, 2), "it fights, but gives no gold");
    let slot = play.slot(LORIGG_THIEF);
    // Not for the other Theurge.
    let mut again = play.clone();
    again.use_card(SELURIN_THEURGE);
    assert_eq!(again.refused(Choice::Member(slot)), Illegal::Borrowed { card: LORIGG_THIEF });
    assert!(again.can_pick(ELF_ARCHMAGE));
    // Not for the breach of Tyxr.
    play.use_card(ELF_ARCHMAGE);
    play.choose(Choice::Monster { rank: Rank::First });
    assert_eq!(play.refused(Choice::Member(slot)), Illegal::Borrowed { card: LORIGG_THIEF });
    assert!(play.can_pick(TORCH));
}

#[test]
fn t_card_selurin_theurge_a_borrowed_hero_of_the_wrong_kind_is_refused_for_its_kind() {
    let mut play = Scenario::hand(&[SELURIN_THEURGE, MILITIA, THYRIAN_SQUIRE, CHALICE_QUESTER])
        .holds(1, &[ELF_WIZARD, TORCH])
        .hall(&[KNIGHTMARE, NIXIE, NIXIE])
        .dungeon_turn();
    play.use_card(SELURIN_THEURGE);
    play.pick(MILITIA);
    play.choose(Choice::Card(ELF_WIZARD));
    play.choose(Choice::Borrow(Seat::new(1)));
    play.attack(1);
    let slot = play.slot(ELF_WIZARD);
    assert_eq!(play.refused(Choice::Member(slot)), Illegal::NotEligible { card: ELF_WIZARD });
}

#[test]
fn t_card_thyrian_squire_eats_food_for_two() {
    let mut play = Scenario::hand(&[THYRIAN_SQUIRE, IRON_RATIONS]).dungeon_turn();
    play.use_card(THYRIAN_SQUIRE);
    assert_eq!((play.value(1).attack, play.destroyed(IRON_RATIONS)), (4, 1));
    // Once only, and the Food gives no strength.
    let mut play = Scenario::hand(&[THYRIAN_SQUIRE, IRON_RATIONS, IRON_RATIONS]).dungeon_turn();
    play.use_card(THYRIAN_SQUIRE);
    assert!(!play.can_use(THYRIAN_SQUIRE));
    assert_eq!(play.table().party.at(play.slot(THYRIAN_SQUIRE)).strength, 0);
}

#[test]
fn t_card_thyrian_knight_leads_the_militia() {
    assert_eq!(strength_of(&[THYRIAN_KNIGHT, MILITIA, MILITIA])[0], (4 + 2 + 2, 0));
    assert_eq!(strength_of(&[THYRIAN_KNIGHT, THYRIAN_KNIGHT, MILITIA])[0], (8 + 3, 0));
    let mut play = Scenario::hand(&[THYRIAN_KNIGHT, FEAST, IRON_RATIONS]).dungeon_turn();
    play.use_card(THYRIAN_KNIGHT);
    play.pick(FEAST);
    assert_eq!((play.value(1).attack, play.destroyed(FEAST)), (4 + 2, 1));
    assert!(!play.can_use(THYRIAN_KNIGHT), "once only");
}

#[test]
fn t_card_thyrian_lord_helps_non_fighters_and_takes_a_monster_worth_one_or_two() {
    assert_eq!(strength_of(&[THYRIAN_LORD, MILITIA, ELF_WIZARD, DWARF_GUARDIAN])[0], (4 + 3 + 2 + 1, 2));
    let mut play = Scenario::hand(&[THYRIAN_LORD, IRON_RATIONS])
        .hall(&[BLOODSKULL_ORC, GRIFFON, PEGASUS])
        .dungeon(&[FAMINE])
        .deck(0, &[MILITIA; 6])
        .dungeon_turn();
    play.use_card(THYRIAN_LORD);
    assert_eq!(
        (play.discarded(0, PEGASUS), play.experience(0)),
        (1, 0),
        "not the Orc of 0, not the Griffon of 4"
    );
    assert_eq!(play.hall(), [BLOODSKULL_ORC, GRIFFON, FAMINE]);
    let mut play = Scenario::hand(&[THYRIAN_LORD, IRON_RATIONS])
        .hall(&[PEGASUS, STONE_OF_MYSTERY, GRIFFON])
        .dungeon_turn();
    play.use_card(THYRIAN_LORD);
    assert!(play.table().over && play.table().taker.is_none());
    // Food and monster are chosen; a breach comes at once, in mid-preparation.
    let mut play = Scenario::hand(&[THYRIAN_LORD, IRON_RATIONS, FEAST])
        .hall(&[NIXIE, ARCHDUKE_OF_PAIN, PEGASUS])
        .dungeon_turn();
    play.use_card(THYRIAN_LORD);
    play.pick(IRON_RATIONS);
    assert_eq!(
        play.refused(Choice::Monster { rank: Rank::Second }),
        Illegal::WrongWorth { card: ARCHDUKE_OF_PAIN }
    );
    play.choose(Choice::Monster { rank: Rank::First });
    assert!(play.happened(|event| matches!(event, Event::Breached { card: ARCHDUKE_OF_PAIN })));
    assert!(!play.can_use(THYRIAN_LORD) && play.table().turn.battle.is_none());
    let play =
        Scenario::hand(&[THYRIAN_LORD, IRON_RATIONS]).hall(&[GRIFFON, GRIFFON, GRIFFON]).dungeon_turn();
    let slot = play.slot(THYRIAN_LORD);
    assert_eq!(play.refused(use_of(slot, 1)), Illegal::NoMonsterFor { card: THYRIAN_LORD });
}
