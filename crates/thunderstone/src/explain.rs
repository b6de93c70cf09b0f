//! The attack made visible: what every card gives, what the monster takes away, and the total against its
//! health. A pure function of the public table; the engine fights with the same reckoning.

use crate::card::CardId;
use crate::effect::Effect;
use crate::event::Event;
use crate::judgement::judged_well;
use crate::public::Table;
use crate::reckon::{Contribution, Reckoning, able_heroes, can_be_attacked, reckon, reckon_with};
use crate::state::battle_effects;
use serde::Serialize;

/// All there is to know of an attack before it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Explanation {
    /// The rank.
    pub rank: u8,
    /// The monster.
    pub monster: CardId,
    /// Whether it can be attacked at all.
    pub can_be_attacked: bool,
    /// What every card gives.
    pub contributions: Vec<Contribution>,
    /// The value with the party as it stands.
    pub now: Reckoning,
    /// The best value after the monster's battle effects.
    pub after: Reckoning,
    /// The battle effects that will happen, won or lost.
    pub costs: &'static [Effect],
}

/// Explains an attack on the monster in a rank; `None` when there is no monster.
pub fn explain_attack(table: &Table, rank: u8) -> Option<Explanation> {
    let monster = table.monster(rank)?;
    let mut contributions = Vec::new();
    let now = reckon_with(table, rank, monster, |line| contributions.push(line));
    let after = forecast(table, rank)?;
    let can_be_attacked = can_be_attacked(table, rank);
    Some(Explanation {
        rank,
        monster,
        can_be_attacked,
        contributions,
        now,
        after,
        costs: battle_effects(monster),
    })
}

/// The value after the monster's battle effects, when the player chooses well. In a battle that has begun,
/// the effects that have happened are not counted again.
pub fn forecast(table: &Table, rank: u8) -> Option<Reckoning> {
    let monster = table.monster(rank)?;
    let effects = battle_effects(monster);
    let begun = table.turn.battle.is_some();
    if begun && let Some(amount) = effects.iter().find_map(loss) {
        return Some(reckon(&judged_well(table, rank, monster, amount), rank, monster));
    }
    if begun || effects.is_empty() {
        return Some(reckon(table, rank, monster));
    }
    let mut copy = *table;
    copy.fold(&Event::Attacked { seat: table.active, rank, card: monster });
    for effect in effects {
        match *effect {
            Effect::Weaken { strength, attack } => {
                copy.fold(&Event::HeroesWeakened { strength });
                if attack != 0 {
                    copy = judged_well(&copy, rank, monster, attack);
                }
            }
            Effect::HelpArmed(attack) => copy.fold(&Event::ArmedHelped { attack }),
            Effect::Bar => {
                let able = copy.party.distinct(able_heroes(&copy, rank, monster));
                let bars = able.map(|slot| Event::HeroBarred { slot, card: copy.party.at(slot).card });
                copy = better(copy, bars.collect::<Vec<_>>(), rank, monster);
            }
            _ => {}
        }
    }
    Some(reckon(&copy, rank, monster))
}

/// What an effect takes from every hero's attack or magic attack, if it does.
fn loss(effect: &Effect) -> Option<i8> {
    match *effect {
        Effect::Weaken { attack, .. } if attack != 0 => Some(attack),
        _ => None,
    }
}

/// The table after the best of several events.
fn better(table: Table, events: impl IntoIterator<Item = Event>, rank: u8, monster: CardId) -> Table {
    let after = events.into_iter().map(|event| {
        let mut copy = table;
        copy.fold(&event);
        (reckon(&copy, rank, monster), copy)
    });
    after.max_by_key(|(value, _)| (value.wins, value.total)).map_or(table, |(_, best)| best)
}
