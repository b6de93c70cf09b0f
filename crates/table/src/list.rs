//! A list of bounded length in plain memory: it clones by copying bytes and allocates nothing.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list with room for `N` items, at most 65,535. What lies beyond its length never counts.
///
/// It compares and hashes like a slice of what it holds.
///
/// ```
/// use emberhall_table::List;
///
/// let mut hand: List<u8, 6> = [1, 3].into_iter().collect();
/// hand.insert_sorted(5);
/// assert!(hand.take(3));
/// assert_eq!(hand[..], [1, 5]);
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u16,
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

    /// Adds an item at the end where there is room; `false` where there is none.
    #[inline]
    pub fn try_push(&mut self, item: T) -> bool {
        let room = !self.is_full();
        if room {
            self.push(item);
        }
        room
    }

    /// Takes the last item off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes an item out; the later ones close up.
    ///
    /// # Panics
    /// When there is no item at the index.
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

/// As on a slice, with one comparison instead of two.
impl<T, const N: usize> List<T, N> {
    /// The last item.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.items.get(usize::from(self.len).wrapping_sub(1))
    }

    /// The last item, to be changed.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut(usize::from(self.len).wrapping_sub(1))
    }
}

impl<T: Copy + Default + Ord, const N: usize> List<T, N> {
    /// Adds an item where it belongs in a sorted list.
    ///
    /// # Panics
    /// When the room is used up.
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

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reading(PhantomData))
    }
}

/// Reads a list, and refuses one that is too long.
struct Reading<T, const N: usize>(PhantomData<T>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Reading<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N} items")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<List<T, N>, A::Error> {
        let mut list = List::new();
        while let Some(item) = items.next_element()? {
            if !list.try_push(item) {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn a_list_is_read_only_when_it_fits() {
        let list: List<u8, 2> = serde_json::from_str("[3,1]").expect("two fit");
        assert_eq!(*list, [3, 1]);
        assert_eq!(serde_json::to_string(&list).expect("it is JSON"), "[3,1]");
        assert!(serde_json::from_str::<List<u8, 2>>("[3,1,2]").is_err());
        let mut full = list;
        assert!(full.is_full() && !full.try_push(4));
        assert_eq!(full, list);
    }

    #[test]
    fn a_list_hashes_like_a_slice() {
        let print = |value: &dyn Fn(&mut std::hash::DefaultHasher)| {
            let mut hasher = std::hash::DefaultHasher::new();
            value(&mut hasher);
            hasher.finish()
        };
        let list: List<u16, 8> = [7, 9].into_iter().collect();
        assert_eq!(print(&|hasher| list.hash(hasher)), print(&|hasher| [7u16, 9][..].hash(hasher)));
    }
}
