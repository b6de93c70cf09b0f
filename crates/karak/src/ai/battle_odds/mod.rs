//! The exact odds of a whole battle: every roll is counted, none is sampled.
//!
//! The player is taken to choose well, in this order: win; against the General, drive a praetorian off; lose as few
//! lives and units together as possible; spend as few Fireballs as possible. The Amulet of Protection spares the
//! hero first, then the units with most swords on their die. All dice named are rolled. What a battle wins (rewards,
//! glory) is not looked at.

mod dice;
mod force;

use alloc::vec::Vec;
pub(super) use dice::Totals;
pub use force::{Foe, Force, Unfit};

use crate::components::Components;
use crate::content::{Hero, Unit};
use crate::public::{GENERAL, MAX_LIVES};
use alloc::collections::BTreeMap;
use dice::{Rolled, rolls};

/// Skulls the Amulet of Protection ignores in a battle (K-AMU-4).
const PROTECTION: u8 = 2;

/// How a battle goes, over all courses of the dice. All counts are out of [`BattleOdds::courses`]; they are exact.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BattleOdds {
    /// What the attack must reach. `None`: no army is left to fight (K-DAR-2), so the visit is won without a roll.
    pub strength: Option<u8>,
    /// How many courses there are, all equally likely: each die, the re-rolled ones twice.
    pub courses: u128,
    /// Courses that are won.
    pub won: u128,
    /// Of those, courses whose attack reaches the strength exactly (K-BAT-5).
    pub exactly: u128,
    /// Lost courses in which a praetorian leaves (K-GEN-4).
    pub driven_off: u128,
    /// Courses by the final attack, Fireballs included.
    pub attacks: BTreeMap<u8, u128>,
    /// Courses with a re-roll.
    pub rerolled: u128,
    /// Courses in which Plague & Misery strikes (K-BAT-9).
    pub plague: u128,
    /// Courses that leave the hero unconscious (K-LIFE-1).
    pub unconscious: u128,
    /// Wounds in all courses together, the General's own among them (K-BAT-7, K-GEN-2).
    pub wounds: u128,
    /// Lives that the hero is short of afterwards, in all courses together.
    pub lives_lost: u128,
    /// Fireballs spent in all courses together.
    pub fireballs: u128,
    /// Unit dice lost in all courses together, by [`Unit::index`].
    pub units_lost: [u128; Unit::ALL.len()],
}

impl BattleOdds {
    /// The odds of this force against this foe.
    ///
    /// ```
    /// use emberhall_karak::ai::{BattleOdds, Foe, Force};
    /// use emberhall_karak::{Components, Hero, Item, Unit};
    ///
    /// let figures = Components::shipped();
    /// let mut force = Force { hero: Some(Hero::Horan), ..Force::default() };
    /// force.units[Unit::Knight.index()] = 2;
    /// let bare = BattleOdds::of(&figures, &force, &Foe::Strength(4));
    ///
    /// force.carry(&figures, &[Item::Sword])?;
    /// force.check(&figures)?;
    /// let armed = BattleOdds::of(&figures, &force, &Foe::Strength(4));
    /// assert!(armed.win() > bare.win());
    /// # Ok::<(), emberhall_karak::ai::Unfit>(())
    /// ```
    pub fn of(figures: &Components, force: &Force, foe: &Foe) -> BattleOdds {
        let Some((strength, general)) = foe.strength(figures, force.hero) else {
            return BattleOdds::unfought();
        };
        Battle::new(figures, force, strength, general).count(&rolls(figures, &force.units))
    }

    /// How likely something is that happens in so many courses.
    pub fn share(&self, count: u128) -> f64 {
        count as f64 / self.courses as f64
    }

    /// The mean of something that adds up to so much over all courses.
    pub fn mean(&self, sum: u128) -> f64 {
        sum as f64 / self.courses as f64
    }

    /// How likely a win is.
    pub fn win(&self) -> f64 {
        self.share(self.won)
    }

    /// The mean of the final attack.
    pub fn mean_attack(&self) -> f64 {
        self.mean(self.attacks.iter().map(|(&attack, &count)| u128::from(attack) * count).sum())
    }

    fn empty(strength: Option<u8>) -> BattleOdds {
        BattleOdds {
            strength,
            courses: 0,
            won: 0,
            exactly: 0,
            driven_off: 0,
            attacks: BTreeMap::new(),
            rerolled: 0,
            plague: 0,
            unconscious: 0,
            wounds: 0,
            lives_lost: 0,
            fireballs: 0,
            units_lost: [0; Unit::ALL.len()],
        }
    }

    fn unfought() -> BattleOdds {
        BattleOdds { courses: 1, won: 1, ..BattleOdds::empty(None) }
    }

    fn add(&mut self, course: &Course, count: u128) {
        self.courses += count;
        if course.won {
            self.won += count;
            self.exactly += if Some(course.attack) == self.strength { count } else { 0 };
        }
        self.driven_off += if course.driven_off { count } else { 0 };
        *self.attacks.entry(course.attack).or_default() += count;
        self.plague += if course.plague { count } else { 0 };
        self.unconscious += if course.unconscious { count } else { 0 };
        self.wounds += u128::from(course.wounds) * count;
        self.lives_lost += u128::from(course.lives_lost) * count;
        self.fireballs += u128::from(course.fireballs) * count;
        for unit in Unit::ALL {
            self.units_lost[unit.index()] += u128::from(course.units_lost[unit.index()]) * count;
        }
    }
}

/// A fraction in lowest terms.
pub fn lowest_terms(count: u128, of: u128) -> (u128, u128) {
    let (mut a, mut b) = (count, of);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    let divisor = a.max(1);
    (count / divisor, of / divisor)
}

/// The units whose skulls are spared first: those with most swords on their die.
fn order(figures: &Components) -> [Unit; Unit::ALL.len()] {
    let mut order = Unit::ALL;
    let swords = |unit: &Unit| figures.unit_dice[unit.index()].iter().map(|face| face.max(&0)).sum::<i8>();
    order.sort_by_key(|unit| core::cmp::Reverse(swords(unit)));
    order
}

/// How one course of the dice ends.
struct Course {
    attack: u8,
    won: bool,
    driven_off: bool,
    plague: bool,
    unconscious: bool,
    wounds: u8,
    lives_lost: u8,
    fireballs: u8,
    units_lost: [u8; Unit::ALL.len()],
}

impl Course {
    /// What the player wants, the most important first.
    fn worth(&self) -> Worth {
        let lost = i128::from(self.wounds) + self.units_lost.iter().map(|&n| i128::from(n)).sum::<i128>();
        [i128::from(self.won), i128::from(self.driven_off), -lost, -i128::from(self.fireballs)]
    }
}

type Worth = [i128; 4];

fn sum(worths: impl Iterator<Item = (Worth, u128)>) -> Worth {
    worths.fold([0; 4], |sum, (worth, count)| {
        core::array::from_fn(|index| sum[index] + worth[index] * count as i128)
    })
}

/// A battle whose strength is known.
pub(super) struct Battle<'a> {
    figures: &'a Components,
    force: &'a Force,
    strength: u8,
    general: bool,
    order: [Unit; Unit::ALL.len()],
}

impl<'a> Battle<'a> {
    pub fn new(figures: &'a Components, force: &'a Force, strength: u8, general: bool) -> Battle<'a> {
        Battle { figures, force, strength, general, order: order(figures) }
    }

    /// The odds when these dice are sent, all of them still to be rolled. Units lost are only known in sum.
    pub fn sent(&self, units: &Totals) -> BattleOdds {
        self.count(&units.list())
    }

    /// The odds when the hero die shows one of these faces and the unit dice one of these rolls, and no re-roll is
    /// left. Units lost are only known in sum.
    pub fn last(&self, faces: &[i8], units: &Totals) -> BattleOdds {
        self.count_once(faces, &units.list())
    }

    fn count(&self, units: &[(Rolled, u128)]) -> BattleOdds {
        match self.force.hero {
            Some(Hero::Horan) if self.force.units.iter().any(|&count| count > 0) => self.count_horan(units),
            Some(Hero::Elspeth) => self.count_elspeth(units),
            _ => self.count_once(&self.figures.hero_die, units),
        }
    }

    fn count_once(&self, faces: &[i8], units: &[(Rolled, u128)]) -> BattleOdds {
        let mut odds = BattleOdds::empty(Some(self.strength));
        for &face in faces {
            units.iter().for_each(|(rolled, count)| odds.add(&self.settle(face, rolled), *count));
        }
        odds
    }

    /// K-HOR-1: all unit dice again, or none.
    fn count_horan(&self, units: &[(Rolled, u128)]) -> BattleOdds {
        let mut odds = BattleOdds::empty(Some(self.strength));
        let again: u128 = units.iter().map(|(_, count)| count).sum();
        for face in self.figures.hero_die {
            let courses: Vec<Course> = units.iter().map(|(rolled, _)| self.settle(face, rolled)).collect();
            let counts = units.iter().map(|(_, count)| *count);
            let fresh = sum(courses.iter().map(Course::worth).zip(counts));
            let mut given_up = 0;
            for (course, (_, count)) in courses.iter().zip(units) {
                if course.worth().map(|part| part * again as i128) < fresh {
                    given_up += count;
                } else {
                    odds.add(course, count * again);
                }
            }
            for (course, (_, count)) in courses.iter().zip(units) {
                if given_up > 0 {
                    odds.add(course, given_up * count);
                }
            }
            odds.rerolled += given_up * again;
        }
        odds
    }

    /// K-ELS-1: the hero die again, or not.
    fn count_elspeth(&self, units: &[(Rolled, u128)]) -> BattleOdds {
        let mut odds = BattleOdds::empty(Some(self.strength));
        for (rolled, count) in units {
            let courses = self.figures.hero_die.map(|face| self.settle(face, rolled));
            let fresh = sum(courses.iter().map(|course| (course.worth(), 1)));
            for course in &courses {
                if course.worth().map(|part| part * 6) < fresh {
                    odds.rerolled += count * 6;
                    courses.iter().for_each(|again| odds.add(again, *count));
                } else {
                    odds.add(course, count * 6);
                }
            }
        }
        odds
    }

    /// From the final faces to the end of the battle (K-BAT-1).
    fn settle(&self, face: i8, rolled: &Rolled) -> Course {
        let swords = rolled.swords + face.max(0) as u8 + self.force.weapons;
        let needed = |goal: u8| goal.saturating_sub(swords);
        let reached = |goal: u8| needed(goal) <= self.force.fireballs;
        let won = reached(self.strength);
        let driven_off = !won && self.general && self.strength > GENERAL && reached(GENERAL);
        let fireballs = match (won, driven_off) {
            (true, _) => needed(self.strength),
            (false, true) => needed(GENERAL),
            (false, false) => 0,
        };
        let mut spared = if self.force.protection { PROTECTION } else { 0 };
        let mut spare = |skulls: u8| {
            let ignored = skulls.min(spared);
            spared -= ignored;
            skulls - ignored
        };
        let mut wounds = spare((-face).max(0) as u8) + u8::from(self.general);
        let mut units_lost = [0; Unit::ALL.len()];
        for unit in self.order {
            units_lost[unit.index()] = spare(rolled.skulls[unit.index()]);
        }
        let mut plague = face <= -2 && !self.force.friendly;
        if won && self.general {
            // K-GEN-3: the game ends at once, nothing further is settled.
            (wounds, units_lost, plague) = (0, [0; Unit::ALL.len()], false);
        }
        let heals = if self.force.hero == Some(Hero::Xanros) { units_lost.iter().sum::<u8>() } else { 0 };
        let lives = (self.force.lives + heals).saturating_sub(wounds).min(MAX_LIVES);
        Course {
            attack: swords + fireballs,
            won,
            driven_off,
            plague,
            unconscious: lives == 0,
            wounds,
            lives_lost: self.force.lives.saturating_sub(lives),
            fireballs,
            units_lost,
        }
    }
}

#[cfg(test)]
mod tests;
