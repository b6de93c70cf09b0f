//! The ranks of the hall: who stands where, how the cards move up, and how much light they ask for.

use crate::card::CardId;
use crate::cards::STONE_OF_MYSTERY;
use crate::number::as_number;
use core::ops::{Deref, DerefMut};
use serde::{Serialize, Serializer};
use table::Arg;
use table::patch::{self, Changes, Patchable};

/// A rank of the hall; the first is in front, where monsters breach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8"))]
#[allow(missing_docs)] // They are what they are called.
#[repr(u8)]
pub enum Rank {
    First = 1,
    Second = 2,
    Third = 3,
}

impl Rank {
    /// All ranks, from the front.
    pub const ALL: [Rank; 3] = [Rank::First, Rank::Second, Rank::Third];

    /// The rank with this number, 1 to 3.
    pub const fn new(number: u8) -> Option<Rank> {
        match number {
            1 => Some(Rank::First),
            2 => Some(Rank::Second),
            3 => Some(Rank::Third),
            _ => None,
        }
    }

    /// Its number, 1 to 3.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its place in the hall, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

as_number!(Rank, "rank", "{}");

impl From<Rank> for Arg {
    fn from(rank: Rank) -> Arg {
        rank.number().into()
    }
}

/// A card in the hall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HallCard {
    /// The monster, or the Thunderstone.
    pub card: CardId,
    /// Whether it has come to rank 1 and its breach is still to be looked at.
    pub arriving: bool,
    /// Whether its breach has happened since it came into the hall.
    pub breached: bool,
    /// For a test: a field that nothing depends on.
    #[cfg(feature = "reshaped")]
    pub shown: u8,
}

impl HallCard {
    /// A card that stands in the hall, and has neither just arrived nor breached.
    pub const fn new(card: CardId) -> HallCard {
        HallCard {
            card,
            arriving: false,
            breached: false,
            #[cfg(feature = "reshaped")]
            shown: 7,
        }
    }
}

/// The hall, rank 1 first. Written down, each card also says how much light it asks for where it stands
/// ([`Standing`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hall(pub [Option<HallCard>; 3]);

/// A card in a rank of the hall, as it is written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The monster, or the Thunderstone.
    pub card: CardId,
    /// Whether it has come to rank 1 and its breach is still to be looked at.
    pub arriving: bool,
    /// Whether its breach has happened since it came into the hall.
    pub breached: bool,
    /// The light without which an attack on it suffers in the dark; none for the Thunderstone.
    pub light_needed: Option<u8>,
}

/// The light that an attack on a monster needs: that of its rank, and that of its own darkness (T-BAT-3).
#[inline]
pub fn light_needed(rank: Rank, monster: CardId) -> u8 {
    rank.number() + monster.card().darkness
}

/// The light that a card of the hall asks for; none for the Thunderstone, which nobody attacks (T-END-3).
pub(crate) fn light_of(rank: Rank, card: CardId) -> Option<u8> {
    (card != STONE_OF_MYSTERY).then(|| light_needed(rank, card))
}

impl Hall {
    /// Each card with its place, as it is written down.
    pub fn standing(&self) -> [Option<Standing>; 3] {
        Rank::ALL.map(|rank| {
            self[rank.index()].map(|HallCard { card, arriving, breached, .. }| Standing {
                card,
                arriving,
                breached,
                light_needed: light_of(rank, card),
            })
        })
    }

    /// The cards close up towards rank 1 (T-HALL-1).
    pub(crate) fn closed_up(self) -> Hall {
        let mut next = self;
        next.sort_by_key(Option::is_none);
        if self[0].is_none() {
            next.arrive();
        }
        next
    }

    /// Each rank gets the card of the rank named.
    pub(crate) fn arranged(self, order: [Rank; 3]) -> Hall {
        let mut next = Hall(order.map(|from| self[from.index()]));
        if order[0] != Rank::First {
            next.arrive();
        }
        next
    }

    /// In the solo variant the cards move one rank on, as far as needed; who is pushed out of rank 1 escapes.
    pub(crate) fn advanced(self) -> (Hall, Option<CardId>) {
        let mut next = self;
        let last = self.iter().rposition(Option::is_some).unwrap_or(0);
        let gap = self[..last].iter().rposition(Option::is_none);
        let escaped = if gap.is_none() { self[0].map(|front| front.card) } else { None };
        let gap = gap.unwrap_or(0);
        next[gap..].rotate_left(1);
        next[2] = None;
        if gap == 0 {
            next.arrive();
        }
        (next, escaped)
    }

    fn arrive(&mut self) {
        if let Some(front) = &mut self[0] {
            front.arriving = true;
        }
    }
}

impl Deref for Hall {
    type Target = [Option<HallCard>; 3];

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Hall {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Patchable for Hall {
    fn changes(&self, new: &Hall, to: &mut Changes) {
        patch::items(&self.standing(), &new.standing(), to);
    }
}

impl Serialize for Hall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.standing().serialize(serializer)
    }
}
