//! Choosing cards: of the party, of a hidden hand, of the hall. Cards that are alike are offered once, the first of them.

use super::{Check, ensure};
use crate::Thunderstone;
use crate::card::CardId;
use crate::cards::STONE_OF_MYSTERY;
use crate::choice::Choice;
use crate::illegal::Illegal;
use crate::party::{Mark, Member, Slot, Slots};
use crate::ranks::Rank;
use alloc::vec::Vec;

impl Thunderstone {
    /// Whether this place of the party holds a card.
    pub(super) fn check_slot(&self, slot: Slot) -> Result<&Member, Illegal> {
        self.table.party.get(slot).ok_or(Illegal::NoSuchCard { slot })
    }

    /// Whether a card of the party is eligible, and not like an earlier one that is.
    pub(super) fn check_member(&self, slot: Slot, among: Slots) -> Check {
        let member = self.check_slot(slot)?;
        if !among.contains(slot) {
            // A battle effect may strike borrowed heroes too: then it is not of the kind.
            return Err(match member.has(Mark::Borrowed) && self.table.turn.battle.is_none() {
                true => Illegal::Borrowed { card: member.card },
                false => Illegal::NotEligible { card: member.card },
            });
        }
        self.check_first(slot, among)
    }

    /// Whether no earlier card of these is like this one.
    #[inline]
    pub(super) fn check_first(&self, slot: Slot, among: Slots) -> Check {
        let first = self.table.party.first_alike(slot, among);
        ensure(first == slot, Illegal::Alike { slot, first })
    }

    /// Appends a choice for each of these cards that differ.
    pub(super) fn members(&self, set: Slots, out: &mut Vec<Choice>) {
        out.extend(self.table.party.distinct(set).iter().map(Choice::Member));
    }

    /// The active player's own heroes.
    pub(crate) fn own_heroes(&self) -> Slots {
        self.table.party.select(|m| m.card.is_hero() && m.in_hand())
    }

    /// Whether a card is in the hidden hand of the seat that is asked.
    pub(super) fn check_in_hand(&self, card: CardId) -> Check {
        ensure(self.hands[self.asked().index()].contains(&card), Illegal::NotThere { card })
    }

    /// The ranks whose monsters pass a test.
    #[inline]
    pub(crate) fn ranks(&self, test: impl Fn(CardId) -> bool) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |&rank| self.table.monster(rank).is_some_and(&test))
    }

    /// Whether a monster stands in a rank.
    pub(super) fn check_monster(&self, rank: Rank) -> Check {
        match self.table.in_rank(rank) {
            None => Err(Illegal::NoMonster { rank }),
            Some(there) => ensure(there.card != STONE_OF_MYSTERY, Illegal::ThunderstoneIsNoMonster),
        }
    }

    /// Appends a choice for each monster that passes a test.
    pub(super) fn monsters(&self, test: impl Fn(CardId) -> bool, out: &mut Vec<Choice>) {
        out.extend(self.ranks(test).map(|rank| Choice::Monster { rank }));
    }
}

/// Each kind of a sorted list of cards once, if it passes a test.
pub(super) fn kinds(cards: &[CardId], test: impl Fn(CardId) -> bool, out: &mut Vec<Choice>) {
    for (index, &card) in cards.iter().enumerate() {
        if (index == 0 || cards[index - 1] != card) && test(card) {
            out.push(Choice::Card(card));
        }
    }
}
