//! A bag of cards without order. It is plain memory, so that a whole game clones by copying bytes.

use crate::card::{CARD_COUNT, CardId};
use serde::{Serialize, Serializer};
use std::hash::{Hash, Hasher};
use table::{Rng, random};

/// Room for every kind of card, rounded up to whole 64-bit words.
const ROOM: usize = CARD_COUNT.div_ceil(8) * 8;

/// A shuffled pile: how many cards of each kind, in no order (law 3).
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<CardId, u8>"))]
pub struct Bag {
    counts: [u8; ROOM],
    total: u16,
}

impl Bag {
    /// No cards.
    pub const EMPTY: Bag = Bag { counts: [0; ROOM], total: 0 };

    /// How many cards there are.
    #[inline]
    pub fn total(&self) -> u16 {
        self.total
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many cards of one kind there are.
    #[inline]
    pub fn count(&self, card: CardId) -> u8 {
        self.counts[card.index()]
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: CardId) {
        self.add_many(card, 1);
    }

    /// Puts several cards of a kind in.
    #[inline]
    pub fn add_many(&mut self, card: CardId, n: u8) {
        self.counts[card.index()] += n;
        self.total += u16::from(n);
    }

    /// Takes a card out; `false` when there is none of the kind.
    #[inline]
    pub fn remove(&mut self, card: CardId) -> bool {
        let count = &mut self.counts[card.index()];
        let there = *count > 0;
        if there {
            *count -= 1;
            self.total -= 1;
        }
        there
    }

    /// Puts all cards of another bag in.
    pub fn add_all(&mut self, other: &Bag) {
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        self.total += other.total;
    }

    /// The kinds there are, each with its count, in the order of the card table.
    pub fn kinds(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.counts.iter().enumerate().filter(|&(_, &n)| n > 0).map(|(i, &n)| (CardId(i as u8), n))
    }

    /// One card drawn at random, left in the bag; `None` from an empty bag.
    #[inline]
    pub fn sample(&self, rng: &mut impl Rng) -> Option<CardId> {
        if self.total == 0 {
            return None;
        }
        Some(self.nth(random::below(rng, u32::from(self.total))))
    }

    /// The kind at a place below the total, counting the cards by kind.
    pub(crate) fn nth(&self, mut place: u32) -> CardId {
        let mut word = 0;
        loop {
            let bytes = &self.counts[word..word + 8];
            let sum: u32 = bytes.iter().map(|&n| u32::from(n)).sum();
            if place < sum {
                break;
            }
            place -= sum;
            word += 8;
        }
        let mut index = word;
        while place >= u32::from(self.counts[index]) {
            place -= u32::from(self.counts[index]);
            index += 1;
        }
        CardId(index as u8)
    }
}

impl Default for Bag {
    fn default() -> Bag {
        Bag::EMPTY
    }
}

impl Hash for Bag {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.counts);
    }
}

impl std::fmt::Debug for Bag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.kinds().map(|(card, n)| (card.card().id, n))).finish()
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{DAGGER, MILITIA, WRAITH};

    #[test]
    fn a_bag_draws_every_card_it_holds_and_no_other() {
        let mut bag = Bag::EMPTY;
        bag.add_many(MILITIA, 2);
        bag.add(WRAITH);
        assert_eq!([0, 1, 2].map(|place| bag.nth(place)), [MILITIA, MILITIA, WRAITH]);
        assert!(bag.remove(WRAITH) && !bag.remove(WRAITH) && !bag.remove(DAGGER));
        assert_eq!((bag.total(), bag.count(MILITIA)), (2, 2));
    }
}
