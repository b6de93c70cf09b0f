//! The explanation of an attack before it is made: it adds up, and the battle comes out as it says.

use super::scenario::Scenario;
use crate::cards::*;
use crate::effect::{Effect, Victims};
use crate::{Choice, Event, Place, Setup, Thunderstone, With, explain_attack, forecast};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::drive::next_input;
use table::{Foresee, Game, Input, Insight, Seat, Told};

#[test]
fn every_card_of_the_party_has_its_line_and_the_lines_add_up() {
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, FLAMING_SWORD, TORCH, FEAYN_ARCHER, DISEASE])
        .hall(&[TORMENTOR, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(DWARF_GUARDIAN, FLAMING_SWORD);
    let explained = play.explain(1);
    let line = |card| explained.contributions.iter().find(|line| line.card == card).copied();
    let dwarf = line(DWARF_GUARDIAN).expect("the Dwarf has a line");
    assert_eq!((dwarf.attack, dwarf.magic, dwarf.takes_part), (4, 0, true));
    let sword = line(FLAMING_SWORD).expect("the sword has a line");
    assert_eq!((sword.attack, sword.magic, sword.light), (0, 3, 1));
    assert!(line(FEAYN_ARCHER).is_some_and(|feayn| !feayn.takes_part), "it cannot attack rank 1");
    assert_eq!(explained.now.total, 6, "4 + 3, less 1 for the Disease");
    assert_eq!(explained.costs, [Effect::Slay(Victims::One(crate::effect::Filter::Cleric))]);
    let lines = || explained.contributions.iter();
    assert_eq!(lines().map(|line| line.attack).sum::<i16>(), explained.now.attack);
    assert_eq!(lines().map(|line| line.magic).sum::<i16>(), explained.now.magic);
    assert_eq!(lines().map(|line| line.light).sum::<u8>(), explained.now.light);
}

#[test]
fn a_battle_without_choices_comes_out_as_foretold() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut compared = 0;
    for players in [2, 3, 4, 5, 2, 3, 4, 5] {
        let mut game = Thunderstone::start(&Setup::random(players)).expect("legal");
        while let Some(input) = next_input(&game, &mut rng, |game, _, rng| game.purposeful(rng)) {
            let foretold = match input {
                Input::Choice { choice: Choice::Attack { rank }, .. } => {
                    assert!(
                        explain_attack(game.table(), rank).is_some_and(|explained| explained.can_be_attacked)
                    );
                    forecast(game.table(), rank)
                }
                _ => None,
            };
            let mut told: Vec<Told<Event>> = Vec::new();
            game.apply(&input, &mut told);
            for Told { event, .. } in &told {
                let (Some(foretold), Event::Won { total, .. } | Event::Lost { total, .. }) =
                    (foretold, event)
                else {
                    continue;
                };
                let won = matches!(event, Event::Won { .. });
                assert_eq!((foretold.total, foretold.wins), (*total, won));
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn the_party_is_told_what_it_would_do_to_every_monster() {
    let mut play = Scenario::hand(&[DWARF_GUARDIAN, FLAMING_SWORD, TORCH])
        .hall(&[TORMENTOR, NIXIE, NIXIE])
        .dungeon_turn();
    play.equip(DWARF_GUARDIAN, FLAMING_SWORD);
    let told = play.game.forecast(Seat(0)).expect("monsters stand in the hall");
    assert_eq!(told.with, With::Party);
    assert_eq!(told.attacks, [1, 2, 3].map(|rank| play.explain(rank)), "as the engine explains each attack");
    let costs = &told.attacks[0].costs;
    assert_eq!(*costs, [Effect::Slay(Victims::One(crate::effect::Filter::Cleric))], "the cost is named");
    // The cards lie open: whoever watches is told the same.
    assert_eq!(play.game.forecast_for_all(), Some(told));
    // In the Village there is nothing to attack with.
    let village = Scenario::hand(&[DWARF_GUARDIAN]).village_turn();
    assert_eq!((village.game.forecast(Seat(0)), village.game.forecast_for_all()), (None, None));
}

#[test]
fn the_own_hand_is_told_what_it_could_do_before_a_place_is_chosen() {
    let hand = [DWARF_GUARDIAN, FLAMING_SWORD, TORCH];
    let mut play = Scenario::hand(&hand).holds(1, &[MILITIA]).hall(&[TORMENTOR, NIXIE, NIXIE]).play();
    let told = play.game.forecast(Seat(0)).expect("a hand can be foreseen");
    assert_eq!((told.with, told.attacks.len()), (With::Hand, 3));
    assert_eq!(play.game.forecast_for_all(), None, "a hand is a secret");
    // The other player, whose turn it is not, is told about the own hand, and nobody at no seat.
    let other = play.game.forecast(Seat(1)).expect("a hand can be foreseen");
    assert_eq!(other.attacks[0].contributions.len(), 1);
    assert_eq!(other.attacks[0].contributions[0].card, MILITIA);
    assert_eq!(play.game.forecast(Seat(2)), None);
    // Whoever goes there and carries the sword finds it as foretold.
    play.go(Place::Dungeon);
    let bare = play.value(1).total;
    play.equip(DWARF_GUARDIAN, FLAMING_SWORD);
    assert_eq!(told.attacks[0].now, play.value(1));
    assert!(told.attacks[0].now.total > bare, "the sword is carried");
    assert_eq!(told.attacks[0].after, play.after(1));
}

#[test]
fn what_a_player_is_told_depends_on_nothing_hidden() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut game = Thunderstone::start(&Setup::random(3)).expect("legal");
    let (mut told, mut told_to_all) = (0, 0);
    for _ in 0..600 {
        let next = next_input(&game, &mut rng, |game, _, rng| game.purposeful(rng));
        let Some(input) = next else { break };
        for seat in Seat::all(3) {
            let mut guess = game.clone();
            guess.redeterminize(seat, &mut rng);
            assert_eq!(game.forecast(seat), guess.forecast(seat));
            assert_eq!(game.forecast_for_all(), guess.forecast_for_all());
            told += usize::from(game.forecast(seat).is_some());
        }
        told_to_all += usize::from(game.forecast_for_all().is_some());
        game.apply(&input, &mut ());
    }
    assert!(told > 500 && told_to_all > 50, "{told}, {told_to_all}");
}
