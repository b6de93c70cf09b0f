//! How readily a sensible player makes each choice. Worths are in about victory points.

use super::deck::{average_value, value};
use super::dungeon::arm;
use super::features::{phase, points, prize};
use crate::Thunderstone;
use crate::card::{Ability, AbilityIndex, CardId, Type};
use crate::cards::{DISEASE, STONE_OF_MYSTERY};
use crate::choice::Choice;
use crate::effect::{Attribute, BattleEffect, Filter, Preparation};
use crate::explain::forecast;
use crate::party::Slot;
use crate::public::{Place, QUIET_LIMIT, Table};
use crate::ranks::Rank;
use crate::reckon::can_be_attacked;
use crate::state::Decision;
use alloc::vec::Vec;
use table::Seat;

/// No choice is worth so much less than another that it is never looked at.
const WORST: f32 = 6.0;

/// How much better a choice has to be to be made e times as readily.
fn temperature(step: Decision) -> f32 {
    match step {
        Decision::Place => 1.2,
        Decision::Prepare | Decision::Shop | Decision::Plunder { .. } => 0.7,
        _ => 0.6,
    }
}

/// Appends the weight of each choice.
pub(super) fn promise(game: &Thunderstone, choices: &[Choice], out: &mut Vec<f32>) {
    let Some(step) = game.decision() else {
        out.extend(choices.iter().map(|_| 1.0));
        return;
    };
    let first = out.len();
    match step {
        Decision::Place => places(game, choices, out),
        Decision::Prepare if game.table.turn.place == Some(Place::Dungeon) => {
            preparations(game, choices, out)
        }
        _ => {
            let purse = Purse::of(game);
            out.extend(choices.iter().map(|&choice| answer(game, step, &purse, choice)));
        }
    }
    let worths = &mut out[first..];
    let highest = worths.iter().copied().fold(f32::MIN, f32::max);
    let scale = 1.0 / temperature(step);
    for worth in worths {
        *worth = libm::expf(((*worth - highest) * scale).max(-WORST));
    }
}

/// What cards in the deck are worth to the player who is asked.
struct Purse {
    average: f32,
    /// What a better deck still brings: much at first, nothing at the end.
    time: f32,
    /// What one more light is worth where light alone lets the game go on.
    light: f32,
}

impl Purse {
    fn of(game: &Thunderstone) -> Purse {
        let time = (1.0 - phase(game)).max(0.02);
        let light = if hides_in_the_dark(&game.table) { 0.2 * f32::from(game.table.quiet) } else { 0.0 };
        Purse { average: average_value(&game.table, game.asked()), time, light }
    }

    /// What it is worth to have one more such card.
    fn gain(&self, card: CardId) -> f32 {
        let card_itself = (value(card) - self.average) * self.time + f32::from(card.card().victory_points);
        card_itself + self.light * f32::from(card.card().light)
    }
}

/// The best prize that the party as it stands would win.
fn best_prize(table: &Table) -> f32 {
    Rank::ALL.into_iter().map(|rank| attack_worth(table, rank)).fold(f32::MIN, f32::max)
}

/// What it is worth to the active player that the game ends now, with so many points more: everything, or nothing.
fn ending_worth(table: &Table, more: f32) -> f32 {
    let points = points(table);
    let own = points[table.active.index()] + more;
    let others = Seat::all(table.seats).filter(|&seat| seat != table.active);
    let rival = others.map(|seat| points[seat.index()]).fold(0.0, f32::max);
    if own > rival { 8.0 } else { -8.0 }
}

/// What attacking a rank is worth with the party as it stands.
fn attack_worth(table: &Table, rank: Rank) -> f32 {
    let Some(monster) = table.monster(rank).filter(|_| can_be_attacked(table, rank)) else { return -6.0 };
    let Some(reckoning) = forecast(table, rank) else { return -6.0 };
    if rank == Rank::First && table.hall[1].is_some_and(|there| there.card == STONE_OF_MYSTERY) {
        let more = if reckoning.wins {
            monster.card().victory_points + STONE_OF_MYSTERY.card().victory_points
        } else {
            0
        };
        return ending_worth(table, f32::from(more));
    }
    let cost = monster.card().battle_effects().len() as f32;
    if reckoning.wins {
        return prize(monster) + 1.0 - 0.5 * cost;
    }
    let short = f32::from(reckoning.health) - f32::from(reckoning.total);
    -1.5 - cost - 0.1 * short.clamp(0.0, 10.0)
}

/// Whether light alone lets the game go on: no monster before the Thunderstone, or in a hall without it, can be
/// attacked in the dark (T-NOATK-1). With decks that have no light, nobody ever would.
fn hides_in_the_dark(table: &Table) -> bool {
    let mut before_the_stone =
        table.hall.iter().flatten().map(|there| there.card).take_while(|&card| card != STONE_OF_MYSTERY);
    let hides = |monster: CardId| monster.card().attributes.contains(Attribute::UnseenInDarkness);
    before_the_stone.all(hides)
}

/// Where nothing has happened in the hall for some rounds, somebody has to go in; and anybody, before the rule
/// against standing still (T-END-4) ends the game as it stands.
fn impatience(table: &Table) -> f32 {
    let rounds = f32::from(table.quiet) / f32::from(table.seats.max(1));
    let late = f32::from(table.quiet) - 0.6 * f32::from(QUIET_LIMIT);
    0.25 * (rounds - 4.0).max(late).max(0.0)
}

/// Village, Dungeon or Rest.
fn places(game: &Thunderstone, choices: &[Choice], out: &mut Vec<f32>) {
    let table = &game.table;
    let seat = table.active;
    let hand = game.hand(seat);
    let purse = Purse::of(game);
    let worth = |choice: &Choice| match choice {
        Choice::Go(Place::Dungeon) => {
            let mut trial = game.clone();
            trial.go(Place::Dungeon, &mut ());
            arm(&mut trial);
            let helpers = hand
                .iter()
                .filter(|card| {
                    card.card().abilities.iter().any(|ability| matches!(ability, Ability::Dungeon(_)))
                })
                .count() as f32;
            best_prize(&trial.table) + 0.3 * helpers + impatience(table)
        }
        Choice::Go(Place::Village) => {
            let mut gold: u8 = hand.iter().map(|card| card.card().gold.unwrap_or(0)).sum();
            let villagers = hand.iter().filter(|card| card.is(Type::Villager)).count();
            gold += villagers as u8;
            let affordable = |card: &&CardId| card.card().cost.is_some_and(|cost| cost <= gold);
            let on_sale = table.on_sale();
            let purchase =
                on_sale.iter().filter(affordable).map(|&card| purse.gain(card)).fold(0.0, f32::max);
            let experience = table.player(seat).experience;
            let trained = hand
                .iter()
                .any(|card| card.card().level_up.is_some_and(|needed| u16::from(needed) <= experience));
            purchase + if trained { 0.5 + 3.0 * purse.time } else { 0.0 }
        }
        _ => hand.iter().map(|&card| -purse.gain(card)).fold(0.0, f32::max) - 0.3,
    };
    out.extend(choices.iter().map(worth));
}

/// Effects, weapons, targets.
fn preparations(game: &Thunderstone, choices: &[Choice], out: &mut Vec<f32>) {
    let table = &game.table;
    let now = best_prize(table);
    let most = Rank::ALL.into_iter().filter_map(|rank| table.monster(rank)).map(prize).fold(0.0, f32::max);
    // A player who already wins the best prize needs no more.
    let better = if now >= most { -1.0 } else { 0.5 };
    let worth = |choice: &Choice| match *choice {
        Choice::Attack { rank } => attack_worth(table, rank),
        Choice::Equip { hero, weapon } => {
            let mut copy = table.clone();
            copy.party.equip(hero, weapon);
            now.max(best_prize(&copy)) + better
        }
        Choice::Use { slot, ability } => use_worth(game, slot, ability, now, better),
        _ => -6.0,
    };
    out.extend(choices.iter().map(worth));
}

/// What using an ability in the Dungeon is worth.
fn use_worth(game: &Thunderstone, slot: Slot, ability: AbilityIndex, now: f32, better: f32) -> f32 {
    let effects = ability.preparation_of(game.table.party.at(slot).card);
    let Some(first) = effects.first() else { return now };
    match *first {
        Preparation::Destroy(Filter::Disease) => now + 3.0,
        Preparation::Draw(_) | Preparation::StrengthenAll { .. } | Preparation::Weightless => {
            now + better + 0.5
        }
        Preparation::ReturnOrArrange => now + better,
        Preparation::Destroy(Filter::Food) if effects.contains(&Preparation::TakeMonster) => now + 0.5,
        // Food is spent only for a victory.
        Preparation::Destroy(_) | Preparation::Throw { .. } => now + if now > 0.0 { -1.0 } else { 0.3 },
        Preparation::ReturnMonster => now - 0.5,
        _ => now + better - 0.3,
    }
}

/// What an answer to any other question is worth.
fn answer(game: &Thunderstone, step: Decision, purse: &Purse, choice: Choice) -> f32 {
    let table = &game.table;
    match choice {
        Choice::Buy(card) => purse.gain(card),
        Choice::LevelUp { slot, into } => {
            let from = table.party.at(slot).card;
            0.5 + purse.gain(into) - purse.gain(from)
        }
        Choice::Use { slot, ability } => village_use(game, slot, ability, purse),
        Choice::Member(slot) => match step {
            Decision::Perform { .. } if is_strengthening(step) => after(game, choice),
            Decision::Strike { at } if game.battle_effect(at) == Some(BattleEffect::Bar) => {
                after(game, choice)
            }
            Decision::Discard { .. } | Decision::OfferHero { .. } => -value(table.party.at(slot).card),
            _ => -purse.gain(table.party.at(slot).card),
        },
        Choice::Card(card) => match step {
            Decision::Rest | Decision::Sort if card == DISEASE => 3.0,
            Decision::Rest | Decision::Sort => -purse.gain(card),
            _ => -value(card),
        },
        Choice::Monster { rank } => {
            let points = table.monster(rank).map_or(0.0, |m| f32::from(m.card().victory_points));
            match step.effect() {
                Some(Preparation::TakeMonster) => points,
                _ => -attack_worth(table, rank).max(0.0) - 0.5,
            }
        }
        Choice::Arrange(_) => -1.0,
        Choice::Lose(_) => after(game, choice),
        Choice::TakeSpoils(_) => 1.0,
        Choice::Borrow(seat) => {
            let offer = table.offers.iter().find(|offer| offer.owner == seat);
            offer.map_or(0.0, |offer| value(offer.card))
        }
        _ => 0.0,
    }
}

/// Village effects: what costs nothing comes first; a villager is destroyed for gold only now and then.
fn village_use(game: &Thunderstone, slot: Slot, ability: AbilityIndex, purse: &Purse) -> f32 {
    let card = game.table.party.at(slot).card;
    match ability.preparation_of(card).first() {
        Some(Preparation::Draw(_) | Preparation::ExtraPurchase(_)) => 8.0,
        Some(Preparation::Destroy(_)) => 7.0,
        Some(Preparation::Pawn { .. }) => 0.3,
        _ => -0.5 - purse.gain(card).max(0.0),
    }
}

fn is_strengthening(step: Decision) -> bool {
    matches!(step.effect(), Some(Preparation::Strengthen { .. }))
}

/// How good the attack looks after a choice.
fn after(game: &Thunderstone, choice: Choice) -> f32 {
    let mut trial = game.clone();
    trial.answer(choice, &mut ());
    match trial.table.turn.battle {
        Some(battle) => attack_worth(&trial.table, battle.rank),
        None => best_prize(&trial.table),
    }
}
