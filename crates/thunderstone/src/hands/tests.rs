//! The figures against hands counted by hand, every hand of a deck dealt card by card, and battles fought out.

use super::*;
use crate::Event;
use crate::cards::*;
use crate::choice::Choice;
use crate::ranks::Rank;
use crate::tests::scenario::{Play, Scenario};
use std::collections::HashSet;
use table::{Game, Pending};

/// By hand: the starting deck gives C(12, 6) = 924 hands. A Militia (strength 2) can carry a Dagger (weight 2), so the
/// attack is Militia plus carried Daggers. It is 6 with 6 Militia (1 hand), 5 and 1 Dagger (6 · 2 = 12 hands), 4 and
/// both Daggers (15 hands): 28 of 924, 1 in 33. More is impossible.
#[test]
fn the_starting_deck_counted_by_hand() {
    let study = Study::starting();
    assert_eq!(study.dealt().all, 924);
    let prospects = study.count(Rank::First, &[Target { monster: GRIKNACK_GOBLIN, rank: Rank::First }]);
    assert_eq!(prospects.attack.counts.get(&6), Some(&28));
    assert_eq!(prospects.attack.counts.keys().next_back(), Some(&6));
    assert_eq!(prospects.magic.counts.keys().collect::<Vec<_>>(), [&0]);
    // Both Torches: C(10, 4) = 210 hands.
    assert_eq!(prospects.light.counts.get(&2), Some(&210));
    // All gold: 2 Daggers, 2 Rations, 2 Torches are one hand of 10 gold.
    assert_eq!(prospects.gold.counts.get(&10), Some(&1));
    assert_eq!(prospects.against[0].values.hands, 924);
}

/// Every hand of a deck, dealt by places and fought out by the engine with every sequence of choices.
fn fought(deck: &[CardId], target: Target) -> (u128, u128) {
    let (mut wins, mut hands) = (0, 0);
    let mut known: BTreeMap<Vec<CardId>, bool> = BTreeMap::new();
    for places in 0u32..1 << deck.len() {
        if places.count_ones() != 6 {
            continue;
        }
        let mut hand: Vec<CardId> =
            (0..deck.len()).filter(|i| places & (1 << i) != 0).map(|i| deck[i]).collect();
        hand.sort_unstable();
        hands += 1;
        wins += u128::from(*known.entry(hand).or_insert_with_key(|hand| can_win(hand, target)));
    }
    (wins, hands)
}

fn can_win(hand: &[CardId], target: Target) -> bool {
    // Dragons nobody reaches fill the other ranks.
    let mut hall = [UYRIL_UNENDING; 3];
    hall[target.rank.index()] = target.monster;
    let play = Scenario::hand(hand).hall(&hall).dungeon_turn();
    let mut seen = HashSet::new();
    let mut open = vec![play];
    while let Some(play) = open.pop() {
        let won = |event: &Event| matches!(event, Event::Won { rank, .. } if *rank == target.rank);
        if play.happened(won) {
            return true;
        }
        let over = play.happened(|event| matches!(event, Event::Won { .. } | Event::Lost { .. }));
        if over || play.turn_over() || !matches!(play.game.pending(), Pending::Player { .. }) {
            continue;
        }
        for choice in play.choices() {
            if matches!(choice, Choice::Attack { rank } if rank != target.rank) {
                continue;
            }
            let mut next: Play = play.clone();
            next.choose(choice);
            if seen.insert(next.game.clone()) {
                open.push(next);
            }
        }
    }
    false
}

#[test]
fn the_share_of_winning_hands_is_what_the_engine_fights_out() {
    let decks: [&[CardId]; 3] = [
        &[
            MILITIA,
            MILITIA,
            MILITIA,
            MILITIA,
            MILITIA,
            MILITIA,
            DAGGER,
            DAGGER,
            IRON_RATIONS,
            IRON_RATIONS,
            TORCH,
            TORCH,
        ],
        &[
            ELF_WIZARD,
            DWARF_GUARDIAN,
            MILITIA,
            MILITIA,
            SHORT_SWORD,
            FLAMING_SWORD,
            TORCH,
            LANTERN,
            BATTLE_FURY,
            FEAST,
        ],
        &[
            OUTLANDS_WARRIOR,
            AMAZON_ARCHER,
            MILITIA,
            SPEAR,
            WARHAMMER,
            GOODBERRIES,
            TORCH,
            DISEASE,
            DISEASE,
            FIREBALL,
        ],
    ];
    let targets = [
        Target { monster: GRIKNACK_GOBLIN, rank: Rank::First },
        Target { monster: SUCCUBUS, rank: Rank::Second },
        Target { monster: JUDGEMENT, rank: Rank::First },
        Target { monster: DARKNESS, rank: Rank::Third },
    ];
    let mut mixed = 0;
    for deck in decks {
        let cards: Vec<(CardId, u16)> = deck.iter().map(|&card| (card, 1)).collect();
        let mut study = Study::new(&cards, 6).expect("a deck");
        study.spend = true;
        let prospects = study.count(Rank::First, &targets);
        for (target, against) in targets.iter().zip(&prospects.against) {
            mixed += u32::from((1..prospects.hands()).contains(&against.wins));
            assert_eq!(
                (against.wins, prospects.hands()),
                fought(deck, *target),
                "{deck:?} against {target:?}"
            );
        }
    }
    assert!(mixed >= 6, "only {mixed} cases have hands of both kinds");
}

#[test]
fn drawn_hands_come_out_as_counted() {
    let cards =
        [(MILITIA, 6), (DAGGER, 2), (TORCH, 2), (IRON_RATIONS, 2), (THYRIAN_SQUIRE, 2), (FIREBALL, 1)];
    let study = Study::new(&cards, 6).expect("a deck");
    let targets = [Target { monster: GRIKNACK_GOBLIN, rank: Rank::Second }];
    let exact = study.count(Rank::Second, &targets);
    let draws = 200_000;
    let drawn = study.sample(Rank::Second, &targets, draws, &mut table_laws::generator(11, 0, 0));
    let share = |prospects: &Prospects| prospects.against[0].wins as f64 / prospects.hands() as f64;
    let (expected, found) = (share(&exact), share(&drawn));
    assert!((expected - found).abs() < drawn.error() * 4.0 / 1.96, "{found} for {expected}");
    assert!((exact.attack.mean() - drawn.attack.mean()).abs() < 0.03);
    assert_eq!((exact.error(), drawn.sampled), (0.0, Some(draws)));
    assert_eq!(exact.hands(), study.dealt().all);
    assert_eq!(exact.interval(0.5), None);
    let (low, high) = drawn.interval(0.0).expect("hands were drawn");
    assert!(low == 0.0 && high > 0.0, "what was never drawn may still exist");
}

#[test]
fn a_card_is_spent_only_when_that_is_allowed() {
    let cards = [(OUTLANDS_WARRIOR, 1), (IRON_RATIONS, 1)];
    let mut study = Study::new(&cards, 2).expect("a deck");
    assert_eq!(study.count(Rank::First, &[]).attack.counts.keys().next(), Some(&3));
    study.spend = true;
    assert_eq!(study.count(Rank::First, &[]).attack.counts.keys().next(), Some(&6), "the Warrior eats");
}

#[test]
fn what_is_no_deck_is_refused() {
    assert_eq!(Study::new(&[(MILITIA, 5)], 6), Err(DeckFault::TooFew { cards: 5, hand: 6 }));
    assert_eq!(Study::new(&[(MILITIA, 31)], 6), Err(DeckFault::TooMany { card: MILITIA, most: 30 }));
    assert_eq!(Study::new(&[(MILITIA, 999)], 6), Err(DeckFault::TooMany { card: MILITIA, most: 30 }));
    assert_eq!(Study::new(&[(TORCH, 9), (TORCH, 9)], 6), Err(DeckFault::TooMany { card: TORCH, most: 15 }));
    assert_eq!(Study::new(&[(MILITIA, 9)], 0), Err(DeckFault::WrongHand { most: 10 }));
    let dealt = Study::new(&[(MILITIA, 30), (TORCH, 15), (DISEASE, 100)], 10).expect("a deck").dealt();
    assert_eq!(dealt.different, 66);
}

#[test]
fn the_hands_fight_by_the_version_of_the_rules_that_is_named() {
    let cards = [(ELF_ARCHMAGE, 1), (FIREBALL, 1), (MILITIA, 1), (DISEASE, 1)];
    let mut study = Study::new(&cards, 4).expect("a deck");
    let sphinx = [Target { monster: SPHINX, rank: Rank::First }];
    let value =
        |study: &Study| study.count(Rank::First, &sphinx).against[0].values.counts.keys().next().copied();
    assert_eq!(value(&study), Some(7), "the Disease is put on attack");
    study.rules = 1;
    assert_eq!(value(&study), Some(6), "the Disease bites magic");
}
