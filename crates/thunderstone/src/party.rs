//! The revealed hand of the active player: every card with what has been done to it this turn.

use crate::card::{CardId, When};
use serde::{Deserialize, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use table::{List, Seat};

/// How many cards a revealed hand can hold. The most the base set can bring together is about forty: six,
/// four from each of eight Town Guards in the Village, and less in the Dungeon.
pub const PARTY: usize = 48;

/// A place in the party. It belongs to its card as long as the card is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    /// No place.
    pub const NONE: Slot = Slot(u8::MAX);

    /// The slot as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot as a set of one.
    #[inline]
    pub const fn bit(self) -> u64 {
        if self.0 < 64 { 1 << self.0 } else { 0 }
    }
}

/// A set of slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Slots(pub u64);

impl Slots {
    /// How many slots.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the slot is in the set.
    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & slot.bit() != 0
    }

    /// The first slot.
    #[inline]
    pub fn first(self) -> Option<Slot> {
        (self.0 != 0).then(|| Slot(self.0.trailing_zeros() as u8))
    }
}

impl Iterator for Slots {
    type Item = Slot;
    #[inline]
    fn next(&mut self) -> Option<Slot> {
        let slot = self.first()?;
        self.0 &= self.0 - 1;
        Some(slot)
    }
}

/// Marks on a card of the party.
pub mod mark {
    /// The hero's whole attack counts as magic attack.
    pub const INTO_MAGIC: u8 = 1;
    /// The hero cannot attack.
    pub const BARRED: u8 = 2;
    /// The card is destroyed after the battle.
    pub const DOOMED: u8 = 4;
    /// The weapon was thrown: it is destroyed, but stays in the battle.
    pub const THROWN: u8 = 8;
    /// The hero has taken its own loss of attack or magic attack.
    pub const JUDGED: u8 = 16;
    /// The hero is borrowed for this battle, one's own among them: it is no card of the hand.
    pub const BORROWED: u8 = 32;

    /// Each mark with its word for the client.
    pub const WORDS: [(u8, &str); 6] = [
        (INTO_MAGIC, "into_magic"),
        (BARRED, "barred"),
        (DOOMED, "doomed"),
        (THROWN, "thrown"),
        (JUDGED, "judged"),
        (BORROWED, "borrowed"),
    ];
}

/// The client reads words and numbers, not bits.
mod readable {
    use super::{Slot, mark};
    use serde::{Serialize, Serializer};

    pub(super) fn abilities<S: Serializer>(used: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..8u8).filter(|index| used & (1 << index) != 0))
    }

    pub(super) fn marks<S: Serializer>(marks: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(mark::WORDS.iter().filter(|(one, _)| marks & one != 0).map(|(_, word)| word))
    }

    pub(super) fn link<S: Serializer>(link: &Slot, serializer: S) -> Result<S::Ok, S::Error> {
        (*link != Slot::NONE).then_some(link).serialize(serializer)
    }
}

/// One card of the party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Member {
    /// The card.
    pub card: CardId,
    /// Which of its abilities were used, one bit each.
    #[serde(serialize_with = "readable::abilities")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub used: u8,
    /// See [`mark`].
    #[serde(serialize_with = "readable::marks")]
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "Array<\"into_magic\" | \"barred\" | \"doomed\" | \"thrown\" | \"judged\" | \"borrowed\">"
        )
    )]
    pub marks: u8,
    /// Strength gained.
    pub strength: i8,
    /// Attack gained or lost.
    pub attack: i8,
    /// Magic attack gained or lost.
    pub magic: i8,
    /// A hero's weapon, or a weapon's bearer; [`Slot::NONE`] without.
    #[serde(serialize_with = "readable::link")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Slot>"))]
    pub link: Slot,
    /// Whose card it is.
    pub owner: Seat,
}

impl Member {
    /// A card as it comes into the party.
    pub fn new(card: CardId, owner: Seat) -> Member {
        Member { card, used: 0, marks: 0, strength: 0, attack: 0, magic: 0, link: Slot::NONE, owner }
    }

    /// Whether it bears a mark.
    #[inline]
    pub fn has(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// Whether it is a card of the active player's hand: neither borrowed nor thrown.
    #[inline]
    pub fn in_hand(&self) -> bool {
        !self.has(mark::BORROWED | mark::THROWN)
    }

    /// Whether the player used one of its Dungeon effects; what happens by itself does not count (T-DUN-3).
    #[inline]
    pub fn was_used(&self) -> bool {
        self.used != 0
            && self.card.card().abilities.iter().enumerate().any(|(index, ability)| {
                self.used & (1 << index) != 0 && matches!(ability.when, When::Dungeon | When::RepeatDungeon)
            })
    }
}

/// The party.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "{ [key in Slot]?: Member }"))]
pub struct Party {
    members: [Member; PARTY],
    present: u64,
}

impl Party {
    /// Nobody.
    pub fn empty() -> Party {
        Party { members: [Member::new(CardId(0), Seat(0)); PARTY], present: 0 }
    }

    /// The slots in use, thrown weapons included.
    #[inline]
    pub fn slots(&self) -> Slots {
        Slots(self.present)
    }

    /// The card at a slot, if one is there.
    #[inline]
    pub fn get(&self, slot: Slot) -> Option<&Member> {
        self.slots().contains(slot).then(|| &self.members[slot.index()])
    }

    /// The card at a slot that is in use.
    #[inline]
    pub fn at(&self, slot: Slot) -> &Member {
        &self.members[slot.index()]
    }

    /// The card at a slot that is in use, to change it.
    #[inline]
    pub fn at_mut(&mut self, slot: Slot) -> &mut Member {
        &mut self.members[slot.index()]
    }

    /// Each slot in use with its card.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &Member)> {
        self.slots().map(|slot| (slot, self.at(slot)))
    }

    /// The slots whose cards pass a test.
    #[inline]
    pub fn select(&self, mut test: impl FnMut(&Member) -> bool) -> Slots {
        let mut set = 0;
        for slot in self.slots() {
            if test(self.at(slot)) {
                set |= slot.bit();
            }
        }
        Slots(set)
    }

    /// Whether no slot is free.
    pub fn is_full(&self) -> bool {
        self.present.trailing_ones() as usize >= PARTY
    }

    /// Adds a card at the first free slot.
    #[inline]
    pub fn add(&mut self, member: Member) -> Slot {
        let slot = Slot(self.present.trailing_ones() as u8);
        self.members[slot.index()] = member;
        self.present |= slot.bit();
        slot
    }

    /// Takes a card away. Its weapon is free again, or its bearer unequipped; a thrown weapon goes with its
    /// bearer.
    pub fn remove(&mut self, slot: Slot) -> Member {
        let member = *self.at(slot);
        self.present &= !slot.bit();
        if self.slots().contains(member.link) {
            if self.at(member.link).has(mark::THROWN) {
                self.present &= !member.link.bit();
            } else {
                self.at_mut(member.link).link = Slot::NONE;
            }
        }
        member
    }

    /// Leaves nobody.
    #[inline]
    pub fn clear(&mut self) {
        self.present = 0;
    }

    /// Puts a weapon into a hero's hands.
    pub fn equip(&mut self, hero: Slot, weapon: Slot) {
        self.at_mut(hero).link = weapon;
        self.at_mut(weapon).link = hero;
    }

    /// Whether two cards of the party are alike in all that matters, so that choosing either is the same.
    #[inline]
    pub fn alike(&self, a: Slot, b: Slot) -> bool {
        let (one, two) = (self.at(a), self.at(b));
        if (Member { link: Slot::NONE, ..*one }) != (Member { link: Slot::NONE, ..*two }) {
            return false;
        }
        match (self.get(one.link), self.get(two.link)) {
            (None, None) => true,
            (Some(one), Some(two)) => {
                (Member { link: Slot::NONE, ..*one }) == (Member { link: Slot::NONE, ..*two })
            }
            _ => false,
        }
    }

    /// The first of the cards that are like this one, within a set.
    #[inline]
    pub fn first_alike(&self, slot: Slot, among: Slots) -> Slot {
        Slots(among.0 & (slot.bit() - 1)).find(|&earlier| self.alike(earlier, slot)).unwrap_or(slot)
    }

    /// A set without those that are like an earlier one.
    #[inline]
    pub fn distinct(&self, set: Slots) -> Slots {
        if set.len() < 2 {
            return set;
        }
        let mut out = 0;
        for slot in set {
            if self.first_alike(slot, set) == slot {
                out |= slot.bit();
            }
        }
        Slots(out)
    }

    /// How many cards pass a test.
    pub fn count(&self, test: impl FnMut(&Member) -> bool) -> u8 {
        self.select(test).len() as u8
    }

    /// The cards of the party in a list.
    pub fn cards(&self) -> List<CardId, PARTY> {
        self.iter().map(|(_, member)| member.card).collect()
    }
}

impl PartialEq for Party {
    fn eq(&self, other: &Party) -> bool {
        self.present == other.present && self.slots().all(|slot| self.at(slot) == other.at(slot))
    }
}

impl Eq for Party {}

impl Hash for Party {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.present.hash(state);
        self.iter().for_each(|(_, member)| member.hash(state));
    }
}

impl std::fmt::Debug for Party {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter().map(|(slot, member)| (slot.0, member))).finish()
    }
}

impl Serialize for Party {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
