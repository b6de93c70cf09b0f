//! A list of choices that can be searched by value, reused from step to step without allocating.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

/// An index into a list of choices. It stays valid as long as the list does not change.
#[derive(Default)]
pub(crate) struct Listing {
    /// Hash and position, sorted by hash.
    places: Vec<(u64, u32)>,
    seen: Vec<bool>,
}

impl Listing {
    /// Indexes the list. The error is a position whose value occurs earlier too.
    pub fn index<C: Hash + Eq>(&mut self, list: &[C]) -> Result<(), usize> {
        self.places.clear();
        self.places.extend(list.iter().zip(0..).map(|(choice, place)| (hash(choice), place)));
        self.places.sort_unstable();
        self.seen.clear();
        self.seen.resize(list.len(), false);
        for (at, &(hash, place)) in self.places.iter().enumerate() {
            let same = self.places[at + 1..].iter().take_while(|later| later.0 == hash);
            for &(_, later) in same {
                if list[place as usize] == list[later as usize] {
                    return Err(place.max(later) as usize);
                }
            }
        }
        Ok(())
    }

    /// Where the value stands in the list.
    pub fn find<C: Hash + Eq>(&self, list: &[C], choice: &C) -> Option<usize> {
        let hash = hash(choice);
        let from = self.places.partition_point(|place| place.0 < hash);
        self.places[from..]
            .iter()
            .take_while(|place| place.0 == hash)
            .map(|place| place.1 as usize)
            .find(|&place| list[place] == *choice)
    }

    /// Notes that the value at this place was met.
    pub fn see(&mut self, place: usize) {
        self.seen[place] = true;
    }

    /// A place whose value was never met.
    pub fn unseen(&self) -> Option<usize> {
        self.seen.iter().position(|seen| !seen)
    }
}

fn hash(value: &impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_where_they_stand() {
        let list = ["a", "b", "c"];
        let mut listing = Listing::default();
        assert_eq!(listing.index(&list), Ok(()));
        assert_eq!(listing.find(&list, &"c"), Some(2));
        assert_eq!(listing.find(&list, &"d"), None);
        listing.see(0);
        listing.see(2);
        assert_eq!(listing.unseen(), Some(1));
    }

    #[test]
    fn a_value_that_stands_twice_is_reported() {
        assert_eq!(Listing::default().index(&[5, 6, 5]), Err(2));
    }
}
