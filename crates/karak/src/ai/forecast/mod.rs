//! What a player may be told beforehand: the exact odds of a battle while it is decided, and of those in reach.
//!
//! The odds are those of [`BattleOdds`]: the player is taken to choose well. All but the chance with Fireballs are for
//! a battle in which none is cast.

use super::battle_odds::{Battle, BattleOdds, Foe, Force, Totals};
use crate::choice::{BattleStep, Choice, Question};
use crate::content::{Hero, Item, Unit};
use crate::hex::Pos;
use crate::public::{GENERAL, HexId, Player};
use crate::state::Karak;
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use table::{Foresee, Game, Pending, Seat};

/// What a player may be told beforehand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Forecast {
    /// The battles that the hero can walk into now.
    Turn {
        /// Each place with an enemy that may be entered.
        battles: Vec<Ahead>,
    },
    /// The battle for every set of dice that may still be sent.
    Send {
        /// The sets; the units already settled are the same in all.
        sets: Vec<Sending>,
        /// The least attack that wins without a Fireball (K-BAT-5).
        enough: u8,
        /// The least attack that wins when all Fireballs carried are cast (K-BAT-4).
        enough_with_fireballs: u8,
    },
    /// The battle with the roll as it lies, and with the roll made again.
    Reroll {
        /// The roll is kept.
        stand: Prospect,
        /// The dice are rolled again.
        reroll: Prospect,
    },
    /// The battle for every number of Fireballs.
    Fireballs {
        /// From none to all.
        casts: Vec<Cast>,
    },
}

/// A battle that can be walked into, with the whole army.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ahead {
    /// The hex on which it would be fought.
    pub at: Pos,
    /// What the attack must reach; `None` when the enemy falls without a battle (K-DAR-2).
    pub strength: Option<u8>,
    /// How it goes.
    pub prospect: Prospect,
}

/// A set of dice, and how the battle goes with it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sending {
    /// How many dice of each unit are rolled, by [`Unit::index`].
    pub sent: [u8; Unit::ALL.len()],
    /// How it goes.
    pub prospect: Prospect,
}

/// How a battle goes. Chances from 0 to 1 and means, rounded to the sixth place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prospect {
    /// The chance to win without a Fireball.
    pub win: f64,
    /// The chance to win when all Fireballs carried may be cast.
    pub win_with_fireballs: f64,
    /// The chance that the battle is lost, but a praetorian leaves (K-GEN-4).
    pub driven_off: f64,
    /// How likely each attack is.
    pub attacks: Attacks,
    /// Lives lost in the mean.
    pub lives: f64,
    /// Unit dice lost in the mean.
    pub dice: f64,
    /// The chance that the hero is left unconscious (K-LIFE-1).
    pub unconscious: f64,
    /// The chance of Plague & Misery (K-BAT-9).
    pub plague: f64,
}

/// How likely each attack is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attacks {
    /// The lowest attack there can be.
    pub least: u8,
    /// The chance of that attack, of the next higher one, and so on; rounded to the fourth place.
    pub chances: Vec<f64>,
}

/// So many Fireballs, and what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cast {
    /// How many are cast.
    pub fireballs: u8,
    /// The attack with them.
    pub attack: u8,
    /// Whether it wins.
    pub wins: bool,
    /// Whether it loses, but a praetorian leaves (K-GEN-4).
    pub drives_off: bool,
}

/// Rounded to a whole number of parts of which `scale` make 1.
fn rounded(value: f64, scale: f64) -> f64 {
    libm::round(value * scale) / scale
}

impl Prospect {
    /// From the odds without and with Fireballs.
    fn of(plain: &BattleOdds, with_fireballs: &BattleOdds) -> Prospect {
        let share = |count| rounded(plain.share(count), 1e6);
        let least = plain.attacks.keys().next().copied().unwrap_or(0);
        let most = plain.attacks.keys().next_back().copied().unwrap_or(0);
        let chance = |attack| {
            let count = plain.attacks.get(&attack).copied().unwrap_or(0);
            rounded(plain.share(count), 1e4)
        };
        Prospect {
            win: share(plain.won),
            win_with_fireballs: rounded(with_fireballs.win(), 1e6),
            driven_off: share(plain.driven_off),
            attacks: Attacks { least, chances: (least..=most).map(chance).collect() },
            lives: share(plain.lives_lost),
            dice: share(plain.units_lost.iter().sum()),
            unconscious: share(plain.unconscious),
            plague: share(plain.plague),
        }
    }
}

/// The prospect of a battle that is counted twice: without Fireballs, and with those that the force has.
fn prospect(force: &Force, count: impl Fn(&Force) -> BattleOdds) -> Prospect {
    let plain = count(&Force { fireballs: 0, ..force.clone() });
    match force.fireballs {
        0 => Prospect::of(&plain, &plain),
        _ => Prospect::of(&plain, &count(force)),
    }
}

/// What a hero brings to a battle besides dice.
fn force(player: &Player, friendly: bool) -> Force {
    Force {
        hero: player.hero,
        units: [0; Unit::ALL.len()],
        weapons: player.weapons(),
        fireballs: player.carried(Item::Fireball),
        protection: player.carries(Item::AmuletOfProtection),
        lives: player.lives,
        friendly,
    }
}

impl Foresee for Karak {
    type Forecast = Forecast;

    /// Only who is asked is told, though nothing of it is hidden from anybody.
    fn forecast(&self, seat: Seat) -> Option<Forecast> {
        let Pending::Player { seat: asked, question } = self.pending() else { return None };
        match question {
            _ if asked != seat => None,
            Question::Turn => self.battles_ahead(),
            Question::Battle { step: BattleStep::Send { unit, .. } } => self.sets_of_dice(unit),
            Question::Battle { step: BattleStep::RerollUnits | BattleStep::RerollHero } => self.two_rolls(),
            Question::Battle { step: BattleStep::Fireballs { most } } => self.casts(most),
            _ => None,
        }
    }
}

impl Karak {
    fn battles_ahead(&self) -> Option<Forecast> {
        let mut choices = Vec::new();
        self.choices(&mut choices);
        let mut battles: Vec<Ahead> = Vec::new();
        for choice in choices {
            let (Choice::Move { to } | Choice::Portal { to } | Choice::MagicRun { to }) = choice else {
                continue;
            };
            let hostile = self.table.hex_at(to).filter(|&hex| self.table.is_hostile(hex));
            if let Some(hex) = hostile
                && battles.iter().all(|known| known.at != to)
            {
                battles.push(self.ahead(hex));
            }
        }
        (!battles.is_empty()).then_some(Forecast::Turn { battles })
    }

    fn ahead(&self, hex: HexId) -> Ahead {
        let (player, figures) = (self.me(), &self.figures);
        let foe = match self.table.general == Some(hex) {
            true => Foe::General { praetorians: self.table.praetorians },
            false => Foe::Armies(self.table.hex(hex).armies().collect()),
        };
        let force = Force { units: player.units, ..force(player, self.table.friendly) };
        let units = self.dice(&player.units);
        let prospect = prospect(&force, |force| match foe.strength(figures, force.hero) {
            Some((strength, general)) => Battle::new(figures, force, strength, general).sent(&units),
            None => BattleOdds::of(figures, force, &foe),
        });
        let strength = foe.strength(figures, force.hero).map(|(strength, _)| strength);
        Ahead { at: self.table.hex(hex).at, strength, prospect }
    }

    fn sets_of_dice(&self, asked: Unit) -> Option<Forecast> {
        let battle = self.table.battle.as_ref()?;
        let (player, figures) = (self.me(), &self.figures);
        let mut sets = vec![(battle.sent, self.dice(&battle.sent))];
        for unit in Unit::ALL.into_iter().skip(asked.index()) {
            let mut wider = Vec::with_capacity(sets.len() * (1 + usize::from(player.units[unit.index()])));
            for (mut sent, mut units) in sets {
                for count in 0..=player.units[unit.index()] {
                    if count > 0 {
                        units = units.with(&figures.unit_dice[unit.index()]);
                    }
                    sent[unit.index()] = count;
                    wider.push((sent, units.clone()));
                }
            }
            sets = wider;
        }
        let told = sets.into_iter().map(|(sent, units)| {
            let force = Force { units: sent, ..force(player, self.table.friendly) };
            let odds =
                |force: &Force| Battle::new(figures, force, battle.strength, battle.general).sent(&units);
            Sending { sent, prospect: prospect(&force, odds) }
        });
        let enough = battle.strength;
        let enough_with_fireballs = enough.saturating_sub(player.carried(Item::Fireball));
        Some(Forecast::Send { sets: told.collect(), enough, enough_with_fireballs })
    }

    fn two_rolls(&self) -> Option<Forecast> {
        let battle = self.table.battle.as_ref()?;
        let (player, figures, face) = (self.me(), &self.figures, battle.hero?);
        let lying = battle.units.iter().fold(Totals::none(), |units, &face| units.shown(face));
        let (faces, units) = match player.hero {
            Some(Hero::Elspeth) => (figures.hero_die.to_vec(), lying.clone()),
            _ => (vec![face], self.dice(&battle.sent)),
        };
        let force = Force { units: battle.sent, ..force(player, self.table.friendly) };
        let odds = |faces: &[i8], units: &Totals| {
            prospect(&force, |force| {
                Battle::new(figures, force, battle.strength, battle.general).last(faces, units)
            })
        };
        Some(Forecast::Reroll { stand: odds(&[face], &lying), reroll: odds(&faces, &units) })
    }

    fn casts(&self, most: u8) -> Option<Forecast> {
        let (battle, attack) = (self.table.battle.as_ref()?, self.table.attack()?.total);
        let cast = |fireballs| {
            let attack = attack + fireballs;
            let wins = attack >= battle.strength;
            let drives_off = !wins && battle.general && self.table.praetorians > 0 && attack >= GENERAL;
            Cast { fireballs, attack, wins, drives_off }
        };
        Some(Forecast::Fireballs { casts: (0..=most).map(cast).collect() })
    }

    /// All rolls of these dice.
    fn dice(&self, units: &[u8; Unit::ALL.len()]) -> Totals {
        let dice = Unit::ALL.into_iter().flat_map(|unit| (0..units[unit.index()]).map(move |_| unit));
        dice.fold(Totals::none(), |totals, unit| totals.with(&self.figures.unit_dice[unit.index()]))
    }
}

#[cfg(test)]
mod tests;
