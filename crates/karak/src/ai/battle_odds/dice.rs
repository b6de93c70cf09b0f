//! All rolls of some unit dice, counted by what matters of them.

use crate::components::Components;
use crate::content::Unit;
use std::collections::BTreeMap;

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
