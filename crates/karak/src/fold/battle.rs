//! Battles and what falls in them.

use crate::choice::Faces;
use crate::content::{Monster, Unit};
use crate::hex::Pos;
use crate::public::{Battle, HexId, Table};

impl Battle {
    pub(super) fn new(at: HexId, from: HexId, strength: u8, general: bool, felled: u8) -> Battle {
        Battle {
            at,
            from,
            strength,
            general,
            felled,
            sent: [0; Unit::ALL.len()],
            hero: None,
            units: Faces::new(),
            hero_spared: 0,
            units_spared: [0; Unit::ALL.len()],
            fireballs: 0,
            won: None,
        }
    }
}

impl Table {
    pub(super) fn battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is being fought")
    }

    pub(super) fn defeat(&mut self, monster: Monster, at: Pos) {
        let place = self.laid_at(at);
        let armies = &mut self.hex_mut(place).armies;
        if armies[0] == Some(monster) {
            armies.swap(0, 1);
        }
        armies[1] = None;
        self.defeated[monster.index()] += 1;
    }
}
