//! The revealed hand.

use crate::card::CardId;
use crate::event::Power;
use crate::party::{Mark, Marks, Member, Slot};
use crate::public::{Offer, Table};

impl Table {
    pub(super) fn destroy_member(&mut self, slot: Slot, card: CardId) {
        self.party.remove(slot);
        self.destroy(card);
    }

    pub(super) fn discard_member(&mut self, slot: Slot, card: CardId) {
        let owner = self.party.remove(slot).owner;
        self.player_mut(owner).discard.add(card);
    }

    pub(super) fn discard_party(&mut self) {
        for (_, member) in self.party.iter().filter(|(_, member)| !member.has(Mark::Thrown)) {
            self.players[member.owner.index()].discard.add(member.card);
        }
        self.party.clear();
        self.turn.battle = None;
    }

    pub(super) fn throw(&mut self, slot: Slot, card: CardId, attack: i8) {
        let weapon = self.party.at_mut(slot);
        weapon.marks.insert(Mark::Thrown);
        weapon.attack += attack;
        self.destroy(card);
    }

    pub(super) fn borrow(&mut self, offer: Offer) {
        let Offer { owner, card, used } = offer;
        self.player_mut(owner).discard.remove(card);
        self.party.add(Member { used, marks: Marks::one(Mark::Borrowed), ..Member::new(card, owner) });
        self.offers.clear();
    }
}

impl Member {
    pub(super) fn strengthen(&mut self, strength: i8, into_magic: bool) {
        self.strength += strength;
        if into_magic {
            self.marks.insert(Mark::IntoMagic);
        }
    }

    pub(super) fn judge(&mut self, power: Power, amount: i8) {
        self.marks.insert(Mark::Judged);
        match power {
            Power::Attack => self.attack += amount,
            Power::Magic => self.magic += amount,
        }
    }
}
