//! The attack made visible: what every card gives, what the monster takes away, and the total against its
//! health. A pure function of the public table; the engine fights with the same reckoning.

use crate::card::CardId;
use crate::effect::BattleEffect;
use crate::event::Event;
use crate::judgement::judged_well;
use crate::public::Table;
use crate::ranks::Rank;
use crate::reckon::{Contribution, Reckoning, able_heroes, can_be_attacked, reckon, reckon_with};
use alloc::vec::Vec;
use serde::Serialize;

/// All there is to know of an attack before it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Explanation {
    /// The rank that the monster stands in.
    pub rank: Rank,
    /// The monster that would be attacked.
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
    pub costs: &'static [BattleEffect],
}

/// Explains an attack on the monster in a rank; `None` when there is no monster.
///
/// ```
/// use emberhall_thunderstone::table::{Game, Insight, drive};
/// use emberhall_thunderstone::{Rank, Setup, Thunderstone, explain_attack};
/// use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
///
/// // A game after its first 200 inputs.
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
/// let mut game = Thunderstone::start(&Setup::first_game(2))?;
/// drive::play(&mut game, &mut rng, 200, |game, _seat, rng| game.purposeful(rng));
///
/// for rank in Rank::ALL {
///     let Some(attack) = explain_attack(game.table(), rank) else { continue };
///     for line in &attack.contributions {
///         println!("{}: {} attack, {} light", line.card.card().id, line.attack, line.light);
///     }
///     println!("{} against {}", attack.after.total, attack.after.health);
///     assert_eq!(attack.now.light, attack.contributions.iter().map(|line| line.light).sum::<u8>());
/// }
/// # Ok::<(), emberhall_thunderstone::SetupError>(())
/// ```
pub fn explain_attack(table: &Table, rank: Rank) -> Option<Explanation> {
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
        costs: monster.card().battle_effects(),
    })
}

/// The value after the monster's battle effects, when the player chooses well. In a battle that has begun,
/// the effects that have happened are not counted again.
pub fn forecast(table: &Table, rank: Rank) -> Option<Reckoning> {
    let monster = table.monster(rank)?;
    let effects = monster.card().battle_effects();
    let begun = table.turn.battle.is_some();
    if begun && let Some(amount) = effects.iter().find_map(loss) {
        return Some(reckon(&judged_well(table, rank, monster, amount), rank, monster));
    }
    if begun || effects.is_empty() {
        return Some(reckon(table, rank, monster));
    }
    let mut copy = table.clone();
    copy.fold(&Event::Attacked { seat: table.active, rank, card: monster });
    for effect in effects {
        match *effect {
            BattleEffect::Weaken { strength, attack } => {
                copy.fold(&Event::HeroesWeakened { strength });
                if attack != 0 {
                    copy = judged_well(&copy, rank, monster, attack);
                }
            }
            BattleEffect::HelpArmed(attack) => copy.fold(&Event::ArmedHelped { attack }),
            BattleEffect::Bar => {
                let able = copy.party.distinct(able_heroes(&copy, rank, monster));
                let bars = able.iter().map(|slot| Event::HeroBarred { slot, card: copy.party.at(slot).card });
                copy = best_after(&copy, bars, rank, monster);
            }
            _ => {}
        }
    }
    Some(reckon(&copy, rank, monster))
}

/// What an effect takes from every hero's attack or magic attack, if it does.
fn loss(effect: &BattleEffect) -> Option<i8> {
    match *effect {
        BattleEffect::Weaken { attack, .. } if attack != 0 => Some(attack),
        _ => None,
    }
}

/// The table after the best of several events.
fn best_after(table: &Table, events: impl Iterator<Item = Event>, rank: Rank, monster: CardId) -> Table {
    let after = events.map(|event| {
        let mut copy = table.clone();
        copy.fold(&event);
        (reckon(&copy, rank, monster), copy)
    });
    after.max_by_key(|(value, _)| (value.wins, value.total)).map_or_else(|| table.clone(), |(_, best)| best)
}
