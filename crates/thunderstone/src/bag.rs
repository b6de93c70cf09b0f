//! Two small containers: a bag of cards without order, and a short list. Both are plain memory, so that a
//! whole game clones by copying bytes.

use crate::card::{CARD_COUNT, CardId};
use serde::{Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};
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

/// A list with a fixed room. What lies beyond its length never counts.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Nothing yet.
    pub fn new() -> List<T, N> {
        List { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// When the room is used up; the rooms are chosen so that the rules cannot do it.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes an item out; the later ones close up.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        item
    }

    /// Leaves nothing.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether there is no room left.
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }
}

impl<T: Copy + Default + Ord, const N: usize> List<T, N> {
    /// Adds an item where it belongs in a sorted list.
    #[inline]
    pub fn insert_sorted(&mut self, item: T) {
        let mut at = usize::from(self.len);
        self.push(item);
        while at > 0 && self.items[at - 1] > item {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = item;
    }

    /// Takes one such item out; `false` when there is none.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        match self.iter().position(|&x| x == item) {
            Some(index) => {
                self.remove(index);
                true
            }
            None => false,
        }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
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

    #[test]
    fn a_list_stays_sorted_and_compares_only_what_it_holds() {
        let mut list: List<u8, 4> = [3, 1].into_iter().collect();
        list.clear();
        list.insert_sorted(2);
        list.insert_sorted(1);
        assert_eq!(*list, [1, 2]);
        assert!(list.take(1) && !list.take(1));
        assert_eq!(list, [2].into_iter().collect());
    }
}
