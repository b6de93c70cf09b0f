//! The revealed hand of the active player: every card with what has been done to it this turn.

use crate::card::{Ability, CardId, Used};
use crate::cards::MILITIA;
use crate::number::as_number;
use crate::words::words;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU8;
use serde::{Serialize, Serializer};
use table::patch::{Changes, Patchable};
use table::{List, Seat, patchable};

/// How many cards a revealed hand can hold. The most the base set can bring together is about forty: six,
/// four from each of eight Town Guards in the Village, and less in the Dungeon.
pub const PARTY: usize = 48;

/// A place in the party. It belongs to its card as long as the card is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Slot(NonZeroU8);

impl Slot {
    /// The slot with this number, from 0 and below [`PARTY`].
    #[inline]
    pub const fn new(number: u8) -> Option<Slot> {
        if (number as usize) >= PARTY {
            return None;
        }
        // One more than the number is kept, so that `Option<Slot>` needs no more room.
        match NonZeroU8::new(number + 1) {
            Some(next) => Some(Slot(next)),
            None => None,
        }
    }

    /// Its number, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get() - 1
    }

    /// The slot as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.number() as usize
    }
}

as_number!(Slot, "place", "Slot({})");

/// The first slot.
impl Default for Slot {
    fn default() -> Slot {
        Slot(NonZeroU8::MIN)
    }
}

impl table::Member for Slot {
    const COUNT: usize = PARTY;

    #[inline]
    fn index(self) -> usize {
        Slot::index(self)
    }

    #[inline]
    fn from_index(index: usize) -> Option<Slot> {
        if index < PARTY { Slot::new(index as u8) } else { None }
    }
}

/// A set of slots.
pub type Slots = table::Set<Slot, u64>;

words! {
    /// A mark on a card of the party.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[cfg_attr(feature = "ts", ts(rename_all = "snake_case"))]
    pub enum Mark {
        /// The hero's whole attack counts as magic attack.
        IntoMagic = "into_magic",
        /// The hero cannot attack.
        Barred = "barred",
        /// The card is destroyed after the battle.
        Doomed = "doomed",
        /// The weapon was thrown: it is destroyed, but stays in the battle.
        Thrown = "thrown",
        /// The hero has taken its own loss of attack or magic attack.
        Judged = "judged",
        /// The hero is borrowed for this battle, one's own among them: it is no card of the hand.
        Borrowed = "borrowed",
    }
}

/// The marks on a card.
pub type Marks = table::Set<Mark, u8>;

/// One card of the party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Member {
    /// The card that lies there.
    pub card: CardId,
    /// Which of its abilities were used.
    pub used: Used,
    /// What happened to it.
    pub marks: Marks,
    /// Strength gained.
    pub strength: i8,
    /// Attack gained or lost.
    pub attack: i8,
    /// Magic attack gained or lost.
    pub magic: i8,
    /// A hero's weapon, or a weapon's bearer.
    pub link: Option<Slot>,
    /// Whose card it is.
    pub owner: Seat,
}

patchable!(Member { card, used, marks, strength, attack, magic, link, owner });

impl Member {
    /// A card as it comes into the party.
    pub fn new(card: CardId, owner: Seat) -> Member {
        Member {
            card,
            used: Used::EMPTY,
            marks: Marks::EMPTY,
            strength: 0,
            attack: 0,
            magic: 0,
            link: None,
            owner,
        }
    }

    /// Whether it bears a mark.
    #[inline]
    pub fn has(&self, mark: Mark) -> bool {
        self.marks.contains(mark)
    }

    /// Whether it is a card of the active player's hand: neither borrowed nor thrown.
    #[inline]
    pub fn in_hand(&self) -> bool {
        !(self.has(Mark::Borrowed) || self.has(Mark::Thrown))
    }

    /// Whether the player used one of its Dungeon effects; what happens by itself does not count (T-DUN-3).
    #[inline]
    pub fn was_used(&self) -> bool {
        self.used.iter().any(|index| index.of(self.card).is_some_and(Ability::is_for_dungeon))
    }

    /// The same card without regard to what it is linked to.
    pub fn unlinked(self) -> Member {
        Member { link: None, ..self }
    }
}

/// The revealed hand of the player whose turn it is, with heroes that were borrowed.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "{ [key in Slot]?: Member }"))]
pub struct Party {
    members: [Member; PARTY],
    present: Slots,
}

impl Party {
    /// A party without anybody.
    pub fn empty() -> Party {
        Party { members: [Member::new(MILITIA, Seat::new(0)); PARTY], present: Slots::EMPTY }
    }

    /// The slots in use, thrown weapons included.
    #[inline]
    pub fn slots(&self) -> Slots {
        self.present
    }

    /// The card at a slot, if one is there.
    #[inline]
    pub fn get(&self, slot: Slot) -> Option<&Member> {
        self.present.contains(slot).then(|| &self.members[slot.index()])
    }

    /// The weapon of a hero or the bearer of a weapon.
    #[inline]
    pub fn linked(&self, member: &Member) -> Option<&Member> {
        self.get(member.link?)
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
        self.present.iter().map(|slot| (slot, self.at(slot)))
    }

    /// The slots whose cards pass a test.
    #[inline]
    pub fn select(&self, mut test: impl FnMut(&Member) -> bool) -> Slots {
        let mut set = Slots::EMPTY;
        for slot in self.present {
            if test(self.at(slot)) {
                set.insert(slot);
            }
        }
        set
    }

    /// Whether no slot is free.
    pub fn is_full(&self) -> bool {
        self.present == Slots::FULL
    }

    /// Adds a card at the first free slot.
    ///
    /// # Panics
    /// When no slot is free.
    #[inline]
    pub fn add(&mut self, member: Member) -> Slot {
        let slot = (Slots::FULL - self.present).first().expect("the base set has fewer cards than slots");
        self.members[slot.index()] = member;
        self.present.insert(slot);
        slot
    }

    /// Takes a card away. Its weapon is free again, or its bearer unequipped; a thrown weapon goes with its
    /// bearer.
    pub fn remove(&mut self, slot: Slot) -> Member {
        let member = *self.at(slot);
        self.present.remove(slot);
        if let Some(other) = member.link.filter(|&other| self.present.contains(other)) {
            if self.at(other).has(Mark::Thrown) {
                self.present.remove(other);
            } else {
                self.at_mut(other).link = None;
            }
        }
        member
    }

    /// Leaves nobody.
    #[inline]
    pub fn clear(&mut self) {
        self.present = Slots::EMPTY;
    }

    /// Puts a weapon into a hero's hands.
    pub fn equip(&mut self, hero: Slot, weapon: Slot) {
        self.at_mut(hero).link = Some(weapon);
        self.at_mut(weapon).link = Some(hero);
    }

    /// Whether two cards of the party are alike in all that matters, so that choosing either is the same.
    #[inline]
    pub fn alike(&self, a: Slot, b: Slot) -> bool {
        let (one, two) = (self.at(a), self.at(b));
        let linked = |member| self.linked(member).map(|other| other.unlinked());
        one.unlinked() == two.unlinked() && linked(one) == linked(two)
    }

    /// The first of the cards that are like this one, within a set.
    #[inline]
    pub fn first_alike(&self, slot: Slot, among: Slots) -> Slot {
        let earlier = Slots::from_bits(among.bits() & ((1 << slot.index()) - 1));
        earlier.iter().find(|&earlier| self.alike(earlier, slot)).unwrap_or(slot)
    }

    /// A set without those that are like an earlier one.
    #[inline]
    pub fn distinct(&self, set: Slots) -> Slots {
        if set.len() < 2 {
            return set;
        }
        set.iter().filter(|&slot| self.first_alike(slot, set) == slot).collect()
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
        self.present == other.present && self.present.iter().all(|slot| self.at(slot) == other.at(slot))
    }
}

impl Eq for Party {}

impl Hash for Party {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.present.hash(state);
        self.iter().for_each(|(_, member)| member.hash(state));
    }
}

impl core::fmt::Debug for Party {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_map().entries(self.iter().map(|(slot, member)| (slot.number(), member))).finish()
    }
}

impl Patchable for Party {
    fn changes(&self, new: &Party, to: &mut Changes) {
        if self.present.is_empty() || new.present.is_empty() {
            return to.put(new);
        }
        for slot in self.present | new.present {
            match (self.get(slot), new.get(slot)) {
                (Some(old), Some(new)) if old != new => to.at_index(slot.index(), |to| old.changes(new, to)),
                (None, Some(new)) => to.at_index(slot.index(), |to| to.put(new)),
                (Some(_), None) => to.at_index(slot.index(), Changes::remove),
                _ => {}
            }
        }
    }
}

impl Serialize for Party {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
