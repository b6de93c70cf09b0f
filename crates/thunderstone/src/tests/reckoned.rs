//! What a view and its events say the rules make of them: the rules' own figures.

use super::scenario::{Play, Scenario, nth};
use crate::cards::*;
use crate::reckon::strength;
use crate::{Choice, Event, HeroStrength, Reckoned, Setup, Slot, Thunderstone, Worth};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use table::drive::next_input;
use table::{Game, Insight, Seat, Told, Viewer};

fn reckoned(play: &Play) -> Reckoned {
    play.game.view(Viewer::Spectator).reckoned()
}

fn written(play: &Play) -> Value {
    serde_json::to_value(play.game.view(Viewer::Seat(Seat::new(0)))).expect("it is data")
}

#[test]
fn each_card_of_the_hall_says_how_much_light_it_asks_for() {
    let hall = [DARKNESS, NIXIE, STONE_OF_MYSTERY];
    let mut play = Scenario::hand(&[BANISH, TORCH]).hall(&hall).dungeon_turn();
    let lights = |play: &Play| [0, 1, 2].map(|at| written(play)["table"]["hall"][at]["light_needed"].clone());
    assert_eq!(lights(&play), [json!(2), json!(2), Value::Null], "nobody attacks the Thunderstone");
    for rank in [1, 2] {
        let value = play.value(rank);
        assert_eq!(lights(&play)[usize::from(rank) - 1], json!(value.light_needed));
        assert_eq!(value.penalty, value.light_needed - value.light);
        assert_eq!(value.dark, 2 * value.penalty);
    }
    play.use_card(BANISH);
    play.choose(Choice::Arrange([2, 1, 3].map(nth)));
    assert_eq!(lights(&play), [json!(1), json!(3), Value::Null], "it goes by the rank where a card stands");
}

#[test]
fn an_event_of_the_hall_tells_it_as_it_stands_then() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut seen = [0; 4];
    let alone = |solo| Setup { players: 1, solo: Some(solo), ..Setup::random(2) };
    let setups =
        [Setup::random(2), Setup::random(4), alone(crate::Solo::Normal), alone(crate::Solo::Nightmare)];
    for setup in setups.iter().cycle().take(24) {
        let mut game = Thunderstone::start(setup).expect("legal");
        while let Some(input) = next_input(&game, &mut rng, |game, _, rng| game.purposeful(rng)) {
            let mut table = game.table().clone();
            let mut told: Vec<Told<Event>> = Vec::new();
            game.apply(&input, &mut told);
            for Told { event, .. } in &told {
                table.fold(event);
                let kind = match *event {
                    Event::EnteredHall { rank, card, light_needed, .. } => {
                        let there = table.hall.standing()[rank.index()].expect("it has come");
                        assert_eq!((there.card, there.light_needed), (card, light_needed));
                        0
                    }
                    Event::HallClosedUp { hall } => {
                        assert!(hall.iter().is_sorted_by_key(Option::is_none), "no gap is left");
                        1
                    }
                    Event::HallAdvanced { hall, escaped } => {
                        assert!(hall[2].is_none() && escaped != Some(STONE_OF_MYSTERY));
                        2
                    }
                    Event::Lost { escapes, .. } => {
                        assert_eq!(escapes, setup.solo.is_some());
                        3
                    }
                    _ => continue,
                };
                seen[kind] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 10), "{seen:?}");
}

#[test]
fn only_magic_is_missing_when_the_attack_value_would_do() {
    let play =
        Scenario::hand(&[OUTLANDS_KHAN, OUTLANDS_KHAN, TORCH]).hall(&[REVENANT, NIXIE, NIXIE]).dungeon_turn();
    let (revenant, nixie) = (play.value(1), play.value(2));
    assert!(i16::from(revenant.health) <= revenant.total && revenant.lacks_magic && !revenant.wins);
    assert!(nixie.wins && !nixie.lacks_magic);
    let weak = Scenario::hand(&[MILITIA]).hall(&[REVENANT, NIXIE, NIXIE]).dungeon_turn().value(1);
    assert!(!weak.wins && !weak.lacks_magic, "more than magic is missing");
}

#[test]
fn heroes_are_as_strong_as_the_rules_say() {
    let mut play = Scenario::hand(&[MILITIA, IRON_RATIONS, ELF_WIZARD]).dungeon_turn();
    let before = reckoned(&play).strengths;
    assert_eq!(before.len(), 2, "heroes only");
    play.use_card(IRON_RATIONS);
    play.pick(MILITIA);
    let after = reckoned(&play).strengths;
    let now = |slot: Slot| strength(play.table(), play.table().party.at(slot));
    assert!(after.iter().all(|&HeroStrength { slot, strength }| strength == now(slot)));
    assert!(after != before, "the rations have strengthened somebody");
}

/// Every card came and went face up, so everybody may add them up.
#[test]
fn t_end_2_the_points_so_far_are_open_to_everybody() {
    let points = NIXIE.card().victory_points + OUTLANDS_KHAN.card().victory_points;
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, TORCH])
        .deck(0, &[NIXIE])
        .discard(1, &[SPHINX, TORCH])
        .deck(1, &[NIXIE])
        .holds(1, &[NIXIE])
        .hall(&[SPHINX, NIXIE, NIXIE])
        .village_turn();
    let of_rival = u16::from(SPHINX.card().victory_points + 2 * NIXIE.card().victory_points);
    assert_eq!(reckoned(&play).points, [points.into(), of_rival], "hand, deck and discard pile");
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let view = serde_json::to_value(play.game.view(viewer)).expect("it is data");
        assert_eq!(view["reckoned"]["points"], json!([points, of_rival]), "{viewer:?}");
    }
    play.choose(Choice::Done);
    assert_eq!(reckoned(&play).points[1], of_rival, "an event that moves cards changes nothing");
}

#[test]
fn t_end_2_a_defeated_monster_counts_at_once_in_the_patch_of_its_event() {
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, TORCH, TORCH]).hall(&[NIXIE; 3]).dungeon_turn();
    let mut view = play.game.view(Viewer::Spectator);
    let before = view.reckoned().points[0];
    let from = play.told.len();
    play.attack(1);
    let mut told = Vec::new();
    for Told { event, .. } in &play.told[from..] {
        let mut next = view.clone();
        next.fold(event);
        let patch = table::patch::patch(&view, &next).json().into_owned();
        if patch.contains("reckoned.points") {
            told.push((*event, patch));
        }
        view = next;
    }
    let now = before + u16::from(NIXIE.card().victory_points);
    assert_eq!(view.reckoned().points[0], now);
    let [(event, patch)] = &told[..] else { panic!("{told:?}") };
    assert!(matches!(event, Event::Won { .. }), "{event:?}");
    assert!(patch.contains(&format!("[\"reckoned.points.0\",{now}]")), "{patch}");
}

#[test]
fn t_end_2_the_worth_of_the_cards_adds_up_to_the_points() {
    let hall = [NIXIE, STONE_OF_MYSTERY, NIXIE];
    let mut play = Scenario::hand(&[OUTLANDS_KHAN, TORCH, TORCH])
        .discard(0, &[NIXIE, NIXIE, TORCH])
        .discard(1, &[OUTLANDS_KHAN])
        .hall(&hall)
        .dungeon_turn();
    assert_eq!((reckoned(&play).worth.len(), reckoned(&play).village.len()), (0, 0), "not before the end");
    play.attack(1);
    assert!(play.table().over);
    let Reckoned { worth, village, .. } = reckoned(&play);
    assert_eq!((worth.len(), village.len()), (2, 0));
    for (seat, lines) in worth.iter().enumerate() {
        let points: u16 = lines.iter().map(|line| line.points).sum();
        assert_eq!(points, play.table().victory_points(Seat::new(seat as u8)));
        assert!(lines.iter().all(|line| line.points > 0), "what is worth nothing has no line");
        assert!(lines.iter().is_sorted_by_key(|line| core::cmp::Reverse(line.points)));
    }
    let points = 3 * u16::from(NIXIE.card().victory_points);
    assert!(worth[0].contains(&Worth { card: NIXIE, n: 3, points }), "all piles together");
    assert_eq!(written(&play)["reckoned"]["worth"], json!(worth));
}
