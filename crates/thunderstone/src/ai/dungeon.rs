//! The policy's way through a turn: where to go, and how to prepare for the battle.

use super::worth::worth;
use crate::Thunderstone;
use crate::card::Type;
use crate::cards::DISEASE;
use crate::choice::Choice;
use crate::effect::Preparation;
use crate::explain::forecast;
use crate::public::{Place, Table};
use crate::ranks::Rank;
use crate::reckon::can_be_attacked;
use alloc::vec::Vec;
use table::Rng;
use table::random::below;

/// How good the best attack is with the party as it stands: above 100 it wins.
pub(super) fn prospect(table: &Table) -> f32 {
    Rank::ALL.into_iter().map(|rank| against(table, rank)).fold(-100.0, f32::max)
}

/// How good an attack on a rank is: above 100 it wins.
pub(super) fn against(table: &Table, rank: Rank) -> f32 {
    let Some(monster) = table.monster(rank).filter(|_| can_be_attacked(table, rank)) else { return -100.0 };
    let Some(value) = forecast(table, rank) else { return -100.0 };
    let card = monster.card();
    if value.wins {
        return 100.0
            + f32::from(card.victory_points) * 4.0
            + f32::from(card.experience) * 3.0
            + worth(monster);
    }
    f32::from(value.total) - f32::from(value.health) - f32::from(card.abilities.len() as u8)
}

/// Enters the Dungeon to win, the Village to buy or train, rests to get rid of Disease; late in the game the
/// Dungeon in any case, so that it ends.
pub(super) fn choose_place(game: &Thunderstone, rng: &mut impl Rng) -> Choice {
    let table = &game.table;
    let seat = table.active;
    let mut trial = game.clone();
    trial.go(Place::Dungeon, &mut ());
    arm(&mut trial);
    let wins = prospect(&trial.table) > 100.0;
    let hand = game.hand(seat);
    let gold: u8 = hand.iter().map(|card| card.card().gold.unwrap_or(0)).sum();
    let has = |one: Type| hand.iter().any(|card| card.is(one));
    let can_train = hand.iter().any(|card| {
        card.card().level_up.is_some_and(|needed| u16::from(needed) <= table.player(seat).experience)
    });
    let late = table.turns > 40 * u16::from(table.seats);
    let diseases = hand.iter().filter(|&&card| card == DISEASE).count();
    let place = if wins || (late && below(rng, 2) == 0) {
        Place::Dungeon
    } else if can_train || gold >= 4 || has(Type::Villager) {
        Place::Village
    } else if diseases >= 2 || below(rng, 3) == 0 {
        Place::Rest
    } else if below(rng, 4) == 0 {
        Place::Dungeon
    } else {
        Place::Village
    };
    Choice::Go(if game.check_place(place).is_ok() { place } else { Place::Village })
}

/// Gives out weapons one by one, each time the one that helps most.
pub(super) fn arm(game: &mut Thunderstone) {
    loop {
        let weapons = game.table.party.select(|m| m.card.is(Type::Weapon) && m.link.is_none());
        let heroes = game.table.party.select(|m| m.card.is_hero() && m.link.is_none());
        let pairs = weapons.iter().flat_map(|weapon| heroes.iter().map(move |hero| (hero, weapon)));
        let possible = pairs.filter(|&(hero, weapon)| game.check_equip(hero, weapon).is_ok());
        let scored = possible.map(|(hero, weapon)| {
            let mut table = game.table.clone();
            table.party.equip(hero, weapon);
            (prospect(&table), hero, weapon)
        });
        let Some((_, hero, weapon)) = scored.max_by(|a, b| a.0.total_cmp(&b.0)) else { return };
        game.table.party.equip(hero, weapon);
    }
}

/// Effects that help, then weapons, then the best target.
pub(super) fn prepare(game: &Thunderstone, choices: &[Choice], rng: &mut impl Rng) -> Choice {
    let now = prospect(&game.table);
    let helps = |choice: &Choice| match *choice {
        Choice::Use { slot, ability } => {
            let effects = ability.preparation_of(game.table.party.at(slot).card);
            let draws = |effect: &Preparation| {
                matches!(
                    effect,
                    Preparation::Draw(_) | Preparation::StrengthenAll { .. } | Preparation::TakeMonster
                )
            };
            effects.iter().any(draws) && !effects.contains(&Preparation::ReturnOrArrange)
        }
        _ => false,
    };
    if let Some(&choice) = choices.iter().find(|choice| helps(choice)) {
        return choice;
    }
    let after = |choice: &Choice| {
        let mut trial = game.clone();
        trial.answer(*choice, &mut ());
        prospect(&trial.table)
    };
    let equips = choices.iter().filter(|choice| matches!(choice, Choice::Equip { .. }));
    if let Some((_, &choice)) =
        equips.map(|choice| (after(choice), choice)).max_by(|a, b| a.0.total_cmp(&b.0))
    {
        return choice;
    }
    let uses: Vec<&Choice> = choices.iter().filter(|choice| matches!(choice, Choice::Use { .. })).collect();
    if now <= 100.0 && !uses.is_empty() && below(rng, 3) > 0 {
        return *uses[below(rng, uses.len() as u32) as usize];
    }
    let late = game.table.turns > 60 * u16::from(game.table.seats);
    let score = |choice: &Choice| match *choice {
        // Late in the game the front must go, so that the Thunderstone comes on.
        Choice::Attack { rank } if late && now <= 100.0 => -f32::from(rank.number()),
        Choice::Attack { rank } => against(&game.table, rank),
        Choice::Done => -1000.0,
        _ => f32::NEG_INFINITY,
    };
    *choices.iter().max_by(|a, b| score(a).total_cmp(&score(b))).expect("a question has choices")
}
