//! All rolls of some unit dice, counted by what matters of them.

use crate::components::Components;
use crate::content::Unit;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// What matters of a roll of unit dice: its swords, and the dice that show a skull.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Rolled {
    /// Swords on all dice together.
    pub swords: u8,
    /// Dice with a skull by [`Unit::index`].
    pub skulls: [u8; Unit::ALL.len()],
}

/// Every roll that can be told apart, with how many of the 6ⁿ rolls it stands for.
pub(super) fn rolls(figures: &Components, units: &[u8; Unit::ALL.len()]) -> Vec<(Rolled, u128)> {
    let mut counted = BTreeMap::from([(Rolled::default(), 1)]);
    for unit in Unit::ALL {
        for _ in 0..units[unit.index()] {
            let mut next = BTreeMap::new();
            for (rolled, count) in &counted {
                for face in figures.unit_dice[unit.index()] {
                    let mut rolled = *rolled;
                    rolled.swords += face.max(0) as u8;
                    rolled.skulls[unit.index()] += u8::from(face < 0);
                    *next.entry(rolled).or_insert(0) += count;
                }
            }
            counted = next;
        }
    }
    counted.into_iter().collect()
}

/// Every roll of some dice, by swords and skulls alone: enough for summing up losses, and much quicker to
/// come by when many sets of dice are asked for.
#[derive(Clone, Debug)]
pub(in crate::ai) struct Totals {
    /// Rolls by skulls, then by swords.
    rolls: Vec<Vec<u128>>,
}

impl Totals {
    /// The one roll of no dice at all.
    pub fn none() -> Totals {
        Totals { rolls: vec![vec![1]] }
    }

    /// With one die more.
    pub fn with(&self, die: &[i8; 6]) -> Totals {
        let highest = die.iter().map(|&face| face.max(0) as usize).max().unwrap_or(0);
        let width = self.rolls.first().map_or(1, Vec::len) + highest;
        let mut rolls = vec![vec![0; width]; self.rolls.len() + 1];
        for (skulls, row) in self.rolls.iter().enumerate() {
            for (swords, &count) in row.iter().enumerate().filter(|&(_, &count)| count > 0) {
                for &face in die {
                    rolls[skulls + usize::from(face < 0)][swords + face.max(0) as usize] += count;
                }
            }
        }
        Totals { rolls }
    }

    /// With one die more that lies already and shows this face.
    pub fn shown(&self, face: i8) -> Totals {
        let mut rolls = vec![vec![0; face.max(0) as usize]; self.rolls.len()];
        rolls.iter_mut().zip(&self.rolls).for_each(|(row, known)| row.extend(known));
        if face < 0 {
            let width = rolls.first().map_or(1, Vec::len);
            rolls.insert(0, vec![0; width]);
        }
        Totals { rolls }
    }

    /// As a list. All skulls are counted under the first unit: their sum is all that is known.
    pub(super) fn list(&self) -> Vec<(Rolled, u128)> {
        let mut list = Vec::new();
        for (skulls, row) in self.rolls.iter().enumerate() {
            for (swords, &count) in row.iter().enumerate().filter(|&(_, &count)| count > 0) {
                let mut rolled = Rolled { swords: swords as u8, ..Rolled::default() };
                rolled.skulls[0] = skulls as u8;
                list.push((rolled, count));
            }
        }
        list
    }
}
