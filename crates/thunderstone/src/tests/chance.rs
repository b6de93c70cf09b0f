//! How likely everything is that chance may give: the listed outcomes with their exact weights, and what `sample` draws
//! by every number there is.

use crate::card::{Family, Group};
use crate::cards::*;
use crate::choice::{Chance, Outcome};
use crate::public::Bag;
use crate::state::Drawing;
use crate::tests::scenario::Scenario;
use crate::{CardId, Setup, Thunderstone};
use table::random::below;
use table::{Game, Outcomes, Pending, Seat};
use table_laws::drawn_by_all_numbers;

#[track_caller]
fn listed(game: &Thunderstone) -> Vec<(Outcome, u64)> {
    match game.outcomes(128) {
        Outcomes::Listed(outcomes) => outcomes,
        Outcomes::Product(draws) => panic!("not listed: {draws:?}"),
    }
}

/// The chance is one draw with these weights, as it is listed and as it is sampled by either version of the rules.
#[track_caller]
fn is_one_draw(game: &Thunderstone, expected: &[(Outcome, u64)]) {
    assert_eq!(listed(game), expected);
    let total = expected.iter().map(|(_, weight)| *weight as u32).sum();
    for rules in [1, 2] {
        assert_eq!(drawn_by_all_numbers(&[total], |numbers| game.sample_by(rules, numbers)), expected);
    }
}

fn cards<const N: usize>(cards: [(CardId, u64); N]) -> Vec<(Outcome, u64)> {
    cards.map(|(card, n)| (Outcome::Card(card), n)).to_vec()
}

/// A table that waits for the next card of this dungeon deck.
fn dungeon(unseen: &[(CardId, u8)], above: u8, stone: bool) -> Thunderstone {
    let mut game = Scenario::of(2).play().game.clone();
    let dungeon = &mut game.table.dungeon;
    dungeon.unseen = Bag::EMPTY;
    unseen.iter().for_each(|&(card, n)| dungeon.unseen.add_many(card, n));
    (dungeon.above, dungeon.stone) = (above, stone);
    game.next(Drawing::FillHall);
    assert_eq!(game.pending(), Pending::Chance(Chance::DungeonCard));
    game
}

#[test]
fn t_hall_1_a_dungeon_card_is_drawn_by_its_number_in_the_deck() {
    let deck = [(NIXIE, 3), (GRIFFON, 1), (PEGASUS, 2)];
    let mut expected = cards(deck.map(|(card, n)| (card, u64::from(n))));
    expected.sort_by_key(|(outcome, _)| match outcome {
        Outcome::Card(card) => *card,
        _ => STONE_OF_MYSTERY,
    });
    is_one_draw(&dungeon(&deck, 1, true), &expected);
    is_one_draw(&dungeon(&deck, 0, false), &expected);
}

#[test]
fn t_set_4_the_thunderstone_is_as_likely_as_any_other_of_the_last_cards() {
    let game = dungeon(&[(NIXIE, 3), (GRIFFON, 1)], 0, true);
    let mut expected = listed(&game);
    assert_eq!(expected.last(), Some(&(Outcome::Card(STONE_OF_MYSTERY), 1)));
    assert_eq!(expected.iter().map(|(_, weight)| weight).sum::<u64>(), 5);
    // The newest rules take one number.
    assert_eq!(drawn_by_all_numbers(&[5], |numbers| game.sample_by(2, numbers)), expected);
    // Version 1 takes a second one when the stone does not come; every share of the 5 * 4 sequences is the same.
    let mut earlier = drawn_by_all_numbers(&[5, 4], |numbers| game.sample_by(1, numbers));
    expected.iter_mut().for_each(|(_, weight)| *weight *= 4);
    let by_card = |(outcome, _): &(Outcome, u64)| format!("{outcome:?}");
    earlier.sort_by_key(by_card);
    expected.sort_by_key(by_card);
    assert_eq!(earlier, expected);
}

#[test]
fn t_set_4_version_1_asks_for_the_thunderstone_first_and_then_for_a_card() {
    let unseen = [(NIXIE, 3), (GRIFFON, 1), (PEGASUS, 2)];
    let game = dungeon(&unseen, 0, true);
    let deck = game.table.dungeon.unseen;
    let both = drawn_by_all_numbers(&[7, 6], |numbers| {
        let mut again = numbers.clone();
        let first = below(&mut again, 7);
        let card = if first == 6 { Some(STONE_OF_MYSTERY) } else { deck.sample(&mut again) };
        let drawn = game.sample_by(1, numbers);
        assert_eq!(Some(drawn), card.map(Outcome::Card));
        drawn
    });
    assert_eq!(both.len(), 4);
}

#[test]
fn t_set_4_the_thunderstone_alone_is_certain() {
    is_one_draw(&dungeon(&[], 0, true), &cards([(STONE_OF_MYSTERY, 1)]));
}

#[test]
fn t_deck_1_a_card_is_drawn_from_the_deck_without_the_hand() {
    let mut game =
        Scenario::of(2).holds(1, &[MILITIA, DAGGER]).deck(1, &[MILITIA, MILITIA, TORCH]).play().game.clone();
    game.next(Drawing::Deal { seat: Seat::new(1), cards: 1 });
    let mut expected = [(MILITIA, 2), (TORCH, 1)];
    expected.sort();
    is_one_draw(&game, &cards(expected));
}

#[test]
fn t_set_1_groups_families_village_cards_and_the_first_player_are_as_likely_as_each_other() {
    let mut game = Thunderstone::start(&Setup::random(3)).expect("a legal setup");
    let mut seen = Vec::new();
    while let Pending::Chance(chance) = game.pending() {
        let outcomes = listed(&game);
        let all = match chance {
            Chance::Group => Some(Group::ALL.len()),
            Chance::Family => Some(Family::ALL.len()),
            Chance::VillageCard => Some(village_cards().count()),
            Chance::StartingPlayer => Some(3),
            Chance::DungeonCard | Chance::Draw { .. } => None,
        };
        if let Some(all) = all {
            let drawn = seen.iter().filter(|&&earlier| earlier == chance).count();
            assert_eq!(outcomes.len(), all - drawn, "{chance:?}");
            assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "{outcomes:?}");
            is_one_draw(&game, &outcomes);
        }
        seen.push(chance);
        let (outcome, _) = outcomes[outcomes.len() / 2];
        game.submit(&table::Input::Chance(outcome), &mut ()).expect("it is listed");
    }
    for chance in [Chance::Group, Chance::Family, Chance::VillageCard, Chance::StartingPlayer] {
        assert!(seen.contains(&chance), "{chance:?}");
    }
}
