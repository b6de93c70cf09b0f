//! Seats, sets of seats, and who is looking.

use crate::List;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};

/// The most seats a table has room for. How many may play is for each game to say.
pub const MAX_SEATS: usize = if cfg!(feature = "reshaped") { 7 } else { 5 };

/// Something for each seat of a table, in order: as many as there are seats.
pub type PerSeat<T> = List<T, MAX_SEATS>;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number. Whether a table has it is for the game to say.
    pub const fn new(number: u8) -> Seat {
        Seat(number)
    }

    /// Its number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All seats of a table, from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
///
/// ```
/// use emberhall_table::{Seat, SeatSet};
///
/// let set: SeatSet = [Seat::new(2), Seat::new(0)].into_iter().collect();
/// assert!(set.contains(Seat::new(0)) && !set.contains(Seat::new(1)));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[cfg_attr(feature = "ts", ts(type = "Array<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table of `seats`.
    ///
    /// # Panics
    /// It may panic when there are more than 8.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Adds a seat; seats beyond the eighth are ignored.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1u8.checked_shl(u32::from(seat.0)).unwrap_or(0);
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !1u8.checked_shl(u32::from(seat.0)).unwrap_or(0);
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who also sees what only that seat may see.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`, the spectator last.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_clockwise_and_wrap() {
        assert_eq!(Seat::new(0).next(3), Seat::new(1));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_survives_absurd_seats() {
        let mut set: SeatSet = [Seat::new(1), Seat::new(4)].into_iter().collect();
        set.insert(Seat::new(200));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(4)]);
        assert!(!set.contains(Seat::new(200)));
        set.remove(Seat::new(1));
        assert_eq!(set.len(), 1);
        assert_eq!(SeatSet::all(5).len(), 5);
    }
}
