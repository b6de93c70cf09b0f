//! A set of a few known things as bits of a number: it clones by copying and allocates nothing.

use crate::{Encode, Encoder};
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, Sub};
use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// What a [`Set`] and a [`Bag`](crate::Bag) can hold: things that are numbered from 0.
pub trait Member: Copy {
    /// How many there are; a set can hold things of which there are at most 64.
    const COUNT: usize;

    /// The number of this one, less than [`COUNT`](Self::COUNT).
    fn index(self) -> usize;

    /// The one with this number.
    fn from_index(index: usize) -> Option<Self>;
}

/// A number whose bits a [`Set`] uses: `u8`, `u16`, `u32` or `u64`.
pub trait Bits: Copy + Eq + Hash + Default + Into<u64> {
    /// The lowest bits of a number.
    fn low(bits: u64) -> Self;
}

macro_rules! bits {
    ($($int:ident)*) => { $(
        impl Bits for $int {
            #[inline]
            fn low(bits: u64) -> $int {
                bits as $int
            }
        }

        impl<T: Member> Set<T, $int> {
            /// Nothing.
            pub const EMPTY: Self = Set(0, PhantomData);

            /// All that there are.
            pub const FULL: Self = {
                assert!(0 < T::COUNT && T::COUNT <= $int::BITS as usize, "the set has too few bits");
                Set($int::MAX >> ($int::BITS as usize - T::COUNT), PhantomData)
            };

            /// The things whose bits are 1; bits of nothing are left out.
            pub const fn from_bits(bits: $int) -> Self {
                Set(bits & Self::FULL.0, PhantomData)
            }

            /// A number in which the bit `1 << index` is 1 for each thing of the set.
            pub const fn bits(self) -> $int {
                self.0
            }

            /// How many things.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is nothing.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }
    )* };
}
bits!(u8 u16 u32 u64);

/// A set of things of type `T` in a number of type `B`, which needs [`Member::COUNT`] bits.
pub struct Set<T, B>(B, PhantomData<T>);

impl<T: Member, B: Bits> Set<T, B> {
    #[inline]
    fn new(bits: u64) -> Self {
        Set(B::low(bits), PhantomData)
    }

    #[inline]
    fn wide(self) -> u64 {
        self.0.into()
    }

    #[inline]
    fn bit(item: T) -> u64 {
        debug_assert!(item.index() < T::COUNT, "a member has a number below the count");
        1 << (item.index() & 63)
    }

    /// A set of one.
    #[inline]
    pub fn one(item: T) -> Self {
        Set::new(Self::bit(item))
    }

    /// Whether the thing is in the set.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.wide() & Self::bit(item) != 0
    }

    /// Adds a thing.
    #[inline]
    pub fn insert(&mut self, item: T) {
        *self = Set::new(self.wide() | Self::bit(item));
    }

    /// Takes a thing out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        *self = Set::new(self.wide() & !Self::bit(item));
    }

    /// The first thing, by its number.
    #[inline]
    pub fn first(self) -> Option<T> {
        T::from_index(self.wide().trailing_zeros() as usize)
    }

    /// The things in the order of their numbers.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members(self.wide(), PhantomData)
    }
}

impl<T, B: Copy> Clone for Set<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Copy> Copy for Set<T, B> {}

impl<T, B: Eq> PartialEq for Set<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, B: Eq> Eq for Set<T, B> {}

impl<T, B: Hash> Hash for Set<T, B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T, B: Default> Default for Set<T, B> {
    fn default() -> Self {
        Set(B::default(), PhantomData)
    }
}

/// The number, as [`mask`] writes it; kept transcripts have it so.
impl<T, B: fmt::Debug> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What is in one of them or in both.
impl<T: Member, B: Bits> BitOr for Set<T, B> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set::new(self.wide() | other.wide())
    }
}

/// What is in both.
impl<T: Member, B: Bits> BitAnd for Set<T, B> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set::new(self.wide() & other.wide())
    }
}

/// What is in the first and not in the second.
impl<T: Member, B: Bits> Sub for Set<T, B> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Set::new(self.wide() & !other.wide())
    }
}

/// The things of a [`Set`], by their numbers.
#[derive(Clone, Debug)]
pub struct Members<T>(u64, PhantomData<T>);

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let item = T::from_index(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(item)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.count_ones() as usize, Some(self.0.count_ones() as usize))
    }
}

impl<T: Member> ExactSizeIterator for Members<T> {}

impl<T: Member, B: Bits> IntoIterator for Set<T, B> {
    type Item = T;
    type IntoIter = Members<T>;
    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member, B: Bits> FromIterator<T> for Set<T, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Set::new(items.into_iter().fold(0, |bits, item| bits | Self::bit(item)))
    }
}

impl<T: Member, B: Bits> Extend<T> for Set<T, B> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.insert(item));
    }
}

/// A list of the things. [`mask`] writes the number instead.
impl<T: Member + Serialize, B: Bits> Serialize for Set<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<T, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reading(PhantomData))
    }
}

/// Reads a set from a list.
struct Reading<T, B>(PhantomData<(T, B)>);

impl<'de, T: Member + Deserialize<'de>, B: Bits> Visitor<'de> for Reading<T, B> {
    type Value = Set<T, B>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {} things", T::COUNT)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Set<T, B>, A::Error> {
        let mut set = Set::default();
        while let Some(item) = items.next_element()? {
            set.insert(item);
        }
        Ok(set)
    }
}

/// A number with a bit for each thing, number 0 the lowest.
impl<T: Member, B: Bits> Encode for Set<T, B> {
    fn encode(&self, out: &mut Encoder) {
        self.wide().encode(out);
    }
    fn is_missing(&self) -> bool {
        self.wide() == 0
    }
}

/// Writes a set as a number instead of a list: `#[serde(with = "table::mask")]`.
pub mod mask {
    use super::{Bits, Member, Set};
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    /// The bits of the set as a number.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T, B: Bits + Serialize, S: Serializer>(
        set: &Set<T, B>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        set.0.serialize(serializer)
    }

    /// The set of a number.
    ///
    /// # Errors
    /// Those of the deserializer, and one where a bit stands for nothing.
    pub fn deserialize<'de, T: Member, B: Bits + Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Set<T, B>, D::Error> {
        let bits = B::deserialize(deserializer)?.into();
        match bits.checked_shr(T::COUNT as u32) {
            None | Some(0) => Ok(Set::new(bits)),
            Some(_) => {
                Err(D::Error::custom(format_args!("{bits} has a bit beyond the {} that count", T::COUNT)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Day(u8);

    impl Member for Day {
        const COUNT: usize = 7;
        fn index(self) -> usize {
            self.0.into()
        }
        fn from_index(index: usize) -> Option<Day> {
            (index < 7).then_some(Day(index as u8))
        }
    }

    type Days = Set<Day, u8>;

    impl Serialize for Day {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.0.serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Day {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
            let number = u8::deserialize(deserializer)?;
            Day::from_index(number.into()).ok_or_else(|| serde::de::Error::custom("no such day"))
        }
    }

    #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    struct Open(#[serde(with = "mask")] Days);

    #[test]
    fn a_set_holds_what_was_put_in_once_and_in_order() {
        let mut set: Days = [Day(4), Day(1), Day(4)].into_iter().collect();
        set.insert(Day(6));
        set.remove(Day(4));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Day(1), Day(6)]);
        assert!(set.contains(Day(1)) && !set.contains(Day(4)));
        assert_eq!((set.len(), set.first(), set.bits()), (2, Some(Day(1)), 0b100_0010));
        assert_eq!(Days::EMPTY.first(), None);
        assert_eq!(format!("{set:?}"), "66");
    }

    #[test]
    fn sets_are_joined_and_cut() {
        let (some, even) = (Days::from_bits(0b111), Days::from_bits(0b101_0101));
        assert_eq!(some & even, Days::from_bits(0b101));
        assert_eq!(some - even, Days::one(Day(1)));
        assert_eq!((some | even).len(), 5);
        assert_eq!((Days::FULL.len(), Days::from_bits(u8::MAX)), (7, Days::FULL));
        assert_eq!(Days::FULL.iter().len(), 7);
    }

    #[test]
    fn a_set_is_read_only_when_all_of_it_exists() {
        let set = Days::from_bits(0b101);
        assert_eq!(serde_json::to_string(&set).expect("it is JSON"), "[0,2]");
        assert_eq!(serde_json::from_str::<Days>("[2,0,2]").expect("both exist"), set);
        assert!(serde_json::from_str::<Days>("[7]").is_err());
        assert_eq!(serde_json::to_string(&Open(set)).expect("it is JSON"), "5");
        assert_eq!(serde_json::from_str::<Open>("5").expect("both exist"), Open(set));
        assert!(serde_json::from_str::<Open>("128").is_err());
    }

    #[test]
    fn a_set_can_use_all_bits_of_its_number() {
        #[derive(Clone, Copy)]
        struct Square(u8);
        impl Member for Square {
            const COUNT: usize = 64;
            fn index(self) -> usize {
                self.0.into()
            }
            fn from_index(index: usize) -> Option<Square> {
                (index < 64).then_some(Square(index as u8))
            }
        }
        assert_eq!(Set::<Square, u64>::FULL.bits(), u64::MAX);
        assert_eq!(Set::<Square, u64>::FULL.iter().map(Square::index).sum::<usize>(), 63 * 64 / 2);
    }
}
