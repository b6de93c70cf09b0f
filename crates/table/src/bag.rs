//! A pile without an order: how many there are of each kind. It clones by copying and allocates nothing.

use crate::random::below;
use crate::{Member, Rng};
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use serde::ser::{Serialize, Serializer};

/// How many of each kind there are, in no order. A shuffled pile is one: what lies where is decided when it is drawn.
///
/// `ROOM` is at least the number of kinds and a multiple of 8; another is refused by the compiler. There are at most 255
/// of a kind.
#[derive(Clone, Copy)]
pub struct Bag<K, const ROOM: usize> {
    counts: [u8; ROOM],
    total: u16,
    kinds: PhantomData<K>,
}

impl<K: Member, const ROOM: usize> Bag<K, ROOM> {
    /// Nothing.
    pub const EMPTY: Self = {
        assert!(
            K::COUNT <= ROOM && ROOM.is_multiple_of(8),
            "the room is for all kinds, in whole 64-bit words"
        );
        Bag { counts: [0; ROOM], total: 0, kinds: PhantomData }
    };

    /// How many there are.
    #[inline]
    pub fn total(&self) -> u16 {
        self.total
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of a kind there are.
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    /// How many there are of each kind, by the number of the kind.
    pub(crate) fn counts(&self) -> &[u8] {
        &self.counts
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.add_many(kind, 1);
    }

    /// Puts several of a kind in.
    #[inline]
    pub fn add_many(&mut self, kind: K, n: u8) {
        self.counts[kind.index()] += n;
        self.total += u16::from(n);
    }

    /// Puts everything of another bag in.
    pub fn add_all(&mut self, other: &Self) {
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        self.total += other.total;
    }

    /// Takes one out; `false` when there is none of the kind.
    #[inline]
    pub fn remove(&mut self, kind: K) -> bool {
        let count = &mut self.counts[kind.index()];
        let there = *count > 0;
        if there {
            *count -= 1;
            self.total -= 1;
        }
        there
    }

    /// The kinds that there are, each with its count, in their order.
    #[inline]
    pub fn kinds(&self) -> Kinds<'_, K> {
        Kinds { left: &self.counts, base: 0, word: 0, kinds: PhantomData }
    }

    /// The kinds with their weights in a draw, as [`Draw::once`](crate::Draw::once) takes them.
    pub fn weights(&self) -> impl Iterator<Item = (K, u32)> {
        self.kinds().map(|(kind, n)| (kind, n.into()))
    }

    /// The kind at a place below the total, when all that there are lie in a row in the order of their kinds.
    #[inline]
    pub fn nth(&self, mut place: u32) -> Option<K> {
        let mut base = 0;
        for word in self.counts.chunks_exact(8) {
            let sum = word.iter().map(|&n| u32::from(n)).sum();
            if place < sum {
                let passed = word.iter().take_while(|&&n| match place.checked_sub(n.into()) {
                    Some(left) => {
                        place = left;
                        true
                    }
                    None => false,
                });
                return K::from_index(base + passed.count());
            }
            place -= sum;
            base += 8;
        }
        None
    }

    /// One drawn at random, which stays in the bag: one uniform number below the total says the place. `None` from an
    /// empty bag.
    #[inline]
    pub fn sample(&self, rng: &mut impl Rng) -> Option<K> {
        if self.total == 0 { None } else { self.nth(below(rng, self.total.into())) }
    }
}

/// The kinds of a [`Bag`] with their counts.
#[derive(Clone, Debug)]
pub struct Kinds<'b, K> {
    left: &'b [u8],
    base: usize,
    /// Eight counts, the next in the lowest bits; those that were given are 0.
    word: u64,
    kinds: PhantomData<K>,
}

impl<K: Member> Iterator for Kinds<'_, K> {
    type Item = (K, u8);

    #[inline]
    fn next(&mut self) -> Option<(K, u8)> {
        while self.word == 0 {
            let (counts, left) = self.left.split_first_chunk::<8>()?;
            self.word = u64::from_le_bytes(*counts);
            self.left = left;
            self.base += 8;
        }
        let at = self.word.trailing_zeros() / 8;
        let n = (self.word >> (8 * at)) as u8;
        self.word &= !(0xff << (8 * at));
        let kind = K::from_index(self.base - 8 + at as usize)?;
        Some((kind, n))
    }
}

impl<K: Member, const ROOM: usize> Default for Bag<K, ROOM> {
    fn default() -> Self {
        Bag::EMPTY
    }
}

impl<K, const ROOM: usize> PartialEq for Bag<K, ROOM> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}

impl<K, const ROOM: usize> Eq for Bag<K, ROOM> {}

impl<K, const ROOM: usize> Hash for Bag<K, ROOM> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.counts);
    }
}

impl<K: Member + fmt::Debug, const ROOM: usize> fmt::Debug for Bag<K, ROOM> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

/// A map from kinds to counts, without the kinds of which there is none.
impl<K: Member + Serialize, const ROOM: usize> Serialize for Bag<K, ROOM> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds())
    }
}

impl<K: Member, const ROOM: usize> Extend<(K, u8)> for Bag<K, ROOM> {
    fn extend<I: IntoIterator<Item = (K, u8)>>(&mut self, kinds: I) {
        kinds.into_iter().for_each(|(kind, n)| self.add_many(kind, n));
    }
}

impl<K: Member, const ROOM: usize> FromIterator<(K, u8)> for Bag<K, ROOM> {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(kinds: I) -> Self {
        let mut bag = Bag::EMPTY;
        bag.extend(kinds);
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Draw;

    /// One of twenty colours.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
    struct Colour(u8);

    impl Member for Colour {
        const COUNT: usize = 20;
        fn index(self) -> usize {
            self.0.into()
        }
        fn from_index(index: usize) -> Option<Colour> {
            (index < Self::COUNT).then_some(Colour(index as u8))
        }
    }

    fn bag(kinds: &[(u8, u8)]) -> Bag<Colour, 24> {
        kinds.iter().map(|&(colour, n)| (Colour(colour), n)).collect()
    }

    #[test]
    fn a_bag_draws_all_that_it_holds_and_nothing_else() {
        let mut bag = bag(&[(3, 2), (17, 1)]);
        assert_eq!([0, 1, 2].map(|place| bag.nth(place)), [3, 3, 17].map(|colour| Some(Colour(colour))));
        assert_eq!(bag.nth(3), None);
        assert!(bag.remove(Colour(17)) && !bag.remove(Colour(17)) && !bag.remove(Colour(0)));
        assert_eq!((bag.total(), bag.count(Colour(3)), bag.is_empty()), (2, 2, false));
    }

    #[test]
    fn the_places_are_those_of_the_draw() {
        let bag = bag(&[(0, 1), (7, 3), (8, 255), (19, 2)]);
        let draw = Draw::once(bag.weights());
        assert_eq!((draw.total(), draw.total()), (261, bag.total().into()));
        let mut places = draw.values.iter().flat_map(|&(kind, weight)| (0..weight).map(move |_| kind));
        assert!((0..261).all(|place| bag.nth(place) == places.next()));
    }

    #[test]
    fn bags_are_equal_when_they_hold_the_same() {
        let mut one = bag(&[(4, 2)]);
        one.add_all(&bag(&[(4, 1), (9, 5)]));
        assert_eq!(one, bag(&[(9, 5), (4, 3)]));
        assert_ne!(one, bag(&[(9, 5)]));
        assert_eq!(serde_json::to_string(&one).expect("it is a map"), r#"{"4":3,"9":5}"#);
        assert_eq!(format!("{one:?}"), "{Colour(4): 3, Colour(9): 5}");
    }
}
