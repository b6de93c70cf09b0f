//! The stacks of the village, and what is bought, trained and destroyed.

use crate::card::{CardId, Family, Group};
use crate::cards::DISEASE;
use crate::public::Table;
use table::Seat;

impl Table {
    pub(super) fn add_group(&mut self, group: Group) {
        self.groups.insert(group);
        group.monsters().for_each(|id| self.dungeon.unseen.add_many(id, id.card().copies));
        self.dungeon.above = (self.dungeon.unseen.total() - 10) as u8;
    }

    pub(super) fn add_family(&mut self, family: Family, copies: [u8; 3]) {
        if let Some(free) = self.families.iter_mut().find(|f| f.is_none()) {
            *free = Some(family);
        }
        (1..=3).zip(copies).for_each(|(level, n)| self.stock[family.hero(level).index()] = n);
    }

    pub(super) fn add_village_card(&mut self, card: CardId, copies: u8) {
        self.village.push(card);
        self.stock[card.index()] = copies;
    }

    /// Spoils are taken from the stacks without a purchase and without gold.
    pub(super) fn buy(&mut self, seat: Seat, card: CardId, cost: u8, spoils: bool) {
        self.stock[card.index()] -= 1;
        self.player_mut(seat).discard.add(card);
        if !spoils {
            self.turn.spent += cost;
            self.turn.purchases -= 1;
        }
    }

    pub(super) fn train(&mut self, seat: Seat, into: CardId, experience: u8) {
        self.stock[into.index()] -= 1;
        let player = self.player_mut(seat);
        player.discard.add(into);
        player.experience -= u16::from(experience);
    }

    pub(super) fn destroy_from_stack(&mut self, card: CardId) {
        self.stock[card.index()] -= 1;
        self.destroy(card);
    }

    /// A card leaves the game; Disease goes back to its endless pile (T-DECK-2).
    pub(super) fn destroy(&mut self, card: CardId) {
        if card != DISEASE {
            self.destroyed.add(card);
        }
    }
}
