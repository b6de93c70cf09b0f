//! The hex grid: places and directions. It knows nothing of what lies there.

use core::fmt;
use serde::{Deserialize, Serialize, Serializer};
use table::{Member, Set};

/// A place on the grid, in axial coordinates; the castle is at (0, 0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
#[cfg_attr(feature = "ts", ts(type = "[q: number, r: number]"))]
pub struct Pos {
    /// East.
    pub q: i8,
    /// South-east.
    pub r: i8,
}

impl From<(i8, i8)> for Pos {
    fn from((q, r): (i8, i8)) -> Pos {
        Pos { q, r }
    }
}

impl From<Pos> for (i8, i8) {
    fn from(pos: Pos) -> (i8, i8) {
        (pos.q, pos.r)
    }
}

/// As people read it: with a minus instead of a hyphen, and in one piece.
impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |n: i8| if n < 0 { "−" } else { "" };
        let Pos { q, r } = *self;
        write!(f, "({}{},\u{a0}{}{})", sign(q), q.unsigned_abs(), sign(r), r.unsigned_abs())
    }
}

/// One of the six sides of a hex, counted counter-clockwise from east.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "0 | 1 | 2 | 3 | 4 | 5"))]
pub struct Side(u8);

impl Side {
    /// The six sides: E, NE, NW, W, SW, SE.
    pub const ALL: [Side; 6] = [Side(0), Side(1), Side(2), Side(3), Side(4), Side(5)];

    /// The side's number, 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side that meets this one across a border.
    pub const fn opposite(self) -> Side {
        Side((self.0 + 3) % 6)
    }

    /// Where one step across this side leads.
    const fn step(self) -> (i8, i8) {
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][self.0 as usize]
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

/// A set of sides.
pub type Sides = Set<Side, u8>;

impl Member for Side {
    const COUNT: usize = Side::ALL.len();

    fn index(self) -> usize {
        Side::index(self)
    }
    fn from_index(index: usize) -> Option<Side> {
        Side::ALL.get(index).copied()
    }
}

impl Pos {
    /// The neighbour across a side. Coordinates at the edge of the number range stay there.
    pub const fn across(self, side: Side) -> Pos {
        let (q, r) = side.step();
        Pos { q: self.q.saturating_add(q), r: self.r.saturating_add(r) }
    }

    /// The side of this hex that faces the neighbour, when it is one.
    pub fn side_to(self, other: Pos) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.across(side) == other && self != other)
    }

    /// The straight line to another hex: its side and its length, when there is one.
    pub fn line_to(self, other: Pos) -> Option<(Side, u8)> {
        let (dq, dr) = (i16::from(other.q) - i16::from(self.q), i16::from(other.r) - i16::from(self.r));
        let length = dq.abs().max(dr.abs()).max((dq + dr).abs());
        let side = Side::ALL.into_iter().find(|side| {
            let (q, r) = side.step();
            (i16::from(q) * length, i16::from(r) * length) == (dq, dr)
        })?;
        (length > 0).then_some((side, length.min(255) as u8))
    }
}

/// Sides rotated counter-clockwise by some sixths.
pub const fn rotated(sides: Sides, rotation: u8) -> Sides {
    let (bits, turn) = (sides.bits(), rotation % 6);
    Sides::from_bits((bits << turn) | (bits >> (6 - turn)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_border_is_shared_by_opposite_sides() {
        let here = Pos { q: 2, r: -1 };
        for side in Side::ALL {
            let there = here.across(side);
            assert_eq!(here.side_to(there), Some(side));
            assert_eq!(there.side_to(here), Some(side.opposite()));
        }
        assert_eq!(here.side_to(here), None);
    }

    #[test]
    fn lines_are_straight_or_none() {
        let here = Pos { q: 0, r: 0 };
        assert_eq!(here.line_to(Pos { q: 3, r: -3 }), Some((Side(1), 3)));
        assert_eq!(here.line_to(Pos { q: 2, r: -1 }), None);
        assert_eq!(here.line_to(here), None);
        assert_eq!(Pos { q: -128, r: 0 }.line_to(Pos { q: 127, r: 0 }), Some((Side(0), 255)));
    }

    #[test]
    fn a_place_is_written_with_a_minus_and_in_one_piece() {
        let written = |q, r| Pos { q, r }.to_string();
        assert_eq!(
            [written(0, 2), written(1, -1), written(-128, 10)],
            ["(0,\u{a0}2)", "(1,\u{a0}−1)", "(−128,\u{a0}10)"]
        );
    }

    #[test]
    fn rotation_turns_a_mask_round() {
        let turned = |bits, rotation| rotated(Sides::from_bits(bits), rotation).bits();
        assert_eq!(turned(0b00_0001, 1), 0b00_0010);
        assert_eq!(turned(0b10_0001, 1), 0b00_0011);
        assert_eq!(turned(0b10_0001, 6), 0b10_0001);
    }
}
