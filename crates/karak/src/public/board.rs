//! The board: laid hexes, their neighbours, and the chasms between them.

use super::Table;
use crate::components::{MAX_HEXES, TileId};
use crate::content::{Item, Land, Monster};
use crate::hex::{Pos, Side, Sides};
use serde::Serialize;
use table::{Member, Seat, Set, patchable};

/// A laid hex: an index into [`Table::hexes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct HexId(u8);

/// A set of laid hexes.
pub type Hexes = Set<HexId, u64>;

impl HexId {
    /// Karak Castle.
    pub const CASTLE: HexId = HexId(0);

    /// The hex as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for HexId {
    const COUNT: usize = MAX_HEXES;

    fn index(self) -> usize {
        HexId::index(self)
    }
    fn from_index(index: usize) -> Option<HexId> {
        (index < MAX_HEXES).then_some(HexId(index as u8))
    }
}

/// The neighbours of a hex by side; 255 where none is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Neighbours([u8; 6]);

impl Default for Neighbours {
    fn default() -> Neighbours {
        Neighbours::NONE
    }
}

impl Neighbours {
    const UNLAID: u8 = u8::MAX;
    pub(crate) const NONE: Neighbours = Neighbours([Self::UNLAID; 6]);

    pub(crate) const fn get(self, side: Side) -> Option<HexId> {
        match self.0[side.index()] {
            Self::UNLAID => None,
            hex => Some(HexId(hex)),
        }
    }

    pub(crate) fn set(&mut self, side: Side, hex: HexId) {
        self.0[side.index()] = hex.0;
    }
}

/// A hex on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hex {
    /// Where it lies.
    pub at: Pos,
    /// What it is.
    pub land: Land,
    /// The tile it is, or none for the start piece.
    pub tile: Option<TileId>,
    /// How the tile was turned.
    pub rotation: u8,
    /// Its chasms that count, as a mask of sides.
    #[serde(with = "table::mask")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub chasms: Sides,
    /// The monster armies on it.
    pub armies: [Option<Monster>; 2],
    /// The items lying on it, by [`Item::index`].
    pub items: [u8; Item::ALL.len()],
    /// Whose city stands on it.
    pub city: Option<Seat>,
    #[serde(skip)]
    pub(crate) neighbours: Neighbours,
}

patchable!(Hex { at, land, tile, rotation, chasms: mask, armies, items: items, city, neighbours: skip });

impl Hex {
    /// The monster armies on it.
    pub fn armies(&self) -> impl Iterator<Item = Monster> + Clone {
        self.armies.into_iter().flatten()
    }

    /// Whether a monster army stands on it.
    pub fn has_army(&self) -> bool {
        self.armies[0].is_some()
    }

    /// Its sides towards unlaid spaces.
    pub(crate) fn unlaid_sides(&self) -> Sides {
        Side::ALL.into_iter().filter(|&side| self.neighbours.get(side).is_none()).collect()
    }

    /// Its sides towards unlaid spaces that no chasm closes.
    pub(crate) fn open_sides(&self) -> Sides {
        self.unlaid_sides() - self.chasms
    }

    /// Whether a chasm that counts runs along a side.
    pub fn has_chasm(&self, side: Side) -> bool {
        self.chasms.contains(side)
    }
}

impl Table {
    /// A laid hex.
    ///
    /// # Panics
    /// When so many have not been laid.
    pub fn hex(&self, hex: HexId) -> &Hex {
        &self.hexes[hex.index()]
    }

    pub(crate) fn hex_mut(&mut self, hex: HexId) -> &mut Hex {
        &mut self.hexes[hex.index()]
    }

    /// The hex laid at a place.
    pub fn hex_at(&self, at: Pos) -> Option<HexId> {
        HexId::from_index(self.hexes.iter().position(|hex| hex.at == at)?)
    }

    /// The laid hexes in the order in which they were laid.
    pub fn laid(&self) -> impl Iterator<Item = (HexId, &Hex)> + Clone {
        self.hexes.iter().enumerate().map(|(index, hex)| (HexId(index as u8), hex))
    }

    /// The laid neighbour across a side.
    pub fn neighbour(&self, hex: HexId, side: Side) -> Option<HexId> {
        self.hex(hex).neighbours.get(side)
    }

    /// The sides of a hex towards unlaid spaces that no chasm closes.
    pub fn open_sides(&self, hex: HexId) -> Sides {
        self.hex(hex).open_sides()
    }

    /// The sides of a hex that a chasm closes, on this hex or on the one across (K-MOVE-1).
    pub(crate) fn closed_sides(&self, hex: HexId) -> Sides {
        let across = |side: Side| self.neighbour(hex, side).map(|there| self.hex(there));
        let closed = |side: &Side| across(*side).is_some_and(|there| there.has_chasm(side.opposite()));
        let there: Sides = Side::ALL.into_iter().filter(closed).collect();
        self.hex(hex).chasms | there
    }

    /// Whether any hex has a chasm-free side towards an unlaid space (K-EXP-4, K-LOR-1).
    pub fn has_open_side(&self) -> bool {
        self.hexes.iter().any(|hex| !hex.open_sides().is_empty())
    }

    /// Whether the border across a side is free of chasms on both hexes (K-MOVE-1).
    pub fn is_passable(&self, hex: HexId, side: Side) -> bool {
        self.neighbour(hex, side).is_some_and(|there| {
            !self.hex(hex).has_chasm(side) && !self.hex(there).has_chasm(side.opposite())
        })
    }
}
