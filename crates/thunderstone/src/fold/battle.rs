//! What a battle does to those who fight it.

use crate::card::CardId;
use crate::event::Power;
use crate::public::{Battle, Table};
use crate::ranks::Rank;
use crate::setup::Solo;

impl Table {
    pub(super) fn battle_mut(&mut self) -> &mut Battle {
        self.turn.battle.as_mut().expect("battle effects come only in a battle")
    }

    /// In some solo games a victory keeps the hall from advancing.
    pub(super) fn calm_after(&mut self, card: CardId) {
        let stops = match self.solo {
            Some(Solo::Normal) => true,
            Some(Solo::Warrior) => card.card().experience >= 2,
            Some(Solo::Nightmare) | None => false,
        };
        if stops {
            self.calm = self.calm | self.calm_of_victory();
        }
    }
}

impl Battle {
    pub(super) fn at(rank: Rank) -> Battle {
        Battle { rank, strength: 0, armed: 0, ailing_attack: 0, ailing_magic: 0, ailing_nothing: 0 }
    }

    pub(super) fn ail(&mut self, power: Option<Power>) {
        match power {
            Some(Power::Attack) => self.ailing_attack += 1,
            Some(Power::Magic) => self.ailing_magic += 1,
            None => self.ailing_nothing += 1,
        }
    }
}
