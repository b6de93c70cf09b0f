//! The battle being fought, and what its attack is made of.

use super::HexId;
use crate::choice::Faces;
use crate::content::Unit;
use serde::Serialize;
use table::patchable;

/// The battle being fought.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Battle {
    /// Where it is fought.
    pub at: HexId,
    /// Where the hero goes back to.
    pub from: HexId,
    /// What the attack must reach.
    pub strength: u8,
    /// Whether it is the Dark General's.
    pub general: bool,
    /// The strength that fell without a battle in the same visit (K-DAR-2).
    pub felled: u8,
    /// Dice to roll by [`Unit::index`].
    pub sent: [u8; Unit::ALL.len()],
    /// The hero die, once rolled.
    pub hero: Option<i8>,
    /// The unit dice, once rolled.
    pub units: Faces,
    /// Skulls ignored on the hero die.
    pub hero_spared: u8,
    /// Skulls ignored on unit dice by [`Unit::index`].
    pub units_spared: [u8; Unit::ALL.len()],
    /// Fireballs cast.
    pub fireballs: u8,
    /// Whether it was won, once it is decided.
    pub won: Option<bool>,
}

patchable!(Battle {
    at,
    from,
    strength,
    general,
    felled,
    sent: items,
    hero,
    units,
    hero_spared,
    units_spared: items,
    fireballs,
    won,
});

/// The swords on dice that show these faces.
pub(crate) fn swords<'a>(faces: impl Iterator<Item = &'a i8>) -> u8 {
    faces.map(|&face| face.max(0) as u8).sum()
}

impl Battle {
    /// Each rolled unit die with its face.
    pub fn faces(&self) -> impl Iterator<Item = (Unit, i8)> {
        let units = Unit::ALL.into_iter().flat_map(|unit| (0..self.sent[unit.index()]).map(move |_| unit));
        units.zip(self.units.iter().copied())
    }

    /// Swords on all rolled dice.
    pub fn swords(&self) -> u8 {
        swords(self.units.iter().chain(&self.hero))
    }

    /// Skulls on the hero die that still wound.
    pub fn hero_skulls(&self) -> u8 {
        let rolled = (-self.hero.unwrap_or(0)).max(0) as u8;
        rolled - self.hero_spared
    }

    /// Dice of a unit that are still lost.
    pub fn unit_skulls(&self, unit: Unit) -> u8 {
        let rolled = self.faces().filter(|&(rolled, face)| rolled == unit && face < 0).count() as u8;
        rolled - self.units_spared[unit.index()]
    }
}

/// What the attack of a battle is made of (K-BAT-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// Swords on the rolled dice.
    pub swords: u8,
    /// What the weapons add.
    pub weapons: u8,
    /// What the Fireballs add.
    pub fireballs: u8,
    /// All together.
    pub total: u8,
    /// For a test: a field that nothing depends on.
    #[cfg(feature = "reshaped")]
    pub shown: u8,
}

impl Attack {
    pub(crate) const fn new(swords: u8, weapons: u8, fireballs: u8) -> Attack {
        Attack {
            swords,
            weapons,
            fireballs,
            total: swords + weapons + fireballs,
            #[cfg(feature = "reshaped")]
            shown: swords,
        }
    }
}
