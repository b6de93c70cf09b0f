//! The explanation of an attack before it is made: it adds up, and the battle comes out as it says.

use super::reference::random_battle;
use super::scenario::{Scenario, nth};
use crate::cards::*;
use crate::effect::{BattleEffect, Victims};
use crate::party::{Mark, Member};
use crate::ranks::Rank;
use crate::reckon::can_be_attacked;
use crate::state::{Decision, Step};
use crate::{CardId, Choice, Event, Place, Setup, Thunderstone, With, explain_attack, forecast};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::drive::next_input;
use table::random::below;
use table::{Foresee, Game, Input, Insight, Pending, Seat, Told};

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
    assert_eq!(explained.costs, [BattleEffect::Slay(Victims::One(crate::effect::Filter::Cleric))]);
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
    let told = play.game.forecast(Seat::new(0)).expect("monsters stand in the hall");
    assert_eq!(told.with, With::Party);
    assert_eq!(told.attacks, [1, 2, 3].map(|rank| play.explain(rank)), "as the engine explains each attack");
    let costs = &told.attacks[0].costs;
    assert_eq!(
        *costs,
        [BattleEffect::Slay(Victims::One(crate::effect::Filter::Cleric))],
        "the cost is named"
    );
    let spare = |rank: u8| told.attacks[usize::from(rank) - 1].after;
    assert!(!spare(1).wins && spare(2).wins && spare(2).total > spare(3).total);
    assert_eq!(told.best, Some(nth(2)), "the victory with the most to spare");
    // The cards are face up: a spectator sees the same.
    assert_eq!(play.game.forecast_for_all(), Some(told));
    // In the Village there is nothing to attack with.
    let village = Scenario::hand(&[DWARF_GUARDIAN]).village_turn();
    assert_eq!((village.game.forecast(Seat::new(0)), village.game.forecast_for_all()), (None, None));
}

#[test]
fn nothing_is_best_where_nothing_can_be_attacked() {
    let best =
        |hall| Scenario::hand(&[MILITIA]).hall(hall).play().game.forecast(Seat::new(0)).map(|told| told.best);
    assert_eq!(best(&[BLINK_DOG, BLINK_DOG, BLINK_DOG]), Some(None), "it is dark");
    assert_eq!(best(&[BLINK_DOG, LORD_OF_DEATH, NIXIE]), Some(Some(nth(3))), "the least is missing");
    assert_eq!(best(&[NIXIE, NIXIE, NIXIE]), Some(Some(nth(1))), "in the dark nothing is worth more");
}

#[test]
fn the_own_hand_is_told_what_it_could_do_before_a_place_is_chosen() {
    let hand = [DWARF_GUARDIAN, FLAMING_SWORD, TORCH];
    let mut play = Scenario::hand(&hand).holds(1, &[MILITIA]).hall(&[TORMENTOR, NIXIE, NIXIE]).play();
    let told = play.game.forecast(Seat::new(0)).expect("a hand can be foreseen");
    assert_eq!((told.with, told.attacks.len()), (With::Hand, 3));
    assert_eq!(play.game.forecast_for_all(), None, "a hand is a secret");
    // The other player, whose turn it is not, is told about their own hand; a spectator is told nothing.
    let other = play.game.forecast(Seat::new(1)).expect("a hand can be foreseen");
    assert_eq!(other.attacks[0].contributions.len(), 1);
    assert_eq!(other.attacks[0].contributions[0].card, MILITIA);
    assert_eq!(play.game.forecast(Seat::new(2)), None);
    // A player who goes there with the sword finds what was forecast.
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

/// Whether the best play of the engine's own choices wins, and its value.
fn best_play(game: &Thunderstone, choice: Choice) -> (bool, i16) {
    let mut game = game.clone();
    let mut told: Vec<Told<Event>> = Vec::new();
    game.submit(&Input::Choice { seat: Seat::new(0), choice }, &mut told).expect("legal");
    let value = |told: &Told<Event>| match told.event {
        Event::Won { total, .. } => Some((true, total)),
        Event::Lost { total, .. } => Some((false, total)),
        _ => None,
    };
    if let Some(value) = told.iter().find_map(value) {
        return value;
    }
    assert!(
        matches!(game.pending(), Pending::Player { seat, .. } if seat.number() == 0),
        "chance has no part in it"
    );
    let mut choices = Vec::new();
    game.choices(&mut choices);
    let values = choices.into_iter().map(|choice| best_play(&game, choice));
    let best = values.max().expect("a question has choices");
    let now = forecast(game.table(), game.target().0).expect("a monster stands there");
    if !has_choice_of_hero(game.target().1) {
        assert_eq!((now.wins, now.total), best, "in the middle of the battle");
    }
    best
}

/// Haunt's own choice is forecast only before the battle.
fn has_choice_of_hero(monster: CardId) -> bool {
    monster.card().battle_effects().contains(&BattleEffect::Bar)
}

#[test]
fn judgement_is_foretold_as_the_best_split_of_its_losses() {
    let hand = [TORCH, MILITIA, SELURIN_THEURGE, SELURIN_MAGICIAN, DAGGER, DISEASE];
    for (rules, expected) in [(1, (true, 6)), (2, (false, 4))] {
        let mut play = Scenario::hand(&hand).rules(rules).hall(&[JUDGEMENT, NIXIE, NIXIE]).dungeon_turn();
        play.equip(SELURIN_MAGICIAN, DAGGER);
        let value = play.after(1);
        assert_eq!((value.wins, value.total), best_play(&play.game, Choice::Attack { rank: Rank::First }));
        assert_eq!((value.wins, value.total), expected, "version {rules}");
    }
}

#[test]
fn a_forecast_is_the_best_play_of_random_battles() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(14);
    let (mut judged, mut won, mut apart) = (0, 0, 0);
    for battle in 0..4_000 {
        let mut values = [(false, 0); 2];
        let mut game = Thunderstone::start(&Setup::first_game(2)).expect("legal");
        let (rank, _) = random_battle(&mut game.table, &mut rng);
        game.table.turn.battle = None;
        let party = &mut game.table.party;
        party.slots().iter().for_each(|slot| party.at_mut(slot).marks.remove(Mark::Doomed));
        (0..below(&mut rng, 3)).for_each(|_| _ = party.add(Member::new(DISEASE, Seat::new(0))));
        let front = &mut game.table.hall[rank.index()];
        let front = front.as_mut().expect("the battle is there");
        match battle % 4 {
            0 | 1 => front.card = JUDGEMENT,
            2 => front.card = SPHINX,
            _ => {}
        }
        let monster = front.card;
        game.agenda.clear();
        for step in [Step::Pass, Step::EndTurn, Decision::Prepare.into()] {
            game.agenda.next(step);
        }
        if !can_be_attacked(&game.table, rank) {
            continue;
        }
        for rules in [1, 2] {
            game.table.rules = rules;
            let value = forecast(&game.table, rank).expect("a monster stands there");
            let best = best_play(&game, Choice::Attack { rank });
            assert_eq!((value.wins, value.total), best, "battle {battle}, version {rules}: {monster:?}");
            values[rules as usize - 1] = best;
        }
        judged += usize::from(monster == JUDGEMENT);
        won += usize::from(values[1].0);
        apart += usize::from(values[0] != values[1]);
    }
    println!("{judged} judged, {won} won, {apart} end differently by version 1 and 2");
    assert!(judged > 1_500 && won > 400 && apart > 100, "{judged}, {won}, {apart}");
}

#[test]
fn the_own_hand_is_told_by_the_rules_of_its_table() {
    for (rules, total) in [(1, 6), (2, 7)] {
        let hand = [ELF_ARCHMAGE, FIREBALL, MILITIA, DISEASE];
        let play = Scenario::hand(&hand).rules(rules).hall(&[SPHINX, NIXIE, NIXIE]).play();
        let told = play.game.forecast(Seat::new(0)).expect("a hand can be foreseen");
        assert_eq!((told.with, told.attacks[0].after.total), (With::Hand, total), "version {rules}");
    }
}
