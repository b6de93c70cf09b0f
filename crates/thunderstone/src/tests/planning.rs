//! What is told before a place is chosen and while the party prepares: the gold, the purchases, the best preparation.

use super::scenario::{Play, Scenario, nth};
use crate::cards::*;
use crate::{Choice, Forecast, Place, Plan, Setup, Solo, Thunderstone, With};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::drive::next_input;
use table::{Foresee, Game, Input, Insight, Seat};

fn told(play: &Play) -> Forecast {
    play.game.forecast(Seat::new(0)).expect("monsters stand in the hall")
}

fn plan(play: &Play, rank: u8) -> Option<Plan> {
    told(play).plans.into_iter().find(|plan| plan.rank == nth(rank))
}

#[test]
fn the_plan_lays_the_weapon_that_the_hand_was_reckoned_with() {
    let hand = [DWARF_GUARDIAN, FLAMING_SWORD, TORCH, MILITIA];
    let mut play = Scenario::hand(&hand).hall(&[TORMENTOR, NIXIE, NIXIE]).play();
    let foretold = told(&play);
    assert_eq!((foretold.with, foretold.plans.len()), (With::Hand, 0));
    play.go(Place::Dungeon);
    let best = plan(&play, 1).expect("the sword is not carried yet");
    assert_eq!(best.after, foretold.attacks[0].after, "what was best possible is still in sight");
    let sword = Choice::Equip { hero: play.slot(DWARF_GUARDIAN), weapon: play.slot(FLAMING_SWORD) };
    assert_eq!(best.steps, [sword]);
    best.steps.iter().for_each(|&step| play.choose(step));
    assert_eq!(play.after(1), best.after);
    assert_eq!(told(&play).plans, [], "it is laid");
}

#[test]
fn the_best_target_is_that_of_the_best_preparation() {
    let hand = [DWARF_GUARDIAN, FLAMING_SWORD, TORCH];
    let play = Scenario::hand(&hand).hall(&[TORMENTOR, NIXIE, NIXIE]).dungeon_turn();
    let told = told(&play);
    let worth = |plan: &Plan| (plan.after.wins, plan.after.total - i16::from(plan.after.health));
    let best = told.plans.iter().max_by_key(|plan| worth(plan)).expect("the sword helps");
    assert_eq!(told.best, Some(best.rank));
}

#[test]
fn a_plan_stops_where_cards_are_drawn_and_is_only_for_who_prepares() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let (mut plans, mut steps) = (0, 0);
    for players in [1, 2, 3, 4, 5] {
        let solo = (players == 1).then_some(Solo::Normal);
        let setup = Setup { solo, ..Setup::random(players) };
        let mut game = Thunderstone::start(&setup).expect("legal");
        while let Some(input) = next_input(&game, &mut rng, |game, _, rng| game.purposeful(rng)) {
            let seat = game.table().active;
            let told = game.forecast(seat);
            for Plan { steps: wanted, .. } in told.iter().flat_map(|told| &told.plans) {
                let mut there = game.clone();
                for &choice in wanted {
                    there.submit(&Input::Choice { seat, choice }, &mut ()).expect("every step is legal");
                }
                (plans, steps) = (plans + 1, steps + wanted.len());
            }
            for purchase in told.iter().flat_map(|told| &told.village).flat_map(|village| &village.purchases)
            {
                let mut there = game.clone();
                for &choice in &purchase.steps {
                    there.submit(&Input::Choice { seat, choice }, &mut ()).expect("every step is legal");
                }
            }
            let others = Seat::all(players).filter(|&other| other != seat);
            assert!(others.filter_map(|other| game.forecast(other)).all(|told| told.plans.is_empty()));
            game.apply(&input, &mut ());
        }
    }
    assert!(plans > 200 && steps > plans, "{plans} plans of {steps} steps");
}

#[test]
fn the_gold_of_the_hand_is_told_before_a_place_is_chosen() {
    let hand = [TORCH, TORCH, IRON_RATIONS, MILITIA];
    let mut play = Scenario::hand(&hand).hall(&[NIXIE, NIXIE, NIXIE]).play();
    let village = told(&play).village.expect("a place is to be chosen");
    let dagger = village.purchases.iter().find(|one| one.card == DAGGER).expect("there is gold for it");
    assert_eq!(dagger.steps, [Choice::Go(Place::Village), Choice::Buy(DAGGER)]);
    assert!(village.purchases.iter().all(|one| one.card.card().cost <= Some(village.gold)));
    let other = play.game.forecast(Seat::new(1));
    assert!(other.is_none_or(|told| told.village.is_none()), "nobody else is asked");
    play.go(Place::Village);
    assert_eq!(village.gold, play.table().gold_left());
    // It is told where no monster stands, too.
    let empty = Scenario::hand(&hand).hall(&[]).play();
    assert!(told(&empty).village.is_some_and(|village| village.gold > 0));
}
