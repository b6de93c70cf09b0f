//! How two values that differ are compared: which of their parts are looked at one by one.

use super::changes::json;
use super::{Changes, Patchable};
use crate::{Bag, Bits, Member, Set};
use alloc::string::String;
use core::marker::PhantomData;
use serde::{Serialize, Serializer};

/// As one value.
pub fn whole<T: Serialize>(_: &T, new: &T, to: &mut Changes) {
    to.put(new);
}

/// Not at all: it is not written down.
pub fn skip<T>(_: &T, _: &T, _: &mut Changes) {}

/// As the number of a set, which [`crate::mask`] writes.
pub fn mask<T, B: Bits + Serialize>(_: &Set<T, B>, new: &Set<T, B>, to: &mut Changes) {
    to.put(&Mask(new));
}

struct Mask<'s, T, B>(&'s Set<T, B>);

impl<T, B: Bits + Serialize> Serialize for Mask<'_, T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::mask::serialize(self.0, serializer)
    }
}

/// By what changed within it.
pub fn fields<T: Patchable>(old: &T, new: &T, to: &mut Changes) {
    old.changes(new, to);
}

/// By what changed within it, when it was there and still is.
pub fn optional<T: Patchable + Serialize>(old: &Option<T>, new: &Option<T>, to: &mut Changes) {
    match (old, new) {
        (Some(old), Some(new)) => old.changes(new, to),
        _ => to.put(new),
    }
}

/// An array, item by item and by what changed within each.
pub fn each<T: Patchable + PartialEq + Serialize>(old: &[T], new: &[T], to: &mut Changes) {
    if old.is_empty() || new.len() < old.len() {
        return to.put(new);
    }
    for (index, (old, new)) in old.iter().zip(new).enumerate() {
        if old != new {
            to.at_index(index, |to| old.changes(new, to));
        }
    }
    append(old.len(), new, to);
}

/// An array of small values: item by item or as one value, whatever is shorter.
pub fn items<T: PartialEq + Serialize>(old: &[T], new: &[T], to: &mut Changes) {
    if old.is_empty() || new.len() < old.len() {
        return to.put(new);
    }
    let changed = || old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new);
    let count = changed().count() + new.len() - old.len();
    if count > 1 {
        let whole = json(new);
        if whole.len() <= count * (to.cost() + whole.len() / new.len()) {
            return to.put_json(&whole);
        }
    }
    for (index, (_, new)) in changed() {
        to.at_index(index, |to| to.put(new));
    }
    append(old.len(), new, to);
}

fn append<T: Serialize>(from: usize, new: &[T], to: &mut Changes) {
    for (index, item) in new.iter().enumerate().skip(from) {
        to.at_index(index, |to| to.put(item));
    }
}

/// A pile, kind by kind.
pub fn counts<K: Member + Serialize, const ROOM: usize>(
    old: &Bag<K, ROOM>,
    new: &Bag<K, ROOM>,
    to: &mut Changes,
) {
    counts_by_kind::<K>(old.counts(), new.counts(), to);
}

/// How many there are of each kind, by the number of the kind. Written down, it is a map that leaves out what there is
/// none of.
pub fn counts_by_kind<K: Member + Serialize>(old: &[u8], new: &[u8], to: &mut Changes) {
    let changed = || old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new);
    let there = new.iter().filter(|&&count| count > 0).count();
    // A change repeats the path, which is longer than an entry of the map.
    if 3 * changed().count() > there + 2 {
        return to.put(&Counts::<K>(new, PhantomData));
    }
    for (index, (_, &count)) in changed() {
        let Some(kind) = K::from_index(index) else { continue };
        to.at(&key(&kind), |to| if count > 0 { to.put(&count) } else { to.remove() });
    }
}

struct Counts<'c, K>(&'c [u8], PhantomData<K>);

impl<K: Member + Serialize> Serialize for Counts<'_, K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let there = self.0.iter().enumerate().filter(|&(_, &count)| count > 0);
        serializer.collect_map(there.filter_map(|(index, count)| Some((K::from_index(index)?, count))))
    }
}

/// The name of a value as the key of an object.
fn key(value: &impl Serialize) -> String {
    let json = json(value);
    match json.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        Some(name) => name.into(),
        None => json,
    }
}

/// Implements [`Patchable`](crate::patch::Patchable) for a struct from the list of its fields.
///
/// A field that differs is written as one value, or as the function beside it says: those of [`crate::patch`], or any
/// other of the form `fn(&T, &T, &mut Changes)`. A field that is missing is refused by the compiler.
///
/// ```
/// use emberhall_table::{patch::patch, patchable};
///
/// #[derive(Clone, PartialEq, serde::Serialize)]
/// struct Board {
///     lives: u8,
///     goods: [u8; 4],
/// }
/// patchable!(Board { lives, goods: items });
///
/// #[derive(Clone, serde::Serialize)]
/// struct Table {
///     round: u16,
///     boards: Vec<Board>,
/// }
/// patchable!(Table { round, boards: each });
///
/// let old = Table { round: 1, boards: vec![Board { lives: 5, goods: [0; 4] }] };
/// let mut new = old.clone();
/// new.boards[0].goods[2] = 3;
/// assert_eq!(patch(&old, &new).json(), r#"[["boards.0.goods.2",3]]"#);
/// ```
#[macro_export]
macro_rules! patchable {
    ($type:ident { $($field:ident $(: $how:path)?),* $(,)? }) => {
        impl $crate::patch::Patchable for $type {
            fn changes(&self, new: &Self, to: &mut $crate::patch::Changes) {
                #[allow(unused_imports)]
                use $crate::patch::*;
                let $type { $($field: _),* } = self;
                $(if self.$field != new.$field {
                    to.at(stringify!($field), |to| {
                        $crate::patchable!(@compare $($how)?)(&self.$field, &new.$field, to)
                    });
                })*
            }
        }
    };
    (@compare) => { $crate::patch::whole };
    (@compare $how:path) => { $how };
}
